//! What only a real browser shows: Debian's Chromium or Firefox, through their WebDrivers.
//!
//! Runs where `ZUGPOST_TEST_BROWSER` is set, as `tests/run` does; says so where it is not. Firefox
//! takes over where it is set to `firefox`.

mod analysis;
mod appearance;
mod big_board;
mod board;
mod claims;
mod conditional_moves;
mod devtools;
mod drafts;
mod firefox;
mod first_visit;
mod gallery;
mod layout;
mod live;
mod one_page;
mod passkeys;
mod second_factor;
mod unsent;
mod variants;

use std::{
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        LazyLock, Mutex,
        atomic::{AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};

use data_encoding::BASE64;
use fantoccini::{
    Client, ClientBuilder, Locator,
    actions::{
        InputSource as _, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MOUSE_BUTTON_RIGHT,
        MouseActions, PointerAction,
    },
    cookies::Cookie,
};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

use crate::{
    support::{Site, environment, site::PASSWORD},
    web::{self, Table},
};

const SHELL: &str = "chromium-headless-shell";
const LOG: &str = "chrome_debug.log";

/// The browser that the tests run in, ended with the test.
struct Driver {
    kind: BrowserKind,
    /// ChromeDriver, or a geckodriver for each window: it knows one at a time.
    processes: Mutex<Vec<WebDriver>>,
    /// What ends each window.
    sessions: Mutex<Vec<String>>,
    /// Whatever the browser writes.
    folder: tempfile::TempDir,
    /// How many windows of Chromium were opened: each has a folder of its own.
    windows: AtomicU32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum BrowserKind {
    Chromium,
    Firefox,
}

impl BrowserKind {
    /// Returns the one that the tests are to run in.
    fn wanted() -> Option<BrowserKind> {
        match environment("ZUGPOST_TEST_BROWSER")?.as_str() {
            "firefox" => Some(BrowserKind::Firefox),
            _ => Some(BrowserKind::Chromium),
        }
    }

    /// Returns the one that a window belongs to.
    fn of(client: &Client) -> BrowserKind {
        let name = client.capabilities().and_then(|all| all.get("browserName"));
        match name.and_then(Value::as_str) {
            Some("firefox") => BrowserKind::Firefox,
            _ => BrowserKind::Chromium,
        }
    }

    fn start_driver(self, folder: &Path) -> WebDriver {
        let start = || match self {
            BrowserKind::Chromium => {
                WebDriver::start("chromedriver", &[], "started successfully on port ", folder)
            }
            BrowserKind::Firefox => WebDriver::start(
                "geckodriver",
                &["--allow-system-access"],
                "Listening on 127.0.0.1:",
                folder,
            ),
        };
        // The port that it chooses may be taken before it listens there: then it ends.
        (0..5).find_map(|_| start()).expect("chromedriver or geckodriver (tests/run installs them)")
    }
}

/// A program that drives a browser.
struct WebDriver {
    process: Child,
    port: u16,
}

impl WebDriver {
    /// Starts it and reads its port, which it says after these words. `None` if it ended at once.
    fn start(
        program: &str,
        arguments: &[&str],
        before_port: &str,
        folder: &Path,
    ) -> Option<WebDriver> {
        let started = Command::new(program)
            .arg("--port=0")
            .args(arguments)
            .env("TMPDIR", folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut process = started.ok()?;
        let mut lines = BufReader::new(process.stdout.take()?).lines();
        let port = lines.by_ref().map_while(Result::ok).find_map(|line| {
            let (_, port) = line.split_once(before_port)?;
            port.trim_end_matches('.').parse().ok()
        });
        // It must not find its output closed.
        std::thread::spawn(move || lines.for_each(drop));
        if port.is_none() {
            let _ = process.wait();
        }
        Some(WebDriver { process, port: port? })
    }
}

impl Drop for WebDriver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Driver {
    /// Returns the browser that is wanted; `None` if there is to be none.
    fn start() -> Option<Driver> {
        let Some(kind) = BrowserKind::wanted() else {
            eprintln!("\n*** LEFT OUT: no real browser (set ZUGPOST_TEST_BROWSER=1) ***\n");
            return None;
        };
        Some(Driver {
            kind,
            processes: Mutex::default(),
            sessions: Mutex::default(),
            folder: tempfile::tempdir().expect("a folder"),
            windows: AtomicU32::new(0),
        })
    }

    /// The same for what only Chromium lets a test do.
    fn start_chromium() -> Option<Driver> {
        if BrowserKind::wanted() == Some(BrowserKind::Firefox) {
            eprintln!("\n*** LEFT OUT in Firefox: only Chromium lets a test do it ***\n");
            return None;
        }
        Driver::start()
    }

    /// Returns where the next window is asked for.
    fn port(&self) -> u16 {
        let mut processes = self.processes.lock().expect("the drivers");
        if processes.is_empty() || self.kind == BrowserKind::Firefox {
            processes.push(self.kind.start_driver(self.folder.path()));
        }
        processes.last().expect("a driver").port
    }

    async fn window(&self, width: u32, height: u32, dark: bool) -> Client {
        self.window_with(width, height, dark, true).await
    }

    async fn window_with(&self, width: u32, height: u32, dark: bool, scripts: bool) -> Client {
        self.window_of(width, height, dark, scripts, &[]).await
    }

    /// The same with more switches of the browser.
    async fn window_of(
        &self,
        width: u32,
        height: u32,
        dark: bool,
        scripts: bool,
        switches: &[&str],
    ) -> Client {
        if self.kind == BrowserKind::Firefox {
            let options = firefox::options((width, height), dark, scripts);
            let client = self.connect("moz:firefoxOptions", options).await;
            firefox::resize(&client, (width, height)).await;
            return client;
        }
        let number = self.windows.fetch_add(1, Ordering::Relaxed);
        let profile = self.folder.path().join(number.to_string());
        // The shell starts four times as fast; what belongs to the whole browser it does not know.
        let is_shell = scripts && switches.is_empty() && has_shell();
        let mut args = vec![
            "--no-sandbox".to_owned(),
            "--disable-gpu".into(),
            "--disable-dev-shm-usage".into(),
            "--disable-quic".into(),
            "--no-first-run".into(),
            "--disable-background-networking".into(),
            "--disable-component-update".into(),
            "--disable-sync".into(),
            "--hide-scrollbars".into(),
            // What stands in the console of a page goes into a file in the profile.
            "--enable-logging".into(),
            format!("--user-data-dir={}", profile.display()),
            format!("--window-size={width},{height}"),
        ];
        if !is_shell {
            args.push("--headless=new".into());
        }
        if dark {
            let switch = match is_shell {
                true => "--blink-settings=preferredColorScheme=0",
                false => "--force-dark-mode",
            };
            args.push(switch.into());
        }
        args.extend(switches.iter().map(|&switch| switch.to_owned()));
        let mut options = json!({ "args": args });
        if is_shell {
            options["binary"] = shell_script(&profile).display().to_string().into();
        }
        if !scripts {
            options["prefs"] = json!({ "profile.managed_default_content_settings.javascript": 2 });
        }
        if width < 500 {
            options["mobileEmulation"] = json!({
                "deviceMetrics": { "width": width, "height": height, "pixelRatio": 2.0, "touch": true }
            });
        }
        self.connect("goog:chromeOptions", options).await
    }

    async fn connect(&self, name: &str, options: Value) -> Client {
        let capabilities = [(name.to_owned(), options)].into_iter().collect();
        let driver = format!("http://127.0.0.1:{}", self.port());
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let client = builder.capabilities(capabilities).connect(&driver).await.expect("a browser");
        let session = client.session_id().await.expect("a session").expect("a session");
        self.sessions.lock().expect("the sessions").push(format!("{driver}/session/{session}"));
        client
    }

    /// Returns what went wrong in any window and on any page so far, and forgets it: what the policy of
    /// a page stopped (Content-Security-Policy), and errors of its scripts.
    fn take_reports(&self) -> Vec<String> {
        let reports = self.reports();
        for log in self.logs() {
            std::fs::write(&log, "").expect("an empty log");
        }
        reports
    }

    fn reports(&self) -> Vec<String> {
        let mut reports = Vec::new();
        for path in self.logs() {
            let log = std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            let log = String::from_utf8_lossy(&log);
            let is_report = |line: &&str| {
                ["Content Security Policy", "Uncaught"].iter().any(|it| line.contains(it))
            };
            let lines = log.lines().filter(is_report);
            reports.extend(lines.map(str::to_owned));
        }
        reports
    }

    /// Returns where the console of each window is written.
    fn logs(&self) -> impl Iterator<Item = PathBuf> {
        // Firefox writes none, and has no number for a window.
        let windows = 0..self.windows.load(Ordering::Relaxed);
        windows.map(|window| self.folder.path().join(window.to_string()).join(LOG))
    }
}

impl Drop for Driver {
    /// Ends it, and fails the test if any page wanted what its policy forbids, or had an error.
    fn drop(&mut self) {
        // A test that fails leaves its windows open, and a browser outlives its driver.
        for session in self.sessions.get_mut().expect("the sessions") {
            let _ = ureq::delete(&*session).call();
        }
        self.processes.get_mut().expect("the drivers").clear();
        if !std::thread::panicking() {
            let reports = self.take_reports();
            assert!(reports.is_empty(), "pages do what they must not:\n{}", reports.join("\n"));
        }
    }
}

/// A page in a real browser.
struct Window<'a> {
    client: Client,
    site: &'a Site,
}

/// A browser, and two players with a game between them in which these moves were made. `None`
/// where there is no browser.
fn at_a_table(moves: &[&str]) -> Option<(Driver, Table)> {
    let driver = Driver::start()?;
    let mut table = Table::set();
    table.play(moves);
    Some((driver, table))
}

impl<'a> Window<'a> {
    /// Opens a window of usual size in which somebody is logged in.
    async fn open(driver: &Driver, site: &'a Site, name: &str) -> Window<'a> {
        let window = Window { client: driver.window(1200, 900, false).await, site };
        window.log_in(name).await;
        window
    }
}

impl Window<'_> {
    async fn log_in(&self, name: &str) {
        self.go("/login").await;
        let form = self.client.form(Locator::Css("main form")).await.expect("a form");
        form.set_by_name("login", name).await.expect("a field");
        form.set_by_name("password", PASSWORD).await.expect("a field");
        self.click("main form button.primary").await;
        self.until("location.pathname === '/games'").await;
    }

    async fn go(&self, path: &str) {
        let url = format!("http://{}{path}", self.site.address);
        self.client.goto(&url).await.expect(path);
    }

    async fn run(&self, script: &str, arguments: Vec<Value>) -> Value {
        run(&self.client, script, arguments).await
    }

    /// Waits until a script says `true`.
    async fn until(&self, condition: &str) {
        until(&self.client, condition).await;
    }

    /// Makes the window a screen of this size, light or dark.
    async fn show_as(&self, size: (u32, u32), is_dark: bool) {
        match BrowserKind::of(&self.client) {
            BrowserKind::Chromium => devtools::show_as(&self.client, size, is_dark).await,
            BrowserKind::Firefox => firefox::show_as(&self.client, size, is_dark).await,
        }
    }

    /// Asks for pages in a language from now on.
    async fn ask_for(&self, language: &str) {
        match BrowserKind::of(&self.client) {
            BrowserKind::Chromium => devtools::ask_for(&self.client, language).await,
            BrowserKind::Firefox => firefox::ask_for(&self.client, language).await,
        }
    }

    /// Returns a picture of the whole page, as PNG.
    async fn whole_page(&self) -> Vec<u8> {
        let picture = match BrowserKind::of(&self.client) {
            BrowserKind::Chromium => devtools::picture(&self.client).await,
            BrowserKind::Firefox => firefox::picture(&self.client).await,
        };
        BASE64.decode(picture.as_bytes()).expect("a picture")
    }

    /// Takes a cookie that no script can read.
    async fn set_cookie(&self, name: &str, value: &str) {
        let cookie = Cookie::parse(format!(
            "{name}={value}; Domain=127.0.0.1; Path=/; HttpOnly; SameSite=Lax"
        ));
        self.client.add_cookie(cookie.expect("a cookie")).await.expect("a cookie");
    }

    async fn centre(&self, square: &str) -> (f64, f64) {
        let script =
            "const r = document.querySelector(`[data-square=\"${arguments[0]}\"]`).getBoundingClientRect();
                      return [r.x + r.width / 2, r.y + r.height / 2]";
        let found = self.run(script, vec![json!(square)]).await;
        (found[0].as_f64().expect("x"), found[1].as_f64().expect("y"))
    }

    async fn drag(&self, from: &str, to: &str) {
        let pulled = self.pulled(from, to, MOUSE_BUTTON_LEFT).await;
        self.perform(pulled.then(PointerAction::Up { button: MOUSE_BUTTON_LEFT })).await;
    }

    /// Draws with the right button.
    async fn draw(&self, from: &str, to: &str) {
        let pulled = self.pulled(from, to, MOUSE_BUTTON_RIGHT).await;
        self.perform(pulled.then(PointerAction::Up { button: MOUSE_BUTTON_RIGHT })).await;
    }

    /// A button pressed on one square and held until the other.
    async fn pulled(&self, from: &str, to: &str, button: u64) -> MouseActions {
        self.run("document.querySelector('.board').scrollIntoView({block: 'center'})", vec![])
            .await;
        let ((x, y), (to_x, to_y)) = (self.centre(from).await, self.centre(to).await);
        let go = |x, y| PointerAction::MoveTo { duration: Some(Duration::from_millis(30)), x, y };
        MouseActions::new("mouse".into())
            .then(go(x, y))
            .then(PointerAction::Down { button })
            .then(go((x + to_x) / 2.0, (y + to_y) / 2.0))
            .then(go(to_x, to_y))
    }

    async fn perform(&self, actions: MouseActions) {
        self.client.perform_actions(actions).await.expect("what the mouse does");
    }

    /// Opens the tab in which an element stands, and scrolls it above what lies over the foot of the page.
    async fn show(&self, selector: &str) {
        let script = "const element = document.querySelector(arguments[0]);
            const tab = element?.closest('.tab-panel')?.dataset.tab;
            const button = tab && document.querySelector(`[for=tab-${tab}]`);
            if (button && !button.control.checked) button.click();
            element?.scrollIntoView({ block: 'nearest' })";
        self.run(script, vec![json!(selector)]).await;
    }

    async fn click(&self, selector: &str) {
        let found = self.client.wait().for_element(Locator::Css(selector)).await;
        let element = found.unwrap_or_else(|e| panic!("{selector}: {e}"));
        self.show(selector).await;
        element.click().await.unwrap_or_else(|e| panic!("{selector}: {e}"));
    }

    /// Types into what has the focus.
    async fn press(&self, keys: &str) {
        let key = |all: KeyActions, value| {
            all.then(KeyAction::Down { value }).then(KeyAction::Up { value })
        };
        let actions = keys.chars().fold(KeyActions::new("keyboard".into()), key);
        self.client.perform_actions(actions).await.expect("keys");
    }

    /// Waits until a move is to be confirmed.
    async fn until_asked(&self, quoted: &str) {
        self.until(&format!("document.querySelector('.confirm b')?.textContent === '{quoted}'"))
            .await;
    }

    /// Confirms the move on the table and waits until it is made.
    async fn confirm(&self, plies: usize) {
        self.click(".confirm button.primary").await;
        self.until_plies(plies).await;
    }

    /// Waits until the score sheet has so many moves.
    async fn until_plies(&self, plies: usize) {
        self.until(&shows_plies(plies)).await;
    }

    async fn has_piece(&self, square: &str, piece: &str) -> bool {
        let script = "return !!document.querySelector(`[data-square=${arguments[0]}] [data-piece=${arguments[1]}]`)";
        self.run(script, vec![json!(square), json!(piece)]).await == Value::Bool(true)
    }

    async fn screenshot(&self, name: &str) {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("../screenshots");
        std::fs::create_dir_all(&folder).expect("a folder");
        let picture = self.client.screenshot().await.expect("a picture");
        std::fs::write(folder.join(format!("{name}.png")), picture).expect("a file");
    }
}

fn shows_plies(count: usize) -> String {
    format!("document.querySelectorAll('a.ply').length === {count}")
}

async fn run(client: &Client, script: &str, arguments: Vec<Value>) -> Value {
    client.execute(script, arguments).await.expect(script)
}

async fn until(client: &Client, condition: &str) {
    let started = Instant::now();
    let script = format!("return !!({condition})");
    while run(client, &script, vec![]).await != Value::Bool(true) {
        if started.elapsed() > Duration::from_secs(15) {
            let text = run(client, "return document.body.innerText", vec![]).await;
            panic!("not {condition}: {text}");
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[test]
fn a_game_is_played_with_drag_click_and_promotion() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, mut black, game } = table;
    let mut answer = |text: &str| {
        let page = web::play(&mut black, &game, text);
        assert_eq!(page.status, 200, "{text}");
    };
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.run("window.untouched = true", vec![]).await;
        // An illegal drop snaps back and sends nothing.
        window.drag("e2", "e5").await;
        window.until("document.querySelector('[data-square=e2] [data-piece=wP]')").await;
        assert!(!window.has_piece("e5", "wP").await);
        // Dragged.
        window.drag("e2", "e4").await;
        window.until_asked("1.e4").await;
        assert!(window.has_piece("e4", "wP").await);
        window.confirm(1).await;
        answer("d5");
        // Clicked, on a page that was loaded again.
        window.go(&game).await;
        window.click("[data-square=e4]").await;
        window.until("document.querySelector('[data-square=d5].target')").await;
        window.click("[data-square=d5]").await;
        window.confirm(3).await;
        answer("c6");
        window.go(&game).await;
        window.run("window.untouched = true", vec![]).await;
        window.drag("d5", "c6").await;
        window.until("document.querySelector('.confirm')").await;
        // Changed one's mind, and then not.
        window.click(".confirm .quiet").await;
        window.until("!document.querySelector('.confirm')").await;
        assert!(window.has_piece("d5", "wP").await);
        window.drag("d5", "c6").await;
        window.confirm(5).await;
        let same = window.run("return window.untouched === true", vec![]).await;
        assert_eq!(same, Value::Bool(true), "all of it without a reload");
        answer("Nf6");
        window.go(&game).await;
        // Typed.
        let field = window.client.find(Locator::Css("#move")).await.expect("a field");
        field.send_keys("cxb7\u{E007}").await.expect("keys");
        window.confirm(7).await;
        answer("Nbd7");
        window.go(&game).await;
        // Promoted, with the chooser.
        window.drag("b7", "a8").await;
        window.until("document.querySelectorAll('.promotion button').length === 5").await;
        window.click(".promotion button:nth-child(4)").await;
        window.until_asked("5.bxa8=N").await;
        window.confirm(9).await;
        assert!(window.has_piece("a8", "wN").await);
        // Stepping asks the server nothing.
        window.click("[data-step=first]").await;
        window.until("document.querySelector('[data-square=e2] [data-piece=wP]')").await;
        window.click("[data-step=last]").await;
        window.until("document.querySelector('[data-square=a8] [data-piece=wN]')").await;
        window.client.close().await.expect("closed");
    });
    let page = white.get(&game);
    let sans: Vec<String> = page.all("a.ply");
    let sans: Vec<&str> = sans.iter().filter_map(|ply| ply.split(' ').next()).collect();
    assert_eq!(sans, ["e4", "d5", "exd5", "c6", "dxc6", "Nf6", "cxb7", "Nbd7", "bxa8=N"]);
}

/// Whether the part of Chromium is there that shows pages and nothing else.
fn has_shell() -> bool {
    static HAS: LazyLock<bool> =
        LazyLock::new(|| Command::new(SHELL).arg("--version").output().is_ok());
    *HAS
}

/// Writes a script that starts [`SHELL`] as ChromeDriver expects a browser: with a page, and a log in the
/// profile.
fn shell_script(profile: &Path) -> PathBuf {
    std::fs::create_dir_all(profile).expect("a folder");
    let (script, log) = (profile.join("shell"), profile.join(LOG));
    let text = format!("#!/bin/sh\nexec {SHELL} \"$@\" about:blank 2>>'{}'\n", log.display());
    std::fs::write(&script, text).expect("a script");
    let can_run = std::os::unix::fs::PermissionsExt::from_mode(0o700);
    std::fs::set_permissions(&script, can_run).expect("a script that runs");
    script
}

/// Else no test would fail that opens a page which breaks its policy.
#[test]
fn what_a_page_must_not_do_is_stopped_and_counted() {
    let Some(driver) = Driver::start_chromium() else { return };
    let site = Site::start();
    let ran = site.run(async {
        let window = Window { client: driver.window(1200, 900, false).await, site: &site };
        window.go("/").await;
        let script = "
            window.stopped = 0;
            document.addEventListener('securitypolicyviolation', () => window.stopped++);
            const add = (name, set) => document.body.append(Object.assign(document.createElement(name), set));
            add('script', { textContent: 'window.ran = true' });
            add('style', { textContent: 'main { display: none }' });
            add('img', { src: 'http://localhost:9/elsewhere.png' });
            return window.ran === true";
        let ran = window.run(script, vec![]).await;
        window.until("window.stopped === 3").await;
        // They are written to the log by another process.
        let began = Instant::now();
        while driver.reports().len() < 3 && began.elapsed() < Duration::from_secs(15) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        window.client.close().await.expect("closed");
        ran
    });
    assert_eq!(ran, Value::Bool(false));
    let reports = driver.take_reports();
    assert_eq!(reports.len(), 3, "{reports:#?}");
}

#[test]
fn a_move_without_confirmation_is_sent_by_the_drop_alone() {
    let Some((driver, table)) = at_a_table(&[]) else { return };
    let Table { site, mut white, game, .. } = table;
    white.without_confirmation();
    site.run(async {
        let window = Window::open(&driver, &site, "Wilma").await;
        window.go(&game).await;
        window.drag("g1", "f3").await;
        window.until_plies(1).await;
        window.client.close().await.expect("closed");
    });
    assert_eq!(white.get(&game).all("a.ply").len(), 1);
}
