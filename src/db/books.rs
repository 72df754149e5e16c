//! Thinking books: private variations on a game. Known to their owner alone.

use diesel::prelude::*;

use super::{Corrupt, DbConn, GameId, color_word, schema::books};
use crate::{
    chess::{Color, Start},
    game::book::Book,
};

/// A stored book, and which state of it this is.
#[derive(Clone, Debug, Default)]
pub struct StoredBook {
    pub book: Book,
    version: i32,
}

/// Returns a side's book on a game with this start; an empty one if there is none.
pub fn find(
    conn: &mut DbConn,
    game: GameId,
    side: Color,
    start: &Start,
) -> QueryResult<StoredBook> {
    let query = books::table.find((game, color_word(side))).select((books::lines, books::version));
    let row: Option<(String, i32)> = on_either!(conn, |c| query.get_result(c).optional()?);
    match row {
        Some((lines, version)) => {
            let book =
                Book::parse(&lines, start).ok_or(Corrupt::error("books", game.0, "lines"))?;
            Ok(StoredBook { book, version })
        }
        None => Ok(StoredBook::default()),
    }
}

/// Stores a book that was made of `stored`. `false` if somebody else changed it meanwhile:
/// nothing was written then.
pub fn update(
    conn: &mut DbConn,
    game: GameId,
    side: Color,
    stored: &StoredBook,
    lines: &str,
) -> QueryResult<bool> {
    let version = stored.version.saturating_add(1);
    let word = color_word(side);
    if stored.version > 0 {
        let query = diesel::update(
            books::table.find((game, word)).filter(books::version.eq(stored.version)),
        )
        .set((books::lines.eq(lines), books::version.eq(version)));
        return Ok(on_either!(conn, |c| query.execute(c)?) == 1);
    }
    let query = diesel::insert_into(books::table).values((
        books::game_id.eq(game),
        books::side.eq(word),
        books::lines.eq(lines),
        books::version.eq(version),
    ));
    Ok(on_either!(conn, |c| query.on_conflict_do_nothing().execute(c)?) == 1)
}
