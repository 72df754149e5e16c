//! Stores games with all that follows from what happened in them: the rows of the game, its log,
//! conditional moves, weeks to be rated, and the notes for open pages. The tables know only rows.

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use super::{
    DbConn, GameId, PlayerId,
    changes::{self, CreatedGame, StoredChange},
    conditional_moves, delayed_moves,
    game_events::{self, LoggedEvent},
    games::{self, Derived, StoredGame},
    log_chain, ratings, replaced_players, safety_moves, tournaments,
};
use crate::{
    chess::{Color, VariantPosition, fen, play_san},
    game::{Event, EventKind, Game},
    hash_chain, openings,
    ratings::Week,
};

/// Inserts a game that has just begun.
pub fn insert(
    conn: &mut DbConn,
    white: PlayerId,
    black: PlayerId,
    game: &Game,
) -> QueryResult<GameId> {
    let id = games::insert_rows(conn, white, black, game)?;
    let first_hash = log_chain::first_hash(id, [white, black], game);
    changes::note_created(CreatedGame { game: id, first_hash });
    changes::note(StoredChange::Game { game: id, players: [white, black] });
    Ok(id)
}

/// Adds both sides' conditional moves to a game that is to be decided on. What is loaded to be
/// shown has none.
pub fn add_conditional_moves(conn: &mut DbConn, stored: &mut StoredGame) -> QueryResult<()> {
    if stored.has_had_conditional_moves() {
        let variant = stored.game.start().variant();
        for (side, conditional_moves) in conditional_moves::list(conn, stored.id, variant)? {
            stored.game.set_conditional_moves(side, conditional_moves);
        }
    }
    Ok(())
}

/// Stores what followed from events, and the events in the log but for private ones.
/// `false` if somebody else changed the game or its conditional moves since it was loaded:
/// nothing was written then.
pub fn save_events(conn: &mut DbConn, stored: &StoredGame, events: &[Event]) -> QueryResult<bool> {
    let Replayed { game, last_san, reached } = replay(&stored.game, events);
    let count = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
    // The version counts the events, so it numbers the next one.
    let logged = game_events::logged(stored.id, &stored.game, stored.version(), events);
    // Only private events are not logged.
    let private = events.len() - logged.len();
    let derived = Derived {
        last_san,
        opening: opening(stored, &game, &reached),
        version: stored.version().saturating_add(count(logged.len())),
        conditional_moves_revision: stored
            .conditional_moves_revision
            .saturating_add(count(private)),
        log_head: next_head(stored, &logged),
        next_check_at: next_check_at(stored, &game, events),
    };
    if !games::update_rows(conn, stored, &game, derived)? {
        return Ok(false);
    }
    game_events::insert(conn, &logged)?;
    note_rating_weeks(conn, stored, &game)?;
    if stored.game.ended() != game.ended()
        && let Some(last) = events.last()
    {
        tournaments::wake_of_game(conn, stored.id, last.at)?;
    }
    if game.delayed_move() != stored.game.delayed_move() {
        delayed_moves::update(conn, stored.id, game.delayed_move())?;
    }
    let safety = |game: &Game| (game.safety_move().cloned(), game.safety_move_at());
    if safety(&game) != safety(&stored.game) {
        safety_moves::update(conn, stored.id, &game)?;
    }
    // Nobody else may learn that conditional moves were saved, or that a move waits.
    if !logged.is_empty() {
        let players = [stored.white, stored.black];
        changes::note(StoredChange::Game { game: stored.id, players });
    }
    for event in events {
        if let EventKind::PlayerReplaced { side, former, player } = event.what {
            replaced_players::replace(conn, stored, side, [former, player].map(PlayerId))?;
        }
    }
    for side in Color::ALL {
        if game.conditional_moves(side) != stored.game.conditional_moves(side) {
            conditional_moves::update(conn, stored.id, side, game.conditional_moves(side))?;
        }
    }
    Ok(true)
}

