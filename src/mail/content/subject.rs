//! The emails of one game are one conversation, in every mail program: they have one subject. Their
//! first line says what is new.

use super::{EmailContent, EmailContext};
use crate::{chess::Color, db::games::StoredGame, game::Game};

/// The first line of an email about one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstLine {
    /// `Anna played 12...Nf6`
    pub news: String,
    /// `your move, until Thu 26 Nov 2026, 13:41 CET`, if it is the reader's turn.
    pub your_move: Option<String>,
}

impl FirstLine {
    /// Returns the line that an email begins with; `None` if it is not about one game of the
    /// reader's.
    pub fn of(context: &EmailContext, content: &EmailContent) -> Option<FirstLine> {
        let (stored, side) = own_game(context)?;
        let your_move = is_to_move(context, &stored.game, side).then(|| your_move(context, stored));
        Some(FirstLine { news: content.subject.clone(), your_move })
    }
}

/// Returns the subject of an email: that of its game, unless the reader wants the news there.
pub fn subject(context: &EmailContext, content: &EmailContent) -> String {
    let named = || {
        let (stored, side) = own_game(context)?;
        let (own, other) = (context.recipient.name.as_str(), opponent(context)?);
        let (white, black) = side.fold_wb((own, other), (other, own));
        let subject = context.locale().t("email-game-subject").with("game", stored.id);
        Some(subject.with("white", white).with("black", black).to_string())
    };
    let wants_news = context.recipient.notification_preferences().news_in_subject;
    (!wants_news).then(named).flatten().unwrap_or_else(|| content.subject.clone())
}

fn own_game(context: &EmailContext) -> Option<(&StoredGame, Color)> {
    let stored = context.one_game()?;
    Some((stored, stored.side_of(context.recipient.id)?))
}

/// Returns the name of the opponent in the one game that an email is about.
pub fn opponent(context: &EmailContext) -> Option<&str> {
    context.other.as_deref().or_else(|| Some(&context.games.first()?.other))
}

fn is_to_move(context: &EmailContext, game: &Game, side: Color) -> bool {
    let is_free = game.paused_since().is_none() && game.passed_deadline(context.now).is_none();
    game.is_running() && game.turn() == side && is_free
}

fn your_move(context: &EmailContext, stored: &StoredGame) -> String {
    let locale = context.locale();
    match stored.game.deadline() {
        Some(deadline) => {
            let deadline = locale.full(&deadline.with_timezone(&context.recipient.zone()));
            locale.t("email-your-move-until").with("deadline", deadline).to_string()
        }
        None => locale.t("email-your-move").to_string(),
    }
}
