//! Examples come to what was worked out by hand, and limits are those of the code.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use zugpost::{
    chess::{self, CastlingMode, Color, Start, Variant, parse_move},
    game::{
        self,
        clock::DEFAULT_SILENCE_DAYS,
        conditional_moves::{MAX_DEPTH, MAX_POSITIONS},
        variations::{self, LineKind},
    },
    i18n::{Language, Locale},
    mail::reply::{ReplyAction, Skipped, understand},
};

use super::get;
use crate::support::{Page, Site};

fn page(slug: &str) -> Page {
    get(&Site::start(), &format!("/learn/{slug}"), Language::English)
}

/// The cells of the table with this number, row by row.
fn cells(page: &Page, table: usize, width: usize) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    let all = page.all("article table");
    assert!(all.len() > table, "{} tables", all.len());
    let [tables, row, cell] =
        ["article table", "tbody tr", "td"].map(|s| scraper::Selector::parse(s).expect("one"));
    for found in page.document().select(&tables).nth(table).expect("a table").select(&row) {
        let cells: Vec<String> = found.select(&cell).map(|cell| cell.text().collect()).collect();
        assert_eq!(cells.len(), width);
        rows.push(cells);
    }
    rows
}

#[test]
fn clocks_come_to_what_the_page_says() {
    let page = page("clocks");
    let bank = [
        ["1.e4", "2 days", "2 days", "9 days"],
        ["2.Nf3", "6 hours", "6 hours", "9 days 18 hours"],
        ["3.Bb5", "4 days 6 hours", "4 days 6 hours", "6 days 12 hours"],
    ];
    assert_eq!(cells(&page, 0, 4), bank);
    let period = [
        ["1.e4", "12 hours", "no time", "50 days"],
        ["2.Nf3", "1 day 6 hours", "1 day", "49 days"],
        ["3.Bb5", "23 days", "26 days", "23 days"],
    ];
    assert_eq!(cells(&page, 1, 4), period);
    for sentence in [
        "your turn on 2026-11-02 18:00 UTC, so your time runs out on 2026-11-05 18:00 UTC",
        "on vacation from 2026-11-04 00:00 to 2026-11-11 00:00. Your new deadline is 2026-11-12 18:00",
        "sent on 2026-11-03 18:00 and 2026-11-05 06:00",
    ] {
        page.assert_says(sentence);
    }
    page.assert_says("was unreachable for more than 5 minutes");
    assert_eq!(DEFAULT_SILENCE_DAYS, 40);
    let site = Site::with(&[("OUTAGE_MINUTES", "90")]);
    let page = get(&site, "/learn/clocks", Language::English);
    page.assert_says("was unreachable for more than 1 hour 30 minutes");
}

#[test]
fn each_language_has_its_letters() {
    let letters = [
        ["English", "K", "Q", "R", "B", "N"],
        ["Deutsch", "K", "D", "T", "L", "S"],
        ["Español", "R", "D", "T", "A", "C"],
        ["Français", "R", "D", "T", "F", "C"],
    ];
    assert_eq!(cells(&page("notation"), 1, 6), letters);
}

#[test]
fn conditional_moves_and_proposed_lines_do_what_the_page_says() {
    let conditional_moves = page("conditional-moves");
    conditional_moves.assert_says("Your reply is played at once: 3...a6 4.Ba4.");
    conditional_moves.assert_says("the next reply is played: 4...Nf6 5.O-O.");
    conditional_moves
        .assert_says("had played 3...d6 instead, no reply would have been played, and all 3");
    // Thirty replies are legal.
    conditional_moves.assert_says("answers 27 of Black's moves with 4.c3. It leaves out ");
    let left_out = conditional_moves.text();
    let left_out =
        left_out.split("leaves out ").nth(1).and_then(|rest| rest.split(", which").next());
    let left_out: BTreeSet<&str> = left_out.expect("a list").split(", ").collect();
    assert_eq!(left_out, BTreeSet::from(["Bb4", "Nb4", "Nd4"]));
    let proposed_lines = page("proposed-lines");
    proposed_lines.assert_says("These moves are played at once: 3...a6 4.Ba4 Nf6 5.O-O.");
    proposed_lines.assert_says("The rest is still proposed: 5...Be7 6.Re1.");

    // What the page tells one to type can be read.
    let mut position = Start::standard().position;
    for text in ["e4", "e5", "Nf3", "Nc6", "Bb5"] {
        use chess::Position as _;
        let mv = parse_move(&position, text).expect("a move");
        position.play_unchecked(mv);
    }
    let start = Start::standard();
    let read = |text: &str, words| variations::read(text, &start, 5, &position, words);
    let typed = [conditional_moves.all("pre"), proposed_lines.all("pre")].concat();
    assert_eq!(typed.len(), 3);
    for text in &typed[..2] {
        assert!(
            read(text, LineKind::ConditionalMovesOf(Color::White)).is_ok_and(|l| !l.is_empty()),
            "{text}"
        );
    }
    assert!(read(&typed[2], LineKind::Moves).is_ok_and(|lines| lines.depth() == 6), "{}", typed[2]);
    assert_eq!((MAX_POSITIONS, MAX_DEPTH, game::MAX_LINES), (500, 60, 4));
}

