//! Takebacks by agreement.

use chrono::{DateTime, Utc};

use super::{Actor, Event, EventKind, Game, GameError};
use crate::chess::{self, Color};

/// In [`Game::position_no`] the half-moves stand in the lower bits, the takebacks above them. No
/// game has more half-moves: the seventy-five-move rule ends it long before.
const PLY_BITS: u32 = 16;

/// Returns how many half-moves had been made when a position was seen.
pub fn ply_of(position_no: u32) -> u32 {
    position_no & ((1 << PLY_BITS) - 1)
}

impl Game {
    /// Returns the number by which forms and emails know the present position: the
    /// half-moves made, and how often moves were taken back. So what was meant for a position
    /// that was taken back never fits another one with as many moves.
    pub fn position_no(&self) -> u32 {
        self.ply() + (self.takeback_count << PLY_BITS)
    }

    /// Returns the half-moves at a position that a form has seen, `None` if moves have been
    /// taken back since.
    pub(super) fn ply_at(&self, position_no: u32) -> Option<usize> {
        let same = position_no >> PLY_BITS == self.takeback_count;
        usize::try_from(ply_of(position_no)).ok().filter(|_| same)
    }

    /// Returns who asks for a takeback at present.
    pub fn takeback(&self) -> Option<Color> {
        self.takeback
    }

    /// Returns the index of a side's last half-move.
    pub fn last_move_of(&self, side: Color) -> Option<usize> {
        let back = if self.turn() == side { 2 } else { 1 };
        self.played.len().checked_sub(back)
    }

    pub(super) fn decide_ask(&self, side: Color) -> Result<EventKind, GameError> {
        if !self.terms.takebacks {
            return Err(GameError::NoTakebacks);
        }
        if self.takeback == Some(!side) {
            return Err(GameError::TakebackStands);
        }
        self.last_move_of(side).ok_or(GameError::NothingToTakeBack)?;
        Ok(EventKind::TakebackAsked { by: side })
    }

    pub(super) fn decide_grant(
        &self,
        position_no: u32,
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, GameError> {
        if position_no != self.position_no() {
            return Err(GameError::Stale);
        }
        let asked = self.takeback.filter(|asker| *asker != side).ok_or(GameError::NotAsked)?;
        let to = self.last_move_of(asked).ok_or(GameError::NothingToTakeBack)?;
        let what = EventKind::TakenBack { by: side, to };
        Ok(vec![Event { at: now, by: Actor::Player(side), what }])
    }

    /// Recognises the second submission of a grant.
    pub(super) fn has_granted(&self, position_no: u32) -> bool {
        self.takeback.is_none() && position_no >> PLY_BITS < self.takeback_count
    }

    /// Goes back to the position after so many half-moves. The side to move has the time that
    /// it had when it made the move that is taken back; offers, proposed lines and
    /// conditional moves are void.
    pub(super) fn take_back(&mut self, to: usize, now: DateTime<Utc>) {
        let used = self.time_used(to);
        self.played.truncate(to);
        self.set_clock(used, now);
        self.position = self.start.position.clone();
        for played in &self.played {
            chess::play(&mut self.position, played.mv, self.start.rules);
        }
        self.takeback_count += 1;
        self.claims.settle();
        self.takeback = None;
        self.offer = None;
        let ply = self.ply();
        for side in Color::ALL {
            let offered = self.offered_at.get_mut(side);
            *offered = offered.map(|at| at.min(ply));
            *self.proposed_lines.get_mut(side) = None;
            self.conditional_moves.get_mut(side).deactivate_all();
        }
    }
}
