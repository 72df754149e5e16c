//! What is taught of the Laws: how pieces move, and how games end on the board.

use super::{Diagram, Part, Topic, no_facts};
use crate::{chess::Square, key};

use Part::{Diagrams, Linked, List, Section, Text};

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
            Text(key!("learn-pieces-dots")),
            Section(key!("learn-pieces-lines")),
            Text(key!("learn-pieces-lines-text")),
            Diagrams(&[
                Diagram::of("7k/8/3p4/8/3R2P1/8/8/K7 w - - 0 1", key!("learn-pieces-rook"))
                    .from(Square::D4),
                Diagram::of("8/7k/1p6/8/3B4/8/5P2/1K6 w - - 0 1", key!("learn-pieces-bishop"))
                    .from(Square::D4),
                Diagram::of("8/7k/1p6/8/3Q4/8/5P2/K7 w - - 0 1", key!("learn-pieces-queen"))
                    .from(Square::D4),
            ]),
            Section(key!("learn-pieces-jump")),
            Diagrams(&[
                Diagram::of("7k/8/3p4/3PPP2/3PN3/2PP4/8/K7 w - - 0 1", key!("learn-pieces-knight"))
                    .from(Square::E4),
                Diagram::of("3r3k/8/8/8/4K3/8/8/8 w - - 0 1", key!("learn-pieces-king"))
                    .from(Square::E4),
            ]),
            Section(key!("learn-pieces-pawns")),
            Text(key!("learn-pieces-pawn-text")),
            Diagrams(&[
                Diagram::of("7k/8/8/8/8/3p1p2/4P3/K7 w - - 0 1", key!("learn-pieces-pawn"))
                    .from(Square::E2),
                Diagram::of("7k/8/8/4p3/4P3/8/8/K7 w - - 0 1", key!("learn-pieces-pawn-stuck"))
                    .from(Square::E4),
            ]),
            Linked(key!("learn-pieces-more"), &["/learn/en-passant", "/learn/promotion"]),
        ],
        facts: no_facts,
    },
    Topic {
        slug: "castling",
        title: key!("learn-castling-title"),
        lead: key!("learn-castling-lead"),
        articles: "3.8.2",
        parts: &[
            Text(key!("learn-castling-how")),
            Diagrams(&[
                Diagram::of(CASTLING, key!("learn-castling-both")).from(Square::E1),
                Diagram::of(CASTLING, key!("learn-castling-short")).after(&["O-O"]),
                Diagram::of(CASTLING, key!("learn-castling-long")).after(&["O-O-O"]),
            ]),
            Section(key!("learn-castling-when")),
            List(&[
                key!("learn-castling-unmoved"),
                key!("learn-castling-empty"),
                key!("learn-castling-check"),
                key!("learn-castling-across"),
            ]),
            Diagrams(&[
                Diagram::of("4kr2/8/8/8/8/8/PPPPP1PP/R3K2R w KQ - 0 1", key!("learn-castling-no"))
                    .from(Square::E1),
                Diagram::of(
                    "1r2k3/8/8/8/8/8/P1PPPPPP/R3K2R w KQ - 0 1",
                    key!("learn-castling-yes"),
                )
                .from(Square::E1),
            ]),
            Section(key!("learn-castling-here")),
            Linked(key!("learn-castling-type"), &["/learn/chess960"]),
        ],
        facts: no_facts,
    },
    Topic {
        slug: "en-passant",
        title: key!("learn-passing-title"),
        lead: key!("learn-passing-lead"),
        articles: "3.7.3.1, 3.7.3.2",
        parts: &[
            Text(key!("learn-passing-how")),
            Diagrams(&[
                Diagram::of(PASSING, key!("learn-passing-before")).after(&["d5"]).from(Square::E5),
                Diagram::of(PASSING, key!("learn-passing-after")).after(&["d5", "exd6"]),
            ]),
            Text(key!("learn-passing-once")),
            Section(key!("learn-passing-not")),
            Diagrams(&[Diagram::of(
                "8/3p4/8/K3P2r/8/8/8/7k b - - 0 1",
                key!("learn-passing-pinned"),
            )
            .after(&["d5"])
            .from(Square::E5)]),
            Linked(key!("learn-passing-more"), &["/learn/draws", "/learn/house-rules"]),
        ],
        facts: no_facts,
    },
    Topic {
        slug: "promotion",
        title: key!("learn-promotion-title"),
        lead: key!("learn-promotion-lead"),
        articles: "3.7.3.3–3.7.3.5",
        parts: &[
            Text(key!("learn-promotion-how")),
            Diagrams(&[Diagram::of(
                "3r3k/4P3/8/8/8/8/8/K7 w - - 0 1",
                key!("learn-promotion-two"),
            )
            .from(Square::E7)]),
            Section(key!("learn-promotion-under")),
            Text(key!("learn-promotion-why")),
            Diagrams(&[
                Diagram::of(PROMOTION, key!("learn-promotion-queen")).after(&["c8=Q"]),
                Diagram::of(PROMOTION, key!("learn-promotion-rook")).after(&["c8=R", "Ka6", "Ra8"]),
            ]),
            Section(key!("learn-promotion-here")),
            Linked(key!("learn-promotion-type"), &["/learn/notation"]),
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
                key!("learn-mate-step"),
                key!("learn-mate-capture"),
                key!("learn-mate-between"),
            ]),
            Diagrams(&[Diagram::of(
                "4k3/8/8/3N4/1b6/8/2P2PPP/4K1NR w K - 0 1",
                key!("learn-mate-answers"),
            )
            .from(Square::E1)]),
            Text(key!("learn-mate-double")),
            Section(key!("learn-mate-mate")),
            Text(key!("learn-mate-end")),
            Diagrams(&[
                Diagram::of("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", key!("learn-mate-back"))
                    .after(&["Ra8"]),
                Diagram::game(&["f3", "e5", "g4", "Qh4"], key!("learn-mate-fool")),
            ]),
            Section(key!("learn-mate-pin")),
            Diagrams(&[Diagram::of("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", key!("learn-mate-pinned"))
                .from(Square::E2)]),
            Section(key!("learn-mate-resign")),
            Text(key!("learn-mate-resigning")),
            Linked(key!("learn-mate-more"), &["/learn/draws", "/learn/house-rules"]),
        ],
        facts: super::examples::answers_to_check,
    },
    Topic {
        slug: "stalemate",
        title: key!("learn-stalemate-title"),
        lead: key!("learn-stalemate-lead"),
        articles: "5.2.1",
        parts: &[
            Text(key!("learn-stalemate-what")),
            Diagrams(&[
                Diagram::of(STALEMATE, key!("learn-stalemate-draw")).after(&["Qf7"]),
                Diagram::of(STALEMATE, key!("learn-stalemate-mate")).after(&["Qf8"]),
            ]),
            Text(key!("learn-stalemate-all")),
            Section(key!("learn-stalemate-saves")),
            Diagrams(&[Diagram::of(
                "5k2/5P2/4K3/8/8/8/8/8 w - - 0 1",
                key!("learn-stalemate-pawn"),
            )
            .after(&["Kf6"])]),
            Text(key!("learn-stalemate-here")),
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
            Text(key!("learn-draws-third")),
            Diagrams(&[Diagram::game(&["Nf3", "Nf6", "Ng1", "Ng8"], key!("learn-draws-knights"))]),
            Section(key!("learn-draws-same")),
            Text(key!("learn-draws-same-text")),
            List(&[
                key!("learn-draws-same-turn"),
                key!("learn-draws-same-pieces"),
                key!("learn-draws-same-castling"),
                key!("learn-draws-same-passing"),
            ]),
            Diagrams(&[Diagram::of(
                "4k3/p6p/8/8/8/8/8/R3K3 w Q - 0 1",
                key!("learn-draws-right-lost"),
            )
            .after(&["Kd1", "Kd8", "Ke1", "Ke8"])]),
            Section(key!("learn-draws-moves")),
            Text(key!("learn-draws-fifty")),
            Section(key!("learn-draws-dead")),
            Text(key!("learn-draws-dead-text")),
            Diagrams(&[
                Diagram::of("8/8/4k3/8/3n4/3K4/8/6N1 w - - 0 1", key!("learn-draws-material"))
                    .after(&["Kxd4"]),
                Diagram::of(
                    "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 40",
                    key!("learn-draws-walls"),
                ),
            ]),
            Text(key!("learn-draws-flag")),
            Section(key!("learn-draws-who")),
            List(&[key!("learn-draws-by-itself"), key!("learn-draws-by-claim")]),
            Linked(
                key!("learn-draws-more"),
                &["/learn/claims", "/learn/stalemate", "/learn/house-rules"],
            ),
        ],
        facts: no_facts,
    },
];
