//! Every kind of error is forced, and its page says nothing of the inside.

use std::{
    collections::BTreeSet,
    fs,
    io::{Read as _, Write as _},
    net::TcpStream,
    time::Duration,
};

use chrono::TimeDelta;
use diesel::connection::SimpleConnection as _;
use zugpost::{
    db::{DbError, site_settings},
    tournament::{Visibility, terms::StartRule},
};

use crate::{
    db::{
        migrations::raw,
        unavailable::{allow_writes, fail_writes},
    },
    live::listen,
    support::{
        Browser, Page, Site, browser::inside_shown, database::postgres_server,
        files::in_repository, is_full,
    },
    tournaments::{Event, ROUND_ROBIN, terms},
};

const FORM: &str = "application/x-www-form-urlencoded";

/// What a database may say when it fails.
const SAID: &str = "near SELECT password_hash FROM players in /var/lib/zugpost/zugpost.sqlite";

/// A site on which everything can go wrong, and what was answered so far.
struct ErrorSite {
    event: Event,
    /// A game of P1 and P2 whose moves are for nobody else.
    game: String,
    forced: Vec<(&'static str, u16, Page)>,
}

impl ErrorSite {
    fn new() -> ErrorSite {
        let mut hidden_moves = terms(ROUND_ROBIN, StartRule::WhenFull, Some(3));
        hidden_moves.visibility = Visibility::FinishedGames;
        let site = Site::with(&[("LIVE_PAGES", "1"), ("ATTEMPTS_PER_ACCOUNT", "2")]);
        let mut event = Event::announce_on(site, hidden_moves);
        event.enter(3);
        event.site.run_jobs();
        let (game, white, black) = event.games()[0];
        // White comes first.
        event.players.swap(0, white);
        event.players.swap(1, if black == 0 { white } else { black });
        ErrorSite { event, game: format!("/games/{game}"), forced: Vec::new() }
    }

    fn record(&mut self, kind: &'static str, status: u16, page: Page) {
        self.forced.push((kind, status, page));
    }

    fn white(&mut self) -> &mut Browser {
        &mut self.event.players[0]
    }

    /// Sends White's first move.
    fn play(&mut self) -> Page {
        let path = format!("{}/moves", self.game);
        let csrf = self.white().csrf();
        let fields = [("csrf", csrf.as_str()), ("ply", "0"), ("move", "e4"), ("confirmed", "yes")];
        self.white().post_once(&path, &fields)
    }

    /// What visitors do.
    fn force_client_errors(&mut self) {
        let mut guest = self.event.site.browser();
        self.record("NotFound", 404, guest.get_once("/nope"));
        self.record("LogInFirst", 303, guest.get_once("/account"));
        self.record("MovesHidden", 403, guest.get_once(&format!("{}.pgn", self.game)));
        let mut stranger = self.event.site.player("Sofie");
        let csrf = stranger.csrf();
        let resigned = stranger.post_once(&format!("{}/resign", self.game), &[("csrf", &csrf)]);
        self.record("Forbidden", 403, resigned);
        self.record("Csrf", 403, stranger.post_once("/account/profile", &[("csrf", "guessed")]));
        self.record("BadForm", 400, stranger.post_raw("/login", FORM, b"login=a%00b"));
        self.record("NotUtf8", 400, stranger.post_raw("/login", FORM, b"login=%ff"));
        self.record("NotAForm", 415, stranger.post_raw("/login", "application/json", b"{}"));
        self.record("TooLarge", 413, stranger.post_raw("/login", FORM, &[b'x'; 400 * 1024]));
        // Somebody ended the session in another window.
        let mut window = stranger.at(self.event.site.address);
        stranger.post("/logout", &[("csrf", &csrf)]);
        self.record("LoggedOut", 401, window.post_once("/account/profile", &[("csrf", &csrf)]));
        let site = &self.event.site;
        let mut admin = site.administrator("Ada");
        let demand = |conn: &mut _| {
            Ok::<_, DbError>(site_settings::set(conn, "SECOND_FACTOR_DEMAND", "deciders")?)
        };
        site.run(site.db.write(demand)).expect("a setting");
        site.advance(TimeDelta::seconds(11));
        self.record("SecondFactorDemanded", 403, admin.get_once("/admin/audit"));
    }

    fn force_limits(&mut self) {
        let mut guest = self.event.site.browser();
        let csrf = guest.csrf();
        let fields = [("csrf", csrf.as_str()), ("login", "P3"), ("password", "a-guess")];
        let mut guess = || guest.post_once("/login", &fields);
        let refused = [guess(), guess(), guess()].into_iter().next_back().expect("the last");
        self.record("TooManyAttempts", 429, refused);
        let path = self.game.clone();
        let _only_one = listen(self.white(), &path);
        let busy = self.event.players[1].get_once(&format!("/live{path}?seen=0"));
        self.record("Busy", 503, busy);
    }

