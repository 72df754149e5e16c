//! A position as squares on a page. Knows how things look, not whether they are allowed.
//!
//! The board is a WAI-ARIA grid whose squares are links, buttons or pictures, so it works without a
//! script. `static/board.js` takes up that markup and says only words that the page brought along.
//! When a game changes, `zugpost:game` is dispatched on `document`; the script fetches the page and
//! swaps `#game`, and keeps what the reader typed, opened or lifted.

use std::{collections::BTreeMap, fmt::Write as _};

use askama::Template;

use super::{assets, beside_board::BesideBoard, origin::Origin, piece_names::PieceNames};
use crate::{
    chess::{
        Bitboard, CastlingMode, Color, File, Move, Position, Rank, Rules, Square, VariantPosition,
        checked_king, exploded, exposing_moves, landing, threats, uci,
    },
    db::appearance::PieceSet,
    i18n::{Locale, Message},
};

pub use super::{
    board_marks::{BoardAction, Marks},
    piece_names::code,
};

/// One square, ready for the template.
#[derive(Clone, Debug)]
pub struct SquareView {
    pub name: Square,
    pub class: String,
    /// `wN`
    pub piece: Option<&'static str>,
    /// `f3, white knight`
    pub label: String,
    /// What can be done with it just now, for those who do not see its marks.
    pub state: Option<Message>,
    pub is_chosen: bool,
    pub rank: Option<char>,
    pub file: Option<char>,
    pub act: BoardAction,
}

/// The board of a page that is played on: a grid of squares, without a script of links.
#[derive(Template)]
#[template(path = "partials/board.html")]
pub struct BoardView {
    pub name: Message,
    pub pieces: &'static str,
    pub squares: Vec<SquareView>,
    pub orientation: &'static str,
    /// What the script says.
    pub script_texts: &'static str,
    pub is_past: bool,
    /// The address of this board.
    pub url: String,
    /// A move is sent by the drop alone.
    pub sends_at_once: bool,
    /// The id of the form for moves; empty where there is none.
    pub form: &'static str,
    /// The address to which a move is added that is only analysis; else empty.
    pub next: String,
    /// What may be played, as the script reads it; empty where nothing may.
    pub choices: String,
    /// The move that led here, if it is none of the game's.
    pub spoken: String,
    /// The captures and checks that the side that has moved threatens, as the script reads them.
    pub threats: String,
    /// What a variant has above and below the board.
    pub above: BesideBoard,
    pub below: BesideBoard,
}

impl BoardView {
    /// Sets up a board on which nothing can be done yet.
    pub fn new(
        locale: Locale,
        piece_set: PieceSet,
        position: &VariantPosition,
        orientation: Color,
        marks: &Marks,
    ) -> BoardView {
        let names = PieceNames::of(locale);
        BoardView {
            name: locale.t("board-name"),
            pieces: assets::pieces(piece_set),
            squares: named_squares(locale, names, position, orientation, marks),
            orientation: orientation.fold_wb("white", "black"),
            script_texts: &names.script,
            is_past: false,
            url: String::new(),
            sends_at_once: false,
            form: "",
            next: String::new(),
            choices: String::new(),
            spoken: String::new(),
            threats: String::new(),
            above: BesideBoard::of(locale, position, !orientation, marks),
            below: BesideBoard::of(locale, position, orientation, marks),
        }
    }
}

/// Returns what the other side threatens ([`threats`]) as the script draws it: `["f3e5"]`.
pub fn threats_json(position: &VariantPosition, rules: Rules) -> String {
    let squares = threats(position, rules)
        .into_iter()
        .filter_map(|mv| Some(format!("\"{}{}\"", mv.from()?, mv.to())));
    format!("[{}]", squares.collect::<Vec<_>>().join(","))
}

/// Its own template has escaped it.
impl askama::filters::HtmlSafe for BoardView {}

/// Returns the 64 squares in the order in which they are seen.
pub fn squares(
    locale: Locale,
    position: &VariantPosition,
    orientation: Color,
    marks: &Marks,
) -> Vec<SquareView> {
    named_squares(locale, PieceNames::of(locale), position, orientation, marks)
}

fn named_squares(
    locale: Locale,
    names: &PieceNames,
    position: &VariantPosition,
    orientation: Color,
    marks: &Marks,
) -> Vec<SquareView> {
    let check = checked_king(position);
    let goal = position.rules().goal;
    let exploded = marks.last.map_or_else(Vec::new, |mv| exploded(position, mv));
    let mut list = Vec::with_capacity(64);
    for row in 0..8_u32 {
        for column in 0..8_u32 {
            let (file, rank) = orientation.fold_wb((column, 7 - row), (7 - column, row));
            let square = Square::from_coords(File::new(file), Rank::new(rank));
            list.push(SquareView {
                name: square,
                class: class(square, position, check, marks, (goal, &exploded)),
                piece: position.board().piece_at(square).map(code),
                label: label(names, position, square, goal),
                state: state(locale, position, square, marks),
                is_chosen: marks.chosen == Some(Origin::Square(square)),
                rank: (column == 0).then(|| square.rank().char()),
                file: (row == 7).then(|| square.file().char()),
                act: marks
                    .acts
                    .get(&Origin::Square(square))
                    .cloned()
                    .unwrap_or(BoardAction::Nothing),
            });
        }
    }
    list
}

