//! Open pages learn that what they show has changed, by server-sent events.
//!
//! An event says how far its game is, or that the list is another one, and nothing else: the page
//! then asks for itself, as its reader. All streams of a server share one task, one table and one
//! ticker; a stream that nothing happens on is a few hundred bytes and no timer.
//!
//! A page carries the number that it shows and gives it when it connects; if there is another one,
//! it is told. The same comparison, at each connect and every 25 seconds, catches up what was lost,
//! and what time alone has changed: a challenge that has expired. The numbers are always read from
//! the database (`state_versions`), and count what the reader may know: saving conditional moves tells
//! nobody anything, and what two players write tells no spectator. The same stream says what waits for
//! the reader, which the header of every page shows. To let pages hear of something
//! new, note a `StoredChange` beside what stores it, and see that a number changes with it.
//! On SIGTERM all streams end before the server stops, because it would wait for them.

mod state_versions;
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
    Db, DbError, SessionId,
    changes::{ChangeEvent, ChangeReceiver},
    sessions,
};

pub use state_versions::{
    challenge_state_version, game_state_version, rematch_state_version, tournament_state_version,
    waiting_state_version,
};
pub use subscriptions::{
    About, Full, NewStream, StateVersion, Streams, TICKS_PER_CHECK, WaitingSeen,
};
use subscriptions::{LiveTopic, Subscription};

const TICK: Duration = Duration::from_secs(1);
/// Streams that are checked with one visit to the database.
const STREAMS_PER_READ: usize = 500;

/// Returns the number of what a page shows now; `None` if there is no such page.
pub async fn number_now(
    db: &Db,
    about: About,
    now: DateTime<Utc>,
) -> Result<Option<StateVersion>, DbError> {
    Ok(numbers_now(db, vec![about], now).await?.get(&about).copied())
}

/// Returns the numbers of what pages show now. A page that there is not has none.
pub async fn numbers_now(
    db: &Db,
    about: Vec<About>,
    now: DateTime<Utc>,
) -> Result<HashMap<About, StateVersion>, DbError> {
    db.look_up(move |conn| Ok(state_versions::state_versions(conn, &about, now)?)).await
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
    let mut topics = HashSet::new();
    let mut event = Some(first);
    while let Some(now) = event {
        let ChangeEvent::Changed(change) = now else { return streams.all() };
        topics.extend(LiveTopic::of(change));
        event = changes.next_now();
    }
    streams.about(&topics)
}

/// The present numbers of some streams, read from the database.
struct News {
    live: HashSet<SessionId>,
    numbers: HashMap<About, StateVersion>,
}

/// Sends streams what is new to them, and ends those whose session is over.
async fn look_again(app: &App, subscriptions: &[Arc<Subscription>]) -> Result<(), DbError> {
    if subscriptions.is_empty() {
        return Ok(());
    }
    let news = find(app, subscriptions, app.clock.now()).await?;
    for subscription in subscriptions {
        if subscription.session.is_some_and(|session| !news.live.contains(&session)) {
            subscription.end();
            continue;
        }
        if let Some(now) = news.numbers.get(&subscription.about) {
            subscription.notify(*now);
        }
        if let Some(now) = subscription.waiting.and_then(|waiting| news.numbers.get(&waiting)) {
            subscription.notify_waiting(*now);
        }
    }
    Ok(())
}

async fn find(
    app: &App,
    subscriptions: &[Arc<Subscription>],
    now: DateTime<Utc>,
) -> Result<News, DbError> {
    let known: HashSet<SessionId> = subscriptions.iter().filter_map(|s| s.session).collect();
    let about: HashSet<About> =
        subscriptions.iter().flat_map(|s| [Some(s.about), s.waiting]).flatten().collect();
    let (known, about) = (Vec::from_iter(known), Vec::from_iter(about));
    let max_age = app.config.max_session;
    app.db
        .read(move |conn| {
            Ok(News {
                live: sessions::list_live(conn, &known, max_age, now)?.into_iter().collect(),
                numbers: state_versions::state_versions(conn, &about, now)?,
            })
        })
        .await
}
