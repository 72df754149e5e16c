//! Who can still reach one of the first places: whether a stage can close although games are in
//! progress.
//!
//! Every game can still be won, drawn or lost; that both lose is ignored. That somebody withdraws in the future is ignored.
//! Who has withdrawn keeps a place in the table, but the next one goes on.

use super::{
    crosstable::{Crosstable, CrosstableGame, PairingMethod},
    ranking::Ranker,
    records::Records,
    tie_break::TieBreakList,
};
use crate::{chess::Color, game::GameResult};

/// Games in progress up to which all tables are reckoned: 3⁸ are 6561.
const MAX_OPEN_GAMES: usize = 8;

const RESULTS: [GameResult; 3] =
    [GameResult::Win(Color::White), GameResult::Draw, GameResult::Win(Color::Black)];

/// Who can still have one of the qualifying places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Qualification {
    pub method: QualificationMethod,
    /// Of each player of the table.
    pub prospects: Vec<Prospect>,
    /// No game in progress changes any more who goes on. A lot may still have to be drawn.
    pub is_decided: bool,
}

/// How it was found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QualificationMethod {
    /// Each result of each game that matters was tried, with all tie-breaks.
    Exact,
    /// Too many games matter, or rounds have not been paired. The highest and lowest scores were compared: who is `Open` by these
    /// may have no chance in truth, or be certain.
    BoundByPoints,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// Has a place, whatever happens.
    Certain,
    /// May have a place, be it by a lot.
    Open,
    /// Has no place, whatever happens.
    Out,
}

impl Qualification {
    /// Finds out who can have one of the first `places`. What the tie-breaks leave tied at the
    /// line is broken by `RTNG/R`, then by a lot.
    pub fn new(table: &Crosstable, set: &TieBreakList, places: usize) -> Qualification {
        let by_points = by_points(table, places);
        if !by_points.contains(&Prospect::Open) {
            let method = QualificationMethod::Exact;
            return Qualification { method, prospects: by_points, is_decided: true };
        }
        let open = games_that_matter(table, set, &by_points);
        if open.len() > MAX_OPEN_GAMES || rounds_to_come(table) > 0 {
            let method = QualificationMethod::BoundByPoints;
            return Qualification { method, prospects: by_points, is_decided: false };
        }
        by_all_tables(table, set, places, &open)
    }
}

/// Returns how many rounds of a Swiss tournament have not been paired.
fn rounds_to_come(table: &Crosstable) -> usize {
    match table.pairing_method {
        PairingMethod::RoundRobin => 0,
        PairingMethod::Swiss => usize::from(table.rounds - table.last_paired_round()),
    }
}

/// Returns the games in progress that may change who goes on. Those between two for whom the points
/// decide matter as long as tie-breaks depend on the results of others.
fn games_that_matter(table: &Crosstable, set: &TieBreakList, by_points: &[Prospect]) -> Vec<usize> {
    let all_are_own = set.as_slice().iter().all(|tie_break| tie_break.is_own());
    let is_open = |player: usize| by_points[player] == Prospect::Open;
    let matters =
        |game: &CrosstableGame| !all_are_own || is_open(game.white) || is_open(game.black);
    let counting = table.counting();
    let games = table.games.iter().enumerate().filter(|(_, game)| {
        let counts = counting[game.white] && counting[game.black];
        counts && game.result.is_none() && matters(game)
    });
    games.map(|(index, _)| index).collect()
}

/// Compares what each can still score at least and at most. Nobody is called certain or out who is
/// not; that two rivals cannot both win their game is not seen.
fn by_points(table: &Crosstable, places: usize) -> Vec<Prospect> {
    let records = Records::new(table);
    let values = table.values;
    let open =
        |player: usize| records.of(player).iter().filter(|round| round.is_in_progress()).count();
    // A game that is lost by forfeit brings nothing.
    let least = |player: usize| records.score(player);
    let to_come = rounds_to_come(table);
    let most = |player: usize| records.score(player) + values.win.times(open(player) + to_come);
    // Whose results do not count has withdrawn.
    let can_qualify = |player: &usize| table.players[*player].withdrawal.is_none();
    let able: Vec<usize> = (0..table.players.len()).filter(can_qualify).collect();
    let bounds: Vec<_> = able.iter().map(|&player| (least(player), most(player))).collect();
    let mut prospects = vec![Prospect::Out; table.players.len()];
    for (&player, &(own_least, own_most)) in able.iter().zip(&bounds) {
        let surely_ahead = bounds.iter().filter(|(least, _)| *least > own_most).count();
        // One of these is the player.
        let perhaps_level = bounds.iter().filter(|(_, most)| *most >= own_least).count();
        prospects[player] = if surely_ahead >= places {
            Prospect::Out
        } else if perhaps_level <= places {
            Prospect::Certain
        } else {
            Prospect::Open
        };
    }
    prospects
}

/// What one table says of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standpoint {
    Qualified,
    /// Tied at the line.
    NeedsLot,
    Eliminated,
}

/// Reckons the table for each result of the open games.
fn by_all_tables(
    table: &Crosstable,
    set: &TieBreakList,
    places: usize,
    open: &[usize],
) -> Qualification {
    let set = set.at_qualifying_line();
    let mut table = table.clone();
    let mut first: Option<Vec<Standpoint>> = None;
    let mut prospects = Vec::new();
    let mut is_decided = true;
    for number in 0..3_usize.pow(u32::try_from(open.len()).unwrap_or(0)) {
        let mut digits = number;
        for &game in open {
            table.games[game].result = Some(RESULTS[digits % 3]);
            digits /= 3;
        }
        let now = standpoints(&table, &set, places);
        match &first {
            None => {
                prospects = now.iter().map(|one| prospect_of(*one)).collect();
                first = Some(now);
            }
            Some(first) => {
                is_decided &= *first == now;
                for (prospect, one) in prospects.iter_mut().zip(&now) {
                    if *prospect != prospect_of(*one) {
                        *prospect = Prospect::Open;
                    }
                }
            }
        }
    }
    Qualification { method: QualificationMethod::Exact, prospects, is_decided }
}

fn prospect_of(standpoint: Standpoint) -> Prospect {
    match standpoint {
        Standpoint::Qualified => Prospect::Certain,
        Standpoint::NeedsLot => Prospect::Open,
        Standpoint::Eliminated => Prospect::Out,
    }
}

fn standpoints(table: &Crosstable, set: &TieBreakList, places: usize) -> Vec<Standpoint> {
    let mut standpoints = vec![Standpoint::Eliminated; table.players.len()];
    let mut ranker = Ranker::new(table, set.as_slice());
    let (order, levels) = ranker.rank_at_line(places);
    let (mut rest, mut left) = (order, places);
    for &level in levels {
        let (tied, after) = rest.split_at(level);
        let able = || tied.iter().filter(|&&player| table.players[player].withdrawal.is_none());
        let standpoint = match able().count() {
            count if count <= left => Standpoint::Qualified,
            _ if left > 0 => Standpoint::NeedsLot,
            _ => break,
        };
        for &player in able() {
            standpoints[player] = standpoint;
        }
        left = left.saturating_sub(able().count());
        rest = after;
    }
    standpoints
}
