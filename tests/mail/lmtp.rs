//! Mail handed over by LMTP.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    net::{SocketAddr, TcpStream},
};

use tokio::sync::watch;

use super::{
    BRUNO, WILMA,
    bounces::{rejection, report, sender_of},
    table,
};
use crate::{support::site::answer_to, web::Table};

/// A mail server's side of a connection.
struct Client {
    stream: TcpStream,
    lines: BufReader<TcpStream>,
}

impl Client {
    fn connect(address: SocketAddr) -> Client {
        let stream = TcpStream::connect(address).expect("a connection");
        let lines = BufReader::new(stream.try_clone().expect("a clone"));
        let mut client = Client { stream, lines };
        assert!(client.line().starts_with("220 "));
        client
    }

    fn greeted(address: SocketAddr) -> Client {
        let mut client = Client::connect(address);
        client.send("LHLO mail.example.org");
        while !client.line().starts_with("250 ") {}
        client
    }

    fn send(&mut self, line: &str) {
        self.stream.write_all(format!("{line}\r\n").as_bytes()).expect("written");
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.lines.read_line(&mut line).expect("a line");
        line.trim_end().to_owned()
    }

    #[track_caller]
    fn say(&mut self, line: &str, expected: &str) {
        self.send(line);
        let answer = self.line();
        assert!(answer.starts_with(expected), "{line}: {answer}");
    }

    /// Hands a message over to one recipient and returns the answer.
    fn hand_over(&mut self, to: &str, message: &str) -> String {
        self.say("MAIL FROM:<wilma@example.org>", "250");
        self.say(&format!("RCPT TO:<{to}>"), "250");
        self.say("DATA", "354");
        let stuffed = message.replace("\r\n.", "\r\n..");
        self.stream.write_all(stuffed.as_bytes()).expect("written");
        self.send("\r\n.");
        self.line()
    }
}

/// Has the site listen; it stops when what is returned is dropped.
fn listen(table: &Table) -> (SocketAddr, watch::Sender<bool>) {
    let (stop, stopped) = watch::channel(false);
    let reception = table.site.reception();
    let address = table.site.run(async move {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("its address");
        tokio::spawn(zugpost::inbound::lmtp::serve(listener, reception, stopped));
        address
    });
    (address, stop)
}

#[test]
fn a_move_comes_in_and_each_recipient_is_answered() {
    let mut table = table(&[]);
    let (address, _stop) = listen(&table);
    let wilma = table.last_to(WILMA);
    let to_wilmas = wilma.reply_to.clone().expect("an address");
    let mut client = Client::greeted(address);
    assert!(client.hand_over(&to_wilmas, &answer_to(&wilma, "e4")).starts_with("250 2.6.0"));
    table.black.get("/games/1").assert_says("e4");
    let bruno = table.last_to(BRUNO);
    let to_brunos = bruno.reply_to.clone().expect("an address");
    // On the same connection: two recipients, two answers. It is Bruno's move now.
    client.say("MAIL FROM:<bruno@example.org>", "250");
    client.say(&format!("RCPT TO:<{to_wilmas}>"), "250");
    client.say(&format!("RCPT TO:<{}>", to_brunos.to_uppercase()), "250");
    client.say("RCPT TO:<nobody@reply.example.org>", "550 5.1.1");
    client.say("DATA", "354");
    let message = answer_to(&bruno, "e5");
    client.stream.write_all(format!("{message}\r\n.\r\n").as_bytes()).expect("written");
    assert!(client.line().starts_with("250"));
    assert!(client.line().starts_with("250"));
    client.say("QUIT", "221");
    table.site.run_jobs();
    let told = table.site.emails_to(WILMA);
    assert!(told.iter().any(|email| email.news.starts_with("No action taken")));
    assert_eq!(told.last().map(|email| email.news.as_str()), Some("Bruno played 1...e5"));
}

