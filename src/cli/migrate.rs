//! `zugpost migrate`: for those whose server may not change tables.

use std::{path::Path, time::Duration};

use anyhow::{Context as _, bail};

use super::open_site::warn_about_plain_text;
use crate::{
    config::{Config, shown},
    db::{
        Db, MigrationRun, Target,
        dry_run::{dry_run, list_pending},
    },
};

/// Which database.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The database, as the role to whom its tables belong; without it, DATABASE_URL. Everybody on this
    /// machine can read the arguments of a command: say a password in the variable DATABASE_URL.
    // clap itself would print a wrong one with its password.
    #[arg(long, value_name = "URL")]
    database_url: Option<String>,
    /// Say which migrations would be run, and how long each takes on a copy of the database. Nothing is
    /// changed, and the site goes on; the copy needs as much room again.
    #[arg(long)]
    dry_run: bool,
}

pub fn migrate(config: &Config, args: Args) -> anyhow::Result<()> {
    let target = match args.database_url {
        None => config.database.target.clone(),
        Some(url) => match Target::parse(&url) {
            Some(target) => target,
            None => bail!(
                "--database-url is `{}`, but must be `sqlite:<file>` or `postgres://…`.",
                shown("DATABASE_URL", &url)
            ),
        },
    };
    warn_about_plain_text(&target);
    if args.dry_run {
        return say_pending(&target);
    }
    if let Target::Sqlite(_) = target {
        std::fs::create_dir_all(&config.data_dir)
            .with_context(|| format!("DATA_DIR {} cannot be made", config.data_dir.display()))?;
    }
    Db::migrate(&target).context("the tables cannot be brought up to date")?;
    println!("The tables are up to date.");
    Ok(())
}

fn say_pending(target: &Target) -> anyhow::Result<()> {
    if let Target::Sqlite(path) = target
        && !Path::new(path).exists()
    {
        bail!("There is no database {path}.");
    }
    let pending = list_pending(target).context("the migrations cannot be compared")?;
    if pending.is_empty() {
        println!("The tables are up to date.");
        return Ok(());
    }
    println!("These migrations would be run:");
    let runs = match dry_run(target) {
        Ok(runs) => runs,
        Err(error) => {
            pending.iter().for_each(|name| println!("  {name}"));
            return Err(error).context("they were not tried out on a copy");
        }
    };
    for MigrationRun { name, took } in &runs {
        println!("  {name}  {:.1} s", took.as_secs_f64());
    }
    let all: Duration = runs.iter().map(|run| run.took).sum();
    println!("They took {:.1} s in all on a copy. Nothing was changed.", all.as_secs_f64());
    Ok(())
}
