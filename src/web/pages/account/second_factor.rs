//! Logging in: the second factor, and a passkey alone.

use actix_web::{HttpResponse, web::Query};
use askama::Template;
use serde::Deserialize;

use super::security::passkeys::{
    PasskeyAnswerForm, PasskeyTemplate, asker, failed, keep_challenge, known, take_challenge,
};
use crate::{
    actions::accounts::{self, Login, SecondFactorRefusal, UsedCode},
    db::{
        DbError, PlayerId, players,
        second_factors::{
            self, PENDING_LOGIN_LIFETIME, PasskeyChallengeKind, PendingLogin, StoredPasskey,
        },
        security_log::SecurityEvent,
    },
    i18n::Message,
    mail::Signer,
    random::{self, Secret},
    second_factors::passkeys::{self, PasskeyError},
    web::{
        assets,
        cookies::{no_pending_login_cookie, session_cookie, set_cookie},
        error::{PageError, PageResult, refusable},
        form::Form,
        layout::Page,
        request_context::{RequestContext, device_cookie, local, see_other},
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct SecondFactorQuery {
    next: String,
}

#[derive(Template)]
#[template(path = "account/second_factor.html")]
struct SecondFactorTemplate<'a> {
    page: Page<'a>,
    next: &'a str,
    /// The account has an app.
    has_totp: bool,
    has_passkeys: bool,
    minutes: i64,
    error: Option<Message>,
}

/// Returns the login that waits in this browser.
async fn pending(ctx: &RequestContext) -> Result<Option<(String, PendingLogin)>, PageError> {
    let Some(cookie) = &ctx.pending_login else { return Ok(None) };
    let (hash, now) = (random::hash(cookie), ctx.now);
    let found = ctx.app.db.look_up(move |conn| {
        let found = second_factors::find_pending_login(conn, &hash, now)?;
        Ok::<_, DbError>(found.map(|pending| (hash, pending)))
    });
    Ok(found.await?)
}

/// Sends somebody to give the password again.
fn start_again(ctx: &RequestContext, next: &str) -> PageResult {
    let next: String = url::form_urlencoded::byte_serialize(next.as_bytes()).collect();
    let mut response = see_other(format!("/login?notice=second-factor-gone&next={next}"));
    set_cookie(&mut response, &no_pending_login_cookie(&ctx.app.config))?;
    Ok(response)
}

async fn render(
    ctx: &RequestContext,
    pending: PendingLogin,
    next: &str,
    error: Option<Message>,
) -> PageResult {
    let (player, now) = (pending.player, ctx.now);
    let found = ctx.app.db.read(move |conn| {
        let totp = second_factors::find_totp(conn, player, now)?;
        Ok::<_, DbError>((
            totp.is_some_and(|it| it.is_confirmed()),
            !second_factors::list_passkeys(conn, player)?.is_empty(),
        ))
    });
    let (has_totp, has_passkeys) = found.await?;
    let is_bad = error.is_some();
    let template = SecondFactorTemplate {
        page: ctx.page(),
        next,
        has_totp,
        has_passkeys: has_passkeys && ctx.app.passkeys.is_some(),
        minutes: PENDING_LOGIN_LIFETIME.num_minutes(),
        error,
    };
    if is_bad { ctx.again(&template) } else { ctx.ok(&template) }
}

/// `GET /login/second-factor?next=`
pub async fn show(ctx: RequestContext, asked: Query<SecondFactorQuery>) -> PageResult {
    match pending(&ctx).await? {
        Some((_, pending)) => render(&ctx, pending, &asked.next, None).await,
        None => start_again(&ctx, &asked.next),
    }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct SecondFactorForm {
    code: String,
    next: String,
}

/// `POST /login/second-factor`
pub async fn submit(ctx: RequestContext, Form(entered): Form<SecondFactorForm>) -> PageResult {
    let Some((hash, pending)) = pending(&ctx).await? else {
        return start_again(&ctx, &entered.next);
    };
    count_code(&ctx, pending.player)?;
    let (secret, login) = new_login(&ctx, pending.persistent);
    let finished =
        accounts::finish_with_code(&ctx.app.db, hash, entered.code, login, ctx.now).await;
    match refusable(finished)? {
        Ok((player, used)) => {
            if used == UsedCode::Recovery {
                ctx.note_security(Some(player), SecurityEvent::RecoveryCodeUsed).await;
            }
            logged_in(&ctx, player, (&secret, pending.persistent), &entered.next).await
        }
        Err(why) => refused(&ctx, pending, why, &entered.next).await,
    }
}

/// Counts a code: of a browser in which the account was logged in before for itself alone, so that no thief of a password
/// keeps its owner out.
fn count_code(ctx: &RequestContext, player: PlayerId) -> Result<(), PageError> {
    let signer = Signer::new(ctx.app.db.secret());
    match ctx.known_devices.mark_of(&signer, player) {
        Some(mark) => ctx.app.limits.second_factor(&format!("{player} {mark}")),
        None => ctx.app.limits.second_factor(&player.to_string()),
    }
}

async fn refused(
    ctx: &RequestContext,
    pending: PendingLogin,
    why: SecondFactorRefusal,
    next: &str,
) -> PageResult {
    ctx.note_security(Some(pending.player), SecurityEvent::SecondFactorFailed).await;
    match why {
        SecondFactorRefusal::Gone => start_again(ctx, next),
        SecondFactorRefusal::Wrong => {
            let error = ctx.locale.t("second-factor-wrong-code");
            render(ctx, pending, next, Some(error)).await
        }
    }
}

/// Returns the session that begins, and the secret of its cookie.
fn new_login(ctx: &RequestContext, persistent: bool) -> (Secret, Login) {
    let secret = Secret::generate();
    let login = Login { second_factor: true, ..ctx.login(&secret, persistent) };
    (secret, login)
}

/// Leads somebody on who has logged in.
pub(super) async fn logged_in(
    ctx: &RequestContext,
    player: PlayerId,
    (secret, persistent): (&Secret, bool),
    next: &str,
) -> Result<HttpResponse, PageError> {
    // Another account may have been logged in; what its cookie was is worth nothing any more.
    if let Some(before) = &ctx.current_user {
        let ended = accounts::end_session(&ctx.app.db, before.player.id, before.session.id);
        // The new session is there already: its cookie has to arrive.
        if let Err(error) = ended.await {
            tracing::warn!(%player, ?error, "a session before this one goes on");
        }
    }
    ctx.note_security(Some(player), SecurityEvent::LoggedIn).await;
    let mut response = see_other(local(next).unwrap_or("/games"));
    if let Some(cookie) = device_cookie(ctx, player) {
        set_cookie(&mut response, &cookie)?;
    }
    if ctx.pending_login.is_some() {
        set_cookie(&mut response, &no_pending_login_cookie(&ctx.app.config))?;
    }
    set_cookie(&mut response, &session_cookie(&ctx.app.config, secret, persistent))?;
    Ok(response)
}

/// `POST /login/second-factor/passkey`: asks for a passkey of the account.
pub async fn ask(ctx: RequestContext, Form(entered): Form<SecondFactorForm>) -> PageResult {
    let asker = asker(&ctx)?;
    ctx.app.limits.address(ctx.address)?;
    let Some((_, pending)) = pending(&ctx).await? else {
        return start_again(&ctx, &entered.next);
    };
    let known: Vec<_> =
        known(&ctx, pending.player).await?.into_iter().map(|(_, key)| key).collect();
    let asked = asker.authenticate(&known).map_err(|error| failed(&error))?;
    let kind = PasskeyChallengeKind::SecondFactor;
    let challenge = keep_challenge(&ctx, Some(pending.player), kind, &asked).await?;
    ctx.ok(&PasskeyTemplate {
        page: ctx.page(),
        script: assets::passkeys_script(),
        heading: ctx.locale.t("passkey-use"),
        text: ctx.locale.t("passkey-use-text"),
        action: "/login/second-factor/passkey/answer",
        is_new: false,
        options: asked.options,
        challenge: challenge.as_str(),
        name: "",
        next: &entered.next,
        stay: false,
        back: "/login/second-factor",
    })
}

/// `POST /login/second-factor/passkey/answer`
pub async fn answer(ctx: RequestContext, Form(entered): Form<PasskeyAnswerForm>) -> PageResult {
    let asker = asker(&ctx)?;
    let Some((hash, pending)) = pending(&ctx).await? else {
        return start_again(&ctx, &entered.next);
    };
    let player = pending.player;
    let kind = PasskeyChallengeKind::SecondFactor;
    let Some(state) = take_challenge(&ctx, Some(player), kind, &entered.challenge).await? else {
        return refused(&ctx, pending, SecondFactorRefusal::Gone, &entered.next).await;
    };
    let stored = known(&ctx, player).await?;
    let keys: Vec<_> = stored.iter().map(|(_, key)| key.clone()).collect();
    let used = asker.finish_authentication(&entered.credential, &state, &keys);
    let Some(used) = proven(&ctx, player, used).await else {
        return refused(&ctx, pending, SecondFactorRefusal::Wrong, &entered.next).await;
    };
    let id = passkeys::credential_id(&used);
    let found = stored.into_iter().find(|(stored, _)| stored.credential_id == id);
    let (Some((before, _)), Ok(credential)) = (found, passkeys::write(&used)) else {
        return refused(&ctx, pending, SecondFactorRefusal::Wrong, &entered.next).await;
    };
    let (secret, login) = new_login(&ctx, pending.persistent);
    let proof = (before, credential);
    let finished = accounts::finish_with_passkey(&ctx.app.db, hash, proof, login, ctx.now).await;
    match refusable(finished)? {
        Ok(player) => logged_in(&ctx, player, (&secret, pending.persistent), &entered.next).await,
        Err(why) => refused(&ctx, pending, why, &entered.next).await,
    }
}

/// Returns the passkey that an answer proves. A copy is noted for its owner.
async fn proven(
    ctx: &RequestContext,
    player: PlayerId,
    answered: Result<passkeys::Passkey, PasskeyError>,
) -> Option<passkeys::Passkey> {
    match answered {
        Ok(used) => Some(used),
        Err(PasskeyError::MaybeCopied) => {
            tracing::warn!(%player, "a passkey may be a copy");
            ctx.note_security(Some(player), SecurityEvent::PasskeyCopied).await;
            None
        }
        Err(error) => {
            tracing::info!(%player, %error, "a passkey proved nothing");
            None
        }
    }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct PasskeyLoginForm {
    next: String,
    stay: Option<String>,
}

/// `POST /login/passkey`: asks for any passkey of the site.
pub async fn ask_alone(ctx: RequestContext, Form(entered): Form<PasskeyLoginForm>) -> PageResult {
    let asker = asker(&ctx)?;
    ctx.app.limits.address(ctx.address)?;
    let asked = asker.log_in().map_err(|error| failed(&error))?;
    let challenge = keep_challenge(&ctx, None, PasskeyChallengeKind::LogIn, &asked).await?;
    ctx.ok(&PasskeyTemplate {
        page: ctx.page(),
        script: assets::passkeys_script(),
        heading: ctx.locale.t("passkey-use"),
        text: ctx.locale.t("passkey-use-text"),
        action: "/login/passkey/answer",
        is_new: false,
        options: asked.options,
        challenge: challenge.as_str(),
        name: "",
        next: &entered.next,
        stay: entered.stay.is_some(),
        back: "/login",
    })
}

/// `POST /login/passkey/answer`
pub async fn answer_alone(
    ctx: RequestContext,
    Form(entered): Form<PasskeyAnswerForm>,
) -> PageResult {
    let asker = asker(&ctx)?;
    ctx.app.limits.address(ctx.address)?;
    let refuse = || Ok(see_other("/login?notice=passkey-refused"));
    let kind = PasskeyChallengeKind::LogIn;
    let state = take_challenge(&ctx, None, kind, &entered.challenge).await?;
    let (Some(state), Some(id)) = (state, passkeys::credential_id_of(&entered.credential)) else {
        return refuse();
    };
    let Some(stored) = find_owned(&ctx, id).await? else { return refuse() };
    let player = stored.player_id;
    let Ok(known) = passkeys::read(&stored.credential) else { return refuse() };
    let used = asker.finish_log_in(&entered.credential, &state, known);
    let credential = proven(&ctx, player, used).await.and_then(|it| passkeys::write(&it).ok());
    let Some(credential) = credential else {
        ctx.note_security(Some(player), SecurityEvent::SecondFactorFailed).await;
        return refuse();
    };
    let persistent = entered.stay.is_some();
    let (secret, login) = new_login(&ctx, persistent);
    let proof = (stored, credential);
    let logged = accounts::log_in_with_passkey(&ctx.app.db, proof, login, ctx.now).await;
    match refusable(logged)? {
        Ok(player) => logged_in(&ctx, player, (&secret, persistent), &entered.next).await,
        Err(_) => refuse(),
    }
}

/// Finds a passkey whose owner may log in.
async fn find_owned(
    ctx: &RequestContext,
    credential_id: String,
) -> Result<Option<StoredPasskey>, PageError> {
    let found = ctx.app.db.read(move |conn| {
        let Some(stored) = second_factors::find_passkey(conn, &credential_id)? else {
            return Ok(None);
        };
        let owner = players::get(conn, stored.player_id)?;
        let may = owner.is_confirmed() && !owner.is_suspended() && !owner.is_closed();
        Ok::<_, DbError>(may.then_some(stored))
    });
    Ok(found.await?)
}
