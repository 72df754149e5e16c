//! What was agreed on and when: the list at the foot of the page.

use crate::{db::games::StoredGame, web::times::Zone};

pub struct GameDetails {
    pub started: String,
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
    pub fn of(stored: &StoredGame, zone: Zone) -> GameDetails {
        let (game, locale) = (&stored.game, zone.locale());
        GameDetails {
            started: zone.full(game.started_at()),
            ended: game.ended().map(|ended| zone.full(ended.at)).unwrap_or_default(),
            start: locale.start(game.start()),
            opening: stored.opening.clone(),
            options: locale.game_options(game.start().rules, game.terms()),
        }
    }
}
