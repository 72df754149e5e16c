//! The game page and what is done on it.

mod cards;
pub mod case;
pub mod claim;
mod claim_view;
mod clock_view;
pub mod draw;
pub mod export;
pub mod finished;
mod lines;
pub mod log;
pub mod mine;
pub mod next;
pub mod plan;
mod plan_view;
pub mod play;
pub mod rematch;
pub mod resign;
pub mod say;
mod score_sheet;
pub mod show;
pub mod takeback;
mod talk;
pub mod think;
pub mod time;
mod view;

pub use cards::{Card, cards};
pub use clock_view::GIFTS;
pub use talk::FormView;