    /// A form is given thirty seconds.
    fn force_timeout(&mut self) {
        let mut stream = TcpStream::connect(self.event.site.address).expect("a connection");
        stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a time");
        let head = format!(
            "POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: {FORM}\r\nContent-Length: 9\r\n\
             Connection: close\r\n\r\nlogin"
        );
        stream.write_all(head.as_bytes()).expect("a part");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
        assert_eq!(inside_shown(&answer), None, "{answer}");
    }

    /// What the service and its database do.
    fn force_server_errors(&mut self) {
        self.event.site.beat();
        self.event.site.advance(TimeDelta::hours(1));
        let asleep = self.event.site.browser().get_once("/players");
        self.record("Waking", 503, asleep);
        self.event.site.beat();
        for (kind, status, words) in [
            ("DatabaseGone", 503, format!("disk I/O error {SAID}")),
            (
                "StorageFull",
                503,
                format!("database or disk is full: No space left on device {SAID}"),
            ),
            ("Internal", 500, format!("syntax error {SAID}")),
        ] {
            let writes = &[("INSERT", "game_events")];
            fail_writes(&self.event.site.database, writes, &words);
            let failed = self.play();
            allow_writes(&self.event.site.database, writes);
            self.record(kind, status, failed);
        }
        // Somebody is faster, each time.
        let (lose, find) = match postgres_server() {
            None => (
                "CREATE TRIGGER lose BEFORE UPDATE ON games BEGIN SELECT RAISE(IGNORE); END",
                "DROP TRIGGER lose",
            ),
            Some(_) => (
                "CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
                 CREATE TRIGGER lose BEFORE UPDATE ON games FOR EACH ROW EXECUTE FUNCTION lose()",
                "DROP TRIGGER lose ON games",
            ),
        };
        raw(&self.event.site.database).batch_execute(lose).expect("a trigger");
        let lost = self.play();
        self.record("Conflict", 409, lost);
        raw(&self.event.site.database).batch_execute(find).expect("no trigger");
        // The database answers, with an error of its own.
        let rename = |from, to| {
            let sql = format!("ALTER TABLE {from} RENAME TO {to}");
            raw(&self.event.site.database).batch_execute(&sql).expect("another name");
        };
        rename("games", "away");
        let path = self.game.clone();
        let missing = self.event.players[0].get_once(&path);
        rename("away", "games");
        self.record("Internal", 500, missing);
    }
}

/// Reads the kinds of errors where they are defined.
fn kinds() -> BTreeSet<String> {
    let source = fs::read_to_string(in_repository("src/web/error.rs")).expect("a source");
    let (_, after) = source.split_once("pub enum PageError {").expect("the kinds");
    let (inside, _) = after.split_once("\n}").expect("their end");
    let lines = inside.lines().map(str::trim).filter(|line| !line.starts_with("//"));
    let names = lines.map(|line| line.split(['(', ',']).next().unwrap_or_default());
    names.filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

#[test]
fn every_kind_of_error_has_a_page_without_the_inside() {
    let mut errors = ErrorSite::new();
    errors.force_client_errors();
    errors.force_limits();
    errors.force_server_errors();
    if is_full() {
        errors.force_timeout();
    }
    let folder = errors.event.site.database.folder.path().display().to_string();
    for (kind, status, page) in &errors.forced {
        assert_eq!(page.status, *status, "{kind}: {}", page.text());
        // Each page that any test gets is looked at for other words too.
        assert_eq!(inside_shown(&page.html), None, "{kind}: {}", page.html);
        assert!(!page.html.contains(&folder), "{kind}: {}", page.html);
        // A redirect has no page; the title says what happened, with a way on.
        assert!(*status == 303 || page.has("h1") && page.has("main a.button"), "{kind}");
    }
    // Each says what happened, and no other kind says that. A redirect says nothing.
    for (kind, _, page) in &errors.forced {
        let said = page.all("main").concat();
        let same = errors
            .forced
            .iter()
            .find(|(other, _, page)| other != kind && page.all("main").concat() == said);
        assert!(same.is_none(), "{kind} and {:?}: {said}", same.map(|(other, ..)| other));
    }
    let internal = errors.forced.iter().filter(|(kind, ..)| *kind == "Internal");
    for (_, _, page) in internal {
        page.assert_says("reference");
        page.assert_says(&page.headers["x-request-id"]);
    }
    let mut forced: BTreeSet<_> =
        errors.forced.iter().map(|(kind, ..)| (*kind).to_owned()).collect();
    // It takes half a minute, and comes at night.
    forced.insert("TooSlow".to_owned());
    assert_eq!(forced, kinds());
}
