//! Who challenges whom on a ladder, and what follows: commands of players, and of the service when nobody has
//! answered in time.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};

use super::{
    challenge_check::ChallengeCheck,
    command::EntrantCommand,
    decide::{DecidedKinds, said},
    error::TournamentError,
    event::{TournamentEvent, TournamentEventKind},
    ladder::{
        ChallengeExcuse, ChallengeNumber, ChallengedFacts, LadderChallenge, LadderChallengeState,
        SECTION,
    },
    next_games::NextGames,
    pairing::round_pairings::PairingNumber,
    started_game::{PairedGame, Progress, StartedGame},
    state::{Phase, Tournament},
    terms::Format,
};

impl Tournament {
    /// Carries an event out that is about a challenge of a ladder.
    pub(super) fn apply_to_ladder(&mut self, event: &TournamentEvent) {
        let at = event.at;
        match &event.what {
            TournamentEventKind::ChallengeMade { challenger, challenged } => {
                self.ladder.challenged([*challenger, *challenged], at);
            }
            TournamentEventKind::ChallengeAccepted { challenge } => {
                self.ladder.set(*challenge, LadderChallengeState::Accepted);
            }
            TournamentEventKind::ChallengeDeclined { challenge, excuse }
            | TournamentEventKind::ChallengeUnanswered { challenge, excuse } => {
                let excuse = *excuse;
                self.ladder.set(*challenge, LadderChallengeState::Refused { at, excuse });
            }
            TournamentEventKind::ChallengeWithdrawn { challenge } => {
                self.ladder.set(*challenge, LadderChallengeState::Void { at });
            }
            TournamentEventKind::LadderClosed { .. } => self.ladder.close(at),
            _ => {}
        }
    }

    pub fn is_ladder(&self) -> bool {
        self.terms.format == Format::Ladder
    }

    /// Returns whether it is a ladder that can be entered, and on which players can be challenged.
    pub fn is_open_ladder(&self) -> bool {
        self.is_ladder() && self.phase == Phase::Running && self.ladder.closed_at.is_none()
    }

    /// Returns whether somebody is on the ladder now.
    pub fn is_on_ladder(&self, account: i64) -> bool {
        self.ladder_number(account).is_some()
    }

    /// Returns the number of somebody who is on the ladder now.
    pub fn ladder_number(&self, account: i64) -> Option<PairingNumber> {
        let (_, number) = self.seat_of(account)?;
        self.ladder.present_since(number).map(|_| number)
    }

    /// Returns the account of a number, also of one who has left.
    pub fn ladder_account(&self, number: PairingNumber) -> Option<i64> {
        self.seat(SECTION, number).map(|seat| seat.player)
    }

    /// Returns how many are on the ladder.
    pub fn ladder_size(&self) -> usize {
        self.ladder.stays.iter().filter(|stay| stay.to.is_none()).count()
    }

    /// Returns whether a player was on special leave in some instant of a time.
    pub(super) fn was_on_special_leave(
        &self,
        player: PairingNumber,
        from: DateTime<Utc>,
        to: DateTime<Utc>,
    ) -> bool {
        let leave = self.seat(SECTION, player).and_then(|seat| seat.special_leave);
        leave.is_some_and(|leave| leave.from <= to && leave.to > from)
    }

    /// Returns why nobody loses by a challenge that was not accepted; `None` if it is lost.
    pub(super) fn challenge_excuse(
        &self,
        challenge: &LadderChallenge,
        was_on_vacation: bool,
        progress: &Progress,
        now: DateTime<Utc>,
    ) -> Option<ChallengeExcuse> {
        let on_leave = self.was_on_special_leave(challenge.challenged, challenge.at, now);
        if was_on_vacation || on_leave {
            return Some(ChallengeExcuse::Vacation);
        }
        self.is_full(challenge, progress).then_some(ChallengeExcuse::Full)
    }

    /// Returns whether one of the two has another game in the same role: only a game that was
    /// reopened makes it so.
    fn is_full(&self, challenge: &LadderChallenge, progress: &Progress) -> bool {
        self.ladder.challenges.iter().any(|other| {
            let is_same_role = other.challenger == challenge.challenger
                || other.challenged == challenge.challenged;
            other.number != challenge.number && is_same_role && is_open(other, progress)
        })
    }

    pub(super) fn check_open_ladder(&self) -> Result<(), TournamentError> {
        if !self.is_ladder() {
            return Err(TournamentError::NoLadder);
        }
        self.check_running()?;
        match self.ladder.closed_at {
            None => Ok(()),
            Some(_) => Err(TournamentError::Over),
        }
    }

