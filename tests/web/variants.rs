//! Every variant from the challenge to its end: on the board, typed, in advance, by email.

use zugpost::{chess::Variant, inbound::InboundResult};

use super::{Table, play};
use crate::{
    mail::table_with,
    support::{Browser, Page},
};

const CONDITIONAL_MOVES: &str = "#conditional-moves form:has(textarea)";

fn table(variant: Variant) -> Table {
    Table::with(&[("variant", variant.as_str())])
}

/// Returns the moves of a page, without their times.
fn sans(page: &Page) -> Vec<String> {
    let first = |ply: String| ply.split(' ').next().unwrap_or_default().to_owned();
    page.all(".ply").into_iter().map(first).collect()
}

/// Plays moves in turn, White first.
fn play_all(table: &mut Table, moves: &str) {
    let moves: Vec<&str> = moves.split_whitespace().collect();
    table.play(&moves);
}

/// A variant, a game of it to its end, and what the page says then.
const GAMES: [(Variant, &str, &str); 8] = [
    (
        Variant::KingOfTheHill,
        "e4 e5 Ke2 Ke7 Kf3 Nf6 Kg3 d6 Kf3 Be6 Kg3 Kd7 Kf3 Kc6 Kg3 Kc5 Kf3 Kd4",
        "Black won: the king reached the center.",
    ),
    (
        Variant::ThreeCheck,
        "e4 e5 Bc4 Nc6 Bxf7+ Kxf7 Qh5+ g6 Qxg6+",
        "White won by the third check.",
    ),
    (
        Variant::RacingKings,
        "Kh3 Ka3 Kg4 Kb4 Kh5 Ka5 Kh6 Ka6 Kg7 Kb7 Kh8 Ka8",
        "Draw: both kings reached the last rank.",
    ),
    (
        Variant::RacingKings,
        "Kh3 Ka3 Kg4 Kb4 Kh5 Ka5 Kh6 Ka6 Kg7 Ka5 Kh8",
        "White won: the king reached the last rank.",
    ),
    (
        Variant::Antichess,
        "a4 Nc6 b4 Nxb4 f3 Nxc2 Qxc2 Nf6 Qxc7 Qxc7 d4 Qxc1 Nd2 Qxa1 e4 Qxd4 Bc4 Qxg1 Bxf7 Qxh1 \
         Bxe8 Nxe4 fxe4 Qxe1 Bxd7 Qxd2 Bxc8 Rxc8 a5 Qxg2 h3 Qxe4 h4 Qxh4 a6 bxa6",
        "White won by losing all pieces.",
    ),
    (Variant::Horde, "c6 dxc6 bxc6 Qxd4 cxb7 Qxc3 bxc8=Q#", "White won by checkmate."),
    (Variant::Atomic, "Nf3 a6 Ng5 h6 Nxf7", "White won: the other king exploded."),
    // A mate that no piece on the board could have given.
    (Variant::Crazyhouse, "Nc3 d5 Nxd5 Qxd5 @c4 Qxg2 f4 @f2", "Black won by checkmate."),
];

#[test]
fn a_game_of_each_variant_is_played_to_its_end() {
    for (variant, moves, end) in GAMES {
        let mut table = table(variant);
        let name = variant.rules().name;
        table.white.get(&table.game).assert_says(name);
        play_all(&mut table, moves);
        let page = table.white.get(&table.game);
        let count = moves.split_whitespace().count();
        assert_eq!(page.all(".ply").len(), count, "{name}: {}", page.text());
        page.assert_says(end);
        let email = table.site.email_to("bruno@example.org");
        assert!(!email.news.is_empty(), "{name}");
        let pgn = table.white.get("/games/1.pgn").html;
        assert!(pgn.contains(&format!("[Variant \"{name}\"]")), "{pgn}");
        let words: Vec<&str> = pgn.split_whitespace().collect();
        assert!(words.join(" ").contains(end), "{pgn}");
    }
}

#[test]
fn a_pgn_has_a_position_where_the_pieces_do_not_stand_as_in_chess() {
    for variant in Variant::with_one_start() {
        let mut table = table(variant);
        let pgn = table.white.get("/games/1.pgn").html;
        let has_own_start = [Variant::Horde, Variant::RacingKings].contains(&variant);
        assert_eq!(pgn.contains("[FEN "), has_own_start, "{pgn}");
        assert_eq!(pgn.contains("[Variant "), variant != Variant::Standard, "{pgn}");
    }
}

