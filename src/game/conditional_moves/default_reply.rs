//! An answer to every other legal move, and the exceptions under which it is held back.

use std::fmt;

use shakmaty::uci::UciMove;

use crate::chess::{Move, Position as _, VariantPosition};

/// What conditional moves answer, as it is kept: whether a move is legal, the position says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    Move(UciMove),
    Resign,
    AcceptDraw,
}

/// What conditional moves answer in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Move(Move),
    Resign,
    AcceptDraw,
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reply::Move(uci) => uci.fmt(f),
            Reply::Resign => f.write_str("resign"),
            Reply::AcceptDraw => f.write_str("accept"),
        }
    }
}

impl Reply {
    /// Returns the answer in a position, `None` if the move is not legal there.
    pub fn in_position(self, position: &VariantPosition) -> Option<Answer> {
        match self {
            Reply::Move(uci) => uci.to_move(position).ok().map(Answer::Move),
            Reply::Resign => Some(Answer::Resign),
            Reply::AcceptDraw => Some(Answer::AcceptDraw),
        }
    }
}

/// When an answer to any reply is held back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Exceptions {
    /// The reply captures something.
    pub capture: bool,
    /// The reply gives check.
    pub check: bool,
    /// After the reply the piece that would answer is attacked, or the square it would go to.
    pub attack: bool,
}

impl Exceptions {
    /// Reads what `Display` writes: `-unless-capture-check-attack`, or nothing.
    pub fn parse(text: &str) -> Option<Exceptions> {
        let mut exceptions = Exceptions::default();
        if text.is_empty() {
            return Some(exceptions);
        }
        for word in text.strip_prefix("-unless-")?.split('-') {
            match word {
                "capture" => exceptions.capture = true,
                "check" => exceptions.check = true,
                "attack" => exceptions.attack = true,
                _ => return None,
            }
        }
        Some(exceptions)
    }

    fn hold(self, reply: Move, after: &VariantPosition, answer: Answer) -> bool {
        let attacked = |square| {
            let board = after.board();
            let attackers = board.attacks_to(square, !after.turn(), board.occupied());
            attackers.any()
        };
        let in_danger = match answer {
            Answer::Move(mv) => mv.from().is_some_and(attacked) || attacked(mv.to()),
            Answer::Resign | Answer::AcceptDraw => false,
        };
        self.capture && reply.is_capture()
            || self.check && after.is_check()
            || self.attack && in_danger
    }
}

impl fmt::Display for Exceptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = [(self.capture, "capture"), (self.check, "check"), (self.attack, "attack")];
        let mut dash = "-unless-";
        for (_, word) in names.into_iter().filter(|(on, _)| *on) {
            write!(f, "{dash}{word}")?;
            dash = "-";
        }
        Ok(())
    }
}

/// An answer to every reply that has no answer of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DefaultReply {
    pub unless: Exceptions,
    pub reply: Reply,
}

impl DefaultReply {
    /// Returns the answer to a reply that led to a position, `None` if it is not legal there
    /// or an exception holds it back.
    pub fn answer(&self, reply: Move, after: &VariantPosition) -> Option<Answer> {
        let answer = self.reply.in_position(after)?;
        (!self.unless.hold(reply, after, answer)).then_some(answer)
    }
}
