//! Other accounts that were logged in from the IP addresses of an account: a hint that one person may have
//! both, and no more. Households, schools and offices share addresses. It reaches as far back as the
//! security log keeps addresses.

use std::collections::{BTreeMap, HashSet};

use diesel::prelude::*;

use super::{DbConn, PlayerId, players, schema::security_log, security_log::SecurityEvent};

/// Fewer logins of the other account tell nothing.
const LEAST_LOGINS: usize = 3;
/// Addresses of the account that are looked at, the latest.
const MAX_ADDRESSES: i64 = 500;
/// Logins of others that are looked at.
const MAX_LOGINS: i64 = 20_000;

/// Another account, and how often it was logged in from addresses of the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedLogins {
    pub player: PlayerId,
    /// As it is stored.
    pub name: String,
    pub logins: usize,
    /// Of these, by a browser from which the first account was logged in at that address as well.
    pub same_browser: usize,
}

/// Lists the accounts that share most logins with one, most first.
pub fn list(conn: &mut DbConn, player: PlayerId, limit: usize) -> QueryResult<Vec<SharedLogins>> {
    let logged_in = SecurityEvent::LoggedIn.as_str();
    let own: Vec<(Option<String>, Option<String>)> = security_log::table
        .filter(security_log::player_id.eq(player))
        .filter(security_log::kind.eq(logged_in))
        .filter(security_log::address.is_not_null())
        .select((security_log::address, security_log::device))
        .distinct()
        .limit(MAX_ADDRESSES)
        .load(conn)?;
    let own: HashSet<(String, Option<String>)> =
        own.into_iter().filter_map(|(address, device)| Some((address?, device))).collect();
    let addresses: HashSet<&String> = own.iter().map(|(address, _)| address).collect();
    let logins: Vec<(Option<PlayerId>, Option<String>, Option<String>)> = security_log::table
        .filter(security_log::address.eq_any(addresses))
        .filter(security_log::kind.eq(logged_in))
        .filter(security_log::player_id.ne(player))
        .select((security_log::player_id, security_log::address, security_log::device))
        .order(security_log::id.desc())
        .limit(MAX_LOGINS)
        .load(conn)?;
    let mut counts: BTreeMap<PlayerId, (usize, usize)> = BTreeMap::new();
    for (other, address, device) in logins {
        let (Some(other), Some(address)) = (other, address) else { continue };
        let (logins, same_browser) = counts.entry(other).or_default();
        *logins += 1;
        *same_browser += usize::from(device.is_some() && own.contains(&(address, device)));
    }
    let mut shared: Vec<_> =
        counts.into_iter().filter(|(_, (logins, _))| *logins >= LEAST_LOGINS).collect();
    shared
        .sort_by_key(|(player, (logins, same))| (usize::MAX - logins, usize::MAX - same, *player));
    shared.truncate(limit);
    let ids: Vec<PlayerId> = shared.iter().map(|(player, _)| *player).collect();
    let mut names = players::names(conn, &ids)?;
    let named = shared.into_iter().filter_map(|(player, (logins, same_browser))| {
        let name = names.remove(&player)?;
        Some(SharedLogins { player, name, logins, same_browser })
    });
    Ok(named.collect())
}