    /// Decides what a player asks on a ladder.
    pub(super) fn decide_on_ladder(
        &self,
        player: i64,
        command: EntrantCommand<'_>,
        now: DateTime<Utc>,
    ) -> DecidedKinds {
        match command {
            EntrantCommand::Challenge { challenged, facts, progress } => {
                self.challenge(player, challenged, facts, progress, now)
            }
            EntrantCommand::AcceptChallenge { challenge, progress } => {
                self.accept_challenge(player, challenge, progress, now)
            }
            EntrantCommand::DeclineChallenge { challenge, was_on_vacation, progress } => {
                self.decline_challenge(player, challenge, was_on_vacation, progress, now)
            }
            EntrantCommand::WithdrawChallenge { challenge } => {
                self.withdraw_challenge(player, challenge, now)
            }
            EntrantCommand::Enter(_)
            | EntrantCommand::Withdraw(_)
            | EntrantCommand::RequestBye { .. }
            | EntrantCommand::WithdrawByeRequest { .. }
            | EntrantCommand::TakePlace { .. }
            | EntrantCommand::ConfirmPlace
            | EntrantCommand::GiveUpPlace => Err(TournamentError::NoLadder),
        }
    }

    fn challenge(
        &self,
        player: i64,
        challenged: PairingNumber,
        facts: ChallengedFacts,
        progress: &Progress,
        now: DateTime<Utc>,
    ) -> DecidedKinds {
        self.check_open_ladder()?;
        let challenger = self.ladder_number(player).ok_or(TournamentError::NotEntered)?;
        let both = [challenger, challenged];
        // The form was sent twice.
        let is_same = |it: &LadderChallenge| [it.challenger, it.challenged] == both;
        if self.ladder.waiting().any(is_same) {
            return Err(TournamentError::AlreadyDone);
        }
        let steps = self.ladder_steps(progress);
        let check = ChallengeCheck::new(self, challenger, (&steps, progress), now);
        match check.obstacle(challenged, facts) {
            None => Ok(vec![TournamentEventKind::ChallengeMade { challenger, challenged }]),
            Some(obstacle) => Err(TournamentError::Challenge(obstacle)),
        }
    }

    fn accept_challenge(
        &self,
        player: i64,
        number: ChallengeNumber,
        progress: &Progress,
        now: DateTime<Utc>,
    ) -> DecidedKinds {
        let challenge = self.challenge_to(player, number)?;
        match challenge.state {
            LadderChallengeState::Accepted | LadderChallengeState::Begun { .. } => {
                return Err(TournamentError::AlreadyDone);
            }
            _ => self.check_waiting(challenge, now)?,
        }
        match self.is_full(challenge, progress) {
            false => Ok(vec![TournamentEventKind::ChallengeAccepted { challenge: number }]),
            true => Err(TournamentError::ChallengeFull),
        }
    }

    fn decline_challenge(
        &self,
        player: i64,
        number: ChallengeNumber,
        was_on_vacation: bool,
        progress: &Progress,
        now: DateTime<Utc>,
    ) -> DecidedKinds {
        let challenge = self.challenge_to(player, number)?;
        if matches!(challenge.state, LadderChallengeState::Refused { .. }) {
            return Err(TournamentError::AlreadyDone);
        }
        self.check_waiting(challenge, now)?;
        let excuse = self.challenge_excuse(challenge, was_on_vacation, progress, now);
        Ok(vec![TournamentEventKind::ChallengeDeclined { challenge: number, excuse }])
    }

    fn withdraw_challenge(
        &self,
        player: i64,
        number: ChallengeNumber,
        now: DateTime<Utc>,
    ) -> DecidedKinds {
        let challenge = self.known_challenge(number)?;
        if self.ladder_number(player) != Some(challenge.challenger) {
            return Err(TournamentError::NoSuchChallenge);
        }
        if matches!(challenge.state, LadderChallengeState::Void { .. }) {
            return Err(TournamentError::AlreadyDone);
        }
        self.check_waiting(challenge, now)?;
        Ok(vec![TournamentEventKind::ChallengeWithdrawn { challenge: number }])
    }

    fn known_challenge(
        &self,
        number: ChallengeNumber,
    ) -> Result<&LadderChallenge, TournamentError> {
        if !self.is_ladder() {
            return Err(TournamentError::NoLadder);
        }
        self.ladder.challenge(number).ok_or(TournamentError::NoSuchChallenge)
    }

    /// Returns a challenge to a player.
    fn challenge_to(
        &self,
        player: i64,
        number: ChallengeNumber,
    ) -> Result<&LadderChallenge, TournamentError> {
        let challenge = self.known_challenge(number)?;
        match self.ladder_number(player) == Some(challenge.challenged) {
            true => Ok(challenge),
            false => Err(TournamentError::NoSuchChallenge),
        }
    }

    /// Checks that a challenge can be answered. On the day on which it expires it counts as not answered,
    /// also before a job has written that down.
    fn check_waiting(
        &self,
        challenge: &LadderChallenge,
        now: DateTime<Utc>,
    ) -> Result<(), TournamentError> {
        self.check_running()?;
        match challenge.is_waiting() && now < challenge.expires_at() {
            true => Ok(()),
            false => Err(TournamentError::ChallengeSettled),
        }
    }

    /// Returns the challenges that nobody has answered in time.
    pub fn unanswered_challenges(
        &self,
        now: DateTime<Utc>,
    ) -> impl Iterator<Item = &LadderChallenge> {
        self.ladder.waiting().filter(move |challenge| challenge.expires_at() <= now)
    }

