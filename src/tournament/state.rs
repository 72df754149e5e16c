//! A tournament as its log says it is. Everything else follows from this and from the results.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    entry_check::has_opened,
    event::{Entrant, LotPurpose, TournamentEvent, TournamentEventKind, WithdrawalGround},
    ladder::Ladder,
    lots::{Lot, LotCommitment, LotSecret},
    paired_round::PairedRound,
    pairing::{
        knockout::{Advancing, BracketPosition},
        round_pairings::PairingNumber,
    },
    stage::Stage,
    standings::Withdrawal,
    started_game::StartedGame,
    terms::{Format, TournamentTerms},
    visibility::TournamentEnd,
};
use crate::game::{GameResult, clock::Vacation};

/// How long after the last game or decision a tournament becomes final.
pub const TIME_OF_APPEAL: TimeDelta = TimeDelta::days(14);

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    pub terms: TournamentTerms,
    /// The terms that were replaced, the first ones first.
    pub former_terms: Vec<TournamentTerms>,
    /// `None`: nobody runs it.
    pub director: Option<i64>,
    pub deputy: Option<i64>,
    /// The number of the tournament of which it is the next edition.
    pub edition_of: Option<i64>,
    /// How often they were changed.
    pub directors_revision: u32,
    /// In the order of entry, first those who have entered by right; those beyond the places are on
    /// the waiting list.
    pub entrants: Vec<i64>,
    pub entered_by_right: BTreeSet<i64>,
    /// Two players have agreed on it by a challenge; nobody announced it.
    pub is_agreed: bool,
    pub invited: BTreeSet<i64>,
    /// The order in which the director gives the numbers; empty: as the terms say.
    pub numbers_by_hand: Vec<i64>,
    /// How often it was changed, by the director or by new terms.
    pub numbers_revision: u32,
    /// What the director has given in a game.
    pub time_given: BTreeMap<i64, GivenTime>,
    /// Empty before the start. Those of later stages come behind.
    pub sections: Vec<TournamentSection>,
    /// The stages that have begun; empty in a tournament without stages.
    pub stages: Vec<Stage>,
    /// In the order in which they began.
    pub games: Vec<StartedGame>,
    /// Which matches of a knockout are decided, and who goes on.
    pub advanced: BTreeMap<BracketPosition, Advancing>,
    /// The rounds of a Swiss tournament that are paired, in order.
    pub rounds: Vec<PairedRound>,
    /// When the last of them was.
    pub last_paired_at: Option<DateTime<Utc>>,
    /// The round that could not be paired: none follows.
    pub unpaired_round: Option<u16>,
    /// Round and number of those who do not want to play in it.
    pub bye_requests: BTreeSet<(u16, PairingNumber)>,
    /// Of a ladder: who is on it, and who has challenged whom.
    pub ladder: Ladder,
    pub lots: BTreeMap<LotPurpose, LotState>,
    /// The lot that the last line of the log has drawn.
    pub(super) just_drawn: Option<LotPurpose>,
    /// What the director said to everybody, and when.
    pub announcements: Vec<(DateTime<Utc>, String)>,
    pub phase: Phase,
    pub announced_at: DateTime<Utc>,
    pub started_at: Option<DateTime<Utc>>,
    /// When play was ended, by the end date.
    pub play_ended_at: Option<DateTime<Utc>>,
    /// When its last game was over; `None`: games are in progress, or to begin.
    pub finished_at: Option<DateTime<Utc>>,
    /// How many days before the end date everybody was last reminded.
    pub last_reminder: Option<u16>,
    pub finalized_at: Option<DateTime<Utc>>,
    /// What decisions have made of games after that, as the log says.
    pub results_after_final: BTreeMap<i64, Option<GameResult>>,
    /// The hash of the last line of the log.
    pub head: String,
    /// For each section, where its games stand among all of them.
    pub(super) games_by_section: BTreeMap<u16, Vec<usize>>,
    pub(super) game_ids: HashSet<i64>,
}

/// Where it stands in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    Announced,
    Running,
    /// All games are over; decisions can still be appealed.
    Finished,
    Final,
    Cancelled,
}

