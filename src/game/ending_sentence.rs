//! How a game ended and what proves it: the English of a PGN, and the moves that pages show.

use shakmaty::uci::UciMove;

use super::{CanMate, Ending, EnteredMove, Evidence, Game};
use crate::chess::{
    Color, Line, Move, Role, Square, Unwinnable, VariantPosition, Verdict, Winnability, color_name,
    name_pieces, play_san, uci_move,
};

impl Game {
    /// Returns the sentence about the end, with what proves it.
    /// `None` while the game runs.
    pub fn ending_sentence(&self) -> Option<String> {
        let ended = self.ended()?;
        let proven =
            ended.evidence.as_ref().and_then(|evidence| self.proven(ended.ending, evidence));
        Some(proven.unwrap_or_else(|| ended.ending.sentence()))
    }

    /// `None` if the evidence does not fit the ending or the board.
    fn proven(&self, ending: Ending, evidence: &Evidence) -> Option<String> {
        match (ending, evidence) {
            (Ending::KingLeftInCheck { loser }, Evidence::KingLeftInCheck { mv, checkers }) => {
                self.left_in_check(loser, mv, checkers)
            }
            (Ending::DeadPosition, Evidence::Dead { white, black }) => Some(dead(*white, *black)),
            (
                Ending::TimeoutDrawn { .. }
                | Ending::ResignationDrawn { .. }
                | Ending::OfferToUnable { .. },
                Evidence::CannotMate { reason },
            ) => {
                let sentence = ending.sentence();
                Some(format!("{} because {reason}.", sentence.trim_end_matches('.')))
            }
            (
                Ending::ThreefoldRepetition | Ending::FivefoldRepetition,
                Evidence::Occurrences { plies },
            ) => {
                let (times, stood) = (plies.len(), self.line().stood(plies));
                Some(format!("Draw by repetition: the position occurred {times} times ({stood})."))
            }
            (Ending::Adjudicated(adjudicated), Evidence::Adjudication { reason }) => {
                // It stands in a line of its own, whatever was typed.
                let reason: Vec<&str> = reason.split_whitespace().collect();
                Some(format!("{} {}", adjudicated.sentence(), reason.join(" ")))
            }
            (
                Ending::FiftyMoveRule | Ending::SeventyFiveMoveRule,
                Evidence::NoProgress { halfmoves },
            ) => Some(format!(
                "Draw: {halfmoves} half-moves were played without a capture or pawn move."
            )),
            _ => None,
        }
    }

    /// Returns how a side can still win after a move; `None` if the verdict does not say so.
    pub fn how_to_mate(
        &self,
        intended: Option<Move>,
        side: Color,
        verdict: &Verdict,
    ) -> Option<CanMate> {
        let Winnability::CanWin(line) = &verdict.winnability else { return None };
        let mode = self.start.variant().castling_mode();
        let moves = intended.iter().chain(line).map(|mv| uci_move(*mv, mode));
        Some(CanMate { side, moves: self.in_san(&moves.collect::<Vec<_>>())? })
    }

    /// Returns a move that leaves the own king in check, and the pieces that attack it then; `None`
    /// if it is not so, or those are not where they were said to be.
    pub fn left_in_check_by(
        &self,
        mv: &UciMove,
        checkers: &[Square],
    ) -> Option<(Move, Vec<(Role, Square)>)> {
        let Ok(EnteredMove::LeavesKing { mv, checkers: found }) = self.read_move(&mv.to_string())
        else {
            return None;
        };
        let fits = found.iter().map(|(_, square)| square).eq(checkers);
        fits.then_some((mv, found))
    }

    fn left_in_check(&self, loser: Color, mv: &UciMove, checkers: &[Square]) -> Option<String> {
        let (mv, found) = self.left_in_check_by(mv, checkers)?;
        let verb = if found.len() == 1 { "attacks" } else { "attack" };
        Some(format!(
            "{} left the king in check: after {} {} {verb} it. {} won.",
            color_name(loser),
            self.quoted(mv),
            name_pieces(&found),
            color_name(!loser),
        ))
    }

    /// Returns a line from the present position as a score sheet shows it, `None` if it is
    /// not legal.
    pub fn in_san(&self, line: &[UciMove]) -> Option<String> {
        let mut position: VariantPosition = self.position.clone();
        let mut text = String::new();
        for (i, uci) in line.iter().enumerate() {
            let mv = uci.to_move(&position).ok()?;
            let san = play_san(&mut position, mv, self.start.rules);
            let (number, side) = Line::number_from(&self.start, self.played.len() + i);
            let number = match side {
                Color::White => format!("{number}."),
                Color::Black if i == 0 => format!("{number}..."),
                Color::Black => String::new(),
            };
            let space = if i == 0 { "" } else { " " };
            text.push_str(&format!("{space}{number}{san}"));
        }
        Some(text)
    }
}

fn dead(white: Unwinnable, black: Unwinnable) -> String {
    if white == black && white == Unwinnable::Material {
        return "Draw by insufficient material.".to_owned();
    }
    if white == black {
        return format!("Draw: dead position. Neither side can win because {white}.");
    }
    format!(
        "Draw: dead position. White cannot win because {white}. Black cannot win because {black}."
    )
}
