//! One transaction for many, and none harms another.

use std::sync::atomic::{AtomicUsize, Ordering};

use diesel::{SqliteConnection, connection::SimpleConnection as _, prelude::*};
use zugpost::db::{Db, DbConn, DbError, DbTimestamp, Target, schema::tokens, tokens::TokenPurpose};

use crate::support::database::TestDatabase;

fn insert(conn: &mut DbConn, hash: &str) -> QueryResult<()> {
    let now = chrono::DateTime::from_timestamp(1_800_000_000, 0).expect("an instant");
    zugpost::db::tokens::insert(conn, TokenPurpose::FirstAdmin, hash, None, "", now)
}

async fn stored(db: &Db) -> Vec<String> {
    let found = db.read::<_, DbError>(|conn| {
        Ok(tokens::table.select(tokens::token_hash).order(tokens::token_hash).load(conn)?)
    });
    found.await.expect("a query")
}

#[test]
fn a_closure_that_fails_or_panics_rolls_back_alone() {
    let database = TestDatabase::new();
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let db = database.open();
        let mut tasks = tokio::task::JoinSet::new();
        for i in 0..60 {
            let db = db.clone();
            tasks.spawn(async move {
                let result = db
                    .write::<(), DbError>(move |conn| {
                        insert(conn, &format!("{i:02}"))?;
                        match i % 3 {
                            0 => Ok(()),
                            1 => Err(diesel::result::Error::NotFound.into()),
                            _ => panic!("on purpose"),
                        }
                    })
                    .await;
                match (i % 3, result) {
                    (0, Ok(())) | (1, Err(DbError::Query(_))) | (2, Err(DbError::Panicked)) => {}
                    (_, other) => panic!("{i}: {other:?}"),
                }
            });
        }
        while let Some(done) = tasks.join_next().await {
            done.expect("as it should");
        }
        let expected: Vec<String> = (0..60).step_by(3).map(|i| format!("{i:02}")).collect();
        assert_eq!(stored(&db).await, expected);
    });
}

#[test]
fn an_answer_comes_after_the_commit() {
    let database = TestDatabase::new();
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let (db, other) = (database.open(), database.open());
        for i in 0..20 {
            let hash = format!("{i:02}");
            db.write::<(), DbError>(move |conn| Ok(insert(conn, &hash)?)).await.expect("a write");
            // Another set of connections sees it at once.
            assert_eq!(stored(&other).await.len(), i + 1);
        }
    });
}

#[test]
fn writes_wait_in_a_bounded_queue() {
    let database = TestDatabase::new();
    if crate::support::database::postgres_server().is_some() {
        return; // Postgres has a pool instead, and waits three seconds for a place in it.
    }
    static RAN: AtomicUsize = AtomicUsize::new(0);
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let db = database.open();
        let (began, begins) = tokio::sync::oneshot::channel();
        let (open, gate) = std::sync::mpsc::channel::<()>();
        let first = db.clone();
        let blocker = tokio::spawn(async move {
            let wait = move |_: &mut DbConn| {
                began.send(()).expect("the test waits");
                let _ = gate.recv();
                Ok(())
            };
            first.write::<(), DbError>(wait).await
        });
        begins.await.expect("the writer is held up");
        let mut waiting = Vec::new();
        let mut refused = 0;
        for _ in 0..3000 {
            let mut write = Box::pin(db.write::<(), DbError>(|_| {
                RAN.fetch_add(1, Ordering::Relaxed);
                Ok(())
            }));
            match futures_util::poll!(write.as_mut()) {
                std::task::Poll::Pending => waiting.push(write),
                std::task::Poll::Ready(Err(DbError::Busy)) => refused += 1,
                std::task::Poll::Ready(other) => panic!("{other:?}"),
            }
        }
        assert_eq!((waiting.len(), refused), (1024, 1976));
        open.send(()).expect("the writer waits");
        for write in waiting {
            write.await.expect("written");
        }
        blocker.await.expect("no panic").expect("the first");
        assert_eq!(RAN.load(Ordering::Relaxed), 1024);
    });
}

