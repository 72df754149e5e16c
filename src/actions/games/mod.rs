//! What players do in a game, and what time does.

mod act;
mod answer_letter;
mod book;
mod settle_pending;
mod wake;

pub use act::{Acted, act, play_saying};
pub(in crate::actions) use act::{act_in_all, house_once};
pub use answer_letter::{AnswerToLetter, answer_letter};
pub use book::{BookChange, BookEdit, BookRefusal, edit_book};
pub use settle_pending::settle_pending;
pub use wake::{BATCH, wake_games};
