//! Decides what follows from a command: every change of a game goes through here.

use chrono::{DateTime, Utc};

use super::{
    Actor, ArbiterCommand, Cause, Claim, ClaimError, Command, Ending, Event, EventKind, Game,
    GameError, MOVES_BETWEEN_OFFERS, Pending, Play, PlayerCommand, Reading, SystemCommand,
    evidence::left_in_check,
};
use crate::chess::{Color, Position as _, parse_move_under};

impl Game {
    /// Decides what follows from a command at an instant, and changes nothing.
    ///
    /// If time ran out at or before `now`, only that is decided, whatever
    /// was asked. So a result never depends on when somebody looked at the game.
    pub fn decide(&self, command: &Command, now: DateTime<Utc>) -> Result<Vec<Event>, GameError> {
        if matches!(command, Command::Player(side, command) if self.is_repeat(command, *side)) {
            return Err(GameError::AlreadyDone);
        }
        if self.ended.is_some() && !is_allowed_when_over(command) {
            return match command {
                Command::System(SystemCommand::CheckTime | SystemCommand::ReturnTime { .. }) => {
                    Ok(Vec::new())
                }
                Command::System(SystemCommand::Settle { .. } | SystemCommand::Examine { .. })
                | Command::Player(..)
                | Command::Arbiter(..) => Err(GameError::Over),
            };
        }
        if let Some(pending) = self.pending {
            return self.decide_pending(pending, command);
        }
        // A system clock that was set back must not make a move older than the one before.
        let now = now.max(self.turn_began()).max(self.paused_since().unwrap_or(now));
        match command {
            Command::Player(side, command) => self.decide_player(command, *side, now),
            Command::Arbiter(arbiter, command) => self.decide_arbiter(command, *arbiter, now),
            Command::System(command) => Ok(self.decide_system(command, now)),
        }
    }

    /// Returns that time ran out, if it did at or before an instant: all that is decided then.
    fn timeout_by(&self, now: DateTime<Utc>) -> Option<Vec<Event>> {
        self.falls_by_itself(now).map(|instant| vec![self.timeout(instant)])
    }

    fn decide_system(&self, command: &SystemCommand, now: DateTime<Utc>) -> Vec<Event> {
        match command {
            // It looks itself whether time had run out before.
            SystemCommand::ReturnTime { from, to } => self.decide_return(*from, *to),
            // No proof is awaited any more: it came twice, or an arbiter decided first.
            SystemCommand::CheckTime | SystemCommand::Settle { .. } => {
                self.timeout_by(now).unwrap_or_default()
            }
            SystemCommand::Examine { position_no, verdicts } => self
                .timeout_by(now)
                .unwrap_or_else(|| self.decide_examined(*position_no, verdicts, now)),
        }
    }

