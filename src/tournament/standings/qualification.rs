//! Who can still reach one of the first places: whether a stage can close although games are in
//! progress.
//!
//! Every game can still be won, drawn or lost; that both lose is ignored. That somebody withdraws in the future is ignored.
//! Who has withdrawn keeps a place in the table, but the next one goes on.

use super::{
    crosstable::{Crosstable, CrosstableGame, TournamentSystem},
    player_records::PlayerRecords,
    ranking::Ranker,
    tie_break::TieBreakList,
};
use crate::{chess::Color, game::GameResult};

/// Games in progress up to which all tables are reckoned: 3⁸ are 6561.
pub(super) const MAX_OPEN_GAMES: usize = 8;

pub(super) const RESULTS: [GameResult; 3] =
    [GameResult::Win(Color::White), GameResult::Draw, GameResult::Win(Color::Black)];

/// Who can still have one of the qualifying places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Qualification {
    pub precision: Precision,
    /// Of each player of the table.
    pub statuses: Vec<QualificationStatus>,
    /// No game in progress changes any more who goes on. A lot may still have to be drawn.
    pub is_decided: bool,
}

/// How it was found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Precision {
    /// Each result of each game that matters was tried, with all tie-breaks.
    Exact,
    /// Too many games matter, or rounds have not been paired. The highest and lowest scores were
    /// compared: who is in contention by these may have no chance in truth, or a place for certain.
    PointsBound,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QualificationStatus {
    /// Has a place, whatever happens.
    Qualified,
    /// May have a place, be it by a lot.
    InContention,
    /// Has no place, whatever happens.
    Eliminated,
}

/// What becomes of players who are tied at the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TieAtLine {
    /// `RTNG/R`, then a lot, decides who has the place.
    IsBroken,
    /// All of them have it.
    IsShared,
}

impl Qualification {
    /// Finds out who can have one of the first `places`. What the tie-breaks leave tied at the
    /// line is broken by `RTNG/R`, then by a lot.
    pub fn new(table: &Crosstable, set: &TieBreakList, places: usize) -> Qualification {
        Qualification::at_line(table, set, places, TieAtLine::IsBroken)
    }

    /// Finds out who can finish first, alone or with others: where nobody goes on, equals share the
    /// place.
    pub fn of_first_place(table: &Crosstable, set: &TieBreakList) -> Qualification {
        Qualification::at_line(table, set, 1, TieAtLine::IsShared)
    }

    fn at_line(
        table: &Crosstable,
        set: &TieBreakList,
        places: usize,
        tie: TieAtLine,
    ) -> Qualification {
        let by_points = by_points(table, places);
        if !by_points.contains(&QualificationStatus::InContention) {
            let precision = Precision::Exact;
            return Qualification { precision, statuses: by_points, is_decided: true };
        }
        let open = games_that_matter(table, set, &by_points);
        if open.len() > MAX_OPEN_GAMES || rounds_to_come(table) > 0 {
            let precision = Precision::PointsBound;
            return Qualification { precision, statuses: by_points, is_decided: false };
        }
        by_all_tables(table, set, (places, tie), &open, &by_points)
    }
}

/// Returns how many rounds of a Swiss tournament have not been paired.
fn rounds_to_come(table: &Crosstable) -> usize {
    match table.system {
        TournamentSystem::RoundRobin => 0,
        TournamentSystem::Swiss => usize::from(table.rounds - table.last_paired_round()),
    }
}

/// Returns the games in progress that may change who goes on. Those between two for whom the points
/// decide matter as long as tie-breaks depend on the results of others.
fn games_that_matter(
    table: &Crosstable,
    set: &TieBreakList,
    by_points: &[QualificationStatus],
) -> Vec<usize> {
    let all_are_own = set.as_slice().iter().all(|tie_break| tie_break.is_own());
    let is_open = |player: usize| by_points[player] == QualificationStatus::InContention;
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
pub(super) fn by_points(table: &Crosstable, places: usize) -> Vec<QualificationStatus> {
    let records = PlayerRecords::new(table);
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
    let mut statuses = vec![QualificationStatus::Eliminated; table.players.len()];
    for (&player, &(own_least, own_most)) in able.iter().zip(&bounds) {
        let surely_ahead = bounds.iter().filter(|(least, _)| *least > own_most).count();
        // One of these is the player.
        let perhaps_level = bounds.iter().filter(|(_, most)| *most >= own_least).count();
        statuses[player] = if surely_ahead >= places {
            QualificationStatus::Eliminated
        } else if perhaps_level <= places {
            QualificationStatus::Qualified
        } else {
            QualificationStatus::InContention
        };
    }
    statuses
}

/// What one table says of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TableStatus {
    Qualified,
    /// Tied at the line.
    NeedsLot,
    Eliminated,
}

/// Reckons the table for each result of the open games.
fn by_all_tables(
    table: &Crosstable,
    set: &TieBreakList,
    (places, tie): (usize, TieAtLine),
    open: &[usize],
    by_points: &[QualificationStatus],
) -> Qualification {
    let set = match tie {
        TieAtLine::IsBroken => set.at_qualifying_line(),
        TieAtLine::IsShared => set.clone(),
    };
    let mut table = table.clone();
    let mut first: Option<Vec<TableStatus>> = None;
    let mut statuses = Vec::new();
    let mut is_decided = true;
    for number in 0..3_usize.pow(u32::try_from(open.len()).unwrap_or(0)) {
        let mut digits = number;
        for &game in open {
            table.games[game].result = Some(RESULTS[digits % 3]);
            digits /= 3;
        }
        let now = table_statuses(&table, &set, places, tie);
        match &first {
            None => {
                statuses = now.iter().map(|one| status_of(*one)).collect();
                first = Some(now);
            }
            Some(first) => {
                is_decided &= *first == now;
                for (status, one) in statuses.iter_mut().zip(&now) {
                    if *status != status_of(*one) {
                        *status = QualificationStatus::InContention;
                    }
                }
                // No other table changes more than the points leave open.
                if !is_decided && statuses == by_points {
                    break;
                }
            }
        }
    }
    Qualification { precision: Precision::Exact, statuses, is_decided }
}

fn status_of(table_status: TableStatus) -> QualificationStatus {
    match table_status {
        TableStatus::Qualified => QualificationStatus::Qualified,
        TableStatus::NeedsLot => QualificationStatus::InContention,
        TableStatus::Eliminated => QualificationStatus::Eliminated,
    }
}

fn table_statuses(
    table: &Crosstable,
    set: &TieBreakList,
    places: usize,
    tie: TieAtLine,
) -> Vec<TableStatus> {
    let mut table_statuses = vec![TableStatus::Eliminated; table.players.len()];
    let mut ranker = Ranker::new(table, set.as_slice());
    let (order, levels) = ranker.rank_at_line(places);
    let (mut rest, mut left) = (order, places);
    for &level in levels {
        let (tied, after) = rest.split_at(level);
        let able = || tied.iter().filter(|&&player| table.players[player].withdrawal.is_none());
        let table_status = match able().count() {
            count if count <= left => TableStatus::Qualified,
            _ if left > 0 && tie == TieAtLine::IsShared => TableStatus::Qualified,
            _ if left > 0 => TableStatus::NeedsLot,
            _ => break,
        };
        for &player in able() {
            table_statuses[player] = table_status;
        }
        left = left.saturating_sub(able().count());
        rest = after;
    }
    table_statuses
}
