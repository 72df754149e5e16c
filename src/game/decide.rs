//! Decides what follows from a command: every change of a game goes through here.

use chrono::{DateTime, Utc};

use super::{
    Actor, Adjudicated, ArbiterCommand, Cause, ClaimError, Command, DrawOffers, Ending,
    EnteredMove, Event, EventKind, Game, GameError, MOVES_BETWEEN_OFFERS, OpenOffers, Pending,
    Play, PlayerCommand, SystemCommand, evidence::left_in_check,
};
use crate::chess::Color;

impl Game {
    /// Decides what follows from a command at an instant, and changes nothing.
    ///
    /// If a delay ended at or before `now`, only that its move is sent is decided, whatever was
    /// asked; the same if a safety move was due, or time ran out. So a result never depends on when
    /// somebody looked at the game.
    pub fn decide(&self, command: &Command, now: DateTime<Utc>) -> Result<Vec<Event>, GameError> {
        if matches!(command, Command::Player(side, command) if self.is_repeat(command, *side)) {
            return Err(GameError::AlreadyDone);
        }
        if self.ended.is_some() && !is_allowed_when_over(command) {
            return match command {
                Command::System(
                    SystemCommand::CheckTime
                    | SystemCommand::ReturnTime { .. }
                    | SystemCommand::StopPlay { .. },
                ) => Ok(Vec::new()),
                Command::System(
                    SystemCommand::Settle { .. }
                    | SystemCommand::Examine { .. }
                    | SystemCommand::GrantSpecialLeave { .. }
                    | SystemCommand::ReplacePlayer { .. }
                    | SystemCommand::Annul,
                )
                | Command::Player(..)
                | Command::Arbiter(..) => Err(GameError::Over),
            };
        }
        if let Some(pending) = self.pending {
            return self.decide_pending(pending, command);
        }
        if let Some(sent) = self.sent_before(command, now) {
            return Ok(sent);
        }
        if let Some(played) = self.safety_move_before(command, now) {
            return Ok(played);
        }
        // A system clock that was set back must not make a move older than the one before.
        let now = now.max(self.turn_began()).max(self.paused_since().unwrap_or(now));
        match command {
            Command::Player(side, command) => self.decide_player(command, *side, now),
            Command::Arbiter(arbiter, command) => self.decide_arbiter(command, *arbiter, now),
            Command::System(command) => self.decide_system(command, now),
        }
    }

