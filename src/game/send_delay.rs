//! Sends a move after the delay that its player chose, and recalls it before.
//!
//! The clock of the player stands from the instant at which the move was made. To everybody else it
//! runs until the delay ends: as the delay ends before the deadline, no time runs out meanwhile. Then
//! the log has both instants.

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    Actor, Command, DelayedMove, Event, EventKind, Game, GameError, Play, PlayerCommand,
    SystemCommand, clock::Vacation,
};
use crate::chess::{Color, uci};

impl Game {
    /// Returns the move that waits for the end of its delay. Only its player may see it.
    pub fn delayed_move(&self) -> Option<&DelayedMove> {
        self.delayed_move.as_ref()
    }

    /// Puts a stored delayed move into the game.
    pub fn set_delayed_move(&mut self, delayed_move: Option<DelayedMove>) {
        self.delayed_move = delayed_move;
        self.drop_void_delayed_move();
    }

    /// Returns whether a delay has ended at an instant.
    pub fn is_delay_over(&self, now: DateTime<Utc>) -> bool {
        self.delayed_move.as_ref().is_some_and(|delayed| delayed.sent_at <= now)
    }

    /// Decides on a move: it is made at once, or waits for the end of its delay.
    pub(super) fn decide_play(
        &self,
        play: &Play,
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, GameError> {
        // What would be refused then is refused now.
        let events = self.decide_move(play, side, now)?;
        Ok(match self.delayed(play, side, now) {
            Some(delayed_move) => {
                let what = EventKind::MoveDelayed { delayed_move: Box::new(delayed_move) };
                vec![Event { at: now, by: Actor::Player(side), what }]
            }
            None => events,
        })
    }

    /// Returns a move as it waits; `None` if its delay would not end before the deadline, or it has
    /// none.
    fn delayed(&self, play: &Play, side: Color, now: DateTime<Utc>) -> Option<DelayedMove> {
        let sent_at = now.checked_add_signed(play.delay)?;
        if play.delay <= TimeDelta::zero()
            || self.delays_end_before().is_some_and(|limit| limit <= sent_at)
        {
            return None;
        }
        let mv = self.read_move(&play.text).ok()?.mv();
        let play = Play {
            text: uci(mv, self.start.variant().castling_mode()),
            seen: None,
            delay: TimeDelta::zero(),
            ..play.clone()
        };
        let used = self.used(now);
        Some(DelayedMove { by: side, play, message: None, made_at: now, used, sent_at })
    }

    /// Returns before when a delay has to end: the deadline, or the instant of the safety move.
    fn delays_end_before(&self) -> Option<DateTime<Utc>> {
        [self.deadline(), self.safety_move_at()].into_iter().flatten().min()
    }

    /// Checks that nothing which makes a move comes beside one that waits.
    pub(super) fn check_no_delayed_move(
        &self,
        command: &PlayerCommand,
        side: Color,
    ) -> Result<(), GameError> {
        let makes_move = matches!(
            command,
            PlayerCommand::Play(_)
                | PlayerCommand::SafetyMove { .. }
                | PlayerCommand::AcceptProposedLine { .. }
                | PlayerCommand::Claim { .. }
        );
        match self.delayed_move.as_ref().is_some_and(|delayed| delayed.by == side) {
            true if makes_move => Err(GameError::MoveNotSent),
            _ => Ok(()),
        }
    }

    /// Returns whether this very move waits.
    pub(super) fn has_delayed(&self, play: &Play, side: Color) -> bool {
        let read = |text: &str| self.read_move(text).ok().map(|reading| reading.mv());
        self.delayed_move.as_ref().is_some_and(|delayed| {
            let made = read(&delayed.play.text);
            delayed.by == side
                && delayed.play.ply == play.ply
                && made.is_some()
                && made == read(&play.text)
        })
    }

    pub(super) fn decide_recall(
        &self,
        position_no: u32,
        side: Color,
    ) -> Result<EventKind, GameError> {
        match &self.delayed_move {
            // An old page does not recall the next move.
            Some(delayed) if delayed.by == side && delayed.play.ply == position_no => {
                Ok(EventKind::MoveRecalled { by: side })
            }
            _ => Err(GameError::NothingToRecall),
        }
    }

    /// Recognizes the second submission of a recall: the move was never sent.
    pub(super) fn has_recalled(&self, position_no: u32, side: Color) -> bool {
        self.is_running()
            && self.delayed_move.is_none()
            && self.turn() == side
            && position_no == self.position_no()
    }

    /// Returns whether a delay had ended before a command: that its move is sent is all that is decided
    /// then.
    pub fn is_sent_before(&self, command: &Command, now: DateTime<Utc>) -> bool {
        self.sent_at_before(command, now).is_some()
    }

    /// Returns what follows if it had.
    pub(super) fn sent_before(&self, command: &Command, now: DateTime<Utc>) -> Option<Vec<Event>> {
        let (delayed, at) = self.delayed_move.as_ref().zip(self.sent_at_before(command, now))?;
        Some(self.send(delayed, at))
    }

    /// Returns when the delay had ended, `None` if it goes on.
    fn sent_at_before(&self, command: &Command, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let delayed = self.delayed_move.as_ref()?;
        match command {
            // Neither side moves any more from then on. A move that was made before counts.
            Command::System(SystemCommand::StopPlay { at, .. }) => {
                (delayed.made_at <= *at).then(|| delayed.sent_at.min(*at))
            }
            _ => (delayed.sent_at <= now).then_some(delayed.sent_at),
        }
    }

    fn send(&self, delayed: &DelayedMove, at: DateTime<Utc>) -> Vec<Event> {
        let &DelayedMove { by, made_at, used, .. } = delayed;
        let event = |what| Event { at, by: Actor::Player(by), what };
        let ended = event(EventKind::DelayEnded { by, made_at, used });
        let mut game = self.clone();
        game.apply(&ended);
        let alone = Play { offer_draw: false, keep: None, propose: None, ..delayed.play.clone() };
        let moved = game.decide_move(&delayed.play, by, at);
        match moved.or_else(|_| game.decide_move(&alone, by, at)) {
            Ok(moved) => [ended].into_iter().chain(moved).collect(),
            // A row that says something else than what was made. It keeps nobody waiting.
            Err(_) => vec![event(EventKind::MoveRecalled { by })],
        }
    }

    /// Decides on vacations. No delay outlasts the clock: if they bring the deadline before its end,
    /// the move is sent first.
    pub(super) fn decide_vacation_beside_delay(
        &self,
        vacations: &[Vacation],
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, GameError> {
        let event = |what| Event { at: now, by: Actor::Player(side), what };
        let set = event(self.decide_vacation(vacations, side, now)?);
        let Some(delayed) = self.delayed_move.as_ref().filter(|delayed| delayed.by == side) else {
            return Ok(vec![set]);
        };
        let mut after = self.clone();
        after.apply(&set);
        if after.delays_end_before().is_none_or(|limit| delayed.sent_at < limit) {
            return Ok(vec![set]);
        }
        let mut events = self.send(delayed, now);
        let mut sent = self.clone();
        events.iter().for_each(|event| sent.apply(event));
        if let (true, Ok(what)) = (sent.is_running(), sent.decide_vacation(vacations, side, now)) {
            events.push(event(what));
        }
        Ok(events)
    }

    /// The move that follows has used what it had when it was made; the next clock begins now.
    pub(super) fn end_delay(&mut self, used: TimeDelta, at: DateTime<Utc>) {
        self.delayed_move = None;
        self.clock.used = used;
        self.clock_started_at = Some(at);
    }

    /// A move waits for its position alone, and for a game in which moves can be made.
    pub(super) fn drop_void_delayed_move(&mut self) {
        let is_void = |delayed: &DelayedMove| {
            !self.is_running()
                || self.paused_since().is_some()
                || delayed.by != self.turn()
                || delayed.play.ply != self.position_no()
        };
        if self.delayed_move.as_ref().is_some_and(is_void) {
            self.delayed_move = None;
        }
    }
}
