//! Whoever changes the database behind the service's back is found out: the rows of each game are
//! compared with its log.

use chrono::TimeDelta;
use diesel::{QueryResult, connection::SimpleConnection as _};
use zugpost::{
    actions::publish_logs::publish_logs,
    chess::Start,
    db::{
        DbConn, DbError, GameId, PlayerId, game_creations, game_store,
        log_publications::{self, LogOwner, LogPublication},
        savepoint,
        verification::{
            list_gone, list_mismatched, verify_creations, verify_game, verify_publications,
        },
    },
    game::{Game, Terms},
    jobs::verify_games,
};

use super::migrations::raw;
use crate::{
    support::{Site, database::postgres_server, site::PASSWORD},
    web::{Table, play, start},
};

/// Game 1, which Bruno resigned, and game 2, which goes on.
pub fn table() -> Table {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    table.site.advance(TimeDelta::hours(7));
    table.play(&["Nf3", "Nc6", "Bb5"]);
    let page = table.black.get("/games/1/resign");
    table.black.submit(&page, "main form", &[]);
    start(&mut table.white, &mut table.black, &[]);
    table.game = "/games/2".to_owned();
    table.play(&["d4", "d5"]);
    table
}

/// What is found in a game once it was tampered with, and what is put back afterwards.
fn findings(conn: &mut DbConn, game: i64, sql: &str) -> Vec<String> {
    conn.batch_execute("BEGIN").expect("a transaction");
    conn.batch_execute(sql).unwrap_or_else(|error| panic!("{sql}: {error}"));
    let found = verify_game(conn, GameId(game)).expect("an answer").expect("a game");
    conn.batch_execute("ROLLBACK").expect("the end of it");
    found.iter().map(ToString::to_string).collect()
}