    fn decide_player(
        &self,
        command: &PlayerCommand,
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, GameError> {
        // A vacation is stored whatever this clock shows; a deadline that has passed stays where it is.
        if !matches!(command, PlayerCommand::TakeVacation { .. }) {
            if let Some(timeout) = self.timeout_by(now) {
                return Ok(timeout);
            }
            if self.paused_since().is_some() && !command.allowed().while_paused {
                let waits = match self.stopped() {
                    Some(_) => ClaimError::PlayStopped,
                    None => ClaimError::Waits,
                };
                return Err(GameError::Claim(waits));
            }
        }
        self.check_no_delayed_move(command, side)?;
        let event = |what| vec![Event { at: now, by: Actor::Player(side), what }];
        match command {
            PlayerCommand::TakeVacation { vacations } => {
                self.decide_vacation_beside_delay(vacations, side, now)
            }
            PlayerCommand::Play(play) => self.decide_play(play, side, now),
            PlayerCommand::SafetyMove { position_no, change } => {
                self.decide_safety_move(*position_no, change, side, now)
            }
            PlayerCommand::RecallMove { position_no } => {
                self.decide_recall(*position_no, side).map(event)
            }
            PlayerCommand::OfferDraw => self.decide_offer(side).map(event),
            PlayerCommand::AcceptDraw { ply } => self.decide_accept_draw(*ply, side).map(event),
            PlayerCommand::DeclineDraw { ply } => self.decide_decline_draw(*ply, side, now),
            PlayerCommand::Resign => Ok(event(self.end_by(Cause::Resignation, side))),
            PlayerCommand::AcceptProposedLine { ply, line, seen } => {
                let events = self.decide_accept(*ply, line, side, now)?;
                self.check_seen(*seen, side).map(|()| events)
            }
            PlayerCommand::ConditionalMoves(edit) => self.decide_conditional_moves(edit, side, now),
            PlayerCommand::AskTakeback => self.decide_ask(side).map(event),
            PlayerCommand::GrantTakeback { position_no } => {
                self.decide_grant(*position_no, side, now)
            }
            PlayerCommand::DeclineTakeback => Ok(event(EventKind::TakebackDeclined { by: side })),
            PlayerCommand::GiveTime { days, given } => {
                self.decide_give(*days, *given, side).map(event)
            }
            PlayerCommand::ClaimTimeout => self.decide_timeout_claim(side, now).map(event),
            PlayerCommand::Claim { claim, position_no, statement } => {
                self.decide_claim(claim, *position_no, statement, side, now)
            }
            PlayerCommand::AnswerClaim { statement } => {
                self.decide_claim_answer(statement, side).map(event)
            }
            PlayerCommand::Appeal { statement } => {
                self.decide_appeal(statement, side, now).map(event)
            }
            PlayerCommand::ClaimResult { result, statement, replaced } => {
                self.decide_result_claim((*result, statement), *replaced, side, now)
            }
            PlayerCommand::Abort => self.decide_abort(side).map(event),
        }
    }

    pub(super) fn decide_move(
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
            self.check_may_offer(side)?;
        }
        self.check_seen(play.seen, side)?;
        let event = |what| Event { at: now, by: Actor::Player(side), what };
        let mv = match reading {
            EnteredMove::Legal(mv) => mv,
            // The move is not stored among the moves of the game: a replay accepts legal moves only.
            EnteredMove::LeavesKing { mv, checkers } => {
                let ending = Ending::KingLeftInCheck { loser: side };
                let evidence = Some(left_in_check(mv, &checkers));
                return Ok(vec![event(EventKind::Ended { ending, evidence })]);
            }
        };
        self.check_free_to_play(mv, side)?;
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
        self.check_may_offer(side)?;
        let end = self.end_by_offer(side, &self.position);
        Ok(end.unwrap_or(EventKind::DrawOffered { by: side }))
    }

    fn decide_accept_draw(&self, position_no: u32, side: Color) -> Result<EventKind, GameError> {
        if position_no != self.position_no() {
            return Err(GameError::Stale);
        }
        match self.may_accept_draw(side) {
            true => Ok(EventKind::ended(Ending::Agreement)),
            false => Err(GameError::NoOffer),
        }
    }

    /// Returns whether a draw is on offer to a side. The claim of a draw is an offer too (Article
    /// 9.1.2.3).
    pub fn may_accept_draw(&self, side: Color) -> bool {
        self.offer == Some(!side) || self.claims_draw(!side)
    }

