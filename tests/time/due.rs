//! The work of the clock's job grows with what is due, not with the games that run.

use std::sync::{Arc, Mutex};

use chrono::TimeDelta;
use diesel::{
    Connection as _, QueryableByName, RunQueryDsl as _,
    connection::{InstrumentationEvent, SimpleConnection as _},
    sql_types::{BigInt, Text, Timestamp},
};
use zugpost::{
    actions::games::process_due_games,
    db::{DbConn, DbError, DbTimestamp, GameId, games},
    game::{Terms, clock::TIMEOUT_GRACE},
};

use super::{begin, kinds, play, players};
use crate::support::{Site, is_full};

/// A line of a query plan.
#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    detail: String,
}

#[derive(QueryableByName)]
struct PostgresLine {
    #[diesel(sql_type = Text)]
    #[diesel(column_name = "QUERY PLAN")]
    line: String,
}

/// Returns the statement that a function sends.
fn statement(conn: &mut DbConn, f: impl FnOnce(&mut DbConn)) -> String {
    let seen = Arc::new(Mutex::new(String::new()));
    let note = Arc::clone(&seen);
    conn.set_instrumentation(move |event: InstrumentationEvent<'_>| {
        if let InstrumentationEvent::StartQuery { query, .. } = event {
            *note.lock().expect("no panic") = query.to_string();
        }
    });
    f(conn);
    conn.set_instrumentation(|_: InstrumentationEvent<'_>| {});
    let text = seen.lock().expect("no panic").clone();
    text.split(" -- binds").next().unwrap_or_default().to_owned()
}

fn plan(conn: &mut DbConn, sql: &str, now: DbTimestamp) -> String {
    let lines: Vec<String> = match conn {
        DbConn::Sqlite(_) => {
            let query = diesel::sql_query(format!("EXPLAIN QUERY PLAN {sql}"))
                .bind::<Timestamp, _>(now)
                .bind::<BigInt, _>(100_i64);
            let lines: Vec<Line> = query.load(conn).expect("a plan");
            lines.into_iter().map(|line| line.detail).collect()
        }
        DbConn::Postgres(_) => {
            let query =
                diesel::sql_query(format!("EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) {sql}"))
                    .bind::<Timestamp, _>(now)
                    .bind::<BigInt, _>(100_i64);
            let lines: Vec<PostgresLine> = query.load(conn).expect("a plan");
            lines.into_iter().map(|line| line.line).collect()
        }
    };
    lines.join("\n")
}

#[test]
fn among_a_million_games_ten_fallen_flags_are_ten_rows() {
    let running: i64 = if is_full() { 1_000_000 } else { 20_000 };
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let terms = Terms::standard(TimeDelta::days(3));
    let fallen: Vec<GameId> = (0..10).map(|_| begin(&site, anna, bruno, &terms)).collect();
    for game in &fallen {
        play(&site, anna, *game, "e4");
        play(&site, bruno, *game, "e5");
    }
    let first = fallen[0];
    site.advance(TimeDelta::days(3) + TIMEOUT_GRACE);
    // All others have their clocks far ahead.
    let now = site.now();
    let copies = site.db.write::<_, DbError>(move |conn| {
        let numbers = match conn {
            DbConn::Sqlite(_) => format!("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {running}) SELECT i FROM n"),
            DbConn::Postgres(_) => format!("SELECT i FROM generate_series(1, {running}) AS n(i)"),
        };
        let columns = "white_id, black_id, variant, moves, fen, turn, ply, last_san, started_at, version";
        conn.batch_execute(&format!(
            "INSERT INTO games ({columns}, deadline, next_check_at)
             SELECT {columns}, '2027-01-01 00:00:00', '2027-01-01 00:00:00'
             FROM games, ({numbers}) AS numbers WHERE games.id = {first};
             ANALYZE games"
        ))?;
        Ok(())
    });
    site.run(copies).expect("a full house");
    let plan = site.run(site.db.read::<_, DbError>(move |conn| {
        let sql = statement(conn, |conn| {
            let woken = games::list_due(conn, now, 100).expect("a query");
            assert_eq!(woken.len(), 10);
        });
        Ok(plan(conn, &sql, DbTimestamp::of(now)))
    }));
    let plan = plan.expect("a plan");
    let is_postgres = plan.contains("actual");
    if is_postgres {
        assert!(
            plan.contains("Index Scan using games_next_check_at on games (actual rows=10 "),
            "{plan}"
        );
        assert!(!plan.contains("Seq Scan") && !plan.contains("Sort"), "{plan}");
    } else {
        assert_eq!(plan, "SEARCH games USING COVERING INDEX games_next_check_at (next_check_at<?)");
    }
    // And the job does them all.
    assert_eq!(site.run(process_due_games(&site.db, now)).ok(), Some(10));
    assert_eq!(site.run(process_due_games(&site.db, now)).ok(), Some(0));
    for game in fallen {
        assert_eq!(kinds(&site, game), ["move", "move", "ended"]);
    }
}
