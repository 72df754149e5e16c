//! What a tournament is played by: format, games, dates, who may enter. Frozen with the start.

use std::ops::RangeInclusive;

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::{
    entry::EntryConditions,
    ladder::MAX_LADDER_PLAYERS,
    pairing::{
        knockout::{DrawnMatchRule, KnockoutTerms},
        match_games::{MAX_GAMES, MatchGameKind, MatchSchedule, MatchTerms},
        numbering::Numbering,
        round_robin::{Cycles, MAX_PLAYERS, MIN_PLAYERS, RoundPace},
        sections::section_count,
    },
    stage_terms::StagePlan,
    standings::{ScoringSystem, TieBreak, TieBreakList, TournamentSystem},
    starting_position::StartingPosition,
    stored_text,
    swiss_terms::{MAX_SWISS_PLAYERS, ROUND_DAYS, SWISS_ROUNDS, SwissPace},
    terms_fault::TermsFault,
    visibility::Visibility,
};
use crate::{
    chess::Variant,
    game::{Assistance, DrawOffers, DrawRule, Terms, TimeoutRule, clock::TimeControl},
};

/// Characters of a name and of a description.
pub const MAX_NAME: usize = 80;
pub const MAX_DESCRIPTION: usize = 4000;
/// The most players of one tournament.
pub const MAX_ENTRANTS: usize = 20_000;
/// The most players of a knockout: a tree that a page can show.
pub const MAX_SEEDS: usize = 1024;
/// How long a game can last in a tournament that limits it, in days.
pub const GAME_DAYS: RangeInclusive<u32> = 30..=1825;

/// What a tournament is played by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentTerms {
    pub name: String,
    pub description: String,
    pub format: Format,
    /// How pairing numbers, sections and seeds are given.
    #[serde(with = "stored_text")]
    pub numbering: Numbering,
    pub games: GameTerms,
    pub entry: EntryConditions,
    /// When entries open; `None`: at once.
    pub entries_open_at: Option<DateTime<Utc>>,
    pub start: StartRule,
    /// When play ends, and games in progress are adjudicated; `None`: each game goes on to its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends_at: Option<DateTime<Utc>>,
    /// How long a game can last, in days: it is adjudicated then. `None`: to its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_game_days: Option<u32>,
    /// How many may play; who enters later is on the waiting list. `None`: everybody.
    pub capacity: Option<u32>,
    #[serde(with = "stored_text")]
    pub tie_breaks: TieBreakList,
    #[serde(with = "stored_text")]
    pub scoring: ScoringSystem,
    #[serde(with = "stored_text")]
    pub visibility: Visibility,
    /// A standing offer: when it is full and starts, the next one opens.
    pub repeats: bool,
    /// Who loses two games on time, in different weeks, is out.
    pub out_after_two_timeouts: bool,
}

/// How opponents are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    RoundRobin {
        /// How many players a section has at most.
        section_size: u8,
        #[serde(with = "stored_text")]
        cycles: Cycles,
        #[serde(with = "stored_text")]
        pace: RoundPace,
    },
    /// A series between two players.
    Match {
        games: u8,
        #[serde(with = "stored_text")]
        schedule: MatchSchedule,
        ends_early: bool,
    },
    Knockout {
        games: u8,
        #[serde(with = "stored_text")]
        schedule: MatchSchedule,
        ends_early: bool,
        #[serde(with = "stored_text")]
        drawn_match_rule: DrawnMatchRule,
    },
    /// Groups, from which the best go on to the groups of the next stage, until one is left: the final.
    Stages {
        #[serde(with = "stored_text")]
        plan: StagePlan,
        #[serde(with = "stored_text")]
        cycles: Cycles,
        #[serde(with = "stored_text")]
        pace: RoundPace,
    },
    /// Everybody plays in each round, against somebody with about as many points.
    Swiss {
        rounds: u8,
        #[serde(with = "stored_text")]
        pace: SwissPace,
    },
    /// Always open: players challenge each other, and stand on steps.
    Ladder,
}

