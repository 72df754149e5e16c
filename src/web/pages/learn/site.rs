//! What is taught of this site: how moves are written, time, conditional moves, proposed lines,
//! claims, decisions, emails; and the games that are not the standard one.

use super::{Diagram, Part, Topic, examples, no_facts};
use crate::{chess::Square, key};

use Part::{Autolinked, Diagrams, List, Section, Table, Text, Typed};

/// The opening of most examples; White has moved last.
pub(super) const SPANISH: &[&str] = &["e4", "e5", "Nf3", "Nc6", "Bb5"];
/// Conditional moves and a proposed line after them.
pub(super) const CONDITIONAL_MOVES: &str = "3...a6 4.Ba4 (3...Nf6 4.O-O) 4...Nf6 5.O-O";
pub(super) const ANY: &str = "3...any-unless-capture-attack 4.c3";
pub(super) const PROPOSED_LINE: &str = "3...a6 4.Ba4 Nf6 5.O-O Be7 6.Re1";
/// A position that is about to stand for the third time; Black is to move.
pub(super) const KNIGHTS: &[&str] = &["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"];
/// Pawns, a knight, a capture, castling and a promotion in one position.
pub(super) const NOTATION: &str = "4k3/P7/8/3p4/4P3/8/8/1N2K2R w K - 0 1";
/// First lines of answers to emails.
pub(super) const ANSWERS: [&str; 8] = [
    "13. Nxe4",
    "13. Nxe4 draw?",
    "draw?",
    "accept draw",
    "decline draw",
    "resign",
    "if 13...dxe4 14.Ng5",
    "13. Nxe4 if 13...dxe4 14.Ng5",
];

const AFTER_SPANISH: Diagram = Diagram::game(SPANISH, key!("learn-conditional-example-board"));
const CHESS960: &str = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1";
const CASTLING960: &str = "4k3/8/8/8/8/8/PPP5/RKR5 w CA - 0 1";

pub(super) const VARIANTS: &[Topic] = &[
    Topic {
        slug: "chess960",
        title: key!("learn-960-title"),
        lead: key!("learn-960-lead"),
        articles: "II.1–II.3",
        parts: &[
            Text(key!("learn-960-text")),
            Diagrams(&[Diagram::of(CHESS960, key!("learn-960-example-position")).chess960()]),
            Section(key!("learn-960-castling")),
            Text(key!("learn-960-castling-text")),
            Diagrams(&[
                Diagram::of(CASTLING960, key!("learn-960-castling-example-before")).chess960(),
                Diagram::of(CASTLING960, key!("learn-960-castling-example-after"))
                    .chess960()
                    .after(&["O-O"]),
            ]),
            List(&[
                key!("learn-960-castling-unmoved"),
                key!("learn-960-castling-empty"),
                key!("learn-960-castling-not-attacked"),
            ]),
            Section(key!("learn-960-on-this-site")),
            Autolinked(key!("learn-960-on-this-site-text"), &["/challenges/new"]),
        ],
        facts: no_facts,
    },
    Topic {
        slug: "game-options",
        title: key!("learn-options-title"),
        lead: key!("learn-options-lead"),
        articles: "",
        parts: &[
            Autolinked(key!("learn-options-text"), &["/challenges/new"]),
            Section(key!("learn-options-rated")),
            Text(key!("learn-options-rated-text")),
            Text(key!("learn-options-rating-text")),
            Text(key!("learn-options-rating-week")),
            Text(key!("learn-options-rating-example")),
            Table(examples::ratings),
            Section(key!("learn-options-no-en-passant")),
            Text(key!("learn-options-no-en-passant-text")),
            Diagrams(&[Diagram::of(
                "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
                key!("learn-options-no-en-passant-example"),
            )
            .without_en_passant()
            .after(&["d5"])
            .from(Square::E5)]),
            Section(key!("learn-options-moves-into-check")),
            Text(key!("learn-options-moves-into-check-text")),
            Section(key!("learn-options-automatic-draws")),
            Autolinked(key!("learn-options-automatic-draws-text"), &["/learn/draws"]),
            Section(key!("learn-options-other")),
            List(&[
                key!("learn-options-no-conditional-moves"),
                key!("learn-options-no-takebacks"),
                key!("learn-options-win-on-time-claimed"),
                key!("learn-options-no-vacation"),
            ]),
        ],
        facts: no_facts,
    },
];

