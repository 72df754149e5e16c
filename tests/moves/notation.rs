//! Every legal move is written and read back, and the board ends when first principles say so.

use proptest::prelude::*;
use shakmaty::san::SanPlus;
use zugpost::chess::{
    AutomaticEnd, BoardEnd, Color, InputError, Move, Position, Role, Rules, Square,
    VariantPosition, iccf, parse_move, promotions, uci,
};

use super::{
    cases, games, openings,
    oracle::{Oracle, all_squares},
    walk,
};

/// Writes a move as `Ng1-f3`, `e7xd8=Q`, `O-O`.
fn long(mv: Move) -> String {
    let Move::Castle { king, rook } = mv else {
        let role = match mv.role() {
            Role::Pawn => String::new(),
            role => role.upper_char().to_string(),
        };
        let sign = if mv.is_capture() { 'x' } else { '-' };
        let becomes = mv.promotion().map(|role| format!("={}", role.upper_char()));
        let from = mv.from().expect("a square");
        return format!("{role}{from}{sign}{}{}", mv.to(), becomes.unwrap_or_default());
    };
    if rook > king { "O-O".into() } else { "O-O-O".into() }
}

fn read(position: &VariantPosition, text: &str) -> Result<Move, TestCaseError> {
    parse_move(position, text)
        .map_err(|why| TestCaseError::fail(format!("{text}: {why} {:?}", position.board())))
}

/// Returns how first principles say that the board ends the game.
fn ending(oracle: &Oracle, moves: usize) -> Option<AutomaticEnd> {
    match (moves, oracle.checkers(oracle.turn).is_empty()) {
        (0, false) => Some(AutomaticEnd::Board(BoardEnd::Checkmate { winner: !oracle.turn })),
        (0, true) => Some(AutomaticEnd::Board(BoardEnd::Stalemate)),
        _ => None,
    }
}

fn ending_without_dead(position: &VariantPosition) -> Option<AutomaticEnd> {
    AutomaticEnd::of(position, |_| false, || None)
}

/// Random games seldom end; these openings do, in each of the ways.
#[test]
fn mate_and_stalemate_are_told_apart() {
    let mut endings = Vec::new();
    for position in openings() {
        let oracle = Oracle::of(&position);
        let found = ending(&oracle, oracle.count_moves());
        assert_eq!(ending_without_dead(&position), found, "{oracle:?}");
        endings.extend(found);
    }
    assert!(endings.contains(&AutomaticEnd::Board(BoardEnd::Stalemate)));
    assert!(endings.contains(&AutomaticEnd::Board(BoardEnd::Checkmate { winner: Color::White })));
}

proptest! {
    #![proptest_config(cases(32, 256))]

    #[test]
    fn every_legal_move_reads_back_from_every_notation((start, notification_preferences) in games()) {
        let mode = start.variant().castling_mode();
        let mut failed = Ok(());
        walk(&start, &notification_preferences, |position, _| {
            let check = || {
                for mv in position.legal_moves() {
                    let san = SanPlus::from_move(position.clone(), mv).to_string();
                    let bare = san.trim_end_matches(['+', '#']).replace(['x', '='], "");
                    let zeros = san.replace('O', "0");
                    let numbered = format!("12...{san}!");
                    let dashes = long(mv).replace('-', "–");
                    for text in
                        [san, bare, zeros, numbered, uci(mv, mode), long(mv), dashes, iccf(mv, mode)]
                    {
                        prop_assert_eq!(read(position, &text)?, mv, "{}", text);
                    }
                }
                Ok(())
            };
            if failed.is_ok() {
                failed = check();
            }
        });
        failed?;
    }

    /// Moves, check, mate and stalemate by first principles, all the way.
    #[test]
    fn random_games_agree_with_a_second_opinion((start, notification_preferences) in games()) {
        let mut oracle = Oracle::of(&start.position);
        walk(&start, &notification_preferences, |position, next| {
            assert_eq!(oracle, Oracle::of(position));
            let legal = position.legal_moves();
            let (moves, check) = (oracle.count_moves(), !oracle.checkers(oracle.turn).is_empty());
            assert_eq!(legal.len(), moves);
            assert_eq!(position.is_check(), check);
            assert_eq!(ending_without_dead(position), ending(&oracle, moves));
            if let Some(mv) = next {
                oracle = oracle.played(mv);
            }
        });
    }

    /// Reading all pairs of squares finds the legal moves, no more and no less.
    #[test]
    fn pairs_of_squares_are_the_legal_moves((start, notification_preferences) in games()) {
        let mode = start.variant().castling_mode();
        let mut last = start.position.clone();
        walk(&start, &notification_preferences, |position, _| last = position.clone());
        let mut found: Vec<Move> = Vec::new();
        for (from, to) in all_squares().flat_map(|from| all_squares().map(move |to| (from, to))) {
            match parse_move(&last, &format!("{from}{to}")) {
                Ok(mv) if !found.contains(&mv) => found.push(mv),
                Err(InputError::PromotionMissing) => {
                    found.extend(promotions(&last, Rules::default(), &format!("{from}{to}")));
                }
                _ => {}
            }
        }
        let key = |mv: &Move| uci(*mv, mode);
        found.sort_by_key(key);
        let mut legal: Vec<Move> = last.legal_moves().to_vec();
        legal.sort_by_key(key);
        prop_assert_eq!(found, legal);
    }
}

#[test]
fn numeric_castling_is_told_from_a_step_of_the_king() {
    let start = zugpost::chess::Start::from_fen(
        "4k3/8/8/8/8/8/8/R4KR1 w GA - 0 1",
        zugpost::chess::Variant::Chess960,
    )
    .expect("a start");
    let castles = parse_move(&start.position, "O-O").expect("a move");
    assert_eq!(iccf(castles, start.variant().castling_mode()), "6171");
    let step = parse_move(&start.position, "6151").expect("a move");
    assert_eq!((step.from(), step.to()), (Some(Square::F1), Square::E1));
}
