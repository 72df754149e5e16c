//! Games as PGN, the standard of Steven J. Edwards (1994), export format.

use std::fmt::Write as _;

use chrono::{DateTime, TimeDelta, Utc};

use super::{DrawRule, Game, GameResult, Terms, analysis::Analysis, clock::TimeControl};
use crate::chess::{Color, Variant};

/// Columns that a line of movetext may have (PGN 4.3).
const MAX_COLUMNS: usize = 79;

/// Who played what where: the tags that the game itself does not know.
#[derive(Clone, Debug)]
pub struct Sheet<'a> {
    pub event: &'a str,
    pub site: &'a str,
    pub white: &'a str,
    pub black: &'a str,
    /// Of White and Black, when the game began; `None`: unrated.
    pub ratings: [Option<i32>; 2],
    /// Code and name (`C60 Ruy Lopez`), or empty.
    pub opening: &'a str,
    /// The event that the game belongs to, if it is not the site alone.
    pub played_in: Option<&'a PgnEvent>,
}

/// An event with rounds, and where in it a game was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnEvent {
    pub name: String,
    /// As PGN writes rounds: numbers with points between them.
    pub round: String,
    /// What else is said of the place, by the names of tags.
    pub tags: Vec<(&'static str, String)>,
}

/// Returns the game as PGN. With `clocks`, each move carries `[%clk]` (time left, h:mm:ss)
/// and `[%emt]` (time used), both in whole seconds.
pub fn export(game: &Game, sheet: &Sheet<'_>, clocks: bool) -> String {
    let mut out = String::with_capacity(1024);
    write_tags(&mut out, game, sheet);
    out.push('\n');
    write_movetext(&mut out, game, clocks);
    out.push('\n');
    out
}

/// Returns the game as PGN with a player's own analysis: its lines, as variations, and what
/// was noted, as a comment before the first move.
pub fn export_with_analysis(
    game: &Game,
    sheet: &Sheet<'_>,
    analysis: &Analysis,
    note: &str,
) -> String {
    let mut out = String::with_capacity(4096);
    write_tags(&mut out, game, sheet);
    out.push('\n');
    let mut column = 0;
    let mut text = analysis.beside(game);
    if !note.is_empty() {
        text = format!("{{ {} }} {text}", comment(note));
    }
    for word in text.split_ascii_whitespace().chain([result(game)]) {
        token(&mut out, &mut column, word);
    }
    out.push_str("\n\n");
    out
}

/// Adds a word, in a new row if there is no room for it.
fn token(out: &mut String, column: &mut usize, text: &str) {
    if *column > 0 && *column + 1 + text.len() > MAX_COLUMNS {
        out.push('\n');
        *column = 0;
    } else if *column > 0 {
        out.push(' ');
        *column += 1;
    }
    out.push_str(text);
    *column += text.len();
}

fn result(game: &Game) -> &'static str {
    game.ended().map_or("*", |ended| match ended.ending.result() {
        // PGN has four results; the tag Termination says that it was adjudicated.
        GameResult::BothLose => "*",
        result => result.as_str(),
    })
}

