//! How fast a player moves, and how often games are lost on time. It follows from the games alone.

use chrono::TimeDelta;

/// Games whose moves are averaged: those that the player began last.
pub const GAMES_OF_PACE: i64 = 20;

/// How fast a player moves, and how often they lose on time.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pace {
    /// On average of the moves of the last games; `None`: no move yet.
    pub days_a_move: Option<f64>,
    pub finished_games: u32,
    pub lost_on_time: u32,
}

impl Pace {
    /// `times`: what each own move of the last games took.
    pub fn of(times: &[TimeDelta], finished_games: i64, lost_on_time: i64) -> Pace {
        Pace {
            days_a_move: average_days(times),
            finished_games: small(finished_games),
            lost_on_time: small(lost_on_time),
        }
    }
}

/// Rounds to tenths, up: a player who takes longer than is allowed must not read the number that is allowed.
pub fn tenths_up(days: f64) -> f64 {
    (days * 10.0).ceil() / 10.0
}

fn small(count: i64) -> u32 {
    u32::try_from(count.max(0)).unwrap_or(u32::MAX)
}

fn average_days(times: &[TimeDelta]) -> Option<f64> {
    let sum: f64 = times.iter().map(|time| time.as_seconds_f64()).sum();
    let days = sum / TimeDelta::days(1).as_seconds_f64();
    (!times.is_empty()).then(|| days / times.len() as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_is_the_average_of_the_moves() {
        let pace = |hours: &[i64]| {
            let times: Vec<_> = hours.iter().map(|hours| TimeDelta::hours(*hours)).collect();
            Pace::of(&times, 140, 2).days_a_move
        };
        for (hours, days) in
            [(&[][..], None), (&[12], Some(0.5)), (&[0, 72], Some(1.5)), (&[24, 24, 24], Some(1.0))]
        {
            assert_eq!(pace(hours), days, "{hours:?}");
        }
        let Pace { finished_games, lost_on_time, .. } = Pace::of(&[], -1, i64::MAX);
        assert_eq!((finished_games, lost_on_time), (0, u32::MAX));
    }

    #[test]
    fn days_are_rounded_up() {
        for (days, shown) in [(0.0, 0.0), (0.01, 0.1), (2.0, 2.0), (2.01, 2.1), (2.1, 2.1)] {
            assert!((tenths_up(days) - shown).abs() < 1e-9, "{days}");
        }
    }
}
