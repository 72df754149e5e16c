//! What each email says, with what is true when it is sent.

mod account;
mod admin_summary;
mod answered;
mod challenge;
mod claim;
mod email_content;
mod email_context;
mod game;
mod gathered;
mod message;
mod several;
mod subject;

use crate::db::outbox::EmailKind;
use email_content::{content, time_left};

pub use answered::{DONE, REFUSED, answers, mark};
pub use email_content::{EmailContent, EmailDiagram, QuotedMessage, SummarySection};
pub use email_context::{EmailContext, GameSummary};
pub use gathered::gather;
pub use subject::{FirstLine, subject};

/// Half-moves that an email about a game repeats.
const LAST_MOVES: usize = 10;

/// Puts an email into words; `None` if its reason is gone.
pub fn compose(context: &EmailContext) -> Option<EmailContent> {
    let mut content = match context.kind {
        EmailKind::ConfirmAddress
        | EmailKind::ResetPassword
        | EmailKind::ChangeAddress
        | EmailKind::AlreadyRegistered
        | EmailKind::PasswordChanged
        | EmailKind::AddressChanged
        | EmailKind::AccountClosed
        | EmailKind::NewSignIn => account::about_account(context),
        EmailKind::Challenged | EmailKind::ChallengeDeclined => challenge::about_challenge(context),
        EmailKind::GameStarted
        | EmailKind::YourMove
        | EmailKind::ConditionalMovePlayed
        | EmailKind::DrawOffered
        | EmailKind::DrawDeclined
        | EmailKind::TakebackAsked
        | EmailKind::TakebackDeclined
        | EmailKind::TakenBack
        | EmailKind::GameEnded => game::about_game(context),
        EmailKind::TimeGiven | EmailKind::TimedOut => game::about_time(context),
        EmailKind::ClaimMade
        | EmailKind::ClaimAnswered
        | EmailKind::Appealed
        | EmailKind::Adjudicated => claim::about_claim(context),
        EmailKind::ClaimWaits => claim::claim_waits(context),
        EmailKind::Reminder => several::reminder(context),
        EmailKind::OpponentOnVacation => several::on_vacation(context),
        EmailKind::AdminSummary => admin_summary::admin_summary(context),
        EmailKind::Answered => answered::answered(context),
        EmailKind::Message => message::about_message(context),
    }?;
    content.diagram = diagram(context);
    let message = context.message.clone().zip(context.other.clone());
    content.message = content.message.or(message.map(|(text, by)| QuotedMessage { by, text }));
    Some(content)
}

/// Returns the board of the one game that an email is about, from the reader's side.
fn diagram(context: &EmailContext) -> Option<EmailDiagram> {
    let stored = context.one_game()?;
    let game = &stored.game;
    let line = game.line();
    let first = game.played().len().saturating_sub(LAST_MOVES);
    let more = if first > 0 { "…" } else { "" };
    Some(EmailDiagram {
        position: game.position().clone(),
        orientation: stored.side_of(context.recipient.id)?,
        last: game.played().last().map(|played| played.mv),
        moves: format!("{more}{}", context.locale().san(&line.series(first))),
    })
}
