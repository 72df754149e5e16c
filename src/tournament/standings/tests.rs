//! Tables of examples.

mod direct_encounter;
mod explanations;
mod qualification;
mod round_robin;
mod stage_outcome;
mod swiss;
mod withdrawals;

use super::*;
use crate::{chess::Color, game::GameResult};

/// Reads a round robin: a row for each player with a sign against each other, in the order of
/// rows. `1`, `=`, `0` as it was played, `+`, `-` as it was forfeited, `.` in progress, `X`
/// oneself. A second cycle follows the first one after a blank. The player with the lower number
/// has White in the first cycle if the sum of both numbers is odd.
fn round_robin(rows: &[&str]) -> Crosstable {
    let players = rows.len();
    let mut games = Vec::new();
    let rounds = players - 1 + players % 2;
    for (player, row) in rows.iter().enumerate() {
        for (cycle, signs) in row.split_whitespace().enumerate() {
            assert_eq!(signs.len(), players, "{row}");
            for (opponent, sign) in signs.chars().enumerate().skip(player + 1) {
                let is_white = ((player + opponent) % 2 == 1) == (cycle == 0);
                let other = rows[opponent].split_whitespace().nth(cycle).unwrap();
                let other = other.chars().nth(player).unwrap();
                let (white, black, signs) = match is_white {
                    true => (player, opponent, (sign, other)),
                    false => (opponent, player, (other, sign)),
                };
                // As in a Berger table: the sum of both indices tells the round.
                let sum = match opponent == rounds {
                    true => 2 * player,
                    false => player + opponent,
                };
                let round = cycle * rounds + sum % rounds + 1;
                let mut game =
                    CrosstableGame::new(u16::try_from(round).unwrap(), white, black, result(signs));
                game.is_forfeit = matches!(signs.0, '+' | '-');
                games.push(game);
            }
        }
    }
    let rounds = u16::try_from(rounds * rows[0].split_whitespace().count()).unwrap();
    Crosstable {
        system: TournamentSystem::RoundRobin,
        values: ScoringSystem::STANDARD,
        rounds,
        players: (1..).take(players).map(player).collect(),
        games,
        byes: Vec::new(),
    }
}

fn result(signs: (char, char)) -> Option<GameResult> {
    Some(match signs {
        ('1', '0') | ('+', '-') => GameResult::Win(Color::White),
        ('0', '1') | ('-', '+') => GameResult::Win(Color::Black),
        ('=', '=') => GameResult::Draw,
        ('0', '0') | ('-', '-') => GameResult::BothLose,
        ('.', '.') => return None,
        _ => panic!("{signs:?}"),
    })
}

fn player(number: u32) -> CrosstablePlayer {
    let rating = Some(2000 - 10 * i32::try_from(number).unwrap());
    CrosstablePlayer { number, rating, withdrawal: None }
}

fn list(table: &Crosstable, codes: &str) -> TieBreakList {
    let codes = codes.split_whitespace().map(|code| code.parse().unwrap()).collect();
    TieBreakList::new(codes, table.system).unwrap()
}

/// Returns the figure of a tie-break for each player, as it is written.
fn figures(table: &Crosstable, code: &str) -> Vec<String> {
    let standings = Standings::new(table, &list(table, code));
    let mut figures = vec![String::new(); table.players.len()];
    for (index, row) in standings.rows.iter().enumerate() {
        let figure = standings.figures(index)[0];
        figures[row.player] = figure.map_or("-".to_owned(), |figure| figure.to_string());
    }
    figures
}

/// Checks the figures of a tie-break, for each player in the order of the table.
#[track_caller]
fn assert_figures(table: &Crosstable, code: &str, wanted: &str) {
    let wanted: Vec<&str> = wanted.split_whitespace().collect();
    assert_eq!(figures(table, code), wanted, "{code}");
}

/// Returns the numbers of the players by place: `1, 3=4, 2`.
fn places(table: &Crosstable, codes: &str) -> String {
    let standings = Standings::new(table, &list(table, codes));
    let mut text = String::new();
    for (index, row) in standings.rows.iter().enumerate() {
        let same = index > 0 && standings.rows[index - 1].place == row.place;
        text += match (index, same) {
            (0, _) => "",
            (_, true) => "=",
            (_, false) => ", ",
        };
        text += &table.players[row.player].number.to_string();
    }
    text
}
