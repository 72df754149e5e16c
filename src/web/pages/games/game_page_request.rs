//! What is asked of a game page: the position to show, the move that is being made. And what was
//! wrong with a form that came before it.

use super::{claim_input, conditional_moves_view::AnyView, messages, other_forms::OtherFormsInput};
use crate::{db::GameId, web::origin::Origin};

/// What the page is to show, and the move that its reader is making.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GamePageRequest {
    /// Shows the position after so many half-moves.
    pub ply: Option<u32>,
    /// Chose a piece.
    pub from: Option<Origin>,
    /// Chose a move, in any notation.
    pub text: Option<String>,
    pub offer_draw: bool,
    /// Saves conditional moves with the move, so the move is always confirmed.
    pub with_lines: bool,
    /// The line after the move, as it was on the analysis board.
    pub behind: String,
    /// The same, where it is to be proposed.
    pub to_propose: String,
    /// The lines and the proposed line as they were typed.
    pub keep: Option<String>,
    pub propose: Option<String>,
    /// The lines that stood in the field before something was typed.
    pub prefilled: String,
    /// The move was confirmed without the lines that were typed: which is meant is asked.
    pub asks_about_lines: bool,
    /// The moves that `any` covers, shown before the lines are saved.
    pub checked: Option<Vec<AnyView>>,
    /// What is wrong with them: the field, and why.
    pub lines_error: Option<(&'static str, String)>,
    pub flip: bool,
    /// What is to be said to the opponent with the move.
    pub message: String,
    /// What is wrong with it.
    pub message_error: Option<String>,
    /// What is typed in the form for messages.
    pub say: String,
    /// What was written on an earlier page and has no field.
    pub unsent: Vec<String>,
    /// What is typed elsewhere on the page.
    pub beside: OtherFormsInput,
    /// The move is to be confirmed, whatever the reader chose.
    pub to_confirm: bool,
    /// It was typed while another one waited that was confirmed.
    pub names_another: bool,
    /// Why it is to be confirmed once more.
    pub confirm_error: Option<String>,
    /// The game in which the reader has just moved, before this one followed by itself.
    pub last_game: Option<GameId>,
}

/// What was typed into a field, and what is wrong with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedText {
    pub text: String,
    pub error: Option<String>,
}

/// What was wrong with a form, and what was typed into it: the page shows both again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RefusedGameForm {
    pub error: Option<String>,
    pub typed: String,
    /// What is wrong with an edit of the conditional moves, and the text as it was typed.
    pub conditional_moves_error: Option<String>,
    pub conditional_moves_typed: Option<String>,
    /// A text for the analysis that was refused, and a comment.
    pub analysis_lines: TypedText,
    pub comment: Option<TypedText>,
    /// The text is shown again before it is saved, because it has `any`.
    pub conditional_moves_checked: Option<Vec<AnyView>>,
    /// A claim that was refused, and what was not said.
    pub claim: claim_input::ClaimInput,
    /// What was said about a claim or a decision.
    pub statement: claim_input::StatementInput,
    pub messages: messages::RefusedText,
    /// Words for which the page has no field.
    pub unsent: Vec<String>,
}
