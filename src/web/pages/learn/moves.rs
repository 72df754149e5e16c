//! What is taught of the FIDE Laws: how pieces move, and how games end on the board.

use super::{
    Diagram,
    topic::{ContentBlock, Topic, no_facts},
};
use crate::{chess::Square, key};

use ContentBlock::{Autolinked, Diagrams, List, Section, Text};

const CASTLING: &str = "4k3/8/8/8/8/8/PPPPPPPP/R3K2R w KQ - 0 1";
const PASSING: &str = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1";
const STALEMATE: &str = "7k/8/6K1/5Q2/8/8/8/8 w - - 0 1";
const PROMOTION: &str = "8/k1P5/2K5/8/8/8/8/8 w - - 0 1";

pub(super) const TOPICS: &[Topic] = &[
    Topic {
        slug: "pieces",
        title: key!("learn-pieces-title"),
        lead: key!("learn-pieces-lead"),
        articles: "1, 2, 3.1–3.9",
        parts: &[
            Text(key!("learn-pieces-board")),
            Text(key!("learn-pieces-diagrams")),
            Section(key!("learn-pieces-rook-bishop-queen")),
            Text(key!("learn-pieces-rook-bishop-queen-text")),
            Diagrams(&[
                Diagram::of("7k/8/3p4/8/3R2P1/8/8/K7 w - - 0 1", key!("learn-pieces-rook"))
                    .from(Square::D4),
                Diagram::of("8/7k/1p6/8/3B4/8/5P2/1K6 w - - 0 1", key!("learn-pieces-bishop"))
                    .from(Square::D4),
                Diagram::of("8/7k/1p6/8/3Q4/8/5P2/K7 w - - 0 1", key!("learn-pieces-queen"))
                    .from(Square::D4),
            ]),
            Section(key!("learn-pieces-knight-and-king")),
            Diagrams(&[
                Diagram::of("7k/8/3p4/3PPP2/3PN3/2PP4/8/K7 w - - 0 1", key!("learn-pieces-knight"))
                    .from(Square::E4),
                Diagram::of("3r3k/8/8/8/4K3/8/8/8 w - - 0 1", key!("learn-pieces-king"))
                    .from(Square::E4),
            ]),
            Section(key!("learn-pieces-pawn-title")),
            Text(key!("learn-pieces-pawn-text")),
            Diagrams(&[
                Diagram::of("7k/8/8/8/8/3p1p2/4P3/K7 w - - 0 1", key!("learn-pieces-pawn-example"))
                    .from(Square::E2),
                Diagram::of("7k/8/8/4p3/4P3/8/8/K7 w - - 0 1", key!("learn-pieces-pawn-blocked"))
                    .from(Square::E4),
            ]),
            Autolinked(key!("learn-pieces-more"), &["/learn/en-passant", "/learn/promotion"]),
        ],
        facts: no_facts,
    },
    Topic {
        slug: "castling",
        title: key!("learn-castling-title"),
        lead: key!("learn-castling-lead"),
        articles: "3.8.2",
        parts: &[
            Text(key!("learn-castling-text")),
            Diagrams(&[
                Diagram::of(CASTLING, key!("learn-castling-example-both")).from(Square::E1),
                Diagram::of(CASTLING, key!("learn-castling-example-kingside")).after(&["O-O"]),
                Diagram::of(CASTLING, key!("learn-castling-example-queenside")).after(&["O-O-O"]),
            ]),
            Section(key!("learn-castling-conditions")),
            List(&[
                key!("learn-castling-condition-unmoved"),
                key!("learn-castling-condition-empty"),
                key!("learn-castling-condition-not-in-check"),
                key!("learn-castling-condition-not-attacked"),
            ]),
            Diagrams(&[
                Diagram::of(
                    "4kr2/8/8/8/8/8/PPPPP1PP/R3K2R w KQ - 0 1",
                    key!("learn-castling-example-king-crosses"),
                )
                .from(Square::E1),
                Diagram::of(
                    "1r2k3/8/8/8/8/8/P1PPPPPP/R3K2R w KQ - 0 1",
                    key!("learn-castling-example-rook-crosses"),
                )
                .from(Square::E1),
            ]),
            Section(key!("learn-castling-on-this-site")),
            Autolinked(key!("learn-castling-on-this-site-text"), &["/learn/chess960"]),
        ],
        facts: no_facts,
    },
    Topic {
        slug: "en-passant",
        title: key!("learn-en-passant-title"),
        lead: key!("learn-en-passant-lead"),
        articles: "3.7.3.1, 3.7.3.2",
        parts: &[
            Text(key!("learn-en-passant-text")),
            Diagrams(&[
                Diagram::of(PASSING, key!("learn-en-passant-example-before"))
                    .after(&["d5"])
                    .from(Square::E5),
                Diagram::of(PASSING, key!("learn-en-passant-example-after")).after(&["d5", "exd6"]),
            ]),
            Text(key!("learn-en-passant-next-move-only")),
            Section(key!("learn-en-passant-not-allowed")),
            Diagrams(&[Diagram::of(
                "8/3p4/8/K3P2r/8/8/8/7k b - - 0 1",
                key!("learn-en-passant-example-pinned"),
            )
            .after(&["d5"])
            .from(Square::E5)]),
            Autolinked(key!("learn-en-passant-more"), &["/learn/draws", "/learn/game-options"]),
        ],
        facts: no_facts,
    },
    Topic {
        slug: "promotion",
        title: key!("learn-promotion-title"),
        lead: key!("learn-promotion-lead"),
        articles: "3.7.3.3–3.7.3.5",
        parts: &[
            Text(key!("learn-promotion-text")),
            Diagrams(&[Diagram::of(
                "3r3k/4P3/8/8/8/8/8/K7 w - - 0 1",
                key!("learn-promotion-example"),
            )
            .from(Square::E7)]),
            Section(key!("learn-promotion-not-queen")),
            Text(key!("learn-promotion-not-queen-text")),
            Diagrams(&[
                Diagram::of(PROMOTION, key!("learn-promotion-example-queen")).after(&["c8=Q"]),
                Diagram::of(PROMOTION, key!("learn-promotion-example-rook"))
                    .after(&["c8=R", "Ka6", "Ra8"]),
            ]),
            Section(key!("learn-promotion-on-this-site")),
            Autolinked(key!("learn-promotion-on-this-site-text"), &["/learn/notation"]),
        ],
        facts: no_facts,
    },
    Topic {
        slug: "check-and-mate",
        title: key!("learn-mate-title"),
        lead: key!("learn-mate-lead"),
        articles: "1.4, 3.9, 3.10, 5.1",
        parts: &[
            Text(key!("learn-mate-check")),
            List(&[
                key!("learn-mate-reply-move-king"),
                key!("learn-mate-reply-capture"),
                key!("learn-mate-reply-block"),
            ]),
            Diagrams(&[Diagram::of(
                "4k3/8/8/3N4/1b6/8/2P2PPP/4K1NR w K - 0 1",
                key!("learn-mate-legal-replies"),
            )
            .from(Square::E1)]),
            Text(key!("learn-mate-double-check")),
            Section(key!("learn-mate-checkmate")),
            Text(key!("learn-mate-checkmate-text")),
            Diagrams(&[
                Diagram::of("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", key!("learn-mate-back-rank"))
                    .after(&["Ra8"]),
                Diagram::game(&["f3", "e5", "g4", "Qh4"], key!("learn-mate-fools-mate")),
            ]),
            Section(key!("learn-mate-pinned-pieces")),
            Diagrams(&[Diagram::of(
                "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1",
                key!("learn-mate-pinned-knight"),
            )
            .from(Square::E2)]),
            Section(key!("learn-mate-resign-title")),
            Text(key!("learn-mate-resign-text")),
            Autolinked(key!("learn-mate-more"), &["/learn/draws", "/learn/game-options"]),
        ],
        facts: super::examples::answers_to_check,
    },
    Topic {
        slug: "stalemate",
        title: key!("learn-stalemate-title"),
        lead: key!("learn-stalemate-lead"),
        articles: "5.2.1",
        parts: &[
            Text(key!("learn-stalemate-text")),
            Diagrams(&[
                Diagram::of(STALEMATE, key!("learn-stalemate-example-stalemate")).after(&["Qf7"]),
                Diagram::of(STALEMATE, key!("learn-stalemate-example-checkmate")).after(&["Qf8"]),
            ]),
            Text(key!("learn-stalemate-no-piece")),
            Section(key!("learn-stalemate-defense")),
            Diagrams(&[Diagram::of(
                "5k2/5P2/4K3/8/8/8/8/8 w - - 0 1",
                key!("learn-stalemate-defense-example"),
            )
            .after(&["Kf6"])]),
            Text(key!("learn-stalemate-automatic")),
        ],
        facts: no_facts,
    },
    Topic {
        slug: "draws",
        title: key!("learn-draws-title"),
        lead: key!("learn-draws-lead"),
        articles: "5.1.2, 5.2, 6.9, 9",
        parts: &[
            Section(key!("learn-draws-agreement")),
            Text(key!("learn-draws-offer")),
            Text(key!("learn-draws-offer-rules")),
            Section(key!("learn-draws-repetition")),
            Text(key!("learn-draws-repetition-text")),
            Diagrams(&[Diagram::game(
                &["Nf3", "Nf6", "Ng1", "Ng8"],
                key!("learn-draws-repetition-example"),
            )]),
            Section(key!("learn-draws-same-position")),
            Text(key!("learn-draws-same-position-text")),
            List(&[
                key!("learn-draws-same-position-turn"),
                key!("learn-draws-same-position-pieces"),
                key!("learn-draws-same-position-castling"),
                key!("learn-draws-same-position-en-passant"),
            ]),
            Diagrams(&[Diagram::of(
                "4k3/p6p/8/8/8/8/8/R3K3 w Q - 0 1",
                key!("learn-draws-castling-right-lost"),
            )
            .after(&["Kd1", "Kd8", "Ke1", "Ke8"])]),
            Section(key!("learn-draws-50-move-rule")),
            Text(key!("learn-draws-50-move-rule-text")),
            Section(key!("learn-draws-dead-position")),
            Text(key!("learn-draws-dead-position-text")),
            Diagrams(&[
                Diagram::of(
                    "8/8/4k3/8/3n4/3K4/8/6N1 w - - 0 1",
                    key!("learn-draws-insufficient-material"),
                )
                .after(&["Kxd4"]),
                Diagram::of(
                    "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 40",
                    key!("learn-draws-blocked-pawns"),
                ),
            ]),
            Text(key!("learn-draws-time-or-resignation")),
            Section(key!("learn-draws-automatic-or-claim")),
            List(&[key!("learn-draws-automatic"), key!("learn-draws-by-claim")]),
            Autolinked(
                key!("learn-draws-more"),
                &["/learn/claims", "/learn/stalemate", "/learn/game-options"],
            ),
        ],
        facts: no_facts,
    },
];
