//! Why a typed move was not accepted, in a sentence for the player.

use std::fmt;

use super::Illegal;

/// Why a typed move was not understood or not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputError {
    Empty,
    /// In no notation that is known here.
    Unreadable,
    Illegal(Illegal),
    /// The SAN of every move that it could be.
    Ambiguous(Vec<String>),
    /// A pawn reaches the last rank and the piece is not named.
    PromotionMissing,
    /// It begins with a capital that is a pawn's file, or a piece in another language: `Cxd5`.
    UnclearLetter(char),
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InputError::Empty => f.write_str("Type a move or make it on the board."),
            InputError::Unreadable => {
                f.write_str("This is not a move. Try Nf3, e2e4, e2-e4 or 5254.")
            }
            InputError::Illegal(why) => why.fmt(f),
            InputError::Ambiguous(candidates) => {
                write!(f, "Ambiguous move: {}? Type it in full.", candidates.join(" or "))
            }
            InputError::PromotionMissing => {
                f.write_str("Choose a promotion piece: queen, rook, bishop or knight.")
            }
            InputError::UnclearLetter(letter) => {
                let file = letter.to_ascii_lowercase();
                write!(
                    f,
                    "A capital \"{letter}\" could mean a pawn on the {file}-file or a piece. Type the file in lowercase, or use the piece letters K Q R B N."
                )
            }
        }
    }
}
