//! A Postgres that stands still holds nobody up for long, and nothing happens twice.

use std::time::{Duration, Instant};

use diesel::connection::SimpleConnection as _;

use crate::{
    support::{
        Browser, Site,
        database::{TestDatabase, connect},
        own_postgres::OwnPostgres,
    },
    web::start,
};

/// Asks as many at once as this; the pool has eight connections.
const AT_ONCE: usize = 20;
/// As promised: four seconds for the database, and one for the rest.
const LIMIT: Duration = Duration::from_secs(5);

/// Returns the answers to that many requests at once, and how long the slowest took.
fn ask_many(site: &Site, browser: &Browser, path: &str) -> (Vec<u16>, Duration) {
    let began = Instant::now();
    let asked: Vec<_> = (0..AT_ONCE)
        .map(|_| {
            let (mut browser, path) = (browser.at(site.address), path.to_owned());
            std::thread::spawn(move || browser.get_once(&path).status)
        })
        .collect();
    let answers = asked.into_iter().map(|asked| asked.join().expect("an answer")).collect();
    (answers, began.elapsed())
}

#[test]
fn a_frozen_postgres_is_a_503_in_five_seconds_and_the_form_sent_again_has_its_effect_once() {
    let Some(server) = OwnPostgres::start() else {
        return;
    };
    let url = server.url();
    let site = Site::on(TestDatabase::empty(), &[("DATABASE_URL", &url), ("DATABASE_POOL", "8")]);
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    let game = start(&mut white, &mut black, &[]);
    let page = white.get(&format!("{game}?move=e4"));
    // All connections of the pool are open.
    assert!(ask_many(&site, &black, &game).0.iter().all(|status| *status == 200));
    let frozen = server.freeze();
    let began = Instant::now();
    let unknown = white.submit(&page, ".confirm form", &[]);
    assert!(began.elapsed() < LIMIT, "{:?}", began.elapsed());
    assert_eq!((unknown.status, unknown.headers["retry-after"].as_str()), (503, "5"));
    unknown.assert_says("we do not know yet whether it was saved");
    unknown.assert_says("it takes effect only once");
    let (answers, took) = ask_many(&site, &black, &game);
    assert!(answers.iter().all(|status| *status == 503) && took < LIMIT, "{took:?}");
    // By now everybody knows.
    let (answers, took) = ask_many(&site, &black, &game);
    assert!(answers.iter().all(|status| *status == 503), "{took:?}");
    assert!(took < Duration::from_secs(2), "{took:?}");
    drop(frozen);
    let began = Instant::now();
    while black.get(&game).status != 200 {
        assert!(began.elapsed() < Duration::from_secs(10), "it does not come back");
    }
    assert!(ask_many(&site, &black, &game).0.iter().all(|status| *status == 200));
    let again = white.submit(&page, ".confirm form", &[]);
    assert_eq!((again.status, again.all("a.ply").len()), (200, 1), "{}", again.text());
}

#[test]
fn who_waits_for_a_lock_keeps_no_connection_from_others() {
    let Some(server) = OwnPostgres::start() else {
        return;
    };
    let url = server.url();
    let site = Site::on(TestDatabase::empty(), &[("DATABASE_URL", &url), ("DATABASE_POOL", "8")]);
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    let game = start(&mut white, &mut black, &[]);
    // Somebody holds a table in which moves are written, longer than all of the pool could wait.
    let mut operator = connect(&url);
    operator.batch_execute("BEGIN; LOCK TABLE game_events IN EXCLUSIVE MODE").expect("a lock");
    let page = white.get(&format!("{game}?move=e4"));
    let csrf = white.csrf();
    let senders: Vec<_> = (0..AT_ONCE)
        .map(|_| {
            let (mut white, csrf, path) =
                (white.at(site.address), csrf.clone(), format!("{game}/moves"));
            std::thread::spawn(move || {
                let fields = [("csrf", &*csrf), ("ply", "0"), ("move", "e4"), ("confirmed", "yes")];
                white.post_once(&path, &fields).status
            })
        })
        .collect();
    for sender in senders {
        assert_eq!(sender.join().expect("an answer"), 503);
    }
    // Each has its connection back a second later, with the lock still there.
    let began = Instant::now();
    while black.get("/players").status != 200 {
        assert!(began.elapsed() < Duration::from_secs(5), "the connections are held");
    }
    operator.batch_execute("COMMIT").expect("an end");
    let again = white.submit(&page, ".confirm form", &[]);
    assert_eq!((again.status, again.all("a.ply").len()), (200, 1), "{}", again.text());
}
