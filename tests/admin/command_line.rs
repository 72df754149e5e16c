//! What administrators do beside the database, and whether an exported log was altered.

use std::{
    io::Write as _,
    process::{Command, Output, Stdio},
};

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use diesel::prelude::*;
use serde_json::{Value, json};
use tokio::runtime::Runtime;
use zugpost::{
    chess::{Color, Start},
    clock::{Clock as _, SystemClock},
    db::{
        DbConn, DbError, DbTimestamp, GameId, PlayerId, VacationId,
        appearance::{Appearance, BoardTheme, Theme},
        game_events,
        game_messages::{self, GameMessage},
        game_store, games, heartbeat, log_chain, notes,
        outbox::{self, EmailKind, NewEmail},
        player_relations::{self, Relation},
        players, private_messages,
        reports::{self, NewReport},
        schema,
        security_log::{self, NewSecurityEntry, SecurityEvent},
        sessions::{self, NewSession},
        spectator_messages,
        vacations::{self, BookedVacation},
    },
    game::{Game, Terms, clock::Vacation},
    i18n::Language,
    random::Secret,
};

use crate::{
    cli::{BINARY, Service, command},
    support::{Browser, database::TestDatabase, players::insert_player, site::PASSWORD},
    web::play,
};

/// A database with Anna, Bruno and Chief in it.
pub(super) struct AdminFixture {
    pub(super) database: TestDatabase,
    runtime: Runtime,
}

/// What came of a command.
pub(super) struct CommandOutput {
    code: Option<i32>,
    out: String,
    err: String,
}

impl CommandOutput {
    fn of(output: Output) -> CommandOutput {
        let text = |bytes| String::from_utf8(bytes).expect("text");
        CommandOutput {
            code: output.status.code(),
            out: text(output.stdout),
            err: text(output.stderr),
        }
    }

    #[track_caller]
    pub(super) fn done(self) -> String {
        assert_eq!(self.code, Some(0), "{}", self.err);
        self.out
    }

    #[track_caller]
    fn refused(self, sentence: &str) {
        assert_eq!((self.code, self.out.as_str()), (Some(1), ""), "{}", self.err);
        assert!(self.err.contains(sentence), "{}", self.err);
    }
}

impl AdminFixture {
    pub(super) fn open() -> AdminFixture {
        let runtime = Runtime::new().expect("a runtime");
        let fixture = AdminFixture { database: TestDatabase::new(), runtime };
        let now = SystemClock.now();
        fixture.write(move |conn| {
            for name in ["Anna", "Bruno", "Chief"] {
                insert_player(conn, name, now)?;
            }
            Ok(())
        });
        fixture
    }

    /// Reads or writes without the program.
    pub(super) fn write<T: Send + 'static>(
        &self,
        f: impl FnOnce(&mut DbConn) -> QueryResult<T> + Send + 'static,
    ) -> T {
        let db = self.database.open();
        self.runtime.block_on(db.write::<_, DbError>(|conn| Ok(f(conn)?))).expect("a change")
    }

    pub(super) fn admin(&self, arguments: &[&str]) -> CommandOutput {
        let mut command = command(&self.database, &[]);
        CommandOutput::of(command.arg("admin").args(arguments).output().expect("it runs"))
    }

    /// Begins a game between Anna and Bruno.
    pub(super) fn begin(&self) -> GameId {
        let now = SystemClock.now();
        self.write(move |conn| {
            let (anna, bruno) = (id_of(conn, "Anna")?, id_of(conn, "Bruno")?);
            game_store::insert(conn, anna, bruno, &new_game(now))
        })
    }

    /// Returns a browser in which a player is logged in.
    fn browser(&self, service: &Service, name: &'static str) -> Browser {
        let (token, now) = (Secret::generate(), SystemClock.now());
        let hash = token.hash();
        self.write(move |conn| {
            let player = id_of(conn, name)?;
            log_in(conn, player, &hash, now)
        });
        let mut browser = service.browser();
        browser.cookies.insert("zugpost_session".to_owned(), token.as_str().to_owned());
        browser
    }
}

