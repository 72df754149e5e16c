//! What players do in a game, and what time does.

mod act;
mod book;
mod settle_flags;
mod settle_pending;

pub(in crate::actions) use act::act_once;
pub use act::{Acted, act};
pub use book::{BookChange, BookEdit, BookRefusal, edit_book};
pub use settle_flags::{settle_flag, settle_flags_of};
pub use settle_pending::settle_pending;
