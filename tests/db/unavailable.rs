//! A database that is gone is a 503 page, and is found again without a restart.

use std::{
    io,
    net::{SocketAddr, TcpListener, TcpStream},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
};

use diesel::connection::SimpleConnection as _;
use zugpost::actions::outages::LastHeartbeat;

use super::migrations::raw;
use crate::{
    cli::Service,
    support::{
        Site,
        database::{TestDatabase, postgres_server},
    },
    web::Table,
};

/// Stands between the site and Postgres, and can be cut.
struct Proxy {
    address: SocketAddr,
    cut: Arc<AtomicBool>,
    streams: Arc<Mutex<Vec<TcpStream>>>,
}

impl Proxy {
    fn start(server: String) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("its address");
        let (cut, streams) = (Arc::new(AtomicBool::new(false)), Arc::new(Mutex::new(Vec::new())));
        let proxy = Proxy { address, cut: Arc::clone(&cut), streams: Arc::clone(&streams) };
        std::thread::spawn(move || {
            for client in listener.incoming() {
                let client = client.expect("a client");
                if cut.load(Ordering::Acquire) {
                    continue;
                }
                let Ok(behind) = TcpStream::connect(&server) else {
                    continue;
                };
                let mut all = streams.lock().expect("streams");
                for (from, to) in [(&client, &behind), (&behind, &client)] {
                    let mut from = from.try_clone().expect("a clone");
                    let mut to = to.try_clone().expect("a clone");
                    std::thread::spawn(move || {
                        let _ = io::copy(&mut from, &mut to);
                        let _ = to.shutdown(std::net::Shutdown::Both);
                    });
                }
                all.push(client);
                all.push(behind);
            }
        });
        proxy
    }

    fn cut(&self) {
        self.cut.store(true, Ordering::Release);
        for stream in self.streams.lock().expect("streams").drain(..) {
            let _ = stream.shutdown(std::net::Shutdown::Both);
        }
    }

    fn mend(&self) {
        self.cut.store(false, Ordering::Release);
    }
}

#[test]
fn a_lost_postgres_is_a_503_and_comes_back() {
    let Some(server) = postgres_server() else {
        return;
    };
    let url: url::Url = server.parse().expect("a URL");
    let behind = format!("{}:{}", url.host_str().expect("a host"), url.port().unwrap_or(5432));
    let proxy = Proxy::start(behind);
    let mut through = url.clone();
    through.set_port(Some(proxy.address.port())).expect("a port");
    through.set_host(Some("127.0.0.1")).expect("a host");
    let site = Site::through(|own| {
        let own: url::Url = own.parse().expect("a URL");
        through.set_path(own.path());
        through.to_string()
    });
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    let game = crate::web::start(&mut white, &mut black, &[]);
    let page = white.get(&format!("{game}?move=e4"));
    proxy.cut();
    for _ in 0..3 {
        let lost = white.submit(&page, ".confirm form", &[]);
        assert_eq!(lost.status, 503, "{}", lost.text());
        lost.assert_says("Back in a moment");
        assert_eq!(lost.headers["retry-after"], "5");
        assert_eq!(black.get(&game).status, 503);
    }
    proxy.mend();
    // The first request after the return works: dead connections are not handed out.
    let done = white.submit(&page, ".confirm form", &[]);
    assert_eq!(done.status, 200, "{}", done.text());
    assert_eq!(black.get(&game).all("a.ply").len(), 1);
}

#[test]
fn an_unwritable_sqlite_is_a_503_and_comes_back() {
    if postgres_server().is_some() {
        return;
    }
    let mut table = Table::set();
    let page = table.white.get("/games/1?move=e4");
    let path = match &table.site.config.database.target {
        zugpost::db::Target::Sqlite(path) => path.clone(),
        zugpost::db::Target::Postgres(_) => return,
    };
    // Another program holds the write lock for longer than the busy time-out.
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let other = zugpost::db::Db::open(table.site.config.database.clone()).expect("another");
    let (open, gate) = std::sync::mpsc::channel::<()>();
    let holder = runtime.spawn(async move {
        other
            .write::<(), zugpost::db::DbError>(move |_| {
                let _ = gate.recv();
                Ok(())
            })
            .await
    });
    while !is_locked(&path) {
        std::thread::yield_now();
    }
    let lost = table.white.submit(&page, ".confirm form", &[]);
    assert_eq!(lost.status, 503, "{}", lost.text());
    open.send(()).expect("the holder waits");
    runtime.block_on(holder).expect("no panic").expect("released");
    let done = table.white.submit(&page, ".confirm form", &[]);
    assert_eq!(done.status, 200, "{}", done.text());
    assert_eq!(done.all("a.ply").len(), 1);
}

