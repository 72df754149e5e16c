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

/// The colours of the squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardTheme {
    #[default]
    Green,
    Wood,
}

impl Theme {
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    pub fn as_str(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    pub fn parse(word: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.as_str() == word)
    }
}

impl BoardTheme {
    pub const ALL: [BoardTheme; 2] = [BoardTheme::Green, BoardTheme::Wood];

    pub fn as_str(self) -> &'static str {
        match self {
            BoardTheme::Green => "green",
            BoardTheme::Wood => "wood",
        }
    }

    pub fn parse(word: &str) -> Option<BoardTheme> {
        BoardTheme::ALL.into_iter().find(|board| board.as_str() == word)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Appearance {
    pub theme: Theme,
    pub board: BoardTheme,
}

impl Appearance {
    /// Reads what is stored; a word that is not known is the default.
    pub(super) fn read(theme: &str, board: &str) -> Appearance {
        Appearance {
            theme: Theme::parse(theme).unwrap_or_default(),
            board: BoardTheme::parse(board).unwrap_or_default(),
        }
    }
}
