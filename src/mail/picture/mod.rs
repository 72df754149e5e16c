//! A position as a picture (PNG), for emails.
//!
//! Each piece is rendered once; a picture is then put together by copying rows of bytes.

mod art;
mod geometry;

pub use art::ArtError;
pub use geometry::SIZE;

use crate::chess::{Bitboard, Board, Color, Square};
use art::{ART, CHECK_BASE, COLUMNS, EMPTY, SHADES, column};
use geometry::{SQUARE, WIDTH, place};

/// What a picture shows.
#[derive(Clone, Debug)]
pub struct PictureView<'a> {
    pub board: &'a Board,
    /// Whose side is below.
    pub orientation: Color,
    /// Squares of the last move.
    pub last: Vec<Square>,
    /// The square of a king in check.
    pub check: Option<Square>,
    /// The squares to which the kings go: they have a frame.
    pub goal: Bitboard,
    /// The squares that the last move emptied around it: they look as those of the last move.
    pub exploded: Vec<Square>,
}

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    #[error("the pieces cannot be drawn: {0}")]
    Art(&'static ArtError),
    #[error("the picture cannot be encoded: {0}")]
    Encode(#[from] png::EncodingError),
}

/// Draws a position.
///
/// Takes under a millisecond, but the first time in a process, which renders the pieces, some
/// forty.
pub fn png(view: &PictureView<'_>) -> Result<Vec<u8>, PictureError> {
    let art = ART.as_ref().map_err(PictureError::Art)?;
    let frame = view.orientation.fold_wb(0, WIDTH * WIDTH);
    let mut pixels = art.frames[frame..frame + WIDTH * WIDTH].to_vec();
    for square in Square::ALL {
        let dark = usize::from(square.is_dark());
        let moved = usize::from(view.last.contains(&square) || view.exploded.contains(&square));
        let (sheet, row, base) = if view.check == Some(square) {
            (&art.checked, dark, CHECK_BASE)
        } else {
            (&art.pieces, 0, (2 * moved + dark) * SHADES)
        };
        let column = view.board.piece_at(square).map_or(EMPTY, column);
        let (x, y) = place(square, view.orientation);
        for line in 0..SQUARE {
            let from = ((row * SQUARE + line) * COLUMNS + column) * SQUARE;
            let to = (y + line) * WIDTH + x;
            let shades = &sheet[from..from + SQUARE];
            for (pixel, shade) in pixels[to..to + SQUARE].iter_mut().zip(shades) {
                *pixel = shade + base as u8;
            }
        }
        if view.goal.contains(square) {
            frame_square(&mut pixels, (x, y), art.ink);
        }
    }
    encode(&pixels, &art.palette)
}

/// Draws a frame inside a square.
fn frame_square(pixels: &mut [u8], (x, y): (usize, usize), ink: u8) {
    for line in 0..SQUARE {
        let is_edge = !(FRAME_WIDTH..SQUARE - FRAME_WIDTH).contains(&line);
        let row = (y + line) * WIDTH + x;
        let row = &mut pixels[row..row + SQUARE];
        if is_edge {
            row.fill(ink);
        } else {
            row[..FRAME_WIDTH].fill(ink);
            row[SQUARE - FRAME_WIDTH..].fill(ink);
        }
    }
}

/// Pixels.
const FRAME_WIDTH: usize = 4;

fn encode(pixels: &[u8], palette: &[u8]) -> Result<Vec<u8>, PictureError> {
    let mut file = Vec::with_capacity(24 * 1024);
    let mut encoder = png::Encoder::new(&mut file, SIZE, SIZE);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette);
    // Lower levels and other filters make larger files, higher levels slower ones.
    encoder.set_deflate_compression(png::DeflateCompression::Level(4));
    encoder.set_filter(png::Filter::Up);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(pixels)?;
    writer.finish()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::art::{GROUNDS, INK, PAPER, Rgb};
    use super::*;
    use crate::chess::{Position, Role, VariantPosition};

    fn draw(board: &Board, orientation: Color, last: &[Square], check: Option<Square>) -> Vec<u8> {
        let (goal, exploded) = (Bitboard::EMPTY, Vec::new());
        png(&PictureView { board, orientation, last: last.to_vec(), check, goal, exploded })
            .unwrap()
    }

    fn decode(file: &[u8]) -> Vec<Rgb> {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(file));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut bytes).unwrap();
        assert_eq!((info.width, info.height), (SIZE, SIZE));
        bytes.as_chunks::<3>().0.to_vec()
    }

    #[test]
    fn every_square_has_its_ground_and_its_piece() {
        let game = VariantPosition::default();
        let (last, check) = ([Square::E2, Square::E4], Square::E8);
        for orientation in Color::ALL {
            let pixels = decode(&draw(game.board(), orientation, &last, Some(check)));
            for square in Square::ALL {
                let (x, y) = place(square, orientation);
                let at = |dx: usize, dy: usize| pixels[(y + dy) * WIDTH + x + dx];
                let moved = 2 * usize::from(last.contains(&square));
                let ground = GROUNDS[moved + usize::from(square.is_dark())];
                // The foot of every piece is at the same place.
                let foot = match game.board().color_at(square) {
                    Some(Color::White) => [0xfd, 0xfc, 0xf8],
                    Some(Color::Black) => [0x2b, 0x2d, 0x33],
                    None => ground,
                };
                let end = SQUARE - 1;
                assert_eq!([at(0, 0), at(end, 0), at(0, end), at(end, end)], [ground; 4]);
                assert_eq!(at(SQUARE / 2, 60), foot, "{square}");
                let [red, green, _] = at(16, SQUARE / 2);
                assert_eq!(red > green.saturating_add(60), square == check, "{square}");
            }
            assert_eq!(pixels[0], PAPER);
            assert!(pixels.contains(&INK));
        }
    }

    #[test]
    fn sides_pieces_and_marks_are_told_apart() {
        let mut files = Vec::new();
        for piece in Color::ALL.iter().flat_map(|color| Role::ALL.map(|role| role.of(*color))) {
            let mut board = VariantPosition::default().board().clone();
            board.set_piece_at(Square::C3, piece);
            for orientation in Color::ALL {
                files.push(draw(&board, orientation, &[], None));
                files.push(draw(&board, orientation, &[Square::C3], None));
                files.push(draw(&board, orientation, &[Square::C3], Some(Square::C3)));
            }
        }
        let count = files.len();
        files.sort();
        files.dedup();
        assert_eq!(files.len(), count);
    }

    #[test]
    fn emails_stay_light() {
        let mut random = 88_172_645_463_325_252_u64;
        for plies in 0..200 {
            let mut game = VariantPosition::default();
            for _ in 0..plies {
                random ^= random << 13;
                random ^= random >> 7;
                random ^= random << 17;
                let moves = game.legal_moves();
                let Some(mv) = moves.get(random as usize % moves.len().max(1)) else { break };
                game.play_unchecked(*mv);
            }
            let check = game.is_check().then(|| game.board().king_of(game.turn())).flatten();
            let file = draw(game.board(), game.turn(), &[Square::E2, Square::E4], check);
            assert!(file.len() < 20_000, "{plies} plies: {} bytes", file.len());
        }
    }
}
