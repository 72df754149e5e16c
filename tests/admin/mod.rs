//! The admin pages: who may, what waits, what is decided and done, and that it is written down.

pub mod adjudications;
mod appeals;
pub mod claims;
mod command_line;
mod corrupt_rows;
pub mod health;
pub mod matrix;
mod pages;
mod personal_data;
mod players;
mod races;
mod real;
mod reports;
pub mod site;
mod summaries;
