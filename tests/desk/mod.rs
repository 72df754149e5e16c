//! The desk: who may, what waits, what is ruled and done, and that it is written down.

mod health;
mod matrix;
mod players;
mod reports;
mod site;
