//! Who may see the moves of a tournament's games, and when.
//!
//! Results, endings and tables are always public: only moves and positions are hidden, and what
//! spectators say of them.

/// When others than its players see the moves of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Visibility {
    Everything,
    /// A game when it is over.
    FinishedGames,
    /// All games when all are over.
    WhenAllFinished,
}

stored_enum!(Visibility, "visibility of games", {
    Everything = "everything",
    FinishedGames = "finished_games",
    WhenAllFinished = "when_all_finished",
});

/// What somebody is to a game of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameViewer {
    /// Plays it.
    Player,
    /// Directs the tournament, or decides in the games of the site and does not play in the
    /// tournament.
    Official,
    Other,
}

/// Whether the games of a tournament still belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentEnd {
    Open,
    /// Its games are over.
    Finished,
    /// Its games go on as single games.
    Cancelled,
}

/// What has to be over before others see the moves of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HiddenUntil {
    GameOver,
    TournamentFinished,
}

impl Visibility {
    /// Returns until when the moves of a game are hidden from a viewer; `None` if they may see them
    /// now. What a canceled tournament had hidden until its end is hidden until the game is over:
    /// the other games are none of its business any more.
    pub fn hidden_until(
        self,
        viewer: GameViewer,
        is_game_over: bool,
        end: TournamentEnd,
    ) -> Option<HiddenUntil> {
        match (viewer, self, end) {
            (GameViewer::Player | GameViewer::Official, ..)
            | (_, Visibility::Everything, _)
            | (_, _, TournamentEnd::Finished) => None,
            (_, Visibility::WhenAllFinished, TournamentEnd::Open) => {
                Some(HiddenUntil::TournamentFinished)
            }
            (_, Visibility::FinishedGames, _) | (_, _, TournamentEnd::Cancelled) => {
                (!is_game_over).then_some(HiddenUntil::GameOver)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use GameViewer::{Official, Other, Player};
    use HiddenUntil::{GameOver, TournamentFinished};
    use TournamentEnd::{Cancelled, Finished, Open};
    use Visibility::{Everything, FinishedGames, WhenAllFinished};

    #[test]
    fn others_see_moves_by_the_terms_and_players_and_officials_always() {
        for (visibility, is_over, end, hidden) in [
            (Everything, false, Open, None),
            (Everything, false, Cancelled, None),
            (FinishedGames, false, Open, Some(GameOver)),
            (FinishedGames, true, Open, None),
            (FinishedGames, false, Cancelled, Some(GameOver)),
            (FinishedGames, true, Cancelled, None),
            (WhenAllFinished, false, Open, Some(TournamentFinished)),
            (WhenAllFinished, true, Open, Some(TournamentFinished)),
            (WhenAllFinished, false, Cancelled, Some(GameOver)),
            (WhenAllFinished, true, Cancelled, None),
            (FinishedGames, true, Finished, None),
            (WhenAllFinished, true, Finished, None),
        ] {
            let found = visibility.hidden_until(Other, is_over, end);
            assert_eq!(found, hidden, "{visibility:?} {is_over} {end:?}");
            for viewer in [Player, Official] {
                assert_eq!(visibility.hidden_until(viewer, is_over, end), None, "{viewer:?}");
            }
        }
    }
}
