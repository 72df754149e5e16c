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
            Refusal::AlreadyDone => f.write_str("This has been done already."),
            Refusal::Over => f.write_str("The game is over."),
            Refusal::BeingProven => {
                f.write_str("The game is over. Its result is being proven and follows in a moment.")
            }
            Refusal::NotYourTurn => f.write_str("It is not your turn."),
            Refusal::Stale => f.write_str(
                "The position has changed since you opened this page. Look at the board and choose again.",
            ),
            Refusal::Move(error) => error.fmt(f),
            Refusal::NoOffer => f.write_str("There is no draw offer to answer any more."),
            Refusal::OfferWithTheMove => {
                f.write_str("It is your turn: offer the draw together with your move.")
            }
            Refusal::OfferTooSoon { moves_left: 1 } => {
                f.write_str("You may offer a draw again after one more move of yours.")
            }
            Refusal::OfferTooSoon { moves_left } => write!(
                f,
                "You may offer a draw again after {moves_left} more moves of yours."
            ),
            Refusal::OfferStands => {
                f.write_str("Your opponent offers a draw already: you can accept it.")
            }
            Refusal::NoTakebacks => f.write_str("This game is played without takebacks."),
            Refusal::TimeGivenRange => f.write_str("You can give 1 to 30 whole days at a time."),
            Refusal::TimeGivenOften => {
                f.write_str("You have given time three times since the last move. Wait for the next one.")
            }
            Refusal::TimeGivenFull => {
                f.write_str("That is enough: no clock holds more than 365 days.")
            }
            Refusal::NoClock => f.write_str("This game has no time limit."),
            Refusal::NoLeave => f.write_str("In this game no leave stops the clock."),
            Refusal::FlagTooFresh => f.write_str(
                "The flag has only just fallen, and a move may still be on its way. Claim it two minutes later.",
            ),
            Refusal::FlagStands => {
                f.write_str("There is no flag to claim: it has not fallen, or the move has come.")
            }
            Refusal::NothingToTakeBack => f.write_str("You have no move to take back."),
            Refusal::TakebackStands => {
                f.write_str("Your opponent asks for a takeback already: you can grant it.")
            }
            Refusal::NotAsked => f.write_str("Nobody asks for a takeback any more."),
            Refusal::NoConditionalMoves => {
                f.write_str("This game is played without conditional moves.")
            }
            Refusal::PlanOnYourTurn => {
                f.write_str("It is your turn: make your move and keep the lines that follow it.")
            }
            Refusal::PlanPassed { since } => write!(
                f,
                "Nothing was saved: meanwhile {since} came on the board. Look at the game again."
            ),
            Refusal::PlanChanged => f.write_str(
                "Nothing was saved: your plan has changed since you opened this page.",
            ),
            Refusal::NoSuchLine => f.write_str("Your plan has no such line any more."),
            Refusal::Plan(fault) => write!(f, "Nothing was saved. {fault}"),
            Refusal::Proposal(fault) => write!(f, "The proposal is not sent. {fault}"),
            Refusal::ProposalStands => f.write_str(
                "Your proposal is still open: there can be no other until your opponent deviates.",
            ),
            Refusal::LinesNotKept => f.write_str(
                "The move was made already, without these lines. You can still save them while your opponent thinks.",
            ),
            Refusal::NotProposed => f.write_str("These moves are not proposed any more."),
            Refusal::Bound { to } => {
                write!(f, "You have proposed {to} and are bound to it until your opponent deviates.")
            }
            Refusal::Claim(refusal) => refusal.fmt(f),
            Refusal::TooLateToAbort => {
                f.write_str("Both sides have moved: the game can no longer be aborted.")
            }
        }
    }
}
