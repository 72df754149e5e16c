//! What players may do for the site: administrators, arbiters, directors of tournaments.

use diesel::prelude::*;

use super::{
    DbConn, PlayerId, one_row,
    players::{Player, lock_all},
    schema::players,
};

/// What a player may do for the site.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, AsChangeset)]
#[diesel(table_name = players)]
pub struct PlayerRoles {
    pub is_admin: bool,
    /// Decides claims.
    pub is_arbiter: bool,
    /// Announces tournaments.
    pub is_director: bool,
}

impl Player {
    pub fn roles(&self) -> PlayerRoles {
        let Player { is_admin, is_arbiter, is_director, .. } = *self;
        PlayerRoles { is_admin, is_arbiter, is_director }
    }
}

/// Changes what a player may do for the site.
pub fn update(conn: &mut DbConn, id: PlayerId, roles: PlayerRoles) -> QueryResult<()> {
    let rows = diesel::update(players::table.find(id)).set(roles).execute(conn)?;
    one_row(rows)
}

/// Keeps as it is who administers the site, and what is this player's, until the transaction ends.
pub fn lock_admins(conn: &mut DbConn, and: PlayerId) -> QueryResult<()> {
    let mut ids: Vec<PlayerId> =
        players::table.filter(players::is_admin).select(players::id).load(conn)?;
    ids.push(and);
    lock_all(conn, ids)
}

/// Returns whether nobody else could administer the site. It holds while [`lock_admins`] does.
pub fn is_last_admin(conn: &mut DbConn, player: &Player) -> QueryResult<bool> {
    Ok(player.is_admin && !player.is_suspended() && count_admins(conn)? <= 1)
}

/// Counts those who can administer the site.
pub fn count_admins(conn: &mut DbConn) -> QueryResult<i64> {
    players::table
        .filter(players::is_admin)
        .filter(players::closed_at.is_null())
        .filter(players::suspended_at.is_null())
        .count()
        .get_result(conn)
}

/// Lists those who can decide claims.
pub fn list_deciders(conn: &mut DbConn) -> QueryResult<Vec<PlayerId>> {
    players::table
        .filter(players::is_admin.or(players::is_arbiter))
        .filter(players::closed_at.is_null())
        .filter(players::suspended_at.is_null())
        .order(players::id)
        .select(players::id)
        .load(conn)
}
