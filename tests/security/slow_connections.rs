//! Who sends slowly keeps nobody else waiting.

use std::{
    io::{ErrorKind, Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    time::Duration,
};

use crate::web::Table;

/// Forms that are not sent to their end. A form has 30 seconds.
const FORMS: usize = 200;
/// Heads that are not sent to their end. A head has five seconds.
const HEADS: usize = 50;
/// What others ask meanwhile.
const PAGES: usize = 20;

const UNFINISHED_FORM: &str = "POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n\
    Content-Length: 7\r\nConnection: close\r\n\r\nlogin=";

/// Sends only a part.
fn begin(address: SocketAddr, part: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).expect("a connection");
    stream.write_all(part.as_bytes()).expect("a part");
    stream
}

fn begin_many(address: SocketAddr) -> [Vec<TcpStream>; 2] {
    let heads = (0..HEADS).map(|_| begin(address, "GET / HTTP/1.1\r\nHost: x\r\nCookie: a"));
    [(0..FORMS).map(|_| begin(address, UNFINISHED_FORM)).collect(), heads.collect()]
}

#[test]
fn two_hundred_slow_connections_keep_nobody_waiting() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let known = table.black.get(&table.game).html_without_key();
    let [mut forms, heads] = begin_many(table.site.address);
    for _ in 0..PAGES {
        let page = table.black.get(&table.game);
        assert_eq!((page.status, page.html_without_key() == known), (200, true));
    }
    let page = crate::web::play(&mut table.black, &table.game, "e5");
    assert_eq!((page.status, page.all("a.ply").len()), (200, 2));
    // All of that was answered before any of them was.
    for form in &mut forms {
        form.set_nonblocking(true).expect("a mode");
        let answered = form.read(&mut [0]);
        assert!(matches!(&answered, Err(e) if e.kind() == ErrorKind::WouldBlock), "{answered:?}");
    }
    // Each of them was there: it gets its answer when it is whole.
    for mut form in forms {
        form.set_nonblocking(false).expect("a mode");
        form.set_read_timeout(Some(Duration::from_secs(20))).expect("a time");
        form.write_all(b"x").expect("the rest");
        let mut answer = String::new();
        form.read_to_string(&mut answer).expect("an answer");
        // It has no secret.
        assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
    }
    // And nobody waits for the rest of a head for ever.
    for mut head in heads {
        head.set_read_timeout(Some(Duration::from_secs(20))).expect("a time");
        let mut answer = String::new();
        head.read_to_string(&mut answer).expect("an end");
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408"), "{answer}");
    }
}

/// A bad line is no slow server.
#[test]
fn the_time_that_a_form_is_on_its_way_is_not_counted() {
    const ON_ITS_WAY: Duration = Duration::from_secs(3);
    let table = Table::set();
    let mut monitor = table.site.browser();
    let mut seconds = || {
        let metrics = monitor.get("/metrics").html;
        let sum =
            metrics.lines().find_map(|line| line.strip_prefix("zugpost_http_request_seconds_sum "));
        sum.expect("the sum").parse::<f64>().expect("a number")
    };
    let before = seconds();
    let mut form = begin(table.site.address, UNFINISHED_FORM);
    std::thread::park_timeout(ON_ITS_WAY);
    form.write_all(b"x").expect("the rest");
    form.read_to_string(&mut String::new()).expect("an answer");
    let counted = seconds() - before;
    assert!(counted < ON_ITS_WAY.as_secs_f64(), "{counted}");
}
