//! The steps of a ladder: a pure function of its log and of the results, in the order in which the games
//! finished. Whoever enters begins on the lowest step, and nobody falls below it.

use std::collections::{BTreeMap, HashMap};

use chrono::{DateTime, Utc};

use super::{
    ladder::{ChallengeNumber, LadderChallengeState},
    pairing::round_pairings::PairingNumber,
    started_game::Progress,
    state::Tournament,
};
use crate::{chess::Color, game::GameResult};

/// The lowest step.
pub const FIRST_STEP: u32 = 1;

/// Who stands where, and how they came there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LadderSteps {
    /// Of those who are on the ladder.
    steps: BTreeMap<PairingNumber, u32>,
    /// In the order of time.
    pub changes: Vec<StepChange>,
}

/// What a player's step became, and by what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepChange {
    pub at: DateTime<Utc>,
    pub player: PairingNumber,
    pub step: u32,
    pub cause: StepCause,
}

/// By what somebody came to a step, or stayed on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepCause {
    Entered,
    /// A game of the site.
    Game {
        game: i64,
        against: PairingNumber,
        outcome: StepOutcome,
    },
    /// A challenge that was not accepted.
    Challenge {
        challenge: ChallengeNumber,
        against: PairingNumber,
        outcome: StepOutcome,
    },
}

/// What a player has of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepOutcome {
    Won,
    Drawn,
    Lost,
}

/// What happened at an instant.
enum StepEvent {
    /// A stay on the ladder began, that of this index.
    Entered(PairingNumber, usize),
    Left(PairingNumber, usize),
    Met(Meeting),
}

/// A game that is over, or a challenge that was not accepted.
struct Meeting {
    /// White first, who was challenged.
    players: [PairingNumber; 2],
    outcomes: [StepOutcome; 2],
    /// What began before somebody came back counts for them no more.
    began: DateTime<Utc>,
    /// The game; `None`: it was not played.
    game: Option<i64>,
    challenge: ChallengeNumber,
}

impl Meeting {
    fn cause(&self, side: usize) -> StepCause {
        let (against, outcome) = (self.players[1 - side], self.outcomes[side]);
        match self.game {
            Some(game) => StepCause::Game { game, against, outcome },
            None => StepCause::Challenge { challenge: self.challenge, against, outcome },
        }
    }
}

impl LadderSteps {
    /// Returns the step of a player; `None` if they are not on the ladder.
    pub fn step(&self, player: PairingNumber) -> Option<u32> {
        self.steps.get(&player).copied()
    }

    /// Returns who stands on each step that somebody stands on, the highest first.
    pub fn from_the_top(&self) -> Vec<(u32, Vec<PairingNumber>)> {
        let mut by_step: BTreeMap<u32, Vec<PairingNumber>> = BTreeMap::new();
        for (player, step) in &self.steps {
            by_step.entry(*step).or_default().push(*player);
        }
        by_step.into_iter().rev().collect()
    }

    /// `since`: when those who are on the ladder came.
    fn count(
        &mut self,
        at: DateTime<Utc>,
        met: &Meeting,
        since: &HashMap<PairingNumber, DateTime<Utc>>,
    ) {
        for side in [0, 1] {
            let player = met.players[side];
            let counts = since.get(&player).is_some_and(|since| *since <= met.began);
            let Some(step) = self.steps.get_mut(&player).filter(|_| counts) else { continue };
            *step = match met.outcomes[side] {
                StepOutcome::Won => step.saturating_add(1),
                StepOutcome::Drawn => *step,
                StepOutcome::Lost => step.saturating_sub(1).max(FIRST_STEP),
            };
            let (step, cause) = (*step, met.cause(side));
            self.changes.push(StepChange { at, player, step, cause });
        }
    }
}

impl Tournament {
    /// Returns where the players of a ladder stand by these results.
    pub fn ladder_steps(&self, progress: &Progress) -> LadderSteps {
        // What stands at the same instant comes in the order of these numbers.
        let mut happened: Vec<(DateTime<Utc>, (u8, i64), StepEvent)> = Vec::new();
        for (index, stay) in self.ladder.stays.iter().enumerate() {
            happened.push((stay.from, (0, 0), StepEvent::Entered(stay.player, index)));
            happened.extend(stay.to.map(|at| (at, (3, 0), StepEvent::Left(stay.player, index))));
        }
        for challenge in &self.ladder.challenges {
            let (players, number) =
                ([challenge.challenged, challenge.challenger], challenge.number);
            match challenge.state {
                LadderChallengeState::Begun { at: began, game } => {
                    let played = progress.get(&game).copied().unwrap_or_default();
                    let outcomes = played.result.and_then(outcomes);
                    let Some((outcomes, ended_at)) = outcomes.zip(played.ended_at) else {
                        continue;
                    };
                    let met =
                        Meeting { players, outcomes, began, game: Some(game), challenge: number };
                    happened.push((ended_at, (1, game), StepEvent::Met(met)));
                }
                LadderChallengeState::Refused { at, excuse: None } => {
                    let outcomes = [StepOutcome::Lost, StepOutcome::Won];
                    let (began, game, challenge) = (challenge.at, None, number);
                    let met = Meeting { players, outcomes, began, game, challenge };
                    happened.push((at, (2, i64::from(number)), StepEvent::Met(met)));
                }
                LadderChallengeState::Refused { excuse: Some(_), .. }
                | LadderChallengeState::Waiting
                | LadderChallengeState::Accepted
                | LadderChallengeState::Void { .. } => {}
            }
        }
        happened.sort_by_key(|(at, order, _)| (*at, *order));
        let (mut found, mut since) = (LadderSteps::default(), HashMap::new());
        let mut stays: HashMap<PairingNumber, usize> = HashMap::new();
        for (at, _, happening) in happened {
            match happening {
                StepEvent::Entered(player, stay) => {
                    stays.insert(player, stay);
                    let (step, cause) = (FIRST_STEP, StepCause::Entered);
                    found.steps.insert(player, step);
                    since.insert(player, at);
                    found.changes.push(StepChange { at, player, step, cause });
                }
                // Whoever came back at that very instant is there.
                StepEvent::Left(player, stay) if stays.get(&player) == Some(&stay) => {
                    found.steps.remove(&player);
                }
                StepEvent::Left(..) => {}
                StepEvent::Met(met) => found.count(at, &met, &since),
            }
        }
        found
    }
}

/// Returns what White and Black have of a game; `None` if it was annulled.
fn outcomes(result: GameResult) -> Option<[StepOutcome; 2]> {
    Some(match result {
        GameResult::Win(Color::White) => [StepOutcome::Won, StepOutcome::Lost],
        GameResult::Win(Color::Black) => [StepOutcome::Lost, StepOutcome::Won],
        GameResult::Draw => [StepOutcome::Drawn; 2],
        GameResult::BothLose => [StepOutcome::Lost; 2],
        GameResult::None => return None,
    })
}