/// What is done, in which game, how, and which column or event is named.
const TAMPERED: &[(&str, i64, &str, &str)] = &[
    ("the result is turned round", 1, "UPDATE games SET result = '0-1' WHERE id = 1", "result"),
    ("the winner resigned", 1, "UPDATE games SET ending_side = 'white' WHERE id = 1", "ending"),
    (
        "both at once",
        1,
        "UPDATE games SET result = '0-1', ending_side = 'white' WHERE id = 1",
        "ending_side is \"white\"; by the log it is \"black\"",
    ),
    ("it ended otherwise", 1, "UPDATE games SET ending = 'timeout' WHERE id = 1", "ending"),
    (
        "it never ended",
        1,
        "UPDATE games SET ending = NULL, ending_side = NULL, result = NULL, ended_at = NULL \
         WHERE id = 1",
        "result is nothing",
    ),
    (
        "it has ended",
        2,
        "UPDATE games SET ending = 'agreement', result = '1/2-1/2', ended_at = started_at \
         WHERE id = 2",
        "ending",
    ),
    (
        "the last move is another one",
        1,
        "UPDATE games SET moves = replace(moves, 'f1b5', 'f1c4') WHERE id = 1",
        "moves",
    ),
    (
        "the last move is cut off",
        1,
        "UPDATE games SET moves = substr(moves, 1, length(moves) - 22) WHERE id = 1",
        "moves",
    ),
    (
        "a move was made at another time",
        2,
        "UPDATE games SET moves = replace(moves, 'd2d4@17', 'd2d4@16') WHERE id = 2",
        "moves",
    ),
    ("conditional moves made it", 2, "UPDATE games SET moves = moves || 'c' WHERE id = 2", "moves"),
    (
        "another position is shown",
        2,
        "UPDATE games SET fen = '8/8/8/8/8/8/8/8 w - - 0 1' WHERE id = 2",
        "fen",
    ),
    ("the turn", 2, "UPDATE games SET turn = 'black' WHERE id = 2", "turn"),
    ("the number of moves", 2, "UPDATE games SET ply = 3 WHERE id = 2", "ply"),
    ("the last move of lists", 2, "UPDATE games SET last_san = 'e5' WHERE id = 2", "last_san"),
    ("the opening", 2, "UPDATE games SET opening = 'C60 Ruy Lopez' WHERE id = 2", "opening"),
    (
        "a later deadline",
        2,
        "UPDATE games SET deadline = '2099-01-01 00:00:00' WHERE id = 2",
        "deadline",
    ),
    ("an offer", 2, "UPDATE games SET draw_offer = 'white' WHERE id = 2", "draw_offer"),
    ("a wish", 2, "UPDATE games SET takeback = 'white' WHERE id = 2", "takeback"),
    (
        "the clock was set",
        2,
        "UPDATE games SET clock_started_at = started_at WHERE id = 2",
        "clock_started_at",
    ),
    (
        "the players are exchanged",
        1,
        "UPDATE games SET white_id = black_id, black_id = white_id WHERE id = 1",
        "log_head",
    ),
    (
        "it began earlier",
        2,
        "UPDATE games SET started_at = '2020-01-01 00:00:00' WHERE id = 2",
        "log_head",
    ),
    ("it is rated", 2, "UPDATE game_terms SET rated = NOT rated WHERE game_id = 2", "log_head"),
    (
        "more time for each move",
        2,
        "UPDATE game_terms SET time_control = 'per_move 864000' WHERE game_id = 2",
        "log_head",
    ),
    ("the terms are gone", 2, "DELETE FROM game_terms WHERE game_id = 2", "no such row"),
    (
        "an offer was made",
        2,
        "INSERT INTO game_offers (game_id, white_offered_ply, takeback_count) VALUES (2, 1, 0)",
        "white_offered_ply",
    ),
    (
        "another head",
        2,
        "UPDATE games SET log_head = 'a' || substr(log_head, 2) WHERE id = 2",
        "log_head",
    ),
    ("an older version", 2, "UPDATE games SET version = 1 WHERE id = 2", "version"),
    (
        "an event is changed",
        1,
        "UPDATE game_events SET detail = 'f1c4' WHERE detail = 'f1b5'",
        "log_head",
    ),
    (
        "and the moves with it",
        1,
        "UPDATE game_events SET detail = 'f1c4' WHERE detail = 'f1b5'; \
         UPDATE games SET moves = replace(moves, 'f1b5', 'f1c4') WHERE id = 1",
        "log_head",
    ),
    (
        "an impossible move",
        1,
        "UPDATE game_events SET detail = 'e1e8' WHERE detail = 'f1b5'",
        "event 4 cannot have happened",
    ),
    (
        "no move at all",
        1,
        "UPDATE game_events SET detail = 'wonder' WHERE detail = 'f1b5'",
        "event 4 of game 1 cannot be read",
    ),
    (
        "an event is gone",
        1,
        "DELETE FROM game_events WHERE game_id = 1 AND number = 2",
        "event 2 is missing",
    ),
    (
        "the last event is gone",
        1,
        "DELETE FROM game_events WHERE game_id = 1 AND kind = 'ended'",
        "result",
    ),
    (
        "an event more",
        2,
        "INSERT INTO game_events (game_id, number, at, actor, kind, detail) \
         SELECT 2, 2, at, 'white', 'draw_offered', '' FROM game_events \
         WHERE game_id = 2 AND number = 1",
        "draw_offer",
    ),
];

#[test]
fn whatever_is_changed_in_the_rows_of_a_game_is_found() {
    let table = table();
    let mut conn = raw(&table.site.database);
    for game in [1, 2] {
        assert_eq!(findings(&mut conn, game, "SELECT 1"), [""; 0], "nobody changed game {game}");
    }
    let unlock = match postgres_server() {
        Some(_) => "ALTER TABLE game_events DISABLE TRIGGER ALL;",
        None => "DROP TRIGGER game_events_not_changed; DROP TRIGGER game_events_not_deleted;",
    };
    for &(what, game, sql, named) in TAMPERED {
        let found = findings(&mut conn, game, &format!("{unlock} {sql}"));
        assert!(found.iter().any(|line| line.contains(named)), "{what}: {found:?}");
    }
}

