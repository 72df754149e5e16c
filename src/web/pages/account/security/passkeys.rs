//! The passkeys of an account: asked of the browser, added, removed.

use askama::Template;
use serde::Deserialize;

use super::{
    totp::{PasswordForm, added, refuse, removed, renewed},
    verified,
};
use crate::{
    actions::accounts::{self, PasskeyRefusal},
    db::{
        DbError, PlayerId,
        second_factors::{self, PasskeyChallengeKind, StoredPasskey},
        security_log::SecurityEvent,
    },
    i18n::Message,
    random::{self, Secret},
    second_factors::passkeys::{self, PasskeyChallenge, PasskeyError, Passkeys},
    web::{
        assets,
        error::{PageError, PageResult, done, refusable},
        form::Form,
        layout::Page,
        request_context::{RequestContext, see_other},
    },
};

/// The page on which a browser is asked for a passkey. A script asks it, and sends the answer.
#[derive(Template)]
#[template(path = "account/passkey.html")]
pub(in crate::web) struct PasskeyTemplate<'a> {
    pub page: Page<'a>,
    pub script: &'static str,
    pub heading: Message,
    pub text: Message,
    /// Where the answer goes.
    pub action: &'static str,
    /// A new passkey; else one that there is.
    pub is_new: bool,
    /// What `navigator.credentials` takes, as JSON.
    pub options: String,
    /// By which the challenge is known.
    pub challenge: &'a str,
    pub name: &'a str,
    pub next: &'a str,
    pub stay: bool,
    /// Where one gives up.
    pub back: &'static str,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct NewPasskeyForm {
    password: String,
    name: String,
}

/// Returns what asks browsers for passkeys; where they take none, there is no such page.
pub(in crate::web) fn asker(ctx: &RequestContext) -> Result<&Passkeys, PageError> {
    ctx.app.passkeys.as_ref().ok_or(PageError::NotFound)
}

/// Stores a challenge, and returns by which secret it is known.
pub(in crate::web) async fn keep_challenge(
    ctx: &RequestContext,
    player: Option<PlayerId>,
    kind: PasskeyChallengeKind,
    challenge: &PasskeyChallenge,
) -> Result<Secret, PageError> {
    let secret = Secret::generate();
    let (hash, state, now) = (secret.hash(), challenge.state.clone(), ctx.now);
    let kept = ctx.app.db.write(move |conn| {
        second_factors::insert_challenge(conn, &hash, player, kind, &state, now)?;
        Ok::<_, DbError>(())
    });
    kept.await?;
    Ok(secret)
}

/// Takes the state of a challenge back; `None` if it was answered, or is too old.
pub(in crate::web) async fn take_challenge(
    ctx: &RequestContext,
    player: Option<PlayerId>,
    kind: PasskeyChallengeKind,
    secret: &str,
) -> Result<Option<String>, PageError> {
    let (hash, now) = (random::hash(secret), ctx.now);
    let taken = ctx.app.db.write(move |conn| {
        Ok::<_, DbError>(second_factors::take_challenge(conn, &hash, player, kind, now)?)
    });
    Ok(taken.await?)
}

/// Returns the passkeys of an account as they are compared with answers. One that cannot be read is left out.
pub(in crate::web) async fn known(
    ctx: &RequestContext,
    player: PlayerId,
) -> Result<Vec<(StoredPasskey, passkeys::Passkey)>, PageError> {
    let found =
        ctx.app.db.read(move |conn| Ok::<_, DbError>(second_factors::list_passkeys(conn, player)?));
    let read = |stored: StoredPasskey| Some((passkeys::read(&stored.credential).ok()?, stored));
    Ok(found.await?.into_iter().filter_map(read).map(|(key, stored)| (stored, key)).collect())
}

/// Says why a browser could not be asked: that is ours.
pub(in crate::web) fn failed(error: &PasskeyError) -> PageError {
    PageError::Internal(format!("no challenge to a passkey: {error}"))
}

/// `POST /account/security/passkeys/new`: asks the browser for one.
pub async fn begin(ctx: RequestContext, Form(entered): Form<NewPasskeyForm>) -> PageResult {
    let current_user = ctx.sender()?;
    let asker = asker(&ctx)?;
    let player = current_user.player.id;
    if verified(&ctx, player, &entered.password).await?.is_none() {
        return refuse(&ctx, "passkey").await;
    }
    let known: Vec<_> = known(&ctx, player).await?.into_iter().map(|(_, key)| key).collect();
    let asked = asker.register(player.0, &current_user.player.name, &known);
    let asked = asked.map_err(|error| failed(&error))?;
    let kind = PasskeyChallengeKind::Register;
    let challenge = keep_challenge(&ctx, Some(player), kind, &asked).await?;
    ctx.ok(&PasskeyTemplate {
        page: ctx.page(),
        script: assets::passkeys_script(),
        heading: ctx.locale.t("passkey-new"),
        text: ctx.locale.t("passkey-new-text"),
        action: "/account/security/passkeys",
        is_new: true,
        options: asked.options,
        challenge: challenge.as_str(),
        name: &entered.name,
        next: "",
        stay: false,
        back: "/account/security",
    })
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct PasskeyAnswerForm {
    pub challenge: String,
    /// What the browser has answered, as JSON.
    pub credential: String,
    pub name: String,
    pub next: String,
    pub stay: Option<String>,
}

/// `POST /account/security/passkeys`: the browser has made one.
pub async fn add(ctx: RequestContext, Form(entered): Form<PasskeyAnswerForm>) -> PageResult {
    let current_user = ctx.sender()?;
    let asker = asker(&ctx)?;
    let player = current_user.player.id;
    let kind = PasskeyChallengeKind::Register;
    let state = take_challenge(&ctx, Some(player), kind, &entered.challenge).await?;
    // It was sent twice, or too late.
    let Some(state) = state else { return Ok(see_other("/account/security")) };
    let made = asker.finish_registration(&entered.credential, &state);
    let passkey = made.map_err(|error| {
        tracing::warn!(%player, %error, "a new passkey was refused");
        PageError::BadForm
    })?;
    let credential = passkeys::write(&passkey).map_err(|error| failed(&error))?;
    let new = (passkeys::credential_id(&passkey), credential);
    let name = match entered.name.trim() {
        "" => ctx.locale.device(&ctx.device),
        name => name.to_owned(),
    };
    let (secret, session) = renewed(current_user);
    match refusable(accounts::add_passkey(&ctx.app.db, player, session, new, name, ctx.now).await)?
    {
        Ok(codes) => {
            ctx.note_security(Some(player), SecurityEvent::PasskeyAdded).await;
            added(ctx, &secret, codes.unwrap_or_default()).await
        }
        Err(PasskeyRefusal::Known | PasskeyRefusal::TooMany) => Err(PageError::Conflict),
    }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct RemovePasskeyForm {
    passkey: i64,
    #[serde(flatten)]
    password: PasswordForm,
}

/// `POST /account/security/passkeys/remove`
pub async fn remove(ctx: RequestContext, Form(entered): Form<RemovePasskeyForm>) -> PageResult {
    let current_user = ctx.sender()?;
    let player = current_user.player.id;
    if verified(&ctx, player, entered.password.password()).await?.is_none() {
        return refuse(&ctx, "passkey-remove").await;
    }
    let db = &ctx.app.db;
    let (secret, session) = renewed(current_user);
    done(accounts::remove_passkey(db, player, session, entered.passkey, ctx.now).await)?;
    ctx.note_security(Some(player), SecurityEvent::PasskeyRemoved).await;
    removed(&ctx, &secret)
}
