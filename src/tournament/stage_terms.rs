//! The terms of stages: how large the groups of each are, and who goes on. How many stages there are
//! follows from how many play: the stage that has one group is the final.

use std::str::FromStr;

use super::pairing::{
    round_robin::{MAX_PLAYERS, MIN_PLAYERS},
    sections::section_count,
};

/// How many stages the terms name one by one.
pub const NAMED_STAGES: usize = 3;

/// How a stage is played that is not the final.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GroupStage {
    /// Players of a group, at most.
    pub group_size: u8,
    /// So many of each group go on.
    pub of_each_group: u8,
    /// And so many of all others.
    pub best_others: u8,
}

impl GroupStage {
    /// Returns whether stages can be played so. From two groups on, at most half of the players and never
    /// all of them go on: each stage is smaller than the one before.
    pub fn is_possible(self) -> bool {
        let size = usize::from(self.group_size);
        let most = 2 * usize::from(self.of_each_group) + usize::from(self.best_others);
        (MIN_PLAYERS..=MAX_PLAYERS).contains(&size) && self.of_each_group > 0 && most <= size
    }

    /// Returns how many groups there are for so many players; `None` for fewer than 3.
    pub fn groups(self, players: usize) -> Option<usize> {
        section_count(players, usize::from(self.group_size))
    }

    /// Returns how many of the others go on when there are so many groups: at least three players play in the
    /// next stage.
    pub fn places_of_others(self, groups: usize) -> usize {
        let of_groups = usize::from(self.of_each_group) * groups;
        usize::from(self.best_others).max(MIN_PLAYERS.saturating_sub(of_groups))
    }

    /// Returns how many go on from so many groups.
    pub fn places(self, groups: usize) -> usize {
        usize::from(self.of_each_group) * groups + self.places_of_others(groups)
    }
}

/// How the stages are played, one after the other. The last one that is named goes for all that follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StagePlan([GroupStage; NAMED_STAGES]);

impl StagePlan {
    /// Returns a plan of the first stages; `None` for none, or for more than [`NAMED_STAGES`].
    pub fn new(stages: &[GroupStage]) -> Option<StagePlan> {
        let last = *stages.last()?;
        let mut all = [last; NAMED_STAGES];
        all.get_mut(..stages.len())?.copy_from_slice(stages);
        Some(StagePlan(all))
    }

    /// Returns the stages that are named: those at the end that repeat the one before are not.
    pub fn named(&self) -> &[GroupStage] {
        let last = self.0[NAMED_STAGES - 1];
        let repeated = self.0.iter().rev().skip(1).take_while(|stage| **stage == last).count();
        &self.0[..NAMED_STAGES - repeated]
    }

    /// Returns how a stage is played. The first is 1.
    pub fn stage(&self, number: u16) -> GroupStage {
        let index = usize::from(number).saturating_sub(1).min(NAMED_STAGES - 1);
        self.0[index]
    }

    /// Returns whether all stages can be played so.
    pub fn is_possible(&self) -> bool {
        self.0.iter().all(|stage| stage.is_possible())
    }

    /// Returns for each stage how many players it has if so many play in the first one and nobody leaves, the
    /// final last.
    pub fn players_by_stage(&self, players: usize) -> Vec<usize> {
        let mut by_stage = vec![players];
        for number in 1.. {
            let (stage, now) = (self.stage(number), by_stage.last().copied().unwrap_or(0));
            let Some(groups) = stage.groups(now).filter(|groups| *groups > 1) else { break };
            let next = stage.places(groups);
            // What is not possible stands in forged logs alone.
            if next >= now {
                break;
            }
            by_stage.push(next);
        }
        by_stage
    }

    /// Writes it as the log has it: `7:2+1 6:1+0`. Of groups of 7 the first two and the best other, then of groups
    /// of 6 the first.
    pub fn to_text(&self) -> String {
        let stage =
            |it: &GroupStage| format!("{}:{}+{}", it.group_size, it.of_each_group, it.best_others);
        self.named().iter().map(stage).collect::<Vec<_>>().join(" ")
    }
}

/// A text that is no plan of stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoStagePlan;

impl FromStr for StagePlan {
    type Err = NoStagePlan;

