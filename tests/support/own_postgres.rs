//! A Postgres of a test's own, which it may freeze.

use std::{
    path::PathBuf,
    process::{Command, Stdio},
};

use super::database::postgres_server;

/// A throw-away server, which goes on and goes away with the test.
pub struct OwnPostgres {
    folder: tempfile::TempDir,
    bin: PathBuf,
    port: u16,
}

impl OwnPostgres {
    /// Starts one, `None` where nothing is tested on Postgres.
    pub fn start() -> Option<OwnPostgres> {
        postgres_server()?;
        let versions = std::fs::read_dir("/usr/lib/postgresql").expect("Postgres is installed");
        let bins = versions.map(|version| version.expect("a folder").path().join("bin"));
        let bin = bins.filter(|bin| bin.join("initdb").exists()).max().expect("its programs");
        let folder = tempfile::tempdir().expect("a temporary folder");
        let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = free.local_addr().expect("its address").port();
        drop(free);
        let server = OwnPostgres { folder, bin, port };
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(server.folder.path()));
        }
        let data = server.data();
        let data = data.to_str().expect("a path");
        server.run("initdb", &["-D", data, "-U", "postgres", "--auth=trust", "--no-sync"]);
        let options = format!(
            "-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={} -c fsync=off",
            server.folder.path().display()
        );
        let log = server.folder.path().join("log");
        let log = log.to_str().expect("a path");
        server.run("pg_ctl", &["-D", data, "-w", "-l", log, "-o", &options, "start"]);
        Some(server)
    }

    pub fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres", self.port)
    }

    /// Stops the server and each of its connections where they stand.
    pub fn freeze(&self) -> Frozen {
        let postmaster = self.postmaster().expect("it runs");
        signal("-STOP", &[postmaster]);
        // It makes no new ones any more.
        let mut all = children(postmaster);
        all.push(postmaster);
        signal("-STOP", &all);
        Frozen(all)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn postmaster(&self) -> Option<u32> {
        let file = std::fs::read_to_string(self.data().join("postmaster.pid")).ok()?;
        file.lines().next()?.trim().parse().ok()
    }

    /// Postgres refuses to run as root.
    fn run(&self, program: &str, arguments: &[&str]) {
        let program = self.bin.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid", "postgres", "--regid", "postgres", "--clear-groups"]);
            command.arg(program);
            command
        } else {
            Command::new(program)
        };
        run(command
            .args(arguments)
            .current_dir(self.folder.path())
            .env("HOME", self.folder.path()));
    }
}

impl Drop for OwnPostgres {
    fn drop(&mut self) {
        if let Some(postmaster) = self.postmaster() {
            signal("-QUIT", &[postmaster]);
            while std::path::Path::new(&format!("/proc/{postmaster}")).exists() {
                std::thread::yield_now();
            }
        }
    }
}

/// Processes that stand still until this is dropped.
pub struct Frozen(Vec<u32>);

impl Drop for Frozen {
    fn drop(&mut self) {
        signal("-CONT", &self.0);
    }
}

fn is_root() -> bool {
    std::env::home_dir().is_some_and(|home| home == std::path::Path::new("/root"))
}

fn run(command: &mut Command) {
    let status = command.stdout(Stdio::null()).status().expect("it starts");
    assert!(status.success(), "{command:?}");
}

/// Sends a signal; some may have ended.
fn signal(signal: &str, processes: &[u32]) {
    let processes = processes.iter().map(u32::to_string);
    let _ = Command::new("kill").arg(signal).args(processes).stderr(Stdio::null()).status();
}

fn children(of: u32) -> Vec<u32> {
    let entries = std::fs::read_dir("/proc").expect("/proc");
    let processes = entries.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    processes.filter(|process| parent(*process) == Some(of)).collect()
}

fn parent(process: u32) -> Option<u32> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name in parentheses may hold anything; state and parent follow.
    stat.rsplit_once(')')?.1.split_ascii_whitespace().nth(1)?.parse().ok()
}