/// What would change a log or what was published of it, on either database, on Postgres, on SQLite.
const EDITED: &[&str] = &[
    "UPDATE game_events SET detail = 'f1c4' WHERE detail = 'f1b5'",
    "DELETE FROM game_events WHERE game_id = 1",
    "UPDATE log_publications SET head = 'a'",
    "UPDATE log_publications SET head = ''",
    "DELETE FROM log_publications",
    "DELETE FROM published_heads",
    "INSERT INTO log_publications (number, day, head, created_games, creations_head) \
     SELECT number, day, 'a', created_games, creations_head FROM log_publications WHERE TRUE \
     ON CONFLICT (number) DO UPDATE SET head = 'a'",
];
const EDITED_ON_POSTGRES: &[&str] = &[
    "INSERT INTO game_events (game_id, number, at, actor, kind, detail) \
     SELECT game_id, number, at, actor, kind, 'f1c4' FROM game_events WHERE detail = 'f1b5' \
     ON CONFLICT (game_id, number) DO UPDATE SET detail = 'f1c4'",
    "TRUNCATE game_events",
    "TRUNCATE games CASCADE",
    "TRUNCATE tournament_events",
    "TRUNCATE audit_log",
    "TRUNCATE game_creations",
    "TRUNCATE published_heads",
    "TRUNCATE log_publications CASCADE",
];
const EDITED_ON_SQLITE: &[&str] = &[
    "INSERT OR REPLACE INTO game_events (game_id, number, at, actor, kind, detail) \
     SELECT game_id, number, at, actor, kind, 'f1c4' FROM game_events WHERE detail = 'f1b5'",
    // A row goes that is named by its number alone.
    "INSERT OR REPLACE INTO game_events (rowid, game_id, number, at, actor, kind, detail) \
     SELECT rowid, game_id, 99, at, actor, kind, detail FROM game_events WHERE detail = 'f1b5'",
    "REPLACE INTO tournament_events (rowid, tournament_id, number, at, actor, event) \
     SELECT rowid, tournament_id, 99, at, actor, event FROM tournament_events",
    "REPLACE INTO published_heads (_rowid_, owner, owner_id, version, head, publication) \
     SELECT rowid, owner, owner_id, 99, head, publication FROM published_heads",
    "REPLACE INTO log_publications (number, day, head, created_games, creations_head) \
     SELECT number, 'another', 'a', created_games, creations_head FROM log_publications",
    "REPLACE INTO log_publications (number, day, head, created_games, creations_head) \
     SELECT 99, day, 'a', created_games, creations_head FROM log_publications",
    "INSERT INTO log_publications (number, day, head, created_games, creations_head) \
     VALUES (50, 'under way', '', 0, ''); \
     UPDATE OR REPLACE log_publications SET number = 1 WHERE number = 50",
];

#[test]
fn the_log_is_not_replaced() {
    let table = table();
    publish(&table.site).expect("a publication");
    let mut conn = raw(&table.site.database);
    let own = match postgres_server() {
        Some(_) => EDITED_ON_POSTGRES,
        None => {
            let tournament = "PRAGMA foreign_keys = OFF; INSERT INTO tournament_events VALUES \
                (1, 0, '2026-11-20 12:00:00', 'system', '{}')";
            conn.batch_execute(tournament).expect("a log");
            EDITED_ON_SQLITE
        }
    };
    for sql in EDITED.iter().chain(own) {
        let error = conn.batch_execute(sql).expect_err(sql).to_string();
        assert!(error.contains("the log is not edited"), "{sql}: {error}");
    }
}

#[test]
fn a_job_notes_for_administrators_what_it_finds() {
    let table = table();
    let mut chief = table.site.administrator("Chief");
    let verify = |site: &Site| {
        let now = site.now();
        site.run(verify_games(&site.db, now)).expect("a check")
    };
    assert_eq!(verify(&table.site), 0);
    chief.get("/admin/health").assert_says("All checked games match their logs.");

    let mut conn = raw(&table.site.database);
    conn.batch_execute("UPDATE games SET result = '0-1' WHERE id = 1").expect("a change");
    assert_eq!(verify(&table.site), 1);
    let page = chief.get("/admin/health");
    page.assert_says("result is \"0-1\"; by the log it is \"1-0\"");
    assert!(page.has("main a[href='/games/1/log']"));

    conn.batch_execute("UPDATE games SET result = '1-0' WHERE id = 1").expect("a change");
    assert_eq!(verify(&table.site), 0);
    assert!(table.site.read(|conn| list_mismatched(conn, 10)).is_empty(), "it was put right");
}

/// The job goes from game to game, and begins again behind the last.
#[test]
fn games_that_changed_since_they_were_checked_are_checked_again() {
    let mut table = table();
    let verify = |site: &Site| site.run(verify_games(&site.db, site.now())).expect("a check");
    assert_eq!(verify(&table.site), 0);
    play(&mut table.white, "/games/2", "c4");
    assert_eq!(verify(&table.site), 0);
    raw(&table.site.database).batch_execute("UPDATE games SET ply = 9").expect("a change");
    assert_eq!(verify(&table.site), 2);
}

