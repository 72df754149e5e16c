//! In which language somebody reads, and how pages look: as the account says, else a cookie, else
//! the browser.

use std::fmt::Write as _;

use actix_web::{HttpMessage as _, HttpRequest, http::header};

use super::cookies::{self, APPEARANCE_COOKIE};
use crate::{
    db::{appearance::Appearance, players::Player},
    i18n::{Language, Locale},
};

/// What stands in the cookie, and in forms, for the language that the browser asks for.
const BY_BROWSER: &str = "browser";
/// What the language is called in forms.
const LANGUAGE: &str = "language";
/// What each cookie says, in this order, and without its name.
const FIRST: [&str; 3] = [LANGUAGE, "theme", "board"];

/// What somebody chose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DisplayPreferences {
    /// `None`: as the browser says.
    pub language: Option<Language>,
    pub appearance: Appearance,
}

impl DisplayPreferences {
    /// What a form can say.
    pub fn names() -> impl Iterator<Item = &'static str> {
        [LANGUAGE].into_iter().chain(Appearance::NAMES)
    }

    /// Returns it with one more choice, as forms say it; `None` if there is no such choice.
    pub fn with(self, name: &str, word: &str) -> Option<DisplayPreferences> {
        Some(match (name, word) {
            (LANGUAGE, BY_BROWSER) => DisplayPreferences { language: None, ..self },
            (LANGUAGE, tag) => DisplayPreferences { language: Some(tag.parse().ok()?), ..self },
            _ => DisplayPreferences { appearance: self.appearance.with(name, word)?, ..self },
        })
    }

    pub fn of_player(player: &Player) -> DisplayPreferences {
        DisplayPreferences { language: player.language(), appearance: player.appearance() }
    }

    /// Returns what stands in the cookie: language, theme and board theme, and what else is not the
    /// usual: `de.dark.wood.pieces=flat.zen=yes`.
    pub fn cookie(self) -> String {
        let Appearance { theme, board, .. } = self.appearance;
        let language = self.language.map_or(BY_BROWSER, Language::tag);
        let mut text = format!("{language}.{}.{}", theme.as_str(), board.as_str());
        let others = self.appearance.non_default().filter(|(name, _)| !FIRST.contains(name));
        for (name, word) in others {
            let _ = write!(text, ".{name}={word}");
        }
        text
    }

    /// Reads the cookie. What says anything else is no wish.
    fn of_cookie(value: &str) -> Option<DisplayPreferences> {
        let mut parts = value.split('.');
        let mut found = DisplayPreferences::default();
        for name in FIRST {
            found = found.with(name, parts.next()?)?;
        }
        parts.try_fold(found, |found, part| {
            let (name, word) = part.split_once('=')?;
            found.with(name, word)
        })
    }
}

/// How a request is answered: it is kept with the request, so that errors are too.
#[derive(Clone, Copy, Debug)]
pub struct RequestPreferences {
    pub display_preferences: DisplayPreferences,
    pub locale: Locale,
}

impl RequestPreferences {
    /// Finds out how to answer, and keeps it. `player`: who is logged in.
    pub fn recognise(request: &HttpRequest, player: Option<&Player>) -> RequestPreferences {
        let of_cookie =
            || DisplayPreferences::of_cookie(&cookies::read(request, APPEARANCE_COOKIE)?);
        let display_preferences =
            player.map(DisplayPreferences::of_player).or_else(of_cookie).unwrap_or_default();
        let language = display_preferences.language.unwrap_or_else(|| {
            let header = request.headers().get(header::ACCEPT_LANGUAGE);
            Language::accepted(header.and_then(|value| value.to_str().ok()).unwrap_or_default())
        });
        let localized_pieces = player.is_some_and(|player| player.localized_pieces);
        let locale = Locale::of(language).with_localized_pieces(localized_pieces);
        let request_preferences = RequestPreferences { display_preferences, locale };
        request.extensions_mut().insert(request_preferences);
        request_preferences
    }

    /// Returns how to answer a request that failed, perhaps before anybody knew whose it is.
    pub fn of(request: &HttpRequest) -> RequestPreferences {
        let known = request.extensions().get::<RequestPreferences>().copied();
        known.unwrap_or_else(|| RequestPreferences::recognise(request, None))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::appearance::{BoardTheme, Coordinates, PieceSet, Theme};

    #[test]
    fn a_cookie_says_one_of_the_choices_or_nothing() {
        let usual = Appearance::default();
        let dark = Appearance { theme: Theme::Dark, board: BoardTheme::Wood, ..usual };
        let zen = Appearance { pieces: PieceSet::Flat, zen: true, ..dark };
        for (value, display_preferences) in [
            (
                "de.dark.wood",
                Some(DisplayPreferences { language: Some(Language::German), appearance: dark }),
            ),
            ("browser.dark.wood", Some(DisplayPreferences { language: None, appearance: dark })),
            ("browser.system.green", Some(DisplayPreferences::default())),
            (
                "browser.dark.wood.pieces=flat.zen=yes",
                Some(DisplayPreferences { language: None, appearance: zen }),
            ),
            ("de.dark.wood.x", None),
            ("de.dark.wood.pieces=glass", None),
            ("de.dark.wood.zen", None),
            ("de.dark.wood.zen=", None),
            ("de.dark.wood.password=yes", None),
            ("", None),
            ("de", None),
            ("de.dark", None),
            ("de.dark.wood.", None),
            ("DE.dark.wood", None),
            (".dark.wood", None),
            ("nl.dark.wood", None),
            ("de.\"><script>.wood", None),
            ("de.dark.wood\0", None),
        ] {
            let found = DisplayPreferences::of_cookie(value);
            assert_eq!(found, display_preferences, "{value}");
            assert!(found.is_none_or(|found| found.cookie() == value), "{value}");
        }
    }

    #[test]
    fn all_choices_together_are_one_cookie() {
        let appearance = Appearance {
            theme: Theme::Light,
            board: BoardTheme::Sea,
            pieces: PieceSet::Discs,
            coordinates: Coordinates::Outside,
            sound: true,
            haptics: true,
            blindfold: true,
            zen: true,
            next_game: true,
        };
        let all = DisplayPreferences { language: Some(Language::French), appearance };
        assert_eq!(DisplayPreferences::of_cookie(&all.cookie()), Some(all));
        // A cookie stays one without quotation marks (RFC 6265).
        let is_plain = |c: char| c.is_ascii_alphanumeric() || ".=_".contains(c);
        assert!(all.cookie().chars().all(is_plain), "{}", all.cookie());
    }
}
