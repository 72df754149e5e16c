//! What an owner does to conditional moves. An edit is checked whole before anything
//! changes: legal, one answer a position, within the limits.

use super::{
    Answer, ConditionalMoves, DefaultReply, DefaultReplyEntry, MAX_ALL_COMMENTS_CHARS, MAX_DEPTH,
    MAX_INACTIVE, MAX_POSITIONS, ReplyEntry,
};
use crate::{
    chess::{Color, Line, Move, Position as _, Start, VariantPosition, play_san, uci_move},
    game::{
        conditional_moves::{Reply, tree::Which},
        variations::{
            Fault, FaultKind, LineKind, VariationStep, Variations, fault_of, played, quoted, read,
        },
    },
};

/// An edit, as the owner saw the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConditionalMovesEdit {
    /// The position that the conditional moves start from
    /// ([`Game::position_no`](crate::game::Game::position_no)).
    pub ply: u32,
    pub change: Change,
}

/// What changes. Texts are in the typed form and start with the opponent's move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// These lines instead of all that are active. The revision is the one that the
    /// owner saw.
    Replace { lines: String, revision: u32 },
    /// These lines besides those that are active.
    Add { lines: String },
    /// Takes the answer behind a line out, with what can come only through it. The line ends
    /// with a move of the opponent.
    Remove { line: Vec<Move> },
    /// Takes the answer to any reply behind a line out.
    RemoveAny { line: Vec<Move> },
    /// Reactivates the inactive lines after this move of the opponent, or after every move.
    Reactivate { reply: Option<Move> },
    /// Takes out what is active. The revision is the one that the owner saw.
    Clear { revision: u32 },
    /// Takes out what is inactive.
    Forget,
}

/// Where conditional moves start from.
#[derive(Clone, Copy)]
pub(in crate::game) struct Root<'a> {
    pub start: &'a Start,
    /// Half-moves made.
    pub ply: usize,
    pub position: &'a VariantPosition,
    pub side: Color,
}

impl ConditionalMoves {
    /// Returns the conditional moves with other active lines.
    pub(in crate::game) fn replaced(
        &self,
        lines: &str,
        root: Root<'_>,
    ) -> Result<ConditionalMoves, Fault> {
        // What the owner did not see, because it comes only behind an answer to any reply, is
        // not deleted with the rest.
        let rules = root.start.rules;
        let shown = self.reach_through(root.position, rules, Which::Active, false);
        let mut conditional_moves = self.clone();
        conditional_moves.deactivate_all_but(&shown);
        let mut conditional_moves = conditional_moves.cleared();
        conditional_moves.take_in(lines, root)?;
        Ok(conditional_moves)
    }

    /// Returns the conditional moves with more active lines.
    pub(in crate::game) fn added(
        &self,
        lines: &str,
        root: Root<'_>,
    ) -> Result<ConditionalMoves, Fault> {
        if lines.trim().is_empty() {
            return Err(Fault { place: String::new(), kind: FaultKind::Empty });
        }
        let mut conditional_moves = self.clone();
        conditional_moves.take_in(lines, root)?;
        Ok(conditional_moves)
    }

    pub(in crate::game) fn cleared(&self) -> ConditionalMoves {
        let mut conditional_moves = self.clone();
        conditional_moves.answers.retain(|_, entry| entry.is_inactive);
        conditional_moves.any.retain(|_, entry| entry.is_inactive);
        conditional_moves
    }

    pub(in crate::game) fn forgotten(&self) -> ConditionalMoves {
        let mut conditional_moves = self.clone();
        conditional_moves.answers.retain(|_, entry| !entry.is_inactive);
        conditional_moves.any.retain(|_, entry| !entry.is_inactive);
        conditional_moves
    }

    /// Returns the conditional moves without the answer to the last move of a line, and
    /// without what can come only through it. `None` if the line is not legal.
    pub(in crate::game) fn without(
        &self,
        line: &[Move],
        root: Root<'_>,
    ) -> Option<ConditionalMoves> {
        let target = follow(line, root)?;
        let mut conditional_moves = self.clone();
        Some(match conditional_moves.answers.remove(&target) {
            Some(_) => conditional_moves.pruned(self, root),
            None => conditional_moves,
        })
    }

    pub(in crate::game) fn without_any(
        &self,
        line: &[Move],
        root: Root<'_>,
    ) -> Option<ConditionalMoves> {
        let mut conditional_moves = self.clone();
        conditional_moves.any.remove(&follow(line, root)?);
        Some(conditional_moves)
    }

    /// Takes out what was active within reach before and is not any more.
    fn pruned(mut self, before: &ConditionalMoves, root: Root<'_>) -> ConditionalMoves {
        let rules = root.start.rules;
        let was = before.reach(root.position, rules, Which::Active);
        let is = self.reach(root.position, rules, Which::Active);
        for position in was.difference(&is) {
            self.answers.remove(position);
            self.any.remove(position);
        }
        self
    }