fn publish(site: &Site) -> Option<LogPublication> {
    site.run(publish_logs(&site.db, site.now())).expect("a publication")
}

/// Takes away what keeps the logs from being edited.
pub fn unlock() -> &'static str {
    match postgres_server() {
        Some(_) => {
            "ALTER TABLE game_events DISABLE TRIGGER ALL; ALTER TABLE games DISABLE TRIGGER ALL;
             ALTER TABLE game_terms DISABLE TRIGGER ALL;
             ALTER TABLE game_creations DISABLE TRIGGER ALL;
             ALTER TABLE published_heads DISABLE TRIGGER ALL;
             ALTER TABLE log_publications DISABLE TRIGGER ALL;"
        }
        None => {
            "DROP TRIGGER game_events_not_changed; DROP TRIGGER game_events_not_deleted;
             DROP TRIGGER game_creations_not_changed; DROP TRIGGER game_creations_not_deleted;
             DROP TRIGGER published_heads_not_changed; DROP TRIGGER published_heads_not_deleted;
             DROP TRIGGER log_publications_not_changed;"
        }
    }
}

/// What is wrong with everything once it was tampered with, and what is put back afterwards.
fn everything(conn: &mut DbConn, sql: &str) -> Vec<String> {
    if postgres_server().is_none() {
        // Within a transaction this does nothing.
        conn.batch_execute("PRAGMA foreign_keys = OFF").expect("a pragma");
    }
    conn.batch_execute("BEGIN").expect("a transaction");
    let sql = format!("{} {sql}", unlock());
    conn.batch_execute(&sql).unwrap_or_else(|error| panic!("{sql}: {error}"));
    let mut found = verify_creations(conn).expect("an answer");
    found.extend(verify_publications(conn).expect("an answer"));
    for (game, findings) in list_gone(conn, GameId(0), GameId(i64::MAX)).expect("an answer") {
        found.extend(findings.iter().map(|finding| format!("game {game}: {finding}")));
    }
    for game in [GameId(1), GameId(2)] {
        let findings = verify_game(conn, game).expect("an answer").unwrap_or_default();
        found.extend(findings.iter().map(|finding| format!("game {game}: {finding}")));
    }
    conn.batch_execute("ROLLBACK").expect("the end of it");
    found
}

