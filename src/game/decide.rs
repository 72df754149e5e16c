//! The one door: what follows from a command.

use chrono::{DateTime, Utc};

use super::{
    Actor, Cause, Claim, ClaimError, Command, Ending, Event, EventKind, Game, GameError,
    MOVES_BETWEEN_OFFERS, Pending, Play, Reading, evidence::left_in_check,
};
use crate::chess::{Color, Position as _, parse_move_under};

impl Game {
    /// Decides what follows from a command at an instant, and changes nothing.
    ///
    /// If time ran out at or before `now`, only that is decided, whatever
    /// was asked. A verdict thus never depends on when somebody viewed the game.
    pub fn decide(
        &self,
        command: &Command,
        by: Actor,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, GameError> {
        if self.is_repeat(command, by) {
            return Err(GameError::AlreadyDone);
        }
        if self.ended.is_some() && !is_allowed_when_over(command) {
            return match command {
                Command::CheckTime | Command::ReturnTime { .. } => Ok(Vec::new()),
                _ => Err(GameError::Over),
            };
        }
        if let Some(pending) = self.pending {
            return self.decide_pending(pending, command);
        }
        if let Command::ReturnTime { from, to } = command {
            return Ok(self.decide_return(*from, *to));
        }
        // A system clock that was set back must not make a move older than the one before.
        let now = now.max(self.turn_began()).max(self.paused_since().unwrap_or(now));
        // A vacation is stored whatever this clock shows; a deadline that
        // has passed stays where it is.
        if let (Command::TakeVacation { vacations }, Actor::Player(side)) = (command, by) {
            let what = self.decide_vacation(vacations, side, now)?;
            return Ok(vec![Event { at: now, by, what }]);
        }
        if let Some(instant) = self.falls_by_itself(now) {
            return Ok(vec![self.timeout(instant)]);
        }
        let side = match (by, command) {
            (Actor::Player(side), _) => side,
            (Actor::Admin(admin), Command::Adjudicate { adjudication, reason }) => {
                return self.decide_adjudication(*adjudication, reason, admin, now);
            }
            (Actor::RulesCore, Command::Examine { position_no, verdicts }) => {
                return Ok(self.decide_examined(*position_no, verdicts, now));
            }
            _ => return Ok(Vec::new()),
        };
        if self.paused_since().is_some() && !is_allowed_while_paused(command) {
            return Err(GameError::Claim(ClaimError::Waits));
        }
        let event = |what| Event { at: now, by, what };
        match command {
            // Nothing waits for a proof: it came twice, or an administrator was faster.
            Command::CheckTime
            | Command::Settle { .. }
            | Command::ReturnTime { .. }
            | Command::Examine { .. }
            | Command::Adjudicate { .. }
            | Command::TakeVacation { .. } => Ok(Vec::new()),
            Command::Play(play) => self.decide_move(play, side, now),
            Command::OfferDraw => self.decide_offer(side).map(|what| vec![event(what)]),
            Command::AcceptDraw { ply } if *ply != self.position_no() => Err(GameError::Stale),
            // The claim of a draw is an offer too (Article 9.1.2.3).
            Command::AcceptDraw { .. } if self.offer == Some(!side) || self.claims_draw(!side) => {
                Ok(vec![event(EventKind::ended(Ending::Agreement))])
            }
            Command::AcceptDraw { .. } => Err(GameError::NoOffer),
            // Conditional moves that were held back because of the offer continue.
            Command::DeclineDraw { ply } if *ply != self.position_no() => Err(GameError::Stale),
            Command::DeclineDraw { .. } => {
                Ok(self.follow(vec![event(EventKind::DrawDeclined { by: side })], now))
            }
            Command::Resign => Ok(vec![event(self.end_by(Cause::Resignation, side))]),
            Command::AcceptProposedLine { ply, line } => self.decide_accept(*ply, line, side, now),
            Command::ConditionalMoves(edit) => self.decide_conditional_moves(edit, side, now),
            Command::AskTakeback => self.decide_ask(side).map(|what| vec![event(what)]),
            Command::GrantTakeback { position_no } => self.decide_grant(*position_no, side, now),
            Command::DeclineTakeback => Ok(vec![event(EventKind::TakebackDeclined { by: side })]),
            Command::GiveTime { days, given } => {
                self.decide_give(*days, *given, side).map(|what| vec![event(what)])
            }
            Command::ClaimTimeout => {
                self.decide_timeout_claim(side, now).map(|what| vec![event(what)])
            }
            Command::Claim { claim, position_no, statement } => {
                self.decide_claim(claim, *position_no, statement, side, now)
            }
            Command::AnswerClaim { statement } => {
                self.decide_claim_answer(statement, side).map(|what| vec![event(what)])
            }
            Command::Appeal { statement } => {
                self.decide_appeal(statement, side, now).map(|what| vec![event(what)])
            }
            Command::Abort if self.is_fresh() => {
                Ok(vec![event(EventKind::ended(Ending::Aborted { by: side }))])
            }
            Command::Abort => Err(GameError::TooLateToAbort),
        }
    }

    /// Recognises the second submission of a form that already had its effect.
    fn is_repeat(&self, command: &Command, by: Actor) -> bool {
        let Actor::Player(side) = by else {
            return false;
        };
        let ended_by = |ending: Ending| self.ended().is_some_and(|e| e.ending == ending);
        match command {
            Command::Play(play) if self.has_played(play, side) => !self.lacks_lines(play, side),
            Command::Play(play) => self.has_lost_by(play, side),
            Command::OfferDraw => self.offer == Some(side),
            Command::AcceptDraw { .. } => ended_by(Ending::Agreement),
            Command::DeclineDraw { .. } => self.is_running() && self.offer != Some(!side),
            Command::Resign => {
                ended_by(Ending::Resignation { loser: side })
                    || ended_by(Ending::ResignationDrawn { resigned: side })
                    || self.pending.is_some_and(|p| (p.cause, p.side) == (Cause::Resignation, side))
            }
            Command::Abort => ended_by(Ending::Aborted { by: side }),
            Command::AcceptProposedLine { ply, line } => self.has_accepted(*ply, line),
            Command::AskTakeback => self.takeback == Some(side),
            Command::GrantTakeback { position_no } => self.has_granted(*position_no),
            Command::DeclineTakeback => self.is_running() && self.takeback != Some(!side),
            Command::GiveTime { days, given } => self.has_given(*days, *given, side),
            Command::ClaimTimeout => self.timed_out().is_some() && side != self.turn(),
            // An edit that changes nothing is known by what it comes to.
            Command::Claim { claim, position_no, .. } => {
                self.has_claimed(claim, *position_no, side)
            }
            Command::Appeal { .. } => {
                self.open_case().is_some_and(|case| case.appeal == Some(side))
            }
            Command::AnswerClaim { .. }
            | Command::Adjudicate { .. }
            | Command::Examine { .. }
            | Command::ConditionalMoves(_)
            | Command::TakeVacation { .. }
            | Command::ReturnTime { .. }
            | Command::CheckTime
            | Command::Settle { .. } => false,
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
    fn has_played(&self, play: &Play, side: Color) -> bool {
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
            Ok(Reading::LeavesKing { mv, checkers }) => {
                ended.evidence == Some(left_in_check(mv, &checkers))
            }
            _ => false,
        }
    }

    fn decide_move(
        &self,
        play: &Play,
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, GameError> {
        if self.has_played(play, side) {
            return Err(GameError::LinesNotKept);
        }
        if play.ply != self.position_no() {
            return Err(GameError::Stale);
        }
        if side != self.turn() {
            return Err(GameError::NotYourTurn);
        }
        let reading = self.read_move(&play.text).map_err(GameError::Move)?;
        if play.offer_draw {
            self.may_offer(side)?;
        }
        let event = |what| Event { at: now, by: Actor::Player(side), what };
        let mv = match reading {
            Reading::Legal(mv) => mv,
            // It is no move of the game: a replay finds legal moves only.
            Reading::LeavesKing { mv, checkers } => {
                let ending = Ending::KingLeftInCheck { loser: side };
                let evidence = Some(left_in_check(mv, &checkers));
                return Ok(vec![event(EventKind::Ended { ending, evidence })]);
            }
        };
        self.is_free_to_play(mv, side)?;
        let mut first = vec![event(EventKind::MovePlayed { mv, offers_draw: play.offer_draw })];
        if play.propose.is_some() || play.keep.is_some() {
            let mut after = self.clone();
            after.apply(&first[0]);
            if let Some(lines) = &play.propose {
                first.push(event(after.proposed(lines, side)?));
            }
            if let Some(lines) = &play.keep {
                first.extend(after.kept(lines, side)?.map(event));
            }
        }
        Ok(self.follow(first, now))
    }

    fn decide_offer(&self, side: Color) -> Result<EventKind, GameError> {
        if self.offer == Some(!side) {
            return Err(GameError::OfferStands);
        }
        if side == self.turn() {
            return Err(GameError::OfferWithTheMove);
        }
        self.may_offer(side)?;
        let end = self.end_by_offer(side, &self.position);
        Ok(end.unwrap_or(EventKind::DrawOffered { by: side }))
    }

    /// Checks that enough own moves have passed since the last offer. A move that carries
    /// an offer counts as made after it.
    pub fn may_offer(&self, side: Color) -> Result<(), GameError> {
        let Some(last) = self.offered_at.get(side) else {
            return Ok(());
        };
        // The plies since then hold one own move for two; an offer on the opponent's turn
        // and one with the own move after it stand one ply apart, which is no own move yet.
        let own_moves = self.ply().saturating_sub(*last) / 2;
        match MOVES_BETWEEN_OFFERS.saturating_sub(own_moves) {
            0 => Ok(()),
            moves_left => Err(GameError::OfferTooSoon { moves_left }),
        }
    }

    pub(super) fn timeout(&self, at: DateTime<Utc>) -> Event {
        Event { at, by: Actor::Clock, what: self.end_on_time() }
    }

    /// Decides on a game that is over but for its result: nothing is left to do but prove it.
    fn decide_pending(&self, pending: Pending, command: &Command) -> Result<Vec<Event>, GameError> {
        match command {
            Command::CheckTime | Command::ReturnTime { .. } | Command::Examine { .. } => {
                Ok(Vec::new())
            }
            Command::Settle { ply, .. } if *ply != self.ply() => Err(GameError::Stale),
            Command::Settle { verdict, .. } => Ok(vec![Event {
                // The game ended when time ran out or the player resigned.
                at: pending.at,
                by: Actor::RulesCore,
                what: self.end_proven(pending.cause, pending.side, verdict),
            }]),
            _ => Err(GameError::BeingProven),
        }
    }
}

/// Whether something may be done while a claim waits for a decision: no move, and nothing that
/// leads to one.
fn is_allowed_while_paused(command: &Command) -> bool {
    matches!(
        command,
        Command::AnswerClaim { .. }
            | Command::AcceptDraw { .. }
            | Command::Resign
            | Command::Abort
            | Command::ConditionalMoves(_)
    )
}

/// Whether something may be done about a game that is over: an administrator may still decide, and
/// the players may have another one decide.
fn is_allowed_when_over(command: &Command) -> bool {
    matches!(
        command,
        Command::Adjudicate { .. } | Command::Appeal { .. } | Command::AnswerClaim { .. }
    )
}
