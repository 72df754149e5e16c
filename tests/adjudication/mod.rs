//! What the core says of games that others made, and of every real one: repetition, counts,
//! ends and claims.

/// The command line.
pub mod command;
/// What the repetition and count fixtures say by their names.
mod draws;
/// The fixtures: every one is judged.
mod fixtures;
/// What makes two positions the same.
mod identity;
/// Who can still mate.
mod mates;
/// What the fixtures about single moves say by their names.
mod moves;
/// Games that were really played.
mod real;
