//! Emails that somebody asked for to an address. Whether it has an account is looked up by a job, so
//! that no answer shows it by the time that it takes.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{Corrupt, DbConn, DbTimestamp, PlayerId, players, schema::link_requests};

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkRequestKind {
    /// The link that confirms the address of a new account.
    ConfirmAddress,
    /// The link that confirms another address of an account.
    ChangeAddress,
    /// The link that sets a new password.
    ResetPassword,
}

stored_enum!(LinkRequestKind, "kind of email that was asked for", {
    ConfirmAddress = "confirm_address",
    ChangeAddress = "change_address",
    ResetPassword = "reset_password",
});

/// A request that is to be stored.
#[derive(Clone, Debug)]
pub struct NewLinkRequest<'a> {
    pub kind: LinkRequestKind,
    pub email: &'a str,
    /// Whose address it is or is to be; `None`: whoever has it.
    pub player: Option<PlayerId>,
    /// What makes the email that follows unique.
    pub about: &'a str,
    /// From where it was asked for.
    pub network: &'a str,
}

/// A request that nobody has looked at.
#[derive(Clone, Debug)]
pub struct LinkRequest {
    pub id: i64,
    pub kind: LinkRequestKind,
    pub email: String,
    pub player: Option<PlayerId>,
    pub about: String,
    pub network: String,
    pub created_at: DateTime<Utc>,
}

/// What requests are counted together.
#[derive(Clone, Copy, Debug)]
pub enum CountedRequests<'a> {
    /// To an address, of a kind.
    To(&'a str, LinkRequestKind),
    /// From a network.
    From(&'a str),
    All,
}

/// Returns when the `number`th last of some requests was made; `None` if there were fewer since then.
pub fn nth_last(
    conn: &mut DbConn,
    counted: CountedRequests<'_>,
    number: u32,
    since: DateTime<Utc>,
) -> QueryResult<Option<DateTime<Utc>>> {
    let mut query = link_requests::table
        .filter(link_requests::created_at.gt(DbTimestamp::of(since)))
        .order(link_requests::created_at.desc())
        .offset(i64::from(number) - 1)
        .limit(1)
        .select(link_requests::created_at)
        .into_boxed();
    match counted {
        CountedRequests::To(email, kind) => {
            query = query
                .filter(link_requests::email_key.eq(players::key(email)))
                .filter(link_requests::kind.eq(kind.as_str()));
        }
        CountedRequests::From(network) => {
            query = query.filter(link_requests::network.eq(network.to_owned()));
        }
        CountedRequests::All => {}
    }
    let found: Vec<DbTimestamp> = query.load(conn)?;
    Ok(found.first().map(|at| at.utc()))
}

/// Stores a request.
pub fn insert(conn: &mut DbConn, new: &NewLinkRequest<'_>, now: DateTime<Utc>) -> QueryResult<()> {
    diesel::insert_into(link_requests::table)
        .values((
            link_requests::kind.eq(new.kind.as_str()),
            link_requests::email.eq(new.email),
            link_requests::email_key.eq(players::key(new.email)),
            link_requests::player_id.eq(new.player),
            link_requests::about.eq(new.about),
            link_requests::network.eq(new.network),
            link_requests::created_at.eq(DbTimestamp::of(now)),
        ))
        .execute(conn)
        .map(drop)
}

/// Lists requests that nobody has looked at, the oldest first.
pub fn list_waiting(conn: &mut DbConn, limit: i64) -> QueryResult<Vec<LinkRequest>> {
    type Row = (i64, String, String, Option<PlayerId>, String, String, DbTimestamp);
    let rows: Vec<Row> = link_requests::table
        .filter(diesel::dsl::not(link_requests::answered))
        .order(link_requests::id)
        .limit(limit)
        .select((
            link_requests::id,
            link_requests::kind,
            link_requests::email,
            link_requests::player_id,
            link_requests::about,
            link_requests::network,
            link_requests::created_at,
        ))
        .load(conn)?;
    let read = rows.into_iter().map(|(id, kind, email, player, about, network, created_at)| {
        let kind = kind.parse().map_err(|_| Corrupt::error("link_requests", id, "kind"))?;
        let created_at = created_at.utc();
        Ok(LinkRequest { id, kind, email, player, about, network, created_at })
    });
    read.collect()
}

/// Notes that a request was looked at. `false` if somebody was faster.
pub fn mark_answered(conn: &mut DbConn, id: i64) -> QueryResult<bool> {
    let waiting = link_requests::table.find(id).filter(diesel::dsl::not(link_requests::answered));
    let updated = diesel::update(waiting).set(link_requests::answered.eq(true)).execute(conn)?;
    Ok(updated == 1)
}

/// Drops what waits for an account or its address.
pub fn drop_waiting_for(conn: &mut DbConn, player: PlayerId, email: &str) -> QueryResult<()> {
    diesel::update(
        link_requests::table
            .filter(
                link_requests::player_id
                    .eq(player)
                    .or(link_requests::email_key.eq(players::key(email))),
            )
            .filter(diesel::dsl::not(link_requests::answered)),
    )
    .set(link_requests::answered.eq(true))
    .execute(conn)
    .map(drop)
}

/// Returns whether the same was asked for already.
pub fn is_asked(conn: &mut DbConn, new: &NewLinkRequest<'_>) -> QueryResult<bool> {
    let mut query = link_requests::table
        .filter(link_requests::kind.eq(new.kind.as_str()))
        .filter(link_requests::email_key.eq(players::key(new.email)))
        .filter(link_requests::about.eq(new.about))
        .into_boxed();
    query = match new.player {
        Some(player) => query.filter(link_requests::player_id.eq(player)),
        None => query.filter(link_requests::player_id.is_null()),
    };
    let found: i64 = query.count().get_result(conn)?;
    Ok(found > 0)
}

/// Returns whether a player has asked for an email from a network.
pub fn is_asked_from(
    conn: &mut DbConn,
    player: PlayerId,
    kind: LinkRequestKind,
    network: &str,
) -> QueryResult<bool> {
    let found: i64 = link_requests::table
        .filter(link_requests::player_id.eq(player))
        .filter(link_requests::kind.eq(kind.as_str()))
        .filter(link_requests::network.eq(network))
        .count()
        .get_result(conn)?;
    Ok(found > 0)
}

/// Deletes what counts for nothing any more.
pub fn delete_old(conn: &mut DbConn, before: DateTime<Utc>) -> QueryResult<usize> {
    diesel::delete(
        link_requests::table.filter(link_requests::created_at.lt(DbTimestamp::of(before))),
    )
    .execute(conn)
}
