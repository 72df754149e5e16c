//! What each email says, with what is true when it is sent.

mod account;
mod answered;
mod challenge;
mod claim;
mod game;
mod message;
mod several;

use std::fmt;

use chrono::{DateTime, TimeDelta, Utc};

use crate::{
    chess::{Chess, Color, Move},
    db::{challenges::Challenge, games::StoredGame, outbox::EmailKind, players::Player},
    i18n::{self, Locale},
};

pub use answered::{DONE, REFUSED};
pub use several::gather;

/// Half-moves that an email about a game repeats.
const LAST_MOVES: usize = 10;

/// Everything that an email may be about. Loaded when it is sent.
#[derive(Clone, Debug)]
pub struct EmailContext {
    pub kind: EmailKind,
    pub site: String,
    pub base_url: String,
    pub now: DateTime<Utc>,
    /// When it was queued.
    pub queued_at: DateTime<Utc>,
    pub recipient: Player,
    pub address: String,
    pub game: Option<StoredGame>,
    /// The games of an email about several.
    pub games: Vec<GameSummary>,
    /// The position when the email was queued ([`crate::game::Game::position_no`]).
    pub ply: Option<u32>,
    /// What the opponent said with the last move.
    pub message: Option<String>,
    pub challenge: Option<Challenge>,
    /// The other player of the game or the challenge, or who wrote.
    pub other: Option<String>,
    /// The key of their name, by which they are found when the account is closed, too.
    pub other_key: Option<String>,
    /// The raw token of a one-time link.
    pub token: Option<String>,
    /// What nothing else says.
    pub detail: Option<String>,
}

/// One of several games in an email.
#[derive(Clone, Debug)]
pub struct GameSummary {
    pub stored: StoredGame,
    /// The position when the email was queued.
    pub seen: u32,
    pub side: Color,
    pub other: String,
}

/// What one player said to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuotedMessage {
    pub by: String,
    pub text: String,
}

/// A position to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    pub position: Chess,
    /// Whose side is below.
    pub orientation: Color,
    pub last: Option<Move>,
    /// `…12.Nf3 Nf6 13.e5`
    pub moves: String,
}

/// One of several emails that were gathered into one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    pub title: String,
    pub paragraphs: Vec<String>,
    pub message: Option<QuotedMessage>,
    pub link: Option<String>,
}

/// An email's words, before they become a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmailContent {
    pub subject: String,
    pub paragraphs: Vec<String>,
    pub message: Option<QuotedMessage>,
    pub diagram: Option<Diagram>,
    pub sections: Vec<Section>,
    /// The words on the button and where it leads.
    pub button: Option<(String, String)>,
}

impl EmailContext {
    /// Returns the locale of the recipient: English unless they chose a language.
    pub fn locale(&self) -> Locale {
        match (self.kind, self.detail.as_deref()) {
            // Nothing that a player chose is left of the account.
            (EmailKind::AccountClosed, Some(tag)) => Locale::of(tag.parse().unwrap_or_default()),
            _ => self.recipient.locale(),
        }
    }

    /// Returns an instant in the recipient's zone: `Saturday 21 November 2026, 14:00 CET`.
    fn instant(&self, at: DateTime<Utc>) -> String {
        self.locale().instant(&at.with_timezone(&self.recipient.zone()))
    }

    /// Returns what emails have in common that are sent together: their reader, and no game.
    pub fn together(self) -> EmailContext {
        EmailContext { game: None, games: Vec::new(), challenge: None, ..self }
    }

    /// Returns the one game that the email is about: none in an email about several.
    pub fn one_game(&self) -> Option<&StoredGame> {
        let one = match self.games.as_slice() {
            [one] => Some(&one.stored),
            _ => None,
        };
        self.game.as_ref().or(one)
    }
}

/// Puts an email into words; `None` if its reason is gone.
pub fn word(context: &EmailContext) -> Option<EmailContent> {
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
        EmailKind::Answered => answered::answered(context),
        EmailKind::Message => message::about_message(context),
    }?;
    content.diagram = diagram(context);
    let message = context.message.clone().zip(context.other.clone());
    content.message = content.message.or(message.map(|(text, by)| QuotedMessage { by, text }));
    Some(content)
}

/// Returns the board of the one game that an email is about, from the reader's side.
fn diagram(context: &EmailContext) -> Option<Diagram> {
    let stored = context.one_game()?;
    let game = &stored.game;
    let line = game.line();
    let first = game.played().len().saturating_sub(LAST_MOVES);
    let more = if first > 0 { "…" } else { "" };
    Some(Diagram {
        position: game.position().clone(),
        orientation: stored.side_of(context.recipient.id)?,
        last: game.played().last().map(|played| played.mv),
        moves: format!("{more}{}", context.locale().san(&line.series(first))),
    })
}

/// `paragraphs`: an empty one is left out.
fn content(
    subject: impl fmt::Display,
    paragraphs: impl IntoIterator<Item = impl fmt::Display>,
    button: Option<(i18n::Message, String)>,
) -> Option<EmailContent> {
    let paragraphs = paragraphs.into_iter().map(|paragraph| paragraph.to_string());
    Some(EmailContent {
        subject: subject.to_string(),
        paragraphs: paragraphs.filter(|paragraph| !paragraph.is_empty()).collect(),
        message: None,
        diagram: None,
        sections: Vec::new(),
        button: button.map(|(label, url)| (label.to_string(), url)),
    })
}

/// Returns the time that is left: `2 days 3 hours`, `12 hours`; less than six hours to the
/// minute. An email that leaves a few minutes late still speaks of twelve hours.
fn left(locale: Locale, time: TimeDelta) -> String {
    let minutes = (time.num_seconds() + 59) / 60;
    locale.time(match minutes {
        ..360 => TimeDelta::minutes(minutes.max(1)),
        _ => TimeDelta::hours((minutes + 5) / 60),
    })
}
