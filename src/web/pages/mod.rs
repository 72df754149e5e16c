//! One file per page or action; the template's struct stands beside what fills it.

pub mod account;
pub mod calendar;
pub mod challenges;
pub mod desk;
pub mod front;
pub mod games;
pub mod learn;
pub mod leave;
pub mod letters;
pub mod live;
pub mod lobby;
pub mod look;
pub mod players;
pub mod reports;
pub mod stop;
#[cfg(debug_assertions)]
pub mod style;
pub mod talk;
pub mod watch;
