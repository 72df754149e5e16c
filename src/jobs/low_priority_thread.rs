//! A thread that works when nobody else needs the processor. Emails are put into words and pictures
//! there, one after the other: moves and pages do not wait for them.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::mpsc::{Sender, channel},
};

use tokio::sync::oneshot;

/// Its priority (`nice`, of which 19 is the last): a tenth of what another thread gets beside it, so
/// that emails leave also where there is always something else to do.
const NICENESS: i32 = 10;

type QueuedWork = Box<dyn FnOnce() + Send>;

/// The thread's queue, in which each email that is being sent waits at most once. The thread ends with
/// the last of its clones.
#[derive(Clone)]
pub struct LowPriorityThread {
    queue: Sender<QueuedWork>,
}

/// The work panicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the work panicked")]
pub struct WorkFailed;

impl LowPriorityThread {
    pub fn start() -> std::io::Result<LowPriorityThread> {
        let (queue, works) = channel::<QueuedWork>();
        std::thread::Builder::new().name("emails".into()).spawn(move || {
            yield_to_others();
            for work in works {
                let _ = catch_unwind(AssertUnwindSafe(work));
            }
        })?;
        Ok(LowPriorityThread { queue })
    }

    /// Does a piece of work there.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, WorkFailed> {
        let (send, receive) = oneshot::channel();
        let work = move || {
            // Whoever asked may have gone.
            let _ = send.send(work());
        };
        self.queue.send(Box::new(work)).map_err(|_| WorkFailed)?;
        receive.await.map_err(|_| WorkFailed)
    }
}

/// Lowers the priority of the present thread. Only Linux has one for each thread.
fn yield_to_others() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, NICENESS) {
        tracing::warn!(%error, "emails are made with the priority of everything else");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_breaks_ends_nothing() {
        let thread = LowPriorityThread::start().unwrap();
        assert_eq!(thread.run(|| 7).await, Ok(7));
        assert_eq!(thread.run(|| -> u8 { panic!("on purpose") }).await, Err(WorkFailed));
        assert_eq!(thread.run(|| 8).await, Ok(8));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn it_has_a_low_priority_and_nobody_else_has() {
        let niceness = || {
            let stat = std::fs::read_to_string("/proc/thread-self/stat").unwrap();
            // The name in parentheses may hold anything; the state after it is field 3.
            let (_, fields) = stat.rsplit_once(')').unwrap();
            fields.split_ascii_whitespace().nth(19 - 3).unwrap().to_owned()
        };
        let own = niceness();
        let thread = LowPriorityThread::start().unwrap();
        assert_eq!(thread.run(niceness).await, Ok(NICENESS.to_string()));
        assert_eq!(niceness(), own);
    }
}
