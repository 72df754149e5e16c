//! One's account: name, preferences, password, address, sessions.

use std::collections::HashMap;

use actix_web::web::Query;
use askama::Template;
use chrono::TimeDelta;
use serde::Deserialize;

use super::{Field, passwords_differ, ticked_hours, wrong_password, zones};
use crate::{
    actions::accounts::{
        self, BadField, ConfusableName, Email, Name, NewAddressError, Password, Preferences,
        TimeZone,
    },
    db::{
        DbError, PlayerId, SessionId,
        players::{self, Player},
        security_log::SecurityEvent,
        sessions,
    },
    game::{SEND_DELAYS, clock::REMINDER_HOURS},
    i18n::Locale,
    web::{
        current_user::CurrentUser,
        display_preferences::DisplayPreferences,
        error::{PageError, PageResult, done, refusable},
        form::{Form, Nothing},
        layout::Page,
        request_context::{RequestContext, see_other},
        sentences::Sentence as _,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct AccountQuery {
    notice: Option<String>,
}

/// A session as the list shows it.
struct SessionView {
    id: SessionId,
    device: String,
    seen: String,
    since: String,
    is_this: bool,
}

/// What the forms of the page contain.
#[derive(Default)]
struct SettingsFields {
    name: Field,
    time_zone: Field,
    localized_pieces: bool,
    confirm_moves: bool,
    conditional_move_emails: bool,
    /// Seconds for which a move can be recalled, what they are called, whether they are chosen.
    send_delays: Vec<(u32, String, bool)>,
    /// Hours before a deadline, what they are called, whether they are chosen.
    reminders: Vec<(i64, String, bool)>,
    /// There is an address from which a calendar can be read.
    has_calendar: bool,
    /// Its alarms: hours before a deadline, what they are called, whether they are chosen.
    alarms: Vec<(i64, String, bool)>,
    current: Field,
    password: Field,
    again: Field,
    email: Field,
    email_password: Field,
}

#[derive(Template)]
#[template(path = "account/settings.html")]
struct AccountTemplate<'a> {
    page: Page<'a>,
    email: &'a str,
    fields: SettingsFields,
    sessions: Vec<SessionView>,
    zones: &'static [&'static str],
}

fn fields(locale: Locale, current_user: &CurrentUser) -> SettingsFields {
    SettingsFields {
        name: Field::of(&current_user.player.name),
        time_zone: Field::of(&current_user.player.time_zone),
        localized_pieces: current_user.player.localized_pieces,
        confirm_moves: current_user.player.confirm_moves,
        conditional_move_emails: current_user.player.conditional_move_emails,
        send_delays: send_delays(locale, current_user.player.send_delay()),
        reminders: reminders(locale, &current_user.player.reminders()),
        has_calendar: current_user.player.has_calendar(),
        alarms: reminders(locale, &current_user.player.calendar_alarms()),
        ..SettingsFields::default()
    }
}

fn send_delays(locale: Locale, chosen: u32) -> Vec<(u32, String, bool)> {
    let name = |seconds| match seconds {
        0 => locale.t("account-send-delay-none").to_string(),
        _ => locale.time(TimeDelta::seconds(i64::from(seconds))),
    };
    SEND_DELAYS.into_iter().map(|seconds| (seconds, name(seconds), seconds == chosen)).collect()
}

fn reminders(locale: Locale, chosen: &[i64]) -> Vec<(i64, String, bool)> {
    let name = |hours| locale.time(TimeDelta::hours(hours));
    REMINDER_HOURS.into_iter().map(|hours| (hours, name(hours), chosen.contains(&hours))).collect()
}

async fn render(
    ctx: &RequestContext,
    current_user: &CurrentUser,
    fields: SettingsFields,
    notice: Option<&str>,
    good: bool,
) -> PageResult {
    let (player, now, zone) = (current_user.player.id, ctx.now, ctx.zone());
    let list =
        ctx.app.db.read(move |conn| Ok::<_, DbError>(sessions::list(conn, player, now)?)).await?;
    let template = AccountTemplate {
        page: ctx.page().with_notice(notice),
        email: &current_user.player.email,
        fields,
        sessions: list
            .into_iter()
            .map(|session| SessionView {
                is_this: session.id == current_user.session.id,
                id: session.id,
                device: ctx.locale.device(&session.device),
                seen: zone.full(session.last_seen_at.utc()),
                since: zone.full(session.created_at.utc()),
            })
            .collect(),
        zones: zones(),
    };
    if good { ctx.ok(&template) } else { ctx.again(&template) }
}