    /// Returns what becomes of them. `on_vacation`: whose time to answer had a vacation in it.
    pub(super) fn end_challenges(
        &self,
        on_vacation: &[i64],
        progress: &Progress,
        now: DateTime<Utc>,
    ) -> DecidedKinds {
        self.check_running()?;
        let away: BTreeSet<i64> = on_vacation.iter().copied().collect();
        let ended = self.unanswered_challenges(now).map(|challenge| {
            let account = self.ladder_account(challenge.challenged);
            let was_away = account.is_some_and(|account| away.contains(&account));
            let excuse = self.challenge_excuse(challenge, was_away, progress, now);
            TournamentEventKind::ChallengeUnanswered { challenge: challenge.number, excuse }
        });
        let ended: Vec<TournamentEventKind> = ended.collect();
        if ended.is_empty() { Err(TournamentError::AlreadyDone) } else { Ok(ended) }
    }

    pub(super) fn close_ladder(&self, reason: String) -> DecidedKinds {
        if !self.is_ladder() {
            return Err(TournamentError::NoLadder);
        }
        if self.ladder.closed_at.is_some() {
            return Err(TournamentError::AlreadyDone);
        }
        self.check_running()?;
        Ok(vec![TournamentEventKind::LadderClosed { reason: said(reason)? }])
    }

    /// Returns the games of accepted challenges that have not begun.
    pub(super) fn next_ladder_games(&self) -> NextGames {
        let challenges = self.ladder.challenges.iter();
        let accepted = challenges.filter(|it| it.state == LadderChallengeState::Accepted);
        let games: Vec<PairedGame> = accepted.map(LadderChallenge::game).collect();
        NextGames { games, lots: Vec::new() }
    }

    /// Returns whether a player of a ladder has a game in progress, or one that is to begin.
    pub(super) fn has_ladder_games(&self, player: PairingNumber, progress: &Progress) -> bool {
        self.ladder.challenges.iter().any(|challenge| {
            !challenge.is_waiting()
                && [challenge.challenger, challenge.challenged].contains(&player)
                && is_open(challenge, progress)
        })
    }

    /// Returns whether a game counts for a player of a ladder: not what began before they came back.
    pub(super) fn is_of_present_stay(&self, player: PairingNumber, game: &StartedGame) -> bool {
        let challenge = self.ladder.challenge_of_game(game.paired.pairing);
        match (challenge.map(|it| it.state), self.ladder.present_since(player)) {
            (Some(LadderChallengeState::Begun { at, .. }), Some(since)) => since <= at,
            _ => false,
        }
    }

    /// Returns whether a challenge could be made, whatever the results are: nobody has two that wait
    /// in the same role.
    pub(super) fn could_be_challenged(
        &self,
        challenger: PairingNumber,
        challenged: PairingNumber,
    ) -> bool {
        let is_there = |number| self.ladder.present_since(number).is_some();
        let is_unsettled = |it: &LadderChallenge| {
            let is_open =
                matches!(it.state, LadderChallengeState::Waiting | LadderChallengeState::Accepted);
            let is_theirs = it.challenger == challenger
                || it.challenged == challenged
                || it.is_between([challenger, challenged]);
            is_open && is_theirs
        };
        self.is_open_ladder()
            && challenger != challenged
            && is_there(challenger)
            && is_there(challenged)
            && !self.ladder.challenges.iter().any(is_unsettled)
    }

    /// Returns whether an event about a challenge follows from these results. Whether somebody was on
    /// vacation, or could not play, does not stand in the log.
    pub(super) fn follows_on_ladder(&self, event: &TournamentEvent, progress: &Progress) -> bool {
        let refused_so = |number: ChallengeNumber, excuse: Option<ChallengeExcuse>| {
            self.ladder.challenge(number).is_some_and(|challenge| {
                excuse == Some(ChallengeExcuse::Vacation)
                    || excuse == self.challenge_excuse(challenge, false, progress, event.at)
            })
        };
        match event.what {
            TournamentEventKind::ChallengeMade { challenger, challenged } => {
                let steps = self.ladder_steps(progress);
                let check = ChallengeCheck::new(self, challenger, (&steps, progress), event.at);
                check.obstacle(challenged, ChallengedFacts::default()).is_none()
            }
            TournamentEventKind::ChallengeAccepted { challenge } => {
                self.ladder.challenge(challenge).is_some_and(|it| !self.is_full(it, progress))
            }
            TournamentEventKind::ChallengeDeclined { challenge, excuse }
            | TournamentEventKind::ChallengeUnanswered { challenge, excuse } => {
                refused_so(challenge, excuse)
            }
            _ => true,
        }
    }
}

/// Returns whether a challenge waits, or its game is in progress or to begin.
fn is_open(challenge: &LadderChallenge, progress: &Progress) -> bool {
    match challenge.state {
        LadderChallengeState::Waiting | LadderChallengeState::Accepted => true,
        LadderChallengeState::Begun { game, .. } => {
            progress.get(&game).is_none_or(|played| played.result.is_none())
        }
        LadderChallengeState::Refused { .. } | LadderChallengeState::Void { .. } => false,
    }
}
