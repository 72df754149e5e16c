//! Who may decide what waits in a game of a tournament, and from when: the director, later the
//! deputy too, at last the arbiters of the site; never somebody who plays in the event or has a
//! game in progress against one of the players. In a single game arbiters decide at once.

use chrono::{DateTime, TimeDelta, Utc};

use crate::game::ConflictOfInterest;

/// How long the director decides alone.
pub const DEPUTY_DECIDES_AFTER: TimeDelta = TimeDelta::days(7);
/// After how long the arbiters of the site decide too.
pub const ARBITERS_DECIDE_AFTER: TimeDelta = TimeDelta::days(14);

/// By which office somebody decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DecidingOffice {
    Director,
    Deputy,
    /// Of the site; administrators are.
    Arbiter,
}

stored_enum!(DecidingOffice, "office", {
    Director = "director",
    Deputy = "deputy",
    Arbiter = "arbiter",
});

/// Somebody who could decide in a game, as far as the rule asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Decider {
    pub is_director: bool,
    pub is_deputy: bool,
    pub is_arbiter: bool,
    /// The account is suspended or closed.
    pub is_barred: bool,
    pub plays_in_tournament: bool,
    /// Has a game in progress against one of the players.
    pub is_current_opponent: bool,
    /// It is their own game, or the appeal of their own decision.
    pub conflict: Option<ConflictOfInterest>,
}

/// Why somebody may not decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionBar {
    /// It is not theirs to decide.
    NoOffice,
    Conflict(ConflictOfInterest),
    PlaysInTournament,
    CurrentOpponent,
    /// Others decide until then.
    NotBefore(DateTime<Utc>),
}

impl Decider {
    /// Returns what keeps somebody from deciding at any time; `None` if nothing does. `is_event`: the
    /// game belongs to a tournament.
    fn lasting_bar(&self, is_event: bool) -> Option<DecisionBar> {
        let has_office = self.is_arbiter || is_event && (self.is_director || self.is_deputy);
        let bars = [
            (!has_office || self.is_barred).then_some(DecisionBar::NoOffice),
            self.conflict.map(DecisionBar::Conflict),
            (is_event && self.plays_in_tournament).then_some(DecisionBar::PlaysInTournament),
            (is_event && self.is_current_opponent).then_some(DecisionBar::CurrentOpponent),
        ];
        bars.into_iter().flatten().next()
    }

    /// Returns whether somebody may decide in an event, when it is their turn.
    pub fn is_free(&self) -> bool {
        self.lasting_bar(true).is_none()
    }

    fn offices(&self) -> impl Iterator<Item = DecidingOffice> {
        let held = [
            (self.is_director, DecidingOffice::Director),
            (self.is_deputy, DecidingOffice::Deputy),
            (self.is_arbiter, DecidingOffice::Arbiter),
        ];
        held.into_iter().filter(|(is, _)| *is).map(|(_, office)| office)
    }
}

/// The game in which something is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionCase {
    /// A game of no tournament.
    SingleGame,
    /// A game of a tournament in which nothing waits.
    Unasked,
    Waiting(WaitingCase),
}

/// A claim or an appeal that waits in a game of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaitingCase {
    pub since: DateTime<Utc>,
    pub is_appeal: bool,
    /// Whether there is one who may decide ([`Decider::is_free`]).
    pub has_director: bool,
    pub has_deputy: bool,
}

impl DecisionCase {
    /// Returns why somebody may not decide now; `None` if they may.
    pub fn bar(&self, decider: &Decider, now: DateTime<Utc>) -> Option<DecisionBar> {
        let from = match self {
            // Nobody else acts unasked.
            DecisionCase::SingleGame | DecisionCase::Unasked => decider.is_arbiter.then_some(now),
            DecisionCase::Waiting(waiting) => {
                decider.offices().filter_map(|office| waiting.decides_from(office)).min()
            }
        };
        let Some(from) = from else { return Some(DecisionBar::NoOffice) };
        let is_early = (from > now).then_some(DecisionBar::NotBefore(from));
        decider.lasting_bar(*self != DecisionCase::SingleGame).or(is_early)
    }
}

impl WaitingCase {
    /// Returns from when an office decides; `None`: never.
    pub fn decides_from(&self, office: DecidingOffice) -> Option<DateTime<Utc>> {
        let waits = match office {
            // Whoever decided first belongs to the event: its appeals go outside.
            DecidingOffice::Arbiter if self.is_appeal => TimeDelta::zero(),
            _ if self.is_appeal => return None,
            DecidingOffice::Director => TimeDelta::zero(),
            DecidingOffice::Deputy if self.has_director => DEPUTY_DECIDES_AFTER,
            DecidingOffice::Deputy => TimeDelta::zero(),
            DecidingOffice::Arbiter if self.has_director || self.has_deputy => {
                ARBITERS_DECIDE_AFTER
            }
            DecidingOffice::Arbiter => TimeDelta::zero(),
        };
        self.since.checked_add_signed(waits)
    }

