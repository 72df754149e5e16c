//! `zugpost migrate`: for those whose server may not change tables.

use anyhow::{Context as _, bail};

use super::open_site::warn_about_plain_text;
use crate::{
    config::{Config, shown},
    db::{Db, Target},
};

/// Which database.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The database, as the role to whom its tables belong; without it, DATABASE_URL. Everybody on this
    /// machine can read the arguments of a command: say a password in the variable DATABASE_URL.
    // clap itself would print a wrong one with its password.
    #[arg(long, value_name = "URL")]
    database_url: Option<String>,
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
    if let Target::Sqlite(_) = target {
        std::fs::create_dir_all(&config.data_dir)
            .with_context(|| format!("DATA_DIR {} cannot be made", config.data_dir.display()))?;
    }
    Db::migrate(&target).context("the tables cannot be brought up to date")?;
    println!("The tables are up to date.");
    Ok(())
}
