//! The typed form, read and written.

use super::*;
use crate::chess::{Color, Start, Variant};

fn start() -> Start {
    Start::standard()
}

/// Reads from the position after 1.e4 (Black to move), as conditional moves of White.
fn after_e4(text: &str) -> Result<Variations, String> {
    let start = start();
    let e4 = chess::parse_move(&start.position, "e4").unwrap();
    let position = played(&start.position, e4, start.rules);
    read(text, &start, 1, &position, LineKind::ConditionalMovesOf(Color::White))
        .map_err(|fault| fault.to_string())
}

fn written(text: &str) -> String {
    let start = start();
    let e4 = chess::parse_move(&start.position, "e4").unwrap();
    let position = played(&start.position, e4, start.rules);
    after_e4(text).unwrap().write(&start, 1, &position)
}

#[test]
fn what_is_written_is_read_again_and_stays_the_same() {
    for (typed, expected) in [
        ("", ""),
        ("1...e5 2.Nf3", "1...e5 2.Nf3"),
        ("e5 Nf3 Nc6 Bb5", "1...e5 2.Nf3 Nc6 3.Bb5"),
        ("1... e7-e5 2. 7163", "1...e5 2.Nf3"),
        ("1. ... e5 2. Nf3", "1...e5 2.Nf3"),
        ("1…e5 2.Nf3", "1...e5 2.Nf3"),
        ("1...e5! 2.Nf3!? $1 Nc6 *", "1...e5 2.Nf3 Nc6"),
        (
            "1...e5 (1...c5 2.Nf3 d6) (1...e6 2.d4) 2.Nf3",
            "1...e5 (1...c5 2.Nf3 d6) (1...e6 2.d4) 2.Nf3",
        ),
        (
            "1...e5 2.Nf3 (2.f4 exf4 (2...d5 3.exd5)) 2...Nc6",
            "1...e5 2.Nf3 (2.f4 exf4 (2...d5 3.exd5)) 2...Nc6",
        ),
        // Behind the answer, and by rows, as players write.
        ("1...e5 2.Nf3 (1...c5 2.Nc3) 2...Nc6", "1...e5 (1...c5 2.Nc3) 2.Nf3 Nc6"),
        (
            "1...e5 2.Nf3 Nc6 3.Bb5 (1...c5) (2...Nf6 3.Nc3)",
            "1...e5 (1...c5) 2.Nf3 Nc6 (2...Nf6 3.Nc3) 3.Bb5",
        ),
        ("1...e5 2.Nf3\n1...c5 2.Nc3\n2.f4 Nc6", "1...e5 (1...c5 2.Nc3 (2.f4 Nc6)) 2.Nf3"),
        ("1...e5 2.Nf3\nNc6 3.Bb5\n 3...a6", "1...e5 2.Nf3 Nc6 3.Bb5 a6"),
        // The same alternative twice is one.
        ("1...e5 2.Nf3 (2.Nf3 Nc6) 2...Nf6", "1...e5 2.Nf3 Nc6 (2...Nf6)"),
        ("1...e5 {main\n line} 2.Nf3 ; solid\n", "1...e5 {main line} 2.Nf3 {solid}"),
        ("1...e5 2.Nf3 {a} Nc6", "1...e5 2.Nf3 {a} 2...Nc6"),
        ("1...d5 2.resign", "1...d5 2.resign"),
        ("1...d5 2.exd5 (2.accept)", "1...d5 2.exd5 (2.accept)"),
        ("1...any 2.d4", "1...any 2.d4"),
        (
            "1...e5 2.Nf3 (2.accept) (1...any-unless-capture-attack 2.d4)",
            "1...e5 (1...any-unless-capture-attack 2.d4) 2.Nf3 (2.accept)",
        ),
    ] {
        assert_eq!(written(typed), expected, "{typed}");
        assert_eq!(after_e4(expected), after_e4(typed), "{typed}");
    }
}

