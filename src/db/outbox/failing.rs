//! Emails that could not be sent, as administrators see them.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::state::EmailState;
use crate::db::{
    DbConn, DbTimestamp, EmailId, PlayerId,
    schema::{outbox, players},
};

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

/// Counts the emails that were set aside, without those to administrators.
pub fn count_failed_to_players(conn: &mut DbConn) -> QueryResult<i64> {
    outbox::table
        .inner_join(players::table)
        .filter(outbox::state.eq(EmailState::Failed.as_str()))
        .filter(players::is_admin.eq(false))
        .count()
        .get_result(conn)
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
