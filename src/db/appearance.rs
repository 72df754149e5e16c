//! The appearance of the pages that a player chose, and what their board shows and sounds like.

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
    Blue,
    Purple,
    Gray,
    Sea,
}

/// The drawings of the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PieceSet {
    #[default]
    Classic,
    Flat,
    /// Figurines on discs.
    Discs,
}

/// Where the board of a game has the letters and numbers of its squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Coordinates {
    #[default]
    Inside,
    Outside,
    Off,
}

stored_enum!(Theme, "theme", { System = "system", Light = "light", Dark = "dark" });
stored_enum!(BoardTheme, "board theme", {
    Green = "green", Wood = "wood", Blue = "blue", Purple = "purple", Gray = "gray", Sea = "sea",
});
stored_enum!(PieceSet, "piece set", { Classic = "classic", Flat = "flat", Discs = "discs" });
stored_enum!(Coordinates, "coordinates", { Inside = "inside", Outside = "outside", Off = "off" });

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Appearance {
    pub theme: Theme,
    pub board: BoardTheme,
    pub pieces: PieceSet,
    pub coordinates: Coordinates,
    /// A move is heard.
    pub sound: bool,
    /// A move is felt, where the device can vibrate.
    pub haptics: bool,
    /// The pieces on the boards of games are not shown.
    pub blindfold: bool,
    /// The page of a game has only what is needed to play.
    pub zen: bool,
    /// After a move the next game follows by itself.
    pub next_game: bool,
}

impl Appearance {
    /// What is switched on or off.
    pub const SWITCHES: [&str; 5] = ["sound", "haptics", "blindfold", "zen", "next_game"];

    /// What is chosen, as it is called in forms and cookies and where it is stored.
    pub const NAMES: [&str; 9] = [
        "theme",
        "board",
        "pieces",
        "coordinates",
        "sound",
        "haptics",
        "blindfold",
        "zen",
        "next_game",
    ];

    /// Returns it with one more choice; `None` if there is no such choice.
    pub fn with(self, name: &str, word: &str) -> Option<Appearance> {
        Some(match name {
            "theme" => Appearance { theme: word.parse().ok()?, ..self },
            "board" => Appearance { board: word.parse().ok()?, ..self },
            "pieces" => Appearance { pieces: word.parse().ok()?, ..self },
            "coordinates" => Appearance { coordinates: word.parse().ok()?, ..self },
            "sound" => Appearance { sound: read_switch(word)?, ..self },
            "haptics" => Appearance { haptics: read_switch(word)?, ..self },
            "blindfold" => Appearance { blindfold: read_switch(word)?, ..self },
            "zen" => Appearance { zen: read_switch(word)?, ..self },
            "next_game" => Appearance { next_game: read_switch(word)?, ..self },
            _ => return None,
        })
    }

    /// Returns the word of each choice, in the order of [`Appearance::NAMES`].
    fn words(self) -> [&'static str; 9] {
        [
            self.theme.as_str(),
            self.board.as_str(),
            self.pieces.as_str(),
            self.coordinates.as_str(),
            switch_word(self.sound),
            switch_word(self.haptics),
            switch_word(self.blindfold),
            switch_word(self.zen),
            switch_word(self.next_game),
        ]
    }

    /// Returns name and word of each choice that is not the default.
    pub fn non_default(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let chosen = Appearance::NAMES.into_iter().zip(self.words());
        let usual = Appearance::default().words();
        chosen.zip(usual).filter(|((_, word), usual)| word != usual).map(|(choice, _)| choice)
    }

    /// Reads what is stored; a word that is not known is the default.
    pub(super) fn read(theme: &str, board: &str, settings: &str) -> Appearance {
        let old = Appearance {
            theme: theme.parse().unwrap_or_default(),
            board: board.parse().unwrap_or_default(),
            ..Appearance::default()
        };
        let pairs = settings.split(' ').filter_map(|pair| pair.split_once('='));
        pairs.fold(old, |all, (name, word)| all.with(name, word).unwrap_or(all))
    }

    /// Returns the text of `board_settings`: `board=blue pieces=flat`. The theme has a column of its
    /// own.
    pub(super) fn board_settings(self) -> String {
        let pairs = self.non_default().filter(|(name, _)| *name != "theme");
        pairs.map(|(name, word)| format!("{name}={word}")).collect::<Vec<_>>().join(" ")
    }

    /// Returns the word of `board_theme`: that column takes the first two board themes only, because
    /// SQLite cannot change a check without making the table again. `board_settings` has the others.
    pub(super) fn board_theme(self) -> &'static str {
        match self.board {
            BoardTheme::Wood => "wood",
            _ => "green",
        }
    }
}

fn read_switch(word: &str) -> Option<bool> {
    match word {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

fn switch_word(is_on: bool) -> &'static str {
    if is_on { "yes" } else { "no" }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stored(all: Appearance) -> Appearance {
        Appearance::read(all.theme.as_str(), all.board_theme(), &all.board_settings())
    }

    #[test]
    fn each_choice_is_read_as_it_was_stored() {
        let mut all = vec![Appearance::default()];
        for (name, words) in [
            ("theme", Theme::ALL.map(Theme::as_str).to_vec()),
            ("board", BoardTheme::ALL.map(BoardTheme::as_str).to_vec()),
            ("pieces", PieceSet::ALL.map(PieceSet::as_str).to_vec()),
            ("coordinates", Coordinates::ALL.map(Coordinates::as_str).to_vec()),
        ]
        .into_iter()
        .chain(Appearance::SWITCHES.map(|name| (name, vec!["no", "yes"])))
        {
            let with = |one: &Appearance| {
                words.iter().map(|word| one.with(name, word).unwrap()).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(with).collect();
        }
        assert_eq!(all.len(), 3 * 6 * 3 * 3 * 32);
        for one in all {
            assert_eq!(stored(one), one);
        }
        assert_eq!(Appearance::default().board_settings(), "");
    }

    #[test]
    fn what_was_stored_before_stays_and_what_is_unknown_is_left_out() {
        let (wood, blue) = (BoardTheme::Wood, BoardTheme::Blue);
        let usual = Appearance::default();
        for (board, settings, wanted) in [
            ("green", "", usual),
            ("wood", "", Appearance { board: wood, ..usual }),
            ("green", "board=blue", Appearance { board: blue, ..usual }),
            ("wood", "pieces=staunton zen=yes", Appearance { board: wood, zen: true, ..usual }),
            ("marble", "zen=maybe zen x=y = ", usual),
        ] {
            assert_eq!(Appearance::read("system", board, settings), wanted, "{settings}");
        }
    }
}