impl From<Phase> for TournamentEnd {
    fn from(phase: Phase) -> TournamentEnd {
        match phase {
            Phase::Announced | Phase::Running => TournamentEnd::Open,
            Phase::Finished | Phase::Final => TournamentEnd::Finished,
            Phase::Cancelled => TournamentEnd::Cancelled,
        }
    }
}

/// A section of a round robin; a knockout and a match have one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentSection {
    /// By pairing number.
    pub seats: Vec<Seat>,
}

/// A player of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat {
    pub player: i64,
    /// As it was when entries closed.
    pub rating: Option<i32>,
    pub withdrawal: Option<SeatWithdrawal>,
    /// In which time the clocks of the player stand still.
    pub special_leave: Option<Vacation>,
    /// To whom the director has offered it.
    pub offered_to: Option<i64>,
    /// When the player was given a place in the next edition.
    pub next_edition_place: Option<DateTime<Utc>>,
    /// Who had it before, if the player is a substitute.
    pub substituted: Option<SubstitutedSeat>,
}

/// What a director has given in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GivenTime {
    /// The accounts of those who gave it.
    pub by: BTreeSet<i64>,
    pub days: u16,
    /// To whom, and how many days, at last.
    pub last: (PairingNumber, u16),
}

/// Who had a place until when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SubstitutedSeat {
    pub former: i64,
    pub at: DateTime<Utc>,
}

/// When and why a player withdrew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatWithdrawal {
    pub at: DateTime<Utc>,
    pub ground: WithdrawalGround,
    pub counted: Withdrawal,
}

/// A lot: what was committed to, and the draw, once it is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LotState {
    pub commitment: LotCommitment,
    pub drawn: Option<DrawnLot>,
}

/// What a lot was drawn from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnLot {
    pub secret: LotSecret,
    /// The hash of the line of the log before.
    pub head: String,
}

impl Tournament {
    /// Begins a tournament with the first event of its log; `None` if it is another one.
    /// `head`: the hash of its line.
    pub fn begin(event: &TournamentEvent, head: &str) -> Option<Tournament> {
        let TournamentEventKind::Announced { terms, director, deputy, edition_of } = &event.what
        else {
            return None;
        };
        // It is running from its announcement on, and nobody has entered.
        let is_ladder = terms.format == Format::Ladder;
        Some(Tournament {
            terms: (**terms).clone(),
            former_terms: Vec::new(),
            director: *director,
            deputy: *deputy,
            edition_of: *edition_of,
            directors_revision: 0,
            entrants: Vec::new(),
            entered_by_right: BTreeSet::new(),
            is_agreed: director.is_none(),
            invited: BTreeSet::new(),
            numbers_by_hand: Vec::new(),
            numbers_revision: 0,
            time_given: BTreeMap::new(),
            sections: if is_ladder { vec![TournamentSection::new(&[])] } else { Vec::new() },
            stages: Vec::new(),
            games: Vec::new(),
            advanced: BTreeMap::new(),
            rounds: Vec::new(),
            last_paired_at: None,
            unpaired_round: None,
            bye_requests: BTreeSet::new(),
            ladder: Ladder::default(),
            lots: BTreeMap::new(),
            just_drawn: None,
            announcements: Vec::new(),
            phase: if is_ladder { Phase::Running } else { Phase::Announced },
            announced_at: event.at,
            started_at: is_ladder.then_some(event.at),
            play_ended_at: None,
            finished_at: None,
            last_reminder: None,
            finalized_at: None,
            results_after_final: BTreeMap::new(),
            head: head.to_owned(),
            games_by_section: BTreeMap::new(),
            game_ids: HashSet::new(),
        })
    }

    /// Returns those who play, or will if it starts now.
    pub fn players(&self) -> &[i64] {
        &self.entrants[..self.entrants.len().min(self.terms.places())]
    }

    /// Returns those who move up when somebody leaves, first the next one.
    pub fn waiting_list(&self) -> &[i64] {
        &self.entrants[self.players().len()..]
    }

    /// Returns how often the terms were changed: a form that replaces them says which it means.
    pub fn terms_revision(&self) -> u32 {
        u32::try_from(self.former_terms.len()).unwrap_or(u32::MAX)
    }

    /// Returns what a change of the terms replaced, and by what. `revision`: after it
    /// ([`Self::terms_revision`]).
    pub fn changed_terms(&self, revision: u32) -> Option<[&TournamentTerms; 2]> {
        let new = usize::try_from(revision).ok()?;
        let former = self.former_terms.get(new.checked_sub(1)?)?;
        Some([former, self.former_terms.get(new).unwrap_or(&self.terms)])
    }

