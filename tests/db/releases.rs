//! A database of each release is opened, brought up to date, and shows its games; what was under way in it
//! goes on.

use std::{collections::BTreeSet, fs, path::Path};

use chrono::TimeDelta;
use diesel::{dsl::max, prelude::*};
use zugpost::{
    clock::Clock as _,
    db::{
        DbTimestamp, GameId, Target,
        backup::checksums,
        game_events, games, log_chain,
        schema::{outbox, players},
        verification::verify_game,
    },
};

use super::migrations::raw;
use crate::{
    cli::command,
    support::{
        Browser, Page, Site,
        database::{TestDatabase, postgres_server},
    },
};

/// What the demo gave everybody whose database a dump is.
fn password(name: &str) -> &'static str {
    match name.starts_with("0.1.0-tournaments") {
        true => "correspondence-chess",
        false => "correspondence",
    }
}

/// Returns the dumps for the database that is tested, with their names.
fn dumps() -> Vec<(String, String)> {
    let kind = if postgres_server().is_some() { ".postgres.sql" } else { ".sqlite.sql" };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/releases");
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("tests/data/releases") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        if name.ends_with(kind) {
            found.push((name, fs::read_to_string(path).expect("a dump")));
        }
    }
    found.sort();
    found
}

#[test]
fn a_database_of_each_release_opens_and_shows_its_games() {
    use diesel::connection::SimpleConnection as _;
    let dumps = dumps();
    assert!(!dumps.is_empty());
    for (name, sql) in dumps {
        let database = TestDatabase::empty();
        raw(&database).batch_execute(&sql).unwrap_or_else(|error| panic!("{name}: {error}"));
        let site = Site::on(database, &[]);
        go_back_to_when_it_was_made(&site);
        let all: Vec<GameId> = site
            .read(|conn| games::list_latest(conn, None, None, 1000))
            .into_iter()
            .map(|game| game.id)
            .collect();
        assert!(all.len() >= 13, "{name}: {} games", all.len());
        let mut anna = site.browser();
        anna.log_in("Anna", password(&name));
        for id in all {
            // Each word of the log is read as it was written, or the hashes would not fit.
            let (stored, log) = site.read(move |conn| {
                Ok((games::find(conn, id)?.expect("the game"), game_events::list(conn, id)?))
            });
            // A game in which nothing has happened yet has no head.
            let head = log.first().map_or_else(String::new, |_| log_chain::head(&stored, &log));
            assert_eq!(head, stored.log_head(), "{name}, game {id}");
            let findings = site.read(move |conn| verify_game(conn, id)).expect("the game");
            assert_eq!(findings, [], "{name}, game {id}");
            for path in [format!("/games/{id}"), format!("/games/{id}/log")] {
                assert_eq!(anna.get(&path).status, 200, "{name}: {path}");
            }
        }
        for path in ["/games", "/games/finished", "/lobby", "/players/Bernhard", "/admin"] {
            assert_eq!(anna.get(path).status, 200, "{name}: {path}");
        }
        let pgn = anna.get("/games/1.pgn").html;
        assert!(pgn.contains("[White \"Anna\"]") && pgn.contains("1. "), "{name}: {pgn}");
    }
}

/// The last that happened in a dump is what its service wrote last.
fn go_back_to_when_it_was_made(site: &Site) {
    let then: Option<DbTimestamp> =
        site.read(|conn| outbox::table.select(max(outbox::created_at)).get_result(conn));
    site.advance(then.expect("emails").utc() - site.clock.now());
}

/// What waited in the outbox: the number of the email, and to whom it goes.
fn waiting_emails(site: &Site) -> Vec<(i64, String)> {
    site.read(|conn| {
        outbox::table
            .inner_join(players::table)
            .filter(outbox::state.eq("waiting"))
            .order(outbox::id)
            .select((outbox::id, players::email))
            .load(conn)
    })
}

/// Emails waited for a mail server, a claim and an appeal for arbiters; some dumps have tournaments.
#[test]
fn what_was_under_way_in_a_database_of_a_release_goes_on() {
    use diesel::connection::SimpleConnection as _;
    let dumps: Vec<_> =
        dumps().into_iter().filter(|(name, _)| name.contains("under-way")).collect();
    assert!(dumps.len() >= 2);
    for (name, sql) in dumps {
        let database = TestDatabase::empty();
        raw(&database).batch_execute(&sql).unwrap_or_else(|error| panic!("{name}: {error}"));
        let site = Site::on(database, &[]);
        go_back_to_when_it_was_made(&site);
        // What was tried in vain is tried again.
        site.advance(TimeDelta::hours(1));

        let waiting = waiting_emails(&site);
        assert!(waiting.len() >= 6, "{name}: {waiting:?}");
        let sent = site.all_emails();
        for (number, address) in &waiting {
            let number = *number;
            let row = outbox::table.find(number).select(outbox::state);
            let state: String = site.read(move |conn| row.get_result(conn));
            assert_eq!(state, "sent", "{name}: email {number} to {address}");
            assert!(sent.iter().any(|email| email.to == *address), "{name}: {address}");
        }
        // What waited for one player for long may have become one email.
        assert!(sent.len() <= waiting.len() + 1, "{name}: {} emails", sent.len());
        let texts: BTreeSet<_> = sent.iter().map(|email| (&email.to, &email.text)).collect();
        assert_eq!(texts.len(), sent.len(), "{name}: no email twice");
        assert_eq!(site.all_emails().len(), sent.len(), "{name}: each was sent once");

        // One arbiter decided what was appealed; another has to decide now.
        let [mut anna, mut lars] = ["Anna", "Lars"].map(|player| {
            let mut browser = site.browser();
            browser.log_in(player, password(&name));
            browser
        });
        let appeal = lars.get("/admin/games/12");
        assert!(!appeal.has("form.adjudicate"), "{name}: {}", appeal.text());
        let decided = decide(&mut anna, 12, "draw");
        decided.assert_says("1/2-1/2");
        decide(&mut lars, 3, "win:white").assert_says("1-0");
        for id in [GameId(3), GameId(12)] {
            let stored = site.read(move |conn| games::find(conn, id)).expect("the game");
            assert!(stored.game.ended().is_some() && stored.game.open_case().is_none(), "{name}");
        }
        assert!(site.all_emails().len() >= sent.len() + 4, "{name}: the players are told");

        let verify = command(&site.database, &[]).arg("verify").output().expect("it runs");
        let said = String::from_utf8([verify.stdout, verify.stderr].concat()).expect("text");
        assert!(verify.status.success(), "{name}: {said}");
    }
}

