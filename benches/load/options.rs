//! The command line of a load run.

use std::time::Duration;

use anyhow::{Result, bail};
use clap::{Parser, ValueEnum};

use crate::{scripts::Script, seed::Wanted};

/// No server is expected to be faster than this; so many games are prepared that they last.
const MOVES_PER_SECOND: u64 = 20_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Database {
    Sqlite,
    Postgres,
}

/// Plays real games against a server and measures it.
#[derive(Clone, Debug, Parser)]
#[command(name = "load")]
pub struct Options {
    #[arg(long, value_enum, default_value_t = Database::Sqlite)]
    pub database: Database,
    /// `postgres://…`: a database to fill. All that is in its schema `public` is deleted.
    #[arg(long)]
    pub url: Option<String>,
    /// Connections, each with one request at a time; each plays both sides of its games.
    #[arg(long, default_value_t = 32, value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub players: u16,
    /// How long each part is measured.
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u16).range(1..=600))]
    pub seconds: u16,
    /// The server's SQLITE_BATCH; 1 is one commit a move.
    #[arg(long, default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub batch: u32,
    /// A slow disk: every sync of SQLite takes so much longer.
    #[arg(long)]
    pub sync_delay_ms: Option<f64>,
    /// Games of 80 half-moves to fill the database with, besides those that are played.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=1_000_000))]
    pub games: u32,
    /// Game pages only; with --games, of a small site and a grown one in turn.
    #[arg(long)]
    pub pages: bool,
    /// Moves only: one commit a move against --batch a commit, in turn.
    #[arg(long)]
    pub compare_batch: bool,
    /// Looks for what is due among --games, half of them running, and gives them time back.
    #[arg(long)]
    pub outage: bool,
    /// Sends so many queued emails, to a mail server of its own.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub emails: Option<u32>,
    /// Opens so many pages that are notified of moves, and makes some. Takes as many open files
    /// here and in the server.
    #[arg(long, value_parser = clap::value_parser!(u32).range(10..=100_000))]
    pub live: Option<u32>,
    /// Nobody answers where the emails go.
    #[arg(long)]
    pub dead_mail: bool,
    /// Logs in so often and reads the server's memory; then views games beside 32 logins at once.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub logins: Option<u32>,
    /// Has a tournament of so many players start beside the moves.
    #[arg(long, value_parser = clap::value_parser!(u32).range(3..=100_000))]
    pub start: Option<u32>,
    /// Asks for every admin page of a site with 100 000 players and a million games.
    #[arg(long)]
    pub admin: bool,
    /// This process is the bare database's part of another one's run.
    #[arg(long, hide = true)]
    pub bare_child: bool,
    /// Cargo says so.
    #[arg(long, hide = true)]
    pub bench: bool,
}

impl Options {
    /// Refuses what does not go together.
    pub fn check(&self) -> Result<()> {
        match (self.database, &self.url) {
            (Database::Postgres, None) => bail!("--database postgres needs --url postgres://…"),
            (Database::Postgres, Some(url))
                if !url.starts_with("postgres://") && !url.starts_with("postgresql://") =>
            {
                bail!("--url must begin with postgres:// or postgresql://")
            }
            (Database::Sqlite, Some(_)) => bail!("--url goes with --database postgres"),
            _ => {}
        }
        let on_sqlite_only = self.compare_batch || self.sync_delay_ms.is_some();
        if self.database == Database::Postgres && on_sqlite_only {
            bail!("--compare-batch and --sync-delay-ms go with --database sqlite");
        }
        if self.outage && (self.compare_batch || self.pages) {
            bail!("--outage goes with neither --compare-batch nor --pages");
        }
        if self.admin && (self.compare_batch || self.pages || self.outage) {
            bail!("--admin goes with no other part");
        }
        if self.compare_batch && self.pages {
            bail!("--compare-batch measures moves, --pages does not: choose one");
        }
        if self.sync_delay_ms.is_some_and(|delay| !(0.0..=1000.0).contains(&delay)) {
            bail!("--sync-delay-ms takes 0 to 1000");
        }
        Ok(())
    }

    pub fn length(&self) -> Duration {
        Duration::from_secs(self.seconds.into())
    }

    /// Returns what the database must hold for a run with moves.
    pub fn wanted(&self, scripts: &[Script]) -> Wanted {
        let plies: usize = scripts.iter().map(|scripts| scripts.steps.len()).sum();
        let plies = u64::try_from(plies / scripts.len().max(1)).unwrap_or(1).max(1);
        // Half as many again, as some clients get ahead, and the time to warm up.
        let moves = MOVES_PER_SECOND * (u64::from(self.seconds) + 2) * 3 / 2;
        let games = moves / plies / u64::from(self.players) + 2;
        Wanted {
            clients: self.players.into(),
            games_each: usize::try_from(games).unwrap_or(usize::MAX),
            extra: self.games,
        }
    }
}
