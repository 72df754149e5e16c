//! Logins: what the memory in which passwords are hashed costs a server, and how long game pages take beside them.

use std::{sync::Arc, time::Duration};

use anyhow::{Result, anyhow, ensure};
use zugpost::random::hash;

use crate::{
    drive::{Client, WARM_UP, drive},
    house::House,
    http::Http,
    measured::{Measured, Summary},
    options::Options,
    scripts::Script,
    seed::Wanted,
    server::Server,
    storage::Storage,
};

/// What the process may hold, in MiB.
const AIM_MIB: f64 = 64.0;
/// After so many the memory is read for the first time.
const FIRST: u32 = 60;
/// Connections, each with the next login when it has the answer to the last.
const AT_ONCE: usize = 8;

/// Those who log in at once while others view games.
const CONCURRENT_LOGINS: u32 = 32;
/// Those who view games: few, who do not use up the machine by themselves.
const VIEWERS: usize = 2;
/// How often pages are measured, in turn alone and beside logins.
const ROUNDS: u32 = 4;
/// How much longer the slowest pages may take beside logins.
const MAX_SLOWDOWN: f64 = 2.0;

pub fn run(options: &Options, scripts: &Arc<[Script]>, count: u32) -> Result<()> {
    let storage = Storage::fresh(options)?;
    let wanted = Wanted { games_each: 0, extra: 0, clients: VIEWERS };
    let house = House::open(storage, scripts, wanted, options.batch, None)?;
    let server = &house.server;
    println!("\n| logins | MiB |\n|---|---|\n| 0 | {:.1} |", server.process.resident()?);
    let mut done = 0;
    for stop in [FIRST.min(count), count] {
        log_in(server, done, stop)?;
        done = stop;
        println!("| {stop} | {:.1} |", server.process.resident()?);
    }
    let (held, peak) = (server.process.resident()?, server.process.peak()?);
    println!("\npeak {peak:.1} MiB; below {AIM_MIB} MiB: {}", yes_or_no(held < AIM_MIB));
    let [alone, beside] = pages(&house, options.length())?;
    println!("\n| game pages | a second | p50 ms | p99 ms |\n|---|---|---|---|");
    for (name, s) in [("alone", &alone), ("beside logins", &beside)] {
        println!("| {name} | {:.0} | {:.2} | {:.2} |", s.per_second(), s.p50, s.p99);
    }
    let ratio = beside.p99 / alone.p99;
    println!(
        "\np99 of a game page beside {CONCURRENT_LOGINS} logins at once: {ratio:.2} times; below {MAX_SLOWDOWN}: {}",
        yes_or_no(ratio < MAX_SLOWDOWN)
    );
    Ok(())
}

fn yes_or_no(is_met: bool) -> &'static str {
    if is_met { "yes" } else { "NO" }
}

/// Tries to log in with these numbers, several at once.
fn log_in(server: &Server, from: u32, to: u32) -> Result<()> {
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..AT_ONCE)
            .map(|first| {
                scope.spawn(move || {
                    let mut http = Http::new(server.address);
                    http.connect()?;
                    for number in (from..to).skip(first).step_by(AT_ONCE) {
                        let status = try_to_log_in(&mut http, number)?;
                        ensure!(status == 422, "a login was answered with {status}");
                    }
                    Ok(())
                })
            })
            .collect();
        threads
            .into_iter()
            .try_for_each(|thread| thread.join().map_err(|_| anyhow!("a client panicked"))?)
    })
}

/// Tries to log in and returns the status. Nobody is called so: that is hashed as long as anybody's
/// password.
fn try_to_log_in(http: &mut Http, number: u32) -> Result<u16> {
    let csrf = &hash("csrf:load")[..32];
    let form = format!("csrf={csrf}&login=nobody-{number}&password=correspondence");
    let request = format!(
        "POST /login HTTP/1.1\r\nHost: load\r\nCookie: zugpost_visit=load\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{form}",
        form.len(),
    );
    Ok(http.exchange(request.as_bytes())?.0)
}

/// One who tries to log in again and again, each time with another name.
struct Guesser {
    http: Http,
    number: u32,
}

impl Client for Guesser {
    fn connect(&mut self) -> Result<()> {
        self.http.connect()
    }

    fn once(&mut self) -> Result<()> {
        self.number += CONCURRENT_LOGINS;
        let status = try_to_log_in(&mut self.http, self.number)?;
        // Who finds no place among those who wait comes back later.
        ensure!(status == 422 || status == 503, "a login was answered with {status}");
        Ok(())
    }
}

/// Measures game pages, alone and beside logins.
fn pages(house: &House, length: Duration) -> Result<[Summary; 2]> {
    let mut viewers = house.viewers();
    let mut guessers: Vec<_> = (0..CONCURRENT_LOGINS)
        .map(|one| Guesser { http: Http::new(house.server.address), number: 1_000_000 + one })
        .collect();
    drive(&mut viewers, WARM_UP)?;
    let [mut alone, mut beside] = [Measured::default(), Measured::default()];
    for _ in 0..ROUNDS {
        alone.add(drive(&mut viewers, length / ROUNDS)?);
        let measured = std::thread::scope(|scope| {
            let guessing = scope.spawn(|| drive(&mut guessers, length / ROUNDS));
            let measured = drive(&mut viewers, length / ROUNDS)?;
            guessing.join().map_err(|_| anyhow!("a client panicked"))??;
            anyhow::Ok(measured)
        })?;
        beside.add(measured);
    }
    Ok([alone.summary()?, beside.summary()?])
}
