//! Moves in answers that could be two: a capital that is a piece or the file of a pawn, a letter
//! that is a piece in two languages. They are asked about.

use diesel::RunQueryDsl as _;
use zugpost::{
    db::DbError,
    i18n::Locale,
    mail::reply::{Skipped, understand},
};

use super::WILMA;
use crate::{support::sample, web::Table};

/// A game from a position, whose White reads and writes like this.
fn from(fen: &str, (language, own): (&str, bool), options: &[(&str, &str)]) -> Table {
    let fen = format!("{fen} w - - 0 1");
    let mut terms = vec![("start", "fen"), ("fen", fen.as_str())];
    terms.extend_from_slice(options);
    let table = super::table_with(&[], &terms);
    let sql = format!(
        "UPDATE players SET language = '{language}', localized_pieces = {own} WHERE name = 'Wilma'"
    );
    let write = table
        .site
        .db
        .write::<_, DbError>(move |conn| Ok(diesel::sql_query(&sql).execute(conn).map(drop)?));
    table.site.run(write).expect("an update");
    table
}

const ENGLISH: (&str, bool) = ("en", false);
const GERMAN: (&str, bool) = ("de", true);
const SPANISH: (&str, bool) = ("es", true);
const FRENCH: (&str, bool) = ("fr", true);

/// Asserts that an answer changes nothing, and that both moves are named.
fn is_asked(table: &mut Table, answer: &str, moves: [&str; 2]) {
    let before = table.white.get("/games/1.fen").html;
    table.site.answer(&table.last_to(WILMA), answer);
    let text = table.last_to(WILMA).text.replace(['\r', '\n'], " ");
    assert_eq!(table.white.get("/games/1.fen").html, before, "{answer}: {text}");
    for mv in moves {
        assert!(text.contains(mv), "{answer}: {mv} in {text}");
    }
}

#[test]
fn a_capital_that_is_a_piece_or_a_file_is_asked_about_where_both_are_possible() {
    let pawn_or_bishop = "4k3/8/8/8/8/2p5/1P6/4B1K1";
    let takes_b5 = "4k3/8/8/1p6/P7/8/8/4KB2";
    let takes_d5 = "4k3/8/8/3p4/2P5/2N5/8/4K3";
    let asked = [
        (
            "4k3/8/8/8/8/8/1P1B4/4K3",
            ENGLISH,
            &["B2-b4", "B2b4", "1. B2-b4"][..],
            ["Bd2-b4", "b2-b4"],
        ),
        ("4k3/8/8/8/8/8/1Q1P4/4K3", GERMAN, &["D2-d4"], ["Db2-d4", "d2-d4"]),
        ("4k3/8/8/8/8/8/1Q1P4/4K3", GERMAN, &["D2D4"], ["„D“", "der d-Linie"]),
        ("4k3/8/8/8/8/8/2P1N3/4K3", SPANISH, &["C2-c3"], ["Ce2-c3", "c2-c3"]),
        ("4k3/8/8/8/8/8/4BP2/4K3", FRENCH, &["F2-f3"], ["Fe2-f3", "f2-f3"]),
        (pawn_or_bishop, ENGLISH, &["Bxc3", "BXC3", "1.Bc3"], ["Be1-c3", "b2-c3"]),
        (pawn_or_bishop, GERMAN, &["Bxc3", "BXC3", "BC3"], ["B", "b"]),
        ("4k3/8/8/4p3/3P4/6Q1/8/4K3", GERMAN, &["Dxe5", "DXE5"], ["Dg3-e5", "d4-e5"]),
        (takes_d5, SPANISH, &["Cxd5"], ["Cc3-d5", "c4-d5"]),
        (takes_d5, FRENCH, &["Cxd5"], ["Cc3-d5", "c4-d5"]),
        (takes_b5, SPANISH, &["Axb5", "AXB5"], ["Af1-b5", "a4-b5"]),
        (
            "2r5/1P2k3/8/8/6B1/8/8/4K3",
            ENGLISH,
            &["Bxc8=Q", "Bxc8Q", "Bxc8(Q)"],
            ["Bg4-c8", "b7-c8=Q"],
        ),
    ];
    // Each answer has a site of its own.
    for (fen, who, answers, moves) in sample(asked, 3) {
        for answer in answers {
            let mut table = from(fen, who, &[]);
            is_asked(&mut table, answer, moves);
        }
    }
    let mut table = from(pawn_or_bishop, ENGLISH, &[]);
    // As the answer says, or in small letters.
    table.site.answer(&table.last_to(WILMA), "bxc3");
    assert!(table.last_to(WILMA).news.starts_with("You played 1.bxc3"));
    for answer in ["Be1-c3", "Be1xc3"] {
        table = from(pawn_or_bishop, ENGLISH, &[]);
        table.site.answer(&table.last_to(WILMA), answer);
        assert!(table.last_to(WILMA).news.starts_with("You played 1.Bxc3"), "{answer}");
    }
    // Only one of them is possible.
    let clear = [
        ("4k3/8/8/8/8/2p5/8/4B1K1", ENGLISH, "Bxc3", "1.Bxc3"),
        ("4k3/8/8/4p3/8/6Q1/8/4K3", GERMAN, "Dxe5", "1.Dxe5"),
        ("4k3/8/8/4p3/8/6Q1/8/4K3", GERMAN, "DXE5", "1.Dxe5"),
        ("4k3/8/8/8/8/8/1P6/4K3", ENGLISH, "B2B4", "1.b4"),
        ("2r5/1P2k3/8/8/8/8/8/4K3", ENGLISH, "Bxc8=N", "1.bxc8=N"),
        // Nobody types "cc3" for a pawn.
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", SPANISH, "Cc3", "1.Cc3"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", FRENCH, "Cc3", "1.Cc3"),
        ("4k3/8/2P5/N7/8/2P5/8/4K3", SPANISH, "Cc4", "1.Cc4"),
        ("4k3/8/8/2P1N3/8/8/8/4K3", SPANISH, "Cc6", "1.Cc6"),
        ("4k3/8/8/8/2B5/8/1P6/4K3", ENGLISH, "Bb3", "1.Bb3"),
        ("4k3/8/8/BP6/8/8/8/4K3", ENGLISH, "Bb6", "1.Bb6"),
        ("4k3/8/8/8/8/4B3/5P2/4K3", FRENCH, "Ff4", "1.Ff4"),
        ("4k3/8/8/8/8/5Q2/3P4/4K3", GERMAN, "Dd3", "1.Dd3"),
        // The letter that was typed is no file, or not that of the pawn; a figurine is none.
        (pawn_or_bishop, GERMAN, "Lxc3", "1.Lxc3"),
        (pawn_or_bishop, FRENCH, "Fxc3", "1.Fxc3"),
        (pawn_or_bishop, SPANISH, "Axc3", "1.Axc3"),
        (pawn_or_bishop, ENGLISH, "♗xc3", "1.Bxc3"),
    ];
    for (fen, who, answer, san) in sample(clear, 3) {
        let table = from(fen, who, &[]);
        table.site.answer(&table.last_to(WILMA), answer);
        let news = table.last_to(WILMA).news;
        assert!(news.contains(san), "{answer}: {news}");
    }
}

