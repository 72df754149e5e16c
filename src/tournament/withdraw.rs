//! Who leaves a tournament, by their own word or not, and how many games they had finished.

use std::collections::{BTreeSet, HashSet};

use chrono::Datelike as _;

use super::{
    decide::{DecidedKinds, NO_REASON, match_change},
    error::TournamentError,
    event::{TournamentEventKind, WithdrawalGround},
    pairing::{knockout::Advancing, round_pairings::PairingNumber},
    standings::CrosstableGame,
    started_game::{Progress, StartedGame},
    state::{Phase, Tournament},
};

impl Tournament {
    pub(super) fn withdraw(&self, player: i64, progress: &Progress) -> DecidedKinds {
        if self.phase == Phase::Announced {
            return match self.entrants.contains(&player) {
                true => Ok(vec![TournamentEventKind::EntryWithdrawn { player }]),
                false => Err(TournamentError::NotEntered),
            };
        }
        let (section, number) = self.seat_of(player).ok_or(TournamentError::NotEntered)?;
        let ground = match self.is_ladder() && !self.has_ladder_games(number, progress) {
            true => WithdrawalGround::WithoutGames,
            false => WithdrawalGround::OwnWord,
        };
        self.withdraw_seat(section, number, ground, NO_REASON, progress)
    }

    pub(super) fn withdraw_seat(
        &self,
        section: u16,
        number: PairingNumber,
        ground: WithdrawalGround,
        reason: &str,
        progress: &Progress,
    ) -> DecidedKinds {
        self.check_running()?;
        let seat = self.seat(section, number).ok_or(TournamentError::NoSuchPlayer)?;
        if seat.withdrawal.is_some() {
            return Err(TournamentError::AlreadyDone);
        }
        let seats = match self.stage_plan() {
            Some(_) => self.seats_to_leave(seat.player, progress),
            None => vec![(section, number)],
        };
        if seats.is_empty() {
            return Err(TournamentError::AlreadyDone);
        }
        let withdrawn =
            seats.into_iter().map(|seat| self.withdrawal_of(seat, ground, reason, progress));
        let returning = self.returning(number, progress);
        let exchanged =
            returning.map(|(place, beaten)| match_change(place, Some(Advancing::Seed(beaten))));
        Ok(withdrawn.chain(exchanged).collect())
    }

    /// Returns which places a player has who leaves: that of the last stage, and those of earlier ones in which
    /// games are not over.
    fn seats_to_leave(&self, player: i64, progress: &Progress) -> Vec<(u16, PairingNumber)> {
        let current = self.seat_of(player);
        let is_open = |(section, number): (u16, PairingNumber)| {
            let table = self.crosstable_as_it_can_end(section, progress);
            let plays = |game: &CrosstableGame| [game.white, game.black].contains(&(number - 1));
            table.is_some_and(|table| {
                table.games.iter().any(|game| game.result.is_none() && plays(game))
            })
        };
        let is_left = |(section, number): (u16, PairingNumber)| {
            self.seat(section, number).is_none_or(|seat| seat.withdrawal.is_some())
        };
        let mut seats: Vec<(u16, PairingNumber)> = self
            .seats_of(player)
            .filter(|seat| !is_left(*seat) && (Some(*seat) == current || is_open(*seat)))
            .collect();
        seats.reverse();
        seats
    }

    fn withdrawal_of(
        &self,
        (section, number): (u16, PairingNumber),
        ground: WithdrawalGround,
        reason: &str,
        progress: &Progress,
    ) -> TournamentEventKind {
        let is_played = |game: &&StartedGame| {
            progress.get(&game.id).is_some_and(|progress| progress.is_played())
        };
        let played = self.games_of_seat(section, number).filter(is_played).count();
        let finished_games = u16::try_from(played).unwrap_or(u16::MAX);
        let reason = reason.to_owned();
        TournamentEventKind::PlayerWithdrawn { section, number, finished_games, ground, reason }
    }

    /// Withdraws the first who has lost two games on time in different weeks, where the terms say so:
    /// who takes the seat may depend on who has left.
    pub(super) fn out_after_timeouts(&self, progress: &Progress) -> Vec<TournamentEventKind> {
        if !self.terms.out_after_two_timeouts {
            return Vec::new();
        }
        let losers: BTreeSet<(u16, PairingNumber)> = self
            .games
            .iter()
            .filter_map(|game| {
                let loser = progress.get(&game.id)?.lost_on_time()?;
                let number = loser.fold_wb(game.paired.white, game.paired.black);
                Some((game.paired.pairing.section, number))
            })
            .collect();
        for (section, number) in losers {
            // Whoever plays in a later stage leaves it too.
            let player = self.seat(section, number).map(|seat| seat.player);
            let Some((section, number)) = player.and_then(|player| self.seat_of(player)) else {
                continue;
            };
            let ground = WithdrawalGround::TwoTimeouts;
            if self.is_out_after_timeouts(section, number, progress)
                && let Ok(events) = self.withdraw_seat(section, number, ground, NO_REASON, progress)
            {
                return events;
            }
        }
        Vec::new()
    }

    /// Returns whether somebody has lost two games on time in different weeks, where the terms ask.
    pub(super) fn is_out_after_timeouts(
        &self,
        section: u16,
        number: PairingNumber,
        progress: &Progress,
    ) -> bool {
        if !self.terms.out_after_two_timeouts {
            return false;
        }
        // In all stages.
        let seats: Vec<(u16, PairingNumber)> = match self.stage_plan() {
            Some(_) => {
                let player = self.seat(section, number).map(|seat| seat.player);
                player.into_iter().flat_map(|player| self.seats_of(player)).collect()
            }
            None => vec![(section, number)],
        };
        let counts =
            |game: &&StartedGame| !self.is_ladder() || self.is_of_present_stay(number, game);
        let weeks = seats.into_iter().flat_map(|(section, number)| {
            let week_lost = move |game: &StartedGame| {
                let played = progress.get(&game.id)?;
                let loser = played.lost_on_time()?;
                let is_own = loser.fold_wb(game.paired.white, game.paired.black) == number;
                is_own.then_some(played.ended_at?.iso_week())
            };
            self.games_of_seat(section, number).filter(counts).filter_map(week_lost)
        });
        weeks.collect::<HashSet<_>>().len() >= 2
    }

    /// Takes somebody out whose account is closed or suspended.
    pub(super) fn take_out(
        &self,
        player: i64,
        ground: WithdrawalGround,
        progress: &Progress,
    ) -> DecidedKinds {
        if self.phase == Phase::Announced {
            return match self.entrants.contains(&player) {
                true => {
                    let reason = NO_REASON.to_owned();
                    Ok(vec![TournamentEventKind::EntryRemoved { player, reason }])
                }
                false => Err(TournamentError::AlreadyDone),
            };
        }
        let (section, number) = self.seat_of(player).ok_or(TournamentError::NotEntered)?;
        self.withdraw_seat(section, number, ground, NO_REASON, progress)
    }
}
