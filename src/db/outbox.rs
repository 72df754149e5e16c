//! Emails due. Rows hold facts; the email is rendered when it is sent.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;

pub use super::email_kind::EmailKind;
use super::{
    ChallengeId, DbConn, DbTimestamp, EmailId, GameId, PlayerId,
    notification_preferences::EmailTopic,
    schema::{outbox, players},
};

/// How long a server may take to send what it claimed before another one tries.
pub const LEASE: TimeDelta = TimeDelta::minutes(15);

/// What has waited so long, because no email left, is sent together with the rest.
const SENT_TOGETHER_AFTER: TimeDelta = TimeDelta::hours(1);

/// How long an email waits for an earlier one of the same player before it is checked again.
const CHECKED_AGAIN_AFTER: TimeDelta = TimeDelta::minutes(1);

/// What has become of an email.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmailState {
    /// To be sent, or being sent.
    Waiting,
    Sent,
    /// Its reason is gone, or its reader does not want it.
    Dropped,
    /// It could not be sent, and is not tried again by itself.
    Failed,
}

stored_enum!(EmailState, "state of an email", {
    Waiting = "waiting",
    Sent = "sent",
    Dropped = "dropped",
    Failed = "failed",
});

/// An email to queue.
#[derive(Clone, Debug)]
pub struct NewEmail {
    pub kind: EmailKind,
    pub player: PlayerId,
    pub address: Option<String>,
    pub game: Option<GameId>,
    pub challenge: Option<ChallengeId>,
    pub ply: Option<u32>,
    /// The games of an email about several, with the position in each.
    pub games: Vec<(GameId, u32)>,
    /// What nothing else says: why an answer was not carried out, who logged in, the language of
    /// an account that is closed.
    pub detail: Option<String>,
    /// What makes the email unique of its kind and recipient.
    pub about: String,
}

impl NewEmail {
    /// An email about nothing but what makes it unique.
    pub fn new(kind: EmailKind, player: PlayerId, about: String) -> NewEmail {
        let (address, game, challenge, ply, detail) = (None, None, None, None, None);
        NewEmail { kind, player, address, game, challenge, ply, games: Vec::new(), detail, about }
    }

    fn key(&self) -> String {
        format!("{}:{}:{}", self.kind.as_str(), self.player, self.about)
    }
}

#[derive(Insertable)]
#[diesel(table_name = outbox)]
struct NewRow<'a> {
    dedup_key: String,
    kind: &'a str,
    player_id: PlayerId,
    address: Option<&'a str>,
    game_id: Option<GameId>,
    challenge_id: Option<ChallengeId>,
    ply: Option<i32>,
    games: Option<String>,
    detail: Option<&'a str>,
    state: &'a str,
    attempts: i32,
    due_at: DbTimestamp,
    created_at: DbTimestamp,
}

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = outbox)]
struct Row {
    id: EmailId,
    dedup_key: String,
    kind: String,
    player_id: PlayerId,
    address: Option<String>,
    game_id: Option<GameId>,
    challenge_id: Option<ChallengeId>,
    ply: Option<i32>,
    games: Option<String>,
    detail: Option<String>,
    held: bool,
    attempts: i32,
    due_at: DbTimestamp,
    created_at: DbTimestamp,
}

impl Row {
    /// Whether it is sent together with others.
    fn has_waited(&self, now: DateTime<Utc>) -> bool {
        self.held || self.created_at.utc() <= now - SENT_TOGETHER_AFTER
    }
}

/// An email that this server is to send.
#[derive(Clone, Debug)]
pub struct DueEmail {
    pub id: EmailId,
    pub kind: EmailKind,
    pub player: PlayerId,
    pub address: Option<String>,
    pub game: Option<GameId>,
    pub challenge: Option<ChallengeId>,
    /// The position when it was queued ([`crate::game::Game::position_no`]).
    pub ply: Option<u32>,
    pub games: Vec<(GameId, u32)>,
    pub detail: Option<String>,
    /// The message that it was queued for, if it is about one.
    pub message: Option<i64>,
    /// It waited to be sent together with others.
    pub held: bool,
    /// Including the one under way.
    pub attempts: i32,
    pub created_at: DateTime<Utc>,
}

/// Writes the games of an email as `12:5 17:9`: each with the number of its position.
pub fn write_games(games: &[(GameId, u32)]) -> String {
    games.iter().map(|(id, seen)| format!("{id}:{seen}")).collect::<Vec<_>>().join(" ")
}

