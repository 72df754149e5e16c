//! Games offered, in the lobby or to one player, and what comes of them.

mod accept;
mod answer;
mod offer;
mod rematch;

use std::fmt;

pub use accept::accept_challenge;
pub use answer::{decline_challenge, withdraw_challenge};
pub use offer::{NewOffer, OPEN_CHALLENGES, offer_challenge};
pub use rematch::{Rematch, offer_rematch};

/// Why nothing came of it, in a sentence for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeRefusal {
    Own,
    NotOpen,
    NoSuchPlayer,
    YouYourself,
    AccountClosed,
    Suspended,
    /// The other wants nothing from who offers or accepts.
    Blocked,
    TooMany,
    GameRunning,
    RematchSettled,
}

impl fmt::Display for ChallengeRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ChallengeRefusal::Own => "This is your own challenge: somebody else has to accept it.",
            ChallengeRefusal::NotOpen => "This challenge is no longer open.",
            ChallengeRefusal::NoSuchPlayer => "There is no player of this name.",
            ChallengeRefusal::YouYourself => "You cannot challenge yourself.",
            ChallengeRefusal::AccountClosed => "This player has closed the account.",
            // Why is between them and the administrators.
            ChallengeRefusal::Suspended => {
                "This player does not play at present. Choose somebody else."
            }
            ChallengeRefusal::Blocked => "This player takes no challenges from you.",
            ChallengeRefusal::TooMany => {
                "You have many open challenges already. Withdraw one of them first."
            }
            ChallengeRefusal::GameRunning => "The game is still running.",
            ChallengeRefusal::RematchSettled => {
                "You have asked for a rematch of this game before. Make a challenge instead."
            }
        })
    }
}
