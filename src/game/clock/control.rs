//! The four ways to measure time, and what a move costs under each of them.

use std::str::FromStr;

use chrono::TimeDelta;

use crate::stored_enum::UnknownValue;

/// How time is measured in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeControl {
    /// Each move has the same time; what is saved is not kept.
    PerMove { time: TimeDelta },
    /// A bank of time, with some more for each move (Fischer, in days).
    Fischer {
        initial: TimeDelta,
        increment: TimeDelta,
        /// The increment lifts the bank no higher than this.
        cap: Option<TimeDelta>,
        /// The longest that one move may take.
        limit: Option<TimeDelta>,
    },
    /// So many whole days for each period of so many moves; what is left is carried over
    /// (ICCF: 10 moves in 50 days).
    Period {
        moves: u32,
        days: u32,
        /// Days that one move may take, however many are left.
        silence: u32,
    },
    /// Time cannot run out.
    Unlimited,
}

/// In a period, days beyond these on one move count double.
const DAYS_COUNTED_ONCE: i64 = 20;
/// Days of silence that a period allows unless the players agree on others (ICCF).
pub const DEFAULT_SILENCE_DAYS: u32 = 40;
/// Nothing longer can be agreed on or given. It keeps every sum far from what a calendar can
/// hold.
pub const MAX_TIME: TimeDelta = TimeDelta::days(365);

/// Why a control is not offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadTimeControl {
    PerMove,
    Initial,
    Increment,
    Cap,
    Limit,
    Moves,
    Days,
    Silence,
}

impl TimeControl {
    /// Checks that a game may be offered with it.
    pub fn check(&self) -> Result<(), BadTimeControl> {
        let hour = TimeDelta::hours(1);
        let holds = |good: bool, fault| if good { Ok(()) } else { Err(fault) };
        let within = |time: TimeDelta| hour <= time && time <= MAX_TIME;
        match *self {
            TimeControl::PerMove { time } => {
                holds(hour <= time && time <= TimeDelta::days(30), BadTimeControl::PerMove)
            }
            TimeControl::Fischer { initial, increment, cap, limit } => {
                holds(within(initial), BadTimeControl::Initial)?;
                let added = TimeDelta::zero()..=TimeDelta::days(30);
                holds(added.contains(&increment), BadTimeControl::Increment)?;
                holds(
                    cap.is_none_or(|cap| initial <= cap && cap <= MAX_TIME),
                    BadTimeControl::Cap,
                )?;
                holds(limit.is_none_or(within), BadTimeControl::Limit)
            }
            TimeControl::Period { moves, days, silence } => {
                holds((1..=100).contains(&moves), BadTimeControl::Moves)?;
                holds((1..=365).contains(&days), BadTimeControl::Days)?;
                holds((1..=365).contains(&silence), BadTimeControl::Silence)
            }
            TimeControl::Unlimited => Ok(()),
        }
    }

    /// Returns the text under which it is stored: `per_move 259200`, `bank 864000 86400 - -`,
    /// `period 10 50 40`, `unlimited`; times in seconds.
    pub fn to_text(&self) -> String {
        let optional =
            |time: Option<TimeDelta>| time.map_or("-".into(), |t| t.num_seconds().to_string());
        match self {
            TimeControl::PerMove { time } => format!("per_move {}", time.num_seconds()),
            TimeControl::Fischer { initial, increment, cap, limit } => format!(
                "fischer {} {} {} {}",
                initial.num_seconds(),
                increment.num_seconds(),
                optional(*cap),
                optional(*limit)
            ),
            TimeControl::Period { moves, days, silence } => {
                format!("period {moves} {days} {silence}")
            }
            TimeControl::Unlimited => "unlimited".into(),
        }
    }

    fn read(text: &str) -> Option<TimeControl> {
        let seconds = |word: &str| {
            let time = TimeDelta::try_seconds(word.parse().ok()?)?;
            (TimeDelta::zero() <= time && time <= MAX_TIME).then_some(time)
        };
        let optional = |word: &str| match word {
            "-" => Some(None),
            word => seconds(word).map(Some),
        };
        let number = |word: &str| word.parse().ok().filter(|n| (1..=365).contains(n));
        let parts: Vec<&str> = text.split(' ').collect();
        let control = match parts.as_slice() {
            ["per_move", time] => TimeControl::PerMove { time: seconds(time)? },
            ["fischer", initial, increment, cap, limit] => TimeControl::Fischer {
                initial: seconds(initial)?,
                increment: seconds(increment)?,
                cap: optional(cap)?,
                limit: optional(limit)?,
            },
            ["period", moves, days, silence] => TimeControl::Period {
                moves: number(moves)?,
                days: number(days)?,
                silence: number(silence)?,
            },
            ["unlimited"] => TimeControl::Unlimited,
            _ => return None,
        };
        let begins = match control {
            TimeControl::PerMove { time } | TimeControl::Fischer { initial: time, .. } => {
                !time.is_zero()
            }
            TimeControl::Period { .. } | TimeControl::Unlimited => true,
        };
        begins.then_some(control)
    }

