//! Whether the rows of a game say what its log says. Pages, PGN and emails are made of the rows, the
//! log is what can be checked: so each game is replayed from its log, and every column that follows
//! from it is compared.
//!
//! A job checks some games at a time, and once a day what holds all logs together: the chain of created
//! games, and what was published. It notes what it finds for the administrators.

use std::fmt;

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{
    DbConn, DbTimestamp, GameId, PlayerId, TournamentId, delayed_moves,
    game_creations as creations,
    game_events::{self, LoggedEvent},
    game_store::opening_of,
    games::{Derived, Mismatch, StoredGame, StoredRows},
    log_chain,
    log_publications::{self, LogOwner, LogPublication, PublishedHead},
    one_row, safety_moves,
    schema::{game_creations, games, mismatches, verified_games},
    tournaments,
};
use crate::{
    chess::Color,
    game::{DelayedMove, Game, LogEntry, LogEntryKind, SafetyMove},
};

/// How often a game is read again that changes while it is checked.
const MAX_ATTEMPTS: usize = 10;

/// Links of the chain of created games that are read at once.
const LINKS_AT_ONCE: i64 = 10_000;

/// What is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VerificationFinding {
    /// The rows cannot be read, or the log cannot be replayed.
    Unreadable(String),
    /// A number in the log is missing or stands twice.
    Number {
        expected: usize,
        found: i32,
    },
    Column(Mismatch),
    /// It is in the chain of creations with another beginning.
    Creation,
    /// It is in no chain of creations.
    NotCreated,
    /// It was created, and is not there any more.
    Gone,
    /// Its log was published with another hash.
    Published {
        version: i32,
        publication: i64,
    },
}

impl fmt::Display for VerificationFinding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VerificationFinding::Unreadable(why) => f.write_str(why),
            VerificationFinding::Number { expected, found } => {
                write!(f, "event {expected} is missing: event {found} stands in its place")
            }
            VerificationFinding::Column(Mismatch { column, stored, expected }) => {
                write!(f, "{column} is {stored}; by the log it is {expected}")
            }
            VerificationFinding::Creation => {
                f.write_str("it was created with other players or terms")
            }
            VerificationFinding::NotCreated => {
                f.write_str("it is not in the chain of created games")
            }
            VerificationFinding::Gone => f.write_str("it was created, and is gone"),
            VerificationFinding::Published { version, publication } => {
                f.write_str(&published_otherwise(*version, *publication))
            }
        }
    }
}

/// Compares the rows of a game with its log. `None`: there is no such game.
pub fn verify_game(conn: &mut DbConn, id: GameId) -> QueryResult<Option<Vec<VerificationFinding>>> {
    for _ in 0..MAX_ATTEMPTS {
        let Some(rows) = StoredRows::find(conn, id)? else { return Ok(None) };
        // Before the log: what is published meanwhile may be longer.
        let published = log_publications::list_heads_of(conn, LogOwner::Game, id.0)?;
        let log = game_events::list(conn, id)?;
        let (delayed, safety) = (delayed_moves::find(conn, id), safety_moves::find(conn, id));
        // On Postgres two queries may see two versions of a game in progress.
        let version = games::table.find(id).select(games::version).get_result(conn).optional()?;
        if version != Some(rows.version()) {
            continue;
        }
        let mut findings = compare(&rows, &log);
        if let Ok(stored) = &rows.game {
            findings.extend(compare_players(stored, &log));
            findings.extend(compare_creation(conn, stored, &log)?);
            findings.extend(compare_published(&published, stored, &log));
            findings.extend(check_private_move(stored, "delayed_moves", delayed, can_be_sent)?);
            findings.extend(check_private_move(stored, "safety_moves", safety, can_be_played)?);
        }
        return Ok(Some(findings));
    }
    let why = "it changed each time that it was read".to_owned();
    Ok(Some(vec![VerificationFinding::Unreadable(why)]))
}

