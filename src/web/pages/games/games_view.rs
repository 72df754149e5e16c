//! Whether *My games* shows boards or a list. A cookie keeps it for the browser, because screens differ.

use actix_web::HttpRequest;
use serde::Deserialize;

use crate::web::{
    cookies::{self, GAMES_VIEW_COOKIE, games_view_cookie, set_cookie},
    error::{PageError, PageResult},
    form::Form,
    request_context::{RequestContext, local, see_other},
};

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

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct GamesViewForm {
    view: String,
    /// The list as it is narrowed and sorted.
    back: String,
}

/// `POST /games/view`
pub async fn submit(ctx: RequestContext, Form(entered): Form<GamesViewForm>) -> PageResult {
    ctx.sender()?;
    let view: GamesView = entered.view.parse().map_err(|_| PageError::BadForm)?;
    let mut response = see_other(local(&entered.back).unwrap_or("/games"));
    set_cookie(&mut response, &games_view_cookie(&ctx.app.config, view.as_str()))?;
    Ok(response)
}
