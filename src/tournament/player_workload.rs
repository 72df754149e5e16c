//! The workload of a player: how many games they have, and how many moves a day these take.

use std::collections::HashSet;

use super::{
    next_games::round_robin_games,
    pairing::{
        round_pairings::PairingNumber,
        round_robin::{Cycles, MAX_PLAYERS, MIN_PLAYERS, RoundPace},
    },
    started_game::PairingId,
    state::{Phase, Tournament},
    swiss_terms::SwissPace,
    terms::{Format, StartRule, TournamentTerms, opponents_by_stage},
};
use crate::game::clock::TimeControl;

/// Of a game, for a time that is kept from move to move.
const MOVES_OF_A_GAME: i64 = 40;
/// Who enters a knockout, if few have entered and it has no limit.
const EXPECTED_SEEDS: usize = 32;
const SECONDS_A_DAY: i64 = 86_400;

/// What a player takes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerWorkload {
    /// At most, without extra games of drawn matches.
    pub games: usize,
    /// How many of them at the same time.
    pub at_once: usize,
    /// How fast a player has to move whose opponents all answer at once; `None` without a time limit.
    pub pace: Option<MovePace>,
}

/// How many moves a day, or how many days a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovePace {
    MovesPerDay(i64),
    /// 2 or more.
    DaysPerMove(i64),
}

impl PlayerWorkload {
    /// Returns what a player takes on. `entered`: how many have, of whom so many can play.
    pub fn of(terms: &TournamentTerms, entered: usize) -> PlayerWorkload {
        let games = most_games(terms, entered);
        let at_once = match terms.format {
            Format::RoundRobin { pace: RoundPace::AllAtOnce, .. } => games,
            // The last games of a stage go on when the next one begins: of so many it is as a rule.
            Format::Stages { plan, cycles, pace: RoundPace::AllAtOnce } => {
                let players = terms.places().min(entered.max(EXPECTED_SEEDS));
                let most = opponents_by_stage(plan, players).max().unwrap_or(0);
                games.min(most * cycles.games_of_a_pair())
            }
            Format::RoundRobin { pace: RoundPace::RoundByRound, .. }
            | Format::Stages { pace: RoundPace::RoundByRound, .. }
            | Format::Swiss { pace: SwissPace::WhenRoundEnds, .. } => games.min(1),
            Format::Swiss { pace: SwissPace::EveryDays(days), .. } => {
                games.min(overlapping_rounds(terms.max_game_days, days))
            }
            Format::Match { schedule, .. } | Format::Knockout { schedule, .. } => {
                games.min(schedule.games_at_a_time())
            }
            Format::Ladder => games,
        };
        let pace = seconds_a_move(terms.games.control).map(|seconds| pace(at_once, seconds));
        PlayerWorkload { games, at_once, pace }
    }
}

impl Tournament {
    /// Returns how many games at once a player can still have in it while it runs; 0 if no more begin for them.
    pub fn games_to_come_at_once(&self, account: i64) -> usize {
        let is_running = self.phase == Phase::Running && self.play_ended_at.is_none();
        let seat = self.seat_of(account).filter(|(section, number)| {
            is_running && self.seat(*section, *number).is_some_and(|it| it.withdrawal.is_none())
        });
        match seat.is_some_and(|seat| self.has_games_to_come(account, seat)) {
            true => PlayerWorkload::of(&self.terms, self.player_count()).at_once,
            false => 0,
        }
    }

    /// Returns whether more games can begin for somebody who has not withdrawn.
    fn has_games_to_come(&self, account: i64, (section, number): (u16, PairingNumber)) -> bool {
        match self.terms.format {
            Format::RoundRobin { cycles, .. } => self.has_round_to_come(section, number, cycles),
            Format::Stages { cycles, .. } => {
                self.has_round_to_come(section, number, cycles)
                    || self.can_reach_next_stage(account, section)
            }
            Format::Match { games, .. } => self.games.len() < usize::from(games),
            Format::Knockout { .. } => self.is_in_bracket(number),
            Format::Swiss { .. } => self.next_round().is_some(),
            Format::Ladder => self.is_open_ladder(),
        }
    }