    fn decide_arbiter(
        &self,
        command: &ArbiterCommand,
        arbiter: i64,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, GameError> {
        if let Some(timeout) = self.timeout_by(now) {
            return Ok(timeout);
        }
        match command {
            ArbiterCommand::Adjudicate { adjudication, reason } => {
                self.decide_adjudication(*adjudication, reason, arbiter, now)
            }
        }
    }

    fn decide_player(
        &self,
        command: &PlayerCommand,
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, GameError> {
        let fallen = self.falls_by_itself(now);
        let is_held = self.paused_since().is_some() && !command.allowed().while_paused;
        let event = |what| Event { at: now, by: Actor::Player(side), what };
        match command {
            // A vacation is stored whatever this clock shows; a deadline that
            // has passed stays where it is.
            PlayerCommand::TakeVacation { vacations } => {
                self.decide_vacation(vacations, side, now).map(|what| vec![event(what)])
            }
            _ if fallen.is_some() => Ok(fallen.map(|at| self.timeout(at)).into_iter().collect()),
            _ if is_held => Err(GameError::Claim(ClaimError::Waits)),
            PlayerCommand::Play(play) => self.decide_move(play, side, now),
            PlayerCommand::OfferDraw => self.decide_offer(side).map(|what| vec![event(what)]),
            PlayerCommand::AcceptDraw { ply } if *ply != self.position_no() => {
                Err(GameError::Stale)
            }
            // The claim of a draw is an offer too (Article 9.1.2.3).
            PlayerCommand::AcceptDraw { .. }
                if self.offer == Some(!side) || self.claims_draw(!side) =>
            {
                Ok(vec![event(EventKind::ended(Ending::Agreement))])
            }
            PlayerCommand::AcceptDraw { .. } => Err(GameError::NoOffer),
            // Conditional moves that were held back because of the offer continue.
            PlayerCommand::DeclineDraw { ply } if *ply != self.position_no() => {
                Err(GameError::Stale)
            }
            PlayerCommand::DeclineDraw { .. } => {
                Ok(self.follow(vec![event(EventKind::DrawDeclined { by: side })], now))
            }
            PlayerCommand::Resign => Ok(vec![event(self.end_by(Cause::Resignation, side))]),
            PlayerCommand::AcceptProposedLine { ply, line } => {
                self.decide_accept(*ply, line, side, now)
            }
            PlayerCommand::ConditionalMoves(edit) => self.decide_conditional_moves(edit, side, now),
            PlayerCommand::AskTakeback => self.decide_ask(side).map(|what| vec![event(what)]),
            PlayerCommand::GrantTakeback { position_no } => {
                self.decide_grant(*position_no, side, now)
            }
            PlayerCommand::DeclineTakeback => {
                Ok(vec![event(EventKind::TakebackDeclined { by: side })])
            }
            PlayerCommand::GiveTime { days, given } => {
                self.decide_give(*days, *given, side).map(|what| vec![event(what)])
            }
            PlayerCommand::ClaimTimeout => {
                self.decide_timeout_claim(side, now).map(|what| vec![event(what)])
            }
            PlayerCommand::Claim { claim, position_no, statement } => {
                self.decide_claim(claim, *position_no, statement, side, now)
            }
            PlayerCommand::AnswerClaim { statement } => {
                self.decide_claim_answer(statement, side).map(|what| vec![event(what)])
            }
            PlayerCommand::Appeal { statement } => {
                self.decide_appeal(statement, side, now).map(|what| vec![event(what)])
            }
            PlayerCommand::Abort if self.is_fresh() => {
                Ok(vec![event(EventKind::ended(Ending::Aborted { by: side }))])
            }
            PlayerCommand::Abort => Err(GameError::TooLateToAbort),
        }
    }

    /// Recognises the second submission of a form that already had its effect.
    fn is_repeat(&self, command: &PlayerCommand, side: Color) -> bool {
        let ended_by = |ending: Ending| self.ended().is_some_and(|e| e.ending == ending);
        match command {
            PlayerCommand::Play(play) if self.has_played(play, side) => {
                !self.lacks_lines(play, side)
            }
            PlayerCommand::Play(play) => self.has_lost_by(play, side),
            PlayerCommand::OfferDraw => self.offer == Some(side),
            PlayerCommand::AcceptDraw { .. } => ended_by(Ending::Agreement),
            PlayerCommand::DeclineDraw { .. } => self.is_running() && self.offer != Some(!side),
            PlayerCommand::Resign => {
                ended_by(Ending::Resignation { loser: side })
                    || ended_by(Ending::ResignationDrawn { resigned: side })
                    || self.pending.is_some_and(|p| (p.cause, p.side) == (Cause::Resignation, side))
            }
            PlayerCommand::Abort => ended_by(Ending::Aborted { by: side }),
            PlayerCommand::AcceptProposedLine { ply, line } => self.has_accepted(*ply, line),
            PlayerCommand::AskTakeback => self.takeback == Some(side),
            PlayerCommand::GrantTakeback { position_no } => self.has_granted(*position_no),
            PlayerCommand::DeclineTakeback => self.is_running() && self.takeback != Some(!side),
            PlayerCommand::GiveTime { days, given } => self.has_given(*days, *given, side),
            PlayerCommand::ClaimTimeout => self.timed_out().is_some() && side != self.turn(),
            // `decide_conditional_moves` notices an edit that changes nothing.
            PlayerCommand::Claim { claim, position_no, .. } => {
                self.has_claimed(claim, *position_no, side)
            }
            PlayerCommand::Appeal { .. } => {
                self.open_case().is_some_and(|case| case.appeal == Some(side))
            }
            PlayerCommand::AnswerClaim { .. }
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
            // The move is not stored among the moves of the game: a replay accepts legal moves only.
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
        // Two half-moves contain one own move. An offer on the opponent's turn and one with the
        // next own move are one half-move apart, which is no own move yet.
        let own_moves = self.ply().saturating_sub(*last) / 2;
        match MOVES_BETWEEN_OFFERS.saturating_sub(own_moves) {
            0 => Ok(()),
            moves_left => Err(GameError::OfferTooSoon { moves_left }),
        }
    }

    pub(super) fn timeout(&self, at: DateTime<Utc>) -> Event {
        Event { at, by: Actor::Clock, what: self.end_on_time() }
    }

    /// Decides on a game that is over but whose result is being proven: only the proof counts.
    fn decide_pending(&self, pending: Pending, command: &Command) -> Result<Vec<Event>, GameError> {
        let command = match command {
            Command::Player(..) | Command::Arbiter(..) => return Err(GameError::BeingProven),
            Command::System(command) => command,
        };
        match command {
            SystemCommand::CheckTime
            | SystemCommand::ReturnTime { .. }
            | SystemCommand::Examine { .. } => Ok(Vec::new()),
            SystemCommand::Settle { ply, .. } if *ply != self.ply() => Err(GameError::Stale),
            SystemCommand::Settle { verdict, .. } => Ok(vec![Event {
                // The game ended when time ran out or the player resigned.
                at: pending.at,
                by: Actor::RulesCore,
                what: self.end_proven(pending.cause, pending.side, verdict),
            }]),
        }
    }
}

/// Whether something may be done about a game that is over: an administrator may still decide, and
/// the players may have another one decide.
fn is_allowed_when_over(command: &Command) -> bool {
    match command {
        Command::Player(_, command) => command.allowed().when_over,
        Command::Arbiter(_, ArbiterCommand::Adjudicate { .. }) => true,
        Command::System(_) => false,
    }
}
