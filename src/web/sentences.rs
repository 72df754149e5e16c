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
    words::{Said, Words, key},
};

/// A refusal that has a sentence.
pub trait Sentence {
    /// Says it to a reader.
    fn said(&self, words: Words) -> Said;
}

impl Sentence for BadField {
    fn said(&self, words: Words) -> Said {
        words.say(match self {
            BadField::NameLength => key!("field-name-length"),
            BadField::NameCharacters => key!("field-name-characters"),
            BadField::NameTaken => key!("field-name-taken"),
            BadField::Email => key!("field-email"),
            BadField::EmailTaken => key!("field-email-taken"),
            BadField::PasswordShort => key!("field-password-short"),
            BadField::PasswordLong => key!("field-password-long"),
            BadField::PasswordIsName => key!("field-password-is-name"),
            BadField::TimeZone => key!("field-time-zone"),
        })
    }
}

impl Sentence for ChallengeRefusal {
    fn said(&self, words: Words) -> Said {
        words.say(match self {
            ChallengeRefusal::Own => key!("challenge-own"),
            ChallengeRefusal::NotOpen => key!("challenge-not-open"),
            ChallengeRefusal::NoSuchPlayer => key!("challenge-no-such-player"),
            ChallengeRefusal::YouYourself => key!("challenge-yourself"),
            ChallengeRefusal::AccountClosed => key!("challenge-account-closed"),
            ChallengeRefusal::Suspended => key!("challenge-suspended"),
            ChallengeRefusal::Blocked => key!("challenge-blocked"),
            ChallengeRefusal::NotRatable => key!("challenge-not-ratable"),
            ChallengeRefusal::TooMany => key!("challenge-too-many"),
            ChallengeRefusal::GameRunning => key!("challenge-game-running"),
            ChallengeRefusal::RematchSettled => key!("challenge-rematch-settled"),
        })
    }
}

impl Sentence for LeaveRefusal {
    fn said(&self, words: Words) -> Said {
        match *self {
            LeaveRefusal::NotHere => words.say("leave-not-here"),
            LeaveRefusal::Past => words.say("leave-past"),
            LeaveRefusal::Backwards => words.say("leave-backwards"),
            LeaveRefusal::TooShort => words.say("leave-too-short"),
            LeaveRefusal::TooFar => words.say("leave-too-far"),
            LeaveRefusal::Overlaps { first, last } => words
                .say("leave-overlaps")
                .with("first", words.date(first))
                .with("last", words.date(last)),
            LeaveRefusal::Allowance { year, left, wanted } => words
                .say("leave-allowance")
                .with("year", year)
                .count("left", left)
                .count("wanted", wanted),
        }
    }
}

impl Sentence for TalkRefusal {
    fn said(&self, words: Words) -> Said {
        match *self {
            TalkRefusal::Nothing => words.say("talk-nothing"),
            TalkRefusal::TooLong { limit } => words.say("talk-too-long").count("n", limit),
            TalkRefusal::Blocked => words.say("talk-blocked"),
            TalkRefusal::YouBlock => words.say("talk-you-block"),
            TalkRefusal::Gone => words.say("talk-gone"),
        }
    }
}

impl Sentence for ReportRefusal {
    fn said(&self, words: Words) -> Said {
        match self {
            ReportRefusal::Words => words.say("report-words").count("most", LONGEST),
            ReportRefusal::Oneself => words.say("report-oneself"),
            ReportRefusal::TooMany => words.say("report-too-many").count("most", A_DAY),
        }
    }
}

impl Sentence for SettleRefusal {
    fn said(&self, words: Words) -> Said {
        match self {
            SettleRefusal::Answer => words.say("report-settle-words").count("most", LONGEST),
            SettleRefusal::AboutOneself => words.say("report-about-oneself"),
            SettleRefusal::Settled => words.say("report-settled-already"),
        }
    }
}

impl Sentence for PlayerRefusal {
    fn said(&self, words: Words) -> Said {
        let said = words.say(match self {
            PlayerRefusal::LastAdmin => key!("act-last-admin"),
            PlayerRefusal::Yourself => key!("act-yourself"),
            PlayerRefusal::Closed => key!("act-account-closed"),
            PlayerRefusal::Suspended => key!("act-account-suspended"),
            PlayerRefusal::NotConfirmed => key!("act-not-confirmed"),
            PlayerRefusal::AddressTaken => key!("act-address-taken"),
            PlayerRefusal::NoReason => key!("act-no-reason"),
            PlayerRefusal::LongReason => key!("act-long-reason"),
            PlayerRefusal::OtherName => key!("act-other-name"),
        });
        said.count("most", players::LONGEST_REASON)
    }
}

impl Sentence for NoticeRefusal {
    fn said(&self, words: Words) -> Said {
        words.say(match self {
            NoticeRefusal::Words => key!("act-notice-words"),
            NoticeRefusal::Days => key!("act-notice-days"),
        })
    }
}

