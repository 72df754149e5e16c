//! What can be asked of a tournament, and by whom.

use super::{
    entry::EntrantFacts,
    event::{Entrant, LotPurpose, WithdrawalGround},
    ladder::{ChallengeNumber, ChallengedFacts},
    lots::LotSecret,
    pairing::round_pairings::PairingNumber,
    started_game::{Progress, StartedGame},
    terms::TournamentTerms,
};

/// What is asked of a tournament, by who may ask it.
#[derive(Clone, Debug)]
pub enum TournamentCommand<'a> {
    Player(i64, EntrantCommand<'a>),
    Director(i64, DirectorCommand<'a>),
    System(ServiceCommand<'a>),
}

/// What a player may ask for themselves.
#[derive(Clone, Debug)]
pub enum EntrantCommand<'a> {
    Enter(EntrantFacts),
    /// Before the start the entry, after it the player.
    Withdraw(&'a Progress),
    /// Does not want to play in a round of a Swiss tournament that is not paired yet.
    RequestBye {
        round: u16,
    },
    /// Wants to play in it after all.
    WithdrawByeRequest {
        round: u16,
    },
    /// Plays in the next stage.
    ConfirmPlace,
    /// Does not want to play in the next stage.
    GiveUpPlace,
    /// Takes the place of another, which the director has offered.
    TakePlace {
        facts: EntrantFacts,
        progress: &'a Progress,
    },
    /// Challenges another player of a ladder.
    Challenge {
        challenged: PairingNumber,
        facts: ChallengedFacts,
        progress: &'a Progress,
    },
    AcceptChallenge {
        challenge: ChallengeNumber,
        progress: &'a Progress,
    },
    DeclineChallenge {
        challenge: ChallengeNumber,
        /// Since the challenge was made.
        was_on_vacation: bool,
        progress: &'a Progress,
    },
    /// Takes their own challenge back.
    WithdrawChallenge {
        challenge: ChallengeNumber,
    },
}

/// What a director may ask.
#[derive(Clone, Debug)]
pub enum DirectorCommand<'a> {
    ChangeTerms {
        terms: Box<TournamentTerms>,
        reason: String,
        /// Of the terms that they replace ([`Tournament::terms_revision`]).
        ///
        /// [`Tournament::terms_revision`]: super::Tournament::terms_revision
        revision: u32,
    },
    ChangeDirectors {
        director: i64,
        deputy: Option<i64>,
        reason: String,
        /// Of those whom they replace ([`Tournament::directors_revision`]).
        ///
        /// [`Tournament::directors_revision`]: super::Tournament::directors_revision
        revision: u32,
    },
    Announce {
        text: String,
    },
    Invite {
        player: i64,
    },
    RemoveEntry {
        player: i64,
        reason: String,
    },
    WithdrawPlayer {
        section: u16,
        number: PairingNumber,
        ground: WithdrawalGround,
        reason: String,
        progress: &'a Progress,
    },
    /// Stops the clocks of a player, once.
    GrantSpecialLeave {
        section: u16,
        number: PairingNumber,
        days: u16,
        reason: String,
    },
    /// Gives a player days in one game. `given`: how many the director had given in this game when the
    /// page was opened.
    GiveTime {
        game: i64,
        to: PairingNumber,
        days: u16,
        given: u16,
        reason: String,
        progress: &'a Progress,
    },
    /// Gives the numbers by hand, before the start.
    SetNumbers {
        players: Vec<i64>,
        reason: String,
        /// Of the numbers that they replace ([`Tournament::numbers_revision`]).
        ///
        /// [`Tournament::numbers_revision`]: super::Tournament::numbers_revision
        revision: u32,
    },
    /// Offers the place of a player to a substitute.
    InviteSubstitute {
        section: u16,
        number: PairingNumber,
        player: i64,
        reason: String,
        progress: &'a Progress,
    },
    Cancel {
        reason: String,
    },
    CloseLadder {
        reason: String,
    },
}

/// What the service itself asks.
#[derive(Clone, Debug)]
pub enum ServiceCommand<'a> {
    /// Starts a tournament that is due, or cancels one with too few players.
    Start {
        /// Of [`LotPurpose::Numbers`].
        secret: LotSecret,
        /// What is known on this day of everybody who has entered, in any order. Whoever is not
        /// there cannot play.
        entrants: &'a [Entrant],
        /// Secrets of the lots that come later, to commit to.
        lots: &'a [(LotPurpose, LotSecret)],
    },
    /// Publishes the secret of a lot that is drawn now.
    DrawLot { purpose: LotPurpose, secret: LotSecret },
    /// Pairs the next round of a Swiss tournament. It can take seconds.
    PairRound(&'a Progress),
    /// Draws the lot that a stage waits for, and does what follows: names who goes on, or begins the next
    /// stage.
    AdvanceByLot { secret: LotSecret, progress: &'a Progress },
    /// Notes the challenges of a ladder that nobody has answered in time. `on_vacation`: who of the
    /// challenged was on vacation in that time.
    EndChallenges { on_vacation: &'a [i64], progress: &'a Progress },
    /// Notes games that have begun.
    NoteGames { games: Vec<StartedGame>, progress: &'a Progress },
    /// Takes somebody out whose account is closed or suspended.
    TakeOut { player: i64, ground: WithdrawalGround, progress: &'a Progress },
    /// Takes the office of a director or deputy whose account is closed. The deputy becomes the
    /// director, unless that account is suspended or closed.
    RemoveDirector { account: i64, deputy_may_direct: bool },
    /// Asks what follows from the results: decided matches, players who are out, the end.
    Advance(&'a Progress),
    /// Notes that everybody is reminded of the end date.
    RemindOfEnd,
    /// Ends play on the end date.
    EndPlay,
}

impl TournamentCommand<'_> {
    /// Returns how far the games have come, where the command asks for it.
    pub(super) fn progress(&self) -> Option<&Progress> {
        match self {
            TournamentCommand::Player(_, EntrantCommand::Withdraw(progress))
            | TournamentCommand::Player(
                _,
                EntrantCommand::TakePlace { progress, .. }
                | EntrantCommand::Challenge { progress, .. }
                | EntrantCommand::AcceptChallenge { progress, .. }
                | EntrantCommand::DeclineChallenge { progress, .. },
            )
            | TournamentCommand::Director(
                _,
                DirectorCommand::WithdrawPlayer { progress, .. }
                | DirectorCommand::GiveTime { progress, .. }
                | DirectorCommand::InviteSubstitute { progress, .. },
            )
            | TournamentCommand::System(
                ServiceCommand::NoteGames { progress, .. }
                | ServiceCommand::TakeOut { progress, .. }
                | ServiceCommand::EndChallenges { progress, .. }
                | ServiceCommand::PairRound(progress)
                | ServiceCommand::AdvanceByLot { progress, .. }
                | ServiceCommand::Advance(progress),
            ) => Some(progress),
            TournamentCommand::Player(..)
            | TournamentCommand::Director(..)
            | TournamentCommand::System(_) => None,
        }
    }
}
