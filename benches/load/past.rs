//! Games that were played before the run, to be viewed.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;
use zugpost::{
    chess::Start,
    db::{
        DbConn, DbTimestamp, GameId, PlayerId,
        game_events::LoggedEvent,
        schema::{game_events, game_terms, games},
    },
};

use crate::scripts::Script;

/// The time that all games give for a move.
pub const PER_MOVE: TimeDelta = TimeDelta::days(3);
/// Half-moves of each.
pub const PLIES: usize = 80;

/// One real game, one half-move an hour until an hour ago; all games of the past are like it.
pub struct Past {
    start_fen: String,
    moves: String,
    fen: String,
    last_san: String,
    /// Which move was made when.
    log: Vec<(String, DateTime<Utc>)>,
    started_at: DateTime<Utc>,
    last_move_at: DateTime<Utc>,
}

#[derive(Insertable)]
#[diesel(table_name = games)]
struct NewRow<'a> {
    white_id: PlayerId,
    black_id: PlayerId,
    variant: &'a str,
    next_check_at: Option<DbTimestamp>,
    moves: &'a str,
    fen: &'a str,
    turn: &'a str,
    ply: i32,
    last_san: &'a str,
    deadline: Option<DbTimestamp>,
    ending: Option<&'a str>,
    ending_side: Option<&'a str>,
    result: Option<&'a str>,
    started_at: DbTimestamp,
    ended_at: Option<DbTimestamp>,
    version: i32,
}

impl Past {
    /// Takes the first game that is long enough. `None` if none is.
    pub fn of(scripts: &[Script], now: DateTime<Utc>) -> Option<Past> {
        let steps = scripts.iter().find_map(|scripts| scripts.steps.get(..PLIES))?;
        let last = steps.last()?;
        let hours = (1_i64..).map(TimeDelta::hours);
        let started_at = now - TimeDelta::hours(1) - TimeDelta::hours(i64::try_from(PLIES).ok()?);
        let log: Vec<_> =
            steps.iter().zip(hours).map(|(step, at)| (step.uci.clone(), started_at + at)).collect();
        let moves: Vec<_> =
            log.iter().map(|(uci, at)| format!("{uci}@{}", at.timestamp_micros())).collect();
        Some(Past {
            start_fen: Start::standard().fen(),
            moves: moves.join(" "),
            fen: last.fen.clone(),
            last_san: last.san.clone(),
            started_at,
            last_move_at: log.last()?.1,
            log,
        })
    }

    /// Inserts one, running or ended by resignation.
    pub fn insert(
        &self,
        conn: &mut DbConn,
        white: PlayerId,
        black: PlayerId,
        ended: bool,
    ) -> QueryResult<GameId> {
        let when_ended = |word| ended.then_some(word);
        let row = NewRow {
            white_id: white,
            black_id: black,
            variant: "standard",
            next_check_at: (!ended).then_some(DbTimestamp::of(self.last_move_at + PER_MOVE)),
            moves: &self.moves,
            fen: &self.fen,
            turn: "white",
            ply: count(PLIES),
            last_san: &self.last_san,
            deadline: (!ended).then_some(DbTimestamp::of(self.last_move_at + PER_MOVE)),
            ending: when_ended("resignation"),
            ending_side: when_ended("white"),
            result: when_ended("0-1"),
            started_at: DbTimestamp::of(self.started_at),
            ended_at: ended.then_some(DbTimestamp::of(self.last_move_at)),
            version: count(PLIES),
        };
        let id: GameId =
            diesel::insert_into(games::table).values(row).returning(games::id).get_result(conn)?;
        diesel::insert_into(game_terms::table)
            .values((
                game_terms::game_id.eq(id),
                game_terms::start_fen.eq(&self.start_fen),
                game_terms::time_control.eq(format!("per_move {}", PER_MOVE.num_seconds())),
            ))
            .execute(conn)?;
        Ok(id)
    }

    /// Inserts the log of all these games: they are what makes a database large.
    pub fn insert_events(&self, conn: &mut DbConn, all: &[GameId]) -> QueryResult<()> {
        let Some(first) = all.first() else {
            return Ok(());
        };
        for (number, (uci, at)) in (0..).zip(&self.log) {
            let actor = if number % 2 == 0 { "white" } else { "black" };
            let event = LoggedEvent {
                game_id: *first,
                number,
                at: DbTimestamp::of(*at),
                actor: actor.to_owned(),
                kind: "move".to_owned(),
                detail: uci.clone(),
            };
            diesel::insert_into(game_events::table).values(event).execute(conn)?;
        }
        // Games that are yet to be played have no half-moves.
        diesel::sql_query(format!(
            "INSERT INTO game_events (game_id, number, at, actor, kind, detail)
             SELECT games.id, log.number, log.at, log.actor, log.kind, log.detail
             FROM games, game_events AS log
             WHERE log.game_id = {first} AND games.id <> {first} AND games.ply = {PLIES}"
        ))
        .execute(conn)
        .map(drop)
    }
}

fn count(plies: usize) -> i32 {
    i32::try_from(plies).unwrap_or(i32::MAX)
}
