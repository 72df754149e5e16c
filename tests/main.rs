//! All tests beside the pure tables of `chess` and `game`: one binary, one module a topic.
//!
//! `cargo test` runs on SQLite with nothing installed. `tests/run` adds Postgres and a browser,
//! and `tests/run --nightly` leaves nothing out.

#![expect(clippy::expect_used, reason = "a test that cannot go on has failed")]

/// Claims and ends, on games that others made and on every real one.
mod adjudication;
/// What administrators and arbiters see and do.
mod admin;
/// What the folders and imports promise.
mod architecture;
/// Every board theme and piece set, drawn and measured.
mod board_themes;
/// What only a real browser shows.
mod browser;
/// No file leads back to itself.
mod circles;
/// The command line and its settings.
mod cli;
/// Conditional moves: what answers, what is inactive, whatever is played.
mod conditional_moves;
/// The database: parity of both, group commit, loss and return.
mod db;
/// Killed at any moment, nothing confirmed is lost.
mod killed;
/// Pages that teach: every language, every diagram, every example.
mod learn;
/// Open pages are notified of moves, challenges and messages.
mod live;
/// Sentences in every language.
mod locales;
/// Emails: what they show, when they are sent, how they are answered.
mod mail;
/// What people say to each other, and who reads it.
mod messages;
/// Moves: counted, written, read, refused.
mod moves;
/// One's own games: whose turn, what waits, what was played.
mod my_games;
/// What is installed beside the program.
mod packaging;
/// Players' pages, friends, names of openings.
mod people;
/// Two at once.
mod races;
/// Games that were really played.
mod real_games;
/// A server is replaced while people play.
mod restarts;
/// Where secrets are drawn.
mod secrets;
/// What holds against whoever means harm, and where something fails.
mod security;
/// Standings of tournaments: real ones, and what another program says.
mod standings;
/// Sites, browsers, mailboxes.
mod support;
/// What every template keeps to.
mod templates;
/// Clocks: controls, deadlines, vacation, outages, reminders, calendars.
mod time;
/// Tournaments: announced, entered, played, ended.
mod tournaments;
/// A server of an earlier build is replaced while people play.
mod upgrades;
/// Variants of chess, beside another program and on all positions of few pieces.
mod variants;
/// The pages over HTTP, as black boxes.
mod web;
/// Whether a side can still mate.
mod winnability;
