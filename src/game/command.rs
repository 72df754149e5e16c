//! What can be asked of a game, and by whom.

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    Adjudication, Claim, ClaimedResult, OpenOffers, SafetyMoveChange, clock::Vacation,
    conditional_moves::ConditionalMovesEdit,
};
use crate::chess::{Color, Move, Verdict};

/// Who acted, as events say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    Player(Color),
    /// A player's conditional moves.
    ConditionalMoves(Color),
    /// A player, by a proposed line that was accepted.
    ProposedLine(Color),
    /// The clock, when time ran out.
    Clock,
    /// A job that proved later what the Laws of Chess say.
    RulesCore,
    /// The service itself.
    System,
    /// An administrator or arbiter, by the number of their account.
    Arbiter(i64),
}

impl Actor {
    /// Returns the side that acted, by hand or by what it had said before.
    pub fn side(self) -> Option<Color> {
        match self {
            Actor::Player(side) | Actor::ConditionalMoves(side) | Actor::ProposedLine(side) => {
                Some(side)
            }
            Actor::Clock | Actor::RulesCore | Actor::System | Actor::Arbiter(_) => None,
        }
    }

    /// Returns how a move of this actor came about.
    pub fn how(self) -> MoveSource {
        match self {
            Actor::ConditionalMoves(_) => MoveSource::ConditionalMove,
            Actor::ProposedLine(_) => MoveSource::ProposedLine,
            Actor::Player(_)
            | Actor::Clock
            | Actor::RulesCore
            | Actor::System
            | Actor::Arbiter(_) => MoveSource::ByHand,
        }
    }
}

/// How a move came about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MoveSource {
    #[default]
    ByHand,
    /// The player's conditional moves answered.
    ConditionalMove,
    /// By a proposed line that was accepted.
    ProposedLine,
}

/// What is asked of a game, by who may ask it: nobody can give a command of others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    Player(Color, PlayerCommand),
    /// An administrator or arbiter, by the number of their account.
    Arbiter(i64, ArbiterCommand),
    System(SystemCommand),
}

impl From<SystemCommand> for Command {
    fn from(command: SystemCommand) -> Command {
        Command::System(command)
    }
}

/// What the players of a game may ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerCommand {
    Play(Play),
    /// Takes a move back that was not sent yet, in the position that the player saw.
    RecallMove {
        position_no: u32,
    },
    /// Sets or deletes the own safety move, for the position that the player saw.
    SafetyMove {
        position_no: u32,
        change: SafetyMoveChange,
    },
    /// While the opponent thinks; Article 9.1 of the Laws lets a player offer when they move.
    OfferDraw,
    /// The position that the player saw: an offer made in another position is not accepted.
    AcceptDraw {
        ply: u32,
    },
    /// Declines the offer of the position that the player saw; conditional moves that it held
    /// continue.
    DeclineDraw {
        ply: u32,
    },
    Resign,
    /// Makes the first moves of the opponent's proposed line.
    AcceptProposedLine {
        ply: u32,
        line: Vec<Move>,
        /// As in [`Play::seen`].
        seen: Option<OpenOffers>,
    },
    /// Asks to take back one's own last move, and what was answered to it.
    AskTakeback,
    /// Grants it in the position that the player saw ([`super::Game::position_no`]).
    GrantTakeback {
        position_no: u32,
    },
    DeclineTakeback,
    /// Gives the opponent whole days.
    GiveTime {
        days: u32,
        /// How often time had been given in this game when the player viewed the game.
        given: usize,
    },
    /// Sets the player's vacations from now on, in the order of time.
    TakeVacation {
        vacations: Vec<Vacation>,
    },
    /// Claims that the opponent's time has run out, where the server does not end the game.
    ClaimTimeout,
    /// Changes one's own conditional moves.
    ConditionalMoves(ConditionalMovesEdit),
    /// Ends a game in which not both sides have moved, without a result.
    Abort,
    /// Claims a draw, or asks for a decision about a silent opponent, in the position that the player saw.
    Claim {
        claim: Claim,
        position_no: u32,
        statement: String,
    },
    /// Says something to the other side's claim or appeal, once.
    AnswerClaim {
        statement: String,
    },
    /// Appeals the last decision.
    Appeal {
        statement: String,
    },
    /// Claims a result, with an analysis, when play was stopped; it replaces a claim before.
    ClaimResult {
        result: ClaimedResult,
        statement: String,
        /// How many results the player had claimed in this game when they viewed it.
        replaced: u32,
    },
}

