//! What an administrator rules, as a value.

use std::str::FromStr;

use crate::chess::{Color, color_name};

/// A result that a ruling makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruled {
    Win(Color),
    Draw,
    /// 0–0.
    BothLose,
    /// The game counts for nothing.
    Annulled,
}

impl Ruled {
    /// Returns the ending that it makes in words: `Draw by ruling.`
    pub(in crate::game) fn sentence(self) -> String {
        match self {
            Ruled::Win(side) => format!("{} won by adjudication.", color_name(side)),
            Ruled::Draw => "Draw by adjudication.".to_owned(),
            Ruled::BothLose => "Both sides lost by adjudication.".to_owned(),
            Ruled::Annulled => "The game was annulled and does not count.".to_owned(),
        }
    }
}

/// What an administrator rules (LAWS §3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// The game is over with this result.
    End(Ruled),
    /// The claim is turned down: the clock goes on with the time that it had.
    PlayOn,
    /// An ending ruling that was appealed stands.
    Uphold,
    /// Whole days for a side.
    AddTime { to: Color, days: u32 },
    /// A finished game goes on, with so many days more for the side to move.
    Reopen { days: u32 },
}

impl Ruling {
    /// Returns the text under which it is stored: `win:white`, `play_on`, `add_time:black:3`.
    pub fn to_text(self) -> String {
        match self {
            Ruling::End(Ruled::Win(side)) => format!("win:{}", word(side)),
            Ruling::End(Ruled::Draw) => "draw".to_owned(),
            Ruling::End(Ruled::BothLose) => "both_lose".to_owned(),
            Ruling::End(Ruled::Annulled) => "annul".to_owned(),
            Ruling::PlayOn => "play_on".to_owned(),
            Ruling::Uphold => "uphold".to_owned(),
            Ruling::AddTime { to, days } => format!("add_time:{}:{days}", word(to)),
            Ruling::Reopen { days } => format!("reopen:{days}"),
        }
    }

    /// Returns what it says, to stand behind the name of whoever ruled.
    pub fn parts(self) -> String {
        match self {
            Ruling::End(Ruled::Win(side)) => {
                format!("adjudicated the game as a win for {}", color_name(side))
            }
            Ruling::End(Ruled::Draw) => "adjudicated the game as a draw".to_owned(),
            Ruling::End(Ruled::BothLose) => {
                "adjudicated the game as a loss for both sides".to_owned()
            }
            Ruling::End(Ruled::Annulled) => "annulled the game".to_owned(),
            Ruling::PlayOn => "decided that the game continues".to_owned(),
            Ruling::Uphold => "decided that the result stands".to_owned(),
            Ruling::AddTime { to, days } => format!("gave {} {}", color_name(to), more(days)),
            Ruling::Reopen { days: 0 } => "reopened the game".to_owned(),
            Ruling::Reopen { days } => {
                format!("reopened the game and gave the player to move {}", more(days))
            }
        }
    }
}

impl FromStr for Ruling {
    type Err = ();

    fn from_str(s: &str) -> Result<Self, ()> {
        let mut parts = s.split(':');
        let ruling = match (parts.next(), parts.next(), parts.next(), parts.next()) {
            (Some("win"), Some(side), None, None) => Ruling::End(Ruled::Win(color(side)?)),
            (Some("draw"), None, ..) => Ruling::End(Ruled::Draw),
            (Some("both_lose"), None, ..) => Ruling::End(Ruled::BothLose),
            (Some("annul"), None, ..) => Ruling::End(Ruled::Annulled),
            (Some("play_on"), None, ..) => Ruling::PlayOn,
            (Some("uphold"), None, ..) => Ruling::Uphold,
            (Some("add_time"), Some(to), Some(days), None) => {
                Ruling::AddTime { to: color(to)?, days: days.parse().map_err(drop)? }
            }
            (Some("reopen"), Some(days), None, None) => {
                Ruling::Reopen { days: days.parse().map_err(drop)? }
            }
            _ => return Err(()),
        };
        // One text for each, so that what was read is what was written.
        if ruling.to_text() == s { Ok(ruling) } else { Err(()) }
    }
}

pub(super) fn word(side: Color) -> &'static str {
    side.fold_wb("white", "black")
}

pub(super) fn color(word: &str) -> Result<Color, ()> {
    match word {
        "white" => Ok(Color::White),
        "black" => Ok(Color::Black),
        _ => Err(()),
    }
}

fn more(days: u32) -> String {
    match days {
        1 => "one more day".to_owned(),
        days => format!("{days} more days"),
    }
}
