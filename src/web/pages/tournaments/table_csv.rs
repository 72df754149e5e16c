//! A crosstable as CSV (RFC 4180), for spreadsheets: points and figures are decimal numbers. That of a Swiss
//! tournament is by rounds: `5w1` is a win with White against whoever stands in row 5.

use super::table_view::TableContext;
use crate::{
    chess::Color,
    db::PlayerId,
    game::{GameResult, Score},
    i18n::key,
    tournament::{
        Tournament,
        standings::{ByeKind, Crosstable, CrosstableGame, Fraction, Standings, TournamentSystem},
    },
};

/// Digits behind the point.
const DIGITS: usize = 4;

/// Returns the crosstable of a section by place; `None` for one that is not there.
pub fn table_csv(tournament: &Tournament, section: u16, context: &TableContext) -> Option<String> {
    let table = tournament.crosstable(section, context.progress)?;
    let standings = Standings::new(&table, &tournament.terms.tie_breaks);
    let seats = &tournament.section(section)?.seats;
    let locale = context.locale;
    let head = [key!("tournament-place"), key!("tournament-player"), key!("tournament-rating")];
    let mut head: Vec<String> = head.into_iter().map(|key| locale.t(key).to_string()).collect();
    let is_swiss = table.system == TournamentSystem::Swiss;
    let columns = if is_swiss { usize::from(table.rounds) } else { standings.rows.len() };
    head.extend((1..=columns).map(|column| column.to_string()));
    let order: Vec<usize> = standings.rows.iter().map(|row| row.player).collect();
    head.push(locale.t("tournament-points").to_string());
    head.extend(standings.tie_breaks.iter().map(|it| it.code().to_owned()));
    let mut text = line(&head);
    for (index, row) in standings.rows.iter().enumerate() {
        let seat = seats.get(row.player)?;
        let stored = context.names.get(&PlayerId(seat.player)).map_or("", String::as_str);
        let mut cells = vec![
            match row.place {
                Some(place) if row.is_shared => format!("{place}="),
                Some(place) => place.to_string(),
                None => String::new(),
            },
            locale.name(stored),
            seat.rating.map_or_else(String::new, |rating| rating.to_string()),
        ];
        match is_swiss {
            true => cells
                .extend((1..=table.rounds).map(|round| {
                    round_cell(&table, &order, row.player, round).unwrap_or_default()
                })),
            false => cells.extend(order.iter().map(|opponent| {
                let results = table.games.iter().filter_map(|game| {
                    let side = side_against(game, row.player, *opponent)?;
                    result(game, side)
                });
                results.collect::<Vec<_>>().join(" ")
            })),
        }
        cells.push(decimal(row.points.into()));
        let figures = standings.figures(index).iter();
        cells.extend(figures.map(|figure| figure.map_or_else(String::new, decimal)));
        text.push_str(&line(&cells));
    }
    Some(text)
}

/// Returns what a round was for a player: `5w1`; `5w` while it is played; `bye` and `half` for byes.
/// Nothing where they did not play. `order`: the players by row.
fn round_cell(table: &Crosstable, order: &[usize], player: usize, round: u16) -> Option<String> {
    let bye = table.byes.iter().find(|bye| (bye.round, bye.player) == (round, player));
    if let Some(bye) = bye {
        return Some(match bye.kind {
            ByeKind::PairingAllocated => "bye".to_owned(),
            ByeKind::HalfPoint => "half".to_owned(),
        });
    }
    let plays =
        |game: &&CrosstableGame| game.round == round && [game.white, game.black].contains(&player);
    let game = table.games.iter().find(plays)?;
    let side = if game.white == player { Color::White } else { Color::Black };
    let opponent = side.fold_wb(game.black, game.white);
    let row = order.iter().position(|other| *other == opponent)? + 1;
    let letter = side.fold_wb('w', 'b');
    Some(format!("{row}{letter}{}", result(game, side).unwrap_or_default()))
}

/// Returns the color of a player in a game against another; `None` if it is not between the two.
fn side_against(game: &CrosstableGame, player: usize, opponent: usize) -> Option<Color> {
    match (game.white, game.black) {
        sides if sides == (player, opponent) => Some(Color::White),
        sides if sides == (opponent, player) => Some(Color::Black),
        _ => None,
    }
}

/// Returns what came of a game; `None` until it is over. `1F` and `0F`: by forfeit.
fn result(game: &CrosstableGame, side: Color) -> Option<&'static str> {
    let result = game.result?;
    Some(match (result.score(side), game.is_forfeit) {
        (Some(Score::Won), false) => "1",
        (Some(Score::Won), true) => "1F",
        (Some(Score::Drawn), _) => "0.5",
        (Some(Score::Lost), false) => "0",
        (Some(Score::Lost), true) => "0F",
        (None, _) => GameResult::None.as_str(),
    })
}

/// Writes a number with a decimal point, rounded: `6.5`, `0.6667`.
fn decimal(number: Fraction) -> String {
    let (numerator, denominator) = number.fraction();
    let scale = 10_i64.pow(u32::try_from(DIGITS).unwrap_or(0));
    let scaled = (2 * numerator * scale + denominator).div_euclid(2 * denominator);
    let text = format!("{}.{:0DIGITS$}", scaled / scale, scaled % scale);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

pub(super) fn line(cells: &[String]) -> String {
    let cells: Vec<String> = cells.iter().map(|text| cell(text)).collect();
    format!("{}\r\n", cells.join(","))
}

/// Writes a cell. What spreadsheets would take for a formula begins with a quote.
fn cell(text: &str) -> String {
    let guard = if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { "'" } else { "" };
    match text.contains([',', '"', '\r', '\n']) {
        true => format!("\"{guard}{}\"", text.replace('"', "\"\"")),
        false => format!("{guard}{text}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_never_a_formula() {
        for (text, expected) in [
            ("Anna", "Anna"),
            ("=1+1", "'=1+1"),
            ("+49", "'+49"),
            ("-1", "'-1"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("=A1,\"x\"", "\"'=A1,\"\"x\"\"\""),
            ("a-b", "a-b"),
            ("Miller, Bob", "\"Miller, Bob\""),
            ("", ""),
        ] {
            assert_eq!(cell(text), expected);
        }
    }

    #[test]
    fn results_are_numbers() {
        let results =
            [GameResult::Win(Color::White), GameResult::Draw, GameResult::Win(Color::Black)];
        let game = |is_forfeit| {
            move |result| CrosstableGame {
                is_forfeit,
                ..CrosstableGame::new(1, 0, 1, Some(result))
            }
        };
        let of_white = |game: CrosstableGame| result(&game, Color::White);
        assert_eq!(results.map(game(false)).map(of_white), ["1", "0.5", "0"].map(Some));
        let forfeits = [results[0], results[2], GameResult::BothLose].map(game(true));
        assert_eq!(forfeits.map(of_white), ["1F", "0F", "0F"].map(Some));
        assert_eq!(of_white(CrosstableGame::new(1, 0, 1, None)), None);
    }

    #[test]
    fn numbers_are_decimal() {
        let third = Fraction::whole(2).divided_by(3).expect("a number");
        let numbers = [Fraction::ZERO, Fraction::whole(10), Fraction::quarters(57), third];
        assert_eq!(numbers.map(decimal), ["0", "10", "14.25", "0.6667"]);
    }
}
