//! Who may enter: the conditions, and which of them somebody does not meet.

use serde::{Deserialize, Serialize};

use super::terms_fault::TermsFault;
use crate::game::game_limit::OverGameLimit;

/// Who may enter. What is `None` is not asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntryConditions {
    /// Only those whom the director has invited.
    pub by_invitation: bool,
    pub min_rating: Option<i32>,
    pub max_rating: Option<i32>,
    /// Finished games.
    pub min_games: Option<u32>,
    /// The most that may have been lost on time, in per cent of the finished games.
    pub max_timeouts_percent: Option<u32>,
    /// Days a move, on average of the last games.
    pub max_days_a_move: Option<u32>,
    /// Games in progress.
    pub max_running_games: Option<u32>,
}

/// What is known of somebody who wants to enter.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct EntrantFacts {
    /// `None`: unrated.
    pub rating: Option<i32>,
    /// The highest of the last twelve months, for ceilings.
    pub highest_rating: Option<i32>,
    pub finished_games: u32,
    pub lost_on_time: u32,
    /// `None`: no move yet.
    pub days_a_move: Option<f64>,
    pub running_games: u32,
    /// Withdrew from a tournament without the director's consent less than 90 days ago.
    pub is_barred: bool,
    /// Left the previous edition without the director's consent.
    pub left_previous_edition: bool,
    /// A late decision in a previous edition has given them a place in this one.
    pub has_place: bool,
    /// Plays in a section of the same standing offer that is not over.
    pub plays_in_same_offer: bool,
    /// The account is suspended or closed.
    pub cannot_play: bool,
    /// The games of the tournament would be more than they may have at once.
    pub over_game_limit: Option<OverGameLimit>,
}

/// A condition that somebody does not meet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum UnmetCondition {
    Account,
    Barred,
    LeftPreviousEdition,
    SameOffer,
    Invitation,
    Rating,
    RatingTooLow {
        min: i32,
        rating: i32,
    },
    /// `rating`: the highest of the last twelve months.
    RatingTooHigh {
        max: i32,
        rating: i32,
    },
    Games {
        min: u32,
        games: u32,
    },
    TooManyTimeouts {
        max_percent: u32,
        lost: u32,
        games: u32,
    },
    TooSlow {
        max_days: u32,
        days: f64,
    },
    TooManyRunning {
        max: u32,
        games: u32,
    },
    GameLimit(OverGameLimit),
}

impl EntrantFacts {
    /// Returns what keeps somebody out of a tournament, whatever its conditions are.
    pub fn unmet(&self) -> Option<UnmetCondition> {
        [
            (self.cannot_play, UnmetCondition::Account),
            // It holds longer than the next one.
            (self.left_previous_edition, UnmetCondition::LeftPreviousEdition),
            (self.is_barred, UnmetCondition::Barred),
            (self.plays_in_same_offer, UnmetCondition::SameOffer),
        ]
        .into_iter()
        .find_map(|(is_unmet, condition)| is_unmet.then_some(condition))
        .or(self.over_game_limit.map(UnmetCondition::GameLimit))
    }
}

impl EntryConditions {
    /// Returns whether anything is asked for.
    pub fn are_any(&self) -> bool {
        *self != EntryConditions::default()
    }

