//! Writes variations as they are typed.

use super::{Branch, Step, Variations, played};
use crate::{
    chess::{self, Chess, Color, Line, Position as _, Start, parse_move_under},
    game::plan::{Answer, IfAny, Reply},
};

impl Variations {
    /// Writes them as PGN movetext, from the position after so many half-moves of a game
    /// with this start. [`read`](super::read) reads it back.
    pub fn write(&self, start: &Start, ply: usize, position: &Chess) -> String {
        let mut writer = Writer { start, out: String::new() };
        writer.all(self, ply, position, true);
        writer.out
    }
}

struct Writer<'a> {
    start: &'a Start,
    out: String,
}

impl Writer<'_> {
    /// `numbered`: the next move of Black needs its number.
    fn all(&mut self, variations: &Variations, ply: usize, position: &Chess, numbered: bool) {
        let Some((main, others)) = variations.0.split_first() else { return };
        self.one(main, ply, position, numbered);
        for other in others {
            self.token("(");
            self.one(other, ply, position, true);
            self.follow(other, ply, position, !other.comment.is_empty());
            self.out.push(')');
        }
        let numbered = !others.is_empty() || !main.comment.is_empty();
        self.follow(main, ply, position, numbered);
    }

    /// The step itself, with its comment.
    fn one(&mut self, branch: &Branch, ply: usize, position: &Chess, numbered: bool) {
        let (number, side) = Line::number_from(self.start, ply);
        match side {
            Color::White => self.token(&format!("{number}.")),
            Color::Black if numbered => self.token(&format!("{number}...")),
            Color::Black => self.token(""),
        }
        let words = self.words(&branch.step, ply, position);
        self.out.push_str(&words);
        if !branch.comment.is_empty() {
            self.token(&format!("{{{}}}", branch.comment));
        }
    }

    fn follow(&mut self, branch: &Branch, ply: usize, position: &Chess, numbered: bool) {
        if let Step::Move(mv) = branch.step {
            let after = played(position, mv, self.start.rules);
            self.all(&branch.then, ply + 1, &after, numbered);
        }
    }

    fn words(&self, step: &Step, ply: usize, position: &Chess) -> String {
        match step {
            Step::Move(mv) => {
                chess::play_san(&mut position.clone(), *mv, self.start.rules).to_string()
            }
            Step::Resign => "resign".to_owned(),
            Step::AcceptDraw => "accept".to_owned(),
            Step::Any(any) => {
                let number = match Line::number_from(self.start, ply + 1) {
                    (number, Color::White) => format!("{number}."),
                    (_, Color::Black) => String::new(),
                };
                format!("any{} {number}{}", any.unless, self.answer(any, position))
            }
        }
    }

    /// The answer to any reply: in SAN if it is the same after all, else in UCI.
    fn answer(&self, any: &IfAny, position: &Chess) -> String {
        let uci = match any.reply {
            Reply::Resign => return "resign".to_owned(),
            Reply::AcceptDraw => return "accept".to_owned(),
            Reply::Move(uci) => uci,
        };
        let rules = self.start.rules;
        let mut sans: Vec<String> = Vec::new();
        for mv in position.legal_moves() {
            let after = played(position, mv, rules);
            if let Some(Answer::Move(answer)) = any.answer(mv, &after) {
                let san = chess::play_san(&mut after.clone(), answer, rules).san.to_string();
                if parse_move_under(&after, rules, &san) == Ok(answer) && !sans.contains(&san) {
                    sans.push(san);
                }
            }
        }
        match sans.as_slice() {
            [san] => san.clone(),
            _ => uci.to_string(),
        }
    }

    fn token(&mut self, text: &str) {
        if !self.out.is_empty() && !self.out.ends_with(['(', '.']) {
            self.out.push(' ');
        }
        self.out.push_str(text);
    }
}
