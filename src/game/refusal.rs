//! Why a command was refused, in a sentence the player understands.

use std::fmt;

use super::{ClaimRefusal, variations::Fault};
use crate::chess::InputError;

/// Why nothing happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It has happened already, by the same player's same wish: a form sent twice. The
    /// caller treats it as success.
    AlreadyDone,
    Over,
    /// The game is over; its result is being proven.
    BeingProven,
    NotYourTurn,
    /// The board has changed since the player looked.
    Stale,
    Move(InputError),
    NoOffer,
    /// It is one's own turn: the offer comes with the move.
    OfferWithTheMove,
    OfferTooSoon {
        moves_left: u32,
    },
    /// The opponent has made an offer: it can be accepted.
    OfferStands,
    TooLateToAbort,
    /// The game is played without takebacks.
    NoTakebacks,
    /// A gift of time has 1 to 30 days.
    TimeGivenRange,
    /// Time was given often enough since the last move.
    TimeGivenOften,
    /// The opponent has as much time as a clock can hold.
    TimeGivenFull,
    /// The game has no time limit.
    NoClock,
    /// The game goes on during a leave.
    NoLeave,
    /// There is no flag to claim.
    FlagStands,
    /// The flag has fallen only just now.
    FlagTooFresh,
    /// The player has not moved yet.
    NothingToTakeBack,
    /// The opponent asks for a takeback already.
    TakebackStands,
    NotAsked,
    /// The game is played without plans and proposals.
    NoConditionalMoves,
    /// It is one's own turn: lines are kept with the move.
    PlanOnYourTurn,
    /// The moves that were made since the owner looked.
    PlanPassed {
        since: String,
    },
    /// The plan has been edited elsewhere.
    PlanChanged,
    /// There is no such line in the plan any more.
    NoSuchLine,
    Plan(Fault),
    Proposal(Fault),
    /// One's own proposal is still open.
    ProposalStands,
    /// The move was made before, without the lines that come with it now.
    LinesNotKept,
    /// The proposal does not contain these moves.
    NotProposed,
    /// By one's own proposal this is the move.
    Bound {
        to: String,
    },
    /// About a claim or a ruling.
    Claim(ClaimRefusal),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::AlreadyDone => f.write_str("This has already been done."),
            Refusal::Over => f.write_str("The game is over."),
            Refusal::BeingProven => {
                f.write_str("The game is over. The result is being checked and follows in a moment.")
            }
            Refusal::NotYourTurn => f.write_str("It is not your turn."),
            Refusal::Stale => f.write_str(
                "The game has changed since you opened this page. Look at the board again.",
            ),
            Refusal::Move(error) => error.fmt(f),
            Refusal::NoOffer => f.write_str("There is no draw offer any more."),
            Refusal::OfferWithTheMove => {
                f.write_str("It is your turn. Offer the draw together with your move.")
            }
            Refusal::OfferTooSoon { moves_left: 1 } => {
                f.write_str("You can offer a draw again after you have played one more move.")
            }
            Refusal::OfferTooSoon { moves_left } => write!(
                f,
                "You can offer a draw again after you have played {moves_left} more moves."
            ),
            Refusal::OfferStands => {
                f.write_str("Your opponent has already offered a draw. You can accept it.")
            }
            Refusal::NoTakebacks => f.write_str("This game is played without takebacks."),
            Refusal::TimeGivenRange => f.write_str("You can give 1 to 30 whole days at a time."),
            Refusal::TimeGivenOften => {
                f.write_str("You can give time only three times between two moves.")
            }
            Refusal::TimeGivenFull => {
                f.write_str("A clock cannot hold more than 365 days. Give fewer days.")
            }
            Refusal::NoClock => f.write_str("This game has no time limit."),
            Refusal::NoLeave => f.write_str("Vacation does not pause the clock in this game."),
            Refusal::FlagTooFresh => f.write_str(
                "Your opponent's time has only just run out. A move may still arrive. Try again in two minutes.",
            ),
            Refusal::FlagStands => {
                f.write_str("You cannot claim a win on time. Your opponent has time left or has moved.")
            }
            Refusal::NothingToTakeBack => f.write_str("You have no move to take back."),
            Refusal::TakebackStands => {
                f.write_str("Your opponent has already asked for a takeback. You can accept it.")
            }
            Refusal::NotAsked => f.write_str("There is no takeback request any more."),
            Refusal::NoConditionalMoves => {
                f.write_str("This game is played without conditional moves and proposed lines.")
            }
            Refusal::PlanOnYourTurn => {
                f.write_str("It is your turn. Make your move and add conditional moves with it.")
            }
            Refusal::PlanPassed { since } => write!(
                f,
                "Nothing was saved. The game has continued with {since}. Look at the board again."
            ),
            Refusal::PlanChanged => f.write_str(
                "Nothing was saved. Your conditional moves have changed since you opened this page. Look at them again.",
            ),
            Refusal::NoSuchLine => f.write_str("This line is no longer among your conditional moves."),
            Refusal::Plan(fault) => write!(f, "Nothing was saved. {fault}"),
            Refusal::Proposal(fault) => write!(f, "Nothing was sent. Correct the proposed line. {fault}"),
            Refusal::ProposalStands => f.write_str(
                "Your last proposed line is still open. You can propose again when it has ended.",
            ),
            Refusal::LinesNotKept => f.write_str(
                "Your move was already played, without these lines. You can still save them as conditional moves.",
            ),
            Refusal::NotProposed => f.write_str("These moves are no longer proposed. Look at the board again."),
            Refusal::Bound { to } => {
                write!(f, "You must play {to}, because you proposed it as your reply.")
            }
            Refusal::Claim(refusal) => refusal.fmt(f),
            Refusal::TooLateToAbort => {
                f.write_str("Both sides have moved. You can no longer abort the game, but you can resign.")
            }
        }
    }
}
