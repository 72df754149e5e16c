//! Registering.

use actix_web::{HttpResponse, web::Query};
use askama::Template;
use serde::Deserialize;

use super::{Field, passwords_differ, zones};
use crate::{
    actions::{
        accounts::{self, BadField, Email, Name, NewAccount, Password, RegisterError, TimeZone},
        admin::site::Registration,
    },
    db::{
        DbError, PlayerId,
        tokens::{self, TokenPurpose},
    },
    i18n::{Locale, Message},
    random,
    web::{
        assets,
        cookies::{registered_cookie, set_cookie},
        error::{PageError, PageResult, refusable},
        form::Form,
        layout::Page,
        request_context::{RequestContext, see_other},
        sentences::Sentence as _,
    },
};

/// What is entered for a new account, here and by the first administrator.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct RegisterForm {
    pub name: String,
    pub email: String,
    pub password: String,
    pub again: String,
    pub time_zone: String,
    /// The token of an invitation, where one is needed.
    pub invitation: String,
}

/// The fields of the form.
#[derive(Clone, Debug, Default)]
pub struct RegisterFields {
    pub name: Field,
    pub email: Field,
    pub password: Field,
    pub again: Field,
    pub time_zone: Field,
}

/// Entries that can be read.
#[derive(Clone)]
pub struct Parsed {
    pub name: Name,
    pub email: Email,
    pub password: Password,
    pub time_zone: TimeZone,
}

impl RegisterForm {
    /// Checks every field, so that the page can name all faults at once. `site`: its name.
    pub fn parse(&self, locale: Locale, site: &str) -> (RegisterFields, Option<Parsed>) {
        let (name_field, name) = Field::parse(locale, &self.name, Name::parse(&self.name));
        let (email_field, email) = Field::parse(locale, &self.email, Email::parse(&self.email));
        let known = [self.name.as_str(), self.email.as_str(), site];
        let (password_field, password) =
            Field::parse(locale, &self.password, Password::parse(&self.password, &known));
        let mut again = Field::default();
        if self.again != self.password {
            again.error = Some(passwords_differ(locale));
        }
        let zone = if self.time_zone.is_empty() { "UTC" } else { self.time_zone.as_str() };
        let (zone_field, time_zone) = Field::parse(locale, zone, TimeZone::parse(zone));
        let same = !again.is_bad();
        let fields = RegisterFields {
            name: name_field,
            email: email_field,
            password: password_field.hidden(),
            again,
            time_zone: zone_field,
        };
        let parsed = match (name, email, password, time_zone) {
            (Some(name), Some(email), Some(password), Some(time_zone)) if same => {
                Some(Parsed { name, email, password, time_zone })
            }
            _ => None,
        };
        (fields, parsed)
    }
}

/// Hashes the password of a new account. It reads on in the language of the form.
pub async fn hashed(ctx: &RequestContext, parsed: Parsed) -> Result<NewAccount, PageError> {
    Ok(NewAccount {
        password_hash: ctx.app.passwords.hash(parsed.password.as_str()).await?,
        name: parsed.name,
        email: parsed.email,
        time_zone: parsed.time_zone.0.name().to_owned(),
        language: Some(ctx.locale.language),
    })
}

#[derive(Template)]
#[template(path = "account/register.html")]
struct RegisterTemplate<'a> {
    page: Page<'a>,
    fields: RegisterFields,
    zones: &'static [&'static str],
    script: &'static str,
    invitation: &'a str,
    /// Why nobody can register, or not with this invitation.
    shut: Option<Message>,
}

fn template<'a>(
    ctx: &'a RequestContext,
    fields: RegisterFields,
    invitation: &'a str,
) -> RegisterTemplate<'a> {
    let (zones, script) = (zones(), assets::account_script());
    RegisterTemplate { page: ctx.page(), fields, zones, script, invitation, shut: None }
}

fn closed(locale: Locale) -> Message {
    locale.t("register-closed")
}

fn not_invited(locale: Locale) -> Message {
    locale.t("register-not-invited")
}

/// Returns why nobody can register, or not with this invitation; `None` if it is possible.
async fn shut(ctx: &RequestContext, invitation: &str) -> Result<Option<Message>, PageError> {
    match ctx.site.settings.registration {
        Registration::Open => Ok(None),
        Registration::Closed => Ok(Some(closed(ctx.locale))),
        Registration::Invitation => {
            let (hash, now) = (random::hash(invitation), ctx.now);
            let found = ctx.app.db.look_up(move |conn| {
                Ok::<_, DbError>(tokens::find(conn, TokenPurpose::Invitation, &hash, now)?)
            });
            Ok(found.await?.is_none().then(|| not_invited(ctx.locale)))
        }
    }
}

