//! Why a move was not made.

use super::{Locale, Message};
use crate::{
    chess::{Disambiguation, Illegal, InputError, Restriction, Role},
    key,
};

impl Locale {
    /// Says why a typed move was not understood or is not legal.
    pub fn input_error(self, error: &InputError) -> String {
        match error {
            InputError::Empty => self.t("chess-input-empty").to_string(),
            InputError::Unreadable => {
                self.t("chess-input-not-a-move").with("example", self.san("Nf3")).to_string()
            }
            InputError::Illegal(why) => self.illegal(why),
            InputError::Ambiguous(candidates) => {
                let moves = self.one_of(candidates.iter().map(|san| self.san(san)));
                self.t("chess-input-ambiguous").with("moves", moves).to_string()
            }
            InputError::PromotionMissing => self.t("chess-input-promotion-missing").to_string(),
            InputError::UnclearLetter(letter) => self
                .t("chess-input-unclear-letter")
                .with("letter", letter)
                .with("file", letter.to_ascii_lowercase())
                .with("letters", self.piece_letters_list())
                .to_string(),
        }
    }

    /// Says which piece a letter of a line is in another language, and what can be done.
    /// `promotes`: it says what a pawn becomes, so it is no file.
    pub fn foreign_letter(self, line: &str, letter: char, promotes: bool) -> String {
        let file = letter.to_ascii_lowercase();
        let is_file = ('a'..='h').contains(&file) && !promotes;
        let Some((role, languages)) = self.foreign_piece(letter) else {
            if !is_file {
                return self.line_not_understood(line).to_string();
            }
            let said = self.t("email-error-letter-not-understood").with("line", line);
            return format!("{said} {}", self.input_error(&InputError::UnclearLetter(letter)));
        };
        let tags: Vec<&str> = languages.iter().map(|language| language.tag()).collect();
        let said = self
            .t("email-error-piece-letter")
            .with("line", line)
            .with("letter", letter)
            .role(role)
            .with("languages", tags.join("-"))
            .with("letters", self.piece_letters_list());
        let is_own = !self.localized_pieces && languages == [self.language];
        let choice = is_own.then(|| self.t("email-error-piece-letter-turn-on"));
        let pawn = is_file.then(|| self.t("email-error-piece-letter-pawn").with("file", file));
        let said = [Some(said), choice, pawn].into_iter().flatten().map(|said| said.to_string());
        said.collect::<Vec<_>>().join(" ")
    }

    /// Says that a line of an email asks for nothing that there is, and what it could.
    pub fn line_not_understood(self, line: &str) -> Message {
        let said = self.t("email-error-not-understood").with("line", line);
        said.with("example", self.san("13. Nxe4"))
    }

