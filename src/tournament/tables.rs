//! The tables of a tournament: a crosstable for each section, from the pairings and the results.

use std::collections::{HashMap, HashSet};

use super::{
    next_games::round_robin_games,
    pairing::{knockout::KnockoutMatch, round_pairings::PairingNumber},
    standings::{Bye, Crosstable, CrosstableGame, CrosstablePlayer, Standings},
    started_game::{PairedGame, PairingId, Progress, StartedGame},
    state::{Phase, Tournament, TournamentSection},
    terms::Format,
};
use crate::{chess::Color, game::GameResult};

impl Tournament {
    /// Returns the crosstable of a section; `None` for a section that is not there, and for a ladder.
    ///
    /// A round robin has all of its games from the start, whether they have begun or not: half of
    /// them is what C.05 6.6 asks for.
    pub fn crosstable(&self, section: u16, progress: &Progress) -> Option<Crosstable> {
        let found = self.section(section).filter(|_| !self.is_ladder())?;
        let players = (1..)
            .zip(&found.seats)
            .map(|(number, seat)| CrosstablePlayer {
                number,
                rating: seat.rating,
                withdrawal: seat.withdrawal.map(|it| it.counted),
            })
            .collect();
        let entry = |paired: PairedGame, result, is_forfeit| CrosstableGame {
            round: paired.pairing.round,
            // A number 0 stands in forged logs alone.
            white: paired.white.saturating_sub(1),
            black: paired.black.saturating_sub(1),
            result,
            is_forfeit,
        };
        let started_entry = |game: &StartedGame| {
            let known = progress.get(&game.id).copied().unwrap_or_default();
            // A draw is decided, by adjudication: nobody has lost it without a game.
            let is_decisive = known.result.is_some_and(|result| result != GameResult::Draw);
            let is_forfeit = is_decisive && !known.both_moved();
            entry(game.paired, known.result, is_forfeit)
        };
        let started = || -> HashMap<PairingId, &StartedGame> {
            self.games_of(section).map(|game| (game.paired.pairing, game)).collect()
        };
        // The games of a Swiss round begin together, but the end of play can come before that.
        let begins_no_more = self.swiss_terms().is_some()
            && (self.play_ended_at.is_some() || self.phase == Phase::Cancelled);
        let entries = |all: &mut dyn Iterator<Item = PairedGame>| -> Vec<CrosstableGame> {
            let started = started();
            all.map(|paired| match started.get(&paired.pairing) {
                Some(game) => started_entry(game),
                // What has not begun begins no more when somebody leaves (C.05 6.6).
                None => {
                    let result = forfeited(found, paired);
                    match (result, begins_no_more) {
                        (None, true) => entry(paired, Some(GameResult::None), false),
                        _ => entry(paired, result, result.is_some()),
                    }
                }
            })
            .collect()
        };
        let games: Vec<CrosstableGame> = match self.terms.format {
            Format::RoundRobin { cycles, .. } | Format::Stages { cycles, .. } => {
                entries(&mut round_robin_games(section, found, cycles))
            }
            Format::Swiss { .. } => entries(&mut self.swiss_games()),
            Format::Match { .. } | Format::Knockout { .. } | Format::Ladder => {
                self.games_of(section).map(started_entry).collect()
            }
        };
        let rounds = match self.terms.format {
            Format::Swiss { .. } => self.swiss_round_count(),
            _ => games.iter().map(|game| game.round).max().unwrap_or(0),
        };
        let byes = self.rounds.iter().flat_map(|paired| {
            let round = paired.round;
            let player = |number: PairingNumber| {
                number.checked_sub(1).filter(|player| *player < found.seats.len())
            };
            paired.byes().filter_map(move |(number, kind)| {
                Some(Bye { round, player: player(number)?, kind })
            })
        });
        Some(Crosstable {
            system: self.terms.format.system(),
            values: self.terms.scoring,
            rounds,
            players,
            games,
            byes: byes.collect(),
        })
    }

    /// Returns the crosstable of a section as it can still end: when play has ended, what has not
    /// begun never will. It counts for nobody, like a game that was annulled.
    pub fn crosstable_as_it_can_end(
        &self,
        section: u16,
        progress: &Progress,
    ) -> Option<Crosstable> {
        let mut table = self.crosstable(section, progress)?;
        if self.play_ended_at.is_none() {
            return Some(table);
        }
        let started = self.games_of(section).map(|game| game.paired);
        let started: HashSet<(u16, usize, usize)> =
            started.map(|it| (it.pairing.round, it.white - 1, it.black - 1)).collect();
        for game in table.games.iter_mut().filter(|game| game.result.is_none()) {
            if !started.contains(&(game.round, game.white, game.black)) {
                game.result = Some(GameResult::None);
            }
        }
        Some(table)
    }

    /// Returns the standings of a section.
    pub fn standings(&self, section: u16, progress: &Progress) -> Option<Standings> {
        let table = self.crosstable(section, progress)?;
        Some(Standings::new(&table, &self.terms.tie_breaks))
    }

    /// Returns the table of a section of a round robin, or of a Swiss tournament, in which something can
    /// still change; `None` otherwise.
    pub fn open_table(&self, section: u16, progress: &Progress) -> Option<Crosstable> {
        if !self.terms.format.has_table() || self.phase != Phase::Running {
            return None;
        }
        let table = self.crosstable_as_it_can_end(section, progress)?;
        let is_open =
            self.next_round().is_some() || table.games.iter().any(|game| game.result.is_none());
        is_open.then_some(table)
    }

    /// Returns whether a match of a knockout without a winner can still have one. When play has ended no
    /// game begins: only one that is adjudicated can decide it.
    pub fn can_be_decided(&self, one: &KnockoutMatch, progress: &Progress) -> bool {
        let is_open = |game: &StartedGame| game.result(progress).is_none();
        match self.phase {
            Phase::Announced => true,
            Phase::Running => self.play_ended_at.is_none() || self.games_of_match(one).any(is_open),
            Phase::Finished | Phase::Final | Phase::Cancelled => false,
        }
    }
}

/// Returns the result of a game that has not begun; `None` if it can begin.
fn forfeited(section: &TournamentSection, paired: PairedGame) -> Option<GameResult> {
    match (section.is_present(paired.white), section.is_present(paired.black)) {
        (true, true) => None,
        (true, false) => Some(GameResult::Win(Color::White)),
        (false, true) => Some(GameResult::Win(Color::Black)),
        (false, false) => Some(GameResult::BothLose),
    }
}
