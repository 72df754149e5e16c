//! The server under load: the release binary, with settings of its own.

use std::{
    net::{Ipv4Addr, SocketAddr, TcpListener},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context as _, Result, ensure};
use zugpost::config::SETTINGS;

use crate::{
    http::Http,
    process::Process,
    shim::{self, Shim},
    storage::Storage,
};

/// How long it may take until it answers.
const START_TIMEOUT: Duration = Duration::from_secs(30);
/// When the memory of an idle server is read.
const IDLE_BEFORE_MEASURING: Duration = Duration::from_secs(2);

/// A server that answers.
pub struct Server {
    pub process: Process,
    pub address: SocketAddr,
    /// The memory that it held two seconds after its start.
    pub idle_mib: f64,
}

impl Server {
    pub fn start(storage: &Storage, batch: u32, shim: Option<&Shim>) -> Result<Server> {
        let address = free_address()?;
        let mut command = Command::new(env!("CARGO_BIN_EXE_zugpost"));
        // Neither the developer's environment nor a zugpost.toml has a say here.
        for setting in SETTINGS {
            command.env_remove(setting.name);
        }
        command
            .arg("serve")
            .current_dir(storage.folder.path())
            .env("DATA_DIR", storage.folder.path())
            .env("DATABASE_URL", storage.url())
            .env("LISTEN", address.to_string())
            .env("LOG", "warn")
            .env("SQLITE_BATCH", batch.to_string())
            // Everybody is at one address here.
            .env("ATTEMPTS_PER_ADDRESS", "1000000")
            .env("LIVE_PAGES", "1000000")
            .env("LIVE_PAGES_PER_ADDRESS", "1000000")
            .stdin(Stdio::null())
            // The table has standard output to itself.
            .stdout(std::io::stderr());
        if let Some(url) = storage.smtp_url {
            command.env("SMTP_URL", url);
        }
        if let Some(shim) = shim {
            shim.preload(&mut command);
        }
        let started = Instant::now();
        let mut process = Process::start(&mut command)?;
        wait_until_it_answers(&mut process, address, started)?;
        if shim.is_some() {
            shim::ensure_loaded(process.pid())?;
        }
        std::thread::sleep(IDLE_BEFORE_MEASURING.saturating_sub(started.elapsed()));
        let idle_mib = process.resident()?;
        Ok(Server { process, address, idle_mib })
    }
}

/// Returns an address that was free a moment ago.
fn free_address() -> Result<SocketAddr> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).context("a free port")?;
    Ok(listener.local_addr()?)
}

fn wait_until_it_answers(
    process: &mut Process,
    address: SocketAddr,
    started: Instant,
) -> Result<()> {
    let request = format!("GET /robots.txt HTTP/1.1\r\nHost: {address}\r\n\r\n");
    loop {
        process.ensure_running()?;
        let mut http = Http::new(address);
        if http.connect().is_ok() {
            let (status, body) = http.exchange(request.as_bytes())?;
            ensure!(status == 200, "{status}: {}", String::from_utf8_lossy(body));
            return Ok(());
        }
        ensure!(started.elapsed() < START_TIMEOUT, "the server does not answer");
        std::thread::sleep(Duration::from_millis(20));
    }
}