pub(super) fn id_of(conn: &mut DbConn, name: &str) -> QueryResult<PlayerId> {
    Ok(players::find_by_name(conn, name)?.expect("a player").id)
}

fn new_game(now: DateTime<Utc>) -> Game {
    Game::new(Terms::standard(TimeDelta::days(3)), Start::standard(), now)
}

fn log_in(
    conn: &mut DbConn,
    player: PlayerId,
    token_hash: &str,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let session = NewSession {
        token_hash,
        player_id: player,
        persistent: true,
        device: "Firefox on Linux",
        created_at: DbTimestamp::of(now),
        last_seen_at: DbTimestamp::of(now),
        second_factor: false,
        address: None,
    };
    sessions::insert(conn, &session)
}

#[test]
fn roles_are_given_and_taken_beside_the_database() {
    let fixture = AdminFixture::open();
    assert_eq!(fixture.admin(&["make-admin", "ANNA"]).done(), "Anna is an administrator.\n");
    assert_eq!(fixture.admin(&["make-arbiter", "bruno"]).done(), "Bruno is an arbiter.\n");
    fixture.admin(&["make-admin", "Chief"]).done();
    let taken = fixture.admin(&["take-role", "Chief", "admin"]).done();
    assert_eq!(taken, "Chief is not an administrator.\n");
    let taken = fixture.admin(&["take-role", "Bruno", "arbiter"]).done();
    assert_eq!(taken, "Bruno is not an arbiter.\n");
    let last = fixture.admin(&["take-role", "Anna", "admin"]);
    last.refused("This is the only administrator. Make someone else an administrator first.");
    fixture.admin(&["make-admin", "Nobody"]).refused("There is no player called Nobody.");
    for wrong in [
        &["take-role", "Anna", "king"][..],
        &["take-role", "Anna"],
        &["promote", "Anna"],
        &["audit", "--last", "0"],
        &["adjudicate", "1", "stalemate", "--as", "Anna", "--reason", "x"],
        &["adjudicate", "one", "draw", "--as", "Anna", "--reason", "x"],
        &["adjudicate", "1", "draw"],
        &[],
    ] {
        let ran = fixture.admin(wrong);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{wrong:?}: {}", ran.err);
    }
    let roles = fixture.write(|conn| {
        let mut roles = Vec::new();
        for name in ["Anna", "Bruno", "Chief"] {
            let player = players::find_by_name(conn, name)?.expect("a player");
            roles.push((player.is_admin, player.is_arbiter));
        }
        Ok(roles)
    });
    assert_eq!(roles, [(true, false), (false, false), (false, false)]);
    let audit = fixture.admin(&["audit"]).done();
    let acts: Vec<Vec<&str>> =
        audit.lines().map(|line| line.split('\t').skip(1).collect()).collect();
    let expected = [
        ["command line", "role_granted", "Anna", "-", "administrator"],
        ["command line", "role_granted", "Bruno", "-", "arbiter"],
        ["command line", "role_granted", "Chief", "-", "administrator"],
        ["command line", "role_taken", "Chief", "-", "administrator"],
        ["command line", "role_taken", "Bruno", "-", "arbiter"],
    ];
    assert_eq!(acts, expected);
    let said = fixture.admin(&["recompute-ratings"]).done();
    assert_eq!(said, "All ratings will be calculated again as soon as the server runs.\n");
    let latest = fixture.admin(&["audit", "--last", "2"]).done();
    assert_eq!(latest.lines().collect::<Vec<_>>(), audit.lines().skip(3).collect::<Vec<_>>());
}

