//! Taking games away.

use chrono::TimeDelta;

use super::{Table, play, start};
use crate::support::pgn::parse;

#[test]
fn a_game_comes_out_as_pgn() {
    let mut table = Table::set();
    table.play(&["f3", "e5"]);
    table.site.advance(TimeDelta::minutes(90));
    play(&mut table.white, "/games/1", "g4");
    play(&mut table.black, "/games/1", "Qh4#");
    let text = table.site.browser().get("/games/1.pgn").html;
    let base = &table.site.config.base_url;
    let expected = format!(
        "[Event \"Zugpost\"]\n[Site \"{base}/games/1\"]\n[Date \"2026.11.20\"]\n[Round \"-\"]\n\
         [White \"Wilma\"]\n[Black \"Bruno\"]\n[Result \"0-1\"]\n[UTCDate \"2026.11.20\"]\n\
         [UTCTime \"12:00:00\"]\n[EndDate \"2026.11.20\"]\n[TimeControl \"1/259200\"]\n\
         [ECO \"A00\"]\n[Opening \"Barnes Opening: Fool's Mate\"]\n[Termination \"normal\"]\n\n1. f3 e5 2. g4 Qh4# {{ Black won by checkmate. }} 0-1\n\n"
    );
    assert_eq!(text, expected);
    let clocks = table.site.browser().get("/games/1.pgn?clocks=1").html;
    assert!(clocks.contains("2. g4 { [%clk 70:30:00] [%emt 1:30:00] }"), "{clocks}");
    assert_eq!(parse(clocks.as_bytes(), "").len(), 1);
}

#[test]
fn other_starts_carry_their_set_up() {
    let mut table = Table::with(&[("start", "chess960"), ("number", "0")]);
    let text = table.white.get("/games/1.pgn").html;
    assert!(text.contains("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"bbqnnrkr/"), "{text}");
    assert!(text.contains("[Termination \"unterminated\"]"));
}

/// It is stored as the king on its rook: where the king lands would say another move.
#[test]
fn castling_from_any_file_is_read_back() {
    let mut table = Table::with(&[("start", "chess960"), ("number", "0")]);
    table.play(&["f3", "f6", "Rf2", "Rf7", "O-O", "O-O"]);
    let fen = table.site.browser().get("/games/1.fen").html;
    assert_eq!(fen.trim(), "bbqnnrk1/ppppprpp/5p2/8/8/5P2/PPPPPRPP/BBQNNRK1 w - - 4 4");
}

#[test]
fn any_position_comes_out_as_fen() {
    let mut table = Table::set();
    table.play(&["e4", "c5"]);
    let fen = |path: &str| table.site.browser().get(path).html;
    assert_eq!(
        fen("/games/1.fen").trim(),
        "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
    );
    assert_eq!(
        fen("/games/1.fen?ply=0").trim(),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
    assert_eq!(table.site.browser().get("/games/7.fen").status, 404);
}

#[test]
fn all_my_games_come_out_in_one_file() {
    let mut table = Table::set();
    for _ in 0..54 {
        let game = start(&mut table.white, &mut table.black, &[]);
        play(&mut table.white, &game, "e4");
    }
    let games = parse(table.white.get("/games.pgn").html.as_bytes(), "mine");
    assert_eq!(games.len(), 55, "more than one chunk");
    assert!(table.site.browser().get("/games.pgn").path.starts_with("/login"));
}
