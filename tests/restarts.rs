//! A server is replaced while people play: nobody is refused, and systemd knows how it goes.

use std::{
    net::TcpListener,
    os::unix::net::UnixDatagram,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    time::Duration,
};

use crate::{
    cli::{Service, command, command_with_socket, free_address},
    killed::{Board, check, prepare},
    support::{
        database::{TestDatabase, postgres_server},
        is_full,
    },
};

/// How often each server is replaced, in the full and in the quick run.
const FULL: u32 = 10;
const QUICK: u32 = 2;
/// So many moves are made between two of them.
const MOVES: u32 = 20;

/// A port that stays open, and the server behind it.
struct Node {
    socket: TcpListener,
    service: Option<Service>,
}

impl Node {
    fn start(database: &TestDatabase) -> Node {
        let socket = TcpListener::bind("127.0.0.1:0").expect("a port");
        let mut node = Node { socket, service: None };
        node.replace(database);
        node
    }

    fn address(&self) -> std::net::SocketAddr {
        self.socket.local_addr().expect("its address")
    }

    /// Stops the server as a service manager does, and starts another one.
    fn replace(&mut self, database: &TestDatabase) {
        if let Some(service) = self.service.take() {
            assert!(service.interrupt().success());
        }
        let mut command = command_with_socket(database, &[], &self.socket);
        self.service = Some(Service::run(self.address(), &mut command));
    }
}

/// On Postgres two servers are replaced one after the other; SQLite has one.
#[test]
fn servers_are_replaced_under_load_and_no_request_fails() {
    let database = TestDatabase::new();
    let boards: Vec<Mutex<Board>> = prepare(&database).into_iter().map(Mutex::new).collect();
    let count = if postgres_server().is_some() { 2 } else { 1 };
    let mut nodes: Vec<Node> = (0..count).map(|_| Node::start(&database)).collect();
    let addresses: Vec<_> = nodes.iter().map(Node::address).collect();
    let (done, confirmed) = (AtomicBool::new(false), AtomicU32::new(0));
    std::thread::scope(|scope| {
        for board in &boards {
            let (done, confirmed, addresses) = (&done, &confirmed, &addresses);
            scope.spawn(move || {
                let mut board = board.lock().expect("a board");
                while !done.load(Ordering::Acquire) {
                    let address = addresses[board.confirmed % addresses.len()];
                    assert!(board.play_on(address), "a move got no answer");
                    confirmed.fetch_add(1, Ordering::Release);
                }
            });
        }
        for _ in 0..if is_full() { FULL } else { QUICK } {
            for node in &mut nodes {
                let before = confirmed.load(Ordering::Acquire);
                while confirmed.load(Ordering::Acquire) < before + MOVES
                    && boards.iter().all(|board| !board.is_poisoned())
                {
                    std::thread::park_timeout(Duration::from_millis(1));
                }
                node.replace(&database);
            }
        }
        done.store(true, Ordering::Release);
    });
    drop(nodes);
    check(&database, &boards);
}

#[test]
fn a_service_manager_is_told_that_the_site_is_there_works_and_ends() {
    let database = TestDatabase::new();
    let path = database.folder.path().join("notify");
    let manager = UnixDatagram::bind(&path).expect("a socket");
    manager.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
    let heard = || {
        let mut words = [0; 200];
        let length = manager.recv(&mut words).expect("a word");
        String::from_utf8_lossy(&words[..length]).trim().to_owned()
    };
    let mut serve = command(&database, &[]);
    serve.env("NOTIFY_SOCKET", &path);
    let service = Service::run(free_address(), &mut serve);
    assert_eq!(heard(), "READY=1");
    // The first heartbeat of the jobs comes at once.
    assert_eq!(heard(), "WATCHDOG=1");
    assert!(service.interrupt().success());
    let mut last = heard();
    while last == "WATCHDOG=1" {
        last = heard();
    }
    assert_eq!(last, "STOPPING=1");
}
