//! A number for the rows that a page shows: another one when they have changed.

/// Distinguishes states of rows that a page shows: by which there are, and how far each has come.
/// The page's reader may know all of it: saved conditional moves do not change it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RowHash(u64);

/// What a mark counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowKind {
    Game,
    GameMessages,
    Challenge,
    /// One that is open to everyone.
    LobbyChallenge,
    PrivateMessages,
    UnreadMessages,
    Tournament,
    LadderChallenge,
}

impl RowHash {
    /// Adds a row, and how far it has come. The order in which rows are found does not matter.
    pub fn add(&mut self, what: RowKind, id: i64, progress: u64) {
        // Rounds of a mixer (splitmix64) set rows and their progress apart.
        let row = mixed(mixed(what as u64).wrapping_add(id.unsigned_abs()));
        self.0 = self.0.wrapping_add(mixed(row.wrapping_add(progress)));
    }

    /// Adds what another mark counts.
    pub fn join(self, other: RowHash) -> RowHash {
        RowHash(self.0.wrapping_add(other.0))
    }

    /// Returns it as a number that scripts can hold.
    pub fn number(self) -> u64 {
        self.0 >> 16
    }
}

fn mixed(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_change_is_another_mark() {
        let mark = |rows: &[(RowKind, i64, u64)]| {
            let mut mark = RowHash::default();
            rows.iter().for_each(|(what, id, progress)| mark.add(*what, *id, *progress));
            mark.number()
        };
        let (game, challenge) = (RowKind::Game, RowKind::Challenge);
        let states: &[&[(RowKind, i64, u64)]] = &[
            &[],
            &[(game, 1, 0)],
            &[(game, 1, 1)],
            &[(game, 2, 0)],
            &[(game, 1, 1), (game, 2, 0)],
            &[(game, 1, 0), (game, 2, 1)],
            &[(challenge, 1, 0)],
            &[(game, 1, 0), (challenge, 1, 0)],
        ];
        for (i, one) in states.iter().enumerate() {
            for (j, other) in states.iter().enumerate() {
                assert_eq!(mark(one) == mark(other), i == j, "{one:?} {other:?}");
            }
        }
        let both = [(game, 1, 4), (game, 2, 5)];
        assert_eq!(mark(&both), mark(&[both[1], both[0]]));
        let mut joined = [RowHash::default(), RowHash::default()];
        for (mark, (what, id, progress)) in joined.iter_mut().zip(both) {
            mark.add(what, id, progress);
        }
        assert_eq!(joined[0].join(joined[1]).number(), mark(&both));
        assert!(mark(&both) < 1 << 48);
    }
}
