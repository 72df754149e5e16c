//! Killed with SIGKILL at any moment under load: no confirmed move is missing.

use std::{
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use zugpost::{
    chess::Start,
    clock::{Clock as _, SystemClock},
    db::{
        Db, DbConn, DbError, DbTimestamp, GameId, PlayerId, game_store, games,
        schema::{game_events, outbox},
        sessions::{self, NewSession},
    },
    game::{Game, Terms},
    random::{Secret, hash},
};

use crate::{
    cli::Service,
    support::{database::TestDatabase, endless_game, is_full, players::insert_player},
};

/// How often it is killed, in the full and in the quick run.
const FULL: u32 = 20;
const QUICK: u32 = 3;
const PAIRS: usize = 8;
/// So many are confirmed before it is killed.
const MOVES: u32 = 25;

/// Two sessions and the game between them.
pub struct Board {
    pub tokens: [String; 2],
    pub game: GameId,
    /// Half-moves that were answered with success.
    pub confirmed: usize,
}

#[test]
fn nothing_confirmed_is_lost() {
    let database = TestDatabase::new();
    let boards: Vec<Mutex<Board>> = prepare(&database).into_iter().map(Mutex::new).collect();
    let rounds = if is_full() { FULL } else { QUICK };
    for round in 0..rounds {
        let mut service = Service::start(&database, &[("ATTEMPTS_PER_ACCOUNT", "1000")]);
        let (killed, confirmed) = (AtomicBool::new(false), AtomicU32::new(0));
        let address = service.address;
        std::thread::scope(|scope| {
            for board in &boards {
                let (killed, confirmed) = (&killed, &confirmed);
                scope.spawn(move || {
                    let mut board = board.lock().expect("a board");
                    while !killed.load(Ordering::Acquire) && board.play_on(address) {
                        confirmed.fetch_add(1, Ordering::Relaxed);
                    }
                });
            }
            // However fast the machine is, some moves were made.
            let waited = Instant::now();
            while confirmed.load(Ordering::Relaxed) < MOVES {
                if waited.elapsed() > Duration::from_secs(60) {
                    break;
                }
                std::thread::park_timeout(Duration::from_millis(1));
            }
            // The moment falls anywhere in a move.
            std::thread::park_timeout(Duration::from_micros(u64::from(round * 7919 % 50) * 1000));
            service.child.kill().expect("killed");
            killed.store(true, Ordering::Release);
        });
        drop(service);
        assert!(confirmed.into_inner() >= MOVES, "too few moves in a minute");
        check(&database, &boards);
    }
    let total: usize = boards.iter().map(|board| board.lock().expect("a board").confirmed).sum();
    println!("{total} moves confirmed in {rounds} rounds, none lost");
}

/// What was seen is stored two seconds later; a service that is stopped stores it before it ends.
#[test]
fn what_was_seen_last_is_kept_when_the_service_is_stopped() {
    use zugpost::db::schema::game_views;
    let database = TestDatabase::new();
    let boards = prepare(&database);
    for (round, board) in boards.iter().take(4).enumerate() {
        let service = Service::start(&database, &[]);
        let mut browser = service.browser();
        browser.cookies.insert("zugpost_session".to_owned(), board.tokens[0].clone());
        let page = browser.get(&format!("/games/{}", board.game));
        assert_eq!(page.status, 200);
        assert!(service.interrupt().success());
        let db = database.open();
        let seen =
            db.read::<_, DbError>(|conn| Ok(game_views::table.count().get_result::<i64>(conn)?));
        let seen = runtime().block_on(seen).expect("a count");
        assert_eq!(usize::try_from(seen).expect("a number"), round + 1);
    }
}

pub fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Runtime::new().expect("a runtime")
}

