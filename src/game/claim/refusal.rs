//! Why nothing came of a claim, an appeal or a ruling.

use std::fmt;

use crate::{chess::Counted, game::CanMate};

/// Why a claim was not made or answered, a ruling not appealed or made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimRefusal {
    /// The rules core knows that the claim is wrong: what it found.
    Refuted {
        found: Found,
    },
    /// A claim waits for a ruling.
    Waits,
    NeedsWords,
    /// A claim on this ground was turned down lately.
    TooSoon {
        moves_left: u32,
    },
    /// The player's flag has fallen, and waits to be claimed.
    FlagFell,
    /// The opponent has complained of one's silence.
    SilenceWaits,
    /// Nobody is there who could rule.
    NobodyRules,
    /// There is nothing to say anything to.
    Nothing,
    /// The player has answered it.
    Answered,
    /// The opponent has not been silent for long enough, or it is one's own turn.
    SilenceTooShort,
    /// Whoever is silent loses on time.
    ClockDecides,
    NothingToAppeal,
    AppealedOnce,
    AppealTooLate,
    NeedsReason,
    /// The same administrator has ruled on it: the appeal is for another one.
    RuledBefore,
    /// Nothing waits for a ruling.
    NothingToRule,
    /// The game has this result.
    SameResult,
    StillRunning,
    /// Mate, stalemate and what else nobody can undo.
    BoardEnded,
    /// The flag would have fallen.
    ReopenNeedsTime,
}

/// What the rules core found against a claim. `Display` is a sentence for the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
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

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Found::Occurrences(counted) => counted.fmt(f),
            Found::Progress { halfmoves, with_move } => {
                let with = if *with_move { "With this move no" } else { "No" };
                write!(
                    f,
                    "{with} pawn has been moved and nothing captured in the last {halfmoves} \
                     half-moves; fifty moves of each side are 100."
                )
            }
            Found::CanMate(can_mate) => can_mate.fmt(f),
            Found::CanBeWon => f.write_str("This position can still be won."),
        }
    }
}

impl fmt::Display for ClaimRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClaimRefusal::Refuted { found } => write!(f, "This is no draw yet. {found}"),
            ClaimRefusal::Waits => f.write_str(
                "A claim waits for the ruling of an administrator. Until then no move is made and no clock runs.",
            ),
            ClaimRefusal::NeedsWords => {
                f.write_str("Say it in a few words: an administrator is going to read them.")
            }
            ClaimRefusal::TooSoon { moves_left: 1 } => f.write_str(
                "A claim on this ground was turned down: you may make another after one more move of yours.",
            ),
            ClaimRefusal::TooSoon { moves_left } => write!(
                f,
                "A claim on this ground was turned down: you may make another after {moves_left} more moves of yours."
            ),
            ClaimRefusal::FlagFell => f.write_str(
                "The flag has fallen, and no claim or appeal stops a clock that has run out.",
            ),
            ClaimRefusal::SilenceWaits => f.write_str(
                "Your opponent has asked an administrator about your silence. Make a move, and that is settled.",
            ),
            ClaimRefusal::NobodyRules => f.write_str(
                "Nobody could rule on this: it is for an administrator or arbiter who does not play in the game and has not ruled on it.",
            ),
            ClaimRefusal::Nothing => f.write_str("There is no claim to answer any more."),
            ClaimRefusal::Answered => f.write_str("You have answered this claim already."),
            ClaimRefusal::SilenceTooShort => f.write_str(
                "You can ask an administrator when your opponent has not moved for 30 days.",
            ),
            ClaimRefusal::ClockDecides => {
                f.write_str("This game has a time limit: if your opponent stays silent, the flag decides.")
            }
            ClaimRefusal::NothingToAppeal => {
                f.write_str("There is no ruling to appeal: the game has gone on since, or nobody has ruled.")
            }
            ClaimRefusal::AppealedOnce => f.write_str("This ruling was made on an appeal: it stands."),
            ClaimRefusal::AppealTooLate => {
                f.write_str("A ruling can be appealed for 14 days: this one stands.")
            }
            ClaimRefusal::NeedsReason => {
                f.write_str("Give a reason: both players are going to read it.")
            }
            ClaimRefusal::RuledBefore => f.write_str(
                "You have ruled on this before: the appeal is for another administrator.",
            ),
            ClaimRefusal::NothingToRule => f.write_str("Nothing waits for a ruling here any more."),
            ClaimRefusal::SameResult => f.write_str("The game has this result already."),
            ClaimRefusal::StillRunning => f.write_str("The game is not over."),
            ClaimRefusal::BoardEnded => {
                f.write_str("The position on the board ended this game: it cannot go on.")
            }
            ClaimRefusal::ReopenNeedsTime => f.write_str(
                "The flag of the side to move would fall at once: reopen it with some days more.",
            ),
        }
    }
}
