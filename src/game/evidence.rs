//! What proves an ending: stored as a short text, told in a sentence.

use shakmaty::uci::UciMove;

use super::{Ending, Game, Reading};
use crate::chess::{Color, Role, Square, color_name, name_pieces};

/// What proves an ending, beyond what the moves of the game say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// The move that left the king in check, which is not among the moves of the game, and
    /// where the pieces stand that attack the king after it.
    KingLeftInCheck { mv: UciMove, checkers: Vec<Square> },
}

const LEFT_IN_CHECK: &str = "left_in_check";

impl Evidence {
    /// Returns the text under which it is stored: `left_in_check e1e2 e8`.
    pub fn to_text(&self) -> String {
        match self {
            Evidence::KingLeftInCheck { mv, checkers } => {
                let squares: Vec<String> = checkers.iter().map(Square::to_string).collect();
                format!("{LEFT_IN_CHECK} {mv} {}", squares.join(" "))
            }
        }
    }

    /// Reads what [`Evidence::to_text`] wrote; `None` for anything else.
    pub fn parse(text: &str) -> Option<Evidence> {
        let mut words = text.split(' ');
        let evidence = match words.next()? {
            LEFT_IN_CHECK => {
                let mv: UciMove = words.next()?.parse().ok()?;
                let checkers: Vec<Square> =
                    words.map(|word| word.parse().ok()).collect::<Option<_>>()?;
                let is_on_board = matches!(mv, UciMove::Normal { .. });
                is_on_board.then_some(Evidence::KingLeftInCheck { mv, checkers })?
            }
            _ => return None,
        };
        // One text for each evidence, so that what was read is what was written.
        (evidence.to_text() == text).then_some(evidence)
    }
}

impl Game {
    /// Returns the sentence that both players read about the end, with what proves it.
    /// `None` while the game runs.
    pub fn ending_sentence(&self) -> Option<String> {
        let ended = self.ended()?;
        let proven = match (ended.ending, &ended.evidence) {
            (Ending::KingLeftInCheck { loser }, Some(evidence)) => {
                self.left_in_check_sentence(loser, evidence)
            }
            _ => None,
        };
        Some(proven.unwrap_or_else(|| ended.ending.sentence()))
    }

    /// `None` if the evidence does not fit the board.
    fn left_in_check_sentence(&self, loser: Color, evidence: &Evidence) -> Option<String> {
        let Evidence::KingLeftInCheck { mv, checkers } = evidence;
        let Ok(Reading::LeavesKing { mv, checkers: found }) = self.read_move(&mv.to_string())
        else {
            return None;
        };
        let squares: Vec<Square> = found.iter().map(|(_, square)| *square).collect();
        if squares != *checkers {
            return None;
        }
        let verb = if found.len() == 1 { "attacks" } else { "attack" };
        Some(format!(
            "{} left the king in check: after {} {} {verb} it. {} won.",
            color_name(loser),
            self.quoted(mv),
            name_pieces(&found),
            color_name(!loser),
        ))
    }
}

/// Returns the evidence for a move that leaves the king in check.
pub(super) fn left_in_check(mv: crate::chess::Move, checkers: &[(Role, Square)]) -> Evidence {
    // Castling is never such a move, so its spelling does not matter.
    let mv = UciMove::from_standard(mv);
    Evidence::KingLeftInCheck { mv, checkers: checkers.iter().map(|(_, square)| *square).collect() }
}
