//! The list of tournaments to enter, with whether one player can enter each: by the rule that decides
//! when they do, and with what is known of them read once.

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use super::entrant_facts::EntrantRecord;
use crate::{
    db::{
        DbConn, PlayerId, TournamentId,
        tournaments::{self, AnnouncedTournament, ListedTournament, TournamentFilter},
    },
    tournament::{TournamentError, entry::EntrantFacts},
};

/// Tournaments that are read at a time, where only some are shown.
const BATCH: usize = 60;

/// How often a page reads on. The rest is on the next one.
const MAX_BATCHES: usize = 16;

/// How a player stands to a tournament that has not started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryState {
    Entered,
    CanEnter,
    /// Entries open later.
    NotOpenYet,
    CannotEnter,
}

/// A tournament, and how the player stands to it; `None`: its terms cannot be read.
pub type TournamentToEnter = (ListedTournament, Option<EntryState>);

/// A page of tournaments to enter.
#[derive(Clone, Debug)]
pub struct TournamentsToEnterPage {
    pub tournaments: Vec<TournamentToEnter>,
    /// The next page begins before this one; `None`: it is the last.
    pub older: Option<TournamentId>,
}

/// Lists a page of tournaments to enter as a player finds them, the latest first. `can_enter_only`: only those
/// that they can enter now; `before`: only those before this one.
pub fn list_to_enter(
    conn: &mut DbConn,
    player: PlayerId,
    filter: &TournamentFilter,
    (can_enter_only, before): (bool, Option<TournamentId>),
    per_page: usize,
    now: DateTime<Utc>,
) -> QueryResult<TournamentsToEnterPage> {
    let record = EntrantRecord::load(conn, player, now)?;
    let batch = if can_enter_only { BATCH } else { per_page + 1 };
    let limit = i64::try_from(batch).unwrap_or(i64::MAX);
    let read = |before| -> QueryResult<Vec<TournamentToEnter>> {
        let found = tournaments::list_announced(conn, player, filter, before, limit)?;
        let state = |one: AnnouncedTournament| {
            let facts = record.facts(
                conn,
                player,
                one.listed.variant,
                one.standing_offer,
                one.edition_of,
            )?;
            let state = entry_state(&one, &facts, now);
            Ok((one.listed, state))
        };
        found.into_iter().map(state).collect()
    };
    let is_shown = |one: &TournamentToEnter| !can_enter_only || one.1 == Some(EntryState::CanEnter);
    let id = |one: &TournamentToEnter| one.0.id;
    let (tournaments, older) = fill_page(before, per_page, batch, read, is_shown, id)?;
    Ok(TournamentsToEnterPage { tournaments, older })
}

fn entry_state(
    one: &AnnouncedTournament,
    facts: &EntrantFacts,
    now: DateTime<Utc>,
) -> Option<EntryState> {
    Some(match one.entry_check()?.check(facts, now) {
        Ok(()) => EntryState::CanEnter,
        Err(TournamentError::AlreadyDone) => EntryState::Entered,
        Err(TournamentError::NotOpenYet) => EntryState::NotOpenYet,
        Err(_) => EntryState::CannotEnter,
    })
}

/// Reads on until a page is full. Returns it, and behind which one the next page begins; `None` if there is
/// no more. `read`: what comes behind one, `batch` rows if there are as many.
fn fill_page<T, K: Copy, E>(
    mut at: Option<K>,
    per_page: usize,
    batch: usize,
    mut read: impl FnMut(Option<K>) -> Result<Vec<T>, E>,
    is_shown: impl Fn(&T) -> bool,
    key: impl Fn(&T) -> K,
) -> Result<(Vec<T>, Option<K>), E> {
    let mut page = Vec::with_capacity(per_page);
    let mut last = None;
    for _ in 0..MAX_BATCHES {
        let rows = read(at)?;
        let is_end = rows.len() < batch;
        for row in rows {
            at = Some(key(&row));
            if !is_shown(&row) {
                continue;
            }
            if page.len() == per_page {
                return Ok((page, last));
            }
            last = at;
            page.push(row);
        }
        if is_end {
            return Ok((page, None));
        }
    }
    Ok((page, at))
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use super::*;

    /// Reads a page of three from numbers that count down to 1, two at a time. Returns it, where the next
    /// one begins, and how many rows were read.
    fn page(
        of: i64,
        at: Option<i64>,
        is_shown: fn(&i64) -> bool,
    ) -> (Vec<i64>, Option<i64>, usize) {
        let mut count = 0;
        let read = |at: Option<i64>| {
            let rows: Vec<i64> = (1..at.unwrap_or(of + 1)).rev().take(2).collect();
            count += rows.len();
            Ok::<_, Infallible>(rows)
        };
        let Ok((page, next)) = fill_page(at, 3, 2, read, is_shown, |row| *row);
        (page, next, count)
    }

    #[test]
    fn a_page_is_filled_and_reads_no_further() {
        let all: fn(&i64) -> bool = |_| true;
        let even: fn(&i64) -> bool = |row| row % 2 == 0;
        for (of, at, is_shown, expected, next, count) in [
            (0, None, all, vec![], None, 0),
            (3, None, all, vec![3, 2, 1], None, 3),
            (4, None, all, vec![4, 3, 2], Some(2), 4),
            (4, Some(2), all, vec![1], None, 1),
            (9, None, even, vec![8, 6, 4], Some(4), 8),
            (9, Some(4), even, vec![2], None, 3),
            (7, None, even, vec![6, 4, 2], None, 7),
        ] {
            assert_eq!(page(of, at, is_shown), (expected, next, count), "{of} behind {at:?}");
        }
    }

    /// Nothing is shown twice, and nothing is left out.
    #[test]
    fn a_page_that_was_read_long_enough_goes_on_with_the_next() {
        let rare: fn(&i64) -> bool = |row| row % 25 == 0;
        let (mut at, mut shown, mut pages) = (None, Vec::new(), 0);
        loop {
            let (page, next, count) = page(101, at, rare);
            assert!(count <= 2 * MAX_BATCHES, "{count}");
            shown.extend(page);
            pages += 1;
            at = next;
            if at.is_none() {
                break;
            }
        }
        assert_eq!((shown, pages), (vec![100, 75, 50, 25], 4));
    }
}
