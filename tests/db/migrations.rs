//! What is done with a database of another version.

use diesel::{Connection as _, SqliteConnection, connection::SimpleConnection as _};
use zugpost::db::{Db, DbConn, Target};

use crate::support::database::{TestDatabase, connect};

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