/// Reads what [`write_games`] wrote; what cannot be read is left out.
fn read_games(text: &str) -> Vec<(GameId, u32)> {
    text.split_ascii_whitespace()
        .filter_map(|word| {
            let (id, seen) = word.split_once(':')?;
            Some((id.parse().ok()?, seen.parse().ok()?))
        })
        .collect()
}

/// Queues an email once more, if it was dropped: its content is still to be sent.
pub fn insert_again(conn: &mut DbConn, email: &NewEmail, now: DateTime<Utc>) -> QueryResult<()> {
    insert(conn, email, now)?;
    diesel::update(
        outbox::table
            .filter(outbox::dedup_key.eq(email.key()))
            .filter(outbox::state.eq(EmailState::Dropped.as_str())),
    )
    .set((
        outbox::state.eq(EmailState::Waiting.as_str()),
        outbox::attempts.eq(0),
        outbox::held.eq(false),
        outbox::due_at.eq(DbTimestamp::of(now)),
        outbox::created_at.eq(DbTimestamp::of(now)),
        outbox::done_at.eq(None::<DbTimestamp>),
    ))
    .execute(conn)
    .map(drop)
}

/// Queues an email, once.
pub fn insert(conn: &mut DbConn, email: &NewEmail, now: DateTime<Utc>) -> QueryResult<()> {
    let row = NewRow {
        dedup_key: email.key(),
        kind: email.kind.as_str(),
        player_id: email.player,
        address: email.address.as_deref(),
        game_id: email.game,
        challenge_id: email.challenge,
        ply: email.ply.and_then(|ply| i32::try_from(ply).ok()),
        games: (!email.games.is_empty()).then(|| write_games(&email.games)),
        detail: email.detail.as_deref(),
        state: EmailState::Waiting.as_str(),
        attempts: 0,
        due_at: DbTimestamp::of(now),
        created_at: DbTimestamp::of(now),
    };
    let query = diesel::insert_into(outbox::table).values(&row);
    on_either!(conn, |c| query.on_conflict_do_nothing().execute(c)?);
    Ok(())
}

/// Returns whether an email was queued that is unique in the same way.
pub fn is_queued(conn: &mut DbConn, email: &NewEmail) -> QueryResult<bool> {
    let found: i64 =
        outbox::table.filter(outbox::dedup_key.eq(email.key())).count().get_result(conn)?;
    Ok(found > 0)
}

/// Counts the emails of a kind that were queued for a player since an instant.
pub fn count_since(
    conn: &mut DbConn,
    player: PlayerId,
    kind: EmailKind,
    since: DateTime<Utc>,
) -> QueryResult<i64> {
    outbox::table
        .filter(outbox::player_id.eq(player))
        .filter(outbox::kind.eq(kind.as_str()))
        .filter(outbox::created_at.ge(DbTimestamp::of(since)))
        .count()
        .get_result(conn)
}

/// Emails that one batch takes besides, to be sent with others. The next batch takes more.
const MAX_TOGETHER: i64 = 1000;

