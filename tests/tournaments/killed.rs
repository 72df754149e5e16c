//! Killed with SIGKILL while the games of a tournament begin, or emails to everybody are queued: each
//! game exists once, and everybody has one email.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::{Duration, Instant},
};

use chrono::TimeDelta;
use diesel::prelude::*;
use zugpost::{
    actions::tournaments::{DirectorAct, TournamentAct, continue_mailings},
    clock::{Clock as _, SystemClock},
    db::{
        Db, DbError, PlayerId, TournamentId,
        outbox::EmailKind,
        players,
        schema::{games, outbox},
        tournaments,
    },
    tournament::terms::StartRule,
};

use super::{ROUND_ROBIN, many_entrants, terms};
use crate::{
    cli::Service,
    support::{Chance, database::TestDatabase, is_full, seed},
};

/// Players: about 30 000 games in the full run, 300 in the quick one.
const FULL: u32 = 10_000;
const QUICK: u32 = 100;

fn run<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Runtime::new().expect("a runtime").block_on(future)
}

/// How many games have begun, and how many there will be.
fn progress(db: &Db, id: TournamentId) -> (usize, usize) {
    let stored = run(db.read::<_, DbError>(move |conn| Ok(tournaments::find(conn, id)?)));
    let tournament = stored.expect("a query").expect("the tournament").tournament;
    let sections = tournament.sections.iter().map(|section| section.seats.len());
    (tournament.games.len(), sections.map(|seats| seats * (seats - 1) / 2).sum())
}

/// How often games have begun together: once for each section.
fn batches(db: &Db, id: TournamentId) -> usize {
    let lines = run(db.read::<_, DbError>(move |conn| Ok(tournaments::list_lines(conn, id)?)));
    count(lines.expect("a query").iter().map(|line| line.event.as_str()))
}

fn count<'a>(lines: impl Iterator<Item = &'a str>) -> usize {
    lines.filter(|line| line.contains("games_started")).count()
}

/// Waits until so many sections have begun, as everybody can read.
fn wait(service: &Service, id: TournamentId, sections: usize) {
    let mut browser = service.browser();
    let log = format!("/tournaments/{id}/log.txt");
    let waited = Instant::now();
    while count(browser.get(&log).html.lines()) < sections {
        assert!(waited.elapsed() < Duration::from_secs(600), "it does not go on");
        std::thread::park_timeout(Duration::from_millis(1));
    }
}

#[test]
fn a_start_that_is_killed_goes_on_with_no_game_twice() {
    let database = TestDatabase::new();
    let (count, kills) = if is_full() { (FULL, 20) } else { (QUICK, 3) };
    let players = usize::try_from(count).expect("small");
    let terms = terms(ROUND_ROBIN, StartRule::WhenFull, Some(count));
    let (id, entrants) = {
        let db = database.open();
        run(many_entrants::announce(&db, terms, players, SystemClock.now()))
    };
    let sections = players.div_ceil(7);
    let mut chance = Chance(seed());
    let (mut before, mut between) = (0, 0);
    for _ in 0..kills {
        let mut service = Service::start(&database, &[]);
        // Mostly when it has gone on; the moment falls anywhere in a batch.
        if chance.happens(80) {
            wait(&service, id, (before + 1).min(sections));
        }
        let moment = u64::try_from(chance.below(20_000)).expect("small");
        std::thread::park_timeout(Duration::from_micros(moment));
        service.child.kill().expect("killed");
        drop(service);
        let (begun, all) = progress(&database.open(), id);
        between += usize::from(begun > 0 && begun < all);
        before = batches(&database.open(), id);
    }
    let service = Service::start(&database, &[]);
    wait(&service, id, sections);
    service.interrupt();

    let db = database.open();
    let (begun, all) = progress(&db, id);
    assert_eq!(begun, all, "each game of the log");
    let (pairs, told) = run(db.read::<_, DbError>(|conn| {
        let pairs: Vec<(PlayerId, PlayerId)> =
            games::table.select((games::white_id, games::black_id)).load(conn)?;
        let told: Vec<PlayerId> = outbox::table
            .filter(outbox::kind.eq(EmailKind::TournamentGames.as_str()))
            .select(outbox::player_id)
            .load(conn)?;
        Ok((pairs, told))
    }))
    .expect("a query");
    assert_eq!(pairs.len(), all, "no game beside the log");
    let distinct: BTreeSet<[PlayerId; 2]> =
        pairs.iter().map(|(white, black)| [(*white).min(*black), (*white).max(*black)]).collect();
    assert_eq!(distinct.len(), all, "no pair twice");
    let mut emails: BTreeMap<PlayerId, usize> = BTreeMap::new();
    for player in told {
        *emails.entry(player).or_default() += 1;
    }
    let once = entrants.iter().filter(|player| emails.get(player) == Some(&1)).count();
    assert_eq!((once, emails.len()), (players, players), "one email each");
    assert!(between > 0 || !is_full(), "it was never killed amid the start");
    println!("{all} games, killed {kills} times, {between} times amid the start");
}

#[test]
fn an_announcement_that_is_killed_reaches_everybody_once() {
    let database = TestDatabase::new();
    let (count, kills) = if is_full() { (5000, 20) } else { (1000, 3) };
    let now = SystemClock.now();
    let terms = terms(ROUND_ROBIN, StartRule::OnDate(now + TimeDelta::days(30)), None);
    let entrants = {
        let db = database.open();
        let (id, entrants) = run(many_entrants::announce(&db, terms, count, now));
        let director = run(db.read::<_, DbError>(|conn| {
            Ok(players::find_by_name(conn, "Director")?.expect("the director").id)
        }));
        let act = DirectorAct::Announce { text: "Welcome!".to_owned() };
        let act = TournamentAct::by_director(director.expect("a query"), id, act);
        run(act.run(&db, now)).expect("an announcement");
        entrants
    };
    let mut chance = Chance(seed());
    for _ in 0..kills {
        let mut service = Service::start(&database, &[]);
        let moment = u64::try_from(chance.below(50_000)).expect("small");
        std::thread::park_timeout(Duration::from_micros(moment));
        service.child.kill().expect("killed");
    }
    let db = database.open();
    run(continue_mailings(&db, SystemClock.now())).expect("the rest");
    let told: Vec<PlayerId> = run(db.read::<_, DbError>(|conn| {
        Ok(outbox::table
            .filter(outbox::kind.eq(EmailKind::TournamentNotice.as_str()))
            .select(outbox::player_id)
            .load(conn)?)
    }))
    .expect("a query");
    let distinct: BTreeSet<PlayerId> = told.iter().copied().collect();
    assert_eq!((told.len(), distinct.len()), (count, count), "one email each");
    assert!(entrants.iter().all(|player| distinct.contains(player)));
}
