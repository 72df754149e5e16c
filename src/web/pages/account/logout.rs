//! Logging out.

use serde::Deserialize;

use crate::{
    actions::accounts,
    db::security_log::SecurityEvent,
    web::{
        cookies::{clear_cache, no_session_cookie, set_cookie},
        error::{PageResult, done},
        form::Form,
        request_context::{RequestContext, see_other},
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct LogoutForm {
    everywhere: Option<String>,
}

/// `POST /logout`, here or everywhere. Who is logged out already has what they want.
pub async fn submit(ctx: RequestContext, Form(entered): Form<LogoutForm>) -> PageResult {
    let mut notice = "logged-out";
    if let Some(current_user) = &ctx.current_user {
        let (db, player) = (&ctx.app.db, current_user.player.id);
        let mut event = SecurityEvent::LoggedOut;
        if entered.everywhere.is_some() {
            notice = "logged-out-everywhere";
            event = SecurityEvent::SessionsEnded;
            done(accounts::end_other_sessions(db, player, None).await)?;
        } else {
            done(accounts::end_session(db, player, current_user.session.id).await)?;
        }
        ctx.note_security(Some(player), event).await;
    }
    let mut response = see_other(format!("/?notice={notice}"));
    clear_cache(&mut response);
    set_cookie(&mut response, &no_session_cookie(&ctx.app.config))?;
    Ok(response)
}
