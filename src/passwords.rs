//! Passwords: argon2id, paid for off the async threads, and never more at once than the
//! machine can bear.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use argon2::{
    Algorithm, Argon2, Params, Version,
    password_hash::{PasswordHasher as _, PasswordVerifier as _},
};
use tokio::sync::Semaphore;

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

/// Hashes and checks passwords.
///
/// At most half the cores work on it, so that a flood of logins cannot stop play.
#[derive(Clone)]
pub struct Passwords {
    argon: Argon2<'static>,
    turns: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
    /// Checked when there is no such player, so that the answer takes as long.
    dummy: Arc<str>,
}

impl Passwords {
    /// `None` if the cost is out of argon2's range.
    pub fn new(cost: Cost) -> Option<Passwords> {
        let params = Params::new(cost.memory_kib, cost.passes, 1, None).ok()?;
        let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let dummy = hash_now(&argon, "no such player")?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Some(Passwords {
            argon,
            turns: Arc::new(Semaphore::new((cores / 2).max(1))),
            waiting: Arc::new(AtomicUsize::new(0)),
            dummy: dummy.into(),
        })
    }

    /// Hashes a password with a fresh salt.
    pub async fn hash(&self, password: &str) -> Result<String, HashingBusy> {
        let (argon, password) = (self.argon.clone(), password.to_owned());
        self.in_turn(move || hash_now(&argon, &password).ok_or(HashingBusy)).await?
    }

    /// Checks a password. Takes as long where there is no such player (`None`).
    pub async fn verify(&self, password: &str, stored: Option<&str>) -> Result<bool, HashingBusy> {
        let (argon, password) = (self.argon.clone(), password.to_owned());
        let known = stored.is_some_and(|hash| !hash.is_empty());
        let hash = match stored {
            Some(hash) if known => hash.to_owned(),
            _ => self.dummy.to_string(),
        };
        self.in_turn(move || {
            argon.verify_password(password.as_bytes(), hash.as_str()).is_ok() && known
        })
        .await
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, HashingBusy> {
        let _place = QueuePlace::take(&self.waiting)?;
        let _turn = self.turns.acquire().await.map_err(|_| HashingBusy)?;
        tokio::task::spawn_blocking(work).await.map_err(|_| HashingBusy)
    }
}

fn hash_now(argon: &Argon2<'_>, password: &str) -> Option<String> {
    Some(argon.hash_password(password.as_bytes()).ok()?.to_string())
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
    use super::*;

    fn run<T>(future: impl Future<Output = T>) -> T {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(future)
    }

    fn cheap() -> Passwords {
        Passwords::new(Cost { memory_kib: 8, passes: 1 }).unwrap()
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