#[test]
fn claims_and_adjudications_come_to_what_the_page_says() {
    let claims = page("claims");
    claims.assert_says("back and forth: 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1.");
    claims.assert_says("counts 3 occurrences: at the start, after 2...Ng8, and after 4...Ng8.");
    claims.assert_says("It has occurred only 2 times.");
    let adjudications = page("decisions");
    for sentence in [
        "your turn on 2026-11-02 18:00 UTC, so your deadline is 2026-11-05 18:00",
        "On 2026-11-03 18:00 you claim",
        "On 2026-11-06 12:00 the arbiter decides that the game continues.",
        "You have 2 days left, as much as when you made the claim. Your new deadline is 2026-11-08 12:00",
    ] {
        adjudications.assert_says(sentence);
    }
    assert_eq!(game::APPEAL_PERIOD, TimeDelta::days(14));
    assert_eq!((chess::CLAIM_OCCURRENCES, chess::END_OCCURRENCES), (3, 5));
    assert_eq!((chess::CLAIM_HALFMOVES, chess::END_HALFMOVES), (100, 150));
    assert_eq!(game::MOVES_BETWEEN_OFFERS, 10);
    let mate = page("check-and-mate");
    let answers = mate.text();
    let answers =
        answers.split("all the legal replies: ").nth(1).and_then(|rest| rest.split('.').next());
    let answers: BTreeSet<&str> = answers.expect("a list").split(", ").collect();
    let expected = ["Kd1", "Ke2", "Kf1", "c3", "Nc3", "Nxb4"];
    assert_eq!(answers, BTreeSet::from(expected));
}

#[test]
fn every_notation_of_a_row_is_the_same_move() {
    let fen = "4k3/P7/8/3p4/4P3/8/8/1N2K2R w K - 0 1";
    let rules = chess::Rules::default();
    let start = Start::from_stored(fen, Variant::Standard, rules).expect("a position");
    let page = page("notation");
    assert_eq!(page.attribute(".board", "data-fen").as_deref(), Some(fen));
    let rows = cells(&page, 0, 4);
    assert_eq!(rows.len(), 5);
    for row in rows {
        let moves: Vec<_> =
            row.iter().map(|text| parse_move(&start.position, text).expect(text)).collect();
        assert!(moves.iter().all(|mv| *mv == moves[0]), "{row:?}");
        assert_eq!(row[2], chess::uci(moves[0], CastlingMode::Standard));
    }
    // What is said to be read loosely is.
    let loosely = [
        ("7k/8/8/8/8/8/8/4K1N1 w - - 0 1", "nf3"),
        ("7k/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "ed5"),
        ("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e8Q"),
        ("k7/8/8/8/8/8/8/4K2R w K - 0 1", "0-0"),
    ];
    for (fen, text) in loosely {
        let start = Start::from_stored(fen, Variant::Standard, rules).expect(fen);
        assert!(parse_move(&start.position, text).is_ok(), "{text}");
    }
}

#[test]
fn first_lines_of_letters_mean_what_the_page_says() {
    let rows = cells(&page("playing-by-email"), 0, 2);
    let acts = rows.iter().map(|row| {
        let wish = understand(&[row[0].clone()], &Skipped::default(), &[], Locale::default())
            .unwrap_or_else(|error| panic!("{row:?}: {error}"));
        let act = match wish.act {
            ReplyAction::Nothing => "nothing",
            ReplyAction::Move { draw: true, .. } => "move and offer",
            ReplyAction::Move { .. } => "move",
            ReplyAction::OfferDraw => "offer",
            ReplyAction::AcceptDraw { .. } => "accept",
            ReplyAction::DeclineDraw { .. } => "decline",
            ReplyAction::Resign => "resign",
        };
        (act, wish.conditions.len())
    });
    let expected = [
        ("move", 0),
        ("move and offer", 0),
        ("offer", 0),
        ("accept", 0),
        ("decline", 0),
        ("resign", 0),
        ("nothing", 1),
        ("move", 1),
    ];
    assert_eq!(acts.collect::<Vec<_>>(), expected);
}