#[expect(clippy::disallowed_methods, reason = "looks at the file as another program would")]
fn is_locked(path: &str) -> bool {
    use diesel::{Connection as _, SqliteConnection};
    let mut conn = SqliteConnection::establish(path).expect("the file");
    match conn.batch_execute("BEGIN IMMEDIATE") {
        Ok(()) => conn.batch_execute("ROLLBACK").is_err(),
        Err(_) => true,
    }
}

/// What is written where: nothing of it can be on a full disk.
pub type FailingWrites = &'static [(&'static str, &'static str)];
const MOVES: FailingWrites = &[("INSERT", "game_events")];
const BEATS_AND_MOVES: FailingWrites = &[("UPDATE", "heartbeat"), ("INSERT", "game_events")];
const ALL_OF_A_START: FailingWrites = &[("UPDATE", "heartbeat"), ("INSERT", "tokens")];

/// Makes every further write of these kinds fail as on a full disk.
fn fill_disk(database: &TestDatabase, writes: FailingWrites) {
    let said = match postgres_server() {
        None => "database or disk is full",
        Some(_) => "could not extend file: No space left on device",
    };
    fail_writes(database, writes, said);
}

/// Makes every further write of these kinds fail with something that the database says.
pub fn fail_writes(database: &TestDatabase, writes: FailingWrites, said: &str) {
    let mut conn = raw(database);
    for (what, table) in writes {
        let sql = match postgres_server() {
            None => format!(
                "CREATE TRIGGER fail_{table} BEFORE {what} ON {table}
                 BEGIN SELECT RAISE(FAIL, '{said}'); END;"
            ),
            Some(_) => format!(
                "CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                 RAISE EXCEPTION '{said}' USING ERRCODE = 'disk_full'; END $$;
                 CREATE TRIGGER fail_{table} BEFORE {what} ON {table} EXECUTE FUNCTION fail();"
            ),
        };
        conn.batch_execute(&sql).expect("a trigger");
    }
}

/// Makes them succeed again.
pub fn allow_writes(database: &TestDatabase, writes: FailingWrites) {
    let mut conn = raw(database);
    for (_, table) in writes {
        let on = if postgres_server().is_some() { format!(" ON {table}") } else { String::new() };
        conn.batch_execute(&format!("DROP TRIGGER fail_{table}{on}")).expect("no trigger");
    }
}

#[test]
fn on_a_full_disk_everything_can_be_read_and_the_page_says_why_nothing_is_saved() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    table.site.beat();
    let page = table.white.get("/games/1?move=Nf3");
    let left = table.white.get("/games/1").all(".clock");
    assert_eq!(left.len(), 1, "{left:?}");
    fill_disk(&table.site.database, BEATS_AND_MOVES);
    let mut monitor = table.site.browser();
    let told = "The server’s disk is full, so nothing was saved.";
    // However long it lasts: for days longer than White has time.
    for days in [0, 5] {
        table.site.advance(chrono::TimeDelta::days(days));
        let (jobs, now) = (table.site.jobs(), table.site.now());
        table.site.run(zugpost::jobs::heartbeat(&jobs, now)).expect_err("nothing can be written");
        let ready = monitor.get("/readyz");
        assert_eq!((ready.status, ready.html.trim()), (503, "The disk of the database is full."));
        let refused = table.white.submit(&page, ".confirm form", &[]);
        assert_eq!(refused.status, 503, "{}", refused.text());
        refused.assert_says(told);
        assert!(refused.headers.contains_key("retry-after"));
        for path in ["/games/1", "/games", "/games/1/log", "/games/1.pgn", "/"] {
            assert_eq!(table.white.get(path).status, 200, "{path} after {days} days");
        }
        // Nobody sees a clock run out that gets its time back.
        assert_eq!(table.white.get("/games/1").all(".clock"), left);
    }
    allow_writes(&table.site.database, BEATS_AND_MOVES);
    // Time is given back before the minute is over in which a disk is still taken for full.
    table.site.beat();
    assert_eq!(monitor.get("/readyz").status, 503);
    table.site.advance(chrono::TimeDelta::seconds(61));
    table.site.beat();
    assert_eq!(monitor.get("/readyz").status, 200);
    table.white.log_in("Wilma", crate::support::site::PASSWORD);
    crate::web::play(&mut table.white, "/games/1", "Nf3").assert_says("3 d left");
}

