//! Passwords: argon2id, paid for off the async threads, and never more at once than the
//! machine can bear.

use std::sync::{
    Arc, Mutex, PoisonError,
    atomic::{AtomicUsize, Ordering},
};

use argon2::{
    Algorithm, Argon2, Block, Params, Version,
    password_hash::phc::{Output, ParamsString, PasswordHash, Salt},
};
use tokio::sync::Semaphore;

use crate::low_priority_threads::{LowPriorityThreads, Niceness};

/// The memory in which passwords are hashed at the same time: more is one at a time.
const MAX_MEMORY_KIB: u32 = 24 * 1024;

/// How many may wait for a turn before others have to come back later.
const MAX_WAITING: usize = 32;

/// What a hash costs. OWASP's advice for argon2id: 19 MiB, two passes, one lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    pub memory_kib: u32,
    pub passes: u32,
}

/// Too many log in at this moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too many passwords are being checked")]
pub struct HashingBusy;

/// Why passwords cannot be hashed.
#[derive(Debug, thiserror::Error)]
pub enum PasswordsError {
    #[error("PASSWORD_MEMORY_KIB and PASSWORD_PASSES are out of argon2's range")]
    Cost,
    #[error("there is no thread for passwords")]
    Thread(#[from] std::io::Error),
}

/// Hashes and checks passwords.
///
/// At most half the cores work on it, and only while nobody else needs them, so that a flood of logins
/// cannot stop play; with at most 24 MiB together if one needs no more.
#[derive(Clone)]
pub struct Passwords {
    params: Params,
    memory: MemoryBlocks,
    threads: LowPriorityThreads,
    turns: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
    /// Checked when there is no such player, so that the answer takes as long.
    dummy: Arc<str>,
}

impl Passwords {
    pub fn new(cost: Cost) -> Result<Passwords, PasswordsError> {
        let params = Params::new(cost.memory_kib, cost.passes, 1, None);
        let params = params.map_err(|_| PasswordsError::Cost)?;
        let memory = MemoryBlocks::default();
        // In memory of its own, which goes back: an idle server keeps none.
        let dummy = hash_now(&params, "no such player", &MemoryBlocks::default());
        let dummy = dummy.ok_or(PasswordsError::Cost)?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let turns = turns(cores, cost.memory_kib);
        Ok(Passwords {
            params,
            memory,
            threads: LowPriorityThreads::start("passwords", turns, Niceness::Lower)?,
            turns: Arc::new(Semaphore::new(turns)),
            waiting: Arc::new(AtomicUsize::new(0)),
            dummy: dummy.into(),
        })
    }

    /// Hashes a password with a fresh salt.
    pub async fn hash(&self, password: &str) -> Result<String, HashingBusy> {
        let (params, memory, password) =
            (self.params.clone(), self.memory.clone(), password.to_owned());
        self.in_turn(move || hash_now(&params, &password, &memory).ok_or(HashingBusy)).await?
    }

    /// Checks a password. Takes as long where there is no such player (`None`).
    pub async fn verify(&self, password: &str, stored: Option<&str>) -> Result<bool, HashingBusy> {
        let (memory, password) = (self.memory.clone(), password.to_owned());
        let known = stored.is_some_and(|hash| !hash.is_empty());
        let hash = match stored {
            Some(hash) if known => hash.to_owned(),
            _ => self.dummy.to_string(),
        };
        self.in_turn(move || fits(&password, &hash, &memory).unwrap_or(false) && known).await
    }

