//! One's account: name, preferences, password, address, sessions.

use std::collections::HashMap;

use actix_web::web::Query;
use askama::Template;
use chrono::TimeDelta;
use serde::Deserialize;

use super::{Field, passwords_differ, wrong_password, zones};
use crate::{
    actions::accounts::{self, Email, Name, Password, Preferences, TimeZone},
    db::{
        DbError, PlayerId, SessionId,
        players::{self, Player},
        sessions,
    },
    game::clock::LEADS,
    i18n::Locale,
    web::{
        error::{PageError, PageResult, done},
        form::{Form, Nothing},
        layout::Page,
        visitor::{SignedIn, Visitor, see_other},
        wish::Wish,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
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

/// What stands in the forms of the page.
#[derive(Default)]
struct Fields {
    name: Field,
    time_zone: Field,
    localized_pieces: bool,
    confirm_moves: bool,
    plan_letters: bool,
    /// Hours before a flag, what they are called, whether they are chosen.
    reminders: Vec<(i64, String, bool)>,
    /// There is an address from which a calendar can be read.
    has_calendar: bool,
    current: Field,
    password: Field,
    again: Field,
    email: Field,
    email_password: Field,
}

#[derive(Template)]
#[template(path = "account/settings.html")]
struct Show<'a> {
    page: Page<'a>,
    email: &'a str,
    fields: Fields,
    sessions: Vec<SessionView>,
    zones: &'static [&'static str],
}

fn fields(locale: Locale, signed_in: &SignedIn) -> Fields {
    Fields {
        name: Field::of(&signed_in.player.name),
        time_zone: Field::of(&signed_in.player.time_zone),
        localized_pieces: signed_in.player.localized_pieces,
        confirm_moves: signed_in.player.confirm_moves,
        plan_letters: signed_in.player.plan_letters,
        reminders: reminders(locale, &signed_in.player.reminders()),
        has_calendar: signed_in.player.has_calendar(),
        ..Fields::default()
    }
}

fn reminders(locale: Locale, chosen: &[i64]) -> Vec<(i64, String, bool)> {
    let name = |hours| locale.time(TimeDelta::hours(hours));
    LEADS.into_iter().map(|hours| (hours, name(hours), chosen.contains(&hours))).collect()
}

async fn render(
    visitor: &Visitor,
    signed_in: &SignedIn,
    fields: Fields,
    notice: Option<&str>,
    good: bool,
) -> PageResult {
    let (player, now, zone) = (signed_in.player.id, visitor.now, visitor.zone());
    let list = visitor
        .app
        .db
        .read(move |conn| Ok::<_, DbError>(sessions::list(conn, player, now)?))
        .await?;
    let template = Show {
        page: visitor.page().with_notice(notice),
        email: &signed_in.player.email,
        fields,
        sessions: list
            .into_iter()
            .map(|session| SessionView {
                is_this: session.id == signed_in.session.id,
                id: session.id,
                device: visitor.locale.device(&session.device),
                seen: zone.full(session.seen_at.utc()),
                since: zone.full(session.created_at.utc()),
            })
            .collect(),
        zones: zones(),
    };
    if good { visitor.ok(&template) } else { visitor.again(&template) }
}

