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
    /// What goes with the move is typed beside it: it is sent without a confirmation, or was
    /// to be confirmed and there is another one to choose.
    pub takes_words: bool,
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
            takes_words: !viewer.confirms_moves || has_words(request),
        }
    }
}

/// Whether something is to go with a move that was not made yet.
fn has_words(request: &GamePageRequest) -> bool {
    request.offer_draw || !request.message.trim().is_empty() || request.message_error.is_some()
}