fn class(
    square: Square,
    position: &VariantPosition,
    check: Option<Square>,
    marks: &Marks,
    (goal, exploded): (Bitboard, &[Square]),
) -> String {
    let mut class = String::with_capacity(24);
    class.push_str(if square.is_light() { "square" } else { "square dark" });
    if marks.last.is_some_and(|mv| mv.from() == Some(square) || landing(mv) == square) {
        class.push_str(" last");
    }
    if check == Some(square) {
        class.push_str(" check");
    }
    if goal.contains(square) {
        class.push_str(" goal");
    }
    if exploded.contains(&square) {
        class.push_str(" exploded");
    }
    if marks.chosen == Some(Origin::Square(square)) {
        class.push_str(" chosen");
    }
    if marks.targets.contains(&square) {
        class.push_str(" target");
        if is_taken(position, square) {
            class.push_str(" capture");
        }
    }
    class
}

/// The king may be put onto its own rook.
fn is_taken(position: &VariantPosition, target: Square) -> bool {
    position.board().color_at(target) == Some(!position.turn())
}

fn state(
    locale: Locale,
    position: &VariantPosition,
    square: Square,
    marks: &Marks,
) -> Option<Message> {
    if marks.chosen == Some(Origin::Square(square)) {
        Some(locale.t("board-selected"))
    } else if !marks.targets.contains(&square) {
        None
    } else if is_taken(position, square) {
        Some(locale.t("board-can-be-captured"))
    } else {
        Some(locale.t("board-can-be-moved-to"))
    }
}

fn label(names: &PieceNames, position: &VariantPosition, square: Square, goal: Bitboard) -> String {
    let mut label = match position.board().piece_at(square) {
        Some(piece) => format!("{square}, {}", names.name(piece)),
        None => square.to_string(),
    };
    if goal.contains(square) {
        label.push_str(", ");
        label.push_str(&names.goal);
    }
    label
}

/// From each square and pocket, where its piece may go, and the move in UCI. A move that still needs
/// its promotion named ends in `?`.
pub type MoveChoices = BTreeMap<Origin, BTreeMap<Square, String>>;

/// Returns every choice in a position: all legal moves and, where the check warning is off,
/// those that leave the king in check. Nothing tells them apart.
pub fn choices(position: &VariantPosition, mode: CastlingMode, rules: Rules) -> MoveChoices {
    let mut choices = MoveChoices::new();
    for mv in position.legal_moves() {
        let text = choice(mv, mode);
        let targets = choices.entry(Origin::of(mv)).or_default();
        if let Move::Castle { rook, .. } = mv {
            // The king may be put onto its rook, or where it will stand, unless that is
            // a move of its own (Chess960).
            targets.insert(rook, text.clone());
            targets.entry(landing(mv)).or_insert(text);
        } else {
            targets.insert(mv.to(), text);
        }
    }
    let exposing = if rules.legal_moves_only { Vec::new() } else { exposing_moves(position) };
    for mv in exposing {
        choices.entry(Origin::of(mv)).or_default().insert(mv.to(), choice(mv, mode));
    }
    choices
}

fn choice(mv: Move, mode: CastlingMode) -> String {
    let mut text = uci(mv, mode);
    if mv.is_promotion() {
        text.truncate(4);
        text.push('?');
    }
    text
}

/// Returns the choices as the board's script reads them.
pub fn choices_json(choices: &MoveChoices) -> String {
    let mut json = String::with_capacity(1024);
    json.push('{');
    for (i, (from, targets)) in choices.iter().enumerate() {
        let comma = if i == 0 { "" } else { "," };
        let _ = write!(json, "{comma}\"{from}\":{{");
        for (j, (to, text)) in targets.iter().enumerate() {
            let comma = if j == 0 { "" } else { "," };
            let _ = write!(json, "{comma}\"{to}\":\"{text}\"");
        }
        json.push('}');
    }
    json.push('}');
    json
}

/// A piece on a small board, in squares from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SmallPiece {
    pub code: &'static str,
    pub x: u32,
    pub y: u32,
}

/// Returns the place of a square on a small board, from the top left.
pub fn place(square: Square, orientation: Color) -> (u32, u32) {
    let (file, rank) = (u32::from(square.file()), u32::from(square.rank()));
    orientation.fold_wb((file, 7 - rank), (7 - file, rank))
}

/// Returns the pieces of a small board that is only looked at.
pub fn small(position: &VariantPosition, orientation: Color) -> Vec<SmallPiece> {
    let piece = |(square, piece)| {
        let (x, y) = place(square, orientation);
        SmallPiece { code: code(piece), x, y }
    };
    position.board().iter().map(piece).collect()
}
