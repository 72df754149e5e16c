//! Open pages learn that what they show has changed, by server-sent events.
//!
//! An event says how far its game is, or that the list is another one, and nothing else: the page
//! then asks for itself, as its reader. All streams of a server share one task, one table and one
//! ticker; a stream that nothing happens on is a few hundred bytes and no timer.
//!
//! A page carries the number that it shows and gives it when it connects; if there is another one,
//! it is told. The same comparison, at each connect and every 25 seconds, catches up what was lost.
//! The numbers are always read from the database: the game's version, which counts the log that
//! everybody can read. So saving conditional moves tells nobody anything. To let pages hear of
//! something new, note a `GameChange` beside what stores it, and see that a number changes with it.
//! On SIGTERM all streams end before the server stops, because it would wait for them.

mod stream;
mod subscriptions;

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
    time::Duration,
};

use actix_web::web::Data;
use chrono::{DateTime, Utc};
use tokio::sync::watch;

use super::App;
use crate::db::{
    Db, DbError, GameId, PlayerId, SessionId,
    changes::{ChangeEvent, ChangeReceiver},
    games::{self, Mark},
    sessions,
};

pub use stream::Stream;
use subscriptions::Subscription;
pub use subscriptions::{About, Full, StateVersion, Streams, TICKS_PER_CHECK};

const TICK: Duration = Duration::from_secs(1);
/// Streams that are checked with one visit to the database.
const STREAMS_PER_READ: usize = 500;

/// How far a game is: the number of events in its log.
pub fn state_version(version: i32) -> StateVersion {
    u64::from(version.unsigned_abs())
}

/// Returns how far a game is; `None` if there is no such game.
pub async fn game_now(db: &Db, id: GameId) -> Result<Option<StateVersion>, DbError> {
    db.look_up(move |conn| {
        Ok(games::list_versions(conn, &[id])?.get(&id).map(|version| state_version(*version)))
    })
    .await
}

/// Returns which list a player has now.
pub async fn list_now(db: &Db, player: PlayerId) -> Result<StateVersion, DbError> {
    db.look_up(move |conn| {
        Ok(games::list_marks(conn, &[player])?.values().map(|mark| mark.number()).sum())
    })
    .await
}

/// Sends the streams what they are to know, until asked to stop.
pub async fn run(app: Data<App>, mut changes: ChangeReceiver, mut stop: watch::Receiver<bool>) {
    let mut ticker = tokio::time::interval(TICK);
    ticker.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut ticks = 0;
    while !*stop.borrow() {
        let concerned = tokio::select! {
            event = changes.next() => match event {
                Some(event) => heard(&app.streams, event, &mut changes),
                None => break,
            },
            _ = ticker.tick() => {
                ticks += 1;
                let round = app.streams.one_of(app.round, ticks);
                round.iter().for_each(|subscription| subscription.keep_alive());
                round
            }
            _ = stop.changed() => break,
        };
        for some in concerned.chunks(STREAMS_PER_READ) {
            if let Err(error) = look_again(&app, some).await {
                // The next round tries again.
                tracing::warn!(%error, "open pages are not told what is new");
                break;
            }
        }
    }
    app.streams.close();
}

/// Returns the streams that this change, and the others that wait, concern.
fn heard(
    streams: &Streams,
    first: ChangeEvent,
    changes: &mut ChangeReceiver,
) -> Vec<Arc<Subscription>> {
    let mut about = HashSet::new();
    let mut event = Some(first);
    while let Some(now) = event {
        let ChangeEvent::Changed(change) = now else { return streams.all() };
        about.insert(About::Game(change.game));
        about.extend(change.players.map(About::List));
        event = changes.next_now();
    }
    streams.about(&about)
}

/// The present numbers of some streams, read from the database.
struct News {
    live: HashSet<SessionId>,
    versions: HashMap<GameId, i32>,
    marks: HashMap<PlayerId, Mark>,
}

/// Sends streams what is new to them, and ends those whose session is over.
async fn look_again(app: &App, subscriptions: &[Arc<Subscription>]) -> Result<(), DbError> {
    if subscriptions.is_empty() {
        return Ok(());
    }
    let news = find(&app.db, subscriptions, app.clock.now()).await?;
    for subscription in subscriptions {
        if subscription.session.is_some_and(|session| !news.live.contains(&session)) {
            subscription.end();
            continue;
        }
        let now = match subscription.about {
            About::Game(game) => news.versions.get(&game).map(|version| state_version(*version)),
            About::List(player) => news.marks.get(&player).map(|mark| mark.number()),
        };
        if let Some(now) = now {
            subscription.notify(now);
        }
    }
    Ok(())
}

async fn find(
    db: &Db,
    subscriptions: &[Arc<Subscription>],
    now: DateTime<Utc>,
) -> Result<News, DbError> {
    let (mut ids, mut players, mut known) = (HashSet::new(), HashSet::new(), HashSet::new());
    for subscription in subscriptions {
        known.extend(subscription.session);
        match subscription.about {
            About::Game(game) => _ = ids.insert(game),
            About::List(player) => _ = players.insert(player),
        }
    }
    let (ids, players, known) =
        (Vec::from_iter(ids), Vec::from_iter(players), Vec::from_iter(known));
    db.read(move |conn| {
        Ok(News {
            live: sessions::list_live(conn, &known, now)?.into_iter().collect(),
            versions: games::list_versions(conn, &ids)?,
            marks: games::list_marks(conn, &players)?,
        })
    })
    .await
}
