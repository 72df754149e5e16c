//! Zugpost, a correspondence chess service. docs/ARCHITECTURE.md describes the modules.

// How enums are stored; it comes first because it brings a macro.
#[macro_use]
pub mod stored_enum;

// Use cases: load, decide, store, queue the emails.
pub mod actions;
// Machine interfaces: mail that comes in.
pub mod inbound;
// Secrets and random choices.
pub mod random;
// What the Laws of Chess say of a position and of a line of moves.
pub mod chess;
// The command line.
pub mod cli;
// What time it is.
pub mod clock;
// Settings: the only reader of the environment.
pub mod config;
// All SQL.
pub mod db;
// A game as its players see it.
pub mod game;
// Logs that cannot be altered unnoticed.
pub mod hash_chain;
// What happens without anyone asking.
pub mod jobs;
// Threads for what may take longer.
pub mod low_priority_threads;
// Emails: how they are written, how they are sent, how answers are read.
pub mod mail;
// What openings are called.
pub mod openings;
// Hashing and checking passwords.
pub mod passwords;
// How strong players are.
pub mod ratings;
pub mod second_factors;
// Tournaments: pairings, lots, standings.
pub mod tournament;
// The pages.
pub mod web;
// Sentences in the reader's language.
pub mod i18n;
