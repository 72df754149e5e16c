//! What players do in a game, and what time does.

mod analysis;
mod answer_email;
mod answered_email;
mod claim_result;
mod due;
mod due_moves;
mod game_command;
mod settle_pending;
mod skip;
mod vacation;

pub use analysis::{AnalysisChange, AnalysisEdit, AnalysisError, change_analysis, edit_analysis};
pub use answer_email::{EmailReply, answer_email};
pub use claim_result::{ResultClaim, claim_result};
pub use due::{GAMES_PER_BATCH, process_due_games};
pub use due_moves::play_due_moves;
pub use game_command::{Acted, GameCommand};
pub use settle_pending::settle_pending;
pub use skip::skip_game;
pub(in crate::actions) use vacation::apply_vacations;
