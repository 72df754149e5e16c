//! One-time links. Only the email (or the console) has the raw token.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;

use super::{DbConn, DbTimestamp, PlayerId, schema::tokens};

/// What a link is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenPurpose {
    ConfirmAddress,
    ResetPassword,
    ChangeAddress,
    FirstAdmin,
    /// To register where one needs to be invited. It has no player yet.
    Invitation,
}

stored_enum!(TokenPurpose, "purpose of a link", {
    ConfirmAddress = "confirm_address",
    ResetPassword = "reset_password",
    ChangeAddress = "change_address",
    FirstAdmin = "first_admin",
    Invitation = "invitation",
});

impl TokenPurpose {
    /// Returns how long the link is good.
    pub fn lifetime(self) -> TimeDelta {
        match self {
            TokenPurpose::ResetPassword => TimeDelta::hours(2),
            TokenPurpose::ConfirmAddress | TokenPurpose::ChangeAddress => TimeDelta::hours(48),
            TokenPurpose::FirstAdmin => TimeDelta::days(7),
            TokenPurpose::Invitation => TimeDelta::days(14),
        }
    }
}

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = tokens)]
pub struct Token {
    pub id: i64,
    pub player_id: Option<PlayerId>,
    /// The address that the link was sent to; for an invitation, the person invited.
    pub email: String,
    pub created_at: DbTimestamp,
    pub expires_at: DbTimestamp,
}

#[derive(Insertable)]
#[diesel(table_name = tokens)]
struct NewToken<'a> {
    token_hash: &'a str,
    purpose: &'a str,
    player_id: Option<PlayerId>,
    email: &'a str,
    created_at: DbTimestamp,
    expires_at: DbTimestamp,
}

/// Stores a link.
pub fn insert(
    conn: &mut DbConn,
    purpose: TokenPurpose,
    token_hash: &str,
    player: Option<PlayerId>,
    email: &str,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    diesel::insert_into(tokens::table)
        .values(NewToken {
            token_hash,
            purpose: purpose.as_str(),
            player_id: player,
            email,
            created_at: DbTimestamp::of(now),
            expires_at: DbTimestamp::of(now + purpose.lifetime()),
        })
        .execute(conn)
        .map(drop)
}

pub fn find(
    conn: &mut DbConn,
    purpose: TokenPurpose,
    token_hash: &str,
    now: DateTime<Utc>,
) -> QueryResult<Option<Token>> {
    tokens::table
        .filter(tokens::token_hash.eq(token_hash))
        .filter(tokens::purpose.eq(purpose.as_str()))
        .filter(tokens::expires_at.gt(DbTimestamp::of(now)))
        .select(Token::as_select())
        .get_result(conn)
        .optional()
}

/// Lists the links for a purpose that nobody has used, the latest first.
pub fn list(
    conn: &mut DbConn,
    purpose: TokenPurpose,
    now: DateTime<Utc>,
    limit: i64,
) -> QueryResult<Vec<Token>> {
    tokens::table
        .filter(tokens::purpose.eq(purpose.as_str()))
        .filter(tokens::expires_at.gt(DbTimestamp::of(now)))
        .order(tokens::id.desc())
        .limit(limit)
        .select(Token::as_select())
        .load(conn)
}

/// Takes a link back that nobody has used, and returns it. `None` if there is no such.
pub fn withdraw(conn: &mut DbConn, purpose: TokenPurpose, id: i64) -> QueryResult<Option<Token>> {
    let found = tokens::table.find(id).filter(tokens::purpose.eq(purpose.as_str()));
    let token: Option<Token> = found.select(Token::as_select()).get_result(conn).optional()?;
    let deleted = diesel::delete(found).execute(conn)?;
    Ok(token.filter(|_| deleted == 1))
}

/// Uses a link up, with all others for the same purpose of the same player. `None` if
/// somebody was faster.
pub fn take(
    conn: &mut DbConn,
    purpose: TokenPurpose,
    token_hash: &str,
    now: DateTime<Utc>,
) -> QueryResult<Option<Token>> {
    let Some(token) = find(conn, purpose, token_hash, now)? else {
        return Ok(None);
    };
    let deleted = diesel::delete(tokens::table.find(token.id)).execute(conn)?;
    if deleted == 0 {
        return Ok(None);
    }
    if let Some(player) = token.player_id {
        delete_for(conn, purpose, player)?;
    }
    Ok(Some(token))
}

/// Deletes all links of a player for a purpose.
pub fn delete_for(conn: &mut DbConn, purpose: TokenPurpose, player: PlayerId) -> QueryResult<()> {
    diesel::delete(
        tokens::table
            .filter(tokens::player_id.eq(player))
            .filter(tokens::purpose.eq(purpose.as_str())),
    )
    .execute(conn)
    .map(drop)
}

/// Deletes all links for a purpose, of every player.
pub fn delete_purpose(conn: &mut DbConn, purpose: TokenPurpose) -> QueryResult<()> {
    diesel::delete(tokens::table.filter(tokens::purpose.eq(purpose.as_str())))
        .execute(conn)
        .map(drop)
}

pub fn delete_expired(conn: &mut DbConn, now: DateTime<Utc>) -> QueryResult<usize> {
    diesel::delete(tokens::table.filter(tokens::expires_at.le(DbTimestamp::of(now)))).execute(conn)
}
