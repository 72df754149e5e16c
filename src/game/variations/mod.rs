//! Variations: lines of moves from one position, with alternatives and comments. Conditional
//! moves, proposed lines and the analysis are typed, shown and stored in this form.
//!
//! [`read`] knows the typed form, [`Variations::write`] writes it. Both play the moves, so
//! that only what is legal comes out.

mod annotation;
mod fault;
mod glyphs;
mod read;
mod shapes;
#[cfg(test)]
mod tests;
mod write;

pub use annotation::Annotation;
pub use fault::{Fault, FaultKind};
pub use glyphs::{Glyph, Glyphs};
pub use read::{LineKind, numbered, read, read_annotated};
pub(in crate::game) use read::{fault_of, quoted, quoted_move};
pub use shapes::Shapes;
pub use write::Piece;

use super::conditional_moves::DefaultReply;
use crate::chess::{self, Move, Rules, VariantPosition};

/// Whether a text in the typed form may have answers to any reply: what they cover is listed
/// before they are saved.
pub fn has_any(lines: &str) -> bool {
    lines.to_lowercase().contains("any")
}

/// How many half-moves one line may have, whatever it is for.
pub const MAX_PLIES: usize = 300;

/// Alternatives from one position, the main one first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variations(pub Vec<Branch>);

/// One alternative and what follows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    pub step: VariationStep,
    pub annotation: Annotation,
    pub then: Variations,
}

/// What a branch begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VariationStep {
    Move(Move),
    /// Every other legal move of the opponent, with the answer; nothing follows it.
    Any(DefaultReply),
    /// Nothing follows these two.
    Resign,
    AcceptDraw,
}

impl Variations {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns how many steps there are.
    pub fn count(&self) -> usize {
        self.0.iter().map(|branch| 1 + branch.then.count()).sum()
    }

    /// Returns how many half-moves the longest line has.
    pub fn depth(&self) -> usize {
        self.0.iter().map(|branch| 1 + branch.then.depth()).max().unwrap_or(0)
    }

    /// Returns how many characters the comments have together, and the shapes in them.
    pub fn comment_chars(&self) -> usize {
        let chars =
            |branch: &Branch| branch.annotation.comment_chars() + branch.then.comment_chars();
        self.0.iter().map(chars).sum()
    }

    /// Returns the same lines without comments.
    pub fn without_comments(mut self) -> Variations {
        for branch in &mut self.0 {
            branch.annotation.comment.clear();
            branch.then = std::mem::take(&mut branch.then).without_comments();
        }
        self
    }

    /// Returns how many lines there are: ends without anything behind them.
    pub fn lines(&self) -> usize {
        self.0.iter().map(|branch| branch.then.lines().max(1)).sum()
    }

    /// Returns the branch that begins with a step.
    pub fn find(&self, step: &VariationStep) -> Option<&Branch> {
        self.0.iter().find(|branch| branch.step == *step)
    }

    /// Returns what follows a line of moves, `None` if it leaves the variations.
    pub fn after(&self, line: &[Move]) -> Option<&Variations> {
        line.iter().try_fold(self, |at, mv| Some(&at.find(&VariationStep::Move(*mv))?.then))
    }

    /// Returns the same, adding what is missing.
    pub fn after_mut(&mut self, line: &[Move]) -> &mut Variations {
        let Some((first, rest)) = line.split_first() else { return self };
        let step = VariationStep::Move(*first);
        let index = match self.0.iter().position(|branch| branch.step == step) {
            Some(index) => index,
            None => {
                self.0.push(Branch::new(step));
                self.0.len() - 1
            }
        };
        self.0[index].then.after_mut(rest)
    }

    /// Returns the last branch of a line of moves that is there whole.
    pub fn branch_mut(&mut self, line: &[Move]) -> Option<&mut Branch> {
        let (first, rest) = line.split_first()?;
        let step = VariationStep::Move(*first);
        let branch = self.0.iter_mut().find(|branch| branch.step == step)?;
        if rest.is_empty() { Some(branch) } else { branch.then.branch_mut(rest) }
    }

    /// Takes the last branch of a line out, with everything behind it.
    pub fn remove(&mut self, line: &[Move]) -> Option<Branch> {
        let (last, before) = line.split_last()?;
        let parent = match before {
            [] => self,
            _ => &mut self.branch_mut(before)?.then,
        };
        let step = VariationStep::Move(*last);
        let index = parent.0.iter().position(|branch| branch.step == step)?;
        Some(parent.0.remove(index))
    }

    /// Takes newer variations of the same position in. What they note about a move replaces the older.
    pub fn overwrite(&mut self, newer: Variations) {
        for theirs in newer.0 {
            match self.0.iter_mut().find(|branch| branch.step == theirs.step) {
                Some(ours) => {
                    ours.annotation.overwrite(theirs.annotation);
                    ours.then.overwrite(theirs.then);
                }
                None => self.0.push(theirs),
            }
        }
    }

    /// Takes other variations of the same position in. Comments are kept side by side.
    pub fn merge(&mut self, other: Variations) {
        for theirs in other.0 {
            match self.0.iter_mut().find(|branch| branch.step == theirs.step) {
                Some(ours) => {
                    ours.annotation.add(theirs.annotation);
                    ours.then.merge(theirs.then);
                }
                None => self.0.push(theirs),
            }
        }
    }
}

impl Branch {
    pub fn new(step: VariationStep) -> Branch {
        Branch { step, annotation: Annotation::default(), then: Variations::default() }
    }
}

/// Returns a comment as it is kept: in one line, without what would end it in PGN.
pub fn one_line(comment: &str) -> String {
    let plain: String = comment
        .chars()
        .map(|c| match c {
            '{' => '(',
            '}' => ')',
            c if c.is_control() => ' ',
            // They would turn what stands behind them around.
            '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => ' ',
            c => c,
        })
        .collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the position after a move.
pub(super) fn played(position: &VariantPosition, mv: Move, rules: Rules) -> VariantPosition {
    let mut after = position.clone();
    chess::play(&mut after, mv, rules);
    after
}
