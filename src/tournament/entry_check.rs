//! Whether somebody may enter a tournament that has not started: asked when they do, and of every
//! tournament in a list.

use chrono::{DateTime, Utc};

use super::{
    entry::{EntrantFacts, EntryConditions},
    error::TournamentError,
};

/// What decides whether somebody may enter a tournament that is announced, beside what is known of them.
#[derive(Clone, Copy, Debug)]
pub struct EntryCheck<'a> {
    pub conditions: &'a EntryConditions,
    /// When entries open; `None`: at once.
    pub opens_at: Option<DateTime<Utc>>,
    pub has_entered: bool,
    pub directs: bool,
    pub is_invited: bool,
}

impl EntryCheck<'_> {
    /// Returns whether they may enter now, or the first reason why not.
    pub fn check(&self, facts: &EntrantFacts, now: DateTime<Utc>) -> Result<(), TournamentError> {
        if self.has_entered {
            return Err(TournamentError::AlreadyDone);
        }
        if !has_opened(self.opens_at, now) {
            return Err(TournamentError::NotOpenYet);
        }
        if self.directs {
            return Err(TournamentError::DirectorPlays);
        }
        let unmet = match facts.has_place {
            true => facts.unmet(),
            false => self.conditions.unmet(facts, self.is_invited),
        };
        match unmet {
            Some(unmet) => Err(TournamentError::UnmetCondition(unmet)),
            None => Ok(()),
        }
    }
}

/// Returns whether entries are open that open then.
pub(super) fn has_opened(opens_at: Option<DateTime<Utc>>, now: DateTime<Utc>) -> bool {
    opens_at.is_none_or(|opens| opens <= now)
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;
    use crate::tournament::entry::UnmetCondition;

    #[test]
    fn the_first_reason_is_told() {
        let now = DateTime::from_timestamp(1_763_640_000, 0).unwrap();
        let later = now + TimeDelta::microseconds(1);
        let conditions = EntryConditions { by_invitation: true, ..EntryConditions::default() };
        let invitation = TournamentError::UnmetCondition(UnmetCondition::Invitation);
        for (opens_at, has_entered, directs, is_invited, expected) in [
            (None, false, false, true, Ok(())),
            (Some(now), false, false, true, Ok(())),
            (None, false, false, false, Err(invitation)),
            (None, false, true, false, Err(TournamentError::DirectorPlays)),
            (Some(later), false, true, false, Err(TournamentError::NotOpenYet)),
            (Some(later), true, true, false, Err(TournamentError::AlreadyDone)),
        ] {
            let conditions = &conditions;
            let entry_check = EntryCheck { conditions, opens_at, has_entered, directs, is_invited };
            assert_eq!(
                entry_check.check(&EntrantFacts::default(), now),
                expected,
                "{entry_check:?}"
            );
        }
    }
}
