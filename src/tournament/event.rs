//! What happened to a tournament: the only thing that tables, pairings and pages derive from,
//! besides the results of its games.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::{
    ladder::{ChallengeExcuse, ChallengeNumber},
    lots::{LotCommitment, LotSecret},
    paired_round::PairedRound,
    pairing::round_pairings::PairingNumber,
    stage::StageSeat,
    started_game::StartedGame,
    stored_text,
    terms::TournamentTerms,
};
use crate::game::GameResult;

pub use super::withdrawal_ground::{FateOfGames, WithdrawalGround};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentEvent {
    pub at: DateTime<Utc>,
    pub by: TournamentActor,
    pub what: TournamentEventKind,
}

/// Who acted, by the number of the account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentActor {
    Player(i64),
    /// The tournament director, the deputy, or an administrator of the site.
    Director(i64),
    /// The service itself.
    System,
}

/// What it was. Players are named by the numbers of their accounts before the start, by section and
/// pairing number after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TournamentEventKind {
    Announced {
        terms: Box<TournamentTerms>,
        /// `None`: a match that two players have agreed on by themselves.
        director: Option<i64>,
        deputy: Option<i64>,
        /// The number of the tournament of which it is the next edition.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        edition_of: Option<i64>,
    },
    TermsChanged {
        terms: Box<TournamentTerms>,
        reason: String,
    },
    DirectorsChanged {
        /// `None`: the account of the last one was closed, and nobody has taken over.
        director: Option<i64>,
        deputy: Option<i64>,
        reason: String,
    },
    /// What the director says to all entrants.
    AnnouncementMade {
        text: String,
    },
    Invited {
        player: i64,
    },
    Entered {
        player: i64,
        /// A late decision in a previous edition has given the player a place in this one
        /// ([`Self::NextEditionPlaceGiven`]).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_right: bool,
    },
    /// The player's own word, before the start.
    EntryWithdrawn {
        player: i64,
    },
    /// By the director, or because the account cannot play at the start.
    EntryRemoved {
        player: i64,
        reason: String,
    },
    /// The director gives the numbers by hand, in this order. Whoever is not named comes behind, in
    /// the order of entry. If nobody is named, the terms say how numbers are given.
    NumbersSet {
        players: Vec<i64>,
        reason: String,
    },
    /// The hash of a secret, before anybody can know what is drawn from it.
    LotCommitted {
        purpose: LotPurpose,
        #[serde(with = "stored_text")]
        commitment: LotCommitment,
    },
    /// The secret. With the hash of the line before, it gives the lot.
    LotDrawn {
        purpose: LotPurpose,
        #[serde(with = "stored_text")]
        secret: LotSecret,
    },
    /// Pairing numbers follow from the order.
    Started {
        sections: Vec<Vec<Entrant>>,
    },
    GamesStarted {
        games: Vec<StartedGame>,
    },
    /// A round of a Swiss tournament is paired.
    RoundPaired(PairedRound),
    /// No pairing of this round is possible: there are no more rounds.
    RoundNotPaired {
        round: u16,
    },
    /// A player does not play in a round that is not paired yet.
    ByeRequested {
        number: PairingNumber,
        round: u16,
    },
    /// The player plays in it after all.
    ByeRequestWithdrawn {
        number: PairingNumber,
        round: u16,
    },
    /// It is decided who goes on from a stage, by section and number: for the first time, or otherwise than
    /// before.
    PlayersQualified {
        stage: u16,
        players: Vec<StageSeat>,
    },
    /// A player who was named plays in the next stage.
    PlaceConfirmed {
        section: u16,
        number: PairingNumber,
    },
    /// A player who was named does not want to: the next one has the place.
    PlaceGivenUp {
        section: u16,
        number: PairingNumber,
    },
    /// A player who was named has not confirmed it in time.
    PlaceLapsed {
        section: u16,
        number: PairingNumber,
    },
    /// The next stage begins. Its sections are numbered behind those that there are; pairing numbers follow from
    /// the order.
    StageStarted {
        stage: u16,
        sections: Vec<Vec<Entrant>>,
    },
    /// Fewer than three can go on: no stage follows this one.
    NoNextStage {
        stage: u16,
    },
    /// By the results this player goes on from a stage, but a decision came too late: the next one had begun.
    /// The player has a place in the next edition.
    QualifiedTooLate {
        section: u16,
        number: PairingNumber,
    },
    PlayerWithdrawn {
        section: u16,
        number: PairingNumber,
        /// The games that were over before it, both having moved (C.05 6.6).
        finished_games: u16,
        #[serde(with = "stored_text")]
        ground: WithdrawalGround,
        reason: String,
    },
    /// A player of a ladder challenges another.
    ChallengeMade {
        challenger: PairingNumber,
        challenged: PairingNumber,
    },
    /// The game begins.
    ChallengeAccepted {
        challenge: ChallengeNumber,
    },
    /// It is lost, unless there is an excuse.
    ChallengeDeclined {
        challenge: ChallengeNumber,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        excuse: Option<ChallengeExcuse>,
    },
    /// Nobody has answered in time: it is lost, unless there is an excuse.
    ChallengeUnanswered {
        challenge: ChallengeNumber,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        excuse: Option<ChallengeExcuse>,
    },
    /// The challenger takes it back.
    ChallengeWithdrawn {
        challenge: ChallengeNumber,
    },
    /// Nobody enters any more, and nobody is challenged. Games in progress go on and count.
    LadderClosed {
        reason: String,
    },
    /// The director stops the clocks of a player for so many days.
    SpecialLeaveGranted {
        section: u16,
        number: PairingNumber,
        days: u16,
        reason: String,
    },
    /// The director gives a player so many days in one game.
    TimeGiven {
        game: i64,
        to: PairingNumber,
        days: u16,
        reason: String,
    },
    /// The director offers the place of a player to another.
    SubstituteInvited {
        section: u16,
        number: PairingNumber,
        player: i64,
        reason: String,
    },
    /// A substitute has taken the place of a player.
    PlayerReplaced {
        section: u16,
        number: PairingNumber,
        former: i64,
        player: i64,
        rating: Option<i32>,
    },
    /// A match of a knockout is decided. `None`: nobody goes on.
    MatchDecided {
        round: u16,
        board: u16,
        advancing: Option<PairingNumber>,
    },
    /// A decision has undone what decided a match, before a game of the next one had five moves.
    MatchReopened {
        round: u16,
        board: u16,
    },
    /// By the results this player has won a match, but a decision came too late for the seat, which
    /// somebody else has taken. The player has a place in the next edition.
    NextEditionPlaceGiven {
        round: u16,
        board: u16,
        number: PairingNumber,
    },
    /// Everybody with games in progress was reminded of the end date, so many days before it.
    EndReminded {
        days: u16,
    },
    /// The end date has come: no game begins any more, and those in progress are adjudicated.
    PlayEnded,
    /// All games are over. It is final after the time in which decisions can be appealed.
    Finished,
    /// A decision has reopened a game, or changed a result so that more is to be played or
    /// somebody else has won.
    Reopened,
    Finalized,
    /// A decision has changed the table although it was final. `None`: the game goes on.
    ResultChangedAfterFinal {
        game: i64,
        #[serde(with = "stored_text")]
        result: Option<GameResult>,
    },
    /// Its games go on as single games.
    Cancelled {
        reason: String,
    },
}

impl TournamentEventKind {
    /// Writes it as a line of the log has it. `None` for what JSON cannot say, which no event has.
    pub fn to_json(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }
}

/// Somebody who plays, with the rating of the day on which entries closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    pub player: i64,
    pub rating: Option<i32>,
}

/// What a lot is drawn for. Each has a secret of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LotPurpose {
    /// Pairing numbers, sections and seeds.
    Numbers,
    /// Who has White in the first game of a match.
    FirstColor { round: u16, board: u16 },
    /// Who has White in the decider of a match.
    DeciderColor { round: u16, board: u16 },
    /// Which color number 1 has in the first round of a Swiss tournament.
    InitialColor,
    /// From which position of Chess960 each game begins.
    Chess960Numbers,
    /// Who goes on from a stage, where results leave players equal.
    Qualification { stage: u16 },
    /// Groups and numbers of a stage from the second on.
    StageNumbers { stage: u16 },
}
