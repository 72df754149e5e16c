//! Recognizes commands that were carried out already: a form that was sent twice.

use super::{
    Cause, Claim, ClaimedResult, Ending, EnteredMove, Game, Play, PlayerCommand,
    conditional_moves::{ConditionalMoves, Root},
    evidence::left_in_check,
    variations::{LineKind, read},
};
use crate::chess::{Color, Position as _, parse_move_under};

impl Game {
    /// Recognizes the second submission of a form that already had its effect.
    pub(super) fn is_repeat(&self, command: &PlayerCommand, side: Color) -> bool {
        let ended_by = |ending: Ending| self.ended().is_some_and(|e| e.ending == ending);
        match command {
            PlayerCommand::Play(play) if self.has_played(play, side) => {
                !self.lacks_lines(play, side)
            }
            PlayerCommand::Play(play) => {
                self.has_delayed(play, side) || self.has_lost_by(play, side)
            }
            PlayerCommand::RecallMove { position_no } => self.has_recalled(*position_no, side),
            PlayerCommand::OfferDraw => self.offer == Some(side),
            PlayerCommand::AcceptDraw { .. } => ended_by(Ending::Agreement),
            PlayerCommand::DeclineDraw { .. } => self.is_running() && self.offer != Some(!side),
            PlayerCommand::Resign => {
                ended_by(Ending::Resignation { loser: side })
                    || ended_by(Ending::ResignationDrawn { resigned: side })
                    || self.pending.is_some_and(|p| (p.cause, p.side) == (Cause::Resignation, side))
            }
            PlayerCommand::Abort => ended_by(Ending::Aborted { by: side }),
            PlayerCommand::AcceptProposedLine { ply, line, .. } => self.has_accepted(*ply, line),
            PlayerCommand::AskTakeback => self.takeback == Some(side),
            PlayerCommand::GrantTakeback { position_no } => self.has_granted(*position_no),
            PlayerCommand::DeclineTakeback => self.is_running() && self.takeback != Some(!side),
            PlayerCommand::GiveTime { days, given } => self.has_given(*days, *given, side),
            PlayerCommand::ClaimTimeout => self.timed_out().is_some() && side != self.turn(),
            // Edits of conditional moves and of the safety move are noticed where they change nothing.
            PlayerCommand::Claim { claim, position_no, .. } => {
                self.has_claimed(claim, *position_no, side)
            }
            PlayerCommand::Appeal { .. } => {
                self.open_case().is_some_and(|case| case.appeal == Some(side))
            }
            // Both have claimed a draw: that was an agreement. Another claim is known by its words, which
            // stand in the log: `actions::games::claim_result` looks there.
            PlayerCommand::ClaimResult { result, .. } => {
                *result == ClaimedResult::Draw && ended_by(Ending::Agreement)
            }
            PlayerCommand::AnswerClaim { .. }
            | PlayerCommand::SafetyMove { .. }
            | PlayerCommand::ConditionalMoves(_)
            | PlayerCommand::TakeVacation { .. } => false,
        }
    }

    /// Returns whether this claim waits already, or has ended the game.
    fn has_claimed(&self, claim: &Claim, position_no: u32, side: Color) -> bool {
        let filed = self.open_case().and_then(|case| case.claim.as_ref());
        if filed.is_some_and(|filed| (filed.by, filed.ground) == (side, claim.ground)) {
            return position_no == self.position_no();
        }
        let drawn = [Ending::ThreefoldRepetition, Ending::FiftyMoveRule, Ending::DeadPosition];
        // If a move came with the claim it is the opponent's turn now.
        let made = u32::from(self.turn() != side);
        position_no.checked_add(made) == Some(self.position_no())
            && self.ended().is_some_and(|e| drawn.contains(&e.ending))
    }

    /// Returns whether this very move was made by this side from the position that the
    /// player had in view.
    pub(super) fn has_played(&self, play: &Play, side: Color) -> bool {
        let Some(index) = self.ply_at(play.ply) else {
            return false;
        };
        let Some(played) = self.played.get(index) else {
            return false;
        };
        let line = self.line();
        let before = line.position(index);
        before.turn() == side
            && parse_move_under(before, self.start.rules, &play.text) == Ok(played.mv)
    }

    /// Returns the half-moves after the move that a form made, `None` if it made none.
    pub fn ply_after(&self, play: &Play, side: Color) -> Option<usize> {
        let ply = self.has_played(play, side).then(|| self.ply_at(play.ply))??;
        Some(ply + 1)
    }

    /// Returns whether a side's conditional moves have all of some lines from a position of the
    /// game, active or not: those that have answered since are kept.
    pub fn has_saved(
        &self,
        lines: &str,
        ply: usize,
        side: Color,
        conditional_moves: &ConditionalMoves,
    ) -> bool {
        let line = self.line();
        let root = Root { start: &self.start, ply, position: line.position(ply), side };
        let wanted = ConditionalMoves::default().added(lines, root);
        wanted.is_ok_and(|wanted| conditional_moves.has_all_of(&wanted))
    }

    /// Returns a proposed line from a position of the game as the log has it; `None` if it is none.
    pub fn proposed_text(&self, lines: &str, ply: usize) -> Option<String> {
        let line = self.line();
        let position = line.position(ply);
        let lines = read(lines, &self.start, ply, position, LineKind::Moves).ok()?;
        Some(lines.without_comments().write(&self.start, ply, position))
    }

    /// Returns whether lines come with a move that was made before without any: the first
    /// form had none, and nothing has happened since.
    fn lacks_lines(&self, play: &Play, side: Color) -> bool {
        let is_last = self.ply_at(play.ply).is_some_and(|ply| ply + 1 == self.played.len());
        let given = |text: &Option<String>| text.as_ref().is_some_and(|t| !t.trim().is_empty());
        self.is_running()
            && is_last
            && (given(&play.keep) && self.conditional_moves.get(side).is_empty()
                || given(&play.propose) && self.proposed_lines.get(side).is_none())
    }

    /// Returns whether this very move left this side's king in check and so lost the game.
    fn has_lost_by(&self, play: &Play, side: Color) -> bool {
        let lost = Ending::KingLeftInCheck { loser: side };
        let Some(ended) =
            self.ended().filter(|e| e.ending == lost && play.ply == self.position_no())
        else {
            return false;
        };
        match self.read_move(&play.text) {
            Ok(EnteredMove::LeavesKing { mv, checkers }) => {
                ended.evidence == Some(left_in_check(mv, &checkers))
            }
            _ => false,
        }
    }
}
