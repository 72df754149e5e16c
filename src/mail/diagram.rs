//! A position in characters, for emails.

use crate::{
    chess::{Board, Color, File, Piece, Rank, Square},
    i18n::Locale,
};

/// Returns the board as lines of text, from one player's side: White's pieces in capitals,
/// Black's in small letters, as the reader writes them.
///
/// No line begins with a `>`, which would be a quotation. The letters are an even distance
/// apart only in a monospaced font, but never run together.
pub fn text(board: &Board, orientation: Color, locale: Locale) -> String {
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
            text.push(piece.map_or('.', |piece| letter(piece, locale)));
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

fn letter(piece: Piece, locale: Locale) -> char {
    let letter = locale.piece_letter(piece.role);
    match piece.color {
        Color::White => letter,
        Color::Black => letter.to_ascii_lowercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

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
        let english = Locale::default();
        assert_eq!(text(&board(START), Color::White, english), white);
        assert_eq!(text(&board("K6k/8/8/8/8/8/8/1R6"), Color::Black, english), black);
    }

    #[test]
    fn pieces_have_the_letters_that_the_reader_has_chosen() {
        let german = Locale::of(Language::German);
        let first =
            |locale| text(&board(START), Color::White, locale).lines().next().map(str::to_owned);
        assert_eq!(first(german).as_deref(), Some("8  r n b q k b n r"));
        let german = german.with_localized_pieces(true);
        assert_eq!(first(german).as_deref(), Some("8  t s l d k l s t"));
        assert!(text(&board(START), Color::White, german).contains("\n2  P P P P"));
    }
}
