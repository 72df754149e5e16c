//! Why a command was refused, in a sentence the player understands.

use std::fmt;

use super::{ClaimError, OpenOffers, variations::Fault};
use crate::chess::InputError;

/// Why nothing happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameError {
    /// It has happened already, by the same player's same wish: a form sent twice. The
    /// caller treats it as success.
    AlreadyDone,
    Over,
    /// The game is over; its result is being proven.
    BeingProven,
    NotYourTurn,
    /// The board has changed since the player viewed it.
    Stale,
    Move(InputError),
    NoOffer,
    /// It is one's own turn: the offer comes with the move.
    OfferWithTheMove,
    OfferTooSoon {
        moves_left: u32,
    },
    /// Only Black can offer a draw.
    NoDrawOffers,
    /// The opponent has made an offer: it can be accepted.
    OfferStands,
    /// The move would decline offers that the player has not seen.
    UnseenOffers(OpenOffers),
    TooLateToAbort,
    /// The game is one that cannot be aborted.
    NoAbort,
    /// The game is played without takebacks.
    NoTakebacks,
    /// The players give each other no time.
    NoTimeGrants,
    /// A gift of time has 1 to 30 days.
    TimeGivenRange,
    /// Time was given often enough since the last move.
    TimeGivenOften,
    /// The opponent has as much time as a clock can hold.
    TimeGivenFull,
    /// The game has no time limit.
    NoClock,
    /// The game goes on during a vacation.
    NoVacation,
    /// There is no time to claim.
    TimeoutStands,
    /// Time has run out only just now.
    TimeoutTooRecent,
    /// The player has not moved yet.
    NothingToTakeBack,
    /// The opponent asks for a takeback already.
    TakebackStands,
    NotAsked,
    /// The game is played without conditional moves and proposed lines.
    NoConditionalMoves,
    /// It is one's own turn: lines are kept with the move.
    ConditionalMovesOnYourTurn,
    /// The moves that were made since the owner viewed the game.
    ConditionalMovesOutdated {
        since: String,
    },
    /// The conditional moves have been edited elsewhere.
    ConditionalMovesChanged,
    /// There is no such line in the conditional moves any more.
    NoSuchLine,
    ConditionalMoves(Fault),
    ProposedLine(Fault),
    /// One's own proposed line is still open.
    ProposedLineStands,
    /// The move was made before, without the lines that come with it now.
    LinesNotKept,
    /// The player has made a move that is not sent yet.
    MoveNotSent,
    /// No move waits: it was sent.
    NothingToRecall,
    /// The clock has not so much left.
    SafetyMoveTooLate,
    /// The proposed line does not contain these moves.
    NotProposed,
    /// By one's own proposed line this is the move.
    Bound {
        to: String,
    },
    /// About a claim or a decision.
    Claim(ClaimError),
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameError::AlreadyDone => f.write_str("This has already been done."),
            GameError::Over => f.write_str("The game is over."),
            GameError::BeingProven => {
                f.write_str("The game is over. The result is being checked and follows in a moment.")
            }
            GameError::NotYourTurn => f.write_str("It is not your turn."),
            GameError::Stale => f.write_str(
                "The game has changed since you opened this page. Look at the board again.",
            ),
            GameError::Move(error) => error.fmt(f),
            GameError::NoOffer => f.write_str("There is no draw offer any more."),
            GameError::OfferWithTheMove => {
                f.write_str("It is your turn. Offer the draw together with your move.")
            }
            GameError::OfferTooSoon { moves_left: 1 } => {
                f.write_str("You can offer a draw again after you have played one more move.")
            }
            GameError::OfferTooSoon { moves_left } => write!(
                f,
                "You can offer a draw again after you have played {moves_left} more moves."
            ),
            GameError::NoDrawOffers => f.write_str("In this game only Black can offer a draw."),
            GameError::OfferStands => {
                f.write_str("Your opponent has already offered a draw. You can accept it.")
            }
            GameError::UnseenOffers(unseen) => {
                let (what, declined) = match (unseen.draw, unseen.takeback) {
                    (true, true) => ("offered a draw and asked for a takeback", "both"),
                    (false, true) => ("asked for a takeback", "the request"),
                    _ => ("offered a draw", "the offer"),
                };
                write!(
                    f,
                    "Your opponent has {what} in the meantime, so your move was not played. If you play it now, you decline {declined}."
                )
            }
            GameError::NoTakebacks => f.write_str("This game is played without takebacks."),
            GameError::NoTimeGrants => {
                f.write_str("In this game you cannot give your opponent time.")
            }
            GameError::TimeGivenRange => f.write_str("You can give 1 to 30 whole days at a time."),
            GameError::TimeGivenOften => {
                f.write_str("You can give time only three times between two moves.")
            }
            GameError::TimeGivenFull => {
                f.write_str("A clock cannot hold more than 365 days. Give fewer days.")
            }
            GameError::NoClock => f.write_str("This game has no time limit."),
            GameError::NoVacation => f.write_str("Vacation does not pause the clock in this game."),
            GameError::TimeoutTooRecent => f.write_str(
                "Your opponent's time has only just run out. A move may still arrive. Try again in two minutes.",
            ),
            GameError::TimeoutStands => {
                f.write_str("You cannot claim a win on time. Your opponent has time left or has moved.")
            }
            GameError::NothingToTakeBack => f.write_str("You have no move to take back."),
            GameError::TakebackStands => {
                f.write_str("Your opponent has already asked for a takeback. You can accept it.")
            }
            GameError::NotAsked => f.write_str("There is no takeback request any more."),
            GameError::NoConditionalMoves => {
                f.write_str("This game is played without conditional moves and proposed lines.")
            }
            GameError::ConditionalMovesOnYourTurn => {
                f.write_str("It is your turn. Make your move and add conditional moves with it.")
            }
            GameError::ConditionalMovesOutdated { since } => write!(
                f,
                "Nothing was saved. The game has continued with {since}. Look at the board again."
            ),
            GameError::ConditionalMovesChanged => f.write_str(
                "Nothing was saved. Your conditional moves have changed since you opened this page. Look at them again.",
            ),
            GameError::NoSuchLine => f.write_str("This line is no longer among your conditional moves."),
            GameError::ConditionalMoves(fault) => write!(f, "Nothing was saved. {fault}"),
            GameError::ProposedLine(fault) => write!(f, "Nothing was sent. Correct the proposed line. {fault}"),
            GameError::ProposedLineStands => f.write_str(
                "Your last proposed line is still open. You can propose again when it has ended.",
            ),
            GameError::LinesNotKept => f.write_str(
                "Your move was already played, without these lines. You can still save them as conditional moves.",
            ),
            GameError::MoveNotSent => f.write_str("Your move has not been sent yet. Recall it first."),
            GameError::SafetyMoveTooLate => f.write_str("You have less time left than that. Choose a shorter time, or move now."),
            GameError::NothingToRecall => f.write_str("Your move has already been sent."),
            GameError::NotProposed => f.write_str("These moves are no longer proposed. Look at the board again."),
            GameError::Bound { to } => {
                write!(f, "You must play {to}, because you proposed it as your reply.")
            }
            GameError::Claim(refusal) => refusal.fmt(f),
            GameError::NoAbort => {
                f.write_str("This game cannot be aborted, but you can resign.")
            }
            GameError::TooLateToAbort => {
                f.write_str("Both sides have moved. You can no longer abort the game, but you can resign.")
            }
        }
    }
}
