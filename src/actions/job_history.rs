//! When the jobs of this server last ran, as its pages see it.
//!
//! In memory only: each server shows its own jobs, since it was started.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use chrono::{DateTime, TimeDelta, Utc};

/// The last run of a job, and what went wrong since the server was started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JobRun {
    pub began: DateTime<Utc>,
    pub ended: DateTime<Utc>,
    /// The last run failed.
    pub is_failing: bool,
    /// Runs that failed.
    pub failures: u64,
    /// When it last failed, and why.
    pub last_failure: Option<(DateTime<Utc>, String)>,
}

impl JobRun {
    /// Returns how long the last run took.
    pub fn took(&self) -> TimeDelta {
        self.ended - self.began
    }
}

/// The last runs of this server's jobs. Cheap to clone; all clones share them.
#[derive(Clone, Debug, Default)]
pub struct JobHistory(Arc<Mutex<BTreeMap<&'static str, JobRun>>>);

impl JobHistory {
    /// Notes a run that has ended, and why it failed if it did.
    pub fn note(
        &self,
        job: &'static str,
        began: DateTime<Utc>,
        ended: DateTime<Utc>,
        error: Option<String>,
    ) {
        let mut job_history = self.lock();
        let before = job_history.remove(job);
        let (failures, last_failure) =
            before.map_or((0, None), |run| (run.failures, run.last_failure));
        let is_failing = error.is_some();
        let run = JobRun {
            began,
            ended,
            is_failing,
            failures: failures + u64::from(is_failing),
            last_failure: error.map(|why| (ended, why)).or(last_failure),
        };
        job_history.insert(job, run);
    }

    /// Lists the jobs that have run, by name.
    pub fn list(&self) -> Vec<(&'static str, JobRun)> {
        self.lock().iter().map(|(job, run)| (*job, run.clone())).collect()
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<&'static str, JobRun>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(second: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(second, 0).unwrap()
    }

    #[test]
    fn what_failed_is_remembered_when_it_works_again() {
        let job_history = JobHistory::default();
        job_history.note("emails", at(1), at(3), Some("no route".to_owned()));
        job_history.note("emails", at(4), at(5), None);
        job_history.note("clean-up", at(2), at(2), None);
        let list = job_history.list();
        let [("clean-up", clean_up), ("emails", emails)] = list.as_slice() else {
            panic!("{list:?}");
        };
        assert!(!clean_up.is_failing && clean_up.failures == 0);
        assert!(!emails.is_failing && emails.failures == 1);
        assert_eq!(emails.took(), TimeDelta::seconds(1));
        assert_eq!(emails.last_failure, Some((at(3), "no route".to_owned())));
        job_history.clone().note("emails", at(6), at(6), Some("again".to_owned()));
        let (_, emails) = &job_history.list()[1];
        assert!(emails.is_failing && emails.failures == 2);
    }
}
