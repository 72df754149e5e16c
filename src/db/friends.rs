//! The friends of a player, with what a list of them shows. Nobody else can see it:
//! no query here asks from the other end.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{
    DbConn, DbTimestamp, PlayerId,
    player_relations::Relation,
    players::ONLINE_WITHIN,
    schema::{player_relations, players},
};

/// The most friends that a player may have: a list of them is one page.
pub const MAX_FRIENDS: i64 = 500;

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = players)]
pub struct Friend {
    pub id: PlayerId,
    pub name: String,
    pub last_seen_at: DbTimestamp,
    pub suspended_at: Option<DbTimestamp>,
}

/// Lists a player's friends by name.
pub fn list(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<Friend>> {
    players::table
        .inner_join(player_relations::table.on(player_relations::other_id.eq(players::id)))
        .filter(player_relations::player_id.eq(player))
        .filter(player_relations::kind.eq(Relation::Friend.as_str()))
        .order(players::name_key)
        .select(Friend::as_select())
        .load(conn)
}

/// Lists the names of friends who are online, the last seen first.
pub fn list_online(
    conn: &mut DbConn,
    player: PlayerId,
    now: DateTime<Utc>,
    limit: i64,
) -> QueryResult<Vec<String>> {
    players::table
        .inner_join(player_relations::table.on(player_relations::other_id.eq(players::id)))
        .filter(player_relations::player_id.eq(player))
        .filter(player_relations::kind.eq(Relation::Friend.as_str()))
        .filter(players::last_seen_at.gt(DbTimestamp::of(now - ONLINE_WITHIN)))
        .filter(players::suspended_at.is_null())
        .order((players::last_seen_at.desc(), players::id))
        .limit(limit)
        .select(players::name)
        .load(conn)
}

/// Counts a player's friends.
pub fn count(conn: &mut DbConn, player: PlayerId) -> QueryResult<i64> {
    player_relations::table
        .filter(player_relations::player_id.eq(player))
        .filter(player_relations::kind.eq(Relation::Friend.as_str()))
        .count()
        .get_result(conn)
}
