//! The line on an analysis board, with what its player has stored about it: what all parts of the
//! page are made from.

use crate::{
    chess::{Color, Move, Position as _},
    db::{GameId, appearance::PieceSet},
    game::{Game, analysis::Analysis, conditional_moves::ConditionalMoves},
    i18n::Locale,
    web::{
        pages::games::{lines::Path, visible_game::VisibleGame},
        times::Zone,
    },
};

pub struct AnalyzedLine<'a> {
    pub id: GameId,
    pub game: &'a Game,
    /// Whose side the board shows first: the player's, as everything below.
    pub side: Color,
    /// The reader plays in the game.
    pub is_player: bool,
    pub conditional_moves: &'a ConditionalMoves,
    pub analysis: &'a Analysis,
    pub path: &'a Path,
    /// All moves from the start of the game to the end of the line.
    pub whole: Vec<Move>,
    pub locale: Locale,
    pub zone: Zone,
    /// Of the game, with its ECO code; empty as long as it has no name.
    pub opening: &'a str,
    pub piece_set: PieceSet,
}

impl<'a> AnalyzedLine<'a> {
    /// `side`: the reader's, if they play in the game.
    pub fn of(
        loaded: &'a VisibleGame,
        side: Option<Color>,
        path: &'a Path,
        zone: Zone,
        piece_set: PieceSet,
    ) -> AnalyzedLine<'a> {
        let game = &loaded.stored.game;
        AnalyzedLine {
            id: loaded.stored.id,
            game,
            side: side.unwrap_or(Color::White),
            is_player: side.is_some(),
            conditional_moves: &loaded.conditional_moves,
            analysis: &loaded.analysis,
            path,
            whole: path.whole(game),
            locale: zone.locale(),
            zone,
            opening: &loaded.stored.opening,
            piece_set,
        }
    }

    /// Whether the line goes on from the present position of the game.
    pub fn is_at_present(&self) -> bool {
        self.path.ply == self.game.played().len()
    }

    /// Whether conditional moves could begin with the line.
    pub fn is_conditional(&self) -> bool {
        let game = self.game;
        self.is_at_present()
            && game.is_running()
            && game.turn() != self.side
            && game.terms().conditional
    }

    /// Whether the opponent would move next.
    pub fn awaits_opponent(&self) -> bool {
        self.path.position.turn() != self.side
    }
}