    /// Returns the conditional moves with inactive ones behind replies reactivated.
    pub(in crate::game) fn rearmed(
        &self,
        reply: Option<Move>,
        root: Root<'_>,
    ) -> Result<ConditionalMoves, Fault> {
        let rules = root.start.rules;
        let mut conditional_moves = self.clone();
        match reply {
            None => {
                for position in self.reach(root.position, rules, Which::Inactive) {
                    conditional_moves.reactivate_at(&position);
                }
            }
            Some(reply) => {
                let next = self.next(root.position, rules, Which::Inactive);
                for next in next.iter().filter(|next| next.reply == reply) {
                    let Some(entry) = conditional_moves.answers.get_mut(&next.after) else {
                        continue;
                    };
                    entry.is_inactive = false;
                    let after = match entry.reply.and_then(|r| r.in_position(&next.after)) {
                        Some(Answer::Move(mv)) => played(&next.after, mv, rules),
                        _ => continue,
                    };
                    for position in self.reach(&after, rules, Which::Inactive) {
                        conditional_moves.reactivate_at(&position);
                    }
                }
            }
        }
        conditional_moves.check_room()?;
        Ok(conditional_moves)
    }

    fn reactivate_at(&mut self, position: &VariantPosition) {
        if let Some(entry) = self.answers.get_mut(position) {
            entry.is_inactive = false;
        }
        if let Some(entry) = self.any.get_mut(position) {
            entry.is_inactive = false;
        }
    }

    /// Returns the conditional moves as the owner's next edit.
    pub(in crate::game) fn edited(mut self) -> ConditionalMoves {
        self.revision = self.revision.saturating_add(1);
        self
    }

    fn take_in(&mut self, lines: &str, root: Root<'_>) -> Result<(), Fault> {
        let variations = read(
            lines,
            root.start,
            root.ply,
            root.position,
            LineKind::ConditionalMovesOf(root.side),
        )?;
        let mut taking = Taking { conditional_moves: self, root, unanswered: Vec::new() };
        taking.all(&variations, root.position, 0)?;
        let unanswered = std::mem::take(&mut taking.unanswered);
        for (position, fault) in unanswered {
            if self.answers.get(&position).is_none_or(|entry| entry.is_inactive) {
                return Err(fault);
            }
        }
        self.check_room()
    }

    fn check_room(&self) -> Result<(), Fault> {
        let fault = |limit| Err(Fault { place: String::new(), kind: FaultKind::TooMany { limit } });
        let answers = self.answers.values().flat_map(|entry| &entry.comments);
        let comments = answers.chain(self.any.values().map(|entry| &entry.comment));
        if comments.map(|comment| comment.chars().count()).sum::<usize>() > MAX_ALL_COMMENTS_CHARS {
            return Err(Fault {
                place: String::new(),
                kind: FaultKind::Comments { limit: MAX_ALL_COMMENTS_CHARS },
            });
        }
        match (self.active(), self.inactive()) {
            (active, _) if active > MAX_POSITIONS => fault(MAX_POSITIONS),
            (_, inactive) if inactive > MAX_INACTIVE => fault(MAX_INACTIVE),
            _ => Ok(()),
        }
    }

    fn next_order(&self) -> u32 {
        let answers = self.answers.values().map(|entry| entry.order);
        let any = self.any.values().map(|entry| entry.order);
        answers.chain(any).max().map_or(0, |last| last.saturating_add(1))
    }
}

/// Returns the position after a line, `None` if a move of it is not legal.
fn follow(line: &[Move], root: Root<'_>) -> Option<VariantPosition> {
    let mut position = root.position.clone();
    for mv in line {
        position.legal_moves().contains(mv).then_some(())?;
        position = played(&position, *mv, root.start.rules);
    }
    Some(position)
}

/// Takes variations into conditional moves.
struct Taking<'a> {
    conditional_moves: &'a mut ConditionalMoves,
    root: Root<'a>,
    /// Moves of the opponent without an answer behind them: another order of moves may bring
    /// one.
    unanswered: Vec<(VariantPosition, Fault)>,
}

