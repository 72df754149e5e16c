//! Where things stand in the picture, in pixels.

use crate::chess::{Color, Square};

/// Pixels a side of the whole picture. Emails show it at half of that, which keeps it sharp on
/// dense screens.
pub const SIZE: u32 = WIDTH as u32;

pub(super) const WIDTH: usize = MARGIN + BOARD + EDGE;

pub(super) const BOARD: usize = 8 * SQUARE;

pub(super) const SQUARE: usize = 72;

/// Left of the board and below it, where the coordinates stand.
pub(super) const MARGIN: usize = 32;

/// Right of the board and above it.
pub(super) const EDGE: usize = 8;

/// Returns a square's upper left corner in the picture.
pub(super) fn place(square: Square, orientation: Color) -> (usize, usize) {
    let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
    let (column, row) = orientation.fold_wb((file, 7 - rank), (7 - file, rank));
    (MARGIN + column * SQUARE, EDGE + row * SQUARE)
}
