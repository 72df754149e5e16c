//! What is refused is illegal, and each thing that the reason names is really so.

use proptest::prelude::*;
use shakmaty::{CastlingSide, san::SanPlus};
use zugpost::chess::{
    Disambiguation, Illegal, InputError, Piece, Position, Role, Square, Start, VariantPosition,
    parse_move,
};

use super::{
    cases, games, openings,
    oracle::{Oracle, Squares, all_squares, between},
    walk,
};

const ROLES: [Role; 5] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

/// Returns whether the named pieces are just these squares, each with the piece that is there.
fn are_named(named: &[(Role, Square)], squares: &Squares, board: &Oracle) -> bool {
    let found: Squares = named.iter().map(|(_, square)| *square).collect();
    !named.is_empty()
        && &found == squares
        && named.len() == squares.len()
        && named
            .iter()
            .all(|(role, square)| board.man(*square).is_some_and(|piece| piece.role == *role))
}

/// Returns whether a reason why a piece may not go from one square to another is true.
fn is_true(oracle: &Oracle, why: &Illegal, from: Square, to: Square) -> bool {
    let (us, piece) = (oracle.turn, oracle.man(from));
    let is_mine = |role| piece == Some(Piece { color: us, role });
    let shape = piece.is_some_and(|piece| oracle.has_the_shape(from, to, piece));
    match why {
        Illegal::NoPiece { from: named } => *named == from && piece.is_none(),
        Illegal::NotYours { from: named, role } => {
            *named == from && piece == Some(Piece { color: !us, role: *role })
        }
        Illegal::OwnPiece { to: named, role } => {
            *named == to && oracle.man(to) == Some(Piece { color: us, role: *role })
        }
        Illegal::Geometry { role, from: a, to: b } => {
            (*a, *b) == (from, to) && is_mine(*role) && !shape
        }
        Illegal::Blocked { role, by } => {
            is_mine(*role) && shape && between(from, to).contains(by) && oracle.man(*by).is_some()
        }
        Illegal::PawnBlocked { to: named, by } => {
            *named == to
                && is_mine(Role::Pawn)
                && shape
                && from.file() == to.file()
                && oracle.man(*by).is_some()
                && (*by == to || between(from, to).contains(by))
        }
        Illegal::PawnNothingToCapture { to: named } => {
            *named == to
                && is_mine(Role::Pawn)
                && shape
                && from.file() != to.file()
                && oracle.man(to).is_none()
                && oracle.passed != Some(to)
        }
        Illegal::EnPassantPassed { pawn } => {
            // A double step would have come from right beyond.
            let origin = 2 * i32::from(to) - i32::from(*pawn);
            is_mine(Role::Pawn)
                && shape
                && oracle.man(*pawn) == Some(Piece { color: !us, role: Role::Pawn })
                && (pawn.file(), pawn.rank()) == (to.file(), from.rank())
                && [1, 6].contains(&(origin / 8))
                && oracle.man(to).is_none()
                && oracle.passed != Some(to)
        }
        Illegal::Exposed { mv, checkers, was_in_check } => {
            oracle.could_go(from, to) && {
                let after = oracle.moved(from, to, None);
                let now = after.checkers(us);
                are_named(checkers, &now, &after)
                    && *was_in_check != now.is_disjoint(&oracle.checkers(us))
                    && (mv.from(), mv.to(), mv.role())
                        == (Some(from), to, oracle.man(from).map_or(Role::Pawn, |man| man.role))
            }
        }
        why => {
            let kingside = to > from;
            is_mine(Role::King)
                && looks_like_castling(oracle, from, to, kingside)
                && is_true_of_castling(oracle, why, kingside)
        }
    }
}

fn looks_like_castling(oracle: &Oracle, from: Square, to: Square, kingside: bool) -> bool {
    let lands = [true, false].into_iter().any(|wing| oracle.castling_targets(wing).0 == to);
    let rook = oracle.man(to) == Some(Piece { color: oracle.turn, role: Role::Rook });
    match oracle.castling_rook(kingside) {
        Some(its_rook) if its_rook == to => true,
        Some(_) => lands && from.distance(to) > 1,
        None => (lands || rook) && from.distance(to) > 1 && from.rank() == to.rank(),
    }
}

