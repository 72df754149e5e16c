//! What the events of a tournament change.

use chrono::{DateTime, Utc};

use super::{
    event::{Entrant, LotPurpose, TournamentActor, TournamentEvent, TournamentEventKind},
    lots::LotSecret,
    pairing::knockout::Advancing,
    special_leave::special_leave,
    stage::Stage,
    standings::Withdrawal,
    started_game::StartedGame,
    state::{
        DrawnLot, LotState, Phase, Seat, SeatWithdrawal, SubstitutedSeat, Tournament,
        TournamentSection, place_of,
    },
    terms::Format,
};

impl Tournament {
    /// Carries an event out. `head`: the hash of its line.
    pub fn apply(&mut self, event: &TournamentEvent, head: &str) {
        let before = std::mem::replace(&mut self.head, head.to_owned());
        self.just_drawn = None;
        match &event.what {
            // It is the first event, and only that.
            TournamentEventKind::Announced { .. } => {}
            TournamentEventKind::AnnouncementMade { text } => {
                self.announcements.push((event.at, text.clone()));
            }
            TournamentEventKind::TermsChanged { terms, .. } => {
                // Whoever changes how numbers are given means it.
                if terms.numbering != self.terms.numbering {
                    self.numbers_by_hand.clear();
                    self.numbers_revision += 1;
                }
                let former = std::mem::replace(&mut self.terms, (**terms).clone());
                self.former_terms.push(former);
            }
            TournamentEventKind::DirectorsChanged { director, deputy, .. } => {
                (self.director, self.deputy) = (*director, *deputy);
                self.directors_revision += 1;
            }
            TournamentEventKind::Invited { player } => {
                self.invited.insert(*player);
            }
            TournamentEventKind::Entered { player, .. } if self.is_ladder() => {
                self.enter_ladder(*player, event.at);
            }
            TournamentEventKind::Entered { player, by_right: false } => {
                self.entrants.push(*player);
            }
            // Nobody else comes before them, so they are not on the waiting list.
            TournamentEventKind::Entered { player, by_right: true } => {
                self.entrants.insert(self.entered_by_right.len(), *player);
                self.entered_by_right.insert(*player);
            }
            TournamentEventKind::EntryWithdrawn { player }
            | TournamentEventKind::EntryRemoved { player, .. } => {
                self.entrants.retain(|entrant| entrant != player);
                self.entered_by_right.remove(player);
            }
            TournamentEventKind::LotCommitted { purpose, commitment } => {
                self.lots.insert(*purpose, LotState { commitment: *commitment, drawn: None });
            }
            TournamentEventKind::LotDrawn { purpose, secret } => {
                self.apply_draw(*purpose, secret, before);
            }
            TournamentEventKind::Started { sections } => {
                self.apply_start(sections, event.at);
            }
            TournamentEventKind::GamesStarted { games } => self.apply_games(games, event.at),
            TournamentEventKind::RoundPaired(_)
            | TournamentEventKind::RoundNotPaired { .. }
            | TournamentEventKind::ByeRequested { .. }
            | TournamentEventKind::ByeRequestWithdrawn { .. } => self.apply_to_rounds(event),
            TournamentEventKind::PlayersQualified { .. }
            | TournamentEventKind::PlaceConfirmed { .. }
            | TournamentEventKind::PlaceGivenUp { .. }
            | TournamentEventKind::PlaceLapsed { .. }
            | TournamentEventKind::StageStarted { .. }
            | TournamentEventKind::NoNextStage { .. } => {
                self.apply_to_stages(&event.what, event.at);
            }
            TournamentEventKind::ChallengeMade { .. }
            | TournamentEventKind::ChallengeAccepted { .. }
            | TournamentEventKind::ChallengeDeclined { .. }
            | TournamentEventKind::ChallengeUnanswered { .. }
            | TournamentEventKind::ChallengeWithdrawn { .. }
            | TournamentEventKind::LadderClosed { .. } => self.apply_to_ladder(event),
            TournamentEventKind::PlayerWithdrawn { .. }
            | TournamentEventKind::SpecialLeaveGranted { .. }
            | TournamentEventKind::TimeGiven { .. }
            | TournamentEventKind::SubstituteInvited { .. }
            | TournamentEventKind::PlayerReplaced { .. }
            | TournamentEventKind::NextEditionPlaceGiven { .. }
            | TournamentEventKind::QualifiedTooLate { .. } => self.apply_to_seats(event),
            TournamentEventKind::NumbersSet { players, .. } => {
                self.numbers_by_hand.clone_from(players);
                self.numbers_revision += 1;
            }
            TournamentEventKind::MatchDecided { round, board, advancing } => {
                let advancing = advancing.map_or(Advancing::Nobody, Advancing::Seed);
                self.advanced.insert(place_of(*round, *board), advancing);
            }
            TournamentEventKind::MatchReopened { round, board } => {
                self.advanced.remove(&place_of(*round, *board));
            }
            TournamentEventKind::EndReminded { .. }
            | TournamentEventKind::PlayEnded
            | TournamentEventKind::Finished
            | TournamentEventKind::Reopened
            | TournamentEventKind::Finalized
            | TournamentEventKind::Cancelled { .. } => self.apply_to_phase(event),
            TournamentEventKind::ResultChangedAfterFinal { game, result } => {
                self.results_after_final.insert(*game, *result);
            }
        }
    }

    fn apply_games(&mut self, games: &[StartedGame], at: DateTime<Utc>) {
        for game in games {
            let section = self.games_by_section.entry(game.paired.pairing.section);
            section.or_default().push(self.games.len());
            self.game_ids.insert(game.id);
            if self.is_ladder() {
                self.ladder.begun(game.paired.pairing, game.id, at);
            }
            self.games.push(*game);
        }
    }

