//! What is stored of a game's clocks besides the instants of its moves.

use chrono::{DateTime, TimeDelta, Utc};
use shakmaty::ByColor;

use super::Vacation;
use crate::chess::{Color, color_of, color_word};

/// No move has been thought about for longer. It keeps every sum within the calendar.
pub const MAX_USED: TimeDelta = TimeDelta::days(36_525);

/// Vacations that a player can have before them, with room to spare.
const MAX_VACATIONS: usize = 100;

/// Time that a player gave to the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeGrant {
    pub to: Color,
    /// The half-moves that had been made.
    pub ply: u32,
    pub time: TimeDelta,
}

/// What the moves do not say: time given, vacations that are not over, and what the move under
/// way had used when its clock last began to run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredClock {
    pub used: TimeDelta,
    pub vacations: ByColor<Vec<Vacation>>,
    /// Which of that is special leave, if it is not over: it stays when vacations change.
    pub special_leave: ByColor<Option<Vacation>>,
    pub time_grants: Vec<TimeGrant>,
}

impl StoredClock {
    /// Returns whether a vacation that a side is on at an instant is special leave to its end.
    pub fn is_special_leave(&self, side: Color, vacation: Vacation, at: DateTime<Utc>) -> bool {
        let leave = self.special_leave.get(side);
        leave.is_some_and(|leave| leave.contains(at) && leave.to == vacation.to)
    }

    /// Returns the text under which it is stored: words such as `used:3600000000`,
    /// `white:1763647200000000-1763733600000000`, `leave:white:1763647200000000-1763733600000000`,
    /// `given:black:12:172800`; instants and what was used in microseconds, gifts in seconds. Mostly
    /// empty.
    pub fn to_text(&self) -> String {
        let mut parts = Vec::new();
        if self.used != TimeDelta::zero() {
            parts.push(format!("used:{}", self.used.num_microseconds().unwrap_or(i64::MAX)));
        }
        for (name, vacations) in
            [("white", &self.vacations.white), ("black", &self.vacations.black)]
        {
            parts.extend(vacations.iter().map(|vacation| format!("{name}:{}", vacation.to_text())));
        }
        for (name, leave) in
            [("white", self.special_leave.white), ("black", self.special_leave.black)]
        {
            parts.extend(leave.map(|leave| format!("leave:{name}:{}", leave.to_text())));
        }
        parts.extend(self.time_grants.iter().map(|time_grant| {
            let to = color_word(time_grant.to);
            format!("given:{to}:{}:{}", time_grant.ply, time_grant.time.num_seconds())
        }));
        parts.join(" ")
    }

    /// Reads what [`StoredClock::to_text`] wrote, `None` if it is anything else.
    pub fn parse(text: &str) -> Option<StoredClock> {
        let mut state = StoredClock::default();
        for word in text.split_ascii_whitespace() {
            let (name, rest) = word.split_once(':')?;
            match name {
                "used" => {
                    let micros: i64 = rest.parse().ok()?;
                    state.used = TimeDelta::microseconds(micros);
                    (TimeDelta::zero() <= state.used && state.used <= MAX_USED).then_some(())?;
                }
                "leave" => {
                    let (side, leave) = rest.split_once(':')?;
                    let leave = Vacation::parse(leave)?;
                    *state.special_leave.get_mut(color_of(side)?) = Some(leave);
                }
                "given" => state.time_grants.push(time_grant(rest)?),
                "white" => state.vacations.white.push(Vacation::parse(rest)?),
                "black" => state.vacations.black.push(Vacation::parse(rest)?),
                _ => return None,
            }
        }
        let few = state.vacations.iter().all(|vacations| vacations.len() <= MAX_VACATIONS);
        few.then_some(state)
    }
}

fn time_grant(text: &str) -> Option<TimeGrant> {
    let (to, rest) = text.split_once(':')?;
    let (ply, seconds) = rest.split_once(':')?;
    let to = color_of(to)?;
    let time = TimeDelta::try_seconds(seconds.parse().ok()?)?;
    let possible = TimeDelta::zero() < time && time <= super::MAX_TIME;
    possible.then_some(TimeGrant { to, ply: ply.parse().ok()?, time })
}
