//! How values stand in the log that have a text of their own: as that text.
//! For `#[serde(with = "stored_text")]`.

use std::str::FromStr;

use serde::{Deserialize as _, Deserializer, Serializer, de::Error as _};

use super::{
    lots::{LotCommitment, LotSecret},
    pairing::{
        knockout::DrawnMatchRule,
        match_games::{MatchGameKind, MatchSchedule},
        numbering::Numbering,
        round_robin::{Cycles, RoundPace},
    },
    stage_terms::StagePlan,
    standings::{Points, ScoringSystem, TieBreakList},
    swiss_terms::SwissPace,
    visibility::Visibility,
    withdrawal_ground::WithdrawalGround,
};
use crate::{
    chess::Variant,
    game::{Assistance, DrawRule, GameResult, clock::TimeControl},
};

/// A value with a text. It never changes: the chain of hashes goes over it.
pub trait StoredText: Sized {
    fn write(&self) -> String;
    /// Reads what [`Self::write`] wrote.
    fn read(text: &str) -> Option<Self>;
}

pub fn serialize<T: StoredText, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&value.write())
}

pub fn deserialize<'de, T: StoredText, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let text = String::deserialize(from)?;
    T::read(&text).ok_or_else(|| D::Error::custom(format!("cannot be read: {text:?}")))
}

macro_rules! words {
    ($($name:ty),+ $(,)?) => {
        $(impl StoredText for $name {
            fn write(&self) -> String {
                self.as_str().to_owned()
            }

            fn read(text: &str) -> Option<Self> {
                text.parse().ok()
            }
        })+
    };
}

words!(
    Cycles,
    DrawRule,
    DrawnMatchRule,
    MatchGameKind,
    MatchSchedule,
    Numbering,
    RoundPace,
    Variant,
    Visibility,
    WithdrawalGround,
);

impl StoredText for TimeControl {
    fn write(&self) -> String {
        self.to_text()
    }

    fn read(text: &str) -> Option<TimeControl> {
        TimeControl::from_str(text).ok()
    }
}

impl StoredText for SwissPace {
    fn write(&self) -> String {
        self.to_text()
    }

    fn read(text: &str) -> Option<SwissPace> {
        text.parse().ok()
    }
}

impl StoredText for StagePlan {
    fn write(&self) -> String {
        self.to_text()
    }

    fn read(text: &str) -> Option<StagePlan> {
        text.parse().ok()
    }
}

/// What is allowed: `books databases`.
impl StoredText for Assistance {
    fn write(&self) -> String {
        let Assistance { books, databases, engines } = *self;
        let all = [(books, "books"), (databases, "databases"), (engines, "engines")];
        let allowed = all.into_iter().filter(|(is_allowed, _)| *is_allowed).map(|(_, word)| word);
        allowed.collect::<Vec<_>>().join(" ")
    }

    fn read(text: &str) -> Option<Assistance> {
        let mut allowed = Assistance { books: false, databases: false, engines: false };
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            match word {
                "books" => allowed.books = true,
                "databases" => allowed.databases = true,
                "engines" => allowed.engines = true,
                _ => return None,
            }
        }
        Some(allowed)
    }
}

impl StoredText for LotCommitment {
    fn write(&self) -> String {
        self.to_hex()
    }

    fn read(text: &str) -> Option<LotCommitment> {
        LotCommitment::from_hex(text)
    }
}

impl StoredText for LotSecret {
    fn write(&self) -> String {
        self.to_hex()
    }

    fn read(text: &str) -> Option<LotSecret> {
        LotSecret::from_hex(text)
    }
}

/// The codes of C.07: `WIN SB DE`.
impl StoredText for TieBreakList {
    fn write(&self) -> String {
        let codes = self.as_slice().iter().map(|tie_break| tie_break.code());
        codes.collect::<Vec<_>>().join(" ")
    }

    fn read(text: &str) -> Option<TieBreakList> {
        let codes = text.split(' ').filter(|code| !code.is_empty());
        codes.map(|code| code.parse().ok()).collect::<Option<Vec<_>>>().map(TieBreakList::stored)
    }
}

/// What a win, a draw and a loss are worth, in half points: `2 1 0`.
impl StoredText for ScoringSystem {
    fn write(&self) -> String {
        format!("{} {} {}", self.win.halves(), self.draw.halves(), self.loss.halves())
    }

    fn read(text: &str) -> Option<ScoringSystem> {
        let points = text.split(' ').map(|halves| halves.parse().ok().map(Points::from_halves));
        let [win, draw, loss] = points.collect::<Option<Vec<_>>>()?.try_into().ok()?;
        Some(ScoringSystem { win, draw, loss })
    }
}

/// Nothing while a game is in progress.
impl StoredText for Option<GameResult> {
    fn write(&self) -> String {
        self.map_or("", GameResult::as_str).to_owned()
    }

    fn read(text: &str) -> Option<Self> {
        match text {
            "" => Some(None),
            text => text.parse().ok().map(Some),
        }
    }
}
