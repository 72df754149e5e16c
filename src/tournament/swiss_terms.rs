//! The terms of a Swiss tournament: how many rounds it has, and when each is paired.

use std::{ops::RangeInclusive, str::FromStr};

/// How many rounds it can have.
pub const SWISS_ROUNDS: RangeInclusive<u8> = 2..=20;
/// The most players: a round of them is paired in seconds.
pub const MAX_SWISS_PLAYERS: usize = 300;
/// How many days can lie between two rounds on dates.
pub const ROUND_DAYS: RangeInclusive<u16> = 1..=365;

/// When a round is paired after the first one, which is paired at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SwissPace {
    /// When the last game of the round before is over.
    WhenRoundEnds,
    /// On a date: so many days after the round before. Games in progress go on, and count as draws for the
    /// pairing (C.04.2 3.1).
    EveryDays(u16),
}

const WHEN_ROUND_ENDS: &str = "when_round_ends";
const EVERY_DAYS: &str = "every_days ";

impl SwissPace {
    /// Writes it as the log has it: `every_days 30`.
    pub fn to_text(self) -> String {
        match self {
            SwissPace::WhenRoundEnds => WHEN_ROUND_ENDS.to_owned(),
            SwissPace::EveryDays(days) => format!("{EVERY_DAYS}{days}"),
        }
    }
}

/// A text that is no pace of rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSwissPace;

impl FromStr for SwissPace {
    type Err = NoSwissPace;

    fn from_str(text: &str) -> Result<SwissPace, NoSwissPace> {
        if text == WHEN_ROUND_ENDS {
            return Ok(SwissPace::WhenRoundEnds);
        }
        let days = text.strip_prefix(EVERY_DAYS).and_then(|days| days.parse().ok());
        days.map(SwissPace::EveryDays).ok_or(NoSwissPace)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_pace_reads_back() {
        for pace in [SwissPace::WhenRoundEnds, SwissPace::EveryDays(1), SwissPace::EveryDays(365)] {
            assert_eq!(pace.to_text().parse(), Ok(pace));
        }
        for text in ["", "every_days", "every_days x", "every_days -1", "at_once"] {
            assert_eq!(text.parse::<SwissPace>(), Err(NoSwissPace), "{text}");
        }
    }
}
