//! Why a command to a tournament was refused.

use super::{entry::UnmetCondition, ladder::ChallengeObstacle, terms_fault::TermsFault};

/// Why nothing happened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TournamentError {
    /// It has happened already: a form that was sent twice. The caller treats it as success.
    AlreadyDone,
    Terms(TermsFault),
    UnmetCondition(UnmetCondition),
    /// Entries have not opened yet.
    NotOpenYet,
    /// It has started, or was cancelled.
    EntriesClosed,
    /// It has not started yet.
    NotStarted,
    /// It is over, or was cancelled.
    Over,
    NotEntered,
    /// After the start terms never change (C.07 4.1.1).
    TermsFrozen,
    /// Somebody else has changed them since the page was opened.
    TermsChanged,
    /// Somebody else has given the numbers since the page was opened.
    NumbersChanged,
    /// Somebody else has changed director or deputy since the page was opened.
    DirectorsChanged,
    /// The director plays in it: nobody decides in an event that they play in. Or director and
    /// deputy are one.
    DirectorPlays,
    /// Who is to be director or deputy has an account that is suspended or closed.
    CannotDirect,
    ReasonMissing,
    /// There is no such section or pairing number.
    NoSuchPlayer,
    /// Whoever plays in the tournament takes no other place.
    PlaysAlready,
    /// Nobody has offered this account a place.
    NotInvited,
    /// The first days, in which a substitute can take a place, are over.
    TooLateForSubstitute,
    /// A game of the place is over, or beyond the fifth move.
    SeatPlayedOn,
    /// In a game of the place a claim waits, or its result is being proven.
    SeatBeingDecided,
    /// Special leave is 1 to 30 days, time for a game 1 to 7.
    DaysRange {
        most: u16,
    },
    /// A player has special leave once.
    SpecialLeaveTaken,
    /// The director has a game in progress against the player.
    CurrentOpponent,
    /// The player has withdrawn, or was withdrawn.
    HasLeft,
    /// The player whose entry is to be removed has not entered.
    NoEntry,
    /// Somebody has given time in this game since the page was opened.
    TimeGivenMeanwhile,
    /// The director has given as much time in this game as is allowed.
    TimeGivenFull,
    /// The game is over, or is none of this tournament.
    NoSuchGame,
    /// Somebody has not entered, or is named twice.
    NumbersDiffer,
    /// The day of the start has not come, or it is not full.
    NotDue,
    /// A next edition is announced already.
    NextEditionExists,
    /// It is a standing offer, or a match that two players have agreed on: what follows it is no
    /// edition.
    HasNoEditions,
    /// There is no such round, or nobody can ask for a bye in it.
    NoSuchRound,
    /// The round is paired already.
    RoundPaired,
    /// They have no place in the next stage, or it is confirmed no more.
    NotQualified,
    /// It is no ladder.
    NoLadder,
    /// As many are on the ladder as have a place.
    LadderFull,
    /// A player cannot challenge another.
    Challenge(ChallengeObstacle),
    /// There is no such challenge, or it is not theirs.
    NoSuchChallenge,
    /// The challenge was answered or taken back, or its time is over.
    ChallengeSettled,
    /// One of the two has another game in the same role, which was reopened.
    ChallengeFull,
    /// This game is not the next one of its pairing, or has begun; or a lot is for a match whose
    /// players are not known.
    NotPaired,
    /// The secret is not the one that was committed to, or one to commit to is missing.
    WrongSecret,
}
