//! How many games somebody may have at once: more for whoever plays games through, fewer for whoever loses them
//! on time. A rule of ours.

/// Nobody's limit is lower.
pub const LEAST_GAMES: u32 = 5;
/// Half-moves from which on a finished game against a new opponent raises the limit: ten moves.
pub const COUNTED_HALF_MOVES: i32 = 20;

const MORE_FOR_AN_OPPONENT: u32 = 2;
const LESS_FOR_A_LOSS_ON_TIME: u32 = 3;
/// Whoever can begin so few more games is told of the limit.
const NEAR: u32 = 2;

/// What a site sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameLimits {
    /// Of a player who has not finished a game.
    pub newcomer: u32,
    /// Nobody's limit is higher.
    pub most: u32,
}

impl GameLimits {
    /// For what no player asks for.
    pub const UNLIMITED: GameLimits = GameLimits { newcomer: u32::MAX, most: u32::MAX };

    /// Returns how many games a player may have at once. `opponents`: different ones against whom games of
    /// [`COUNTED_HALF_MOVES`] or more are finished.
    pub fn of_player(self, opponents: u32, lost_on_time: u32) -> u32 {
        let more = opponents.saturating_mul(MORE_FOR_AN_OPPONENT);
        let less = lost_on_time.saturating_mul(LESS_FOR_A_LOSS_ON_TIME);
        let earned = self.newcomer.saturating_add(more).saturating_sub(less);
        earned.min(self.most).max(LEAST_GAMES)
    }
}

/// How many games a player has, and how many they may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerLoad {
    /// In progress, and those of tournaments that have not started: as many as are played there at once.
    pub games: u32,
    pub limit: u32,
}

impl PlayerLoad {
    /// Returns whether the limit is so near that its player is told of it.
    pub fn is_near(self) -> bool {
        PlayerLoad::can_be_near(self.games, self.limit)
    }

    /// Returns whether a limit is near to so many games.
    pub fn can_be_near(games: u32, limit: u32) -> bool {
        games.saturating_add(NEAR) >= limit
    }

    /// Returns whether so many games more are within the limit.
    pub fn check(self, more: u32) -> Result<(), OverGameLimit> {
        let PlayerLoad { games, limit } = self;
        match games.saturating_add(more) <= limit {
            true => Ok(()),
            false => Err(OverGameLimit { games, more, limit }),
        }
    }
}

/// Games that would be too many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OverGameLimit {
    /// That there are.
    pub games: u32,
    /// That would come.
    pub more: u32,
    pub limit: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    const USUAL: GameLimits = GameLimits { newcomer: 10, most: 100 };

    #[test]
    fn the_limit_follows_from_games_played_through_and_lost_on_time() {
        for (opponents, lost_on_time, limit) in [
            (0, 0, 10),
            (1, 0, 12),
            (10, 0, 30),
            (45, 0, 100),
            (46, 0, 100),
            (u32::MAX, 0, 100),
            (0, 1, 7),
            // Never under 5.
            (0, 2, 5),
            (0, u32::MAX, 5),
            (1, 2, 6),
            (3, 2, 10),
            // What is beyond the most does not make up for losses, as little as anything else.
            (60, 10, 100),
            (60, 40, 10),
        ] {
            let found = USUAL.of_player(opponents, lost_on_time);
            assert_eq!(found, limit, "{opponents} opponents, {lost_on_time} lost");
        }
        for (newcomer, most, limit) in [(5, 5, 5), (50, 20, 20), (0, 0, 5), (1000, 1000, 1000)] {
            assert_eq!(GameLimits { newcomer, most }.of_player(0, 0), limit, "{newcomer} {most}");
        }
        assert_eq!(GameLimits::UNLIMITED.of_player(3, 0), u32::MAX);
    }

    /// A section of seven is six games.
    #[test]
    fn a_newcomer_can_enter_one_section() {
        let load = |games| PlayerLoad { games, limit: USUAL.of_player(0, 0) };
        assert_eq!(load(0).check(6), Ok(()));
        assert_eq!(load(4).check(6), Ok(()));
        assert_eq!(load(6).check(6), Err(OverGameLimit { games: 6, more: 6, limit: 10 }));
        assert!(load(u32::MAX).check(u32::MAX).is_err());
    }

    #[test]
    fn the_limit_is_told_before_it_is_reached() {
        for (games, is_near) in [(0, false), (7, false), (8, true), (10, true), (12, true)] {
            assert_eq!(PlayerLoad { games, limit: 10 }.is_near(), is_near, "{games}");
        }
    }
}
