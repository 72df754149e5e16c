//! What waits for an administrator or was decided by one, as it is stored.

use chrono::{DateTime, TimeDelta, Utc};
use shakmaty::uci::UciMove;

use super::{ClaimGround, ClaimedResult, Filed, StoppedPlay};
use crate::chess::{Color, color_of, color_word};

/// How long after a decision it can be appealed.
pub const APPEAL_PERIOD: TimeDelta = TimeDelta::days(14);

/// A claim or a decision, from when it was made until the next move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// `None` where an administrator acted unasked, and where play was stopped.
    pub claim: Option<Filed>,
    /// Since when it waits for a decision, or waited last.
    pub since: DateTime<Utc>,
    /// It waits.
    pub open: bool,
    /// The other side has said something to it.
    pub answered: bool,
    /// The rules core is still to try whether the position is dead.
    pub unproven: bool,
    /// The account of who decided last, and when.
    pub adjudicated: Option<(i64, DateTime<Utc>)>,
    /// The account of who made the decision that was appealed.
    pub first: Option<i64>,
    pub appeal: Option<Color>,
    /// Play was stopped: no decision can make the game go on.
    pub stopped: Option<StoppedPlay>,
}

impl Case {
    /// Begins at an instant: with a claim it waits for a decision, without one it is the decision.
    pub(super) fn new(claim: Option<Filed>, since: DateTime<Utc>) -> Case {
        let is_dead = |claim: &Filed| claim.ground == ClaimGround::DeadPosition;
        Case {
            open: claim.is_some(),
            unproven: claim.as_ref().is_some_and(is_dead),
            claim,
            since,
            answered: false,
            adjudicated: None,
            first: None,
            appeal: None,
            stopped: None,
        }
    }

    /// Begins when play is stopped.
    pub(super) fn stopped(stopped: StoppedPlay, since: DateTime<Utc>) -> Case {
        Case { open: true, stopped: Some(stopped), ..Case::new(None, since) }
    }

    /// Returns since when, or from when on, it waits for whoever decides.
    pub fn decides_from(&self) -> DateTime<Utc> {
        match (self.appeal, self.stopped) {
            (None, Some(stopped)) => stopped.claims_until,
            _ => self.since,
        }
    }

    /// Returns whether it is the appeal of this arbiter's own decision: who made it decides neither
    /// on the appeal, nor against what another decided on it.
    pub fn is_appeal_from(&self, arbiter: i64) -> bool {
        self.appeal.is_some() && self.first == Some(arbiter)
    }

    /// Returns whose words the other side may answer.
    pub fn asker(&self) -> Option<Color> {
        self.appeal.or(self.claim.as_ref().map(|claim| claim.by))
    }

    pub(super) fn ground(&self) -> Option<ClaimGround> {
        self.claim.as_ref().map(|claim| claim.ground)
    }
}

/// A claim that was turned down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rejected {
    pub(super) by: Color,
    pub(super) ground: ClaimGround,
    /// The half-moves that had been made.
    pub(super) ply: u32,
}

/// What is stored of a game's claims. Mostly empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Claims {
    pub(super) case: Option<Case>,
    pub(super) rejected: Vec<Rejected>,
}

impl Claims {
    /// Returns what waits or was decided.
    pub fn case(&self) -> Option<&Case> {
        self.case.as_ref()
    }

    /// Returns whether what waits stops the game: a complaint of silence does not.
    pub fn is_paused(&self) -> bool {
        let stops = |case: &Case| case.open && case.ground() != Some(ClaimGround::Silence);
        self.case.as_ref().is_some_and(stops)
    }

    /// Forgets what was claimed and decided: a move was made, or the players ended the game.
    pub(in crate::game) fn settle(&mut self) {
        self.case = None;
    }

