//! Whether a player of a ladder can challenge another: asked when they do, and of everybody on the page of
//! the ladder.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    ladder::{
        ChallengeObstacle, ChallengedFacts, LadderChallengeState, MAX_STEPS_BELOW,
        TIME_BETWEEN_MEETINGS,
    },
    ladder_steps::LadderSteps,
    pairing::round_pairings::PairingNumber,
    started_game::Progress,
    state::Tournament,
};

/// What decides whom one player can challenge.
#[derive(Clone, Debug)]
pub struct ChallengeCheck<'a> {
    tournament: &'a Tournament,
    steps: &'a LadderSteps,
    challenger: PairingNumber,
    is_full: bool,
    /// Who is full as challenged.
    full: HashSet<PairingNumber>,
    /// What keeps the challenger from meeting others.
    met: HashMap<PairingNumber, LastMeeting>,
    now: DateTime<Utc>,
}

/// What two players had with each other.
#[derive(Clone, Copy, Debug)]
enum LastMeeting {
    Waiting,
    Playing,
    Over(DateTime<Utc>),
}

impl<'a> ChallengeCheck<'a> {
    /// `steps`: where all stand by these results.
    pub fn new(
        tournament: &'a Tournament,
        challenger: PairingNumber,
        (steps, progress): (&'a LadderSteps, &Progress),
        now: DateTime<Utc>,
    ) -> ChallengeCheck<'a> {
        let (is_full, full, met) = (false, HashSet::new(), HashMap::new());
        let mut check = ChallengeCheck { tournament, steps, challenger, is_full, full, met, now };
        for challenge in &tournament.ladder.challenges {
            let meeting = match challenge.state {
                LadderChallengeState::Waiting => LastMeeting::Waiting,
                LadderChallengeState::Accepted => LastMeeting::Playing,
                LadderChallengeState::Begun { game, .. } => {
                    let played = progress.get(&game).copied().unwrap_or_default();
                    played.ended_at.map_or(LastMeeting::Playing, LastMeeting::Over)
                }
                LadderChallengeState::Refused { at, .. } | LadderChallengeState::Void { at } => {
                    LastMeeting::Over(at)
                }
            };
            if !matches!(meeting, LastMeeting::Over(_)) {
                check.is_full |= challenge.challenger == challenger;
                check.full.insert(challenge.challenged);
            }
            // By taking a challenge back nobody keeps the other from challenging.
            let is_void = matches!(challenge.state, LadderChallengeState::Void { .. });
            if challenge.challenger == challenger {
                check.note(challenge.challenged, meeting);
            } else if challenge.challenged == challenger && !is_void {
                check.note(challenge.challenger, meeting);
            }
        }
        check
    }

    fn note(&mut self, other: PairingNumber, meeting: LastMeeting) {
        let last = self.met.entry(other).or_insert(meeting);
        *last = match (*last, meeting) {
            // What goes on, or was over last.
            (LastMeeting::Over(one), LastMeeting::Over(other)) => LastMeeting::Over(one.max(other)),
            (LastMeeting::Over(_), goes_on) => goes_on,
            (goes_on, _) => goes_on,
        };
    }

    /// Returns why the player cannot challenge another; `None` if they can.
    pub fn obstacle(
        &self,
        challenged: PairingNumber,
        facts: ChallengedFacts,
    ) -> Option<ChallengeObstacle> {
        let (Some(own), Some(other)) =
            (self.steps.step(self.challenger), self.steps.step(challenged))
        else {
            return Some(ChallengeObstacle::NotOnLadder);
        };
        let is_on_leave = self.tournament.was_on_special_leave(challenged, self.now, self.now);
        let is_too_far = other.saturating_add(MAX_STEPS_BELOW) < own;
        [
            (challenged == self.challenger, ChallengeObstacle::Oneself),
            (other > own, ChallengeObstacle::Above),
            (is_too_far, ChallengeObstacle::TooFarBelow),
        ]
        .into_iter()
        .find_map(|(is_there, obstacle)| is_there.then_some(obstacle))
        .or_else(|| self.obstacle_between(challenged))
        .or_else(|| {
            [
                (self.is_full, ChallengeObstacle::ChallengerFull),
                (self.full.contains(&challenged), ChallengeObstacle::ChallengedFull),
                (facts.is_on_vacation || is_on_leave, ChallengeObstacle::OnVacation),
                (facts.cannot_play, ChallengeObstacle::CannotPlay),
            ]
            .into_iter()
            .find_map(|(is_there, obstacle)| is_there.then_some(obstacle))
        })
    }

    fn obstacle_between(&self, challenged: PairingNumber) -> Option<ChallengeObstacle> {
        let over = match self.met.get(&challenged)? {
            LastMeeting::Waiting => return Some(ChallengeObstacle::Waiting),
            LastMeeting::Playing => return Some(ChallengeObstacle::Playing),
            LastMeeting::Over(over) => *over,
        };
        let left = over + TIME_BETWEEN_MEETINGS - self.now;
        // A day that has begun counts.
        let days = (left + TimeDelta::days(1) - TimeDelta::microseconds(1)).num_days();
        let days = u32::try_from(days).ok().filter(|_| left > TimeDelta::zero())?;
        Some(ChallengeObstacle::MetRecently { days })
    }
}