    /// Returns whether a game of a round robin has not begun, against somebody who is there.
    fn has_round_to_come(&self, section: u16, number: PairingNumber, cycles: Cycles) -> bool {
        let Some(found) = self.section(section) else { return false };
        let begun: HashSet<PairingId> =
            self.games_of_seat(section, number).map(|game| game.paired.pairing).collect();
        round_robin_games(section, found, cycles).any(|game| {
            [game.white, game.black].contains(&number)
                && found.is_present(game.white)
                && found.is_present(game.black)
                && !begun.contains(&game.pairing)
        })
    }

    /// Returns whether somebody can still have a place in the stage that follows.
    fn can_reach_next_stage(&self, account: i64, section: u16) -> bool {
        let Some((number, stage)) = self.current_stage().filter(|_| self.has_stage_to_come())
        else {
            return false;
        };
        let is_open = stage.qualified.is_empty();
        self.stage_of(section) == number && (is_open || self.qualified_player(account).is_some())
    }
}

/// Returns how many games a player has at most, however many will enter; in a knockout without a limit
/// as if [`EXPECTED_SEEDS`] entered, or as many as have.
fn most_games(terms: &TournamentTerms, entered: usize) -> usize {
    let (format, places) = (terms.format, terms.places());
    if terms.start == StartRule::WhenFull {
        return format.games_of_a_player(places);
    }
    match format {
        // The largest section comes of one of these numbers: more players make no larger ones.
        Format::RoundRobin { .. } => {
            let players = (entered.max(MIN_PLAYERS)..=places).take(2 * MAX_PLAYERS);
            players.map(|players| format.games_of_a_player(players)).max().unwrap_or(0)
        }
        Format::Match { .. }
        | Format::Knockout { .. }
        | Format::Stages { .. }
        | Format::Swiss { .. }
        | Format::Ladder => format.games_of_a_player(places.min(entered.max(EXPECTED_SEEDS))),
    }
}

/// Returns of how many rounds games can be in progress at once, if a round is paired every so many days.
fn overlapping_rounds(longest: Option<u32>, days: u16) -> usize {
    let rounds = longest.map(|longest| longest.div_ceil(u32::from(days.max(1))));
    rounds.and_then(|rounds| usize::try_from(rounds).ok()).unwrap_or(usize::MAX)
}

/// Returns how long a move may take on average; `None` without a limit.
fn seconds_a_move(control: TimeControl) -> Option<i64> {
    match control {
        TimeControl::PerMove { time } => Some(time.num_seconds()),
        TimeControl::Fischer { initial, increment, .. } => {
            Some(increment.num_seconds() + initial.num_seconds() / MOVES_OF_A_GAME)
        }
        TimeControl::Period { moves, days, .. } => {
            Some(i64::from(days) * SECONDS_A_DAY / i64::from(moves.max(1)))
        }
        TimeControl::Unlimited => None,
    }
}

/// Returns the pace, rounded: from two moves in three days on, moves a day.
fn pace(at_once: usize, seconds: i64) -> MovePace {
    let moves = i64::try_from(at_once).unwrap_or(i64::MAX).max(1).saturating_mul(SECONDS_A_DAY);
    let seconds = seconds.max(1);
    match moves.saturating_mul(3) < seconds * 2 {
        true => MovePace::DaysPerMove(rounded(seconds, moves)),
        false => MovePace::MovesPerDay(rounded(moves, seconds)),
    }
}

