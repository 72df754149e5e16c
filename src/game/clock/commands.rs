//! What can be asked of the clocks: time given, leave, a claim on time, time returned.

use chrono::{DateTime, TimeDelta, Utc};

use super::{GRACE, Gift, Leave, MOST, time_running};
use crate::{
    chess::Color,
    game::{Actor, Cause, Event, FlagRule, Game, Happening, Refusal},
};

/// Gifts of one player between two moves.
const MOST_GIFTS: usize = 3;

impl Game {
    /// Decides on time that a player gives the opponent. `given` is how often anybody had
    /// given any when the player looked.
    pub(in crate::game) fn decide_give(
        &self,
        days: u32,
        given: usize,
        side: Color,
    ) -> Result<Happening, Refusal> {
        let gifts = &self.clock.gifts;
        if given != gifts.len() {
            return Err(Refusal::Stale);
        }
        let lately = gifts.iter().filter(|gift| gift.to != side && gift.ply == self.ply());
        if lately.count() >= MOST_GIFTS {
            return Err(Refusal::TimeGivenOften);
        }
        let time = self.may_be_given(!side, days)?;
        Ok(Happening::TimeGiven { to: !side, time })
    }

    /// Returns so many days if a side can be given them.
    pub(in crate::game) fn may_be_given(&self, to: Color, days: u32) -> Result<TimeDelta, Refusal> {
        if !(1..=30).contains(&days) {
            return Err(Refusal::TimeGivenRange);
        }
        let time = TimeDelta::days(days.into());
        let account = self.account(to);
        let control = self.terms.control;
        let Some(has) = control.allowance(account.left, account.given) else {
            return Err(Refusal::NoClock);
        };
        let total = if control.keeps_time() { account.left.max(has) } else { has };
        if total + time > MOST {
            return Err(Refusal::TimeGivenFull);
        }
        Ok(time)
    }

    /// Recognises the second submission of a gift.
    pub(in crate::game) fn has_given(&self, days: u32, given: usize, side: Color) -> bool {
        let last = self.clock.gifts.get(given);
        last.is_some_and(|gift| gift.to == !side && gift.time.num_days() == i64::from(days))
    }

    pub(in crate::game) fn take_gift(&mut self, to: Color, time: TimeDelta) {
        let ply = self.ply();
        self.clock.gifts.push(Gift { to, ply, time });
    }

    /// Decides what the leaves of a player are from now on, in the order of time.
    pub(in crate::game) fn decide_leave(
        &self,
        leaves: &[Leave],
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<Happening, Refusal> {
        if !self.terms.leave {
            return Err(Refusal::NoLeave);
        }
        let leaves: Vec<Leave> = leaves
            .iter()
            .copied()
            .filter(|leave| leave.to > now && leave.from < leave.to)
            .collect();
        if leaves == self.leaves(side) {
            return Err(Refusal::AlreadyDone);
        }
        Ok(Happening::LeaveSet { by: side, leaves })
    }

    /// What was used before a leave is changed stays used: no change of it reaches back.
    pub(in crate::game) fn set_leave(&mut self, by: Color, leaves: &[Leave], now: DateTime<Utc>) {
        let mut leaves = leaves.to_vec();
        if by == self.turn() {
            match self.fallen(now) {
                // It waits to be claimed. No leave of now lifts it or moves its instant.
                Some(flag) => {
                    let before = self.leaves(by).iter().copied().filter(|leave| leave.to <= flag);
                    leaves = before.chain(leaves.into_iter().filter(|l| l.from >= flag)).collect();
                }
                None => self.settle_clock(now),
            }
        }
        *self.clock.leaves.get_mut(by) = leaves;
    }

    /// Decides on the claim that the opponent's flag has fallen, where it is claimed.
    pub(in crate::game) fn decide_flag_claim(
        &self,
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<Happening, Refusal> {
        match self.fallen(now) {
            Some(flag) if side != self.turn() && self.terms.flag == FlagRule::Claimed => {
                // A move that was received before may still be on its way.
                if now < flag + GRACE {
                    return Err(Refusal::FlagTooFresh);
                }
                Ok(self.end_on_time())
            }
            _ => Err(Refusal::FlagStands),
        }
    }

    /// Decides what the running clock gets back when the service stood still: nobody could
    /// move then. A flag that had fallen before stays fallen.
    pub(in crate::game) fn decide_return(
        &self,
        from: DateTime<Utc>,
        to: DateTime<Utc>,
    ) -> Vec<Event> {
        let Some(flag) = self.deadline() else { return Vec::new() };
        let from = from.max(self.turn_began());
        if flag <= from {
            let falls = self.terms.flag == FlagRule::Server;
            return if falls { vec![self.flag_fall(flag)] } else { Vec::new() };
        }
        if time_running(self.leaves(self.turn()), from, to) == TimeDelta::zero() {
            return Vec::new();
        }
        vec![Event { at: to, by: Actor::House, what: Happening::TimeReturned { from, to } }]
    }

    pub(in crate::game) fn return_time(&mut self, from: DateTime<Utc>, to: DateTime<Utc>) {
        self.settle_clock(from);
        self.clock_from = Some(to);
    }

    /// Returns the end that a flag makes: nobody loses a game that never began.
    pub(in crate::game) fn end_on_time(&self) -> Happening {
        let side = self.turn();
        if self.is_fresh() {
            Happening::ended(crate::game::Ending::NeverStarted { missing: side })
        } else {
            self.end_by(Cause::Flag, side)
        }
    }
}
