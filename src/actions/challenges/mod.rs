//! Games offered, in the lobby or to one player, and what comes of them.

mod accept;
mod answer;
mod offer;
mod rematch;
mod series;

use chrono::TimeDelta;

use crate::{
    game::game_limit::OverGameLimit,
    tournament::{TermsFault, entry::UnmetCondition},
};

pub use accept::{accept_challenge, is_kept_from, unmet_condition};
pub use answer::{decline_challenge, withdraw_challenge};
pub use offer::{MAX_OPEN_CHALLENGES, NewOffer, offer_challenge};
pub use rematch::{Rematch, offer_rematch};

/// Why nothing came of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ChallengeError {
    Own,
    NotOpen,
    NoSuchPlayer,
    YouYourself,
    AccountClosed,
    /// Why is between them and the administrators.
    Suspended,
    /// The other wants nothing from who offers or accepts.
    Blocked,
    TooMany,
    /// Too many went to players who may not know the challenger; the next one can after some time.
    TooManyToStrangers {
        wait: TimeDelta,
    },
    /// A rated game begins from the usual position, keeps the FIDE Laws and takes nothing back.
    NotRatable,
    /// Conditions are for those who may accept a challenge to everyone.
    ConditionsForOne,
    /// No conditions at all, such as a lowest rating above the highest.
    Conditions(TermsFault),
    /// Who wants to accept does not meet what the challenger asks for.
    UnmetCondition(UnmetCondition),
    /// Who offers or accepts would have too many games.
    OverGameLimit(OverGameLimit),
    /// The challenger has had no room for another game since.
    ChallengerOverGameLimit,
    GameRunning,
    RematchSettled,
    /// A match has 2 to 24 games.
    SeriesGames,
    /// The games of a match are played by the Laws of Chess.
    SeriesRules,
    /// From a position in which one side may be better off, both have White as often.
    SeriesUneven,
    /// It could last for ever.
    SeriesWithoutLimit,
    /// Time runs out by itself in a match.
    SeriesTimeoutRule,
    /// A rematch of a match is offered when it is over, on the page of its last game.
    SeriesRunning,
}
