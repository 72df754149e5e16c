//! What stands on a board is told apart, on every board theme, light and dark, with every piece set.

use std::fs;

use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree},
};
use zugpost::db::appearance::{BoardTheme, PieceSet};

use crate::support::files::in_repository;

type Rgb = [f64; 3];

const SHADES: [&str; 2] = ["light", "dark"];

/// The least contrast of coordinates, as WCAG 1.4.3 has it, and of what is drawn, as 1.4.11 has it.
const LEAST_OF_TEXT: f64 = 4.5;
const LEAST_OF_PIECES: f64 = 3.0;
/// The least contrast of light and dark squares.
const LEAST_OF_SQUARES: f64 = 2.0;
/// The least distance in CIELAB of a mark from its square, and of one mark from another; two colors of
/// which one is in doubt are about 2 apart.
const LEAST_DISTANCE: f64 = 18.0;

/// Returns channels from 0 to 1, and how much it covers: `#1a2218`, `#fff`, `rgb(20 70 52 / .62)`.
fn color(text: &str) -> (Rgb, f64) {
    if let Some(hex) = text.strip_prefix('#') {
        let wide = if hex.len() == 3 {
            hex.chars().flat_map(|c| [c, c]).collect()
        } else {
            hex.to_owned()
        };
        let channel = |at: usize| {
            f64::from(u8::from_str_radix(&wide[at..at + 2], 16).expect("a color")) / 255.0
        };
        return ([channel(0), channel(2), channel(4)], 1.0);
    }
    let inside = text.strip_prefix("rgb(").and_then(|rest| rest.strip_suffix(')'));
    let (channels, alpha) = inside.and_then(|rest| rest.split_once('/')).expect(text);
    let mut channels = channels.split_whitespace().map(|c| c.parse::<f64>().expect(text) / 255.0);
    let rgb = std::array::from_fn(|_| channels.next().expect(text));
    (rgb, alpha.trim().parse().expect(text))
}

/// Lays a color on an opaque one.
fn over((color, alpha): (Rgb, f64), ground: Rgb) -> Rgb {
    std::array::from_fn(|i| color[i] * alpha + ground[i] * (1.0 - alpha))
}

/// The channels as amounts of light.
fn linear(rgb: Rgb) -> Rgb {
    rgb.map(|c| if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) })
}

/// The contrast ratio of WCAG 2.
fn contrast(one: Rgb, other: Rgb) -> f64 {
    let luminance = |rgb| {
        let [r, g, b] = linear(rgb);
        0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    };
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}

