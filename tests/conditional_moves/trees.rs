//! Conditional moves by chance, and how a player types them.

use std::collections::BTreeMap;

use zugpost::chess::{Color, Move, Position as _, VariantPosition, play_san, position_key, uci};

use super::{
    model::{Branch, Exceptions, Tree, What, after},
    random::Match,
};

impl Match {
    /// Returns the few moves of a position that are considered. They are the same wherever
    /// they are legal, so that orders of moves meet.
    pub fn menu(&self, position: &VariantPosition) -> Vec<Move> {
        let rank = |mv: &Move| {
            let text = uci(*mv, self.model.mode());
            let hash = text.bytes().fold(self.taste, |hash, byte| {
                (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
            });
            (hash ^ (hash >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
        };
        let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
        moves.sort_by_key(rank);
        moves.truncate(4);
        moves
    }

    pub fn tree(&mut self, owner: Color, from: &VariantPosition) -> Tree {
        let mut said = BTreeMap::new();
        if self.random.happens(80) {
            let active = self
                .model
                .conditional_moves(owner)
                .answers
                .iter()
                .filter(|(_, answer)| answer.active);
            let whats =
                active.filter_map(|(key, answer)| Some((key.clone(), answer.what.clone()?)));
            said.extend(whats);
        }
        let deep = 1 + self.random.below(6);
        self.branches(from, deep, &mut said)
    }

    fn branches(
        &mut self,
        from: &VariantPosition,
        deep: usize,
        said: &mut BTreeMap<String, What>,
    ) -> Tree {
        let mut tree = Tree::default();
        let mut menu = self.menu(from);
        let mut first = self.random.below(menu.len());
        // Often what the other side has in its conditional moves: then both go on and on.
        if let Some(mv) = self.planned(from).filter(|_| self.random.happens(80)) {
            menu.retain(|other| *other != mv);
            menu.insert(0, mv);
            first = 0;
        }
        let wide = if self.random.happens(60) { 1 } else { 1 + self.random.below(3) };
        for i in 0..wide.min(menu.len()) {
            let mv = menu[(first + i) % menu.len()];
            let position = after(from, mv, self.model.rules);
            let mut answers = Vec::new();
            let roll = self.random.below(100);
            if roll < 2 {
                // Left without an answer: a fault, unless another order of moves has one.
            } else if roll < 5 {
                answers.push((What::Accept, Tree::default()));
            } else {
                answers.extend(self.answer(&position, deep, said));
                if self.random.happens(8) {
                    answers.push((What::Accept, Tree::default()));
                }
            }
            if !answers.is_empty() || self.random.happens(50) {
                tree.0.push(Branch::Reply(mv, answers));
            }
        }
        if self.random.happens(12)
            && let Some(any) = self.any(from)
        {
            tree.0.push(any);
        }
        tree
    }

    /// Returns the active answer of the side to move.
    fn planned(&self, position: &VariantPosition) -> Option<Move> {
        let answer =
            self.model.conditional_moves(position.turn()).answers.get(&position_key(position))?;
        match &answer.what {
            Some(What::Move(text)) if answer.active => self.model.legal(position, text),
            _ => None,
        }
    }

    /// Returns the replies after which an inactive line would go on.
    pub fn inactive(&self, side: Color) -> Vec<Move> {
        if self.model.conditional_moves(side).answers.values().all(|answer| answer.active) {
            return Vec::new();
        }
        let root = self.model.position();
        let is_suspended = |mv: &Move| {
            let key = position_key(&after(root, *mv, self.model.rules));
            self.model
                .conditional_moves(side)
                .answers
                .get(&key)
                .is_some_and(|answer| !answer.active)
        };
        root.legal_moves().into_iter().filter(is_suspended).collect()
    }

    fn answer(
        &mut self,
        position: &VariantPosition,
        deep: usize,
        said: &mut BTreeMap<String, What>,
    ) -> Option<(What, Tree)> {
        let key = position_key(position);
        let known = said.get(&key).cloned().filter(|_| self.random.happens(99));
        let what = match known {
            Some(what) => what,
            None if self.random.happens(4) => What::Resign,
            None => {
                let mut menu = self.menu(position);
                if self.random.happens(60) {
                    let rules = self.model.rules;
                    let met = |mv: &Move| self.planned(&after(position, *mv, rules)).is_some();
                    menu.sort_by_key(|mv| !met(mv));
                    menu.truncate(1);
                }
                What::Move(uci(self.random.one_of(&menu)?, self.model.mode()))
            }
        };
        said.insert(key, what.clone());
        let mut then = Tree::default();
        if let What::Move(text) = &what
            && deep > 1
            && self.random.happens(85)
        {
            let mv = self.model.legal(position, text).expect("a legal answer");
            let next = after(position, mv, self.model.rules);
            then = self.branches(&next, deep - 1, said);
        }
        Some((what, then))
    }

    fn any(&mut self, from: &VariantPosition) -> Option<Branch> {
        let replies: Vec<Move> = from.legal_moves().into_iter().collect();
        let reply = self.random.one_of(&replies)?;
        let position = after(from, reply, self.model.rules);
        let what = match self.random.below(20) {
            0 => What::Resign,
            1 | 2 => What::Accept,
            _ => {
                let menu = self.menu(&position);
                What::Move(uci(self.random.one_of(&menu)?, self.model.mode()))
            }
        };
        let unless: Exceptions = [0; 3].map(|_| self.random.happens(20));
        Some(Branch::Any(unless, what))
    }

    /// Writes a tree as a player types it.
    pub fn typed(&mut self, tree: &Tree, from: &VariantPosition) -> String {
        let words = tree.0.iter().map(|branch| self.typed_branch(branch, from)).collect();
        in_brackets(words)
    }

    /// The branch, and what follows it.
    fn typed_branch(&mut self, branch: &Branch, from: &VariantPosition) -> (String, String) {
        match branch {
            Branch::Any(unless, what) => (any_word(*unless, what), String::new()),
            Branch::Reply(mv, answers) => {
                let position = after(from, *mv, self.model.rules);
                let words = answers.iter().map(|(what, then)| match what {
                    What::Move(text) => {
                        let mv = self.model.legal(&position, text).expect("a legal answer");
                        let next = after(&position, mv, self.model.rules);
                        let then = self.typed(then, &next);
                        (self.word(mv, &position), then)
                    }
                    what => (word_of(what), String::new()),
                });
                let words = words.collect();
                (self.word(*mv, from), in_brackets(words))
            }
        }
    }

    pub fn word(&mut self, mv: Move, from: &VariantPosition) -> String {
        if self.random.happens(50) {
            return uci(mv, self.model.mode());
        }
        play_san(&mut from.clone(), mv, self.model.rules).to_string()
    }
}

pub fn word_of(what: &What) -> String {
    match what {
        What::Move(text) => text.clone(),
        What::Resign => "resign".to_owned(),
        What::Accept => "accept".to_owned(),
    }
}

pub fn any_word(unless: Exceptions, what: &What) -> String {
    let exceptions = ["capture", "check", "attack"].iter().zip(unless);
    let exceptions: Vec<&str> = exceptions.filter(|(_, on)| *on).map(|(word, _)| *word).collect();
    let unless = if exceptions.is_empty() { "" } else { "-unless-" };
    format!("any{unless}{} {}", exceptions.join("-"), word_of(what))
}

/// Alternatives as PGN has them: the others stand in brackets behind the first.
fn in_brackets(branches: Vec<(String, String)>) -> String {
    let mut branches = branches.into_iter();
    let Some((first, then)) = branches.next() else { return String::new() };
    let others = branches.map(|(other, then)| format!(" ({other} {then})"));
    format!("{first}{} {then}", others.collect::<String>())
}
