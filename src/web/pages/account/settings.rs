//! One's account: name, preferences, address.

use std::collections::HashMap;

use actix_web::web::Query;
use askama::Template;
use chrono::TimeDelta;
use serde::Deserialize;

use super::{Field, security::verified, ticked_hours, wrong_password, zones};
use crate::{
    actions::accounts::{
        self, BadField, ConfusableName, Email, Name, NewAddressError, Preferences, TimeZone,
    },
    db::players::{self, Player},
    game::{SEND_DELAYS, clock::REMINDER_HOURS},
    i18n::Locale,
    web::{
        current_user::CurrentUser,
        display_preferences::DisplayPreferences,
        error::{PageError, PageResult, done, refusable},
        form::Form,
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
    email: Field,
    email_password: Field,
}

#[derive(Template)]
#[template(path = "account/settings.html")]
struct AccountTemplate<'a> {
    page: Page<'a>,
    email: &'a str,
    fields: SettingsFields,
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
    let template = AccountTemplate {
        page: ctx.page().with_notice(notice),
        email: &current_user.player.email,
        fields,
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
