//! What administrators change of the site itself: its settings, announcements, invitations.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::QueryResult;

use super::By;
use crate::{
    actions::{ActionError, ActionResult},
    db::{
        Db, DbConn, announcements,
        audit_log::AuditAction,
        game_messages, players, site_settings,
        tokens::{self, TokenPurpose},
    },
    game::game_limit::{GameLimits, LEAST_GAMES},
};

/// Who may register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Registration {
    Open,
    Invitation,
    Closed,
}

stored_enum!(Registration, "kind of registration", {
    Open = "open",
    Invitation = "invitation",
    Closed = "closed",
});

/// Of whom a second factor is demanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecondFactorDemand {
    Nobody,
    /// Administrators and arbiters.
    Deciders,
}

stored_enum!(SecondFactorDemand, "demand for a second factor", {
    Nobody = "nobody",
    Deciders = "deciders",
});

impl Registration {
    /// Returns who may register now, as the database has it.
    pub fn stored(conn: &mut DbConn) -> QueryResult<Registration> {
        let word = site_settings::find(conn, SiteSetting::Registration.as_str())?;
        Ok(word.and_then(|word| word.parse().ok()).unwrap_or(Registration::Open))
    }
}

/// A setting that can be changed on the admin pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SiteSetting {
    SiteName,
    Registration,
    SecondFactorDemand,
    VacationDays,
    GamesAtOnce,
    MaxGamesAtOnce,
    AttemptsPerAccount,
    AttemptsPerAddress,
}

// The names are those of the environment, where it has such a setting.
stored_enum!(SiteSetting, "setting", {
    SiteName = "SITE_NAME",
    Registration = "REGISTRATION",
    SecondFactorDemand = "SECOND_FACTOR_DEMAND",
    VacationDays = "VACATION_DAYS",
    GamesAtOnce = "GAMES_AT_ONCE",
    MaxGamesAtOnce = "MAX_GAMES_AT_ONCE",
    AttemptsPerAccount = "ATTEMPTS_PER_ACCOUNT",
    AttemptsPerAddress = "ATTEMPTS_PER_ADDRESS",
});

/// A value that a setting cannot have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadSetting(pub SiteSetting);

/// The settings that can be changed on the admin pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SiteSettings {
    pub name: String,
    pub registration: Registration,
    pub second_factor_demand: SecondFactorDemand,
    /// Days of vacation in a year.
    pub vacation_days: u32,
    /// Of a newcomer.
    pub games_at_once: u32,
    pub max_games_at_once: u32,
    pub attempts_per_account: u32,
    pub attempts_per_address: u32,
}

/// The range of the setting goes so far.
const MAX_GAMES: u32 = 10_000;

impl SiteSettings {
    /// Returns how many games players may have at once.
    pub fn game_limits(&self) -> GameLimits {
        GameLimits { newcomer: self.games_at_once, most: self.max_games_at_once }
    }

    /// Returns a value as text.
    pub fn value(&self, setting: SiteSetting) -> String {
        match setting {
            SiteSetting::SiteName => self.name.clone(),
            SiteSetting::Registration => self.registration.as_str().to_owned(),
            SiteSetting::SecondFactorDemand => self.second_factor_demand.as_str().to_owned(),
            SiteSetting::VacationDays => self.vacation_days.to_string(),
            SiteSetting::GamesAtOnce => self.games_at_once.to_string(),
            SiteSetting::MaxGamesAtOnce => self.max_games_at_once.to_string(),
            SiteSetting::AttemptsPerAccount => self.attempts_per_account.to_string(),
            SiteSetting::AttemptsPerAddress => self.attempts_per_address.to_string(),
        }
    }

    fn put(&mut self, setting: SiteSetting, text: &str) -> Result<(), BadSetting> {
        let text = text.trim();
        let bad = BadSetting(setting);
        let number = |low: u32, high: u32| {
            let number = text.parse::<u32>().map_err(|_| bad)?;
            if (low..=high).contains(&number) { Ok(number) } else { Err(bad) }
        };
        match setting {
            SiteSetting::SiteName => {
                let length = text.chars().count();
                if !(1..=60).contains(&length) || text.chars().any(char::is_control) {
                    return Err(bad);
                }
                self.name = text.to_owned();
            }
            SiteSetting::Registration => self.registration = text.parse().map_err(|_| bad)?,
            SiteSetting::SecondFactorDemand => {
                self.second_factor_demand = text.parse().map_err(|_| bad)?;
            }
            SiteSetting::VacationDays => self.vacation_days = number(0, 366)?,
            SiteSetting::GamesAtOnce => self.games_at_once = number(LEAST_GAMES, MAX_GAMES)?,
            SiteSetting::MaxGamesAtOnce => {
                self.max_games_at_once = number(LEAST_GAMES, MAX_GAMES)?;
            }
            SiteSetting::AttemptsPerAccount => self.attempts_per_account = number(1, 1_000_000)?,
            SiteSetting::AttemptsPerAddress => self.attempts_per_address = number(1, 1_000_000)?,
        }
        Ok(())
    }

