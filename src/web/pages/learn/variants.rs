//! What is taught of the games that are not the standard one: each variant, and what players can
//! agree on before a game.

use super::{
    Diagram, examples,
    topic::{ContentBlock, Topic, no_facts},
};
use crate::{
    chess::{Square, Variant},
    key,
};

use ContentBlock::{Autolinked, Diagrams, List, Section, Table, Text};

const CHESS960: &str = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1";
const CASTLING960: &str = "4k3/8/8/8/8/8/PPP5/RKR5 w CA - 0 1";
const HILL: &str = "r4rk1/ppp2ppp/2n5/8/8/4K3/PPP2PPP/R4R2 w - - 0 1";
const THREE_CHECK: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1";
const EXPLOSION: &str = "3r2k1/5ppp/2p1b3/3n4/2N5/8/5PPP/3R2K1 w - - 0 1";

pub(super) const VARIANTS: &[Topic] = &[
    Topic {
        slug: "chess960",
        title: key!("learn-960-title"),
        lead: key!("learn-960-lead"),
        articles: "II.1–II.3",
        parts: &[
            Text(key!("learn-960-text")),
            Diagrams(&[Diagram::of(CHESS960, key!("learn-960-example-position"))
                .variant(Variant::Chess960)]),
            Section(key!("learn-960-castling")),
            Text(key!("learn-960-castling-text")),
            Diagrams(&[
                Diagram::of(CASTLING960, key!("learn-960-castling-example-before"))
                    .variant(Variant::Chess960),
                Diagram::of(CASTLING960, key!("learn-960-castling-example-after"))
                    .variant(Variant::Chess960)
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
        slug: "king-of-the-hill",
        title: key!("learn-hill-title"),
        lead: key!("learn-hill-lead"),
        articles: "",
        parts: &[
            Section(key!("learn-hill-winning")),
            Text(key!("learn-hill-winning-text")),
            Text(key!("learn-hill-legal-moves")),
            Diagrams(&[
                Diagram::of(HILL, key!("learn-hill-example-before"))
                    .variant(Variant::KingOfTheHill)
                    .from(Square::E3),
                Diagram::of(HILL, key!("learn-hill-example-after"))
                    .variant(Variant::KingOfTheHill)
                    .after(&["Ke4"]),
            ]),
            Section(key!("learn-hill-check")),
            Text(key!("learn-hill-check-text")),
            Diagrams(&[Diagram::of(
                "8/pp4pp/5k2/8/8/3Q4/PP3PPP/6K1 w - - 0 1",
                key!("learn-hill-check-example"),
            )
            .variant(Variant::KingOfTheHill)
            .after(&["Qf3"])
            .from(Square::F6)]),
            Section(key!("learn-hill-draws")),
            Autolinked(key!("learn-hill-draws-text"), &["/learn/draws"]),
            Text(key!("learn-hill-time")),
            Section(key!("learn-hill-on-this-site")),
            Autolinked(key!("learn-hill-on-this-site-text"), &["/challenges/new"]),
        ],
        facts: no_facts,
    },
    Topic {
        slug: "three-check",
        title: key!("learn-three-check-title"),
        lead: key!("learn-three-check-lead"),
        articles: "",
        parts: &[
            Section(key!("learn-three-check-winning")),
            Text(key!("learn-three-check-winning-text")),
            Diagrams(&[
                Diagram::of(THREE_CHECK, key!("learn-three-check-example-first"))
                    .variant(Variant::ThreeCheck)
                    .after(&["e4", "e5", "Bc4", "Nc6", "Bxf7"]),
                Diagram::of(THREE_CHECK, key!("learn-three-check-example-third"))
                    .variant(Variant::ThreeCheck)
                    .after(&["e4", "e5", "Bc4", "Nc6", "Bxf7", "Kxf7", "Qh5", "g6", "Qxg6"]),
            ]),
            Section(key!("learn-three-check-counting")),
            Text(key!("learn-three-check-counting-text")),
            Diagrams(&[Diagram::of(
                "r2qk2r/ppp2ppp/2n5/8/4N3/8/PPP2PPP/R1B1R1K1 w kq - 3+3 0 1",
                key!("learn-three-check-example-double"),
            )
            .variant(Variant::ThreeCheck)
            .after(&["Nf6"])]),
            Autolinked(
                key!("learn-three-check-same-position"),
                &["/learn/draws", "/learn/conditional-moves"],
            ),
            Section(key!("learn-three-check-draws")),
            Autolinked(key!("learn-three-check-draws-text"), &["/learn/draws"]),
            Text(key!("learn-three-check-time")),
            Section(key!("learn-three-check-on-this-site")),
            Autolinked(key!("learn-three-check-on-this-site-text"), &["/challenges/new"]),
        ],
        facts: no_facts,
    },
    Topic {
        slug: "racing-kings",
        title: key!("learn-racing-kings-title"),
        lead: key!("learn-racing-kings-lead"),
        articles: "",
        parts: &[
            Section(key!("learn-racing-kings-start")),
            Text(key!("learn-racing-kings-start-text")),
            Section(key!("learn-racing-kings-no-check")),
            Text(key!("learn-racing-kings-no-check-text")),
            Diagrams(&[Diagram::of(
                "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1",
                key!("learn-racing-kings-example-start"),
            )
            .variant(Variant::RacingKings)
            .from(Square::E2)]),
            Section(key!("learn-racing-kings-winning")),
            Text(key!("learn-racing-kings-winning-text")),
            Diagrams(&[
                Diagram::of(
                    "8/1k4K1/8/8/8/8/2r5/5R2 w - - 0 1",
                    key!("learn-racing-kings-example-draw"),
                )
                .variant(Variant::RacingKings)
                .after(&["Kg8"])
                .from(Square::B7),
                Diagram::of(
                    "3R4/1k4K1/8/8/8/8/2r5/8 w - - 0 1",
                    key!("learn-racing-kings-example-win"),
                )
                .variant(Variant::RacingKings)
                .after(&["Kg8"]),
            ]),
            Section(key!("learn-racing-kings-draws")),
            Autolinked(key!("learn-racing-kings-draws-text"), &["/learn/draws"]),
            Text(key!("learn-racing-kings-time")),
            Section(key!("learn-racing-kings-on-this-site")),
            Autolinked(key!("learn-racing-kings-on-this-site-text"), &["/challenges/new"]),
        ],
        facts: no_facts,
    },
    Topic {
        slug: "antichess",
        title: key!("learn-antichess-title"),
        lead: key!("learn-antichess-lead"),
        articles: "",
        parts: &[
            Section(key!("learn-antichess-capture")),
            Text(key!("learn-antichess-capture-text")),
            Diagrams(&[Diagram::of(
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
                key!("learn-antichess-example-capture"),
            )
            .variant(Variant::Antichess)
            .after(&["e3", "b5"])
            .from(Square::F1)]),
            Section(key!("learn-antichess-king")),
            Text(key!("learn-antichess-king-text")),
            Section(key!("learn-antichess-winning")),
            Text(key!("learn-antichess-winning-text")),
            Diagrams(&[
                Diagram::of(
                    "8/7p/1k6/8/8/8/8/R7 w - - 0 1",
                    key!("learn-antichess-example-last-piece"),
                )
                .variant(Variant::Antichess)
                .after(&["Ra5"])
                .from(Square::B6),
                Diagram::of(
                    "2b5/p7/8/8/P7/8/8/8 b - - 0 1",
                    key!("learn-antichess-example-blocked"),
                )
                .variant(Variant::Antichess)
                .after(&["a5"]),
            ]),
            Section(key!("learn-antichess-draws")),
            Autolinked(key!("learn-antichess-draws-text"), &["/learn/draws"]),
            Text(key!("learn-antichess-time")),
            Section(key!("learn-antichess-notation")),
            Text(key!("learn-antichess-notation-text")),
            Section(key!("learn-antichess-on-this-site")),
            Autolinked(key!("learn-antichess-on-this-site-text"), &["/challenges/new"]),
        ],
        facts: no_facts,
    },
    Topic {
        slug: "horde",
        title: key!("learn-horde-title"),
        lead: key!("learn-horde-lead"),
        articles: "",
        parts: &[
            Diagrams(&[Diagram::of(
                "rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1",
                key!("learn-horde-example-start"),
            )
            .variant(Variant::Horde)]),
            Section(key!("learn-horde-winning")),
            Text(key!("learn-horde-winning-text")),
            Diagrams(&[Diagram::of(
                "r6k/5P1p/1r3PP1/8/PP6/PPP5/PPP5/PPP5 w - - 0 1",
                key!("learn-horde-example-mate"),
            )
            .variant(Variant::Horde)
            .after(&["g7"])]),
            Section(key!("learn-horde-pawns")),
            Text(key!("learn-horde-pawns-text")),
            Diagrams(&[Diagram::of(
                "rnbqkbnr/pppppppp/8/1PP2PP1/PPPP1PPP/PPPP1PPP/PPPP1PPP/PPPPPPPP w kq - 0 1",
                key!("learn-horde-example-first-rank"),
            )
            .variant(Variant::Horde)
            .from(Square::E1)]),
            Text(key!("learn-horde-no-white-king")),
            Section(key!("learn-horde-draws")),
            Autolinked(key!("learn-horde-draws-text"), &["/learn/draws"]),
            Diagrams(&[Diagram::of(
                "2r1k3/8/8/2P5/8/8/8/8 b - - 0 1",
                key!("learn-horde-example-stalemate"),
            )
            .variant(Variant::Horde)
            .after(&["Rc6"])]),
            Text(key!("learn-horde-time")),
            Section(key!("learn-horde-on-this-site")),
            Autolinked(key!("learn-horde-on-this-site-text"), &["/challenges/new"]),
        ],
        facts: no_facts,
    },
    Topic {
        slug: "atomic",
        title: key!("learn-atomic-title"),
        lead: key!("learn-atomic-lead"),
        articles: "",
        parts: &[
            Section(key!("learn-atomic-explosion")),
            Text(key!("learn-atomic-explosion-text")),
            Diagrams(&[
                Diagram::of(EXPLOSION, key!("learn-atomic-example-before"))
                    .variant(Variant::Atomic)
                    .from(Square::D1),
                Diagram::of(EXPLOSION, key!("learn-atomic-example-after"))
                    .variant(Variant::Atomic)
                    .after(&["Rxd5"]),
            ]),
            Text(key!("learn-atomic-en-passant")),
            Section(key!("learn-atomic-winning")),
            Text(key!("learn-atomic-winning-text")),
            Diagrams(&[Diagram::game(
                &["Nf3", "d5", "Ng5", "h6", "Nxf7"],
                key!("learn-atomic-example-win"),
            )
            .variant(Variant::Atomic)]),
            Section(key!("learn-atomic-king")),
            List(&[
                key!("learn-atomic-king-captures"),
                key!("learn-atomic-king-explodes"),
                key!("learn-atomic-king-in-check"),
                key!("learn-atomic-king-adjacent"),
            ]),
            Diagrams(&[Diagram::of(
                "4k3/r3K3/8/8/8/8/5P2/6R1 w - - 0 1",
                key!("learn-atomic-example-kings"),
            )
            .variant(Variant::Atomic)
            .from(Square::E7)]),
            Section(key!("learn-atomic-draws")),
            Autolinked(key!("learn-atomic-draws-text"), &["/learn/draws"]),
            Text(key!("learn-atomic-time")),
            Section(key!("learn-atomic-on-this-site")),
            Autolinked(key!("learn-atomic-on-this-site-text"), &["/challenges/new"]),
        ],
        facts: no_facts,
    },
    Topic {
        slug: "crazyhouse",
        title: key!("learn-crazyhouse-title"),
        lead: key!("learn-crazyhouse-lead"),
        articles: "",
        parts: &[
            Section(key!("learn-crazyhouse-drops")),
            Text(key!("learn-crazyhouse-drops-text")),
            Diagrams(&[Diagram::of(
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
                key!("learn-crazyhouse-example-pocket"),
            )
            .variant(Variant::Crazyhouse)
            .after(&["e4", "d5", "exd5", "Qxd5"])]),
            List(&[
                key!("learn-crazyhouse-drop-pawn"),
                key!("learn-crazyhouse-drop-check"),
                key!("learn-crazyhouse-drop-promoted"),
                key!("learn-crazyhouse-drop-rook"),
            ]),
            Section(key!("learn-crazyhouse-winning")),
            Text(key!("learn-crazyhouse-winning-text")),
            Diagrams(&[
                Diagram::of(
                    "r1b2rk1/ppp2pp1/2np3p/4p3/8/2PBPN2/PP3PPP/R4RK1[Qq] w - - 0 1",
                    key!("learn-crazyhouse-example-mate"),
                )
                .variant(Variant::Crazyhouse)
                .after(&["Q@h7"]),
                Diagram::of(
                    "6k1/1pp2ppp/p1r5/8/8/P7/1PP2PPP/3R2K1[n] w - - 0 1",
                    key!("learn-crazyhouse-example-block"),
                )
                .variant(Variant::Crazyhouse)
                .after(&["Rd8", "N@f8"]),
            ]),
            Section(key!("learn-crazyhouse-notation")),
            Text(key!("learn-crazyhouse-notation-text")),
            Section(key!("learn-crazyhouse-draws")),
            Autolinked(
                key!("learn-crazyhouse-draws-text"),
                &["/learn/draws", "/learn/conditional-moves"],
            ),
            Text(key!("learn-crazyhouse-stalemate")),
            Text(key!("learn-crazyhouse-time")),
            Section(key!("learn-crazyhouse-on-this-site")),
            Autolinked(key!("learn-crazyhouse-on-this-site-text"), &["/challenges/new"]),
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
            Section(key!("learn-options-assistance")),
            Text(key!("learn-options-assistance-text")),
            Section(key!("learn-options-other")),
            List(&[
                key!("learn-options-no-conditional-moves"),
                key!("learn-options-no-takebacks"),
                key!("learn-options-win-on-time-claimed"),
                key!("learn-options-no-vacation"),
                key!("learn-options-no-aborting"),
                key!("learn-options-no-giving-time"),
                key!("learn-options-black-offers-draws"),
            ]),
        ],
        facts: no_facts,
    },
];
