//! Conditional moves: replies that a player enters before the opponent moves.
//!
//! It is a map from positions to answers. So two orders of moves that lead to one position
//! have one answer, found by either. An answer is *active* until the opponent deviates; then
//! the answers that are left become *inactive*: kept and shown, but not played until their owner
//! reactivates them. Nobody but the owner may learn that conditional moves exist.

mod default_reply;
mod edit;
mod text;
mod tree;

pub use default_reply::{Answer, DefaultReply, Exceptions, Reply};
pub(super) use edit::Root;
pub use edit::{Change, ConditionalMovesEdit};
pub use text::has_active;
pub use tree::{DrawnLines, Returning};

use std::collections::{HashMap, HashSet};

use crate::chess::{Move, VariantPosition};

/// Positions with an active answer that a side may have.
pub const MAX_POSITIONS: usize = 500;
/// Positions that may be inactive besides them.
pub const MAX_INACTIVE: usize = 2_000;
/// Characters that the comments of conditional moves may have together.
pub const MAX_ALL_COMMENTS_CHARS: usize = 20_000;
/// Half-moves that conditional moves may look ahead.
pub const MAX_DEPTH: usize = 60;

/// One side's conditional moves. The default has no answers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ConditionalMoves {
    /// Counts the owner's edits, so that one made from an old page is noticed.
    revision: u32,
    /// By the position in which the owner is to move.
    answers: HashMap<VariantPosition, ReplyEntry>,
    /// By the position in which the opponent is to move.
    any: HashMap<VariantPosition, DefaultReplyEntry>,
}

/// The answer in one position.
#[derive(Clone, Debug, PartialEq, Eq)]
struct ReplyEntry {
    /// A move or a resignation; `None` if there is only the acceptance of a draw.
    reply: Option<Reply>,
    /// Accepts a draw that was offered with the opponent's move.
    accepts_draw: bool,
    is_inactive: bool,
    /// When it was written: alternatives are shown in this order.
    order: u32,
    /// Said of the opponent's move, and of the answer.
    comments: [String; 2],
}

/// The answer to every other move in one position.
#[derive(Clone, Debug, PartialEq, Eq)]
struct DefaultReplyEntry {
    any: DefaultReply,
    is_inactive: bool,
    order: u32,
    comment: String,
}

/// What conditional moves do after the opponent's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplyFound {
    /// There is no active answer: the opponent has deviated.
    Nothing,
    /// The move came with a draw offer: the owner is asked first.
    Holds,
    Answers(Answer),
}

impl ConditionalMoves {
    /// Returns whether there are no answers, active or inactive.
    pub fn is_empty(&self) -> bool {
        self.answers.is_empty() && self.any.is_empty()
    }

    pub fn revision(&self) -> u32 {
        self.revision
    }

    /// Returns how many positions have an active answer.
    pub fn active(&self) -> usize {
        self.answers.values().filter(|entry| !entry.is_inactive).count()
            + self.any.values().filter(|entry| !entry.is_inactive).count()
    }

    /// Returns how many answers are inactive.
    pub fn inactive(&self) -> usize {
        self.answers.len() + self.any.len() - self.active()
    }

    /// Returns what follows from the opponent's move between two positions. `offered`: it
    /// came with a draw offer.
    pub fn finds_reply(
        &self,
        before: &VariantPosition,
        reply: Move,
        after: &VariantPosition,
        offered: bool,
    ) -> ReplyFound {
        let (answer, accepts) = match self.answers.get(after).filter(|entry| !entry.is_inactive) {
            Some(entry) => {
                (entry.reply.and_then(|reply| reply.in_position(after)), entry.accepts_draw)
            }
            None => {
                let any = self.any.get(before).filter(|entry| !entry.is_inactive);
                match any.and_then(|entry| entry.any.answer(reply, after)) {
                    Some(Answer::AcceptDraw) => (None, true),
                    answer => (answer, false),
                }
            }
        };
        match (answer, accepts) {
            (_, true) if offered => ReplyFound::Answers(Answer::AcceptDraw),
            (Some(_), _) if offered => ReplyFound::Holds,
            (Some(answer), _) => ReplyFound::Answers(answer),
            (None, _) => ReplyFound::Nothing,
        }
    }

    /// Returns the active answer to any reply in a position.
    pub fn any_at(&self, position: &VariantPosition) -> Option<DefaultReply> {
        self.any.get(position).filter(|entry| !entry.is_inactive).map(|entry| entry.any)
    }

    /// Returns whether all answers of others are among these, active or not.
    pub(super) fn has_all_of(&self, others: &ConditionalMoves) -> bool {
        let has = |(position, wanted): (&VariantPosition, &ReplyEntry)| {
            self.answers.get(position).is_some_and(|entry| {
                (entry.reply, entry.accepts_draw) == (wanted.reply, wanted.accepts_draw)
            })
        };
        let has_any = |(position, wanted): (&VariantPosition, &DefaultReplyEntry)| {
            self.any.get(position).is_some_and(|entry| entry.any == wanted.any)
        };
        others.answers.iter().all(has) && others.any.iter().all(has_any)
    }

    /// Makes inactive what is not among these positions.
    fn deactivate_all_but(&mut self, live: &HashSet<VariantPosition>) {
        for (position, entry) in &mut self.answers {
            entry.is_inactive |= !live.contains(position);
        }
        for (position, entry) in &mut self.any {
            entry.is_inactive |= !live.contains(position);
        }
    }

    /// Makes everything inactive: no active line can come any more.
    pub(super) fn deactivate_all(&mut self) {
        self.answers.values_mut().for_each(|entry| entry.is_inactive = true);
        self.any.values_mut().for_each(|entry| entry.is_inactive = true);
    }
}
