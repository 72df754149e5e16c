//! A move that waits beside outages and vacations, in tournaments, and when the service is killed.

use std::time::{Duration, Instant};

use chrono::TimeDelta;
use diesel::connection::SimpleConnection as _;
use zugpost::{
    actions::games::{Acted, GameCommand, play_due_moves},
    db::{DbError, GameId, delayed_moves, games},
    game::{Play, PlayerCommand, Terms, clock::Vacation},
    tournament::terms::StartRule,
};

use super::{begin, command, find, kinds, log, players};
use crate::{
    cli::Service,
    killed,
    support::{Site, database::TestDatabase},
    tournaments::{Event, ROUND_ROBIN, terms},
    web,
};

const DELAY: TimeDelta = TimeDelta::minutes(10);

fn delayed(text: &str) -> PlayerCommand {
    PlayerCommand::Play(Play { text: text.to_owned(), delay: DELAY, ..Play::default() })
}

fn three_days() -> Terms {
    Terms::standard(TimeDelta::days(3))
}

#[test]
fn after_an_outage_the_move_is_sent_first_and_the_opponent_gets_the_rest_back() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let game = begin(&site, anna, bruno, &three_days());
    site.beat();
    command(&site, anna, game, delayed("e4"));
    let sent_at = site.now() + DELAY;
    site.advance(TimeDelta::hours(30));
    site.beat();
    assert_eq!(kinds(&site, game), ["delay_ended", "move", "time_returned"]);
    let span = Vacation { from: sent_at, to: site.now() }.to_text();
    assert_eq!(log(&site, game)[2].2, span);
    assert_eq!(find(&site, game).deadline(), Some(site.now() + TimeDelta::days(3)));
    assert_eq!(find(&site, game).time_used(0), TimeDelta::zero());
}

#[test]
fn an_outage_within_the_delay_gives_the_player_the_time_back_and_the_move_waits_on() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let game = begin(&site, anna, bruno, &three_days());
    let deadline = find(&site, game).deadline();
    site.beat();
    command(&site, anna, game, delayed("e4"));
    let gap = TimeDelta::minutes(7);
    site.advance(gap);
    site.beat();
    assert_eq!(kinds(&site, game), ["time_returned"]);
    assert_eq!(find(&site, game).deadline(), deadline.map(|deadline| deadline + gap));
    site.advance(DELAY);
    site.run_jobs();
    assert_eq!(kinds(&site, game), ["time_returned", "delay_ended", "move"]);
    assert_eq!(find(&site, game).time_used(0), TimeDelta::zero());
}

#[test]
fn four_jobs_at_once_send_a_move_once() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let games: Vec<GameId> = (0..12).map(|_| begin(&site, anna, bruno, &three_days())).collect();
    for game in &games {
        command(&site, anna, *game, delayed("e4"));
    }
    let sent_at = site.now() + DELAY;
    // What is due is found by an index; nothing is due before.
    assert_eq!(
        site.run(play_due_moves(&site.db, sent_at - TimeDelta::microseconds(1))).ok(),
        Some(0)
    );
    site.advance(DELAY);
    let other = site.db_of_another_node();
    let jobs = [&site.db, &other, &site.db, &other].map(|db| play_due_moves(db, sent_at));
    for sent in site.run(futures_util::future::join_all(jobs)) {
        sent.expect("sent, or somebody else was faster");
    }
    for game in games {
        assert_eq!(kinds(&site, game), ["delay_ended", "move"]);
        assert_eq!(find(&site, game).turn_began(), sent_at);
    }
}