#[derive(Template)]
#[template(path = "account/registered.html")]
struct Registered<'a> {
    page: Page<'a>,
    email: &'a str,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct RegisterQuery {
    invitation: String,
}

/// `GET /register`
pub async fn show(ctx: RequestContext, asked: Query<RegisterQuery>) -> PageResult {
    if ctx.current_user.is_some() {
        return Ok(see_other("/games"));
    }
    let shut = shut(&ctx, &asked.invitation).await?;
    ctx.ok(&RegisterTemplate {
        shut,
        ..template(&ctx, RegisterFields::default(), &asked.invitation)
    })
}

/// Says that an email is on its way. The browser keeps a mark of the account.
fn answer_registered(
    ctx: &RequestContext,
    email: &Email,
    player: PlayerId,
    password_hash: &str,
) -> PageResult {
    let mut response = ctx.ok(&Registered { page: ctx.page(), email: email.as_str() })?;
    if let Some(mark) = accounts::registration_mark(&ctx.app.db, player, password_hash) {
        set_cookie(&mut response, &registered_cookie(&ctx.app.config, &mark))?;
    }
    Ok(response)
}

/// Answers a form that has registered an account before as it was answered then; `None` if it has not.
async fn answer_repeated(
    ctx: &RequestContext,
    sent: &Parsed,
) -> Result<Option<HttpResponse>, PageError> {
    let (name, email) = (sent.name.clone(), sent.email.clone());
    let network = ctx.rate_limit_context().network;
    let found = accounts::find_registered(&ctx.app.db, name, email, network, ctx.now).await?;
    let Some(player) = found else { return Ok(None) };
    let hash = player.password_hash.as_str();
    match ctx.app.passwords.verify(sent.password.as_str(), Some(hash)).await? {
        true => answer_registered(ctx, &sent.email, player.id, hash).map(Some),
        false => Ok(None),
    }
}

/// `POST /register`
pub async fn submit(ctx: RequestContext, Form(entered): Form<RegisterForm>) -> PageResult {
    ctx.app.limits.address(ctx.address)?;
    let invitation = entered.invitation.as_str();
    let refuse = |why| {
        let shown = template(&ctx, RegisterFields::default(), invitation);
        ctx.again(&RegisterTemplate { shut: Some(why), ..shown })
    };
    let (mut fields, parsed) = entered.parse(ctx.locale, &ctx.site.settings.name);
    // Before the invitation is asked for: the same form has used it up.
    if let Some(parsed) = &parsed
        && let Some(answer) = answer_repeated(&ctx, parsed).await?
    {
        return Ok(answer);
    }
    if let Some(why) = shut(&ctx, invitation).await? {
        return refuse(why);
    }
    let site = ctx.site.settings.name.as_str();
    if parsed.as_ref().is_some_and(|parsed| parsed.name.is_reserved(site)) {
        fields.name.error = Some(BadField::NameReserved.said(ctx.locale));
    }
    let Some(parsed) = parsed.filter(|_| !fields.name.is_bad()) else {
        return ctx.again(&template(&ctx, fields, invitation));
    };
    let sent = parsed.clone();
    let account = hashed(&ctx, parsed).await?;
    let (password, hash) = (account.password_hash.clone(), Some(random::hash(invitation)));
    let registered =
        accounts::register(&ctx.app.db, account, hash, ctx.rate_limit_context(), ctx.now).await;
    match refusable(registered)? {
        Ok(player) => answer_registered(&ctx, &sent.email, player, &password),
        Err(RegisterError::NameTaken) => {
            // Both of two forms at once found nobody.
            if let Some(answer) = answer_repeated(&ctx, &sent).await? {
                return Ok(answer);
            }
            fields.name.error = Some(BadField::NameTaken.said(ctx.locale));
            ctx.again(&template(&ctx, fields, invitation))
        }
        Err(RegisterError::ConfusableName) => {
            fields.name.error = Some(BadField::ConfusableName.said(ctx.locale));
            ctx.again(&template(&ctx, fields, invitation))
        }
        Err(RegisterError::RateLimited(spent)) => Err(PageError::rate_limited(spent, ctx.now)),
        Err(RegisterError::Closed) => refuse(closed(ctx.locale)),
        Err(RegisterError::NotInvited) => refuse(not_invited(ctx.locale)),
    }
}
