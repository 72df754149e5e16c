//! A whole site on a free port, with a clock that the test moves.

use std::{
    net::SocketAddr,
    sync::{
        Arc, LazyLock,
        atomic::{AtomicU32, Ordering},
    },
    thread::JoinHandle,
};

use actix_web::{dev::ServerHandle, web::Data};
use chrono::{DateTime, TimeDelta, Utc};
use tokio::{runtime::Runtime, sync::watch};
use zugpost::{
    actions::{
        accounts::{Login, start_session},
        job_history::JobHistory,
        outages::LastHeartbeat,
    },
    clock::{Clock as _, ManualClock},
    config::Config,
    db::{
        Db, DbConn, DbError,
        player_roles::{self, PlayerRoles},
        players,
    },
    inbound::{InboundMailHandler, InboundResult},
    jobs::Jobs,
    low_priority_threads::{LowPriorityThreads, Niceness},
    mail::{MailConfig, Mailer, Signer, reply::rejoined},
    passwords::{Cost, Passwords},
    random::Secret,
    web::{self, App},
};

use super::{Browser, browser::USER_AGENT, database::TestDatabase, players::insert_registered};

pub const ADMIN: PlayerRoles =
    PlayerRoles { is_admin: true, is_arbiter: false, is_director: false };
pub const ARBITER: PlayerRoles =
    PlayerRoles { is_admin: false, is_arbiter: true, is_director: false };
pub const DIRECTOR: PlayerRoles =
    PlayerRoles { is_admin: false, is_arbiter: false, is_director: true };

/// The password of every player of a test.
pub const PASSWORD: &str = "correspondence-chess";
/// What is stored of it.
static PASSWORD_HASH: LazyLock<String> = LazyLock::new(|| {
    let runtime = tokio::runtime::Builder::new_multi_thread().build().expect("a runtime");
    let passwords = Passwords::new(CHEAP).expect("a cost");
    runtime.block_on(passwords.hash(PASSWORD)).expect("a hash")
});
/// The cost is tested where it matters.
const CHEAP: Cost = Cost { memory_kib: 8, passes: 1 };

/// A running site.
pub struct Site {
    pub clock: Arc<ManualClock>,
    pub db: Db,
    pub config: Arc<Config>,
    pub runtime: Runtime,
    pub address: SocketAddr,
    jobs: Jobs,
    app: Data<App>,
    nodes: Vec<Node>,
    pub database: TestDatabase,
}

struct Node {
    handle: ServerHandle,
    stop: watch::Sender<bool>,
    thread: Option<JoinHandle<()>>,
}

/// An email that was sent.
#[derive(Clone, Debug)]
pub struct Email {
    pub to: String,
    pub subject: String,
    /// What is new: it stands in the subject or in the first line.
    pub news: String,
    pub text: String,
    /// The message that it answers.
    pub answers: Option<String>,
    /// The first message of its thread.
    pub thread: Option<String>,
    pub id: String,
    pub auto_submitted: Option<String>,
    pub language: Option<String>,
    /// Where an answer goes.
    pub reply_to: Option<String>,
    /// Where a mail program stops such emails, with one click.
    pub unsubscribe: Option<String>,
    pub one_click: Option<String>,
    pub html: String,
    /// The picture inside.
    pub picture: Option<Vec<u8>>,
    pub bytes: usize,
}

impl Email {
    /// Returns the path of the first link.
    pub fn link(&self) -> String {
        let line = self.text.lines().find(|line| line.starts_with("http"));
        let url = line.unwrap_or_else(|| panic!("no link in: {}", self.text));
        let (_, path) = url.split_once("://").expect("a URL");
        path[path.find('/').unwrap_or(path.len())..].to_owned()
    }
}

impl Site {
    pub fn start() -> Site {
        Site::with(&[])
    }

    /// Starts a site that reaches its database by another address.
    pub fn through(reroute: impl FnOnce(&str) -> String) -> Site {
        let database = TestDatabase::new();
        let url = reroute(&database.url());
        Site::on(database, &[("DATABASE_URL", &url)])
    }

