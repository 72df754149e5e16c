//! Emails about the clock of one game. Deadlines that are near stand in `several.rs`.

use super::{EmailContent, content, game_email::GameEmail};
use crate::game::clock::TimeGrant;

impl GameEmail<'_> {
    /// Dropped once the game is over, or moves were made or taken back since.
    pub fn time_given(&self) -> Option<EmailContent> {
        let GameEmail { locale, game, side, .. } = *self;
        if !self.is_current() {
            return None;
        }
        // All that was given since the last move: one email lists it.
        let lately =
            |time_grant: &&TimeGrant| time_grant.to == side && time_grant.ply == game.ply();
        let given = locale
            .time(game.time_grants().iter().filter(lately).map(|time_grant| time_grant.time).sum());
        let sentence = self.by_other(locale.t("email-time-given")).with("time", &given);
        content(
            self.by_other(locale.t("email-time-given-subject")).with("time", &given),
            [sentence.to_string(), self.turn_sentence()],
            self.button(),
        )
    }

    /// Dropped if the opponent has time again too, for example because the game is paused.
    pub fn timed_out(&self) -> Option<EmailContent> {
        let GameEmail { context, locale, game, .. } = *self;
        if !self.is_current() {
            return None;
        }
        let deadline = game.passed_deadline(context.now)?;
        let sentence = self.by_other(locale.t("email-opponent-out-of-time"));
        content(
            self.by_other(locale.t("email-opponent-out-of-time-subject")),
            [
                sentence.with("deadline", context.instant(deadline)),
                locale.t("email-claim-win-on-time"),
            ],
            self.button(),
        )
    }
}