/// Makes players who are logged in, and a game for each pair.
pub fn prepare(database: &TestDatabase) -> Vec<Board> {
    let db = database.open();
    let boards = runtime().block_on(db.write::<_, DbError>(|conn| {
        let now = SystemClock.now();
        let mut boards = Vec::new();
        for pair in 0..PAIRS {
            let (white, white_token) = log_in(conn, &format!("w{pair}"), now)?;
            let (black, black_token) = log_in(conn, &format!("b{pair}"), now)?;
            let terms = Terms::standard(chrono::TimeDelta::days(3));
            let game = Game::new(terms, Start::standard(), now);
            let game = game_store::insert(conn, white, black, &game)?;
            boards.push(Board { tokens: [white_token, black_token], game, confirmed: 0 });
        }
        Ok(boards)
    }));
    boards.expect("boards")
}

/// Inserts a player with a session; returns its cookie.
fn log_in(conn: &mut DbConn, name: &str, now: DateTime<Utc>) -> QueryResult<(PlayerId, String)> {
    let player = insert_player(conn, name, now)?;
    let token = Secret::generate();
    let session = NewSession {
        token_hash: &token.hash(),
        player_id: player,
        persistent: true,
        device: "",
        created_at: DbTimestamp::of(now),
        last_seen_at: DbTimestamp::of(now),
        second_factor: false,
        address: None,
    };
    sessions::insert(conn, &session)?;
    Ok((player, token.as_str().to_owned()))
}

impl Board {
    /// Makes the next move of a game that never ends. `false` once the service is gone.
    pub fn play_on(&mut self, address: std::net::SocketAddr) -> bool {
        let ply = self.confirmed;
        let text = &endless_game()[ply];
        let token = &self.tokens[ply % 2];
        let csrf = format!("session-{}", &hash(&format!("csrf:{token}"))[..32]);
        let body = format!("csrf={csrf}&ply={ply}&move={text}&confirmed=yes");
        let path = format!("/games/{}/moves", self.game);
        match post(address, &path, token, &body) {
            Some(303) => {
                self.confirmed += 1;
                true
            }
            Some(status) => panic!("{path} {text}: {status}"),
            None => false,
        }
    }

    /// Asks for a page as whoever is to move, and returns the status.
    pub fn read(&self, address: std::net::SocketAddr, path: &str) -> Option<u16> {
        ask(address, &format!("GET {path}"), &self.tokens[self.confirmed % 2], "\r\n")
    }
}

/// Sends a form and returns the status; `None` if the connection broke before it came.
fn post(address: std::net::SocketAddr, path: &str, token: &str, body: &str) -> Option<u16> {
    let form = format!(
        "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    ask(address, &format!("POST {path}"), token, &form)
}

/// Sends a request on a connection of its own. `rest`: what stands below the first headers.
fn ask(address: std::net::SocketAddr, what: &str, token: &str, rest: &str) -> Option<u16> {
    use std::io::{Read as _, Write as _};
    let mut stream = std::net::TcpStream::connect(address).ok()?;
    write!(
        stream,
        "{what} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: zugpost_session={token}\r\n{rest}"
    )
    .ok()?;
    let mut head = [0; 12];
    stream.read_exact(&mut head).ok()?;
    std::str::from_utf8(&head[9..]).ok()?.parse().ok()
}

/// Opens the database as it was left and compares it with what was confirmed.
pub fn check(database: &TestDatabase, boards: &[Mutex<Board>]) {
    let db: Db = database.open();
    let runtime = runtime();
    for board in boards {
        let mut board = board.lock().expect("a board");
        let (id, confirmed) = (board.game, board.confirmed);
        let (stored, events, emails) = runtime
            .block_on(db.read::<_, DbError>(move |conn| {
                let stored = games::find(conn, id)?.expect("a readable game");
                let events: Vec<String> = game_events::table
                    .filter(game_events::game_id.eq(id))
                    .order(game_events::number)
                    .select(game_events::detail)
                    .load(conn)?;
                let emails: i64 =
                    outbox::table.filter(outbox::game_id.eq(id)).count().get_result(conn)?;
                Ok((stored, events, emails))
            }))
            .expect("a query");
        let made = stored.game.played().len();
        // At most the one that was under way may have been made without an answer.
        assert!(made == confirmed || made == confirmed + 1, "{confirmed} confirmed, {made} made");
        assert_eq!(events.len(), made, "one event a move");
        assert_eq!(usize::try_from(emails), Ok(made), "one letter a move");
        board.confirmed = made;
    }
}
