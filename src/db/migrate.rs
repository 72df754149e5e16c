//! Brings the tables up to date at the start.

use diesel::{PgConnection, RunQueryDsl as _, SqliteConnection, sql_types::BigInt};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness as _, embed_migrations};

use super::DbConn;

const SQLITE: EmbeddedMigrations = embed_migrations!("migrations/sqlite");
const POSTGRES: EmbeddedMigrations = embed_migrations!("migrations/postgres");

/// Two nodes may start together: the number is arbitrary, but the same in both.
const LOCK: i64 = 0x005a_7567_706f_7374;

type Failed = Box<dyn std::error::Error + Send + Sync>;

pub(super) fn run(conn: &mut DbConn) -> Result<(), Failed> {
    match conn {
        DbConn::Sqlite(conn) => sqlite(conn),
        DbConn::Postgres(conn) => postgres(conn),
    }
}

fn sqlite(conn: &mut SqliteConnection) -> Result<(), Failed> {
    conn.run_pending_migrations(SQLITE).map(drop)
}

fn postgres(conn: &mut PgConnection) -> Result<(), Failed> {
    diesel::sql_query("SELECT pg_advisory_lock($1)").bind::<BigInt, _>(LOCK).execute(conn)?;
    let outcome = conn.run_pending_migrations(POSTGRES).map(drop);
    diesel::sql_query("SELECT pg_advisory_unlock($1)").bind::<BigInt, _>(LOCK).execute(conn)?;
    outcome
}
