//! What the opponent offers while a player thinks.
//!
//! A move declines it, so whoever sends a move says which offers they have seen: one that came in
//! between is told first, and nothing is played.

use std::fmt;

/// What a move declines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpenOffers {
    pub draw: bool,
    pub takeback: bool,
}

impl OpenOffers {
    /// Reads what [`OpenOffers`] writes; anything else is no offer.
    pub fn read(text: &str) -> OpenOffers {
        let (draw, takeback) = (matches!(text, "d" | "dt"), matches!(text, "t" | "dt"));
        OpenOffers { draw, takeback }
    }

    pub fn is_empty(self) -> bool {
        self == OpenOffers::default()
    }

    /// Returns the word by which sentences choose their form.
    pub fn word(self) -> &'static str {
        match (self.draw, self.takeback) {
            (true, true) => "both",
            (true, false) => "draw",
            (false, true) => "takeback",
            (false, false) => "none",
        }
    }

    /// Returns what is here and not there.
    pub fn without(self, other: OpenOffers) -> OpenOffers {
        OpenOffers { draw: self.draw && !other.draw, takeback: self.takeback && !other.takeback }
    }
}

/// As forms and addresses carry it: `d`, `t`, `dt` or nothing.
impl fmt::Display for OpenOffers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.draw { "d" } else { "" })?;
        f.write_str(if self.takeback { "t" } else { "" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_read_as_it_was_written() {
        for (draw, takeback) in [(false, false), (false, true), (true, false), (true, true)] {
            let offers = OpenOffers { draw, takeback };
            assert_eq!(OpenOffers::read(&offers.to_string()), offers);
            assert_eq!(offers.without(offers), OpenOffers::default());
            assert_eq!(offers.without(OpenOffers::default()), offers);
        }
        for other in ["draft", "td", "D", " d", "0"] {
            assert_eq!(OpenOffers::read(other), OpenOffers::default(), "{other}");
        }
    }
}
