//! Tournaments: who plays whom, by lot where nothing else decides, and how they stand.
//!
//! Pure, as `game` is: no database, no HTML, and not what time it is. Everything follows from
//! entries, results and the tournament's log; secrets and instants are arguments.

pub mod lots;
pub mod pairing;
pub mod standings;
