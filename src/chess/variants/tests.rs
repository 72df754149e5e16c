//! Where the variants begin, how they end, what they forbid and what is proven of them, as tables.

use std::collections::BTreeSet;

use shakmaty::{Color, MoveList, Position as _, Role, Square};

use super::*;
use crate::chess::{
    BoardEnd, Budget, DrawGround, Illegal, InputError, Line, Rules, Start, Unwinnable, Winnability,
    fen, parse_move, play, position_key, position_of, position_of_key, position_status, uci,
    winnability,
};

use Variant::{
    Antichess, Atomic, Crazyhouse, Horde, KingOfTheHill, RacingKings, Standard, ThreeCheck,
};

fn position(variant: Variant, fen: &str) -> VariantPosition {
    position_of(fen, variant).unwrap_or_else(|| panic!("{variant:?}: {fen}"))
}

fn after(variant: Variant, fen: &str, moves: &str) -> VariantPosition {
    let mut position = position(variant, fen);
    for text in moves.split_whitespace() {
        let mv = parse_move(&position, text).unwrap_or_else(|why| panic!("{fen} {text}: {why}"));
        play(&mut position, mv, Rules::default());
    }
    position
}

fn line(variant: Variant, fen: &str, moves: &str) -> Line {
    let start = Start::from_stored(fen, variant, Rules::default()).unwrap();
    let mut position = start.position.clone();
    let moves: Vec<Move> = moves
        .split_whitespace()
        .map(|text| {
            let mv = parse_move(&position, text).unwrap_or_else(|why| panic!("{text}: {why}"));
            play(&mut position, mv, Rules::default());
            mv
        })
        .collect();
    Line::replay(&start, moves)
}

fn array(variant: Variant) -> &'static str {
    variant.rules().start_fen
}

#[test]
fn games_begin_where_the_table_says() {
    for variant in Variant::ALL {
        let start = Start::of_variant(variant);
        assert_eq!((start.variant(), start.is_usual()), (variant, true), "{variant:?}");
        assert_eq!(start.fen(), array(variant));
        assert!(BoardEnd::of(&start.position).is_none());
        assert_eq!(start.position.rules().plays, variant.rules().plays);
        // The key of a position has all that makes it the same as another.
        let key = position_key(&start.position);
        assert_eq!(position_of_key(&key, variant), Some(start.position), "{key}");
    }
}

#[test]
fn names_are_those_of_lichess_in_any_spelling() {
    for (name, variant) in [
        ("Standard", Standard),
        ("From Position", Standard),
        ("", Standard),
        ("Chess960", Variant::Chess960),
        ("fischerandom", Variant::Chess960),
        ("King of the Hill", KingOfTheHill),
        ("kingOfTheHill", KingOfTheHill),
        ("king_of_the_hill", KingOfTheHill),
        ("Three-check", ThreeCheck),
        ("3check", ThreeCheck),
        ("racingKings", RacingKings),
        ("giveaway", Antichess),
        ("Crazyhouse", Crazyhouse),
    ] {
        assert_eq!(Variant::by_name(name), Some(variant), "{name}");
    }
    assert_eq!(Variant::by_name("Bughouse"), None);
    for variant in Variant::ALL {
        assert_eq!(Variant::by_name(variant.as_str()), Some(variant));
        assert_eq!(Variant::by_name(variant.rules().name), Some(variant));
    }
}

/// A position, the moves from there, who has won then and how.
type End = (Variant, &'static str, &'static str, Option<(Option<Color>, VariantEnd)>);