    /// Returns the text under which it is stored: words such as `open since:1763647200000000
    /// by:white ground:other intended:e2e4 rejected:black:fortress:34`.
    pub fn to_text(&self) -> String {
        let mut parts = Vec::new();
        if let Some(case) = &self.case {
            let flags =
                [(case.open, "open"), (case.answered, "answered"), (case.unproven, "unproven")];
            parts.extend(flags.iter().filter(|(is, _)| *is).map(|(_, name)| (*name).to_owned()));
            parts.push(format!("since:{}", case.since.timestamp_micros()));
            if let Some(Filed { by, ground, intended }) = &case.claim {
                parts.push(format!("by:{}", color_word(*by)));
                parts.push(format!("ground:{}", ground.as_str()));
                parts.extend(intended.as_ref().map(|mv| format!("intended:{mv}")));
            }
            if let Some((admin, at)) = case.adjudicated {
                parts.push(format!("adjudicated:{admin}:{}", at.timestamp_micros()));
            }
            parts.extend(case.first.map(|admin| format!("first:{admin}")));
            parts.extend(case.appeal.map(|side| format!("appeal:{}", color_word(side))));
            if let Some(stopped) = case.stopped {
                parts.push(format!("stopped:{}", stopped.claims_until.timestamp_micros()));
                parts.extend(Color::ALL.into_iter().filter_map(|side| {
                    let result = (*stopped.claims.get(side))?.as_str();
                    let count = match *stopped.claim_counts.get(side) {
                        0 | 1 => String::new(),
                        count => format!(":{count}"),
                    };
                    Some(format!("result:{}:{result}{count}", color_word(side)))
                }));
            }
        }
        parts.extend(self.rejected.iter().map(|Rejected { by, ground, ply }| {
            format!("rejected:{}:{}:{ply}", color_word(*by), ground.as_str())
        }));
        parts.join(" ")
    }

    /// Reads what [`Claims::to_text`] wrote, `None` if it is anything else.
    pub fn parse(text: &str) -> Option<Claims> {
        let mut claims = Claims::default();
        let instant = |micros: &str| DateTime::from_timestamp_micros(micros.parse().ok()?);
        let (mut open, mut answered, mut unproven) = (false, false, false);
        let (mut since, mut by, mut ground, mut intended) = (None, None, None, None);
        let (mut adjudicated, mut first, mut appeal) = (None, None, None);
        let mut stopped: Option<StoppedPlay> = None;
        for each in text.split_ascii_whitespace() {
            match each.split_once(':').unwrap_or((each, "")) {
                ("open", "") => open = true,
                ("answered", "") => answered = true,
                ("unproven", "") => unproven = true,
                ("since", rest) => since = Some(instant(rest)?),
                ("by", rest) => by = Some(color_of(rest)?),
                ("ground", rest) => ground = Some(rest.parse::<ClaimGround>().ok()?),
                ("intended", rest) => intended = Some(rest.parse::<UciMove>().ok()?),
                ("adjudicated", rest) => {
                    let (admin, at) = rest.split_once(':')?;
                    adjudicated = Some((admin.parse().ok()?, instant(at)?));
                }
                ("first", rest) => first = Some(rest.parse().ok()?),
                ("appeal", rest) => appeal = Some(color_of(rest)?),
                ("stopped", rest) => {
                    stopped = Some(StoppedPlay::new(instant(rest)?));
                }
                ("result", rest) => {
                    let (side, claim) = rest.split_once(':')?;
                    let (side, stopped) = (color_of(side)?, stopped.as_mut()?);
                    let (result, count) = claim.split_once(':').unwrap_or((claim, "1"));
                    *stopped.claims.get_mut(side) = Some(result.parse::<ClaimedResult>().ok()?);
                    *stopped.claim_counts.get_mut(side) = count.parse().ok()?;
                }
                ("rejected", rest) => claims.rejected.push(rejected(rest)?),
                _ => return None,
            }
        }
        let claim = match (by, ground) {
            (Some(by), Some(ground)) => Some(Filed { by, ground, intended }),
            (None, None) => None,
            _ => return None,
        };
        claims.case = since.map(|since| Case {
            claim,
            since,
            open,
            answered,
            unproven,
            adjudicated,
            first,
            appeal,
            stopped,
        });
        // One text for each, so that what was read is what was written.
        (claims.to_text() == text).then_some(claims)
    }
}

fn rejected(text: &str) -> Option<Rejected> {
    let mut parts = text.split(':');
    let by = color_of(parts.next()?)?;
    let ground = parts.next()?.parse().ok()?;
    let ply = parts.next()?.parse().ok()?;
    parts.next().is_none().then_some(Rejected { by, ground, ply })
}
