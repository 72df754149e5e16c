//! The form at the foot of every page: language and colours.

use serde::Deserialize;

use crate::{
    actions::accounts,
    web::{
        error::{PageError, PageResult, done},
        form::Form,
        visitor::{Visitor, local, see_other},
        wish::Wish,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
    language: String,
    theme: String,
    board: String,
    /// The page that the form stood on.
    back: String,
}

/// `POST /look`: kept in the account, or in a cookie for those who are not logged in.
pub async fn submit(visitor: Visitor, Form(entered): Form<Entered>) -> PageResult {
    let wish = Wish::read(&entered.language, &entered.theme, &entered.board);
    let wish = wish.ok_or(PageError::BadForm)?;
    let mut response = see_other(local(&entered.back).unwrap_or("/"));
    if let Some(signed_in) = &visitor.signed_in {
        let player = signed_in.player.id;
        let change = accounts::change_look(&visitor.app.db, player, wish.language, wish.look);
        done(change.await)?;
    } else {
        response
            .add_cookie(&wish.cookie(&visitor.app))
            .map_err(|e| PageError::Internal(e.to_string()))?;
    }
    Ok(response)
}