/// Takes emails that are due for this server to send, the oldest first.
///
/// Claiming pushes the due time ahead: if this server dies, another takes the email then.
/// The due time read before is compared, so two servers never take the same email.
///
/// Emails that are held, or have waited long, are taken with all others of the same player that
/// are and are due: they are sent together. News waits while earlier news of the same player is
/// tried again or being sent elsewhere: it arrives in the order of its events.
pub fn claim(conn: &mut DbConn, now: DateTime<Utc>, limit: i64) -> QueryResult<Vec<DueEmail>> {
    let mut rows: Vec<Row> = due(now)
        .order((outbox::due_at, outbox::id))
        .limit(limit)
        .select(Row::as_select())
        .load(conn)?;
    let mut holders: Vec<PlayerId> =
        rows.iter().filter(|row| row.has_waited(now)).map(|row| row.player_id).collect();
    holders.sort_unstable();
    holders.dedup();
    if !holders.is_empty() {
        let known: Vec<EmailId> = rows.iter().map(|row| row.id).collect();
        let more: Vec<Row> = due(now)
            .filter(outbox::player_id.eq_any(holders))
            .filter(
                outbox::held
                    .eq(true)
                    .or(outbox::created_at.le(DbTimestamp::of(now - SENT_TOGETHER_AFTER))),
            )
            .filter(outbox::id.ne_all(known))
            .order((outbox::player_id, outbox::id))
            .limit(MAX_TOGETHER)
            .select(Row::as_select())
            .load(conn)?;
        rows.extend(more);
    }
    rows.sort_unstable_by_key(|row| row.id);
    let busy = list_busy(conn, &rows, now)?;
    let mut claimed = Vec::with_capacity(rows.len());
    for row in rows {
        let Ok(kind) = row.kind.parse::<EmailKind>() else { continue };
        let before = |one: &&Busy| one.player == row.player_id && one.id < row.id;
        if is_news(kind)
            && let Some(one) = busy.iter().find(before)
        {
            // What is being sent elsewhere may be done in a second.
            let until = if one.is_leased { now + CHECKED_AGAIN_AFTER } else { one.due_at };
            diesel::update(outbox::table.find(row.id).filter(outbox::due_at.eq(row.due_at)))
                .set((outbox::due_at.eq(DbTimestamp::of(until)), outbox::held.eq(true)))
                .execute(conn)?;
            continue;
        }
        let taken = diesel::update(
            outbox::table
                .filter(outbox::id.eq(row.id))
                .filter(outbox::state.eq(EmailState::Waiting.as_str()))
                .filter(outbox::due_at.eq(row.due_at)),
        )
        .set((
            outbox::due_at.eq(DbTimestamp::of(now + LEASE)),
            outbox::attempts.eq(row.attempts + 1),
            // A reader who sees no error knows that it is under way.
            outbox::last_error.eq(None::<String>),
        ))
        .execute(conn)?;
        if taken == 1 {
            let held = row.has_waited(now);
            claimed.push(DueEmail {
                id: row.id,
                kind,
                player: row.player_id,
                address: row.address,
                game: row.game_id,
                challenge: row.challenge_id,
                ply: row.ply.and_then(|ply| u32::try_from(ply).ok()),
                games: row.games.as_deref().map(read_games).unwrap_or_default(),
                detail: row.detail,
                // What it is about ends with it.
                message: (kind == EmailKind::Message)
                    .then(|| row.dedup_key.rsplit(':').next()?.parse().ok())
                    .flatten(),
                held,
                attempts: row.attempts + 1,
                created_at: row.created_at.utc(),
            });
        }
    }
    Ok(claimed)
}

