//! Open pages are notified of moves, challenges and messages: the streams read raw, from one server and from two.

mod challenges;
mod events;
mod limits;
mod messages;
mod nodes;
mod tournaments;

use std::{
    io::{BufRead as _, BufReader, Write as _},
    net::{SocketAddr, TcpStream},
    time::{Duration, Instant},
};

use crate::support::Browser;

/// Nothing takes this long unless it never comes.
const TIMEOUT: Duration = Duration::from_secs(20);

/// An open page, as far as it listens.
pub struct Listener {
    lines: BufReader<TcpStream>,
    pub head: String,
}

impl Listener {
    /// Opens a stream with a browser's cookies.
    #[track_caller]
    pub fn open(browser: &Browser, path: &str) -> Listener {
        let listener = Listener::try_open(browser, path, "");
        assert!(listener.head.starts_with("HTTP/1.1 200"), "{path}: {}", listener.head);
        listener
    }

    /// Opens a stream with headers of its own, whatever the answer is.
    pub fn try_open(browser: &Browser, path: &str, headers: &str) -> Listener {
        let address: SocketAddr =
            browser.base.trim_start_matches("http://").parse().expect("an address");
        let mut stream = TcpStream::connect(address).expect("a connection");
        stream.set_read_timeout(Some(TIMEOUT)).expect("a time-out");
        let cookies: Vec<String> =
            browser.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        write!(
            stream,
            // As browsers ask: what is compressed would wait for more.
            "GET {path} HTTP/1.1\r\nHost: {address}\r\nAccept-Encoding: gzip, br\r\n\
             Cookie: {}\r\n{headers}\r\n",
            cookies.join("; ")
        )
        .expect("sent");
        let mut lines = BufReader::new(stream);
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert!(lines.read_line(&mut head).expect("an answer") > 0, "no answer: {head}");
        }
        Listener { lines, head }
    }

    /// Returns the next event, `None` where the stream ends.
    pub fn next(&mut self) -> Option<u64> {
        self.next_event().map(|(_, number)| number)
    }

    /// The same with its name, which is empty for what the page shows.
    pub fn next_event(&mut self) -> Option<(String, u64)> {
        let mut name = String::new();
        let begun = Instant::now();
        loop {
            // A line that only keeps the connection is no event.
            assert!(begun.elapsed() < TIMEOUT, "an event within the time");
            let mut line = String::new();
            let length = self.lines.read_line(&mut line).expect("something within the time");
            // The connection was closed, or only the answer has ended (RFC 9112, section 7.1).
            if length == 0 || line == "0\r\n" {
                return None;
            }
            if let Some(data) = line.strip_prefix("data: ") {
                return Some((name, data.trim_end().parse().expect("a number")));
            }
            if let Some(event) = line.strip_prefix("event: ") {
                event.trim_end().clone_into(&mut name);
            }
        }
    }
}

/// Returns the stream that a page listens to, as it was made.
#[track_caller]
pub fn stream_of(browser: &mut Browser, path: &str) -> String {
    let page = browser.get(path);
    let value = |name| page.attribute("main", name).unwrap_or_else(|| panic!("no {name}"));
    format!("{}?seen={}", value("data-live-url"), value("data-seen"))
}

/// Opens a page and what it listens to.
#[track_caller]
pub fn listen(browser: &mut Browser, path: &str) -> Listener {
    let stream = stream_of(browser, path);
    Listener::open(browser, &stream)
}
