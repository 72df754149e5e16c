//! Where a run keeps its data: an own folder on the real disk, or the Postgres database
//! that it was given.

use anyhow::{Context as _, Result, ensure};
use diesel::{
    Connection as _, PgConnection, QueryableByName, RunQueryDsl as _,
    connection::SimpleConnection as _, sql_query, sql_types::BigInt,
};
use tempfile::TempDir;
use zugpost::db::Target;

use crate::options::Options;

/// A database and a data folder of one server.
pub struct Storage {
    pub target: Target,
    pub folder: TempDir,
    /// The server's `SMTP_URL`; `None`: emails go to files.
    pub smtp_url: Option<&'static str>,
}

impl Storage {
    /// An empty one. On Postgres what was there is gone.
    pub fn fresh(options: &Options) -> Result<Storage> {
        if let Some(url) = &options.url {
            empty(url)?;
        }
        let smtp_url = options.dead_mail.then_some("smtp://127.0.0.1:9");
        Ok(Storage { smtp_url, ..Storage::at(options.url.clone())? })
    }

    /// Another empty one beside [`Storage::fresh`]; on Postgres a schema of its own.
    pub fn second(options: &Options) -> Result<Storage> {
        Storage::at(options.url.as_ref().map(|url| {
            let separator = if url.contains('?') { '&' } else { '?' };
            format!("{url}{separator}options=-csearch_path%3Dcrowded")
        }))
    }

    fn at(url: Option<String>) -> Result<Storage> {
        let folder = temporary()?;
        let target = match url {
            Some(url) => Target::Postgres(url),
            None => Target::Sqlite(folder.path().join("zugpost.sqlite").display().to_string()),
        };
        Ok(Storage { target, folder, smtp_url: None })
    }

    /// Returns the setting that leads a server here.
    pub fn url(&self) -> String {
        match &self.target {
            Target::Postgres(url) => url.clone(),
            Target::Sqlite(path) => format!("sqlite:{path}"),
        }
    }
}

/// A folder below `target/`: the system's may be in memory, where a sync costs nothing.
pub fn temporary() -> Result<TempDir> {
    tempfile::Builder::new()
        .prefix("load-")
        .tempdir_in(env!("CARGO_TARGET_TMPDIR"))
        .context("a temporary folder")
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

/// Empties a database, but only one that is empty or was filled by a load run: the wrong
/// address must not cost anybody their games.
fn empty(url: &str) -> Result<()> {
    let mut conn = PgConnection::establish(url).with_context(|| format!("opening {url}"))?;
    let mut count = |sql: &str| sql_query(sql).get_result::<Count>(&mut conn).map(|c| c.count);
    let tables = "SELECT count(*) AS count FROM pg_tables WHERE schemaname = 'public'";
    if count(tables)? > 0 {
        let strangers = "SELECT count(*) AS count FROM public.players
                         WHERE name_key NOT LIKE 'load-%'";
        let strangers = count(strangers).context("there are tables that are not Zugpost's")?;
        ensure!(strangers == 0, "there are {strangers} players of a real site: not emptied");
    }
    conn.batch_execute(
        "SET client_min_messages = warning;
         DROP SCHEMA public CASCADE;
         CREATE SCHEMA public;
         DROP SCHEMA IF EXISTS crowded CASCADE;
         CREATE SCHEMA crowded;",
    )?;
    Ok(())
}