#[diesel::dsl::auto_type]
fn due(now: DateTime<Utc>) -> _ {
    let now: DbTimestamp = DbTimestamp::of(now);
    let known: [&'static str; EmailKind::ALL.len()] = EmailKind::ALL.map(EmailKind::as_str);
    let waiting: &'static str = EmailState::Waiting.as_str();
    outbox::table
        .filter(outbox::state.eq(waiting))
        .filter(outbox::due_at.le(now))
        // What a newer server queued is left to that one.
        .filter(outbox::kind.eq_any(known))
}

/// Whether a visit would show the content of an email as well: not a warning of a deadline, nor
/// an email about the account.
pub fn is_news(kind: EmailKind) -> bool {
    EmailTopic::of_kind(kind).is_some_and(|topic| topic != EmailTopic::Reminders)
}

/// An email that others of the same player wait for.
struct Busy {
    player: PlayerId,
    id: EmailId,
    due_at: DateTime<Utc>,
    /// A server is sending it; otherwise it is tried again later.
    is_leased: bool,
}

/// Lists the news of the same players that are tried again later, or being sent elsewhere.
fn list_busy(conn: &mut DbConn, rows: &[Row], now: DateTime<Utc>) -> QueryResult<Vec<Busy>> {
    let mut players: Vec<PlayerId> = rows.iter().map(|row| row.player_id).collect();
    players.sort_unstable();
    players.dedup();
    let news: Vec<&str> =
        EmailKind::ALL.into_iter().filter(|kind| is_news(*kind)).map(EmailKind::as_str).collect();
    let found: Vec<(PlayerId, EmailId, DbTimestamp, Option<String>)> = outbox::table
        .filter(outbox::state.eq(EmailState::Waiting.as_str()))
        .filter(outbox::player_id.eq_any(players))
        .filter(outbox::kind.eq_any(news))
        .filter(outbox::attempts.gt(0))
        .filter(outbox::due_at.gt(DbTimestamp::of(now)))
        .order(outbox::id)
        .select((outbox::player_id, outbox::id, outbox::due_at, outbox::last_error))
        .load(conn)?;
    let busy = found.into_iter().map(|(player, id, due_at, error)| Busy {
        player,
        id,
        due_at: due_at.utc(),
        is_leased: error.is_none(),
    });
    Ok(busy.collect())
}

/// Notes that emails were sent, as one.
pub fn mark_sent(conn: &mut DbConn, ids: &[EmailId], now: DateTime<Utc>) -> QueryResult<()> {
    finish(conn, ids, EmailState::Sent, None, now)
}

/// Notes that an email's reason is gone, or that its reader does not want it.
pub fn mark_dropped(conn: &mut DbConn, ids: &[EmailId], now: DateTime<Utc>) -> QueryResult<()> {
    finish(conn, ids, EmailState::Dropped, None, now)
}

/// Sets emails aside that could not be sent.
pub fn mark_dead(
    conn: &mut DbConn,
    ids: &[EmailId],
    error: &str,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    finish(conn, ids, EmailState::Failed, Some(error), now)
}

fn finish(
    conn: &mut DbConn,
    ids: &[EmailId],
    state: EmailState,
    error: Option<&str>,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    // An email may be gone: with the account that it was for.
    diesel::update(outbox::table.filter(outbox::id.eq_any(ids)))
        .set((
            outbox::state.eq(state.as_str()),
            outbox::last_error.eq(error),
            outbox::done_at.eq(Some(DbTimestamp::of(now))),
        ))
        .execute(conn)
        .map(drop)
}

/// Puts an email back until a later attempt, if it was claimed for this one.
pub fn reschedule(
    conn: &mut DbConn,
    email: &DueEmail,
    error: &str,
    due_at: DateTime<Utc>,
) -> QueryResult<()> {
    diesel::update(claimed(email))
        .set((
            outbox::last_error.eq(Some(error)),
            outbox::due_at.eq(DbTimestamp::of(due_at)),
            outbox::held.eq(true),
        ))
        .execute(conn)
        .map(drop)
}

/// Puts an email back that is not to be sent yet. What comes until then is sent with it, and its
/// tries are counted from zero again.
pub fn hold(conn: &mut DbConn, email: &DueEmail, due_at: DateTime<Utc>) -> QueryResult<()> {
    diesel::update(claimed(email))
        .set((
            outbox::due_at.eq(DbTimestamp::of(due_at)),
            outbox::attempts.eq(0),
            outbox::held.eq(true),
        ))
        .execute(conn)
        .map(drop)
}

/// Puts an email back as it was: the server took none. Administrators see why.
pub fn release(
    conn: &mut DbConn,
    email: &DueEmail,
    error: &str,
    due_at: DateTime<Utc>,
) -> QueryResult<()> {
    diesel::update(claimed(email))
        .set((
            outbox::due_at.eq(DbTimestamp::of(due_at)),
            outbox::attempts.eq(email.attempts - 1),
            outbox::last_error.eq(Some(error)),
        ))
        .execute(conn)
        .map(drop)
}

/// The row of an email, while nobody else has claimed it.
#[diesel::dsl::auto_type(no_type_alias)]
fn claimed(email: &DueEmail) -> _ {
    let id: EmailId = email.id;
    let attempts: i32 = email.attempts;
    let waiting: &'static str = EmailState::Waiting.as_str();
    outbox::table
        .filter(outbox::id.eq(id))
        .filter(outbox::state.eq(waiting))
        .filter(outbox::attempts.eq(attempts))
}

/// An email as administrators see it.
#[derive(Clone, Debug, Queryable)]
pub struct ListedEmail {
    pub id: EmailId,
    pub kind: String,
    pub player: String,
    pub address: Option<String>,
    pub email: String,
    pub attempts: i32,
    pub due_at: DbTimestamp,
    pub last_error: Option<String>,
    pub created_at: DbTimestamp,
}

/// Lists emails that wait after a failure, or were set aside: the latest first.
pub fn list_failing(conn: &mut DbConn, dead: bool, limit: i64) -> QueryResult<Vec<ListedEmail>> {
    let state = if dead { EmailState::Failed } else { EmailState::Waiting };
    outbox::table
        .inner_join(players::table)
        .filter(outbox::state.eq(state.as_str()))
        .filter(outbox::last_error.is_not_null())
        .order(outbox::id.desc())
        .limit(limit)
        .select((
            outbox::id,
            outbox::kind,
            players::name,
            outbox::address,
            players::email,
            outbox::attempts,
            outbox::due_at,
            outbox::last_error,
            outbox::created_at,
        ))
        .load(conn)
}

/// Finds of which kind an email is.
pub fn find_kind(conn: &mut DbConn, id: EmailId) -> QueryResult<Option<String>> {
    outbox::table.find(id).select(outbox::kind).get_result(conn).optional()
}

/// Returns how many emails wait and how many were set aside.
pub fn count(conn: &mut DbConn) -> QueryResult<(i64, i64)> {
    let waiting = outbox::table
        .filter(outbox::state.eq(EmailState::Waiting.as_str()))
        .count()
        .get_result(conn)?;
    let dead = outbox::table
        .filter(outbox::state.eq(EmailState::Failed.as_str()))
        .count()
        .get_result(conn)?;
    Ok((waiting, dead))
}

/// Returns when the email was queued that has waited longest.
pub fn oldest_waiting(conn: &mut DbConn) -> QueryResult<Option<DateTime<Utc>>> {
    let oldest: Option<DbTimestamp> = outbox::table
        .filter(outbox::state.eq(EmailState::Waiting.as_str()))
        .select(diesel::dsl::min(outbox::created_at))
        .get_result(conn)?;
    Ok(oldest.map(DbTimestamp::utc))
}

/// The emails that administrators see, without those that are being sent.
#[diesel::dsl::auto_type(no_type_alias)]
fn failing() -> _ {
    let states: [&'static str; 2] = [EmailState::Failed.as_str(), EmailState::Waiting.as_str()];
    outbox::table.filter(outbox::last_error.is_not_null()).filter(outbox::state.eq_any(states))
}

/// Has emails tried again that were set aside or wait after a failure: one, or all that were set
/// aside. An address that is marked is tried again with them. Returns how many.
pub fn send_again(
    conn: &mut DbConn,
    id: Option<EmailId>,
    now: DateTime<Utc>,
) -> QueryResult<usize> {
    let columns = (outbox::id, outbox::player_id);
    let meant: Vec<(EmailId, PlayerId)> = match id {
        Some(id) => failing().filter(outbox::id.eq(id)).select(columns).load(conn)?,
        None => failing()
            .filter(outbox::state.eq(EmailState::Failed.as_str()))
            .select(columns)
            .load(conn)?,
    };
    let (emails, readers): (Vec<EmailId>, Vec<PlayerId>) = meant.into_iter().unzip();
    diesel::update(players::table.filter(players::id.eq_any(readers)))
        .set(players::email_rejection.eq(None::<String>))
        .execute(conn)?;
    diesel::update(failing().filter(outbox::id.eq_any(emails)))
        .set((
            outbox::state.eq(EmailState::Waiting.as_str()),
            outbox::attempts.eq(0),
            outbox::due_at.eq(DbTimestamp::of(now)),
            outbox::done_at.eq(None::<DbTimestamp>),
        ))
        .execute(conn)
}

/// Drops an email that was set aside or waits after a failure.
pub fn drop_failing(conn: &mut DbConn, id: EmailId, now: DateTime<Utc>) -> QueryResult<usize> {
    diesel::update(failing().filter(outbox::id.eq(id)))
        .set((
            outbox::state.eq(EmailState::Dropped.as_str()),
            outbox::done_at.eq(Some(DbTimestamp::of(now))),
        ))
        .execute(conn)
}

/// Drops what waits of games for a player whose address is refused.
pub fn drop_unsendable(
    conn: &mut DbConn,
    player: PlayerId,
    now: DateTime<Utc>,
) -> QueryResult<usize> {
    let kinds: Vec<EmailKind> =
        EmailKind::ALL.into_iter().filter(|kind| EmailTopic::of_kind(*kind).is_some()).collect();
    drop_waiting_for(conn, player, &kinds, now)
}

/// Deletes emails that were settled before an instant.
pub fn delete_done(conn: &mut DbConn, before: DateTime<Utc>) -> QueryResult<usize> {
    diesel::delete(
        outbox::table
            .filter(outbox::state.eq_any([EmailState::Sent.as_str(), EmailState::Dropped.as_str()]))
            .filter(outbox::done_at.lt(DbTimestamp::of(before))),
    )
    .execute(conn)
}

/// Drops everything that waits.
pub fn drop_waiting(conn: &mut DbConn, now: DateTime<Utc>) -> QueryResult<usize> {
    diesel::update(outbox::table.filter(outbox::state.eq(EmailState::Waiting.as_str())))
        .set((
            outbox::state.eq(EmailState::Dropped.as_str()),
            outbox::done_at.eq(Some(DbTimestamp::of(now))),
        ))
        .execute(conn)
}

/// Drops what waits of some kinds for a player.
pub fn drop_waiting_for(
    conn: &mut DbConn,
    player: PlayerId,
    kinds: &[EmailKind],
    now: DateTime<Utc>,
) -> QueryResult<usize> {
    let kinds: Vec<&str> = kinds.iter().map(|kind| kind.as_str()).collect();
    diesel::update(
        outbox::table
            .filter(outbox::player_id.eq(player))
            .filter(outbox::kind.eq_any(kinds))
            .filter(outbox::state.eq(EmailState::Waiting.as_str())),
    )
    .set((
        outbox::state.eq(EmailState::Dropped.as_str()),
        outbox::done_at.eq(Some(DbTimestamp::of(now))),
    ))
    .execute(conn)
}
