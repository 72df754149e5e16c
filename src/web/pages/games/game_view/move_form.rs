//! The form in which a move is typed.

use crate::web::pages::games::{intent::Intent, reader::Reader};

pub struct MoveFormView {
    /// The move as it was typed.
    pub typed: String,
    /// Why it was refused, or what else went wrong.
    pub error: Option<String>,
    /// What is to be said with the move, as it was typed.
    pub message: String,
    /// The move is sent without a confirmation.
    pub sends_at_once: bool,
}

impl MoveFormView {
    pub fn of(
        reader: &Reader,
        intent: &Intent,
        typed: String,
        error: Option<String>,
    ) -> MoveFormView {
        let (message, sends_at_once) = (intent.message.clone(), !reader.confirms_moves);
        MoveFormView { typed, error, message, sends_at_once }
    }
}
