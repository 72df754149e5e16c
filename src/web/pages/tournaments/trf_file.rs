//! A Swiss tournament as FIDE's report file (TRF26), for programs that pair, check pairings and calculate
//! tie-breaks. A game in progress has the result `X`: unknown, and counted as a draw for pairings.
//!
//! Columns are those of the format, counted from 1. Each line ends with a carriage return.

use super::table_view::TableContext;
use crate::{
    chess::Color,
    db::PlayerId,
    game::Score,
    i18n::Locale,
    tournament::{
        Tournament,
        event::LotPurpose,
        standings::{ByeKind, Crosstable, CrosstableGame, Points, ScoringSystem, Standings},
    },
};

/// The type of the tournament, by FIDE's code table.
const SYSTEM: &str = "FIDE_DUTCH";

/// Returns the report of a Swiss tournament; `None` of another one, or before the start.
pub fn trf_file(tournament: &Tournament, context: &TableContext) -> Option<String> {
    let (rounds, _) = tournament.swiss_terms()?;
    let section = tournament.section(1)?;
    let table = tournament.crosstable(1, context.progress)?;
    let standings = Standings::new(&table, &tournament.terms.tie_breaks);
    let mut text = String::new();
    let mut line = |tag: &str, said: &str| {
        if !said.is_empty() {
            text.push_str(&format!("{tag} {said}\r\n"));
        }
    };
    let name = |account: i64| {
        let stored = context.names.get(&PlayerId(account)).map_or("", String::as_str);
        Locale::default().name(stored)
    };
    let date = |at: Option<chrono::DateTime<chrono::Utc>>| {
        at.map_or_else(String::new, |at| at.format("%Y/%m/%d").to_string())
    };
    let rated = section.seats.iter().filter(|seat| seat.rating.is_some()).count();
    line("012", &tournament.terms.name);
    line("042", &date(tournament.started_at));
    line("052", &date(tournament.finished_at));
    line("062", &section.seats.len().to_string());
    line("072", &rated.to_string());
    line("092", "Individual: Swiss-System");
    line("102", &tournament.director.map_or_else(String::new, name));
    line("112", &tournament.deputy.map_or_else(String::new, name));
    line("122", &Locale::default().control(&tournament.terms.games.control));
    line("142", &rounds.to_string());
    if let Some(mut lot) = tournament.lot(LotPurpose::InitialColor) {
        line("152", if lot.coin() { "W" } else { "B" });
    }
    line("162", &scoring(&table));
    line("192", SYSTEM);
    let codes: Vec<String> = standings.tie_breaks.iter().map(|it| it.report_code()).collect();
    line("202", &codes.join(","));
    line("212", &[vec!["PTS".to_owned()], codes].concat().join(","));
    for (player, seat) in section.seats.iter().enumerate() {
        let row = standings.rows.iter().find(|row| row.player == player)?;
        let rating = seat.rating.map_or_else(String::new, |rating| rating.to_string());
        let name: String = name(seat.player).chars().take(33).collect();
        let head = format!("{:>4} {:5}{name:33} {rating:>4}{:28}", player + 1, "", "");
        let place = row.place.unwrap_or(standings.rows.len());
        let mut said = format!("{head}{:>4} {place:>4}", points(row.points));
        for round in 1..=table.last_paired_round() {
            said.push_str("  ");
            said.push_str(&round_result(&table, player, round));
        }
        line("001", said.trim_end());
    }
    Some(text)
}

/// Writes points with one decimal: `4.5`.
fn points(points: Points) -> String {
    let halves = points.halves();
    format!("{}.{}", halves / 2, if halves.is_multiple_of(2) { 0 } else { 5 })
}

/// Returns what differs from 1, ½, 0, and that games are in progress.
fn scoring(table: &Crosstable) -> String {
    let is_running = table.games.iter().any(|game| game.result.is_none());
    let is_usual = table.values == ScoringSystem::STANDARD;
    let codes = [('W', table.values.win, !is_usual), ('D', table.values.draw, !is_usual)];
    let unknown = ('X', table.values.draw, is_running);
    let codes = codes.into_iter().chain([unknown]).filter(|(.., is_said)| *is_said);
    let codes: Vec<String> =
        codes.map(|(code, value, _)| format!("{code}{:>4}", points(value))).collect();
    match codes.is_empty() {
        true => String::new(),
        // The first stands in column 6, each next one nine columns further.
        false => format!(" {}", codes.join("    ")),
    }
}

/// Returns opponent, color and result of a player in a round.
fn round_result(table: &Crosstable, player: usize, round: u16) -> String {
    let bye = table.byes.iter().find(|bye| (bye.round, bye.player) == (round, player));
    let plays =
        |game: &&CrosstableGame| game.round == round && [game.white, game.black].contains(&player);
    let game = table.games.iter().find(plays);
    match (bye.map(|bye| bye.kind), game) {
        (Some(ByeKind::PairingAllocated), _) => "0000 - U".to_owned(),
        (Some(ByeKind::HalfPoint), _) => "0000 - H".to_owned(),
        (None, None) => "0000 - Z".to_owned(),
        (None, Some(game)) => {
            let color = if game.white == player { Color::White } else { Color::Black };
            let opponent = color.fold_wb(game.black, game.white) + 1;
            let result = match (game.result, game.is_forfeit) {
                (None, _) => 'X',
                (Some(result), is_forfeit) => match (result.score(color), is_forfeit) {
                    (Some(Score::Won), false) => '1',
                    (Some(Score::Drawn), _) => '=',
                    (Some(Score::Lost), false) => '0',
                    (Some(Score::Won), true) => '+',
                    (Some(Score::Lost), true) => '-',
                    // It was annulled.
                    (None, _) => return "0000 - Z".to_owned(),
                },
            };
            format!("{opponent:>4} {} {result}", color.fold_wb('w', 'b'))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::GameResult,
        tournament::standings::{Bye, CrosstablePlayer, TournamentSystem},
    };

    #[test]
    fn rounds_and_points_stand_where_the_format_has_them() {
        let player = |number| CrosstablePlayer { number, rating: None, withdrawal: None };
        let forfeit = CrosstableGame {
            is_forfeit: true,
            ..CrosstableGame::new(2, 1, 2, Some(GameResult::Win(Color::White)))
        };
        let table = Crosstable {
            system: TournamentSystem::Swiss,
            values: ScoringSystem::THREE_ONE_ZERO,
            rounds: 3,
            players: (1..=3).map(player).collect(),
            games: vec![
                CrosstableGame::new(1, 0, 1, Some(GameResult::Draw)),
                forfeit,
                CrosstableGame::new(3, 2, 0, None),
            ],
            byes: vec![
                Bye { round: 1, player: 2, kind: ByeKind::PairingAllocated },
                Bye { round: 2, player: 0, kind: ByeKind::HalfPoint },
            ],
        };
        let of =
            |player| (1..=3).map(|round| round_result(&table, player, round)).collect::<Vec<_>>();
        assert_eq!(of(0), ["   2 w =", "0000 - H", "   3 b X"]);
        assert_eq!(of(1), ["   1 b =", "   3 w +", "0000 - Z"]);
        assert_eq!(of(2), ["0000 - U", "   2 b -", "   1 w X"]);
        assert_eq!(scoring(&table), " W 3.0    D 1.0    X 1.0");
        assert_eq!(points(Points::from_halves(9)), "4.5");
    }
}