    /// Writes the conditions as lists read them.
    pub fn to_json(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    /// Reads what [`Self::to_json`] wrote.
    pub fn from_json(text: &str) -> Option<EntryConditions> {
        serde_json::from_str(text).ok()
    }

    /// Returns what is wrong with the conditions themselves.
    pub fn fault(&self) -> Option<TermsFault> {
        if let (Some(min), Some(max)) = (self.min_rating, self.max_rating)
            && min > max
        {
            return Some(TermsFault::RatingRange);
        }
        self.max_timeouts_percent.filter(|percent| *percent > 100).map(|_| TermsFault::Percentage)
    }

    /// Returns the first condition that somebody does not meet; `None` if they may enter.
    pub fn unmet(&self, facts: &EntrantFacts, is_invited: bool) -> Option<UnmetCondition> {
        let invitation = (self.by_invitation && !is_invited).then_some(UnmetCondition::Invitation);
        facts
            .unmet()
            .or(invitation)
            .or_else(|| self.unmet_rating(facts))
            .or_else(|| self.unmet_record(facts))
    }

    fn unmet_rating(&self, facts: &EntrantFacts) -> Option<UnmetCondition> {
        if self.min_rating.is_none() && self.max_rating.is_none() {
            return None;
        }
        let Some(rating) = facts.rating else { return Some(UnmetCondition::Rating) };
        // Nobody gets below a ceiling by losing a few games.
        let highest = facts.highest_rating.map_or(rating, |highest| highest.max(rating));
        let low = self.min_rating.filter(|min| rating < *min);
        let high = self.max_rating.filter(|max| highest > *max);
        low.map(|min| UnmetCondition::RatingTooLow { min, rating })
            .or(high.map(|max| UnmetCondition::RatingTooHigh { max, rating: highest }))
    }

    fn unmet_record(&self, facts: &EntrantFacts) -> Option<UnmetCondition> {
        let games = facts.finished_games;
        if let Some(min) = self.min_games.filter(|min| games < *min) {
            return Some(UnmetCondition::Games { min, games });
        }
        let lost = facts.lost_on_time;
        let is_over = |percent: u32| u64::from(lost) * 100 > u64::from(percent) * u64::from(games);
        if let Some(max_percent) = self.max_timeouts_percent.filter(|max| is_over(*max)) {
            return Some(UnmetCondition::TooManyTimeouts { max_percent, lost, games });
        }
        if let (Some(max_days), Some(days)) = (self.max_days_a_move, facts.days_a_move)
            && days > f64::from(max_days)
        {
            return Some(UnmetCondition::TooSlow { max_days, days });
        }
        let running = facts.running_games;
        let max = self.max_running_games.filter(|max| running > *max);
        max.map(|max| UnmetCondition::TooManyRunning { max, games: running })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn able() -> EntrantFacts {
        EntrantFacts {
            rating: Some(1500),
            finished_games: 20,
            lost_on_time: 1,
            days_a_move: Some(1.5),
            running_games: 4,
            ..EntrantFacts::default()
        }
    }

    #[test]
    fn what_somebody_lacks_is_told() {
        let open = EntryConditions::default();
        let strict = EntryConditions {
            min_rating: Some(1400),
            max_rating: Some(1600),
            min_games: Some(20),
            max_timeouts_percent: Some(5),
            max_days_a_move: Some(2),
            max_running_games: Some(4),
            ..open.clone()
        };
        let invited = EntryConditions { by_invitation: true, ..open.clone() };
        assert_eq!(open.unmet(&EntrantFacts::default(), false), None);
        assert_eq!(strict.unmet(&able(), false), None, "each limit is inside");
        assert_eq!(invited.unmet(&able(), false), Some(UnmetCondition::Invitation));
        assert_eq!(invited.unmet(&able(), true), None);
        for (facts, unmet) in [
            (EntrantFacts { cannot_play: true, ..able() }, UnmetCondition::Account),
            (EntrantFacts { is_barred: true, ..able() }, UnmetCondition::Barred),
            (
                EntrantFacts { is_barred: true, left_previous_edition: true, ..able() },
                UnmetCondition::LeftPreviousEdition,
            ),
            (EntrantFacts { plays_in_same_offer: true, ..able() }, UnmetCondition::SameOffer),
            (
                EntrantFacts {
                    over_game_limit: Some(OverGameLimit { games: 6, more: 6, limit: 10 }),
                    ..able()
                },
                UnmetCondition::GameLimit(OverGameLimit { games: 6, more: 6, limit: 10 }),
            ),
            (EntrantFacts { rating: None, ..able() }, UnmetCondition::Rating),
            (
                EntrantFacts { rating: Some(1399), ..able() },
                UnmetCondition::RatingTooLow { min: 1400, rating: 1399 },
            ),
            (
                EntrantFacts { rating: Some(1601), ..able() },
                UnmetCondition::RatingTooHigh { max: 1600, rating: 1601 },
            ),
            (
                EntrantFacts { highest_rating: Some(1650), ..able() },
                UnmetCondition::RatingTooHigh { max: 1600, rating: 1650 },
            ),
            (
                EntrantFacts { finished_games: 19, ..able() },
                UnmetCondition::Games { min: 20, games: 19 },
            ),
            (
                EntrantFacts { lost_on_time: 2, ..able() },
                UnmetCondition::TooManyTimeouts { max_percent: 5, lost: 2, games: 20 },
            ),
            (
                EntrantFacts { days_a_move: Some(2.1), ..able() },
                UnmetCondition::TooSlow { max_days: 2, days: 2.1 },
            ),
            (
                EntrantFacts { running_games: 5, ..able() },
                UnmetCondition::TooManyRunning { max: 4, games: 5 },
            ),
        ] {
            assert_eq!(strict.unmet(&facts, false), Some(unmet));
        }
    }

    #[test]
    fn conditions_read_back_as_lists_have_them() {
        let all = EntryConditions {
            by_invitation: true,
            min_rating: Some(-5),
            max_rating: Some(1600),
            min_games: Some(20),
            max_timeouts_percent: Some(5),
            max_days_a_move: Some(2),
            max_running_games: Some(4),
        };
        for conditions in [EntryConditions::default(), all] {
            let text = conditions.to_json().expect("a text");
            assert_eq!(EntryConditions::from_json(&text), Some(conditions), "{text}");
        }
        assert_eq!(EntryConditions::from_json("{}"), None);
    }

    #[test]
    fn conditions_that_nobody_can_meet_are_refused() {
        let range = EntryConditions {
            min_rating: Some(1600),
            max_rating: Some(1599),
            ..EntryConditions::default()
        };
        assert_eq!(range.fault(), Some(TermsFault::RatingRange));
        let percent =
            EntryConditions { max_timeouts_percent: Some(101), ..EntryConditions::default() };
        assert_eq!(percent.fault(), Some(TermsFault::Percentage));
        assert_eq!(EntryConditions::default().fault(), None);
    }
}
