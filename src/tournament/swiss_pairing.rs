//! What the pairing of a Swiss round is made of: the score and the record of each player, from the
//! rounds that the log has and from results as they are known when it is paired.

use std::collections::BTreeSet;

use super::{
    event::LotPurpose,
    pairing::{
        round_pairings::{PairingNumber, RoundPairings},
        swiss::{PastRound, SwissPlayer, SwissRound, pair},
    },
    standings::{ByeKind, Crosstable, CrosstableGame, Points},
    started_game::Progress,
    state::Tournament,
};
use crate::{
    chess::Color,
    game::{GameResult, Score},
};

/// Pairs a round of those who play in it; `None` if no pairing keeps the rules.
pub(super) fn pair_players(
    tournament: &Tournament,
    round: u16,
    available: &BTreeSet<PairingNumber>,
    progress: &Progress,
) -> Option<RoundPairings> {
    // All who are there have asked not to play.
    if available.is_empty() {
        return Some(RoundPairings { pairings: Vec::new(), bye: None });
    }
    let (rounds, _) = tournament.swiss_terms()?;
    let is_white = tournament.lot(LotPurpose::InitialColor)?.coin();
    let initial_color = if is_white { Color::White } else { Color::Black };
    let table = tournament.crosstable(1, progress)?;
    let players = (1..=table.players.len()).map(|number| SwissPlayer {
        number,
        history: (1..round).map(|_| PastRound::ZeroPointBye).collect(),
        is_available: available.contains(&number),
    });
    let mut players: Vec<SwissPlayer> = players.collect();
    let mut note = |round: u16, player: usize, past: PastRound| {
        let place = usize::from(round).checked_sub(1);
        let history = players.get_mut(player).map(|player| &mut player.history);
        if let Some(known) = place.zip(history).and_then(|(place, it)| it.get_mut(place)) {
            *known = past;
        }
    };
    for bye in &table.byes {
        let past = match bye.kind {
            ByeKind::PairingAllocated => PastRound::PairingBye { points: count(table.values.win) },
            ByeKind::HalfPoint => PastRound::HalfPointBye { points: count(table.values.draw) },
        };
        note(bye.round, bye.player, past);
    }
    for game in &table.games {
        for (player, color) in game.sides() {
            note(game.round, player, past_game(&table, game, color));
        }
    }
    let paired = pair(&SwissRound {
        players,
        round: usize::from(round),
        rounds: usize::from(rounds),
        points_of_win: count(table.values.win),
        initial_color,
    });
    paired.ok()
}

/// Returns what a game was for the player of a color. In progress it counts as a draw (C.04.2 3.1).
fn past_game(table: &Crosstable, game: &CrosstableGame, color: Color) -> PastRound {
    let opponent = color.fold_wb(game.black, game.white) + 1;
    let points = count(match game.result {
        Some(_) => game.points(color, table.values),
        None => table.values.of(Score::Drawn),
    });
    match game.result {
        // What was annulled was not played.
        Some(GameResult::None) => PastRound::ForfeitLoss,
        Some(result) if game.is_forfeit && result == GameResult::Win(color) => {
            PastRound::ForfeitWin { points }
        }
        Some(_) if game.is_forfeit => PastRound::ForfeitLoss,
        Some(_) | None => PastRound::Played { opponent, color, points },
    }
}

/// Points are counted in halves.
fn count(points: Points) -> u32 {
    u32::from(points.halves())
}
