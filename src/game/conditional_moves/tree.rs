//! Conditional moves as their owner sees them: lines from a position, replies, inactive lines.

use std::collections::HashSet;

use super::{Answer, ConditionalMoves, MAX_DEPTH, ReplyFound};
use crate::{
    chess::{Move, Position as _, Rules, VariantPosition},
    game::variations::{Annotation, Branch, VariationStep, Variations, played},
};

/// A reply after which an inactive line would go on; `None` for an answer to any reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Returning {
    pub reply: Option<Move>,
    pub lines: Variations,
}

/// The positions whose answers were shown, where lines from several positions are.
#[derive(Clone, Debug, Default)]
pub struct DrawnLines {
    before: HashSet<VariantPosition>,
    now: HashSet<VariantPosition>,
}

/// A position in which the opponent is to move, and what is answered there.
struct Node {
    position: VariantPosition,
    depth: usize,
    /// The reply, the answer, and the node that it leads to, if that is shown behind it.
    branches: Vec<(NextAnswer, Option<Answer>, Option<usize>)>,
}

/// Which answers are included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Which {
    Active,
    Inactive,
    All,
}

impl Which {
    fn takes(self, is_inactive: bool) -> bool {
        match self {
            Which::Active => !is_inactive,
            Which::Inactive => is_inactive,
            Which::All => true,
        }
    }
}

/// An answer that can come after one reply.
pub(super) struct NextAnswer {
    pub reply: Move,
    pub after: VariantPosition,
    pub order: u32,
}

impl ConditionalMoves {
    /// Returns the conditional moves as seen from a position in which the opponent is to move: what
    /// is active and cannot come from there becomes inactive. It would never be played, so it may
    /// wait until somebody views it.
    pub fn settled(&self, from: &VariantPosition, rules: Rules) -> ConditionalMoves {
        let mut conditional_moves = self.clone();
        if conditional_moves.active() == 0 {
            return conditional_moves;
        }
        conditional_moves.deactivate_all_but(&self.reach(from, rules, Which::Active));
        conditional_moves
    }

    /// Returns the active lines from a position in which the opponent is to move.
    pub fn lines(&self, from: &VariantPosition, rules: Rules) -> Variations {
        self.walk(from, rules, Which::Active, &mut DrawnLines::default())
    }

    /// Returns all lines from a position, active or not.
    pub fn all_lines(&self, from: &VariantPosition, rules: Rules) -> Variations {
        self.walk(from, rules, Which::All, &mut DrawnLines::default())
    }

    /// Returns the lines that are inactive behind a position, but for what was shown before.
    pub fn inactive_lines(
        &self,
        from: &VariantPosition,
        rules: Rules,
        shown: &mut DrawnLines,
    ) -> Variations {
        self.walk(from, rules, Which::Inactive, shown)
    }

    /// Returns all lines behind a position, but for what was shown before.
    pub fn more_lines(
        &self,
        from: &VariantPosition,
        rules: Rules,
        shown: &mut DrawnLines,
    ) -> Variations {
        self.walk(from, rules, Which::All, shown)
    }

    /// Returns the inactive lines that one reply of the opponent would bring back.
    pub fn returning(&self, from: &VariantPosition, rules: Rules) -> Vec<Returning> {
        let lines = self.walk(from, rules, Which::Inactive, &mut DrawnLines::default()).0;
        let lines = lines.into_iter().map(|branch| {
            let reply = match branch.step {
                VariationStep::Move(reply) => Some(reply),
                _ => None,
            };
            Returning { reply, lines: Variations(vec![branch]) }
        });
        lines.collect()
    }

    /// Returns the replies that have an answer now, in the order of the legal moves.
    pub fn covered(&self, from: &VariantPosition, rules: Rules) -> Vec<(Move, Answer)> {
        if self.is_empty() {
            return Vec::new();
        }
        let legal = from.legal_moves();
        let answer = |mv: &Move| match self.finds_reply(from, *mv, &played(from, *mv, rules), false)
        {
            ReplyFound::Answers(answer) => Some((*mv, answer)),
            ReplyFound::Nothing | ReplyFound::Holds => None,
        };
        legal.iter().filter_map(answer).collect()
    }

