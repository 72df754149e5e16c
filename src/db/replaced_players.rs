//! What changes in the tables when another player takes a side over. What the former one has
//! prepared is gone; what the two players said stays between them.

use diesel::prelude::*;

use super::{
    DbConn, PlayerId,
    changes::{self, StoredChange},
    game_messages, game_views,
    games::StoredGame,
    private_messages,
    schema::{analyses, conditional_moves, game_views as views, games, muted_games},
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
    for (id, message) in game_messages::take_all(conn, stored.id)? {
        let (from, to) = if message.side == side { (former, opponent) } else { (opponent, former) };
        let viewed = game_views::find_last_viewed(conn, to, stored.id)?;
        let is_read = viewed.is_some_and(|view| view.last_read_message_id >= id);
        private_messages::insert(conn, from, to, &message.text, is_read, message.at)?;
    }
    Ok(())
}
