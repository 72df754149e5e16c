//! Whole tournaments, played by a simulation that knows commands and the lines of the log only.

mod commands;
mod commuting;
mod director_powers;
mod editions;
mod end_dates;
mod entries;
mod events;
mod final_places;
mod forged_actors;
mod forgeries;
mod games_to_come;
mod knockouts;
mod ladder_years;
mod ladders;
mod large;
mod lots;
mod places;
mod reversals;
mod simulation;
mod stages;
mod starts;
mod substitutes;
mod swiss;
mod withdrawals;

use chrono::{DateTime, TimeDelta, Utc};
use simulation::{Dice, Simulation};

use super::{
    command::{DirectorCommand, EntrantCommand, ServiceCommand, TournamentCommand},
    entry::{EntrantFacts, EntryConditions, UnmetCondition},
    event::{
        Entrant, FateOfGames, LotPurpose, TournamentActor, TournamentEvent, TournamentEventKind,
        WithdrawalGround,
    },
    pairing::{
        knockout::DrawnMatchRule,
        match_games::{MatchGameKind, MatchSchedule},
        numbering::Numbering,
        round_robin::{Cycles, RoundPace},
    },
    standings::{ScoringSystem, TieBreakList, TournamentSystem},
    swiss_terms::SwissPace,
    terms::{Format, StartRule, TournamentTerms},
    verify::{Discrepancy, discrepancies},
    *,
};
use crate::{
    chess::Color,
    game::{GameResult, clock::TimeControl},
};

const WHITE: GameResult = GameResult::Win(Color::White);
const BLACK: GameResult = GameResult::Win(Color::Black);

/// Who runs the tournaments here.
const DIRECTOR: i64 = 90_000;
const DEPUTY: i64 = 90_001;

/// When they are announced.
fn noon() -> DateTime<Utc> {
    DateTime::from_timestamp_micros(1_763_640_000_000_000).unwrap()
}

/// When those start that start on a date.
fn start_day() -> DateTime<Utc> {
    noon() + TimeDelta::days(10)
}

fn terms(format: Format) -> TournamentTerms {
    let control = TimeControl::PerMove { time: TimeDelta::days(3) };
    TournamentTerms {
        start: StartRule::OnDate(start_day()),
        // Of round robins in other formats too.
        tie_breaks: TieBreakList::default_for(TournamentSystem::RoundRobin),
        ..TournamentTerms::standard("Winter", format, control)
    }
}

const fn round_robin(section_size: u8, cycles: Cycles, pace: RoundPace) -> Format {
    Format::RoundRobin { section_size, cycles, pace }
}

/// The usual one.
const SECTIONS_OF_7: Format = round_robin(7, Cycles::Single, RoundPace::AllAtOnce);

/// A knockout of matches of so many games, two at a time.
const fn knockout(games: u8, drawn_match_rule: DrawnMatchRule) -> Format {
    let schedule = MatchSchedule::TwoAtATime;
    Format::Knockout { games, schedule, ends_early: true, drawn_match_rule }
}

/// A Swiss tournament of so many rounds.
const fn swiss(rounds: u8, pace: SwissPace) -> Format {
    Format::Swiss { rounds, pace }
}

/// Stages of single round robins, all games of a stage at once.
fn stages(plan: &str) -> Format {
    let (cycles, pace) = (Cycles::Single, RoundPace::AllAtOnce);
    Format::Stages { plan: plan.parse().unwrap(), cycles, pace }
}

/// A ladder with players 1, 2, 3 …
fn ladder(players: i64) -> Simulation {
    let terms = TournamentTerms { start: StartRule::AtOnce, ..terms(Format::Ladder) };
    let mut simulation = Simulation::announced(terms);
    simulation.enter(1..=players);
    simulation
}

/// A match whose games follow one another.
const fn series(games: u8, ends_early: bool) -> Format {
    Format::Match { games, schedule: MatchSchedule::OneByOne, ends_early }
}

fn entered(player: i64) -> TournamentEventKind {
    TournamentEventKind::Entered { player, by_right: false }
}

/// A tournament of players 1, 2, 3 …, who are numbered as they entered.
fn started(format: Format, players: i64) -> Simulation {
    let terms = TournamentTerms { numbering: Numbering::AsEntered, ..terms(format) };
    Simulation::started(terms, players)
}
