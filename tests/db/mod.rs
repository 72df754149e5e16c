//! What is not exercised by the pages: parity, group commit, a database that goes away.

mod backup;
mod chains;
mod frozen_postgres;
pub mod migrations;
mod parity;
mod releases;
mod roles;
pub mod unavailable;
pub mod verification;
mod writer;
