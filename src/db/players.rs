//! Players: who they are and how they log in.

use std::collections::HashMap;

use chrono::TimeDelta;
use chrono_tz::Tz;
use diesel::{prelude::*, sql_types::Bool};

use super::{
    DbConn, DbTimestamp, PlayerId, appearance::Appearance, is_hopeless, name_skeletons,
    notification_preferences::NotificationPreferences, one_row, schema::players,
};
use crate::{
    game::clock::REMINDER_HOURS,
    i18n::{CLOSED_NAME, Language, Locale},
};

/// Who was seen within this time is online.
pub const ONLINE_WITHIN: TimeDelta = TimeDelta::minutes(5);

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = players)]
pub struct Player {
    pub id: PlayerId,
    pub name: String,
    pub name_key: String,
    pub email: String,
    pub email_key: Option<String>,
    pub password_hash: String,
    pub is_admin: bool,
    /// Decides claims.
    pub is_arbiter: bool,
    pub is_director: bool,
    pub time_zone: String,
    pub confirm_moves: bool,
    /// Wants an email when their own conditional moves have answered.
    pub conditional_move_emails: bool,
    /// Seconds for which a move can be recalled before it is sent.
    send_delay: i32,
    reminders: String,
    pub created_at: DbTimestamp,
    pub last_seen_at: DbTimestamp,
    pub closed_at: Option<DbTimestamp>,
    calendar_hash: Option<String>,
    calendar_alarms: String,
    /// When the alarms of the calendar were chosen.
    pub calendar_alarms_at: Option<DbTimestamp>,
    notification_preferences: String,
    /// When the last email about games went out.
    last_notified_at: Option<DbTimestamp>,
    /// What the mail server said when it refused the address for good.
    pub email_rejection: Option<String>,
    /// Since when the player may not log in, and why.
    pub suspended_at: Option<DbTimestamp>,
    pub suspension_reason: String,
    language: String,
    theme: String,
    board_theme: String,
    board_settings: String,
    /// Reads moves with the letters of pieces of the own language.
    pub localized_pieces: bool,
    pub about: String,
    /// ISO 3166-1, two letters; empty if nothing is said.
    pub country: String,
}

impl Player {
    /// Returns whether the address was confirmed: only then may one play.
    pub fn is_confirmed(&self) -> bool {
        self.email_key.is_some()
    }

    /// Returns for how many seconds a move of the player can be recalled before it is sent.
    pub fn send_delay(&self) -> u32 {
        u32::try_from(self.send_delay).unwrap_or_default()
    }

    /// Returns how many hours before a deadline the player is reminded.
    pub fn reminders(&self) -> Vec<i64> {
        read_reminder_hours(&self.reminders)
    }

    /// Returns how many hours before a deadline the player's calendar has an alarm.
    pub fn calendar_alarms(&self) -> Vec<i64> {
        read_reminder_hours(&self.calendar_alarms)
    }

    /// Returns which emails the player wants, and when.
    pub fn notification_preferences(&self) -> NotificationPreferences {
        NotificationPreferences::parse(&self.notification_preferences)
    }

    /// Returns the language that the player chose; `None` as the browser says.
    pub fn language(&self) -> Option<Language> {
        self.language.parse().ok()
    }

    /// Returns the locale of what is written to the player: English unless they chose a language.
    pub fn locale(&self) -> Locale {
        Locale::of(self.language().unwrap_or_default()).with_localized_pieces(self.localized_pieces)
    }

    /// Returns the appearance of pages that the player chose.
    pub fn appearance(&self) -> Appearance {
        Appearance::read(&self.theme, &self.board_theme, &self.board_settings)
    }

    /// Returns whether an email about games went out since the player was last here.
    pub fn has_unread_email(&self) -> bool {
        self.last_notified_at.is_some_and(|written| written > self.last_seen_at)
    }

    /// Returns the player's zone; an unknown one is UTC.
    pub fn zone(&self) -> Tz {
        self.time_zone.parse().unwrap_or(Tz::UTC)
    }