impl PlayerCommand {
    /// Returns the command as this side gives it.
    pub fn by(self, side: Color) -> Command {
        Command::Player(side, self)
    }

    /// Returns in which games it may be given besides those that go on.
    pub(super) fn allowed(&self) -> Allowed {
        let (while_paused, when_over) = match self {
            PlayerCommand::AnswerClaim { .. } => (true, true),
            // No move, and nothing that leads to one.
            PlayerCommand::AcceptDraw { .. }
            | PlayerCommand::Resign
            | PlayerCommand::Abort
            | PlayerCommand::ConditionalMoves(_)
            | PlayerCommand::ClaimResult { .. }
            | PlayerCommand::TakeVacation { .. } => (true, false),
            // The players may have another arbiter decide.
            PlayerCommand::Appeal { .. } => (false, true),
            PlayerCommand::Play(_)
            | PlayerCommand::RecallMove { .. }
            | PlayerCommand::SafetyMove { .. }
            | PlayerCommand::OfferDraw
            | PlayerCommand::DeclineDraw { .. }
            | PlayerCommand::AcceptProposedLine { .. }
            | PlayerCommand::AskTakeback
            | PlayerCommand::GrantTakeback { .. }
            | PlayerCommand::DeclineTakeback
            | PlayerCommand::GiveTime { .. }
            | PlayerCommand::ClaimTimeout
            | PlayerCommand::Claim { .. } => (false, false),
        };
        Allowed { while_paused, when_over }
    }
}

/// In which games a player's command may be given besides those that go on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Allowed {
    /// While a claim waits for a decision.
    pub while_paused: bool,
    pub when_over: bool,
}

/// What administrators and arbiters may ask, in a game of others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArbiterCommand {
    /// Decides, with or without a claim.
    Adjudicate { adjudication: Adjudication, reason: String },
}

impl ArbiterCommand {
    /// Returns the command as the account with this number gives it.
    pub fn by(self, arbiter: i64) -> Command {
        Command::Arbiter(arbiter, self)
    }
}

/// What the service itself asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SystemCommand {
    /// Asks only whether time has run out.
    CheckTime,
    /// Stops play at an instant, for good: both sides may claim a result until another one.
    StopPlay { at: DateTime<Utc>, claims_until: DateTime<Utc> },
    /// Gives the running clock back what it ran while the service stood still.
    ReturnTime { from: DateTime<Utc>, to: DateTime<Utc> },
    /// Has the clock of a side stand still until an instant.
    GrantSpecialLeave { side: Color, until: DateTime<Utc> },
    /// Has another player take a side over. Players are named by the numbers of their accounts.
    ReplacePlayer { side: Color, former: i64, player: i64 },
    /// Takes a game of a tournament back whose players do not meet any more.
    Annul,
    /// The rules core ends a game whose result waits for a proof.
    Settle {
        /// The half-moves made in the position that the verdict is about.
        ply: u32,
        /// Whether the side that would win can still win.
        verdict: Verdict,
    },
    /// The rules core says whether the position that is claimed to be dead is.
    Examine {
        position_no: u32,
        /// Who can still win, White's verdict first.
        verdicts: Box<[Verdict; 2]>,
    },
}

/// A move, as the player saw the board when choosing it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Play {
    /// The move in any notation of [`crate::chess::parse_move`].
    pub text: String,
    /// The position that the player had before them ([`super::Game::position_no`]): a move
    /// meant for another one is never made.
    pub ply: u32,
    pub offer_draw: bool,
    /// The opponent's offers that the player has seen: a move that would decline another one is not
    /// made. With `None` the player is taken to know them all.
    pub seen: Option<OpenOffers>,
    /// Conditional moves in the typed form after this move; they start with the
    /// opponent's reply. With `None` older lines become inactive, unless they have this very move.
    pub keep: Option<String>,
    /// A series of moves to propose with it, in the typed form.
    pub propose: Option<String>,
    /// How long it can be recalled before it is sent.
    pub delay: TimeDelta,
}
