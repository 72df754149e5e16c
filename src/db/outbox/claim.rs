//! Which emails this server sends next, so that no other sends them too.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;

use super::state::EmailState;
use crate::db::{
    ChallengeId, DbConn, DbTimestamp, EmailId, GameId, PlayerId, email_kind::EmailKind,
    notification_preferences::EmailTopic, schema::outbox,
};

/// How long a server may take to send what it claimed before another one tries.
pub const LEASE: TimeDelta = TimeDelta::minutes(15);

/// Emails that waited longer than this, because none could be sent, are sent as one.
const SENT_TOGETHER_AFTER: TimeDelta = TimeDelta::hours(1);

/// How long an email waits for an earlier one of the same player before it is checked again.
const CHECKED_AGAIN_AFTER: TimeDelta = TimeDelta::minutes(1);

/// How many emails a batch may take in addition, to be sent together with others.
const MAX_TOGETHER: i64 = 1000;

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
    /// The first message that it tells of, if it is about messages.
    pub message: Option<i64>,
    /// It waited to be sent together with others.
    pub held: bool,
    /// Including the one under way.
    pub attempts: i32,
    pub created_at: DateTime<Utc>,
}

/// Takes emails that are due for this server to send, the oldest first.
///
/// Emails that are held, or have waited long, are taken with all others of the same player that
/// are due, and sent together. An email about a game waits while an earlier one to the same player
/// is retried or being sent by another server, so that they arrive in order.
pub fn claim(conn: &mut DbConn, now: DateTime<Utc>, limit: i64) -> QueryResult<Vec<DueEmail>> {
    let candidates = list_candidates(conn, now, limit)?;
    lock(conn, &candidates)?;
    let busy = list_busy(conn, &candidates, now)?;
    let mut free = Vec::with_capacity(candidates.len());
    let mut behind: BTreeMap<DateTime<Utc>, Vec<EmailId>> = BTreeMap::new();
    for candidate in &candidates {
        match busy.iter().find(|one| one.keeps_back(candidate)) {
            Some(one) => behind.entry(one.checked_again_at(now)).or_default().push(candidate.id),
            None => free.push(candidate.id),
        }
    }
    for (until, ids) in behind {
        put_behind(conn, ids, until, now)?;
    }
    take(conn, free, now)
}

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = outbox)]
struct Row {
    id: EmailId,
    kind: String,
    player_id: PlayerId,
    address: Option<String>,
    game_id: Option<GameId>,
    challenge_id: Option<ChallengeId>,
    message_id: Option<i64>,
    ply: Option<i32>,
    games: Option<String>,
    detail: Option<String>,
    held: bool,
    attempts: i32,
    created_at: DbTimestamp,
}

impl Row {
    /// Returns the email, which this server has claimed; `None` if its kind is unknown.
    fn into_due_email(self, now: DateTime<Utc>) -> Option<DueEmail> {
        Some(DueEmail {
            id: self.id,
            kind: self.kind.parse().ok()?,
            player: self.player_id,
            address: self.address,
            game: self.game_id,
            challenge: self.challenge_id,
            ply: self.ply.and_then(|ply| u32::try_from(ply).ok()),
            games: self.games.as_deref().map(read_games).unwrap_or_default(),
            message: self.message_id,
            detail: self.detail,
            held: has_waited(self.held, self.created_at, now),
            attempts: self.attempts,
            created_at: self.created_at.utc(),
        })
    }
}

/// Finds an email that was sent, with the earlier ones that were sent together with it, and when that
/// was. One that only left at the same time is among them too.
pub fn find_sent(
    conn: &mut DbConn,
    id: EmailId,
) -> QueryResult<Option<(Vec<DueEmail>, DateTime<Utc>)>> {
    let sent = outbox::state.eq(EmailState::Sent.as_str());
    let found: Option<(PlayerId, Option<GameId>, Option<DbTimestamp>)> = outbox::table
        .find(id)
        .filter(sent)
        .select((outbox::player_id, outbox::game_id, outbox::done_at))
        .get_result(conn)
        .optional()?;
    let Some((player, game, Some(at))) = found else { return Ok(None) };
    let rows: Vec<Row> = outbox::table
        .filter(outbox::player_id.eq(player))
        .filter(outbox::done_at.eq(at))
        .filter(outbox::id.le(id))
        .filter(sent)
        .order(outbox::id)
        .limit(MAX_TOGETHER)
        .select(Row::as_select())
        .load(conn)?;
    let of_game = rows.into_iter().filter(|row| row.game_id == game);
    Ok(Some((of_game.filter_map(|row| row.into_due_email(at.utc())).collect(), at.utc())))
}

/// Reads games as they are stored, `12:5 14:7`; what cannot be read is left out.
fn read_games(text: &str) -> Vec<(GameId, u32)> {
    text.split_ascii_whitespace()
        .filter_map(|word| {
            let (id, seen) = word.split_once(':')?;
            Some((id.parse().ok()?, seen.parse().ok()?))
        })
        .collect()
}

/// An email that may be claimed.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = outbox)]
struct Candidate {
    id: EmailId,
    kind: String,
    player_id: PlayerId,
    held: bool,
    created_at: DbTimestamp,
}

