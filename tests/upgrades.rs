//! Servers of an earlier build are replaced by those of this one while people play. The new program brings
//! the tables up to date; on Postgres, servers of both builds work on them meanwhile.
//!
//! `ZUGPOST_TEST_EARLIER_PROGRAM` names the program of the earlier build. `tests/run --nightly package`
//! builds it from the commit before the newest migration.

use std::{
    fs,
    net::{SocketAddr, TcpListener},
    process::Child,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    time::Duration,
};

use diesel::prelude::*;
use rustix::process::{ForeignRawFd, Pid, PidfdFlags, PidfdGetfdFlags, pidfd_getfd, pidfd_open};
use zugpost::db::{
    DbError, games,
    schema::{game_events, outbox},
};

use crate::{
    cli::{Service, command, command_of, command_with_socket, free_address},
    killed::{Board, runtime},
    support::{
        Browser,
        database::{TestDatabase, postgres_server},
        environment, is_full,
    },
    web,
};

/// The players of the demo, in pairs.
const PAIRS: [[&str; 2]; 6] = [
    ["Anna", "Bernhard"],
    ["Chiara", "Dmitri"],
    ["Emilia", "Farid"],
    ["Greta", "Henri"],
    ["Ingrid", "Jorge"],
    ["Katja", "Lars"],
];
const PASSWORD: &str = "correspondence-chess";
/// Somebody logs in twelve times from one address.
const ALLOWANCES: &[(&str, &str)] =
    &[("ATTEMPTS_PER_ACCOUNT", "1000"), ("ATTEMPTS_PER_ADDRESS", "1000")];
/// So many moves are made before each server is replaced, and at the end.
const FULL: u32 = 300;
const QUICK: u32 = 60;

#[test]
fn servers_of_an_earlier_build_are_replaced_under_load() {
    let Some(program) = environment("ZUGPOST_TEST_EARLIER_PROGRAM") else {
        // tests/run says so where it cannot build one.
        return;
    };
    let database = TestDatabase::empty();
    let demo = command_of(&program, &database, ALLOWANCES).arg("demo").output().expect("it runs");
    assert!(demo.status.success(), "{}", String::from_utf8_lossy(&demo.stderr));
    let count = if postgres_server().is_some() { 2 } else { 1 };
    let start = || {
        let mut serve = command_of(&program, &database, ALLOWANCES);
        let service = Service::run(free_address(), &mut serve);
        (socket_of(&service.child), service)
    };
    let mut nodes: Vec<(TcpListener, Service)> = (0..count).map(|_| start()).collect();
    let addresses: Vec<SocketAddr> = nodes.iter().map(|(_, service)| service.address).collect();
    let boards: Vec<Mutex<Board>> =
        PAIRS.iter().map(|pair| Mutex::new(sit_down(addresses[0], *pair))).collect();
    let moves = if is_full() { FULL } else { QUICK };
    let (done, confirmed, read) = (AtomicBool::new(false), AtomicU32::new(0), AtomicU32::new(0));
    let (is_stopping, cut_off) = (AtomicBool::new(false), AtomicU32::new(0));
    std::thread::scope(|scope| {
        for board in &boards {
            let (done, confirmed, read, addresses) = (&done, &confirmed, &read, &addresses);
            let (is_stopping, cut_off) = (&is_stopping, &cut_off);
            // A proxy asks again where a connection was cut off; a form that is sent twice takes effect once.
            let asks_again = move || {
                cut_off.fetch_add(1, Ordering::Release);
                is_stopping.load(Ordering::Acquire)
            };
            scope.spawn(move || {
                let mut board = board.lock().expect("a board");
                while !done.load(Ordering::Acquire) {
                    let turn = board.confirmed;
                    // The game and the list of games, in turn at each server.
                    let page = format!("/games/{}", board.game);
                    let page = if turn % 5 == 0 { "/games" } else { &page };
                    let address = addresses[turn / 2 % addresses.len()];
                    let mut status = board.read(address, page);
                    if status.is_none() && asks_again() {
                        status = board.read(address, page);
                    }
                    assert_eq!(status, Some(200), "{page}");
                    read.fetch_add(1, Ordering::Release);
                    let address = addresses[turn % addresses.len()];
                    let is_answered =
                        board.play_on(address) || (asks_again() && board.play_on(address));
                    assert!(is_answered, "a move got no answer");
                    confirmed.fetch_add(1, Ordering::Release);
                }
            });
        }
        let play = || {
            let before = confirmed.load(Ordering::Acquire);
            while confirmed.load(Ordering::Acquire) < before + moves
                && boards.iter().all(|board| !board.is_poisoned())
            {
                std::thread::park_timeout(Duration::from_millis(1));
            }
        };
        for (index, address) in addresses.iter().enumerate() {
            play();
            let (socket, old) = nodes.remove(index);
            // What the jobs of the earlier build did beside servers of this one, too.
            assert_no_job_failed(old.address);
            is_stopping.store(true, Ordering::Release);
            assert!(old.interrupt().success());
            let mut serve = command_with_socket(&database, ALLOWANCES, &socket);
            nodes.insert(index, (socket, Service::run(*address, &mut serve)));
            is_stopping.store(false, Ordering::Release);
        }
        play();
        done.store(true, Ordering::Release);
    });
    for (_, service) in nodes {
        assert_no_job_failed(service.address);
        assert!(service.interrupt().success());
    }
    check(&database, &boards);
    let verify = command(&database, &[]).arg("verify").output().expect("it runs");
    let said = String::from_utf8([verify.stdout, verify.stderr].concat()).expect("text");
    assert!(verify.status.success(), "{said}");
    let cut_off = cut_off.into_inner();
    println!(
        "{} moves and {} pages over {count} upgraded servers, none lost or refused; \
         {cut_off} connections cut off by the servers that stopped\n{said}",
        confirmed.into_inner(),
        read.into_inner()
    );
    assert!(cut_off == 0 || !knows_service_managers(&program), "{cut_off} connections cut off");
}