#[test]
fn a_link_for_a_new_password_is_printed_and_not_mailed() {
    let fixture = AdminFixture::open();
    let ran = fixture.admin(&["reset-password", "anna"]);
    assert!(ran.err.contains("Nothing was mailed."), "{}", ran.err);
    let link = ran.done();
    let token = link.trim().strip_prefix("http://127.0.0.1:8080/reset/").expect("a link");
    let queued: i64 = fixture.write(|conn| schema::outbox::table.count().get_result(conn));
    assert_eq!(queued, 0);
    let service = Service::start(&fixture.database, &[]);
    let mut anna = service.browser();
    let path = format!("/reset/{token}");
    let page = anna.get(&path);
    anna.submit(&page, "main form", &[("password", PASSWORD), ("again", PASSWORD)]);
    anna.log_in("Anna", PASSWORD);
    assert_eq!(service.browser().get(&path).status, 410, "it works once");
    fixture.write(|conn| {
        diesel::update(schema::players::table.filter(schema::players::name.eq("Bruno")))
            .set(schema::players::email_key.eq(None::<String>))
            .execute(conn)
    });
    let bruno = fixture.admin(&["reset-password", "Bruno"]);
    bruno.refused("The email address of this account is not confirmed.");
    fixture.admin(&["delete-player", "Chief", "--yes", "--reason", "Gone."]).done();
    fixture
        .admin(&["reset-password", "Chief"])
        .refused("This account is closed and can no longer be changed.");
}

#[test]
fn a_claim_is_listed_and_adjudicated_on() {
    let fixture = AdminFixture::open();
    fixture.begin();
    let service = Service::start(&fixture.database, &[]);
    let mut anna = fixture.browser(&service, "Anna");
    let mut bruno = fixture.browser(&service, "Bruno");
    play(&mut anna, "/games/1", "e4");
    play(&mut bruno, "/games/1", "e5");
    let adjudicate = |words: &[&str]| {
        let all =
            [&["adjudicate", "1"][..], words, &["--reason", "Both of you say so."][..]].concat();
        fixture.admin(&all)
    };
    adjudicate(&["draw", "--as", "Nobody"]).refused("There is no player called Nobody.");
    adjudicate(&["draw", "--as", "Chief"]).refused("Chief cannot decide games");
    for name in ["Chief", "Anna"] {
        fixture.admin(&["make-arbiter", name]).done();
    }
    assert_eq!(fixture.admin(&["claims"]).done(), "");
    // A new role ends what was logged in without it.
    let mut anna = fixture.browser(&service, "Anna");
    let page = anna.get("/games/1");
    let claim = [("ground", "other"), ("statement", "We have agreed by telephone.")];
    let page = anna.submit(&page, "form.claim-form", &claim);
    page.assert_says("Anna claims a draw.");
    let claims = fixture.admin(&["claims"]).done();
    let fields: Vec<&str> = claims.strip_suffix('\n').expect("a line").split('\t').collect();
    assert_eq!(fields[..4], ["1", "Anna", "Bruno", "other"], "{claims}");
    assert!(fields.len() == 6 && fields[4].parse::<DateTime<Utc>>().is_ok(), "{claims}");

    adjudicate(&["draw", "--as", "Anna"]).refused("You are a player in this game.");
    adjudicate(&["uphold", "--as", "chief"])
        .refused("There is no claim or appeal to decide any more.");
    adjudicate(&["add-time-white", "--as", "chief"]).refused("You can give 1 to 30 whole days");
    adjudicate(&["draw", "--days", "3", "--as", "chief"]).refused("Only a decision that adds time");
    let other =
        fixture.admin(&["adjudicate", "99", "draw", "--as", "Chief", "--reason", "So it is."]);
    other.refused("There is no game 99.");
    let none = fixture.admin(&["adjudicate", "1", "draw", "--as", "Chief", "--reason", " "]);
    none.refused("Enter a reason. Both players will see it.");

    let adjudicated = adjudicate(&["add-time-black", "--days", "2", "--as", "chief"]).done();
    assert_eq!(adjudicated, "Game 1: Chief gave Black 2 more days.\n");
    assert_eq!(fixture.admin(&["claims"]).done().lines().count(), 1, "the claim waits on");
    let adjudicated = adjudicate(&["draw", "--as", "Chief"]).done();
    assert_eq!(adjudicated, "Game 1: Chief adjudicated the game as a draw.\n");
    adjudicate(&["draw", "--as", "Chief"]).refused("The game already has this result.");
    assert_eq!(fixture.admin(&["claims"]).done(), "");
    anna.get("/games/1").assert_says("Draw by adjudication.");
    let adjudicated = adjudicate(&["reopen", "--days", "1", "--as", "Chief"]).done();
    assert_eq!(
        adjudicated,
        "Game 1: Chief reopened the game and gave the player to move one more day.\n"
    );
    let audit = fixture.admin(&["audit", "--last", "1"]).done();
    assert!(
        audit.ends_with("\tChief\tadjudicated\t-\t1\treopen:1 Both of you say so.\n"),
        "{audit}"
    );
}

