//! Which games of a tournament who may see.

/// Which games others than their players see.
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

impl Visibility {
    /// Returns whether somebody who neither plays the game nor directs the tournament may see it.
    /// Pages, lists, streams, PGN and the API all ask this.
    pub fn shows(self, is_game_over: bool, is_tournament_over: bool) -> bool {
        match self {
            Visibility::Everything => true,
            Visibility::FinishedGames => is_game_over,
            Visibility::WhenAllFinished => is_tournament_over,
        }
    }
}
