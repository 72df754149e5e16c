//! Emails a second of one server with a backlog, and the memory that it takes, against the same
//! email handed to the same mail server by the mailer alone.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    net::{TcpListener, TcpStream},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use anyhow::{Context as _, Result};
use diesel::prelude::*;
use futures_util::{StreamExt as _, stream};
use zugpost::{
    actions::{job_history::JobHistory, outages::LastHeartbeat},
    clock::{Clock as _, SystemClock},
    config::Config,
    db::{
        self, Db, DbError, EmailId, GameId, PlayerId, Synchronous,
        outbox::{self, EmailKind, NewEmail},
        schema::games,
    },
    jobs::{Jobs, deliver_mail},
    low_priority_threads::{LowPriorityThreads, Niceness},
    mail::{Mailer, Signer},
};

use crate::{
    options::Options,
    scripts::Script,
    seat,
    seed::{self, Wanted},
    storage::Storage,
};

/// Players among whom the games are spread.
const PLAYERS: i64 = 1000;
/// Connections that the mailer alone uses: as many as the job.
const CONNECTIONS: usize = 4;

pub fn run(options: &Options, scripts: &Arc<[Script]>, count: u32) -> Result<()> {
    let sink = Sink::start()?;
    let storage = Storage::fresh(options)?;
    let extra = options.games.max(2000);
    seed::prepare(&storage.target, scripts, Wanted { games_each: 0, extra, clients: 1 })?;
    let (target, synchronous) = (storage.target.clone(), Synchronous::Full);
    let db = Db::open(db::Options { target, pool: 8, synchronous, batch: 256, migrates: true })?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let config = Config::from_lookup(|name| match name {
        "MAIL_DOMAIN" => Some("reply.example.org".to_owned()),
        _ => None,
    })?;
    let mail_config = config.mail_config(Signer::new(db.secret()))?;
    let mailer = Mailer::smtp(&sink.url, None)?;
    let jobs = Jobs {
        db: db.clone(),
        clock: Arc::new(SystemClock),
        config: Arc::new(config),
        mailer: mailer.clone(),
        mail_config: Arc::new(mail_config),
        email_thread: LowPriorityThreads::start("emails", 1, Niceness::Low)?,
        liveness: LastHeartbeat::default(),
        job_history: JobHistory::default(),
    };
    runtime.block_on(spread(&db))?;
    runtime.block_on(queue(&db, count))?;
    // The first emails open the connections and draw the pieces.
    let first = runtime.block_on(deliver_mail(&jobs, SystemClock.now()))?;
    let before = (sink.taken(), memory()?);
    let started = Instant::now();
    let mut most = before.1;
    runtime.block_on(async {
        while deliver_mail(&jobs, SystemClock.now()).await? > 0 {
            most = most.max(memory()?);
        }
        anyhow::Ok(())
    })?;
    let took = started.elapsed();
    let sent = sink.taken() - before.0;
    let expected = u64::from(count) - u64::try_from(first)?;
    anyhow::ensure!(sent == expected, "{sent} emails came, {expected} were sent");

    // The same bytes, handed over and forgotten.
    let email = sink.last();
    let envelope = lettre::address::Envelope::new(
        Some("zugpost@localhost".parse()?),
        vec!["somebody@example.org".parse()?],
    )?;
    let bare = u32::min(count, 5000);
    let alone = Instant::now();
    runtime.block_on(async {
        let send = |_| mailer.send(EmailId(0), &envelope, email.clone());
        let outcomes: Vec<_> =
            stream::iter(0..bare).map(send).buffer_unordered(CONNECTIONS).collect().await;
        outcomes.into_iter().collect::<Result<Vec<()>, _>>().context("the mailer alone")
    })?;
    let alone = f64::from(bare) / alone.elapsed().as_secs_f64();
    let rate = f64::from(u32::try_from(sent)?) / took.as_secs_f64();
    println!("\n| {count} emails of {} kB | |\n|---|---|", email.len() / 1000);
    println!("| one server | {rate:.0} a second |");
    println!("| the mailer alone, the same bytes again and again | {alone:.0} a second |");
    println!("| ratio | {:.2} |", rate / alone);
    println!(
        "| memory of it and the mail server together, before and at the most | {:.0} and {most:.0} MiB |",
        before.1
    );
    Ok(())
}

