//! What was agreed on and when: the list at the foot of the page.

use super::{game_on_page::GameOnPage, rating::RatingInGame};
use crate::chess::Color;

pub struct GameDetails {
    pub started: String,
    /// What the players were worth and by how much it changed, beside what is said whose it is.
    pub ratings: Vec<(String, String)>,
    /// Empty as long as the game is in progress.
    pub ended: String,
    /// The starting position.
    pub start: String,
    /// With its ECO code; empty as long as it has no name.
    pub opening: String,
    /// The options of the game that are not the standard ones.
    pub options: String,
}

impl GameDetails {
    /// `names`: of White and Black, as they are shown.
    pub fn of(on_page: GameOnPage, names: [&str; 2]) -> GameDetails {
        let (stored, game, zone) = (on_page.stored, on_page.game(), on_page.viewer.zone);
        let locale = on_page.locale();
        let rating = |side: Color| {
            let rating = RatingInGame::of(on_page.rating(side), locale)?;
            let [white, black] = names;
            let whose = locale.t("game-rating-of").with("name", side.fold_wb(white, black));
            Some((whose.to_string(), rating.said))
        };
        GameDetails {
            ratings: Color::ALL.into_iter().filter_map(rating).collect(),
            started: zone.full(game.started_at()),
            ended: game.ended().map(|ended| zone.full(ended.at)).unwrap_or_default(),
            start: locale.start(game.start()),
            opening: stored.opening.clone(),
            options: locale.game_options(game.start().rules, game.terms()),
        }
    }
}
