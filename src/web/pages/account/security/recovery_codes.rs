//! New recovery codes.

use super::{
    totp::{PasswordForm, added, refuse, renewed},
    verified,
};
use crate::{
    actions::accounts,
    db::security_log::SecurityEvent,
    web::{
        error::{PageResult, done},
        form::Form,
        request_context::RequestContext,
    },
};

/// `POST /account/security/recovery-codes`
pub async fn renew(ctx: RequestContext, Form(entered): Form<PasswordForm>) -> PageResult {
    let current_user = ctx.sender()?;
    let player = current_user.player.id;
    if verified(&ctx, player, entered.password()).await?.is_none() {
        return refuse(&ctx, "codes").await;
    }
    let (secret, session) = renewed(current_user);
    let codes = done(accounts::renew_recovery_codes(&ctx.app.db, player, session, ctx.now).await)?;
    ctx.note_security(Some(player), SecurityEvent::RecoveryCodesMade).await;
    added(ctx, &secret, codes).await
}
