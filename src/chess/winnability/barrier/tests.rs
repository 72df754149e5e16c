//! The invariant is left by no move, and holds no mate if it says so: random walks from
//! positions that are closed by chance.

use proptest::prelude::*;
use shakmaty::{CastlingMode, FromSetup, Move, PositionError, Rank, Setup};

use super::*;

/// A man by its number, in the order of the squares of the root.
type Placed = Vec<(Square, usize)>;

fn set_up(setup: Setup) -> Option<Chess> {
    Chess::from_setup(setup, CastlingMode::Chess960)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}

fn position(fen: &str) -> Chess {
    set_up(fen.parse::<shakmaty::fen::Fen>().unwrap().into_setup()).unwrap()
}

/// Plays a move on the list of men, each of which must be allowed what it does.
fn follow(invariant: &Invariant, placed: &mut Placed, mv: Move) -> Result<(), String> {
    let taken = match mv {
        Move::EnPassant { to, .. } => Some(to.xor(Square::A2)),
        mv if mv.is_capture() => Some(mv.to()),
        _ => None,
    };
    if let Some(at) = placed.iter().position(|(square, _)| Some(*square) == taken) {
        let (_, victim) = placed.swap_remove(at);
        if !invariant.men[victim].may_be_captured {
            return Err(format!("{mv:?} captures what may not be captured"));
        }
    }
    let mover = placed.iter_mut().find(|(square, _)| Some(*square) == mv.from());
    let (square, man) = mover.ok_or("no such man")?;
    *square = mv.to();
    if mv.promotion().is_some() || !invariant.men[*man].squares.contains(mv.to()) {
        return Err(format!("{mv:?} leaves the invariant"));
    }
    Ok(())
}

/// Walks by these choices, from the root again wherever a game is over.
fn walk(root: &Chess, choices: &[usize]) -> Result<(), String> {
    let Some(invariant) = Invariant::of(root) else {
        return Ok(());
    };
    let start: Placed = invariant.men.iter().map(|man| man.start).zip(0..).collect();
    let (mut position, mut placed) = (root.clone(), start.clone());
    for choice in choices {
        let moves = position.legal_moves();
        if moves.is_empty() {
            let winner = !position.turn();
            if position.is_check() && invariant.has_no_mate_by(winner) {
                return Err(format!("{winner} mates: {:?}", position.board()));
            }
            (position, placed) = (root.clone(), start.clone());
            continue;
        }
        // Captures and pawn moves are what opens a position.
        let rare: Vec<&Move> =
            moves.iter().filter(|mv| mv.is_capture() || mv.role() == Role::Pawn).collect();
        let mv = match rare.get(choice / 3 % rare.len().max(1)) {
            Some(mv) if choice % 3 == 0 => **mv,
            _ => moves[choice / 3 % moves.len()],
        };
        follow(&invariant, &mut placed, mv)?;
        position.play_unchecked(mv);
    }
    Ok(())
}

/// Most files closed by two pawns, a few men somewhere.
fn closed() -> impl Strategy<Value = Chess> {
    let file = (1_u32..6, 1_u32..4, 0_u8..10);
    let man = (0_u32..64, 0_usize..5, any::<bool>());
    let files = proptest::collection::vec(file, 8);
    let men = proptest::collection::vec(man, 0..5);
    (files, men, 0_u32..64, 0_u32..64, any::<bool>(), any::<bool>()).prop_filter_map(
        "no position",
        |(files, men, white, black, turn, passing)| {
            let mut setup = Setup::empty();
            setup.turn = Color::from_white(turn);
            for (file, (rank, gap, kind)) in (0..).zip(files) {
                let at = |rank| Square::from_coords(shakmaty::File::new(file), Rank::new(rank));
                let gap = if kind < 5 { 1 } else { gap };
                if kind < 9 {
                    setup.board.set_piece_at(at(rank), Color::White.pawn());
                }
                if kind < 8 {
                    setup.board.set_piece_at(at((rank + gap).min(6)), Color::Black.pawn());
                }
            }
            let roles = [Role::Bishop, Role::Knight, Role::Rook, Role::Queen, Role::Bishop];
            for (square, role, color) in men {
                let piece = Piece { color: Color::from_white(color), role: roles[role] };
                setup.board.set_piece_at(Square::new(square), piece);
            }
            setup.board.set_piece_at(Square::new(white), Color::White.king());
            setup.board.set_piece_at(Square::new(black), Color::Black.king());
            let position = set_up(setup)?;
            let double = |mv: &&Move| {
                let mut after = position.clone();
                after.play_unchecked(**mv);
                after.legal_ep_square().is_some()
            };
            let moves = position.legal_moves();
            let double = moves.iter().find(double).filter(|_| passing).copied();
            Some(double.map_or(position.clone(), |mv| position.clone().play(mv).unwrap()))
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_500, ..ProptestConfig::default() })]

    #[test]
    fn no_walk_leaves_the_invariant_or_mates_where_it_says_none(
        root in closed(),
        choices in proptest::collection::vec(0_usize..10_000, 120),
    ) {
        let fine = walk(&root, &choices);
        prop_assert_eq!(fine, Ok(()), "{:?}", root.board());
    }
}