#[test]
fn time_that_runs_out_after_the_delay_is_the_opponents() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let game = begin(&site, anna, bruno, &three_days());
    let deadline = find(&site, game).deadline().expect("a deadline");
    site.advance(TimeDelta::days(3) - DELAY - TimeDelta::microseconds(1));
    command(&site, anna, game, delayed("e4"));
    assert!(site.read(move |conn| delayed_moves::find(conn, game)).is_some());
    // Nobody looks for a week: the delay ended before the deadline, and then Bruno had three days.
    site.advance(TimeDelta::days(7));
    let check = GameCommand::by_player(bruno, game, PlayerCommand::Resign);
    let acted = site.run(check.run(&site.db, site.now())).expect("it is heard");
    assert_eq!(acted, Acted::TooLate);
    let kinds = kinds(&site, game);
    assert_eq!(kinds, ["delay_ended", "move", "ended"]);
    let over = find(&site, game);
    let end = over.ended().expect("an end").at;
    assert_eq!(end, deadline - TimeDelta::microseconds(1) + TimeDelta::days(3));
}

#[test]
fn in_tournaments_the_delay_is_a_minute() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    event.enter(3);
    event.site.run_jobs();
    let (game, white, black) = event.games()[0];
    web::send_delay::choose(&mut event.players[white], "600");
    let page = web::play(&mut event.players[white], &format!("/games/{game}"), "e4");
    page.assert_says("will be sent in 1 min");
    let sent_at = event.site.now() + TimeDelta::minutes(1);
    event.site.advance(TimeDelta::minutes(1));
    event.site.run_jobs();
    let stored = event.site.read(move |conn| games::find(conn, game)).expect("the game");
    assert_eq!(stored.game.turn_began(), sent_at);
    // A shorter one is as it was chosen.
    web::send_delay::choose(&mut event.players[black], "10");
    let page = web::play(&mut event.players[black], &format!("/games/{game}"), "e5");
    page.assert_says("will be sent in 10 s");
}

/// The delay goes on while no server runs, and the move is sent as of its end.
#[test]
fn a_move_that_waits_outlives_a_kill() {
    let database = TestDatabase::new();
    let mut boards = killed::prepare(&database);
    let board = &mut boards[0];
    let (game, runtime) = (board.game, tokio::runtime::Runtime::new().expect("a runtime"));
    let db = database.open();
    let choose = db.write::<_, DbError>(|conn| {
        conn.batch_execute("UPDATE players SET send_delay = 10")?;
        Ok(())
    });
    runtime.block_on(choose).expect("chosen");
    let mut service = Service::start(&database, &[]);
    assert!(board.play_on(service.address));
    service.child.kill().expect("killed");
    drop(service);
    let look = || {
        let find = db.read::<_, DbError>(move |conn| {
            let waits = delayed_moves::find(conn, game)?;
            Ok((waits, games::find(conn, game)?.expect("the game").game))
        });
        runtime.block_on(find).expect("the game")
    };
    let (waits, before) = look();
    let waits = waits.expect("it was answered, so it is stored");
    assert_eq!(before.ply(), 0);
    assert_eq!(waits.sent_at - waits.made_at, TimeDelta::seconds(10));
    let _service = Service::start(&database, &[]);
    let since = Instant::now();
    let after = loop {
        let (waits, after) = look();
        if waits.is_none() {
            break after;
        }
        assert!(since.elapsed() < Duration::from_secs(60), "it was not sent");
        std::thread::park_timeout(Duration::from_millis(100));
    };
    assert_eq!(after.played().len(), 1);
    assert_eq!(after.played()[0].at, waits.sent_at, "at its own instant");
    assert_eq!(after.time_used(0), waits.made_at - after.started_at());
}

#[test]
fn a_vacation_that_is_booked_meanwhile_costs_and_saves_nothing() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let game = begin(&site, anna, bruno, &three_days());
    site.advance(TimeDelta::hours(5));
    command(&site, anna, game, delayed("e4"));
    let vacation = Vacation { from: site.now(), to: site.now() + TimeDelta::days(9) };
    site.advance(TimeDelta::minutes(3));
    command(&site, anna, game, PlayerCommand::TakeVacation { vacations: vec![vacation] });
    site.advance(TimeDelta::minutes(7));
    site.run_jobs();
    assert_eq!(kinds(&site, game), ["vacation_set", "delay_ended", "move"]);
    assert_eq!(find(&site, game).time_used(0), TimeDelta::hours(5));
}
