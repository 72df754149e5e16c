//! The tables of a tournament: a crosstable for each section, from the pairings and the results.

use super::{
    next_games::round_robin_games,
    standings::{Crosstable, CrosstableGame, CrosstablePlayer, Qualification, Standings},
    started_game::{PairedGame, Progress},
    state::Tournament,
    terms::Format,
};

impl Tournament {
    /// Returns the crosstable of a section; `None` for a section that is not there.
    ///
    /// A round robin has all of its games from the start, whether they have begun or not: half of
    /// them is what C.05 6.6 asks for.
    pub fn crosstable(&self, section: u16, progress: &Progress) -> Option<Crosstable> {
        let found = self.section(section)?;
        let players = (1..)
            .zip(&found.seats)
            .map(|(number, seat)| CrosstablePlayer {
                number,
                rating: seat.rating,
                withdrawal: seat.withdrawal.map(|it| it.counted),
            })
            .collect();
        let result_of = |paired: &PairedGame| {
            let started = self.games_of(section).find(|game| game.paired.pairing == paired.pairing);
            started.and_then(|game| progress.get(&game.id).copied())
        };
        let entry = |paired: PairedGame| {
            let known = result_of(&paired);
            CrosstableGame {
                round: paired.pairing.round,
                white: paired.white - 1,
                black: paired.black - 1,
                result: known.and_then(|game| game.result),
                is_forfeit: known.is_some_and(|game| game.result.is_some() && !game.both_moved()),
            }
        };
        let games: Vec<CrosstableGame> = match self.terms.format {
            Format::RoundRobin { cycles, .. } => {
                round_robin_games(section, found, cycles).map(entry).collect()
            }
            Format::Match { .. } | Format::Knockout { .. } => {
                self.games_of(section).map(|game| entry(game.paired)).collect()
            }
        };
        let rounds = games.iter().map(|game| game.round).max().unwrap_or(0);
        Some(Crosstable {
            system: self.terms.format.system(),
            values: self.terms.scoring,
            rounds,
            players,
            games,
            byes: Vec::new(),
        })
    }

    /// Returns the standings of a section.
    pub fn standings(&self, section: u16, progress: &Progress) -> Option<Standings> {
        let table = self.crosstable(section, progress)?;
        Some(Standings::new(&table, &self.terms.tie_breaks))
    }

    /// Returns who can still be among the first of a section. `places`: how many that are.
    pub fn qualification(
        &self,
        section: u16,
        progress: &Progress,
        places: usize,
    ) -> Option<Qualification> {
        let table = self.crosstable(section, progress)?;
        Some(Qualification::new(&table, &self.terms.tie_breaks, places))
    }
}