/// Whoever has the database can write a log anew, with all its hashes: then it is another one than
/// was published.
#[test]
fn a_history_that_is_written_anew_is_found() {
    let mut table = table();
    let first = publish(&table.site).expect("the first day");
    assert!(publish(&table.site).is_none(), "once a day");
    table.site.advance(TimeDelta::days(1));
    table.white.log_in("Wilma", PASSWORD);
    table.play(&["c4"]);
    let second = publish(&table.site).expect("the second day");
    assert_eq!((first.created_games, second.created_games), (2, 2));
    assert_ne!(first.head, second.head);

    let mut conn = raw(&table.site.database);
    assert_eq!(everything(&mut conn, ""), [""; 0], "nobody changed anything");
    let forget =
        "DELETE FROM game_events WHERE game_id = 1; DELETE FROM game_terms WHERE game_id = 1;
        DELETE FROM games WHERE id = 1;";
    for (what, sql, named) in [
        ("a game is deleted", forget.to_owned(), "game 1: it was created, and is gone"),
        (
            "and its creation with it",
            format!("{forget} DELETE FROM game_creations WHERE game_id = 1;"),
            "created games: number 1 is missing",
        ),
        (
            "and the others move up",
            format!(
                "{forget} DELETE FROM game_creations WHERE game_id = 1;
                 UPDATE game_creations SET number = 1;"
            ),
            "created games: the chain was altered",
        ),
        (
            "the last game is forgotten, and the chain ends before it",
            "DELETE FROM game_creations WHERE game_id = 2;
             UPDATE game_creation_chain SET count = 1;"
                .to_owned(),
            "created games: the chain was altered",
        ),
        (
            "the last game is deleted with its link, and the chain ends before it",
            "DELETE FROM game_events WHERE game_id = 2; DELETE FROM game_terms WHERE game_id = 2;
             DELETE FROM games WHERE id = 2; DELETE FROM game_creations WHERE game_id = 2;
             UPDATE game_creation_chain SET count = 1;"
                .to_owned(),
            "the chain is another one than in publication 1",
        ),
        (
            "and nobody has been told that it was there",
            "DELETE FROM game_events WHERE game_id = 2; DELETE FROM game_terms WHERE game_id = 2;
             DELETE FROM games WHERE id = 2;"
                .to_owned(),
            "game 2: it was published, and is gone",
        ),
        (
            "a link more",
            "INSERT INTO game_creations (number, game_id, first_hash) VALUES (3, 99, 'a');
             UPDATE game_creation_chain SET head = 'a';"
                .to_owned(),
            "created games: the chain was altered",
        ),
        (
            "a publication was never finished",
            "UPDATE log_publications SET head = '' WHERE number = 1;".to_owned(),
            "publication 1 of ",
        ),
        (
            "the terms are others from the beginning, in a game without a move",
            "UPDATE game_creations SET first_hash = 'a' WHERE game_id = 2;".to_owned(),
            "game 2: it was created with other players or terms",
        ),
        (
            "what was published is written anew",
            "UPDATE published_heads SET head = 'a' WHERE owner_id = 1;".to_owned(),
            "publication 1 of ",
        ),
        (
            "what was published is forgotten",
            "DELETE FROM published_heads WHERE owner_id = 2 AND publication = 2;".to_owned(),
            "publication 2 of ",
        ),
        (
            "another hash was published",
            "UPDATE log_publications SET head = 'a' WHERE number = 1;".to_owned(),
            "publication 1 of ",
        ),
    ] {
        let found = everything(&mut conn, &sql);
        assert!(found.iter().any(|line| line.contains(named)), "{what}: {found:?}");
    }

    // The game with its log is another one, and fits together: but not what was published of it.
    let resigned = "UPDATE game_events SET actor = 'white', detail = replace(detail, 'resignation black', 'resignation white')
        WHERE game_id = 1 AND kind = 'ended';
        UPDATE games SET result = '0-1', ending_side = 'white' WHERE id = 1;";
    let found = everything(&mut conn, resigned);
    let head = found.iter().find_map(|line| line.split("by the log it is \"").nth(1));
    let head = head.expect("the head of the log").trim_end_matches('"').to_owned();
    let fitting = format!("{resigned} UPDATE games SET log_head = '{head}' WHERE id = 1;");
    let found = everything(&mut conn, &fitting);
    let [line] = found.as_slice() else { panic!("{found:?}") };
    assert!(line.contains("is another one than in publication 1"), "{line}");
}

/// The page and the email tell the same hash, and the text of a day can be checked by anybody.
#[test]
fn the_hash_over_all_logs_is_on_a_page_and_in_an_email() {
    let table = table();
    let mut chief = table.site.administrator("Chief");
    table.site.run_jobs();
    let mut guest = table.site.browser();
    let page = guest.get("/log-hashes");
    let head = page.all("code.hash")[0].clone();
    assert_eq!(head.len(), 64);
    let emails = table.site.all_emails();
    let told: Vec<_> = emails.iter().filter(|email| email.text.contains(&head)).collect();
    assert_eq!(told.len(), 1, "{emails:?}");

    let link = page.attribute("td a", "href").expect("the text of the day");
    let text = guest.get(&link).html;
    let lines: Vec<&str> = text.lines().collect();
    let [title, middle @ .., last] = lines.as_slice() else { panic!("{text}") };
    let begun = zugpost::hash_chain::begin(&format!("{title}\n"));
    let hash = middle.iter().fold(begun, |head, line| zugpost::hash_chain::link(&head, line));
    assert_eq!(*last, format!("head {hash}"));
    assert_eq!(hash, head);
    assert!(text.contains("\ngame 1 6 ") && text.contains("\ngames 2 "), "{text}");

    // The next day says that nothing has changed, and goes on from there.
    table.site.advance(TimeDelta::days(1));
    table.site.run_jobs();
    assert_eq!(guest.get("/log-hashes").all("code.hash").len(), 2);
    assert_eq!(chief.get("/log-hashes/99.txt").status, 404);
}

