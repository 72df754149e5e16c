//! Safety moves: what is played by itself shortly before a deadline. Only their owner and the service
//! see them.
//!
//! As with conditional moves, no function that loads a game to show it reads them. Whether there is one
//! is asked before every command, so that no time tells.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;

use super::{Corrupt, DbConn, DbTimestamp, GameId, schema::safety_moves};
use crate::{
    chess::{color_of, color_word},
    game::{Game, Play, SafetyMove, clock::MAX_TIME},
};

/// A safety move as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = safety_moves, treat_none_as_null = true)]
pub struct SafetyMoveRow {
    pub game_id: GameId,
    pub side: String,
    pub position_no: i32,
    pub uci: String,
    /// Seconds that the clock has left when it is played.
    pub lead: i64,
    /// `None` while no clock runs.
    pub check_at: Option<DbTimestamp>,
}

impl SafetyMoveRow {
    fn of(id: GameId, safety: &SafetyMove, check_at: Option<DateTime<Utc>>) -> SafetyMoveRow {
        SafetyMoveRow {
            game_id: id,
            side: color_word(safety.by).to_owned(),
            position_no: i32::try_from(safety.play.ply).unwrap_or(i32::MAX),
            uci: safety.play.text.clone(),
            lead: safety.lead.num_seconds(),
            check_at: check_at.map(DbTimestamp::of),
        }
    }

    pub(super) fn read(self) -> QueryResult<SafetyMove> {
        let corrupt = |what| Corrupt::error("safety_moves", self.game_id.0, what);
        let lead = TimeDelta::try_seconds(self.lead).ok_or_else(|| corrupt("lead"))?;
        if lead <= TimeDelta::zero() || lead > MAX_TIME {
            return Err(corrupt("lead"));
        }
        let ply = u32::try_from(self.position_no).map_err(|_| corrupt("position_no"))?;
        let by = color_of(&self.side).ok_or_else(|| corrupt("side"))?;
        Ok(SafetyMove { by, play: Play { text: self.uci, ply, ..Play::default() }, lead })
    }
}

/// Finds the row of a game.
pub fn find_row(conn: &mut DbConn, game: GameId) -> QueryResult<Option<SafetyMoveRow>> {
    let query = safety_moves::table.find(game);
    Ok(on_either!(conn, |c| { query.select(SafetyMoveRow::as_select()).get_result(c).optional()? }))
}

/// Finds the safety move of a game.
pub fn find(conn: &mut DbConn, game: GameId) -> QueryResult<Option<SafetyMove>> {
    find_row(conn, game)?.map(SafetyMoveRow::read).transpose()
}

/// Stores the safety move of a game as it is now, with its instant, or deletes it.
pub(super) fn update(conn: &mut DbConn, id: GameId, game: &Game) -> QueryResult<()> {
    let Some(safety) = game.safety_move() else {
        let query = diesel::delete(safety_moves::table.find(id));
        on_either!(conn, |c| query.execute(c)?);
        return Ok(());
    };
    let row = SafetyMoveRow::of(id, safety, game.safety_move_at());
    let query = diesel::insert_into(safety_moves::table).values(&row);
    on_either!(conn, |c| {
        query.on_conflict(safety_moves::game_id).do_update().set(&row).execute(c)?
    });
    Ok(())
}

/// Lists the games whose safety move is to be played, the longest due first.
pub fn list_due(conn: &mut DbConn, now: DateTime<Utc>, limit: i64) -> QueryResult<Vec<GameId>> {
    safety_moves::table
        .filter(safety_moves::check_at.le(DbTimestamp::of(now)))
        .order(safety_moves::check_at)
        .limit(limit)
        .select(safety_moves::game_id)
        .load(conn)
}

/// Has the job look at a move later that it could not play, if it is due.
pub fn postpone(
    conn: &mut DbConn,
    game: GameId,
    now: DateTime<Utc>,
    at: DateTime<Utc>,
) -> QueryResult<()> {
    let due =
        safety_moves::table.find(game).filter(safety_moves::check_at.le(DbTimestamp::of(now)));
    diesel::update(due)
        .set(safety_moves::check_at.eq(Some(DbTimestamp::of(at))))
        .execute(conn)
        .map(drop)
}
