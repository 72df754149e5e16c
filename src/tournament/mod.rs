//! Tournaments: who plays whom, by lot where nothing else decides, and how they stand.
//!
//! Everything that can happen to a tournament goes through [`Tournament::decide`]; its events are
//! the public log ([`log`]), and [`Tournament::apply`] carries them out. Results are not among
//! them: they stand in the logs of the games, which are games like all others. Pairings
//! ([`Tournament::next_games`]) and tables ([`Tournament::crosstable`]) follow from both.
//!
//! Pure, as `game` is: no database, no HTML, and not what time it is. Everything follows from
//! entries, results and the tournament's log; secrets and instants are arguments.

mod apply;
mod challenge_check;
pub mod command;
mod decide;
pub mod deciders;
mod director_powers;
mod edition;
mod end_of_play;
pub mod entry;
mod entry_check;
mod error;
pub mod event;
mod event_validity;
mod exchange;
mod final_places;
mod game_histories;
mod game_starts;
pub mod ladder;
mod ladder_commands;
mod ladder_steps;
pub mod log;
pub mod lots;
mod next_games;
mod paired_round;
pub mod pairing;
mod places;
pub mod player_workload;
mod special_leave;
mod stage;
mod stage_places;
pub mod stage_terms;
mod stage_validity;
mod stages;
pub mod standings;
mod started_game;
mod starting_position;
mod state;
mod stored_text;
mod substitution;
mod swiss_pairing;
mod swiss_rounds;
pub mod swiss_terms;
mod tables;
pub mod terms;
mod terms_fault;
#[cfg(test)]
mod tests;
pub mod verify;
mod visibility;
mod withdraw;
mod withdrawal_ground;

pub use challenge_check::ChallengeCheck;
pub use decide::{agree, announce};
pub use director_powers::MAX_DAYS_GIVEN;
pub use end_of_play::{REMINDER_DAYS, RESULTS_CLAIMED_WITHIN, results_claimed_until};
pub use entry_check::EntryCheck;
pub use error::TournamentError;
pub use exchange::PLY_OF_FIVE_MOVES;
pub use final_places::FinalPlace;
pub use game_histories::GameHistories;
pub use ladder_steps::{FIRST_STEP, LadderSteps, StepCause, StepChange, StepOutcome};
pub use next_games::{NextGames, PlayedMatch};
pub use paired_round::PairedRound;
pub use places::PlaceInSection;
pub use special_leave::{MAX_SPECIAL_LEAVE_DAYS, special_leave};
pub use stage::{QualifiedPlayer, Stage, StageSeat, TIME_TO_CONFIRM};
pub use started_game::{PairedGame, PairingId, PlayedGame, Progress, StartedGame};
pub use starting_position::StartingPosition;
pub use state::{
    DrawnLot, GivenTime, LotState, Phase, Seat, SeatWithdrawal, SubstitutedSeat, TIME_OF_APPEAL,
    Tournament, TournamentSection,
};
pub use substitution::TIME_OF_SUBSTITUTION;
pub use terms_fault::TermsFault;
pub use visibility::{GameViewer, HiddenUntil, TournamentEnd, Visibility};
