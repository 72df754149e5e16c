//! A database of an earlier version is brought up to date, and loses nothing.

use std::path::Path;

use chrono::DateTime;
use diesel::{
    Connection as _, PgConnection, QueryableByName, RunQueryDsl as _, SqliteConnection,
    connection::SimpleConnection as _, sql_types::Text,
};
use diesel_migrations::{FileBasedMigrations, MigrationHarness as _};
use zugpost::{
    actions::games::{Acted, act},
    chess::{Color, Rules},
    db::{DbConn, DbError, GameId, PlayerId, Target, games, messages},
    game::{Command, DrawRule, Play},
};

use crate::support::database::{TestDatabase, connect};

fn source(folder: &str) -> FileBasedMigrations {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(folder);
    FileBasedMigrations::from_path(path).expect("migrations")
}

#[expect(clippy::disallowed_methods, reason = "the tests talk to the file itself")]
fn raw(database: &TestDatabase) -> DbConn {
    match &database.options.target {
        Target::Postgres(url) => DbConn::Postgres(connect(url)),
        Target::Sqlite(path) => {
            let mut conn = SqliteConnection::establish(path).expect("the file");
            // A house that was just dropped may still be closing its connections.
            conn.batch_execute("PRAGMA busy_timeout = 5000").expect("a pragma");
            DbConn::Sqlite(conn)
        }
    }
}

type Steps =
    (fn(&mut SqliteConnection, &FileBasedMigrations), fn(&mut PgConnection, &FileBasedMigrations));

fn migrate(conn: &mut DbConn, (sqlite, postgres): Steps) {
    match conn {
        DbConn::Sqlite(conn) => sqlite(conn, &source("sqlite")),
        DbConn::Postgres(conn) => postgres(conn, &source("postgres")),
    }
}

/// Makes the tables of the first migration only.
const FIRST: Steps = (
    |conn, source| drop(conn.run_next_migration(source.clone()).expect("the first")),
    |conn, source| drop(conn.run_next_migration(source.clone()).expect("the first")),
);

/// Takes all migrations but the first back.
const BACK: Steps = (
    |conn, source| {
        conn.batch_execute("PRAGMA foreign_keys = OFF").expect("a pragma");
        for _ in 0..9 {
            drop(conn.revert_last_migration(source.clone()).expect("down"));
        }
    },
    |conn, source| {
        for _ in 0..9 {
            drop(conn.revert_last_migration(source.clone()).expect("down"));
        }
    },
);

/// Takes those back that came since looks know what they showed.
const BEFORE_HEARD: Steps = (
    |conn, source| {
        conn.batch_execute("PRAGMA foreign_keys = OFF").expect("a pragma");
        drop(conn.revert_last_migration(source.clone()).expect("down"));
    },
    |conn, source| drop(conn.revert_last_migration(source.clone()).expect("down")),
);

/// What a site had stored before there were house rules: a running game with a draw offer, a
/// finished one, challenges about both, letters, and a game that is gone again.
const ROWS: &str = "
    INSERT INTO players (name, name_key, email, email_key, password_hash, is_admin, time_zone, confirm_moves, created_at, seen_at)
        VALUES ('Anna', 'anna', 'a@example.org', 'a@example.org', '', FALSE, 'UTC', FALSE, '2026-11-20 12:00:00', '2026-11-20 12:00:00'),
               ('Bruno', 'bruno', 'b@example.org', 'b@example.org', '', FALSE, 'UTC', TRUE, '2026-11-20 12:00:00', '2026-11-20 12:00:00');
    INSERT INTO games (white_id, black_id, variant, start_fen, seconds_per_move, moves, fen, turn, ply, last_san, deadline, draw_offer, white_offered_ply, started_at, version)
        VALUES (1, 2, 'standard', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 259200, 'e2e4@1795176000000001',
                'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1', 'black', 1, 'e4', '2026-11-23 12:00:00.000001', 'white', 1, '2026-11-20 12:00:00', 2);
    INSERT INTO games (white_id, black_id, variant, start_fen, seconds_per_move, moves, fen, turn, ply, last_san, ending, ending_side, result, started_at, ended_at, version)
        VALUES (2, 1, 'chess960', 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1', 86400, '',
                'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1', 'white', 0, '', 'resignation', 'white', '0-1', '2026-11-20 12:00:00', '2026-11-20 13:00:00', 1);
    INSERT INTO games (white_id, black_id, variant, start_fen, seconds_per_move, moves, fen, turn, ply, last_san, started_at, version)
        VALUES (1, 2, 'standard', '', 86400, '', '', 'white', 0, '', '2026-11-20 12:00:00', 0);
    DELETE FROM games WHERE id = 3;
    INSERT INTO game_events (game_id, number, at, actor, kind, detail)
        VALUES (1, 0, '2026-11-20 12:00:00.000001', 'white', 'move', 'e2e4'),
               (1, 1, '2026-11-20 12:00:01', 'white', 'draw_offered', ''),
               (2, 0, '2026-11-20 13:00:00', 'white', 'ended', 'resignation white');
    INSERT INTO challenges (challenger_id, opponent_id, color, variant, start_fen, start_name, seconds_per_move, message, state, reason, game_id, rematch_of, form_key, created_at, expires_at)
        VALUES (1, NULL, 'white', 'standard', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'Standard', 259200, 'Hello.', 'accepted', '', 1, NULL, '1:form:a', '2026-11-20 12:00:00', '2026-12-04 12:00:00'),
               (2, 1, NULL, 'standard', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'Standard', 86400, '', 'open', '', NULL, 2, '2:rematch:2', '2026-11-20 13:00:00', '2026-12-04 13:00:00');
    INSERT INTO outbox (dedup_key, kind, player_id, game_id, challenge_id, ply, state, attempts, due_at, created_at)
        VALUES ('your_move:1:1', 'your_move', 2, 1, NULL, 1, 'waiting', 0, '2026-11-20 12:00:00', '2026-11-20 12:00:00'),
               ('challenged:2', 'challenged', 1, NULL, 2, NULL, 'sent', 1, '2026-11-20 13:00:00', '2026-11-20 13:00:00');
