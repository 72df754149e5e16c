//! `zugpost migrate`: for those whose server may not change tables.

use anyhow::Context as _;

use super::open_site::warn_about_plain_text;
use crate::{
    config::Config,
    db::{Db, Target},
};

/// Which database.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The database, as the role to whom its tables belong; without it, DATABASE_URL.
    #[arg(long, value_name = "URL", value_parser = target)]
    database_url: Option<Target>,
}

fn target(url: &str) -> Result<Target, &'static str> {
    Target::parse(url).ok_or("Say `sqlite:<file>` or `postgres://…`.")
}

pub fn migrate(config: &Config, args: Args) -> anyhow::Result<()> {
    let target = args.database_url.unwrap_or_else(|| config.database.target.clone());
    warn_about_plain_text(&target);
    if let Target::Sqlite(_) = target {
        std::fs::create_dir_all(&config.data_dir)
            .with_context(|| format!("DATA_DIR {} cannot be made", config.data_dir.display()))?;
    }
    Db::migrate(&target).context("the tables cannot be brought up to date")?;
    println!("The tables are up to date.");
    Ok(())
}
