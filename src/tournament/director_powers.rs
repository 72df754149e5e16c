//! What a director may do for one player: stop their clocks once, give them days in one game. And the
//! numbers that a director gives by hand.

use std::collections::{HashMap, HashSet};

use super::{
    decide::{DecidedKinds, said},
    error::TournamentError,
    event::{Entrant, TournamentEventKind},
    pairing::round_pairings::PairingNumber,
    special_leave::{MAX_SPECIAL_LEAVE_DAYS, special_leave},
    started_game::{PairedGame, Progress},
    state::{Seat, Tournament},
};

/// How many days a director gives in one game, to both players together.
pub const MAX_DAYS_GIVEN: u16 = 7;

impl Tournament {
    pub(super) fn grant_special_leave(
        &self,
        section: u16,
        number: PairingNumber,
        days: u16,
        reason: String,
    ) -> DecidedKinds {
        let seat = self.check_plays_on(section, number)?;
        if let Some(known) = seat.special_leave {
            // The form was sent twice.
            let is_same = known == special_leave(known.from, days);
            return Err(match is_same {
                true => TournamentError::AlreadyDone,
                false => TournamentError::SpecialLeaveTaken,
            });
        }
        check_days(days, MAX_SPECIAL_LEAVE_DAYS)?;
        let reason = said(reason)?;
        Ok(vec![TournamentEventKind::SpecialLeaveGranted { section, number, days, reason }])
    }

    pub(super) fn give_time(
        &self,
        (game, to): (i64, PairingNumber),
        days: u16,
        seen: u16,
        reason: String,
        progress: &Progress,
    ) -> DecidedKinds {
        let given = self.time_given.get(&game).cloned().unwrap_or_default();
        if given.days != seen {
            // The form was sent twice.
            let is_same = given.last == (to, days) && given.days == seen.saturating_add(days);
            return Err(match is_same {
                true => TournamentError::AlreadyDone,
                false => TournamentError::TimeGivenMeanwhile,
            });
        }
        let paired = self.game(game).ok_or(TournamentError::NoSuchGame)?;
        if ![paired.white, paired.black].contains(&to) {
            return Err(TournamentError::NoSuchPlayer);
        }
        self.check_plays_on(paired.pairing.section, to)?;
        if progress.get(&game).is_some_and(|played| played.result.is_some()) {
            return Err(TournamentError::NoSuchGame);
        }
        check_days(days, MAX_DAYS_GIVEN)?;
        if given.days.saturating_add(days) > MAX_DAYS_GIVEN {
            return Err(TournamentError::TimeGivenFull);
        }
        let reason = said(reason)?;
        Ok(vec![TournamentEventKind::TimeGiven { game, to, days, reason }])
    }

    /// Returns who plays a game of this tournament.
    pub fn game(&self, id: i64) -> Option<PairedGame> {
        self.games.iter().find(|game| game.id == id).map(|game| game.paired)
    }

    fn check_plays_on(
        &self,
        section: u16,
        number: PairingNumber,
    ) -> Result<&Seat, TournamentError> {
        self.check_running()?;
        // No clock runs any more.
        if self.play_ended_at.is_some() {
            return Err(TournamentError::Over);
        }
        let seat = self.seat(section, number).ok_or(TournamentError::NoSuchPlayer)?;
        match seat.withdrawal {
            None => Ok(seat),
            Some(_) => Err(TournamentError::HasLeft),
        }
    }

    pub(super) fn set_numbers(
        &self,
        players: Vec<i64>,
        reason: String,
        revision: u32,
    ) -> DecidedKinds {
        self.check_announced()?;
        if players == self.numbers_by_hand {
            return Err(TournamentError::AlreadyDone);
        }
        if revision != self.numbers_revision {
            return Err(TournamentError::NumbersChanged);
        }
        if !self.can_be_numbered(&players) {
            return Err(TournamentError::NumbersDiffer);
        }
        Ok(vec![TournamentEventKind::NumbersSet { players, reason: said(reason)? }])
    }

    /// Returns whether all of them have entered, each named once.
    fn can_be_numbered(&self, players: &[i64]) -> bool {
        let entrants: HashSet<i64> = self.entrants.iter().copied().collect();
        let mut named = HashSet::new();
        players.iter().all(|player| entrants.contains(player) && named.insert(*player))
    }

    /// Returns players in the order that the director has given by hand; `None` if none was given.
    pub(super) fn ordered_by_hand(&self, players: &[Entrant]) -> Option<Vec<Entrant>> {
        if self.numbers_by_hand.is_empty() {
            return None;
        }
        let named: HashSet<i64> = self.numbers_by_hand.iter().copied().collect();
        let known: HashMap<i64, Entrant> = players.iter().map(|it| (it.player, *it)).collect();
        let first = self.numbers_by_hand.iter().filter_map(|player| known.get(player).copied());
        let behind = players.iter().copied().filter(|entrant| !named.contains(&entrant.player));
        Some(first.chain(behind).collect())
    }

    /// Ends the office of somebody whose account is closed.
    pub(super) fn remove_director(&self, account: i64, deputy_may_direct: bool) -> DecidedKinds {
        let (director, deputy) = match (self.director, self.deputy) {
            (director, Some(deputy)) if deputy == account => (director, None),
            (Some(director), Some(deputy)) if director == account && deputy_may_direct => {
                (Some(deputy), None)
            }
            (Some(director), deputy) if director == account => (None, deputy),
            _ => return Err(TournamentError::AlreadyDone),
        };
        let reason = String::new();
        Ok(vec![TournamentEventKind::DirectorsChanged { director, deputy, reason }])
    }
}

fn check_days(days: u16, most: u16) -> Result<(), TournamentError> {
    match (1..=most).contains(&days) {
        true => Ok(()),
        false => Err(TournamentError::DaysRange { most }),
    }
}
