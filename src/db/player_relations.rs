//! Relations between players: friend, block, mute.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{
    DbConn, DbTimestamp, PlayerId,
    schema::{player_relations, players},
};

/// The relation of one player to another, as the one alone set it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    Friend,
    /// The other can neither write to the one nor challenge them; what they say is folded away.
    Block,
    /// What the other says is folded away.
    Mute,
}

stored_enum!(Relation, "relation", { Friend = "friend", Block = "block", Mute = "mute" });

/// Adds a relation; one that is there already stays as it is.
pub fn insert(
    conn: &mut DbConn,
    player: PlayerId,
    other: PlayerId,
    relation: Relation,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let query = diesel::insert_into(player_relations::table).values((
        player_relations::player_id.eq(player),
        player_relations::other_id.eq(other),
        player_relations::kind.eq(relation.as_str()),
        player_relations::created_at.eq(DbTimestamp::of(now)),
    ));
    on_either!(conn, |c| query.on_conflict_do_nothing().execute(c)?);
    Ok(())
}

/// Removes a relation, if it is there.
pub fn delete(
    conn: &mut DbConn,
    player: PlayerId,
    other: PlayerId,
    relation: Relation,
) -> QueryResult<()> {
    diesel::delete(player_relations::table.find((player, other, relation.as_str())))
        .execute(conn)
        .map(drop)
}

/// Returns whether a player has such a relation to another.
pub fn has(
    conn: &mut DbConn,
    player: PlayerId,
    other: PlayerId,
    relation: Relation,
) -> QueryResult<bool> {
    let query = player_relations::table
        .find((player, other, relation.as_str()))
        .select(player_relations::other_id);
    let found: Option<PlayerId> = on_either!(conn, |c| query.get_result(c).optional()?);
    Ok(found.is_some())
}

/// What keeps one player from writing to another.
#[derive(Clone, Copy, Debug, Queryable)]
pub struct MessagingPermission {
    /// The other's account is neither closed nor suspended.
    pub is_there: bool,
    /// The other blocks the one.
    pub is_blocked: bool,
    /// The one blocks the other.
    pub blocks: bool,
}

/// Whether one player blocks another, in a statement that reads something else.
macro_rules! blocks {
    ($one:expr, $other:expr) => {
        diesel::dsl::exists(
            $crate::db::schema::player_relations::table
                .filter($crate::db::schema::player_relations::player_id.eq($one))
                .filter($crate::db::schema::player_relations::other_id.eq($other))
                .filter(
                    $crate::db::schema::player_relations::kind
                        .eq($crate::db::player_relations::Relation::Block.as_str()),
                )
                .select($crate::db::schema::player_relations::kind),
        )
    };
}
pub(super) use blocks;

/// Returns what keeps a player from writing to another. Every page of one's own game asks.
pub fn between(
    conn: &mut DbConn,
    player: PlayerId,
    other: PlayerId,
) -> QueryResult<MessagingPermission> {
    let is_there = players::closed_at.is_null().and(players::suspended_at.is_null());
    let query = players::table.find(other).select((
        is_there,
        blocks!(other, player),
        blocks!(player, other),
    ));
    on_either!(conn, |c| query.get_result(c))
}

/// Lists the relations of a player to another.
pub fn find(conn: &mut DbConn, player: PlayerId, other: PlayerId) -> QueryResult<Vec<Relation>> {
    let query = player_relations::table
        .filter(player_relations::player_id.eq(player))
        .filter(player_relations::other_id.eq(other))
        .select(player_relations::kind);
    let kinds: Vec<String> = on_either!(conn, |c| query.load(c)?);
    Ok(kinds.iter().filter_map(|word| word.parse().ok()).collect())
}

/// Lists the players to whom a player has such a relation, by name.
pub fn list(conn: &mut DbConn, player: PlayerId, relation: Relation) -> QueryResult<Vec<String>> {
    player_relations::table
        .inner_join(players::table.on(players::id.eq(player_relations::other_id)))
        .filter(player_relations::player_id.eq(player))
        .filter(player_relations::kind.eq(relation.as_str()))
        .order(players::name_key)
        .select(players::name)
        .load(conn)
}

/// Lists the players whom a player blocks or mutes.
pub fn list_muted_or_blocked(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<PlayerId>> {
    let query = player_relations::table
        .filter(player_relations::player_id.eq(player))
        .filter(player_relations::kind.eq_any([Relation::Block.as_str(), Relation::Mute.as_str()]))
        .select(player_relations::other_id);
    Ok(on_either!(conn, |c| query.load(c)?))
}

/// Deletes the relations of a player, and of others to them.
pub fn delete_of(conn: &mut DbConn, player: PlayerId) -> QueryResult<()> {
    diesel::delete(
        player_relations::table.filter(
            player_relations::player_id.eq(player).or(player_relations::other_id.eq(player)),
        ),
    )
    .execute(conn)
    .map(drop)
}
