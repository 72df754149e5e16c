//! Tests of the Dutch pairings. `tests/tournaments/swiss_judge.rs` compares them with another program.

mod byes;
mod colors;
mod matching;
mod random_numbers;
mod rounds;
mod sequence;
mod table;
