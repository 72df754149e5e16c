//! A game as its players see it: whose turn it is, its clock, its offers, how it ended.
//!
//! Everything that can happen to a game goes through [`Game::decide`]; everything else in
//! the service is derived from the events it answers with. Pure: knows `chess`, chrono and
//! std. It must not know a database, HTML, or what time it is. docs/RULES.md lists the rules.
//!
//! A game is stored as its moves and a few short texts; [`Game::restore`] replays them. Lines of
//! moves that players type are read by [`variations`]. Replies in advance are
//! [`conditional_moves`]; `cascade` plays them, and what is left of a proposed line, after a move.

pub mod analysis;
mod can_mate;
mod cascade;
mod claim;
pub mod clock;
mod command;
pub mod conditional_moves;
mod decide;
mod decide_safety_move;
mod delayed_move;
mod ending;
mod ending_sentence;
mod entered_move;
mod error;
mod event;
mod evidence;
pub mod game_limit;
mod log_entry;
mod open_offers;
mod outcome;
pub mod pace;
mod pending;
pub mod pgn;
mod proposed_line;
mod replacement;
mod replay;
mod resubmission;
mod safety_move;
mod safety_move_change;
mod send_delay;
mod takeback;
mod terms;
#[cfg(test)]
mod tests;
pub mod variations;

use chrono::{DateTime, Utc};

use crate::chess::{self, Color, Line, Move, Position, Start, VariantPosition};
use clock::StoredClock;
use conditional_moves::ConditionalMoves;

pub use can_mate::CanMate;
pub use claim::{
    ADJUDICATED_WITHIN, APPEAL_PERIOD, Adjudicated, Adjudication, Case, Claim, ClaimError,
    ClaimGround, ClaimVerdict, ClaimedResult, Claims, ConflictOfInterest, Counts, Filed, Finding,
    StoppedPlay,
};
pub use command::{Actor, ArbiterCommand, Command, MoveSource, Play, PlayerCommand, SystemCommand};
pub use delayed_move::{DelayedMove, MAX_TOURNAMENT_DELAY, SEND_DELAYS};
pub use ending::{Ending, GameResult, Score};
pub use entered_move::EnteredMove;
pub use error::GameError;
pub use event::{Event, EventKind};
pub use evidence::Evidence;
pub use log_entry::{Audience, CaseEntry, LogEntry, LogEntryKind};
pub use open_offers::OpenOffers;
pub use pending::{Cause, Pending};
pub use proposed_line::{MAX_LINES, ProposedLine};
pub use replay::ImpossibleEntry;
pub use safety_move::{SAFETY_LEADS, SafetyMove};
pub use safety_move_change::SafetyMoveChange;
pub use takeback::ply_of;
pub use terms::{Assistance, DrawOffers, DrawRule, Terms, TimeoutRule};

/// Own moves that must be made after a draw offer before the next one.
pub const MOVES_BETWEEN_OFFERS: u32 = 10;

/// A half-move that was made, when and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveRecord {
    pub mv: Move,
    pub at: DateTime<Utc>,
    pub how: MoveSource,
    /// When its clock would have begun to run for what the move used, where that was not the
    /// move before: after a takeback, or where the clock stood still.
    pub began: Option<DateTime<Utc>>,
}

/// A half-move as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredMove {
    pub uci: shakmaty::uci::UciMove,
    pub at: DateTime<Utc>,
    pub how: MoveSource,
    pub began: Option<DateTime<Utc>>,
}

/// How and when a game ended, and what proves it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    pub ending: Ending,
    pub at: DateTime<Utc>,
    pub evidence: Option<Evidence>,
}

