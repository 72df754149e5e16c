//! New recovery codes.

use super::{
    SecurityForms, render,
    totp::{PasswordForm, refuse},
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
    let (player, session) = (current_user.player.id, current_user.session.id);
    if verified(&ctx, player, entered.password()).await?.is_none() {
        return refuse(&ctx, "codes").await;
    }
    let codes = done(accounts::renew_recovery_codes(&ctx.app.db, player, session, ctx.now).await)?;
    ctx.note_security(Some(player), SecurityEvent::RecoveryCodesMade).await;
    let forms = SecurityForms { codes, ..SecurityForms::default() };
    render(&ctx, current_user, forms, None).await
}
