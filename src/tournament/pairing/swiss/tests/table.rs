//! Rounds written as tables.

use crate::{
    chess::Color,
    tournament::pairing::swiss::{NoPairing, PastRound, SwissPlayer, SwissRound, pair},
};

/// Returns the coming round of a tournament. Each line has what a player has done, as report files
/// write it: `3w1` is a win against number 3 with White, `3b-` a forfeit loss; `U`, `H` and `Z` are
/// a pairing-allocated, a half-point and a zero-point bye. Who does not play has `away` at the end.
pub fn round(rounds: usize, table: &[&str]) -> SwissRound {
    let players: Vec<SwissPlayer> = (1..)
        .zip(table)
        .map(|(number, line)| {
            let is_available = !line.ends_with("away");
            let cells = line.split_whitespace().filter(|cell| *cell != "away");
            SwissPlayer { number, history: cells.map(past_round).collect(), is_available }
        })
        .collect();
    let played = players.iter().map(|player| player.history.len()).max().unwrap();
    let (points_of_win, initial_color) = (2, Color::White);
    SwissRound { players, round: played + 1, rounds, points_of_win, initial_color }
}

fn past_round(cell: &str) -> PastRound {
    let (game, result) = cell.split_at(cell.len() - 1);
    let points = match result {
        "1" | "+" | "U" => 2,
        "=" | "H" => 1,
        _ => 0,
    };
    match result {
        "+" => PastRound::ForfeitWin { points },
        "-" => PastRound::ForfeitLoss,
        "U" => PastRound::PairingBye { points },
        "H" => PastRound::HalfPointBye { points },
        "Z" => PastRound::ZeroPointBye,
        _ => {
            let (opponent, color) = game.split_at(game.len() - 1);
            let color = if color == "w" { Color::White } else { Color::Black };
            PastRound::Played { opponent: opponent.parse().unwrap(), color, points }
        }
    }
}

/// Pairs a round and returns it as text: `4-1 2-3 bye 5`.
pub fn paired(round: &SwissRound) -> Result<String, NoPairing> {
    let pairings = pair(round)?;
    let games = pairings.pairings.iter();
    let mut words: Vec<String> =
        games.map(|pairing| format!("{}-{}", pairing.white, pairing.black)).collect();
    words.extend(pairings.bye.map(|number| format!("bye {number}")));
    Ok(words.join(" "))
}
