//! What pictures are put together from: the pieces on their squares, and the frame.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, HashMap},
    fmt::Write as _,
    sync::LazyLock,
};

use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{self, Options, Tree},
};

use super::geometry::{BOARD, EDGE, SQUARE, WIDTH, place};
use crate::chess::{Color, File, Piece, Rank, Role, Square};

const PIECES: &str = include_str!("../../../static/pieces.svg");

// The light theme of the pages: nobody can tell in which theme an email is read. That is also
// why the coordinates stand on a ground of their own.
const LIGHT: Rgb = [0xeb, 0xe3, 0xd3];
const DARK: Rgb = [0x8f, 0xa0, 0x8a];
const LAST: Rgb = [222, 180, 40];
const LAST_PERCENT: u32 = 46;
const CHECK: Rgb = [0xd0, 0x26, 0x1a];
pub const PAPER: Rgb = [0xf6, 0xf4, 0xee];
pub const INK: Rgb = [0x5b, 0x62, 0x66];
/// What plain pieces stand on. A dark square follows its light one.
pub const GROUNDS: [Rgb; 4] = [LIGHT, DARK, marked(LIGHT), marked(DARK)];

// The palette: the shades of the pieces once for each ground, then the shades of a square in
// check, then those of the frame. A pixel of a piece is thus the same number on every ground but
// for an offset, so what PNG compresses, the differences from pixel to pixel, are the same on
// every ground too. With colors shared between the grounds the files were some 30 % larger.
pub const SHADES: usize = 24;
const CHECK_SHADES: usize = 150;
const FRAME_SHADES: usize = 10;
pub const CHECK_BASE: usize = GROUNDS.len() * SHADES;
const FRAME_BASE: usize = CHECK_BASE + CHECK_SHADES;
const _: () = assert!(FRAME_BASE + FRAME_SHADES <= 256);

/// Columns of a sheet of pieces: white ones, black ones, the empty square.
pub const COLUMNS: usize = 13;
pub const EMPTY: usize = 12;

/// Why the pieces cannot be drawn: always a mistake in this program, which contains them.
#[derive(Debug, thiserror::Error)]
pub enum ArtError {
    #[error(transparent)]
    Svg(#[from] usvg::Error),
    #[error("no canvas of {0} by {1}")]
    Canvas(u32, u32),
}

pub type Rgb = [u8; 3];
/// Premultiplied, as the renderer has it.
type Rgba = [u8; 4];

pub static ART: LazyLock<Result<Art, ArtError>> = LazyLock::new(Art::draw);

/// What pictures are put together from, as indices into parts of the palette.
pub struct Art {
    pub palette: Vec<u8>,
    /// One row, on nothing.
    pub pieces: Vec<u8>,
    /// A row on light squares in check, a row on dark ones.
    pub checked: Vec<u8>,
    /// White's view, then Black's.
    pub frames: Vec<u8>,
    /// The shade of the coordinates.
    pub ink: u8,
}

impl Art {
    fn draw() -> Result<Art, ArtError> {
        let (width, height) = (COLUMNS * SQUARE, 2 * SQUARE);
        let (shades, pieces) = quantise(&render(&pieces(0), width, SQUARE)?, SHADES);
        let (reds, checked) = quantise(&render(&checked(), width, height)?, CHECK_SHADES);
        let (greys, frames) = quantise(&render(&frames(), WIDTH, 2 * WIDTH)?, FRAME_SHADES);
        let mut palette = Vec::with_capacity(3 * 256);
        for ground in GROUNDS {
            palette.extend(shades.iter().flat_map(|shade| over(*shade, ground)));
        }
        palette.extend(reds.iter().chain(&greys).flat_map(|shade| over(*shade, PAPER)));
        let frames = frames.iter().map(|shade| shade + FRAME_BASE as u8).collect();
        let distance = |shade: &Rgba| -> u32 {
            let channels = over(*shade, PAPER).into_iter().zip(INK);
            channels.map(|(one, other)| u32::from(one.abs_diff(other))).sum()
        };
        let ink = (0..greys.len()).min_by_key(|index| distance(&greys[*index])).unwrap_or(0);
        Ok(Art { palette, pieces, checked, frames, ink: (FRAME_BASE + ink) as u8 })
    }
}

fn render(body: &str, width: usize, height: usize) -> Result<Vec<Rgba>, ArtError> {
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">{PIECES}{body}</svg>"#
    );
    let tree = Tree::from_str(&svg, &Options::default())?;
    let (width, height) = (width as u32, height as u32);
    let mut canvas = Pixmap::new(width, height).ok_or(ArtError::Canvas(width, height))?;
    resvg::render(&tree, Transform::identity(), &mut canvas.as_mut());
    Ok(canvas.pixels().iter().map(|p| [p.red(), p.green(), p.blue(), p.alpha()]).collect())
}