/// `GET /account`
pub async fn show(ctx: RequestContext, asked: Query<AccountQuery>) -> PageResult {
    let current_user = ctx.current_user()?;
    let fields = fields(ctx.locale, current_user);
    render(&ctx, current_user, fields, asked.notice.as_deref(), true).await
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct EnteredName {
    name: String,
}

/// `POST /account/name`: only the casing of a name can change.
pub async fn submit_name(ctx: RequestContext, Form(entered): Form<EnteredName>) -> PageResult {
    let current_user = ctx.sender()?;
    let (mut field, name) = Field::parse(ctx.locale, &entered.name, Name::parse(&entered.name));
    let same = players::key(&entered.name) == current_user.player.name_key;
    if !same && field.error.is_none() {
        field.error = Some(ctx.locale.t("field-username-only-capitalization"));
    }
    let Some(name) = name.filter(|_| same) else {
        let fields = SettingsFields { name: field, ..fields(ctx.locale, current_user) };
        return render(&ctx, current_user, fields, None, false).await;
    };
    let id = current_user.player.id;
    match refusable(accounts::change_name_casing(&ctx.app.db, id, name).await)? {
        Ok(()) => Ok(see_other("/account?notice=name")),
        Err(ConfusableName) => {
            let error = Some(BadField::ConfusableName.said(ctx.locale));
            let name = Field { value: entered.name, error };
            let fields = SettingsFields { name, ..fields(ctx.locale, current_user) };
            render(&ctx, current_user, fields, None, false).await
        }
    }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct EnteredPreferences {
    time_zone: String,
    language: Option<String>,
    theme: Option<String>,
    board: Option<String>,
    localized_pieces: Option<String>,
    confirm_moves: Option<String>,
    conditional_move_emails: Option<String>,
    send_delay: Option<String>,
    /// `remind_48`: a box for each number of hours before a deadline.
    #[serde(flatten)]
    boxes: HashMap<String, String>,
}

impl EnteredPreferences {
    /// Returns the delay in seconds; `None` if it is none that can be chosen.
    fn send_delay(&self, player: &Player) -> Option<u32> {
        match &self.send_delay {
            Some(entered) => entered.parse().ok().filter(|delay| SEND_DELAYS.contains(delay)),
            None => Some(player.send_delay()),
        }
    }

    /// Returns language and appearance: what the form does not say stays.
    fn display_preferences(&self, player: &Player) -> Option<DisplayPreferences> {
        let entered =
            [("language", &self.language), ("theme", &self.theme), ("board", &self.board)];
        let said = entered.into_iter().filter_map(|(name, word)| Some((name, word.as_deref()?)));
        said.into_iter().try_fold(DisplayPreferences::of_player(player), |chosen, (name, word)| {
            chosen.with(name, word)
        })
    }
}

/// `POST /account/preferences`
pub async fn submit_preferences(
    ctx: RequestContext,
    Form(entered): Form<EnteredPreferences>,
) -> PageResult {
    let current_user = ctx.sender()?;
    let confirm_moves = entered.confirm_moves.is_some();
    let conditional_move_emails = entered.conditional_move_emails.is_some();
    let localized_pieces = entered.localized_pieces.is_some();
    let chosen = ticked_hours("remind_", &entered.boxes);
    let DisplayPreferences { language, appearance } =
        entered.display_preferences(&current_user.player).ok_or(PageError::BadForm)?;
    let send_delay = entered.send_delay(&current_user.player).ok_or(PageError::BadForm)?;
    let locale = ctx.locale;
    let (field, zone) =
        Field::parse(locale, &entered.time_zone, TimeZone::parse(&entered.time_zone));
    let Some(zone) = zone else {
        let fields = SettingsFields {
            time_zone: field,
            localized_pieces,
            confirm_moves,
            conditional_move_emails,
            send_delays: send_delays(locale, send_delay),
            reminders: reminders(locale, &chosen),
            ..fields(locale, current_user)
        };
        return render(&ctx, current_user, fields, None, false).await;
    };
    let id = current_user.player.id;
    let new = Preferences {
        zone,
        confirm_moves,
        conditional_move_emails,
        send_delay,
        reminders: chosen,
        localized_pieces,
        language,
        appearance,
    };
    done(accounts::change_preferences(&ctx.app.db, id, new, ctx.now).await)?;
    Ok(see_other("/account?notice=preferences"))
}

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
pub async fn submit_password(
    ctx: RequestContext,
    Form(entered): Form<EnteredPassword>,
) -> PageResult {
    let current_user = ctx.sender()?;
    let player = &current_user.player;
    let mut fields = fields(ctx.locale, current_user);
    let verified = verified(&ctx, player.id, &entered.current).await?;
    if verified.is_none() {
        fields.current.error = Some(wrong_password(ctx.locale));
    }
    let site = ctx.site.settings.name.as_str();
    let known = [player.name.as_str(), player.email.as_str(), site];
    let (field, password) =
        Field::parse(ctx.locale, &entered.password, Password::parse(&entered.password, &known));
    fields.password = field.hidden();
    if entered.again != entered.password {
        fields.again.error = Some(passwords_differ(ctx.locale));
    }
    let good = !fields.current.is_bad() && !fields.again.is_bad();
    let (Some(password), Some(verified), true) = (password, verified, good) else {
        return render(&ctx, current_user, fields, None, false).await;
    };
    let hash = ctx.app.passwords.hash(password.as_str()).await?;
    let (db, session) = (&ctx.app.db, current_user.session.id);
    let deletes = entered.calendar.is_some();
    let changed =
        accounts::change_password(db, player.id, session, verified, hash, deletes, ctx.now);
    done(changed.await)?;
    ctx.note_security(Some(player.id), SecurityEvent::PasswordChanged).await;
    Ok(see_other("/account?notice=password"))
}

/// Checks the password of a player as it is stored now. Returns the hash that it fits, so
/// that the action can see whether it still stands.
pub(super) async fn verified(
    ctx: &RequestContext,
    player: PlayerId,
    password: &str,
) -> Result<Option<String>, PageError> {
    ctx.app.limits.own_account(player)?;
    let stored = ctx
        .app
        .db
        .read(move |conn| Ok::<_, DbError>(players::find(conn, player)?))
        .await?
        .map(|player| player.password_hash);
    let fits = ctx.app.passwords.verify(password, stored.as_deref()).await?;
    if !fits {
        ctx.note_security(Some(player), SecurityEvent::PasswordMistaken).await;
    }
    Ok(stored.filter(|_| fits))
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct EnteredAddress {
    email: String,
    password: String,
}

/// `POST /account/address`
pub async fn submit_address(
    ctx: RequestContext,
    Form(entered): Form<EnteredAddress>,
) -> PageResult {
    let current_user = ctx.sender()?;
    let player = &current_user.player;
    let (field, email) = Field::parse(ctx.locale, &entered.email, Email::parse(&entered.email));
    let mut fields = SettingsFields { email: field, ..fields(ctx.locale, current_user) };
    let verified = verified(&ctx, player.id, &entered.password).await?;
    if verified.is_none() {
        fields.email_password.error = Some(wrong_password(ctx.locale));
    }
    let (Some(email), Some(verified)) = (email, verified) else {
        return render(&ctx, current_user, fields, None, false).await;
    };
    let db = &ctx.app.db;
    let origin = ctx.rate_limit_context();
    let asked =
        accounts::request_new_address(db, player.id, verified, email, origin, ctx.now).await;
    match refusable(asked)? {
        Ok(()) => Ok(see_other("/account?notice=address-asked")),
        Err(NewAddressError::PasswordChanged) => Err(PageError::Conflict),
        Err(NewAddressError::RateLimited(spent)) => Err(PageError::rate_limited(spent, ctx.now)),
    }
}

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
    Ok(see_other("/account?notice=session"))
}

/// `POST /account/sessions/end-others`
pub async fn end_others(ctx: RequestContext, _: Form<Nothing>) -> PageResult {
    let CurrentUser { session, player, .. } = ctx.sender()?;
    done(accounts::end_other_sessions(&ctx.app.db, player.id, Some(session.id)).await)?;
    ctx.note_security(Some(player.id), SecurityEvent::SessionsEnded).await;
    Ok(see_other("/account?notice=sessions"))
}
