//! The facts that an email states, as they are when it is sent, with its one-time link.

use chrono::{DateTime, Utc};

use crate::{
    actions::email_context::{ReadState, load_context},
    db::{
        DbConn, DbError,
        outbox::{DueEmail, EmailKind},
        tokens::{self, TokenPurpose},
    },
    jobs::Jobs,
    mail::EmailContext,
    random::Secret,
};

/// Returns what is true now, with the one-time link that the email carries; `None` if it is not to
/// be sent any more.
pub async fn gather(
    jobs: &Jobs,
    email: &DueEmail,
    now: DateTime<Utc>,
) -> Result<Option<(EmailContext, ReadState)>, DbError> {
    let email = email.clone();
    let site = (jobs.mail_config.site.clone(), jobs.mail_config.base_url.clone());
    match purpose(email.kind) {
        None => jobs.db.read(move |conn| load_context(conn, &email, site, now)).await,
        Some(purpose) => {
            let with_link = move |conn: &mut DbConn| {
                let loaded = load_context(conn, &email, site, now)?;
                // A link would bring a closed account back to life.
                let open = loaded.filter(|(context, _)| !context.recipient.is_closed());
                let Some((mut context, read)) = open else { return Ok(None) };
                context.token = Some(issue_token(conn, purpose, &context)?);
                Ok(Some((context, read)))
            };
            jobs.db.write(with_link).await
        }
    }
}

/// Makes the one-time link of an email. Its hash is stored, the link itself stands in the email only.
fn issue_token(
    conn: &mut DbConn,
    purpose: TokenPurpose,
    context: &EmailContext,
) -> Result<String, DbError> {
    let secret = Secret::generate();
    let player = Some(context.recipient.id);
    tokens::insert(conn, purpose, &secret.hash(), player, &context.address, context.now)?;
    Ok(secret.as_str().to_owned())
}

fn purpose(kind: EmailKind) -> Option<TokenPurpose> {
    match kind {
        EmailKind::ConfirmAddress => Some(TokenPurpose::ConfirmAddress),
        EmailKind::ResetPassword => Some(TokenPurpose::ResetPassword),
        EmailKind::ChangeAddress => Some(TokenPurpose::ChangeAddress),
        _ => None,
    }
}
