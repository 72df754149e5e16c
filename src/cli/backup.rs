//! `zugpost backup`: everything that the site stores, in one file.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};

use super::{
    backup_plan::{list_outdated, path_of},
    new_file::NewFile,
    open_site::warn_about_plain_text,
    verify::verify_target,
};
use crate::{
    clock::{Clock as _, SystemClock},
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
    #[arg(required_unless_present = "keep_in")]
    file: Option<PathBuf>,
    /// A folder for a backup of today. Of those that lie there the last 7 are kept, and 9 of Sundays, and 24
    /// of first days of months.
    #[arg(long, value_name = "FOLDER", conflicts_with = "file")]
    keep_in: Option<PathBuf>,
}

pub fn backup(config: &Config, args: &Args) -> anyhow::Result<()> {
    let Some(folder) = &args.keep_in else {
        return write(config, args.file.as_deref().context("no file")?);
    };
    std::fs::create_dir_all(folder)
        .with_context(|| format!("{} cannot be made", folder.display()))?;
    let file = path_of(folder, SystemClock.now().date_naive());
    if file.exists() {
        println!("{} is there already.", file.display());
    } else {
        write(config, &file)?;
    }
    for outdated in list_outdated(folder)? {
        std::fs::remove_file(&outdated)
            .with_context(|| format!("{} cannot be deleted", outdated.display()))?;
        println!("{} is outdated, and was deleted.", outdated.display());
    }
    Ok(())
}

fn write(config: &Config, path: &Path) -> anyhow::Result<()> {
    let from = &config.database.target;
    if let Target::Sqlite(database) = from
        && !Path::new(database).exists()
    {
        bail!("There is no database {database}.");
    }
    warn_about_plain_text(from);
    let file = NewFile::create(path)?;
    let unfinished = file.unfinished();
    back_up(from, &unfinished).context("the backup was not made")?;
    let copy = Target::Sqlite(unfinished.to_string_lossy().into_owned());
    let verified = verify_target(config, copy)?.sentence().context("the backup was not kept")?;
    close_file(&unfinished).context("the backup was not made")?;
    file.keep()?;
    println!("{} has everything. {verified}", path.display());
    Ok(())
}
