//! Why nothing came of a claim, an appeal or a decision.

use std::fmt;

use crate::{chess::Counted, game::CanMate};

/// Why a claim was not made or answered, a decision not appealed or made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimError {
    /// The rules core knows that the claim is wrong: what it found.
    Refuted {
        found: Finding,
    },
    /// A claim waits for a decision.
    Waits,
    NeedsWords,
    /// A claim on this ground was turned down lately.
    TooSoon {
        moves_left: u32,
    },
    /// The player's time has run out, and waits to be claimed.
    TimedOut,
    /// The opponent has complained of one's silence.
    SilenceWaits,
    /// Nobody is there who could decide.
    NoArbiter,
    /// There is nothing to say anything to.
    Nothing,
    /// The player has answered it.
    Answered,
    /// The opponent has not been silent for long enough, or it is one's own turn.
    SilenceTooShort,
    /// A silent player loses on time.
    ClockDecides,
    NothingToAppeal,
    AppealedOnce,
    AppealTooLate,
    NeedsReason,
    /// The same administrator has decided on it: the appeal is for another one.
    AdjudicatedBefore,
    /// Nothing waits for a decision.
    NothingToAdjudicate,
    /// The game has this result.
    SameResult,
    StillRunning,
    /// Checkmate, stalemate or another end that no decision can undo.
    BoardEnded,
    /// Time would have run out.
    ReopenNeedsTime,
    /// Play was stopped: no move is made any more.
    PlayStopped,
    /// The game is none in which a result can be claimed now.
    NoResultClaims,
    /// The player has claimed a result, and it is too late to replace the claim.
    ResultClaimed,
    /// The player has replaced the claim since they saw it.
    ResultClaimReplaced,
    /// Play was stopped: a decision cannot make the game go on.
    StoppedForGood,
}

/// What the rules core found against a claim. `Display` is a sentence for the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    Occurrences(Counted),
    /// Half-moves of both sides together without a capture or a pawn move, the intended one
    /// counted in.
    Progress {
        halfmoves: u32,
        with_move: bool,
    },
    CanMate(CanMate),
    CanBeWon,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finding::Occurrences(counted) => counted.fmt(f),
            Finding::Progress { halfmoves, with_move } => {
                let with = if *with_move { "With this move, " } else { "" };
                let played = match halfmoves {
                    1 => "1 half-move has been played".to_owned(),
                    number => format!("{number} half-moves have been played"),
                };
                write!(
                    f,
                    "{with}{played} without a capture or pawn move. The 50-move rule needs 100."
                )
            }
            Finding::CanMate(can_mate) => can_mate.fmt(f),
            Finding::CanBeWon => f.write_str("This position can still be won."),
        }
    }
}

impl fmt::Display for ClaimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClaimError::Refuted { found } => write!(f, "This is not a draw yet. {found}"),
            ClaimError::Waits => f.write_str(
                "A claim or appeal is waiting for a decision. Wait until an arbiter has decided.",
            ),
            ClaimError::NeedsWords => {
                f.write_str("Enter an explanation for the arbiter.")
            }
            ClaimError::TooSoon { moves_left: 1 } => f.write_str(
                "A claim of this kind was rejected. You can make another after you have played one more move.",
            ),
            ClaimError::TooSoon { moves_left } => write!(
                f,
                "A claim of this kind was rejected. You can make another after you have played {moves_left} more moves."
            ),
            ClaimError::TimedOut => f.write_str(
                "Time has run out. You can no longer make a claim or an appeal.",
            ),
            ClaimError::SilenceWaits => f.write_str(
                "You cannot claim a draw now: your opponent has asked for a decision because you have not moved for 30 days. Make a move to settle this.",
            ),
            ClaimError::NoArbiter => f.write_str(
                "There is no arbiter who can decide this. The arbiter must not be a player in this game and must not have decided on it before.",
            ),
            ClaimError::Nothing => f.write_str("There is nothing to reply to any more."),
            ClaimError::Answered => f.write_str("You have already replied to this."),
            ClaimError::SilenceTooShort => f.write_str(
                "You can ask for a decision when your opponent has not moved for 30 days. The 30 days start again after a decision.",
            ),
            ClaimError::ClockDecides => {
                f.write_str("This game has a time limit. If your opponent does not move, their time runs out.")
            }
            ClaimError::NothingToAppeal => {
                f.write_str("There is no decision to appeal. Either nothing was decided, or the game has continued since.")
            }
            ClaimError::AppealedOnce => f.write_str("There has already been an appeal. A second appeal is not possible."),
            ClaimError::AppealTooLate => {
                f.write_str("The 14 days for an appeal are over. This decision is final.")
            }
            ClaimError::NeedsReason => {
                f.write_str("Enter a reason. Both players will see it.")
            }
            ClaimError::AdjudicatedBefore => f.write_str(
                "You made the decision that was appealed. Another arbiter must decide.",
            ),
            ClaimError::NothingToAdjudicate => f.write_str("There is no claim or appeal to decide any more."),
            ClaimError::SameResult => f.write_str("The game already has this result."),
            ClaimError::StillRunning => f.write_str("The game is still in progress."),
            ClaimError::BoardEnded => {
                f.write_str("This game ended by checkmate or another rule of chess. It cannot be reopened.")
            }
            ClaimError::ReopenNeedsTime => f.write_str(
                "The player to move would run out of time at once. Add days when you reopen the game.",
            ),
            ClaimError::PlayStopped => f.write_str(
                "Play in this game was stopped, and the game is being decided. No more moves can be made.",
            ),
            ClaimError::NoResultClaims => {
                f.write_str("No result can be claimed in this game now.")
            }
            ClaimError::ResultClaimed => {
                f.write_str("Your claim stands. It can no longer be replaced: the time for claims is over, or both players have claimed.")
            }
            ClaimError::ResultClaimReplaced => {
                f.write_str("Nothing was changed. You have claimed a result since you opened this page. Look at that claim before you replace it.")
            }
            ClaimError::StoppedForGood => f.write_str(
                "Play in this game was stopped. It can only be decided: it cannot continue.",
            ),
        }
    }
}
