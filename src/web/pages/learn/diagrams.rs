//! Diagrams: a position as data. Where its piece may go is asked of the rules core.

use crate::{
    chess::{
        Color, Move, Position as _, Rules, Square, Start, Variant, VariantPosition, landing,
        parse_move_under, play,
    },
    i18n::{HtmlMessage, Locale},
    web::{
        board::{self, Marks, SquareView},
        origin::Origin,
    },
};

/// A position, how it came about, and the piece that it is about.
#[derive(Debug)]
pub struct Diagram {
    pub fen: &'static str,
    /// Moves from there; the last one is marked.
    pub moves: &'static [&'static str],
    /// The piece whose moves are marked.
    pub from: Option<Square>,
    pub variant: Variant,
    pub rules: Rules,
    /// The key of the words below it.
    pub(super) caption: &'static str,
}

/// A diagram, ready for the template.
pub(super) struct DiagramView {
    pub squares: Vec<SquareView>,
    pub label: String,
    pub caption: HtmlMessage,
    pub fen: String,
    pub from: Option<Square>,
}

impl Diagram {
    pub(super) const fn of(fen: &'static str, caption: &'static str) -> Diagram {
        Diagram {
            fen,
            moves: &[],
            from: None,
            variant: Variant::Standard,
            rules: Rules { en_passant: true, legal_moves_only: true },
            caption,
        }
    }

    /// From the standard array.
    pub(super) const fn game(moves: &'static [&'static str], caption: &'static str) -> Diagram {
        let array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        Diagram::of(array, caption).after(moves)
    }

    pub(super) const fn after(self, moves: &'static [&'static str]) -> Diagram {
        Diagram { moves, ..self }
    }

    pub(super) const fn from(self, square: Square) -> Diagram {
        Diagram { from: Some(square), ..self }
    }

    pub(super) const fn variant(self, variant: Variant) -> Diagram {
        Diagram { variant, ..self }
    }

    pub(super) const fn without_en_passant(self) -> Diagram {
        Diagram { rules: Rules { en_passant: false, legal_moves_only: true }, ..self }
    }

    /// Returns what stands on the board, and the last move. `None` if that is impossible.
    pub fn position(&self) -> Option<(VariantPosition, Option<Move>)> {
        let mut position = Start::from_stored(self.fen, self.variant, self.rules)?.position;
        let mut last = None;
        for text in self.moves {
            let mv = parse_move_under(&position, self.rules, text).ok()?;
            play(&mut position, mv, self.rules);
            last = Some(mv);
        }
        Some((position, last))
    }

    pub(super) fn view(&self, locale: Locale, caption: HtmlMessage) -> Option<DiagramView> {
        let (position, last) = self.position()?;
        let mut marks = Marks { last, chosen: self.from.map(Origin::Square), ..Marks::default() };
        for mv in position.legal_moves() {
            if mv.from().is_some_and(|from| Some(from) == self.from) {
                marks.targets.push(landing(mv));
            }
        }
        // A piece that can become several goes to one square all the same.
        marks.targets.sort();
        marks.targets.dedup();
        Some(DiagramView {
            label: label(&position, &marks, locale),
            squares: board::squares(locale, &position, Color::White, &marks),
            caption,
            fen: crate::chess::fen(&position),
            from: self.from,
        })
    }
}

/// Returns what is seen, in words: the pieces of both sides, and where the marked one may go.
fn label(position: &VariantPosition, marks: &Marks, locale: Locale) -> String {
    let label = locale.board(position.board(), Color::White);
    let Some(from) = marks.chosen else { return label };
    let targets: Vec<String> = marks.targets.iter().map(Square::to_string).collect();
    let dots = locale.t("learn-diagram-moves").with("from", from).with("to", targets.join(", "));
    format!("{label} {dots}")
}
