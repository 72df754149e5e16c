//! Substitutes: in the first days another player can take a place of which no game is over or has
//! come far.

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    decide::{DecidedKinds, said},
    entry::EntrantFacts,
    error::TournamentError,
    event::TournamentEventKind,
    exchange::PLY_OF_FIVE_MOVES,
    pairing::round_pairings::PairingNumber,
    started_game::{Progress, StartedGame},
    state::{Phase, Seat, Tournament},
};

/// How long after the start a substitute can take a place.
pub const TIME_OF_SUBSTITUTION: TimeDelta = TimeDelta::days(14);

impl Tournament {
    /// Returns whether substitutes can take places: not after the end date, not in a match that two
    /// players have agreed on, and not on a ladder, which everybody can enter.
    pub fn takes_substitutes(&self, now: DateTime<Utc>) -> bool {
        self.check_running().is_ok()
            && self.play_ended_at.is_none()
            && !self.is_agreed
            // Later a place goes to whoever is next.
            && self.stages.iter().all(|stage| stage.qualified.is_empty())
            && !self.is_ladder()
            && self.started_at.is_some_and(|start| now < start + TIME_OF_SUBSTITUTION)
    }

    /// Returns the place that the director has offered to somebody.
    pub fn offered_seat(&self, player: i64) -> Option<(u16, PairingNumber)> {
        (1..).zip(&self.sections).find_map(|(section, found)| {
            let is_offered = |seat: &Seat| seat.offered_to == Some(player);
            Some((section, found.seats.iter().position(is_offered)? + 1))
        })
    }

    /// Returns whether an invitation of a player stands, to enter or to take a place. Whether the place can
    /// still be taken is asked when they accept.
    pub fn has_open_invitation(&self, player: i64) -> bool {
        match self.phase {
            Phase::Announced => self.invited.contains(&player) && !self.entrants.contains(&player),
            Phase::Running if self.is_ladder() => {
                self.is_open_ladder()
                    && self.invited.contains(&player)
                    && !self.is_on_ladder(player)
            }
            Phase::Running => {
                let offered = self.offered_seat(player);
                let seat = offered.and_then(|(section, number)| self.seat(section, number));
                self.play_ended_at.is_none() && seat.is_some_and(|seat| seat.withdrawal.is_none())
            }
            Phase::Finished | Phase::Final | Phase::Cancelled => false,
        }
    }

    pub(super) fn invite_substitute(
        &self,
        (section, number): (u16, PairingNumber),
        player: i64,
        reason: String,
        progress: &Progress,
        now: DateTime<Utc>,
    ) -> DecidedKinds {
        let seat = self.replaceable(section, number, progress, now)?;
        if seat.offered_to == Some(player) {
            return Err(TournamentError::AlreadyDone);
        }
        self.check_may_replace(player)?;
        let reason = said(reason)?;
        Ok(vec![TournamentEventKind::SubstituteInvited { section, number, player, reason }])
    }

    pub(super) fn take_place(
        &self,
        player: i64,
        facts: &EntrantFacts,
        progress: &Progress,
        now: DateTime<Utc>,
    ) -> DecidedKinds {
        let (section, number) = self.offered_seat(player).ok_or(TournamentError::NotInvited)?;
        let former = self.replaceable(section, number, progress, now)?.player;
        self.check_may_replace(player)?;
        if let Some(lack) = self.terms.entry.unmet(facts, true) {
            return Err(TournamentError::UnmetCondition(lack));
        }
        let rating = facts.rating;
        Ok(vec![TournamentEventKind::PlayerReplaced { section, number, former, player, rating }])
    }

    fn check_may_replace(&self, player: i64) -> Result<(), TournamentError> {
        if self.is_directed_by(player) {
            return Err(TournamentError::DirectorPlays);
        }
        match self.plays(player) {
            true => Err(TournamentError::PlaysAlready),
            false => Ok(()),
        }
    }

    /// Returns a place that a substitute can take.
    pub(super) fn replaceable(
        &self,
        section: u16,
        number: PairingNumber,
        progress: &Progress,
        now: DateTime<Utc>,
    ) -> Result<&Seat, TournamentError> {
        self.check_running()?;
        if !self.takes_substitutes(now) {
            return Err(TournamentError::TooLateForSubstitute);
        }
        let seat = self.seat(section, number).filter(|seat| seat.withdrawal.is_none());
        let seat = seat.ok_or(TournamentError::NoSuchPlayer)?;
        let is_far = |game: &StartedGame| {
            let played = progress.get(&game.id).copied().unwrap_or_default();
            played.result.is_some() || played.ply > PLY_OF_FIVE_MOVES
        };
        match self.games_of_seat(section, number).any(is_far) {
            true => Err(TournamentError::SeatPlayedOn),
            false => Ok(seat),
        }
    }
}
