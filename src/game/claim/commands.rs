//! What players may do about a claim, and what administrators may rule.

use chrono::{DateTime, TimeDelta, Utc};

use super::{APPEAL, Case, Claim, ClaimGround, ClaimRefusal, ClaimVerdict, Filed, Ruling};
use crate::{
    chess::{
        Budget, Color, DrawGround, Life, Move, Position as _, Verdict, Winnability, life, uci_move,
    },
    game::{Actor, Ending, Event, Evidence, Game, Happening, Refusal, clock::Control},
};

/// Silence of the opponent, in a game without a time limit, after which an administrator can be
/// asked (LAWS §6).
const SILENCE: TimeDelta = TimeDelta::days(30);

impl Game {
    /// Decides on a claim: at once if the rules core can prove or refute it, else the game rests
    /// and waits for an administrator.
    pub(in crate::game) fn decide_claim(
        &self,
        claim: &Claim,
        seen: u32,
        statement: &str,
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, Refusal> {
        if seen != self.seen() {
            return Err(Refusal::Stale);
        }
        if claim.ground == ClaimGround::Silence {
            return self.decide_silence(statement, side, now);
        }
        let event = |what| Event { at: now, by: Actor::Player(side), what };
        let filed = |intended: Option<Move>| {
            let mode = self.start.variant.castling_mode();
            let intended = intended.map(|mv| uci_move(mv, mode));
            let claim = Filed { by: side, ground: claim.ground, intended };
            event(Happening::Claimed { claim, statement: statement.to_owned() })
        };
        if side != self.turn() {
            return Err(Refusal::NotYourTurn);
        }
        // A game that rests is not asked; whoever is complained of answers, or moves.
        if self.open_case().is_some() {
            return Err(Refusal::Claim(ClaimRefusal::SilenceWaits));
        }
        // Where flags are claimed: no claim stops a clock that has run out.
        if self.fallen(now).is_some() {
            return Err(Refusal::Claim(ClaimRefusal::FlagFell));
        }
        match self.judge(claim, side, Budget::INLINE)? {
            ClaimVerdict::Proven { intended, ending, evidence } => {
                if let Some(mv) = intended {
                    self.is_free_to_play(mv, side)?;
                }
                let made = intended.map(|mv| Happening::MovePlayed { mv, offers_draw: false });
                let ended = Happening::Ended { ending, evidence: Some(evidence) };
                let what = made.into_iter().chain([ended]).map(event);
                Ok([filed(intended)].into_iter().chain(what).collect())
            }
            ClaimVerdict::Refuted(counts) => {
                Err(Refusal::Claim(ClaimRefusal::Refuted { found: self.refuted(claim, &counts) }))
            }
            ClaimVerdict::ForAdmin { .. } if statement.is_empty() => {
                Err(Refusal::Claim(ClaimRefusal::NeedsWords))
            }
            ClaimVerdict::ForAdmin { intended, .. } => {
                match self.moves_until_claim(side, claim.ground) {
                    0 => Ok(vec![filed(intended)]),
                    moves_left => Err(Refusal::Claim(ClaimRefusal::TooSoon { moves_left })),
                }
            }
        }
    }

    fn decide_silence(
        &self,
        statement: &str,
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, Refusal> {
        if self.open_case().is_some() {
            return Err(Refusal::Claim(ClaimRefusal::Waits));
        }
        if self.terms.control != Control::Unlimited {
            return Err(Refusal::Claim(ClaimRefusal::ClockDecides));
        }
        // From the move, whatever was done about the clock since: a leave that is booked and taken
        // back breaks no silence. What was ruled on a complaint holds for as long again.
        let moved = self.played.last().map_or(self.started_at, |played| played.at);
        let ruled = self.case().and_then(|case| case.ruled).map(|(_, at)| at);
        let since = ruled.map_or(moved, |at| at.max(moved));
        if side == self.turn() || now - since < SILENCE {
            return Err(Refusal::Claim(ClaimRefusal::SilenceTooShort));
        }
        if statement.is_empty() {
            return Err(Refusal::Claim(ClaimRefusal::NeedsWords));
        }
        let claim = Filed { by: side, ground: ClaimGround::Silence, intended: None };
        let what = Happening::Claimed { claim, statement: statement.to_owned() };
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
    ) -> Result<Happening, Refusal> {
        let case = self.open_case().ok_or(Refusal::Claim(ClaimRefusal::Nothing))?;
        if case.asker() != Some(!side) {
            return Err(Refusal::Claim(ClaimRefusal::Nothing));
        }
        if case.answered {
            return Err(Refusal::Claim(ClaimRefusal::Answered));
        }
        if statement.is_empty() {
            return Err(Refusal::Claim(ClaimRefusal::NeedsWords));
        }
        Ok(Happening::ClaimAnswered { by: side, statement: statement.to_owned() })
    }

    /// Decides on the appeal of the last ruling, to another administrator.
    pub(in crate::game) fn decide_appeal(
        &self,
        statement: &str,
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<Happening, Refusal> {
        let case = self.case().ok_or(Refusal::Claim(ClaimRefusal::NothingToAppeal))?;
        let (_, ruled) = case.ruled.ok_or(Refusal::Claim(ClaimRefusal::NothingToAppeal))?;
        if case.appeal.is_some() {
            return Err(Refusal::Claim(ClaimRefusal::AppealedOnce));
        }
        if now - ruled >= APPEAL {
            return Err(Refusal::Claim(ClaimRefusal::AppealTooLate));
        }
        if self.fallen(now).is_some() {
            return Err(Refusal::Claim(ClaimRefusal::FlagFell));
        }
        if statement.is_empty() {
            return Err(Refusal::Claim(ClaimRefusal::NeedsWords));
        }
        Ok(Happening::Appealed { by: side, statement: statement.to_owned() })
    }

    /// Returns whether a side may appeal.
    pub fn may_appeal(&self, side: Color, now: DateTime<Utc>) -> bool {
        self.decide_appeal("?", side, now).is_ok()
    }

    /// Decides on what an administrator rules, asked or unasked.
    pub(in crate::game) fn decide_ruling(
        &self,
        ruling: Ruling,
        reason: &str,
        admin: i64,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, Refusal> {
        if reason.is_empty() {
            return Err(Refusal::Claim(ClaimRefusal::NeedsReason));
        }
        // Neither on the appeal of one's own ruling, nor against what another ruled on it.
        let appealed = self.case().filter(|case| case.appeal.is_some());
        let undoes = !matches!(ruling, Ruling::AddTime { .. });
        if undoes && appealed.is_some_and(|case| case.first == Some(admin)) {
            return Err(Refusal::Claim(ClaimRefusal::RuledBefore));
        }
        let event = |what| Event { at: now, by: Actor::Admin(admin), what };
        let ruled = event(Happening::Ruled { ruling, reason: reason.to_owned() });
        match (ruling, &self.ended) {
            (Ruling::End(result), ended) => {
                let ending = Ending::Ruled(result);
                if ended.as_ref().is_some_and(|ended| ended.ending.result() == ending.result()) {
                    return Err(Refusal::Claim(ClaimRefusal::SameResult));
                }
                let evidence = Some(Evidence::Ruling { reason: reason.to_owned() });
                Ok(vec![ruled, event(Happening::Ended { ending, evidence })])
            }
            (Ruling::PlayOn, None) if self.open_case().is_some() => Ok(vec![ruled]),
            (Ruling::Uphold, Some(_)) if self.open_case().is_some() => Ok(vec![ruled]),
            (Ruling::PlayOn | Ruling::Uphold, _) => {
                Err(Refusal::Claim(ClaimRefusal::NothingToRule))
            }
            (Ruling::AddTime { .. }, Some(_)) => Err(Refusal::Over),
            (Ruling::AddTime { to, days }, None) => {
                self.may_be_given(to, days)?;
                Ok(vec![ruled])
            }
            (Ruling::Reopen { .. }, None) => Err(Refusal::Claim(ClaimRefusal::StillRunning)),
            (Ruling::Reopen { days }, Some(_)) => {
                if !self.may_reopen() {
                    return Err(Refusal::Claim(ClaimRefusal::BoardEnded));
                }
                if days > 0 {
                    self.may_be_given(self.turn(), days)?;
                }
                let mut after = self.clone();
                after.apply(&ruled);
                if after.fallen(now).is_some() {
                    return Err(Refusal::Claim(ClaimRefusal::ReopenNeedsTime));
                }
                Ok(vec![ruled])
            }
        }
    }

    /// Returns whether a finished game could go on, if an administrator wished so: neither its
    /// end nor the position, whatever result was ruled since, is one by the rules themselves.
    pub fn may_reopen(&self) -> bool {
        let alive =
            || !matches!(life(&self.position, self.start.rules, Budget::INLINE), Life::Dead { .. });
        let grounds = || self.line().draw_grounds(self.played.len());
        self.ended().is_some_and(|ended| !ended.ending.is_by_the_board())
            && !self.position.legal_moves().is_empty()
            && !grounds().iter().any(DrawGround::is_automatic)
            && alive()
    }

    /// Decides what the rules core found in the position that is claimed to be dead.
    pub(in crate::game) fn decide_examined(
        &self,
        seen: u32,
        verdicts: &[Verdict; 2],
        now: DateTime<Utc>,
    ) -> Vec<Event> {
        if !self.awaits_examination() || seen != self.seen() {
            return Vec::new();
        }
        let event = |by, what| Event { at: now, by, what };
        let core = Actor::RulesCore;
        match Life::of(&verdicts[0], &verdicts[1]) {
            Life::Dead { white, black } => {
                let made = |mv| Happening::MovePlayed { mv, offers_draw: false };
                let by = Actor::Player(self.turn());
                let made = self.intended().map(|mv| event(by, made(mv)));
                let evidence = Some(Evidence::Dead { white, black });
                let ended = Happening::Ended { ending: Ending::DeadPosition, evidence };
                made.into_iter().chain([event(core, ended)]).collect()
            }
            Life::Alive => {
                let mode = self.start.variant.castling_mode();
                let line = verdicts.iter().find_map(|verdict| match &verdict.winnability {
                    Winnability::CanWin(line) => Some(line),
                    _ => None,
                });
                let line = line.into_iter().flatten().map(|mv| uci_move(*mv, mode)).collect();
                let evidence = Evidence::CouldMate { line };
                vec![event(core, Happening::ClaimRefuted { evidence })]
            }
            Life::Unknown => {
                let work = crate::chess::Work {
                    nodes: verdicts[0].work.nodes.saturating_add(verdicts[1].work.nodes),
                    positions: verdicts[0]
                        .work
                        .positions
                        .saturating_add(verdicts[1].work.positions),
                };
                let evidence = Evidence::Undecided { work };
                vec![event(core, Happening::ClaimExamined { evidence })]
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
            case.first = case.ruled.map(|(admin, _)| admin);
        }
    }

    pub(in crate::game) fn note_examined(&mut self) {
        if let Some(case) = &mut self.claims.case {
            case.unproven = false;
        }
    }

    /// The rules core found a mate: the game goes on, with the time that the clock had.
    pub(in crate::game) fn refute_claim(&mut self, at: DateTime<Utc>) {
        self.wake_from_rest(at);
        self.note_rejection();
        self.claims.case = None;
    }

    pub(in crate::game) fn rule(&mut self, ruling: Ruling, by: Actor, at: DateTime<Utc>) {
        if let Ruling::AddTime { to, days } = ruling {
            // The claim waits on.
            self.take_gift(to, TimeDelta::days(days.into()));
            return;
        }
        self.wake_from_rest(at);
        let turns_down = matches!(ruling, Ruling::PlayOn | Ruling::Reopen { .. });
        if turns_down && self.open_case().is_some() {
            self.note_rejection();
        }
        if let Ruling::Reopen { days } = ruling {
            self.reopen(days, at);
        }
        // Nobody else rules.
        let Actor::Admin(admin) = by else { return };
        // An act that nobody has asked for can be appealed anew, whatever was ruled before.
        let asked = self.claims.case.take().filter(|case| case.open);
        let case = asked.unwrap_or_else(|| Case::new(None, at));
        let ruled = Some((admin, at));
        self.claims.case = Some(Case { open: false, unproven: false, ruled, ..case });
    }

    /// The clock goes on with the time that it had when the game came to rest.
    fn wake_from_rest(&mut self, at: DateTime<Utc>) {
        if let Some(since) = self.rests_since() {
            self.return_time(since, at);
        }
    }

    fn reopen(&mut self, days: u32, at: DateTime<Utc>) {
        let Some(ended) = self.ended.take() else { return };
        self.return_time(ended.at, at);
        if days > 0 {
            self.take_gift(self.turn(), TimeDelta::days(days.into()));
        }
    }
}
