//! What an administrator decides, as a value.

use std::str::FromStr;

use crate::{
    chess::{Color, color_name, color_of, color_word},
    stored_enum::UnknownValue,
};

/// A result that a decision makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Adjudicated {
    Win(Color),
    Draw,
    /// 0–0.
    BothLose,
    /// The game counts for nothing.
    Annulled,
}

impl Adjudicated {
    /// Returns the ending that it makes in words: `Draw by adjudication.`
    pub(in crate::game) fn sentence(self) -> String {
        match self {
            Adjudicated::Win(side) => format!("{} won by adjudication.", color_name(side)),
            Adjudicated::Draw => "Draw by adjudication.".to_owned(),
            Adjudicated::BothLose => "Both sides lost by adjudication.".to_owned(),
            Adjudicated::Annulled => "The game was annulled and does not count.".to_owned(),
        }
    }
}

/// What an administrator decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Adjudication {
    /// The game is over with this result.
    End(Adjudicated),
    /// The claim is turned down: the clock goes on with the time that it had.
    PlayOn,
    /// A decision that ended the game and was appealed stands.
    Uphold,
    /// Whole days for a side.
    AddTime { to: Color, days: u32 },
    /// A finished game goes on, with so many days more for the side to move.
    Reopen { days: u32 },
}

impl Adjudication {
    /// Returns the text under which it is stored: `win:white`, `play_on`, `add_time:black:3`.
    pub fn to_text(self) -> String {
        match self {
            Adjudication::End(Adjudicated::Win(side)) => format!("win:{}", color_word(side)),
            Adjudication::End(Adjudicated::Draw) => "draw".to_owned(),
            Adjudication::End(Adjudicated::BothLose) => "both_lose".to_owned(),
            Adjudication::End(Adjudicated::Annulled) => "annul".to_owned(),
            Adjudication::PlayOn => "play_on".to_owned(),
            Adjudication::Uphold => "uphold".to_owned(),
            Adjudication::AddTime { to, days } => format!("add_time:{}:{days}", color_word(to)),
            Adjudication::Reopen { days } => format!("reopen:{days}"),
        }
    }

    /// Returns what it says, to stand behind the name of who decided.
    pub fn parts(self) -> String {
        match self {
            Adjudication::End(Adjudicated::Win(side)) => {
                format!("adjudicated the game as a win for {}", color_name(side))
            }
            Adjudication::End(Adjudicated::Draw) => "adjudicated the game as a draw".to_owned(),
            Adjudication::End(Adjudicated::BothLose) => {
                "adjudicated the game as a loss for both sides".to_owned()
            }
            Adjudication::End(Adjudicated::Annulled) => "annulled the game".to_owned(),
            Adjudication::PlayOn => "decided that the game continues".to_owned(),
            Adjudication::Uphold => "decided that the result stands".to_owned(),
            Adjudication::AddTime { to, days } => format!("gave {} {}", color_name(to), more(days)),
            Adjudication::Reopen { days: 0 } => "reopened the game".to_owned(),
            Adjudication::Reopen { days } => {
                format!("reopened the game and gave the player to move {}", more(days))
            }
        }
    }
}

impl FromStr for Adjudication {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        // One text for each, so that what was read is what was written.
        read(text)
            .filter(|adjudication| adjudication.to_text() == text)
            .ok_or_else(|| UnknownValue::new("adjudication", text))
    }
}

fn read(text: &str) -> Option<Adjudication> {
    let mut parts = text.split(':');
    Some(match (parts.next()?, parts.next(), parts.next(), parts.next()) {
        ("win", Some(side), None, None) => Adjudication::End(Adjudicated::Win(color_of(side)?)),
        ("draw", None, ..) => Adjudication::End(Adjudicated::Draw),
        ("both_lose", None, ..) => Adjudication::End(Adjudicated::BothLose),
        ("annul", None, ..) => Adjudication::End(Adjudicated::Annulled),
        ("play_on", None, ..) => Adjudication::PlayOn,
        ("uphold", None, ..) => Adjudication::Uphold,
        ("add_time", Some(to), Some(days), None) => {
            Adjudication::AddTime { to: color_of(to)?, days: days.parse().ok()? }
        }
        ("reopen", Some(days), None, None) => Adjudication::Reopen { days: days.parse().ok()? },
        _ => return None,
    })
}

fn more(days: u32) -> String {
    match days {
        1 => "one more day".to_owned(),
        days => format!("{days} more days"),
    }
}
