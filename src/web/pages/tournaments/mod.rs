//! Tournaments: announced, found, entered, directed; their tables and logs, to read and to take away.

pub mod announce;
mod bracket_view;
mod chances;
pub mod change_terms;
pub mod direct;
pub mod export;
mod filled_form;
pub mod list;
pub mod log;
pub mod show;
mod table_csv;
mod table_view;
pub mod terms_view;
mod tournament_form;
