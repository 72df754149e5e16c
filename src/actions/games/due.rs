//! What time does to games: players who chose it are reminded, time that ran out is written down.
//!
//! Time runs out at the deadline, whatever is done here and when: a move that is received later
//! is late, and pages show the timeout at once. It is written down a little later
//! ([`TIMEOUT_GRACE`](crate::game::clock::TIMEOUT_GRACE)), so that nothing overtakes a move that was received
//! before and is still on its way.
//!
//! `games.next_check_at` says when to check a game next. It follows from the game alone, without
//! what its player chose, and is written only when the deadline or the turn changes: a command
//! that was under way must not bring back what the job has noted since.

use chrono::{DateTime, TimeDelta, Utc};

use super::GameCommand;
use crate::{
    actions::{ActionError, ActionResult, emails},
    db::{
        Corrupt, Db, DbConn, DbError, GameId, PlayerId,
        games::{self, StoredGame},
        players,
    },
    game::{GameError, SystemCommand, TimeoutRule, clock::TIMEOUT_GRACE},
};

/// How many due games are processed before the next query for due games.
pub const GAMES_PER_BATCH: usize = 100;
/// Reminders of one player that are due within this time are one email.
const REMINDED_TOGETHER_WITHIN: TimeDelta = TimeDelta::minutes(30);
/// How long a game that could not be processed is skipped.
pub(super) const RETRY_AFTER_ERROR: TimeDelta = TimeDelta::hours(6);

/// Does what is due, in at most [`GAMES_PER_BATCH`] games; returns in how many. Several servers may do it
/// at once.
pub async fn process_due_games(db: &Db, now: DateTime<Utc>) -> ActionResult<usize, GameError> {
    let limit = i64::try_from(GAMES_PER_BATCH).unwrap_or(i64::MAX);
    let due = db.read::<_, DbError>(move |conn| Ok(games::list_due(conn, now, limit)?)).await?;
    for game in &due {
        match check(db, *game, now).await {
            // Somebody else did something in the game; it is due again if there is need.
            Ok(()) | Err(ActionError::Conflict | ActionError::NotFound) => {}
            Err(ActionError::Db(error)) if error.is_passing() => return Err(error.into()),
            // One game that cannot be read, or breaks whatever reads it, must not keep the
            // others waiting.
            Err(ActionError::Db(error))
                if error.is_corrupt() || matches!(error, DbError::Panicked) =>
            {
                tracing::error!(%game, %error, "time can do nothing to this game");
                let (game, later) = (*game, now + RETRY_AFTER_ERROR);
                let postpone = move |conn: &mut DbConn| games::postpone(conn, game, now, later);
                db.write::<_, DbError>(move |conn| Ok(postpone(conn)?)).await?;
            }
            // It is due still, and asked for again.
            Err(error) => tracing::warn!(%game, %error, "time waits for this game"),
        }
    }
    Ok(due.len())
}

/// What a game needs at an instant.
enum Need {
    /// That time ran out is written down, or that nobody has decided in time.
    Timeout,
    /// The opponent learns that a win on time can be claimed.
    NotifyTimeout,
    Remind(PlayerId),
    Later(Option<DateTime<Utc>>),
}

fn need(stored: &StoredGame, now: DateTime<Utc>) -> Need {
    let game = &stored.game;
    let Some(deadline) = game.passed_deadline(now) else {
        if let Some(drawn_at) = game.undecided_at() {
            let at = drawn_at.checked_add_signed(TIMEOUT_GRACE);
            return if at.is_some_and(|at| at <= now) { Need::Timeout } else { Need::Later(at) };
        }
        let to_move = stored.player(game.turn());
        return if game.deadline().is_some() { Need::Remind(to_move) } else { Need::Later(None) };
    };
    match game.terms().timeout_rule {
        _ if now < deadline + TIMEOUT_GRACE => Need::Later(Some(deadline + TIMEOUT_GRACE)),
        TimeoutRule::Claimed => Need::NotifyTimeout,
        TimeoutRule::Server => Need::Timeout,
    }
}

async fn check(db: &Db, id: GameId, now: DateTime<Utc>) -> ActionResult<(), GameError> {
    let found = db.look_up(move |conn| Ok::<_, DbError>(games::find(conn, id)?)).await?;
    let stored = found.ok_or(ActionError::NotFound)?;
    match need(&stored, now) {
        Need::Timeout => {
            GameCommand::by_system(id, SystemCommand::CheckTime).run(db, now).await.map(drop)
        }
        Need::Remind(player) => {
            let seen = db.write(move |conn| remind(conn, player, id, now)).await?;
            let odd = Corrupt::error("games", id.0, "whose turn it is");
            if seen { Ok(()) } else { Err(ActionError::Db(odd.into())) }
        }
        Need::Later(at) => {
            db.write::<_, DbError>(move |conn| Ok(games::check_later(conn, &stored, at)?)).await?;
            Ok(())
        }
        Need::NotifyTimeout => {
            db.write(move |conn| {
                if games::check_later(conn, &stored, None)? {
                    emails::queue_timed_out(conn, &stored, now)?;
                }
                Ok(())
            })
            .await
        }
    }
}

/// Reminds a player of all games that are due, and notes when each of them is due again.
/// `false` if the game for which it was asked is none of them.
fn remind(
    conn: &mut DbConn,
    player: PlayerId,
    asked: GameId,
    now: DateTime<Utc>,
) -> ActionResult<bool, GameError> {
    // Who changes several games of a player waits here, not with half of them in hand.
    players::lock(conn, player)?;
    let hours = players::get(conn, player)?.reminders();
    let soon = now + REMINDED_TOGETHER_WITHIN;
    let mut due = false;
    let mut candidates = Vec::new();
    let ids = games::list_due_of(conn, player, soon)?;
    // Another server may have seen to it meanwhile; then it is not due any more.
    let seen = ids.contains(&asked)
        || games::find(conn, asked)?
            .and_then(|game| game.next_check_at())
            .is_none_or(|at| at > now);
    for id in ids {
        let stored = match games::find(conn, id).map_err(DbError::from) {
            Ok(Some(stored)) => stored,
            Ok(None) => continue,
            Err(error) if error.is_corrupt() => continue,
            Err(error) => return Err(error.into()),
        };
        if stored.game.deadline().is_none() || stored.game.passed_deadline(now).is_some() {
            continue;
        }
        let instants = stored.game.reminders(&hours);
        due |= is_due(&stored, &instants, now);
        candidates.push((stored, instants));
    }
    let mut due_games = Vec::new();
    for (stored, instants) in candidates {
        let is_away = stored.game.vacation_at(stored.game.turn(), now).is_some();
        let until = if due && !is_away { soon } else { now };
        let tells = is_due(&stored, &instants, until);
        if !tells && stored.next_check_at().is_none_or(|at| at > now) {
            continue;
        }
        let next = instants.iter().copied().find(|at| *at > until);
        let next = next.or_else(|| stored.game.deadline_check(now));
        if games::check_later(conn, &stored, next)? && tells {
            due_games.push((stored.id, stored.game.position_no()));
        }
    }
    if !due_games.is_empty() {
        emails::queue_reminder(conn, player, due_games, now)?;
    }
    Ok(seen)
}

/// Whether a reminder falls between the instant from which on it was to be looked for and
/// another one.
fn is_due(stored: &StoredGame, instants: &[DateTime<Utc>], until: DateTime<Utc>) -> bool {
    let from = stored.next_check_at();
    instants.iter().any(|at| from.is_some_and(|from| from <= *at) && *at <= until)
}