    /// Returns whether the player's deadlines can be read as a calendar.
    pub fn has_calendar(&self) -> bool {
        self.calendar_hash.is_some()
    }

    /// Returns whether the player decides claims: arbiters do, and administrators.
    pub fn may_adjudicate(&self) -> bool {
        self.is_admin || self.is_arbiter
    }

    /// Returns whether the player may announce tournaments: directors may, and administrators.
    pub fn may_direct(&self) -> bool {
        self.is_admin || self.is_director
    }

    /// Returns whether the player has a page that everybody sees.
    pub fn has_page(&self) -> bool {
        self.is_confirmed() && !self.is_closed()
    }

    pub fn is_suspended(&self) -> bool {
        self.suspended_at.is_some()
    }

    pub fn is_closed(&self) -> bool {
        self.closed_at.is_some()
    }

    /// Returns whether the account can hold an office: it is neither suspended nor closed.
    pub fn is_active(&self) -> bool {
        !self.is_suspended() && !self.is_closed()
    }
}

#[derive(Insertable)]
#[diesel(table_name = players)]
pub struct NewPlayer<'a> {
    pub name: &'a str,
    pub name_key: &'a str,
    pub email: &'a str,
    pub email_key: Option<&'a str>,
    pub password_hash: &'a str,
    pub is_admin: bool,
    pub time_zone: &'a str,
    pub confirm_moves: bool,
    /// Empty: as the browser says.
    pub language: &'a str,
    pub created_at: DbTimestamp,
    pub last_seen_at: DbTimestamp,
}

/// Reads hours before a deadline, of those that can be chosen.
fn read_reminder_hours(text: &str) -> Vec<i64> {
    let chosen: Vec<i64> =
        text.split_ascii_whitespace().filter_map(|word| word.parse().ok()).collect();
    REMINDER_HOURS.into_iter().filter(|hours| chosen.contains(hours)).collect()
}

