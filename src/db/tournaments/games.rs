//! The games of tournaments: where each stands, and how far it has come.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use crate::{
    db::{
        DbConn, DbTimestamp, GameId, PlayerId, TournamentId,
        schema::{games, tournament_games, tournaments},
    },
    game::GameResult,
    tournament::{PairingId, PlayedGame, Progress, StartedGame},
};

/// Notes that games belong to a tournament. A second game of one pairing is refused by the database.
pub fn insert_games(
    conn: &mut DbConn,
    tournament: TournamentId,
    started: &[StartedGame],
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
        .select((games::id, games::ply, games::result, games::ended_at))
        .into_boxed();
    if let Some(section) = section {
        query = query.filter(tournament_games::section.eq(i32::from(section)));
    }
    type Row = (GameId, i32, Option<String>, Option<DbTimestamp>);
    let rows: Vec<Row> = query.load(conn)?;
    let read = |(id, ply, result, ended_at): Row| {
        let progress = PlayedGame {
            ply: u32::try_from(ply).unwrap_or(0),
            result: result.and_then(|text| text.parse::<GameResult>().ok()),
            ended_at: ended_at.map(DbTimestamp::utc),
        };
        (id.0, progress)
    };
    Ok(rows.into_iter().map(read).collect())
}

/// Where a game stands in which tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentPlace {
    pub tournament: TournamentId,
    pub name: String,
    pub visibility: String,
    pub pairing: PairingId,
}

type PlaceRow = (GameId, TournamentId, String, String, i32, i32, i32, i32);

fn read_place(
    (game, tournament, name, visibility, section, round, board, number): PlaceRow,
) -> (GameId, TournamentPlace) {
    let small = |n: i32| u16::try_from(n).unwrap_or(0);
    let pairing = PairingId {
        section: small(section),
        round: small(round),
        board: small(board),
        game: u8::try_from(number).unwrap_or(0),
    };
    (game, TournamentPlace { tournament, name, visibility, pairing })
}

/// Finds where a game stands; `None` for a game of no tournament.
pub fn find_place(conn: &mut DbConn, game: GameId) -> QueryResult<Option<TournamentPlace>> {
    Ok(list_places(conn, &[game])?.pop().map(|(_, place)| place))
}

/// Lists where games stand; games of no tournament are left out.
pub fn list_places(
    conn: &mut DbConn,
    ids: &[GameId],
) -> QueryResult<Vec<(GameId, TournamentPlace)>> {
    let rows: Vec<PlaceRow> = tournament_games::table
        .inner_join(tournaments::table)
        .filter(tournament_games::game_id.eq_any(ids))
        .select((
            tournament_games::game_id,
            tournaments::id,
            tournaments::name,
            tournaments::visibility,
            tournament_games::section,
            tournament_games::round,
            tournament_games::board,
            tournament_games::number,
        ))
        .load(conn)?;
    Ok(rows.into_iter().map(read_place).collect())
}

/// Lists the games in progress of a player in a tournament.
pub fn list_games(
    conn: &mut DbConn,
    tournament: TournamentId,
    player: PlayerId,
) -> QueryResult<Vec<GameId>> {
    tournament_games::table
        .inner_join(games::table)
        .filter(tournament_games::tournament_id.eq(tournament))
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .filter(games::ended_at.is_null())
        .order(games::id)
        .select(games::id)
        .load(conn)
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
        .execute(conn)
        .map(drop)
}
