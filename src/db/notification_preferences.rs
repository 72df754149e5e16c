//! Which emails a player wants, and when. Stored as text, of which only what differs from the
//! default is written: `moves=daily digest=7 quiet=22-6 one replies=no`.

use chrono::{DateTime, Days, NaiveTime, TimeDelta, Timelike as _, Utc};
use chrono_tz::Tz;

use super::email_kind::EmailKind;

/// What emails are about, as a player chooses among them. Emails about the account, and
/// answers to what a player wrote, are always sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmailTopic {
    Moves,
    /// Draws, takebacks, time given, wins on time that can be claimed, vacations.
    Offers,
    /// Games offered and begun; places in tournaments.
    Games,
    /// How games and tournaments have ended.
    Results,
    /// What directors of tournaments say, and who else has withdrawn: nothing that is urgent.
    Tournaments,
    /// What the last week made of the player's ratings: once a week, and nothing that is urgent.
    Ratings,
    /// Sent at once or never: which ones is chosen elsewhere.
    Reminders,
    /// What others write, in games and outside of them.
    Messages,
    /// What waits for administrators. Sent at once or never: there is at most one a day.
    Administration,
}

stored_enum!(EmailTopic, "topic of emails", {
    Moves = "moves",
    Offers = "offers",
    Games = "games",
    Results = "results",
    Tournaments = "tournaments",
    Ratings = "ratings",
    Reminders = "reminders",
    Messages = "messages",
    Administration = "administration",
});

impl EmailTopic {
    /// Returns when emails about it are sent unless the player chooses.
    pub fn default_frequency(self) -> EmailFrequency {
        match self {
            EmailTopic::Tournaments | EmailTopic::Ratings => EmailFrequency::Daily,
            _ => EmailFrequency::AtOnce,
        }
    }

    /// Returns what an email is about; `None` for those that are always sent.
    pub fn of_kind(kind: EmailKind) -> Option<EmailTopic> {
        match kind {
            EmailKind::YourMove | EmailKind::ConditionalMovePlayed => Some(EmailTopic::Moves),
            EmailKind::DrawOffered
            | EmailKind::DrawDeclined
            | EmailKind::TakebackAsked
            | EmailKind::TakebackDeclined
            | EmailKind::TakenBack
            | EmailKind::TimeGiven
            | EmailKind::TimedOut
            | EmailKind::OpponentOnVacation => Some(EmailTopic::Offers),
            EmailKind::Challenged
            | EmailKind::ChallengeDeclined
            | EmailKind::GameStarted
            | EmailKind::TournamentGames
            | EmailKind::TournamentAnnouncement
            | EmailKind::TournamentEntry
            | EmailKind::TournamentDirector => Some(EmailTopic::Games),
            EmailKind::TournamentNotice => Some(EmailTopic::Tournaments),
            EmailKind::GameEnded | EmailKind::TournamentResult => Some(EmailTopic::Results),
            EmailKind::RatingChanges => Some(EmailTopic::Ratings),
            EmailKind::Reminder => Some(EmailTopic::Reminders),
            EmailKind::Message => Some(EmailTopic::Messages),
            EmailKind::AdminSummary
            | EmailKind::LogsPublished
            | EmailKind::TournamentUndirected => Some(EmailTopic::Administration),
            EmailKind::ConfirmAddress
            | EmailKind::AlreadyRegistered
            | EmailKind::ResetPassword
            | EmailKind::PasswordChanged
            | EmailKind::ChangeAddress
            | EmailKind::AddressChanged
            | EmailKind::AccountClosed
            | EmailKind::NewSignIn
            | EmailKind::SecondFactorChanged
            | EmailKind::TimeFromDirector
            | EmailKind::SafetyMovePlayed
            | EmailKind::ClaimMade
            | EmailKind::ClaimAnswered
            | EmailKind::ResultClaimed
            | EmailKind::Appealed
            | EmailKind::Adjudicated
            | EmailKind::ClaimWaits
            | EmailKind::TournamentEnd
            | EmailKind::AdjudicationsWait
            | EmailKind::Answered => None,
        }
    }
}

/// When emails about something are sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmailFrequency {
    AtOnce,
    /// Together, at the next full hour.
    Hourly,
    /// Together, once a day.
    Daily,
    Never,
}

stored_enum!(EmailFrequency, "frequency of emails", {
    AtOnce = "at_once",
    Hourly = "hourly",
    Daily = "daily",
    Never = "never",
});

/// Hours of the day in which nothing is sent: from the first to the second, over midnight if the
/// second is smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuietHours {
    pub from: u32,
    pub to: u32,
}

