//! `zugpost verify-tournament`: whether a tournament is what its public log and the logs of its games
//! say, for anyone at a terminal.
//!
//! It asks no setting and opens no database: anyone with the file can check it anywhere.

use std::{
    collections::{BTreeSet, HashMap},
    io::{self, Write as _},
    path::PathBuf,
};

use anyhow::bail;
use chrono::{DateTime, Utc};

use super::{tournament_report::report, verify_log::read_text};
use crate::{
    db::{
        exported_log::{self, ExportedGame},
        log_chain::TITLE,
    },
    tournament::{
        GameHistories, GameViewer, Tournament,
        log::{ReplayedTournament, read_file},
        verify::discrepancies,
    },
};

/// What it is asked for.
#[derive(clap::Args)]
pub struct Args {
    /// The log of the tournament with those of its games, as its page gives it away; standard input
    /// without one.
    file: Option<PathBuf>,
}

/// Prints lots and tables of a sound tournament; what is wrong is an error.
pub fn verify_tournament(args: &Args) -> anyhow::Result<()> {
    let text = read_text(args.file.as_deref())?;
    let (log, games) = divide(&text);
    let replayed = read_file(&log)?;
    let (played, mut wrong) = read_games(&games);
    let mut histories = GameHistories::default();
    for game in played.values() {
        for (at, reached) in &game.history {
            histories.note(game.game.0, *at, *reached);
        }
    }
    compare(&replayed, &played, &mut wrong);
    // What follows from results can be checked only where nothing is hidden.
    let hidden = replayed.tournament.games.iter().filter(|game| !played.contains_key(&game.id));
    let hidden = hidden.count();
    let known = (hidden == 0).then_some(&histories);
    wrong.extend(discrepancies(&replayed, known).iter().map(ToString::to_string));
    let games = replayed.tournament.games.iter().map(|game| game.id);
    let progress = histories.progress_at(games, DateTime::<Utc>::MAX_UTC);
    if !wrong.is_empty() {
        bail!("{}", wrong.join("\n"));
    }
    // Whoever reads the beginning only has read enough.
    match io::stdout().write_all(report(&replayed, &progress, hidden).as_bytes()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => Ok(written?),
    }
}

/// Divides a file into the log of the tournament and those of the games.
fn divide(text: &str) -> (String, Vec<String>) {
    let text = text.replace("\r\n", "\n");
    let mut parts: Vec<String> = vec![String::new()];
    for line in text.lines() {
        if line == TITLE {
            parts.push(String::new());
        }
        if let Some(part) = parts.last_mut() {
            part.push_str(line);
            part.push('\n');
        }
    }
    let games = parts.split_off(1);
    (parts.pop().unwrap_or_default(), games)
}

fn read_games(logs: &[String]) -> (HashMap<i64, ExportedGame>, Vec<String>) {
    let (mut games, mut wrong) = (HashMap::new(), Vec::new());
    for (number, log) in (1..).zip(logs) {
        match exported_log::read(log) {
            Ok(game) => {
                let id = game.game;
                if games.insert(id.0, game).is_some() {
                    wrong.push(format!("The log of game {id} stands in the file twice."));
                }
            }
            Err(error) => wrong.push(format!("Log {number} of a game: {error}")),
        }
    }
    (games, wrong)
}

/// Compares the games that the tournament names with their logs.
fn compare(
    replayed: &ReplayedTournament,
    games: &HashMap<i64, ExportedGame>,
    wrong: &mut Vec<String>,
) {
    let tournament = &replayed.tournament;
    for started in &tournament.games {
        let Some(game) = games.get(&started.id) else {
            // Whoever may not see the moves gets no log: the table has it as a game in progress.
            if may_be_hidden(tournament) {
                continue;
            }
            wrong.push(format!("The log of game {} is missing.", started.id));
            continue;
        };
        let account = |number| {
            tournament.seat(started.paired.pairing.section, number).map(|seat| seat.player)
        };
        let players = [account(started.paired.white), account(started.paired.black)];
        if players != [Some(game.white.0), Some(game.black.0)] {
            wrong.push(format!("Game {} was played by others than it was paired for.", started.id));
        }
        let start = tournament.start_of(started.paired.pairing).map(|start| start.fen());
        if start.is_none_or(|start| start != game.start) {
            wrong.push(format!(
                "Game {} began from another position than the terms say.",
                started.id
            ));
        }
    }
    let known: BTreeSet<i64> = tournament.games.iter().map(|game| game.id).collect();
    let strangers = games.keys().filter(|id| !known.contains(*id));
    wrong.extend(strangers.map(|id| format!("Game {id} does not belong to the tournament.")));
}

/// Returns whether the terms hide moves from those who do not play the game, as long as the
/// tournament is not finished.
fn may_be_hidden(tournament: &Tournament) -> bool {
    let visibility = tournament.terms.visibility;
    visibility.hidden_until(GameViewer::Other, false, tournament.phase.into()).is_some()
}
