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

use super::verify_log::read_text;
use crate::{
    db::{
        exported_log::{self, ExportedGame},
        log_chain::TITLE,
    },
    tournament::{
        GameViewer, PlayedGame, Progress, StartedGame, Tournament,
        log::{ReplayedTournament, read_file},
        pairing::knockout::{Advancing, KnockoutMatch},
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
    let mut wrong: Vec<String> = discrepancies(&replayed).iter().map(ToString::to_string).collect();
    let (played, unreadable) = read_games(&games);
    wrong.extend(unreadable);
    let progress = compare(&replayed, &played, &mut wrong);
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
                if games.insert(game.game.0, game).is_some() {
                    wrong.push(format!("The log of game {} stands in the file twice.", game.game));
                }
            }
            Err(error) => wrong.push(format!("Log {number} of a game: {error}")),
        }
    }
    (games, wrong)
}

/// Compares the games that the tournament names with their logs, and returns what came of them.
fn compare(
    replayed: &ReplayedTournament,
    games: &HashMap<i64, ExportedGame>,
    wrong: &mut Vec<String>,
) -> Progress {
    let tournament = &replayed.tournament;
    let mut progress = Progress::new();
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
        progress.insert(started.id, game.played);
    }
    let known: BTreeSet<i64> = tournament.games.iter().map(|game| game.id).collect();
    let strangers = games.keys().filter(|id| !known.contains(*id));
    wrong.extend(strangers.map(|id| format!("Game {id} does not belong to the tournament.")));
    if wrong.is_empty() {
        wrong.extend(undecided(tournament, games, &progress));
    }
    progress
}

/// Returns whether the terms hide moves from those who do not play the game, as long as the
/// tournament is not finished.
fn may_be_hidden(tournament: &Tournament) -> bool {
    let visibility = tournament.terms.visibility;
    visibility.hidden_until(GameViewer::Other, false, tournament.phase.into()).is_some()
}

/// Says which matches the log decides otherwise than their results do.
fn undecided(
    tournament: &Tournament,
    games: &HashMap<i64, ExportedGame>,
    progress: &Progress,
) -> Vec<String> {
    let Some(bracket) = tournament.bracket() else { return Vec::new() };
    let decided = bracket.rounds.iter().flatten().filter(|one| one.goes_on.is_some());
    let is_reversed = |game: &StartedGame| games.get(&game.id).is_some_and(|it| it.is_reversed);
    let is_hidden = |game: &StartedGame| !games.contains_key(&game.id);
    let wrong =
        decided.filter(|one| !tournament.games_of_match(one).any(is_hidden)).filter(|one| {
            // A result that was reversed when the next match had begun exchanges nobody.
            let is_late = !tournament.can_be_exchanged(one)
                && tournament.games_of_match(one).any(is_reversed);
            !is_late && differs(tournament, one, progress)
        });
    wrong
        .map(|one| {
            let place = one.place;
            format!("Match {} of round {} has another winner.", place.number, place.round)
        })
        .collect()
}

fn differs(tournament: &Tournament, one: &KnockoutMatch, progress: &Progress) -> bool {
    let Some(played) = tournament.match_view(one, progress) else { return true };
    let Some(outcome) = played.status.outcome else { return true };
    played.advancing(outcome) != one.goes_on
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
