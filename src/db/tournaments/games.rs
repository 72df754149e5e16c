//! The games of tournaments: where each stands, and how far it has come.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use crate::{
    db::{
        DbConn, DbTimestamp, GameId, PlayerId, TournamentId,
        changes::{self, StoredChange},
        games::EXAMINED,
        schema::{games, tournament_games, tournaments},
    },
    game::GameResult,
    tournament::{PlayedGame, Progress, StartedGame},
};

/// Notes that games belong to a tournament. `stage_of`: the stage of a section. That none begins twice is for the
/// version guard.
pub fn insert_games(
    conn: &mut DbConn,
    tournament: TournamentId,
    started: &[StartedGame],
    stage_of: impl Fn(u16) -> u16,
) -> QueryResult<()> {
    for game in started {
        let pairing = game.paired.pairing;
        diesel::insert_into(tournament_games::table)
            .values((
                tournament_games::game_id.eq(GameId(game.id)),
                tournament_games::tournament_id.eq(tournament),
                tournament_games::section.eq(i32::from(pairing.section)),
                tournament_games::round.eq(i32::from(pairing.round)),
                tournament_games::board.eq(i32::from(pairing.board)),
                tournament_games::number.eq(i32::from(pairing.game)),
                tournament_games::stage.eq(i32::from(stage_of(pairing.section))),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// Returns how far the games of a tournament have come. `section`: only those of one.
pub fn progress(
    conn: &mut DbConn,
    tournament: TournamentId,
    section: Option<u16>,
) -> QueryResult<Progress> {
    let mut query = tournament_games::table
        .inner_join(games::table)
        .filter(tournament_games::tournament_id.eq(tournament))
        .select((games::id, games::ply, games::result, games::ended_at, games::ending))
        .into_boxed();
    if let Some(section) = section {
        query = query.filter(tournament_games::section.eq(i32::from(section)));
    }
    type Row = (GameId, i32, Option<String>, Option<DbTimestamp>, Option<String>);
    let rows: Vec<Row> = query.load(conn)?;
    let read = |(id, ply, result, ended_at, ending): Row| {
        let progress = PlayedGame {
            ply: u32::try_from(ply).unwrap_or(0),
            result: result.and_then(|text| text.parse::<GameResult>().ok()),
            ended_at: ended_at.map(DbTimestamp::utc),
            is_timeout: ending.as_deref() == Some("timeout"),
        };
        (id.0, progress)
    };
    Ok(rows.into_iter().map(read).collect())
}

/// A game in progress of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenGame {
    pub id: GameId,
    pub players: [PlayerId; 2],
    pub began_at: DateTime<Utc>,
}

/// Lists the games in progress of a tournament. `of`: only those of this player. `unstopped`: only
/// those in which play goes on.
pub fn list_open_games(
    conn: &mut DbConn,
    tournament: TournamentId,
    of: Option<PlayerId>,
    unstopped: bool,
) -> QueryResult<Vec<OpenGame>> {
    let mut query = tournament_games::table
        .inner_join(games::table)
        .filter(tournament_games::tournament_id.eq(tournament))
        .filter(games::ended_at.is_null())
        .order(games::id)
        .select((games::id, games::white_id, games::black_id, games::started_at))
        .into_boxed();
    if let Some(player) = of {
        query = query.filter(games::white_id.eq(player).or(games::black_id.eq(player)));
    }
    if unstopped {
        // A result that is being proven ends the game; a claim that is being examined does not.
        let goes_on = games::pending.is_null().or(games::pending.eq(EXAMINED).assume_not_null());
        query =
            query.filter(games::claims.not_like("%stopped:%")).filter(goes_on.assume_not_null());
    }
    let rows: Vec<(GameId, PlayerId, PlayerId, DbTimestamp)> = query.load(conn)?;
    let game = |(id, white, black, began)| {
        let (players, began_at) = ([white, black], DbTimestamp::utc(began));
        OpenGame { id, players, began_at }
    };
    Ok(rows.into_iter().map(game).collect())
}

/// Has a job check the tournament of a game that has ended, or goes on again.
pub fn wake_of_game(conn: &mut DbConn, game: GameId, now: DateTime<Utc>) -> QueryResult<()> {
    let found: Option<TournamentId> = tournament_games::table
        .find(game)
        .select(tournament_games::tournament_id)
        .get_result(conn)
        .optional()?;
    let Some(id) = found else { return Ok(()) };
    diesel::update(tournaments::table.find(id))
        .set((
            tournaments::next_check_at.eq(DbTimestamp::of(now)),
            tournaments::wakes.eq(tournaments::wakes + 1),
        ))
        .execute(conn)?;
    changes::note(StoredChange::Tournament { tournament: id });
    Ok(())
}

/// Returns whether time has run out in a game of a tournament, or its result is being proven, and it is not
/// written down yet.
pub fn awaits_result(conn: &mut DbConn, id: TournamentId, now: DateTime<Utc>) -> QueryResult<bool> {
    let query = tournament_games::table
        .inner_join(games::table.on(games::id.eq(tournament_games::game_id)))
        .filter(tournament_games::tournament_id.eq(id))
        .filter(games::ended_at.is_null())
        .filter(games::pending.is_not_null().or(games::deadline.le(DbTimestamp::of(now))))
        .select(games::id)
        .limit(1);
    let found: Option<GameId> = query.first(conn).optional()?;
    Ok(found.is_some())
}