#[test]
fn variants_end_as_their_tables_say() {
    let (white, black) = (Some(Color::White), Some(Color::Black));
    let table: &[End] = &[
        (
            KingOfTheHill,
            "4k3/8/8/8/8/4K3/8/8 w - - 0 1",
            "Kd4",
            Some((white, VariantEnd::KingInTheCenter)),
        ),
        (
            KingOfTheHill,
            "8/8/4k3/8/8/8/8/K7 b - - 0 1",
            "Ke5",
            Some((black, VariantEnd::KingInTheCenter)),
        ),
        (KingOfTheHill, "4k3/8/8/8/8/4K3/8/8 w - - 0 1", "Kd3", None),
        (
            ThreeCheck,
            "4k3/8/8/8/8/8/8/R3K3 w - - 1+3 0 1",
            "Ra8+",
            Some((white, VariantEnd::ThirdCheck)),
        ),
        (ThreeCheck, "4k3/8/8/8/8/8/8/R3K3 w - - 2+3 0 1", "Ra8+", None),
        // A double check is one check: the knight leaves the file of the rook.
        (ThreeCheck, "4k3/8/8/8/4N3/8/8/4RK2 w - - 3+3 0 1", "Nf6+ Kf8", None),
        (
            RacingKings,
            "7k/8/8/8/8/8/8/K7 w - - 0 1",
            "",
            Some((black, VariantEnd::KingOnTheLastRank)),
        ),
        (
            RacingKings,
            "8/K6k/8/8/8/8/8/8 w - - 0 1",
            "Kb8 Kh6",
            Some((white, VariantEnd::KingOnTheLastRank)),
        ),
        (
            RacingKings,
            "8/K6k/8/8/8/8/8/8 w - - 0 1",
            "Kb8 Kg8",
            Some((None, VariantEnd::BothKingsOnTheLastRank)),
        ),
        // Black is too far away: nobody waits for a move that leads nowhere.
        (
            RacingKings,
            "8/K7/8/8/8/8/8/7k w - - 0 1",
            "Kb8",
            Some((white, VariantEnd::KingOnTheLastRank)),
        ),
        (
            Antichess,
            "8/8/8/8/8/1p6/P7/8 w - - 0 1",
            "axb3",
            Some((black, VariantEnd::NoPiecesLeft)),
        ),
        (Antichess, "8/8/8/p7/P7/8/8/7N b - - 0 1", "", Some((black, VariantEnd::NoMovesLeft))),
        (Horde, "4k3/8/8/8/8/8/r7/P7 b - - 0 1", "Rxa1", Some((black, VariantEnd::HordeCaptured))),
        (
            Atomic,
            "4k3/4q3/8/8/8/8/4Q3/4K3 w - - 0 1",
            "Qxe7",
            Some((white, VariantEnd::KingExploded)),
        ),
        // The king stands beside what is captured.
        (
            Atomic,
            "3rk3/8/8/8/8/8/8/3RK3 b - - 0 1",
            "Rxd1",
            Some((black, VariantEnd::KingExploded)),
        ),
        (Crazyhouse, "4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1", "Q@e7", None),
    ];
    for (variant, fen, moves, expected) in table {
        let end = match BoardEnd::of(&after(*variant, fen, moves)) {
            Some(BoardEnd::Variant { winner, end }) => Some((winner, end)),
            _ => None,
        };
        assert_eq!(end, *expected, "{variant:?} {fen} {moves}");
    }
}

#[test]
fn no_game_begins_where_nothing_can_be_played_or_too_much() {
    let begins = |variant, fen: &str| Start::from_fen(fen, variant).is_ok();
    // One side has won already, whoever is to move.
    assert!(!begins(Antichess, "8/8/8/8/8/8/8/4n3 b - - 0 1"));
    assert!(!begins(Antichess, "8/8/8/8/8/8/8/4N3 w - - 0 1"));
    // 461 moves.
    let queens = "k1KQ4/BR3Q~2/2Q~4Q~/4Q~3/1Q~4Q~1/3Q~4/Q~4Q~2/2Q~4Q~";
    assert!(!begins(Crazyhouse, &format!("{queens}[PNBRQ] w - - 0 1")));
    assert!(!begins(Crazyhouse, &format!("{queens}[PNBRQp] b - - 0 1")));
    assert!(begins(Crazyhouse, "k1K5/8/Q~7/8/8/8/8/8[PNBRQp] b - - 0 1"));
}