/// When a tournament starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartRule {
    OnDate(DateTime<Utc>),
    /// As soon as it is full.
    WhenFull,
    /// With the announcement: a ladder.
    AtOnce,
}

/// The terms of its games, as far as a tournament leaves a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameTerms {
    /// Which chess is played.
    #[serde(with = "stored_text", default = "standard", skip_serializing_if = "is_standard")]
    pub variant: Variant,
    #[serde(default, skip_serializing_if = "StartingPosition::is_of_variant")]
    pub position: StartingPosition,
    #[serde(with = "stored_text")]
    pub control: TimeControl,
    /// Whether a vacation stops the clock.
    pub vacation: bool,
    #[serde(with = "stored_text")]
    pub draw_rule: DrawRule,
    pub conditional: bool,
    pub rated: bool,
    /// What players may use while they play.
    #[serde(with = "stored_text")]
    pub assistance: Assistance,
}

fn standard() -> Variant {
    Variant::Standard
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
fn is_standard(variant: &Variant) -> bool {
    *variant == Variant::Standard
}

/// What White has more in a decider: for each move, or once where time is kept.
const DECIDER_EXTRA_TIME: TimeDelta = TimeDelta::days(2);

impl TournamentTerms {
    /// Returns what is usual: everybody may enter, a lot gives the numbers, in a Swiss tournament the
    /// rating, everything is visible. It starts when it is full, a ladder at once.
    pub fn standard(name: &str, format: Format, control: TimeControl) -> TournamentTerms {
        TournamentTerms {
            name: name.to_owned(),
            description: String::new(),
            format,
            numbering: match format {
                // C.04.2 2.2.
                Format::Swiss { .. } => Numbering::ByRating,
                _ => Numbering::ByLot,
            },
            games: GameTerms::standard(control),
            entry: EntryConditions::default(),
            entries_open_at: None,
            start: match format {
                Format::Ladder => StartRule::AtOnce,
                _ => StartRule::WhenFull,
            },
            ends_at: None,
            max_game_days: None,
            capacity: None,
            tie_breaks: TieBreakList::default_for(format.system()),
            scoring: ScoringSystem::STANDARD,
            visibility: Visibility::Everything,
            repeats: false,
            out_after_two_timeouts: false,
        }
    }
}

impl GameTerms {
    /// Takes of the terms of a game what a tournament leaves a choice in.
    pub fn of(variant: Variant, position: StartingPosition, terms: &Terms) -> GameTerms {
        GameTerms {
            variant,
            position,
            control: terms.control,
            vacation: terms.vacation,
            draw_rule: terms.draw_rule,
            conditional: terms.conditional,
            rated: terms.rated,
            assistance: terms.assistance,
        }
    }

    /// Returns what is usual: rated, with vacation and conditional moves.
    pub fn standard(control: TimeControl) -> GameTerms {
        GameTerms {
            variant: Variant::Standard,
            position: StartingPosition::OfVariant,
            control,
            vacation: true,
            draw_rule: DrawRule::default(),
            conditional: true,
            rated: true,
            assistance: Assistance::default(),
        }
    }

    /// Returns whether one side may have the better position: then each pair plays two games, with colors
    /// reversed.
    pub fn is_uneven(&self) -> bool {
        matches!(self.position, StartingPosition::Fen(_)) || self.variant == Variant::Horde
    }

    /// Returns the terms of a game: it cannot be aborted, nothing is taken back, nobody gives time,
    /// and the server ends it. In a decider White has to win.
    pub fn terms(&self, kind: MatchGameKind) -> Terms {
        let is_decider = kind == MatchGameKind::Decider;
        Terms {
            control: self.control,
            timeout_rule: TimeoutRule::Server,
            vacation: self.vacation,
            draw_rule: self.draw_rule,
            conditional: self.conditional,
            takebacks: false,
            rated: self.rated && !is_decider,
            assistance: self.assistance,
            abort: false,
            time_grants: false,
            draw_offers: if is_decider { DrawOffers::BlackOnly } else { DrawOffers::Both },
            white_extra_time: if is_decider { DECIDER_EXTRA_TIME } else { TimeDelta::zero() },
        }
    }
}

impl Format {
    /// Returns the word for it in lists and addresses.
    pub const fn as_str(self) -> &'static str {
        match self {
            Format::RoundRobin { .. } => "round_robin",
            Format::Match { .. } => "match",
            Format::Knockout { .. } => "knockout",
            Format::Stages { .. } => "stages",
            Format::Swiss { .. } => "swiss",
            Format::Ladder => "ladder",
        }
    }

    /// Returns whether each two who meet play as many games with White as with Black.
    pub fn has_two_games_of_a_pair(self) -> bool {
        match self {
            Format::RoundRobin { cycles, .. } | Format::Stages { cycles, .. } => {
                cycles == Cycles::Double
            }
            Format::Match { games, .. } | Format::Knockout { games, .. } => games.is_multiple_of(2),
            Format::Swiss { .. } | Format::Ladder => false,
        }
    }

    /// Returns which system the standings count by.
    pub fn system(self) -> TournamentSystem {
        match self {
            Format::RoundRobin { .. }
            | Format::Match { .. }
            | Format::Knockout { .. }
            | Format::Stages { .. }
            | Format::Ladder => TournamentSystem::RoundRobin,
            Format::Swiss { .. } => TournamentSystem::Swiss,
        }
    }

    /// Returns whether its sections have a table: each against each, or by rounds.
    pub fn has_table(self) -> bool {
        match self {
            Format::RoundRobin { .. } | Format::Stages { .. } | Format::Swiss { .. } => true,
            Format::Match { .. } | Format::Knockout { .. } | Format::Ladder => false,
        }
    }

    /// Returns how few players it can be played by.
    pub fn min_players(self) -> usize {
        match self {
            Format::RoundRobin { .. } | Format::Stages { .. } | Format::Swiss { .. } => MIN_PLAYERS,
            Format::Match { .. } | Format::Knockout { .. } | Format::Ladder => 2,
        }
    }

    /// Returns how many players it can have.
    pub fn max_players(self) -> usize {
        match self {
            Format::RoundRobin { .. } | Format::Stages { .. } => MAX_ENTRANTS,
            Format::Match { .. } => 2,
            Format::Knockout { .. } => MAX_SEEDS,
            Format::Swiss { .. } => MAX_SWISS_PLAYERS,
            Format::Ladder => MAX_LADDER_PLAYERS,
        }
    }

    /// Returns the terms of a series, if it is one.
    pub fn series(self) -> Option<MatchTerms> {
        match self {
            Format::Match { games, schedule, ends_early } => {
                MatchTerms::series(games, schedule, ends_early)
            }
            Format::RoundRobin { .. }
            | Format::Knockout { .. }
            | Format::Stages { .. }
            | Format::Swiss { .. }
            | Format::Ladder => None,
        }
    }

    /// Returns the terms of the matches of a knockout, if it is one.
    pub fn knockout(self) -> Option<KnockoutTerms> {
        match self {
            Format::Knockout { games, schedule, ends_early, drawn_match_rule } => {
                KnockoutTerms::new(games, schedule, ends_early, drawn_match_rule)
            }
            Format::RoundRobin { .. }
            | Format::Match { .. }
            | Format::Stages { .. }
            | Format::Swiss { .. }
            | Format::Ladder => None,
        }
    }

    fn fault(self) -> Option<TermsFault> {
        match self {
            Format::RoundRobin { section_size, .. } => {
                let is_possible = (MIN_PLAYERS..=MAX_PLAYERS).contains(&usize::from(section_size));
                (!is_possible).then_some(TermsFault::SectionSize)
            }
            Format::Match { .. } => self.series().is_none().then_some(TermsFault::GameCount),
            Format::Knockout { .. } => self.knockout().is_none().then_some(TermsFault::GameCount),
            Format::Stages { plan, .. } => (!plan.is_possible()).then_some(TermsFault::Stages),
            Format::Swiss { rounds, .. } if !SWISS_ROUNDS.contains(&rounds) => {
                Some(TermsFault::RoundCount)
            }
            Format::Swiss { pace: SwissPace::EveryDays(days), .. } => {
                (!ROUND_DAYS.contains(&days)).then_some(TermsFault::RoundDays)
            }
            Format::Swiss { .. } | Format::Ladder => None,
        }
    }

    /// Returns how many games one player has at most, on a ladder at a time. `players`: how many there
    /// are. Extra games of drawn matches are not counted.
    pub fn games_of_a_player(self, players: usize) -> usize {
        match self {
            Format::RoundRobin { section_size, cycles, .. } => {
                opponents(players, usize::from(section_size)) * cycles.games_of_a_pair()
            }
            Format::Stages { plan, cycles, .. } => {
                let opponents: usize = opponents_by_stage(plan, players).sum();
                opponents * cycles.games_of_a_pair()
            }
            Format::Match { games, .. } => usize::from(games.min(MAX_GAMES)),
            Format::Knockout { games, .. } => {
                let rounds = players.max(2).next_power_of_two().ilog2();
                usize::from(games) * usize::try_from(rounds).unwrap_or(0)
            }
            Format::Swiss { rounds, .. } => usize::from(rounds).min(players.saturating_sub(1)),
            // One as challenger and one as challenged.
            Format::Ladder => 2,
        }
    }
}