#[test]
fn commands_out_of_order_and_nonsense_are_answered() {
    let table = table(&[]);
    let (address, _stop) = listen(&table);
    let to = table.last_to(WILMA).reply_to.expect("an address");
    let mut client = Client::connect(address);
    client.say("MAIL FROM:<a@example.org>", "503");
    client.say("EHLO mail.example.org", "502");
    client.send("LHLO mail.example.org");
    while !client.line().starts_with("250 ") {}
    client.say("RCPT TO:<x@y>", "503");
    client.say("DATA", "503");
    client.say("MAIL FROM:<a@example.org> SIZE=99999999", "552");
    client.say("MAIL FROM:<a@example.org>", "250");
    client.say("DATA", "503");
    client.say("RSET", "250");
    client.say("NOOP", "250");
    client.say("VRFY wilma", "502");
    client.say("xyzzy", "500");
    // From nobody, and no report of an email that came back: it is taken and forgotten.
    client.say("MAIL FROM:<>", "250");
    client.say(&format!("RCPT TO:<{to}>"), "250");
    client.say("DATA", "354");
    let before = table.count_to(WILMA);
    client.send("From: <wilma@example.org>\r\n\r\nresign\r\n.");
    assert!(client.line().starts_with("250"));
    assert_eq!(table.count_to(WILMA), before);
    // Too big: read to its end, refused, and the connection goes on.
    client.say("MAIL FROM:<a@example.org>", "250");
    client.say(&format!("RCPT TO:<{to}>"), "250");
    client.say("DATA", "354");
    let line = format!("{}\r\n", "x".repeat(998));
    for _ in 0..1200 {
        client.stream.write_all(line.as_bytes()).expect("written");
    }
    client.send(".");
    assert!(client.line().starts_with("552 5.3.4"));
    client.say("NOOP", "250");
    assert!(client.hand_over(&to, "this is no message").starts_with("554 5.6.0"));
    // A client that guesses addresses is sent away.
    client.say("MAIL FROM:<a@example.org>", "250");
    let mut answer = String::new();
    for guess in 0..30 {
        client.send(&format!("RCPT TO:<play+{guess}@reply.example.org>"));
        answer = client.line();
        if !answer.starts_with("550") {
            break;
        }
    }
    assert!(answer.is_empty() || answer.starts_with("421"), "{answer}");
    // A line without an end is not collected for ever.
    let mut client = Client::greeted(address);
    let endless = "x".repeat(64 << 10);
    let _ = client.stream.write_all(endless.as_bytes());
    let answer = client.line();
    assert!(answer.starts_with("500"), "{answer}");
}

#[test]
fn a_report_of_an_email_that_came_back_is_heard() {
    let table = table(&[("MAIL_BOUNCES", "yes")]);
    let (address, _stop) = listen(&table);
    let to = sender_of(&table, &table.last_to(WILMA));
    let mut client = Client::greeted(address);
    client.say("MAIL FROM:<>", "250");
    client.say(&format!("RCPT TO:<{}>", to.replacen("play+b", "play+b1", 1)), "550 5.1.1");
    client.say(&format!("RCPT TO:<{to}>"), "250");
    client.say("DATA", "354");
    let message = report(&to, "failed", "5.1.1", WILMA);
    client.stream.write_all(format!("{message}\r\n.\r\n").as_bytes()).expect("written");
    assert!(client.line().starts_with("250 2.6.0"));
    assert!(rejection(&table, "Wilma").is_some());
}

#[test]
fn a_stop_ends_idle_connections_and_finishes_the_message() {
    let mut table = table(&[]);
    let (address, stop) = listen(&table);
    let email = table.last_to(WILMA);
    let to = email.reply_to.clone().expect("an address");
    let mut idle = Client::greeted(address);
    let mut busy = Client::greeted(address);
    busy.say("MAIL FROM:<wilma@example.org>", "250");
    busy.say(&format!("RCPT TO:<{to}>"), "250");
    busy.say("DATA", "354");
    stop.send_replace(true);
    assert!(idle.line().starts_with("421 4.3.2"));
    let message = answer_to(&email, "e4");
    busy.stream.write_all(format!("{message}\r\n.\r\n").as_bytes()).expect("written");
    assert!(busy.line().starts_with("250"));
    table.black.get("/games/1").assert_says("e4");
}
