//! Tests of the Dutch pairings. `tests/tournaments/swiss_judges/` compares them with other programs.

mod byes;
mod colors;
mod matching;
mod random_numbers;
mod rounds;
mod sequence;
mod table;
