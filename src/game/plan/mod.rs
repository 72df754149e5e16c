//! The plan: what a player has decided to answer while the opponent thinks (LAWS §5).
//!
//! It is a map from positions to answers. So two orders of moves that lead to one position
//! have one answer, found by either. An answer is *armed* until the opponent deviates; then
//! all that is left *rests*: it is kept and shown and never fires, until its owner arms it
//! again. Nobody but the owner may learn that a plan exists.

mod edit;
mod if_any;
mod text;
mod tree;

pub(super) use edit::Root;
pub use edit::{Change, PlanEdit};
pub use if_any::{Answer, Guards, IfAny, Reply};
pub use text::has_armed;
pub use tree::{Returning, Shown};

use std::collections::{HashMap, HashSet};

use crate::chess::{Chess, Move};

/// Positions with an armed answer that a plan may have.
pub const MOST_POSITIONS: usize = 500;
/// Positions that may rest besides them.
pub const MOST_RESTING: usize = 2_000;
/// Characters that the comments of a plan may have together.
pub const MOST_COMMENTS: usize = 20_000;
/// Half-moves that a plan may look ahead.
pub const DEEPEST: usize = 60;

/// One side's plan. The default has no answers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// Counts the owner's edits, so that one made from an old page is noticed.
    revision: u32,
    /// By the position in which the owner is to move.
    answers: HashMap<Chess, Planned>,
    /// By the position in which the opponent is to move.
    any: HashMap<Chess, PlannedAny>,
}

/// The answer in one position.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Planned {
    /// A move or a resignation; `None` if there is only the acceptance of a draw.
    reply: Option<Reply>,
    /// Accepts a draw that was offered with the opponent's move.
    accepts_draw: bool,
    rests: bool,
    /// When it was written: alternatives are shown in this order.
    order: u32,
    /// Said of the opponent's move, and of the answer.
    comments: [String; 2],
}

/// The answer to every other move in one position.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PlannedAny {
    any: IfAny,
    rests: bool,
    order: u32,
    comment: String,
}

/// What a plan does after the opponent's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fires {
    /// There is no armed answer: the opponent has deviated.
    Nothing,
    /// The move came with a draw offer: the owner is asked first.
    Holds,
    Answers(Answer),
}

impl Plan {
    /// Returns whether nothing is planned, armed or resting.
    pub fn is_empty(&self) -> bool {
        self.answers.is_empty() && self.any.is_empty()
    }

    pub fn revision(&self) -> u32 {
        self.revision
    }

    /// Returns how many positions have an armed answer.
    pub fn armed(&self) -> usize {
        self.answers.values().filter(|planned| !planned.rests).count()
            + self.any.values().filter(|planned| !planned.rests).count()
    }

    /// Returns how many answers rest.
    pub fn resting(&self) -> usize {
        self.answers.len() + self.any.len() - self.armed()
    }

    /// Returns what follows from the opponent's move between two positions. `offered`: it
    /// came with a draw offer.
    pub fn fires(&self, before: &Chess, reply: Move, after: &Chess, offered: bool) -> Fires {
        let (answer, accepts) = match self.answers.get(after).filter(|planned| !planned.rests) {
            Some(planned) => {
                (planned.reply.and_then(|reply| reply.in_position(after)), planned.accepts_draw)
            }
            None => {
                let any = self.any.get(before).filter(|planned| !planned.rests);
                match any.and_then(|planned| planned.any.answer(reply, after)) {
                    Some(Answer::AcceptDraw) => (None, true),
                    answer => (answer, false),
                }
            }
        };
        match (answer, accepts) {
            (_, true) if offered => Fires::Answers(Answer::AcceptDraw),
            (Some(_), _) if offered => Fires::Holds,
            (Some(answer), _) => Fires::Answers(answer),
            (None, _) => Fires::Nothing,
        }
    }

    /// Returns the armed answer to any reply in a position.
    pub fn any_at(&self, position: &Chess) -> Option<IfAny> {
        self.any.get(position).filter(|planned| !planned.rests).map(|planned| planned.any)
    }

    /// Lets rest what is not among these positions.
    fn rest_but(&mut self, live: &HashSet<Chess>) {
        for (position, planned) in &mut self.answers {
            planned.rests |= !live.contains(position);
        }
        for (position, planned) in &mut self.any {
            planned.rests |= !live.contains(position);
        }
    }

    /// Lets everything rest: no armed line can come any more.
    pub(super) fn rest(&mut self) {
        self.answers.values_mut().for_each(|planned| planned.rests = true);
        self.any.values_mut().for_each(|planned| planned.rests = true);
    }
}