/// Lists emails that are due, and those that are to be sent together with one of them: in the
/// order in which they were queued.
fn list_candidates(
    conn: &mut DbConn,
    now: DateTime<Utc>,
    limit: i64,
) -> QueryResult<Vec<Candidate>> {
    let mut candidates: Vec<Candidate> = due(now)
        .order((outbox::due_at, outbox::id))
        .limit(limit)
        .select(Candidate::as_select())
        .load(conn)?;
    let waited = candidates.iter().filter(|one| has_waited(one.held, one.created_at, now));
    let mut holders: Vec<PlayerId> = waited.map(|one| one.player_id).collect();
    holders.sort_unstable();
    holders.dedup();
    if !holders.is_empty() {
        let known: Vec<EmailId> = candidates.iter().map(|one| one.id).collect();
        let more: Vec<Candidate> = due(now)
            .filter(outbox::player_id.eq_any(holders))
            .filter(
                outbox::held
                    .eq(true)
                    .or(outbox::created_at.le(DbTimestamp::of(now - SENT_TOGETHER_AFTER))),
            )
            .filter(outbox::id.ne_all(known))
            .order((outbox::player_id, outbox::id))
            .limit(MAX_TOGETHER)
            .select(Candidate::as_select())
            .load(conn)?;
        candidates.extend(more);
    }
    candidates.sort_unstable_by_key(|one| one.id);
    Ok(candidates)
}

/// Whether an email is sent together with others.
fn has_waited(held: bool, created_at: DbTimestamp, now: DateTime<Utc>) -> bool {
    held || created_at.utc() <= now - SENT_TOGETHER_AFTER
}

/// Keeps other servers from these emails until the transaction ends, and waits for those that
/// have one of them. What is asked next knows what they did.
///
/// All are locked in one statement, by their number: two servers never wait for each other.
fn lock(conn: &mut DbConn, candidates: &[Candidate]) -> QueryResult<()> {
    // SQLite has one writer.
    if let DbConn::Postgres(conn) = conn {
        let ids: Vec<EmailId> = candidates.iter().map(|one| one.id).collect();
        let wanted = outbox::table.filter(outbox::id.eq_any(ids)).order(outbox::id);
        wanted.select(outbox::id).for_update().load::<EmailId>(conn)?;
    }
    Ok(())
}

/// Lets emails wait for an earlier one of the same player.
fn put_behind(
    conn: &mut DbConn,
    ids: Vec<EmailId>,
    until: DateTime<Utc>,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    diesel::update(due_of(ids, now))
        .set((outbox::due_at.eq(DbTimestamp::of(until)), outbox::held.eq(true)))
        .execute(conn)
        .map(drop)
}

/// Claims emails: pushes their due time ahead, so that another server takes them if this one dies.
fn take(conn: &mut DbConn, ids: Vec<EmailId>, now: DateTime<Utc>) -> QueryResult<Vec<DueEmail>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let query = diesel::update(due_of(ids, now)).set((
        outbox::due_at.eq(DbTimestamp::of(now + LEASE)),
        outbox::attempts.eq(outbox::attempts + 1),
        // No error: the admin page then shows it as being sent.
        outbox::last_error.eq(None::<String>),
    ));
    let mut rows: Vec<Row> =
        on_either!(conn, |c| query.returning(Row::as_returning()).get_results(c)?);
    rows.sort_unstable_by_key(|row| row.id);
    Ok(rows.into_iter().filter_map(|row| row.into_due_email(now)).collect())
}

/// Those of some emails that are due still. Another server claimed the rest meanwhile.
#[diesel::dsl::auto_type(no_type_alias)]
fn due_of(ids: Vec<EmailId>, now: DateTime<Utc>) -> _ {
    let now: DbTimestamp = DbTimestamp::of(now);
    let waiting: &'static str = EmailState::Waiting.as_str();
    outbox::table
        .filter(outbox::id.eq_any(ids))
        .filter(outbox::state.eq(waiting))
        .filter(outbox::due_at.le(now))
}

#[diesel::dsl::auto_type]
fn due(now: DateTime<Utc>) -> _ {
    let now: DbTimestamp = DbTimestamp::of(now);
    let known: [&'static str; EmailKind::ALL.len()] = EmailKind::ALL.map(EmailKind::as_str);
    let waiting: &'static str = EmailState::Waiting.as_str();
    outbox::table
        .filter(outbox::state.eq(waiting))
        .filter(outbox::due_at.le(now))
        // A kind that only a newer server knows is left to that server.
        .filter(outbox::kind.eq_any(known))
}

/// Whether the game page shows the same as the email. False for reminders, emails about the account
/// and those to administrators.
pub fn is_news(kind: EmailKind) -> bool {
    let others = [EmailTopic::Reminders, EmailTopic::Administration];
    EmailTopic::of_kind(kind).is_some_and(|topic| !others.contains(&topic))
}

/// An email that others of the same player wait for.
struct Busy {
    player: PlayerId,
    id: EmailId,
    due_at: DateTime<Utc>,
    /// A server is sending it; otherwise it is tried again later.
    is_leased: bool,
}

impl Busy {
    /// Returns when an email that waits for this one is checked again.
    fn checked_again_at(&self, now: DateTime<Utc>) -> DateTime<Utc> {
        // Another server may finish sending it within a second.
        if self.is_leased { now + CHECKED_AGAIN_AFTER } else { self.due_at }
    }

    /// Whether an email has to wait for this one: news comes in the order of its events.
    fn keeps_back(&self, candidate: &Candidate) -> bool {
        let is_later = self.player == candidate.player_id && self.id < candidate.id;
        is_later && candidate.kind.parse().is_ok_and(is_news)
    }
}

/// Lists the news of the same players that are tried again later, or being sent elsewhere.
fn list_busy(
    conn: &mut DbConn,
    candidates: &[Candidate],
    now: DateTime<Utc>,
) -> QueryResult<Vec<Busy>> {
    let mut players: Vec<PlayerId> = candidates.iter().map(|one| one.player_id).collect();
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
