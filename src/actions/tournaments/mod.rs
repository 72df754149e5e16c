//! Tournaments: announced, entered, directed; and what the service does by itself: starts them,
//! begins their games, ends them.

mod announce;
mod closed_account;
mod decide_and_save;
mod director_act;
mod director_powers;
mod end_of_play;
mod entrant_facts;
mod ladder;
mod mailing;
mod pair_round;
mod process_due;
mod queue_emails;
mod series;
mod standing_offer;
mod start_games;
mod substitute;
mod suspended;
mod tournament_command;
mod tournaments_to_enter;

pub use announce::{NewTournament, announce_tournament};
pub(in crate::actions) use closed_account::TournamentsOfAccount;
pub use director_act::DirectorAct;
pub use entrant_facts::entrant_facts;
pub use ladder::accept_ladder_challenge;
pub use mailing::continue_mailings;
pub use process_due::process_due_tournaments;
pub(in crate::actions) use series::{NewSeries, begin_series};
pub(in crate::actions) use start_games::apply_special_leave;
pub use substitute::take_place;
pub use tournament_command::{PlayerAct, TournamentAct};
pub use tournaments_to_enter::{
    EntryState, TournamentToEnter, TournamentsToEnterPage, list_to_enter,
};
