//! What happens without anyone asking: the loop, and one file per job.
//!
//! Jobs are idempotent and take `now`; several servers may run them side by side. Each job runs in
//! a task of its own, so none waits for another: a mail server that does not answer is no outage.
//! What fails or panics is logged and runs again.

mod clean_up;
mod deliver_mail;
mod heartbeat;
mod process_due_games;
mod process_tournaments;
mod prove_results;
mod publish_logs;
mod recompute_ratings;
mod schedule;
mod summarize_for_admins;
mod tell_rating_changes;
mod verify_chains;
mod verify_games;

use std::sync::Arc;

use crate::{
    actions::{job_history::JobHistory, outages::LastHeartbeat},
    clock::Clock,
    config::Config,
    db::Db,
    low_priority_threads::LowPriorityThreads,
    mail::{MailConfig, Mailer},
};

pub use clean_up::clean_up;
pub use deliver_mail::deliver_mail;
pub use heartbeat::{first_heartbeat, heartbeat};
pub use process_due_games::process_due_games;
pub use process_tournaments::process_tournaments;
pub use prove_results::prove_results;
pub use publish_logs::publish_logs;
pub use recompute_ratings::recompute_ratings;
pub use schedule::HEARTBEAT;
pub use summarize_for_admins::summarize_for_admins;
pub use tell_rating_changes::tell_rating_changes;
pub use verify_chains::verify_chains;
pub use verify_games::verify_games;

/// What jobs work with.
#[derive(Clone)]
pub struct Jobs {
    pub db: Db,
    pub clock: Arc<dyn Clock>,
    pub config: Arc<Config>,
    pub mailer: Mailer,
    pub mail_config: Arc<MailConfig>,
    /// Where emails are made.
    pub email_thread: LowPriorityThreads,
    pub liveness: LastHeartbeat,
    pub job_history: JobHistory,
}
