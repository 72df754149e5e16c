//! What is done with a database of another version.

use diesel::{Connection as _, SqliteConnection, connection::SimpleConnection as _};
use zugpost::db::{
    Db, DbConn, DbError, DbTimestamp, Target, name_skeletons,
    notification_preferences::{EmailFrequency, EmailTopic, NotificationPreferences},
    players,
};

use crate::support::{
    database::{TestDatabase, connect},
    players::insert_player,
};

#[expect(clippy::disallowed_methods, reason = "the tests talk to the file itself")]
pub fn raw(database: &TestDatabase) -> DbConn {
    match &database.options.target {
        Target::Postgres(url) => DbConn::Postgres(connect(url)),
        Target::Sqlite(path) => {
            let mut conn = SqliteConnection::establish(path).expect("the file");
            // A client that was just dropped may still be closing its connections.
            conn.batch_execute("PRAGMA busy_timeout = 5000").expect("a pragma");
            DbConn::Sqlite(conn)
        }
    }
}

/// Before the first release the tables had other names, and there is no way from them to ours.
#[test]
fn a_database_of_before_the_first_release_is_refused_with_a_sentence() {
    let database = TestDatabase::new();
    drop(database.open());
    let earlier = "UPDATE __diesel_schema_migrations SET version = '20261124000001'
        WHERE version = '20261124000002'";
    raw(&database).batch_execute(earlier).expect("an earlier version");
    let Err(error) = Db::open(database.options.clone()) else { panic!("the database was opened") };
    let error = format!("{:#}", anyhow::Error::from(error));
    assert!(error.contains("a version of Zugpost before its first release"), "{error}");
    // It was not touched.
    let back = "UPDATE __diesel_schema_migrations SET version = '20261124000002'
        WHERE version = '20261124000001'";
    raw(&database).batch_execute(back).expect("our version");
    drop(database.open());
}

/// Names that were taken before anybody knew what they look like, or by an older server, are
/// protected from the next start on.
#[test]
fn names_of_before_are_protected_too() {
    let database = TestDatabase::new();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let is_free = |db: &Db, name: &'static str| {
        let found = db
            .read::<_, DbError>(move |conn| Ok(name_skeletons::is_like_another(conn, name, None)?));
        !runtime.block_on(found).expect("an answer")
    };
    let db = database.open();
    let now = chrono::DateTime::UNIX_EPOCH;
    let inserted = db.write::<_, DbError>(move |conn| {
        insert_player(conn, "Iris", now)?;
        let closed = insert_player(conn, "Paul", now)?;
        Ok(players::close(conn, closed, DbTimestamp::of(now))?)
    });
    runtime.block_on(inserted).expect("players");
    drop(db);
    raw(&database).batch_execute("DELETE FROM name_skeletons").expect("none is known");
    let db = database.open();
    for (name, free) in [("lris", false), ("Írìs", false), ("PauI", false), ("Ines", true)] {
        assert_eq!(is_free(&db, name), free, "{name}");
    }
}

/// Announcements and withdrawals in tournaments were chosen with new games before.
#[test]
fn what_was_chosen_of_emails_about_tournaments_stays() {
    let database = TestDatabase::new();
    let db = database.open();
    let mut conn = raw(&database);
    let now = chrono::DateTime::UNIX_EPOCH;
    let chosen = [
        ("games=never quiet=22-6", EmailFrequency::Never),
        ("moves=daily games=hourly", EmailFrequency::Hourly),
        ("games=daily", EmailFrequency::Daily),
        ("results=never", EmailFrequency::Daily),
        ("", EmailFrequency::Daily),
    ];
    let up = match conn {
        DbConn::Postgres(_) => {
            include_str!("../../migrations/postgres/2026-11-26-000014_tournament_emails/up.sql")
        }
        DbConn::Sqlite(_) => {
            include_str!("../../migrations/sqlite/2026-11-26-000014_tournament_emails/up.sql")
        }
    };
    drop(db);
    let mut ids = Vec::new();
    for (number, (text, _)) in chosen.iter().enumerate() {
        let id = insert_player(&mut conn, &format!("P{number}"), now).expect("a player");
        let stored =
            format!("UPDATE players SET notification_preferences = '{text}' WHERE id = {id}");
        conn.batch_execute(&stored).expect("a choice");
        ids.push(id);
    }
    conn.batch_execute(up).expect("the migration");
    for (id, (text, expected)) in ids.into_iter().zip(chosen) {
        let before = NotificationPreferences::parse(text);
        let after = players::get(&mut conn, id).expect("a player").notification_preferences();
        assert_eq!(after.when(EmailTopic::Tournaments), expected, "{text}");
        assert_eq!(after.when(EmailTopic::Games), before.when(EmailTopic::Games), "{text}");
        assert_eq!(after.quiet, before.quiet, "{text}");
    }
}
