//! What time costs: to look for what is due among many running games, and to give all of them
//! their time back after an outage, against the same statements on the bare database.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::Result;
use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;
use zugpost::{
    actions::{games::process_due_games, outages::beat},
    clock::{Clock as _, SystemClock},
    db::{
        self, Db, DbError, DbTimestamp, GameId, Synchronous,
        game_events::LoggedEvent,
        schema::{game_events, games},
    },
};

use crate::{
    options::Options,
    scripts::Script,
    seed::{self, Wanted},
    storage::Storage,
};

/// How often it is looked for what is due.
const CHECKS: u32 = 1000;

pub fn run(options: &Options, scripts: &Arc<[Script]>) -> Result<()> {
    let storage = Storage::fresh(options)?;
    let wanted = Wanted { games_each: 0, extra: options.games, clients: 1 };
    seed::prepare(&storage.target, scripts, wanted)?;
    let (target, synchronous) = (storage.target.clone(), Synchronous::Full);
    let db = Db::open(db::Options { target, pool: 4, synchronous, batch: 256, migrates: true })?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let now = SystemClock.now();
    let running = runtime.block_on(db.read::<_, DbError>(|conn| {
        Ok(games::table.filter(games::deadline.is_not_null()).select(games::id).load(conn)?)
    }))?;
    let count = u32::try_from(running.len())?.max(1);

    let begun = Instant::now();
    runtime.block_on(async {
        for _ in 0..CHECKS {
            let woken =
                process_due_games(&db, now).await.map_err(|error| anyhow::anyhow!("{error}"))?;
            anyhow::ensure!(woken == 0, "{woken} games are due");
        }
        Ok(())
    })?;
    let check = begun.elapsed() / CHECKS;

    let bare = runtime.block_on(bare(&db, running, now))?;
    let longest = TimeDelta::minutes(5);
    let outage = runtime.block_on(async {
        let beat = |at| beat(&db, longest, at);
        beat(now).await.map_err(|error| anyhow::anyhow!("{error}"))?;
        let started = Instant::now();
        let found = beat(now + TimeDelta::hours(1)).await;
        anyhow::ensure!(found.is_ok_and(|found| found.is_some()), "no outage");
        Ok(started.elapsed())
    })?;
    println!("\n| {count} running games | |\n|---|---|");
    println!("| to look for what is due, nothing being | {check:.1?} |");
    println!("| to give all of them time back | {outage:.2?}, {:.1?} a game |", outage / count);
    println!(
        "| bare database: two statements a game, one commit | {bare:.2?}, {:.1?} a game |",
        bare / count
    );
    Ok(())
}

/// A row changed and a row in the log for each game, and nothing decided.
async fn bare(db: &Db, running: Vec<GameId>, now: DateTime<Utc>) -> Result<Duration> {
    let started = Instant::now();
    db.write::<_, DbError>(move |conn| {
        for game_id in running {
            let at = DbTimestamp::of(now);
            let changes =
                (games::next_check_at.eq(Some(at)), games::version.eq(games::version + 1));
            diesel::update(games::table.find(game_id)).set(changes).execute(conn)?;
            let (actor, kind, detail) = ("system".into(), "time_returned".into(), "0-1".into());
            let event = LoggedEvent { game_id, number: -1, at, actor, kind, detail };
            diesel::insert_into(game_events::table).values(event).execute(conn)?;
        }
        Ok(())
    })
    .await?;
    Ok(started.elapsed())
}