#[test]
fn no_flag_falls_at_the_terminal_that_fell_while_the_service_stood_still() {
    let fixture = AdminFixture::open();
    let began = SystemClock.now() - TimeDelta::days(4);
    fixture.write(move |conn| {
        let (anna, bruno) = (id_of(conn, "Anna")?, id_of(conn, "Bruno")?);
        game_store::insert(conn, anna, bruno, &new_game(began))?;
        heartbeat::update(conn, began)
    });
    fixture.admin(&["make-arbiter", "Chief"]).done();
    let adjudicated =
        fixture.admin(&["adjudicate", "1", "draw", "--as", "Chief", "--reason", "So it is."]);
    assert_eq!(adjudicated.done(), "Game 1: Chief adjudicated the game as a draw.\n");
    let events = fixture.write(|conn| game_events::list(conn, GameId(1)));
    let kinds: Vec<&str> = events.iter().map(|event| event.kind.as_str()).collect();
    assert_eq!(kinds, ["time_returned", "adjudicated", "ended"]);
}

/// Checks a log where no setting is right and no database is.
fn verify(arguments: &[&str], input: &[u8]) -> CommandOutput {
    let mut child = Command::new(BINARY)
        .arg("verify-log")
        .args(arguments)
        .env("LISTEN", "everywhere")
        .env("DATABASE_URL", "nonsense")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    // What reads a file does not wait for it.
    let _ = child.stdin.take().expect("its input").write_all(input);
    CommandOutput::of(child.wait_with_output().expect("an end"))
}

#[test]
fn an_exported_log_is_checked_anywhere() {
    let fixture = AdminFixture::open();
    fixture.begin();
    let service = Service::start(&fixture.database, &[]);
    let mut anna = fixture.browser(&service, "Anna");
    let mut bruno = fixture.browser(&service, "Bruno");
    play(&mut anna, "/games/1", "e4");
    play(&mut bruno, "/games/1", "e5");
    play(&mut anna, "/games/1", "Nf3");
    fixture.admin(&["make-arbiter", "Chief"]).done();
    let reason = "White was ill.\nSo be it.";
    fixture.admin(&["adjudicate", "1", "white", "--as", "Chief", "--reason", reason]).done();
    let page = anna.get("/games/1/log.txt");
    assert_eq!(page.status, 200);
    let log = page.html;
    let checked = log_chain::check(&log).expect("a sound log");
    let head = checked.head.as_str();
    assert_eq!(anna.get("/games/1/log").all("code.hash"), [head]);

    let file = fixture.database.folder.path().join("log.txt");
    std::fs::write(&file, &log).expect("a file");
    let path = file.to_str().expect("a path");
    let sound = verify(&[path], b"").done();
    assert!(sound.starts_with("The log is sound: 5 events, the last on 20"), "{sound}");
    assert!(sound.ends_with(&format!(" UTC. Its head is {head}\n")), "{sound}");
    assert_eq!(verify(&[], log.as_bytes()).done(), sound);
    for same in [head.to_owned(), format!(" {}.", head.to_uppercase())] {
        assert_eq!(verify(&[path, "--head", &same], b"").done(), sound);
    }
    verify(&[path, "--head", &checked.hashes[1]], b"")
        .refused("This hash is that of event 1: the log has gone on since.");
    verify(&[path, "--head", &"0".repeat(64)], b"").refused("This is another log than");
    for bad in ["", "0123", &"g".repeat(64)] {
        assert_eq!(verify(&[path, "--head", bad], b"").code, Some(2), "{bad}");
    }

    let without = |what: &str| {
        let kept = log.lines().filter(|line| !line.contains(what));
        kept.map(|line| format!("{line}\n")).collect::<String>()
    };
    verify(&[], without("head ").as_bytes()).refused("The log has no head: its end is missing.");
    verify(&[], without(" ended ").as_bytes()).refused("The log was altered: it says that");
    verify(&[], without("e7e5").as_bytes()).refused("the event has the number 2, but 1 follows.");
    verify(&[], b"").refused("This is no exported log");
    verify(&[], b"\xff\xfe").refused("it is no text in UTF-8");
    verify(&["no-such-file.txt"], b"").refused("no-such-file.txt cannot be opened");
    let big = fixture.database.folder.path().join("big.txt");
    let made = std::fs::File::create(&big).and_then(|file| file.set_len((64 << 20) + 1));
    made.expect("a big file");
    verify(&[big.to_str().expect("a path")], b"").refused("it is too big for a log");

    for at in 0..log.len() {
        let mut bytes = log.clone().into_bytes();
        bytes[at] ^= 1;
        let altered = String::from_utf8(bytes).expect("text");
        assert!(log_chain::check(&altered).is_err(), "byte {at}: {altered}");
        if at % 61 == 0 {
            let ran = verify(&[], altered.as_bytes());
            assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""), "byte {at}: {altered}");
        }
    }
}

