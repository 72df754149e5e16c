//! Standings: points, tie-breaks, places, and who can still reach a qualifying place.
//!
//! All of it follows from a [`Crosstable`] and a [`TieBreakList`], and nothing is rounded that a
//! rank depends on. The rules are FIDE's: C.07 (edition of March 2026) for tie-breaks, C.05 6.6 for
//! players who withdraw from a round robin. Articles without another name are those of C.07.

mod calculator;
mod crosstable;
mod cut;
mod direct_encounter;
mod explanation;
mod fraction;
mod opponents_scores;
mod own_record;
mod player_records;
mod qualification;
mod ranking;
mod ratings;
mod round_result;
mod rows;
mod stage_outcome;
mod tie_break;
mod unplayed;
mod withdrawal;

pub use crosstable::{
    Bye, ByeKind, Crosstable, CrosstableGame, CrosstablePlayer, ScoringSystem, TournamentSystem,
};
pub use direct_encounter::{DirectEncounter, DirectEncounterRow, EncounterVerdict};
pub use explanation::{Aggregation, Explanation, Term, TermOpponent};
pub use fraction::{Fraction, Points};
pub use qualification::{Precision, Qualification, QualificationStatus};
pub use rows::{Standings, StandingsRow, explain};
pub use stage_outcome::{GroupPlayer, StageOutcome, StagePlaces, StageQualification};
pub use tie_break::{Cut, TieBreak, TieBreakError, TieBreakList};
pub use withdrawal::Withdrawal;

#[cfg(test)]
mod tests;
