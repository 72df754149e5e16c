//! Emails to everybody in a tournament that are still to be queued. Those to thousands are queued in
//! batches, each with how far it has come in the same transaction.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use crate::db::{DbConn, DbTimestamp, PlayerId, TournamentId, schema::tournament_mailings};

/// Emails to everybody that are not all queued.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = tournament_mailings)]
pub struct Mailing {
    pub tournament_id: TournamentId,
    /// How many lines the log had: it makes the emails unique.
    pub version: i32,
    /// The word of what they tell.
    pub news: String,
    /// What somebody wrote.
    pub text: String,
    /// The last one who was told; they come in the order of their accounts.
    pub told: PlayerId,
    due_at: DbTimestamp,
}

impl Mailing {
    /// Nobody has been told yet.
    pub fn new(
        tournament: TournamentId,
        version: i32,
        (news, text): (&str, &str),
        now: DateTime<Utc>,
    ) -> Mailing {
        Mailing {
            tournament_id: tournament,
            version,
            news: news.to_owned(),
            text: text.to_owned(),
            told: PlayerId(0),
            due_at: DbTimestamp::of(now),
        }
    }
}

pub fn insert_mailing(conn: &mut DbConn, mailing: &Mailing) -> QueryResult<()> {
    diesel::insert_into(tournament_mailings::table).values(mailing).execute(conn).map(drop)
}

/// Lists what is due, the longest waiting first.
pub fn list_mailings(
    conn: &mut DbConn,
    now: DateTime<Utc>,
    limit: i64,
) -> QueryResult<Vec<Mailing>> {
    tournament_mailings::table
        .filter(tournament_mailings::due_at.le(DbTimestamp::of(now)))
        .order((tournament_mailings::due_at, tournament_mailings::tournament_id))
        .limit(limit)
        .select(Mailing::as_select())
        .load(conn)
}

/// Notes who was told last. `false` if somebody else has gone on with it meanwhile.
pub fn update_told(conn: &mut DbConn, mailing: &Mailing, told: PlayerId) -> QueryResult<bool> {
    let rows = diesel::update(
        tournament_mailings::table
            .find((mailing.tournament_id, mailing.version))
            .filter(tournament_mailings::told.eq(mailing.told)),
    )
    .set(tournament_mailings::told.eq(told))
    .execute(conn)?;
    Ok(rows == 1)
}

/// Has one wait that cannot be continued: others go first.
pub fn postpone_mailing(
    conn: &mut DbConn,
    mailing: &Mailing,
    until: DateTime<Utc>,
) -> QueryResult<()> {
    diesel::update(tournament_mailings::table.find((mailing.tournament_id, mailing.version)))
        .set(tournament_mailings::due_at.eq(DbTimestamp::of(until)))
        .execute(conn)
        .map(drop)
}

/// Forgets one: everybody was told.
pub fn delete_mailing(conn: &mut DbConn, mailing: &Mailing) -> QueryResult<()> {
    diesel::delete(tournament_mailings::table.find((mailing.tournament_id, mailing.version)))
        .execute(conn)
        .map(drop)
}
