//! In which language somebody reads, and how pages look: as the account says, else a cookie, else
//! the browser.

use actix_web::{
    HttpMessage as _, HttpRequest,
    cookie::{Cookie, SameSite, time::Duration},
    http::header,
};

use super::App;
use crate::{
    db::{
        look::{BoardTheme, Look, Theme},
        players::Player,
    },
    i18n::{Language, Locale},
};

/// The cookie of those who are not logged in.
const LOOK: &str = "zugpost_look";

/// What stands in the cookie, and in forms, for the language that the browser asks for.
const BY_BROWSER: &str = "browser";

/// What somebody chose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// `None`: as the browser says.
    pub language: Option<Language>,
    pub look: Look,
}

impl Wish {
    /// Reads what a form says; `None` if it is not one of the choices.
    pub fn read(language: &str, theme: &str, board: &str) -> Option<Wish> {
        let language = match language {
            BY_BROWSER => None,
            tag => Some(Language::of_tag(tag)?),
        };
        let look = Look { theme: Theme::parse(theme)?, board: BoardTheme::parse(board)? };
        Some(Wish { language, look })
    }

    pub fn of_player(player: &Player) -> Wish {
        Wish { language: player.language(), look: player.look() }
    }

    /// Returns language, theme and board as forms and the cookie say them.
    pub fn as_words(self) -> [&'static str; 3] {
        let language = self.language.map_or(BY_BROWSER, Language::tag);
        [language, self.look.theme.as_str(), self.look.board.as_str()]
    }

    /// Reads the cookie: `de.dark.wood`. Anything else is no wish.
    fn of_cookie(value: &str) -> Option<Wish> {
        let mut parts = value.split('.');
        let wish = Wish::read(parts.next()?, parts.next()?, parts.next()?)?;
        parts.next().is_none().then_some(wish)
    }

    /// Makes the cookie that keeps it for a year.
    pub fn cookie(self, app: &App) -> Cookie<'static> {
        Cookie::build(LOOK, self.as_words().join("."))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(app.config.is_https())
            .max_age(Duration::days(365))
            .finish()
    }
}

/// How a request is answered: it is kept with the request, so that errors are too.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    pub wish: Wish,
    pub locale: Locale,
}

impl Manner {
    /// Finds out how to answer, and keeps it. `player`: who is logged in.
    pub fn recognise(request: &HttpRequest, player: Option<&Player>) -> Manner {
        let of_cookie = || Wish::of_cookie(request.cookie(LOOK)?.value());
        let wish = player.map(Wish::of_player).or_else(of_cookie).unwrap_or_default();
        let language = wish.language.unwrap_or_else(|| {
            let header = request.headers().get(header::ACCEPT_LANGUAGE);
            Language::accepted(header.and_then(|value| value.to_str().ok()).unwrap_or_default())
        });
        let localized_pieces = player.is_some_and(|player| player.localized_pieces);
        let locale = Locale::of(language).with_localized_pieces(localized_pieces);
        let manner = Manner { wish, locale };
        request.extensions_mut().insert(manner);
        manner
    }

    /// Returns how to answer a request that failed, perhaps before anybody knew whose it is.
    pub fn of(request: &HttpRequest) -> Manner {
        let known = request.extensions().get::<Manner>().copied();
        known.unwrap_or_else(|| Manner::recognise(request, None))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_says_one_of_the_choices_or_nothing() {
        let dark = Look { theme: Theme::Dark, board: BoardTheme::Wood };
        for (value, wish) in [
            ("de.dark.wood", Some(Wish { language: Some(Language::German), look: dark })),
            ("browser.dark.wood", Some(Wish { language: None, look: dark })),
            ("browser.system.green", Some(Wish::default())),
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
            assert_eq!(Wish::of_cookie(value), wish, "{value}");
        }
    }
}
