//! The front page.

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use crate::{
    chess::{Color, Start, parse_move},
    web::{
        board::{self, SmallPiece},
        error::PageResult,
        layout::Page,
        visitor::Visitor,
    },
    words::Said,
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    notice: Option<String>,
}

#[derive(Template)]
#[template(path = "front.html")]
struct Show<'a> {
    page: Page<'a>,
    counters: Vec<(Said, String)>,
    pieces: &'static str,
    diagram: Vec<SmallPiece>,
}

/// `GET /`
pub async fn show(visitor: Visitor, asked: Query<Asked>) -> PageResult {
    let s = visitor.app.statistics(visitor.now).await?;
    let decided = s.white_wins + s.black_wins + s.draws;
    let say = |key| visitor.words.say(key);
    let counters = vec![
        (say("front-online"), s.players_online.to_string()),
        (say("front-running").count("n", s.games_running), s.games_running.to_string()),
        (say("front-open").count("n", s.challenges_open), s.challenges_open.to_string()),
        (say("front-half-moves"), grouped(s.half_moves)),
        (say("front-won-by-white"), share(s.white_wins, decided)),
        (say("front-won-by-black"), share(s.black_wins, decided)),
        (say("front-drawn"), share(s.draws, decided)),
    ];
    visitor.ok(&Show {
        page: visitor.page().with_notice(asked.notice.as_deref()),
        counters,
        pieces: crate::web::assets::pieces(),
        diagram: diagram(),
    })
}

/// A position that every player knows, made by its moves.
fn diagram() -> Vec<SmallPiece> {
    let mut position = Start::standard().position;
    for text in ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O"] {
        if let Ok(mv) = parse_move(&position, text) {
            use crate::chess::Position as _;
            position.play_unchecked(mv);
        }
    }
    board::small(&position, Color::White)
}

/// `1 234 567`, with thin spaces.
fn grouped(number: i64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push('\u{202f}');
        }
        out.push(c);
    }
    out
}

fn share(part: i64, whole: i64) -> String {
    match whole {
        0 => "–".to_owned(),
        whole => format!("{} %", (part * 100 + whole / 2) / whole),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_grouped_and_rounded() {
        assert_eq!(grouped(1_234_567), "1\u{202f}234\u{202f}567");
        assert_eq!(grouped(12), "12");
        assert_eq!(share(2, 3), "67 %");
        assert_eq!(share(0, 0), "–");
    }
}
