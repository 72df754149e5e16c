//! What actions refuse, in the reader's language. What the command line says of it is `Display`,
//! where it says anything.

use crate::{
    actions::{
        accounts::BadField,
        challenges::ChallengeRefusal,
        desk::{
            players::{self, PlayerRefusal},
            reports::{A_DAY, LONGEST, ReportRefusal, SettleRefusal},
            rulings::{LONGEST_REASON, RuleRefusal},
            site::{BadNote, BadSetting, NoticeRefusal, Setting},
        },
        leave::LeaveRefusal,
        talk::TalkRefusal,
    },
    db::choices::When,
    i18n::{Locale, Message, key},
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
            BadField::Email => key!("field-email-address-invalid"),
            BadField::EmailTaken => key!("field-email-address-taken"),
            BadField::PasswordShort => key!("field-password-too-short"),
            BadField::PasswordLong => key!("field-password-too-long"),
            BadField::PasswordIsName => key!("field-password-is-username"),
            BadField::TimeZone => key!("field-time-zone-unknown"),
        })
    }
}

impl Sentence for ChallengeRefusal {
    fn said(&self, locale: Locale) -> Message {
        locale.t(match self {
            ChallengeRefusal::Own => key!("challenge-error-own"),
            ChallengeRefusal::NotOpen => key!("challenge-error-not-open"),
            ChallengeRefusal::NoSuchPlayer => key!("challenge-error-no-such-player"),
            ChallengeRefusal::YouYourself => key!("challenge-error-yourself"),
            ChallengeRefusal::AccountClosed => key!("challenge-error-account-closed"),
            ChallengeRefusal::Suspended => key!("challenge-error-suspended"),
            ChallengeRefusal::Blocked => key!("challenge-error-blocked"),
            ChallengeRefusal::NotRatable => key!("challenge-error-not-ratable"),
            ChallengeRefusal::TooMany => key!("challenge-error-too-many"),
            ChallengeRefusal::GameRunning => key!("challenge-error-game-in-progress"),
            ChallengeRefusal::RematchSettled => key!("challenge-error-rematch-asked-before"),
        })
    }
}

impl Sentence for LeaveRefusal {
    fn said(&self, locale: Locale) -> Message {
        match *self {
            LeaveRefusal::NotHere => locale.t("vacation-not-available"),
            LeaveRefusal::Past => locale.t("vacation-in-the-past"),
            LeaveRefusal::Backwards => locale.t("vacation-last-day-before-first"),
            LeaveRefusal::TooShort => locale.t("vacation-too-short"),
            LeaveRefusal::TooFar => locale.t("vacation-too-far"),
            LeaveRefusal::Overlaps { first, last } => locale
                .t("vacation-overlaps")
                .with("first", locale.date(first))
                .with("last", locale.date(last)),
            LeaveRefusal::Allowance { year, left, wanted } => locale
                .t("vacation-too-few-days-left")
                .with("year", year)
                .count("left", left)
                .count("wanted", wanted),
        }
    }
}

impl Sentence for TalkRefusal {
    fn said(&self, locale: Locale) -> Message {
        match *self {
            TalkRefusal::Nothing => locale.t("message-error-empty"),
            TalkRefusal::TooLong { limit } => locale.t("message-error-too-long").count("n", limit),
            TalkRefusal::Blocked => locale.t("message-error-blocked"),
            TalkRefusal::BlockedByOne => locale.t("message-error-comment-blocked"),
            TalkRefusal::YouBlock => locale.t("message-error-you-blocked"),
            TalkRefusal::Gone => locale.t("message-error-cannot-receive"),
        }
    }
}

impl Sentence for ReportRefusal {
    fn said(&self, locale: Locale) -> Message {
        match self {
            ReportRefusal::Text => locale.t("report-error-text-length").count("most", LONGEST),
            ReportRefusal::Oneself => locale.t("report-error-yourself"),
            ReportRefusal::TooMany => locale.t("report-error-too-many").count("most", A_DAY),
        }
    }
}

impl Sentence for SettleRefusal {
    fn said(&self, locale: Locale) -> Message {
        match self {
            SettleRefusal::Answer => locale.t("report-error-outcome-length").count("most", LONGEST),
            SettleRefusal::AboutOneself => locale.t("report-error-about-you"),
            SettleRefusal::Settled => locale.t("report-error-already-closed"),
        }
    }
}

impl Sentence for PlayerRefusal {
    fn said(&self, locale: Locale) -> Message {
        let said = locale.t(match self {
            PlayerRefusal::LastAdmin => key!("audit-error-last-administrator"),
            PlayerRefusal::Yourself => key!("audit-error-yourself"),
            PlayerRefusal::Closed => key!("audit-error-account-closed"),
            PlayerRefusal::Suspended => key!("audit-error-account-suspended"),
            PlayerRefusal::NotConfirmed => key!("audit-error-not-confirmed"),
            PlayerRefusal::AddressTaken => key!("audit-error-email-address-taken"),
            PlayerRefusal::NoReason => key!("audit-error-no-reason"),
            PlayerRefusal::LongReason => key!("audit-error-reason-too-long"),
            PlayerRefusal::OtherName => key!("audit-error-wrong-username"),
        });
        said.count("most", players::LONGEST_REASON)
    }
}

impl Sentence for NoticeRefusal {
    fn said(&self, locale: Locale) -> Message {
        locale.t(match self {
            NoticeRefusal::Text => key!("audit-error-announcement-length"),
            NoticeRefusal::Days => key!("audit-error-announcement-days"),
        })
    }
}