#[test]
fn the_first_fault_is_named_by_its_move() {
    for (text, fault) in [
        ("1...e5 2.Nf9", "2.Nf9: This is not a move."),
        ("1...e5 2.Nf6 Nc6", "2.Nf6: "),
        ("1...e5 2.Nf3 Nc6 3.Ne3", "3.Ne3: "),
        ("2...e5", "2...e5: Wrong move number. Write 1...e5 instead."),
        ("1.e5", "1.e5: Wrong move number. Write 1...e5 instead."),
        ("1...e5 3.Nf3", "3.Nf3: Wrong move number. Write 2.Nf3 instead."),
        ("(1...e5)", "A variation in parentheses must follow"),
        ("1...e5 (1...c5", "After 1...c5: A closing parenthesis is missing."),
        ("1...e5) 2.Nf3", "After 1...e5: There is a closing parenthesis without an opening one."),
        ("1...e5 2.Nf3 {so", "After 2.Nf3: A comment in { } is not closed."),
        ("1...e5 2.Nf3} Nc6", "After 2.Nf3: There is a } without a { before it."),
        ("1...any } d4", "1...any: After \"any\", enter your reply."),
        ("}", "There is a } without a {"),
        ("1...resign", "1...resign: You cannot use \"resign\" here. Enter a move."),
        ("1...e5 2.any", "2.any: You cannot use \"any\" here. Enter a move."),
        ("1...e5 2.resign Nf6", "Nf6: The line has ended. Nothing can follow here."),
        ("1...any", "1...any: After \"any\", enter your reply."),
        ("1...any 2.Nf6", "1...Nf6: This reply is not possible after any"),
        ("1...any-unless-boring 2.d4", "is not a valid exception."),
        ("1...any 2.d4 d5", "d5: The line has ended. Nothing can follow here."),
        ("1...e5 2.Nf3 1-0 Nc6", "This is not a move"),
        ("1...e5 2.Nd2", "2.Nd2: "),
    ] {
        let found = after_e4(text).unwrap_err();
        assert!(found.contains(fault), "{text}: {found}");
    }
}

#[test]
fn ambiguous_moves_are_refused_with_the_candidates() {
    let start =
        Start::from_stored("4k3/8/8/8/8/8/4K3/R6R b - - 0 1", Variant::Standard, Rules::default())
            .unwrap();
    let words = LineKind::ConditionalMovesOf(Color::White);
    let fault = read("1...Kd7 2.Rd1+", &start, 0, &start.position, words).unwrap_err();
    assert_eq!(fault.to_string(), "2.Rd1+: Ambiguous move: Rad1+ or Rhd1+? Type it in full.");
}

#[test]
fn a_bare_line_gets_the_number_of_its_position() {
    for (ply, line, expected) in [
        (1, "e5 2.Nf3", "1...e5 2.Nf3"),
        (1, "...e5", "1...e5"),
        (1, "… e5", "1...e5"),
        (2, "Nf3", "2.Nf3"),
        (1, "5755 2.7163", "1...5755 2.7163"),
        (1, "1...e5", "1...e5"),
        (1, "1…e5", "1…e5"),
        (1, "1 e5", "1 e5"),
        (1, "12. e5", "12. e5"),
    ] {
        assert_eq!(numbered(line, &start(), ply), expected, "{line}");
    }
}

#[test]
fn a_line_has_an_end() {
    let shuffle = "Nf6 Nf3 Ng8 Ng1 ".repeat(MAX_PLIES / 4);
    assert!(after_e4(&shuffle).is_ok());
    assert!(after_e4(&format!("{shuffle} e5")).unwrap_err().contains("300 half-moves"));
}

#[test]
fn glyphs_and_shapes_of_an_analysis_are_written_as_in_pgn() {
    let start = start();
    let analysis = |text: &str| read(text, &start, 0, &start.position, LineKind::Analysis).unwrap();
    for (typed, expected) in [
        ("1.e4! e5??", "1.e4! e5??"),
        ("1.e4 !? $18 e5", "1.e4!? $18 e5"),
        ("1.e4 +- 1...e5 −+", "1.e4 $18 e5 $19"),
        // One of each kind, the last.
        ("1.e4! $2 $10 $13 e5", "1.e4? $13 e5"),
        // What there is not is read over.
        ("1.e4 $7 $300 $x e5", "1.e4 e5"),
        (
            "1.e4 {[%cal Ge2e4,Rd1h5][%csl Yd4] so} e5",
            "1.e4 {[%csl Yd4][%cal Ge2e4,Rd1h5] so} 1...e5",
        ),
        ("1.e4 {so [%csl Gd4]}", "1.e4 {[%csl Gd4] so}"),
        ("1.e4 {[%csl Gd4]} {[%csl Rd4]}", "1.e4 {[%csl Rd4]}"),
        ("1.e4 {[%cs[%csl Gd4]l Gd5]}", "1.e4 {[%csl Gd4] [%cs l Gd5]}"),
        // What is no shape, or something else, stays a comment.
        ("1.e4 {[%csl Gd9] [%clk 1:00] [%cal }", "1.e4 {[%csl Gd9] [%clk 1:00] [%cal}"),
    ] {
        let lines = analysis(typed);
        let written = lines.write(&start, 0, &start.position);
        assert_eq!(written, expected, "{typed}");
        assert_eq!(analysis(&written), lines, "{typed}");
    }
    // Elsewhere they are read over.
    let plain = read("1.e4! $16 {[%csl Gd4]} e5", &start, 0, &start.position, LineKind::Moves);
    assert_eq!(
        plain.unwrap().write(&start, 0, &start.position),
        "1.e4 {[%csl Gd4]} 1...e5",
        "a comment is a comment"
    );
}
