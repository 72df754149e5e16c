//! `zugpost verify-log`: whether the exported log of a game was altered, for anyone at a terminal.
//!
//! It asks no setting and opens no database: anyone with the file can check it anywhere.

use std::{
    fs::File,
    io::{self, Read},
    path::{Path, PathBuf},
};

use anyhow::{Context as _, bail};

use crate::db::log_chain::{Checked, check};

/// Bytes that a log has at the most: far more than the longest game comes to.
const MAX_LOG_BYTES: usize = 64 << 20;

/// What it is asked for.
#[derive(clap::Args)]
pub struct Args {
    /// The log as its page gives it away; standard input without one.
    file: Option<PathBuf>,
    /// The hash that the log must end with, from the email about the end of the game.
    #[arg(long, value_name = "HASH", value_parser = hash)]
    head: Option<String>,
}

/// Reads a hash as an email says it.
pub(super) fn hash(text: &str) -> Result<String, String> {
    // In the email a full stop stands behind it.
    let text = text.trim().trim_end_matches('.').to_ascii_lowercase();
    match text.len() == 64 && text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        true => Ok(text),
        false => Err("a hash has 64 digits from 0 to f".to_owned()),
    }
}

/// Says that a log is sound; what is wrong with it is an error.
pub fn verify_log(args: &Args) -> anyhow::Result<()> {
    let text = read_text(args.file.as_deref())?;
    let checked = check(&text)?;
    if let Some(head) = args.head.as_ref().filter(|head| **head != checked.head) {
        bail!(other_head(&checked, head));
    }
    let Checked { hashes, last, head } = checked;
    let events = match (hashes.len(), last) {
        (1, Some(at)) => format!("1 event, on {}", at.format("%Y-%m-%d %H:%M UTC")),
        (count, Some(at)) => {
            format!("{count} events, the last on {}", at.format("%Y-%m-%d %H:%M UTC"))
        }
        (_, None) => "no event yet".to_owned(),
    };
    println!("The log is sound: {events}. Its head is {head}");
    Ok(())
}

/// Reads a log from a file, or from standard input without one.
pub(super) fn read_text(path: Option<&Path>) -> anyhow::Result<String> {
    match path {
        Some(path) => {
            let name = path.display();
            let file = File::open(path).with_context(|| format!("{name} cannot be opened"))?;
            read(file).with_context(|| format!("{name} cannot be read"))
        }
        None => read(io::stdin().lock()).context("Standard input cannot be read"),
    }
}

fn read(input: impl Read) -> anyhow::Result<String> {
    let most = u64::try_from(MAX_LOG_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    let mut bytes = Vec::new();
    input.take(most).read_to_end(&mut bytes)?;
    if bytes.len() > MAX_LOG_BYTES {
        bail!("it is too big for a log, which has 64 MiB at the most.");
    }
    String::from_utf8(bytes).ok().context("it is no text in UTF-8, and so no exported log.")
}

/// Says what a log is that is sound but does not end as the email says.
fn other_head(checked: &Checked, head: &str) -> String {
    match checked.number_of(head) {
        Some(number) => format!(
            "This hash is that of event {number}: the log has gone on since. Up to there it is \
             as it was when the hash was told."
        ),
        None => format!(
            "This is another log than the hash is of: its head is {}, and the hash comes nowhere \
             before. It was altered or cut short since the hash was told, or it is the log of \
             another game.",
            checked.head
        ),
    }
}