impl QuietHours {
    /// `None` unless both are hours of a day, and not the same.
    pub fn new(from: u32, to: u32) -> Option<QuietHours> {
        (from < 24 && to < 24 && from != to).then_some(QuietHours { from, to })
    }

    fn has(self, hour: u32) -> bool {
        if self.from < self.to {
            (self.from..self.to).contains(&hour)
        } else {
            hour >= self.from || hour < self.to
        }
    }
}

/// What a player chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotificationPreferences {
    when: [EmailFrequency; EmailTopic::ALL.len()],
    /// The hour of the daily email, in the player's zone.
    pub digest_hour: u32,
    pub quiet: Option<QuietHours>,
    /// After one email about games no other until the player has visited.
    pub one_email: bool,
    /// Emails can be answered with a move.
    pub replies: bool,
    /// The subject of an email about a game says what is new. Else it is the same in all emails of
    /// the game, which mail programs need to show them as one conversation.
    pub news_in_subject: bool,
}

impl Default for NotificationPreferences {
    fn default() -> NotificationPreferences {
        NotificationPreferences {
            when: EmailTopic::ALL.map(EmailTopic::default_frequency),
            digest_hour: 18,
            quiet: None,
            one_email: false,
            replies: true,
            news_in_subject: false,
        }
    }
}

impl NotificationPreferences {
    pub fn when(&self, topic: EmailTopic) -> EmailFrequency {
        self.when[topic as usize]
    }

    pub fn set(&mut self, topic: EmailTopic, when: EmailFrequency) {
        self.when[topic as usize] = when;
    }

    /// Returns the instant at which an email may leave that could leave at `from`.
    pub fn sends_at(&self, topic: EmailTopic, from: DateTime<Utc>, zone: Tz) -> DateTime<Utc> {
        let gathered = match self.when(topic) {
            EmailFrequency::AtOnce | EmailFrequency::Never => from,
            EmailFrequency::Hourly => next_hour(from, zone),
            // The hour that the player chose is not one that they want to be left alone in.
            EmailFrequency::Daily => return next_at(self.digest_hour, from, zone),
        };
        self.quiet_until(gathered, zone)
    }

    /// Returns the end of the quiet hours that an instant is in; the instant itself if it is in
    /// none.
    pub fn quiet_until(&self, at: DateTime<Utc>, zone: Tz) -> DateTime<Utc> {
        match self.quiet {
            Some(quiet) if quiet.has(at.with_timezone(&zone).hour()) => next_at(quiet.to, at, zone),
            _ => at,
        }
    }

    /// Writes what differs from the default.
    pub fn to_text(&self) -> String {
        let mut parts = Vec::new();
        for topic in EmailTopic::ALL {
            if self.when(topic) != topic.default_frequency() {
                parts.push(format!("{}={}", topic.as_str(), self.when(topic).as_str()));
            }
        }
        if self.digest_hour != NotificationPreferences::default().digest_hour {
            parts.push(format!("digest={}", self.digest_hour));
        }
        if let Some(QuietHours { from, to }) = self.quiet {
            parts.push(format!("quiet={from}-{to}"));
        }
        if self.one_email {
            parts.push("one".to_owned());
        }
        if !self.replies {
            parts.push("replies=no".to_owned());
        }
        if self.news_in_subject {
            parts.push("news".to_owned());
        }
        parts.join(" ")
    }

    /// Reads what [`NotificationPreferences::to_text`] wrote. What cannot be read is as by default:
    /// an email too many is better than none.
    pub fn parse(text: &str) -> NotificationPreferences {
        let mut notification_preferences = NotificationPreferences::default();
        for word in text.split_ascii_whitespace() {
            match word.split_once('=') {
                None => {
                    notification_preferences.one_email |= word == "one";
                    notification_preferences.news_in_subject |= word == "news";
                }
                Some(("digest", hour)) => {
                    let hour = hour.parse().ok().filter(|hour| *hour < 24);
                    notification_preferences.digest_hour =
                        hour.unwrap_or(notification_preferences.digest_hour);
                }
                Some(("quiet", hours)) => {
                    let (from, to) = hours.split_once('-').unwrap_or_default();
                    let hours = from.parse().ok().zip(to.parse().ok());
                    notification_preferences.quiet =
                        hours.and_then(|(from, to)| QuietHours::new(from, to));
                }
                Some(("replies", said)) => notification_preferences.replies = said != "no",
                Some((topic, when)) => {
                    if let (Ok(topic), Ok(when)) = (topic.parse(), when.parse()) {
                        notification_preferences.set(topic, when);
                    }
                }
            }
        }
        notification_preferences
    }
}