/// The distance of two colors in CIELAB (1976), for D65.
fn distance(one: Rgb, other: Rgb) -> f64 {
    let lab = |rgb| {
        let [r, g, b] = linear(rgb);
        let xyz = [
            (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
            0.2126 * r + 0.7152 * g + 0.0722 * b,
            (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
        ];
        let [x, y, z] =
            xyz.map(|t| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 });
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    };
    let (one, other) = (lab(one), lab(other));
    one.iter().zip(other).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

/// The colors of a board theme in one shade, out of the stylesheet.
struct Colors {
    css: String,
    theme: &'static str,
    shade: usize,
}

impl Colors {
    fn get(&self, name: &str) -> (Rgb, f64) {
        let block = |theme: &str| {
            let (_, rest) = self.css.split_once(&format!("[data-board=\"{theme}\"] {{"))?;
            let (block, _) = rest.split_once('}')?;
            let (_, value) = block.split_once(&format!("--{name}: light-dark("))?;
            // Up to the bracket that closes it.
            value.split(';').next()?.strip_suffix(')')
        };
        // What a theme does not say is as in the first.
        let pair = block(self.theme).or_else(|| block("green")).expect(name);
        let (light, dark) = pair.split_once(", ").expect(pair);
        color([light, dark][self.shade])
    }
}

fn stylesheet() -> String {
    fs::read_to_string(in_repository("static/zugpost.css")).expect("a stylesheet")
}

fn every_board() -> impl Iterator<Item = Colors> {
    BoardTheme::ALL.into_iter().flat_map(|theme| {
        [0, 1].map(|shade| Colors { css: stylesheet(), theme: theme.as_str(), shade })
    })
}

fn drawings(set: PieceSet) -> String {
    let file = match set {
        PieceSet::Classic => "pieces.svg",
        PieceSet::Flat => "pieces_flat.svg",
        PieceSet::Discs => "pieces_discs.svg",
    };
    fs::read_to_string(in_repository("static").join(file)).expect("a piece set")
}

const CODES: [&str; 12] = ["wK", "wQ", "wR", "wB", "wN", "wP", "bK", "bQ", "bR", "bB", "bN", "bP"];

/// Returns the colors in which a piece is drawn.
fn colors_of_piece(drawings: &str, code: &str) -> Vec<Rgb> {
    let (_, rest) = drawings.split_once(&format!("<symbol id=\"{code}\"")).expect(code);
    let (symbol, _) = rest.split_once("</symbol>").expect(code);
    let found = symbol.split('"').filter(|text| text.starts_with('#'));
    found.map(|text| color(text).0).collect()
}

#[test]
fn coordinates_and_squares_have_contrast() {
    for colors in every_board() {
        let (theme, shade) = (colors.theme, SHADES[colors.shade]);
        let [light, dark] = ["square-light", "square-dark"].map(|name| colors.get(name).0);
        for (name, ground) in [("coord-light", light), ("coord-dark", dark)] {
            let found = contrast(colors.get(name).0, ground);
            assert!(found >= LEAST_OF_TEXT, "{theme}, {shade}, {name}: {found:.2}");
        }
        let found = contrast(light, dark);
        assert!(found >= LEAST_OF_SQUARES, "{theme}, {shade}: {found:.2}");
    }
}

#[test]
fn marks_are_told_from_squares_and_from_each_other() {
    for colors in every_board() {
        let (theme, shade) = (colors.theme, SHADES[colors.shade]);
        for square in ["square-light", "square-dark"] {
            let ground = colors.get(square).0;
            let on = |name: &str| over(colors.get(name), ground);
            let (last, pick, check, mark) = (on("last"), on("pick"), on("check"), on("mark"));
            // A piece may come to a square of the last move.
            let mark_on_last = over(colors.get("mark"), last);
            for (what, one, other) in [
                ("last", last, ground),
                ("pick", pick, ground),
                ("check", check, ground),
                ("mark", mark, ground),
                ("mark on last", mark_on_last, last),
                ("last and pick", last, pick),
                ("last and check", last, check),
                ("pick and check", pick, check),
            ] {
                let found = distance(one, other);
                assert!(found >= LEAST_DISTANCE, "{theme}, {shade}, {square}, {what}: {found:.1}");
            }
        }
    }
}

#[test]
fn every_piece_is_seen_on_every_square() {
    for set in PieceSet::ALL {
        let drawings = drawings(set);
        for code in CODES {
            let piece = colors_of_piece(&drawings, code);
            for colors in every_board() {
                for square in ["square-light", "square-dark"] {
                    let plain = colors.get(square).0;
                    for mark in ["", "last", "pick", "check"] {
                        let ground =
                            if mark.is_empty() { plain } else { over(colors.get(mark), plain) };
                        let found = piece.iter().map(|c| contrast(*c, ground)).fold(0.0, f64::max);
                        let (theme, shade) = (colors.theme, SHADES[colors.shade]);
                        assert!(
                            found >= LEAST_OF_PIECES,
                            "{} {code}, {theme}, {shade}, {square} {mark}: {found:.2}",
                            set.as_str()
                        );
                    }
                }
            }
        }
    }
}

/// Draws a piece on gray, in gray, as large as on a small board: its pixels from 0 to 255.
fn drawn(drawings: &str, code: &str, size: u32) -> Vec<u8> {
    let svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}">
<rect width="100%" height="100%" fill="#8a8a8a"/>{drawings}<use href="#{code}" width="{size}" height="{size}"/></svg>"##
    );
    let tree = Tree::from_str(&svg, &Options::default()).expect("a drawing");
    let mut canvas = Pixmap::new(size, size).expect("a canvas");
    resvg::render(&tree, Transform::identity(), &mut canvas.as_mut());
    canvas.pixels().iter().map(|p| p.green()).collect()
}

#[test]
fn the_sets_are_complete_and_their_pieces_are_told_apart_when_small() {
    const SIZE: u32 = 30;
    for set in PieceSet::ALL {
        let drawings = drawings(set);
        assert_eq!(drawings.matches("<symbol ").count(), CODES.len(), "{}", set.as_str());
        assert!(
            !drawings.contains("http") || drawings.matches("http").count() == 1,
            "the namespace"
        );
        let pictures = CODES.map(|code| drawn(&drawings, code, SIZE));
        for (one, code) in pictures.iter().zip(CODES) {
            for (other, other_code) in pictures.iter().zip(CODES).filter(|(_, c)| *c != code) {
                let differ = one.iter().zip(other).filter(|(a, b)| a.abs_diff(**b) > 60).count();
                // Of 900.
                let least = if code[..1] == other_code[..1] { 30 } else { 100 };
                assert!(differ >= least, "{} {code} {other_code}: {differ}", set.as_str());
            }
        }
        // White is light and Black is dark.
        let sum = |picture: &Vec<u8>| picture.iter().map(|p| u32::from(*p)).sum::<u32>();
        for (white, black) in pictures[..6].iter().zip(&pictures[6..]) {
            assert!(sum(white) > sum(black) + 10_000, "{}", set.as_str());
        }
    }
}

#[test]
fn colors_are_read_and_compared_as_the_standards_say() {
    assert_eq!(color("#fff"), ([1.0; 3], 1.0));
    assert_eq!(color("rgb(255 0 51 / .5)"), ([1.0, 0.0, 0.2], 0.5));
    let [white, black, gray] = ["#fff", "#000", "#777"].map(|text| color(text).0);
    assert!((contrast(white, black) - 21.0).abs() < 0.01);
    assert!((contrast(white, gray) - 4.48).abs() < 0.01);
    assert!((distance(white, black) - 100.0).abs() < 0.1);
    assert!(distance(gray, gray) < 1e-9);
}