/// Returns whether a reason why the side to move may not castle is true.
fn is_true_of_castling(oracle: &Oracle, why: &Illegal, kingside: bool) -> bool {
    let us = oracle.turn;
    if oracle.castling_rook(kingside).is_none() {
        return *why == Illegal::CastlingRight { side: CastlingSide::from_king_side(kingside) };
    }
    let (target, _) = oracle.castling_targets(kingside);
    match why {
        Illegal::CastlingInCheck { checkers } => are_named(checkers, &oracle.checkers(us), oracle),
        Illegal::CastlingBlocked { by } => {
            oracle.man(*by).is_some() && oracle.castling_way(kingside).contains(by)
        }
        Illegal::CastlingThrough { square, attackers } => {
            between(oracle.king(us), target).contains(square)
                && are_named(attackers, &oracle.without_king().attackers(*square, !us), oracle)
        }
        Illegal::CastlingInto { square, attackers } => {
            *square == target
                && are_named(attackers, &oracle.castled(kingside).checkers(us), oracle)
        }
        _ => false,
    }
}

/// Asserts what reading a pair of squares must answer.
fn check_pair(position: &VariantPosition, oracle: &Oracle, from: Square, to: Square) {
    let answer = parse_move(position, &format!("{from}{to}"));
    let castles = |kingside| {
        oracle.man(from) == Some(Piece { color: oracle.turn, role: Role::King })
            && oracle.may_castle(kingside)
            && (oracle.castling_targets(kingside).0 == to
                || oracle.castling_rook(kingside) == Some(to))
    };
    if oracle.may_go(from, to) {
        if oracle.promotes(from, to) {
            assert_eq!(answer, Err(InputError::PromotionMissing));
        } else {
            let mv = answer.expect("a legal move");
            assert_eq!((mv.from(), mv.to(), mv.is_castle()), (Some(from), to, false));
        }
    } else if let Some(kingside) = [true, false].into_iter().find(|kingside| castles(*kingside)) {
        let side = CastlingSide::from_king_side(kingside);
        assert_eq!(answer.expect("castling").castling_side(), Some(side));
    } else {
        match answer {
            Err(InputError::Illegal(why)) => {
                assert!(is_true(oracle, &why, from, to), "{from}{to}: {why:?} {oracle:?}");
            }
            other => panic!("{from}{to}: {other:?}"),
        }
    }
}

/// Asserts what reading `Nd4`, `Nbd4` or `N2d4` must answer.
fn check_piece(
    position: &VariantPosition,
    oracle: &Oracle,
    role: Role,
    among: Disambiguation,
    to: Square,
) {
    let hint = match among {
        Disambiguation::All => String::new(),
        Disambiguation::File(file) => file.char().to_string(),
        Disambiguation::Rank(rank) => rank.char().to_string(),
    };
    let text = format!("{}{hint}{to}", role.upper_char());
    let answer = parse_move(position, &text);
    let mut men = oracle.men_of(oracle.turn, role);
    men.retain(|man| match among {
        Disambiguation::All => true,
        Disambiguation::File(file) => man.file() == file,
        Disambiguation::Rank(rank) => man.rank() == rank,
    });
    let able: Vec<Square> = men.iter().copied().filter(|man| oracle.may_go(*man, to)).collect();
    match (able.len(), answer) {
        (1, answer) => assert_eq!(answer.expect(&text).from(), Some(able[0])),
        (0, Ok(mv)) => assert!(role == Role::King && mv.is_castle(), "{text}: {mv:?}"),
        (0, Err(InputError::Illegal(why))) => match why {
            Illegal::NoneThere { role: named, among: of } => {
                assert_eq!((named, of), (role, among));
                assert!(men.is_empty(), "{text}: {men:?}");
            }
            Illegal::NoneReaches { role: named, to: there, among: of } => {
                assert_eq!((named, there, of), (role, to, among));
                assert!(men.len() > 1, "{text}: {men:?}");
            }
            // The reason must be true of one of them at least.
            why => {
                let holds = men.iter().any(|man| is_true(oracle, &why, *man, to));
                assert!(holds, "{text}: {why:?} {oracle:?}");
            }
        },
        (_, Err(InputError::Ambiguous(mut named))) => {
            let mut sans: Vec<String> = position
                .legal_moves()
                .into_iter()
                .filter(|m| m.role() == role && m.to() == to && !m.is_castle())
                .filter(|m| m.from().is_some_and(|from| men.contains(&from)))
                .map(|m| SanPlus::from_move(position.clone(), m).to_string())
                .collect();
            sans.sort();
            named.sort();
            assert_eq!(named, sans);
            assert_eq!(named.len(), able.len());
        }
        (_, other) => panic!("{text}: {other:?}, able: {able:?}"),
    }
}

/// Checks all 4096 pairs of squares.
fn check_pairs(position: &VariantPosition) {
    let oracle = Oracle::of(position);
    for (from, to) in all_squares().flat_map(|from| all_squares().map(move |to| (from, to))) {
        check_pair(position, &oracle, from, to);
    }
}