#[test]
fn a_captured_piece_is_dropped_by_clicks_and_by_typing() {
    let mut table = table(Variant::Crazyhouse);
    play_all(&mut table, "e4 d5 exd5 Qxd5");
    let page = table.white.get(&table.game);
    let labels = page.attributes(".pocket-piece", "aria-label");
    assert_eq!(labels, ["black pawn, 1 in the pocket", "white pawn, 1 in the pocket"]);
    assert_eq!(page.attributes(".ply", "data-beside"), ["|", "|", "P|", "P|p"]);
    let page = table.white.press(&page, ".pocket-piece.can", &[]);
    assert!(page.has(".pocket-piece.chosen") && page.has(".target[data-square=e5]"));
    assert!(!page.has(".target[data-square=e8]") && !page.has(".target[data-square=d5]"));
    let page = table.white.press(&page, "[data-square=e5]", &[]);
    assert_eq!(page.all(".confirm b"), ["3.@e5"]);
    let page = table.white.submit(&page, ".confirm form", &[]);
    assert!(page.has("[data-square=e5] [data-piece=wP]"), "{}", page.text());
    // Typed, by Black.
    let refused = play(&mut table.black, &table.game.clone(), "N@e4");
    refused.assert_says("You have no knight to drop.");
    let refused = play(&mut table.black, &table.game.clone(), "@e8");
    refused.assert_says("not empty");
    play(&mut table.black, &table.game.clone(), "@e4");
    let page = table.white.get(&table.game);
    let sans: Vec<String> = page.all(".ply");
    assert!(sans[5].starts_with("@e4"), "{sans:?}");
    let email = table.site.email_to("wilma@example.org");
    assert_eq!(email.news, "Bruno played 3...@e4");
}

#[test]
fn marks_of_a_variant_stand_on_the_board() {
    let mut hill = table(Variant::KingOfTheHill);
    assert_eq!(
        hill.white.get("/games/1").attributes(".goal", "data-square"),
        ["d5", "e5", "d4", "e4"]
    );
    let mut race = table(Variant::RacingKings);
    assert_eq!(race.white.get("/games/1").all(".goal").len(), 8);
    let mut checks = table(Variant::ThreeCheck);
    play_all(&mut checks, "e4 f6 Qh5+");
    let page = checks.white.get("/games/1");
    assert_eq!(page.all(".checks"), ["3 checks left", "2 checks left"]);
    let beside = page.attributes(".ply", "data-beside");
    assert_eq!(beside[1..], ["3 checks left|3 checks left", "2 checks left|3 checks left"]);
    let mut atomic = table(Variant::Atomic);
    play_all(&mut atomic, "e4 d5 exd5");
    let exploded = atomic.white.get("/games/1").attributes(".exploded", "data-square");
    assert_eq!(exploded.len(), 8, "{exploded:?}");
    assert!(!atomic.white.get("/games/1").has("[data-square=d5] .piece"));
    let mut chess = table(Variant::Standard);
    assert!(!chess.white.get("/games/1").has(".goal, .beside-board, .exploded"));
}

fn save(browser: &mut Browser, lines: &str) -> Page {
    let page = browser.get("/games/1");
    browser.submit(&page, CONDITIONAL_MOVES, &[("lines", lines), ("action", "replace")])
}

/// A variant, the moves before, and a line of replies of White: what Black plays, what answers.
const LINES: [(Variant, &str, &str); 7] = [
    (Variant::KingOfTheHill, "e4", "1...e5 2.Ke2 Ke7 3.Kf3 Kf6 4.Kg3 Kg6 5.Kf3"),
    (Variant::ThreeCheck, "e4", "1...f6 2.Qh5+ g6 3.Qxg6+ hxg6 4.Bb5 c6 5.Bxc6"),
    (Variant::RacingKings, "Kh3", "1...Ka3 2.Kg4 Kb4 3.Kh5 Ka5 4.Kh6 Ka6 5.Kg7"),
    (Variant::Antichess, "e3", "1...b5 2.Bxb5 Nc6 3.Bxc6 dxc6 4.Qg4 Bxg4 5.Kd1"),
    (Variant::Horde, "b6", "1...cxb6 2.c6 dxc6 3.f6 exf6 4.e5 fxe5 5.d5"),
    (Variant::Atomic, "Nf3", "1...e6 2.Nd4 d6 3.Nb5 a6 4.a4 h6 5.h4"),
    (Variant::Crazyhouse, "e4", "1...d5 2.exd5 Qxd5 3.@e4 Qd8 4.d4 e6 5.d5"),
];

