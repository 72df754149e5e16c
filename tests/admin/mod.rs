//! The admin pages: who may, what waits, what is decided and done, and that it is written down.

mod adjudications;
mod appeals;
mod claims;
mod command_line;
mod corrupt_rows;
mod health;
pub mod matrix;
mod pages;
mod players;
mod races;
mod real;
mod reports;
mod site;
mod summaries;