fn check_pieces(position: &VariantPosition) {
    let oracle = Oracle::of(position);
    for (role, to) in ROLES.into_iter().flat_map(|role| all_squares().map(move |to| (role, to))) {
        check_piece(position, &oracle, role, Disambiguation::All, to);
        for hint in 0..8 {
            let file = Disambiguation::File(shakmaty::File::new(hint));
            let rank = Disambiguation::Rank(shakmaty::Rank::new(hint));
            check_piece(position, &oracle, role, file, to);
            check_piece(position, &oracle, role, rank, to);
        }
    }
}

fn check_castling(position: &VariantPosition) {
    let oracle = Oracle::of(position);
    for (text, kingside) in [("O-O", true), ("O-O-O", false)] {
        match parse_move(position, text) {
            Ok(mv) => {
                assert!(oracle.may_castle(kingside));
                assert_eq!(mv.castling_side(), Some(CastlingSide::from_king_side(kingside)));
            }
            Err(InputError::Illegal(why)) => {
                assert!(!oracle.may_castle(kingside));
                assert!(is_true_of_castling(&oracle, &why, kingside), "{why:?} {oracle:?}");
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn openings_refuse_with_what_is_true() {
    openings().iter().for_each(check_castling);
    for (fen, variant) in super::STARTS {
        let position = Start::from_fen(fen, variant).expect("a start").position;
        check_pairs(&position);
        check_pieces(&position);
    }
}

fn last_position((start, notification_preferences): &(Start, Vec<u16>)) -> VariantPosition {
    let mut last = start.position.clone();
    walk(start, notification_preferences, |position, _| last = position.clone());
    last
}

proptest! {
    #![proptest_config(cases(48, 512))]

    /// All 4096 pairs of squares: a legal one is played, any other refused with a true reason.
    #[test]
    fn refused_pairs_of_squares_say_what_is_true(game in games()) {
        check_pairs(&last_position(&game));
    }

    #[test]
    fn refused_castling_says_what_is_true(game in games()) {
        check_castling(&last_position(&game));
    }

    /// `exd`: none, one or several; and a pin is named.
    #[test]
    fn refused_pawn_captures_say_what_is_true(game in games()) {
        let position = last_position(&game);
        let oracle = Oracle::of(&position);
        let files = shakmaty::File::ALL;
        for (from, to) in files.into_iter().flat_map(|a| files.map(|b| (a, b))) {
            let text = format!("{}x{}", from.char(), to.char());
            if from.distance(to) != 1 {
                prop_assert_eq!(parse_move(&position, &text), Err(InputError::Unreadable));
                continue;
            }
            let mut pawns = oracle.men_of(oracle.turn, Role::Pawn);
            pawns.retain(|pawn| pawn.file() == from);
            let pairs: Vec<(Square, Square)> = pawns
                .iter()
                .flat_map(|pawn| all_squares().map(move |to| (*pawn, to)))
                .filter(|(_, square)| square.file() == to)
                .collect();
            let able: Vec<_> = pairs.iter().filter(|(a, b)| oracle.may_go(*a, *b)).collect();
            match (able[..].len(), parse_move(&position, &text)) {
                (1, Ok(mv)) => prop_assert_eq!((mv.from(), mv.to()), (Some(able[0].0), able[0].1)),
                (1, Err(InputError::PromotionMissing)) => {
                    prop_assert!(oracle.promotes(able[0].0, able[0].1));
                }
                (0, Err(InputError::Illegal(Illegal::NoneThere { .. }))) => {
                    prop_assert!(pawns.is_empty());
                }
                (0, Err(InputError::Illegal(Illegal::NoCapture { .. }))) => {
                    prop_assert!(!pairs.iter().any(|(a, b)| oracle.could_go(*a, *b)));
                }
                (0, Err(InputError::Illegal(Illegal::Exposed { checkers, .. }))) => {
                    let exposes = pairs.iter().filter(|(a, b)| oracle.could_go(*a, *b)).any(|(a, b)| {
                        let found = oracle.moved(*a, *b, None).checkers(oracle.turn);
                        checkers.iter().map(|(_, square)| *square).collect::<Squares>() == found
                    });
                    prop_assert!(exposes);
                }
                (2.., Err(InputError::Ambiguous(named))) => prop_assert_eq!(named.len(), able.len()),
                other => panic!("{text}: {other:?}"),
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(24, 128))]

    #[test]
    fn refused_pieces_say_what_is_true(game in games()) {
        check_pieces(&last_position(&game));
    }
}