fn write_tags(out: &mut String, game: &Game, sheet: &Sheet<'_>) {
    let started = game.started_at();
    let mut tag = |name: &str, value: &str| {
        // A backslash or quote in a name is escaped; line breaks cannot stand in a tag.
        let value: String = value
            .chars()
            .filter(|c| !c.is_control())
            .flat_map(|c| matches!(c, '"' | '\\').then_some('\\').into_iter().chain([c]))
            .collect();
        let _ = writeln!(out, "[{name} \"{value}\"]");
    };
    let played_in = sheet.played_in;
    tag("Event", played_in.map_or(sheet.event, |event| &event.name));
    tag("Site", sheet.site);
    tag("Date", &date(started));
    tag("Round", played_in.map_or("-", |event| &event.round));
    tag("White", sheet.white);
    tag("Black", sheet.black);
    tag("Result", result(game));
    // A number also of a provisional rating, as lichess writes it. Of a player without one the tag is left
    // out: readers expect a number (PGN 9.1.2 has `-` for it, lichess `?`).
    for (name, rating) in ["WhiteElo", "BlackElo"].into_iter().zip(sheet.ratings) {
        if let Some(rating) = rating {
            tag(name, &rating.to_string());
        }
    }
    for (name, value) in played_in.into_iter().flat_map(|event| &event.tags) {
        tag(name, value);
    }
    tag("UTCDate", &date(started));
    tag("UTCTime", &started.format("%H:%M:%S").to_string());
    if let Some(ended) = game.ended() {
        tag("EndDate", &date(ended.at));
    }
    let terms = game.terms();
    match Color::ALL.map(|side| time_control(terms, side)) {
        [white, black] if white == black => tag("TimeControl", &white),
        // As cutechess says it: the standard has no word for it.
        [white, black] => {
            tag("WhiteTimeControl", &white);
            tag("BlackTimeControl", &black);
        }
    }
    if let Some((code, name)) = sheet.opening.split_once(' ') {
        tag("ECO", code);
        tag("Opening", name);
    }
    let start = game.start();
    if start.variant() != Variant::Standard {
        tag("Variant", start.variant().rules().name);
    }
    let rules = game.start().rules;
    if !rules.en_passant {
        tag("EnPassant", "off");
    }
    if !rules.legal_moves_only {
        tag("CheckWarning", "off");
    }
    if game.terms().draw_rule == DrawRule::Automatic {
        tag("Draws", "automatic");
    }
    if start.variant() == Variant::Chess960 || !start.is_usual() || !start.has_standard_array() {
        tag("SetUp", "1");
        tag("FEN", &start.fen());
    }
    tag("Termination", game.ended().map_or("unterminated", |e| e.ending.termination()));
}

/// The field of PGN 9.6.1: moves/seconds, or seconds+increment. Cap and limits of a move have
/// no place there.
fn time_control(terms: &Terms, side: Color) -> String {
    let opening = terms.opening_time(side).num_seconds();
    match terms.control_of(side) {
        TimeControl::PerMove { time } => format!("1/{}", time.num_seconds()),
        TimeControl::Fischer { increment, .. } => {
            format!("{opening}+{}", increment.num_seconds())
        }
        TimeControl::Period { moves, days, .. } => {
            let later = i64::from(days) * 86_400;
            match opening == later {
                true => format!("{moves}/{later}"),
                false => format!("{moves}/{opening}:{moves}/{later}"),
            }
        }
        TimeControl::Unlimited => "-".into(),
    }
}

fn date(at: DateTime<Utc>) -> String {
    at.format("%Y.%m.%d").to_string()
}

fn write_movetext(out: &mut String, game: &Game, clocks: bool) {
    let line = game.line();
    let move_times = if clocks { game.move_times() } else { Vec::new() };
    let mut column = 0;
    let mut token = |text: &str| token(out, &mut column, text);
    for (i, step) in line.steps.iter().enumerate() {
        let (number, side) = line.number(i);
        if side == Color::White {
            token(&format!("{number}."));
        } else if i == 0 || clocks {
            token(&format!("{number}..."));
        }
        token(&step.san.to_string());
        if let Some(move_times) = move_times.get(i) {
            let left = move_times.left.map(|left| format!("[%clk {}] ", hms(left)));
            token(&format!("{{ {}[%emt {}] }}", left.unwrap_or_default(), hms(move_times.used)));
        }
    }
    if let Some(sentence) = game.ending_sentence() {
        // A comment may be broken where a space stands; a long one has to be.
        let comment = format!("{{ {} }}", comment(&sentence));
        comment.split_ascii_whitespace().for_each(&mut token);
    }
    token(result(game));
    out.push('\n');
}

/// Returns words that end no comment, give no command (`[%clk …]`) and begin no line that readers
/// skip (PGN 6): the reason of a decision is whatever somebody typed.
fn comment(text: &str) -> String {
    let harmless = |c: char| match c {
        '{' => '(',
        '}' => ')',
        '%' => '\u{2030}',
        c if c.is_control() => ' ',
        c => c,
    };
    text.chars().map(harmless).collect()
}

fn hms(time: TimeDelta) -> String {
    let seconds = time.num_seconds().max(0);
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
