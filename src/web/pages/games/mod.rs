//! The game page and what is done on it.

pub mod analysis_board;
mod cards;
pub mod case;
pub mod claim;
mod claim_view;
mod clock_view;
pub mod conditional_moves;
mod conditional_moves_view;
pub mod draw;
pub mod export;
pub mod finished;
mod lines;
pub mod log;
mod messages;
mod move_list;
pub mod my_games;
pub mod next;
pub mod play;
pub mod post_message;
pub mod rematch;
pub mod resign;
pub mod show;
pub mod takeback;
pub mod time;
mod view;

pub use cards::{Card, cards};
pub use clock_view::MAX_TIME_GRANTS;
pub use messages::FormView;
