//! Logins: what the memory in which passwords are hashed costs a server.

use std::sync::Arc;

use anyhow::{Result, ensure};
use zugpost::random::hash;

use crate::{
    http::Http,
    options::Options,
    scripts::Script,
    seed::{self, Wanted},
    server::Server,
    storage::Storage,
};

/// What the process may hold, in MiB.
const AIM_MIB: f64 = 64.0;
/// After so many the memory is read for the first time.
const FIRST: u32 = 60;
/// Connections, each with the next login when it has the answer to the last.
const AT_ONCE: usize = 8;

pub fn run(options: &Options, scripts: &Arc<[Script]>, count: u32) -> Result<()> {
    let storage = Storage::fresh(options)?;
    seed::prepare(&storage.target, scripts, Wanted { games_each: 0, extra: 0, clients: 1 })?;
    let server = Server::start(&storage, options.batch, None)?;
    println!("\n| logins | MiB |\n|---|---|\n| 0 | {:.1} |", server.process.resident()?);
    let mut done = 0;
    for stop in [FIRST.min(count), count] {
        log_in(&server, done, stop)?;
        done = stop;
        println!("| {stop} | {:.1} |", server.process.resident()?);
    }
    let (held, peak) = (server.process.resident()?, server.process.peak()?);
    println!(
        "\npeak {peak:.1} MiB; below {AIM_MIB} MiB: {}",
        if held < AIM_MIB { "yes" } else { "NO" }
    );
    Ok(())
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
                        // Nobody is called so: that is hashed as long as anybody's password.
                        let csrf = &hash("csrf:load")[..32];
                        let form =
                            format!("csrf={csrf}&login=nobody-{number}&password=correspondence");
                        let (status, _) = http.exchange(
                        format!(
                            "POST /login HTTP/1.1\r\nHost: load\r\nCookie: zugpost_visit=load\r\n\
                             Content-Type: application/x-www-form-urlencoded\r\n\
                             Content-Length: {}\r\n\r\n{form}",
                            form.len(),
                        )
                        .as_bytes(),
                    )?;
                        ensure!(status == 422, "a login was answered with {status}");
                    }
                    Ok(())
                })
            })
            .collect();
        threads.into_iter().try_for_each(|thread| {
            thread.join().map_err(|_| anyhow::anyhow!("a client panicked"))?
        })
    })
}