/// Writes what [`read_reminder_hours`] reads.
pub(super) fn write_reminder_hours(hours: &[i64]) -> String {
    hours.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Returns the form under which a name or address is looked up.
pub fn key(text: &str) -> String {
    text.trim().to_lowercase()
}

/// Inserts a player unless the name is taken. `None` if it is.
pub fn insert(conn: &mut DbConn, new: &NewPlayer<'_>) -> QueryResult<Option<PlayerId>> {
    let query = diesel::insert_into(players::table).values(new);
    let inserted = on_either!(conn, |c| query.on_conflict_do_nothing().execute(c)?);
    if inserted == 0 {
        return Ok(None);
    }
    let Some(player) = find_by_name(conn, new.name)? else { return Ok(None) };
    name_skeletons::update(conn, player.id, new.name)?;
    Ok(Some(player.id))
}

pub fn find(conn: &mut DbConn, id: PlayerId) -> QueryResult<Option<Player>> {
    players::table.find(id).select(Player::as_select()).get_result(conn).optional()
}

pub fn get(conn: &mut DbConn, id: PlayerId) -> QueryResult<Player> {
    players::table.find(id).select(Player::as_select()).get_result(conn)
}

/// Finds players by their names; the keys of the names are those of the map.
pub fn find_by_names(conn: &mut DbConn, names: &[String]) -> QueryResult<HashMap<String, Player>> {
    let keys: Vec<String> = names.iter().map(|name| key(name)).collect();
    players::table
        .filter(players::name_key.eq_any(keys))
        .select((players::name_key, Player::as_select()))
        .load_iter(conn)?
        .collect()
}

pub fn find_by_name(conn: &mut DbConn, name: &str) -> QueryResult<Option<Player>> {
    // Postgres would answer with an error: its texts have no NUL.
    if name.contains('\0') {
        return Ok(None);
    }
    players::table
        .filter(players::name_key.eq(key(name)))
        .select(Player::as_select())
        .get_result(conn)
        .optional()
}

/// Finds the player who confirmed this address.
pub fn find_by_email(conn: &mut DbConn, email: &str) -> QueryResult<Option<Player>> {
    players::table
        .filter(players::email_key.eq(key(email)))
        .select(Player::as_select())
        .get_result(conn)
        .optional()
}

/// Finds the player whom a login form names: by name or by confirmed address.
pub fn find_by_login(conn: &mut DbConn, login: &str) -> QueryResult<Option<Player>> {
    match find_by_name(conn, login)? {
        Some(player) => Ok(Some(player)),
        None => find_by_email(conn, login),
    }
}

/// Lists players whose name begins with a text, in the order of their names' keys; only those
/// after a key. A text with an `@` is an address: the one who confirmed it is found.
pub fn search(
    conn: &mut DbConn,
    begins: &str,
    limit: i64,
    after: Option<&str>,
) -> QueryResult<Vec<Player>> {
    if begins.contains('@') {
        // Postgres would answer with an error: its texts have no NUL.
        let begins = Some(begins).filter(|begins| !begins.contains('\0'));
        let found = begins.map(|begins| find_by_email(conn, begins)).transpose()?;
        return Ok(found.flatten().into_iter().collect());
    }
    beginning(conn, begins, limit, after, true)
}

/// Lists players whom everybody may find, by how their name begins: not those who have not
/// confirmed their address or have closed their account, and nobody by address.
pub fn search_names(
    conn: &mut DbConn,
    begins: &str,
    limit: i64,
    after: Option<&str>,
) -> QueryResult<Vec<Player>> {
    beginning(conn, begins, limit, after, false)
}

fn beginning(
    conn: &mut DbConn,
    begins: &str,
    limit: i64,
    after: Option<&str>,
    whoever: bool,
) -> QueryResult<Vec<Player>> {
    let (begins, after) = (key(begins), after.unwrap_or_default());
    if is_hopeless(&begins) || is_hopeless(after) {
        return Ok(Vec::new());
    }
    let is_known = players::email_key.is_not_null().and(players::closed_at.is_null());
    let listed = players::table
        .filter(players::name_key.gt(after))
        .filter(whoever.into_sql::<Bool>().or(is_known))
        .order(players::name_key)
        .limit(limit);
    match conn {
        // Its LIKE folds case, so it uses no index; its order is that of the bytes.
        DbConn::Sqlite(c) => listed
            .filter(players::name_key.ge(&begins))
            .filter(players::name_key.lt(format!("{begins}\u{10FFFF}")))
            .select(Player::as_select())
            .load(c),
        DbConn::Postgres(c) => listed
            .filter(players::name_key.like(pattern(&begins)))
            .select(Player::as_select())
            .load(c),
    }
}

/// Returns the pattern of what begins with a text, whatever signs it has.
pub(super) fn pattern(begins: &str) -> String {
    let mut pattern = String::with_capacity(begins.len() + 1);
    for sign in begins.chars() {
        if matches!(sign, '\\' | '%' | '_') {
            pattern.push('\\');
        }
        pattern.push(sign);
    }
    pattern.push('%');
    pattern
}

/// Keeps everybody else from changing what is this player's until the transaction ends.
pub fn lock(conn: &mut DbConn, id: PlayerId) -> QueryResult<()> {
    let rows = diesel::update(players::table.find(id))
        .set(players::name.eq(players::name))
        .execute(conn)?;
    one_row(rows)
}

/// The same of several players, in the order of their ids: two who wait for each other would wait
/// for ever.
pub fn lock_all(conn: &mut DbConn, mut ids: Vec<PlayerId>) -> QueryResult<()> {
    ids.sort_unstable();
    ids.dedup();
    ids.into_iter().try_for_each(|id| lock(conn, id))
}

/// Returns the names of several players.
pub fn names(conn: &mut DbConn, ids: &[PlayerId]) -> QueryResult<HashMap<PlayerId, String>> {
    let rows: Vec<(PlayerId, String)> = players::table
        .filter(players::id.eq_any(ids))
        .select((players::id, players::name))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}

/// Returns the names of players with their keys, by which a closed account is found too.
pub fn names_and_keys(
    conn: &mut DbConn,
    ids: &[PlayerId],
) -> QueryResult<HashMap<PlayerId, (String, String)>> {
    let rows: Vec<(PlayerId, String, String)> = players::table
        .filter(players::id.eq_any(ids))
        .select((players::id, players::name, players::name_key))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, name, key)| (id, (name, key))).collect())
}