    /// Walks breadth first, so that each position stands where it is reached with the fewest
    /// moves: a line is never longer than conditional moves may look ahead.
    fn walk(
        &self,
        from: &VariantPosition,
        rules: Rules,
        which: Which,
        shown: &mut DrawnLines,
    ) -> Variations {
        let mut nodes = vec![Node { position: from.clone(), depth: 0, branches: Vec::new() }];
        let mut seen: HashSet<VariantPosition> = HashSet::from([from.clone()]);
        let mut at = 0;
        while at < nodes.len() {
            let (position, depth) = (nodes[at].position.clone(), nodes[at].depth);
            for next in self.next(&position, rules, which) {
                if shown.before.contains(&next.after) {
                    continue;
                }
                let Some(entry) = self.answers.get(&next.after) else { continue };
                let answer = entry.reply.and_then(|reply| reply.in_position(&next.after));
                let mut goes_on = None;
                if let Some(Answer::Move(mv)) = answer {
                    let after = played(&next.after, mv, rules);
                    // A position that is shown elsewhere is not shown again.
                    if depth + 2 < MAX_DEPTH && seen.insert(after.clone()) {
                        goes_on = Some(nodes.len());
                        let branches = Vec::new();
                        nodes.push(Node { position: after, depth: depth + 2, branches });
                    }
                }
                shown.now.insert(next.after.clone());
                nodes[at].branches.push((next, answer, goes_on));
            }
            at += 1;
        }
        shown.before.extend(shown.now.drain());
        self.built(&nodes, 0, which)
    }

    fn built(&self, nodes: &[Node], at: usize, which: Which) -> Variations {
        let node = &nodes[at];
        let mut branches = Vec::new();
        for (next, answer, goes_on) in &node.branches {
            let Some(entry) = self.answers.get(&next.after) else { continue };
            let comment = entry.comments[1].clone();
            let mut then = Vec::new();
            match answer {
                Some(Answer::Move(mv)) => {
                    let lines = goes_on.map(|at| self.built(nodes, at, which));
                    let then_lines = lines.unwrap_or_default();
                    let answer = leaf(VariationStep::Move(*mv), comment);
                    then.push(Branch { then: then_lines, ..answer });
                }
                Some(Answer::Resign) => then.push(leaf(VariationStep::Resign, comment)),
                Some(Answer::AcceptDraw) | None => {}
            }
            if entry.accepts_draw {
                then.push(leaf(VariationStep::AcceptDraw, String::new()));
            }
            let reply = leaf(VariationStep::Move(next.reply), entry.comments[0].clone());
            branches.push(Branch { then: Variations(then), ..reply });
        }
        let any = self.any.get(&node.position).filter(|entry| which.takes(entry.is_inactive));
        if let Some(entry) = any {
            branches.push(leaf(VariationStep::Any(entry.any), entry.comment.clone()));
        }
        Variations(branches)
    }

    /// Returns the replies that lead to an answer, in the order in which they were written.
    pub(super) fn next(
        &self,
        from: &VariantPosition,
        rules: Rules,
        which: Which,
    ) -> Vec<NextAnswer> {
        // Most positions of most games: it saves trying every move on every page.
        if self.answers.is_empty() {
            return Vec::new();
        }
        let legal = from.legal_moves();
        let mut found: Vec<NextAnswer> = legal
            .iter()
            .filter_map(|&reply| {
                let after = played(from, reply, rules);
                let entry = self.answers.get(&after)?;
                let order = entry.order;
                which.takes(entry.is_inactive).then_some(NextAnswer { reply, after, order })
            })
            .collect();
        found.sort_by_key(|next| next.order);
        found
    }

    /// Returns the positions of answers, and those before an answer to any reply, that can
    /// come from a position, the opponent to move there.
    pub(super) fn reach(
        &self,
        from: &VariantPosition,
        rules: Rules,
        which: Which,
    ) -> HashSet<VariantPosition> {
        self.reach_through(from, rules, which, true)
    }

    /// The same; `through_any`: also through answers to any reply, behind which no line is shown.
    pub(super) fn reach_through(
        &self,
        from: &VariantPosition,
        rules: Rules,
        which: Which,
        through_any: bool,
    ) -> HashSet<VariantPosition> {
        let mut reached = HashSet::new();
        let mut open = vec![from.clone()];
        let mut seen: HashSet<VariantPosition> = open.iter().cloned().collect();
        while let Some(position) = open.pop() {
            let any = self.any.get(&position).filter(|entry| which.takes(entry.is_inactive));
            if any.is_some() {
                reached.insert(position.clone());
            }
            for &reply in &position.legal_moves() {
                let after = played(&position, reply, rules);
                let entry = self.answers.get(&after);
                let answer = match entry.filter(|entry| which.takes(entry.is_inactive)) {
                    Some(entry) => {
                        reached.insert(after.clone());
                        entry.reply.and_then(|reply| reply.in_position(&after))
                    }
                    // Once all is active, the answer of its own comes first.
                    None if which == Which::Inactive && entry.is_some() => None,
                    None => any
                        .filter(|_| through_any)
                        .and_then(|entry| entry.any.answer(reply, &after)),
                };
                if let Some(Answer::Move(mv)) = answer {
                    let next = played(&after, mv, rules);
                    if seen.insert(next.clone()) {
                        open.push(next);
                    }
                }
            }
        }
        reached
    }
}

fn leaf(step: VariationStep, comment: String) -> Branch {
    Branch { annotation: Annotation::of_comment(comment), ..Branch::new(step) }
}