#[test]
fn conditional_moves_answer_over_ten_positions_in_each_variant() {
    for (variant, first, line) in LINES {
        let mut table = table(variant);
        play_all(&mut table, first);
        let saved = save(&mut table.white, line);
        assert_eq!(saved.status, 200, "{variant:?}: {}", saved.text());
        let replies: Vec<&str> = line.split_whitespace().collect();
        for (at, mv) in replies.iter().enumerate().step_by(2) {
            let mv = mv.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start_matches('.');
            let page = play(&mut table.black, "/games/1", mv);
            assert_eq!(page.all(".ply").len(), at + 3, "{variant:?} {mv}: {}", page.text());
        }
        let page = table.white.get("/games/1");
        assert_eq!(page.all(".ply").len(), 1 + replies.len(), "{variant:?}");
    }
}

#[test]
fn a_reply_by_email_makes_a_move_of_each_variant() {
    for (variant, before, text, san) in [
        (Variant::KingOfTheHill, "e4 e5", "Ke2", "Ke2"),
        (Variant::ThreeCheck, "e4 f6", "Qh5", "Qh5+"),
        (Variant::RacingKings, "", "Kh3", "Kh3"),
        (Variant::Antichess, "e3 b5", "Bxb5", "Bxb5"),
        (Variant::Horde, "b6 cxb6", "c6", "c6"),
        (Variant::Atomic, "e4 d5", "exd5", "exd5"),
        (
            Variant::Crazyhouse,
            "e4 d5 exd5 Qxd5",
            "3.@e5\n\nBruno wrote:\n> It is your turn.",
            "@e5",
        ),
        (Variant::Crazyhouse, "Nc3 d5 Nxd5 Qxd5 e4 Qxe4+ Be2 Qxc2 Qxc2 h6", "Q@d5", "Q@d5"),
    ] {
        let mut table = table_with(&[], &[("variant", variant.as_str())]);
        play_all(&mut table, before);
        let email = table.site.email_to("wilma@example.org");
        assert_eq!(table.site.answer(&email, text), InboundResult::Taken, "{variant:?}");
        let page = table.white.get("/games/1");
        let last = page.all(".ply").pop().unwrap_or_default();
        assert!(last.starts_with(san), "{variant:?}: {last}: {}", page.text());
    }
}

#[test]
fn emails_say_what_stands_beside_the_board() {
    let mut table = table(Variant::Crazyhouse);
    play_all(&mut table, "e4 d5 exd5 Qxd5");
    let email = table.site.email_to("wilma@example.org");
    for said in ["White can drop: pawn.", "Black can drop: pawn."] {
        assert!(email.text.contains(said) && email.html.contains(said), "{}", email.text);
    }
    let mut checks = self::table(Variant::ThreeCheck);
    play_all(&mut checks, "e4 f6 Qh5+");
    let email = checks.site.email_to("bruno@example.org");
    for said in ["Variant: Three-check.", "White: 2 checks left."] {
        assert!(email.text.contains(said) && email.html.contains(said), "{}", email.text);
    }
    // A list of games says it too.
    assert!(checks.black.get("/games").all(".badge").contains(&"Three-check".to_owned()));
    assert!(checks.black.get("/games/1").has("a[href='/learn/three-check']"));
}

#[test]
fn a_form_refuses_what_a_variant_does_not_have() {
    let mut table = table(Variant::Standard);
    let mut offer = |fields: &[(&str, &str)]| {
        let page = table.white.get("/challenges/new");
        table.white.submit(&page, "form#offer", fields)
    };
    offer(&[("variant", "atomic"), ("legal_moves_only", "off")])
        .assert_says("This variant does not have one of the chosen game options.");
    offer(&[("variant", "horde"), ("start", "chess960"), ("number", "12")])
        .assert_says("Chess960 positions belong to standard chess.");
    offer(&[("variant", "bughouse")]).assert_says("game option");
    // A position of the variant itself.
    let page = offer(&[
        ("variant", "crazyhouse"),
        ("start", "fen"),
        ("fen", "4k3/8/8/8/8/8/8/4K3[Qr] w - - 0 1"),
    ]);
    page.assert_says("Crazyhouse, custom position");
    page.assert_says("White can drop: queen.");
    page.assert_says("Black can drop: rook.");
}

