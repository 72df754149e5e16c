//! What is done with a database of another version.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::{SqliteConnection, connection::SimpleConnection as _, prelude::*};
use zugpost::{
    db::{
        Db, DbConn, DbError, DbTimestamp, Target, name_skeletons,
        notification_preferences::{EmailFrequency, EmailTopic, NotificationPreferences},
        players,
        schema::tournaments,
        tournaments::{NewTournamentRow, insert},
    },
    tournament::{
        event::{TournamentActor, TournamentEvent, TournamentEventKind},
        terms::{StartRule, TournamentTerms},
    },
};

use crate::{
    support::{
        database::{TestDatabase, connect},
        players::insert_player,
    },
    tournaments::{ROUND_ROBIN, terms},
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
    let now = DateTime::UNIX_EPOCH;
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
    let now = DateTime::UNIX_EPOCH;
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

/// Lists had neither whether games are rated nor when a final tournament ended. The logs have both.
#[test]
fn what_lists_show_of_tournaments_is_taken_from_their_logs() {
    let database = TestDatabase::new();
    drop(database.open());
    let mut conn = raw(&database);
    let up = match conn {
        DbConn::Postgres(_) => {
            include_str!("../../migrations/postgres/2026-11-26-000019_tournament_lists/up.sql")
        }
        DbConn::Sqlite(_) => {
            include_str!("../../migrations/sqlite/2026-11-26-000019_tournament_lists/up.sql")
        }
    };
    let (_, up) = up.split_once("\n\n").expect("what fills the columns");
    let now: DateTime<Utc> = "2026-11-20T12:00:00Z".parse().expect("an instant");
    let by = insert_player(&mut conn, "Director", now).expect("a player").0;
    let named = |rated: bool, description: &str| {
        let start = StartRule::OnDate(now + TimeDelta::days(9));
        let mut terms = terms(ROUND_ROBIN, start, None);
        (terms.games.rated, terms.description) = (rated, description.to_owned());
        Box::new(terms)
    };
    let announced = |terms: Box<TournamentTerms>| TournamentEventKind::Announced {
        terms,
        director: Some(by),
        deputy: None,
        edition_of: None,
    };
    let changed = |terms: Box<TournamentTerms>| TournamentEventKind::TermsChanged {
        terms,
        reason: "{\"announced\":{\"rated\":false".to_owned(),
    };
    let finished_at = now + TimeDelta::days(20);
    for (number, (events, rated, is_final)) in [
        (vec![announced(named(true, "\"rated\":false"))], true, true),
        (vec![announced(named(false, "\"rated\":true"))], false, true),
        (vec![announced(named(false, "")), changed(named(true, ""))], true, true),
        (vec![announced(named(true, "")), changed(named(false, ""))], false, true),
        // It is played on.
        (vec![announced(named(true, ""))], true, false),
    ]
    .into_iter()
    .enumerate()
    {
        let at = |day: usize| now + TimeDelta::days(i64::try_from(day).expect("small"));
        let event =
            |(day, what)| TournamentEvent { at: at(day), by: TournamentActor::Director(by), what };
        let mut events: Vec<TournamentEvent> = events.into_iter().enumerate().map(event).collect();
        // Reopened between the two.
        let ends = [
            (18, TournamentEventKind::Finished),
            (19, TournamentEventKind::Reopened),
            (20, TournamentEventKind::Finished),
            (34, TournamentEventKind::Finalized),
        ];
        let count = if is_final { ends.len() } else { 2 };
        events.extend(ends.into_iter().take(count).map(event));
        let expected = (rated, is_final.then_some(finished_at));
        let key = number.to_string();
        let row = NewTournamentRow { form_key: &key, standing_offer: None, players: None };
        let (id, _) = insert(&mut conn, &row, &events, now).expect("a tournament");
        let stored = |conn: &mut DbConn| -> (bool, Option<DateTime<Utc>>) {
            let columns = (tournaments::rated, tournaments::finished_at);
            let query = tournaments::table.find(id).select(columns);
            let (rated, at): (bool, Option<DbTimestamp>) = query.get_result(conn).expect("a row");
            (rated, at.map(DbTimestamp::utc))
        };
        assert_eq!(stored(&mut conn), expected, "as it is written now");
        let before = "UPDATE tournaments SET rated = TRUE, finished_at = NULL";
        conn.batch_execute(before).expect("as it was");
        conn.batch_execute(up).expect("the migration");
        assert_eq!(stored(&mut conn), expected, "{number}");
    }
}