/// Compares rows with the log that was stored with them.
fn compare(rows: &StoredRows, log: &[LoggedEvent]) -> Vec<VerificationFinding> {
    let stored = match &rows.game {
        Ok(stored) => stored,
        Err(error) => return vec![VerificationFinding::Unreadable(error.to_string())],
    };
    let odd =
        log.iter().enumerate().find(|(place, event)| i32::try_from(*place) != Ok(event.number));
    if let Some((expected, event)) = odd {
        return vec![VerificationFinding::Number { expected, found: event.number }];
    }
    match replay(stored, log) {
        Ok(game) => {
            let derived = derived(stored, &game, log);
            rows.compare(&game, derived).into_iter().map(VerificationFinding::Column).collect()
        }
        Err(why) => vec![VerificationFinding::Unreadable(why)],
    }
}

fn replay(stored: &StoredGame, log: &[LoggedEvent]) -> Result<Game, String> {
    let entries: Result<Vec<LogEntry>, _> = log.iter().map(LogEntry::try_from).collect();
    let entries = entries.map_err(|unreadable| unreadable.to_string())?;
    let (terms, start) = (stored.game.terms().clone(), stored.game.start().clone());
    Game::replay(terms, start, stored.game.started_at(), &entries).map_err(|e| e.to_string())
}

/// A move that waits, and a safety move, can be made in the present position.
fn check_private_move<T>(
    stored: &StoredGame,
    table: &str,
    found: QueryResult<Option<T>>,
    is_possible: impl FnOnce(Game, T) -> bool,
) -> QueryResult<Option<VerificationFinding>> {
    let why = match found {
        Ok(Some(found)) => match is_possible(stored.game.clone(), found) {
            true => return Ok(None),
            false => format!("{table} has a move that cannot be made in the present position"),
        },
        Ok(None) => return Ok(None),
        Err(error @ diesel::result::Error::DeserializationError(_)) => error.to_string(),
        Err(error) => return Err(error),
    };
    Ok(Some(VerificationFinding::Unreadable(why)))
}

fn can_be_sent(mut game: Game, delayed: DelayedMove) -> bool {
    let is_legal = game.read_move(&delayed.play.text).is_ok();
    game.set_delayed_move(Some(delayed));
    is_legal && game.delayed_move().is_some()
}

fn can_be_played(mut game: Game, safety: SafetyMove) -> bool {
    let is_legal = game.read_move(&safety.play.text).is_ok();
    game.set_safety_move(Some(safety));
    is_legal && game.safety_move().is_some()
}

/// Compares who plays now with whom the log last let take over. That the others have played from the
/// beginning is in its first hash.
fn compare_players(stored: &StoredGame, log: &[LoggedEvent]) -> Option<VerificationFinding> {
    Color::ALL.into_iter().find_map(|side| {
        let last =
            log.iter().rev().find_map(|event| match LogEntry::try_from(event).ok()?.what {
                LogEntryKind::PlayerReplaced { side: replaced, player, .. } if replaced == side => {
                    Some(PlayerId(player))
                }
                _ => None,
            })?;
        (last != stored.player(side)).then(|| {
            VerificationFinding::Column(Mismatch {
                column: side.fold_wb("white_id", "black_id"),
                stored: stored.player(side).to_string(),
                expected: last.to_string(),
            })
        })
    })
}

/// Compares the beginning of a game with what the chain of creations says.
fn compare_creation(
    conn: &mut DbConn,
    stored: &StoredGame,
    log: &[LoggedEvent],
) -> QueryResult<Option<VerificationFinding>> {
    let first = log_chain::first_hash_of(stored, log);
    Ok(match creations::find(conn, stored.id)? {
        Some(link) if link.first_hash == first => None,
        Some(_) => Some(VerificationFinding::Creation),
        None => creations::find_chain(conn)?.is_complete.then_some(VerificationFinding::NotCreated),
    })
}

/// Compares a log with what was published of it.
fn compare_published(
    published: &[PublishedHead],
    stored: &StoredGame,
    log: &[LoggedEvent],
) -> Option<VerificationFinding> {
    let other = find_other(published, &log_chain::heads(stored, log))?;
    let (version, publication) = (other.version, other.publication);
    Some(VerificationFinding::Published { version, publication })
}

