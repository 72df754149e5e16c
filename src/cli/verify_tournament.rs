//! `zugpost verify-tournament`: whether a tournament is what its public log and the logs of its games
//! say, for anyone at a terminal.
//!
//! It asks no setting and opens no database: anyone with the file can check it anywhere.

use std::{
    collections::{BTreeSet, HashMap},
    fmt::Write as _,
    io::{self, Write as _},
    path::PathBuf,
};

use anyhow::bail;
use chrono::{DateTime, Utc};

use super::verify_log::read_text;
use crate::{
    db::{
        exported_log::{self, ExportedGame},
        log_chain::TITLE,
    },
    tournament::{
        GameHistories, GameViewer, PlayedGame, Progress, Tournament,
        log::{ReplayedTournament, read_file},
        pairing::knockout::Advancing,
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

/// Prints the tables of a sound tournament; what is wrong is an error.
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
    let has_all = replayed.tournament.games.iter().all(|game| played.contains_key(&game.id));
    let known = has_all.then_some(&histories);
    wrong.extend(discrepancies(&replayed, known).iter().map(ToString::to_string));
    let games = replayed.tournament.games.iter().map(|game| game.id);
    let progress = histories.progress_at(games, DateTime::<Utc>::MAX_UTC);
    if !wrong.is_empty() {
        bail!("{}", wrong.join("\n"));
    }
    // Whoever reads the beginning only has read enough.
    match io::stdout().write_all(report(&replayed, &progress).as_bytes()) {
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

/// Writes down the tables.
fn report(replayed: &ReplayedTournament, progress: &Progress) -> String {
    let mut out = String::new();
    let tournament = &replayed.tournament;
    let over = progress.values().filter(|game: &&PlayedGame| game.result.is_some()).count();
    let _ = writeln!(
        out,
        "The log of tournament {} is sound: {} events, {} games, {over} of them over. Its head is {}",
        replayed.id,
        replayed.events.len(),
        tournament.games.len(),
        tournament.head
    );
    let hidden = tournament.games.iter().filter(|game| !progress.contains_key(&game.id)).count();
    if hidden > 0 {
        let _ = writeln!(
            out,
            "The logs of {hidden} games are not public yet: results of these games are missing here."
        );
    }
    let _ = writeln!(out, "{}", tournament.terms.name);
    if let Some(bracket) = tournament.bracket() {
        for one in bracket.rounds.iter().flatten() {
            let account = |number| tournament.seat(1, number).map_or(0, |seat| seat.player);
            let winner = match one.goes_on {
                Some(Advancing::Seed(number)) => format!("account {}", account(number)),
                Some(Advancing::Nobody) => "nobody".to_owned(),
                None => "open".to_owned(),
            };
            let _ = writeln!(out, "round {} match {}: {winner}", one.place.round, one.place.number);
        }
        return out;
    }
    // Who has left a match has lost it: the table would leave the results out.
    let has_left = |number| tournament.seat(1, number).is_some_and(|it| it.withdrawal.is_some());
    if let Some(status) = tournament.series_status(progress).filter(|_| (1..=2).any(has_left)) {
        for (number, points) in [(1, status.score.first), (2, status.score.second)] {
            let account = tournament.seat(1, number).map_or(0, |seat| seat.player);
            let halves = if points % 2 == 0 { "" } else { ".5" };
            let _ = writeln!(out, "account {account}: {}{halves} points", points / 2);
        }
        return out;
    }
    for section in (1..).take(tournament.sections.len()) {
        add_table(&mut out, tournament, section, progress);
    }
    out
}

/// Adds a table in columns between tabs: place, account, points, tie-breaks.
fn add_table(out: &mut String, tournament: &Tournament, section: u16, progress: &Progress) {
    let (Some(standings), Some(found)) =
        (tournament.standings(section, progress), tournament.section(section))
    else {
        return;
    };
    let codes: Vec<&str> = standings.tie_breaks.iter().map(|it| it.code()).collect();
    let _ = writeln!(out, "section {section}\tplace\taccount\tpoints\t{}", codes.join("\t"));
    for (index, row) in standings.rows.iter().enumerate() {
        let place = row.place.map_or_else(|| "-".to_owned(), |place| place.to_string());
        let account = found.seats.get(row.player).map_or(0, |seat| seat.player);
        let figures = standings.figures(index).iter();
        let figures: Vec<String> =
            figures.map(|it| it.map_or_else(|| "-".to_owned(), |it| it.to_string())).collect();
        let _ = writeln!(out, "\t{place}\t{account}\t{}\t{}", row.points, figures.join("\t"));
    }
}
