//! From stage to stage: when it is decided who goes on, who has confirmed it, and the groups of the next
//! stage. Who goes on follows from results; who was named and in which groups they play are facts of the log.

use std::collections::{BTreeSet, HashMap};

use chrono::{DateTime, Utc};

use super::{
    decide::DecidedKinds,
    error::TournamentError,
    event::{Entrant, LotPurpose, TournamentEventKind},
    lots::{Lot, LotSecret},
    pairing::{
        numbering::{Numbering, NumberingMethod},
        round_pairings::PairingNumber,
        round_robin::MIN_PLAYERS,
        sections::sections,
    },
    stage::{QualifiedPlayer, Stage, StageSeat},
    stage_terms::{GroupStage, StagePlan},
    standings::{
        Crosstable, GroupPlayer, StageOutcome, StagePlaces, StageQualification, Withdrawal,
    },
    started_game::Progress,
    state::{Phase, Seat, Tournament},
    terms::Format,
};
use crate::game::clock::Vacation;

impl Tournament {
    /// Returns how its stages are played; `None` if it has none.
    pub fn stage_plan(&self) -> Option<StagePlan> {
        match self.terms.format {
            Format::Stages { plan, .. } => Some(plan),
            Format::RoundRobin { .. }
            | Format::Match { .. }
            | Format::Knockout { .. }
            | Format::Swiss { .. }
            | Format::Ladder => None,
        }
    }

    /// Returns the stage that was begun last, with its number.
    pub fn current_stage(&self) -> Option<(u16, &Stage)> {
        let number = u16::try_from(self.stages.len()).ok()?;
        self.stages.last().map(|stage| (number, stage))
    }

    /// Returns the stage in which a section plays: 1 in a tournament without stages.
    pub fn stage_of(&self, section: u16) -> u16 {
        let found = (1..).zip(&self.stages).find(|(_, stage)| stage.has_section(section));
        found.map_or(1, |(number, _)| number)
    }

    /// Returns a stage by its number.
    pub fn stage(&self, number: u16) -> Option<&Stage> {
        self.stages.get(usize::from(number).checked_sub(1)?)
    }

    /// Returns whether a stage is to follow.
    pub fn has_stage_to_come(&self) -> bool {
        self.phase == Phase::Running
            && self.play_ended_at.is_none()
            && self.current_stage().is_some_and(|(_, stage)| !stage.is_last)
    }

    /// Returns everybody of a stage, by section and number.
    pub fn seats_of_stage(&self, stage: &Stage) -> impl Iterator<Item = (StageSeat, &Seat)> {
        stage.sections().flat_map(move |section| {
            let seats = self.section(section).map_or(&[][..], |found| found.seats.as_slice());
            (1..).zip(seats).map(move |(number, seat)| (StageSeat { section, number }, seat))
        })
    }

    pub(super) fn seat_at(&self, seat: StageSeat) -> Option<&Seat> {
        self.seat(seat.section, seat.number)
    }

    /// Returns who has withdrawn from a stage, as far as it decides who goes on: before the next stage began.
    fn left_of(&self, stage: &Stage) -> BTreeSet<StageSeat> {
        let now = || {
            let left = self.seats_of_stage(stage).filter(|(_, seat)| seat.withdrawal.is_some());
            left.map(|(at, _)| at).collect()
        };
        stage.left_before_next.clone().unwrap_or_else(now)
    }

    /// Returns how the stage with a number is played, and how many go on from it.
    fn places_of_stage(&self, number: u16, stage: &Stage) -> Option<StagePlaces> {
        let terms: GroupStage = self.stage_plan()?.stage(number);
        Some(StagePlaces {
            of_each_group: usize::from(terms.of_each_group),
            of_others: terms.places_of_others(usize::from(stage.groups)),
        })
    }

    /// Returns the tables of a stage, as they decide who goes on. Whoever has given the place up, or has withdrawn
    /// since it was named who goes on, is in them as if withdrawn with all results.
    fn tables_of_stage(&self, stage: &Stage, progress: &Progress) -> Option<Vec<Crosstable>> {
        let left = self.left_of(stage);
        let table = |section: u16| {
            let mut table = self.crosstable_as_it_can_end(section, progress)?;
            for (number, player) in (1..).zip(&mut table.players) {
                let seat = StageSeat { section, number };
                let has_left = left.contains(&seat);
                let is_late = stage.left_at_naming.as_ref().is_some_and(|it| !it.contains(&seat));
                if has_left && is_late || !has_left && stage.given_up.contains(&seat) {
                    player.withdrawal = Some(Withdrawal { finished_games: u16::MAX });
                } else if !has_left {
                    player.withdrawal = None;
                }
            }
            Some(table)
        };
        stage.sections().map(table).collect()
    }

