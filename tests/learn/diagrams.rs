//! Diagrams show legal positions, and dots where the rules core lets a piece go and nowhere else.

use std::collections::{BTreeMap, BTreeSet};

use scraper::{ElementRef, Selector};
use shakmaty::{CastlingSide, Color, Move, Position as _, Square};
use zugpost::{
    chess::{Start, Variant, VariantPosition, position_of},
    i18n::Language,
    web::pages::learn,
};

use super::get;
use crate::support::Site;

fn select(text: &str) -> Selector {
    Selector::parse(text).expect("a selector")
}

/// Where a move ends: the king's own square when it castles.
fn landing(mv: Move) -> Square {
    match mv {
        Move::Castle { king, rook } => {
            let side = if rook > king { CastlingSide::KingSide } else { CastlingSide::QueenSide };
            side.king_to(if king < Square::A2 { Color::White } else { Color::Black })
        }
        mv => mv.to(),
    }
}

/// The squares of a board as they are shown: piece, and whether there is a dot.
fn shown(board: ElementRef<'_>) -> BTreeMap<String, (Option<String>, bool)> {
    let (squares, pieces) = (select(".square"), select("svg"));
    assert_eq!(board.select(&squares).count(), 64);
    // From the eighth rank down, each from the a-file on.
    let names =
        ('1'..='8').rev().flat_map(|rank| ('a'..='h').map(move |file| format!("{file}{rank}")));
    let squares = names.zip(board.select(&squares)).map(|(name, square)| {
        let piece = square.select(&pieces).next();
        let piece = piece.and_then(|piece| piece.value().attr("data-piece")).map(str::to_owned);
        let class = square.value().attr("class").expect("a class");
        let dot = class.split(' ').any(|word| word == "target");
        (name, (piece, dot))
    });
    squares.collect()
}

fn check(board: ElementRef<'_>, variant: Variant) {
    let fen = board.value().attr("data-fen").expect("a position");
    let position = position_of(fen, variant).expect("a legal position");
    let label = board.value().attr("aria-label").unwrap_or_default();
    // In some variants there is no king.
    for (color, name) in [(Color::White, "White"), (Color::Black, "Black")] {
        let king = format!("{name}: king ");
        let has_king = position.board().king_of(color).is_some();
        assert_eq!(label.contains(&king), has_king, "{fen}: {label}");
    }
    let from: Option<Square> =
        board.value().attr("data-from").map(|from| from.parse().expect("a square"));
    let moves = position.legal_moves();
    let legal: BTreeSet<Square> = moves
        .iter()
        .filter(|mv| from.is_some() && mv.from() == from)
        .map(|mv| landing(*mv))
        .collect();
    let shown = shown(board);
    assert_eq!(shown.len(), 64, "{fen}");
    for square in Square::ALL {
        let (piece, dot) = &shown[&square.to_string()];
        let stands = position.board().piece_at(square).map(|piece| {
            let side = piece.color.fold_wb('w', 'b');
            format!("{side}{}", piece.role.upper_char())
        });
        assert_eq!(*piece, stands, "{fen} {square}");
        assert_eq!(*dot, legal.contains(&square), "{fen} from {from:?}: {square}");
    }
}

#[test]
fn dots_stand_where_the_rules_let_a_piece_go() {
    let site = Site::start();
    let mut seen = 0;
    for topic in learn::topics() {
        let page = get(&site, &format!("/learn/{}", topic.slug), Language::English);
        let boards: Vec<_> = page.document().select(&select(".diagram .board")).collect();
        let diagrams: Vec<_> = topic.diagrams().collect();
        // Each of them is shown: none was left out because it is impossible.
        assert_eq!(boards.len(), diagrams.len(), "{}", topic.slug);
        // What is about tables has none.
        assert_eq!(diagrams.is_empty(), topic.slug == "tournaments", "{}", topic.slug);
        for (board, diagram) in boards.iter().zip(&diagrams) {
            // What the game options forbid is not in the FEN either.
            check(*board, diagram.variant);
            let (position, _) = diagram.position().expect("a position");
            let fen = board.value().attr("data-fen").expect("a position");
            assert_eq!(fen, zugpost::chess::fen(&position), "{}", topic.slug);
            seen += 1;
        }
    }
    assert!(seen > 40, "{seen}");
}

/// What words beside the diagrams say, asked of the rules core.
#[test]
fn diagrams_show_what_is_said_of_them() {
    let last = |slug: &str, index: usize| -> VariantPosition {
        let topic = learn::topics().find(|topic| topic.slug == slug).expect("a topic");
        topic.diagrams().nth(index).and_then(learn::Diagram::position).expect("a position").0
    };
    for (slug, index) in [("check-and-mate", 1), ("check-and-mate", 2), ("stalemate", 1)] {
        assert!(last(slug, index).is_checkmate(), "{slug} {index}");
    }
    assert!(last("promotion", 2).is_checkmate());
    for (slug, index) in [("stalemate", 0), ("stalemate", 2), ("promotion", 1)] {
        assert!(last(slug, index).is_stalemate(), "{slug} {index}");
    }
    let rules = zugpost::chess::Rules::default();
    let dead = |index| {
        let budget = zugpost::chess::Budget::INLINE;
        zugpost::chess::position_status(&last("draws", index), rules, budget).is_dead()
    };
    assert_eq!(
        [dead(0), dead(1), dead(2), dead(3)],
        [Some(false), Some(false), Some(true), Some(true)]
    );
    let castles = |index: usize| {
        let moves = last("castling", index).legal_moves();
        [CastlingSide::KingSide, CastlingSide::QueenSide]
            .map(|side| moves.iter().any(|mv| mv.castling_side() == Some(side)))
    };
    assert_eq!(castles(0), [true, true]);
    assert_eq!(castles(3), [false, true]);
    assert_eq!(castles(4), [true, true]);
    let captures =
        |slug, index| last(slug, index).legal_moves().iter().any(|mv| mv.is_en_passant());
    assert!(captures("en-passant", 0) && !captures("en-passant", 2));
    assert!(!captures("game-options", 0));
    let zero = Start::chess960(0).expect("an array");
    assert_eq!(zero.variant(), Variant::Chess960);
    assert_eq!(last("chess960", 0), zero.position);
}
