//! Reading what came in: emails of the common mail programs, and of nobody's.

mod commands;
mod corpus;
mod hostile;
mod styles;

use std::fs;
use std::path::Path;

use zugpost::i18n::Locale;
use zugpost::mail::reply::{
    NotUnderstood, ReplyAction, ReplyCommand, Unreadable, read, understand,
};

/// Our own emails, and what each must yield.
const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/mail");

fn written(wish: &ReplyCommand) -> String {
    let mut text = match &wish.act {
        ReplyAction::Nothing => "nothing".to_owned(),
        ReplyAction::Resign => "resign".to_owned(),
        ReplyAction::OfferDraw => "offer draw".to_owned(),
        ReplyAction::AcceptDraw { .. } => "accept draw".to_owned(),
        ReplyAction::DeclineDraw { .. } => "decline draw".to_owned(),
        ReplyAction::Move { number, text, draw } => {
            let number =
                number.map(|n| format!("{}{} ", n.number, if n.black { "..." } else { "." }));
            let draw = if *draw { " draw" } else { "" };
            format!("move {}{text}{draw}", number.unwrap_or_default())
        }
    };
    for condition in &wish.conditions {
        let condition = first_readings(condition);
        text.push_str(" if ");
        text.push_str(&condition);
    }
    for line in &wish.unread {
        text.push_str(" unread ");
        text.push_str(line);
    }
    text
}

/// Asserts that each case yields what is expected, and writes the table of all of them into the folder
/// of what is built: `replies-<name>.tsv`, with case, expected and got.
fn assert_as_expected(name: &str, rows: impl IntoIterator<Item = (String, String, String)>) {
    let rows: Vec<_> = rows.into_iter().collect();
    let line = |(case, expected, got): &(String, String, String)| {
        let cells = [case, expected, got].map(|cell| cell.replace(['\t', '\n'], " "));
        cells.join("\t")
    };
    let table: String = rows.iter().map(|row| line(row) + "\n").collect();
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("../replies-{name}.tsv"));
    fs::write(path, format!("case\texpected\tgot\n{table}")).expect("the table");
    let wrong: Vec<String> = rows.iter().filter(|row| row.1 != row.2).map(line).collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), rows.len(), wrong.join("\n"));
}

/// What an email yields, in the words of the table.
pub fn outcome(bytes: &[u8]) -> String {
    let incoming = match read(bytes) {
        Ok(incoming) => incoming,
        Err(Unreadable::TooBig | Unreadable::NotAMessage) => return "unreadable".to_owned(),
    };
    if incoming.is_automatic {
        return "automatic".to_owned();
    }
    match understand(&incoming.lines, &incoming.skipped, &incoming.names, Locale::default()) {
        Ok(wish) => written(&wish),
        Err(NotUnderstood::Nothing) => "refused nothing".to_owned(),
        Err(NotUnderstood::Line(_)) => "refused line".to_owned(),
        Err(NotUnderstood::TwoMoves(_)) => "refused two".to_owned(),
        Err(NotUnderstood::ForeignPieceLetter { found, .. }) => {
            format!("refused letter {}", found.letter)
        }
        Err(_) => "refused".to_owned(),
    }
}

/// Each email with what it must yield.
pub fn corpus() -> Vec<(String, Vec<u8>, String)> {
    let table = fs::read_to_string(Path::new(CORPUS).join("expected.tsv"))
        .unwrap_or_else(|error| panic!("the table: {error}"));
    table
        .lines()
        .map(|line| {
            let (file, expected) =
                line.split_once('\t').unwrap_or_else(|| panic!("two columns: {line}"));
            let bytes = fs::read(Path::new(CORPUS).join(file))
                .unwrap_or_else(|error| panic!("{file}: {error}"));
            (file.to_owned(), bytes, expected.to_owned())
        })
        .collect()
}

/// A line without what else may be meant by its moves.
fn first_readings(line: &str) -> String {
    let first = |word: &str| word.split('\u{1f}').next().unwrap_or_default().to_owned();
    line.split(' ').map(first).collect::<Vec<_>>().join(" ")
}
