//! Why actions refuse, in the reader's language. The command line uses `Display` instead,
//! where it says anything.

use crate::{
    actions::{
        accounts::BadField,
        admin::{
            adjudications::{AdjudicationError, MAX_ADJUDICATION_REASON_CHARS},
            players::{self, PlayerActionError},
            reports::{MAX_REPORT_CHARS, MAX_REPORTS_PER_DAY, ReportError, SettleReportError},
            site::{AnnouncementError, BadNote, BadSetting, SiteSetting},
        },
        challenges::ChallengeError,
        messages::MessageError,
        vacation::VacationError,
    },
    db::notification_preferences::EmailFrequency,
    game::{
        game_limit::{OverGameLimit, PlayerLoad},
        pace::tenths_up,
    },
    i18n::{Locale, Message, key},
    tournament::entry::UnmetCondition,
};

/// A refusal that has a sentence.
pub trait Sentence {
    /// Says it to a reader.
    fn said(&self, locale: Locale) -> Message;
}

impl Sentence for BadField {
    fn said(&self, locale: Locale) -> Message {
        locale.t(match self {
            BadField::NameLength => key!("field-username-length"),
            BadField::NameCharacters => key!("field-username-characters"),
            BadField::NameTaken => key!("field-username-taken"),
            BadField::NameReserved => key!("field-username-reserved"),
            BadField::ConfusableName => key!("field-username-like-another"),
            BadField::Email => key!("field-email-address-invalid"),
            BadField::EmailTaken => key!("field-email-address-taken"),
            BadField::PasswordShort => key!("field-password-too-short"),
            BadField::PasswordLong => key!("field-password-too-long"),
            BadField::PasswordIsName => key!("field-password-is-username"),
            BadField::PasswordGuessable => key!("field-password-guessable"),
            BadField::TimeZone => key!("field-time-zone-unknown"),
        })
    }
}

impl Sentence for OverGameLimit {
    fn said(&self, locale: Locale) -> Message {
        locale
            .t("game-limit-exceeded")
            .count("limit", self.limit)
            .count("games", self.games)
            .count("more", self.more)
    }
}

impl Sentence for PlayerLoad {
    fn said(&self, locale: Locale) -> Message {
        locale.t("game-limit-near").count("games", self.games).count("limit", self.limit)
    }
}

impl Sentence for ChallengeError {
    fn said(&self, locale: Locale) -> Message {
        locale.t(match self {
            ChallengeError::Own => key!("challenge-error-own"),
            ChallengeError::NotOpen => key!("challenge-error-not-open"),
            ChallengeError::NoSuchPlayer => key!("challenge-error-no-such-player"),
            ChallengeError::YouYourself => key!("challenge-error-yourself"),
            ChallengeError::AccountClosed => key!("challenge-error-account-closed"),
            ChallengeError::Suspended => key!("challenge-error-suspended"),
            ChallengeError::Blocked => key!("challenge-error-blocked"),
            ChallengeError::NotRatable => key!("challenge-error-not-ratable"),
            ChallengeError::TooMany => key!("challenge-error-too-many"),
            ChallengeError::TooManyToStrangers { wait } => {
                let message = locale.t("challenge-error-too-many-to-strangers");
                return message.with("time", locale.time_to_wait(*wait));
            }
            ChallengeError::ConditionsForOne => key!("challenge-error-conditions-for-one"),
            ChallengeError::Conditions(fault) => return fault.said(locale),
            ChallengeError::UnmetCondition(unmet) => return unmet_condition(*unmet, locale),
            ChallengeError::OverGameLimit(over) => return over.said(locale),
            ChallengeError::ChallengerOverGameLimit => {
                key!("challenge-error-challengers-game-limit")
            }
            ChallengeError::GameRunning => key!("challenge-error-game-in-progress"),
            ChallengeError::RematchSettled => key!("challenge-error-rematch-asked-before"),
            ChallengeError::SeriesGames => key!("challenge-error-series-games"),
            ChallengeError::SeriesRules => key!("challenge-error-series-rules"),
            ChallengeError::SeriesUneven => key!("challenge-error-series-uneven"),
            ChallengeError::SeriesWithoutLimit => key!("challenge-error-series-without-limit"),
            ChallengeError::SeriesTimeoutRule => key!("challenge-error-series-timeout-rule"),
            ChallengeError::SeriesRunning => key!("challenge-error-series-running"),
        })
    }
}