/// A variant, the moves before, a move of White with a line that follows, and what stands then.
const PROPOSALS: [(Variant, &str, &str, &str); 7] = [
    (Variant::KingOfTheHill, "e4 e5", "Ke2", "2...Ke7 3.Kf3"),
    (Variant::ThreeCheck, "e4 f6", "Qh5", "2...g6 3.Qxg6+ hxg6"),
    (Variant::RacingKings, "Kh3 Ka3", "Kg4", "2...Kb4 3.Kh5"),
    (Variant::Antichess, "e3 b5", "Bxb5", "2...Nc6 3.Bxc6 dxc6"),
    (Variant::Horde, "b6 cxb6", "c6", "2...dxc6 3.f6 exf6"),
    (Variant::Atomic, "e4 d5", "exd5", "2...e6 3.d4 c6"),
    (Variant::Crazyhouse, "e4 d5 exd5 Qxd5", "@e5", "3...@e6 4.Nc3 Qd8"),
];

#[test]
fn a_proposed_line_is_accepted_and_a_move_is_taken_back_in_each_variant() {
    for (variant, before, mv, line) in PROPOSALS {
        let mut table = table(variant);
        play_all(&mut table, before);
        let fen = |table: &mut Table| table.white.get("/games/1.fen").html;
        let stood = fen(&mut table);
        let page = table.white.get(&format!("/games/1?move={mv}"));
        table.white.submit(&page, ".confirm form", &[("propose", line), ("with", "lines")]);
        // Both take it back: what was captured, checked and dropped is as before.
        let page = table.white.get("/games/1");
        table.white.submit(&page, "form:has([value=ask])", &[]);
        let page = table.black.get("/games/1");
        table.black.submit(&page, "form:has([value=grant])", &[]);
        assert_eq!(fen(&mut table), stood, "{variant:?}");
        let page = table.white.get(&format!("/games/1?move={mv}"));
        table.white.submit(&page, ".confirm form", &[("propose", line), ("with", "lines")]);
        // Stepped through to its end, and accepted.
        let mut page = table.black.get("/games/1/analysis");
        let moves: Vec<&str> = line.split_whitespace().collect();
        for _ in &moves {
            page = table.black.click(&page, "a[data-step=next]");
        }
        let page = table.black.submit(&page, "form[action$=proposed-line]", &[]);
        let played = sans(&page);
        let last = moves.last().expect("a move");
        let last = last.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
        assert_eq!(played.last().map(String::as_str), Some(last), "{variant:?}: {played:?}");
        let count = before.split_whitespace().count() + 1 + moves.len();
        assert_eq!(played.len(), count, "{variant:?}");
    }
}

#[test]
fn a_line_with_drops_is_added_from_the_analysis_board() {
    let mut table = table(Variant::Crazyhouse);
    play_all(&mut table, "e4 d5 exd5 Qxd5 Nc3");
    let page = table.white.get("/games/1/analysis?line=P@e6.P@e5");
    page.assert_says("@e5");
    let page = table.white.submit(
        &page,
        "form[action$='/conditional-moves']:has([name=line]):not(:has(textarea))",
        &[("action", "add")],
    );
    assert!(
        page.path.contains("P@e6.P@e5") || page.path.contains("P%40e6.P%40e5"),
        "{}",
        page.path
    );
    assert!(!page.text().contains("not possible in this game"), "{}", page.text());
    play(&mut table.black, "/games/1", "@e6");
    assert_eq!(sans(&table.white.get("/games/1")).last().map(String::as_str), Some("@e5"));
}

#[test]
fn an_administrator_reads_of_no_count_of_moves_where_none_draws() {
    for (variant, is_counted) in [(Variant::Atomic, true), (Variant::Crazyhouse, false)] {
        let mut table = table(variant);
        play_all(&mut table, "e4 d5");
        let mut chief = table.site.administrator("Chief");
        let page = chief.get("/admin/games/1");
        page.assert_says("Rules check");
        assert_eq!(page.text().contains("50-move rule"), is_counted, "{variant:?}");
    }
}
