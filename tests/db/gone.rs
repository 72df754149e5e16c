//! A database that is gone is a 503 page, and is found again without a restart.

use std::{
    io,
    net::{SocketAddr, TcpListener, TcpStream},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
};

use crate::{
    support::{Site, database::postgres_server},
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
    use diesel::{Connection as _, SqliteConnection, connection::SimpleConnection as _};
    let mut conn = SqliteConnection::establish(path).expect("the file");
    match conn.batch_execute("BEGIN IMMEDIATE") {
        Ok(()) => conn.batch_execute("ROLLBACK").is_err(),
        Err(_) => true,
    }
}