/// Lists games between two numbers that were created and are gone.
pub fn list_gone(
    conn: &mut DbConn,
    after: GameId,
    until: GameId,
) -> QueryResult<Vec<(GameId, Vec<VerificationFinding>)>> {
    let gone: Vec<GameId> = game_creations::table
        .left_join(games::table.on(games::id.eq(game_creations::game_id)))
        .filter(game_creations::game_id.gt(after).and(game_creations::game_id.le(until)))
        .filter(games::id.is_null())
        .order(game_creations::game_id)
        .select(game_creations::game_id)
        .load(conn)?;
    Ok(gone.into_iter().map(|game| (game, vec![VerificationFinding::Gone])).collect())
}

/// Reads the chain of created games from its beginning, and compares it with what was published of it.
/// Returns what is wrong.
pub fn verify_creations(conn: &mut DbConn) -> QueryResult<Vec<String>> {
    let chain = creations::find_chain(conn)?;
    // What the chain came to after so many games, as its row and the publications say.
    let mut said = vec![(chain.count, chain.head, "the chain was altered".to_owned())];
    for one in log_publications::list_all(conn)?.into_iter().filter(LogPublication::is_finished) {
        let wrong = format!("the chain is another one than in publication {}", one.number);
        said.push((one.created_games, one.creations_head, wrong));
    }
    let (mut head, mut count, mut found) = (String::new(), 0, Vec::new());
    said.retain(|(at, expected, _)| (*at, expected) != (count, &head));
    loop {
        let links = creations::list_after(conn, count, LINKS_AT_ONCE)?;
        if links.is_empty() {
            break;
        }
        for link in links {
            if link.number != count + 1 {
                found.push(format!("created games: number {} is missing", count + 1));
                return Ok(found);
            }
            if link.is_late {
                found.push(format!("game {}: nobody is known to have created it", link.game_id));
            }
            head = link.link(&head);
            count = link.number;
            said.retain(|(at, expected, _)| (*at, expected) != (count, &head));
        }
    }
    found.extend(said.into_iter().map(|(.., wrong)| format!("created games: {wrong}")));
    Ok(found)
}

/// Reads all publications from the first. Returns what is wrong with them.
pub fn verify_publications(conn: &mut DbConn) -> QueryResult<Vec<String>> {
    let mut wrong = Vec::new();
    let mut before = String::new();
    let all = log_publications::list_all(conn)?;
    for (number, found) in (1..).zip(&all) {
        if found.number != number {
            wrong.push(format!("publication {number} is missing"));
            return Ok(wrong);
        }
        // The last one may be under way.
        if !found.is_finished() && usize::try_from(number) == Ok(all.len()) {
            break;
        }
        let heads = log_publications::list_heads(conn, number)?;
        if found.hash(&before, &heads) != found.head {
            wrong.push(format!("publication {number} of {}: it was altered", found.day));
        }
        before.clone_from(&found.head);
    }
    let gone = log_publications::list_gone_games(conn)?;
    wrong.extend(gone.iter().map(|game| format!("game {game}: it was published, and is gone")));
    Ok(wrong)
}

/// Compares the log of a tournament with its row and with what was published of it. Returns what is
/// wrong.
pub fn verify_tournament(conn: &mut DbConn, id: TournamentId) -> QueryResult<Vec<String>> {
    let published = log_publications::list_heads_of(conn, LogOwner::Tournament, id.0)?;
    let mut wrong = Vec::new();
    match tournaments::find(conn, id) {
        Ok(Some(stored)) => {
            if !tournaments::are_final_places_right(conn, &stored)? {
                wrong.push("its final places are others than those of its log".to_owned());
            }
        }
        Ok(None) => {}
        Err(error @ diesel::result::Error::DeserializationError(_)) => {
            wrong.push(error.to_string());
        }
        Err(error) => return Err(error),
    }
    let heads = tournaments::list_heads(conn, id)?;
    if let Some(one) = find_other(&published, &heads) {
        wrong.push(published_otherwise(one.version, one.publication));
    }
    Ok(wrong)
}

