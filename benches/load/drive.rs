//! Runs clients for a while, and reports what was measured.

use std::{
    fmt,
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use anyhow::{Context as _, Result, anyhow, ensure};

use crate::{report::Line, server::Server};

/// Not measured: caches fill, connections of the pool open.
pub const WARM_UP: Duration = Duration::from_secs(1);
/// How often two servers are measured in turn: what else the machine does hits both alike.
const ROUNDS: u32 = 4;

/// One that sends a request when it has the answer to the last.
pub trait Client: Send {
    fn connect(&mut self) -> Result<()>;
    fn once(&mut self) -> Result<()>;
}

/// What was measured.
#[derive(Default)]
pub struct Measured {
    seconds: f64,
    micros: Vec<u32>,
}

/// The same in a few numbers; latencies in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Summary {
    pub requests: u64,
    pub seconds: f64,
    pub p50: f64,
    pub p95: f64,
    pub p99: f64,
}

impl Measured {
    pub fn summary(mut self) -> Result<Summary> {
        ensure!(!self.micros.is_empty(), "nothing was measured");
        self.micros.sort_unstable();
        let percentile = |percent: usize| {
            let rank = (self.micros.len() * percent).div_ceil(100);
            f64::from(self.micros[rank.saturating_sub(1)]) / 1000.0
        };
        Ok(Summary {
            requests: u64::try_from(self.micros.len())?,
            seconds: self.seconds,
            p50: percentile(50),
            p95: percentile(95),
            p99: percentile(99),
        })
    }

    fn add(&mut self, other: Measured) {
        self.seconds += other.seconds;
        self.micros.extend(other.micros);
    }
}

impl Summary {
    pub fn per_second(&self) -> f64 {
        self.requests as f64 / self.seconds
    }

    /// Reads what `Display` wrote: a child process hands it over so.
    pub fn read(text: &str) -> Result<Summary> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let [requests, seconds, p50, p95, p99] = words.as_slice() else {
            return Err(anyhow!("`{text}` is not what was measured"));
        };
        Ok(Summary {
            requests: requests.parse()?,
            seconds: seconds.parse()?,
            p50: p50.parse()?,
            p95: p95.parse()?,
            p99: p99.parse()?,
        })
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Summary { requests, seconds, p50, p95, p99 } = self;
        write!(f, "{requests} {seconds} {p50} {p95} {p99}")
    }
}

/// Runs clients side by side, one thread each. The first failure ends the run.
pub fn drive<C: Client>(clients: &mut [C], length: Duration) -> Result<Measured> {
    for client in &mut *clients {
        client.connect().context("connecting")?;
    }
    let failed = &AtomicBool::new(false);
    let started = Instant::now();
    let end = started + length;
    std::thread::scope(|scope| {
        let threads: Vec<_> = clients
            .iter_mut()
            .map(|client| scope.spawn(move || run(client, end, failed)))
            .collect();
        let mut measured = Measured::default();
        let mut outcome = Ok(());
        for thread in threads {
            match thread.join() {
                Ok(Ok(micros)) => measured.micros.extend(micros),
                Ok(Err(error)) => outcome = outcome.and(Err(error)),
                Err(_) => outcome = outcome.and(Err(anyhow!("a client panicked"))),
            }
        }
        measured.seconds = started.elapsed().as_secs_f64();
        outcome.map(|()| measured)
    })
}

fn run<C: Client>(client: &mut C, end: Instant, failed: &AtomicBool) -> Result<Vec<u32>> {
    let mut micros = Vec::with_capacity(16 * 1024);
    loop {
        let started = Instant::now();
        if started >= end || failed.load(Ordering::Relaxed) {
            return Ok(micros);
        }
        if let Err(error) = client.once() {
            failed.store(true, Ordering::Relaxed);
            return Err(error);
        }
        micros.push(u32::try_from(started.elapsed().as_micros()).unwrap_or(u32::MAX));
    }
}

/// Clients with the server that they load.
pub struct Rig<'a, C> {
    server: &'a Server,
    pub clients: Vec<C>,
    measured: Measured,
    cpu: f64,
}

impl<'a, C: Client> Rig<'a, C> {
    pub fn new(server: &'a Server, clients: Vec<C>) -> Rig<'a, C> {
        Rig { server, clients, measured: Measured::default(), cpu: 0.0 }
    }

    fn measure(&mut self, length: Duration) -> Result<()> {
        let before = self.server.process.cpu()?;
        let measured = drive(&mut self.clients, length)?;
        self.cpu += self.server.process.cpu()? - before;
        self.measured.add(measured);
        Ok(())
    }

    /// Returns what came of it, as a line of the table.
    pub fn outcome(self, name: &str) -> Result<Line> {
        let summary = self.measured.summary()?;
        Ok(Line {
            name: name.to_owned(),
            summary,
            cpu_ms: Some(self.cpu * 1000.0 / summary.requests as f64),
            idle_mib: Some(self.server.idle_mib),
            peak_mib: Some(self.server.process.peak()?),
        })
    }
}

/// Measures each rig for this long, in turn if there are several.
pub fn alternate<C: Client>(rigs: &mut [Rig<'_, C>], length: Duration) -> Result<()> {
    for rig in &mut *rigs {
        drive(&mut rig.clients, WARM_UP)?;
    }
    let rounds = if rigs.len() == 1 { 1 } else { ROUNDS };
    for _ in 0..rounds {
        for rig in &mut *rigs {
            rig.measure(length / rounds)?;
        }
    }
    Ok(())
}