    /// Returns who can still go on from a stage that is followed by another one, by group and player; `None` if none
    /// follows.
    pub fn stage_qualification(
        &self,
        number: u16,
        progress: &Progress,
    ) -> Option<StageQualification> {
        let (tables, places) = self.stage_tables(number, progress)?;
        Some(StageQualification::new(&tables, &self.terms.tie_breaks, places))
    }

    /// Returns what decides who goes on from a stage.
    pub fn stage_tables(
        &self,
        number: u16,
        progress: &Progress,
    ) -> Option<(Vec<Crosstable>, StagePlaces)> {
        let stage = self.stage(number).filter(|stage| stage.groups > 1)?;
        Some((self.tables_of_stage(stage, progress)?, self.places_of_stage(number, stage)?))
    }

    /// Returns who goes on from a stage; `None` if games can still change it. A lot decides what is equal.
    pub(super) fn stage_outcome(&self, number: u16, progress: &Progress) -> Option<StageOutcome> {
        self.stage_qualification(number, progress)?.line
    }

    /// Returns the accounts of a stage in the order of the lot that decides between equals.
    pub fn order_of_lot(&self, number: u16, mut lot: Lot) -> Option<Vec<i64>> {
        let stage = self.stage(number)?;
        let mut players: Vec<i64> =
            self.seats_of_stage(stage).map(|(_, seat)| seat.player).collect();
        lot.shuffle(&mut players);
        Some(players)
    }

    /// Returns the accounts of those who play in a stage in the order of the lot that gives the numbers.
    pub fn order_of_numbers(&self, number: u16, mut lot: Lot) -> Option<Vec<i64>> {
        let before = self.stage(number.checked_sub(1)?)?;
        let mut players: Vec<i64> = before
            .qualified
            .iter()
            .filter_map(|one| Some(self.seat_at(one.seat)?.player))
            .collect();
        lot.shuffle(&mut players);
        Some(players)
    }

    /// Returns who goes on by the results and the lot.
    pub(super) fn qualified_by(
        &self,
        stage: &Stage,
        line: &StageOutcome,
        mut lot: Lot,
    ) -> Vec<StageSeat> {
        let seat = |(group, player): GroupPlayer| StageSeat {
            section: stage.first_section.saturating_add(u16::try_from(group).unwrap_or(0)),
            number: player + 1,
        };
        let all = self
            .seats_of_stage(stage)
            .map(|(at, _)| (usize::from(at.section - stage.first_section), at.number - 1));
        let mut all: Vec<GroupPlayer> = all.collect();
        lot.shuffle(&mut all);
        line.qualified(&all).into_iter().map(seat).collect()
    }

    /// Returns whether all who were named have confirmed and are still there.
    pub(super) fn are_all_confirmed(&self, stage: &Stage) -> bool {
        let goes_on = |one: &QualifiedPlayer| {
            one.is_confirmed
                && !stage.given_up.contains(&one.seat)
                && self.seat_at(one.seat).is_some_and(|seat| seat.withdrawal.is_none())
        };
        !stage.qualified.is_empty() && stage.qualified.iter().all(goes_on)
    }

    /// Returns the lot that is drawn now for what follows the current stage: who goes on, or the numbers of
    /// the next one.
    pub fn due_stage_lot(&self, progress: &Progress) -> Option<LotPurpose> {
        let (stage, current) = self.current_stage().filter(|_| self.has_stage_to_come())?;
        let qualification = LotPurpose::Qualification { stage };
        let is_named = !current.qualified.is_empty();
        if is_named && !self.are_all_confirmed(current) {
            return None;
        }
        let line = self.stage_outcome(stage, progress)?;
        if line.count() < MIN_PLAYERS {
            return None;
        }
        let Some(lot) = self.lot(qualification) else { return Some(qualification) };
        let named = current.qualified.iter().map(|one| one.seat);
        let is_as_named = named.eq(self.qualified_by(current, &line, lot));
        let numbers = LotPurpose::StageNumbers { stage: stage.saturating_add(1) };
        (is_named && is_as_named).then_some(numbers)
    }

    /// Draws the lot that is due, and does what follows from it.
    pub(super) fn advance_by_lot(&self, secret: &LotSecret, progress: &Progress) -> DecidedKinds {
        self.check_running()?;
        let purpose = self.due_stage_lot(progress).ok_or(TournamentError::NotDue)?;
        let committed = self.lots.get(&purpose).ok_or(TournamentError::WrongSecret)?;
        if committed.commitment != secret.commitment() {
            return Err(TournamentError::WrongSecret);
        }
        let lot = Lot::draw(secret, &self.head);
        let follows = self.following_lot(purpose, lot, progress).ok_or(TournamentError::NotDue)?;
        let secret = secret.clone();
        Ok(vec![TournamentEventKind::LotDrawn { purpose, secret }, follows])
    }

