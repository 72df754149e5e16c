//! What is installed beside the program: the samples for proxies are started, and `zugpost doctor` finds
//! nothing wrong behind them; alerts are about numbers that there are.

use std::{
    fs,
    net::{SocketAddr, TcpStream},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use tempfile::TempDir;

use crate::{
    cli::{Service, command, free_address},
    security::behind_nginx::Nginx,
    support::{database::TestDatabase, files::in_repository, is_full, left_out},
};

/// A Caddy of our own, ended with the test.
struct Caddy {
    process: Child,
    address: SocketAddr,
    _folder: TempDir,
}

impl Caddy {
    /// Starts one before a site and waits until it answers.
    fn start(site: SocketAddr) -> Option<Caddy> {
        if !fs::exists("/usr/bin/caddy").unwrap_or(false) {
            left_out("caddy is absent (tests/run --nightly installs it)");
            return None;
        }
        let folder = tempfile::tempdir().expect("a folder");
        let address = free_address();
        let sample = fs::read_to_string(in_repository("packaging/proxy/Caddyfile"));
        let sample = sample.expect("the sample");
        assert!(sample.starts_with("chess.example.org {") && sample.contains(" 127.0.0.1:8080"));
        let sample = sample
            .replace("chess.example.org {", &format!("http://{address} {{"))
            .replace("127.0.0.1:8080", &site.to_string());
        // No certificate is asked for, and nothing is kept.
        let settings = format!("{{\nadmin off\nauto_https off\npersist_config off\n}}\n{sample}");
        let path = folder.path().join("Caddyfile");
        fs::write(&path, settings).expect("a file");
        let process = Command::new("/usr/bin/caddy")
            .args(["run", "--adapter", "caddyfile", "--config"])
            .arg(&path)
            .env("HOME", folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("caddy starts");
        let caddy = Caddy { process, address, _folder: folder };
        let began = Instant::now();
        while TcpStream::connect(address).is_err() {
            assert!(began.elapsed() < Duration::from_secs(20), "caddy does not answer");
            std::thread::yield_now();
        }
        Some(caddy)
    }
}

impl Drop for Caddy {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Asks the doctor of a site that is reached at an address.
fn examine(database: &TestDatabase, proxy: SocketAddr) -> (bool, String) {
    let base = format!("http://{proxy}");
    let mut doctor = command(database, &[("BASE_URL", &base), ("TRUST_PROXY", "yes")]);
    let output = doctor.arg("doctor").output().expect("it runs");
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(said).expect("text"))
}

#[test]
fn the_doctor_finds_nothing_wrong_behind_the_samples() {
    if !is_full() {
        return;
    }
    let database = TestDatabase::new();
    let service = Service::start(&database, &[("TRUST_PROXY", "yes")]);
    let (nginx, caddy) = (Nginx::start(service.address), Caddy::start(service.address));
    let addresses = [nginx.as_ref().map(|it| it.address), caddy.as_ref().map(|it| it.address)];
    for proxy in addresses.into_iter().flatten() {
        let (good, text) = examine(&database, proxy);
        assert!(good, "{text}");
        assert!(text.contains("ok     The proxy says who asks (here: 127.0.0.1)"), "{text}");
    }
    // Without the proxy the same settings are a fault.
    let (good, text) = examine(&database, service.address);
    assert!(!good && text.contains("A visitor can say to have another address"), "{text}");
}

/// Each number of which an alert tells is one that the server gives.
#[test]
fn alerts_are_about_numbers_that_there_are() {
    let database = TestDatabase::new();
    let service = Service::start(&database, &[]);
    let alerts = in_repository("packaging/prometheus/alerts.yml");
    let alerts = fs::read_to_string(alerts).expect("the alerts");
    let metrics = service.browser().get("/metrics").html;
    let named: Vec<&str> = alerts
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .filter(|word| word.starts_with("zugpost_"))
        .collect();
    assert!(named.len() > 6, "{named:?}");
    for name in named {
        // A job that has never run has no line yet.
        assert!(metrics.contains(name) || name.starts_with("zugpost_job_"), "{name}: {metrics}");
    }
    // The label by which the jobs of the site are told apart is that of the server.
    let manual = fs::read_to_string(in_repository("docs/OPERATING.md")).expect("the manual");
    assert!(alerts.contains("job!~") && manual.contains("honor_labels: true"));
}
