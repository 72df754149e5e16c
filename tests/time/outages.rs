//! The heartbeat, and the time that running clocks get back.

use chrono::{DateTime, TimeDelta, Utc};
use zugpost::{
    actions::{
        outages::beat,
        vacation::{NewVacation, book_vacation},
    },
    chess::Start,
    clock::{Clock as _, SystemClock},
    db::{DbConn, DbError, GameId, game_store, games, heartbeat},
    game::{Game, PlayerCommand, Terms, TimeoutRule, clock::TimeControl},
};

use super::{begin, command, find, kinds, log, play, players};
use crate::{
    cli::Service,
    support::{Site, database::TestDatabase, players::insert_player, site::PASSWORD},
    web::Table,
};

const TICK: TimeDelta = TimeDelta::microseconds(1);

fn terms() -> Terms {
    Terms::standard(TimeDelta::days(3))
}

fn outages(site: &Site) -> usize {
    site.read(|conn| heartbeat::list_outages_after(conn, DateTime::UNIX_EPOCH)).len()
}

#[test]
fn only_a_gap_of_more_than_five_minutes_is_an_outage() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let game = begin(&site, anna, bruno, &terms());
    let deadline = find(&site, game).deadline();
    // The first beat of all: there is nothing to compare it with.
    site.advance(TimeDelta::days(1));
    site.beat();
    site.advance(TimeDelta::minutes(5));
    site.beat();
    assert_eq!((find(&site, game).deadline(), outages(&site)), (deadline, 0));
    let gap = TimeDelta::minutes(5) + TICK;
    site.advance(gap);
    site.beat();
    site.beat();
    assert_eq!(
        (find(&site, game).deadline(), outages(&site)),
        (deadline.map(|deadline| deadline + gap), 1)
    );
}

#[test]
fn every_running_clock_gets_the_gap_back_and_the_log_says_so() {
    let mut table = Table::set();
    let site = &table.site;
    let [anna, bruno] = players(site, ["Anna", "Carl"]);
    let forms = [
        terms(),
        Terms { control: TimeControl::Unlimited, ..terms() },
        Terms { timeout_rule: TimeoutRule::Claimed, ..terms() },
        Terms { control: TimeControl::Period { moves: 10, days: 50, silence: 40 }, ..terms() },
        Terms { vacation: false, ..terms() },
    ];
    let games = forms.map(|terms| begin(site, anna, bruno, &terms));
    command(site, bruno, games[4], PlayerCommand::Abort);
    site.beat();
    site.advance(TimeDelta::minutes(2));
    play(site, anna, games[0], "e4");
    site.advance(TimeDelta::hours(30));
    site.beat();
    // The clock that began to run two minutes after the last beat ran two minutes less.
    let kinds = games.map(|game| kinds(site, game));
    assert_eq!(kinds[0], ["move", "time_returned"]);
    assert_eq!(kinds[1], [""; 0], "no clock runs in it");
    assert_eq!(kinds[2], ["time_returned"]);
    assert_eq!(kinds[3], ["time_returned"]);
    assert_eq!(kinds[4], ["ended"]);
    let returned = |game| log(site, game).pop().map(|(actor, _, detail)| (actor, detail));
    let (actor, detail) = returned(games[0]).expect("a line");
    assert_eq!(actor, "system");
    let (from, to) = detail.split_once('-').expect("a span");
    let minutes =
        (to.parse::<i64>().expect("micros") - from.parse::<i64>().expect("micros")) / 60_000_000;
    assert_eq!(minutes, 30 * 60);
    assert_eq!(find(site, games[3]).used(site.now()), TimeDelta::zero());
    // Both players can read why.
    table.white.log_in("Wilma", PASSWORD);
    let page = table.white.get("/games/1");
    page.assert_says("3 d left Tue 24 Nov 2026, 19:02 CET");
    table.white.get("/games/1/log").assert_says(
        "The server was down from Fri 20 Nov 2026, 13:00 CET to Sat 21 Nov 2026, 19:02 CET. The lost time was added to the running clock.",
    );
}