#[test]
fn a_capital_in_a_conditional_line_is_asked_about_too() {
    let mut table = from("4k3/8/8/8/2r5/8/1P6/4B1K1", ENGLISH, &[]);
    is_asked(&mut table, "Kg2\r\nif Rc3 Bxc3", ["Be1-c3", "b2-c3"]);
    table.site.answer(&table.last_to(WILMA), "Kg2\r\nif 1...Rc3 2.bxc3");
    let email = table.last_to(WILMA);
    assert!(email.text.contains("1...Rc3 2.bxc3"), "{}", email.text);
}

/// `nc3` is a knight's, but nobody can tell whose `bb3` is.
#[test]
fn a_small_letter_typed_twice_is_asked_about_where_piece_and_pawn_can_go_there() {
    let bishop = "4k3/8/8/8/2B5/8/1P6/4K3";
    for (fen, who, answer, moves) in [
        (bishop, ENGLISH, "bb3", ["Bc4-b3", "b2-b3"]),
        (bishop, ENGLISH, "1. bb3", ["Bc4-b3", "b2-b3"]),
        ("4k3/8/8/8/8/8/2P5/1N2K3", SPANISH, "cc3", ["Cb1-c3", "c2-c3"]),
        ("4k3/8/8/8/8/8/2P5/1N2K3", FRENCH, "cc3", ["Cb1-c3", "c2-c3"]),
        ("4k3/8/8/8/8/5Q2/3P4/4K3", GERMAN, "dd3", ["Df3-d3", "d2-d3"]),
    ] {
        is_asked(&mut from(fen, who, &[]), answer, moves);
    }
    for (fen, who, answer, san) in [
        ("4k3/p7/8/8/2B5/8/8/4K3", ENGLISH, "bb3", "1.Bb3"),
        ("4k3/8/8/8/8/8/1P6/4K3", ENGLISH, "bb3", "1.b3"),
        (bishop, GERMAN, "bb3", "1.b3"),
        ("4k3/p7/8/8/8/8/8/1N2K3", SPANISH, "cc3", "1.Cc3"),
    ] {
        let table = from(fen, who, &[]);
        table.site.answer(&table.last_to(WILMA), answer);
        let news = table.last_to(WILMA).news;
        assert!(news.contains(san), "{answer}: {news}");
    }
    let mut table = from("4k3/8/8/8/2B5/8/1P6/4K3", ENGLISH, &[]);
    is_asked(&mut table, "Kf2\r\nif Ke7 bb3", ["Bc4-b3", "b2-b3"]);
}