/// Returns whether there is any player at all.
pub fn any(conn: &mut DbConn) -> QueryResult<bool> {
    let count: i64 = players::table.count().get_result(conn)?;
    Ok(count > 0)
}

/// Takes an address as confirmed. `false` if another player has confirmed it before.
pub fn confirm_email(conn: &mut DbConn, id: PlayerId, email: &str) -> QueryResult<bool> {
    if let Some(holder) = find_by_email(conn, email)? {
        return Ok(holder.id == id);
    }
    let rows = diesel::update(players::table.find(id).filter(players::closed_at.is_null()))
        .set((
            players::email.eq(email),
            players::email_key.eq(Some(key(email))),
            players::email_rejection.eq(None::<String>),
        ))
        .execute(conn)?;
    one_row(rows)?;
    Ok(true)
}

pub fn update_name_casing(conn: &mut DbConn, id: PlayerId, name: &str) -> QueryResult<()> {
    let rows = diesel::update(
        players::table.filter(players::id.eq(id)).filter(players::name_key.eq(key(name))),
    )
    .set(players::name.eq(name))
    .execute(conn)?;
    one_row(rows)?;
    name_skeletons::update(conn, id, name)
}

pub fn update_preferences(
    conn: &mut DbConn,
    id: PlayerId,
    time_zone: &str,
    confirm_moves: bool,
    conditional_move_emails: bool,
    reminders: &[i64],
    localized_pieces: bool,
) -> QueryResult<()> {
    let rows = diesel::update(players::table.find(id))
        .set((
            players::time_zone.eq(time_zone),
            players::confirm_moves.eq(confirm_moves),
            players::conditional_move_emails.eq(conditional_move_emails),
            players::reminders.eq(write_reminder_hours(reminders)),
            players::localized_pieces.eq(localized_pieces),
        ))
        .execute(conn)?;
    one_row(rows)
}

/// Changes for how many seconds a move of the player can be recalled.
pub fn update_send_delay(conn: &mut DbConn, id: PlayerId, seconds: u32) -> QueryResult<()> {
    let seconds = i32::try_from(seconds).unwrap_or_default();
    let rows = diesel::update(players::table.find(id))
        .set(players::send_delay.eq(seconds))
        .execute(conn)?;
    one_row(rows)
}

/// Changes the player's language and the appearance of pages.
pub fn update_appearance(
    conn: &mut DbConn,
    id: PlayerId,
    language: Option<Language>,
    appearance: Appearance,
) -> QueryResult<()> {
    let rows = diesel::update(players::table.find(id))
        .set((
            players::language.eq(language.map_or("", Language::tag)),
            players::theme.eq(appearance.theme.as_str()),
            players::board_theme.eq(appearance.board_theme()),
            players::board_settings.eq(appearance.board_settings()),
        ))
        .execute(conn)?;
    one_row(rows)
}

/// Changes which emails a player wants.
pub fn update_notification_preferences(
    conn: &mut DbConn,
    id: PlayerId,
    notification_preferences: &NotificationPreferences,
) -> QueryResult<()> {
    let rows = diesel::update(players::table.find(id))
        .set(players::notification_preferences.eq(notification_preferences.to_text()))
        .execute(conn)?;
    one_row(rows)
}

/// Changes what a player's profile says.
pub fn update_profile(
    conn: &mut DbConn,
    id: PlayerId,
    about: &str,
    country: &str,
) -> QueryResult<()> {
    let rows = diesel::update(players::table.find(id))
        .set((players::about.eq(about), players::country.eq(country)))
        .execute(conn)?;
    one_row(rows)
}

/// Notes that an email about games went out.
pub fn update_written(conn: &mut DbConn, id: PlayerId, at: DbTimestamp) -> QueryResult<()> {
    diesel::update(players::table.find(id))
        .set(players::last_notified_at.eq(Some(at)))
        .execute(conn)
        .map(drop)
}

