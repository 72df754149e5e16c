//! Moves while a large tournament starts, against moves alone.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context as _, Result, ensure};
use chrono::TimeDelta;
use diesel::prelude::*;
use zugpost::{
    actions::tournaments::{NewTournament, announce_tournament},
    clock::{Clock as _, SystemClock},
    db::{
        Db, DbConn, DbError, PlayerId, TournamentId, player_roles, schema::tournament_games,
        tournaments,
    },
    game::clock::TimeControl,
    tournament::{
        event::{TournamentActor, TournamentEvent, TournamentEventKind},
        lots::LotSecret,
        pairing::round_robin::{Cycles, RoundPace},
        terms::{Format, TournamentTerms},
    },
};

use crate::{
    drive::{WARM_UP, drive},
    house::House,
    options::Options,
    scripts::Script,
    seat, seed,
    storage::Storage,
};

/// A start that takes longer has failed.
const MAX_SECONDS: u64 = 600;

pub fn run(options: &Options, scripts: &Arc<[Script]>, entrants: u32) -> Result<()> {
    let storage = Storage::fresh(options)?;
    // Games for all phases.
    let mut wanted = options.wanted(scripts);
    wanted.games_each *= 3;
    let house = House::open(storage, scripts, wanted, options.batch, None)?;
    let mut movers = house.movers(scripts);
    drive(&mut movers, WARM_UP)?;
    eprintln!("moves alone …");
    let alone = drive(&mut movers, options.length())?.summary()?;
    eprintln!("{entrants} players enter …");
    let db = seed::open(&house.storage.target)?;
    let id = seed::run(async { announce(&db, entrants).await })?;
    eprintln!("moves while they start …");
    let began = Instant::now();
    let beside = drive(&mut movers, options.length())?.summary()?;
    while expected_games(&db, id)?.is_none_or(|all| started(&db, id).is_ok_and(|is| is < all)) {
        ensure!(began.elapsed() < Duration::from_secs(MAX_SECONDS), "it does not start");
        std::thread::sleep(Duration::from_millis(200));
    }
    let took = began.elapsed();
    let done = movers.iter().map(|mover| mover.confirmed).sum();
    let games = started(&db, id)?;
    drop(db);
    house.close(done)?;
    println!("\n| moves, {} connections | a second | p50 ms | p99 ms |", options.players);
    println!("|---|---|---|---|");
    for (name, summary) in [("alone", &alone), ("while it starts", &beside)] {
        let (rate, p50, p99) = (summary.per_second(), summary.p50, summary.p99);
        println!("| {name} | {rate:.0} | {p50:.1} | {p99:.1} |");
    }
    println!(
        "\n{entrants} players, {games} games; all had begun {:.1} s after the last entry; p99 {:.2} times",
        took.as_secs_f64(),
        beside.p99 / alone.p99,
    );
    Ok(())
}

/// Announces a tournament with all entries. The server starts it at its next look.
async fn announce(db: &Db, entrants: u32) -> Result<TournamentId> {
    let now = SystemClock.now();
    let prepared = db.write::<_, DbError>(move |conn| {
        let director = seat::insert(conn, "load-director", now)?.0;
        let roles =
            player_roles::PlayerRoles { is_admin: false, is_arbiter: false, is_director: true };
        player_roles::update(conn, director, roles)?;
        let insert = |n| Ok(seat::insert(conn, &format!("load-entrant-{n}"), now)?.0);
        let all = (0..entrants).map(insert).collect::<Result<Vec<PlayerId>, DbError>>()?;
        Ok((director, all))
    });
    let (director, all) = prepared.await?;
    let secret = LotSecret::new([7; 32]);
    let (form_key, deputy) = ("load".to_owned(), None);
    let (terms, edition_of) = (terms(entrants), None);
    let new = NewTournament { terms, director, deputy, edition_of, form_key, secret };
    let id = announce_tournament(db, new, now).await.ok().context("a tournament")?;
    let entered = |player: PlayerId| TournamentEvent {
        at: now,
        by: TournamentActor::Player(player.0),
        what: TournamentEventKind::Entered { player: player.0, by_right: false },
    };
    let events: Vec<TournamentEvent> = all.into_iter().map(entered).collect();
    let stored = db.write::<_, DbError>(move |conn| {
        let found = tournaments::find(conn, id)?;
        let Some(mut stored) = found else { return Ok(false) };
        Ok(tournaments::save_events(conn, &mut stored, &events, now)?)
    });
    ensure!(stored.await?, "the entries were not stored");
    Ok(id)
}

fn terms(entrants: u32) -> TournamentTerms {
    let format =
        Format::RoundRobin { section_size: 7, cycles: Cycles::Single, pace: RoundPace::AllAtOnce };
    let control = TimeControl::PerMove { time: TimeDelta::days(3) };
    TournamentTerms {
        capacity: Some(entrants),
        ..TournamentTerms::standard("A large one", format, control)
    }
}

/// Returns how many games there will be; `None` before the numbers are drawn.
fn expected_games(db: &Db, id: TournamentId) -> Result<Option<i64>> {
    let find = move |conn: &mut DbConn| Ok::<_, DbError>(tournaments::find(conn, id)?);
    let stored = seed::run(db.read(find))?.context("the tournament")?;
    let games = |seats: usize| seats * seats.saturating_sub(1) / 2;
    let sections = &stored.tournament.sections;
    let all: usize = sections.iter().map(|section| games(section.seats.len())).sum();
    Ok((all > 0).then(|| i64::try_from(all)).transpose()?)
}

fn started(db: &Db, id: TournamentId) -> Result<i64> {
    let count = move |conn: &mut DbConn| {
        let games = tournament_games::table.filter(tournament_games::tournament_id.eq(id));
        Ok::<_, DbError>(games.count().get_result(conn)?)
    };
    seed::run(db.read(count))
}
