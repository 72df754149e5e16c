//! Whether *My games* shows boards or a list. A cookie keeps it for the browser, because screens differ.

use actix_web::HttpRequest;

use crate::web::cookies::{self, GAMES_VIEW_COOKIE};

/// How *My games* shows games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GamesView {
    #[default]
    Boards,
    /// A line each.
    List,
}

stored_enum!(GamesView, "view of games", { Boards = "boards", List = "rows" });

impl GamesView {
    /// Returns what the browser was shown last.
    pub fn of(request: &HttpRequest) -> GamesView {
        let chosen = cookies::read(request, GAMES_VIEW_COOKIE);
        chosen.and_then(|word| word.parse().ok()).unwrap_or_default()
    }
}
