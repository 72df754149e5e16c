//! How large the board is on the page of a game. A cookie keeps it for the browser, because screens
//! differ.

use std::{fmt, str::FromStr};

use actix_web::HttpRequest;

use super::cookies::{self, BOARD_SIZE_COOKIE};

/// Per cent of the largest board that fits into the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardSize(u8);

impl BoardSize {
    const MIN: u8 = 50;
    const MAX: u8 = 130;
    /// The stylesheet has a rule for each multiple.
    const STEP: u8 = 5;

    pub fn of(request: &HttpRequest) -> BoardSize {
        cookies::read(request, BOARD_SIZE_COOKIE)
            .and_then(|word| word.parse().ok())
            .unwrap_or_default()
    }
}

impl Default for BoardSize {
    fn default() -> BoardSize {
        BoardSize(100)
    }
}

impl fmt::Display for BoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// It is no size that a board can have.
#[derive(Debug, PartialEq, Eq)]
pub struct ParseBoardSizeError;

impl FromStr for BoardSize {
    type Err = ParseBoardSizeError;

    fn from_str(word: &str) -> Result<BoardSize, ParseBoardSizeError> {
        let size = word.parse().map_err(|_| ParseBoardSizeError)?;
        let is_one = (Self::MIN..=Self::MAX).contains(&size) && size.is_multiple_of(Self::STEP);
        if is_one { Ok(BoardSize(size)) } else { Err(ParseBoardSizeError) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_those_that_the_stylesheet_has() {
        let css = include_str!("../../static/zugpost.css");
        for size in 0..=u8::MAX {
            let has_rule = size == 100 || css.contains(&format!("[data-board-size=\"{size}\"]"));
            assert_eq!(size.to_string().parse::<BoardSize>().is_ok(), has_rule, "{size}");
        }
        for word in ["", "-100", "100%", "1e2", "256", " 100", "\"><script>"] {
            assert_eq!(word.parse::<BoardSize>(), Err(ParseBoardSizeError), "{word}");
        }
    }
}
