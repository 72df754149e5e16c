//! In which language somebody reads, and how pages look: as the account says, else a cookie, else
//! the browser.

use actix_web::{HttpMessage as _, HttpRequest, http::header};

use super::cookies::{self, APPEARANCE_COOKIE};
use crate::{
    db::{appearance::Appearance, players::Player},
    i18n::{Language, Locale},
};

/// What stands in the cookie, and in forms, for the language that the browser asks for.
const BY_BROWSER: &str = "browser";

/// What somebody chose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DisplayPreferences {
    /// `None`: as the browser says.
    pub language: Option<Language>,
    pub appearance: Appearance,
}

impl DisplayPreferences {
    /// Reads what a form says; `None` if it is not one of the choices.
    pub fn read(language: &str, theme: &str, board: &str) -> Option<DisplayPreferences> {
        let language = match language {
            BY_BROWSER => None,
            tag => Some(tag.parse().ok()?),
        };
        let appearance = Appearance { theme: theme.parse().ok()?, board: board.parse().ok()? };
        Some(DisplayPreferences { language, appearance })
    }

    pub fn of_player(player: &Player) -> DisplayPreferences {
        DisplayPreferences { language: player.language(), appearance: player.appearance() }
    }

    /// Returns language, theme and board as forms and the cookie say them.
    pub fn as_words(self) -> [&'static str; 3] {
        let language = self.language.map_or(BY_BROWSER, Language::tag);
        [language, self.appearance.theme.as_str(), self.appearance.board.as_str()]
    }

    /// Reads the cookie: `de.dark.wood`. Anything else is no wish.
    fn of_cookie(value: &str) -> Option<DisplayPreferences> {
        let mut parts = value.split('.');
        let display_preferences =
            DisplayPreferences::read(parts.next()?, parts.next()?, parts.next()?)?;
        parts.next().is_none().then_some(display_preferences)
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
    use crate::db::appearance::{BoardTheme, Theme};

    #[test]
    fn a_cookie_says_one_of_the_choices_or_nothing() {
        let dark = Appearance { theme: Theme::Dark, board: BoardTheme::Wood };
        for (value, display_preferences) in [
            (
                "de.dark.wood",
                Some(DisplayPreferences { language: Some(Language::German), appearance: dark }),
            ),
            ("browser.dark.wood", Some(DisplayPreferences { language: None, appearance: dark })),
            ("browser.system.green", Some(DisplayPreferences::default())),
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
            assert_eq!(DisplayPreferences::of_cookie(value), display_preferences, "{value}");
        }
    }
}
