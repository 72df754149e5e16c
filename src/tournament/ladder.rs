//! A ladder: who is on it since when, and who has challenged whom, as the log says. The steps follow
//! from that and from the results ([`ladder_steps`]).
//!
//! [`ladder_steps`]: super::Tournament::ladder_steps

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::{
    pairing::{match_games::MatchGameKind, round_pairings::PairingNumber},
    started_game::{PairedGame, PairingId},
};

/// How many steps below oneself a player can be whom one challenges.
pub const MAX_STEPS_BELOW: u32 = 3;

/// How long the challenged have to answer.
pub const TIME_TO_ANSWER: TimeDelta = TimeDelta::days(7);

/// How long after their game, or after an unplayed challenge, two players cannot meet again.
pub const TIME_BETWEEN_MEETINGS: TimeDelta = TimeDelta::days(14);

/// How many can be on one ladder: as many as a page can show.
pub const MAX_LADDER_PLAYERS: usize = 1000;

/// A ladder has one section.
pub(super) const SECTION: u16 = 1;

/// The number of a challenge: the first one is 1.
pub type ChallengeNumber = u32;

/// What the log of a ladder says, besides who plays there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ladder {
    /// By number.
    pub challenges: Vec<LadderChallenge>,
    /// In the order in which they began.
    pub stays: Vec<Stay>,
    /// When the director closed it.
    pub closed_at: Option<DateTime<Utc>>,
}

/// The time in which somebody is on the ladder. Whoever leaves can come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stay {
    pub player: PairingNumber,
    pub from: DateTime<Utc>,
    pub to: Option<DateTime<Utc>>,
}

/// Who has challenged whom, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LadderChallenge {
    pub number: ChallengeNumber,
    pub challenger: PairingNumber,
    pub challenged: PairingNumber,
    pub at: DateTime<Utc>,
    pub state: LadderChallengeState,
}

/// What came of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LadderChallengeState {
    Waiting,
    /// Its game has not begun yet.
    Accepted,
    /// `at`: when the game began.
    Begun {
        at: DateTime<Utc>,
        game: i64,
    },
    /// Declined, or not answered in time: lost, unless there is an excuse.
    Refused {
        at: DateTime<Utc>,
        excuse: Option<ChallengeExcuse>,
    },
    /// The challenger took it back, one of the two left, or the ladder was closed.
    Void {
        at: DateTime<Utc>,
    },
}

/// Why nobody loses by a challenge that was not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChallengeExcuse {
    /// The challenged was on vacation, or on special leave.
    Vacation,
    /// One of the two has another game in the same role, which an arbiter has reopened.
    Full,
}

/// What is known of somebody who is to be challenged, besides what the log says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChallengedFacts {
    pub is_on_vacation: bool,
    /// The account is suspended or closed.
    pub cannot_play: bool,
}

/// Why a player cannot challenge another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeObstacle {
    /// Either is not on the ladder.
    NotOnLadder,
    Oneself,
    /// Stands on a higher step.
    Above,
    /// Stands more than [`MAX_STEPS_BELOW`] below.
    TooFarBelow,
    /// One of the two has challenged the other already.
    Waiting,
    /// The two have a game in progress.
    Playing,
    /// They have met too short a time ago: so many days are left.
    MetRecently {
        days: u32,
    },
    /// Has a challenge that is not answered, or a game in progress, as challenger.
    ChallengerFull,
    /// The other one has, as challenged.
    ChallengedFull,
    OnVacation,
    /// The account of the other one is suspended or closed.
    CannotPlay,
}

impl LadderChallenge {
    /// Returns until when it can be answered.
    pub fn expires_at(&self) -> DateTime<Utc> {
        self.at + TIME_TO_ANSWER
    }

    pub fn is_waiting(&self) -> bool {
        self.state == LadderChallengeState::Waiting
    }

    /// Returns whether these two meet in it.
    pub(super) fn is_between(&self, players: [PairingNumber; 2]) -> bool {
        let Self { challenger, challenged, .. } = *self;
        players == [challenger, challenged] || players == [challenged, challenger]
    }

    /// Returns its game. The challenged has White: they did not choose to play.
    pub(super) fn game(&self) -> PairedGame {
        PairedGame {
            pairing: pairing_of(self.number),
            white: self.challenged,
            black: self.challenger,
            kind: MatchGameKind::Regular,
        }
    }
}

impl Ladder {
    pub fn challenge(&self, number: ChallengeNumber) -> Option<&LadderChallenge> {
        self.challenges.get(index_of(number)?)
    }

    /// Returns the challenges that are not answered.
    pub fn waiting(&self) -> impl Iterator<Item = &LadderChallenge> {
        self.challenges.iter().filter(|challenge| challenge.is_waiting())
    }