/// Says what a challenger asks for that the reader does not meet.
pub fn unmet_condition(unmet: UnmetCondition, locale: Locale) -> Message {
    match unmet {
        UnmetCondition::Rating => locale.t("challenge-error-no-rating"),
        UnmetCondition::RatingTooLow { min, rating } => {
            locale.t("challenge-error-rating-too-low").with("min", min).with("rating", rating)
        }
        UnmetCondition::RatingTooHigh { max, rating } => {
            locale.t("challenge-error-rating-too-high").with("max", max).with("rating", rating)
        }
        UnmetCondition::Games { min, games } => {
            locale.t("challenge-error-games").count("min", min).count("games", games)
        }
        UnmetCondition::TooManyTimeouts { max_percent, lost, games } => locale
            .t("challenge-error-timeouts")
            .with("max", locale.percent(i64::from(max_percent)))
            .count("lost", lost)
            .count("games", games),
        UnmetCondition::TooSlow { max_days, days } => locale
            .t("challenge-error-too-slow")
            .count("max", max_days)
            .with("days", locale.decimal(tenths_up(days))),
        // No challenge asks for anything else.
        other => other.said(locale),
    }
}

impl Sentence for VacationError {
    fn said(&self, locale: Locale) -> Message {
        match *self {
            VacationError::NotHere => locale.t("vacation-not-available"),
            VacationError::Past => locale.t("vacation-in-the-past"),
            VacationError::Backwards => locale.t("vacation-last-day-before-first"),
            VacationError::TooShort => locale.t("vacation-too-short"),
            VacationError::TooFar => locale.t("vacation-too-far"),
            VacationError::Overlaps { first, last } => locale
                .t("vacation-overlaps")
                .with("first", locale.date(first))
                .with("last", locale.date(last)),
            VacationError::Allowance { year, left, wanted } => locale
                .t("vacation-too-few-days-left")
                .with("year", year)
                .count("left", left)
                .count("wanted", wanted),
        }
    }
}

impl Sentence for MessageError {
    fn said(&self, locale: Locale) -> Message {
        match *self {
            MessageError::Nothing => locale.t("message-error-empty"),
            MessageError::TooLong { over } => {
                locale.t("message-error-too-long").count("over", over)
            }
            MessageError::NoteChanged => locale.t("message-error-note-changed"),
            MessageError::Blocked => locale.t("message-error-blocked"),
            MessageError::BlockedByOne => locale.t("message-error-comment-blocked"),
            MessageError::YouBlock => locale.t("message-error-you-blocked"),
            MessageError::Gone => locale.t("message-error-cannot-receive"),
        }
    }
}

impl Sentence for ReportError {
    fn said(&self, locale: Locale) -> Message {
        match self {
            ReportError::Text => {
                locale.t("report-error-text-length").count("most", MAX_REPORT_CHARS)
            }
            ReportError::Oneself => locale.t("report-error-yourself"),
            ReportError::TooMany => {
                locale.t("report-error-too-many").count("most", MAX_REPORTS_PER_DAY)
            }
        }
    }
}

impl Sentence for SettleReportError {
    fn said(&self, locale: Locale) -> Message {
        match self {
            SettleReportError::Answer => {
                locale.t("report-error-outcome-length").count("most", MAX_REPORT_CHARS)
            }
            SettleReportError::AboutOneself => locale.t("report-error-about-you"),
            SettleReportError::Settled => locale.t("report-error-already-closed"),
        }
    }
}

impl Sentence for PlayerActionError {
    fn said(&self, locale: Locale) -> Message {
        let said = locale.t(match self {
            PlayerActionError::LastAdmin => key!("audit-error-last-administrator"),
            PlayerActionError::Yourself => key!("audit-error-yourself"),
            PlayerActionError::Closed => key!("audit-error-account-closed"),
            PlayerActionError::Suspended => key!("audit-error-account-suspended"),
            PlayerActionError::NotConfirmed => key!("audit-error-not-confirmed"),
            PlayerActionError::AddressTaken => key!("audit-error-email-address-taken"),
            PlayerActionError::NoReason => key!("audit-error-no-reason"),
            PlayerActionError::LongReason => key!("audit-error-reason-too-long"),
            PlayerActionError::OtherName => key!("audit-error-wrong-username"),
            PlayerActionError::NoSecondFactor => key!("audit-error-no-second-factor"),
        });
        said.count("most", players::MAX_ACTION_REASON_CHARS)
    }
}