    fn decide_decline_draw(
        &self,
        position_no: u32,
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, GameError> {
        if position_no != self.position_no() {
            return Err(GameError::Stale);
        }
        let what = EventKind::DrawDeclined { by: side };
        // Conditional moves that were held back because of the offer continue.
        Ok(self.follow(vec![Event { at: now, by: Actor::Player(side), what }], now))
    }

    fn decide_abort(&self, side: Color) -> Result<EventKind, GameError> {
        if self.may_abort() {
            Ok(EventKind::ended(Ending::Aborted { by: side }))
        } else if self.terms.abort {
            Err(GameError::TooLateToAbort)
        } else {
            Err(GameError::NoAbort)
        }
    }

    /// Checks that the side can offer a draw, and that enough own moves have passed since the last
    /// offer. A move that carries an offer counts as made after it.
    pub fn check_may_offer(&self, side: Color) -> Result<(), GameError> {
        if self.terms.draw_offers == DrawOffers::BlackOnly && side == Color::White {
            return Err(GameError::NoDrawOffers);
        }
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

    /// Returns what the opponent offers a side, where that is to move.
    pub fn offers_to(&self, side: Color) -> OpenOffers {
        let is_open = |by: Option<Color>| self.turn() == side && by == Some(!side);
        OpenOffers { draw: is_open(self.offer), takeback: is_open(self.takeback) }
    }

    fn check_seen(&self, seen: Option<OpenOffers>, side: Color) -> Result<(), GameError> {
        let Some(seen) = seen else { return Ok(()) };
        match self.offers_to(side).without(seen) {
            unseen if unseen.is_empty() => Ok(()),
            unseen => Err(GameError::UnseenOffers(unseen)),
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

    fn decide_system(
        &self,
        command: &SystemCommand,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, GameError> {
        Ok(match command {
            // It looks itself whether time had run out before.
            SystemCommand::ReturnTime { from, to } => self.decide_return(*from, *to),
            SystemCommand::StopPlay { at, claims_until } => self.decide_stop(*at, *claims_until),
            SystemCommand::Annul => self.decide_annulment(now),
            // No proof is awaited any more: it came twice, or an arbiter decided first.
            SystemCommand::CheckTime | SystemCommand::Settle { .. } => {
                self.timeout_by(now).unwrap_or_default()
            }
            SystemCommand::GrantSpecialLeave { side, until } => {
                return self.decide_special_leave(*side, *until, now);
            }
            SystemCommand::ReplacePlayer { side, former, player } => {
                return self.decide_replacement(*side, (*former, *player), now);
            }
            SystemCommand::Examine { position_no, verdicts } => self
                .timeout_by(now)
                .unwrap_or_else(|| self.decide_examined(*position_no, verdicts, now)),
        })
    }

    /// Whether its time has run out, and what its result was, does not matter any more.
    fn decide_annulment(&self, now: DateTime<Utc>) -> Vec<Event> {
        let ending = Ending::Adjudicated(Adjudicated::Annulled);
        let result = self.ended.as_ref().map(|ended| ended.ending.result());
        match result == Some(ending.result()) {
            true => Vec::new(),
            false => vec![Event { at: now, by: Actor::System, what: EventKind::ended(ending) }],
        }
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
            | SystemCommand::StopPlay { .. }
            | SystemCommand::Examine { .. } => Ok(Vec::new()),
            SystemCommand::Annul
            | SystemCommand::GrantSpecialLeave { .. }
            | SystemCommand::ReplacePlayer { .. } => Err(GameError::BeingProven),
            SystemCommand::Settle { ply, .. } if *ply != self.ply() => Err(GameError::Stale),
            SystemCommand::Settle { verdict, .. } => Ok(vec![Event {
                // The game ended when time ran out or the player resigned.
                at: pending.at,
                by: Actor::RulesCore,
                what: self.end_proven(pending.cause, pending.side, verdict),
            }]),
        }
    }

    /// Returns that time ran out, if it did at or before an instant: all that is decided then. Where
    /// play was stopped, it is the time for a decision.
    pub(super) fn timeout_by(&self, now: DateTime<Utc>) -> Option<Vec<Event>> {
        let timeout = self.server_timeout(now).map(|instant| self.timeout(instant));
        timeout.or_else(|| self.undecided_draw(now)).map(|event| vec![event])
    }

    pub(super) fn timeout(&self, at: DateTime<Utc>) -> Event {
        Event { at, by: Actor::Clock, what: self.end_on_time() }
    }
}

/// Whether something may be done about a game that is over: an administrator may still decide, and
/// the players may have another one decide.
fn is_allowed_when_over(command: &Command) -> bool {
    match command {
        Command::Player(_, command) => command.allowed().when_over,
        Command::Arbiter(_, ArbiterCommand::Adjudicate { .. }) => true,
        Command::System(command) => *command == SystemCommand::Annul,
    }
}
