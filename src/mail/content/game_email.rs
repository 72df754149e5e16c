//! An email to a player about one game of theirs, and the sentences that several of them have.
//!
//! Each email is a method named for its kind, in the file of its theme: `game.rs`, `offers.rs`,
//! `time.rs`, `claim.rs`, `answered.rs`. It gives `None` if the reason of the email is gone.

use super::{EmailContext, time_left};
use crate::{
    chess::Color,
    db::games::StoredGame,
    game::{Game, GameResult},
    i18n::{Locale, Message},
};

/// What every email to a player about a game begins with.
#[derive(Clone, Copy)]
pub(super) struct GameEmail<'a> {
    pub context: &'a EmailContext,
    pub locale: Locale,
    pub stored: &'a StoredGame,
    pub game: &'a Game,
    /// The opponent's name.
    pub other: &'a str,
    /// The reader's side.
    pub side: Color,
}

impl<'a> GameEmail<'a> {
    /// Returns `None` if the email is about no game, or its reader does not play in it.
    pub fn of(context: &'a EmailContext) -> Option<GameEmail<'a>> {
        let stored = context.game.as_ref()?;
        Some(GameEmail {
            context,
            locale: context.locale(),
            stored,
            game: &stored.game,
            other: context.other.as_deref()?,
            side: stored.side_of(context.recipient.id)?,
        })
    }

    /// Returns whether the game runs, and no move was made or taken back since the email was
    /// queued.
    pub fn is_current(&self) -> bool {
        self.game.is_running() && self.context.ply == Some(self.game.position_no())
    }

    /// Returns the words of the button to the game, and its address.
    pub fn button(&self) -> Option<(Message, String)> {
        let url = format!("{}/games/{}", self.context.base_url, self.stored.id);
        Some((self.locale.t("email-view-game"), url))
    }

    /// Fills in the opponent's name.
    pub fn by_other(&self, said: Message) -> Message {
        said.with("other", self.other)
    }

    /// Says whose turn it is and until when, or why no clock runs.
    pub fn turn_sentence(&self) -> String {
        let GameEmail { context, locale, game, side, .. } = *self;
        let is_mine = game.turn() == side;
        if game.paused_since().is_some() {
            return locale.t("email-game-paused").to_string();
        }
        // Where wins on time are claimed, time may have run out, and the move may come all the
        // same.
        if let Some(deadline) = game.passed_deadline(context.now) {
            let said = match is_mine {
                true => locale.t("email-your-turn-out-of-time"),
                false => locale.t("email-opponents-turn-out-of-time"),
            };
            return said.with("deadline", context.instant(deadline)).to_string();
        }
        let said = match (game.deadline(), is_mine) {
            (Some(deadline), _) => {
                let said = match is_mine {
                    true => locale.t("email-your-turn"),
                    false => locale.t("email-opponents-turn"),
                };
                let time = game.time_left(context.now).map(|time| time_left(locale, time));
                let said = said.with("time", time.unwrap_or_default());
                said.with("deadline", context.instant(deadline))
            }
            (None, true) => locale.t("email-your-turn-no-time-limit"),
            (None, false) => locale.t("email-opponents-turn-no-time-limit"),
        };
        said.to_string()
    }

    /// Returns what a result is for the reader, by which sentences choose their form.
    pub fn verdict(&self, result: GameResult) -> &'static str {
        match result {
            GameResult::Win(winner) if winner == self.side => "won",
            GameResult::Win(_) => "lost",
            GameResult::Draw => "draw",
            GameResult::BothLose => "both",
            GameResult::None => "none",
        }
    }

    /// Returns what lets a player notice that a log was altered later: nothing before the end.
    pub fn log_sentence(&self) -> String {
        match self.stored.log_head() {
            _ if self.game.ended().is_none() => String::new(),
            "" => String::new(),
            head => self.locale.t("email-game-log-hash").with("head", head).to_string(),
        }
    }
}
