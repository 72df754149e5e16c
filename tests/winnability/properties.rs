//! What holds in every position, on positions by chance.

use proptest::prelude::*;
use shakmaty::{
    CastlingMode, Chess, Color, EnPassantMode, FromSetup, Move, Piece, Position, PositionError,
    Role, Setup, Square,
};
use zugpost::chess::{Budget, Rules, Verdict, Winnability, winnability};

use super::{ask, is_mating_line, second_opinion};

fn set_up(setup: Setup) -> Option<Chess> {
    Chess::from_setup(setup, CastlingMode::Standard)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}

/// Returns the position after random moves, or the last before the game was over.
fn play(mut position: Chess, choices: &[usize]) -> Chess {
    for choice in choices {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        // Captures first: games by chance would keep all their men.
        let captures: Vec<&Move> = moves.iter().filter(|mv| mv.is_capture()).collect();
        let mv = match captures.get(choice / 2 % captures.len().max(1)) {
            Some(mv) if choice % 2 == 0 => **mv,
            _ => moves[choice / 2 % moves.len()],
        };
        position.play_unchecked(mv);
    }
    position
}

fn after_a_game() -> impl Strategy<Value = Chess> {
    let choices = proptest::collection::vec(0_usize..1_000, 0..160);
    choices.prop_map(|choices| play(Chess::default(), &choices))
}

/// Two kings, up to four other men, some moves.
fn few_men() -> impl Strategy<Value = Chess> {
    let roles = [Role::Pawn, Role::Bishop, Role::Knight, Role::Rook, Role::Queen];
    let man = (0_u32..64, 0..roles.len(), any::<bool>());
    let men = proptest::collection::vec(man, 1..5);
    let choices = proptest::collection::vec(0_usize..1_000, 0..8);
    (men, 0_u32..64, 0_u32..64, choices).prop_filter_map(
        "no position",
        move |(men, white, black, choices)| {
            let mut setup = Setup::empty();
            for (square, role, white) in men {
                let piece = Piece { color: Color::from_white(white), role: roles[role] };
                setup.board.set_piece_at(Square::new(square), piece);
            }
            setup.board.set_piece_at(Square::new(white), Color::White.king());
            setup.board.set_piece_at(Square::new(black), Color::Black.king());
            Some(play(set_up(setup)?, &choices))
        },
    )
}

fn with_squares(mv: Move, f: impl Fn(Square) -> Square) -> Move {
    match mv {
        Move::Normal { role, from, capture, to, promotion } => {
            Move::Normal { role, from: f(from), capture, to: f(to), promotion }
        }
        Move::EnPassant { from, to } => Move::EnPassant { from: f(from), to: f(to) },
        Move::Castle { king, rook } => Move::Castle { king: f(king), rook: f(rook) },
        Move::Put { role, to } => Move::Put { role, to: f(to) },
    }
}

fn with_line(mut verdict: Verdict, f: impl Fn(Square) -> Square + Copy) -> Verdict {
    if let Winnability::CanWin(line) = &mut verdict.winnability {
        line.iter_mut().for_each(|mv| *mv = with_squares(*mv, f));
    }
    verdict
}

fn check_images(position: &Chess, winner: Color) -> Result<(), TestCaseError> {
    let verdict = ask(position, winner, Budget::INLINE);
    let setup = position.to_setup(EnPassantMode::Legal);
    let swapped = set_up(setup.clone().into_mirrored()).expect("an image");
    let image = with_line(ask(&swapped, !winner, Budget::INLINE), Square::flip_vertical);
    prop_assert_eq!(&image, &verdict);
    if setup.castling_rights.is_empty() {
        let mut setup = setup;
        setup.board.flip_horizontal();
        setup.ep_square = setup.ep_square.map(Square::flip_horizontal);
        let mirrored = set_up(setup).expect("an image");
        let image = ask(&mirrored, winner, Budget::INLINE);
        prop_assert_eq!(&with_line(image, Square::flip_horizontal), &verdict);
    }
    Ok(())
}

/// The line mates, and a move along it leaves the position winnable.
fn check_line(position: &Chess, winner: Color, budget: Budget) -> Result<(), TestCaseError> {
    let verdict = ask(position, winner, budget).winnability;
    let Winnability::CanWin(line) = verdict else { return Ok(()) };
    prop_assert!(is_mating_line(position, winner, &line), "{:?}", line);
    if let Some(mv) = line.first() {
        let mut after = position.clone();
        after.play_unchecked(*mv);
        prop_assert_eq!(ask(&after, winner, budget).cannot_win(), None, "{:?}", line);
    }
    Ok(())
}

fn check_all(position: &Chess) -> Result<(), TestCaseError> {
    for winner in Color::ALL {
        check_images(position, winner)?;
        check_line(position, winner, Budget::INLINE)?;
        check_line(position, winner, Budget { nodes: 300, positions: 100 })?;
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn a_game_has_the_verdict_of_its_mirror_images(position in after_a_game()) {
        check_all(&position)?;
    }

    #[test]
    fn few_men_have_the_verdict_of_their_mirror_images(position in few_men()) {
        check_all(&position)?;
    }

    #[test]
    fn few_men_are_judged_as_by_the_second_opinion(position in few_men()) {
        for winner in Color::ALL {
            let Some(can_mate) = second_opinion::can_mate(&position, winner, 3_000) else {
                continue;
            };
            match ask(&position, winner, Budget::INLINE).winnability {
                Winnability::CanWin(line) => prop_assert!(can_mate, "{:?}", line),
                Winnability::CannotWin(reason) => prop_assert!(!can_mate, "{}", reason),
                // So few positions the prover sees all, unless it mates.
                Winnability::Unknown => prop_assert!(can_mate, "undecided"),
            }
        }
    }

    #[test]
    fn without_en_passant_no_line_needs_it(position in after_a_game()) {
        for winner in Color::ALL {
            let rules = Rules { en_passant: false, ..Rules::default() };
            let verdict = winnability(&position.clone().into(), winner, rules, Budget::INLINE);
            if let Winnability::CanWin(line) = verdict.winnability {
                prop_assert!(line.iter().all(|mv| !mv.is_en_passant()), "{:?}", line);
            }
        }
    }
}
