//! A move for one position that is played by itself a chosen time before the time runs out, unless its
//! player has moved (docs/decisions/0036).

use chrono::TimeDelta;

use super::Play;
use crate::chess::Color;

/// How many hours before the deadline a safety move can be played.
pub const SAFETY_LEADS: [u32; 7] = [1, 2, 3, 6, 12, 24, 48];

/// A safety move. Nobody but its owner may learn of it before it is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SafetyMove {
    pub by: Color,
    /// The move in UCI, and the position for which it is.
    pub play: Play,
    /// What the clock has left when it is played.
    pub lead: TimeDelta,
}