/// Returns how many opponents a player has at most in sections of a size.
fn opponents(players: usize, size: usize) -> usize {
    let sections = section_count(players, size).unwrap_or(1);
    players.div_ceil(sections).saturating_sub(1)
}

/// Returns how many opponents a player has at most in each stage.
pub(super) fn opponents_by_stage(plan: StagePlan, players: usize) -> impl Iterator<Item = usize> {
    let by_stage = plan.players_by_stage(players).into_iter();
    (1..).zip(by_stage).map(move |(number, players)| {
        opponents(players, usize::from(plan.stage(number).group_size))
    })
}

impl TournamentTerms {
    /// Returns what keeps a tournament from being played by these terms; `None` if nothing does.
    pub fn fault(&self, now: DateTime<Utc>) -> Option<TermsFault> {
        self.faults(now).next()
    }

    /// Returns all that keeps a tournament from being played by these terms, for a form that says
    /// at each field what is wrong with it.
    pub fn faults(&self, now: DateTime<Utc>) -> impl Iterator<Item = TermsFault> {
        let length = |text: &str| text.chars().count();
        let is_named = !self.name.trim().is_empty() && length(&self.name) <= MAX_NAME;
        let is_short = length(&self.description) <= MAX_DESCRIPTION;
        let repeats = self.repeats && self.start != StartRule::WhenFull;
        let faults = [
            (!is_named).then_some(TermsFault::Name),
            (!is_short).then_some(TermsFault::Description),
            self.format.fault(),
            self.capacity_fault(),
            repeats.then_some(TermsFault::RepeatsOnlyWhenFull),
            self.sections_fault(),
            self.ladder_fault(),
            self.rounds_fault(),
            self.date_fault(now),
            self.end_fault(now),
            self.max_game_days
                .filter(|days| !GAME_DAYS.contains(days))
                .map(|_| TermsFault::GameDays),
            self.games_fault(),
            self.entry.fault(),
        ];
        faults.into_iter().flatten()
    }