#[test]
fn checkmate_and_stalemate_mean_what_they_mean_in_chess() {
    let mate = BoardEnd::Checkmate { winner: Color::White };
    for (variant, fen, expected) in [
        (KingOfTheHill, "R3k3/8/4K3/8/8/8/8/8 b - - 0 1", mate),
        (ThreeCheck, "R3k3/8/4K3/8/8/8/8/8 b - - 2+3 0 1", mate),
        (Crazyhouse, "R5k1/5ppp/8/8/8/8/8/4K3[] b - - 0 1", mate),
        (Horde, "Q5k1/5ppp/8/8/8/8/8/8 b - - 0 1", mate),
        (KingOfTheHill, "k7/2Q5/8/8/8/8/8/7K b - - 0 1", BoardEnd::Stalemate),
        (Crazyhouse, "k7/2Q5/8/8/8/8/8/7K[] b - - 0 1", BoardEnd::Stalemate),
        (RacingKings, "8/8/8/8/8/1QK5/8/k7 b - - 0 1", BoardEnd::Stalemate),
        // Pawns that cannot move: White has no king that could be in check.
        (Horde, "4k3/8/8/8/p7/P7/8/8 w - - 0 1", BoardEnd::Stalemate),
    ] {
        assert_eq!(BoardEnd::of(&position(variant, fen)), Some(expected), "{variant:?} {fen}");
    }
    // A knight in the pocket answers the check of a mate in chess.
    let drops = position(Crazyhouse, "R5k1/5ppp/8/8/8/8/8/4K3[n] b - - 0 1");
    assert_eq!(BoardEnd::of(&drops), None);
}

#[test]
fn a_list_of_moves_is_never_too_short() {
    // Both wanted it: White has seventeen queens and a piece of each kind to drop. shakmaty has room for 450
    // moves of a position.
    for (fen, count) in [
        ("kNQ~2Q~KQ~/NN2Q~3/1Q~4Q~1/3Q~4/Q~4Q~2/Q~6Q~/2Q~1Q~3/Q~5Q~1[QRBNP] w - - 0 1", 450),
        ("kN6/NN6/8/8/8/Q~Q~Q~4Q~/Q~Q~Q~Q~3Q~/K6q[PN] w - - 0 1", 18),
    ] {
        let position = position(Crazyhouse, fen);
        assert!(position.has_too_many_moves());
        let texts = |moves: MoveList| -> BTreeSet<String> {
            moves.iter().map(|mv| uci(*mv, CastlingMode::Standard)).collect()
        };
        let ours = position.legal_moves();
        assert_eq!(ours.len(), count, "{fen}");
        assert_eq!(texts(ours), texts(position.pieces.legal_moves()), "{fen}");
    }
}

#[test]
fn a_position_is_the_same_only_with_checks_pockets_and_promoted_pieces() {
    for (variant, one, other) in [
        (ThreeCheck, "4k3/8/8/8/8/8/8/R3K3 w - - 2+3 0 1", "4k3/8/8/8/8/8/8/R3K3 w - - 3+3 0 1"),
        (Crazyhouse, "4k3/8/8/8/8/8/8/R3K3[N] w - - 0 1", "4k3/8/8/8/8/8/8/R3K3[] w - - 0 1"),
        (Crazyhouse, "4k3/8/8/8/8/8/8/R3K3[N] w - - 0 1", "4k3/8/8/8/8/8/8/R3K3[n] w - - 0 1"),
        (Crazyhouse, "4k3/8/8/8/8/8/8/R~3K3[] w - - 0 1", "4k3/8/8/8/8/8/8/R3K3[] w - - 0 1"),
    ] {
        let (one, other) = (position(variant, one), position(variant, other));
        assert_ne!(one, other);
        assert_ne!(position_key(&one), position_key(&other));
        for position in [one, other] {
            assert_eq!(position_of_key(&position_key(&position), variant), Some(position.clone()));
            assert_eq!(position_of(&fen(&position), variant), Some(position));
        }
    }
}

#[test]
fn in_crazyhouse_a_position_returns_after_captures_and_no_count_of_moves_draws() {
    let fen = "3rk3/8/8/8/8/8/8/3RK3[R] w - - 140 100";
    let played = line(Crazyhouse, fen, "Rxd8+ Kxd8 R@d7+ Kxd7");
    assert!(played.draw_grounds(4).is_empty(), "{:?}", played.draw_grounds(4));
    assert_eq!((played.halfmove_clock(4), played.last_draw_claim_option()), (0, None));
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(2);
    let fen = "4k1n1/8/8/8/8/8/8/4K1N1[] w - - 149 100";
    let repeated = line(Crazyhouse, fen, &shuffle);
    let third = DrawGround::ThreefoldRepetition { plies: vec![0, 4, 8] };
    assert_eq!(repeated.draw_grounds(8), [third]);
    // A capture lies between: in chess nothing before it could stand again.
    let fen = "r3k3/8/8/8/8/8/8/R3K3[] w - - 0 1";
    let around = "Rxa8+ Kd7 Ra1 Ke7 R@h8 Kd7";
    let game = line(Crazyhouse, fen, around);
    assert_eq!(game.first_that_may_return(6), 0);
    let chess = line(Standard, "r3k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Rxa8+ Kd7 Ra1");
    assert_eq!(chess.first_that_may_return(3), 1);
}