#[test]
fn two_nodes_that_start_together_give_it_back_once() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let games: Vec<_> = (0..20).map(|_| begin(&site, anna, bruno, &terms())).collect();
    let deadline = find(&site, games[0]).deadline();
    site.beat();
    site.advance(TimeDelta::hours(9));
    let (longest, now) = (TimeDelta::minutes(5), site.now());
    site.run(async {
        let beats = (0..4).map(|_| beat(&site.db, longest, now));
        let beats = futures_util::future::join_all(beats).await;
        assert_eq!(beats.iter().filter(|beat| matches!(beat, Ok(Some(_)))).count(), 1, "{beats:?}");
        assert!(beats.iter().all(Result::is_ok), "{beats:?}");
    });
    for game in games {
        assert_eq!(
            find(&site, game).deadline(),
            deadline.map(|deadline| deadline + TimeDelta::hours(9))
        );
        assert_eq!(kinds(&site, game), ["time_returned"]);
    }
}

#[test]
fn a_node_whose_clock_is_behind_makes_no_outage() {
    let site = Site::start();
    site.beat();
    for _ in 0..5 {
        site.advance(TimeDelta::minutes(-20));
        site.beat();
        site.advance(TimeDelta::minutes(20));
        site.beat();
    }
    assert_eq!(outages(&site), 0);
}

#[test]
fn no_flag_falls_while_the_service_is_away_but_what_fell_before_has_fallen() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let before = begin(&site, anna, bruno, &terms());
    play(&site, anna, before, "e4");
    play(&site, bruno, before, "e5");
    site.advance(TimeDelta::hours(1));
    let within = begin(&site, anna, bruno, &terms());
    play(&site, anna, within, "e4");
    play(&site, bruno, within, "e5");
    site.advance(TimeDelta::days(3) - TimeDelta::minutes(30));
    // The first player's time has run out, though not yet stored; the other has half an hour.
    site.beat();
    site.advance(TimeDelta::days(2));
    site.beat();
    site.run_jobs();
    assert_eq!(kinds(&site, before), ["move", "move", "ended"]);
    assert_eq!(kinds(&site, within), ["move", "move", "time_returned"]);
    assert_eq!(find(&site, within).time_left(site.now()), Some(TimeDelta::minutes(30)));
    site.advance(TimeDelta::minutes(20));
    play(&site, anna, within, "Nf3");
    let used = find(&site, within).time_used(2);
    assert_eq!(used, TimeDelta::days(3) - TimeDelta::minutes(10));
}

/// A row restored from a backup: it can be read, but its next event is in the log already.
#[test]
fn a_game_that_cannot_be_written_keeps_no_other_from_its_time_nor_a_player_from_vacation() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let games = [(); 3].map(|()| begin(&site, anna, bruno, &terms()));
    play(&site, anna, games[1], "e4");
    site.beat();
    let broken = games[1];
    let restore = site.db.write::<_, DbError>(move |conn| {
        use diesel::RunQueryDsl as _;
        diesel::sql_query(format!("UPDATE games SET version = 0 WHERE id = {broken}"))
            .execute(conn)?;
        Ok(())
    });
    site.run(restore).expect("restored");
    site.advance(TimeDelta::hours(9));
    site.beat();
    assert_eq!(kinds(&site, games[0]), ["time_returned"]);
    assert_eq!(kinds(&site, games[1]), ["move"]);
    assert_eq!(kinds(&site, games[2]), ["time_returned"]);
    let wish = NewVacation { from: None, until: "2026-11-28".parse().expect("a day") };
    let booked = book_vacation(&site.db, bruno, wish, chrono_tz::UTC, 30, site.now());
    assert!(site.run(booked).is_ok());
    assert_eq!(kinds(&site, games[2]), ["time_returned", "vacation_set"]);
}

