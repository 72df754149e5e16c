//! Who plays whom. Pure functions of entries, results and lots; who was paired is then a fact of
//! the tournament's log, which later results do not change (FIDE C.04.2, 4.3).
//!
//! Pairing numbers and seeds count from 1, as the tables do.

pub mod knockout;
pub mod match_games;
pub mod numbering;
pub mod round_pairings;
pub mod round_robin;
pub mod sections;
pub mod series;
pub mod swiss;
