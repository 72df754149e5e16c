//! The loop: which job runs how often, and what is noted of it.

use std::time::Duration;

use chrono::{DateTime, Utc};
use tokio::sync::watch;

use super::{
    Jobs, clean_up, deliver_mail, heartbeat, process_due_games, process_tournaments, prove_results,
    publish_logs, recompute_ratings, summarize_for_admins, tell_rating_changes, verify_chains,
    verify_games,
};
use crate::{actions::accounts::answer_link_requests, db::Db};

/// The name of the job that says that the service runs.
pub const HEARTBEAT: &str = "heartbeat";

/// The names of the others, in the log and on the admin pages.
mod name {
    pub const DEADLINES: &str = "deadlines";
    pub const TOURNAMENTS: &str = "tournaments";
    pub const PROOFS: &str = "proofs of results";
    pub const RATINGS: &str = "ratings";
    pub const RATING_CHANGES: &str = "emails about ratings";
    pub const SUMMARIES: &str = "summaries for administrators";
    pub const EMAILS: &str = "emails";
    pub const CLEAN_UP: &str = "clean-up";
    pub const VERIFICATION: &str = "verification";
    pub const PUBLICATION: &str = "publication of log hashes";
}

/// How often to check what is due.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);

/// The pause within a backlog: moves and pages go first.
const BACKLOG_PAUSE: Duration = Duration::from_millis(50);

/// How often to check what waits for administrators.
const SUMMARY_INTERVAL: Duration = Duration::from_secs(60);

/// How often to check whether a week of ratings is to be told.
const RATING_CHANGES_INTERVAL: Duration = Duration::from_secs(5 * 60);

/// How often the service says that it runs.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(10);

/// How often old rows are cleared away.
const CLEAN_UP_INTERVAL: Duration = Duration::from_secs(60 * 60);

/// How often to check whether the hashes of all logs are to be published.
const PUBLICATION_INTERVAL: Duration = Duration::from_secs(5 * 60);

/// How often rows of games are compared with their logs, and whether to read the chains is asked.
const VERIFICATION_INTERVAL: Duration = Duration::from_secs(60 * 60);

/// Compares what is stored with the logs, and those with each other.
async fn verify(db: &Db, now: DateTime<Utc>) -> anyhow::Result<()> {
    verify_games(db, now).await?;
    // Games of an older version have been appended to their chain by now.
    verify_chains(db, now).await.map(drop)
}

/// When a job runs again.
enum NextRun {
    Pause,
    /// There is a backlog.
    Soon,
}

impl Jobs {
    /// Runs until it is stopped; jobs under way are finished. Each repeats by itself: a mail
    /// server that does not answer is no outage, and no deadline waits for it.
    pub async fn run(self, stop: watch::Receiver<bool>) {
        tokio::join!(
            self.repeat(
                HEARTBEAT,
                HEARTBEAT_INTERVAL,
                stop.clone(),
                |jobs, now| async move { heartbeat(&jobs, now).await.map(|()| NextRun::Pause) }
            ),
            self.repeat(name::DEADLINES, CHECK_INTERVAL, stop.clone(), |jobs, now| async move {
                // Nobody's time runs out before time was given back.
                if jobs.liveness.age(now) <= jobs.config.outage {
                    process_due_games(&jobs, now).await?;
                }
                Ok(NextRun::Pause)
            }),
            self.repeat(name::TOURNAMENTS, CHECK_INTERVAL, stop.clone(), |jobs, now| async move {
                process_tournaments(&jobs, now).await.map(|_| NextRun::Pause)
            }),
            self.repeat(name::PROOFS, CHECK_INTERVAL, stop.clone(), |jobs, now| async move {
                prove_results(&jobs, now).await.map(|_| NextRun::Pause)
            }),
            self.repeat(name::RATINGS, CHECK_INTERVAL, stop.clone(), |jobs, _| async move {
                Ok(if recompute_ratings(&jobs).await? > 0 { NextRun::Soon } else { NextRun::Pause })
            }),
            self.repeat(
                name::RATING_CHANGES,
                RATING_CHANGES_INTERVAL,
                stop.clone(),
                |jobs, now| async move {
                    let told = tell_rating_changes(&jobs.db, now).await?;
                    Ok(if told > 0 { NextRun::Soon } else { NextRun::Pause })
                }
            ),
            self.repeat(name::SUMMARIES, SUMMARY_INTERVAL, stop.clone(), |jobs, now| async move {
                summarize_for_admins(&jobs, now).await.map(|()| NextRun::Pause)
            }),
            self.repeat(name::EMAILS, CHECK_INTERVAL, stop.clone(), |jobs, now| async move {
                let asked = answer_link_requests(&jobs.db, now).await;
                // No email waits for a request that cannot be answered.
                let sent = deliver_mail(&jobs, now).await?;
                Ok(if asked? + sent > 0 { NextRun::Soon } else { NextRun::Pause })
            }),
            self.repeat(name::CLEAN_UP, CLEAN_UP_INTERVAL, stop.clone(), |jobs, now| async move {
                clean_up(&jobs.db, &jobs.config, now).await.map(|()| NextRun::Pause)
            }),
            self.repeat(
                name::PUBLICATION,
                PUBLICATION_INTERVAL,
                stop.clone(),
                |jobs, now| async move { publish_logs(&jobs.db, now).await.map(|()| NextRun::Pause) }
            ),
            self.repeat(
                name::VERIFICATION,
                VERIFICATION_INTERVAL,
                stop.clone(),
                |jobs, now| async move { verify(&jobs.db, now).await.map(|()| NextRun::Pause) }
            ),
        );
    }

