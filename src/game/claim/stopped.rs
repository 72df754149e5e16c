//! Play that was stopped from outside: no side moves any more, both may claim a result with an
//! analysis, and somebody decides. If nobody does, the game is a draw in the end.

use chrono::{DateTime, TimeDelta, Utc};

use super::{Adjudicated, Case, ClaimError, ClaimedResult, StoppedPlay};
use crate::{
    chess::Color,
    game::{Actor, Ending, Event, EventKind, Game, GameError},
};

/// How long after the time for claims the game is decided, before it is a draw by itself.
pub const ADJUDICATED_WITHIN: TimeDelta = TimeDelta::days(28);

impl Game {
    /// Returns what is known of the stop, if no decision has come of it yet.
    pub fn stopped(&self) -> Option<StoppedPlay> {
        self.open_case().filter(|case| case.appeal.is_none() && self.is_running())?.stopped
    }

    /// Returns whether a side may claim a result, or replace its claim.
    pub fn may_claim_result(&self, side: Color, now: DateTime<Utc>) -> bool {
        let count = self.stopped().map_or(0, |stopped| *stopped.claim_counts.get(side));
        self.decide_result_claim((ClaimedResult::Win, "?"), count, side, now).is_ok()
    }

    /// Decides that play stops at an instant, whatever the clocks show. A game that is stopped stays
    /// as it is.
    pub(in crate::game) fn decide_stop(
        &self,
        at: DateTime<Utc>,
        claims_until: DateTime<Utc>,
    ) -> Vec<Event> {
        if self.stopped().is_some() {
            return Vec::new();
        }
        // What was played or claimed before it was noticed stands.
        let at = at.max(self.turn_began()).max(self.paused_since().unwrap_or(at));
        if let Some(timeout) = self.timeout_by(at) {
            return timeout;
        }
        vec![Event { at, by: Actor::System, what: EventKind::PlayStopped { claims_until } }]
    }

    /// Until the time for claims is over, or both have claimed, a claim replaces the one before.
    /// `replaced`: how many claims of this side the player knew.
    pub(in crate::game) fn decide_result_claim(
        &self,
        (result, statement): (ClaimedResult, &str),
        replaced: u32,
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, GameError> {
        let refused = |why| Err(GameError::Claim(why));
        let Some(stopped) = self.stopped() else { return refused(ClaimError::NoResultClaims) };
        let count = *stopped.claim_counts.get(side);
        if !stopped.takes_claims(now) {
            return refused(match count {
                0 => ClaimError::NoResultClaims,
                _ => ClaimError::ResultClaimed,
            });
        }
        if statement.is_empty() {
            return refused(ClaimError::NeedsWords);
        }
        if replaced != count {
            return refused(ClaimError::ResultClaimReplaced);
        }
        let event = |what| Event { at: now, by: Actor::Player(side), what };
        let statement = statement.to_owned();
        let claimed = event(EventKind::ResultClaimed { by: side, result, statement });
        // Whoever claims what the other has claimed agrees.
        let both_draw =
            [Some(result), *stopped.claims.get(!side)] == [Some(ClaimedResult::Draw); 2];
        let agreed = both_draw.then(|| event(EventKind::ended(Ending::Agreement)));
        Ok([claimed].into_iter().chain(agreed).collect())
    }

    /// Returns when the game is a draw by itself if nobody decides until then; `None` where play was
    /// not stopped.
    pub fn undecided_at(&self) -> Option<DateTime<Utc>> {
        self.stopped()?.claims_until.checked_add_signed(ADJUDICATED_WITHIN)
    }

    /// Returns this draw, if nobody has decided at an instant.
    pub(in crate::game) fn undecided_draw(&self, now: DateTime<Utc>) -> Option<Event> {
        let due = self.undecided_at()?;
        let ending = Ending::Adjudicated(Adjudicated::Draw);
        let draw = Event { at: due, by: Actor::Clock, what: EventKind::ended(ending) };
        (due <= now).then_some(draw)
    }

    pub(in crate::game) fn stop_play(&mut self, claims_until: DateTime<Utc>, at: DateTime<Utc>) {
        // A claim that waits is one about a game that is decided anyway.
        self.resume_clock(at);
        self.claims.case = Some(Case::stopped(StoppedPlay::new(claims_until), at));
    }

    pub(in crate::game) fn note_result_claim(
        &mut self,
        by: Color,
        result: ClaimedResult,
        at: DateTime<Utc>,
    ) {
        let case = self.claims.case.as_mut();
        let Some(stopped) = case.and_then(|case| case.stopped.as_mut()) else { return };
        *stopped.claims.get_mut(by) = Some(result);
        let count = stopped.claim_counts.get_mut(by);
        *count = count.saturating_add(1);
        if stopped.claims.iter().all(Option::is_some) {
            stopped.claims_until = at;
        }
    }
}
