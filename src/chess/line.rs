//! A line of moves from a start position: positions, SAN, and how it reads.

use shakmaty::{Color, Move, Position, san::SanPlus};

use super::{Start, VariantPosition, play_san};

/// One half-move of a line, with the position it led to.
#[derive(Clone, Debug)]
pub struct Step {
    pub mv: Move,
    pub san: SanPlus,
    pub after: VariantPosition,
}

/// A line of legal moves with every position on the way.
///
/// Built by replaying: a hundred moves cost some twenty microseconds, so nothing that the
/// moves already say is stored anywhere.
#[derive(Clone, Debug)]
pub struct Line {
    pub start: Start,
    pub steps: Vec<Step>,
}

impl Line {
    /// Replays legal moves. The caller vouches that they are legal, as moves that went
    /// through `Game::apply` are.
    pub fn replay(start: &Start, moves: impl IntoIterator<Item = Move>) -> Line {
        let mut position = start.position.clone();
        let steps = moves
            .into_iter()
            .map(|mv| {
                let san = play_san(&mut position, mv, start.rules);
                Step { mv, san, after: position.clone() }
            })
            .collect();
        Line { start: start.clone(), steps }
    }

    /// Returns the position after so many half-moves, the last one if there are fewer.
    pub fn position(&self, ply: usize) -> &VariantPosition {
        match ply.min(self.steps.len()).checked_sub(1) {
            Some(i) => &self.steps[i].after,
            None => &self.start.position,
        }
    }

    /// Returns the number and side of the half-move at this index (0 is the first), as a
    /// score sheet shows it: `(17, White)`.
    pub fn number(&self, index: usize) -> (u32, Color) {
        Line::number_from(&self.start, index)
    }

    /// Returns the same for a half-move that is not on the line yet.
    pub fn number_from(start: &Start, index: usize) -> (u32, Color) {
        move_number(&start.position, index)
    }

    /// Returns the half-moves from this index on, as a score sheet has them in a row:
    /// `12...Nf6 13.e5 Nd5`.
    pub fn series(&self, from: usize) -> String {
        let moves = (from..self.steps.len()).map(|i| match self.number(i).1 {
            Color::Black if i > from => self.steps[i].san.to_string(),
            _ => self.quoted(i),
        });
        moves.collect::<Vec<_>>().join(" ")
    }

    /// Returns a half-move as it is quoted in a sentence: `17.Nxe4` or `17...Kh8`.
    pub fn quoted(&self, index: usize) -> String {
        let (number, side) = self.number(index);
        let dots = side.fold_wb(".", "...");
        match self.steps.get(index) {
            Some(step) => format!("{number}{dots}{}", step.san),
            None => format!("{number}{dots}"),
        }
    }
}

/// Returns the move number and the side of the half-move with this index, counted from a
/// start position.
fn move_number(start: &VariantPosition, index: usize) -> (u32, Color) {
    let offset = usize::from(start.turn().is_black());
    let index = index + offset;
    let side = if index.is_multiple_of(2) { Color::White } else { Color::Black };
    let number = u32::try_from(index / 2).unwrap_or(u32::MAX);
    (start.fullmoves().get().saturating_add(number), side)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::chess::{Rules, Variant, parse_move};

    /// Plays moves in any notation from a position.
    pub(in crate::chess) fn line(fen: &str, moves: &str) -> Line {
        let start = Start::from_stored(fen, Variant::Standard, Rules::default()).unwrap();
        moves.split_whitespace().fold(Line::replay(&start, []), |line, text| {
            let ply = line.steps.len();
            line.with_intended(ply, parse_move(line.position(ply), text).unwrap())
        })
    }

    #[test]
    fn numbers_follow_the_start_position() {
        let line = line("4k3/8/8/8/8/8/4P3/4K3 b - - 0 17", "Kd7");
        assert_eq!(line.quoted(0), "17...Kd7");
        assert_eq!(line.number(1), (18, Color::White));
        assert_eq!(line.position(9).turn(), Color::White);
    }
}