    /// Returns the settings with those that were changed on the admin pages, by name and value.
    pub fn changed_by(&self, stored: &[(String, String)]) -> SiteSettings {
        let mut changed = self.clone();
        for (name, value) in stored {
            let setting: Result<SiteSetting, _> = name.parse();
            if matches!(setting, Ok(SiteSetting::SecondFactorDemand)) {
                // What cannot be read opens nothing.
                changed.second_factor_demand = SecondFactorDemand::Deciders;
            }
            if !setting.is_ok_and(|setting| changed.put(setting, value).is_ok()) {
                tracing::error!(setting = name, value, "a stored setting cannot be read");
            }
        }
        changed
    }
}

/// Changes settings. One that is set to what the environment says follows the environment again.
pub async fn change_settings(
    db: &Db,
    by: By,
    environment: SiteSettings,
    changes: Vec<(SiteSetting, String)>,
    now: DateTime<Utc>,
) -> ActionResult<(), BadSetting> {
    db.write(move |conn| {
        let before = environment.changed_by(&site_settings::list(conn)?);
        let mut after = before.clone();
        for (setting, text) in &changes {
            after.put(*setting, text).map_err(ActionError::Refused)?;
        }
        for setting in SiteSetting::ALL {
            let (name, old, new) = (setting.as_str(), before.value(setting), after.value(setting));
            if old == new {
                continue;
            }
            if new == environment.value(setting) {
                site_settings::unset(conn, name)?;
            } else {
                site_settings::set(conn, name, &new)?;
            }
            let (setting, values) = (name.to_owned(), format!("{old} -> {new}"));
            by.note(conn, AuditAction::SettingChanged { setting, values }, now)?;
        }
        Ok(())
    })
    .await
}

/// Why an announcement was not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnnouncementError {
    Text,
    Days,
}

/// Shows an announcement to all visitors for some days.
pub async fn announce(
    db: &Db,
    by: By,
    text: String,
    days: i64,
    now: DateTime<Utc>,
) -> ActionResult<(), AnnouncementError> {
    db.write(move |conn| {
        let text = game_messages::clean(&text);
        if !(1..=500).contains(&text.chars().count()) {
            return Err(ActionError::Refused(AnnouncementError::Text));
        }
        if !(1..=30).contains(&days) {
            return Err(ActionError::Refused(AnnouncementError::Days));
        }
        // A form that was sent twice.
        if announcements::list_current(conn, now)?
            .iter()
            .any(|announcement| announcement.text == text)
        {
            return Ok(());
        }
        announcements::insert(conn, &text, now + TimeDelta::days(days), now)?;
        Ok(by.note(conn, AuditAction::Announced { text }, now)?)
    })
    .await
}

/// Ends an announcement before its time.
pub async fn end_announcement(
    db: &Db,
    by: By,
    announcement: i64,
    now: DateTime<Utc>,
) -> ActionResult<(), ()> {
    db.write(move |conn| {
        let found = announcements::find(conn, announcement)?.ok_or(ActionError::NotFound)?;
        if announcements::end(conn, announcement, now)? {
            by.note(conn, AuditAction::AnnouncementEnded { text: found.text }, now)?;
        }
        Ok(())
    })
    .await
}

/// An invitation says in 1 to 100 characters whom it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadNote;

/// Stores the hash of an invitation. One that is there already was made by the same form.
pub async fn invite(
    db: &Db,
    by: By,
    token_hash: String,
    note: String,
    now: DateTime<Utc>,
) -> ActionResult<(), BadNote> {
    db.write(move |conn| {
        let note = game_messages::clean(&note);
        if !(1..=100).contains(&note.chars().count()) {
            return Err(ActionError::Refused(BadNote));
        }
        // Two forms at once are carried out one after the other.
        if let Some(admin) = by.id() {
            players::lock(conn, admin)?;
        }
        if tokens::find(conn, TokenPurpose::Invitation, &token_hash, now)?.is_some() {
            return Ok(());
        }
        tokens::insert(conn, TokenPurpose::Invitation, &token_hash, None, &note, now)?;
        Ok(by.note(conn, AuditAction::Invited { note }, now)?)
    })
    .await
}

/// Withdraws an invitation that nobody has used.
pub async fn withdraw_invitation(
    db: &Db,
    by: By,
    invitation: i64,
    now: DateTime<Utc>,
) -> ActionResult<(), ()> {
    db.write(move |conn| {
        let found = tokens::withdraw(conn, TokenPurpose::Invitation, invitation)?;
        let note = found.ok_or(ActionError::NotFound)?.email;
        Ok(by.note(conn, AuditAction::InvitationWithdrawn { note }, now)?)
    })
    .await
}