/// Divides and rounds to the nearest number.
fn rounded(number: i64, by: i64) -> i64 {
    number.saturating_add(by / 2) / by
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, TimeDelta};

    use super::*;
    use crate::tournament::pairing::{
        knockout::DrawnMatchRule, match_games::MatchSchedule, round_robin::Cycles,
    };

    fn days(days: i64) -> TimeControl {
        TimeControl::PerMove { time: TimeDelta::days(days) }
    }

    fn round_robin(section_size: u8) -> Format {
        Format::RoundRobin { section_size, cycles: Cycles::Single, pace: RoundPace::AllAtOnce }
    }

    fn terms(format: Format, capacity: Option<u32>, on_date: bool) -> TournamentTerms {
        let standard = TournamentTerms::standard("Cup", format, days(3));
        let start = match on_date {
            true => StartRule::OnDate(DateTime::UNIX_EPOCH),
            false => StartRule::WhenFull,
        };
        TournamentTerms { capacity, start, ..standard }
    }

    #[test]
    fn nobody_has_more_games_than_were_told() {
        for (size, capacity, on_date, entered, games) in [
            (7, Some(7), false, 0, 6),
            // Two sections of 4.
            (7, Some(8), false, 0, 3),
            // One of 5: another would have two players.
            (4, Some(5), false, 0, 4),
            (4, Some(6), false, 0, 2),
            (4, None, true, 5, 4),
            (4, None, true, 6, 3),
            (3, None, true, 0, 4),
            (3, None, true, 6, 3),
            (3, Some(6), true, 6, 2),
            // Of 23, 24, … 28 players some are in sections of 7.
            (7, None, true, 23, 6),
            (7, Some(24), true, 23, 5),
            (24, None, true, 9000, 23),
            (24, Some(10), true, 3, 9),
        ] {
            let terms = terms(round_robin(size), capacity, on_date);
            let load = PlayerWorkload::of(&terms, entered);
            let said = format!("{entered} of {capacity:?} in sections of {size}");
            assert_eq!((load.games, load.at_once), (games, games), "{said}");
        }
    }

    #[test]
    fn rounds_and_matches_are_played_one_after_the_other() {
        let pace = RoundPace::RoundByRound;
        let format = Format::RoundRobin { section_size: 7, cycles: Cycles::Double, pace };
        let load = PlayerWorkload::of(&terms(format, Some(7), false), 0);
        assert_eq!((load.games, load.at_once), (12, 1));
        assert_eq!(load.pace, Some(MovePace::DaysPerMove(3)));
        let (schedule, ends_early) = (MatchSchedule::TwoAtATime, true);
        let drawn_match_rule = DrawnMatchRule::Decider;
        let format = Format::Knockout { games: 2, schedule, ends_early, drawn_match_rule };
        for (capacity, on_date, entered, games) in [
            (Some(16), false, 0, 8),
            (None, true, 0, 10),
            (None, true, 100, 14),
            (Some(4), true, 2, 4),
        ] {
            let load = PlayerWorkload::of(&terms(format, capacity, on_date), entered);
            assert_eq!((load.games, load.at_once), (games, 2), "{entered} of {capacity:?}");
        }
        let format = Format::Match { games: 4, schedule, ends_early };
        let load = PlayerWorkload::of(&terms(format, Some(2), false), 0);
        assert_eq!((load.games, load.at_once), (4, 2));
    }

    #[test]
    fn the_pace_follows_from_the_games_and_the_time_control() {
        let day = TimeDelta::days(1);
        let fischer = |initial: i32, increment: i32| TimeControl::Fischer {
            initial: day * initial,
            increment: day * increment,
            cap: None,
            limit: None,
        };
        for (control, at_once, wanted) in [
            (days(7), 14, MovePace::MovesPerDay(2)),
            (days(3), 6, MovePace::MovesPerDay(2)),
            (days(3), 2, MovePace::MovesPerDay(1)),
            (days(3), 1, MovePace::DaysPerMove(3)),
            (days(7), 4, MovePace::DaysPerMove(2)),
            (fischer(40, 1), 6, MovePace::MovesPerDay(3)),
            (fischer(20, 0), 1, MovePace::MovesPerDay(2)),
            // 10 moves in 50 days.
            (
                TimeControl::Period { moves: 10, days: 50, silence: 40 },
                14,
                MovePace::MovesPerDay(3),
            ),
        ] {
            let found = seconds_a_move(control).map(|seconds| pace(at_once, seconds));
            assert_eq!(found, Some(wanted), "{at_once} games, {control:?}");
        }
        assert_eq!(seconds_a_move(TimeControl::Unlimited), None);
    }
}