    /// Returns when the next unanswered challenge is lost.
    pub fn next_expiry(&self) -> Option<DateTime<Utc>> {
        self.waiting().map(LadderChallenge::expires_at).min()
    }

    /// Returns since when a player is on the ladder; `None` if they are not.
    pub fn present_since(&self, player: PairingNumber) -> Option<DateTime<Utc>> {
        let last = self.stays.iter().rev().find(|stay| stay.player == player)?;
        last.to.is_none().then_some(last.from)
    }

    /// Returns the challenge of which a game is.
    pub fn challenge_of_game(&self, pairing: PairingId) -> Option<&LadderChallenge> {
        self.challenge(number_of(pairing)?)
    }

    pub(super) fn enter(&mut self, player: PairingNumber, from: DateTime<Utc>) {
        self.stays.push(Stay { player, from, to: None });
    }

    pub(super) fn leave(&mut self, player: PairingNumber, at: DateTime<Utc>) {
        let stay = self.stays.iter_mut().rev().find(|stay| stay.player == player);
        if let Some(stay) = stay {
            stay.to.get_or_insert(at);
        }
        let is_theirs = |one: &LadderChallenge| [one.challenger, one.challenged].contains(&player);
        self.void(is_theirs, at);
    }

    pub(super) fn close(&mut self, at: DateTime<Utc>) {
        self.closed_at = Some(at);
        // What was accepted is played.
        self.void(LadderChallenge::is_waiting, at);
    }

    fn void(&mut self, which: impl Fn(&LadderChallenge) -> bool, at: DateTime<Utc>) {
        use LadderChallengeState::{Accepted, Void, Waiting};
        for challenge in &mut self.challenges {
            if matches!(challenge.state, Waiting | Accepted) && which(challenge) {
                challenge.state = Void { at };
            }
        }
    }

    pub(super) fn challenged(
        &mut self,
        [challenger, challenged]: [PairingNumber; 2],
        at: DateTime<Utc>,
    ) {
        let number = self.next_number();
        let state = LadderChallengeState::Waiting;
        self.challenges.push(LadderChallenge { number, challenger, challenged, at, state });
    }

    fn next_number(&self) -> ChallengeNumber {
        u32::try_from(self.challenges.len()).unwrap_or(u32::MAX).saturating_add(1)
    }

    pub(super) fn set(&mut self, number: ChallengeNumber, state: LadderChallengeState) {
        let place = index_of(number);
        if let Some(challenge) = place.and_then(|place| self.challenges.get_mut(place)) {
            challenge.state = state;
        }
    }

    pub(super) fn begun(&mut self, pairing: PairingId, game: i64, at: DateTime<Utc>) {
        if let Some(number) = number_of(pairing) {
            self.set(number, LadderChallengeState::Begun { at, game });
        }
    }
}

fn index_of(number: ChallengeNumber) -> Option<usize> {
    usize::try_from(number.checked_sub(1)?).ok()
}

/// So many rounds have numbers.
const ROUNDS: u32 = 65_535;

/// Returns where the game of a challenge stands: its number is the round, and beyond what a round can
/// be, it goes on on the next board.
pub fn pairing_of(number: ChallengeNumber) -> PairingId {
    let before = number.saturating_sub(1);
    let small = |number: u32| u16::try_from(number).unwrap_or(u16::MAX);
    let (round, board) = (small(before % ROUNDS + 1), small((before / ROUNDS).saturating_add(1)));
    PairingId { section: SECTION, round, board, game: 1 }
}

/// Returns the challenge of a game; `None` if there is none there.
pub fn number_of(pairing: PairingId) -> Option<ChallengeNumber> {
    let PairingId { section, round, board, game } = pairing;
    let before = u32::from(board.checked_sub(1)?).checked_mul(ROUNDS)?;
    let number = before.checked_add(u32::from(round))?;
    ((section, game) == (SECTION, 1) && round > 0).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_of_a_challenge_says_which_it_is() {
        for (number, round, board) in
            [(1, 1, 1), (2, 2, 1), (65_535, 65_535, 1), (65_536, 1, 2), (131_071, 1, 3)]
        {
            let pairing = PairingId { section: 1, round, board, game: 1 };
            assert_eq!(pairing_of(number), pairing, "{number}");
            assert_eq!(number_of(pairing), Some(number));
        }
        for (section, round, board, game) in
            [(1, 0, 1, 1), (1, 1, 0, 1), (2, 1, 1, 1), (1, 1, 1, 2)]
        {
            assert_eq!(number_of(PairingId { section, round, board, game }), None);
        }
    }
}
