//! What has left the board, and who has more on it.

use shakmaty::{Color, Piece, Position, Role};

use super::VariantPosition;

/// The pieces that one side has captured, as they are laid out beside a board.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Captured {
    /// Pawns first, then knights, bishops, rooks, queens; of the other color.
    pub pieces: Vec<Piece>,
}

const VALUES: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// Returns what `by` has captured between two positions of one game.
///
/// Promotions are undone first: a pawn that became a queen is not a captured pawn, and if
/// that queen is then taken, a pawn is what is missing.
pub fn captured(start: &VariantPosition, now: &VariantPosition, by: Color) -> Captured {
    let victim = !by;
    let before = start.board().material_side(victim);
    let after = now.board().material_side(victim);
    let missing = |role: Role| i16::from(before[role]) - i16::from(after[role]);
    // Each surplus of a piece was a pawn once.
    let promoted: i16 = VALUES[1..].iter().map(|&role| (-missing(role)).max(0)).sum();
    let pieces = VALUES
        .into_iter()
        .flat_map(|role| {
            let gone = match role {
                Role::Pawn => missing(role) - promoted,
                _ => missing(role),
            };
            let count = usize::try_from(gone).unwrap_or(0);
            std::iter::repeat_n(Piece { color: victim, role }, count)
        })
        .collect();
    Captured { pieces }
}

/// Returns by how many points `side` has more material on the board: 1 for a pawn, 3 for a knight or
/// bishop, 5 for a rook, 9 for a queen. It is negative if the other side has more.
pub fn material_difference(now: &VariantPosition, side: Color) -> i16 {
    let points = |side: Color| -> i16 {
        let material = now.board().material_side(side);
        VALUES.into_iter().zip([1, 3, 3, 5, 9]).map(|(role, n)| n * i16::from(material[role])).sum()
    };
    points(side) - points(!side)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Start, Variant};

    fn position(fen: &str) -> VariantPosition {
        Start::from_fen(fen, Variant::Standard).unwrap().position
    }

    #[test]
    fn the_difference_is_what_is_on_the_board() {
        for (fen, points) in [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 0),
            ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", 1),
            ("4k3/p7/8/8/8/8/P7/1N2K3 w - - 0 1", 3),
            ("2b1k3/p7/8/8/8/8/P7/4K3 w - - 0 1", -3),
            ("r3k3/8/8/8/8/8/8/1Q2K3 w - - 0 1", 4),
            ("6kr/8/8/8/8/8/8/QQQ1K3 w - - 0 1", 22),
        ] {
            let now = position(fen);
            assert_eq!(material_difference(&now, Color::White), points, "{fen}");
            assert_eq!(material_difference(&now, Color::Black), -points, "{fen}");
        }
    }

    #[test]
    fn captured_pieces_are_what_is_missing() {
        let now = position("rnb1kbnr/ppp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 3");
        let taken = captured(&VariantPosition::default(), &now, Color::White).pieces;
        assert_eq!(
            taken,
            [
                Piece { color: Color::Black, role: Role::Pawn },
                Piece { color: Color::Black, role: Role::Queen }
            ]
        );
        assert!(captured(&VariantPosition::default(), &now, Color::Black).pieces.is_empty());
    }

    #[test]
    fn a_promoted_pawn_was_not_captured() {
        let now = position("4k3/8/8/8/8/8/PPPPPPP1/RNBQKBNQ b Q - 0 30");
        // White's h pawn became a second queen, a rook is gone.
        let taken = captured(&VariantPosition::default(), &now, Color::Black).pieces;
        assert_eq!(taken, [Piece { color: Color::White, role: Role::Rook }]);
    }
}
