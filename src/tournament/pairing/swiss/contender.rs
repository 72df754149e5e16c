//! A player, as the pairing of a round needs to know one.

use std::{cmp::Reverse, collections::BTreeMap};

use super::{
    color_preference::ColorPreference,
    swiss_round::{PastRound, SwissPlayer, SwissRound},
};
use crate::{chess::Color, tournament::pairing::round_pairings::PairingNumber};

/// A player who is to be paired.
#[derive(Clone, Debug)]
pub struct Contender {
    pub number: PairingNumber,
    pub score: u32,
    pub preference: ColorPreference,
    /// Of the games that were played, in their order.
    pub colors: Vec<Color>,
    /// Those whom the player has played.
    pub opponents: Vec<PairingNumber>,
    /// In the previous round, and two rounds before.
    pub floats: [Option<Float>; 2],
    /// C2.
    pub may_get_bye: bool,
    pub unplayed_games: usize,
    /// 1.8: more than half of what was possible, in the last round.
    pub is_topscorer: bool,
}

/// 1.4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Float {
    Down,
    Up,
}

impl Contender {
    /// Players are ranked by score, then by pairing number (1.2). The smaller key is the higher
    /// rank.
    pub fn rank(&self) -> (Reverse<u32>, PairingNumber) {
        (Reverse(self.score), self.number)
    }
}

/// Returns those who play the round, from the highest rank down.
pub fn contenders(round: &SwissRound) -> Vec<Contender> {
    let histories: BTreeMap<PairingNumber, &[PastRound]> =
        round.players.iter().map(|player| (player.number, before(player, round))).collect();
    let available = round.players.iter().filter(|player| player.is_available);
    let mut contenders: Vec<Contender> =
        available.map(|player| contender(player, round, &histories)).collect();
    contenders.sort_by_key(Contender::rank);
    contenders
}

fn contender(
    player: &SwissPlayer,
    round: &SwissRound,
    histories: &BTreeMap<PairingNumber, &[PastRound]>,
) -> Contender {
    let history = before(player, round);
    let games: Vec<(PairingNumber, Color)> =
        history.iter().filter_map(|past| game(*past)).collect();
    let colors: Vec<Color> = games.iter().map(|(_, color)| *color).collect();
    let score = score_of(history);
    let played_rounds = round.round.saturating_sub(1);
    let possible = u64::from(round.points_of_win) * played_rounds as u64;
    let float = |rounds_back| float(history, played_rounds.checked_sub(rounds_back)?, histories);
    Contender {
        number: player.number,
        score,
        preference: ColorPreference::after(&colors),
        unplayed_games: played_rounds.saturating_sub(games.len()),
        colors,
        opponents: games.iter().map(|(opponent, _)| *opponent).collect(),
        floats: [float(1), float(2)],
        may_get_bye: !history.iter().any(|past| excludes_bye(*past, round.points_of_win)),
        is_topscorer: round.round >= round.rounds && 2 * u64::from(score) > possible,
    }
}

fn before<'a>(player: &'a SwissPlayer, round: &SwissRound) -> &'a [PastRound] {
    let rounds = player.history.len().min(round.round.saturating_sub(1));
    &player.history[..rounds]
}

fn score_of(history: &[PastRound]) -> u32 {
    history.iter().map(|past| past.points()).fold(0, u32::saturating_add)
}

fn game(past: PastRound) -> Option<(PairingNumber, Color)> {
    match past {
        PastRound::Played { opponent, color, .. } => Some((opponent, color)),
        _ => None,
    }
}

/// Returns how a player floated in a round, counted from 0 (1.4.2 to 1.4.4).
fn float(
    history: &[PastRound],
    round: usize,
    histories: &BTreeMap<PairingNumber, &[PastRound]>,
) -> Option<Float> {
    let past = history.get(round)?;
    let Some((opponent, _)) = game(*past) else {
        return (past.points() > 0).then_some(Float::Down);
    };
    let theirs = *histories.get(&opponent)?;
    let theirs = score_of(&theirs[..round.min(theirs.len())]);
    match score_of(&history[..round]) {
        own if own > theirs => Some(Float::Down),
        own if own < theirs => Some(Float::Up),
        _ => None,
    }
}

/// C2: who had a pairing-allocated bye, or got as much as for a win without playing, gets none
/// (C.04.1, 4).
fn excludes_bye(past: PastRound, points_of_win: u32) -> bool {
    match past {
        PastRound::Played { .. } => false,
        PastRound::PairingBye { .. } => true,
        unplayed => unplayed.points() >= points_of_win,
    }
}