";

/// Each table and the columns that it had.
const TABLES: [(&str, &str); 5] = [
    (
        "players",
        "id name name_key email email_key password_hash is_admin time_zone confirm_moves created_at seen_at closed_at",
    ),
    (
        "games",
        "id white_id black_id variant start_fen seconds_per_move moves fen turn ply last_san deadline draw_offer white_offered_ply black_offered_ply ending ending_side result started_at ended_at version",
    ),
    ("game_events", "game_id number at actor kind detail"),
    (
        "challenges",
        "id challenger_id opponent_id color variant start_fen start_name seconds_per_move message state reason game_id rematch_of form_key created_at expires_at",
    ),
    (
        "outbox",
        "id dedup_key kind player_id address game_id challenge_id ply state attempts due_at last_error created_at done_at",
    ),
];

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

fn lines(conn: &mut DbConn, table: &str, columns: &str) -> Vec<String> {
    let texts: Vec<String> = columns
        .split_terminator(" + ")
        .flat_map(|part| if part.contains('(') { vec![part] } else { part.split(' ').collect() })
        .map(|column| format!("coalesce(CAST({column} AS TEXT), 'NULL')"))
        .collect();
    let sql = format!("SELECT {} AS line FROM {table} ORDER BY 1", texts.join(" || '|' || "));
    let lines: Vec<Line> = diesel::sql_query(sql).load(conn).expect("a dump");
    lines.into_iter().map(|line| line.line).collect()
}

/// Every row with the columns of the first migration.
fn dump(conn: &mut DbConn) -> Vec<(&'static str, Vec<String>)> {
    TABLES.iter().map(|(table, columns)| (*table, lines(conn, table, columns))).collect()
}

/// The same of a database that is up to date: what has another name now is found there.
fn dump_new(conn: &mut DbConn) -> Vec<(&'static str, Vec<String>)> {
    let found = |columns: &str| {
        let control = " + substr(time_control, 10) + ";
        columns.replace(" seconds_per_move ", control)
    };
    TABLES.iter().map(|(table, columns)| (*table, lines(conn, table, &found(columns)))).collect()
}