/// Returns the next full hour of the zone's clocks.
fn next_hour(from: DateTime<Utc>, zone: Tz) -> DateTime<Utc> {
    let local = from.with_timezone(&zone);
    let past = i64::from(local.minute()) * 60 + i64::from(local.second());
    let start = from - TimeDelta::seconds(past) - TimeDelta::nanoseconds(local.nanosecond().into());
    start + TimeDelta::hours(1)
}

/// Returns the next time at which the zone's clocks show an hour. Where they never do on a day,
/// because they are put forward, it is an hour later.
fn next_at(hour: u32, from: DateTime<Utc>, zone: Tz) -> DateTime<Utc> {
    let today = from.with_timezone(&zone).date_naive();
    let at = NaiveTime::from_hms_opt(hour % 24, 0, 0).unwrap_or_default();
    (0..3)
        .filter_map(|days| {
            let local = today.checked_add_days(Days::new(days))?.and_time(at);
            let shifted = || (local + TimeDelta::hours(1)).and_local_timezone(zone).earliest();
            local.and_local_timezone(zone).earliest().or_else(shifted)
        })
        .map(|at| at.with_timezone(&Utc))
        .find(|at| *at > from)
        .unwrap_or(from + TimeDelta::days(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn instant(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    #[test]
    fn what_was_chosen_is_read_as_it_was_written() {
        for text in [
            "",
            "moves=daily",
            "moves=hourly offers=never games=daily results=never reminders=never",
            "tournaments=at_once digest=7",
            "tournaments=never",
            "digest=7 quiet=22-6 one replies=no news",
            "digest=0 quiet=0-23",
        ] {
            assert_eq!(NotificationPreferences::parse(text).to_text(), text);
        }
        for text in
            ["quiet=24-3", "quiet=7-7", "quiet=x", "digest=24", "moves=often", "x", "=", "x=1"]
        {
            assert_eq!(
                NotificationPreferences::parse(text),
                NotificationPreferences::default(),
                "{text}"
            );
        }
    }

    #[test]
    fn letters_leave_when_the_player_wishes() {
        let berlin = Tz::Europe__Berlin;
        for (text, from, expected) in [
            ("", "2026-11-20T12:34:56Z", "2026-11-20T12:34:56Z"),
            ("moves=hourly", "2026-11-20T12:34:56.5Z", "2026-11-20T13:00:00Z"),
            ("moves=hourly", "2026-11-20T13:00:00Z", "2026-11-20T14:00:00Z"),
            // 18 o'clock in Berlin.
            ("moves=daily", "2026-11-20T16:59:59Z", "2026-11-20T17:00:00Z"),
            ("moves=daily", "2026-11-20T17:00:00Z", "2026-11-21T17:00:00Z"),
            ("moves=daily digest=7", "2026-06-20T12:00:00Z", "2026-06-21T05:00:00Z"),
            // Quiet from 22 to 6, both in Berlin.
            ("quiet=22-6", "2026-11-20T20:59:59Z", "2026-11-20T20:59:59Z"),
            ("quiet=22-6", "2026-11-20T21:00:00Z", "2026-11-21T05:00:00Z"),
            ("quiet=22-6", "2026-11-21T04:59:59Z", "2026-11-21T05:00:00Z"),
            ("quiet=22-6", "2026-11-21T05:00:00Z", "2026-11-21T05:00:00Z"),
            ("quiet=9-17", "2026-11-20T12:00:00Z", "2026-11-20T16:00:00Z"),
            ("moves=hourly quiet=22-6", "2026-11-20T20:30:00Z", "2026-11-21T05:00:00Z"),
            ("moves=daily digest=23 quiet=22-6", "2026-11-20T12:00:00Z", "2026-11-20T22:00:00Z"),
            // The clocks are put forward from two to three, and back from three to two.
            ("moves=daily digest=2", "2026-03-28T12:00:00Z", "2026-03-29T01:00:00Z"),
            ("moves=daily digest=2", "2026-10-24T12:00:00Z", "2026-10-25T00:00:00Z"),
            ("moves=daily digest=2", "2026-10-25T00:00:00Z", "2026-10-26T01:00:00Z"),
        ] {
            let sends = NotificationPreferences::parse(text).sends_at(
                EmailTopic::Moves,
                instant(from),
                berlin,
            );
            assert_eq!(sends, instant(expected), "{text} {from}");
        }
        // Half an hour off the others.
        let kolkata = Tz::Asia__Kolkata;
        let hourly = NotificationPreferences::parse("moves=hourly");
        let sends = hourly.sends_at(EmailTopic::Moves, instant("2026-11-20T12:00:00Z"), kolkata);
        assert_eq!(sends, instant("2026-11-20T12:30:00Z"));
    }
}