#[test]
fn a_corrupt_game_keeps_no_other_from_its_time() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let games = [(); 3].map(|()| begin(&site, anna, bruno, &terms()));
    site.beat();
    site.run_jobs();
    let broken = games[1];
    site.run(site.db.write::<_, DbError>(move |conn| {
        use diesel::RunQueryDsl as _;
        diesel::sql_query(format!("UPDATE games SET clock = 'x' WHERE id = {broken}"))
            .execute(conn)?;
        Ok(())
    }))
    .expect("broken");
    site.advance(TimeDelta::hours(9));
    site.beat();
    assert_eq!(kinds(&site, games[0]), ["time_returned"]);
    assert_eq!(kinds(&site, games[2]), ["time_returned"]);
    // Nor does it stop what time does to others.
    site.advance(TimeDelta::days(4));
    site.run_jobs();
    assert_eq!(kinds(&site, games[2]), ["time_returned", "ended"]);
    site.run_jobs();
}

#[test]
fn a_machine_that_was_asleep_answers_nobody_before_clocks_have_their_time() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let page = table.white.get("/games/1?move=Nf3");
    table.site.beat();
    // Past the deadline: who sends the move first thing must not be shown that it came too late.
    table.site.advance(TimeDelta::days(3));
    let asleep = table.white.submit(&page, ".confirm form", &[]);
    assert_eq!(asleep.status, 503);
    asleep.assert_says("The server was down.");
    assert!(asleep.headers.contains_key("retry-after"));
    table.site.beat();
    table.white.log_in("Wilma", PASSWORD);
    crate::web::play(&mut table.white, "/games/1", "Nf3").assert_says("3 d left");
}

/// A game of an hour a move that began with the last heartbeat.
fn left_alone(conn: &mut DbConn, since: DateTime<Utc>) -> Result<GameId, DbError> {
    heartbeat::update(conn, since)?;
    let white = insert_player(conn, "Anna", since)?;
    let black = insert_player(conn, "Bruno", since)?;
    let game = Game::new(Terms::standard(TimeDelta::hours(1)), Start::standard(), since);
    Ok(game_store::insert(conn, white, black, &game)?)
}

/// The jobs alone, as cron runs them, are no less careful.
#[test]
fn the_jobs_alone_give_time_back_before_they_look_for_flags() {
    let database = TestDatabase::new();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let db = database.open();
    let since = SystemClock.now() - TimeDelta::hours(3);
    let game = runtime.block_on(db.write::<_, DbError>(move |conn| left_alone(conn, since)));
    let game = game.expect("a game");
    drop(db);
    let run = crate::cli::command(&database, &[]).arg("run-jobs-once").status().expect("it runs");
    assert!(run.success());
    let db = database.open();
    let find = db.read::<_, DbError>(move |conn| Ok(games::find(conn, game)?));
    let stored = runtime.block_on(find).expect("a query").expect("the game");
    assert!(stored.game.is_running(), "its flag fell while nobody could move");
}

/// The service itself, in a process of its own.
#[test]
fn a_service_that_was_away_gives_time_back_when_it_starts() {
    let database = TestDatabase::new();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let db = database.open();
    let since = SystemClock.now() - TimeDelta::hours(3);
    let game = runtime.block_on(db.write::<_, DbError>(move |conn| left_alone(conn, since)));
    let game = game.expect("a game");
    drop(db);
    drop(Service::start(&database, &[]));
    let db = database.open();
    let find = db.read::<_, DbError>(move |conn| Ok(games::find(conn, game)?));
    let stored = runtime.block_on(find).expect("a query").expect("the game");
    let left = stored.game.time_left(SystemClock.now()).expect("a clock");
    assert!(left > TimeDelta::minutes(58), "{left}");
    let outages = runtime
        .block_on(
            db.read::<_, DbError>(move |conn| Ok(heartbeat::list_outages_after(conn, since)?)),
        )
        .expect("a query");
    assert_eq!(outages.len(), 1);
    assert_eq!(outages[0].0, since);
    assert!(outages[0].1 - since >= TimeDelta::hours(3));
}