/// Games of Anna: more than are read at a time, twice.
const GAMES: usize = 120;

/// Stores something of each kind about Anna, and what she must not be given.
fn furnish(conn: &mut DbConn, now: DateTime<Utc>) -> QueryResult<()> {
    let (anna, bruno) = (id_of(conn, "Anna")?, id_of(conn, "Bruno")?);
    for number in 0..GAMES {
        let (white, black) = if number % 2 == 0 { (anna, bruno) } else { (bruno, anna) };
        game_store::insert(conn, white, black, &new_game(now))?;
    }
    // What each claimed.
    for (number, actor, words) in
        [(1, "white", "A fortress, says Anna."), (2, "black", "Never, says Bruno.")]
    {
        let row = (
            schema::game_events::game_id.eq(GameId(1)),
            schema::game_events::number.eq(number),
            schema::game_events::at.eq(DbTimestamp::of(now)),
            schema::game_events::actor.eq(actor),
            schema::game_events::kind.eq(if number == 1 { "claimed" } else { "claim_answered" }),
            schema::game_events::detail.eq(if number == 1 {
                format!("fortress - {words}")
            } else {
                words.to_owned()
            }),
        );
        diesel::insert_into(schema::game_events::table).values(row).execute(conn)?;
        let player = if number == 1 { anna } else { bruno };
        let entry = NewSecurityEntry {
            event: SecurityEvent::LoginFailed,
            player: Some(player),
            actor: None,
            detail: "".into(),
            address: Some(format!("192.0.2.{number}")),
            device: Some("Firefox".to_owned()),
        };
        security_log::insert(conn, &entry, now)?;
    }
    players::update_password(conn, anna, "the-hash-of-a-password")?;
    log_in(conn, anna, "the-hash-of-a-cookie", now)?;
    let game = GameId(1);
    for (side, word, name) in [(Color::White, "white", "Anna"), (Color::Black, "black", "Bruno")] {
        let text = format!("\"Hello\", says {name}.\n");
        game_messages::insert(conn, game, &GameMessage { side, ply: 1, text, at: now })?;
        let conditional_moves = format!("conditional_moves of {name}");
        let row = (
            schema::conditional_moves::game_id.eq(game),
            schema::conditional_moves::side.eq(word),
            schema::conditional_moves::lines.eq(conditional_moves),
        );
        diesel::insert_into(schema::conditional_moves::table).values(row).execute(conn)?;
        let analysis = format!("analysis of {name}");
        let row = (
            schema::analyses::game_id.eq(game),
            schema::analyses::side.eq(word),
            schema::analyses::lines.eq(analysis),
            schema::analyses::version.eq(1),
        );
        diesel::insert_into(schema::analyses::table).values(row).execute(conn)?;
    }
    for (reporter, player, words) in [(anna, bruno, "He is rude."), (bruno, anna, "She is slow.")] {
        let new = NewReport { reporter, player, game: None, message: None, text: words };
        reports::insert(conn, &new, now)?;
    }
    for player in [anna, bruno] {
        let email = NewEmail::new(EmailKind::PasswordChanged, player, "x".to_owned());
        outbox::insert(conn, &email, now)?;
    }
    for (one, other, name) in [(anna, bruno, "Anna"), (bruno, anna, "Bruno")] {
        let text = format!("Something of {name}.");
        private_messages::insert(conn, one, other, &text, false, now)?;
        spectator_messages::insert(conn, game, one, 0, &text, now)?;
        notes::update(conn, one, game, &text, now)?;
        player_relations::insert(conn, one, other, Relation::Mute, now)?;
    }
    let day = |day| NaiveDate::from_ymd_opt(2026, 12, day).expect("a day");
    let booked = BookedVacation {
        id: VacationId(0),
        vacation: Vacation { from: now + TimeDelta::days(1), to: now + TimeDelta::days(3) },
        first_day: day(24),
        last_day: day(26),
        zone: chrono_tz::Tz::Europe__Berlin,
    };
    players::update_profile(conn, anna, "I play slowly.", "PE")?;
    let look = Appearance {
        theme: Theme::Dark,
        board: BoardTheme::Blue,
        zen: true,
        ..Appearance::default()
    };
    players::update_appearance(conn, anna, Some(Language::French), look)?;
    players::update_profile(conn, bruno, "the-words of Bruno", "DE")?;
    player_relations::insert(conn, anna, bruno, Relation::Friend, now)?;
    vacations::insert(conn, anna, &booked, now)
}

