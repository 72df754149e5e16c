//! A player's analysis: its limits.

use super::*;
use crate::{
    chess::Move,
    game::{
        analysis::{Analysis, AnalysisFull, MAX_ALL_COMMENTS_CHARS, MAX_COMMENT_CHARS},
        conditional_moves::MAX_ALL_COMMENTS_CHARS as MAX_CONDITIONAL_COMMENTS_CHARS,
        variations::{Fault, FaultKind, LineKind, read},
    },
};

/// Returns the moves of a line from the start that is long enough.
fn line(moves: usize) -> Vec<Move> {
    let mut game = standard();
    let shuffle = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let line = shuffle.iter().cycle().take(moves).map(|text| {
        let mv = game.read_move(text).unwrap().mv();
        let what = EventKind::MovePlayed { mv, offers_draw: false };
        game.apply(&Event { at: noon(), by: Actor::Player(game.turn()), what });
        mv
    });
    line.collect()
}

#[test]
fn comments_have_a_limit_together_in_characters() {
    // Of two bytes each.
    let longest = "ü".repeat(MAX_COMMENT_CHARS);
    let moves = line(MAX_ALL_COMMENTS_CHARS / MAX_COMMENT_CHARS + 1);
    let mut analysis = Analysis::default();
    analysis.keep(&moves, 0).unwrap();
    let (last, fit) = (&moves[..], moves.len() - 1);
    for plies in 1..=fit {
        assert_eq!(analysis.set_comment(&moves[..plies], 0, &longest), Ok(()), "{plies}");
    }
    let mut full = analysis.clone();
    assert_eq!(full.set_comment(last, 0, &longest), Err(AnalysisFull::Comments));
    let mut full = analysis.clone();
    assert_eq!(full.set_comment(last, 0, "!"), Err(AnalysisFull::Comments));
    // One is taken away, and there is room again; so it is even where there was too much.
    assert_eq!(full.set_comment(&moves[..1], 0, ""), Ok(()));
    assert_eq!(analysis.set_comment(&moves[..1], 0, ""), Ok(()));
    assert_eq!(analysis.set_comment(last, 0, &longest), Ok(()));
}

#[test]
fn comments_on_conditional_moves_are_counted_in_characters() {
    let mut game = standard();
    play_all(&mut game, &["e4"]);
    let add = |comment: &str| {
        let lines = format!("1...e5 2.Nf3 {{{comment}}}");
        let kind = LineKind::ConditionalMovesOf(WHITE);
        let found = read(&lines, game.start(), 1, game.position(), kind).unwrap();
        assert_eq!(found.comment_chars(), comment.chars().count());
        game.planned_with(WHITE, game.conditional_moves(WHITE), &lines)
    };
    assert!(add(&"ü".repeat(MAX_CONDITIONAL_COMMENTS_CHARS)).is_ok());
    let limit = MAX_CONDITIONAL_COMMENTS_CHARS;
    let fault = Fault { place: String::new(), kind: FaultKind::Comments { limit } };
    assert_eq!(add(&"ü".repeat(limit + 1)).err(), Some(GameError::ConditionalMoves(fault)));
}

#[test]
fn an_answer_to_any_reply_is_a_comment_on_the_position_before_it() {
    let mut game = standard();
    play_all(&mut game, &["e4", "e5", "Nf3"]);
    let lines = "2...Nc6 3.Bb5 (2...any 3.Nc3)";
    let planned = game.planned_with(WHITE, game.conditional_moves(WHITE), lines).unwrap();
    let analysis = Analysis::default().with_conditional_moves(&game, &planned);
    let pgn = analysis.beside(&game);
    // It makes no move of the game an expected one.
    let said = "1.e4 1...e5 2.Nf3 {planned: any b1c3} { Behind the last move: 2...Nc6 3.Bb5 } ";
    assert_eq!(pgn, said);
    assert!(analysis.fits(&game));
    let text = analysis.to_text(game.start());
    assert_eq!(Analysis::parse(&text, "", game.start()), Some(analysis));
}
