//! Threads that work when nobody else needs the processor: moves and pages do not wait for what is done
//! there. One puts emails into words and pictures, one after the other; others hash passwords.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Sender, channel},
    },
};

use tokio::sync::oneshot;

/// How much later than others they work (`nice`, of which 19 is the last).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Niceness {
    /// Somebody waits for it: a third of what another thread gets beside them.
    Lower,
    /// Nobody waits: a tenth, so that they come to an end also where there is always something else to do.
    Low,
}

impl Niceness {
    const fn value(self) -> i32 {
        match self {
            Niceness::Lower => 5,
            Niceness::Low => 10,
        }
    }
}

type QueuedWork = Box<dyn FnOnce() + Send>;

/// The queue of some threads. Whoever uses it says how much waits in it. The threads end with the last
/// of its clones.
#[derive(Clone)]
pub struct LowPriorityThreads {
    queue: Sender<QueuedWork>,
}

/// The work panicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the work panicked")]
pub struct WorkPanicked;

impl LowPriorityThreads {
    /// `what`: what they do, as the operating system shows it.
    pub fn start(
        what: &'static str,
        count: usize,
        niceness: Niceness,
    ) -> std::io::Result<LowPriorityThreads> {
        let (queue, works) = channel::<QueuedWork>();
        let works = Arc::new(Mutex::new(works));
        for _ in 0..count {
            let works = Arc::clone(&works);
            std::thread::Builder::new().name(what.into()).spawn(move || {
                yield_to_others(what, niceness);
                let next = || works.lock().unwrap_or_else(PoisonError::into_inner).recv();
                while let Ok(work) = next() {
                    let _ = catch_unwind(AssertUnwindSafe(work));
                }
            })?;
        }
        Ok(LowPriorityThreads { queue })
    }

    /// Does a piece of work there.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, WorkPanicked> {
        let (send, receive) = oneshot::channel();
        let work = move || {
            // Whoever asked may have gone.
            let _ = send.send(work());
        };
        self.queue.send(Box::new(work)).map_err(|_| WorkPanicked)?;
        receive.await.map_err(|_| WorkPanicked)
    }
}

/// Lowers the priority of the present thread. Only Linux has one for each thread.
fn yield_to_others(what: &str, niceness: Niceness) {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, niceness.value()) {
        tracing::warn!(%error, what, "a thread has the priority of everything else");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_breaks_ends_nothing() {
        let thread = LowPriorityThreads::start("test", 1, Niceness::Low).unwrap();
        assert_eq!(thread.run(|| 7).await, Ok(7));
        assert_eq!(thread.run(|| -> u8 { panic!("on purpose") }).await, Err(WorkPanicked));
        assert_eq!(thread.run(|| 8).await, Ok(8));
    }

    /// Each waits for the other.
    #[tokio::test]
    async fn two_work_at_once() {
        let threads = LowPriorityThreads::start("test", 2, Niceness::Low).unwrap();
        let both = Arc::new(std::sync::Barrier::new(2));
        let wait = || {
            let both = Arc::clone(&both);
            threads.run(move || {
                both.wait();
            })
        };
        assert_eq!(tokio::join!(wait(), wait()), (Ok(()), Ok(())));
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
        for (wanted, value) in [(Niceness::Lower, "5"), (Niceness::Low, "10")] {
            let thread = LowPriorityThreads::start("test", 1, wanted).unwrap();
            assert_eq!(thread.run(niceness).await, Ok(value.to_owned()));
            assert_eq!(niceness(), own);
        }
    }
}
