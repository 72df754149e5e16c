//! What each email says, with what is true when it is sent.

mod account;
mod admin_summary;
mod answered;
mod challenge;
mod claim;
mod email_content;
mod email_context;
mod game;
mod game_email;
mod gathered;
mod logs_published;
mod message;
mod offers;
mod opponent_on_vacation;
mod rating_changes;
mod reminder;
mod subject;
mod time;
mod tournament_end;
mod tournament_games;
mod tournament_news;

use crate::db::outbox::EmailKind;
use account::AccountEmail;
use challenge::ChallengeEmail;
use email_content::{content, time_left};
use game_email::GameEmail;

pub use answered::{DONE, REFUSED, answers, is_refusal, mark, without_echo};
pub use email_content::{EmailContent, EmailDiagram, QuotedMessage, SummarySection};
pub use email_context::{EmailContext, GameSummary};
pub use gathered::gather;
pub use subject::{FirstLine, opponent, subject};

/// Half-moves that an email about a game repeats.
const LAST_MOVES: usize = 10;

/// Puts an email into words; `None` if its reason is gone.
pub fn compose(context: &EmailContext) -> Option<EmailContent> {
    let account_email = AccountEmail::of(context);
    let challenge_email = ChallengeEmail::of(context);
    // Only the emails to a player about one game have it.
    let game_email = GameEmail::of(context);
    let mut content = match context.kind {
        EmailKind::ConfirmAddress => account_email.confirm_address(),
        EmailKind::ChangeAddress => account_email.change_address(),
        EmailKind::ResetPassword => account_email.reset_password(),
        EmailKind::AlreadyRegistered => account_email.already_registered(),
        EmailKind::PasswordChanged => account_email.password_changed(),
        EmailKind::AddressChanged => account_email.address_changed(),
        EmailKind::AccountClosed => account_email.account_closed(),
        EmailKind::NewSignIn => account_email.new_sign_in(),
        EmailKind::SecondFactorChanged => account_email.second_factor_changed(),
        EmailKind::Challenged => challenge_email?.challenged(),
        EmailKind::ChallengeDeclined => challenge_email?.challenge_declined(),
        EmailKind::GameStarted => game_email?.game_started(),
        EmailKind::YourMove => game_email?.your_move(),
        EmailKind::ConditionalMovePlayed => game_email?.conditional_move_played(),
        EmailKind::SafetyMovePlayed => game_email?.safety_move_played(),
        EmailKind::GameEnded => game_email?.game_ended(),
        EmailKind::DrawOffered => game_email?.draw_offered(),
        EmailKind::DrawDeclined => game_email?.draw_declined(),
        EmailKind::TakebackAsked => game_email?.takeback_asked(),
        EmailKind::TakebackDeclined => game_email?.takeback_declined(),
        EmailKind::TakenBack => game_email?.taken_back(),
        EmailKind::TimeGiven => game_email?.time_given(),
        EmailKind::TimeFromDirector => game_email?.time_from_director(),
        EmailKind::TimedOut => game_email?.timed_out(),
        EmailKind::ClaimMade => game_email?.claim_made(),
        EmailKind::ClaimAnswered => game_email?.claim_answered(),
        EmailKind::ResultClaimed => game_email?.result_claimed(),
        EmailKind::Appealed => game_email?.appealed(),
        EmailKind::Adjudicated => game_email?.adjudicated(),
        EmailKind::TournamentEnd => tournament_end::tournament_end(context),
        EmailKind::AdjudicationsWait => tournament_end::adjudications_wait(context),
        EmailKind::ClaimWaits => claim::claim_waits(context),
        EmailKind::Answered => game_email?.answered(),
        EmailKind::Reminder => reminder::reminder(context),
        EmailKind::OpponentOnVacation => opponent_on_vacation::opponent_on_vacation(context),
        EmailKind::TournamentGames => tournament_games::tournament_games(context),
        EmailKind::TournamentAnnouncement
        | EmailKind::TournamentNotice
        | EmailKind::TournamentUndirected
        | EmailKind::TournamentEntry
        | EmailKind::TournamentResult
        | EmailKind::TournamentDirector => tournament_news::tournament_news(context),
        EmailKind::AdminSummary => admin_summary::admin_summary(context),
        EmailKind::RatingChanges => rating_changes::rating_changes(context),
        EmailKind::LogsPublished => logs_published::logs_published(context),
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
