//! Standings of tables that others made, and by a program that others wrote.

mod judge;
mod qualifiers;
mod real;