    fn from_str(text: &str) -> Result<StagePlan, NoStagePlan> {
        let stage = |text: &str| {
            let (size, rest) = text.split_once(':')?;
            let (of_each, others) = rest.split_once('+')?;
            Some(GroupStage {
                group_size: size.parse().ok()?,
                of_each_group: of_each.parse().ok()?,
                best_others: others.parse().ok()?,
            })
        };
        let stages = text.split(' ').map(stage).collect::<Option<Vec<_>>>().ok_or(NoStagePlan)?;
        let plan = StagePlan::new(&stages).ok_or(NoStagePlan)?;
        // One text for each plan: the log is hashed.
        if plan.to_text() == text { Ok(plan) } else { Err(NoStagePlan) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stage(group_size: u8, of_each_group: u8, best_others: u8) -> GroupStage {
        GroupStage { group_size, of_each_group, best_others }
    }

    #[test]
    fn each_plan_reads_back() {
        for text in ["7:2+1", "7:2+1 6:1+0", "7:2+1 6:1+0 7:1+2", "7:1+0 7:2+0 7:1+0", "3:1+1"] {
            let plan: StagePlan = text.parse().unwrap();
            assert_eq!(plan.to_text(), text);
        }
        for text in ["", "7", "7:2", "7:2+", "7:2+1 ", "7:2+1 7:2+1", "7:2+300", "07:2+1", "7:-1+1"]
        {
            assert_eq!(text.parse::<StagePlan>(), Err(NoStagePlan), "{text}");
        }
        let four = [stage(7, 1, 0), stage(7, 2, 0), stage(7, 1, 0), stage(7, 2, 0)];
        assert_eq!(StagePlan::new(&four), None);
        assert_eq!(StagePlan::new(&[]), None);
    }

    #[test]
    fn the_last_stage_that_is_named_goes_for_all_that_follow() {
        let plan = StagePlan::new(&[stage(7, 2, 1), stage(6, 1, 0)]).unwrap();
        assert_eq!([0, 1, 2, 3, 9].map(|number| plan.stage(number).group_size), [7, 7, 6, 6, 6]);
        assert_eq!(plan.named(), [stage(7, 2, 1), stage(6, 1, 0)]);
    }

    #[test]
    fn every_stage_is_smaller_than_the_one_before_and_has_three_players() {
        for group_size in 0..=30 {
            for of_each_group in 0..=14 {
                for best_others in 0..=26 {
                    let one = stage(group_size, of_each_group, best_others);
                    if !one.is_possible() {
                        continue;
                    }
                    let plan = StagePlan::new(&[one]).unwrap();
                    for players in (3..400).chain([20_000]) {
                        let by_stage = plan.players_by_stage(players);
                        assert!(by_stage.is_sorted_by(|a, b| a > b), "{one:?} {by_stage:?}");
                        assert!(by_stage.iter().all(|count| *count >= 3), "{one:?} {by_stage:?}");
                        let last = by_stage.last().copied().unwrap();
                        assert_eq!(one.groups(last), Some(1), "{one:?} {by_stage:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        for one in [stage(2, 1, 0), stage(25, 1, 0), stage(7, 0, 3), stage(7, 3, 2), stage(7, 4, 0)]
        {
            assert!(!one.is_possible(), "{one:?}");
        }
        for one in [stage(3, 1, 1), stage(7, 3, 1), stage(7, 1, 5), stage(24, 12, 0)] {
            assert!(one.is_possible(), "{one:?}");
        }
    }

    #[test]
    fn the_depth_follows_from_the_number_of_players() {
        let winners = StagePlan::new(&[stage(7, 1, 0)]).unwrap();
        assert_eq!(winners.players_by_stage(7), [7]);
        assert_eq!(winners.players_by_stage(49), [49, 7]);
        // Two groups: the winners and the best other.
        assert_eq!(winners.players_by_stage(14), [14, 3]);
        assert_eq!(winners.players_by_stage(10_000), [10_000, 1429, 205, 30, 5]);
        let plan = StagePlan::new(&[stage(7, 2, 1), stage(4, 1, 1)]).unwrap();
        assert_eq!(plan.players_by_stage(28), [28, 9, 4]);
    }
}
