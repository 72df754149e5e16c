//! Whether the results of somebody who withdrew from a round robin count.

/// A withdrawal. What it says was true at its instant, and stays so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Withdrawal {
    /// The games that were over before it, both having moved. Losses on time count, forfeits do
    /// not.
    pub finished_games: u16,
}

impl Withdrawal {
    /// Returns whether the results count in the standings, by C.05 6.6: somebody who has finished
    /// less than half of all games is left out.
    pub fn counts(self, games: usize) -> bool {
        2 * usize::from(self.finished_games) >= games
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_the_games_is_enough() {
        for (finished, games, wanted) in
            [(0, 6, false), (2, 6, false), (3, 6, true), (2, 5, false), (3, 5, true), (6, 12, true)]
        {
            let withdrawal = Withdrawal { finished_games: finished };
            assert_eq!(withdrawal.counts(games), wanted, "{finished} of {games}");
        }
    }
}
