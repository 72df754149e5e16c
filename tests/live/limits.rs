//! How many may listen, and that nobody waits for them.

use std::{
    io::{Read as _, Write as _},
    net::TcpStream,
    time::{Duration, Instant},
};

use super::{Listener, TIMEOUT, listen};
use crate::{
    cli::Service,
    support::{Browser, Site, database::TestDatabase},
    web::{Table, start},
};

fn count(browser: &mut Browser) -> u32 {
    let metrics = browser.get("/metrics");
    let line = metrics.html.lines().find_map(|line| line.strip_prefix("zugpost_live_pages "));
    line.expect("a number").parse().expect("a number")
}

/// Waits until so many streams are open.
fn until(browser: &mut Browser, wanted: u32) {
    let started = Instant::now();
    while count(browser) != wanted {
        assert!(started.elapsed() < Duration::from_secs(10), "{} are open", count(browser));
        std::thread::yield_now();
    }
}

#[test]
fn streams_are_counted_limited_and_gone_with_their_pages() {
    let site = Site::with(&[("LIVE_PAGES_PER_ADDRESS", "2")]);
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    start(&mut white, &mut black, &[]);
    let first = listen(&mut white, "/games/1");
    let _second = listen(&mut black, "/games");
    let refused = Listener::try_open(&white, "/live/games/1", "");
    assert!(refused.head.starts_with("HTTP/1.1 503"), "{}", refused.head);
    assert!(refused.head.contains("retry-after: 5"), "{}", refused.head);
    assert_eq!(count(&mut white), 2);
    drop(first);
    until(&mut white, 1);
    let again = listen(&mut white, "/games/1");
    assert_eq!(count(&mut white), 2);
    drop(again);
    until(&mut white, 1);
}

#[test]
fn all_together_are_limited() {
    let site = Site::with(&[("LIVE_PAGES", "1")]);
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    start(&mut white, &mut black, &[]);
    let _first = listen(&mut white, "/games/1");
    let refused = Listener::try_open(&black, "/live/my-games", "");
    assert!(refused.head.starts_with("HTTP/1.1 503"), "{}", refused.head);
}

#[test]
fn one_session_has_not_everything() {
    let mut table = Table::set();
    let listeners: Vec<_> = (0..40).map(|_| listen(&mut table.white, "/games/1")).collect();
    let refused = Listener::try_open(&table.white, "/live/games/1", "");
    assert!(refused.head.starts_with("HTTP/1.1 503"), "{}", refused.head);
    listen(&mut table.black, "/games/1");
    drop(listeners);
}

#[test]
fn there_is_nothing_to_hear_of_a_game_that_is_not_there() {
    let site = Site::start();
    let mut browser = site.browser();
    assert_eq!(browser.get("/live/games/99").status, 404);
    assert_eq!(browser.get_once("/live/my-games").status, 303);
    until(&mut browser, 0);
}

#[test]
fn the_service_stops_at_once_though_pages_are_open() {
    let database = TestDatabase::new();
    let game = crate::killed::prepare(&database)[0].game;
    let service = Service::start(&database, &[]);
    let mut listeners: Vec<_> = (0..10)
        .map(|_| Listener::open(&service.browser(), &format!("/live/games/{game}?seen=0")))
        .collect();
    let address = service.address;
    let asked = Instant::now();
    let status = service.interrupt();
    assert!(asked.elapsed() < Duration::from_secs(5), "{:?}", asked.elapsed());
    assert!(status.success(), "{status}");
    for listener in &mut listeners {
        assert_eq!(listener.next(), None);
    }
    assert!(TcpStream::connect(address).is_err());
}

/// A proxy goes on with the same connection for somebody else.
#[test]
fn who_asks_for_the_head_of_a_stream_keeps_no_connection() {
    let table = Table::set();
    let address = table.white.base.trim_start_matches("http://").to_owned();
    let mut stream = TcpStream::connect(&address).expect("a connection");
    stream.set_read_timeout(Some(TIMEOUT)).expect("a time-out");
    write!(
        stream,
        "HEAD /live/games/1?seen=0 HTTP/1.1\r\nHost: {address}\r\n\r\n\
         GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
    )
    .expect("sent");
    let mut answers = String::new();
    stream.read_to_string(&mut answers).expect("both answers");
    assert!(answers.contains("HTTP/1.1 200"), "{answers}");
}
