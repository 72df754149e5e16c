//! Emails about draw offers and takebacks. Each is dropped once the game is over, or moves were
//! made or taken back since.

use super::{EmailContent, content, game_email::GameEmail};

impl GameEmail<'_> {
    /// Dropped once the opponent offers none any more, too.
    pub fn draw_offered(&self) -> Option<EmailContent> {
        if !self.is_current() || self.game.offer() != Some(!self.side) {
            return None;
        }
        content(
            self.by_other(self.locale.t("email-draw-offered-subject")),
            [self.by_other(self.locale.t("email-draw-offered"))],
            self.button(),
        )
    }

    /// Also sent while a draw is offered anew.
    pub fn draw_declined(&self) -> Option<EmailContent> {
        if !self.is_current() {
            return None;
        }
        content(
            self.by_other(self.locale.t("email-draw-declined-subject")),
            [self.by_other(self.locale.t("email-draw-declined"))],
            self.button(),
        )
    }

    /// Dropped once the opponent does not ask any more, too.
    pub fn takeback_asked(&self) -> Option<EmailContent> {
        let GameEmail { locale, game, side, .. } = *self;
        if !self.is_current() || game.takeback() != Some(!side) {
            return None;
        }
        let index = game.last_move_of(!side)?;
        let mv = locale.san(&game.line().quoted(index));
        content(
            self.by_other(locale.t("email-takeback-asked-subject")).with("move", &mv),
            [self.by_other(locale.t("email-takeback-asked")).with("move", &mv)],
            self.button(),
        )
    }

    /// Dropped while a takeback is asked for anew, too.
    pub fn takeback_declined(&self) -> Option<EmailContent> {
        if !self.is_current() || self.game.takeback().is_some() {
            return None;
        }
        content(
            self.by_other(self.locale.t("email-takeback-declined-subject")),
            [self.by_other(self.locale.t("email-takeback-declined"))],
            self.button(),
        )
    }

    /// The opponent agreed.
    pub fn taken_back(&self) -> Option<EmailContent> {
        if !self.is_current() {
            return None;
        }
        let accepted = self.by_other(self.locale.t("email-takeback-accepted"));
        content(
            self.by_other(self.locale.t("email-takeback-accepted-subject")),
            [accepted.to_string(), self.turn_sentence()],
            self.button(),
        )
    }
}
