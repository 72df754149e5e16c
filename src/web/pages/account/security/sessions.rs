//! Ending one's sessions.

use serde::Deserialize;

use crate::{
    actions::accounts,
    db::{SessionId, security_log::SecurityEvent},
    web::{
        current_user::CurrentUser,
        error::{PageResult, done},
        form::{Form, Nothing},
        request_context::{RequestContext, see_other},
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct EnteredSession {
    session: i64,
}

/// `POST /account/sessions/end`
pub async fn end_session(ctx: RequestContext, Form(entered): Form<EnteredSession>) -> PageResult {
    let (player, session) = (ctx.sender()?.player.id, SessionId(entered.session));
    done(accounts::end_session(&ctx.app.db, player, session).await)?;
    ctx.note_security(Some(player), SecurityEvent::SessionsEnded).await;
    Ok(see_other("/account/security?notice=session"))
}

/// `POST /account/sessions/end-others`
pub async fn end_others(ctx: RequestContext, _: Form<Nothing>) -> PageResult {
    let CurrentUser { session, player, .. } = ctx.sender()?;
    done(accounts::end_other_sessions(&ctx.app.db, player.id, Some(session.id)).await)?;
    ctx.note_security(Some(player.id), SecurityEvent::SessionsEnded).await;
    Ok(see_other("/account/security?notice=sessions"))
}
