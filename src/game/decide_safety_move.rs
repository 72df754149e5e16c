//! Sets a safety move, and plays it at its own instant.
//!
//! The instant follows from the clock alone: it is when the clock has so much left as was chosen. So it
//! waits while the clock does, and is the same however late anybody looks.

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    Actor, Command, Event, EventKind, Game, GameError, Play, SafetyMove, SafetyMoveChange,
    SystemCommand,
};
use crate::chess::{Color, uci};

impl Game {
    /// Returns the safety move for the present position. Only its owner may see it.
    pub fn safety_move(&self) -> Option<&SafetyMove> {
        self.safety_move.as_ref()
    }

    /// Puts a stored safety move into the game.
    pub fn set_safety_move(&mut self, safety_move: Option<SafetyMove>) {
        self.safety_move = safety_move;
        self.drop_void_safety_move();
    }

    /// Returns when the safety move is played if nobody moves before; `None` where no clock runs.
    pub fn safety_move_at(&self) -> Option<DateTime<Utc>> {
        self.instant_with_left(self.safety_move.as_ref()?.lead)
    }

    /// Returns whether a side could have a safety move in this position.
    pub fn may_set_safety_move(&self, side: Color, now: DateTime<Utc>) -> bool {
        self.check_safety_move(side).is_ok()
            && self.delayed_move().is_none()
            && self.deadline().is_some_and(|deadline| now < deadline)
    }

    fn check_safety_move(&self, side: Color) -> Result<(), GameError> {
        if !self.terms.conditional {
            return Err(GameError::NoConditionalMoves);
        }
        if side != self.turn() {
            return Err(GameError::NotYourTurn);
        }
        self.deadline().map(drop).ok_or(GameError::NoClock)
    }

    pub(super) fn decide_safety_move(
        &self,
        position_no: u32,
        change: &SafetyMoveChange,
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, GameError> {
        let event = |what| vec![Event { at: now, by: Actor::Player(side), what }];
        if position_no != self.position_no() {
            return Err(GameError::Stale);
        }
        let SafetyMoveChange::Set { text, lead } = change else {
            let is_own = self.safety_move.as_ref().is_some_and(|safety| safety.by == side);
            return match is_own {
                true => Ok(event(EventKind::SafetyMoveDeleted { by: side })),
                false => Err(GameError::AlreadyDone),
            };
        };
        self.check_safety_move(side)?;
        let play = Play { text: text.clone(), ply: position_no, ..Play::default() };
        // What would be refused then is refused now.
        self.decide_move(&play, side, now)?;
        let mv = self.read_move(text).map_err(GameError::Move)?.mv();
        let text = uci(mv, self.start.variant().castling_mode());
        let safety_move = SafetyMove { by: side, play: Play { text, ..play }, lead: *lead };
        if self.safety_move.as_ref() == Some(&safety_move) {
            return Err(GameError::AlreadyDone);
        }
        match self.instant_with_left(*lead) {
            Some(at) if at > now => {}
            _ => return Err(GameError::SafetyMoveTooLate),
        }
        Ok(event(EventKind::SafetyMoveSet { safety_move: Box::new(safety_move) }))
    }

    /// Returns whether the instant of the safety move had come before a command: that it is played is all
    /// that is decided then.
    pub fn is_safety_move_due(&self, command: &Command, now: DateTime<Utc>) -> bool {
        let until = match command {
            // What an outage takes is given back first: the clock stood meanwhile.
            Command::System(SystemCommand::ReturnTime { from, .. }) => *from,
            // Neither side moves any more from then on.
            Command::System(SystemCommand::StopPlay { at, .. }) => now.min(*at),
            _ => now,
        };
        self.delayed_move.is_none() && self.safety_move_at().is_some_and(|at| at <= until)
    }

    /// Returns what follows if it had.
    pub(super) fn safety_move_before(
        &self,
        command: &Command,
        now: DateTime<Utc>,
    ) -> Option<Vec<Event>> {
        let safety = self.safety_move.as_ref();
        let safety = safety.filter(|_| self.is_safety_move_due(command, now))?;
        let at = self.safety_move_at()?;
        let (by, lead) = (safety.by, safety.lead);
        let event = |what| Event { at, by: Actor::Player(by), what };
        let mut game = self.clone();
        let played = event(EventKind::SafetyMovePlayed { by, lead });
        game.apply(&played);
        Some(match game.decide_move(&safety.play, by, at) {
            Ok(moved) => [played].into_iter().chain(moved).collect(),
            // A row that says something else than what was set. It keeps nobody waiting.
            Err(_) => vec![event(EventKind::SafetyMoveDeleted { by })],
        })
    }

    /// It is for its position alone.
    pub(super) fn drop_void_safety_move(&mut self) {
        let is_void = |safety: &SafetyMove| {
            !self.is_running()
                || safety.by != self.turn()
                || safety.play.ply != self.position_no()
                || safety.lead <= TimeDelta::zero()
        };
        if self.safety_move.as_ref().is_some_and(is_void) {
            self.safety_move = None;
        }
    }
}
