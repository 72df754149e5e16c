//! The log of a subcommand, on standard error.

use std::io::IsTerminal as _;

/// Starts it; `filter` says what is written.
pub fn start_log(filter: &str) {
    let filter = tracing_subscriber::EnvFilter::try_new(filter)
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info"));
    // A second start in one process (tests) keeps the first log.
    let _ = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .try_init();
}