fn with_rows() -> (TestDatabase, Vec<(&'static str, Vec<String>)>) {
    let database = TestDatabase::empty();
    let mut conn = raw(&database);
    migrate(&mut conn, FIRST);
    conn.batch_execute(ROWS).expect("rows");
    let before = dump(&mut conn);
    let counts: Vec<usize> = before.iter().map(|(_, lines)| lines.len()).collect();
    assert_eq!(counts, [2, 2, 3, 2, 2]);
    (database, before)
}

#[test]
fn nothing_is_lost_when_house_rules_come() {
    let (database, before) = with_rows();
    let db = database.open();
    let mut conn = raw(&database);
    assert_eq!(dump_new(&mut conn), before);
    for table in ["games", "challenges"] {
        let rules = lines(&mut conn, table, "en_passant check_warning draws");
        let is_true = if matches!(conn, DbConn::Sqlite(_)) { "1" } else { "true" };
        assert_eq!(
            rules,
            [format!("{is_true}|{is_true}|claimed"), format!("{is_true}|{is_true}|claimed")]
        );
    }
    // The house reads it, and the game goes on.
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let stored = runtime
        .block_on(db.read::<_, DbError>(|conn| Ok(games::find(conn, GameId(1))?)))
        .expect("a query")
        .expect("the game");
    assert_eq!(stored.game.start().rules, Rules::default());
    assert_eq!(stored.game.terms().draws, DrawRule::Claimed);
    let now = DateTime::from_timestamp(1_795_179_600, 0).expect("an instant");
    let command =
        Command::Play(Play { text: "e5".into(), ply: 1, offer_draw: false, ..Play::default() });
    let acted = runtime.block_on(act(&db, PlayerId(2), GameId(1), command, now)).expect("a move");
    assert_eq!(acted, Acted::Done);
    // A number that was given out is not given to another game.
    let fresh = runtime.block_on(db.write::<_, DbError>(move |conn| {
        Ok(games::insert(conn, PlayerId(1), PlayerId(2), &stored.game)?)
    }));
    assert_eq!(fresh.expect("a game"), GameId(4));
}

#[test]
fn the_new_tables_hold_what_they_should() {
    let (database, _) = with_rows();
    drop(database.open());
    let mut conn = raw(&database);
    if let DbConn::Sqlite(conn) = &mut conn {
        conn.batch_execute("PRAGMA foreign_keys = ON").expect("a pragma");
    }
    let end = |word: &str| {
        format!(
            "UPDATE games SET ending = '{word}', result = '*', ended_at = started_at WHERE id = 1"
        )
    };
    for word in [
        "king_left_in_check",
        "third_occurrence",
        "fifty_moves",
        "fifth_occurrence",
        "seventy_five_moves",
        "checkmate",
    ] {
        conn.batch_execute(&end(word)).expect(word);
    }
    conn.batch_execute(
        "UPDATE games SET ending = NULL, result = NULL, ended_at = NULL, pending = 'flag', pending_side = 'black', pending_at = started_at WHERE id = 1;
         INSERT INTO game_events VALUES (1, 2, '2026-11-20 12:00:02', 'clock', 'proof_awaited', 'flag black');
         INSERT INTO game_events VALUES (2, 1, '2026-11-20 13:00:00', 'rules_core', 'ended', 'flag black')",
    )
    .expect("a result that waits for its proof");
    for refused in [
        end("boredom"),
        // Over and waiting for its proof, for nobody, since never, for another reason.
        end("checkmate"),
        "UPDATE games SET pending_side = NULL WHERE id = 1".into(),
        "UPDATE games SET pending_at = NULL WHERE id = 1".into(),
        "UPDATE games SET pending = 'boredom' WHERE id = 1".into(),
        "UPDATE game_events SET kind = 'boredom'".into(),
        "UPDATE game_events SET actor = 'nobody'".into(),
        "UPDATE games SET flag = 'hidden' WHERE id = 1".into(),
        "UPDATE challenges SET flag = 'hidden' WHERE id = 1".into(),
        "INSERT INTO leaves (player_id, starts_at, ends_at, first_day, last_day, zone, created_at) VALUES (1, '2026-11-21 00:00:00', '2026-11-21 00:00:00', '2026-11-21', '2026-11-21', 'UTC', '2026-11-20 12:00:00')".into(),
        "INSERT INTO leaves (player_id, starts_at, ends_at, first_day, last_day, zone, created_at) VALUES (9, '2026-11-21 00:00:00', '2026-11-22 00:00:00', '2026-11-21', '2026-11-21', 'UTC', '2026-11-20 12:00:00')".into(),
        "UPDATE games SET draws = 'never' WHERE id = 1".into(),
        "UPDATE challenges SET draws = 'never' WHERE id = 1".into(),
        "UPDATE games SET en_passant = NULL WHERE id = 1".into(),
        "UPDATE games SET black_id = white_id WHERE id = 1".into(),
        "UPDATE games SET ended_at = NULL WHERE id = 2".into(),
        // Those who refer to a game still do.
        "DELETE FROM games WHERE id = 1".into(),
        "INSERT INTO game_events VALUES (9, 0, '2026-11-20 12:00:00', 'white', 'move', 'e2e4')"
            .into(),
        "UPDATE outbox SET game_id = 9".into(),
    ] {
        assert!(conn.batch_execute(&refused).is_err(), "{refused}");
    }
    let indexes = match conn {
        DbConn::Sqlite(_) => {
            "SELECT name AS line FROM sqlite_master WHERE type = 'index' AND name LIKE 'games!_%' ESCAPE '!' ORDER BY 1"
        }
        DbConn::Postgres(_) => {
            "SELECT indexname::text AS line FROM pg_indexes WHERE tablename = 'games' AND indexname NOT LIKE '%pkey' ORDER BY 1"
        }
    };
    let indexes: Vec<Line> = diesel::sql_query(indexes).load(&mut conn).expect("indexes");
    let indexes: Vec<String> = indexes.into_iter().map(|index| index.line).collect();
    let known = [
        "games_black",
        "games_black_turn",
        "games_claimed_at",
        "games_pending",
        "games_wake_at",
        "games_white",
        "games_white_turn",
    ];
    assert_eq!(indexes, known);
}

#[test]
fn the_way_back_keeps_the_rows() {
    let (database, mut before) = with_rows();
    drop(database.open());
    let mut conn = raw(&database);
    conn.batch_execute(
        "UPDATE games SET ending = 'king_left_in_check', evidence = 'x' WHERE id = 2",
    )
    .expect("an ending");
    migrate(&mut conn, BACK);
    assert_eq!(dump(&mut conn), before, "with the nearest word that there was");
    // And forth again.
    drop(database.open());
    assert_eq!(dump_new(&mut conn), std::mem::take(&mut before));
}

#[test]
fn what_was_seen_before_looks_knew_what_they_showed_is_not_new() {
    let (database, _) = with_rows();
    drop(database.open());
    let mut conn = raw(&database);
    migrate(&mut conn, BEFORE_HEARD);
    conn.batch_execute(
        "INSERT INTO messages (game_id, side, ply, text, created_at)
             VALUES (1, 'white', 1, 'Hello.', '2026-11-20 12:00:01'),
                    (2, 'white', 0, 'Farewell.', '2026-11-20 13:00:00'),
                    (1, 'white', 1, 'Well?', '2026-11-20 12:00:03');
         INSERT INTO looks (player_id, game_id, at, seen)
             VALUES (2, 1, '2026-11-20 12:00:02', 1), (1, 2, '2026-11-20 12:00:00', 0),
                    (1, 1, '2026-11-20 12:00:04', 1)",
    )
    .expect("messages and looks");
    let db = database.open();
    assert_eq!(lines(&mut conn, "looks", "game_id player_id heard"), ["1|1|3", "1|2|1", "2|1|0"]);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let unseen = |player| {
        let found = db.read::<_, DbError>(move |conn| {
            Ok(messages::list_unseen(conn, PlayerId(player), &[GameId(1), GameId(2)])?)
        });
        let mut found = runtime.block_on(found).expect("a query");
        found.sort_unstable_by_key(|(game, ..)| *game);
        found
    };
    assert_eq!(unseen(1), [(GameId(2), Color::White, 2)]);
    // Nobody has looked at the other game on this side.
    assert_eq!(unseen(2), [(GameId(1), Color::White, 3), (GameId(2), Color::White, 2)]);
}

#[test]
fn on_the_way_back_a_result_that_waits_is_the_loss_that_it_is_without_a_proof() {
    let (database, before) = with_rows();
    drop(database.open());
    let mut conn = raw(&database);
    conn.batch_execute(
        "UPDATE games SET pending = 'flag', pending_side = 'black', pending_at = '2026-11-23 12:00:00' WHERE id = 1;
         INSERT INTO game_events VALUES (1, 2, '2026-11-23 12:00:00', 'clock', 'proof_awaited', 'flag black')",
    )
    .expect("a result that waits");
    migrate(&mut conn, BACK);
    let games = lines(&mut conn, "games", "id ending ending_side result");
    assert_eq!(games, ["1|flag|black|1-0", "2|resignation|white|0-1"]);
    assert_eq!(lines(&mut conn, TABLES[2].0, TABLES[2].1), before[2].1, "the log of before");
}

/// SQLite alone makes a table anew; somebody's own tool may not know what that needs.
#[test]
fn with_foreign_keys_on_the_migration_refuses_to_begin() {
    let (database, before) = with_rows();
    let mut conn = raw(&database);
    if let DbConn::Sqlite(conn) = &mut conn {
        conn.batch_execute("PRAGMA foreign_keys = ON").expect("a pragma");
        let error = conn.run_pending_migrations(source("sqlite")).map(drop).expect_err("a guard");
        assert!(error.to_string().contains("CHECK"), "{error}");
    }
    assert_eq!(dump(&mut conn), before);
    drop(database.open());
    assert_eq!(dump_new(&mut conn), before);
}