/// One game, whole.
#[derive(Clone, Debug)]
pub struct Game {
    terms: Terms,
    start: Start,
    started_at: DateTime<Utc>,
    played: Vec<MoveRecord>,
    position: VariantPosition,
    offer: Option<Color>,
    /// The number of half-moves that had been made when each side last offered a draw.
    offered_at: shakmaty::ByColor<Option<u32>>,
    proposed_lines: shakmaty::ByColor<Option<ProposedLine>>,
    /// Known to their owners only. A game that is loaded to be shown has none.
    conditional_moves: shakmaty::ByColor<ConditionalMoves>,
    /// Known to its player only, in the same way.
    delayed_move: Option<DelayedMove>,
    /// Of the side to move, known to its owner only.
    safety_move: Option<SafetyMove>,
    takeback: Option<Color>,
    /// How often moves were taken back.
    takeback_count: u32,
    /// When the clock of the side to move began to run for the last time, if that was later
    /// than the move before.
    clock_started_at: Option<DateTime<Utc>>,
    clock: StoredClock,
    claims: Claims,
    pending: Option<Pending>,
    ended: Option<Ended>,
}

/// What is stored of a game besides its moves.
#[derive(Clone, Debug, Default)]
pub struct StoredState {
    pub offer: Option<Color>,
    pub offered_at: shakmaty::ByColor<Option<u32>>,
    /// In the typed form.
    pub proposed_lines: shakmaty::ByColor<Option<String>>,
    pub takeback: Option<Color>,
    pub takeback_count: u32,
    pub clock_started_at: Option<DateTime<Utc>>,
    pub clock: StoredClock,
    pub claims: Claims,
    pub pending: Option<Pending>,
    pub ended: Option<Ended>,
}

impl Game {
    /// Starts a game; the clock of the side to move runs from now.
    pub fn new(terms: Terms, start: Start, now: DateTime<Utc>) -> Game {
        Game {
            terms,
            position: start.position.clone(),
            start,
            started_at: now,
            played: Vec::new(),
            offer: None,
            offered_at: shakmaty::ByColor::default(),
            proposed_lines: shakmaty::ByColor::default(),
            conditional_moves: shakmaty::ByColor::default(),
            delayed_move: None,
            safety_move: None,
            takeback: None,
            takeback_count: 0,
            clock_started_at: None,
            clock: StoredClock::default(),
            claims: Claims::default(),
            pending: None,
            ended: None,
        }
    }

    /// Rebuilds a stored game, without conditional moves. `None` if a move is not legal where it
    /// stands.
    pub fn restore(
        terms: Terms,
        start: Start,
        started_at: DateTime<Utc>,
        moves: impl IntoIterator<Item = StoredMove>,
        standing: StoredState,
    ) -> Option<Game> {
        let mut game = Game::new(terms, start, started_at);
        for StoredMove { uci, at, how, began } in moves {
            let mv = uci.to_move(&game.position).ok()?;
            chess::play(&mut game.position, mv, game.start.rules);
            game.played.push(MoveRecord { mv, at, how, began });
        }
        for side in Color::ALL {
            if let Some(text) = standing.proposed_lines.get(side) {
                *game.proposed_lines.get_mut(side) = Some(ProposedLine::parse(&game, text)?);
            }
        }
        game.offer = standing.offer;
        game.offered_at = standing.offered_at;
        game.takeback = standing.takeback;
        game.takeback_count = standing.takeback_count;
        game.clock_started_at = standing.clock_started_at;
        game.clock = standing.clock;
        game.claims = standing.claims;
        game.pending = standing.pending;
        game.ended = standing.ended;
        Some(game)
    }

    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    pub fn start(&self) -> &Start {
        &self.start
    }

    pub fn started_at(&self) -> DateTime<Utc> {
        self.started_at
    }

    /// Returns the half-moves made so far, oldest first.
    pub fn played(&self) -> &[MoveRecord] {
        &self.played
    }

    /// Returns how many half-moves have been made.
    pub fn ply(&self) -> u32 {
        u32::try_from(self.played.len()).unwrap_or(u32::MAX)
    }

    pub fn position(&self) -> &VariantPosition {
        &self.position
    }

    pub fn turn(&self) -> Color {
        self.position.turn()
    }