/// Games from before the chain are appended to it by the job.
#[test]
fn games_of_an_older_version_are_appended() {
    let table = table();
    let mut conn = raw(&table.site.database);
    let sql = format!(
        "{} DELETE FROM game_creations; UPDATE game_creation_chain SET count = 0, head = ''",
        unlock()
    );
    conn.batch_execute(&sql).expect("an older database");
    assert_eq!(table.site.run(verify_games(&table.site.db, table.site.now())).expect("a check"), 0);
    let chain = table.site.read(game_creations::find_chain);
    assert!(chain.is_complete && chain.count == 2, "{chain:?}");
    assert_eq!(table.site.read(verify_creations), [""; 0]);
    let heads = table.site.read(|conn| log_publications::list_before(conn, None, 10));
    assert_eq!(heads, []);
}

/// Begins a game between the first two players.
fn begin(conn: &mut DbConn) -> QueryResult<GameId> {
    let now = "2026-11-20T12:00:00Z".parse().expect("an instant");
    let game = Game::new(Terms::standard(TimeDelta::days(3)), Start::standard(), now);
    game_store::insert(conn, PlayerId(1), PlayerId(2), &game)
}

#[test]
fn games_that_begin_at_once_on_two_servers_are_one_chain() {
    let site = Site::start();
    drop((site.player("Wilma"), site.player("Bruno")));
    let other = site.db_of_another_node();
    let write = |number: usize| {
        let db = if number.is_multiple_of(2) { &site.db } else { &other };
        db.write::<_, DbError>(|conn| Ok((begin(conn)?, begin(conn)?)))
    };
    let all = site.run(futures_util::future::join_all((0..12).map(write)));
    assert!(all.iter().all(Result::is_ok), "{all:?}");
    assert_eq!(site.read(game_creations::find_chain).count, 24);
    assert_eq!(site.read(verify_creations), [""; 0]);
}

#[test]
fn a_game_that_was_rolled_back_was_not_created() {
    let site = Site::start();
    drop((site.player("Wilma"), site.player("Bruno")));
    let fail = |conn: &mut DbConn| {
        begin(conn)?;
        Err::<(), _>(DbError::Busy)
    };
    assert!(site.run(site.db.write(fail)).is_err());
    let partly = move |conn: &mut DbConn| {
        let begun = begin(conn)?;
        assert!(savepoint(conn, fail).is_err());
        Ok::<_, DbError>(begun)
    };
    let begun = site.run(site.db.write(partly)).expect("a game");
    let links = site.read(|conn| game_creations::list_after(conn, 0, 9));
    assert_eq!(links.iter().map(|link| link.game_id).collect::<Vec<_>>(), [begun]);
    assert_eq!(site.read(verify_creations), [""; 0]);
}

#[test]
fn two_servers_publish_a_day_once() {
    let table = table();
    let (site, other) = (&table.site, table.site.db_of_another_node());
    let both = async {
        tokio::join!(publish_logs(&site.db, site.now()), publish_logs(&other, site.now()))
    };
    let (one, other) = site.run(both);
    let published = [one.expect("an answer"), other.expect("an answer")];
    assert_eq!(published.iter().flatten().count(), 1, "{published:?}");
    assert_eq!(site.read(|conn| log_publications::list_before(conn, None, 9)).len(), 1);
    assert_eq!(site.read(|conn| log_publications::list_heads(conn, 1)).len(), 2);
    assert_eq!(site.read(verify_publications), [""; 0]);
}

/// A server that was killed while it published is followed by another, though a day has passed.
#[test]
fn a_publication_that_was_interrupted_is_finished() {
    let mut table = table();
    let day = table.site.now().date_naive();
    let begun = table.site.db.write::<_, DbError>(move |conn| {
        let number = log_publications::begin_day(conn, day)?.expect("a day");
        let logs = log_publications::list_unpublished(conn, LogOwner::Game, 0, 1)?;
        log_publications::add_heads(conn, number, LogOwner::Game, &logs)?;
        Ok(number)
    });
    assert_eq!(table.site.run(begun).expect("a beginning"), 1);
    table.site.advance(TimeDelta::days(1));
    table.white.log_in("Wilma", PASSWORD);
    table.play(&["c4"]);
    let finished = publish(&table.site).expect("the rest of it");
    assert_eq!((finished.number, finished.day), (1, day.to_string()));
    assert_eq!(table.site.read(|conn| log_publications::list_heads(conn, 1)).len(), 2);
    // The next day has its own.
    assert_eq!(publish(&table.site).map(|one| one.number), Some(2));
    assert_eq!(table.site.read(verify_publications), [""; 0]);
}
