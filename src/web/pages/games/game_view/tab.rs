//! The tabs beside the board.

/// A tab; its word stands in forms and addresses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    #[default]
    Moves,
    ConditionalMoves,
    Messages,
    Note,
    More,
}

stored_enum!(Tab, "tab", {
    Moves = "moves", ConditionalMoves = "conditional-moves", Messages = "messages", Note = "note",
    More = "more",
});
