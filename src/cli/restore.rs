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
        site_copy::{CopiedRows, close_file, copy_from_file},
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
    let (copied, verified) = match into {
        Target::Sqlite(path) => into_file(config, &args.file, Path::new(path))?,
        Target::Postgres(_) => {
            let copied = copy_from_file(&args.file, into).context(NOT_RESTORED)?;
            (copied, verify_target(config, into.clone())?)
        }
    };
    println!("{} rows of {} tables were restored.", copied.rows, copied.tables);
    println!("{}", verified.sentence()?);
    Ok(())
}

const NOT_RESTORED: &str = "the database was not restored";

fn into_file(
    config: &Config,
    from: &Path,
    path: &Path,
) -> anyhow::Result<(CopiedRows, VerificationReport)> {
    let folder = path.parent().unwrap_or(path);
    std::fs::create_dir_all(folder)
        .with_context(|| format!("the folder {} cannot be made", folder.display()))?;
    let file = NewFile::create(path).context(NOT_RESTORED)?;
    let target = Target::Sqlite(file.partial().to_string_lossy().into_owned());
    let copied = copy_from_file(from, &target).context(NOT_RESTORED)?;
    let verified = verify_target(config, target)?;
    close_file(file.partial()).context(NOT_RESTORED)?;
    file.keep()?;
    Ok((copied, verified))
}