#[test]
fn all_that_is_stored_of_a_player_is_one_json_document() {
    let fixture = AdminFixture::open();
    let now = SystemClock.now();
    fixture.write(move |conn| furnish(conn, now));
    let text = fixture.admin(&["export-player", "ANNA"]).done();
    for secret in
        ["the-hash", "bruno@example.org", "of Bruno", "says Bruno", "She is slow.", "192.0.2.2"]
    {
        assert!(!text.contains(secret), "{secret}");
    }
    let data: Value = serde_json::from_str(&text).expect("JSON");
    let account = &data["account"];
    assert_eq!(account["name"], "Anna");
    assert_eq!(account["address"], "anna@example.org");
    assert_eq!(account["time_zone"], "UTC");
    assert_eq!(account["closed_at"], Value::Null);
    assert_eq!(account["about"], "I play slowly.");
    assert_eq!(account["country"], "PE");
    assert_eq!(account["language"], "fr");
    assert_eq!(account["localized_pieces"], false);
    assert_eq!((&account["theme"], &account["board"]), (&json!("dark"), &json!("blue")));
    let chosen = json!({ "theme": "dark", "board": "blue", "zen": "yes" });
    assert_eq!(account["appearance"], chosen);
    assert!(account["created_at"].as_str().is_some_and(|at| at.parse::<DateTime<Utc>>().is_ok()));
    for (list, field, value) in [
        ("sessions", "device", "Firefox on Linux"),
        ("security_log", "kind", "login_failed"),
        ("security_log", "address", "192.0.2.1"),
        ("vacations", "last_day", "2026-12-26"),
        ("vacations", "zone", "Europe/Berlin"),
        ("reports", "about", "Bruno"),
        ("reports", "text", "He is rude."),
        ("private_messages", "text", "Something of Anna."),
        ("private_messages", "to", "Bruno"),
        ("comments", "text", "Something of Anna."),
        ("notes", "text", "Something of Anna."),
        ("emails", "kind", "password_changed"),
        ("emails", "state", "waiting"),
    ] {
        assert_eq!(data[list].as_array().map(Vec::len), Some(1), "{list}");
        assert_eq!(data[list][0][field], value, "{list}");
    }
    for list in ["tournament_entries", "tournament_log_lines"] {
        assert_eq!(data[list], json!([]), "{list}");
    }
    let relations = data["relations"].as_array().expect("relations");
    let mut kinds: Vec<_> =
        relations.iter().filter_map(|relation| relation["kind"].as_str()).collect();
    kinds.sort_unstable();
    assert_eq!(kinds, ["friend", "mute"]);
    assert!(relations.iter().all(|relation| relation["player"] == "Bruno"));
    let games = data["games"].as_array().expect("games");
    assert_eq!(games.len(), GAMES);
    for (index, game) in games.iter().enumerate() {
        let (side, tag) = if index % 2 == 0 { ("white", "White") } else { ("black", "Black") };
        assert_eq!(game["number"], index + 1);
        assert_eq!(game["side"], side);
        let pgn = game["pgn"].as_str().expect("a PGN");
        assert!(pgn.contains(&format!("[{tag} \"Anna\"]")) && pgn.ends_with("*\n\n"), "{pgn}");
    }
    for kind in ["conditional_moves", "analysis"] {
        assert_eq!(games[0][kind], format!("{kind} of Anna"));
        assert_eq!(games[1][kind], Value::Null);
    }
    assert_eq!(games[0]["claims_and_offers"].as_array().map(Vec::len), Some(1));
    assert_eq!(games[0]["claims_and_offers"][0]["detail"], "fortress - A fortress, says Anna.");
    assert_eq!(games[0]["messages"].as_array().map(Vec::len), Some(1));
    assert_eq!(games[0]["messages"][0]["text"], "\"Hello\", says Anna.\n");

    let written = fixture.admin(&["export-player", "Anna", "--out", "anna.json"]).done();
    assert_eq!(written, "");
    let file = fixture.database.folder.path().join("anna.json");
    assert_eq!(std::fs::read_to_string(file).expect("a file"), text);
    let nowhere = fixture.admin(&["export-player", "Anna", "--out", "no/such/folder.json"]);
    nowhere.refused("no/such/folder.json cannot be written");
    let text = fixture.admin(&["export-player", "Chief"]).done();
    let data: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(data["games"], Value::Array(Vec::new()));
}

