//! Games: one row each, rebuilt by replaying its moves.

mod due;
mod finished;
mod lists;
mod news;
mod opening;
mod records;
mod reply_times;
mod row;
mod text;
mod turns;

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{
    DbConn, DbTimestamp, GameId, PlayerId,
    changes::{self, GameChange},
    conditional_moves,
    game_events::{self, LoggedEvent},
    log_chain, ratings,
    schema::{games, players},
};
use crate::{
    chess::{Color, play_san},
    game::{Event, EventKind, Game},
};
use row::{Changes, Counters, NewRow, Row};

pub use due::{check_later, check_now, list_clocks, list_due, list_due_of, postpone};
pub use finished::{Found, Place, Search, count_finished, search_finished};
pub use lists::{
    ListedGame, WaitingGame, count_running, count_running_with, find_listed, list_latest,
    list_pending, list_running, list_waiting,
};
pub use news::{Mark, list_marks, list_versions};
pub use records::{Record, record, record_against, records};
pub use reply_times::list_reply_times;
pub use text::{ending_of, ending_word, read_moves, write_moves};
pub use turns::{find_to_move, list_to_move};

/// A stored game with the players who sit at it.
#[derive(Clone, Debug)]
pub struct StoredGame {
    pub id: GameId,
    pub white: PlayerId,
    pub black: PlayerId,
    pub game: Game,
    version: i32,
    conditional_moves_revision: i32,
    /// The players have said something to each other.
    pub has_messages: bool,
    next_check_at: Option<DateTime<Utc>>,
    log_head: String,
    /// The opening with its ECO code: `C60 Ruy Lopez`; empty as long as it has no name.
    pub opening: String,
}

impl StoredGame {
    pub fn player(&self, side: Color) -> PlayerId {
        side.fold_wb(self.white, self.black)
    }

    /// Returns whether anybody has ever had conditional moves in this game. No page may show it: it
    /// only saves a query for those that are not there.
    pub fn has_had_conditional_moves(&self) -> bool {
        self.conditional_moves_revision > 0
    }

    /// Returns how often the game has changed: forms of the admin pages carry it.
    pub fn version(&self) -> i32 {
        self.version
    }

    /// Returns the hash of the last event of the log ([`super::log_chain`]); empty where none was
    /// logged since there are hashes.
    pub fn log_head(&self) -> &str {
        &self.log_head
    }

    /// Returns the next instant at which the passing of time changes the game.
    pub fn next_check_at(&self) -> Option<DateTime<Utc>> {
        self.next_check_at
    }

    /// Returns the side that a player has, `None` for spectators.
    pub fn side_of(&self, player: PlayerId) -> Option<Color> {
        match player {
            id if id == self.white => Some(Color::White),
            id if id == self.black => Some(Color::Black),
            _ => None,
        }
    }
}

/// Inserts a game that has just begun.
pub fn insert(
    conn: &mut DbConn,
    white: PlayerId,
    black: PlayerId,
    game: &Game,
) -> QueryResult<GameId> {
    let id = diesel::insert_into(games::table)
        .values(NewRow::of(white, black, game))
        .returning(games::id)
        .get_result(conn)?;
    changes::note(GameChange { game: id, players: [white, black] });
    Ok(id)
}

pub fn find(conn: &mut DbConn, id: GameId) -> QueryResult<Option<StoredGame>> {
    let row: Option<Row> = on_either!(conn, |c| {
        games::table.find(id).select(Row::as_select()).get_result(c).optional()?
    });
    row.map(Row::into_game).transpose()
}

/// Adds both sides' conditional moves to a game that is to be decided on. What is loaded to be
/// shown has none.
pub fn add_conditional_moves(conn: &mut DbConn, stored: &mut StoredGame) -> QueryResult<()> {
    if stored.has_had_conditional_moves() {
        let mode = stored.game.start().variant.castling_mode();
        for (side, conditional_moves) in conditional_moves::list(conn, stored.id, mode)? {
            stored.game.set_conditional_moves(side, conditional_moves);
        }
    }
    Ok(())
}

/// Keeps everybody else from changing a game until the transaction ends.
pub fn lock(conn: &mut DbConn, id: GameId) -> QueryResult<()> {
    let query = diesel::update(games::table.find(id)).set(games::version.eq(games::version));
    query.execute(conn)?;
    Ok(())
}

/// Finds a game with the names of White and Black: what its page shows, in one round trip.
pub fn find_with_names(
    conn: &mut DbConn,
    id: GameId,
) -> QueryResult<Option<(StoredGame, [String; 2])>> {
    let (white, black) = diesel::alias!(players as white_player, players as black_player);
    let row: Option<(Row, String, String)> = on_either!(conn, |c| {
        games::table
            .inner_join(white.on(white.field(players::id).eq(games::white_id)))
            .inner_join(black.on(black.field(players::id).eq(games::black_id)))
            .filter(games::id.eq(id))
            .select((Row::as_select(), white.field(players::name), black.field(players::name)))
            .get_result(c)
            .optional()?
    });
    row.map(|(row, white, black)| Ok((row.into_game()?, [white, black]))).transpose()
}