    /// Starts a site with some settings of its own.
    pub fn with(settings: &[(&str, &str)]) -> Site {
        Site::on(TestDatabase::new(), settings)
    }

    /// Starts a site on a database that is there.
    pub fn on(database: TestDatabase, settings: &[(&str, &str)]) -> Site {
        let listener = web::listen(([127, 0, 0, 1], 0).into()).expect("a free port");
        let address = listener.local_addr().expect("its address");
        let config = Arc::new(config(&database, address, settings));
        let start = DateTime::parse_from_rfc3339("2026-11-20T12:00:00Z").expect("an instant");
        let clock = Arc::new(ManualClock::new(start.to_utc()));
        let db = Db::open(config.database.clone()).expect("the database opens");
        let jobs = Jobs {
            db: db.clone(),
            clock: clock.clone(),
            config: Arc::clone(&config),
            mailer: mailer(&config),
            mail_config: Arc::new(mail_config(&config, &db)),
            email_thread: LowPriorityThreads::start("emails", 1, Niceness::Low).expect("a thread"),
            liveness: LastHeartbeat::default(),
            job_history: JobHistory::default(),
        };
        let passwords = Passwords::new(config.password_cost).expect("a cost");
        let app = App::new(db.clone(), clock.clone(), Arc::clone(&config), passwords);
        // When it is written down who was here is the test's to say.
        let app = app.flushed_every(std::time::Duration::from_secs(3600)).compared_every(3600);
        let app =
            app.with_liveness(jobs.liveness.clone()).with_job_history(jobs.job_history.clone());
        let app = Data::new(app);
        let node = Node::start(app.clone(), listener);
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .expect("a runtime");
        Site { clock, db, config, runtime, address, jobs, app, nodes: vec![node], database }
    }

    /// Starts a second server on the same database, and returns where it listens.
    pub fn second_node(&mut self) -> SocketAddr {
        self.another_node(3600)
    }

    /// Starts a server that compares all open pages with the database every second.
    pub fn comparing_node(&mut self) -> SocketAddr {
        self.another_node(1)
    }

    fn another_node(&mut self, round: u64) -> SocketAddr {
        let listener = web::listen(([127, 0, 0, 1], 0).into()).expect("a free port");
        let address = listener.local_addr().expect("its address");
        let db = self.db_of_another_node();
        let passwords = Passwords::new(self.config.password_cost).expect("a cost");
        let app = App::new(db, self.clock.clone(), Arc::clone(&self.config), passwords);
        let app = app.flushed_every(std::time::Duration::from_secs(3600)).compared_every(round);
        self.nodes.push(Node::start(Data::new(app), listener));
        address
    }

    /// Opens the database as another server does. On SQLite one process holds the file: its servers
    /// share the one writer.
    pub fn db_of_another_node(&self) -> Db {
        match self.config.database.target {
            zugpost::db::Target::Postgres(_) => self.database.open(),
            zugpost::db::Target::Sqlite(_) => self.db.clone(),
        }
    }

    pub fn browser(&self) -> Browser {
        Browser::new(self.address)
    }

    pub fn now(&self) -> DateTime<Utc> {
        self.clock.now()
    }

    pub fn advance(&self, by: TimeDelta) {
        self.clock.advance(by);
    }

    /// Runs async code of the service.
    pub fn run<T>(&self, future: impl Future<Output = T>) -> T {
        self.runtime.block_on(future)
    }

