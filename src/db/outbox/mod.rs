//! Emails due. Rows hold facts; the email is rendered when it is sent.
//!
//! `state` says what has become of an email ([`EmailState`]). While it is `waiting`, other columns
//! say for what:
//!
//! | | `attempts` | `due_at` | `last_error` | |
//! | --- | --- | --- | --- | --- |
//! | waiting | 0 | now or before | | [`insert`] |
//! | leased: a server is sending it | 1 or more | when the lease is over | none | [`claim`] |
//! | to be retried | 1 or more | the next attempt | why | [`reschedule`] |
//! | released: the mail server accepts nothing | as before the lease | now or before | why | [`release`] |
//! | held: until the hour that its reader chose | 0 | that hour | none | [`hold`] |
//! | put behind an earlier email of its reader | as it was | when that one is checked | as it was | [`claim`] |
//!
//! A lease that is over is claimed like what is due. What was retried, held or put behind has `held`
//! set: it is sent together with the others that its reader has waiting.

mod claim;
mod failing;
mod state;

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{ChallengeId, Corrupt, DbConn, DbTimestamp, EmailId, GameId, PlayerId, schema::outbox};
pub use super::{
    email_kind::EmailKind,
    tournament_news::{
        PLACE_LATER, TournamentNews, UNDECIDED, read_ladder_challenge, read_new_terms,
        write_ladder_challenge, write_new_terms,
    },
};

pub use claim::{DueEmail, LEASE, claim, find_sent, is_news};
pub use failing::{ListedEmail, count_failed_to_players, drop_failing, list_failing, send_again};
pub use state::EmailState;

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
    /// The first message that it tells of: said in the game if it is about one, else outside of
    /// games.
    pub message: Option<i64>,
    /// What cannot be looked up later: why an answer was not carried out, who logged in, the
    /// language of an account that is closed.
    pub detail: Option<String>,
    /// What makes the email unique of its kind and recipient.
    pub about: String,
}

impl NewEmail {
    /// An email about nothing but what makes it unique.
    pub fn new(kind: EmailKind, player: PlayerId, about: String) -> NewEmail {
        NewEmail {
            kind,
            player,
            address: None,
            game: None,
            challenge: None,
            ply: None,
            games: Vec::new(),
            message: None,
            detail: None,
            about,
        }
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
    message_id: Option<i64>,
    ply: Option<i32>,
    games: Option<String>,
    detail: Option<&'a str>,
    state: &'a str,
    attempts: i32,
    due_at: DbTimestamp,
    created_at: DbTimestamp,
}

/// Writes the games of an email as `12:5 17:9`: each with the number of its position.
pub fn write_games(games: &[(GameId, u32)]) -> String {
    games.iter().map(|(id, seen)| format!("{id}:{seen}")).collect::<Vec<_>>().join(" ")
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
        message_id: email.message,
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

/// Counts the emails of a kind that were queued for a player since an instant, those whose detail
/// begins with a word.
pub fn count_since(
    conn: &mut DbConn,
    player: PlayerId,
    (kind, word): (EmailKind, &str),
    since: DateTime<Utc>,
) -> QueryResult<i64> {
    outbox::table
        .filter(outbox::player_id.eq(player))
        .filter(outbox::kind.eq(kind.as_str()))
        .filter(outbox::detail.like(format!("{word}%")))
        .filter(outbox::created_at.ge(DbTimestamp::of(since)))
        .count()
        .get_result(conn)
}

/// An email as it was queued last, and what has become of it.
#[derive(Clone, Copy, Debug)]
pub struct LastEmail {
    pub id: EmailId,
    pub state: EmailState,
    /// When it was sent, dropped or set aside.
    pub done_at: Option<DateTime<Utc>>,
}

/// Returns the last email of a kind that was queued for each of some players; those for whom none
/// was are left out.
pub fn list_last(
    conn: &mut DbConn,
    players: &[PlayerId],
    kind: EmailKind,
) -> QueryResult<HashMap<PlayerId, LastEmail>> {
    let rows: Vec<(PlayerId, EmailId, String, Option<DbTimestamp>)> = outbox::table
        .filter(outbox::player_id.eq_any(players))
        .filter(outbox::kind.eq(kind.as_str()))
        .order(outbox::id)
        .select((outbox::player_id, outbox::id, outbox::state, outbox::done_at))
        .load(conn)?;
    let mut last = HashMap::new();
    for (player, id, state, done_at) in rows {
        let state = state.parse().map_err(|_| Corrupt::error("outbox", id.0, "state"))?;
        last.insert(player, LastEmail { id, state, done_at: done_at.map(DbTimestamp::utc) });
    }
    Ok(last)
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
pub fn mark_failed(
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

/// Puts an email back unchanged, because the mail server accepts nothing. Administrators see why.
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
