//! How long the players of a finished game have thought: a bar for each half-move, White's upward and
//! Black's downward.

use std::fmt::Write as _;

use chrono::TimeDelta;
use shakmaty::ByColor;

use crate::{
    chess::{Color, Position as _},
    game::Game,
    web::times::Zone,
};

/// Units of the picture that the longest bar is high.
const HEIGHT: u64 = 48;
/// Units that a bar is wide, with the gap to the next.
const WIDTH: usize = 3;
/// With fewer half-moves there is nothing to compare.
const MIN_PLIES: usize = 4;

pub struct MoveTimesGraph {
    pub width: usize,
    pub sides: [MoveTimesOfSide; 2],
}

/// The bars of White, or of Black.
pub struct MoveTimesOfSide {
    /// As the data of a path (SVG 2, 9.3). The axis is at 50.
    pub path: String,
    /// `White: 14 d in all, longest 3 d 2 h (move 12)`
    pub caption: String,
}

/// What a side has used, and for which move it used most.
#[derive(Clone, Copy, Default)]
struct SideTotals {
    total: TimeDelta,
    longest: TimeDelta,
    number: usize,
}

impl MoveTimesGraph {
    /// Returns the graph of a game that is over.
    pub fn of(game: &Game, zone: Zone) -> Option<MoveTimesGraph> {
        let move_times = game.move_times();
        if game.ended().is_none() || move_times.len() < MIN_PLIES {
            return None;
        }
        let first = game.start().position.turn();
        // Where Black begins, White has no bar in the first place.
        let before = usize::from(first == Color::Black);
        let number = usize::try_from(game.start().position.fullmoves().get()).unwrap_or(1);
        let longest = move_times.iter().map(|time| time.used).max().unwrap_or_default();
        let mut paths = ByColor::<String>::default();
        let mut used = ByColor::<SideTotals>::default();
        for (index, time) in move_times.iter().enumerate() {
            let place = (index + before) / 2;
            let side = if index % 2 == 0 { first } else { !first };
            let one = used.get_mut(side);
            one.total += time.used;
            if one.number == 0 || time.used > one.longest {
                (one.longest, one.number) = (time.used, number + place);
            }
            let height = height(time.used, longest);
            let (x, up) = (place * WIDTH, if side == Color::White { "-" } else { "" });
            let down = if side == Color::White { "" } else { "-" };
            if height > 0 {
                let _ = write!(paths.get_mut(side), "M{x} 50v{up}{height}h2v{down}{height}z");
            }
        }
        let side = |side: Color, name: &'static str| {
            let SideTotals { total, longest, number } = *used.get(side);
            let locale = zone.locale();
            let caption = locale
                .t("game-used-time")
                .with("side", locale.t(name))
                .with("total", zone.span(total))
                .with("longest", zone.span(longest))
                .with("number", number);
            MoveTimesOfSide { path: paths.get(side).clone(), caption: caption.to_string() }
        };
        Some(MoveTimesGraph {
            width: (move_times.len() + before).div_ceil(2) * WIDTH,
            sides: [side(Color::White, "chess-white"), side(Color::Black, "chess-black")],
        })
    }
}

/// Returns how high a bar is. The root of the time: beside a week, an hour is still seen.
fn height(used: TimeDelta, longest: TimeDelta) -> u64 {
    let [used, longest] =
        [used, longest].map(|time| u64::try_from(time.num_seconds()).unwrap_or_default());
    let share = used.saturating_mul(HEIGHT * HEIGHT).checked_div(longest);
    share.unwrap_or_default().isqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_as_high_as_the_root_of_its_time() {
        let hours = TimeDelta::hours;
        for (used, longest, expected) in [
            (hours(0), hours(0), 0),
            (hours(0), hours(9), 0),
            (hours(9), hours(9), 48),
            (hours(1), hours(9), 16),
            (hours(1), hours(24 * 7), 3),
            (TimeDelta::seconds(-1), hours(1), 0),
            (TimeDelta::MAX, TimeDelta::MAX, 48),
        ] {
            let found = height(used, longest);
            assert!(found <= HEIGHT, "{used}");
            if longest < TimeDelta::MAX {
                assert_eq!(found, expected, "{used} of {longest}");
            }
        }
    }
}
