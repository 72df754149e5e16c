//! A new password for somebody who is logged in.

use serde::Deserialize;

use super::{SecurityForms, render, verified};
use crate::{
    actions::accounts::{self, Password},
    db::security_log::SecurityEvent,
    web::{
        error::{PageResult, done},
        form::Form,
        pages::account::{Field, passwords_differ, wrong_password},
        request_context::{RequestContext, see_other},
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct EnteredPassword {
    current: String,
    password: String,
    again: String,
    /// Delete the address of the calendar, too.
    calendar: Option<String>,
}

/// `POST /account/password`
pub async fn submit(ctx: RequestContext, Form(entered): Form<EnteredPassword>) -> PageResult {
    let current_user = ctx.sender()?;
    let player = &current_user.player;
    let mut forms = SecurityForms::default();
    let verified = verified(&ctx, player.id, &entered.current).await?;
    if verified.is_none() {
        forms.current.error = Some(wrong_password(ctx.locale));
    }
    let site = ctx.site.settings.name.as_str();
    let known = [player.name.as_str(), player.email.as_str(), site];
    let (field, password) =
        Field::parse(ctx.locale, &entered.password, Password::parse(&entered.password, &known));
    forms.password = field.hidden();
    if entered.again != entered.password {
        forms.again.error = Some(passwords_differ(ctx.locale));
    }
    let good = !forms.current.is_bad() && !forms.again.is_bad();
    let (Some(password), Some(verified), true) = (password, verified, good) else {
        return render(&ctx, current_user, forms, None).await;
    };
    let hash = ctx.app.passwords.hash(password.as_str()).await?;
    let (db, session) = (&ctx.app.db, current_user.session.id);
    let deletes = entered.calendar.is_some();
    let changed =
        accounts::change_password(db, player.id, session, verified, hash, deletes, ctx.now);
    done(changed.await)?;
    ctx.note_security(Some(player.id), SecurityEvent::PasswordChanged).await;
    Ok(see_other("/account/security?notice=password"))
}
