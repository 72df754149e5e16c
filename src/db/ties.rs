//! Whom a player has as a friend, and of whom they want to hear nothing.

use chrono::{DateTime, Utc};
use diesel::{dsl::exists, prelude::*};

use super::{
    DbConn, PlayerId, Stamp,
    schema::{players, ties},
};

/// What one player is to another, in the eyes of the one alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    Friend,
    /// The other can neither write to the one nor challenge them.
    Block,
    /// What the other says is folded away.
    Mute,
}

impl Tie {
    pub const ALL: [Tie; 3] = [Tie::Friend, Tie::Block, Tie::Mute];

    pub fn as_str(self) -> &'static str {
        match self {
            Tie::Friend => "friend",
            Tie::Block => "block",
            Tie::Mute => "mute",
        }
    }

    pub fn of(word: &str) -> Option<Tie> {
        Tie::ALL.into_iter().find(|tie| tie.as_str() == word)
    }
}

/// Makes a tie; one that is there already stays as it is.
pub fn insert(
    conn: &mut DbConn,
    player: PlayerId,
    other: PlayerId,
    tie: Tie,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let query = diesel::insert_into(ties::table).values((
        ties::player_id.eq(player),
        ties::other_id.eq(other),
        ties::kind.eq(tie.as_str()),
        ties::created_at.eq(Stamp::of(now)),
    ));
    on_either!(conn, |c| query.on_conflict_do_nothing().execute(c)?);
    Ok(())
}

/// Undoes a tie, if it is there.
pub fn delete(conn: &mut DbConn, player: PlayerId, other: PlayerId, tie: Tie) -> QueryResult<()> {
    diesel::delete(ties::table.find((player, other, tie.as_str()))).execute(conn).map(drop)
}

/// Returns whether a player has such a tie to another.
pub fn has(conn: &mut DbConn, player: PlayerId, other: PlayerId, tie: Tie) -> QueryResult<bool> {
    let query = ties::table.find((player, other, tie.as_str())).select(ties::other_id);
    let found: Option<PlayerId> = on_either!(conn, |c| query.get_result(c).optional()?);
    Ok(found.is_some())
}

/// What stands between one player and another to whom they want to say something.
#[derive(Clone, Copy, Debug, Queryable)]
pub struct Between {
    /// The other's account is neither closed nor suspended.
    pub is_there: bool,
    /// The other blocks the one.
    pub is_blocked: bool,
    /// The one blocks the other.
    pub blocks: bool,
}

/// Returns what stands between a player and another. Every page of one's own game asks.
pub fn between(conn: &mut DbConn, player: PlayerId, other: PlayerId) -> QueryResult<Between> {
    let block = |one: PlayerId, other: PlayerId| {
        exists(ties::table.find((one, other, Tie::Block.as_str())).select(ties::kind))
    };
    let is_there = players::closed_at.is_null().and(players::suspended_at.is_null());
    let query =
        players::table.find(other).select((is_there, block(other, player), block(player, other)));
    on_either!(conn, |c| query.get_result(c))
}

/// Lists what a player is to another.
pub fn find(conn: &mut DbConn, player: PlayerId, other: PlayerId) -> QueryResult<Vec<Tie>> {
    let query = ties::table
        .filter(ties::player_id.eq(player))
        .filter(ties::other_id.eq(other))
        .select(ties::kind);
    let kinds: Vec<String> = on_either!(conn, |c| query.load(c)?);
    Ok(kinds.iter().filter_map(|word| Tie::of(word)).collect())
}

/// Lists to whom a player has such a tie, by name.
pub fn list(conn: &mut DbConn, player: PlayerId, tie: Tie) -> QueryResult<Vec<String>> {
    ties::table
        .inner_join(players::table.on(players::id.eq(ties::other_id)))
        .filter(ties::player_id.eq(player))
        .filter(ties::kind.eq(tie.as_str()))
        .order(players::name_key)
        .select(players::name)
        .load(conn)
}

/// Lists of whom a player wants to hear nothing: whom they block or mute.
pub fn list_silenced(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<PlayerId>> {
    let query = ties::table
        .filter(ties::player_id.eq(player))
        .filter(ties::kind.eq_any([Tie::Block.as_str(), Tie::Mute.as_str()]))
        .select(ties::other_id);
    Ok(on_either!(conn, |c| query.load(c)?))
}

/// Forgets the ties of a player, and of others to them.
pub fn delete_of(conn: &mut DbConn, player: PlayerId) -> QueryResult<()> {
    diesel::delete(ties::table.filter(ties::player_id.eq(player).or(ties::other_id.eq(player))))
        .execute(conn)
        .map(drop)
}