    /// Runs a job again and again, with a pause after each time. One that fails or breaks was not
    /// the last.
    async fn repeat<R>(
        &self,
        name: &'static str,
        pause: Duration,
        mut stop: watch::Receiver<bool>,
        job: impl Fn(Jobs, DateTime<Utc>) -> R,
    ) where
        R: Future<Output = anyhow::Result<NextRun>> + Send + 'static,
    {
        while !*stop.borrow() {
            let began = self.clock.now();
            let (pause, error) = match tokio::spawn(job(self.clone(), began)).await {
                Ok(Ok(NextRun::Soon)) => (BACKLOG_PAUSE, None),
                Ok(Ok(NextRun::Pause)) => (pause, None),
                Ok(Err(error)) => {
                    let error = format!("{error:#}");
                    tracing::warn!(job = name, error = error.as_str(), "waits");
                    (pause, Some(error))
                }
                Err(error) => {
                    tracing::error!(job = name, %error, "broke");
                    (pause, Some(error.to_string()))
                }
            };
            self.job_history.note(name, began, self.clock.now(), error);
            let _ = tokio::time::timeout(pause, stop.changed()).await;
        }
    }

    /// Runs every job once, as `zugpost run-jobs-once` does.
    pub async fn run_once(&self) -> anyhow::Result<()> {
        let now = self.clock.now();
        self.noted(name::DEADLINES, process_due_games(self, now)).await?;
        self.noted(name::PROOFS, prove_results(self, now)).await?;
        self.noted(name::TOURNAMENTS, process_tournaments(self, now)).await?;
        let ratings = async {
            while recompute_ratings(self).await? > 0 {}
            anyhow::Ok(())
        };
        self.noted(name::RATINGS, ratings).await?;
        let told = async {
            while tell_rating_changes(&self.db, now).await? > 0 {}
            anyhow::Ok(())
        };
        self.noted(name::RATING_CHANGES, told).await?;
        self.noted(name::SUMMARIES, summarize_for_admins(self, now)).await?;
        self.noted(name::PUBLICATION, publish_logs(&self.db, now)).await?;
        let emails = async {
            while answer_link_requests(&self.db, self.clock.now()).await? > 0 {}
            while deliver_mail(self, self.clock.now()).await? > 0 {}
            anyhow::Ok(())
        };
        self.noted(name::EMAILS, emails).await?;
        self.noted(name::CLEAN_UP, clean_up(&self.db, &self.config, now)).await?;
        self.noted(name::VERIFICATION, verify(&self.db, now)).await
    }

    /// Notes how a job went.
    async fn noted<T>(
        &self,
        name: &'static str,
        job: impl Future<Output = anyhow::Result<T>>,
    ) -> anyhow::Result<T> {
        let began = self.clock.now();
        let outcome = job.await;
        let error = outcome.as_ref().err().map(|error| format!("{error:#}"));
        self.job_history.note(name, began, self.clock.now(), error);
        outcome
    }
}