/// Builds that a service manager does not hear from do not wait, when they stop, for requests on connections
/// that they have accepted.
fn knows_service_managers(program: &str) -> bool {
    let program = fs::read(program).expect("the program");
    memchr::memmem::find(&program, b"WATCHDOG=1").is_some()
}

/// Keeps the socket of a server open, as a service manager does that has opened it: whoever connects while
/// no server runs waits. An earlier build may not know how to take one that is passed to it.
fn socket_of(server: &Child) -> TcpListener {
    let pid = i32::try_from(server.id()).ok().and_then(Pid::from_raw).expect("a process");
    let pidfd = pidfd_open(pid, PidfdFlags::empty()).expect("the process");
    let sockets = fs::read_to_string(format!("/proc/{}/net/tcp", server.id())).expect("sockets");
    let descriptors = fs::read_dir(format!("/proc/{}/fd", server.id())).expect("descriptors");
    for descriptor in descriptors {
        let descriptor = descriptor.expect("a descriptor");
        let Ok(target) = fs::read_link(descriptor.path()) else { continue };
        let target = target.to_string_lossy().into_owned();
        let inode = target.strip_prefix("socket:[").and_then(|rest| rest.strip_suffix(']'));
        let Some(inode) = inode else { continue };
        // proc_pid_net(5): the state is the fourth word, 0A is LISTEN; the inode is the tenth.
        let is_it = |line: &str| {
            let words: Vec<&str> = line.split_whitespace().collect();
            words.get(3) == Some(&"0A") && words.get(9) == Some(&inode)
        };
        if sockets.lines().any(is_it) {
            let number: ForeignRawFd =
                descriptor.file_name().to_string_lossy().parse().expect("a number");
            let copy = pidfd_getfd(&pidfd, number, PidfdGetfdFlags::empty()).expect("the socket");
            return TcpListener::from(copy);
        }
    }
    panic!("the server listens nowhere")
}

/// Two players log in and begin a game, through the pages that the earlier build has.
fn sit_down(address: SocketAddr, pair: [&str; 2]) -> Board {
    let [mut white, mut black] = pair.map(|name| {
        let mut browser = Browser::new(address);
        browser.log_in(name, PASSWORD);
        browser
    });
    let game = web::start(&mut white, &mut black, &[]);
    let game = game.rsplit('/').next().and_then(|id| id.parse().ok()).expect("a number");
    let tokens = [white, black].map(|browser| browser.cookies["zugpost_session"].clone());
    Board { tokens, game, confirmed: 0 }
}

fn assert_no_job_failed(address: SocketAddr) {
    let metrics = Browser::new(address).get("/metrics").html;
    let failures: Vec<&str> =
        metrics.lines().filter(|line| line.starts_with("zugpost_job_failures_total{")).collect();
    assert!(failures.iter().all(|line| line.ends_with(" 0")), "{failures:?}");
}

/// Opens the database as it was left and compares it with what was confirmed.
fn check(database: &TestDatabase, boards: &[Mutex<Board>]) {
    let db = database.open();
    for board in boards {
        let board = board.lock().expect("a board");
        let (id, confirmed) = (board.game, board.confirmed);
        let stored = db.read::<_, DbError>(move |conn| {
            let stored = games::find(conn, id)?.expect("a readable game");
            let events: i64 = game_events::table
                .filter(game_events::game_id.eq(id))
                .filter(game_events::kind.eq("move"))
                .count()
                .get_result(conn)?;
            let emails: i64 = outbox::table
                .filter(outbox::game_id.eq(id))
                .filter(outbox::kind.eq("your_move"))
                .count()
                .get_result(conn)?;
            Ok((stored.game.played().len(), events, emails))
        });
        let (made, events, emails) = runtime().block_on(stored).expect("a query");
        assert_eq!(made, confirmed, "confirmed moves of game {id}");
        assert_eq!(usize::try_from(events), Ok(made), "one event a move");
        assert_eq!(usize::try_from(emails), Ok(made), "one email a move");
    }
}
