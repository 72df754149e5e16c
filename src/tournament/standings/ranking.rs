//! The order: points, then each tie-break for those who are still tied (C.07 4.2).

use std::cmp::Reverse;

use super::{
    calculator::TieBreakCalculator,
    crosstable::Crosstable,
    direct_encounter::{self, DirectEncounter},
    fraction::Fraction,
    tie_break::TieBreak,
};

/// Orders the players of a table. Figures are reckoned when somebody asks for them.
pub struct Ranker<'a> {
    pub figures: TieBreakCalculator<'a>,
    tie_breaks: Vec<TieBreak>,
    /// Of each player those of all tie-breaks; `None` if nobody has asked yet.
    known: Vec<Option<Option<Fraction>>>,
    /// Players in order.
    order: Vec<usize>,
    /// How many are on each place.
    places: Vec<usize>,
    pub encounters: Vec<DirectEncounter>,
}

impl<'a> Ranker<'a> {
    /// Takes the players of a table whose results count. Tie-breaks that need ratings are dropped
    /// if anybody is unrated (Article 10).
    pub fn new(table: &'a Crosstable, set: &[TieBreak]) -> Ranker<'a> {
        let are_rated = table.players.iter().all(|player| player.rating.is_some());
        let applies = |it: &TieBreak| are_rated || !it.needs_ratings();
        let tie_breaks: Vec<TieBreak> = set.iter().copied().filter(applies).collect();
        let figures = TieBreakCalculator::new(table, &tie_breaks);
        let players = table.players.len();
        let order = (0..players).filter(|player| figures.records().counts(*player)).collect();
        Ranker {
            figures,
            known: vec![None; players * tie_breaks.len()],
            tie_breaks,
            order,
            places: Vec::with_capacity(players),
            encounters: Vec::new(),
        }
    }

    /// Returns the tie-breaks that apply.
    pub fn tie_breaks(&self) -> &[TieBreak] {
        &self.tie_breaks
    }

    /// Returns a figure of a tie-break, named by its position in the list.
    pub fn figure(&mut self, player: usize, position: usize) -> Option<Fraction> {
        let known = &mut self.known[player * self.tie_breaks.len() + position];
        *known.get_or_insert_with(|| self.figures.of(self.tie_breaks[position], player))
    }

    /// Orders the players; returns them, and how many are on each place.
    pub fn rank(&mut self) -> (&[usize], &[usize]) {
        self.rank_at(None)
    }

    /// Orders only those who are tied where it decides who has one of so many qualifying places.
    /// The others who are tied on points stay on one place.
    pub fn rank_at_line(&mut self, qualifying: usize) -> (&[usize], &[usize]) {
        self.rank_at(Some(qualifying))
    }

    fn rank_at(&mut self, line: Option<usize>) -> (&[usize], &[usize]) {
        let mut order = std::mem::take(&mut self.order);
        self.places.clear();
        self.encounters.clear();
        let records = self.figures.records();
        let number = |player: usize| records.table().players[player].number;
        order.sort_unstable_by_key(|&player| (Reverse(records.score(player)), number(player)));
        let score = |player: usize| records.score(player);
        let levels: Vec<usize> =
            order.chunk_by(|&a, &b| score(a) == score(b)).map(<[usize]>::len).collect();
        self.split_all(&mut order, &levels, 0, line);
        self.order = order;
        (&self.order, &self.places)
    }

    /// Orders players of whom it is known how many are on each place, by the tie-breaks from a
    /// position on. The line is what is left of it: how many qualify among these.
    fn split_all(
        &mut self,
        players: &mut [usize],
        levels: &[usize],
        position: usize,
        mut line: Option<usize>,
    ) {
        let mut rest = players;
        for &level in levels {
            let (tied, after) = rest.split_at_mut(level);
            let able = self.able_to_qualify(tied);
            let matters = line.is_none_or(|line| 0 < line && line < able);
            if tied.len() > 1 && position < self.tie_breaks.len() && matters {
                let levels = self.levels_of(tied, position);
                self.split_all(tied, &levels, position + 1, line);
            } else {
                self.places.push(tied.len());
            }
            line = line.map(|line| line.saturating_sub(able));
            rest = after;
        }
    }

    /// Returns how many have not withdrawn.
    fn able_to_qualify(&self, players: &[usize]) -> usize {
        let table = self.figures.records().table();
        players.iter().filter(|&&player| table.players[player].withdrawal.is_none()).count()
    }

    /// Sorts players who are tied by one tie-break; returns how many are on each place.
    fn levels_of(&mut self, tied: &mut [usize], position: usize) -> Vec<usize> {
        match self.tie_breaks[position] {
            TieBreak::DirectEncounter => {
                let records = self.figures.records();
                direct_encounter::rank(records, tied, position, &mut self.encounters)
            }
            tie_break => self.sort_by_figure(tied, position, tie_break.is_lower_better()),
        }
    }

    /// Sorts by a figure; returns how many are on each place. Who has no figure is behind those
    /// who have one.
    fn sort_by_figure(
        &mut self,
        tied: &mut [usize],
        position: usize,
        is_lower_better: bool,
    ) -> Vec<usize> {
        for &player in &*tied {
            self.figure(player, position);
        }
        let known = |player: usize| self.known[player * self.tie_breaks.len() + position].flatten();
        // Stable: who is level stays in the order of numbers.
        if is_lower_better {
            tied.sort_by_key(|&player| (known(player).is_none(), known(player)));
        } else {
            tied.sort_by_key(|&player| Reverse(known(player)));
        }
        tied.chunk_by(|&a, &b| known(a) == known(b)).map(<[usize]>::len).collect()
    }
}
