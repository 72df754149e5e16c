//! The game page and what is done on it.

pub mod analysis_board;
mod available_actions;
mod board_links;
mod cards;
pub mod case;
pub mod claim;
mod claim_view;
mod clock_view;
pub mod conditional_moves;
mod conditional_moves_view;
mod corrupt_row;
pub mod draw;
pub mod export;
pub mod finished;
mod game_page_request;
mod game_tournament;
mod game_view;
mod lines;
pub mod log;
mod messages;
mod move_list;
pub mod my_games;
pub mod next;
mod page_reader;
pub mod play;
pub mod post_message;
pub mod rematch;
pub mod resign;
pub mod show;
pub mod step_links;
pub mod takeback;
pub mod time;
mod undone;
mod visible_game;

pub use cards::{Card, cards};
pub use messages::FormView;