    fn capacity_fault(&self) -> Option<TermsFault> {
        let range = self.format.min_players()..=self.format.max_players();
        let players = self.capacity.map(|players| usize::try_from(players).unwrap_or(usize::MAX));
        match (players, self.start) {
            (Some(players), _) if !range.contains(&players) => Some(TermsFault::Capacity),
            (None, StartRule::WhenFull) => Some(TermsFault::FullNeedsCapacity),
            _ => None,
        }
    }

    /// Nobody plays in two tournaments of a standing offer at once: it has one section, so that
    /// nobody waits for another one.
    fn sections_fault(&self) -> Option<TermsFault> {
        match (self.format, self.capacity) {
            (Format::RoundRobin { section_size, .. }, Some(capacity))
                if self.repeats && capacity > u32::from(section_size) =>
            {
                Some(TermsFault::RepeatsOneSection)
            }
            (Format::Stages { .. }, _) if self.repeats => Some(TermsFault::RepeatsStages),
            _ => None,
        }
    }

    fn ladder_fault(&self) -> Option<TermsFault> {
        let is_ladder = self.format == Format::Ladder;
        if is_ladder != (self.start == StartRule::AtOnce) {
            return Some(TermsFault::StartOfLadder);
        }
        let is_hidden = self.visibility == Visibility::WhenAllFinished;
        match is_ladder {
            true if self.ends_at.is_some() => Some(TermsFault::EndOfLadder),
            true if is_hidden => Some(TermsFault::HiddenLadder),
            true if self.games.position == StartingPosition::Chess960ByLot => {
                Some(TermsFault::LotOfLadder)
            }
            _ => None,
        }
    }

