//! What players may do about a claim, and what administrators may decide.

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    APPEAL_PERIOD, Adjudication, Case, Claim, ClaimError, ClaimGround, ClaimVerdict, Filed,
};
use crate::{
    chess::{
        Budget, Color, DrawGround, Move, Position as _, PositionStatus, Verdict, Winnability,
        position_status, uci_move,
    },
    game::{Actor, Ending, Event, EventKind, Evidence, Game, GameError, clock::TimeControl},
};

/// Silence of the opponent, in a game without a time limit, after which an administrator can be
/// asked.
const CLAIMABLE_SILENCE: TimeDelta = TimeDelta::days(30);

impl Game {
    /// Decides on a claim: at once if the rules core can prove or refute it, else the game pauses
    /// and waits for an administrator.
    pub(in crate::game) fn decide_claim(
        &self,
        claim: &Claim,
        position_no: u32,
        statement: &str,
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, GameError> {
        if position_no != self.position_no() {
            return Err(GameError::Stale);
        }
        if claim.ground == ClaimGround::Silence {
            return self.decide_silence(statement, side, now);
        }
        let event = |what| Event { at: now, by: Actor::Player(side), what };
        let filed = |intended: Option<Move>| {
            let mode = self.start.variant().castling_mode();
            let intended = intended.map(|mv| uci_move(mv, mode));
            let claim = Filed { by: side, ground: claim.ground, intended };
            event(EventKind::Claimed { claim, statement: statement.to_owned() })
        };
        if side != self.turn() {
            return Err(GameError::NotYourTurn);
        }
        // A paused game accepts no claim; the silent side answers, or moves.
        if self.open_case().is_some() {
            return Err(GameError::Claim(ClaimError::SilenceWaits));
        }
        // Where time is claimed: no claim stops a clock that has run out.
        if self.passed_deadline(now).is_some() {
            return Err(GameError::Claim(ClaimError::TimedOut));
        }
        match self.judge(claim, side, Budget::INLINE)? {
            ClaimVerdict::Proven { intended, ending, evidence } => {
                if let Some(mv) = intended {
                    self.check_free_to_play(mv, side)?;
                }
                let made = intended.map(|mv| EventKind::MovePlayed { mv, offers_draw: false });
                let ended = EventKind::Ended { ending, evidence: Some(evidence) };
                let what = made.into_iter().chain([ended]).map(event);
                Ok([filed(intended)].into_iter().chain(what).collect())
            }
            ClaimVerdict::Refuted(counts) => {
                Err(GameError::Claim(ClaimError::Refuted { found: self.refuted(claim, &counts) }))
            }
            ClaimVerdict::ForArbiter { .. } if statement.is_empty() => {
                Err(GameError::Claim(ClaimError::NeedsWords))
            }
            ClaimVerdict::ForArbiter { intended, .. } => {
                match self.moves_until_claim(side, claim.ground) {
                    0 => Ok(vec![filed(intended)]),
                    moves_left => Err(GameError::Claim(ClaimError::TooSoon { moves_left })),
                }
            }
        }
    }

    fn decide_silence(
        &self,
        statement: &str,
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, GameError> {
        if self.open_case().is_some() {
            return Err(GameError::Claim(ClaimError::Waits));
        }
        if self.terms.control != TimeControl::Unlimited {
            return Err(GameError::Claim(ClaimError::ClockDecides));
        }
        // From the move, whatever was done about the clock since: a vacation that is booked and
        // taken back breaks no silence. What was decided on a complaint holds for as long again.
        let moved = self.played.last().map_or(self.started_at, |played| played.at);
        let adjudicated = self.case().and_then(|case| case.adjudicated).map(|(_, at)| at);
        let since = adjudicated.map_or(moved, |at| at.max(moved));
        if side == self.turn() || now - since < CLAIMABLE_SILENCE {
            return Err(GameError::Claim(ClaimError::SilenceTooShort));
        }
        if statement.is_empty() {
            return Err(GameError::Claim(ClaimError::NeedsWords));
        }
        let claim = Filed { by: side, ground: ClaimGround::Silence, intended: None };
        let what = EventKind::Claimed { claim, statement: statement.to_owned() };
        Ok(vec![Event { at: now, by: Actor::Player(side), what }])
    }

    /// Returns whether a side may complain of the other's silence.
    pub fn may_ask_about_silence(&self, side: Color, now: DateTime<Utc>) -> bool {
        self.is_running() && self.decide_silence("?", side, now).is_ok()
    }

    /// Decides on what the other side says to a claim or an appeal.
    pub(in crate::game) fn decide_claim_answer(
        &self,
        statement: &str,
        side: Color,
    ) -> Result<EventKind, GameError> {
        let case = self.open_case().ok_or(GameError::Claim(ClaimError::Nothing))?;
        if case.asker() != Some(!side) {
            return Err(GameError::Claim(ClaimError::Nothing));
        }
        if case.answered {
            return Err(GameError::Claim(ClaimError::Answered));
        }
        if statement.is_empty() {
            return Err(GameError::Claim(ClaimError::NeedsWords));
        }
        Ok(EventKind::ClaimAnswered { by: side, statement: statement.to_owned() })
    }

    /// Decides on the appeal of the last decision, to another administrator.
    pub(in crate::game) fn decide_appeal(
        &self,
        statement: &str,
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<EventKind, GameError> {
        let case = self.case().ok_or(GameError::Claim(ClaimError::NothingToAppeal))?;
        let (_, adjudicated) =
            case.adjudicated.ok_or(GameError::Claim(ClaimError::NothingToAppeal))?;
        if case.appeal.is_some() {
            return Err(GameError::Claim(ClaimError::AppealedOnce));
        }
        if now - adjudicated >= APPEAL_PERIOD {
            return Err(GameError::Claim(ClaimError::AppealTooLate));
        }
        if self.passed_deadline(now).is_some() {
            return Err(GameError::Claim(ClaimError::TimedOut));
        }
        if statement.is_empty() {
            return Err(GameError::Claim(ClaimError::NeedsWords));
        }
        Ok(EventKind::Appealed { by: side, statement: statement.to_owned() })
    }

    /// Returns whether a side may appeal.
    pub fn may_appeal(&self, side: Color, now: DateTime<Utc>) -> bool {
        self.decide_appeal("?", side, now).is_ok()
    }

    /// Decides on what an administrator decides, with or without a claim.
    pub(in crate::game) fn decide_adjudication(
        &self,
        adjudication: Adjudication,
        reason: &str,
        arbiter: i64,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, GameError> {
        if reason.is_empty() {
            return Err(GameError::Claim(ClaimError::NeedsReason));
        }
        let undoes = !matches!(adjudication, Adjudication::AddTime { .. });
        if undoes && self.case().is_some_and(|case| case.is_appeal_from(arbiter)) {
            return Err(GameError::Claim(ClaimError::AdjudicatedBefore));
        }
        let event = |what| Event { at: now, by: Actor::Arbiter(arbiter), what };
        let adjudicated =
            event(EventKind::Adjudicated { arbiter, adjudication, reason: reason.to_owned() });
        let is_stopped = self.case().is_some_and(|case| case.stopped.is_some());
        match (adjudication, &self.ended) {
            (Adjudication::PlayOn | Adjudication::AddTime { .. }, None) if is_stopped => {
                Err(GameError::Claim(ClaimError::StoppedForGood))
            }
            (Adjudication::Reopen { .. }, Some(_)) if is_stopped => {
                Err(GameError::Claim(ClaimError::StoppedForGood))
            }
            (Adjudication::End(result), ended) => {
                let ending = Ending::Adjudicated(result);
                if ended.as_ref().is_some_and(|ended| ended.ending.result() == ending.result()) {
                    return Err(GameError::Claim(ClaimError::SameResult));
                }
                let evidence = Some(Evidence::Adjudication { reason: reason.to_owned() });
                Ok(vec![adjudicated, event(EventKind::Ended { ending, evidence })])
            }
            (Adjudication::PlayOn, None) if self.open_case().is_some() => Ok(vec![adjudicated]),
            (Adjudication::Uphold, Some(_)) if self.open_case().is_some() => Ok(vec![adjudicated]),
            (Adjudication::PlayOn | Adjudication::Uphold, _) => {
                Err(GameError::Claim(ClaimError::NothingToAdjudicate))
            }
            (Adjudication::AddTime { .. }, Some(_)) => Err(GameError::Over),
            (Adjudication::AddTime { to, days }, None) => {
                self.may_be_given(to, days)?;
                Ok(vec![adjudicated])
            }
            (Adjudication::Reopen { .. }, None) => Err(GameError::Claim(ClaimError::StillRunning)),
            (Adjudication::Reopen { days }, Some(_)) => {
                if !self.may_reopen() {
                    return Err(GameError::Claim(ClaimError::BoardEnded));
                }
                if days > 0 {
                    self.may_be_given(self.turn(), days)?;
                }
                let mut after = self.clone();
                after.apply(&adjudicated);
                if after.passed_deadline(now).is_some() {
                    return Err(GameError::Claim(ClaimError::ReopenNeedsTime));
                }
                Ok(vec![adjudicated])
            }
        }
    }

    /// Returns whether an arbiter could reopen a finished game: neither its
    /// end nor the position, whatever result was decided since, is one by the rules themselves.
    pub fn may_reopen(&self) -> bool {
        let alive = || {
            !matches!(
                position_status(&self.position, self.start.rules, Budget::INLINE),
                PositionStatus::Dead { .. }
            )
        };
        let grounds = || self.line().draw_grounds(self.played.len());
        self.ended().is_some_and(|ended| !ended.ending.is_by_the_board())
            && self.case().is_none_or(|case| case.stopped.is_none())
            && !self.position.legal_moves().is_empty()
            && !grounds().iter().any(DrawGround::is_automatic)
            && alive()
    }

    /// Decides what the rules core found in the position that is claimed to be dead.
    pub(in crate::game) fn decide_examined(
        &self,
        position_no: u32,
        verdicts: &[Verdict; 2],
        now: DateTime<Utc>,
    ) -> Vec<Event> {
        if !self.awaits_examination() || position_no != self.position_no() {
            return Vec::new();
        }
        let event = |by, what| Event { at: now, by, what };
        let core = Actor::RulesCore;
        match PositionStatus::of(&verdicts[0], &verdicts[1]) {
            PositionStatus::Dead { white, black } => {
                let made = |mv| EventKind::MovePlayed { mv, offers_draw: false };
                let by = Actor::Player(self.turn());
                let made = self.intended().map(|mv| event(by, made(mv)));
                let evidence = Some(Evidence::Dead { white, black });
                let ended = EventKind::Ended { ending: Ending::DeadPosition, evidence };
                made.into_iter().chain([event(core, ended)]).collect()
            }
            PositionStatus::Alive => {
                let mode = self.start.variant().castling_mode();
                let line = verdicts.iter().find_map(|verdict| match &verdict.winnability {
                    Winnability::CanWin(line) => Some(line),
                    _ => None,
                });
                let line = line.into_iter().flatten().map(|mv| uci_move(*mv, mode)).collect();
                let evidence = Evidence::CouldMate { line };
                vec![event(core, EventKind::ClaimRefuted { evidence })]
            }
            PositionStatus::Unknown => {
                let work = crate::chess::Work {
                    nodes: verdicts[0].work.nodes.saturating_add(verdicts[1].work.nodes),
                    positions: verdicts[0]
                        .work
                        .positions
                        .saturating_add(verdicts[1].work.positions),
                };
                let evidence = Evidence::Undecided { work };
                vec![event(core, EventKind::ClaimExamined { evidence })]
            }
        }
    }

    pub(in crate::game) fn file_claim(&mut self, claim: &Filed, at: DateTime<Utc>) {
        self.claims.case = Some(Case::new(Some(claim.clone()), at));
    }

    pub(in crate::game) fn note_claim_answer(&mut self) {
        if let Some(case) = &mut self.claims.case {
            case.answered = true;
        }
    }

    pub(in crate::game) fn note_appeal(&mut self, by: Color, at: DateTime<Utc>) {
        if let Some(case) = &mut self.claims.case {
            (case.appeal, case.since, case.open, case.answered) = (Some(by), at, true, false);
            case.first = case.adjudicated.map(|(admin, _)| admin);
        }
    }

    pub(in crate::game) fn note_examined(&mut self) {
        if let Some(case) = &mut self.claims.case {
            case.unproven = false;
        }
    }

    /// The rules core found a mate: the game goes on, with the time that the clock had.
    pub(in crate::game) fn refute_claim(&mut self, at: DateTime<Utc>) {
        self.resume_clock(at);
        self.note_rejection();
        self.claims.case = None;
    }

    pub(in crate::game) fn apply_adjudication(
        &mut self,
        adjudication: Adjudication,
        arbiter: i64,
        at: DateTime<Utc>,
    ) {
        if let Adjudication::AddTime { to, days } = adjudication {
            // The claim waits on.
            self.take_time_grant(to, TimeDelta::days(days.into()));
            return;
        }
        self.resume_clock(at);
        let turns_down = matches!(adjudication, Adjudication::PlayOn | Adjudication::Reopen { .. });
        if turns_down && self.open_case().is_some() {
            self.note_rejection();
        }
        if let Adjudication::Reopen { days } = adjudication {
            self.reopen(days, at);
        }
        // A decision without a claim can be appealed again, whatever was decided before.
        let asked = self.claims.case.take().filter(|case| case.open);
        let case = asked.unwrap_or_else(|| Case::new(None, at));
        let adjudicated = Some((arbiter, at));
        self.claims.case = Some(Case { open: false, unproven: false, adjudicated, ..case });
    }

    /// The clock goes on with the time that it had when the game was paused.
    pub(super) fn resume_clock(&mut self, at: DateTime<Utc>) {
        if let Some(since) = self.paused_since() {
            self.return_time(since, at);
        }
    }

    fn reopen(&mut self, days: u32, at: DateTime<Utc>) {
        let Some(ended) = self.ended.take() else { return };
        self.return_time(ended.at, at);
        if days > 0 {
            self.take_time_grant(self.turn(), TimeDelta::days(days.into()));
        }
    }
}
