//! The form in which a move is typed.

use crate::web::pages::games::{game_page_request::GamePageRequest, page_reader::PageReader};

pub struct MoveFormView {
    /// The move as it was typed.
    pub typed: String,
    /// Why it was refused, or what else went wrong.
    pub error: Option<String>,
    /// What is to be said with the move, as it was typed.
    pub message: String,
    pub message_error: Option<String>,
    pub offer_draw: bool,
    /// The move is sent without a confirmation.
    pub sends_at_once: bool,
}

impl MoveFormView {
    pub fn of(
        viewer: &PageReader,
        request: &GamePageRequest,
        typed: String,
        error: Option<String>,
    ) -> MoveFormView {
        MoveFormView {
            typed,
            error,
            message: request.message.clone(),
            message_error: request.message_error.clone(),
            offer_draw: request.offer_draw,
            sends_at_once: !viewer.confirms_moves,
        }
    }
}