    /// Returns whether entries are open.
    pub fn takes_entries(&self, now: DateTime<Utc>) -> bool {
        (self.phase == Phase::Announced || self.is_open_ladder())
            && has_opened(self.terms.entries_open_at, now)
    }

    /// Returns of how many games a match is that was agreed on; `None`: it is another tournament.
    pub fn series_games(&self) -> Option<i32> {
        match self.terms.format {
            Format::Match { games, .. } if self.is_agreed => Some(i32::from(games)),
            _ => None,
        }
    }

    /// Returns whether somebody runs this tournament.
    pub fn is_directed_by(&self, account: i64) -> bool {
        [self.director, self.deputy].contains(&Some(account))
    }

    /// Returns whether somebody has entered, or plays.
    pub fn plays(&self, account: i64) -> bool {
        match self.phase {
            Phase::Announced => self.entrants.contains(&account),
            _ => self.seat_of(account).is_some(),
        }
    }

    /// Returns where somebody plays: section and pairing number. Of several stages, in the last one.
    pub fn seat_of(&self, account: i64) -> Option<(u16, PairingNumber)> {
        self.seats_of(account).next()
    }

    /// Returns a player of a section.
    pub fn seat(&self, section: u16, number: PairingNumber) -> Option<&Seat> {
        self.section(section)?.seat(number)
    }

    pub(super) fn seat_mut(&mut self, section: u16, number: PairingNumber) -> Option<&mut Seat> {
        let section = self.sections.get_mut(usize::from(section).checked_sub(1)?)?;
        section.seats.get_mut(number.checked_sub(1)?)
    }

    /// Returns a section by its number.
    pub fn section(&self, number: u16) -> Option<&TournamentSection> {
        self.sections.get(usize::from(number).checked_sub(1)?)
    }

    /// Returns the games of a section, in the order in which they began.
    pub fn games_of(&self, section: u16) -> impl Iterator<Item = &StartedGame> {
        let places = self.games_by_section.get(&section);
        places.into_iter().flatten().map(|place| &self.games[*place])
    }

    /// Returns the games of one player of a section.
    pub fn games_of_seat(
        &self,
        section: u16,
        number: PairingNumber,
    ) -> impl Iterator<Item = &StartedGame> {
        let plays =
            move |game: &&StartedGame| [game.paired.white, game.paired.black].contains(&number);
        self.games_of(section).filter(plays)
    }

    /// Returns whether a game of the site is one of this tournament.
    pub fn has_game(&self, id: i64) -> bool {
        self.game_ids.contains(&id)
    }

    /// Returns the lot that was drawn for a purpose; `None` if it was not drawn.
    pub fn lot(&self, purpose: LotPurpose) -> Option<Lot> {
        let lot = self.lots.get(&purpose)?;
        let drawn = lot.drawn.as_ref()?;
        lot.commitment.verify(&drawn.secret, &drawn.head)
    }
}

/// Returns the match of a bracket that the log names so.
pub(super) fn place_of(round: u16, board: u16) -> BracketPosition {
    BracketPosition { round: usize::from(round), number: usize::from(board) }
}

impl Seat {
    /// Returns who plays here, and who did before.
    pub fn players(&self) -> impl Iterator<Item = i64> + use<> {
        let former = self.substituted.map(|it| it.former);
        [self.player].into_iter().chain(former)
    }
}

impl TournamentSection {
    pub(super) fn new(entrants: &[Entrant]) -> TournamentSection {
        let seat = |entrant: &Entrant| Seat {
            player: entrant.player,
            rating: entrant.rating,
            withdrawal: None,
            special_leave: None,
            offered_to: None,
            next_edition_place: None,
            substituted: None,
        };
        TournamentSection { seats: entrants.iter().map(seat).collect() }
    }

    fn seat(&self, number: PairingNumber) -> Option<&Seat> {
        self.seats.get(number.checked_sub(1)?)
    }

    /// Returns whether somebody plays here and has not left.
    pub fn is_present(&self, number: PairingNumber) -> bool {
        self.seat(number).is_some_and(|seat| seat.withdrawal.is_none())
    }
}
