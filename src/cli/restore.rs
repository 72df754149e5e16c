//! `zugpost restore`: an empty database is filled with a backup.

use std::path::{Path, PathBuf};

use anyhow::Context as _;

use super::{
    new_file::NewFile,
    open_site::warn_about_plain_text,
    verify::{VerificationReport, verify_target},
};
use crate::{
    config::Config,
    db::{
        Target,
        backup::{self, close_file},
    },
};

/// From where.
#[derive(clap::Args)]
pub struct Args {
    /// What `zugpost backup` has written.
    file: PathBuf,
}

pub fn restore(config: &Config, args: &Args) -> anyhow::Result<()> {
    let into = &config.database.target;
    warn_about_plain_text(into);
    let verified = match into {
        Target::Sqlite(path) => into_file(config, &args.file, Path::new(path))?,
        Target::Postgres(_) => {
            backup::restore(&args.file, into).context(NOT_RESTORED)?;
            verify_target(config, into.clone())?
        }
    };
    println!("{} was restored. {}", args.file.display(), verified.sentence()?);
    Ok(())
}

const NOT_RESTORED: &str = "the database was not restored";

fn into_file(config: &Config, from: &Path, path: &Path) -> anyhow::Result<VerificationReport> {
    let folder = path.parent().unwrap_or(path);
    std::fs::create_dir_all(folder)
        .with_context(|| format!("the folder {} cannot be made", folder.display()))?;
    let file = NewFile::create(path).context(NOT_RESTORED)?;
    let unfinished = file.unfinished();
    let target = Target::Sqlite(unfinished.to_string_lossy().into_owned());
    backup::restore(from, &target).context(NOT_RESTORED)?;
    let verified = verify_target(config, target)?;
    close_file(&unfinished).context(NOT_RESTORED)?;
    file.keep()?;
    Ok(verified)
}
