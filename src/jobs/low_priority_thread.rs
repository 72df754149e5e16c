//! A thread that works when nobody else needs the processor. Emails are put into words and pictures
//! there, one after the other: moves and pages do not wait for them.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::mpsc::{SyncSender, sync_channel},
};

use tokio::sync::oneshot;

/// Its priority (`nice`, of which 19 is the last): a tenth of what another thread gets beside it, so
/// that emails leave also where there is always something else to do.
const NICENESS: i32 = 10;
/// What may wait: more than a server sends emails at once.
const MAX_QUEUED: usize = 16;

type QueuedWork = Box<dyn FnOnce() + Send>;

/// The thread's queue. The thread ends with the last of its clones.
#[derive(Clone)]
pub struct LowPriorityThread {
    queue: SyncSender<QueuedWork>,
}

/// The work panicked, or too much of it waits already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it broke, or there is too much to do")]
pub struct WorkNotDone;

impl LowPriorityThread {
    pub fn start() -> std::io::Result<LowPriorityThread> {
        let (queue, works) = sync_channel::<QueuedWork>(MAX_QUEUED);
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
    ) -> Result<T, WorkNotDone> {
        let (send, receive) = oneshot::channel();
        let work = move || {
            // Whoever asked may have gone.
            let _ = send.send(work());
        };
        self.queue.try_send(Box::new(work)).map_err(|_| WorkNotDone)?;
        receive.await.map_err(|_| WorkNotDone)
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
    async fn what_breaks_ends_nothing_and_too_much_is_refused() {
        let thread = LowPriorityThread::start().unwrap();
        assert_eq!(thread.run(|| 7).await, Ok(7));
        assert_eq!(thread.run(|| -> u8 { panic!("on purpose") }).await, Err(WorkNotDone));
        assert_eq!(thread.run(|| 8).await, Ok(8));
        let (open, gate) = std::sync::mpsc::channel::<()>();
        let mut first = Box::pin(thread.run(move || gate.recv().is_ok()));
        assert!(futures_util::poll!(first.as_mut()).is_pending());
        let mut waiting = Vec::new();
        let mut refused = 0;
        for _ in 0..MAX_QUEUED + 8 {
            let mut next = Box::pin(thread.run(|| true));
            match futures_util::poll!(next.as_mut()) {
                std::task::Poll::Pending => waiting.push(next),
                std::task::Poll::Ready(answer) => {
                    assert_eq!(answer, Err(WorkNotDone));
                    refused += 1;
                }
            }
        }
        // The thread may have taken the first out of the queue by then, or not.
        assert!(refused == 8 || refused == 9, "{refused}");
        open.send(()).unwrap();
        assert_eq!(first.await, Ok(true));
        for one in waiting {
            assert_eq!(one.await, Ok(true));
        }
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