#[test]
fn nothing_that_can_be_typed_stands_between_two_moves() {
    let table = from("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", ENGLISH, &[]);
    for answer in ["e4|e5", "e4\u{1f}e5", "e3\r\nif 1...e5|d5 2.d4"] {
        table.site.answer(&table.last_to(WILMA), answer);
        let news = table.last_to(WILMA).news;
        assert!(news.starts_with("No action taken"), "{answer}: {news}");
    }
}

#[test]
fn a_short_capture_before_a_number_is_one() {
    let table = from("4k3/8/8/4p3/8/8/3P4/3QK3", ENGLISH, &[]);
    table.site.answer(&table.last_to(WILMA), "d4\r\nif 1...ed 2. Qxd4 {ed 5 is weak}");
    let email = table.last_to(WILMA);
    assert!(email.text.contains("1...exd4 2.Qxd4"), "{}", email.text);
    // What stands in a comment is left as it is.
    let lines = "d4\r\nif 1...ed 2.Qxd4 {better ed 5}";
    let read = understand(
        &lines.lines().map(str::to_owned).collect::<Vec<_>>(),
        &Skipped::default(),
        &[],
        Locale::default(),
    );
    assert_eq!(read.expect("read").conditions, ["1...ed 2.Qxd4 {better ed 5}"]);
}

#[test]
fn where_the_king_may_be_left_in_check_a_pinned_piece_is_asked_about() {
    let fen = "4r1k1/8/8/2p5/1P6/4B3/8/4K3";
    let mut table = from(fen, ENGLISH, &[("legal_moves_only", "off")]);
    is_asked(&mut table, "Bxc5", ["Be3-c5", "b4-c5"]);
}

#[test]
fn an_r_is_asked_about_where_rook_and_king_can_go_there() {
    for language in ["es", "fr"] {
        let mut table = from("6k1/8/8/8/8/8/8/3RK3", (language, false), &[]);
        for answer in ["Rd2", "rd2"] {
            is_asked(&mut table, answer, ["Rd1-d2", "Ke1-d2"]);
        }
        table.site.answer(&table.last_to(WILMA), "Rd1-d2");
        assert!(table.last_to(WILMA).news.contains("1.Rd2"));
        let mut table = from("6k1/8/8/8/8/8/3p4/3RK3", (language, false), &[]);
        is_asked(&mut table, "Rxd2", ["Rd1-d2", "Ke1-d2"]);
    }
    let table = from("6k1/8/8/8/8/8/8/3RK3", ENGLISH, &[]);
    table.site.answer(&table.last_to(WILMA), "Rd2");
    assert!(table.last_to(WILMA).news.starts_with("You played 1.Rd2"));
}

/// Letters in capitals, and spaces inside of a move.
#[test]
fn moves_are_read_as_people_and_telephones_write_them() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    for (who, answer, san) in [
        (GERMAN, "SF3", "1.Sf3"),
        (GERMAN, "Sf 3", "1.Sf3"),
        (ENGLISH, "Nf 3", "1.Nf3"),
        (ENGLISH, "1. Nf 3", "1.Nf3"),
        (ENGLISH, "e2 - e4", "1.e4"),
        (ENGLISH, "e2 e4", "1.e4"),
        (ENGLISH, "g1 f3", "1.Nf3"),
        (ENGLISH, "1) e4", "1.e4"),
        (SPANISH, "1.- Cf3", "1.Cf3"),
    ] {
        let table = from(start, who, &[]);
        table.site.answer(&table.last_to(WILMA), answer);
        let news = table.last_to(WILMA).news;
        assert!(news.contains(san), "{answer}: {news}");
    }
    // Two moves are none.
    let table = from("4k3/8/8/8/4n3/8/4N3/4K3", ENGLISH, &[]);
    for answer in ["e4 e5", "Nf 3 e5"] {
        table.site.answer(&table.last_to(WILMA), answer);
        assert!(table.last_to(WILMA).news.starts_with("No action taken"), "{answer}");
    }
}
