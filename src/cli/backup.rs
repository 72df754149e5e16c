//! `zugpost backup`: everything that the site stores, in one file.

use std::path::PathBuf;

use anyhow::{Context as _, bail};

use super::{new_file::NewFile, open_site::warn_about_plain_text, verify::verify_target};
use crate::{
    config::Config,
    db::{
        Target,
        site_copy::{close_file, copy_to_file},
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
        && !std::path::Path::new(path).exists()
    {
        bail!("There is no database {path}.");
    }
    warn_about_plain_text(from);
    let file = NewFile::create(&args.file)?;
    let copied = copy_to_file(from, file.partial()).context("the backup was not made")?;
    let target = Target::Sqlite(file.partial().to_string_lossy().into_owned());
    let verified = verify_target(config, target)?;
    close_file(file.partial()).context("the backup was not made")?;
    let sentence = verified.sentence().context("the backup was not kept")?;
    file.keep()?;
    println!("{} rows of {} tables are in {}.", copied.rows, copied.tables, args.file.display());
    println!("{sentence}");
    Ok(())
}