impl Sentence for BadSetting {
    fn said(&self, words: Words) -> Said {
        words.say(match self.0 {
            Setting::SiteName => key!("act-bad-site-name"),
            Setting::Registration => key!("act-bad-registration"),
            Setting::LeaveDays => key!("act-bad-leave-days"),
            Setting::AttemptsPerAccount | Setting::AttemptsPerAddress => key!("act-bad-attempts"),
        })
    }
}

impl Sentence for BadNote {
    fn said(&self, words: Words) -> Said {
        words.say("act-bad-note")
    }
}

/// Says why nothing was ruled.
pub fn rule_refusal(words: Words, refusal: &RuleRefusal) -> String {
    let said = match refusal {
        RuleRefusal::Game(refusal) => return words.refusal(refusal),
        RuleRefusal::OwnGame => words.say("rule-own-game"),
        RuleRefusal::PlayerGone => words.say("rule-player-gone"),
        RuleRefusal::Changed => words.say("rule-changed"),
        RuleRefusal::FlagFell => words.say("rule-flag-fell"),
        RuleRefusal::TooLong => words.say("rule-too-long").count("most", LONGEST_REASON),
    };
    said.to_string()
}

/// Says when letters are sent.
pub fn when(words: Words, when: When) -> Said {
    words.say(match when {
        When::AtOnce => key!("choices-at-once"),
        When::Hourly => key!("choices-hourly"),
        When::Daily => key!("choices-daily"),
        When::Never => key!("choices-never"),
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
                assert_eq!(one.said(Words::default()).to_string(), one.to_string());
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
            assert_eq!(rule_refusal(Words::default(), &one), one.to_string());
        }
    }

    #[test]
    fn refusals_say_why() {
        let day = |text: &str| text.parse::<NaiveDate>().unwrap();
        let overlaps = LeaveRefusal::Overlaps { first: day("2026-12-01"), last: day("2026-12-24") };
        let allowance = |left, wanted| LeaveRefusal::Allowance { year: 2026, left, wanted };
        let table: [(&dyn Sentence, &str); 28] = [
            (&ChallengeRefusal::Own, "This is your own challenge: somebody else has to accept it."),
            (&ChallengeRefusal::NotOpen, "This challenge is no longer open."),
            (&ChallengeRefusal::NoSuchPlayer, "There is no player of this name."),
            (&ChallengeRefusal::YouYourself, "You cannot challenge yourself."),
            (&ChallengeRefusal::AccountClosed, "This player has closed the account."),
            (
                &ChallengeRefusal::Suspended,
                "This player does not play at present. Choose somebody else.",
            ),
            (&ChallengeRefusal::Blocked, "This player takes no challenges from you."),
            (
                &ChallengeRefusal::TooMany,
                "You have many open challenges already. Withdraw one of them first.",
            ),
            (&ChallengeRefusal::GameRunning, "The game is still running."),
            (
                &ChallengeRefusal::RematchSettled,
                "You have asked for a rematch of this game before. Make a challenge instead.",
            ),
            (&LeaveRefusal::NotHere, "There is no leave on this site."),
            (&LeaveRefusal::Past, "A leave cannot begin in the past."),
            (&LeaveRefusal::Backwards, "The last day is before the first."),
            (
                &LeaveRefusal::TooShort,
                "A leave has at least one whole day: choose tomorrow or later as the last day.",
            ),
            (&LeaveRefusal::TooFar, "A leave begins and ends within a year from now."),
            (&overlaps, "You have booked leave from 1 December 2026 to 24 December 2026 already."),
            (&allowance(1, 2), "This takes 2 days of leave in 2026, and you have 1 day left."),
            (&allowance(0, 1), "This takes 1 day of leave in 2026, and you have 0 days left."),
            (&ReportRefusal::Words, "Say what happened, in 1 to 1000 characters."),
            (&ReportRefusal::Oneself, "You cannot report yourself."),
            (
                &ReportRefusal::TooMany,
                "You have made 10 reports within a day. Wait until tomorrow.",
            ),
            (&SettleRefusal::Answer, "Note what came of it, in 1 to 1000 characters."),
            (
                &SettleRefusal::AboutOneself,
                "This report is about you. Another administrator has to settle it.",
            ),
            (&SettleRefusal::Settled, "This report was settled already. Look at the list again."),
            (&NoticeRefusal::Words, "A notice has 1 to 500 characters."),
            (&NoticeRefusal::Days, "A notice is shown for 1 to 30 days. Choose a whole number."),
            (&BadNote, "Say whom the invitation is for, in 1 to 100 characters."),
            (&BadSetting(Setting::SiteName), "The name is one line of 1 to 60 characters."),
        ];
        for (refusal, english) in table {
            assert_eq!(refusal.said(Words::default()).to_string(), english);
        }
        let settings = Setting::ALL.map(|one| BadSetting(one).said(Words::default()).to_string());
        assert_eq!(
            settings[1..],
            [
                "Choose who may register.",
                "Leave is a whole number of days from 0 to 366.",
                "Attempts are a whole number from 1 to 1000000.",
                "Attempts are a whole number from 1 to 1000000.",
            ]
        );
    }
}