impl Sentence for AnnouncementError {
    fn said(&self, locale: Locale) -> Message {
        locale.t(match self {
            AnnouncementError::Text => key!("audit-error-announcement-length"),
            AnnouncementError::Days => key!("audit-error-announcement-days"),
        })
    }
}

impl Sentence for BadSetting {
    fn said(&self, locale: Locale) -> Message {
        locale.t(match self.0 {
            SiteSetting::SiteName => key!("audit-error-site-name"),
            SiteSetting::Registration => key!("audit-error-registration"),
            SiteSetting::SecondFactorDemand => key!("audit-error-second-factor"),
            SiteSetting::VacationDays => key!("audit-error-vacation-days"),
            SiteSetting::GamesAtOnce | SiteSetting::MaxGamesAtOnce => {
                key!("audit-error-games-at-once")
            }
            SiteSetting::AttemptsPerAccount | SiteSetting::AttemptsPerAddress => {
                key!("audit-error-attempts")
            }
        })
    }
}

impl Sentence for BadNote {
    fn said(&self, locale: Locale) -> Message {
        locale.t("audit-error-invitation-note")
    }
}

/// Says why nothing was decided.
pub fn adjudication_error(locale: Locale, refusal: &AdjudicationError) -> String {
    let said = match refusal {
        AdjudicationError::Game(refusal) => return locale.refusal(refusal),
        AdjudicationError::OwnGame => locale.t("decision-error-own-game"),
        AdjudicationError::PlaysInTournament => locale.t("decision-error-plays-in-tournament"),
        AdjudicationError::CurrentOpponent => locale.t("decision-error-current-opponent"),
        AdjudicationError::NotYet => locale.t("decision-error-not-yet"),
        AdjudicationError::PlayerGone => locale.t("decision-error-account-closed"),
        AdjudicationError::Changed => locale.t("decision-error-game-changed"),
        AdjudicationError::TimedOut => locale.t("decision-error-out-of-time"),
        AdjudicationError::TooLong => {
            locale.t("decision-error-reason-too-long").count("most", MAX_ADJUDICATION_REASON_CHARS)
        }
    };
    said.to_string()
}

/// Says when emails are sent.
pub fn when(locale: Locale, when: EmailFrequency) -> Message {
    locale.t(match when {
        EmailFrequency::AtOnce => key!("notifications-when-immediately"),
        EmailFrequency::Hourly => key!("notifications-when-hourly"),
        EmailFrequency::Daily => key!("notifications-when-daily"),
        EmailFrequency::Never => key!("notifications-when-never"),
    })
}

#[cfg(test)]
mod tests {
    use chrono::{NaiveDate, TimeDelta};

    use super::*;

    /// What the command line says is the same in English.
    #[test]
    fn the_command_line_says_the_same_in_english() {
        fn same(all: &[impl Sentence + std::fmt::Display]) {
            for one in all {
                assert_eq!(one.said(Locale::default()).to_string(), one.to_string());
            }
        }
        same(&[
            BadField::NameLength,
            BadField::NameCharacters,
            BadField::NameTaken,
            BadField::NameReserved,
            BadField::ConfusableName,
            BadField::Email,
            BadField::EmailTaken,
            BadField::PasswordShort,
            BadField::PasswordLong,
            BadField::PasswordIsName,
            BadField::PasswordGuessable,
            BadField::TimeZone,
        ]);
        same(&[
            PlayerActionError::LastAdmin,
            PlayerActionError::Yourself,
            PlayerActionError::Closed,
            PlayerActionError::Suspended,
            PlayerActionError::NotConfirmed,
            PlayerActionError::AddressTaken,
            PlayerActionError::NoReason,
            PlayerActionError::LongReason,
            PlayerActionError::OtherName,
            PlayerActionError::NoSecondFactor,
        ]);
        for one in [
            AdjudicationError::OwnGame,
            AdjudicationError::PlaysInTournament,
            AdjudicationError::CurrentOpponent,
            AdjudicationError::NotYet,
            AdjudicationError::PlayerGone,
            AdjudicationError::Changed,
            AdjudicationError::TimedOut,
            AdjudicationError::TooLong,
        ] {
            assert_eq!(adjudication_error(Locale::default(), &one), one.to_string());
        }
    }

