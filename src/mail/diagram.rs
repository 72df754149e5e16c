//! A position in characters and in words, for letters.

use crate::chess::{Board, Color, File, Piece, Rank, Role, Square, color_name, role_name};

/// Returns the board as lines of text, from one player's side: White's pieces in capitals,
/// Black's in small letters.
///
/// No line begins with a `>`, which would be a quotation. The letters are an even distance
/// apart only in a monospaced font, but never run together.
pub fn text(board: &Board, orientation: Color) -> String {
    let (mut files, mut ranks) = (File::ALL, Rank::ALL);
    match orientation {
        Color::White => ranks.reverse(),
        Color::Black => files.reverse(),
    }
    let mut text = String::with_capacity(9 * 20);
    for rank in ranks {
        text.push(rank.char());
        text.push(' ');
        for file in files {
            let piece = board.piece_at(Square::from_coords(file, rank));
            text.push(' ');
            text.push(piece.map_or('.', Piece::char));
        }
        text.push('\n');
    }
    text.push_str("  ");
    for file in files {
        text.push(' ');
        text.push(file.char());
    }
    text
}

/// Returns a position in words, for whoever does not see the picture: one player's pieces,
/// then the opponent's.
pub fn alt(board: &Board, orientation: Color) -> String {
    let sides = [orientation, orientation.other()];
    sides.map(|color| format!("{}: {}.", color_name(color), pieces(board, color))).join(" ")
}

/// Names the pieces of a colour: `king e1, rooks a1 and h1, pawns a2, b2 and c3`.
fn pieces(board: &Board, color: Color) -> String {
    let mut kinds = Vec::with_capacity(6);
    for role in Role::ALL.into_iter().rev() {
        let mut squares: Vec<Square> = board.by_piece(role.of(color)).into_iter().collect();
        squares.sort_by_key(|square| (square.file(), square.rank()));
        let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
        let role = role_name(role);
        match &names[..] {
            [] => {}
            [one] => kinds.push(format!("{role} {one}")),
            [first @ .., last] => kinds.push(format!("{role}s {} and {last}", first.join(", "))),
        }
    }
    if kinds.is_empty() { "nothing".to_owned() } else { kinds.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

    fn board(fen: &str) -> Board {
        Board::from_ascii_board_fen(fen.as_bytes()).unwrap()
    }

    #[test]
    fn text_is_seen_from_either_side() {
        let white = "\
8  r n b q k b n r
7  p p p p p p p p
6  . . . . . . . .
5  . . . . . . . .
4  . . . . . . . .
3  . . . . . . . .
2  P P P P P P P P
1  R N B Q K B N R
   a b c d e f g h";
        let black = "\
1  . . . . . . R .
2  . . . . . . . .
3  . . . . . . . .
4  . . . . . . . .
5  . . . . . . . .
6  . . . . . . . .
7  . . . . . . . .
8  k . . . . . . K
   h g f e d c b a";
        assert_eq!(text(&board(START), Color::White), white);
        assert_eq!(text(&board("K6k/8/8/8/8/8/8/1R6"), Color::Black), black);
    }

    #[test]
    fn words_name_every_piece() {
        for (fen, orientation, words) in [
            (
                START,
                Color::White,
                "White: king e1, queen d1, rooks a1 and h1, bishops c1 and f1, \
                 knights b1 and g1, pawns a2, b2, c2, d2, e2, f2, g2 and h2. \
                 Black: king e8, queen d8, rooks a8 and h8, bishops c8 and f8, \
                 knights b8 and g8, pawns a7, b7, c7, d7, e7, f7, g7 and h7.",
            ),
            (
                "6k1/8/8/8/P7/1P6/8/QQ4KQ",
                Color::Black,
                "Black: king g8. White: king g1, queens a1, b1 and h1, pawns a4 and b3.",
            ),
            ("8/8/8/8/8/8/8/K7", Color::White, "White: king a1. Black: nothing."),
        ] {
            assert_eq!(alt(&board(fen), orientation), words);
        }
    }
}