    /// Returns what a side has before its first move, where time is kept from one move to the
    /// next.
    pub(in crate::game) fn opening(&self) -> TimeDelta {
        match *self {
            TimeControl::Fischer { initial, .. } => initial,
            TimeControl::Period { days: number, .. } => days(number),
            TimeControl::PerMove { .. } | TimeControl::Unlimited => TimeDelta::zero(),
        }
    }

    /// Returns whether what is left after a move is there for the next one.
    pub fn keeps_time(&self) -> bool {
        matches!(self, TimeControl::Fischer { .. } | TimeControl::Period { .. })
    }

    /// Returns how long the next move may take: time runs out when so much is used. `None`
    /// where time cannot run out.
    ///
    /// `left` is what the side has; `given` is what it was given for this very move.
    pub(super) fn allowance(&self, left: TimeDelta, given: TimeDelta) -> Option<TimeDelta> {
        match *self {
            TimeControl::PerMove { time } => Some(time + given),
            TimeControl::Fischer { limit, .. } => {
                Some(limit.map_or(left, |limit| left.min(limit + given)))
            }
            TimeControl::Period { silence, .. } => {
                let deadline = TimeDelta::days(days_until_exceeded(left.num_days().max(0)));
                Some(deadline.min(days(silence) + given))
            }
            TimeControl::Unlimited => None,
        }
    }

    /// Returns what a move costs that took so long. In a period whole days count: the first 24
    /// hours are free, and days beyond the twentieth count double.
    pub fn charge(&self, used: TimeDelta) -> TimeDelta {
        match self {
            TimeControl::Period { .. } => TimeDelta::days(charged_days(used.num_days().max(0))),
            _ => used,
        }
    }

    /// Returns what a side has after a move that took so long, its `made`th. What it has is
    /// never negative, and the cap takes nothing away that was there.
    pub(super) fn after_move(&self, left: TimeDelta, used: TimeDelta, made: u32) -> TimeDelta {
        let rest = (left - self.charge(used)).max(TimeDelta::zero());
        match *self {
            TimeControl::Fischer { increment, cap, .. } => {
                let more = (rest + increment).min(MAX_TIME.max(rest));
                cap.map_or(more, |cap| more.min(cap.max(rest)))
            }
            TimeControl::Period { moves, days: number, .. } if made.is_multiple_of(moves) => {
                rest + days(number)
            }
            TimeControl::Period { .. } => rest,
            TimeControl::PerMove { .. } | TimeControl::Unlimited => TimeDelta::zero(),
        }
    }
}

/// Reads what [`TimeControl::to_text`] wrote. Times that no clock could keep are unknown.
impl FromStr for TimeControl {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        TimeControl::read(text).ok_or_else(|| UnknownValue::new("time control", text))
    }
}

/// Days of a clock: 24 hours each, whatever the calendar does.
fn days(number: u32) -> TimeDelta {
    TimeDelta::days(number.into())
}

/// Days that a move of so many whole days costs.
fn charged_days(used: i64) -> i64 {
    used + (used - DAYS_COUNTED_ONCE).max(0)
}

/// The first number of whole days on one move that costs more than is left.
fn days_until_exceeded(left: i64) -> i64 {
    if left < DAYS_COUNTED_ONCE {
        left + 1
    } else {
        DAYS_COUNTED_ONCE + (left - DAYS_COUNTED_ONCE) / 2 + 1
    }
}

/// Returns a time that players agreed on, whole: `3 days`, `12 hours`, `1 day 12 hours`.
pub fn in_words(time: TimeDelta) -> String {
    let seconds = time.num_seconds().max(0);
    let units = [
        (seconds / 86_400, "day"),
        (seconds / 3600 % 24, "hour"),
        (seconds / 60 % 60, "minute"),
        (seconds % 60, "second"),
    ];
    let parts: Vec<String> = units
        .into_iter()
        .filter(|(number, _)| *number > 0)
        .map(|(number, unit)| format!("{number} {unit}{}", if number == 1 { "" } else { "s" }))
        .collect();
    if parts.is_empty() { "no time".into() } else { parts.join(" ") }
}