    #[test]
    fn refusals_say_why() {
        let day = |text: &str| text.parse::<NaiveDate>().unwrap();
        let overlaps =
            VacationError::Overlaps { first: day("2026-12-01"), last: day("2026-12-24") };
        let allowance = |left, wanted| VacationError::Allowance { year: 2026, left, wanted };
        let table: [(&dyn Sentence, &str); 29] = [
            (&ChallengeError::Own, "You cannot accept your own challenge."),
            (&ChallengeError::NotOpen, "This challenge is no longer open."),
            (&ChallengeError::NoSuchPlayer, "No player has this username. Check the spelling."),
            (&ChallengeError::YouYourself, "You cannot challenge yourself."),
            (&ChallengeError::AccountClosed, "Your opponent's account is closed."),
            (
                &ChallengeError::Suspended,
                "This player cannot play at the moment. Challenge someone else.",
            ),
            (&ChallengeError::Blocked, "This player does not accept challenges from you."),
            (&ChallengeError::TooMany, "You have too many open challenges. Withdraw one first."),
            (
                &ChallengeError::TooManyToStrangers { wait: TimeDelta::seconds(7201) },
                "Too many challenges to new opponents were sent. You can send this one in 2 hours 1 minute.",
            ),
            (
                &ChallengeError::GameRunning,
                "The game is still in progress. Ask for a rematch when it is over.",
            ),
            (
                &ChallengeError::RematchSettled,
                "You have already asked for a rematch of this game. Create a challenge instead.",
            ),
            (&VacationError::NotHere, "Vacation is not available on this site."),
            (
                &VacationError::Past,
                "Your vacation cannot begin in the past. Choose today or later as the first day.",
            ),
            (
                &VacationError::Backwards,
                "The last day is before the first day. Choose a later last day.",
            ),
            (
                &VacationError::TooShort,
                "Your vacation must last at least one full day. Choose tomorrow or later as the last day.",
            ),
            (
                &VacationError::TooFar,
                "Your vacation must end within one year from today. Choose an earlier last day.",
            ),
            (
                &overlaps,
                "You have already booked vacation from 1 December 2026 to 24 December 2026. Choose other days.",
            ),
            (
                &allowance(1, 2),
                "You need 2 vacation days in 2026, but you have only 1 day left. Choose fewer days.",
            ),
            (
                &allowance(0, 1),
                "You need 1 vacation day in 2026, but you have only 0 days left. Choose fewer days.",
            ),
            (&ReportError::Text, "Describe what happened. Use 1 to 1000 characters."),
            (&ReportError::Oneself, "You cannot report yourself."),
            (&ReportError::TooMany, "You can send at most 10 reports a day. Try again tomorrow."),
            (&SettleReportError::Answer, "Enter the outcome. Use 1 to 1000 characters."),
            (
                &SettleReportError::AboutOneself,
                "This report is about you. Another administrator must close it.",
            ),
            (&SettleReportError::Settled, "This report is already closed."),
            (&AnnouncementError::Text, "The announcement must have 1 to 500 characters."),
            (
                &AnnouncementError::Days,
                "An announcement can be shown for 1 to 30 days. Enter a whole number.",
            ),
            (&BadNote, "Enter who the invitation is for (1 to 100 characters)."),
            (
                &BadSetting(SiteSetting::SiteName),
                "The site name must be one line of 1 to 60 characters.",
            ),
        ];
        for (refusal, english) in table {
            assert_eq!(refusal.said(Locale::default()).to_string(), english);
        }
        let settings =
            SiteSetting::ALL.map(|one| BadSetting(one).said(Locale::default()).to_string());
        assert_eq!(
            settings[1..],
            [
                "Choose who can register.",
                "Choose of whom a second factor is required.",
                "Vacation days must be a whole number from 0 to 366.",
                "The number of games must be a whole number from 5 to 10000.",
                "The number of games must be a whole number from 5 to 10000.",
                "The number of attempts must be a whole number from 1 to 1000000.",
                "The number of attempts must be a whole number from 1 to 1000000.",
            ]
        );
    }
}