#[test]
fn a_reader_cannot_write_on_sqlite() {
    let database = TestDatabase::new();
    if crate::support::database::postgres_server().is_some() {
        return;
    }
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let db = database.open();
    let tried = runtime.block_on(db.read::<(), DbError>(|conn| Ok(insert(conn, "x")?)));
    assert!(tried.is_err());
}

#[test]
fn instants_come_back_as_they_went() {
    let database = TestDatabase::new();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let db = database.open();
    let at = chrono::DateTime::from_timestamp(1_800_000_000, 123_456_789).expect("an instant");
    let read = runtime.block_on(db.write::<DbTimestamp, DbError>(move |conn| {
        zugpost::db::tokens::insert(conn, TokenPurpose::FirstAdmin, "x", None, "", at)?;
        Ok(tokens::table.select(tokens::created_at).first(conn)?)
    }));
    let read = read.expect("a write");
    assert_eq!(read, DbTimestamp::of(at));
    assert_eq!(read.utc().timestamp_subsec_nanos(), 123_456_000);
}

#[test]
fn nothing_but_the_two_schemes_is_a_database() {
    for url in ["postgrse://x", "postgres:foo", "data.sqlite", "sqlite:", "mysql://x", ""] {
        assert_eq!(Target::parse(url), None, "{url}");
    }
    assert_eq!(Target::parse("sqlite:a/b"), Some(Target::Sqlite("a/b".into())));
    assert_eq!(Target::parse("sqlite:///a/b"), Some(Target::Sqlite("/a/b".into())));
}

/// A commit that fails is answered with an error, and the next one is as good as ever.
#[test]
fn a_failed_commit_is_never_a_success() {
    let database = TestDatabase::new();
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let db = database.open();
        let orphan = db.write::<(), DbError>(|conn| {
            // SQLite looks at the foreign key at the commit then; Postgres at once.
            if let DbConn::Sqlite(conn) = conn {
                diesel::sql_query("PRAGMA defer_foreign_keys = ON").execute(conn)?;
            }
            let now = chrono::DateTime::from_timestamp(1_800_000_000, 0).expect("an instant");
            let nobody = Some(zugpost::db::PlayerId(4711));
            Ok(zugpost::db::tokens::insert(
                conn,
                TokenPurpose::ResetPassword,
                "x",
                nobody,
                "",
                now,
            )?)
        });
        assert!(orphan.await.is_err());
        assert!(stored(&db).await.is_empty());
        db.write::<(), DbError>(|conn| Ok(insert(conn, "y")?)).await.expect("a write");
        assert_eq!(stored(&db).await, ["y"]);
    });
}

/// Nothing of the write-ahead log can be written over while somebody reads what stood before.
#[test]
fn who_reads_for_long_leaves_no_long_log() {
    let database = TestDatabase::new();
    let Target::Sqlite(path) = &database.options.target else {
        return;
    };
    let log = || std::fs::metadata(format!("{path}-wal")).map_or(0, |log| log.len()) >> 20;
    #[expect(clippy::disallowed_methods, reason = "another program")]
    let mut reader = SqliteConnection::establish(path).expect("the file");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let db = database.open();
        reader.batch_execute("BEGIN; SELECT count(*) FROM tokens").expect("a snapshot");
        let now = chrono::DateTime::from_timestamp(1_800_000_000, 0).expect("an instant");
        for i in 0..80 {
            let long = "x".repeat(1 << 20);
            let write = db.write::<(), DbError>(move |conn| {
                let purpose = TokenPurpose::FirstAdmin;
                Ok(zugpost::db::tokens::insert(conn, purpose, &i.to_string(), None, &long, now)?)
            });
            write.await.expect("a write");
        }
        let long = log();
        assert!(long > 64, "{long} MiB");
        reader.batch_execute("COMMIT").expect("an end");
        // Also where nobody writes any more.
        let began = std::time::Instant::now();
        while log() > 32 && began.elapsed().as_secs() < 10 {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        println!("{long} MiB of log; {} MiB after {:?}", log(), began.elapsed());
        assert!(log() <= 32, "{} MiB", log());
    });
}
