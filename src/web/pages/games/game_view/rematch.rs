//! The rematch of a game that is over: offered, answered or begun.

use super::game_on_page::GameOnPage;
use crate::{
    db::{
        ChallengeId, GameId,
        challenges::{Challenge, ChallengeState},
    },
    i18n::Message,
};

/// What a player of the game sees of its rematch.
#[derive(Default)]
pub struct RematchView {
    /// The game that came of it.
    pub game: Option<GameId>,
    /// The opponent offers one.
    pub offered: Option<ChallengeId>,
    /// The reader does.
    pub own: Option<ChallengeId>,
    /// What became of the reader's offer, and why.
    pub settled: Option<(Message, String)>,
    /// There is one offer a player and game.
    pub may_offer: bool,
}

impl RematchView {
    /// `offered`: after the game, by either player.
    pub fn of(on_page: GameOnPage, offered: &[Challenge]) -> Option<RematchView> {
        let side = on_page.viewer.side.filter(|_| on_page.actions.may_offer_rematch)?;
        let (locale, now) = (on_page.locale(), on_page.viewer.now);
        let state = |challenge: &Challenge| challenge.state(now);
        let by = |side| {
            let player = on_page.stored.player(side);
            offered.iter().find(move |challenge| challenge.challenger_id == player)
        };
        if let Some(game) = offered.iter().find_map(|challenge| challenge.game_id) {
            return Some(RematchView { game: Some(game), ..RematchView::default() });
        }
        let open = by(!side).filter(|challenge| state(challenge) == ChallengeState::Open);
        let mut view = RematchView {
            offered: open.map(|challenge| challenge.id),
            may_offer: open.is_none() && by(side).is_none(),
            ..RematchView::default()
        };
        if let Some(own) = by(side) {
            let why = match state(own) {
                ChallengeState::Open => {
                    view.own = Some(own.id);
                    return Some(view);
                }
                ChallengeState::Declined => locale.t("game-rematch-declined"),
                ChallengeState::Withdrawn => locale.t("game-rematch-withdrawn"),
                ChallengeState::Expired => locale.t("game-rematch-expired"),
                // Its game is gone.
                ChallengeState::Accepted => locale.t("challenge-accepted"),
            };
            view.settled = Some((why, own.reason.clone()));
        }
        Some(view)
    }
}
