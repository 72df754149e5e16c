//! What can be asked of a game, and by whom.

use crate::chess::{Color, Verdict};

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    Player(Color),
    /// Time itself: the flag.
    Clock,
    /// What the Laws say, proven after the event.
    RulesCore,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    Play(Play),
    /// While the opponent thinks (Article 9.1, LAWS §4).
    OfferDraw,
    /// The half-moves that the player had before them: an offer of another position is not
    /// the one they accept.
    AcceptDraw {
        ply: u32,
    },
    DeclineDraw,
    Resign,
    /// Ends a game in which not both sides have moved, without a result.
    Abort,
    /// Ends a game whose result waits for a proof.
    Settle {
        /// The half-moves made in the position that the verdict is about.
        ply: u32,
        /// Whether the side that would win can still checkmate.
        verdict: Verdict,
    },
    /// Asks for nothing but what time has decided.
    Look,
}

/// A move, as the player saw the board when choosing it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// The move in any notation of [`crate::chess::parse_move`].
    pub text: String,
    /// The half-moves that the player had before them: a move meant for another position
    /// is never made.
    pub ply: u32,
    pub offer_draw: bool,
}