/// Returns a row of all pieces.
fn pieces(y: usize) -> String {
    let mut svg = String::with_capacity(1024);
    for piece in Color::ALL.iter().flat_map(|color| Role::ALL.map(|role| role.of(*color))) {
        let (color, role) = (piece.color.char(), piece.role.upper_char());
        let x = column(piece) * SQUARE;
        let _ = write!(
            svg,
            r##"<use href="#{color}{role}" x="{x}" y="{y}" width="{SQUARE}" height="{SQUARE}"/>"##
        );
    }
    svg
}

/// Returns every piece on a square in check.
fn checked() -> String {
    let red = hex(CHECK);
    // The radius is half the diagonal, as of the gradient on the pages.
    let mut svg = format!(
        r#"<radialGradient id="check" r=".7071"><stop offset=".18" stop-color="{red}"/>
<stop offset=".74" stop-color="{red}" stop-opacity="0"/></radialGradient>"#
    );
    for (y, ground) in [(0, LIGHT), (SQUARE, DARK)] {
        for x in (0..COLUMNS).map(|column| column * SQUARE) {
            for fill in [&hex(ground), "url(#check)"] {
                let _ = write!(
                    svg,
                    r#"<rect x="{x}" y="{y}" width="{SQUARE}" height="{SQUARE}" fill="{fill}"/>"#
                );
            }
        }
        svg.push_str(&pieces(y));
    }
    svg
}