/// Decides as an arbiter.
fn decide(arbiter: &mut Browser, game: i64, adjudication: &str) -> Page {
    let path = format!("/admin/games/{game}");
    let page = arbiter.get(&path);
    let fields = [("adjudication", adjudication), ("reason", "So it is decided.")];
    let page = arbiter.submit(&page, "form.adjudicate", &fields);
    assert_eq!(page.status, 200, "{}", page.text());
    arbiter.get(&format!("/games/{game}"))
}

/// The command of an operator who wants to know before an upgrade.
#[test]
fn a_dry_run_says_what_would_be_migrated_and_changes_nothing() {
    use diesel::connection::SimpleConnection as _;
    let (name, sql) = dumps().pop().expect("a dump");
    let database = TestDatabase::empty();
    raw(&database).batch_execute(&sql).unwrap_or_else(|error| panic!("{name}: {error}"));
    let run = |arguments: &[&str]| {
        let output = command(&database, &[]).args(arguments).output().expect("it runs");
        let said = [output.stdout, output.stderr].concat();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&said));
        String::from_utf8(said).expect("text")
    };
    let file = || match &database.options.target {
        Target::Sqlite(path) => Some(fs::read(path).expect("the file")),
        Target::Postgres(_) => None,
    };
    let before = checksums(&database.options.target).expect("rows");
    let bytes = file();
    let said = run(&["migrate", "--dry-run"]);
    let kind = if postgres_server().is_some() { "postgres" } else { "sqlite" };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(kind);
    let all = fs::read_dir(folder).expect("migrations").count();
    let lines: Vec<&str> = said.lines().collect();
    let [heading, named @ .., sum] = lines.as_slice() else { panic!("{said}") };
    assert_eq!(*heading, "These migrations would be run:");
    assert!(sum.starts_with("They took ") && sum.ends_with("Nothing was changed."), "{sum}");
    assert!(!named.is_empty() && named.len() < all, "{said}");
    assert!(named[named.len() - 1].contains("  2026-11-"), "{said}");
    // It may be a backup: not one byte of it is another.
    assert!(file() == bytes, "nothing was changed");
    assert_eq!(checksums(&database.options.target).expect("rows"), before, "nothing was changed");
    assert_eq!(run(&["migrate", "--dry-run"]).lines().count(), lines.len());

    assert_eq!(run(&["migrate"]), "The tables are up to date.\n");
    assert_ne!(checksums(&database.options.target).expect("rows"), before);
    assert_eq!(run(&["migrate", "--dry-run"]), "The tables are up to date.\n");
}

#[test]
fn a_dry_run_without_a_database_makes_none() {
    let database = TestDatabase::empty();
    let output = command(&database, &[]).args(["migrate", "--dry-run"]).output().expect("it runs");
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(1), "{said}");
    let sentence =
        if postgres_server().is_some() { "cannot be compared" } else { "There is no database" };
    assert!(said.contains(sentence), "{said}");
}

/// What is run is run on the tables and rows that are there.
#[test]
fn a_dry_run_that_fails_names_the_migrations_and_says_why() {
    use diesel::connection::SimpleConnection as _;
    let (name, sql) = dumps().pop().expect("a dump");
    let database = TestDatabase::empty();
    raw(&database).batch_execute(&sql).unwrap_or_else(|error| panic!("{name}: {error}"));
    // A later migration changes it.
    raw(&database).batch_execute("DROP TABLE analyses").expect("a table that is gone");
    let output = command(&database, &[]).args(["migrate", "--dry-run"]).output().expect("it runs");
    let [said, why] = [output.stdout, output.stderr].map(|it| String::from_utf8(it).expect("text"));
    assert_eq!(output.status.code(), Some(1), "{said}{why}");
    assert!(said.contains("_analysis_undo\n"), "{said}");
    assert!(why.contains("they were not tried out on a copy") && why.contains("analyses"), "{why}");
    // Nothing stands about.
    let left = fs::read_dir(database.folder.path()).expect("a folder").filter(|entry| {
        let name = entry.as_ref().expect("an entry").file_name();
        name.to_string_lossy().starts_with(".zugpost-")
    });
    assert_eq!(left.count(), 0);
}
