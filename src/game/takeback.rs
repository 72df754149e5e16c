//! Takebacks by agreement (LAWS §4).

use chrono::{DateTime, Utc};

use super::{Actor, Event, Game, Happening, Refusal};
use crate::chess::{self, Color};

/// In [`Game::seen`] the half-moves stand in the lower bits, the takebacks above them. No game
/// has more half-moves: the seventy-five-move rule ends it long before.
const PLY_BITS: u32 = 16;

/// Returns how many half-moves had been made when a position was seen.
pub fn seen_ply(seen: u32) -> u32 {
    seen & ((1 << PLY_BITS) - 1)
}

impl Game {
    /// Returns the number by which forms and letters know the present position: the
    /// half-moves made, and how often moves were taken back. So what was meant for a position
    /// that was taken back never fits another one with as many moves.
    pub fn seen(&self) -> u32 {
        self.ply() + (self.taken_back << PLY_BITS)
    }

    /// Returns the half-moves at a position that a form has seen, `None` if moves have been
    /// taken back since.
    pub(super) fn ply_seen(&self, seen: u32) -> Option<usize> {
        let same = seen >> PLY_BITS == self.taken_back;
        usize::try_from(seen_ply(seen)).ok().filter(|_| same)
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

    pub(super) fn decide_ask(&self, side: Color) -> Result<Happening, Refusal> {
        if !self.terms.takebacks {
            return Err(Refusal::NoTakebacks);
        }
        if self.takeback == Some(!side) {
            return Err(Refusal::TakebackStands);
        }
        self.last_move_of(side).ok_or(Refusal::NothingToTakeBack)?;
        Ok(Happening::TakebackAsked { by: side })
    }

    pub(super) fn decide_grant(
        &self,
        seen: u32,
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, Refusal> {
        if seen != self.seen() {
            return Err(Refusal::Stale);
        }
        let asked = self.takeback.filter(|asker| *asker != side).ok_or(Refusal::NotAsked)?;
        let to = self.last_move_of(asked).ok_or(Refusal::NothingToTakeBack)?;
        Ok(vec![Event { at: now, by: Actor::Player(side), what: Happening::TakenBack { to } }])
    }

    /// Recognises the second submission of a grant.
    pub(super) fn has_granted(&self, seen: u32) -> bool {
        self.takeback.is_none() && seen >> PLY_BITS < self.taken_back
    }

    /// Goes back to the position after so many half-moves. The side to move has the time that
    /// it had when it made the move that is taken back; offers, proposals and plans are void.
    pub(super) fn take_back(&mut self, to: usize, now: DateTime<Utc>) {
        let used = self.time_used(to);
        self.played.truncate(to);
        self.set_clock(used, now);
        self.position = self.start.position.clone();
        for played in &self.played {
            chess::play(&mut self.position, played.mv, self.start.rules);
        }
        self.taken_back += 1;
        self.claims.settle();
        self.takeback = None;
        self.offer = None;
        let ply = self.ply();
        for side in Color::ALL {
            let offered = self.offered_at.get_mut(side);
            *offered = offered.map(|at| at.min(ply));
            *self.proposals.get_mut(side) = None;
            self.plans.get_mut(side).rest();
        }
    }
}