#[test]
fn no_walk_through_a_wall_leaves_the_invariant() {
    for fen in [
        // A pawn that can be taken in passing at once, and one that may come to it.
        "BRBRBRBR/1P1P1P1P/8/1p1Pp1p1/1P2P1P1/Bp2pBp1/1P1kP1Pp/7K w - e6 0 1",
        "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1",
    ] {
        let choices: Vec<usize> = (0..5_000).map(|n| n * 7_919 % 10_007).collect();
        assert_eq!(walk(&position(fen), &choices), Ok(()), "{fen}");
    }
}

fn man(piece: Piece, start: Square, also: &[Square]) -> Man {
    let squares = also.iter().fold(Bitboard::from(start), |set, square| set.with(*square));
    Man { piece, start, squares, may_be_captured: false }
}

#[test]
fn a_pawn_is_held_by_the_pawn_opposite_only_as_long_as_both_must_stay() {
    let white = man(Color::White.pawn(), Square::A3, &[Square::A4]);
    let black = man(Color::Black.pawn(), Square::A6, &[]);
    let holds = |white: Man, black: Man, to| {
        let men = vec![white, black];
        let invariant = Invariant { men, fixed: Bitboard::EMPTY, en_passant: None };
        invariant.is_behind_opposite(&invariant.men[0], to)
    };
    let pawn = |man: &Man, also: &[Square]| Man {
        piece: man.piece,
        start: man.start,
        squares: also.iter().fold(man.squares, |set, square| set.with(*square)),
        may_be_captured: man.may_be_captured,
    };
    assert!(holds(pawn(&white, &[]), pawn(&black, &[]), Square::A6));
    assert!(holds(pawn(&white, &[]), pawn(&black, &[Square::A5]), Square::A7));
    // Short of where the other stands now, it is not for this rule to say.
    assert!(!holds(pawn(&white, &[]), pawn(&black, &[]), Square::A5));
    // Either has left the file, or the one opposite is gone.
    assert!(!holds(pawn(&white, &[]), pawn(&black, &[Square::B5]), Square::A6));
    assert!(!holds(pawn(&white, &[Square::B4]), pawn(&black, &[]), Square::A6));
    let gone = Man { may_be_captured: true, ..pawn(&black, &[]) };
    assert!(!holds(pawn(&white, &[]), gone, Square::A6));
    // Another kind, another file, behind.
    let rook = man(Color::Black.rook(), Square::A6, &[]);
    assert!(!holds(pawn(&white, &[]), rook, Square::A6));
    let beside = man(Color::Black.pawn(), Square::B6, &[]);
    assert!(!holds(pawn(&white, &[]), beside, Square::A6));
    let behind = man(Color::Black.pawn(), Square::A2, &[]);
    assert!(!holds(pawn(&white, &[]), behind, Square::A6));
}

#[test]
fn nothing_is_said_while_someone_may_castle() {
    // King and rook are walled in, and yet they can change places.
    let fen = "k7/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/2p1p1p1/2PpP1P1/3B1KRB w G - 0 1";
    assert!(position(fen).legal_moves().iter().all(|mv| mv.is_castle()));
    assert!(Invariant::of(&position(fen)).is_none());
    assert!(Invariant::of(&position(&fen.replace('G', "-"))).is_some());
}
