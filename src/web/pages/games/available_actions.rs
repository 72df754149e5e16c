//! Which buttons and forms a game page has for its reader. The game itself is asked, by the
//! commands that they would send.
//!
//! Nothing is allowed or forbidden here: `Game::decide` does that when the command comes, whatever
//! the page has shown. Who may write to whom is for `actions::messages`.

use chrono::{DateTime, Utc};

use super::{claim_input::ClaimInput, page_reader::PageReader};
use crate::{
    chess::Color,
    game::{Game, PlayerCommand},
};

/// What the page offers its reader to do; nothing to spectators.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AvailableActions {
    /// Plays in the game.
    pub is_player: bool,
    /// Makes a move on the board that is shown.
    pub may_move: bool,
    /// Clicks the opponent's replies: they lead to the analysis board.
    pub may_analyze: bool,
    pub may_offer_draw: bool,
    pub may_offer_draw_with_move: bool,
    pub may_ask_takeback: bool,
    pub may_resign: bool,
    /// Nobody has played enough to lose: the game is aborted instead of resigned.
    pub may_abort: bool,
    pub may_give_time: bool,
    pub may_claim_timeout: bool,
    pub may_claim_draw: bool,
    /// The opponent makes no move.
    pub may_ask_about_silence: bool,
    pub may_answer_claim: bool,
    /// Ends the game with the draw that the opponent claims.
    pub may_accept_claim: bool,
    pub may_appeal: bool,
    /// Play was stopped.
    pub may_claim_result: bool,
    pub may_offer_rematch: bool,
}

impl AvailableActions {
    /// `is_past`: the page shows a position before the present one.
    pub fn of(game: &Game, viewer: &PageReader, is_past: bool) -> AvailableActions {
        let Some(side) = viewer.side else { return AvailableActions::default() };
        let (now, is_running) = (viewer.now, game.is_running());
        // A move whose delay is over is sent in a moment, and all that can be done is another.
        let is_answered = is_running && !game.is_delay_over(now);
        let accepts =
            |command: PlayerCommand| is_answered && game.decide(&command.by(side), now).is_ok();
        let may_move = is_running
            && !is_past
            && game.paused_since().is_none()
            && game.turn() == side
            && game.delayed_move().is_none();
        let give_time = PlayerCommand::GiveTime { days: 1, given: game.time_grants().len() };
        let asked = game.open_case().filter(|case| case.asker() == Some(!side));
        AvailableActions {
            is_player: true,
            may_move,
            may_analyze: is_running && !is_past && game.turn() != side,
            may_offer_draw: accepts(PlayerCommand::OfferDraw),
            may_offer_draw_with_move: may_move && game.check_may_offer(side).is_ok(),
            may_ask_takeback: accepts(PlayerCommand::AskTakeback),
            may_resign: is_running,
            may_abort: is_running && game.may_abort(),
            may_give_time: accepts(give_time),
            may_claim_timeout: accepts(PlayerCommand::ClaimTimeout),
            may_claim_draw: may_claim_draw(game, Some(side), now),
            may_ask_about_silence: game.may_ask_about_silence(side, now),
            may_answer_claim: asked.is_some_and(|case| !case.answered),
            may_accept_claim: game.claims_draw(!side),
            may_appeal: game.may_appeal(side, now),
            may_claim_result: game.may_claim_result(side, now),
            may_offer_rematch: game.ended().is_some(),
        }
    }

    /// Whether the page has a form for a claim that is typed.
    pub fn takes_claim(self, claim: &ClaimInput) -> bool {
        self.may_claim_draw || self.may_ask_about_silence && claim.is_about_silence()
    }

    /// Whether the page has a form for words about a claim or a decision.
    pub fn takes_statement(self) -> bool {
        self.may_answer_claim || self.may_appeal || self.may_claim_result
    }
}

/// Returns whether the page has the form for claims.
pub fn may_claim_draw(game: &Game, side: Option<Color>, now: DateTime<Utc>) -> bool {
    game.is_running()
        && game.paused_since().is_none()
        && game.delayed_move().is_none()
        && side == Some(game.turn())
        && game.deadline().is_none_or(|deadline| deadline > now)
}