    /// With more rounds than opponents the last ones could not be paired. How many enter is unknown
    /// without a number of places.
    fn rounds_fault(&self) -> Option<TermsFault> {
        match (self.format, self.capacity) {
            (Format::Swiss { rounds, .. }, Some(capacity)) if capacity <= u32::from(rounds) => {
                Some(TermsFault::MoreRoundsThanOpponents)
            }
            _ => None,
        }
    }

    fn date_fault(&self, now: DateTime<Utc>) -> Option<TermsFault> {
        match self.start {
            StartRule::OnDate(date) if date <= now => Some(TermsFault::StartInThePast),
            StartRule::OnDate(_) | StartRule::WhenFull | StartRule::AtOnce => None,
        }
    }

    fn end_fault(&self, now: DateTime<Utc>) -> Option<TermsFault> {
        let ends_at = self.ends_at?;
        let earliest = match self.start {
            StartRule::OnDate(date) => date.max(now),
            StartRule::WhenFull | StartRule::AtOnce => now,
        };
        if ends_at <= earliest {
            return Some(TermsFault::EndBeforeStart);
        }
        // Each of a standing offer would have less time than the one before.
        self.repeats.then_some(TermsFault::EndOfStandingOffer)
    }

    fn games_fault(&self) -> Option<TermsFault> {
        if self.games.control == TimeControl::Unlimited {
            return Some(TermsFault::Unlimited);
        }
        let Some(start) = self.games.position.example(self.games.variant) else {
            return Some(TermsFault::StartingPosition);
        };
        if !self.games.terms(MatchGameKind::Regular).fit(&start) {
            return Some(TermsFault::CannotBeRated);
        }
        if self.games.is_uneven() && !self.format.has_two_games_of_a_pair() {
            return Some(TermsFault::UnevenPosition);
        }
        let system = self.format.system();
        let is_offered = |it: &TieBreak| it.is_offered_in(system);
        (!self.tie_breaks.as_slice().iter().all(is_offered)).then_some(TermsFault::TieBreaks)
    }

    /// Returns how many may play.
    pub fn places(&self) -> usize {
        let most = self.format.max_players();
        self.capacity
            .and_then(|places| usize::try_from(places).ok())
            .map_or(most, |it| it.min(most))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Start;

    #[test]
    fn a_decider_has_its_own_terms() {
        let games = GameTerms::standard(TimeControl::PerMove { time: TimeDelta::days(3) });
        for (kind, is_rated, may_white_offer) in [
            (MatchGameKind::Regular, true, true),
            (MatchGameKind::Extra, true, true),
            (MatchGameKind::Decider, false, false),
        ] {
            let terms = games.terms(kind);
            assert_eq!(terms.rated, is_rated, "{kind:?}");
            let offers = if may_white_offer { DrawOffers::Both } else { DrawOffers::BlackOnly };
            assert_eq!(terms.draw_offers, offers, "{kind:?}");
            assert_eq!(terms.white_extra_time > TimeDelta::zero(), !is_rated);
            assert!(!terms.abort && !terms.time_grants && !terms.takebacks);
            assert!(terms.fit(&Start::standard()));
        }
    }
}