    /// Returns who offers a draw at present.
    pub fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// Returns after how many half-moves each side last offered a draw.
    pub fn offered_at(&self) -> shakmaty::ByColor<Option<u32>> {
        self.offered_at
    }

    /// Returns the series of moves that a side has proposed.
    pub fn proposed_line(&self, by: Color) -> Option<&ProposedLine> {
        self.proposed_lines.get(by).as_ref()
    }

    /// Returns a side's conditional moves. Only their owner may see them.
    pub fn conditional_moves(&self, side: Color) -> &ConditionalMoves {
        self.conditional_moves.get(side)
    }

    /// Puts stored conditional moves into the game.
    pub fn set_conditional_moves(&mut self, side: Color, conditional_moves: ConditionalMoves) {
        *self.conditional_moves.get_mut(side) = conditional_moves;
    }

    /// Returns when the clock of the side to move began to run for the last time, if that was
    /// later than the move before.
    pub fn clock_started_at(&self) -> Option<DateTime<Utc>> {
        self.clock_started_at
    }

    /// Returns how often moves were taken back.
    pub fn takeback_count(&self) -> u32 {
        self.takeback_count
    }

    /// Returns what the result hangs on while it is being proven.
    pub fn pending(&self) -> Option<Pending> {
        self.pending
    }

    pub fn ended(&self) -> Option<&Ended> {
        self.ended.as_ref()
    }

    /// Returns whether moves can still be made.
    pub fn is_running(&self) -> bool {
        self.ended.is_none() && self.pending.is_none()
    }

    /// Returns whether the game has hardly begun: not both sides have made their first move.
    pub fn is_fresh(&self) -> bool {
        self.played.len() < 2
    }

    /// Returns whether a player can still abort it: nobody loses anything if it had never been.
    pub fn may_abort(&self) -> bool {
        self.terms.abort && self.is_fresh()
    }

    /// Returns all positions of the game with the moves between them.
    pub fn line(&self) -> Line {
        Line::replay(&self.start, self.played.iter().map(|p| p.mv))
    }

    /// Returns the position after so many half-moves of the game, `None` if there are fewer.
    pub fn position_at(&self, ply: usize) -> Option<VariantPosition> {
        let mut position = self.start.position.clone();
        for played in self.played.get(..ply)? {
            chess::play(&mut position, played.mv, self.start.rules);
        }
        Some(position)
    }

    /// Returns the position after a line that goes on from there, `None` if it is not legal.
    pub fn position_after(&self, ply: usize, line: &[Move]) -> Option<VariantPosition> {
        let mut position = self.position_at(ply)?;
        for mv in line {
            position.legal_moves().contains(mv).then_some(())?;
            chess::play(&mut position, *mv, self.start.rules);
        }
        Some(position)
    }

