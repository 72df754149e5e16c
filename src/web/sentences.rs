//! What actions refuse, in the reader's language. What letters, the command line and the log say of
//! it is each one's `Display`.

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
    },
    db::choices::{Topic, When},
    mail::Stop,
    web::times::date,
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
                .with("first", date(words, first))
                .with("last", date(words, last)),
            LeaveRefusal::Allowance { year, left, wanted } => words
                .say("leave-allowance")
                .with("year", year)
                .count("left", left)
                .count("wanted", wanted),
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

/// Says what letters are about: `moves of your opponents`.
pub fn topic(words: Words, topic: Topic) -> Said {
    words.say(match topic {
        Topic::Moves => key!("choices-moves"),
        Topic::Offers => key!("choices-offers"),
        Topic::Games => key!("choices-games"),
        Topic::Results => key!("choices-results"),
        Topic::Reminders => key!("choices-reminders"),
        Topic::Messages => key!("choices-messages"),
    })
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

/// Says which letters stop.
pub fn stop(words: Words, stop: Stop) -> Said {
    match stop {
        Stop::Topic(about) => topic(words, about),
        Stop::Game(game) => words.say("choices-game").with("game", game),
        Stop::News => words.say("choices-news"),
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;

    /// What is logged, and what a letter or the command line says, is the same in English.
    #[test]
    fn english_is_the_same_everywhere() {
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
            ChallengeRefusal::Own,
            ChallengeRefusal::NotOpen,
            ChallengeRefusal::NoSuchPlayer,
            ChallengeRefusal::YouYourself,
            ChallengeRefusal::AccountClosed,
            ChallengeRefusal::Suspended,
            ChallengeRefusal::Blocked,
            ChallengeRefusal::TooMany,
            ChallengeRefusal::GameRunning,
            ChallengeRefusal::RematchSettled,
        ]);
        let day = |text: &str| text.parse::<NaiveDate>().unwrap();
        same(&[
            LeaveRefusal::NotHere,
            LeaveRefusal::Past,
            LeaveRefusal::Backwards,
            LeaveRefusal::TooShort,
            LeaveRefusal::TooFar,
            LeaveRefusal::Overlaps { first: day("2026-12-01"), last: day("2026-12-24") },
            LeaveRefusal::Allowance { year: 2026, left: 1, wanted: 2 },
            LeaveRefusal::Allowance { year: 2026, left: 0, wanted: 1 },
        ]);
        same(&[ReportRefusal::Words, ReportRefusal::Oneself, ReportRefusal::TooMany]);
        same(&[SettleRefusal::Answer, SettleRefusal::AboutOneself, SettleRefusal::Settled]);
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
        same(&[NoticeRefusal::Words, NoticeRefusal::Days]);
        same(&[BadNote]);
        same(&Setting::ALL.map(BadSetting));
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
}