/// Notes that the address is refused, if it is the player's still; or that it may be tried again.
pub fn update_email_rejection(
    conn: &mut DbConn,
    id: PlayerId,
    address: &str,
    email_rejection: Option<&str>,
) -> QueryResult<()> {
    diesel::update(players::table.find(id).filter(players::email.eq(address)))
        .set(players::email_rejection.eq(email_rejection))
        .execute(conn)
        .map(drop)
}

pub fn update_password(conn: &mut DbConn, id: PlayerId, hash: &str) -> QueryResult<()> {
    let rows = diesel::update(players::table.find(id))
        .set(players::password_hash.eq(hash))
        .execute(conn)?;
    one_row(rows)
}

/// Returns whether this is the stored hash of a player's password still, and good for anything.
pub fn has_password(conn: &mut DbConn, id: PlayerId, hash: &str) -> QueryResult<bool> {
    let fits = |p: &Player| p.password_hash == hash && !p.is_closed() && !p.is_suspended();
    Ok(find(conn, id)?.is_some_and(|player| fits(&player)))
}

/// Suspends a player, with the reason and since when, or no longer.
pub fn update_suspension(
    conn: &mut DbConn,
    id: PlayerId,
    suspension_reason: Option<(&str, DbTimestamp)>,
) -> QueryResult<()> {
    let (reason, since) = suspension_reason.unzip();
    let rows = diesel::update(players::table.find(id))
        .set((
            players::suspended_at.eq(since),
            players::suspension_reason.eq(reason.unwrap_or_default()),
        ))
        .execute(conn)?;
    one_row(rows)
}

pub fn update_seen(conn: &mut DbConn, id: PlayerId, at: DbTimestamp) -> QueryResult<()> {
    diesel::update(players::table.find(id).filter(players::last_seen_at.lt(at)))
        .set(players::last_seen_at.eq(at))
        .execute(conn)
        .map(drop)
}

/// Takes away everything personal. The name's key stays, so that nobody else takes over
/// the name and with it the reputation.
pub fn close(conn: &mut DbConn, id: PlayerId, at: DbTimestamp) -> QueryResult<()> {
    let appearance = Appearance::default();
    let rows = diesel::update(players::table.find(id))
        .set((
            players::name.eq(CLOSED_NAME),
            players::email.eq(""),
            players::email_key.eq(None::<String>),
            players::password_hash.eq(""),
            players::is_admin.eq(false),
            (players::is_arbiter.eq(false), players::is_director.eq(false)),
            players::suspended_at.eq(None::<DbTimestamp>),
            players::suspension_reason.eq(""),
            // What was chosen is as nobody chose it.
            (
                players::confirm_moves.eq(true),
                players::conditional_move_emails.eq(false),
                players::send_delay.eq(0),
            ),
            (
                players::reminders.eq(""),
                players::language.eq(""),
                players::localized_pieces.eq(false),
            ),
            (
                players::theme.eq(appearance.theme.as_str()),
                players::board_theme.eq(appearance.board_theme()),
                players::board_settings.eq(appearance.board_settings()),
            ),
            (
                players::calendar_hash.eq(None::<String>),
                players::calendar_alarms.eq(""),
                players::calendar_alarms_at.eq(None::<DbTimestamp>),
            ),
            players::notification_preferences.eq(""),
            players::last_notified_at.eq(None::<DbTimestamp>),
            players::email_rejection.eq(None::<String>),
            players::about.eq(""),
            players::country.eq(""),
            players::closed_at.eq(Some(at)),
        ))
        .execute(conn)?;
    one_row(rows)
}

/// Deletes accounts whose address was never confirmed, so that a mistyped one frees the name.
pub fn delete_unconfirmed(conn: &mut DbConn, created_before: DbTimestamp) -> QueryResult<usize> {
    diesel::delete(
        players::table
            .filter(players::email_key.is_null())
            .filter(players::closed_at.is_null())
            .filter(players::created_at.lt(created_before)),
    )
    .execute(conn)
}
