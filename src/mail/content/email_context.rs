//! What is true when an email is sent.

use chrono::{DateTime, Utc};

use crate::{
    chess::Color,
    db::{
        admin_summary::AdminTasks, challenges::Challenge, deciders::Deciders, games::StoredGame,
        outbox::EmailKind, players::Player, rating_changes::RatingChange,
    },
    i18n::Locale,
    tournament::terms::TournamentTerms,
};

/// Everything that an email may be about, as it is read when the email is sent.
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
    /// What a week made of the recipient's ratings, if it tells of that.
    pub rating_changes: Vec<RatingChange>,
    /// What waits for the recipient, if they administer the site and are told of it.
    pub tasks: AdminTasks,
    /// Who may decide what the game waits for, if the recipient is asked to.
    pub deciders: Deciders,
    /// The other player of the game or the challenge, or who wrote.
    pub other: Option<String>,
    /// What they are worth, in an email about a challenge, or were when the game began, in one about its start or
    /// end: `1523`, or `1662?` while it is provisional.
    pub other_rating: Option<String>,
    /// The key of their name, by which they are found when the account is closed, too.
    pub other_key: Option<String>,
    /// The raw token of a one-time link.
    pub token: Option<String>,
    /// The terms of a tournament that were replaced, and those that replaced them, if it tells of that.
    pub changed_terms: Option<Box<[TournamentTerms; 2]>>,
    /// What nothing else says.
    pub detail: Option<String>,
    /// It tells of something that waits for an answer no more.
    pub is_settled: bool,
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

impl EmailContext {
    /// Returns the locale of the recipient: English unless they chose a language.
    pub fn locale(&self) -> Locale {
        match (self.kind, self.detail.as_deref()) {
            // Nothing that a player chose is left of the account.
            (EmailKind::AccountClosed, Some(tag)) => Locale::of(tag.parse().unwrap_or_default()),
            _ => self.recipient.locale(),
        }
    }

    /// Returns whether the recipient may play by answering emails.
    pub fn can_reply(&self) -> bool {
        let reader = &self.recipient;
        reader.notification_preferences().replies && !reader.is_suspended() && !reader.is_closed()
    }

    /// Returns the name of the other player with their rating, if it is told: `Bruno (1523)`.
    pub(super) fn rated_other(&self) -> String {
        let name = self.other.clone().unwrap_or_default();
        match &self.other_rating {
            Some(rating) => format!("{name} ({rating})"),
            None => name,
        }
    }

    /// Returns an instant in the recipient's zone: `Saturday 21 November 2026, 14:00 CET`.
    pub(super) fn instant(&self, at: DateTime<Utc>) -> String {
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
