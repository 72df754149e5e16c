//! What players have seen of their games, and which games they have muted.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{
    DbConn, DbTimestamp, GameId, PlayerId,
    schema::{game_views, games, muted_games},
};

/// A player's view of a game of theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastView {
    pub viewed_at: DateTime<Utc>,
    /// At which position ([`crate::game::Game::position_no`]).
    pub position_no: u32,
    /// The last message of the two that it showed; 0 if there was none.
    pub last_read_message_id: i64,
}

/// Notes that a player viewed a game. Another view may have shown more of what was said, and be
/// stored earlier.
pub fn record_game_view(
    conn: &mut DbConn,
    player: PlayerId,
    game: GameId,
    look: LastView,
) -> QueryResult<()> {
    let what = (
        game_views::viewed_at.eq(DbTimestamp::of(look.viewed_at)),
        game_views::position_no.eq(i32::try_from(look.position_no).unwrap_or(0)),
    );
    let key = (game_views::player_id.eq(player), game_views::game_id.eq(game));
    let query = diesel::insert_into(game_views::table).values((
        key,
        what,
        game_views::last_read_message_id.eq(look.last_read_message_id),
    ));
    on_either!(conn, |c| {
        let key = (game_views::player_id, game_views::game_id);
        query.on_conflict(key).do_update().set(what).execute(c)?
    });
    if look.last_read_message_id > 0 {
        diesel::update(
            game_views::table
                .find((player, game))
                .filter(game_views::last_read_message_id.lt(look.last_read_message_id)),
        )
        .set(game_views::last_read_message_id.eq(look.last_read_message_id))
        .execute(conn)?;
    }
    Ok(())
}

/// Returns a player's last view of a game.
pub fn find_last_viewed(
    conn: &mut DbConn,
    player: PlayerId,
    game: GameId,
) -> QueryResult<Option<LastView>> {
    let query = game_views::table.find((player, game)).select((
        game_views::viewed_at,
        game_views::position_no,
        game_views::last_read_message_id,
    ));
    let look: Option<(DbTimestamp, i32, i64)> =
        on_either!(conn, |c| query.get_result(c).optional()?);
    Ok(look.map(|(viewed_at, position_no, last_read_message_id)| LastView {
        viewed_at: viewed_at.utc(),
        position_no: u32::try_from(position_no).unwrap_or(0),
        last_read_message_id,
    }))
}

/// Deletes views that no email needs any more. Those of games whose players talk stay, also
/// after the end: from them it is known which messages are new.
pub fn delete_game_views(conn: &mut DbConn, before: DateTime<Utc>) -> QueryResult<usize> {
    let talking =
        games::table.filter(games::id.eq(game_views::game_id)).filter(games::has_messages.eq(true));
    let old = game_views::viewed_at
        .lt(DbTimestamp::of(before))
        .and(diesel::dsl::not(diesel::dsl::exists(talking)));
    diesel::delete(game_views::table.filter(old)).execute(conn)
}

/// Stops the emails of a game.
pub fn mute(conn: &mut DbConn, player: PlayerId, game: GameId) -> QueryResult<()> {
    let row = (muted_games::player_id.eq(player), muted_games::game_id.eq(game));
    let query = diesel::insert_into(muted_games::table).values(row);
    on_either!(conn, |c| query.on_conflict_do_nothing().execute(c)?);
    Ok(())
}

/// Lets the emails of a game come again.
pub fn unmute(conn: &mut DbConn, player: PlayerId, game: GameId) -> QueryResult<()> {
    diesel::delete(muted_games::table.find((player, game))).execute(conn).map(drop)
}

pub fn is_muted(conn: &mut DbConn, player: PlayerId, game: GameId) -> QueryResult<bool> {
    let query = muted_games::table.find((player, game)).select(muted_games::game_id);
    let found: Option<GameId> = on_either!(conn, |c| query.get_result(c).optional()?);
    Ok(found.is_some())
}

/// Deletes all that a player has seen, and has muted.
pub fn delete_of(conn: &mut DbConn, player: PlayerId) -> QueryResult<()> {
    diesel::delete(game_views::table.filter(game_views::player_id.eq(player))).execute(conn)?;
    diesel::delete(muted_games::table.filter(muted_games::player_id.eq(player)))
        .execute(conn)
        .map(drop)
}

/// Lists the games of which a player wants no emails.
pub fn list_muted(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<GameId>> {
    muted_games::table
        .filter(muted_games::player_id.eq(player))
        .order(muted_games::game_id)
        .select(muted_games::game_id)
        .load(conn)
}