    /// Returns who decides too from when on; `None` if nobody else follows.
    pub fn next_office(&self, now: DateTime<Utc>) -> Option<(DecidingOffice, DateTime<Utc>)> {
        let deputy = Some(DecidingOffice::Deputy).filter(|_| self.has_deputy);
        let offices = deputy.into_iter().chain([DecidingOffice::Arbiter]);
        let steps = offices.filter_map(|office| Some((office, self.decides_from(office)?)));
        steps.filter(|(_, from)| *from > now).min_by_key(|(_, from)| *from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(number: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + TimeDelta::days(number)
    }

    /// Reads somebody: `d` director, `s` deputy, `a` arbiter, `x` suspended, `p` plays in the event,
    /// `o` is an opponent, `g` plays in the game, `f` made the decision that was appealed.
    fn decider(text: &str) -> Decider {
        let has = |letter| text.contains(letter);
        Decider {
            is_director: has('d'),
            is_deputy: has('s'),
            is_arbiter: has('a'),
            is_barred: has('x'),
            plays_in_tournament: has('p'),
            is_current_opponent: has('o'),
            conflict: match (has('g'), has('f')) {
                (true, _) => Some(ConflictOfInterest::OwnGame),
                (_, true) => Some(ConflictOfInterest::OwnDecision),
                _ => None,
            },
        }
    }

    /// Reads what waits since day 0: `d`, `s`: there is a director, a deputy who may decide; `!`: it
    /// is an appeal. `single`, `unasked`: as they say.
    fn case(text: &str) -> DecisionCase {
        match text {
            "single" => DecisionCase::SingleGame,
            "unasked" => DecisionCase::Unasked,
            text => DecisionCase::Waiting(WaitingCase {
                since: day(0),
                is_appeal: text.contains('!'),
                has_director: text.contains('d'),
                has_deputy: text.contains('s'),
            }),
        }
    }

    #[test]
    fn who_may_decide_from_which_day() {
        use DecisionBar::{Conflict, CurrentOpponent, NoOffice, PlaysInTournament};
        let never = |bar: DecisionBar| Err(bar);
        // What waits, who asks, and from which day they may decide, or why they never may.
        let table = [
            // The director at once, the deputy after 7 days, arbiters after 14.
            ("ds", "d", Ok(0)),
            ("ds", "s", Ok(7)),
            ("ds", "a", Ok(14)),
            ("ds", "", never(NoOffice)),
            ("d", "a", Ok(14)),
            // Whoever has two offices decides by the earlier one.
            ("ds", "da", Ok(0)),
            ("ds", "sa", Ok(7)),
            // Without a director who may decide the deputy does at once, without both the arbiters.
            ("s", "s", Ok(0)),
            ("s", "a", Ok(14)),
            ("", "a", Ok(0)),
            // Never those who play in it, in the game or against one of the players.
            ("ds", "dg", never(Conflict(ConflictOfInterest::OwnGame))),
            ("ds", "dp", never(PlaysInTournament)),
            ("ds", "do", never(CurrentOpponent)),
            ("ds", "so", never(CurrentOpponent)),
            ("ds", "ap", never(PlaysInTournament)),
            ("", "ao", never(CurrentOpponent)),
            ("", "ag", never(Conflict(ConflictOfInterest::OwnGame))),
            ("ds", "dx", never(NoOffice)),
            ("", "ax", never(NoOffice)),
            // Appeals go to arbiters who have not decided.
            ("!ds", "d", never(NoOffice)),
            ("!ds", "s", never(NoOffice)),
            ("!ds", "df", never(NoOffice)),
            ("!ds", "a", Ok(0)),
            ("!ds", "da", Ok(0)),
            ("!ds", "af", never(Conflict(ConflictOfInterest::OwnDecision))),
            ("!ds", "daf", never(Conflict(ConflictOfInterest::OwnDecision))),
            ("!ds", "ao", never(CurrentOpponent)),
            // Where nothing waits, arbiters alone act.
            ("unasked", "d", never(NoOffice)),
            ("unasked", "s", never(NoOffice)),
            ("unasked", "a", Ok(0)),
            ("unasked", "ap", never(PlaysInTournament)),
            // A single game knows neither directors nor an event, and asks for no opponents.
            ("single", "a", Ok(0)),
            ("single", "ao", Ok(0)),
            ("single", "d", never(NoOffice)),
            ("single", "ag", never(Conflict(ConflictOfInterest::OwnGame))),
            ("single", "af", never(Conflict(ConflictOfInterest::OwnDecision))),
            ("single", "ax", never(NoOffice)),
        ];
        for (waits, who, expected) in table {
            let (case, who_asks) = (case(waits), decider(who));
            match expected {
                Ok(from) => {
                    assert_eq!(case.bar(&who_asks, day(from)), None, "{waits:?} {who:?}");
                    let early = case.bar(&who_asks, day(from) - TimeDelta::microseconds(1));
                    let expected = (from > 0).then_some(DecisionBar::NotBefore(day(from)));
                    assert!(from == 0 || early == expected, "{waits:?} {who:?}: {early:?}");
                }
                Err(bar) => {
                    for at in [day(0), day(100)] {
                        assert_eq!(case.bar(&who_asks, at), Some(bar), "{waits:?} {who:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn who_decides_too_and_when() {
        use DecidingOffice::{Arbiter, Deputy};
        for (waits, at, expected) in [
            ("ds", 0, Some((Deputy, 7))),
            ("ds", 6, Some((Deputy, 7))),
            ("ds", 7, Some((Arbiter, 14))),
            ("ds", 14, None),
            ("d", 0, Some((Arbiter, 14))),
            ("s", 0, Some((Arbiter, 14))),
            ("", 0, None),
            ("!ds", 0, None),
        ] {
            let DecisionCase::Waiting(waiting) = case(waits) else { unreachable!() };
            let expected = expected.map(|(office, on)| (office, day(on)));
            assert_eq!(waiting.next_office(day(at)), expected, "{waits:?} on day {at}");
        }
    }
}