/// `GET /account`
pub async fn show(visitor: Visitor, asked: Query<Asked>) -> PageResult {
    let signed_in = visitor.signed_in()?;
    let fields = fields(visitor.locale, signed_in);
    render(&visitor, signed_in, fields, asked.notice.as_deref(), true).await
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct EnteredName {
    name: String,
}

/// `POST /account/name`: only the casing of a name can change.
pub async fn submit_name(visitor: Visitor, Form(entered): Form<EnteredName>) -> PageResult {
    let signed_in = visitor.sender()?;
    let (mut field, name) = Field::parse(visitor.locale, &entered.name, Name::parse(&entered.name));
    let same = players::key(&entered.name) == signed_in.player.name_key;
    if !same && field.error.is_none() {
        field.error = Some(visitor.locale.t("field-username-only-capitalization"));
    }
    let Some(name) = name.filter(|_| same) else {
        let fields = Fields { name: field, ..fields(visitor.locale, signed_in) };
        return render(&visitor, signed_in, fields, None, false).await;
    };
    let id = signed_in.player.id;
    done(accounts::change_name_casing(&visitor.app.db, id, name).await)?;
    Ok(see_other("/account?notice=name"))
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
    plan_letters: Option<String>,
    /// `remind_48`: a box for each number of hours before a flag.
    #[serde(flatten)]
    boxes: HashMap<String, String>,
}

impl EnteredPreferences {
    /// Returns language and look: what the form does not say stays.
    fn wish(&self, player: &Player) -> Option<Wish> {
        let [language, theme, board] = Wish::of_player(player).as_words();
        Wish::read(
            self.language.as_deref().unwrap_or(language),
            self.theme.as_deref().unwrap_or(theme),
            self.board.as_deref().unwrap_or(board),
        )
    }

    fn reminders(&self) -> Vec<i64> {
        let ticked = |hours: &i64| self.boxes.contains_key(&format!("remind_{hours}"));
        LEADS.into_iter().filter(ticked).collect()
    }
}

/// `POST /account/preferences`
pub async fn submit_preferences(
    visitor: Visitor,
    Form(entered): Form<EnteredPreferences>,
) -> PageResult {
    let signed_in = visitor.sender()?;
    let confirm_moves = entered.confirm_moves.is_some();
    let plan_letters = entered.plan_letters.is_some();
    let localized_pieces = entered.localized_pieces.is_some();
    let chosen = entered.reminders();
    let Wish { language, look } = entered.wish(&signed_in.player).ok_or(PageError::BadForm)?;
    let locale = visitor.locale;
    let (field, zone) =
        Field::parse(locale, &entered.time_zone, TimeZone::parse(&entered.time_zone));
    let Some(zone) = zone else {
        let fields = Fields {
            time_zone: field,
            localized_pieces,
            confirm_moves,
            plan_letters,
            reminders: reminders(locale, &chosen),
            ..fields(locale, signed_in)
        };
        return render(&visitor, signed_in, fields, None, false).await;
    };
    let id = signed_in.player.id;
    let new = Preferences {
        zone,
        confirm_moves,
        plan_letters,
        reminders: chosen,
        localized_pieces,
        language,
        look,
    };
    done(accounts::change_preferences(&visitor.app.db, id, new, visitor.now).await)?;
    Ok(see_other("/account?notice=preferences"))
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct EnteredPassword {
    current: String,
    password: String,
    again: String,
}

/// `POST /account/password`
pub async fn submit_password(visitor: Visitor, Form(entered): Form<EnteredPassword>) -> PageResult {
    let signed_in = visitor.sender()?;
    let player = &signed_in.player;
    let mut fields = fields(visitor.locale, signed_in);
    let verified = verified(&visitor, player.id, &entered.current).await?;
    if verified.is_none() {
        fields.current.error = Some(wrong_password(visitor.locale));
    }
    let known = [player.name.as_str(), player.email.as_str()];
    let (field, password) =
        Field::parse(visitor.locale, &entered.password, Password::parse(&entered.password, &known));
    fields.password = field.hidden();
    if entered.again != entered.password {
        fields.again.error = Some(passwords_differ(visitor.locale));
    }
    let good = !fields.current.is_bad() && !fields.again.is_bad();
    let (Some(password), Some(verified), true) = (password, verified, good) else {
        return render(&visitor, signed_in, fields, None, false).await;
    };
    let hash = visitor.app.passwords.hash(password.as_str()).await?;
    let (db, session) = (&visitor.app.db, signed_in.session.id);
    done(accounts::change_password(db, player.id, session, verified, hash, visitor.now).await)?;
    Ok(see_other("/account?notice=password"))
}

/// Checks the password of a player as it is stored now. Returns the hash that it fits, so
/// that the action can see whether it still stands.
pub(super) async fn verified(
    visitor: &Visitor,
    player: PlayerId,
    password: &str,
) -> Result<Option<String>, PageError> {
    visitor.app.limits.own_account(player)?;
    let stored = visitor
        .app
        .db
        .read(move |conn| Ok::<_, DbError>(players::find(conn, player)?))
        .await?
        .map(|player| player.password_hash);
    let fits = visitor.app.passwords.verify(password, stored.as_deref()).await?;
    Ok(stored.filter(|_| fits))
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct EnteredAddress {
    email: String,
    password: String,
}

/// `POST /account/address`
pub async fn submit_address(visitor: Visitor, Form(entered): Form<EnteredAddress>) -> PageResult {
    let signed_in = visitor.sender()?;
    let player = &signed_in.player;
    let (field, email) = Field::parse(visitor.locale, &entered.email, Email::parse(&entered.email));
    let mut fields = Fields { email: field, ..fields(visitor.locale, signed_in) };
    let verified = verified(&visitor, player.id, &entered.password).await?;
    if verified.is_none() {
        fields.email_password.error = Some(wrong_password(visitor.locale));
    }
    let (Some(email), Some(verified)) = (email, verified) else {
        return render(&visitor, signed_in, fields, None, false).await;
    };
    let db = &visitor.app.db;
    done(accounts::request_new_address(db, player.id, verified, email, visitor.now).await)?;
    Ok(see_other("/account?notice=address-asked"))
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct EnteredSession {
    session: i64,
}

/// `POST /account/sessions/end`
pub async fn end_session(visitor: Visitor, Form(entered): Form<EnteredSession>) -> PageResult {
    let (player, session) = (visitor.sender()?.player.id, SessionId(entered.session));
    done(accounts::end_session(&visitor.app.db, player, session).await)?;
    Ok(see_other("/account?notice=session"))
}

/// `POST /account/sessions/end-others`
pub async fn end_others(visitor: Visitor, _: Form<Nothing>) -> PageResult {
    let SignedIn { session, player, .. } = visitor.sender()?;
    done(accounts::end_other_sessions(&visitor.app.db, player.id, Some(session.id)).await)?;
    Ok(see_other("/account?notice=sessions"))
}
