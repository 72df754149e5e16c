//! From where a move comes: a square, or the pocket of captured pieces.

use std::{fmt, str::FromStr};

use crate::chess::{Move, Role, Square};

/// Where the piece of a move comes from. `Display` is what UCI begins with: `e2`, `N@`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Origin {
    Square(Square),
    Pocket(Role),
}

impl Origin {
    pub fn of(mv: Move) -> Origin {
        match (mv, mv.from()) {
            (_, Some(from)) => Origin::Square(from),
            // Only a drop comes from nowhere.
            (_, None) => Origin::Pocket(mv.role()),
        }
    }

    /// Returns the square, `None` for a pocket.
    pub fn square(self) -> Option<Square> {
        match self {
            Origin::Square(square) => Some(square),
            Origin::Pocket(_) => None,
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Square(square) => square.fmt(f),
            Origin::Pocket(role) => write!(f, "{}@", role.upper_char()),
        }
    }
}

/// Reads what `Display` wrote.
impl FromStr for Origin {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some(letter) = text.strip_suffix('@') {
            let role = letter.chars().next().and_then(Role::from_char);
            return role.filter(|_| letter.len() == 1).map(Origin::Pocket).ok_or(());
        }
        text.parse().map(Origin::Square).map_err(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_reads_back() {
        for origin in [Origin::Square(Square::E2), Origin::Pocket(Role::Knight)] {
            assert_eq!(origin.to_string().parse(), Ok(origin));
        }
        for bad in ["", "@", "NN@", "x@", "e9", "N@f3"] {
            assert_eq!(bad.parse::<Origin>(), Err(()), "{bad}");
        }
    }
}