    /// Reads from the database.
    pub fn read<T: Send + 'static>(
        &self,
        f: impl FnOnce(&mut DbConn) -> diesel::QueryResult<T> + Send + 'static,
    ) -> T {
        self.run(self.db.read::<_, DbError>(|conn| Ok(f(conn)?))).expect("a query")
    }

    /// Returns what another server would run its jobs with.
    pub fn jobs(&self) -> Jobs {
        self.jobs.clone()
    }

    /// Runs every job, and writes down who was here.
    pub fn run_jobs(&self) {
        self.run(self.jobs.run_once()).expect("the jobs");
        self.run(self.app.flush_seen()).expect("visits");
    }

    /// Has the emails queued that somebody asked for, as a job does.
    pub fn answer_requests(&self) {
        let answered = zugpost::actions::accounts::answer_link_requests(&self.db, self.now());
        self.run(answered).expect("requests");
    }

    /// Writes down who viewed which game, as a service does all the time: emails about what
    /// was seen are not sent. Most tests leave it out, for time stands still in them.
    pub fn flush_game_views(&self) {
        self.run(self.app.flush_game_views()).expect("looks");
    }

    /// Tries to write down who was here and viewed what.
    pub fn try_flush(&self) -> Result<(), DbError> {
        self.run(async {
            self.app.flush_seen().await?;
            self.app.flush_game_views().await
        })
    }

    /// Says that the service runs, as `zugpost serve` does every few seconds. Without it no
    /// test sees an outage.
    pub fn beat(&self) {
        self.run(zugpost::jobs::heartbeat(&self.jobs, self.now())).expect("a heartbeat");
    }

    /// Returns all emails sent so far, the oldest first, without the daily one about published logs,
    /// which comes whenever jobs run on another day.
    pub fn emails(&self) -> Vec<Email> {
        self.all_emails().into_iter().filter(|email| !email.text.contains("/log-hashes")).collect()
    }

    /// Returns the files of all emails sent so far, the oldest first.
    pub fn email_files(&self) -> Vec<std::path::PathBuf> {
        self.run_jobs();
        let entries = std::fs::read_dir(self.config.mail_dir()).expect("the folder of letters");
        let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
        paths.sort();
        paths
    }

    /// Returns all emails sent so far, the oldest first.
    pub fn all_emails(&self) -> Vec<Email> {
        let paths = self.email_files();
        paths.iter().map(|path| read_email(&std::fs::read(path).expect("a letter"))).collect()
    }

    /// Returns the emails to an address.
    pub fn emails_to(&self, address: &str) -> Vec<Email> {
        self.emails().into_iter().filter(|email| email.to == address).collect()
    }

    /// Hands over what came in, as every entry does, and sends what follows from it.
    pub fn receive(&self, message: &str) -> InboundResult {
        let receipt = self.run(self.reception().receive(&[], message.as_bytes().to_vec(), false));
        self.run_jobs();
        receipt
    }

    /// Answers an email, as a plain mail program would.
    pub fn answer(&self, email: &Email, text: &str) -> InboundResult {
        self.receive(&answer_to(email, text))
    }

    /// Returns what takes messages in.
    pub fn reception(&self) -> InboundMailHandler {
        InboundMailHandler {
            db: self.db.clone(),
            clock: self.clock.clone(),
            signer: Signer::new(self.db.secret()),
            domain: self.config.mail_domain.clone(),
            site: self.config.site_name.clone(),
        }
    }

    /// Returns the last email to an address.
    pub fn email_to(&self, address: &str) -> Email {
        let last = self.emails_to(address).pop();
        last.unwrap_or_else(|| panic!("no letter to {address}"))
    }

    /// Inserts a player with a confirmed address, who is logged in. What the pages of
    /// registering do is tested in `web::accounts`.
    pub fn player(&self, name: &str) -> Browser {
        let mut browser = self.browser();
        let (secret, name, now) = (Secret::generate(), name.to_owned(), self.now());
        let login = Login {
            token_hash: secret.hash(),
            persistent: false,
            device: USER_AGENT.to_owned(),
            address: None,
            second_factor: false,
        };
        let player = self.db.write::<_, DbError>(move |conn| {
            Ok(insert_registered(conn, &name, &PASSWORD_HASH, now)?)
        });
        let player = self.run(player).expect("a player");
        let hash = PASSWORD_HASH.clone();
        self.run(start_session(&self.db, player, hash, login, now)).expect("a session");
        browser.cookies.insert("zugpost_session".to_owned(), secret.as_str().to_owned());
        browser
    }

    /// Gives a player roles without the admin pages.
    pub fn give_roles(&self, name: &str, roles: PlayerRoles) {
        let name = name.to_owned();
        let given = self.db.write::<_, DbError>(move |conn| {
            let player = players::find_by_name(conn, &name)?.expect("a player");
            Ok(player_roles::update(conn, player.id, roles)?)
        });
        self.run(given).expect("roles");
    }

    /// Inserts a player who administers the site.
    pub fn administrator(&self, name: &str) -> Browser {
        let browser = self.player(name);
        self.give_roles(name, ADMIN);
        browser
    }

    /// Inserts a player who is an arbiter of the site.
    pub fn arbiter(&self, name: &str) -> Browser {
        let browser = self.player(name);
        self.give_roles(name, ARBITER);
        browser
    }

    /// Inserts a player who directs tournaments.
    pub fn director(&self, name: &str) -> Browser {
        let browser = self.player(name);
        self.give_roles(name, DIRECTOR);
        browser
    }

    /// Registers through the pages. The address is not confirmed yet.
    pub fn register(&self, browser: &mut Browser, name: &str) {
        let page = browser.get("/register");
        let email = address_of(name);
        let fields = [
            ("name", name),
            ("email", email.as_str()),
            ("password", PASSWORD),
            ("again", PASSWORD),
            ("time_zone", "Europe/Berlin"),
        ];
        let page = browser.submit(&page, "main form", &fields);
        assert_eq!(page.status, 200, "{}", page.text());
    }
}

