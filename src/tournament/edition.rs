//! Editions of a tournament: of which a next one can be announced, and who has a place in it because
//! a decision came too late for a seat.

use super::{
    decide::match_place,
    error::TournamentError,
    event::TournamentEventKind,
    pairing::{
        knockout::{Advancing, BracketPosition},
        round_pairings::PairingNumber,
    },
    stage::StageSeat,
    started_game::Progress,
    state::{Phase, Seat, Tournament},
};

impl Tournament {
    /// Checks that a next edition can be announced: once it has started, and no other one was announced.
    /// `has_next`: there is one that is not canceled.
    pub fn check_next_edition(&self, has_next: bool) -> Result<(), TournamentError> {
        // The next one of a standing offer opens by itself; nobody directs a match by challenge; a ladder
        // goes on.
        if self.terms.repeats || self.is_agreed || self.is_ladder() {
            return Err(TournamentError::HasNoEditions);
        }
        match self.phase {
            Phase::Running | Phase::Finished | Phase::Final => match has_next {
                true => Err(TournamentError::NextEditionExists),
                false => Ok(()),
            },
            Phase::Announced => Err(TournamentError::NotStarted),
            Phase::Cancelled => Err(TournamentError::Over),
        }
    }

    /// Returns who has won a match of a knockout by the results, too late: the log gives it to somebody
    /// else, and the seat is not exchanged any more. Whoever has left is not among them, nor
    /// whoever has a place in the next edition already.
    pub fn late_winners(&self, progress: &Progress) -> Vec<(BracketPosition, PairingNumber)> {
        let Some(bracket) = self.bracket() else { return Vec::new() };
        let is_playing = matches!(self.phase, Phase::Running | Phase::Finished);
        let views = self.match_views(&bracket, progress, |_| true);
        views
            .filter_map(|(one, view)| {
                let before = one.goes_on?;
                // Not who is left over because the winner has left.
                let winner = view.advancing(view.status.by_games?)?;
                let Advancing::Seed(number) = winner else { return None };
                let is_late = winner != before
                    && self.seat(1, number).is_some_and(can_be_given_place)
                    && !(is_playing && self.can_be_exchanged(one, progress));
                is_late.then_some((view.position, number))
            })
            .collect()
    }

    pub(super) fn give_next_edition_places(&self, progress: &Progress) -> Vec<TournamentEventKind> {
        let given = |(place, number)| {
            let (round, board) = match_place(place);
            TournamentEventKind::NextEditionPlaceGiven { round, board, number }
        };
        let late = |seat: StageSeat| {
            let StageSeat { section, number } = seat;
            TournamentEventKind::QualifiedTooLate { section, number }
        };
        let winners = self.late_winners(progress).into_iter().map(given);
        winners.chain(self.qualified_too_late(progress).into_iter().map(late)).collect()
    }

    /// Returns whether a place in the next edition could be given, whatever the results are.
    pub(super) fn could_be_late_winner(
        &self,
        place: BracketPosition,
        number: PairingNumber,
    ) -> bool {
        let is_phase = matches!(self.phase, Phase::Running | Phase::Finished | Phase::Final);
        let is_late = self.match_at(place).is_some_and(|one| {
            let is_theirs = one.players().is_some_and(|players| players.contains(&number));
            is_theirs && one.goes_on.is_some_and(|winner| winner != Advancing::Seed(number))
        });
        is_phase && is_late && self.seat(1, number).is_some_and(can_be_given_place)
    }
}

fn can_be_given_place(seat: &Seat) -> bool {
    seat.withdrawal.is_none() && seat.next_edition_place.is_none()
}
