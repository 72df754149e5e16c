//! Whether a page that shows a game, or a player's games, is still what it was.

use std::collections::{HashMap, HashSet};

use diesel::{dsl::count_star, prelude::*};

use crate::db::{
    DbConn, GameId, PlayerId, TournamentId,
    row_hash::{RowHash, RowKind},
    schema::{game_messages, games, tournament_games},
};

/// How far a game is, and what decides who may hear what of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Queryable)]
pub struct GameProgress {
    pub version: i32,
    pub white: PlayerId,
    pub black: PlayerId,
    pub is_over: bool,
    /// The two have said something.
    pub has_messages: bool,
}

/// Returns how far each of some games is; those that there are not are left out.
pub fn list_progress(
    conn: &mut DbConn,
    ids: &[GameId],
) -> QueryResult<HashMap<GameId, GameProgress>> {
    let rows: Vec<(GameId, GameProgress)> = games::table
        .filter(games::id.eq_any(ids))
        .select((
            games::id,
            (
                games::version,
                games::white_id,
                games::black_id,
                games::ended_at.is_not_null(),
                games::has_messages,
            ),
        ))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}

/// Returns the mark of each of some players' running games, with what was said in them.
pub fn list_marks(
    conn: &mut DbConn,
    players: &[PlayerId],
) -> QueryResult<HashMap<PlayerId, RowHash>> {
    let mut marks: HashMap<PlayerId, RowHash> =
        players.iter().map(|player| (*player, RowHash::default())).collect();
    if players.is_empty() {
        return Ok(marks);
    }
    // One query a side: each has its index.
    let white: Vec<(PlayerId, GameId, i32, bool)> = games::table
        .filter(games::white_id.eq_any(players))
        .filter(games::ended_at.is_null())
        .select((games::white_id, games::id, games::version, games::has_messages))
        .load(conn)?;
    let black: Vec<(PlayerId, GameId, i32, bool)> = games::table
        .filter(games::black_id.eq_any(players))
        .filter(games::ended_at.is_null())
        .select((games::black_id, games::id, games::version, games::has_messages))
        .load(conn)?;
    let all = white.iter().chain(&black);
    let talking = all.clone().filter(|(.., has_messages)| *has_messages).map(|(_, id, ..)| *id);
    let said = count_messages(conn, &Vec::from_iter(talking))?;
    for (player, game, version, _) in all {
        let mark = marks.entry(*player).or_default();
        mark.add(RowKind::Game, game.0, version.unsigned_abs().into());
        if let Some(count) = said.get(game) {
            mark.add(RowKind::GameMessages, game.0, *count);
        }
    }
    Ok(marks)
}

/// Returns, for some pages of tournaments, the mark of the running games that their readers play in that
/// tournament, with what was said in them. Whoever plays none has no mark.
pub fn list_tournament_marks(
    conn: &mut DbConn,
    pages: &[(TournamentId, PlayerId)],
) -> QueryResult<HashMap<(TournamentId, PlayerId), RowHash>> {
    if pages.is_empty() {
        return Ok(HashMap::new());
    }
    let asked: HashSet<(TournamentId, PlayerId)> = pages.iter().copied().collect();
    let (ids, players): (Vec<_>, Vec<_>) = pages.iter().copied().unzip();
    let running = || {
        let of_tournaments = tournament_games::table
            .inner_join(games::table)
            .filter(tournament_games::tournament_id.eq_any(&ids));
        of_tournaments.filter(games::ended_at.is_null())
    };
    type Row = (TournamentId, PlayerId, GameId, i32, bool);
    let (id, of) = (tournament_games::tournament_id, games::id);
    let (version, has_messages) = (games::version, games::has_messages);
    let mut rows: Vec<Row> = running()
        .filter(games::white_id.eq_any(&players))
        .select((id, games::white_id, of, version, has_messages))
        .load(conn)?;
    let black: Vec<Row> = running()
        .filter(games::black_id.eq_any(&players))
        .select((id, games::black_id, of, version, has_messages))
        .load(conn)?;
    rows.extend(black);
    // Of another page.
    rows.retain(|(tournament, player, ..)| asked.contains(&(*tournament, *player)));
    let talking = rows.iter().filter(|(.., has_messages)| *has_messages);
    let talking: Vec<GameId> = talking.map(|(_, _, game, ..)| *game).collect();
    let said = count_messages(conn, &talking)?;
    let mut marks: HashMap<(TournamentId, PlayerId), RowHash> = HashMap::new();
    for (tournament, player, game, version, _) in rows {
        let mark = marks.entry((tournament, player)).or_default();
        mark.add(RowKind::Game, game.0, version.unsigned_abs().into());
        if let Some(count) = said.get(&game) {
            mark.add(RowKind::GameMessages, game.0, *count);
        }
    }
    Ok(marks)
}

/// Counts what the players of some games said to each other.
pub fn count_messages(conn: &mut DbConn, of: &[GameId]) -> QueryResult<HashMap<GameId, u64>> {
    if of.is_empty() {
        return Ok(HashMap::new());
    }
    let counts: Vec<(GameId, i64)> = game_messages::table
        .filter(game_messages::game_id.eq_any(of))
        .group_by(game_messages::game_id)
        .select((game_messages::game_id, count_star()))
        .load(conn)?;
    Ok(counts.into_iter().map(|(game, count)| (game, count.unsigned_abs())).collect())
}
