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
    let [white, black, drawn] = shares([s.white_wins, s.black_wins, s.draws]);
    let say = |key| visitor.words.say(key);
    let counters = vec![
        (say("front-online"), s.players_online.to_string()),
        (say("front-running").count("n", s.games_running), s.games_running.to_string()),
        (say("front-open").count("n", s.challenges_open), s.challenges_open.to_string()),
        (say("front-half-moves"), grouped(s.half_moves)),
        (say("front-won-by-white"), white),
        (say("front-won-by-black"), black),
        (say("front-drawn"), drawn),
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

/// Returns parts of a whole in percent. What rounding down leaves of the hundred goes to the largest
/// remainders, so that they always make a hundred.
fn shares(parts: [i64; 3]) -> [String; 3] {
    let whole: i64 = parts.iter().sum();
    if whole == 0 {
        return parts.map(|_| "–".to_owned());
    }
    let mut percent = parts.map(|part| part * 100 / whole);
    let mut order = [0, 1, 2];
    order.sort_by_key(|at| std::cmp::Reverse(parts[*at] * 100 % whole));
    let missing = 100 - percent.iter().sum::<i64>();
    for (at, _) in order.into_iter().zip(0..missing) {
        percent[at] += 1;
    }
    percent.map(|percent| format!("{percent} %"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_grouped() {
        assert_eq!(grouped(1_234_567), "1\u{202f}234\u{202f}567");
        assert_eq!(grouped(12), "12");
    }

    #[test]
    fn percentages_make_a_hundred() {
        for (parts, percent) in [
            ([2, 1, 0], [67, 33, 0]),
            // Each rounded by itself: 38, 38 and 25.
            ([3, 3, 2], [38, 37, 25]),
            // 33, 33 and 33.
            ([1, 1, 1], [34, 33, 33]),
            ([1, 5, 6], [8, 42, 50]),
            ([0, 0, 7], [0, 0, 100]),
        ] {
            assert_eq!(shares(parts), percent.map(|one| format!("{one} %")), "{parts:?}");
        }
        assert_eq!(shares([0, 0, 0]), ["–", "–", "–"]);
    }
}
