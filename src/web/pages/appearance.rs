//! The form at the foot of every page: language and colors.

use serde::Deserialize;

use crate::{
    actions::accounts,
    web::{
        cookies::{appearance_cookie, set_cookie},
        display_preferences::DisplayPreferences,
        error::{PageError, PageResult, done},
        form::Form,
        request_context::{RequestContext, local, see_other},
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct AppearanceForm {
    language: String,
    theme: String,
    board: String,
    /// The page that the form stood on.
    back: String,
}

/// `POST /appearance`: kept in the account, or in a cookie for those who are not logged in.
pub async fn submit(ctx: RequestContext, Form(entered): Form<AppearanceForm>) -> PageResult {
    let display_preferences =
        DisplayPreferences::read(&entered.language, &entered.theme, &entered.board);
    let display_preferences = display_preferences.ok_or(PageError::BadForm)?;
    let mut response = see_other(local(&entered.back).unwrap_or("/"));
    if let Some(current_user) = &ctx.current_user {
        let player = current_user.player.id;
        let change = accounts::change_appearance(
            &ctx.app.db,
            player,
            display_preferences.language,
            display_preferences.appearance,
        );
        done(change.await)?;
    } else {
        let words = display_preferences.as_words().join(".");
        set_cookie(&mut response, &appearance_cookie(&ctx.app.config, &words))?;
    }
    Ok(response)
}