impl Sentence for BadSetting {
    fn said(&self, locale: Locale) -> Message {
        locale.t(match self.0 {
            Setting::SiteName => key!("audit-error-site-name"),
            Setting::Registration => key!("audit-error-registration"),
            Setting::LeaveDays => key!("audit-error-vacation-days"),
            Setting::AttemptsPerAccount | Setting::AttemptsPerAddress => {
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

/// Says why nothing was ruled.
pub fn rule_refusal(locale: Locale, refusal: &RuleRefusal) -> String {
    let said = match refusal {
        RuleRefusal::Game(refusal) => return locale.refusal(refusal),
        RuleRefusal::OwnGame => locale.t("decision-error-own-game"),
        RuleRefusal::PlayerGone => locale.t("decision-error-account-closed"),
        RuleRefusal::Changed => locale.t("decision-error-game-changed"),
        RuleRefusal::FlagFell => locale.t("decision-error-out-of-time"),
        RuleRefusal::TooLong => {
            locale.t("decision-error-reason-too-long").count("most", LONGEST_REASON)
        }
    };
    said.to_string()
}

/// Says when letters are sent.
pub fn when(locale: Locale, when: When) -> Message {
    locale.t(match when {
        When::AtOnce => key!("notifications-when-immediately"),
        When::Hourly => key!("notifications-when-hourly"),
        When::Daily => key!("notifications-when-daily"),
        When::Never => key!("notifications-when-never"),
    })
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

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
            BadField::Email,
            BadField::EmailTaken,
            BadField::PasswordShort,
            BadField::PasswordLong,
            BadField::PasswordIsName,
            BadField::TimeZone,
        ]);
        same(&[
            PlayerRefusal::LastAdmin,
            PlayerRefusal::Yourself,
            PlayerRefusal::Closed,
            PlayerRefusal::Suspended,
            PlayerRefusal::NotConfirmed,
            PlayerRefusal::AddressTaken,
            PlayerRefusal::NoReason,
            PlayerRefusal::LongReason,
            PlayerRefusal::OtherName,
        ]);
        for one in [
            RuleRefusal::OwnGame,
            RuleRefusal::PlayerGone,
            RuleRefusal::Changed,
            RuleRefusal::FlagFell,
            RuleRefusal::TooLong,
        ] {
            assert_eq!(rule_refusal(Locale::default(), &one), one.to_string());
        }
    }

    #[test]
    fn refusals_say_why() {
        let day = |text: &str| text.parse::<NaiveDate>().unwrap();
        let overlaps = LeaveRefusal::Overlaps { first: day("2026-12-01"), last: day("2026-12-24") };
        let allowance = |left, wanted| LeaveRefusal::Allowance { year: 2026, left, wanted };
        let table: [(&dyn Sentence, &str); 28] = [
            (&ChallengeRefusal::Own, "You cannot accept your own challenge."),
            (&ChallengeRefusal::NotOpen, "This challenge is no longer open."),
            (&ChallengeRefusal::NoSuchPlayer, "No player has this username. Check the spelling."),
            (&ChallengeRefusal::YouYourself, "You cannot challenge yourself."),
            (&ChallengeRefusal::AccountClosed, "Your opponent's account is closed."),
            (
                &ChallengeRefusal::Suspended,
                "This player cannot play at the moment. Challenge someone else.",
            ),
            (&ChallengeRefusal::Blocked, "This player does not accept challenges from you."),
            (&ChallengeRefusal::TooMany, "You have too many open challenges. Withdraw one first."),
            (
                &ChallengeRefusal::GameRunning,
                "The game is still in progress. Ask for a rematch when it is over.",
            ),
            (
                &ChallengeRefusal::RematchSettled,
                "You have already asked for a rematch of this game. Create a challenge instead.",
            ),
            (&LeaveRefusal::NotHere, "Vacation is not available on this site."),
            (
                &LeaveRefusal::Past,
                "Your vacation cannot begin in the past. Choose today or later as the first day.",
            ),
            (
                &LeaveRefusal::Backwards,
                "The last day is before the first day. Choose a later last day.",
            ),
            (
                &LeaveRefusal::TooShort,
                "Your vacation must last at least one full day. Choose tomorrow or later as the last day.",
            ),
            (
                &LeaveRefusal::TooFar,
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
            (&ReportRefusal::Text, "Describe what happened. Use 1 to 1000 characters."),
            (&ReportRefusal::Oneself, "You cannot report yourself."),
            (&ReportRefusal::TooMany, "You can send at most 10 reports a day. Try again tomorrow."),
            (&SettleRefusal::Answer, "Enter the outcome. Use 1 to 1000 characters."),
            (
                &SettleRefusal::AboutOneself,
                "This report is about you. Another administrator must close it.",
            ),
            (&SettleRefusal::Settled, "This report is already closed."),
            (&NoticeRefusal::Text, "The announcement must have 1 to 500 characters."),
            (
                &NoticeRefusal::Days,
                "An announcement can be shown for 1 to 30 days. Enter a whole number.",
            ),
            (&BadNote, "Enter who the invitation is for (1 to 100 characters)."),
            (
                &BadSetting(Setting::SiteName),
                "The site name must be one line of 1 to 60 characters.",
            ),
        ];
        for (refusal, english) in table {
            assert_eq!(refusal.said(Locale::default()).to_string(), english);
        }
        let settings = Setting::ALL.map(|one| BadSetting(one).said(Locale::default()).to_string());
        assert_eq!(
            settings[1..],
            [
                "Choose who can register.",
                "Vacation days must be a whole number from 0 to 366.",
                "The number of attempts must be a whole number from 1 to 1000000.",
                "The number of attempts must be a whole number from 1 to 1000000.",
            ]
        );
    }
}
