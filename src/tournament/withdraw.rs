//! Who leaves a tournament, by their own word or not, and how many games they had finished.

use std::collections::HashSet;

use chrono::Datelike as _;

use super::{
    decide::{DecidedKinds, NO_REASON, match_change},
    error::TournamentError,
    event::{TournamentEventKind, WithdrawalGround},
    pairing::{knockout::Advancing, round_pairings::PairingNumber},
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
        let ground = WithdrawalGround::OwnWord;
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
        let is_played = |game: &&StartedGame| {
            progress.get(&game.id).is_some_and(|progress| progress.is_played())
        };
        let played = self.games_of_seat(section, number).filter(is_played).count();
        let finished_games = u16::try_from(played).unwrap_or(u16::MAX);
        let reason = reason.to_owned();
        let withdrawn = TournamentEventKind::PlayerWithdrawn {
            section,
            number,
            finished_games,
            ground,
            reason,
        };
        let returning = self.returning(number, progress);
        let exchanged =
            returning.map(|(place, beaten)| match_change(place, Some(Advancing::Seed(beaten))));
        Ok([withdrawn].into_iter().chain(exchanged).collect())
    }

    /// Withdraws the first who has lost two games on time in different weeks, where the terms say so:
    /// who takes the seat may depend on who has left.
    pub(super) fn out_after_timeouts(&self, progress: &Progress) -> Vec<TournamentEventKind> {
        for (section, found) in (1..).zip(&self.sections) {
            for number in 1..=found.seats.len() {
                let ground = WithdrawalGround::TwoTimeouts;
                if self.is_out_after_timeouts(section, number, progress)
                    && let Ok(events) =
                        self.withdraw_seat(section, number, ground, NO_REASON, progress)
                {
                    return events;
                }
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
        let week_lost = |game: &StartedGame| {
            let played = progress.get(&game.id)?;
            let loser = played.lost_on_time()?;
            let is_own = loser.fold_wb(game.paired.white, game.paired.black) == number;
            is_own.then_some(played.ended_at?.iso_week())
        };
        let weeks: HashSet<_> = self.games_of_seat(section, number).filter_map(week_lost).collect();
        weeks.len() >= 2
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
