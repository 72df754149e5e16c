//! What is taught of this site: how moves are written, time, plans, proposals, claims, rulings,
//! letters; and the games that are not the standard one.

use super::{Diagram, Part, Topic, examples, no_facts};
use crate::{chess::Square, key};

use Part::{Diagrams, Linked, List, Section, Table, Text, Typed};

/// The opening of most examples; White has moved last.
pub(super) const SPANISH: &[&str] = &["e4", "e5", "Nf3", "Nc6", "Bb5"];
/// A plan and a proposal after it.
pub(super) const PLAN: &str = "3...a6 4.Ba4 (3...Nf6 4.O-O) 4...Nf6 5.O-O";
pub(super) const ANY: &str = "3...any-unless-capture-attack 4.c3";
pub(super) const PROPOSAL: &str = "3...a6 4.Ba4 Nf6 5.O-O Be7 6.Re1";
/// A position that is about to stand for the third time; Black is to move.
pub(super) const KNIGHTS: &[&str] = &["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"];
/// Pawns, a knight, a capture, castling and a promotion in one position.
pub(super) const NOTATION: &str = "4k3/P7/8/3p4/4P3/8/8/1N2K2R w K - 0 1";
/// First lines of answers to letters.
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

const AFTER_SPANISH: Diagram = Diagram::game(SPANISH, key!("learn-plan-board"));
const CHESS960: &str = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1";
const CASTLING960: &str = "4k3/8/8/8/8/8/PPP5/RKR5 w CA - 0 1";

