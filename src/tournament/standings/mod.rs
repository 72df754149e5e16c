//! Standings: points, tie-breaks, places, and who can still reach a qualifying place.
//!
//! All of it follows from a [`Crosstable`] and a [`TieBreakList`], and nothing is rounded that a
//! rank depends on. The rules are FIDE's: C.07 (edition of March 2026) for tie-breaks, C.05 6.6 for
//! players who withdraw from a round robin. Articles without another name are those of C.07.

mod amount;
mod crosstable;
mod cut;
mod direct_encounter;
mod explanation;
mod figures;
mod opponents_scores;
mod own_record;
mod qualification;
mod ranking;
mod ratings;
mod records;
mod round_record;
mod rows;
mod tie_break;
mod unplayed;
mod withdrawal;

pub use amount::{Amount, Points};
pub use crosstable::{
    Bye, ByeKind, Crosstable, CrosstableGame, CrosstablePlayer, PairingMethod, PointValues,
};
pub use direct_encounter::{DirectEncounter, EncounterGround, EncounterRow};
pub use explanation::{Against, Explanation, Formula, Term};
pub use qualification::{Prospect, Qualification, QualificationMethod};
pub use rows::{Standings, StandingsRow, explain};
pub use tie_break::{Cut, TieBreak, TieBreakError, TieBreakList};
pub use withdrawal::Withdrawal;

#[cfg(test)]
mod tests;