    /// Returns what follows a lot that is drawn.
    fn following_lot(
        &self,
        purpose: LotPurpose,
        lot: Lot,
        progress: &Progress,
    ) -> Option<TournamentEventKind> {
        let (number, current) = self.current_stage()?;
        match purpose {
            LotPurpose::Qualification { stage } if stage == number => {
                let players =
                    self.qualified_by(current, &self.stage_outcome(number, progress)?, lot);
                Some(TournamentEventKind::PlayersQualified { stage, players })
            }
            LotPurpose::StageNumbers { stage } if stage == number.saturating_add(1) => {
                let sections = self.divide_stage(lot)?;
                Some(TournamentEventKind::StageStarted { stage, sections })
            }
            _ => None,
        }
    }

    /// Divides those who go on from the current stage into the groups of the next one, and gives them numbers.
    pub(super) fn divide_stage(&self, mut lot: Lot) -> Option<Vec<Vec<Entrant>>> {
        let (number, current) = self.current_stage()?;
        let entrant = |one: &QualifiedPlayer| {
            let seat = self.seat_at(one.seat)?;
            Some(Entrant { player: seat.player, rating: seat.rating })
        };
        let players: Vec<Entrant> = current.qualified.iter().map(entrant).collect::<Option<_>>()?;
        let method = match self.terms.numbering {
            Numbering::ByLot => NumberingMethod::ByLot(&mut lot),
            Numbering::ByRating => NumberingMethod::ByRating(&mut lot),
            Numbering::AsEntered => NumberingMethod::AsEntered,
        };
        let size = self.stage_plan()?.stage(number.saturating_add(1)).group_size;
        sections(&players, usize::from(size), method, |entrant| entrant.rating)
    }

    /// Returns what follows in the current stage without a lot: places that lapse, others that are named, or that no
    /// stage follows.
    pub(super) fn advance_stage(
        &self,
        progress: &Progress,
        now: DateTime<Utc>,
    ) -> Vec<TournamentEventKind> {
        let Some((stage, current)) = self.current_stage().filter(|_| self.has_stage_to_come())
        else {
            return Vec::new();
        };
        let lapsed = current.qualified.iter().filter(|one| self.has_lapsed(current, one, now));
        let lapsed: Vec<TournamentEventKind> = lapsed
            .map(|one| {
                let StageSeat { section, number } = one.seat;
                TournamentEventKind::PlaceLapsed { section, number }
            })
            .collect();
        if !lapsed.is_empty() {
            return lapsed;
        }
        let Some(line) = self.stage_outcome(stage, progress) else { return Vec::new() };
        if line.count() < MIN_PLAYERS {
            return vec![TournamentEventKind::NoNextStage { stage }];
        }
        // The first time they are named with the lot.
        let Some(lot) = self.lot(LotPurpose::Qualification { stage }) else { return Vec::new() };
        let players = self.qualified_by(current, &line, lot);
        match current.qualified.iter().map(|one| one.seat).eq(players.iter().copied()) {
            true => Vec::new(),
            false => vec![TournamentEventKind::PlayersQualified { stage, players }],
        }
    }

    /// Returns whether somebody who was named has not confirmed in time.
    pub(super) fn has_lapsed(
        &self,
        stage: &Stage,
        one: &QualifiedPlayer,
        now: DateTime<Utc>,
    ) -> bool {
        let is_there = self.seat_at(one.seat).is_some_and(|seat| seat.withdrawal.is_none());
        !one.is_confirmed
            && is_there
            && !stage.given_up.contains(&one.seat)
            && one.confirms_until() <= now
    }

    /// Returns when the next place lapses.
    pub fn next_lapse(&self) -> Option<DateTime<Utc>> {
        let (_, stage) = self.current_stage().filter(|_| self.has_stage_to_come())?;
        let waiting = stage
            .qualified
            .iter()
            .filter(|one| self.has_lapsed(stage, one, DateTime::<Utc>::MAX_UTC));
        waiting.map(QualifiedPlayer::confirms_until).min()
    }

    /// Returns who was named to go on to a stage that has not begun, if it is this account and the place is theirs
    /// still.
    pub fn qualified_player(&self, account: i64) -> Option<QualifiedPlayer> {
        let (_, stage) = self.current_stage().filter(|_| self.has_stage_to_come())?;
        let (section, number) = self.seat_of(account)?;
        let seat = StageSeat { section, number };
        let is_theirs = !stage.given_up.contains(&seat)
            && self.seat_at(seat).is_some_and(|seat| seat.withdrawal.is_none());
        stage.qualified.iter().find(|one| one.seat == seat && is_theirs).copied()
    }