impl Taking<'_> {
    /// The opponent is to move.
    fn all(
        &mut self,
        variations: &Variations,
        before: &VariantPosition,
        depth: usize,
    ) -> Result<(), Fault> {
        for branch in &variations.0 {
            match branch.step {
                VariationStep::Any(any) => {
                    self.any(any, before, depth, &branch.annotation.comment)?;
                }
                VariationStep::Move(reply) => {
                    let after = played(before, reply, self.root.start.rules);
                    if depth + 2 > MAX_DEPTH {
                        let kind = FaultKind::TooDeep { limit: MAX_DEPTH };
                        return Err(self.fault(depth, before, reply, kind));
                    }
                    if branch.then.is_empty() {
                        let fault = self.fault(depth, before, reply, FaultKind::NoAnswer);
                        self.unanswered.push((after, fault));
                    } else {
                        self.answer(&branch.then, &after, depth + 1, &branch.annotation.comment)?;
                    }
                }
                // The reader lets these stand on the owner's turn only.
                VariationStep::Resign | VariationStep::AcceptDraw => {}
            }
        }
        Ok(())
    }

    /// The owner is to move.
    fn answer(
        &mut self,
        answers: &Variations,
        position: &VariantPosition,
        depth: usize,
        comment: &str,
    ) -> Result<(), Fault> {
        let mode = self.root.start.variant().castling_mode();
        let mut reply = None;
        let mut accepts_draw = false;
        let mut comments = [comment.to_owned(), String::new()];
        for branch in &answers.0 {
            let this = match branch.step {
                VariationStep::AcceptDraw => {
                    accepts_draw = true;
                    continue;
                }
                VariationStep::Resign => Reply::Resign,
                VariationStep::Move(mv) => Reply::Move(uci_move(mv, mode)),
                VariationStep::Any(_) => continue,
            };
            if let Some(first) = reply.filter(|first| *first != this) {
                return Err(self.contradiction(first, this, position, depth));
            }
            reply = Some(this);
            comments[1].clone_from(&branch.annotation.comment);
        }
        let order = self.conditional_moves.next_order();
        let entry = self.conditional_moves.answers.get(position);
        match entry.filter(|entry| !entry.is_inactive) {
            Some(entry) => {
                if let (Some(first), Some(this)) = (entry.reply, reply)
                    && first != this
                {
                    return Err(self.contradiction(first, this, position, depth));
                }
                let mut entry = entry.clone();
                entry.reply = entry.reply.or(reply);
                entry.accepts_draw |= accepts_draw;
                for (kept, new) in entry.comments.iter_mut().zip(comments) {
                    if !new.is_empty() {
                        *kept = new;
                    }
                }
                self.conditional_moves.answers.insert(position.clone(), entry);
            }
            None => {
                // An inactive answer makes room, and is kept.
                if let Some(former) = entry.and_then(|entry| entry.reply)
                    && Some(former) != reply
                {
                    let former = format!("before: {}", self.named(former, position));
                    comments[1] = format!("{former} {}", comments[1]).trim_end().to_owned();
                }
                let entry = ReplyEntry { reply, accepts_draw, is_inactive: false, order, comments };
                self.conditional_moves.answers.insert(position.clone(), entry);
            }
        }
        for branch in &answers.0 {
            if let VariationStep::Move(mv) = branch.step {
                let after = played(position, mv, self.root.start.rules);
                self.all(&branch.then, &after, depth + 1)?;
            }
        }
        Ok(())
    }

    fn any(
        &mut self,
        any: DefaultReply,
        before: &VariantPosition,
        depth: usize,
        comment: &str,
    ) -> Result<(), Fault> {
        let order = self.conditional_moves.next_order();
        let known = self.conditional_moves.any.get(before).filter(|entry| !entry.is_inactive);
        if known.is_some_and(|entry| entry.any != any) {
            let (number, side) = Line::number_from(self.root.start, self.root.ply + depth);
            let first = quoted(number, side, "any");
            return Err(Fault { place: first.clone(), kind: FaultKind::TwoAnswers { first } });
        }
        let order = known.map_or(order, |entry| entry.order);
        let comment = comment.to_owned();
        self.conditional_moves
            .any
            .insert(before.clone(), DefaultReplyEntry { any, is_inactive: false, order, comment });
        Ok(())
    }

    fn named(&self, reply: Reply, at: &VariantPosition) -> String {
        match reply.in_position(at) {
            Some(Answer::Move(mv)) => {
                play_san(&mut at.clone(), mv, self.root.start.rules).to_string()
            }
            _ => "resign".to_owned(),
        }
    }

    fn contradiction(
        &self,
        first: Reply,
        this: Reply,
        at: &VariantPosition,
        depth: usize,
    ) -> Fault {
        let (number, side) = Line::number_from(self.root.start, self.root.ply + depth);
        let name = |reply: Reply| quoted(number, side, &self.named(reply, at));
        Fault { place: name(this), kind: FaultKind::TwoAnswers { first: name(first) } }
    }

    fn fault(&self, depth: usize, before: &VariantPosition, mv: Move, kind: FaultKind) -> Fault {
        fault_of(self.root.start, self.root.ply + depth, before, mv, kind)
    }
}
