//! Positions as text: FEN, and the key of a position.

use shakmaty::{
    EnPassantMode,
    fen::{Epd, Fen},
};

use super::{VariantPosition, variants::Variant};

/// Returns the FEN of a position, with an en passant square only where the capture is
/// legal (FIDE Laws 9.2.3 counts only that).
pub fn fen(position: &VariantPosition) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

/// Returns what makes a position the same as another (Article 9.2.3), in the first four
/// fields of a FEN.
pub fn position_key(position: &VariantPosition) -> String {
    Epd::from_position(position, EnPassantMode::Legal).to_string()
}

/// Returns the position of a stored key, `None` if it is none. Its counters are at the start.
pub fn position_of_key(key: &str, variant: Variant) -> Option<VariantPosition> {
    let epd = Epd::from_ascii(key.as_bytes()).ok()?;
    // Under house rules a check may look as if no move had led to it.
    VariantPosition::from_any_setup(variant, epd.into_setup())
}

/// Returns the position of a stored FEN, `None` if it is none.
pub fn position_of(fen: &str, variant: Variant) -> Option<VariantPosition> {
    VariantPosition::from_setup(variant, read_fen(fen)?.into_setup()).ok()
}

/// Reads a FEN, `None` if the text is none.
///
/// Two digits side by side are none: `11` could be eleven squares, or two.
pub(super) fn read_fen(text: &str) -> Option<Fen> {
    let board = text.split([' ', '_']).next()?;
    let has_two_digits =
        board.as_bytes().windows(2).any(|pair| pair.iter().all(u8::is_ascii_digit));
    if has_two_digits { None } else { Fen::from_ascii(text.as_bytes()).ok() }
}