/// Writes an answer to an email, with the email quoted below.
pub fn answer_to(email: &Email, text: &str) -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let to = email.reply_to.as_deref().expect("a letter that can be answered");
    let quoted: String = email.text.lines().map(|line| format!("> {line}\r\n")).collect();
    format!(
        "From: <{from}>\r\nTo: Zugpost <{to}>\r\nSubject: Re: {subject}\r\n\
         Message-ID: <answer-{count}@example.org>\r\nIn-Reply-To: <{id}>\r\n\r\n\
         {text}\r\n\r\nOn Sat, 21 Nov 2026 at 12:00, Zugpost <{to}> wrote:\r\n{quoted}",
        from = email.to,
        subject = email.subject,
        id = email.id,
    )
}

/// Returns the email address of a test's player.
pub fn address_of(name: &str) -> String {
    format!("{}@example.org", name.to_lowercase())
}

fn config(database: &TestDatabase, address: SocketAddr, settings: &[(&str, &str)]) -> Config {
    let data_dir = database.folder.path().to_string_lossy().into_owned();
    let url = database.url();
    Config::from_lookup(|name| {
        let own = settings.iter().find(|(known, _)| *known == name);
        let value = match (own, name) {
            (Some((_, value)), _) => (*value).to_owned(),
            (None, "DATA_DIR") => data_dir.clone(),
            (None, "DATABASE_URL") => url.clone(),
            (None, "DATABASE_POOL") => "8".to_owned(),
            (None, "LISTEN") => address.to_string(),
            (None, "WORKERS") => "1".to_owned(),
            (None, "MAIL_PER_SECOND") => "0".to_owned(),
            // What the limits are is tested where they are set.
            (None, "GAMES_AT_ONCE" | "MAX_GAMES_AT_ONCE") => "10000".to_owned(),
            (None, "PASSWORD_MEMORY_KIB") => CHEAP.memory_kib.to_string(),
            (None, "PASSWORD_PASSES") => CHEAP.passes.to_string(),
            (
                None,
                "ATTEMPTS_PER_ACCOUNT"
                | "ATTEMPTS_PER_ADDRESS"
                | "REQUESTED_EMAILS_PER_RECIPIENT"
                | "REQUESTED_EMAILS_PER_ADDRESS",
            ) => "10000".to_owned(),
            _ => return None,
        };
        Some(value)
    })
    .expect("settings")
}

