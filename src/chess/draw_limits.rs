//! How often a position, and how many moves without progress, make a draw.

/// Occurrences of a position with which a draw can be claimed (Article 9.2).
pub const CLAIM_OCCURRENCES: usize = 3;
/// Half-moves with which a draw can be claimed: fifty moves of each side (Article 9.3).
pub const CLAIM_HALFMOVES: u32 = 100;
/// Occurrences of a position that end the game by themselves (Article 9.6.1).
pub const END_OCCURRENCES: usize = 5;
/// Half-moves that end the game by themselves: seventy-five of each side (Article 9.6.2).
pub const END_HALFMOVES: u32 = 150;