    /// Carries out an event that [`Game::decide`] answered with.
    pub fn apply(&mut self, event: &Event) {
        match &event.what {
            &EventKind::MovePlayed { mv, offers_draw } => {
                let mover = self.turn();
                let before = self.position.clone();
                let began = self.began(event.at);
                chess::play(&mut self.position, mv, self.start.rules);
                let played = MoveRecord { mv, at: event.at, how: event.by.how(), began };
                self.press_clock(event.at);
                self.claims.settle();
                self.takeback = None;
                self.played.push(played);
                self.follow_conditional_moves(mover, played, &before, offers_draw);
                self.follow_proposed_lines(mv);
                // Moving declines what the opponent had offered.
                self.offer = None;
                if offers_draw {
                    self.note_offer(mover);
                }
            }
            EventKind::MoveDelayed { delayed_move } => {
                self.delayed_move = Some((**delayed_move).clone());
            }
            EventKind::MoveRecalled { .. } => self.delayed_move = None,
            EventKind::SafetyMoveSet { safety_move } => {
                self.safety_move = Some((**safety_move).clone());
            }
            EventKind::SafetyMoveDeleted { .. } | EventKind::SafetyMovePlayed { .. } => {
                self.safety_move = None;
            }
            EventKind::DelayEnded { used, .. } => self.end_delay(*used, event.at),
            EventKind::Proposed { by, proposed_line } => {
                *self.proposed_lines.get_mut(*by) = Some(proposed_line.clone());
            }
            EventKind::ConditionalMovesSaved { by, conditional_moves } => {
                *self.conditional_moves.get_mut(*by) = (**conditional_moves).clone();
            }
            EventKind::TakebackAsked { by } => self.takeback = Some(*by),
            EventKind::TakebackDeclined { .. } => self.takeback = None,
            EventKind::TakenBack { to, .. } => self.take_back(*to, event.at),
            EventKind::TimeGiven { to, time } => self.take_time_grant(*to, *time),
            EventKind::VacationSet { by, vacations } => self.set_vacation(*by, vacations, event.at),
            EventKind::SpecialLeaveGranted { side, leave } => {
                self.set_special_leave(*side, *leave, event.at);
            }
            EventKind::TimeReturned { from, to } => self.return_time(*from, *to),
            EventKind::Claimed { claim, .. } => self.file_claim(claim, event.at),
            EventKind::ClaimAnswered { .. } => self.note_claim_answer(),
            EventKind::ClaimExamined { .. } => self.note_examined(),
            EventKind::ClaimRefuted { .. } => self.refute_claim(event.at),
            EventKind::Appealed { by, .. } => self.note_appeal(*by, event.at),
            EventKind::PlayStopped { claims_until } => self.stop_play(*claims_until, event.at),
            EventKind::ResultClaimed { by, result, .. } => {
                self.note_result_claim(*by, *result, event.at);
            }
            EventKind::Adjudicated { arbiter, adjudication, .. } => {
                self.apply_adjudication(*adjudication, *arbiter, event.at);
            }
            EventKind::PlayerReplaced { side, .. } => self.replace_player(*side, event.at),
            EventKind::DrawOffered { by } => self.note_offer(*by),
            EventKind::DrawDeclined { .. } => self.offer = None,
            &EventKind::ProofAwaited { cause, side } => {
                self.claims.settle();
                self.close(event.at);
                self.pending = Some(Pending { cause, side, at: event.at });
            }
            EventKind::Ended { ending, evidence } => {
                // Another result of a game that was over: no clock ran in between.
                if let Some(before) = self.ended.as_ref().map(|ended| ended.at) {
                    self.return_time(before, event.at);
                }
                // Only a decision can be appealed, not what the players or the clock did after it, nor
                // that the service took the game back.
                let is_decision = matches!(ending, Ending::Adjudicated(_))
                    && !matches!(event.by, Actor::Clock | Actor::System);
                if !is_decision {
                    self.claims.settle();
                }
                self.close(event.at);
                self.pending = None;
                let evidence = evidence.clone();
                self.ended = Some(Ended { ending: *ending, at: event.at, evidence });
            }
        }
        self.drop_void_delayed_move();
        self.drop_void_safety_move();
    }

    /// Returns the game as it stands at an instant: with the time that ran out until then, though
    /// nobody has written it down yet.
    pub fn as_of(mut self, now: DateTime<Utc>) -> Game {
        for event in self.decide(&SystemCommand::CheckTime.into(), now).unwrap_or_default() {
            self.apply(&event);
        }
        self
    }

    /// Nothing is left open when a game is over. What its clock had used stays known: the game
    /// may be reopened.
    fn close(&mut self, at: DateTime<Utc>) {
        self.offer = None;
        self.takeback = None;
        self.proposed_lines = shakmaty::ByColor::default();
        if self.is_running() {
            self.settle_clock(at);
        }
        self.clock.vacations = shakmaty::ByColor::default();
    }

    fn note_offer(&mut self, by: Color) {
        self.offer = Some(by);
        let ply = self.ply();
        *self.offered_at.get_mut(by) = Some(ply);
    }
}
