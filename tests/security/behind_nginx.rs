//! Behind a proxy no request hides in another one: Debian's nginx, with the settings of packaging/proxy.

use std::{
    fs,
    io::{Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use tempfile::TempDir;

use crate::{
    cli::free_address,
    support::{Browser, Site, files::in_repository, is_full, left_out},
};

/// An nginx of our own, ended with the test.
pub struct Nginx {
    process: Child,
    pub address: SocketAddr,
    folder: TempDir,
}

impl Nginx {
    /// Starts one before a site and waits until it answers.
    pub fn start(site: SocketAddr) -> Option<Nginx> {
        let program = ["/usr/sbin/nginx", "/usr/bin/nginx"];
        let Some(program) = program.into_iter().find(|path| fs::exists(path).unwrap_or(false))
        else {
            left_out("nginx is absent (tests/run --nightly installs it)");
            return None;
        };
        let folder = tempfile::tempdir().expect("a folder");
        let address = free_address();
        let server = fs::read_to_string(in_repository("packaging/proxy/nginx.conf"));
        let server = server.expect("the sample");
        assert!(server.contains("listen 443 ssl;") && server.contains("http://127.0.0.1:8080;"));
        let server = server
            .replace("listen 443 ssl;", &format!("listen {address};"))
            .replace("127.0.0.1:8080", &site.to_string());
        let at = folder.path().display();
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|kind| format!("{kind}_temp_path {at}/{kind};\n"));
        let settings = format!(
            "daemon off;\nmaster_process off;\npid {at}/pid;\nerror_log {at}/log;\nevents {{}}\n\
             http {{\naccess_log off;\n{}{server}}}\n",
            temporary.concat(),
        );
        let path = folder.path().join("nginx.conf");
        fs::write(&path, settings).expect("a file");
        let process = Command::new(program)
            .args(["-p", &at.to_string(), "-e", &format!("{at}/log"), "-c"])
            .arg(&path)
            .stdout(Stdio::null())
            .spawn()
            .expect("nginx starts");
        let mut nginx = Nginx { process, address, folder };
        let began = Instant::now();
        while TcpStream::connect(address).is_err() {
            let ended = nginx.process.try_wait().expect("a state");
            assert!(
                ended.is_none() && began.elapsed() < Duration::from_secs(20),
                "{}",
                nginx.log()
            );
            std::thread::yield_now();
        }
        Some(nginx)
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    /// Sends bytes as they are, and returns all that comes back.
    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(self.address).expect("a connection");
        stream.set_read_timeout(Some(Duration::from_secs(3))).expect("a time");
        stream.write_all(request.as_bytes()).expect("a request");
        let mut answer = Vec::new();
        // It may keep the connection, or close it before all was read.
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Returns how many requests the site has answered, this one not yet.
fn answered(monitor: &mut Browser) -> u32 {
    let metrics = monitor.get("/metrics");
    let lines = metrics.html.lines();
    let counts = lines.filter_map(|line| {
        let (_, count) = line.strip_prefix("zugpost_http_requests_total{")?.split_once("} ")?;
        count.parse::<u32>().ok()
    });
    counts.sum()
}

/// What stands in the body of another request, and must never be answered by itself.
const HIDDEN: &str = "GET /robots.txt HTTP/1.1\r\nHost: chess.example.org\r\n\r\n";

#[test]
fn no_request_hides_in_another_one_behind_nginx() {
    if !is_full() {
        return;
    }
    let site = Site::with(&[("TRUST_PROXY", "yes")]);
    let Some(nginx) = Nginx::start(site.address) else { return };
    let mut monitor = site.browser();
    let healthy = || {
        let request =
            "GET /healthz HTTP/1.1\r\nHost: chess.example.org\r\nConnection: close\r\n\r\n";
        let answer = nginx.ask(request);
        assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("\r\n\r\nok"), "{answer}");
    };
    healthy();
    let head = "POST /login HTTP/1.1\r\nHost: chess.example.org\r\n\
                Content-Type: application/x-www-form-urlencoded\r\n";
    let length = HIDDEN.len();
    let bare = |text: String| text.replace("\r\n", "\n");
    for (name, request, statuses, passed_on) in [
        (
            "both lengths",
            format!(
                "{head}Content-Length: {length}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n{HIDDEN}"
            ),
            ["400"],
            0,
        ),
        (
            "both lengths, the other way round",
            format!(
                "{head}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n{HIDDEN}"
            ),
            ["400"],
            0,
        ),
        (
            "two lengths",
            format!("{head}Content-Length: 0\r\nContent-Length: {length}\r\n\r\n{HIDDEN}"),
            ["400"],
            0,
        ),
        (
            "the same length twice",
            format!("{head}Content-Length: {length}\r\nContent-Length: {length}\r\n\r\n{HIDDEN}"),
            ["400"],
            0,
        ),
        ("no number", format!("{head}Content-Length: +0\r\n\r\n{HIDDEN}"), ["400"], 0),
        (
            "a blank before the colon",
            format!("{head}Content-Length : {length}\r\n\r\n{HIDDEN}"),
            ["400"],
            0,
        ),
        (
            "a return alone in the head",
            format!("{head}X: y\rContent-Length: {length}\r\n\r\n{HIDDEN}"),
            ["400"],
            0,
        ),
        // nginx takes a line feed alone for the end of a line (RFC 9112 2.2), and sends both on.
        (
            "line feeds alone",
            bare(format!("{head}Connection: close\r\nContent-Length: {length}\r\n\r\n")) + HIDDEN,
            ["403"],
            1,
        ),
        (
            "line feeds alone in chunks",
            format!(
                "{head}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n{length:x}\n{HIDDEN}\n0\n\n"
            ),
            ["403"],
            1,
        ),
    ] {
        let before = answered(&mut monitor);
        let answer = nginx.ask(&request);
        let is_expected = statuses.iter().any(|it| answer.starts_with(&format!("HTTP/1.1 {it}")));
        assert!(is_expected, "{name}: {answer}");
        assert_eq!(answer.matches("HTTP/1.").count(), 1, "{name}: {answer}");
        // The first one counts itself only now.
        assert_eq!(answered(&mut monitor), before + 1 + passed_on, "{name}");
        healthy();
    }
}
