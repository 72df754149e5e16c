//! The pages: HTTP in, actions called, HTML out. No rule of the game is decided here.

mod app;
mod assets;
mod board;
mod countries;
mod error;
mod form;
mod layout;
mod limits;
mod linked;
mod live;
mod metrics;
pub mod pages;
mod paging;
mod presence;
mod routes;
mod sentences;
mod site;
mod spoken;
mod startup;
mod times;
mod visitor;
mod wish;

pub use app::App;
pub use startup::{Running, listen, start};
