//! The front page.

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use crate::{
    chess::{Color, Start, parse_move},
    i18n::Message,
    web::{
        board::{self, SmallPiece},
        error::PageResult,
        layout::Page,
        request_context::RequestContext,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct HomeQuery {
    notice: Option<String>,
}

#[derive(Template)]
#[template(path = "home.html")]
struct HomeTemplate<'a> {
    page: Page<'a>,
    counters: Vec<(Message, String)>,
    pieces: &'static str,
    diagram: Vec<SmallPiece>,
}

/// `GET /`
pub async fn show(ctx: RequestContext, asked: Query<HomeQuery>) -> PageResult {
    let s = ctx.app.statistics(ctx.now).await?;
    let shares = shares([s.white_wins, s.black_wins, s.draws]);
    let percent = |share| ctx.locale.percent(share);
    let [white, black, drawn] = match shares {
        Some(shares) => shares.map(percent),
        None => [(); 3].map(|()| "–".to_owned()),
    };
    let t = |key| ctx.locale.t(key);
    let counters = vec![
        (t("home-players-online").count("n", s.players_online), ctx.locale.whole(s.players_online)),
        (
            t("home-games-in-progress").count("n", s.games_running),
            ctx.locale.whole(s.games_running),
        ),
        (
            t("home-open-challenges").count("n", s.challenges_open),
            ctx.locale.whole(s.challenges_open),
        ),
        (t("home-moves-played").count("n", s.half_moves), ctx.locale.whole(s.half_moves)),
        (t("home-won-by-white"), white),
        (t("home-won-by-black"), black),
        (t("home-drawn"), drawn),
    ];
    ctx.ok(&HomeTemplate {
        page: ctx.page().with_notice(asked.notice.as_deref()),
        counters,
        pieces: ctx.pieces(),
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

/// Returns parts of a whole in percent. What rounding down leaves of the hundred goes to the largest
/// remainders, so that they always make a hundred.
fn shares(parts: [i64; 3]) -> Option<[i64; 3]> {
    let whole: i64 = parts.iter().sum();
    if whole == 0 {
        return None;
    }
    let mut percent = parts.map(|part| part * 100 / whole);
    let mut order = [0, 1, 2];
    order.sort_by_key(|at| std::cmp::Reverse(parts[*at] * 100 % whole));
    let missing = 100 - percent.iter().sum::<i64>();
    for (at, _) in order.into_iter().zip(0..missing) {
        percent[at] += 1;
    }
    Some(percent)
}

#[cfg(test)]
mod tests {
    use super::*;

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
            assert_eq!(shares(parts), Some(percent), "{parts:?}");
        }
        assert_eq!(shares([0, 0, 0]), None);
    }
}