    pub(super) fn confirm_place(&self, player: i64, now: DateTime<Utc>) -> DecidedKinds {
        self.check_running()?;
        let one = self.qualified_player(player).ok_or(TournamentError::NotQualified)?;
        let StageSeat { section, number } = one.seat;
        match one {
            _ if one.is_confirmed => Err(TournamentError::AlreadyDone),
            _ if one.confirms_until() <= now => Err(TournamentError::NotQualified),
            _ => Ok(vec![TournamentEventKind::PlaceConfirmed { section, number }]),
        }
    }

    pub(super) fn give_up_place(&self, player: i64) -> DecidedKinds {
        self.check_running()?;
        let (section, number) = self.seat_of(player).ok_or(TournamentError::NotEntered)?;
        let has_given_up = self
            .current_stage()
            .is_some_and(|(_, stage)| stage.given_up.contains(&StageSeat { section, number }));
        if has_given_up {
            return Err(TournamentError::AlreadyDone);
        }
        self.qualified_player(player).ok_or(TournamentError::NotQualified)?;
        Ok(vec![TournamentEventKind::PlaceGivenUp { section, number }])
    }

    /// Returns who goes on from a stage by the results, too late: the next stage has begun without them. Whoever
    /// has left or given the place up is not among them, nor whoever has a place in the next edition already.
    pub(super) fn qualified_too_late(&self, progress: &Progress) -> Vec<StageSeat> {
        let is_phase = matches!(self.phase, Phase::Running | Phase::Finished | Phase::Final);
        let mut late = Vec::new();
        for (number, stage) in (1..).zip(&self.stages).filter(|_| is_phase) {
            if stage.left_before_next.is_none() {
                continue;
            }
            let Some(line) = self.stage_outcome(number, progress) else { continue };
            let Some(lot) = self.lot(LotPurpose::Qualification { stage: number }) else { continue };
            let by_results = self.qualified_by(stage, &line, lot);
            late.extend(by_results.into_iter().filter(|seat| self.could_be_too_late(*seat)));
        }
        late
    }

    /// Carries an event out that is about a stage.
    pub(super) fn apply_to_stages(&mut self, what: &TournamentEventKind, at: DateTime<Utc>) {
        let given_up = match what {
            TournamentEventKind::PlaceGivenUp { section, number }
            | TournamentEventKind::PlaceLapsed { section, number } => {
                Some(StageSeat { section: *section, number: *number })
            }
            _ => None,
        };
        let left = self.stages.last().map(|stage| self.left_of(stage));
        let first_section = u16::try_from(self.sections.len() + 1).unwrap_or(u16::MAX);
        let Some(stage) = self.stages.last_mut() else { return };
        stage.given_up.extend(given_up);
        match what {
            TournamentEventKind::PlayersQualified { players, .. } => {
                stage.left_at_naming = stage.left_at_naming.take().or(left);
                stage.name_qualified(players, at);
            }
            TournamentEventKind::PlaceConfirmed { section, number } => {
                stage.confirm(StageSeat { section: *section, number: *number });
            }
            TournamentEventKind::NoNextStage { .. } => stage.is_last = true,
            TournamentEventKind::StageStarted { sections, .. } => {
                stage.left_before_next = left;
                // It is granted once, and goes on in the games of the next stage.
                let leaves: HashMap<i64, Vacation> = stage
                    .qualified
                    .iter()
                    .filter_map(|one| {
                        let section = usize::from(one.seat.section).checked_sub(1)?;
                        self.sections.get(section)?.seats.get(one.seat.number.checked_sub(1)?)
                    })
                    .filter_map(|seat| Some((seat.player, seat.special_leave?)))
                    .collect();
                self.stages.push(Stage::new(first_section, sections.len(), at));
                self.seat_sections(sections);
                let new = self.sections.iter_mut().skip(usize::from(first_section) - 1);
                for seat in new.flat_map(|section| &mut section.seats) {
                    seat.special_leave = leaves.get(&seat.player).copied();
                }
            }
            _ => {}
        }
    }

    /// Returns where somebody plays, in each stage, the last one first.
    pub fn seats_of(&self, account: i64) -> impl Iterator<Item = (u16, PairingNumber)> {
        let last = u16::try_from(self.sections.len()).unwrap_or(u16::MAX);
        (1..=last).rev().filter_map(move |section| {
            let seats = &self.section(section)?.seats;
            let number = seats.iter().position(|seat| seat.player == account)?;
            Some((section, number + 1))
        })
    }
}
