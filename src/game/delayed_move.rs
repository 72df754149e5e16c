//! A move that is made and not sent yet: until it is, its player can recall it, and nobody else knows
//! of it (docs/decisions/0035).

use chrono::{DateTime, TimeDelta, Utc};

use super::Play;
use crate::chess::Color;

/// The delays that a player can choose, in seconds.
pub const SEND_DELAYS: [u32; 6] = [0, 10, 60, 120, 300, 600];

/// The longest in a game of a tournament.
pub const MAX_TOURNAMENT_DELAY: TimeDelta = TimeDelta::minutes(1);

/// A move that waits for the end of its delay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DelayedMove {
    pub by: Color,
    /// The move in UCI, with all that goes with it.
    pub play: Play,
    /// What is said to the opponent with it.
    pub message: Option<String>,
    pub made_at: DateTime<Utc>,
    /// What the move had used when it was made. Whatever is done about the clock while it waits does
    /// not count.
    pub used: TimeDelta,
    /// When the delay ends.
    pub sent_at: DateTime<Utc>,
}