/// Stores what followed from events, and the events in the log but for private ones.
/// `false` if somebody else changed the game or its conditional moves since it was loaded:
/// nothing was written then.
pub fn update(conn: &mut DbConn, stored: &StoredGame, events: &[Event]) -> QueryResult<bool> {
    let mut game = stored.game.clone();
    let mut last_san = String::new();
    let mut reached = Vec::new();
    for event in events {
        if let EventKind::MovePlayed { mv, .. } = event.what {
            let rules = game.start().rules;
            last_san = play_san(&mut game.position().clone(), mv, rules).to_string();
        }
        game.apply(event);
        reached.push(game.position().clone());
    }
    if last_san.is_empty() {
        last_san = game.line().steps.last().map_or_else(String::new, |s| s.san.to_string());
    }
    let private = events.iter().filter(|event| event.what.is_private()).count();
    let count = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
    let version = stored.version.saturating_add(count(events.len() - private));
    let conditional_moves_revision =
        stored.conditional_moves_revision.saturating_add(count(private));
    // The version counts the events, so it numbers the next one.
    let logged = game_events::logged(stored.id, &stored.game, stored.version, events);
    let log_head = next_head(conn, stored, &logged)?;
    let query = diesel::update(
        games::table
            .filter(games::id.eq(stored.id))
            .filter(games::version.eq(stored.version))
            .filter(games::conditional_moves_revision.eq(stored.conditional_moves_revision)),
    )
    .set((
        Changes::of(
            &game,
            last_san,
            opening::of(stored, &game, &reached),
            Counters { version, conditional_moves_revision, log_head },
        ),
        next_check_at(stored, &game, events)
            .map(|at| games::next_check_at.eq(at.map(DbTimestamp::of))),
    ));
    let changed = on_either!(conn, |c| query.execute(c)?);
    if changed == 0 {
        return Ok(false);
    }
    game_events::insert(conn, &logged)?;
    ratings::note(conn, stored, &game)?;
    // Nobody else may learn that conditional moves were saved.
    if !logged.is_empty() {
        changes::note(GameChange { game: stored.id, players: [stored.white, stored.black] });
    }
    for side in Color::ALL {
        if game.conditional_moves(side) != stored.game.conditional_moves(side) {
            conditional_moves::update(conn, stored.id, side, game.conditional_moves(side))?;
        }
    }
    Ok(true)
}

/// Returns the hash of the log with these events. A log of before there were hashes is gone
/// through once.
fn next_head(
    conn: &mut DbConn,
    stored: &StoredGame,
    logged: &[LoggedEvent],
) -> QueryResult<String> {
    let before = match stored.log_head.as_str() {
        "" if logged.is_empty() => return Ok(String::new()),
        "" if stored.version == 0 => log_chain::head(stored, &[]),
        "" => log_chain::head(stored, &game_events::list(conn, stored.id)?),
        head => head.to_owned(),
    };
    let link = |head: String, event| log_chain::link(&head, &log_chain::line(event));
    Ok(logged.iter().fold(before, link))
}

/// When the game is to be checked again, `None` if that stays as it is: a player is not reminded
/// again unless the deadline has changed, and a job may have noted something meanwhile.
fn next_check_at(
    before: &StoredGame,
    after: &Game,
    events: &[Event],
) -> Option<Option<DateTime<Utc>>> {
    let (old, new) = (before.game.deadline(), after.deadline());
    if old == new && before.game.turn() == after.turn() {
        return None;
    }
    let last = events.last()?;
    if let (EventKind::TimeReturned { .. }, Some(old), Some(new)) = (&last.what, old, new) {
        return Some(after.check_after_outage(before.next_check_at, new - old, last.at));
    }
    Some(after.next_check(last.at))
}

/// Returns a player's games after `after` in the order they began, whole, for the export,
/// and where to go on. A corrupt game is left out and logged.
pub fn list_whole(
    conn: &mut DbConn,
    player: PlayerId,
    after: GameId,
    limit: i64,
) -> QueryResult<(Vec<StoredGame>, Option<GameId>)> {
    let rows: Vec<Row> = games::table
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .filter(games::id.gt(after))
        .order(games::id)
        .limit(limit)
        .select(Row::as_select())
        .load(conn)?;
    let last = rows.last().map(|row| row.id);
    let mut list = Vec::with_capacity(rows.len());
    for row in rows {
        match row.into_game() {
            Ok(game) => list.push(game),
            Err(error) => tracing::error!(%error, "a corrupt game is left out"),
        }
    }
    Ok((list, last))
}
