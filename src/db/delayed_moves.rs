//! Moves that are made and not sent yet. Only their player and the service see them.
//!
//! As with conditional moves, no function that loads a game to show it reads them. Whether there is
//! one is asked before every command, so that no time tells.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;

use super::{
    Corrupt, DbConn, DbTimestamp, GameId, PlayerId,
    schema::{delayed_moves, games},
};
use crate::{
    chess::{Color, color_of, color_word},
    game::{DelayedMove, Play, clock::MAX_USED},
};

/// A delayed move as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = delayed_moves, treat_none_as_null = true)]
pub struct DelayedMoveRow {
    pub game_id: GameId,
    pub side: String,
    pub position_no: i32,
    pub uci: String,
    pub offers_draw: bool,
    pub keep: Option<String>,
    pub propose: Option<String>,
    pub message: Option<String>,
    pub made_at: DbTimestamp,
    pub used: i64,
    pub sent_at: DbTimestamp,
    pub check_at: DbTimestamp,
}

impl DelayedMoveRow {
    fn of(game: GameId, delayed: &DelayedMove) -> DelayedMoveRow {
        let DelayedMove { by, play, message, made_at, used, sent_at } = delayed;
        DelayedMoveRow {
            game_id: game,
            side: color_word(*by).to_owned(),
            position_no: i32::try_from(play.ply).unwrap_or(i32::MAX),
            uci: play.text.clone(),
            offers_draw: play.offer_draw,
            keep: play.keep.clone(),
            propose: play.propose.clone(),
            message: message.clone(),
            made_at: DbTimestamp::of(*made_at),
            used: used.num_microseconds().unwrap_or(i64::MAX),
            sent_at: DbTimestamp::of(*sent_at),
            check_at: DbTimestamp::of(*sent_at),
        }
    }

    pub(super) fn read(self) -> QueryResult<DelayedMove> {
        let corrupt = |what| Corrupt::error("delayed_moves", self.game_id.0, what);
        let used = TimeDelta::microseconds(self.used);
        if used < TimeDelta::zero() || used > MAX_USED {
            return Err(corrupt("used"));
        }
        Ok(DelayedMove {
            by: color_of(&self.side).ok_or_else(|| corrupt("side"))?,
            play: Play {
                text: self.uci,
                ply: u32::try_from(self.position_no).map_err(|_| corrupt("position_no"))?,
                offer_draw: self.offers_draw,
                seen: None,
                keep: self.keep,
                propose: self.propose,
                delay: TimeDelta::zero(),
            },
            message: self.message,
            made_at: self.made_at.utc(),
            used,
            sent_at: self.sent_at.utc(),
        })
    }
}

/// Finds the row of a game.
pub fn find_row(conn: &mut DbConn, game: GameId) -> QueryResult<Option<DelayedMoveRow>> {
    let query = delayed_moves::table.find(game);
    Ok(on_either!(conn, |c| {
        query.select(DelayedMoveRow::as_select()).get_result(c).optional()?
    }))
}

/// Finds the delayed move of a game.
pub fn find(conn: &mut DbConn, game: GameId) -> QueryResult<Option<DelayedMove>> {
    find_row(conn, game)?.map(DelayedMoveRow::read).transpose()
}

/// Lists the games in which a player has made a move that is not sent yet.
pub fn list_of(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<GameId>> {
    let (white, black) = (color_word(Color::White), color_word(Color::Black));
    let is_white = games::white_id.eq(player).and(delayed_moves::side.eq(white));
    let is_black = games::black_id.eq(player).and(delayed_moves::side.eq(black));
    delayed_moves::table
        .inner_join(games::table)
        .filter(is_white.or(is_black))
        .select(delayed_moves::game_id)
        .load(conn)
}

/// Stores the delayed move of a game, or deletes it.
pub(super) fn update(
    conn: &mut DbConn,
    game: GameId,
    delayed: Option<&DelayedMove>,
) -> QueryResult<()> {
    let Some(delayed) = delayed else {
        let query = diesel::delete(delayed_moves::table.find(game));
        on_either!(conn, |c| query.execute(c)?);
        return Ok(());
    };
    let row = DelayedMoveRow::of(game, delayed);
    let query = diesel::insert_into(delayed_moves::table).values(&row);
    on_either!(conn, |c| {
        query.on_conflict(delayed_moves::game_id).do_update().set(&row).execute(c)?
    });
    Ok(())
}

/// Lists the games whose delayed move is to be sent, the longest due first.
pub fn list_due(conn: &mut DbConn, now: DateTime<Utc>, limit: i64) -> QueryResult<Vec<GameId>> {
    delayed_moves::table
        .filter(delayed_moves::check_at.le(DbTimestamp::of(now)))
        .order(delayed_moves::check_at)
        .limit(limit)
        .select(delayed_moves::game_id)
        .load(conn)
}

/// Has the job look at a move later that it could not send, if it is due.
pub fn postpone(
    conn: &mut DbConn,
    game: GameId,
    now: DateTime<Utc>,
    at: DateTime<Utc>,
) -> QueryResult<()> {
    let due =
        delayed_moves::table.find(game).filter(delayed_moves::check_at.le(DbTimestamp::of(now)));
    diesel::update(due).set(delayed_moves::check_at.eq(DbTimestamp::of(at))).execute(conn).map(drop)
}
