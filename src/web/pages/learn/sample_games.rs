//! The games and lines that pages show and examples play.

/// The opening of most examples; White has moved last.
pub(super) const SPANISH: &[&str] = &["e4", "e5", "Nf3", "Nc6", "Bb5"];
/// Conditional moves and a proposed line after them.
pub(super) const CONDITIONAL_MOVES: &str = "3...a6 4.Ba4 (3...Nf6 4.O-O) 4...Nf6 5.O-O";
pub(super) const ANY: &str = "3...any-unless-capture-attack 4.c3";
pub(super) const PROPOSED_LINE: &str = "3...a6 4.Ba4 Nf6 5.O-O Be7 6.Re1";
/// A position that is about to stand for the third time; Black is to move.
pub(super) const KNIGHTS: &[&str] = &["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"];
/// Pawns, a knight, a capture, castling and a promotion in one position.
pub(super) const NOTATION: &str = "4k3/P7/8/3p4/4P3/8/8/1N2K2R w K - 0 1";
/// First lines of answers to emails.
pub(super) const ANSWERS: [&str; 8] = [
    "13. Nxe4",
    "13. Nxe4 draw?",
    "draw?",
    "accept draw",
    "decline draw",
    "resign",
    "if 13...dxe4 14.Ng5",
    "13. Nxe4 if 13...dxe4 14.Ng5",
];
