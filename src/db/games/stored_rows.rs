//! The rows of a game as they are stored, beside those that its log comes to.

use diesel::prelude::*;

use super::{
    StoredGame,
    mismatch::Mismatch,
    row::{Changes, Derived, OffersRow, Rows},
    rows,
};
use crate::{
    db::{DbConn, GameId, schema::games},
    game::Game,
};

/// The rows of a game.
pub(in crate::db) struct StoredRows {
    changes: Changes,
    offers: OffersRow,
    /// The game that they are read as, or why they cannot be read.
    pub game: QueryResult<StoredGame>,
}

impl StoredRows {
    pub fn find(conn: &mut DbConn, id: GameId) -> QueryResult<Option<StoredRows>> {
        let query = rows().filter(games::id.eq(id));
        let found: Option<(Changes, Option<OffersRow>, Rows)> = query
            .select((Changes::as_select(), Option::<OffersRow>::as_select(), Rows::as_select()))
            .get_result(conn)
            .optional()?;
        Ok(found.map(|(changes, offers, rows)| StoredRows {
            changes,
            offers: offers.unwrap_or_default(),
            game: rows.into_game(),
        }))
    }

    /// Returns how many events the log had when the rows were read.
    pub fn version(&self) -> i32 {
        self.changes.version()
    }

    /// Compares every column that follows from the log with the game that the log comes to.
    pub fn compare(&self, replayed: &Game, derived: Derived) -> Vec<Mismatch> {
        let mut all = self.changes.compare(&Changes::of(replayed, derived));
        all.extend(self.offers.compare(&OffersRow::of(replayed)));
        all
    }
}