/// Finds what was published with another hash than the log comes to.
fn find_other<'a>(published: &'a [PublishedHead], heads: &[String]) -> Option<&'a PublishedHead> {
    let is_same = |one: &&PublishedHead| {
        let place = usize::try_from(one.version).ok();
        place.and_then(|place| heads.get(place)) == Some(&one.head)
    };
    published.iter().find(|one| !is_same(one))
}

fn published_otherwise(version: i32, publication: i64) -> String {
    format!("its log with {version} events is another one than in publication {publication}")
}

/// Returns what else the row has that follows from the log.
fn derived(stored: &StoredGame, game: &Game, log: &[LoggedEvent]) -> Derived {
    Derived {
        last_san: game.line().steps.last().map_or_else(String::new, |step| step.san.to_string()),
        opening: opening_of(game),
        version: i32::try_from(log.len()).unwrap_or(i32::MAX),
        // How often conditional moves were saved is in no log.
        conditional_moves_revision: stored.conditional_moves_revision,
        log_head: if log.is_empty() { String::new() } else { log_chain::head(stored, log) },
        next_check_at: None,
    }
}

/// Lists games after one, by number.
pub fn list_games_after(conn: &mut DbConn, after: GameId, limit: i64) -> QueryResult<Vec<GameId>> {
    let query = games::table.filter(games::id.gt(after)).order(games::id).limit(limit);
    query.select(games::id).load(conn)
}

/// Returns the game up to which the job has come.
pub fn find_last_verified(conn: &mut DbConn) -> QueryResult<GameId> {
    verified_games::table.find(1).select(verified_games::last_game_id).get_result(conn)
}

/// Notes what the job found in the games after one and until another, and where it goes on. What it
/// had found in them before is no longer so.
pub fn save_findings(
    conn: &mut DbConn,
    (after, until): (GameId, GameId),
    checked: &[(GameId, Vec<VerificationFinding>)],
    now: DateTime<Utc>,
) -> QueryResult<()> {
    diesel::update(verified_games::table.find(1))
        .set(verified_games::last_game_id.eq(until))
        .execute(conn)?;
    let these = mismatches::game_id.gt(after).and(mismatches::game_id.le(until));
    diesel::delete(mismatches::table.filter(these)).execute(conn)?;
    for (game, findings) in checked.iter().filter(|(_, findings)| !findings.is_empty()) {
        let lines: Vec<String> = findings.iter().map(VerificationFinding::to_string).collect();
        diesel::insert_into(mismatches::table)
            .values((
                mismatches::game_id.eq(game),
                mismatches::found_at.eq(DbTimestamp::of(now)),
                mismatches::findings.eq(lines.join("\n")),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// When the chain of created games and what was published were last read, and what was wrong.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = verified_games)]
pub struct ChainVerification {
    pub chains_verified_at: Option<DbTimestamp>,
    /// One a line.
    pub chain_findings: String,
}

/// Returns what was last found in the chains.
pub fn find_chain_verification(conn: &mut DbConn) -> QueryResult<ChainVerification> {
    verified_games::table.find(1).select(ChainVerification::as_select()).get_result(conn)
}

/// Notes what was found in the chains now.
pub fn save_chain_findings(
    conn: &mut DbConn,
    findings: &[String],
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let rows = diesel::update(verified_games::table.find(1))
        .set((
            verified_games::chains_verified_at.eq(Some(DbTimestamp::of(now))),
            verified_games::chain_findings.eq(findings.join("\n")),
        ))
        .execute(conn)?;
    one_row(rows)
}

/// A game whose rows do not say what its log says.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = mismatches)]
pub struct MismatchedGame {
    pub game_id: GameId,
    pub found_at: DbTimestamp,
    /// One a line.
    pub findings: String,
}

/// Lists games in which the job found something, the first numbers first.
pub fn list_mismatched(conn: &mut DbConn, limit: i64) -> QueryResult<Vec<MismatchedGame>> {
    let query = mismatches::table.order(mismatches::game_id).limit(limit);
    query.select(MismatchedGame::as_select()).load(conn)
}