/// On Postgres a row that is there can often be changed while there is no room for a new one.
#[test]
fn a_disk_that_has_room_for_heartbeats_only_is_full() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    table.site.beat();
    let mut monitor = table.site.browser();
    let page = table.white.get("/games/1?move=Nf3");
    fill_disk(&table.site.database, MOVES);
    table.site.beat();
    assert_eq!(monitor.get("/readyz").status, 200, "nobody has tried to move");
    for seen_by_a_beat in [false, true] {
        assert_eq!(table.white.submit(&page, ".confirm form", &[]).status, 503);
        if seen_by_a_beat {
            table.site.beat();
        }
        table.site.advance(chrono::TimeDelta::seconds(50 * i64::from(seen_by_a_beat)));
        let ready = monitor.get("/readyz");
        assert_eq!((ready.status, ready.html.trim()), (503, "The disk of the database is full."));
        table.site.advance(chrono::TimeDelta::seconds(60));
        table.site.beat();
        assert_eq!(monitor.get("/readyz").status, 200, "a minute later");
    }
    allow_writes(&table.site.database, MOVES);
    assert_eq!(table.white.submit(&page, ".confirm form", &[]).status, 200);
    assert_eq!(monitor.get("/readyz").status, 200);
}

/// Whoever starts again on a full disk serves what is there, as of the last heartbeat.
#[test]
fn a_start_on_a_full_disk_serves_what_is_there() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    table.site.beat();
    let last = table.site.now();
    fill_disk(&table.site.database, BEATS_AND_MOVES);
    table.site.advance(chrono::TimeDelta::days(5));
    let (now, mut jobs) = (table.site.now(), table.site.jobs());
    jobs.liveness = LastHeartbeat::default();
    table.site.run(zugpost::jobs::first_heartbeat(&jobs, now)).expect("a start");
    assert_eq!(jobs.liveness.age(now), now - last, "no clock runs on");
    assert!(jobs.liveness.is_full(now));

    let database = TestDatabase::new();
    fill_disk(&database, ALL_OF_A_START);
    let service = Service::start(&database, &[]);
    assert_eq!(service.setup, None);
    let mut guest = service.browser();
    let ready = guest.get("/readyz");
    assert_eq!((ready.status, ready.html.trim()), (503, "The disk of the database is full."));
    for path in ["/", "/register", "/players"] {
        assert_eq!(guest.get(path).status, 200, "{path}");
    }
    assert!(service.interrupt().success());

    // Whatever else is wrong ends the start.
    allow_writes(&table.site.database, BEATS_AND_MOVES);
    raw(&table.site.database).batch_execute("DELETE FROM heartbeat").expect("no heartbeat");
    table.site.run(zugpost::jobs::first_heartbeat(&jobs, now)).expect_err("no start");
}

#[test]
fn sqlite_that_may_not_grow_is_full_and_nothing_else() {
    let site = Site::start();
    let zugpost::db::Target::Sqlite(_) = &site.config.database.target else {
        return;
    };
    use diesel::RunQueryDsl as _;
    use zugpost::db::DbError;
    // The least that it can be is what it is.
    let limit =
        site.db.write::<_, DbError>(|conn| Ok(conn.batch_execute("PRAGMA max_page_count = 1")?));
    site.run(limit).expect("a limit");
    let write = || {
        site.run(site.db.write::<_, DbError>(|conn| {
            diesel::sql_query(
                "INSERT INTO announcements (text, created_at, ends_at)
                 VALUES (hex(zeroblob(2000000)), '2026-01-01 00:00:00', '2026-01-02 00:00:00')",
            )
            .execute(conn)?;
            Ok(())
        }))
    };
    let error = write().expect_err("no room");
    assert!(matches!(error, DbError::Full(_)), "{error:?}");
    // SQLite has rolled back more than was asked for: the next writer is a new one, without a limit.
    write().expect("there is room");
}
