//! The color that a player should get (1.6 and 1.7).

use crate::chess::Color;

/// How much a player should get a color (1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strength {
    /// No game yet.
    None,
    /// As many games with White as with Black.
    Mild,
    /// A color difference of 1.
    Strong,
    /// A color difference of 2, or twice the same color in a row.
    Absolute,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColorPreference {
    pub strength: Strength,
    /// `None` if there is no game yet.
    pub color: Option<Color>,
    /// Games with White minus games with Black (1.6).
    pub difference: i32,
}

impl ColorPreference {
    /// Returns the preference after games with these colors. Only games that were played have one.
    pub fn after(colors: &[Color]) -> ColorPreference {
        let difference = colors.iter().map(|color| unit(*color)).sum();
        let twice_in_a_row = match colors {
            [.., before, last] if before == last => Some(*last),
            _ => None,
        };
        let (strength, color) = match (difference, twice_in_a_row, colors.last()) {
            (2.., ..) => (Strength::Absolute, Some(Color::Black)),
            (..=-2, ..) => (Strength::Absolute, Some(Color::White)),
            (_, Some(repeated), _) => (Strength::Absolute, Some(repeated.other())),
            (1, ..) => (Strength::Strong, Some(Color::Black)),
            (-1, ..) => (Strength::Strong, Some(Color::White)),
            (_, _, Some(last)) => (Strength::Mild, Some(last.other())),
            (_, _, None) => (Strength::None, None),
        };
        ColorPreference { strength, color, difference }
    }

    pub fn is_absolute(&self) -> bool {
        self.strength == Strength::Absolute
    }

    /// Returns whether both prefer the same color, so that one of them does not get it.
    pub fn clashes_with(&self, other: &ColorPreference) -> bool {
        self.color.is_some() && self.color == other.color
    }
}

/// What a game adds to the color difference.
pub fn unit(color: Color) -> i32 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}