pub(super) const VARIANTS: &[Topic] = &[
    Topic {
        slug: "chess960",
        title: key!("learn-960-title"),
        lead: key!("learn-960-lead"),
        articles: "II.1–II.3",
        parts: &[
            Text(key!("learn-960-array")),
            Diagrams(&[Diagram::of(CHESS960, key!("learn-960-number")).chess960()]),
            Section(key!("learn-960-castling")),
            Text(key!("learn-960-castling-text")),
            Diagrams(&[
                Diagram::of(CASTLING960, key!("learn-960-before")).chess960(),
                Diagram::of(CASTLING960, key!("learn-960-after")).chess960().after(&["O-O"]),
            ]),
            List(&[key!("learn-960-unmoved"), key!("learn-960-room"), key!("learn-960-attacked")]),
            Section(key!("learn-960-here")),
            Linked(key!("learn-960-type"), &["/challenges/new"]),
        ],
        facts: no_facts,
    },
    Topic {
        slug: "house-rules",
        title: key!("learn-house-title"),
        lead: key!("learn-house-lead"),
        articles: "",
        parts: &[
            Linked(key!("learn-house-chosen"), &["/challenges/new"]),
            Section(key!("learn-house-rated")),
            Text(key!("learn-house-rated-text")),
            Text(key!("learn-house-rated-how")),
            Text(key!("learn-house-rated-week")),
            Text(key!("learn-house-rated-example")),
            Table(examples::ratings),
            Section(key!("learn-house-passing")),
            Text(key!("learn-house-passing-text")),
            Diagrams(&[Diagram::of(
                "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
                key!("learn-house-passing-board"),
            )
            .without_en_passant()
            .after(&["d5"])
            .from(Square::E5)]),
            Section(key!("learn-house-warning")),
            Text(key!("learn-house-warning-text")),
            Section(key!("learn-house-draws")),
            Linked(key!("learn-house-draws-text"), &["/learn/draws"]),
            Section(key!("learn-house-site")),
            List(&[
                key!("learn-house-plans"),
                key!("learn-house-takebacks"),
                key!("learn-house-flag"),
                key!("learn-house-leave"),
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
            Diagrams(&[Diagram::of(NOTATION, key!("learn-notation-board"))]),
            Table(examples::notations),
            List(&[
                key!("learn-notation-two"),
                key!("learn-notation-becomes"),
                key!("learn-notation-castle"),
                key!("learn-notation-digits"),
            ]),
            Section(key!("learn-notation-typing")),
            Text(key!("learn-notation-loose")),
            Text(key!("learn-notation-b")),
            Text(key!("learn-notation-refused")),
            Section(key!("learn-notation-letters")),
            Text(key!("learn-notation-letters-text")),
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
            Section(key!("learn-clocks-each")),
            Text(key!("learn-clocks-each-text")),
            Text(key!("learn-clocks-each-example")),
            Section(key!("learn-clocks-bank")),
            Text(key!("learn-clocks-bank-text")),
            Text(key!("learn-clocks-bank-example")),
            Table(examples::bank),
            Diagrams(&[Diagram::game(
                &["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"],
                key!("learn-clocks-board"),
            )]),
            Section(key!("learn-clocks-period")),
            Text(key!("learn-clocks-period-text")),
            Table(examples::period),
            Section(key!("learn-clocks-none")),
            Linked(key!("learn-clocks-none-text"), &["/learn/rulings"]),
            Section(key!("learn-clocks-flag")),
            Text(key!("learn-clocks-flag-text")),
            Text(key!("learn-clocks-flag-draw")),
            Section(key!("learn-clocks-given")),
            Text(key!("learn-clocks-given-text")),
            Section(key!("learn-clocks-leave")),
            Text(key!("learn-clocks-leave-text")),
            Text(key!("learn-clocks-leave-example")),
            Section(key!("learn-clocks-outage")),
            Text(key!("learn-clocks-outage-text")),
            Section(key!("learn-clocks-reminders")),
            Text(key!("learn-clocks-reminders-text")),
        ],
        facts: examples::flags,
    },
    Topic {
        slug: "conditional-moves",
        title: key!("learn-plan-title"),
        lead: key!("learn-plan-lead"),
        articles: "",
        parts: &[
            Text(key!("learn-plan-what")),
            Text(key!("learn-plan-secret")),
            Section(key!("learn-plan-example")),
            Diagrams(&[AFTER_SPANISH]),
            Text(key!("learn-plan-lines")),
            Typed(PLAN),
            List(&[
                key!("learn-plan-first"),
                key!("learn-plan-second"),
                key!("learn-plan-deviates"),
            ]),
            Section(key!("learn-plan-writing")),
            Text(key!("learn-plan-on-board")),
            Text(key!("learn-plan-typed")),
            Section(key!("learn-plan-any")),
            Text(key!("learn-plan-any-text")),
            Typed(ANY),
            Text(key!("learn-plan-any-example")),
            Text(key!("learn-plan-words")),
            Section(key!("learn-plan-good")),
            List(&[
                key!("learn-plan-position"),
                key!("learn-plan-rests"),
                key!("learn-plan-offer"),
                key!("learn-plan-time"),
                key!("learn-plan-limits"),
            ]),
        ],
        facts: examples::plan,
    },
    Topic {
        slug: "proposals",
        title: key!("learn-proposal-title"),
        lead: key!("learn-proposal-lead"),
        articles: "",
        parts: &[
            Linked(key!("learn-proposal-what"), &["/learn/conditional-moves"]),
            Section(key!("learn-proposal-example")),
            Text(key!("learn-proposal-line")),
            Typed(PROPOSAL),
            Diagrams(&[
                Diagram::game(SPANISH, key!("learn-proposal-before")),
                Diagram::game(
                    &["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O"],
                    key!("learn-proposal-after"),
                ),
            ]),
            Text(key!("learn-proposal-part")),
            Section(key!("learn-proposal-binds")),
            List(&[
                key!("learn-proposal-bound"),
                key!("learn-proposal-dies"),
                key!("learn-proposal-time"),
                key!("learn-proposal-lines"),
            ]),
        ],
        facts: examples::proposal,
    },
    Topic {
        slug: "claims",
        title: key!("learn-claim-title"),
        lead: key!("learn-claim-lead"),
        articles: "9.2, 9.3, 9.5",
        parts: &[
            Section(key!("learn-claim-what")),
            List(&[
                key!("learn-claim-third"),
                key!("learn-claim-fifty"),
                key!("learn-claim-dead"),
                key!("learn-claim-other"),
            ]),
            Linked(key!("learn-claim-same"), &["/learn/draws"]),
            Section(key!("learn-claim-example")),
            Text(key!("learn-claim-game")),
            Diagrams(&[Diagram::game(KNIGHTS, key!("learn-claim-board")).from(Square::F6)]),
            Text(key!("learn-claim-with-move")),
            Text(key!("learn-claim-too-early")),
            Section(key!("learn-claim-comes")),
            List(&[
                key!("learn-claim-proven"),
                key!("learn-claim-refuted"),
                key!("learn-claim-waits"),
            ]),
            Linked(key!("learn-claim-more"), &["/learn/rulings"]),
        ],
        facts: examples::claim,
    },
    Topic {
        slug: "rulings",
        title: key!("learn-ruling-title"),
        lead: key!("learn-ruling-lead"),
        articles: "9.5, 12",
        parts: &[
            Text(key!("learn-ruling-waits")),
            Diagrams(&[Diagram::of(
                "8/2b5/kp1p1p2/1PpP1Pp1/K1P3P1/3B4/8/8 b - - 0 1",
                key!("learn-ruling-fortress"),
            )]),
            Section(key!("learn-ruling-example")),
            Text(key!("learn-ruling-example-text")),
            Section(key!("learn-ruling-what")),
            List(&[
                key!("learn-ruling-sees"),
                key!("learn-ruling-results"),
                key!("learn-ruling-own"),
                key!("learn-ruling-again"),
            ]),
            Section(key!("learn-ruling-appeal")),
            Text(key!("learn-ruling-appeal-text")),
            Section(key!("learn-ruling-unasked")),
            Text(key!("learn-ruling-unasked-text")),
            Text(key!("learn-ruling-silence")),
        ],
        facts: examples::ruling,
    },
    Topic {
        slug: "playing-by-letter",
        title: key!("learn-letters-title"),
        lead: key!("learn-letters-lead"),
        articles: "",
        parts: &[
            Text(key!("learn-letters-how")),
            Diagrams(&[Diagram::game(SPANISH, key!("learn-letters-board"))]),
            Section(key!("learn-letters-first")),
            Table(examples::answers),
            Linked(
                key!("learn-letters-notation"),
                &["/learn/notation", "/learn/conditional-moves"],
            ),
            Section(key!("learn-letters-never")),
            List(&[
                key!("learn-letters-else"),
                key!("learn-letters-number"),
                key!("learn-letters-passed"),
                key!("learn-letters-any"),
            ]),
            Section(key!("learn-letters-know")),
            List(&[
                key!("learn-letters-one"),
                key!("learn-letters-late"),
                key!("learn-letters-secret"),
                key!("learn-letters-off"),
            ]),
        ],
        facts: no_facts,
    },
];