/// Returns what lies around the board: paper with the coordinates.
fn frames() -> String {
    let mut svg = format!(
        r#"<rect width="100%" height="100%" fill="{}"/><g fill="none" stroke="{}"
stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">"#,
        hex(PAPER),
        hex(INK)
    );
    for (top, orientation) in [(0, Color::White), (WIDTH, Color::Black)] {
        for (index, (file, rank)) in File::ALL.into_iter().zip(Rank::ALL).enumerate() {
            let (x, y) = place(Square::from_coords(file, rank), orientation);
            for (path, x, y) in [
                (FILES[index], x + SQUARE / 2 - 5, EDGE + BOARD + 6),
                (RANKS[index], 11, y + SQUARE / 2 - 9),
            ] {
                let y = top + y;
                let _ = write!(svg, r#"<path d="{path}" transform="translate({x} {y})"/>"#);
            }
        }
    }
    svg.push_str("</g>");
    svg
}

/// Strokes for a to h, 10 wide and 18 high: there are no fonts to rely on where this runs.
const FILES: [&str; 8] = [
    "M.9 8.3C2 6.7 3.4 6 5.1 6C7.9 6 9.3 7.4 9.3 9.9V18M9.3 11.3C3.6 11.2 .4 12.2 .4 14.9C.4 16.9 1.9 18 4 18C6.8 18 9.3 16.6 9.3 13.2",
    "M.4 0V18M.4 12A4.7 6 0 0 1 9.8 12A4.7 6 0 0 1 .4 12",
    "M9.3 8.4C8.3 6.9 6.9 6 5.1 6C2.2 6 .3 8.6 .3 12C.3 15.4 2.2 18 5.1 18C6.9 18 8.3 17.1 9.3 15.6",
    "M9.6 0V18M9.6 12A4.7 6 0 0 1 .2 12A4.7 6 0 0 1 9.6 12",
    "M.3 11.7H9.7C9.7 8.2 7.9 6 5.1 6C2.2 6 .3 8.6 .3 12C.3 15.4 2.2 18 5.2 18C7 18 8.4 17.3 9.3 16",
    "M8.4 .5C7.8 .2 7.2 0 6.4 0C4.5 0 3.5 1.2 3.5 3.3V18M.8 6.4H7.8",
    "M9.6 12A4.7 6 0 0 1 .2 12A4.7 6 0 0 1 9.6 12M9.6 6.2V18.2C9.6 21.2 7.8 22.8 4.9 22.8C3.3 22.8 2 22.4 .9 21.6",
    "M.6 0V18M.6 11.2C.6 8 2.6 6 5.2 6C7.9 6 9.3 7.8 9.3 10.6V18",
];

/// Strokes for 1 to 8.
const RANKS: [&str; 8] = [
    "M1.6 3.8L6.2 .2V18",
    "M.6 4.5C.8 1.8 2.5 0 5 0C7.6 0 9.3 1.7 9.3 4.3C9.3 7.7 6 10.4 .5 18H9.7",
    "M.8 3.4C1.4 1.2 3 0 5 0C7.4 0 9 1.7 9 4.2C9 6.8 7.2 8.4 4.2 8.4C7.6 8.4 9.5 10.3 9.5 13.1C9.5 16.1 7.6 18 4.9 18C2.5 18 .9 16.8 .3 14.4",
    "M7.3 18V0L.1 12.8H10",
    "M8.8 0H1.8L1.1 8.3C2.2 7.2 3.4 6.7 4.9 6.7C7.7 6.7 9.6 8.9 9.6 12.2C9.6 15.8 7.6 18 4.8 18C2.6 18 1 17 .3 15",
    "M8.8 2.4C8 .9 6.8 0 5.2 0C2.1 0 .3 3.6 .3 9.6V12.2C.3 15.8 2.2 18 5 18C7.8 18 9.7 15.7 9.7 12.4C9.7 9.1 7.8 7 5.1 7C2.5 7 .6 8.9 .3 11.8",
    "M.3 0H9.7L3.6 18",
    "M5 8.4C2.4 8.4 .9 6.6 .9 4.2C.9 1.8 2.4 0 5 0C7.6 0 9.1 1.8 9.1 4.2C9.1 6.6 7.6 8.4 5 8.4C2 8.4 .2 10.4 .2 13.2C.2 16 2 18 5 18C8 18 9.8 16 9.8 13.2C9.8 10.4 8 8.4 5 8.4Z",
];

/// Reduces an image to so many shades, the darkest first, and numbers its pixels.
///
/// The most frequent colors stay exact: the fillings and the grounds. The shades of an edge
/// follow, each unless one is already there that is near, and what is near grows until they are
/// few enough. Shades that are much alike get numbers that are much alike, which compresses well.
fn quantise(image: &[Rgba], limit: usize) -> (Vec<Rgba>, Vec<u8>) {
    let mut counts: BTreeMap<Rgba, usize> = BTreeMap::new();
    for color in image {
        *counts.entry(*color).or_default() += 1;
    }
    let mut colors: Vec<(Rgba, usize)> = counts.into_iter().collect();
    colors.sort_by_key(|(_, count)| Reverse(*count));
    let mut near = 0;
    let mut shades: Vec<Rgba> = loop {
        let mut shades = Vec::with_capacity(limit + 1);
        for (color, _) in &colors {
            if shades.len() <= limit && shades.iter().all(|shade| distance(*color, *shade) > near) {
                shades.push(*color);
            }
        }
        if shades.len() <= limit {
            break shades;
        }
        near += 1 + near / 8;
    };
    shades.sort_by_key(|[r, g, b, _]| u32::from(*r) + u32::from(*g) + u32::from(*b));
    let nearest = |color: Rgba| {
        let numbered = (0_u8..).zip(&shades);
        numbered.min_by_key(|(_, shade)| distance(color, **shade)).map_or(0, |(number, _)| number)
    };
    let numbers: HashMap<Rgba, u8> =
        colors.iter().map(|(color, _)| (*color, nearest(*color))).collect();
    let pixels = image.iter().map(|color| numbers.get(color).copied().unwrap_or(0)).collect();
    // The parts of the palette begin at fixed places.
    shades.resize(limit, [0; 4]);
    (shades, pixels)
}

fn distance(one: Rgba, other: Rgba) -> u32 {
    one.iter().zip(other).map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
}

/// Lays a color on an opaque ground.
fn over([red, green, blue, alpha]: Rgba, ground: Rgb) -> Rgb {
    let [r, g, b] = ground.map(|c| ((u32::from(c) * u32::from(255 - alpha) + 127) / 255) as u8);
    [red.saturating_add(r), green.saturating_add(g), blue.saturating_add(b)]
}

/// Returns a ground with the mark of the last move.
const fn marked(ground: Rgb) -> Rgb {
    let mut mixed = ground;
    let mut i = 0;
    while i < 3 {
        let sum = ground[i] as u32 * (100 - LAST_PERCENT) + LAST[i] as u32 * LAST_PERCENT;
        mixed[i] = ((sum + 50) / 100) as u8;
        i += 1;
    }
    mixed
}

fn hex([red, green, blue]: Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

pub fn column(piece: Piece) -> usize {
    piece.color.fold_wb(0, 6) + usize::from(piece.role) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    const CSS: &str = include_str!("../../../static/zugpost.css");

    #[test]
    fn colors_are_those_of_the_pages() {
        let last = format!("rgb({} {} {} / .{LAST_PERCENT})", LAST[0], LAST[1], LAST[2]);
        for (name, color) in [
            ("square-light", hex(LIGHT)),
            ("square-dark", hex(DARK)),
            ("check", hex(CHECK)),
            ("background", hex(PAPER)),
            ("muted", hex(INK)),
            ("last", last),
        ] {
            assert!(CSS.contains(&format!("--{name}: light-dark({color}, ")), "{name}");
        }
    }
}
