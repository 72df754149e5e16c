//! `zugpost backup`: everything that the site stores, in one file.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};

use super::{new_file::NewFile, open_site::warn_about_plain_text, verify::verify_target};
use crate::{
    config::Config,
    db::{
        Target,
        backup::{back_up, close_file},
    },
};

/// Where to.
#[derive(clap::Args)]
pub struct Args {
    /// A file that is not there yet. It becomes an SQLite database, whatever the site runs on.
    file: PathBuf,
}

pub fn backup(config: &Config, args: &Args) -> anyhow::Result<()> {
    let from = &config.database.target;
    if let Target::Sqlite(path) = from
        && !Path::new(path).exists()
    {
        bail!("There is no database {path}.");
    }
    warn_about_plain_text(from);
    let file = NewFile::create(&args.file)?;
    let unfinished = file.unfinished();
    back_up(from, &unfinished).context("the backup was not made")?;
    let copy = Target::Sqlite(unfinished.to_string_lossy().into_owned());
    let verified = verify_target(config, copy)?.sentence().context("the backup was not kept")?;
    close_file(&unfinished).context("the backup was not made")?;
    file.keep()?;
    println!("{} has everything. {verified}", args.file.display());
    Ok(())
}
