//! Emails about the course of a game: its start, its moves and its end.

use super::{EmailContent, content, game_email::GameEmail};
use crate::game::MoveSource;

impl GameEmail<'_> {
    /// Dropped once a move was made, or the game is over.
    pub fn game_started(&self) -> Option<EmailContent> {
        let GameEmail { context, locale, game, side, .. } = *self;
        if !game.is_running() || game.ply() != 0 {
            return None;
        }
        let started = locale.t("email-game-started").with("other", context.rated_other());
        let started = started.with("side", locale.side(side));
        content(
            self.by_other(locale.t("email-game-started-subject")),
            [started.to_string(), self.turn_sentence()],
            self.button(),
        )
    }

    /// Dropped once the reader has moved, the move was taken back, or the game is over.
    pub fn your_move(&self) -> Option<EmailContent> {
        let GameEmail { locale, game, side, .. } = *self;
        if !self.is_current() {
            return None;
        }
        let index = game.played().len().checked_sub(1)?;
        let mv = locale.san(&game.line().quoted(index));
        let offer = (game.offer() == Some(!side))
            .then(|| self.by_other(locale.t("email-also-offers-draw")).to_string());
        let proposed = game.proposed_line(!side).map(|proposed_line| {
            let lines = locale.san(&proposed_line.to_text(game));
            self.by_other(locale.t("email-line-proposed")).with("lines", lines).to_string()
        });
        content(
            self.by_other(locale.t("email-opponent-played-subject")).with("move", mv),
            [
                self.moves_sentence(),
                offer.unwrap_or_default(),
                proposed.unwrap_or_default(),
                self.turn_sentence(),
            ],
            self.button(),
        )
    }

    /// Dropped once another move was made, moves were taken back, or the game is over.
    pub fn conditional_move_played(&self) -> Option<EmailContent> {
        if !self.is_current() {
            return None;
        }
        content(
            self.by_other(self.locale.t("email-your-conditional-move-played-subject")),
            [self.moves_sentence(), self.turn_sentence()],
            self.button(),
        )
    }

    /// Sent whatever has happened since. The detail is the move.
    pub fn safety_move_played(&self) -> Option<EmailContent> {
        let GameEmail { locale, context, .. } = *self;
        let mv = locale.san(context.detail.as_deref().unwrap_or_default());
        let played = locale.t("email-safety-move-played").with("move", mv);
        let turn = if self.game.is_running() { self.turn_sentence() } else { String::new() };
        content(
            self.by_other(locale.t("email-safety-move-played-subject")),
            [played.to_string(), turn],
            self.button(),
        )
    }

    /// Sent as long as the game is over, whatever position the email was queued for.
    pub fn game_ended(&self) -> Option<EmailContent> {
        let GameEmail { context, locale, game, .. } = *self;
        let result = game.ended()?.ending.result();
        let subject = self.by_other(locale.t("email-game-over-subject"));
        let over = locale.t("email-game-over").with("other", context.rated_other());
        let over = over.with("result", result.as_str());
        content(
            subject.with("verdict", self.verdict(result)),
            [
                over.to_string(),
                locale.ending_sentence(game)?,
                locale.ending_proof(game).unwrap_or_default(),
                self.log_sentence(),
            ],
            self.button(),
        )
    }

    /// Describes the last move that was made by hand, and what followed from it at once.
    fn moves_sentence(&self) -> String {
        let GameEmail { locale, game, side, .. } = *self;
        let played = game.played();
        let Some(last) = played.len().checked_sub(1) else { return String::new() };
        let by_itself = played
            .iter()
            .rev()
            .take_while(|p| p.how != MoveSource::ByHand && p.at == played[last].at)
            .count();
        let line = game.line();
        let first = played.len() - by_itself;
        let by_hand = first.checked_sub(1).map(|i| {
            let said = match line.number(i).1 == side {
                true => locale.t("email-you-played"),
                false => self.by_other(locale.t("email-opponent-played")),
            };
            said.with("move", locale.san(&line.quoted(i))).to_string()
        });
        if by_itself == 0 {
            return by_hand.unwrap_or_default();
        }
        let said = match played[first].how == MoveSource::ProposedLine {
            true => locale.t("email-proposed-line-played"),
            false => locale.t("email-conditional-moves-played"),
        };
        let series = locale.san(&line.series(first));
        let rest = said.with("moves", series).count("n", by_itself).to_string();
        let is_series = first > 0 && played[first - 1].at == played[last].at;
        match by_hand.filter(|_| is_series) {
            Some(by_hand) => format!("{by_hand} {rest}"),
            None => rest,
        }
    }
}