fn mailer(config: &Config) -> Mailer {
    let mailer = match &config.smtp_url {
        Some(url) => Mailer::smtp(url, config.smtp_ca.as_deref()).expect("a server"),
        None => Mailer::folder(&config.mail_dir()).expect("a folder for letters"),
    };
    mailer.at_most(config.mail_rate)
}

fn mail_config(config: &Config, db: &Db) -> MailConfig {
    config.mail_config(Signer::new(db.secret())).expect("settings for letters")
}

/// Returns what is new: the subject, or where that is the game's, the first words of the text.
fn news(subject: &str, text: &str) -> String {
    let first = text.lines().next().unwrap_or_default();
    let said = if subject.contains(" · ") { first } else { subject };
    said.split(" · ").next().unwrap_or_default().to_owned()
}

/// Reads an email that was sent.
pub fn read_email(bytes: &[u8]) -> Email {
    let message = mail_parser::MessageParser::default().parse(bytes).expect("a message");
    let (answers, references) = (message.in_reply_to(), message.references());
    assert_eq!(answers.as_text(), references.as_text(), "programs look at either");
    let header = |name: &str| message.header_raw(name).map(|text| text.trim().to_owned());
    let to = message.to().and_then(|to| to.first()?.address().map(str::to_owned));
    // Its lines were broken only to be sent.
    let text = rejoined(&message.body_text(0).expect("a text")).join("\n") + "\n";
    Email {
        to: to.expect("a recipient"),
        news: news(message.subject().expect("a subject"), &text),
        subject: message.subject().expect("a subject").to_owned(),
        text,
        answers: message.in_reply_to().as_text().map(str::to_owned),
        thread: references.as_text_list().and_then(|all| Some(all.first()?.to_string())),
        id: message.message_id().expect("an id").to_owned(),
        auto_submitted: header("Auto-Submitted"),
        language: header("Content-Language"),
        reply_to: message.reply_to().and_then(|to| to.first()?.address().map(str::to_owned)),
        unsubscribe: header("List-Unsubscribe"),
        one_click: header("List-Unsubscribe-Post"),
        html: message.body_html(0).expect("HTML").into_owned(),
        picture: message.attachment(0).map(|picture| picture.contents().to_vec()),
        bytes: bytes.len(),
    }
}

impl Node {
    fn start(app: Data<App>, listener: std::net::TcpListener) -> Node {
        let (stop, stopped) = watch::channel(false);
        let (send, receive) = std::sync::mpsc::channel();
        let thread = std::thread::spawn(move || {
            actix_web::rt::System::new().block_on(async move {
                let running = web::start(app, listener, stopped).expect("the server starts");
                send.send(running.handle.clone()).expect("the test waits");
                running.server.await.expect("the server ends well");
            });
        });
        let handle = receive.recv().expect("the server starts");
        Node { handle, stop, thread: Some(thread) }
    }
}

impl Drop for Site {
    /// Sends what is due and fails the test if any email could not be sent.
    fn drop(&mut self) {
        for node in &mut self.nodes {
            node.stop.send_replace(true);
            self.runtime.block_on(node.handle.stop(false));
            if let Some(thread) = node.thread.take() {
                let _ = thread.join();
            }
        }
        if std::thread::panicking() {
            return;
        }
        // Everybody who was viewing a game has gone.
        self.advance(TimeDelta::minutes(5));
        self.run_jobs();
        let left: i64 = self.read(|conn| {
            use diesel::prelude::*;
            use zugpost::db::schema::outbox::dsl;
            // What waits for a summary was tried by nobody.
            let waits_for_summary = dsl::held.and(dsl::attempts.eq(0));
            dsl::outbox
                .filter(dsl::state.eq_any(["waiting", "failed"]))
                .filter(diesel::dsl::not(waits_for_summary))
                .count()
                .get_result(conn)
        });
        assert_eq!(left, 0, "letters are left in the outbox");
    }
}