    /// Says why a move is not legal.
    pub fn illegal(self, why: &Illegal) -> String {
        let said = match why {
            Illegal::NoPiece { from } => self.t("chess-illegal-no-piece").with("square", from),
            Illegal::NotThere { role, from } => {
                self.t("chess-illegal-other-piece").role(*role).with("square", from)
            }
            Illegal::NotYours { from, role } => {
                self.t("chess-illegal-not-your-piece").role(*role).with("square", from)
            }
            Illegal::OwnPiece { to, role } => {
                self.t("chess-illegal-own-piece").role(*role).with("square", to)
            }
            Illegal::Geometry { role, from, to } => {
                self.t("chess-illegal-piece-move").role(*role).with("from", from).with("to", to)
            }
            Illegal::Blocked { role, by } => {
                self.t("chess-illegal-blocked").role(*role).with("by", by)
            }
            Illegal::PawnBlocked { to, by } => {
                self.t("chess-illegal-pawn-blocked").with("to", to).with("by", by)
            }
            Illegal::PawnNothingToCapture { to } => {
                self.t("chess-illegal-nothing-to-capture").with("to", to)
            }
            Illegal::EnPassantPassed { pawn } => {
                self.t("chess-illegal-en-passant-too-late").with("pawn", pawn)
            }
            Illegal::EnPassantOff => self.t("chess-illegal-no-en-passant"),
            Illegal::Exposed { mv, checkers, was_in_check } => match checkers[..] {
                [(Role::King, square)] => {
                    self.t("chess-illegal-next-to-king").with("square", square)
                }
                _ => self
                    .t(match *was_in_check && mv.role() != Role::King {
                        true => key!("chess-illegal-still-in-check"),
                        false => key!("chess-illegal-into-check"),
                    })
                    .with("pieces", self.by_pieces(checkers)),
            },
            Illegal::CastlingRight { side } => {
                let wing = if side.is_king_side() { "king" } else { "queen" };
                self.t("chess-illegal-castling-right-lost").with("wing", wing)
            }
            Illegal::CastlingInCheck { checkers } => self
                .t("chess-illegal-castling-out-of-check")
                .with("pieces", self.by_pieces(checkers)),
            Illegal::CastlingThrough { square, attackers } => self
                .t("chess-illegal-castling-through-check")
                .with("square", square)
                .with("pieces", self.pieces_that(attackers))
                .count("n", attackers.len()),
            Illegal::CastlingInto { square, attackers } => self
                .t("chess-illegal-castling-into-check")
                .with("square", square)
                .with("pieces", self.by_pieces(attackers)),
            Illegal::CastlingBlocked { by } => {
                self.t("chess-illegal-castling-blocked").with("by", by)
            }
            Illegal::NoneThere { role, among } => {
                self.t("chess-illegal-no-such-piece").role(*role).among(*among)
            }
            Illegal::NoneReaches { role, to, among } => {
                self.t("chess-illegal-none-can-reach").role(*role).with("to", to).among(*among)
            }
            Illegal::NoCapture { from, to } => self
                .t("chess-illegal-no-pawn-can-capture")
                .with("from", from.char())
                .with("to", to.char()),
            Illegal::NotAPromotion => self.t("chess-illegal-no-promotion"),
            Illegal::Restricted(restriction) => self.t(match restriction {
                Restriction::MustCapture => key!("chess-illegal-must-capture"),
                Restriction::KingCannotCapture => key!("chess-illegal-king-cannot-capture"),
                Restriction::OwnKingExplodes => key!("chess-illegal-own-king-explodes"),
                Restriction::GivesCheck => key!("chess-illegal-gives-check"),
            }),
            Illegal::NotInPocket { role } => self.t("chess-illegal-not-in-pocket").role(*role),
            Illegal::DropOnPiece { to } => self.t("chess-illegal-drop-on-piece").with("square", to),
            Illegal::PawnDrop => self.t("chess-illegal-pawn-drop"),
            Illegal::GameOver => self.t("chess-illegal-game-over"),
        };
        said.to_string()
    }
}

impl Message {
    /// Fills in the pieces that are left to choose from.
    fn among(self, among: Disambiguation) -> Message {
        match among {
            Disambiguation::All => self.with("among", "all").with("line", ""),
            Disambiguation::File(file) => self.with("among", "file").with("line", file.char()),
            Disambiguation::Rank(rank) => self.with("among", "rank").with("line", rank.char()),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::i18n::{Language, Locale};

    #[test]
    fn a_pawn_is_advised_only_where_the_letter_could_be_its_file() {
        let locale = Locale::of(Language::English);
        let advice = "If you meant a pawn, write a lowercase \"d\".";
        let said = locale.foreign_letter("Dxe5", 'D', false);
        assert!(said.contains(advice), "{said}");
        let said = locale.foreign_letter("e8=D", 'D', true);
        assert!(!said.contains("pawn"), "{said}");
        // A piece in no language: neither a pawn.
        for (line, promotes) in [("Zf3", false), ("e8=X", true), ("e8=G", true)] {
            let letter = line.trim_start_matches("e8=").chars().next().unwrap();
            let said = locale.foreign_letter(line, letter, promotes);
            assert!(said.starts_with(&format!("We did not understand \"{line}\"")), "{said}");
            assert!(!said.contains("pawn"), "{said}");
        }
    }
}
