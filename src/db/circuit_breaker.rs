//! How long a request waits for the database, and how those after it learn that it does not answer.
//!
//! A call of libpq cannot be left: a Postgres that is frozen, or behind a line that is cut, holds
//! the thread and the connection of whoever asked. So a request waits for its thread no longer than
//! until its deadline, and the thread ends when it can. What it was to write may still be written:
//! nobody knows.
//!
//! Once somebody has waited in vain, one thread asks the database for a sign of life. Until that
//! comes everybody else is told at once that there is no answer, or all connections of the pool
//! would soon be held.

use std::{
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use super::DbError;

/// A database that lives answers the question for a sign of life in this time.
const LIFE_SIGN_TIMEOUT: Duration = Duration::from_millis(500);

tokio::task_local! {
    static DEADLINE: Instant;
}

/// Runs what must be answered within a time. Whatever asks the database in it gets an error then.
pub async fn within<F: Future>(time: Duration, f: F) -> F::Output {
    DEADLINE.scope(Instant::now() + time, f).await
}

/// Returns until when the present request waits, `None` where nobody does: in a job, on the command
/// line.
pub(super) fn present() -> Option<Instant> {
    DEADLINE.try_with(|deadline| *deadline).ok()
}

/// Waits for an answer until the deadline of the present request.
pub(super) async fn answer<F: Future>(f: F) -> Option<F::Output> {
    match present() {
        Some(deadline) => tokio::time::timeout_at(deadline.into(), f).await.ok(),
        None => Some(f.await),
    }
}

/// What somebody gets who has waited in vain.
pub(super) fn no_answer() -> DbError {
    DbError::Unavailable("it did not answer in time".into())
}

/// Whether the database was asked for a sign of life, and since when.
#[derive(Default)]
pub(super) struct LifeSign(Mutex<Option<Instant>>);

impl LifeSign {
    /// Notes that it is asked for. Returns `false` if somebody does so already.
    pub fn begin(&self) -> bool {
        let mut asked = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_first = asked.is_none();
        asked.get_or_insert_with(Instant::now);
        is_first
    }

    /// Notes that it came.
    pub fn end(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// Returns whether it should have come.
    pub fn is_overdue(&self) -> bool {
        let asked = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        asked.is_some_and(|asked| asked.elapsed() > LIFE_SIGN_TIMEOUT)
    }
}
