//! What is marked on a board, and what its squares do.

use std::collections::BTreeMap;

use super::origin::Origin;
use crate::chess::{Move, Square};

/// What clicking a square does without a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardAction {
    Nothing,
    Link(String),
    /// Sends the form for moves, with what is typed there, by a button.
    Button {
        name: &'static str,
        value: String,
    },
}

/// What is marked on the board and what its squares do.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    pub last: Option<Move>,
    pub chosen: Option<Origin>,
    /// What squares and pockets do: piece to choose or square to go to.
    pub acts: BTreeMap<Origin, BoardAction>,
    pub targets: Vec<Square>,
}