#[test]
fn what_a_variant_forbids_is_said() {
    let refused = |variant, fen: &str, text: &str| {
        parse_move(&position(variant, fen), text).map(|mv| uci(mv, CastlingMode::Standard))
    };
    let restricted = |restriction| Err(InputError::Illegal(Illegal::Restricted(restriction)));
    for (variant, fen, text, expected) in [
        (Antichess, "8/8/8/8/8/1p6/P7/R7 w - - 0 1", "Rb1", restricted(Restriction::MustCapture)),
        (Antichess, "8/8/8/8/8/1p6/P7/R7 w - - 0 1", "a4", restricted(Restriction::MustCapture)),
        (Antichess, "8/8/8/8/8/1p6/P7/R7 w - - 0 1", "axb3", Ok("a2b3".to_owned())),
        (
            Atomic,
            "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1",
            "Kxe2",
            restricted(Restriction::KingCannotCapture),
        ),
        (
            Atomic,
            "4k3/8/8/8/8/8/4n3/3QK3 w - - 0 1",
            "Qxe2",
            restricted(Restriction::OwnKingExplodes),
        ),
        (RacingKings, "8/8/8/8/k7/8/6RK/8 w - - 0 1", "Rg3", Ok("g2g3".to_owned())),
        (RacingKings, "8/8/8/8/8/k7/7K/6R1 w - - 0 1", "Rg3", restricted(Restriction::GivesCheck)),
        (Crazyhouse, "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", "N@f3", Ok("N@f3".to_owned())),
        (Crazyhouse, "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", "n@f3", Ok("N@f3".to_owned())),
        (Crazyhouse, "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "@e5", Ok("P@e5".to_owned())),
        (Crazyhouse, "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "P@e5", Ok("P@e5".to_owned())),
        (
            Crazyhouse,
            "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1",
            "@a8",
            Err(InputError::Illegal(Illegal::PawnDrop)),
        ),
        (
            Crazyhouse,
            "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1",
            "B@a8",
            Err(InputError::Illegal(Illegal::NotInPocket { role: Role::Bishop })),
        ),
        (
            Crazyhouse,
            "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1",
            "b@a8",
            Err(InputError::Illegal(Illegal::NotInPocket { role: Role::Bishop })),
        ),
        (
            Crazyhouse,
            "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1",
            "N@e8",
            Err(InputError::Illegal(Illegal::DropOnPiece { to: Square::E8 })),
        ),
        (
            Standard,
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "N@f3",
            Err(InputError::Illegal(Illegal::NotInPocket { role: Role::Knight })),
        ),
        (
            KingOfTheHill,
            "4k3/8/8/8/3K4/8/8/8 b - - 0 1",
            "Ke7",
            Err(InputError::Illegal(Illegal::GameOver)),
        ),
    ] {
        assert_eq!(refused(variant, fen, text), expected, "{variant:?} {fen} {text}");
    }
    // A drop that does not answer a check.
    let check = refused(Crazyhouse, "4k3/8/8/8/4r3/8/8/4K3[N] w - - 0 1", "N@a3");
    assert!(matches!(check, Err(InputError::Illegal(Illegal::Exposed { was_in_check: true, .. }))));
    assert_eq!(refused(Antichess, "8/P7/8/8/8/8/8/7k w - - 0 1", "a8=K"), Ok("a7a8k".to_owned()));
}

#[test]
fn options_that_a_variant_does_not_have_are_refused() {
    let moves_into_check = Rules { legal_moves_only: false, ..Rules::default() };
    let no_en_passant = Rules { en_passant: false, ..Rules::default() };
    for variant in Variant::ALL {
        let options = variant.rules().options;
        let start = Start::of_variant(variant);
        assert_eq!(start.clone().under(moves_into_check).is_ok(), options.moves_into_check);
        assert_eq!(start.clone().under(no_en_passant).is_ok(), options.no_en_passant);
        assert!(start.under(Rules::default()).is_ok());
    }
    let allow: Vec<Variant> =
        Variant::ALL.into_iter().filter(|it| it.rules().options.moves_into_check).collect();
    assert_eq!(allow, [Standard, Variant::Chess960, KingOfTheHill, ThreeCheck]);
}

#[test]
fn a_win_is_shown_and_material_that_cannot_win_is_known() {
    let material = Winnability::CannotWin(Unwinnable::Material);
    let verdict = |variant, fen: &str, side| {
        winnability(&position(variant, fen), side, Rules::default(), Budget::INLINE).winnability
    };
    for (variant, fen, side) in [
        (ThreeCheck, "4k3/8/8/8/8/8/8/R3K3 w - - 3+3 0 1", Color::Black),
        (Antichess, "8/8/8/8/8/8/B7/b7 w - - 0 1", Color::White),
        (Antichess, "8/8/8/8/8/8/B7/b7 w - - 0 1", Color::Black),
        (Atomic, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", Color::Black),
        (Atomic, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", Color::White),
        (Crazyhouse, "4k3/8/8/8/8/8/8/1N2K3[] w - - 0 1", Color::White),
        (Crazyhouse, "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", Color::White),
    ] {
        assert_eq!(verdict(variant, fen, side), material, "{variant:?} {fen} {side}");
    }
    for (variant, fen) in [
        (KingOfTheHill, "4k3/8/8/8/8/8/8/K7 w - - 0 1"),
        (ThreeCheck, "4k3/8/8/8/8/8/8/R3K3 w - - 3+3 0 1"),
        (RacingKings, "8/8/8/8/8/8/k6K/8 w - - 0 1"),
        (Antichess, "8/8/8/8/8/8/B7/1b6 w - - 0 1"),
        (Atomic, array(Atomic)),
        (Horde, "4k3/8/8/8/8/8/1r6/P7 w - - 0 1"),
        (Crazyhouse, "4k3/8/8/8/8/8/8/4K3[QR] w - - 0 1"),
    ] {
        let root = position(variant, fen);
        for side in Color::ALL {
            let found = verdict(variant, fen, side);
            let Winnability::CanWin(moves) = found else { continue };
            let mut position = root.clone();
            for mv in &moves {
                assert!(position.legal_moves().contains(mv), "{variant:?} {fen}");
                play(&mut position, *mv, Rules::default());
            }
            assert_eq!(BoardEnd::of(&position).unwrap().winner(), Some(side), "{variant:?} {fen}");
        }
        assert!(
            Color::ALL
                .iter()
                .any(|side| matches!(verdict(variant, fen, *side), Winnability::CanWin(_))),
            "{variant:?} {fen}"
        );
    }
}

#[test]
fn only_what_is_proven_is_dead() {
    let status = |variant, fen| {
        position_status(&position(variant, fen), Rules::default(), Budget::INLINE).is_dead()
    };
    for (variant, fen, expected) in [
        // Kings can always walk to the center and to the last rank.
        (KingOfTheHill, "4k3/8/8/8/8/8/8/K7 w - - 0 1", None),
        (RacingKings, "8/8/8/8/8/8/k6K/8 w - - 0 1", None),
        (ThreeCheck, "4k3/8/8/8/8/8/8/K7 w - - 3+3 0 1", Some(true)),
        (ThreeCheck, "4k3/8/8/8/8/8/8/KN6 w - - 3+3 0 1", Some(false)),
        (Atomic, "4k3/8/8/8/8/8/8/KN6 w - - 0 1", Some(true)),
        (Atomic, "4k3/8/8/8/8/8/8/KQ6 w - - 0 1", Some(false)),
        (Antichess, "8/8/8/8/8/8/B7/b7 w - - 0 1", Some(true)),
        (Crazyhouse, "4k3/8/8/8/8/8/8/4K3[B] w - - 0 1", Some(true)),
        // Black's own bishops can shut it in: shakmaty's rule calls this dead.
        (Atomic, "7k/6bb/8/8/8/8/B7/K7 w - - 0 1", None),
    ] {
        assert_eq!(status(variant, fen), expected, "{variant:?} {fen}");
    }
}
