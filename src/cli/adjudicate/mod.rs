//! `zugpost adjudicate`: the rules core for anyone at a terminal. docs/ADJUDICATE.md is the
//! format of what it prints.
//!
//! It asks no setting, opens no database, and keeps one line or one game in memory.

mod args;
mod games;
mod lines;
mod movetext;
mod output;
mod positions;
mod record;
mod report;
mod verdict;

use std::io::{self, BufRead, Write};

use anyhow::Context as _;
use output::{Failure, Output};

pub use args::Args;

/// Reads standard input to its end. A line or game that cannot be read is told on standard
/// output like the others; only lost input or output is an error.
pub fn adjudicate(args: &Args) -> anyhow::Result<()> {
    let output = io::BufWriter::new(io::stdout().lock());
    adjudicate_between(&mut io::stdin().lock(), output, args)
}

/// The same between any input and output.
pub fn adjudicate_between(
    input: &mut impl BufRead,
    output: impl Write,
    args: &Args,
) -> anyhow::Result<()> {
    let mut output = Output(output);
    let outcome = if args.pgn {
        report::adjudicate_games(input, &mut output, args)
    } else {
        positions::adjudicate_positions(input, &mut output, args)
    };
    match outcome {
        // The reader has seen enough, as in `… | head`.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Err(Failure::Output(error)) => Err(error).context("standard output failed"),
        Err(Failure::Input(error)) => Err(error).context("standard input failed"),
        Ok(()) => Ok(()),
    }
}
