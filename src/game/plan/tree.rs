//! A plan as its owner sees it: lines from a position, what they cover, what rests.

use std::collections::HashSet;

use super::{Answer, Fires, Plan};
use crate::{
    chess::{Chess, Move, Position as _, Rules},
    game::variations::{Branch, Step, Variations, played},
};

/// A reply after which a resting line would go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Returning {
    pub reply: Move,
    pub lines: Variations,
}

/// Which answers are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Which {
    Armed,
    Resting,
    All,
}

impl Which {
    fn takes(self, rests: bool) -> bool {
        match self {
            Which::Armed => !rests,
            Which::Resting => rests,
            Which::All => true,
        }
    }
}

/// An answer that can come after one reply.
pub(super) struct Next {
    pub reply: Move,
    pub after: Chess,
    pub order: u32,
}

impl Plan {
    /// Returns the plan as it is seen from a position in which the opponent is to move: what
    /// is armed and cannot come from there rests. It would never fire, so it may wait until
    /// somebody looks.
    pub fn settled(&self, from: &Chess, rules: Rules) -> Plan {
        let mut plan = self.clone();
        if plan.armed() == 0 {
            return plan;
        }
        let live = self.reach(from, rules, Which::Armed);
        for (position, planned) in &mut plan.answers {
            planned.rests |= !live.contains(position);
        }
        for (position, planned) in &mut plan.any {
            planned.rests |= !live.contains(position);
        }
        plan
    }

    /// Returns the armed lines from a position in which the opponent is to move.
    pub fn lines(&self, from: &Chess, rules: Rules) -> Variations {
        self.walk(from, rules, Which::Armed, &mut HashSet::new())
    }

    /// Returns all lines from a position, armed or not.
    pub fn all_lines(&self, from: &Chess, rules: Rules) -> Variations {
        self.walk(from, rules, Which::All, &mut HashSet::new())
    }

    /// Returns the lines that rest behind a position.
    pub fn resting_lines(&self, from: &Chess, rules: Rules) -> Variations {
        self.walk(from, rules, Which::Resting, &mut HashSet::new())
    }

    /// Returns the resting lines that one reply of the opponent would bring back.
    pub fn returning(&self, from: &Chess, rules: Rules) -> Vec<Returning> {
        let lines =
            self.resting_lines(from, rules).0.into_iter().filter_map(|branch| match branch.step {
                Step::Move(reply) => Some(Returning { reply, lines: Variations(vec![branch]) }),
                _ => None,
            });
        lines.collect()
    }

    /// Returns the replies that have an answer now, in the order of the legal moves.
    pub fn covered(&self, from: &Chess, rules: Rules) -> Vec<(Move, Answer)> {
        let legal = from.legal_moves();
        let answer = |mv: &Move| match self.fires(from, *mv, &played(from, *mv, rules), false) {
            Fires::Answers(answer) => Some((*mv, answer)),
            Fires::Nothing | Fires::Holds => None,
        };
        legal.iter().filter_map(answer).collect()
    }

    fn walk(
        &self,
        from: &Chess,
        rules: Rules,
        which: Which,
        seen: &mut HashSet<Chess>,
    ) -> Variations {
        let mut branches = Vec::new();
        for next in self.next(from, rules, which) {
            let Some(planned) = self.answers.get(&next.after) else { continue };
            let mut then = Vec::new();
            if planned.accepts_draw {
                then.push(leaf(Step::AcceptDraw, String::new()));
            }
            match planned.reply.and_then(|reply| reply.in_position(&next.after)) {
                Some(Answer::Move(mv)) => {
                    let after = played(&next.after, mv, rules);
                    // A position that was shown before is not shown again.
                    let lines = if seen.insert(after.clone()) {
                        self.walk(&after, rules, which, seen)
                    } else {
                        Variations::default()
                    };
                    let comment = planned.comments[1].clone();
                    then.insert(0, Branch { step: Step::Move(mv), comment, then: lines });
                }
                Some(Answer::Resign) => {
                    then.insert(0, leaf(Step::Resign, planned.comments[1].clone()));
                }
                Some(Answer::AcceptDraw) | None => {}
            }
            let comment = planned.comments[0].clone();
            branches.push(Branch { step: Step::Move(next.reply), comment, then: Variations(then) });
        }
        if let Some(planned) = self.any.get(from).filter(|planned| which.takes(planned.rests)) {
            branches.push(leaf(Step::Any(planned.any), planned.comment.clone()));
        }
        Variations(branches)
    }

    /// Returns the replies that lead to an answer, in the order in which they were written.
    pub(super) fn next(&self, from: &Chess, rules: Rules, which: Which) -> Vec<Next> {
        let legal = from.legal_moves();
        let mut found: Vec<Next> = legal
            .iter()
            .filter_map(|&reply| {
                let after = played(from, reply, rules);
                let planned = self.answers.get(&after)?;
                let order = planned.order;
                which.takes(planned.rests).then_some(Next { reply, after, order })
            })
            .collect();
        found.sort_by_key(|next| next.order);
        found
    }

    /// Returns the positions of answers, and those before an answer to any reply, that can
    /// come from a position, the opponent to move there.
    pub(super) fn reach(&self, from: &Chess, rules: Rules, which: Which) -> HashSet<Chess> {
        self.reach_through(from, rules, which, true)
    }

    /// The same; `through_any`: also through answers to any reply, behind which no line is shown.
    pub(super) fn reach_through(
        &self,
        from: &Chess,
        rules: Rules,
        which: Which,
        through_any: bool,
    ) -> HashSet<Chess> {
        let mut reached = HashSet::new();
        let mut open = vec![from.clone()];
        let mut seen: HashSet<Chess> = open.iter().cloned().collect();
        while let Some(position) = open.pop() {
            let any = self.any.get(&position).filter(|planned| which.takes(planned.rests));
            if any.is_some() {
                reached.insert(position.clone());
            }
            for &reply in &position.legal_moves() {
                let after = played(&position, reply, rules);
                let planned = self.answers.get(&after);
                let answer = match planned.filter(|planned| which.takes(planned.rests)) {
                    Some(planned) => {
                        reached.insert(after.clone());
                        planned.reply.and_then(|reply| reply.in_position(&after))
                    }
                    // Once all is armed, the answer of its own comes first.
                    None if which == Which::Resting && planned.is_some() => None,
                    None => any
                        .filter(|_| through_any)
                        .and_then(|planned| planned.any.answer(reply, &after)),
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

fn leaf(step: Step, comment: String) -> Branch {
    Branch { step, comment, then: Variations::default() }
}