#[test]
fn an_account_is_closed_only_by_whoever_means_it() {
    let fixture = AdminFixture::open();
    let game = fixture.begin();
    fixture.admin(&["make-admin", "Anna"]).done();
    let asked = fixture.admin(&["delete-player", "Bruno", "--reason", "He wishes it."]);
    asked.refused("This closes the account of Bruno for good");
    fixture.admin(&["delete-player", "Bruno", "--yes"]).refused("Enter a reason.");
    let is_closed = |name: &'static str| {
        let player = fixture.write(move |conn| players::find_by_name(conn, name));
        player.expect("a row").is_closed()
    };
    assert!(!is_closed("Bruno"));
    let sure = ["delete-player", "bruno", "--yes", "--reason", "He wishes it"];
    assert_eq!(fixture.admin(&sure).done(), "The account of Bruno is closed.\n");
    assert!(is_closed("Bruno"));
    fixture.admin(&sure).refused("This account is closed and can no longer be changed.");
    let last = fixture.admin(&["delete-player", "Anna", "--yes", "--reason", "x"]);
    last.refused("This is the only administrator.");
    assert!(!is_closed("Anna"));
    let stored = fixture.write(move |conn| games::find(conn, game)).expect("the game");
    assert!(stored.game.ended().is_some(), "running games are resigned");
    let audit = fixture.admin(&["audit", "--last", "1"]).done();
    let end = "\tcommand line\tclosed\tclosed account\t-\tHe wishes it.\n";
    assert!(audit.ends_with(end), "{audit}");
}
