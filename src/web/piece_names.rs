//! Pieces by their codes and their names, as a page and its script know them.

use std::sync::LazyLock;

use crate::{
    chess::{Color, Piece, Role},
    i18n::{Language, Locale},
};

/// The names of all pieces, by their codes, and what the board's script says, in one language.
pub struct PieceNames {
    pieces: Vec<(&'static str, String)>,
    /// Says that a square is the goal of the kings.
    pub goal: String,
    /// As the script reads it.
    pub script: String,
}

impl PieceNames {
    pub fn of(locale: Locale) -> &'static PieceNames {
        static ALL: LazyLock<Vec<PieceNames>> = LazyLock::new(|| {
            Language::ALL
                .into_iter()
                .map(|language| PieceNames::read(Locale::of(language)))
                .collect()
        });
        &ALL[locale.language as usize]
    }

    fn read(locale: Locale) -> PieceNames {
        let pieces =
            Role::ALL.into_iter().flat_map(|role| [role.of(Color::White), role.of(Color::Black)]);
        let pieces: Vec<_> = pieces.map(|piece| (code(piece), locale.piece(piece))).collect();
        let goal = locale.t("board-goal").to_string();
        PieceNames { script: script(&pieces, locale), goal, pieces }
    }

    pub fn name(&self, piece: Piece) -> &str {
        let code = code(piece);
        self.pieces.iter().find(|(each, _)| *each == code).map_or(code, |(_, name)| name)
    }
}

/// Returns what the board's script says by itself, as it reads it.
fn script(pieces: &[(&'static str, String)], locale: Locale) -> String {
    let said = [
        ("chosen", locale.t("board-selected")),
        ("target", locale.t("board-can-be-moved-to")),
        ("capture", locale.t("board-can-be-captured")),
        ("size", locale.t("game-board-size")),
        (
            "choice",
            locale
                .t("board-selected-with-targets")
                .with("square", "{square}")
                .with("squares", "{squares}"),
        ),
        ("no", locale.t("board-not-possible")),
        ("goal", locale.t("board-goal")),
        ("pocket", locale.t("board-pocket-piece").with("piece", "{piece}").with("n", "{n}")),
        ("start", locale.t("board-starting-position")),
        ("updated", locale.t("board-game-changed")),
        ("show", locale.t("board-show-game")),
        ("offline", locale.t("board-no-connection")),
        ("unsure", locale.t("board-connection-lost")),
        ("refused", locale.t("board-not-accepted")),
    ];
    let mut all: serde_json::Map<String, serde_json::Value> =
        said.into_iter().map(|(key, said)| (key.to_owned(), said.to_string().into())).collect();
    for (code, name) in pieces {
        all.insert((*code).to_owned(), name.as_str().into());
    }
    serde_json::Value::Object(all).to_string()
}

/// Returns the id of a piece's symbol in the piece set.
pub fn code(piece: Piece) -> &'static str {
    use Role::{Bishop, King, Knight, Pawn, Queen, Rook};
    match (piece.color, piece.role) {
        (Color::White, Pawn) => "wP",
        (Color::White, Knight) => "wN",
        (Color::White, Bishop) => "wB",
        (Color::White, Rook) => "wR",
        (Color::White, Queen) => "wQ",
        (Color::White, King) => "wK",
        (Color::Black, Pawn) => "bP",
        (Color::Black, Knight) => "bN",
        (Color::Black, Bishop) => "bB",
        (Color::Black, Rook) => "bR",
        (Color::Black, Queen) => "bQ",
        (Color::Black, King) => "bK",
    }
}