    /// Carries out what leads to the end, or back from it.
    fn apply_to_phase(&mut self, event: &TournamentEvent) {
        match &event.what {
            TournamentEventKind::EndReminded { days } => self.last_reminder = Some(*days),
            TournamentEventKind::PlayEnded => self.play_ended_at = Some(event.at),
            TournamentEventKind::Finished => {
                self.phase = Phase::Finished;
                self.finished_at = Some(event.at);
            }
            TournamentEventKind::Reopened => {
                self.phase = Phase::Running;
                self.finished_at = None;
            }
            TournamentEventKind::Finalized => {
                self.phase = Phase::Final;
                self.finalized_at = Some(event.at);
            }
            TournamentEventKind::Cancelled { .. } => {
                self.phase = Phase::Cancelled;
                self.ladder.close(event.at);
            }
            _ => {}
        }
    }

    /// `before`: the hash of the line before the draw.
    fn apply_draw(&mut self, purpose: LotPurpose, secret: &LotSecret, before: String) {
        if let Some(lot) = self.lots.get_mut(&purpose) {
            lot.drawn = Some(DrawnLot { secret: secret.clone(), head: before });
        }
        self.just_drawn = Some(purpose);
    }

    fn apply_start(&mut self, sections: &[Vec<Entrant>], at: DateTime<Utc>) {
        self.seat_sections(sections);
        if matches!(self.terms.format, Format::Stages { .. }) {
            self.stages.push(Stage::new(1, sections.len(), at));
        }
        self.phase = Phase::Running;
        self.started_at = Some(at);
    }

    /// Gives players their places in sections behind those that there are.
    pub(super) fn seat_sections(&mut self, sections: &[Vec<Entrant>]) {
        self.sections.extend(sections.iter().map(|entrants| TournamentSection::new(entrants)));
    }

    /// Carries an event out that is about a round of a Swiss tournament.
    fn apply_to_rounds(&mut self, event: &TournamentEvent) {
        match &event.what {
            TournamentEventKind::RoundPaired(round) => {
                self.rounds.push(round.clone());
                self.last_paired_at = Some(event.at);
            }
            TournamentEventKind::RoundNotPaired { round } => self.unpaired_round = Some(*round),
            TournamentEventKind::ByeRequested { number, round } => {
                self.bye_requests.insert((*round, *number));
            }
            TournamentEventKind::ByeRequestWithdrawn { number, round } => {
                self.bye_requests.remove(&(*round, *number));
            }
            _ => {}
        }
    }

    /// Whoever comes back has the number that they had, and nothing else of before.
    fn enter_ladder(&mut self, player: i64, at: DateTime<Utc>) {
        let Some(section) = self.sections.first_mut() else { return };
        let seat = TournamentSection::new(&[Entrant { player, rating: None }]).seats;
        let known = section.seats.iter().position(|seat| seat.player == player);
        let index = known.unwrap_or(section.seats.len());
        section.seats.splice(index..section.seats.len().min(index + 1), seat);
        self.ladder.enter(index + 1, at);
    }

    /// Carries an event out that is about a place, or about a game of whoever has it.
    fn apply_to_seats(&mut self, event: &TournamentEvent) {
        match &event.what {
            TournamentEventKind::PlayerWithdrawn {
                section,
                number,
                finished_games,
                ground,
                ..
            } => {
                if let Some(seat) = self.seat_mut(*section, *number) {
                    let counted = Withdrawal { finished_games: *finished_games };
                    let withdrawal = SeatWithdrawal { at: event.at, ground: *ground, counted };
                    seat.withdrawal = Some(withdrawal);
                }
                if self.is_ladder() {
                    self.ladder.leave(*number, event.at);
                }
            }
            TournamentEventKind::SpecialLeaveGranted { section, number, days, .. } => {
                if let Some(seat) = self.seat_mut(*section, *number) {
                    seat.special_leave = Some(special_leave(event.at, *days));
                }
            }
            TournamentEventKind::TimeGiven { game, to, days, .. } => {
                let given = self.time_given.entry(*game).or_default();
                if let TournamentActor::Director(by) = event.by {
                    given.by.insert(by);
                }
                given.days = given.days.saturating_add(*days);
                given.last = (*to, *days);
            }
            // A knockout has one section.
            TournamentEventKind::NextEditionPlaceGiven { number, .. } => {
                if let Some(seat) = self.seat_mut(1, *number) {
                    seat.next_edition_place = Some(event.at);
                }
            }
            TournamentEventKind::QualifiedTooLate { section, number } => {
                if let Some(seat) = self.seat_mut(*section, *number) {
                    seat.next_edition_place = Some(event.at);
                }
            }
            TournamentEventKind::SubstituteInvited { section, number, player, .. } => {
                // The last offer is the one that holds.
                for seat in self.sections.iter_mut().flat_map(|section| &mut section.seats) {
                    seat.offered_to.take_if(|offered_to| offered_to == player);
                }
                if let Some(seat) = self.seat_mut(*section, *number) {
                    seat.offered_to = Some(*player);
                }
            }
            TournamentEventKind::PlayerReplaced { section, number, former, player, rating } => {
                // A substitute plays in every round that is to come.
                let paired = self.rounds.last().map_or(0, |last| last.round);
                self.bye_requests.retain(|(round, of)| of != number || *round <= paired);
                if let Some(seat) = self.seat_mut(*section, *number) {
                    let substituted = Some(SubstitutedSeat { former: *former, at: event.at });
                    let (player, rating) = (*player, *rating);
                    let (offered_to, special_leave) = (None, None);
                    *seat =
                        Seat { player, rating, offered_to, special_leave, substituted, ..*seat };
                }
            }
            _ => {}
        }
    }
}