    /// Returns whether a stored hash costs something else than one that is made now. One that cannot be
    /// read does not: it fits no password.
    pub fn has_other_cost(&self, stored: &str) -> bool {
        let cost = |params: &Params| (params.m_cost(), params.t_cost(), params.p_cost());
        let stored = PasswordHash::new(stored).ok();
        let stored = stored.and_then(|hash| Params::try_from(&hash).ok());
        stored.is_some_and(|params| cost(&params) != cost(&self.params))
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, HashingBusy> {
        let _place = QueuePlace::take(&self.waiting)?;
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| HashingBusy)?;
        // The turn ends with the work, also where the caller goes away meanwhile.
        let work = move || {
            let done = work();
            drop(turn);
            done
        };
        self.threads.run(work).await.map_err(|_| HashingBusy)
    }
}

fn turns(cores: usize, memory_kib: u32) -> usize {
    let in_memory = usize::try_from(MAX_MEMORY_KIB / memory_kib.max(1)).unwrap_or(usize::MAX);
    (cores / 2).min(in_memory).max(1)
}

fn hash_now(params: &Params, password: &str, memory: &MemoryBlocks) -> Option<String> {
    let (algorithm, version, salt) = (Algorithm::Argon2id, Version::V0x13, Salt::generate());
    let argon = Argon2::new(algorithm, version, params.clone());
    let hash = PasswordHash {
        algorithm: algorithm.ident(),
        version: Some(version.into()),
        params: ParamsString::try_from(params).ok()?,
        salt: Some(salt),
        hash: Some(output(&argon, password, &salt, memory)?),
    };
    Some(hash.to_string())
}

/// Returns whether a password is the one of a hash, whatever that cost; `None` if the hash cannot be
/// read.
fn fits(password: &str, stored: &str, memory: &MemoryBlocks) -> Option<bool> {
    let stored = PasswordHash::new(stored).ok()?;
    let algorithm = Algorithm::try_from(stored.algorithm.as_str()).ok()?;
    let version = Version::try_from(stored.version?).ok()?;
    let argon = Argon2::new(algorithm, version, Params::try_from(&stored).ok()?);
    // Takes the same time wherever the two differ.
    Some(output(&argon, password, &stored.salt?, memory)? == stored.hash?)
}

fn output(
    argon: &Argon2<'_>,
    password: &str,
    salt: &Salt,
    memory: &MemoryBlocks,
) -> Option<Output> {
    let params = argon.params();
    let length = params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN);
    let mut buffer = [0; Output::MAX_LENGTH];
    let out = buffer.get_mut(..length)?;
    memory
        .lend(params.block_count(), |blocks| {
            argon.hash_password_into_with_memory(password.as_bytes(), salt, out, blocks)
        })
        .ok()?;
    Output::new(&buffer[..length]).ok()
}

/// The memory in which hashes are worked out. It is lent to one after the other: an allocator that
/// gets 19 MiB back from ever other threads keeps them all.
#[derive(Clone, Default)]
struct MemoryBlocks(Arc<Mutex<Vec<Vec<Block>>>>);

impl MemoryBlocks {
    fn lend<T>(&self, count: usize, work: impl FnOnce(&mut [Block]) -> T) -> T {
        let mut blocks = self.free().pop().unwrap_or_default();
        if blocks.len() != count {
            blocks = vec![Block::default(); count];
        }
        let done = work(&mut blocks);
        self.free().push(blocks);
        done
    }

    fn free(&self) -> std::sync::MutexGuard<'_, Vec<Vec<Block>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place in the queue, given back on drop: a caller may go away while it waits.
struct QueuePlace<'a>(&'a AtomicUsize);

impl QueuePlace<'_> {
    fn take(waiting: &AtomicUsize) -> Result<QueuePlace<'_>, HashingBusy> {
        let before = waiting.fetch_add(1, Ordering::AcqRel);
        let place = QueuePlace(waiting);
        if before >= MAX_WAITING { Err(HashingBusy) } else { Ok(place) }
    }
}

impl Drop for QueuePlace<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

