//! Letters: what they say and how they leave the house.
//!
//! Knows the database's rows, but not how they are stored, and no page.

mod carrier;
mod letter;
mod wording;

pub use carrier::{Carrier, CarrierError};
pub use letter::{Envelope, build};
pub use wording::{Facts, ToldGame, Wording, word};
