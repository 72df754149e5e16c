//! Tournaments: announced, found, entered, directed; their tables and logs.

pub mod announce;
mod bracket_view;
pub mod direct;
pub mod list;
pub mod log;
pub mod show;
mod table_view;
mod terms_view;
mod tournament_form;
