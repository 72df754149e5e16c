//! What is made from the command line itself: man pages, completions, the table of settings.

use std::path::PathBuf;

use anyhow::Context as _;
use clap::Command;
use clap_complete::Shell;

use crate::config::settings_table;

/// For which shell.
#[derive(clap::Args)]
pub struct CompletionsArgs {
    shell: Shell,
}

/// Where to.
#[derive(clap::Args)]
pub struct ManPagesArgs {
    /// A folder that is there.
    folder: PathBuf,
}

/// Prints what a shell reads to complete the words of a command.
pub fn completions(mut command: Command, args: &CompletionsArgs) -> anyhow::Result<()> {
    clap_complete::generate(args.shell, &mut command, "zugpost", &mut std::io::stdout());
    Ok(())
}

/// Writes a man page for the program and one for each command.
pub fn man_pages(command: Command, args: &ManPagesArgs) -> anyhow::Result<()> {
    let written = clap_mangen::generate_to(command, &args.folder);
    written.with_context(|| format!("{} cannot be written", args.folder.display()))
}

/// Prints the table of docs/SETTINGS.md.
pub fn settings() -> anyhow::Result<()> {
    print!("{}", settings_table());
    Ok(())
}
