//! Logging out.

use serde::Deserialize;

use crate::{
    actions::accounts,
    web::{
        error::{PageError, PageResult, done},
        form::Form,
        visitor::{Visitor, no_session_cookie, see_other},
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
    everywhere: Option<String>,
}

/// `POST /logout`, here or everywhere. Who is logged out already has what they want.
pub async fn submit(visitor: Visitor, Form(entered): Form<Entered>) -> PageResult {
    let mut notice = "logged-out";
    if let Some(signed_in) = &visitor.signed_in {
        let (db, player) = (&visitor.app.db, signed_in.player.id);
        if entered.everywhere.is_some() {
            notice = "logged-out-everywhere";
            done(accounts::end_other_sessions(db, player, None).await)?;
        } else {
            done(accounts::end_session(db, player, signed_in.session.id).await)?;
        }
    }
    let mut response = see_other(format!("/?notice={notice}"));
    response
        .add_cookie(&no_session_cookie(&visitor.app))
        .map_err(|e| PageError::Internal(e.to_string()))?;
    Ok(response)
}
