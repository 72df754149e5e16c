//! `zugpost completions`: what a shell reads to complete commands.

use clap::Command;
use clap_complete::{Shell, generate};

/// For which shell.
#[derive(clap::Args)]
pub struct Args {
    shell: Shell,
}

/// Prints it for a command line.
pub fn completions(mut command: Command, args: &Args) {
    generate(args.shell, &mut command, "zugpost", &mut std::io::stdout());
}
