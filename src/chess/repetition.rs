//! When the same position stood before (Article 9.2.3), and how long nothing was captured
//! and no pawn moved (Articles 9.3 and 9.6.2).

use std::collections::HashMap;

use shakmaty::{ByColor, Position};

use super::{
    Line, VariantPosition,
    variants::{counted_halfmoves, reversible_halfmoves},
};

impl Line {
    /// Returns the half-move clock after so many half-moves: how many have passed since the
    /// last capture or pawn move. What the FEN of the start says is counted. It stays at 0 where
    /// pieces return.
    pub fn halfmove_clock(&self, ply: usize) -> u32 {
        counted_halfmoves(self.position(ply))
    }

    /// Returns after how many half-moves the position that stands after `ply` of them has
    /// stood up to then, oldest first; 0 is the start, and `ply` itself comes last.
    ///
    /// The same position means what Article 9.2.3 says, exactly: the same side to move, the
    /// same pieces, the same castling *rights*, and en passant only where the capture is
    /// *legal*. Nothing before the last capture or pawn move can come back.
    pub fn occurrences(&self, ply: usize) -> Vec<usize> {
        let ply = ply.min(self.steps.len());
        let position = self.position(ply);
        let same_turn = (self.first_that_may_return(ply)..=ply).rev().step_by(2);
        let mut plies: Vec<usize> =
            same_turn.filter(|&p| p == ply || self.position(p) == position).collect();
        plies.reverse();
        plies
    }

    /// Returns the half-move after which the oldest position stood that can be the same as the one after
    /// `ply` of them: nothing before the last capture or pawn move can, unless pieces return.
    pub(super) fn first_that_may_return(&self, ply: usize) -> usize {
        // The FEN of the start may bring more half-moves than the line has.
        let reach = reversible_halfmoves(self.position(ply));
        ply.saturating_sub(usize::try_from(reach).unwrap_or(usize::MAX))
    }
}

/// The positions since the last capture or pawn move, to walk along a line in linear time.
#[derive(Default)]
pub(super) struct Occurrences<'a> {
    plies: HashMap<&'a VariantPosition, Vec<usize>>,
    /// How many positions with this side to move have stood at least twice.
    twice: ByColor<usize>,
}

impl<'a> Occurrences<'a> {
    /// Notes the position after `ply` half-moves of a line, each in its turn, and returns
    /// its occurrences up to then.
    pub(super) fn note(&mut self, ply: usize, position: &'a VariantPosition) -> &[usize] {
        if reversible_halfmoves(position) == 0 {
            self.plies.clear();
            self.twice = ByColor::default();
        }
        let plies = self.plies.entry(position).or_default();
        plies.push(ply);
        if plies.len() == 2 {
            *self.twice.get_mut(position.turn()) += 1;
        }
        plies
    }

    /// Returns the occurrences of any position.
    pub(super) fn of(&self, position: &VariantPosition) -> &[usize] {
        self.plies.get(position).map_or(&[], Vec::as_slice)
    }

    /// Returns whether a move of this side could make a position stand for the third time.
    pub(super) fn third_is_near(&self, side: shakmaty::Color) -> bool {
        *self.twice.get(!side) > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::line::tests::line;

    /// The start, the moves, and after how many half-moves the last position stood.
    const TABLE: &[(&str, &str, &[usize])] = &[
        // Knights out and home; the start counts.
        ("4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8", &[0, 4, 8]),
        // The clock of the FEN reaches further back than the line.
        ("4k1n1/8/8/8/8/8/8/4K1N1 w - - 40 90", "Nf3 Nf6 Ng1 Ng8", &[0, 4]),
        // Three half-moves: the same squares, but the other side is to move.
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra2 Kd8 Ra3 Ke8 Ra1", &[5]),
        // A pawn move lies between; what stood before it cannot come back.
        ("4k1n1/8/8/8/8/8/P7/4K1N1 w - - 0 1", "Nf3 Nf6 Ng1 Ng8 a3 Nf6 Nf3 Ng8 Ng1", &[5, 9]),
        // White could castle at first, and never again.
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Rg1 Kd8 Rh1 Ke8 Rg1 Kd8 Rh1 Ke8", &[4, 8]),
        // The right of castling counts, not the possibility: h1 is never left.
        ("4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "Be2 Kd8 Bf1 Ke8", &[0, 4]),
        // dxe6 was possible once: not the same. Below, the pawn on d5 is pinned: the same.
        ("4k3/4p3/8/3P4/8/8/8/4K3 b - - 0 1", "e5 Kd1 Kd8 Ke1 Ke8 Kd1 Kd8 Ke1 Ke8", &[5, 9]),
        ("3rk3/4p3/8/3P4/8/8/8/3K4 b - - 0 1", "e5 Kc1 Kf8 Kd1 Ke8", &[1, 5]),
    ];

    #[test]
    fn a_position_is_the_same_as_article_9_2_3_says() {
        for (fen, moves, expected) in TABLE {
            let line = line(fen, moves);
            assert_eq!(line.occurrences(line.steps.len()), *expected, "{fen} {moves}");
        }
    }

    /// With en passant switched off the pawn could never be taken.
    #[test]
    fn the_rules_of_the_game_decide_what_is_possible() {
        let (fen, moves) = ("4k3/4p3/8/3P4/8/8/8/4K3 b - - 0 1", "e5 Kd1 Kd8 Ke1 Ke8");
        let on = line(fen, moves);
        assert_eq!(on.occurrences(5), [5]);
        let mut start = on.start.clone();
        start.rules.en_passant = false;
        let off = Line::replay(&start, on.steps.iter().map(|step| step.mv));
        assert_eq!(off.occurrences(5), [1, 5]);
        // An intended move is made under the same rules.
        let first = Line::replay(&start, []).with_intended(0, on.steps[0].mv);
        assert_eq!(first.position(1), off.position(1));
    }

    #[test]
    fn walking_along_a_line_finds_the_same_occurrences() {
        for (fen, moves, _) in TABLE {
            let line = line(fen, moves);
            let mut walk = Occurrences::default();
            for ply in 0..=line.steps.len() {
                let noted = walk.note(ply, line.position(ply)).to_vec();
                assert_eq!(noted, line.occurrences(ply), "{fen} {moves} {ply}");
                assert_eq!(walk.of(line.position(ply)), noted);
                for side in shakmaty::Color::ALL {
                    let near = walk.plies.iter().any(|(p, at)| p.turn() != side && at.len() > 1);
                    assert_eq!(walk.third_is_near(side), near, "{fen} {moves} {ply}");
                }
            }
        }
    }

    #[test]
    fn the_clock_goes_on_from_the_start_and_falls_back_to_zero() {
        let line = line("4k3/8/8/8/8/8/P7/4K2r w - - 98 90", "Kd2 Rh2 Kd1 Rxa2 Kc1");
        let clocks: Vec<u32> = (0..=5).map(|ply| line.halfmove_clock(ply)).collect();
        assert_eq!(clocks, [98, 99, 100, 101, 0, 1]);
    }
}
