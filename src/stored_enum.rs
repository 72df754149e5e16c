//! How an enum without data is stored: one word for each variant, written in one table.

use std::fmt;

/// A text that is stored, or was sent, and means nothing of the kind that was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownValue {
    /// What was expected, such as "draw rule".
    pub kind: &'static str,
    pub value: String,
}

impl UnknownValue {
    pub fn new(kind: &'static str, value: &str) -> UnknownValue {
        UnknownValue { kind, value: value.to_owned() }
    }
}

impl fmt::Display for UnknownValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown {}: {:?}", self.kind, self.value)
    }
}

impl std::error::Error for UnknownValue {}

/// Gives an enum `ALL`, `as_str` and [`FromStr`](std::str::FromStr), from the word for each variant.
///
/// The words stand in the database, so they never change. The compiler reports a variant that has
/// no word, and a word that stands for two.
macro_rules! stored_enum {
    ($name:ident, $kind:literal, { $($variant:ident = $word:literal),+ $(,)? }) => {
        impl $name {
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$variant),+];

            /// Returns the word under which it is stored.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $($name::$variant => $word),+
                }
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::stored_enum::UnknownValue;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text {
                    $($word => Ok($name::$variant),)+
                    _ => Err($crate::stored_enum::UnknownValue::new($kind, text)),
                }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::UnknownValue;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Wing {
        King,
        Queen,
    }

    stored_enum!(Wing, "wing", { King = "king", Queen = "queen" });

    #[test]
    fn each_variant_reads_back_and_nothing_else_does() {
        assert_eq!(Wing::ALL, [Wing::King, Wing::Queen]);
        for side in Wing::ALL {
            assert_eq!(side.as_str().parse(), Ok(side));
        }
        for bad in ["", "King", "king ", "rook"] {
            assert_eq!(bad.parse::<Wing>(), Err(UnknownValue::new("wing", bad)));
        }
        assert_eq!("rook".parse::<Wing>().unwrap_err().to_string(), "unknown wing: \"rook\"");
    }
}
