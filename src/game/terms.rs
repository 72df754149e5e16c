//! What the players agree on before the first move, the start position apart.

use chrono::TimeDelta;

use super::clock::TimeControl;
use crate::chess::{Color, Rules, Start};

/// What the players agreed on before the first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    pub control: TimeControl,
    pub timeout_rule: TimeoutRule,
    /// Whether a player's vacation stops the clock.
    pub vacation: bool,
    pub draw_rule: DrawRule,
    /// Whether there are conditional moves and proposed lines.
    pub conditional: bool,
    /// Whether a move can be taken back by agreement.
    pub takebacks: bool,
    /// Whether the result counts for the ratings.
    pub rated: bool,
    pub assistance: Assistance,
    /// Whether it can be aborted, and does not count if somebody makes no first move in time. Where it
    /// cannot, that is a loss by forfeit.
    pub abort: bool,
    /// Whether the players can give each other time. Arbiters always can.
    pub time_grants: bool,
    pub draw_offers: DrawOffers,
    /// What White has more than the time control says: for each move where each move has its own time,
    /// once where it is kept from one move to the next.
    pub white_extra_time: TimeDelta,
}

impl Terms {
    /// Returns the standard terms with this time for each move.
    pub fn standard(per_move: TimeDelta) -> Terms {
        Terms {
            control: TimeControl::PerMove { time: per_move },
            timeout_rule: TimeoutRule::default(),
            vacation: true,
            draw_rule: DrawRule::default(),
            conditional: true,
            takebacks: true,
            rated: false,
            assistance: Assistance::default(),
            abort: true,
            time_grants: true,
            draw_offers: DrawOffers::default(),
            white_extra_time: TimeDelta::zero(),
        }
    }

    /// Returns the terms of a rematch: what a challenge can agree on stays, the rest is as usual.
    #[must_use]
    pub fn for_rematch(&self) -> Terms {
        Terms {
            abort: true,
            time_grants: true,
            draw_offers: DrawOffers::default(),
            white_extra_time: TimeDelta::zero(),
            ..self.clone()
        }
    }

    /// Returns whether a game on these terms can be what it says, rated or not: a rated game
    /// begins where games of its variant do, keeps their rules and takes nothing back;
    /// and it has a clock, or a player about to lose could stop moving. Both sides have the same in it.
    pub fn fit(&self, start: &Start) -> bool {
        let keeps_laws = start.is_rateable() && start.rules == Rules::default();
        let is_timed = self.control != TimeControl::Unlimited;
        let is_even = self.draw_offers == DrawOffers::Both && self.white_extra_time.is_zero();
        !self.rated || keeps_laws && is_timed && !self.takebacks && is_even
    }

    /// Returns how the time of one side is measured.
    pub(super) fn control_of(&self, side: Color) -> TimeControl {
        match self.control {
            TimeControl::PerMove { time } => {
                TimeControl::PerMove { time: time + self.extra_time(side) }
            }
            control => control,
        }
    }

    /// Returns what a side has before its first move, where time is kept.
    pub(super) fn opening_time(&self, side: Color) -> TimeDelta {
        let is_kept = self.control.keeps_time();
        self.control.opening() + if is_kept { self.extra_time(side) } else { TimeDelta::zero() }
    }

    pub(super) fn extra_time(&self, side: Color) -> TimeDelta {
        side.fold_wb(self.white_extra_time, TimeDelta::zero())
    }
}

/// What players may use while they play. Nothing here can find out whether they keep to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Assistance {
    /// Opening books and what else is printed.
    pub books: bool,
    /// Databases of games, and explorers of openings.
    pub databases: bool,
    /// Engines, and tablebases of endgames.
    pub engines: bool,
}

/// As on lichess and in the daily games of chess.com.
impl Default for Assistance {
    fn default() -> Assistance {
        Assistance { books: true, databases: true, engines: false }
    }
}

/// What happens when time has run out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimeoutRule {
    /// The server ends the game, at that instant.
    #[default]
    Server,
    /// The opponent may claim it, as long as the move has not come.
    Claimed,
}

stored_enum!(TimeoutRule, "timeout rule", { Server = "server", Claimed = "claimed" });

/// Who can offer a draw. Everybody can accept one, and claim what the Laws of Chess make one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DrawOffers {
    #[default]
    Both,
    /// A draw is as good as a win for Black.
    BlackOnly,
}

stored_enum!(DrawOffers, "draw offers", { Both = "both", BlackOnly = "black_only" });

/// How draws by repetition and by fifty moves come about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DrawRule {
    /// Articles 9.2 and 9.3: a player claims them.
    #[default]
    Claimed,
    /// By themselves, at the third occurrence and at fifty moves.
    Automatic,
}

stored_enum!(DrawRule, "draw rule", { Claimed = "claimed", Automatic = "automatic" });
