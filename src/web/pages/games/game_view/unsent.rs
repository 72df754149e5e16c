//! Where the page shows again what was written and not sent: in a field in which it can still be
//! sent, else as words to be copied.

use super::{
    game_on_page::GameOnPage,
    move_input::{MoveInput, MovePanel},
};
use crate::web::pages::games::{
    game_page_request::{GamePageRequest, RefusedGameForm},
    messages::{MessageKind, RefusedText},
};

/// Puts a message that came with a move into the form for messages, if no form for moves takes it.
pub fn place_message(on_page: GameOnPage, request: &GamePageRequest, typed: &mut RefusedText) {
    let viewer = on_page.viewer;
    if !on_page.actions.may_move && !request.message.trim().is_empty() {
        *typed = RefusedText {
            place: Some(MessageKind::Message),
            text: request.message.clone(),
            error: viewer.zone.locale().t("unsent-message").to_string(),
        };
    }
}

/// Lists what has no field any more. `is_blocked`: nothing can be said to the opponent.
/// `takes_lines`: conditional moves can be edited.
pub fn unsent(
    input: &MoveInput,
    on_page: GameOnPage,
    request: &GamePageRequest,
    form_errors: &RefusedGameForm,
    (is_blocked, takes_lines): (bool, bool),
) -> Vec<String> {
    let is_message = form_errors.messages.place == Some(MessageKind::Message);
    let message = if is_message { &form_errors.messages.text } else { &request.message };
    let is_confirmed = input.panel.as_ref().is_some_and(MovePanel::is_confirmation);
    let actions = on_page.actions;
    let beside = &request.beside;
    let claim = beside.new_claim().filter(|claim| !actions.takes_claim(claim));
    let claim = claim.map(|claim| claim.statement);
    let lines = beside.new_lines().map(str::to_owned);
    let lost = [
        Some(message).filter(|_| is_blocked),
        // The field for messages has another text.
        Some(&request.say).filter(|_| is_blocked || is_message),
        request.keep.as_ref().filter(|_| !is_confirmed),
        request.propose.as_ref().filter(|_| !is_confirmed),
        form_errors.conditional_moves_typed.as_ref().filter(|_| !takes_lines),
        Some(&form_errors.statement.text).filter(|_| !actions.takes_statement()),
        lines.as_ref().filter(|_| !takes_lines),
        claim.as_ref(),
        Some(&beside.claim_answer).filter(|_| !actions.may_answer_claim),
        Some(&beside.appeal).filter(|_| !actions.may_appeal),
        beside.new_analysis().filter(|_| !actions.may_claim_result),
    ];
    lost.into_iter().flatten().chain(&form_errors.unsent).chain(&request.unsent).cloned().collect()
}