/// Gives the games to many players, two by two.
async fn spread(db: &Db) -> Result<()> {
    let now = SystemClock.now();
    db.write::<_, DbError>(move |conn| {
        let mut first = None;
        for n in 0..PLAYERS {
            let (PlayerId(id), _) = seat::insert(conn, &format!("load-reader-{n}"), now)?;
            first = first.or(Some(id));
        }
        let first = first.unwrap_or_default();
        let pair = format!("{first} + (id % {}) * 2", PLAYERS / 2);
        diesel::sql_query(format!("UPDATE games SET white_id = {pair}, black_id = {pair} + 1"))
            .execute(conn)?;
        Ok(())
    })
    .await?;
    Ok(())
}

/// Queues an email about the last move in one running game after the other.
async fn queue(db: &Db, count: u32) -> Result<()> {
    let now = SystemClock.now();
    db.write::<_, DbError>(move |conn| {
        let running: Vec<(GameId, PlayerId, PlayerId, String, i32)> = games::table
            .filter(games::ended_at.is_null())
            .select((games::id, games::white_id, games::black_id, games::turn, games::ply))
            .load(conn)?;
        for (n, (game, white, black, turn, ply)) in (0..count).zip(running.iter().cycle()) {
            let player = if turn == "white" { *white } else { *black };
            let email = NewEmail::new(EmailKind::YourMove, player, format!("load:{n}"));
            let ply = u32::try_from(*ply).ok();
            outbox::insert(conn, &NewEmail { game: Some(*game), ply, ..email }, now)?;
        }
        Ok(())
    })
    .await?;
    Ok(())
}

/// Returns the memory that this process holds, in MiB.
fn memory() -> Result<f64> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("VmRSS")?;
    let kib: f64 = line.trim().trim_end_matches("kB").trim_end().parse()?;
    Ok(kib / 1024.0)
}

/// A mail server that takes everything and remembers the last email.
struct Sink {
    url: String,
    taken: Arc<AtomicU64>,
    last: Arc<std::sync::Mutex<Vec<u8>>>,
}

impl Sink {
    fn start() -> Result<Sink> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let url = format!("smtp://{}", listener.local_addr()?);
        let sink = Sink { url, taken: Arc::default(), last: Arc::default() };
        let (taken, last) = (Arc::clone(&sink.taken), Arc::clone(&sink.last));
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (taken, last) = (Arc::clone(&taken), Arc::clone(&last));
                std::thread::spawn(move || drop(talk(stream, &taken, &last)));
            }
        });
        Ok(sink)
    }

    fn taken(&self) -> u64 {
        self.taken.load(Ordering::SeqCst)
    }

    fn last(&self) -> Vec<u8> {
        self.last.lock().map(|last| last.clone()).unwrap_or_default()
    }
}

fn talk(
    mut stream: TcpStream,
    taken: &AtomicU64,
    last: &std::sync::Mutex<Vec<u8>>,
) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream.try_clone()?);
    stream.write_all(b"220 sink\r\n")?;
    let mut line = Vec::new();
    while lines.read_until(b'\n', &mut line)? > 0 {
        let is_data = line.starts_with(b"DATA");
        stream.write_all(if is_data { b"354 go on\r\n" } else { b"250 fine\r\n" })?;
        line.clear();
        if is_data {
            let mut message = Vec::new();
            while lines.read_until(b'\n', &mut line)? > 0 && line != b".\r\n" {
                message.append(&mut line);
            }
            line.clear();
            taken.fetch_add(1, Ordering::SeqCst);
            if let Ok(mut last) = last.lock() {
                *last = message;
            }
            stream.write_all(b"250 taken\r\n")?;
        }
    }
    Ok(())
}
