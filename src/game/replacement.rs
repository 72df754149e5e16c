//! Another player takes a side over: what the former one had prepared is gone, and the clock of the
//! side begins anew.

use chrono::{DateTime, Utc};

use super::{Actor, ClaimError, Event, EventKind, Game, GameError};
use crate::chess::Color;

impl Game {
    /// Decides that another player plays a side from now on. Players are named by the numbers of
    /// their accounts.
    pub(super) fn decide_replacement(
        &self,
        side: Color,
        (former, player): (i64, i64),
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, GameError> {
        if let Some(timeout) = self.timeout_by(now) {
            return Ok(timeout);
        }
        // Whoever has claimed something waits for the answer to it.
        if self.open_case().is_some() {
            return Err(GameError::Claim(ClaimError::Waits));
        }
        let what = EventKind::PlayerReplaced { side, former, player };
        Ok(vec![Event { at: now, by: Actor::System, what }])
    }

    /// The other side keeps what it has offered and prepared.
    pub(super) fn replace_player(&mut self, side: Color, at: DateTime<Utc>) {
        *self.conditional_moves.get_mut(side) = Default::default();
        *self.proposed_lines.get_mut(side) = None;
        self.delayed_move.take_if(|delayed| delayed.by == side);
        self.safety_move.take_if(|safety| safety.by == side);
        *self.offered_at.get_mut(side) = None;
        if self.offer == Some(side) {
            self.offer = None;
        }
        if self.takeback == Some(side) {
            self.takeback = None;
        }
        self.claims.settle();
        self.begin_clock_anew(side, at);
    }
}
