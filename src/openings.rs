//! What openings are called: the names and ECO codes of positions that follow from the standard
//! array. Knows nothing of the service; positions come as FEN.

use esca::{Position, openings};

/// No named position comes later in a game, in half-moves.
pub const MAX_PLIES: usize = 36;

/// Returns code and name of a position: `C60 Ruy Lopez`. `None` if it has no name of its own.
///
/// The table is built when it is asked for the first time, if [`build_table`] has not done it.
pub fn name(fen: &str) -> Option<String> {
    let position = Position::from_fen(fen).ok()?;
    openings::lookup(&position).map(|opening| opening.to_string())
}

/// Builds the table: the first move after a start would wait for it.
pub fn build_table() {
    openings::count();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_have_names_however_they_came_about() {
        let table = [
            (
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
                Some("B00 King's Pawn Game"),
            ),
            // 1.e4 e5 2.Nf3 Nc6 3.Bb5, at whatever count of moves.
            (
                "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 9 13",
                Some("C60 Ruy Lopez"),
            ),
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", None),
            ("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1", None),
            ("nonsense", None),
        ];
        for (fen, expected) in table {
            assert_eq!(name(fen).as_deref(), expected, "{fen}");
        }
    }
}
