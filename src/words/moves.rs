//! Why a move was not made.

use super::Words;
use crate::{
    chess::{Among, Illegal, InputError, Role},
    key,
};

impl Words {
    /// Says why a typed move was not understood or is not legal.
    pub fn input_error(self, error: &InputError) -> String {
        match error {
            InputError::Empty => self.say("chess-type-a-move").to_string(),
            InputError::Unreadable => {
                self.say("chess-unreadable").with("example", self.san("Nf3")).to_string()
            }
            InputError::Illegal(why) => self.illegal(why),
            InputError::Ambiguous(candidates) => {
                let moves = self.one_of(candidates.iter().map(|san| self.san(san)));
                self.say("chess-ambiguous").with("moves", moves).to_string()
            }
            InputError::PromotionMissing => self.say("chess-promotion-missing").to_string(),
        }
    }

    /// Says why a move is not legal.
    pub fn illegal(self, why: &Illegal) -> String {
        let said = match why {
            Illegal::NoPiece { from } => self.say("chess-no-piece").with("square", from),
            Illegal::NotThere { role, from } => {
                self.say("chess-not-there").role(*role).with("square", from)
            }
            Illegal::NotYours { from, role } => {
                self.say("chess-not-yours").role(*role).with("square", from)
            }
            Illegal::OwnPiece { to, role } => {
                self.say("chess-own-piece").role(*role).with("square", to)
            }
            Illegal::Geometry { role, from, to } => {
                self.say("chess-geometry").role(*role).with("from", from).with("to", to)
            }
            Illegal::Blocked { role, by } => self.say("chess-blocked").role(*role).with("by", by),
            Illegal::PawnBlocked { to, by } => {
                self.say("chess-pawn-blocked").with("to", to).with("by", by)
            }
            Illegal::PawnNothingToCapture { to } => {
                self.say("chess-nothing-to-capture").with("to", to)
            }
            Illegal::EnPassantPassed { pawn } => {
                self.say("chess-en-passant-passed").with("pawn", pawn)
            }
            Illegal::EnPassantOff => self.say("chess-en-passant-off"),
            Illegal::Exposed { mv, checkers, was_in_check } => match checkers[..] {
                [(Role::King, square)] => self.say("chess-kings-apart").with("square", square),
                _ => self
                    .say(match *was_in_check && mv.role() != Role::King {
                        true => key!("chess-still-exposed"),
                        false => key!("chess-exposed"),
                    })
                    .with("pieces", self.by_pieces(checkers)),
            },
            Illegal::CastlingRight { side } => {
                let wing = if side.is_king_side() { "king" } else { "queen" };
                self.say("chess-castling-right").with("wing", wing)
            }
            Illegal::CastlingInCheck { checkers } => {
                self.say("chess-castling-in-check").with("pieces", self.by_pieces(checkers))
            }
            Illegal::CastlingThrough { square, attackers } => self
                .say("chess-castling-through")
                .with("square", square)
                .with("pieces", self.pieces_that(attackers))
                .count("n", attackers.len()),
            Illegal::CastlingInto { square, attackers } => self
                .say("chess-castling-into")
                .with("square", square)
                .with("pieces", self.by_pieces(attackers)),
            Illegal::CastlingBlocked { by } => self.say("chess-castling-blocked").with("by", by),
            Illegal::NoneThere { role, among } => {
                self.say("chess-none-there").role(*role).among(*among)
            }
            Illegal::NoneReaches { role, to, among } => {
                self.say("chess-none-reaches").role(*role).with("to", to).among(*among)
            }
            Illegal::NoCapture { from, to } => {
                self.say("chess-no-capture").with("from", from.char()).with("to", to.char())
            }
            Illegal::NotAPromotion => self.say("chess-not-a-promotion"),
        };
        said.to_string()
    }
}

impl super::Said {
    /// Fills in the pieces that are left to choose from.
    fn among(self, among: Among) -> super::Said {
        match among {
            Among::All => self.with("among", "all").with("line", ""),
            Among::File(file) => self.with("among", "file").with("line", file.char()),
            Among::Rank(rank) => self.with("among", "rank").with("line", rank.char()),
        }
    }
}
