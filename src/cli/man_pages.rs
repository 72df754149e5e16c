//! `zugpost man-pages`: a page for the program, and one for each command.

use std::path::PathBuf;

use anyhow::Context as _;
use clap::Command;

/// Where to.
#[derive(clap::Args)]
pub struct Args {
    /// A folder that is there.
    folder: PathBuf,
}

/// Writes the pages of a command line.
pub fn man_pages(command: Command, args: &Args) -> anyhow::Result<()> {
    let written = clap_mangen::generate_to(command, &args.folder);
    written.with_context(|| format!("{} cannot be written", args.folder.display()))
}