#[cfg(test)]
mod tests {
    use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};

    use super::*;

    fn run<T>(future: impl Future<Output = T>) -> T {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(future)
    }

    fn cheap() -> Passwords {
        Passwords::new(Cost { memory_kib: 8, passes: 1 }).unwrap()
    }

    #[test]
    fn half_the_cores_hash_while_there_is_memory() {
        for (cores, memory_kib, expected) in
            [(1, 8, 1), (8, 8, 4), (8, 19_456, 1), (64, 8_192, 3), (8, 1 << 20, 1)]
        {
            assert_eq!(turns(cores, memory_kib), expected, "{cores} cores, {memory_kib} KiB");
        }
    }

    #[test]
    fn nothing_is_kept_before_the_first_password() {
        assert!(cheap().memory.free().is_empty());
    }

    #[test]
    fn a_password_fits_its_hash_and_no_other() {
        run(async {
            let passwords = cheap();
            let hash = passwords.hash("correspondence").await.unwrap();
            assert!(hash.starts_with("$argon2id$v=19$m=8,t=1,p=1$"), "{hash}");
            assert_eq!(passwords.verify("correspondence", Some(&hash)).await, Ok(true));
            assert_eq!(passwords.verify("Correspondence", Some(&hash)).await, Ok(false));
            // No such player, a closed account, a row that cannot be: all the same.
            for stored in [None, Some(""), Some("nonsense")] {
                assert_eq!(passwords.verify("no such player", stored).await, Ok(false));
            }
        });
    }

    /// Nothing is cut off, folded or trimmed.
    #[test]
    fn every_character_of_a_password_counts() {
        use proptest::test_runner::{Config, TestRunner};
        let mut runner =
            TestRunner::new(Config { failure_persistence: None, ..Config::with_cases(1000) });
        let passwords = cheap();
        let typed = proptest::string::string_regex("\\PC{8,200}").unwrap();
        runner
            .run(&typed, |typed| {
                run(async {
                    let hash = passwords.hash(&typed).await.unwrap();
                    assert_eq!(passwords.verify(&typed, Some(&hash)).await, Ok(true));
                    let shorter: String = typed.chars().take(typed.chars().count() - 1).collect();
                    let others = [
                        shorter,
                        format!("{typed} "),
                        typed.to_lowercase(),
                        typed.to_uppercase(),
                        typed.trim().to_owned(),
                    ];
                    for other in others.iter().filter(|other| **other != typed) {
                        assert_eq!(passwords.verify(other, Some(&hash)).await, Ok(false));
                    }
                });
                Ok(())
            })
            .unwrap();
    }

    /// What was worked out in the memory before is no part of what comes after.
    #[test]
    fn memory_is_used_again_by_hashes_of_every_cost() {
        run(async {
            let (one, other) =
                (cheap(), Passwords::new(Cost { memory_kib: 64, passes: 2 }).unwrap());
            let first = one.hash("correspondence").await.unwrap();
            let second = other.hash("correspondence").await.unwrap();
            for _ in 0..3 {
                for hash in [&first, &second] {
                    assert_eq!(one.verify("correspondence", Some(hash)).await, Ok(true));
                    assert_eq!(one.verify("Correspondence", Some(hash)).await, Ok(false));
                }
            }
            assert_eq!(one.memory.free().len(), 1, "one was enough for all");
            // As the library does it by itself, with memory of its own.
            let argon = Argon2::from(Params::new(32, 3, 1, None).unwrap());
            let known = argon.hash_password(b"correspondence").unwrap().to_string();
            assert_eq!(one.verify("correspondence", Some(&known)).await, Ok(true));
            assert!(argon.verify_password(b"correspondence", first.as_str()).is_ok());
        });
    }

    #[test]
    fn who_goes_away_meanwhile_gives_nobody_a_turn_before_the_work_is_done() {
        run(async {
            let passwords = cheap();
            let all = passwords.turns.available_permits();
            let (open, gate) = std::sync::mpsc::channel::<()>();
            let mut gone = Box::pin(passwords.in_turn(move || gate.recv().is_ok()));
            assert!(futures_util::poll!(gone.as_mut()).is_pending());
            drop(gone);
            assert_eq!(passwords.turns.available_permits(), all - 1);
            open.send(()).unwrap();
            while passwords.turns.available_permits() < all {
                tokio::task::yield_now().await;
            }
        });
    }

    #[test]
    fn a_flood_is_turned_away_and_the_rest_is_served() {
        run(async {
            let passwords = cheap();
            let all = u32::try_from(passwords.turns.available_permits()).unwrap();
            let turns = passwords.turns.acquire_many(all).await.unwrap();
            let flood = (0..MAX_WAITING + 20).map(|_| passwords.verify("x", None));
            let mut flood = futures_util::future::join_all(flood);
            // Nobody is served before everybody has asked.
            assert!(futures_util::poll!(&mut flood).is_pending());
            drop(turns);
            let answers = flood.await;
            let busy = answers.iter().filter(|answer| **answer == Err(HashingBusy)).count();
            assert_eq!(busy, 20);
            assert_eq!(passwords.verify("x", None).await, Ok(false), "all places are free again");
        });
    }
}
