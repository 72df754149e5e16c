//! One file per page or action; the template's struct and the code that fills it are together.

pub mod account;
pub mod admin;
pub mod appearance;
pub mod assets;
pub mod calendar;
pub mod challenges;
pub mod emails;
pub mod games;
pub mod health;
pub mod home;
pub mod learn;
pub mod live;
pub mod lobby;
pub mod log_hashes;
pub mod messages;
pub mod players;
pub mod question;
pub mod reports;
pub mod security_log;
mod starting_position_fields;
#[cfg(debug_assertions)]
pub mod style;
mod time_control_form;
pub mod tournaments;
pub mod unsubscribe;
pub mod vacation;
mod variant_field;
pub mod waiting;
