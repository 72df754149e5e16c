//! Runs clients for a while, and reports what was measured.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use anyhow::{Context as _, Result, anyhow};

use crate::{measured::Measured, report::Line, server::Server};

/// Not measured: caches fill, connections of the pool open.
pub const WARM_UP: Duration = Duration::from_secs(1);
/// How often two servers are measured in turn: what else the machine does hits both alike.
const ROUNDS: u32 = 4;

/// One that sends a request when it has the answer to the last.
pub trait Client: Send {
    fn connect(&mut self) -> Result<()>;
    fn once(&mut self) -> Result<()>;
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
