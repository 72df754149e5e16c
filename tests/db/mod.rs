//! What is not exercised by the pages: parity, group commit, a database that goes away.

mod gone;
mod migrations;
mod parity;
mod releases;
mod verification;
mod writer;
