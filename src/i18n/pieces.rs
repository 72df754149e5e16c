//! Colors and pieces.

use super::{Locale, Message};
use crate::{
    chess::{Board, Color, Piece, Position as _, Role, Square, VariantPosition, role_name},
    key,
};

impl Locale {
    /// Returns the name of a side where it stands alone: `White`.
    pub fn color(self, color: Color) -> String {
        self.t(color.fold_wb(key!("chess-white"), key!("chess-black"))).to_string()
    }

    /// Returns the name of a side inside of a sentence.
    pub fn side(self, color: Color) -> Message {
        self.t("chess-side").of(color)
    }

    /// Returns the name of a kind of piece: `knight`.
    pub fn role(self, role: Role) -> String {
        self.t("chess-piece").role(role).to_string()
    }

    /// Counts pieces of a kind: `king`, `2 rooks`.
    pub fn roles(self, role: Role, number: usize) -> String {
        match number {
            1 => self.role(role),
            _ => format!("{number} {}", self.t("chess-pieces").role(role)),
        }
    }

    /// Returns the name of a piece as it is spoken: `white knight`.
    pub fn piece(self, piece: Piece) -> String {
        self.t("chess-colored-piece").of(piece.color).role(piece.role).to_string()
    }

    /// Names pieces with their squares, as those that do something.
    pub(super) fn pieces_that(self, pieces: &[(Role, Square)]) -> String {
        self.named(key!("chess-piece-on"), pieces)
    }

    /// Names pieces with their squares, as those by which something is done.
    pub(super) fn by_pieces(self, pieces: &[(Role, Square)]) -> String {
        self.named(key!("chess-piece-on-passive"), pieces)
    }

    fn named(self, key: &'static str, pieces: &[(Role, Square)]) -> String {
        let name = |(role, square): &(Role, Square)| {
            self.t(key).role(*role).with("square", square).to_string()
        };
        self.all_of(pieces.iter().map(name).collect())
    }

    /// Joins words: `a, b and c`.
    pub fn all_of(self, mut locale: Vec<String>) -> String {
        let Some(last) = locale.pop() else { return String::new() };
        if locale.is_empty() {
            return last;
        }
        self.t("chess-list-and").with("first", locale.join(", ")).with("last", last).to_string()
    }

    /// Joins words between which there is a choice: `a or b or c`.
    pub(super) fn one_of(self, locale: impl IntoIterator<Item = String>) -> String {
        let or = |first: String, last: String| {
            self.t("chess-list-or").with("first", first).with("last", last).to_string()
        };
        locale.into_iter().reduce(or).unwrap_or_default()
    }

    /// Returns a position in words, for a reader who does not see the board: one player's pieces,
    /// then the opponent's.
    pub fn board(self, board: &Board, orientation: Color) -> String {
        let sides = [orientation, orientation.other()].map(|color| {
            let color_name = self.color(color);
            let pieces = self.army(board, color);
            self.t("chess-position-side")
                .with("color", color_name)
                .with("pieces", pieces)
                .to_string()
        });
        sides.join(" ")
    }

    /// Says which variant is played, and what it has beside the board for each side: `White can drop:
    /// knight, 2 pawns.` Chess has nothing there.
    pub fn beside_board(self, position: &VariantPosition) -> Vec<String> {
        let side = |color: Color| -> Vec<String> {
            let left =
                position.remaining_checks().map(|left| u32::from(u8::from(*left.get(color))));
            let checks = left.map(|left| {
                let said = self.t("board-checks-left-of").with("color", self.color(color));
                said.count("n", left).to_string()
            });
            let pocket = position.pockets().map(|pockets| {
                let held = |role: Role| {
                    let count = usize::from(*pockets.get(color).get(role));
                    (count > 0).then(|| self.roles(role, count))
                };
                self.all_of(Role::ALL.into_iter().filter_map(held).collect())
            });
            let pocket = pocket.filter(|pieces| !pieces.is_empty()).map(|pieces| {
                let said = self.t("board-pocket-of").with("color", self.color(color));
                said.with("pieces", pieces).to_string()
            });
            checks.into_iter().chain(pocket).collect()
        };
        let variant = position.as_chess().is_none().then(|| position.rules().name);
        let name = variant.map(|name| self.t("board-variant").with("variant", name).to_string());
        name.into_iter().chain(Color::ALL.into_iter().flat_map(side)).collect()
    }

    /// Names the pieces of a color: `king e1, rooks a1 and h1, pawns a2, b2 and c3`.
    fn army(self, board: &Board, color: Color) -> String {
        let mut kinds = Vec::with_capacity(6);
        for role in Role::ALL.into_iter().rev() {
            let mut squares: Vec<Square> = board.by_piece(role.of(color)).into_iter().collect();
            squares.sort_by_key(|square| (square.file(), square.rank()));
            let key = match squares.len() {
                0 => continue,
                1 => key!("chess-position-one-of-kind"),
                _ => key!("chess-position-several-of-kind"),
            };
            let squares = self.all_of(squares.iter().map(ToString::to_string).collect());
            kinds.push(self.t(key).role(role).with("squares", squares).to_string());
        }
        if kinds.is_empty() {
            self.t("chess-position-no-pieces").to_string()
        } else {
            kinds.join(", ")
        }
    }
}

impl Message {
    /// Fills in a side, by which a sentence chooses its form.
    #[must_use]
    pub(super) fn of(self, color: Color) -> Message {
        self.with("side", color.fold_wb("white", "black"))
    }

    /// Fills in a kind of piece, by which a sentence chooses its form.
    #[must_use]
    pub(super) fn role(self, role: Role) -> Message {
        self.with("role", role_name(role))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_name_every_piece() {
        for (fen, orientation, locale) in [
            (
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
                Color::White,
                "White: king e1, queen d1, rooks a1 and h1, bishops c1 and f1, \
                 knights b1 and g1, pawns a2, b2, c2, d2, e2, f2, g2 and h2. \
                 Black: king e8, queen d8, rooks a8 and h8, bishops c8 and f8, \
                 knights b8 and g8, pawns a7, b7, c7, d7, e7, f7, g7 and h7.",
            ),
            (
                "6k1/8/8/8/P7/1P6/8/QQ4KQ",
                Color::Black,
                "Black: king g8. White: king g1, queens a1, b1 and h1, pawns a4 and b3.",
            ),
            ("8/8/8/8/8/8/8/K7", Color::White, "White: king a1. Black: nothing."),
        ] {
            let board = Board::from_ascii_board_fen(fen.as_bytes()).unwrap();
            assert_eq!(Locale::default().board(&board, orientation), locale);
        }
    }
}
