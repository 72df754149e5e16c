//! `zugpost adjudicate`: the rules core for anyone at a terminal. docs/ADJUDICATE.md is the
//! format of what it prints.
//!
//! It asks no setting, opens no database, and keeps one line or one game in memory.

mod games;
mod lines;
mod movetext;
mod positions;
mod record;
mod report;
mod verdict;

use std::{
    io::{self, BufRead, Write},
    str::FromStr,
};

use anyhow::Context as _;
use serde::Serialize;

use crate::chess::{Budget, Variant};

/// What it is asked for.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Read games as PGN, instead of one FEN a line.
    #[arg(long)]
    pub pgn: bool,
    /// Castle as in Chess960. Games that say so themselves do without it.
    #[arg(long)]
    pub chess960: bool,
    /// How hard to look for a mate: inline, background, desk, or NODES,POSITIONS.
    #[arg(long, value_name = "BUDGET", default_value = "inline", value_parser = budget)]
    pub budget: Budget,
}

impl Args {
    fn variant(&self) -> Variant {
        if self.chess960 { Variant::Chess960 } else { Variant::Standard }
    }
}

fn budget(text: &str) -> Result<Budget, String> {
    match text {
        "inline" => Ok(Budget::INLINE),
        "background" => Ok(Budget::BACKGROUND),
        "desk" => Ok(Budget::DESK),
        _ => {
            let numbers = text.split_once(',').and_then(|(nodes, positions)| {
                let number = |text: &str| u32::from_str(text.trim()).ok();
                Some(Budget { nodes: number(nodes)?, positions: number(positions)? })
            });
            numbers.ok_or_else(|| {
                "Say inline, background, desk, or two numbers as in 20000,3000.".into()
            })
        }
    }
}

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

/// Why it ends before the input does.
enum Failure {
    Input(io::Error),
    Output(io::Error),
}

/// One JSON object a line, each of which leaves at once.
struct Output<W: Write>(W);

impl<W: Write> Output<W> {
    fn line(&mut self, object: &impl Serialize) -> Result<(), Failure> {
        let failed = |error: io::Error| Failure::Output(error);
        serde_json::to_writer(&mut self.0, object).map_err(|error| failed(error.into()))?;
        self.0.write_all(b"\n").map_err(failed)?;
        self.0.flush().map_err(failed)
    }
}
