//! What changes in the tables when another player takes a side over. What the former one has
//! prepared is gone; what the two players said stays between them.

use diesel::prelude::*;

use super::{
    DbConn, GameId, PlayerId,
    changes::{self, StoredChange},
    game_messages, game_views,
    games::StoredGame,
    private_messages,
    schema::{analyses, conditional_moves, game_views as views, games, muted_games, skipped_games},
};
use crate::chess::{Color, color_word};

/// Has another player play a side. `stored`: the game before.
pub(super) fn replace(
    conn: &mut DbConn,
    stored: &StoredGame,
    side: Color,
    [former, player]: [PlayerId; 2],
) -> QueryResult<()> {
    let game = games::table.find(stored.id);
    match side {
        Color::White => diesel::update(game).set(games::white_id.eq(player)).execute(conn)?,
        Color::Black => diesel::update(game).set(games::black_id.eq(player)).execute(conn)?,
    };
    let word = color_word(side);
    diesel::delete(conditional_moves::table.find((stored.id, word))).execute(conn)?;
    diesel::delete(analyses::table.find((stored.id, word))).execute(conn)?;
    move_messages(conn, stored, side, former)?;
    diesel::delete(views::table.find((former, stored.id))).execute(conn)?;
    diesel::delete(muted_games::table.find((former, stored.id))).execute(conn)?;
    diesel::delete(skipped_games::table.find((former, stored.id))).execute(conn)?;
    changes::note(StoredChange::Game { game: stored.id, players: [former, player] });
    Ok(())
}

/// Moves what was said in the game to what the two say to each other outside of games. What was not
/// read there is not read here.
fn move_messages(
    conn: &mut DbConn,
    stored: &StoredGame,
    side: Color,
    former: PlayerId,
) -> QueryResult<()> {
    if !stored.has_messages {
        return Ok(());
    }
    let opponent = stored.player(!side);
    let read_by_former = last_read(conn, former, stored.id)?;
    let read_by_opponent = last_read(conn, opponent, stored.id)?;
    for (id, message) in game_messages::take_all(conn, stored.id)? {
        let (from, to, last_read) = match message.side == side {
            true => (former, opponent, read_by_opponent),
            false => (opponent, former, read_by_former),
        };
        let is_read = last_read >= id;
        private_messages::insert(conn, from, to, &message.text, is_read, message.at)?;
    }
    Ok(())
}

/// Returns the last message in a game that somebody has read; 0 if none.
fn last_read(conn: &mut DbConn, reader: PlayerId, game: GameId) -> QueryResult<i64> {
    let viewed = game_views::find_last_viewed(conn, reader, game)?;
    Ok(viewed.map_or(0, |view| view.last_read_message_id))
}