pub(super) const TOPICS: &[Topic] = &[
    Topic {
        slug: "notation",
        title: key!("learn-notation-title"),
        lead: key!("learn-notation-lead"),
        articles: "C.1–C.13",
        parts: &[
            Text(key!("learn-notation-squares")),
            Text(key!("learn-notation-short")),
            Diagrams(&[Diagram::of(NOTATION, key!("learn-notation-example"))]),
            Table(examples::notations),
            List(&[
                key!("learn-notation-ambiguous-pieces"),
                key!("learn-notation-promotion"),
                key!("learn-notation-castling"),
                key!("learn-notation-digits"),
            ]),
            Section(key!("learn-notation-typing")),
            Text(key!("learn-notation-typing-text")),
            Text(key!("learn-notation-letter-b")),
            Text(key!("learn-notation-rejected")),
            Section(key!("learn-notation-piece-letters")),
            Text(key!("learn-notation-piece-letters-text")),
            Table(examples::letters),
        ],
        facts: no_facts,
    },
    Topic {
        slug: "clocks",
        title: key!("learn-clocks-title"),
        lead: key!("learn-clocks-lead"),
        articles: "6.9",
        parts: &[
            Section(key!("learn-clocks-time-per-move")),
            Text(key!("learn-clocks-time-per-move-text")),
            Text(key!("learn-clocks-time-per-move-example")),
            Section(key!("learn-clocks-fischer")),
            Text(key!("learn-clocks-fischer-text")),
            Text(key!("learn-clocks-fischer-example")),
            Table(examples::bank),
            Diagrams(&[Diagram::game(
                &["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"],
                key!("learn-clocks-example-board"),
            )]),
            Section(key!("learn-clocks-period")),
            Text(key!("learn-clocks-period-text")),
            Table(examples::period),
            Section(key!("learn-clocks-no-time-limit")),
            Autolinked(key!("learn-clocks-no-time-limit-text"), &["/learn/decisions"]),
            Section(key!("learn-clocks-time-runs-out")),
            Text(key!("learn-clocks-time-runs-out-text")),
            Text(key!("learn-clocks-time-runs-out-result")),
            Section(key!("learn-clocks-give-time")),
            Text(key!("learn-clocks-give-time-text")),
            Section(key!("learn-clocks-vacation")),
            Text(key!("learn-clocks-vacation-text")),
            Text(key!("learn-clocks-vacation-example")),
            Section(key!("learn-clocks-outage")),
            Text(key!("learn-clocks-outage-text")),
            Section(key!("learn-clocks-reminders")),
            Text(key!("learn-clocks-reminders-text")),
        ],
        facts: examples::flags,
    },
    Topic {
        slug: "conditional-moves",
        title: key!("learn-conditional-title"),
        lead: key!("learn-conditional-lead"),
        articles: "",
        parts: &[
            Text(key!("learn-conditional-text")),
            Text(key!("learn-conditional-secret")),
            Section(key!("learn-conditional-example")),
            Diagrams(&[AFTER_SPANISH]),
            Text(key!("learn-conditional-example-type")),
            Typed(CONDITIONAL_MOVES),
            List(&[
                key!("learn-conditional-example-first"),
                key!("learn-conditional-example-second"),
                key!("learn-conditional-example-other-move"),
            ]),
            Section(key!("learn-conditional-entering")),
            Text(key!("learn-conditional-on-board")),
            Text(key!("learn-conditional-as-text")),
            Section(key!("learn-conditional-any")),
            Text(key!("learn-conditional-any-text")),
            Typed(ANY),
            Text(key!("learn-conditional-any-example")),
            Text(key!("learn-conditional-resign-accept")),
            Section(key!("learn-conditional-good-to-know")),
            List(&[
                key!("learn-conditional-position"),
                key!("learn-conditional-inactive"),
                key!("learn-conditional-draw-offer"),
                key!("learn-conditional-time"),
                key!("learn-conditional-limits"),
            ]),
        ],
        facts: examples::conditional_moves,
    },
    Topic {
        slug: "proposed-lines",
        title: key!("learn-proposed-line-title"),
        lead: key!("learn-proposed-line-lead"),
        articles: "",
        parts: &[
            Autolinked(key!("learn-proposed-line-text"), &["/learn/conditional-moves"]),
            Section(key!("learn-proposed-line-example")),
            Text(key!("learn-proposed-line-example-type")),
            Typed(PROPOSED_LINE),
            Diagrams(&[
                Diagram::game(SPANISH, key!("learn-proposed-line-example-before")),
                Diagram::game(
                    &["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O"],
                    key!("learn-proposed-line-example-after"),
                ),
            ]),
            Text(key!("learn-proposed-line-example-accepted")),
            Section(key!("learn-proposed-line-who-must-follow")),
            List(&[
                key!("learn-proposed-line-you-are-bound"),
                key!("learn-proposed-line-opponent-is-free"),
                key!("learn-proposed-line-time"),
                key!("learn-proposed-line-limits"),
            ]),
        ],
        facts: examples::proposed_line,
    },
    Topic {
        slug: "claims",
        title: key!("learn-claim-title"),
        lead: key!("learn-claim-lead"),
        articles: "9.2, 9.3, 9.5",
        parts: &[
            Section(key!("learn-claim-reasons")),
            List(&[
                key!("learn-claim-threefold-repetition"),
                key!("learn-claim-50-move-rule"),
                key!("learn-claim-dead-position"),
                key!("learn-claim-other-reasons"),
            ]),
            Autolinked(key!("learn-claim-same-position"), &["/learn/draws"]),
            Section(key!("learn-claim-example")),
            Text(key!("learn-claim-example-moves")),
            Diagrams(&[Diagram::game(KNIGHTS, key!("learn-claim-example-board")).from(Square::F6)]),
            Text(key!("learn-claim-example-with-move")),
            Text(key!("learn-claim-example-without-move")),
            Section(key!("learn-claim-after")),
            List(&[
                key!("learn-claim-correct"),
                key!("learn-claim-wrong"),
                key!("learn-claim-undecided"),
            ]),
            Autolinked(key!("learn-claim-see-decisions"), &["/learn/decisions"]),
        ],
        facts: examples::claim,
    },
    Topic {
        slug: "decisions",
        title: key!("learn-decision-title"),
        lead: key!("learn-decision-lead"),
        articles: "9.5, 12",
        parts: &[
            Text(key!("learn-decision-game-paused")),
            Diagrams(&[Diagram::of(
                "8/2b5/kp1p1p2/1PpP1Pp1/K1P3P1/3B4/8/8 b - - 0 1",
                key!("learn-decision-fortress"),
            )]),
            Section(key!("learn-decision-example")),
            Text(key!("learn-decision-example-text")),
            Section(key!("learn-decision-how")),
            List(&[
                key!("learn-decision-arbiter-sees"),
                key!("learn-decision-results"),
                key!("learn-decision-own-games"),
                key!("learn-decision-claim-again"),
            ]),
            Section(key!("learn-decision-appeal")),
            Text(key!("learn-decision-appeal-text")),
            Section(key!("learn-decision-without-claim")),
            Text(key!("learn-decision-without-claim-text")),
            Text(key!("learn-decision-no-time-limit")),
        ],
        facts: examples::adjudication,
    },
    Topic {
        slug: "playing-by-email",
        title: key!("learn-email-title"),
        lead: key!("learn-email-lead"),
        articles: "",
        parts: &[
            Text(key!("learn-email-text")),
            Diagrams(&[Diagram::game(SPANISH, key!("learn-email-example"))]),
            Section(key!("learn-email-first-line-title")),
            Table(examples::answers),
            Autolinked(
                key!("learn-email-notation"),
                &["/learn/notation", "/learn/conditional-moves"],
            ),
            Section(key!("learn-email-rejected")),
            List(&[
                key!("learn-email-rejected-other-text"),
                key!("learn-email-rejected-move-number"),
                key!("learn-email-rejected-position-changed"),
                key!("learn-email-rejected-any"),
            ]),
            Section(key!("learn-email-good-to-know")),
            List(&[
                key!("learn-email-reply-once"),
                key!("learn-email-arrival-time"),
                key!("learn-email-do-not-forward"),
                key!("learn-email-turn-off"),
            ]),
        ],
        facts: no_facts,
    },
];
