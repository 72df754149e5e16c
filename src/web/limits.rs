//! How often somebody may try: per account, network address and known browser.
//!
//! Nobody can lock a name out by failing its logins: each network has its own attempts at a name, of
//! which the first is always let through, and a browser in which its owner has logged in before counts
//! for itself alone.

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
    /// The first one at a name from a network.
    firsts: Keyed,
    /// Of a browser in which the account was logged in before.
    devices: Keyed,
    /// Of those who are logged in; apart, so that no stranger can use it up.
    own: Keyed,
    /// Second factors of those who have given the password.
    second_factors: Keyed,
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
            firsts: limiter(1, ALLOWANCE_WINDOW, clock),
            devices: limiter(per_account, ALLOWANCE_WINDOW, clock),
            own: limiter(per_account, ALLOWANCE_WINDOW, clock),
            second_factors: limiter(per_account, ALLOWANCE_WINDOW, clock),
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
    /// Whoever has enough networks uses up what a name has from anywhere; still the first attempt of
    /// each other network is let through, and with the right password it is enough.
    pub fn login(&self, name: &str, address: IpAddr) -> Result<(), PageError> {
        self.address(address)?;
        let name = crate::db::players::key(name);
        let pair = format!("{} {name}", wide_network(address));
        let attempts = self.attempts();
        self.check(&attempts.pairs, &pair)?;
        let is_first = self.check(&attempts.firsts, &pair).is_ok();
        let counted = self.check(&attempts.accounts, &name);
        if is_first { Ok(()) } else { counted }
    }

    /// Counts an attempt to log in from a browser that is known to the account, by its mark.
    pub fn known_device(&self, mark: &str) -> Result<(), PageError> {
        self.check(&self.attempts().devices, mark)
    }

    /// Counts a password that somebody who is logged in gave for their own account.
    pub fn own_account(&self, player: PlayerId) -> Result<(), PageError> {
        self.check(&self.attempts().own, &player.to_string())
    }

    /// Counts a code that somebody gave who knows the password: of an account wherever they are, or of a browser that is
    /// known to it.
    pub fn second_factor(&self, whose: &str) -> Result<(), PageError> {
        self.check(&self.attempts().second_factors, whose)
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
        attempts.firsts.retain_recent();
        attempts.devices.retain_recent();
        attempts.own.retain_recent();
        attempts.second_factors.retain_recent();
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

/// Returns the network that counts as one where a name is guessed at: of IPv6 a /48, which anybody can
/// have with all its 65 536 networks.
fn wide_network(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}")
        }
    }
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, TimeDelta};

    use super::*;
    use crate::clock::ManualClock;

    /// Returns how many of some attempts at Anna's name are let through.
    fn taken(limits: &Limits, addresses: impl IntoIterator<Item = String>, each: usize) -> usize {
        let attempts = addresses.into_iter().flat_map(|address| {
            let address: IpAddr = address.parse().unwrap();
            (0..each).map(move |_| limits.login("Anna", address).is_ok())
        });
        attempts.filter(|is_taken| *is_taken).count()
    }

    #[test]
    fn no_number_of_networks_closes_a_name() {
        let clock = Arc::new(ManualClock::new(DateTime::UNIX_EPOCH));
        let limits = Limits::new(10, 1000, clock.clone());
        // All networks of a /48 are one, however its addresses are written.
        let cheap = (0..40).map(|n| format!("2001:db8:1:{n:x}::7"));
        assert_eq!(taken(&limits, cheap, 10), 10);
        assert_eq!(taken(&limits, ["192.0.2.1".into(), "::ffff:192.0.2.1".into()], 10), 10);
        // 200 from anywhere; then the first one of each network.
        let wide = (0..18).map(|n| format!("2001:db8:2{n:02x}::7"));
        assert_eq!(taken(&limits, wide, 11), 180);
        let others = (0..30).map(|n| format!("198.51.100.{n}"));
        assert_eq!(taken(&limits, others.clone(), 3), 30);
        assert_eq!(taken(&limits, others, 3), 0, "once in a while");
        assert_eq!(taken(&limits, ["2001:db8:ffff::1".into()], 2), 1);
        assert!(limits.login("Bruno", "198.51.100.1".parse().unwrap()).is_ok());
        // What a browser has that knows the account, nobody else has touched.
        let known = (0..12).filter(|_| limits.known_device("mark").is_ok()).count();
        assert_eq!(known, 10);
        clock.advance(TimeDelta::minutes(15));
        assert_eq!(taken(&limits, ["198.51.100.1".into()], 11), 10);
    }
}
