//! Parses the command line and calls [`zugpost::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    zugpost::cli::main()
}
