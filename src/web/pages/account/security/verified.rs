//! Whether somebody who is logged in is the owner of the account.

use crate::{
    actions::accounts::use_code,
    db::{DbError, PlayerId, players, security_log::SecurityEvent},
    second_factors::totp::read_code,
    web::{error::PageError, request_context::RequestContext},
};

/// Checks what somebody who is logged in typed as their password: it can be a code of their app, too. Returns the
/// stored hash of the password, so that an action can see whether it still stands.
pub(in crate::web) async fn verified(
    ctx: &RequestContext,
    player: PlayerId,
    typed: &str,
) -> Result<Option<String>, PageError> {
    ctx.app.limits.own_account(player)?;
    let stored = ctx
        .app
        .db
        .read(move |conn| Ok::<_, DbError>(players::find(conn, player)?))
        .await?
        .map(|player| player.password_hash);
    let fits = fits(ctx, player, typed).await?
        || ctx.app.passwords.verify(typed, stored.as_deref()).await?;
    if !fits {
        ctx.note_security(Some(player), SecurityEvent::PasswordMistaken).await;
    }
    Ok(stored.filter(|_| fits))
}

/// Returns whether something is a code of the account's app that was not used yet.
async fn fits(ctx: &RequestContext, player: PlayerId, typed: &str) -> Result<bool, PageError> {
    let Some(code) = read_code(typed) else { return Ok(false) };
    let now = ctx.now;
    let used = ctx
        .app
        .db
        .write(move |conn| Ok::<_, DbError>(use_code(conn, player, &code, false, now)?.is_some()));
    Ok(used.await?)
}
