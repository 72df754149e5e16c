//! Open pages hear that what they show has changed, by server-sent events.
//!
//! An event says how far its game is, or that the list is another one, and nothing else: the page
//! then asks for itself, as its reader. All streams of a node share one task, one table and one
//! ticker; a stream that nothing happens on is a few hundred bytes and no timer.

mod stream;
mod table;

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
    changes::{Changes, Told},
    games::{self, Mark},
    sessions,
};

pub use stream::Stream;
use table::Slot;
pub use table::{About, Full, Streams};

/// Each stream is looked at once in so many ticks: whether its connection and its session live,
/// and whether it missed something.
pub const ROUND: u64 = 25;
const TICK: Duration = Duration::from_secs(1);
/// Streams that are looked at with one visit to the database.
const TOGETHER: usize = 500;

/// What a page shows, as a number that is another one when it has changed.
pub type Shown = u64;

/// How far a game is. Only what stands in its log counts.
pub fn shown_of(version: i32) -> Shown {
    u64::from(version.unsigned_abs())
}

/// Returns how far a game is; `None` if there is no such game.
pub async fn game_now(db: &Db, id: GameId) -> Result<Option<Shown>, DbError> {
    db.look_up(move |conn| {
        Ok(games::list_versions(conn, &[id])?.get(&id).map(|version| shown_of(*version)))
    })
    .await
}

/// Returns which list a player has now.
pub async fn list_now(db: &Db, player: PlayerId) -> Result<Shown, DbError> {
    db.look_up(move |conn| {
        Ok(games::list_marks(conn, &[player])?.values().map(|mark| mark.number()).sum())
    })
    .await
}

/// Tells the streams what they are to know, until told to stop.
pub async fn run(app: Data<App>, mut changes: Changes, mut stop: watch::Receiver<bool>) {
    let mut ticker = tokio::time::interval(TICK);
    ticker.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut ticks = 0;
    while !*stop.borrow() {
        let concerned = tokio::select! {
            told = changes.next() => match told {
                Some(told) => heard(&app.streams, told, &mut changes),
                None => break,
            },
            _ = ticker.tick() => {
                ticks += 1;
                let round = app.streams.one_of(app.round, ticks);
                round.iter().for_each(|slot| slot.keep_alive());
                round
            }
            _ = stop.changed() => break,
        };
        for some in concerned.chunks(TOGETHER) {
            if let Err(error) = look_again(&app, some).await {
                // The next round tries again.
                tracing::warn!(%error, "open pages are not told what is new");
                break;
            }
        }
    }
    app.streams.close();
}

/// Returns the streams that what is told, and what else is there, concerns.
fn heard(streams: &Streams, first: Told, changes: &mut Changes) -> Vec<Arc<Slot>> {
    let mut about = HashSet::new();
    let mut told = Some(first);
    while let Some(now) = told {
        let Told::Changed(change) = now else { return streams.all() };
        about.insert(About::Game(change.game));
        about.extend(change.players.map(About::List));
        told = changes.next_now();
    }
    streams.about(&about)
}

/// What the database says of some streams.
struct News {
    live: HashSet<SessionId>,
    versions: HashMap<GameId, i32>,
    marks: HashMap<PlayerId, Mark>,
}

/// Tells streams what is new to them, and ends those whose session is over.
async fn look_again(app: &App, slots: &[Arc<Slot>]) -> Result<(), DbError> {
    if slots.is_empty() {
        return Ok(());
    }
    let news = find(&app.db, slots, app.clock.now()).await?;
    for slot in slots {
        if slot.session.is_some_and(|session| !news.live.contains(&session)) {
            slot.end();
            continue;
        }
        let now = match slot.about {
            About::Game(game) => news.versions.get(&game).map(|version| shown_of(*version)),
            About::List(player) => news.marks.get(&player).map(|mark| mark.number()),
        };
        if let Some(now) = now {
            slot.tell(now);
        }
    }
    Ok(())
}

async fn find(db: &Db, slots: &[Arc<Slot>], now: DateTime<Utc>) -> Result<News, DbError> {
    let (mut ids, mut players, mut known) = (HashSet::new(), HashSet::new(), HashSet::new());
    for slot in slots {
        known.extend(slot.session);
        match slot.about {
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