/// A game after events.
struct Replayed {
    game: Game,
    last_san: String,
    /// The position after each event, with the half-moves before it.
    reached: Vec<(usize, VariantPosition)>,
}

fn replay(before: &Game, events: &[Event]) -> Replayed {
    let mut game = before.clone();
    let mut last_san = String::new();
    let mut reached = Vec::with_capacity(events.len());
    for event in events {
        if let EventKind::MovePlayed { mv, .. } = event.what {
            let rules = game.start().rules;
            last_san = play_san(&mut game.position().clone(), mv, rules).to_string();
        }
        game.apply(event);
        reached.push((game.played().len(), game.position().clone()));
    }
    if last_san.is_empty() {
        last_san = game.line().steps.last().map_or_else(String::new, |s| s.san.to_string());
    }
    Replayed { game, last_san, reached }
}

/// Returns the hash of the log with these events.
fn next_head(stored: &StoredGame, logged: &[LoggedEvent]) -> String {
    let before = match stored.log_head() {
        "" if logged.is_empty() => return String::new(),
        "" => log_chain::head(stored, &[]),
        head => head.to_owned(),
    };
    let link = |head: String, event| hash_chain::link(&head, &log_chain::line(event));
    logged.iter().fold(before, link)
}

/// When the game is to be checked again, `None` if that stays as it is: a player is not reminded
/// again unless the deadline has changed, and a job may have noted something meanwhile.
fn next_check_at(
    before: &StoredGame,
    after: &Game,
    events: &[Event],
) -> Option<Option<DateTime<Utc>>> {
    let (old, new) = (before.game.deadline(), after.deadline());
    let is_drawn_as_before = before.game.undecided_at() == after.undecided_at();
    if old == new && before.game.turn() == after.turn() && is_drawn_as_before {
        return None;
    }
    let last = events.last()?;
    if let (EventKind::TimeReturned { .. }, Some(old), Some(new)) = (&last.what, old, new) {
        return Some(after.check_after_outage(before.next_check_at(), new - old, last.at));
    }
    Some(after.next_check(last.at))
}

/// Notes that the result of a rated game is another than before: which weeks follow from it.
fn note_rating_weeks(conn: &mut DbConn, stored: &StoredGame, after: &Game) -> QueryResult<()> {
    let before = &stored.game;
    if !after.terms().rated || before.ended() == after.ended() {
        return Ok(());
    }
    let mut weeks: Vec<_> =
        [before, after].iter().filter_map(|game| Some(Week::of(game.ended()?.at))).collect();
    weeks.dedup();
    let (variant, players) = (after.start().variant(), [stored.white, stored.black]);
    weeks.into_iter().try_for_each(|week| ratings::insert_due(conn, variant, week, &players))
}

/// Returns the name of the last position that has one. `reached` are the positions after each
/// event since the game was stored.
fn opening(stored: &StoredGame, game: &Game, reached: &[(usize, VariantPosition)]) -> String {
    let (before, ply) = (stored.game.played().len(), game.played().len());
    // Moves were taken back.
    if ply < before {
        return opening_of(game);
    }
    if ply == before || before >= openings::MAX_PLIES || !game.start().is_standard() {
        return stored.opening.clone();
    }
    let young = reached.iter().rev().filter(|(ply, _)| *ply <= openings::MAX_PLIES);
    young.map(|(_, position)| position).find_map(named).unwrap_or_else(|| stored.opening.clone())
}

/// Returns the name of the last position of a game that has one; empty without.
pub(super) fn opening_of(game: &Game) -> String {
    if !game.start().is_standard() {
        return String::new();
    }
    let young = (1..=game.played().len().min(openings::MAX_PLIES)).rev();
    young.filter_map(|ply| game.position_at(ply)).find_map(|p| named(&p)).unwrap_or_default()
}

fn named(position: &VariantPosition) -> Option<String> {
    openings::name(&fen(position))
}
