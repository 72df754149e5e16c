//! What waits for administrators, and when they were told of it last.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;

use super::{
    DbConn, DbTimestamp, EmailId, GameId, PlayerId,
    games::list_waiting,
    outbox::EmailKind,
    players::Player,
    schema::{games, outbox, players, reports},
};

/// How long a claim waits before it is counted as forgotten: at first it has an email of its own.
const FORGOTTEN_AFTER: TimeDelta = TimeDelta::days(1);
/// Claims that are looked through.
const MAX_CLAIMS: i64 = 1000;

/// What waits for an administrator. What they cannot or must not see to is left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AdminTasks {
    pub reports: i64,
    /// Claims and appeals.
    pub claims: i64,
    /// Since when the oldest of them waits.
    pub oldest_claim: Option<DateTime<Utc>>,
    /// Without those to administrators: that an email about failed emails fails is no news.
    pub failed_emails: i64,
}

impl AdminTasks {
    /// Returns whether an email is to tell them.
    pub fn are_to_be_told(&self, now: DateTime<Utc>) -> bool {
        let is_forgotten = self.oldest_claim.is_some_and(|since| since <= now - FORGOTTEN_AFTER);
        self.reports > 0 || self.failed_emails > 0 || is_forgotten
    }
}

/// Finds what waits for an administrator.
pub fn find_tasks(conn: &mut DbConn, admin: PlayerId) -> QueryResult<AdminTasks> {
    let claims = list_waiting(conn, None, MAX_CLAIMS)?;
    // Nobody decides in a game of their own, nor on the appeal of their own decision.
    let mut since = claims.iter().filter_map(|game| {
        let case = game.claims.as_ref().and_then(|claims| claims.case());
        let is_mine = case.and_then(|case| case.first) == Some(admin.0);
        (game.white != admin && game.black != admin && !is_mine).then_some(game.since)
    });
    let oldest_claim = since.next();
    let rest = i64::try_from(since.count()).unwrap_or(i64::MAX - 1);
    Ok(AdminTasks {
        reports: count_reports(conn, admin)?,
        claims: if oldest_claim.is_some() { rest + 1 } else { 0 },
        oldest_claim,
        failed_emails: count_failed_emails(conn)?,
    })
}

/// Counts the reports that wait, without those about the administrator, and those from the
/// administrator's own running games: what spectators said is not for who plays.
fn count_reports(conn: &mut DbConn, admin: PlayerId) -> QueryResult<i64> {
    let open = reports::table
        .filter(reports::settled_at.is_null())
        .filter(reports::player_id.ne(admin))
        .select(reports::game_id);
    let about: Vec<Option<GameId>> = open.load(conn)?;
    if about.iter().all(Option::is_none) {
        return Ok(i64::try_from(about.len()).unwrap_or(i64::MAX));
    }
    let own: Vec<GameId> = games::table
        .filter(games::white_id.eq(admin).or(games::black_id.eq(admin)))
        .filter(games::ended_at.is_null())
        .select(games::id)
        .load(conn)?;
    let is_foreign = |game: &&Option<GameId>| game.is_none_or(|game| !own.contains(&game));
    Ok(i64::try_from(about.iter().filter(is_foreign).count()).unwrap_or(i64::MAX))
}

fn count_failed_emails(conn: &mut DbConn) -> QueryResult<i64> {
    outbox::table
        .inner_join(players::table)
        .filter(outbox::state.eq("failed"))
        .filter(players::is_admin.eq(false))
        .count()
        .get_result(conn)
}

/// Lists the administrators to whom emails can be sent.
pub fn list_admins(conn: &mut DbConn) -> QueryResult<Vec<Player>> {
    players::table
        // As the index has it.
        .filter(players::is_admin.or(players::is_arbiter))
        .filter(players::is_admin)
        .filter(players::closed_at.is_null())
        .filter(players::suspended_at.is_null())
        .filter(players::email_rejection.is_null())
        .order(players::id)
        .select(Player::as_select())
        .load(conn)
}

/// An email about what waits, as it stands in the outbox.
#[derive(Clone, Debug, Queryable)]
pub struct LastSummary {
    pub id: EmailId,
    state: String,
    done_at: Option<DbTimestamp>,
}

impl LastSummary {
    /// Returns whether it is too early for another one: this one waits still, or was sent within
    /// a day. One that was dropped told nobody; but whatever the reason was, it may be there still.
    pub fn is_recent(&self, now: DateTime<Utc>) -> bool {
        let pause = match self.state.as_str() {
            "waiting" => return true,
            "dropped" => TimeDelta::hours(1),
            _ => TimeDelta::days(1),
        };
        self.done_at.is_some_and(|done| done.utc() > now - pause)
    }
}

/// Finds the last email about what waits that was queued for an administrator.
pub fn find_last(conn: &mut DbConn, admin: PlayerId) -> QueryResult<Option<LastSummary>> {
    outbox::table
        .filter(outbox::player_id.eq(admin))
        .filter(outbox::kind.eq(EmailKind::AdminSummary.as_str()))
        .order(outbox::id.desc())
        .limit(1)
        .select((outbox::id, outbox::state, outbox::done_at))
        .get_result(conn)
        .optional()
}
