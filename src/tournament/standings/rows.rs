//! The standings: a row for each player, with a place and the figures of all tie-breaks.

use super::{
    calculator::TieBreakCalculator,
    crosstable::Crosstable,
    direct_encounter::{DirectEncounter, DirectEncounterRow},
    explanation::Explanation,
    fraction::{Fraction, Points},
    ranking::Ranker,
    tie_break::{TieBreak, TieBreakList},
};

/// The standings of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// The tie-breaks that apply, in order.
    pub tie_breaks: Vec<TieBreak>,
    /// Those that were set but dropped, because somebody is unrated (C.07 10).
    pub dropped: Vec<TieBreak>,
    /// By place. Those whose results do not count (C.05 6.6) come last.
    pub rows: Vec<StandingsRow>,
    /// What the direct encounter was applied to, in the order in which it was.
    pub encounters: Vec<DirectEncounter>,
    /// The figures of all rows, one after the other.
    figures: Vec<Option<Fraction>>,
}

/// A row of the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandingsRow {
    pub player: usize,
    /// `None` if the results count in nobody's standing.
    pub place: Option<usize>,
    /// Whether others have the same place.
    pub is_shared: bool,
    pub points: Points,
}

impl Standings {
    pub fn new(table: &Crosstable, set: &TieBreakList) -> Standings {
        let mut ranker = Ranker::new(table, set.as_slice());
        let tie_breaks = ranker.tie_breaks().to_vec();
        let dropped = set.as_slice().iter().copied().filter(|it| !tie_breaks.contains(it));
        let mut standings = Standings {
            dropped: dropped.collect(),
            rows: Vec::with_capacity(table.players.len()),
            encounters: Vec::new(),
            figures: Vec::with_capacity(table.players.len() * tie_breaks.len()),
            tie_breaks,
        };
        let (order, places) = ranker.rank();
        let mut rest = order;
        for &level in places {
            let place = Some(standings.rows.len() + 1);
            let (tied, after) = rest.split_at(level);
            standings.rows.extend(tied.iter().map(|&player| StandingsRow {
                player,
                place,
                is_shared: level > 1,
                points: Points::ZERO,
            }));
            rest = after;
        }
        for row in &mut standings.rows {
            row.points = ranker.figures.records().score(row.player);
        }
        standings.encounters = std::mem::take(&mut ranker.encounters);
        for index in 0..standings.rows.len() {
            let player = standings.rows[index].player;
            for (position, tie_break) in standings.tie_breaks.iter().enumerate() {
                let figure = match tie_break {
                    TieBreak::DirectEncounter => standings.encounter_score(position, player),
                    _ => ranker.figure(player, position),
                };
                standings.figures.push(figure);
            }
        }
        standings.add_those_left_out(table, ranker.figures.records().counting());
        standings
    }

    /// Adds a row without a place, with the points of all own games, for everybody whose results
    /// do not count.
    fn add_those_left_out(&mut self, table: &Crosstable, counting: &[bool]) {
        for (player, _) in counting.iter().enumerate().filter(|(_, counts)| !**counts) {
            let points = table.games.iter().flat_map(|game| {
                let own = game.sides().into_iter().filter(move |(index, _)| *index == player);
                own.map(|(_, color)| game.points(color, table.values))
            });
            let points = points.sum();
            self.rows.push(StandingsRow { player, place: None, is_shared: false, points });
            self.figures.extend(self.tie_breaks.iter().map(|_| None));
        }
    }

    /// Returns the figures of a row, one for each tie-break that applies. `None` stands where
    /// there is none: no opponent with a rating, no tie for a direct encounter.
    pub fn figures(&self, row: usize) -> &[Option<Fraction>] {
        let count = self.tie_breaks.len();
        &self.figures[row * count..(row + 1) * count]
    }

    /// Returns the direct encounters of a player at one position of the list, the outermost first.
    pub fn encounters_of(
        &self,
        position: usize,
        player: usize,
    ) -> impl Iterator<Item = (&DirectEncounter, &DirectEncounterRow)> {
        let at_position = self.encounters.iter().filter(move |it| it.position == position);
        at_position.filter_map(move |encounter| {
            let row = encounter.rows.iter().find(|row| row.player == player)?;
            Some((encounter, row))
        })
    }

    fn encounter_score(&self, position: usize, player: usize) -> Option<Fraction> {
        self.encounters_of(position, player).next().map(|(_, row)| row.score)
    }
}

/// Returns how a figure came about. For the direct encounter see [`Standings::encounters_of`].
pub fn explain(table: &Crosstable, tie_break: TieBreak, player: usize) -> Option<Explanation> {
    TieBreakCalculator::new(table, &[tie_break]).explain(tie_break, player)
}
