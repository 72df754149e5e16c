//! The appearance of the pages that a player chose.

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system says.
    #[default]
    System,
    Light,
    Dark,
}

/// The colors of the squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardTheme {
    #[default]
    Green,
    Wood,
}

stored_enum!(Theme, "theme", { System = "system", Light = "light", Dark = "dark" });
stored_enum!(BoardTheme, "board theme", { Green = "green", Wood = "wood" });

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Appearance {
    pub theme: Theme,
    pub board: BoardTheme,
}

impl Appearance {
    /// Reads what is stored; a word that is not known is the default.
    pub(super) fn read(theme: &str, board: &str) -> Appearance {
        Appearance {
            theme: theme.parse().unwrap_or_default(),
            board: board.parse().unwrap_or_default(),
        }
    }
}
