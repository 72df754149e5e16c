//! Variations in the order in which they are written: brackets, numbers, words.

use super::{Annotation, Branch, VariationStep, Variations, played};
use crate::{
    chess::{self, Color, Line, Move, Position as _, Start, VariantPosition, parse_move_under},
    game::conditional_moves::{Answer, DefaultReply, Reply},
};

/// A piece of written variations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    Open,
    Close,
    Step {
        /// `12.` or `12...`; empty where the move before has it.
        number: String,
        step: VariationStep,
        /// The move in SAN, `resign`, `accept`; of an answer to any reply the answer.
        text: String,
        /// The moves up to here, with this one.
        line: Vec<Move>,
        annotation: Annotation,
    },
}

impl Variations {
    /// Returns them piece by piece, from the position after so many half-moves of a game
    /// with this start.
    pub fn pieces(&self, start: &Start, ply: usize, position: &VariantPosition) -> Vec<Piece> {
        let mut writer = LineWriter { start, ply, line: Vec::new(), out: Vec::new() };
        writer.all(self, position, true);
        writer.out
    }

    /// Writes them as PGN movetext. [`read`](super::read) reads it back.
    pub fn write(&self, start: &Start, ply: usize, position: &VariantPosition) -> String {
        let mut out = String::new();
        for piece in self.pieces(start, ply, position) {
            if !out.is_empty() && !out.ends_with('(') && piece != Piece::Close {
                out.push(' ');
            }
            match piece {
                Piece::Open => out.push('('),
                Piece::Close => out.push(')'),
                Piece::Step { number, step, text, annotation, .. } => {
                    out.push_str(&number);
                    if let VariationStep::Any(any) = step {
                        out.push_str(&format!("any{} ", any.unless));
                    }
                    out.push_str(&text);
                    out.push_str(&annotation.to_pgn());
                }
            }
        }
        out
    }
}

struct LineWriter<'a> {
    start: &'a Start,
    ply: usize,
    line: Vec<Move>,
    out: Vec<Piece>,
}

impl LineWriter<'_> {
    /// `numbered`: the next move of Black needs its number.
    fn all(&mut self, variations: &Variations, position: &VariantPosition, numbered: bool) {
        let Some((main, others)) = variations.0.split_first() else { return };
        self.one(main, position, numbered);
        for other in others {
            self.out.push(Piece::Open);
            self.one(other, position, true);
            self.follow(other, position, false);
            self.out.push(Piece::Close);
        }
        self.follow(main, position, !others.is_empty());
    }

    fn one(&mut self, branch: &Branch, position: &VariantPosition, numbered: bool) {
        let ply = self.ply + self.line.len();
        let number = match Line::number_from(self.start, ply) {
            (number, Color::White) => format!("{number}."),
            (number, Color::Black) if numbered => format!("{number}..."),
            (_, Color::Black) => String::new(),
        };
        let mut line = self.line.clone();
        let text = match &branch.step {
            VariationStep::Move(mv) => {
                line.push(*mv);
                chess::play_san(&mut position.clone(), *mv, self.start.rules).to_string()
            }
            VariationStep::Resign => Reply::Resign.to_string(),
            VariationStep::AcceptDraw => Reply::AcceptDraw.to_string(),
            VariationStep::Any(any) => any.answer_words(self.start, ply, position),
        };
        let (step, annotation) = (branch.step.clone(), branch.annotation.clone());
        self.out.push(Piece::Step { number, step, text, line, annotation });
    }

    /// `interrupted`: variations stand between the move and what follows.
    fn follow(&mut self, branch: &Branch, position: &VariantPosition, interrupted: bool) {
        if let VariationStep::Move(mv) = branch.step {
            let numbered = interrupted || !branch.annotation.pgn_comment().is_empty();
            let after = played(position, mv, self.start.rules);
            self.line.push(mv);
            self.all(&branch.then, &after, numbered);
            self.line.pop();
        }
    }
}

impl DefaultReply {
    /// Returns the answer as it is written in a position: `13.h3` in SAN if that is the same
    /// after all replies, else in UCI.
    pub fn answer_words(&self, start: &Start, ply: usize, position: &VariantPosition) -> String {
        let Reply::Move(uci) = self.reply else { return self.with_number(start, ply, &self.reply) };
        let mut sans: Vec<String> = Vec::new();
        for mv in position.legal_moves() {
            let after = played(position, mv, start.rules);
            if let Some(Answer::Move(answer)) = self.answer(mv, &after) {
                let san = chess::play_san(&mut after.clone(), answer, start.rules).san.to_string();
                if parse_move_under(&after, start.rules, &san) == Ok(answer) && !sans.contains(&san)
                {
                    sans.push(san);
                }
            }
        }
        match sans.as_slice() {
            [san] => self.with_number(start, ply, san),
            _ => self.with_number(start, ply, &uci),
        }
    }

    fn with_number(&self, start: &Start, ply: usize, text: &dyn std::fmt::Display) -> String {
        match Line::number_from(start, ply + 1) {
            (number, Color::White) => format!("{number}.{text}"),
            (_, Color::Black) => text.to_string(),
        }
    }
}
