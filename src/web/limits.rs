//! How often somebody may try: per account, network address and known browser.
//!
//! Nobody can lock a name out by failing its logins: each network has its own attempts at a name, and a
//! browser in which its owner has logged in before counts for itself alone.

use std::{
    net::IpAddr,
    num::NonZeroU32,
    sync::{Arc, PoisonError, RwLock, RwLockReadGuard},
    time::Duration,
};

use governor::{
    Quota, RateLimiter, middleware::NoOpMiddleware, nanos::Nanos,
    state::keyed::DefaultKeyedStateStore,
};

use super::error::PageError;
use crate::{clock::Clock, db::PlayerId};

/// The time in which the allowance of attempts comes back.
const ALLOWANCE_WINDOW: Duration = Duration::from_secs(15 * 60);

/// From so many networks together a name has as many attempts as each of them may use up: whoever
/// has many addresses guesses slowly too.
const NETWORKS_PER_ACCOUNT: u32 = 20;

/// Wishes for vacation in a day: every running game records each.
const VACATION_CHANGES_PER_DAY: u32 = 30;
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// What somebody may say in [`ALLOWANCE_WINDOW`]: more than people type, and no flood.
const MESSAGES_PER_WINDOW: u32 = 60;

/// Refusals to a network that are noted in [`ALLOWANCE_WINDOW`].
const NOTED_REFUSALS_PER_WINDOW: u32 = 20;

/// Our clock as governor reads it, so that tests can move it.
#[derive(Clone)]
struct Ticks(Arc<dyn Clock>);

impl governor::clock::Clock for Ticks {
    type Instant = Nanos;

    fn now(&self) -> Nanos {
        let micros = u64::try_from(self.0.now().timestamp_micros()).unwrap_or(0);
        Nanos::new(micros.saturating_mul(1000))
    }
}

type Keyed = RateLimiter<String, DefaultKeyedStateStore<String>, Ticks, NoOpMiddleware<Nanos>>;

/// Attempts left to everyone. Kept in memory: with several servers each allows as many.
pub struct Limits {
    clock: Arc<dyn Clock>,
    attempts: RwLock<Attempts>,
    vacations: Keyed,
    sayings: Keyed,
    noted_refusals: Keyed,
}

/// What changes with the site's settings.
struct Attempts {
    per_account: u32,
    per_address: u32,
    /// At a name from a network.
    pairs: Keyed,
    /// At a name from anywhere.
    accounts: Keyed,
    /// Of a browser in which the account was logged in before.
    devices: Keyed,
    /// Of those who are logged in; apart, so that no stranger can use it up.
    own: Keyed,
    addresses: Keyed,
}

impl Attempts {
    fn new(per_account: u32, per_address: u32, clock: &Arc<dyn Clock>) -> Attempts {
        Attempts {
            per_account,
            per_address,
            pairs: limiter(per_account, ALLOWANCE_WINDOW, clock),
            accounts: limiter(
                per_account.saturating_mul(NETWORKS_PER_ACCOUNT),
                ALLOWANCE_WINDOW,
                clock,
            ),
            devices: limiter(per_account, ALLOWANCE_WINDOW, clock),
            own: limiter(per_account, ALLOWANCE_WINDOW, clock),
            addresses: limiter(per_address, ALLOWANCE_WINDOW, clock),
        }
    }
}

fn limiter(attempts: u32, window: Duration, clock: &Arc<dyn Clock>) -> Keyed {
    let attempts = NonZeroU32::new(attempts).unwrap_or(NonZeroU32::MIN);
    let quota = Quota::with_period(window / attempts.get())
        .unwrap_or_else(|| Quota::per_second(attempts))
        .allow_burst(attempts);
    RateLimiter::new(quota, DefaultKeyedStateStore::default(), Ticks(Arc::clone(clock)))
}

impl Limits {
    pub fn new(per_account: u32, per_address: u32, clock: Arc<dyn Clock>) -> Limits {
        Limits {
            attempts: RwLock::new(Attempts::new(per_account, per_address, &clock)),
            vacations: limiter(VACATION_CHANGES_PER_DAY, DAY, &clock),
            sayings: limiter(MESSAGES_PER_WINDOW, ALLOWANCE_WINDOW, &clock),
            noted_refusals: limiter(NOTED_REFUSALS_PER_WINDOW, ALLOWANCE_WINDOW, &clock),
            clock,
        }
    }

    /// Allows so many attempts from now on. Where that is a change, everybody has the whole
    /// allowance again.
    pub fn adjust(&self, per_account: u32, per_address: u32) {
        let known = self.attempts();
        if (known.per_account, known.per_address) == (per_account, per_address) {
            return;
        }
        drop(known);
        let mut attempts = self.attempts.write().unwrap_or_else(PoisonError::into_inner);
        *attempts = Attempts::new(per_account, per_address, &self.clock);
    }

    fn attempts(&self) -> RwLockReadGuard<'_, Attempts> {
        self.attempts.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts an attempt to log in, from a browser that is not known to the account.
    ///
    /// What is refused for its network does not count for the name: so nobody locks it out for others.
    pub fn login(&self, name: &str, address: IpAddr) -> Result<(), PageError> {
        self.address(address)?;
        let (name, network) = (crate::db::players::key(name), network(address));
        let attempts = self.attempts();
        self.check(&attempts.pairs, &format!("{network} {name}"))?;
        self.check(&attempts.accounts, &name)
    }

    /// Counts an attempt to log in from a browser that is known to the account, by its mark.
    pub fn known_device(&self, mark: &str) -> Result<(), PageError> {
        self.check(&self.attempts().devices, mark)
    }

    /// Counts a password that somebody who is logged in gave for their own account.
    pub fn own_account(&self, player: PlayerId) -> Result<(), PageError> {
        self.check(&self.attempts().own, &player.to_string())
    }

    /// Counts an attempt from a network address.
    pub fn address(&self, address: IpAddr) -> Result<(), PageError> {
        self.check(&self.attempts().addresses, &network(address))
    }

    /// Counts a wish of a player for vacation. To end one is always free: it was booked before.
    pub fn vacation(&self, player: PlayerId) -> Result<(), PageError> {
        self.check(&self.vacations, &player.to_string())
    }

    /// Counts what a player says to others.
    pub fn messages(&self, player: PlayerId) -> Result<(), PageError> {
        self.check(&self.sayings, &player.to_string())
    }

    /// Counts what was refused, and is to be noted.
    pub fn noted_refusal(&self, address: IpAddr) -> Result<(), PageError> {
        self.check(&self.noted_refusals, &network(address))
    }

    fn check(&self, limiter: &Keyed, key: &str) -> Result<(), PageError> {
        let checked = limiter.check_key(&key.to_owned());
        checked.map_err(|until| {
            let now = governor::clock::Clock::now(&Ticks(Arc::clone(&self.clock)));
            PageError::TooManyAttempts(until.wait_time_from(now))
        })
    }

    /// Forgets those who have their whole allowance back.
    pub fn tidy(&self) {
        let attempts = self.attempts();
        attempts.pairs.retain_recent();
        attempts.accounts.retain_recent();
        attempts.devices.retain_recent();
        attempts.own.retain_recent();
        attempts.addresses.retain_recent();
        self.vacations.retain_recent();
        self.sayings.retain_recent();
        self.noted_refusals.retain_recent();
    }
}

/// Returns the network of an address: one household has one IPv4 address, but a whole /64 of IPv6.
pub(super) fn network(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}")
        }
    }
}
