//! Real games, played through the pages by two browsers without a script: pieces and
//! squares are clicked, promotions chosen, moves confirmed.

use std::sync::Mutex;

use zugpost::chess::{Color, Move, Position as _, Role, Square, Variant};

use super::start;
use crate::support::{
    Site, is_full,
    pgn::{RealGame, read_folder},
    shared_data,
};

/// Games in the full run; the quick one plays a few.
const FULL: usize = 25;
const QUICK: usize = 3;

#[test]
fn real_games_are_played_by_two_browsers() {
    let Some(folder) = shared_data("pgn") else {
        return;
    };
    let games = choose(read_folder(&folder));
    assert_eq!(games.len(), FULL);
    let count = if is_full() { FULL } else { QUICK };
    let queue = Mutex::new(games.into_iter().take(count).collect::<Vec<_>>());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let game = queue.lock().expect("the queue").pop();
                    let Some(game) = game else { break };
                    play_by_clicks(&game);
                }
            });
        }
    });
}

/// Chooses games in which every kind of move occurs, castling to both sides by both
/// colors, en passant, under-promotion, Chess960, and long ones.
fn choose(mut games: Vec<RealGame>) -> Vec<RealGame> {
    type ReplyCommand = fn(&RealGame) -> bool;
    let wishes: [(ReplyCommand, usize); 7] = [
        (|g| has(g, |m| m.promotion().is_some_and(|r| r != Role::Queen)), 4),
        (|g| g.start.variant() == Variant::Chess960 && has(g, Move::is_castle), 2),
        (|g| has(g, Move::is_en_passant) && castles(g, Color::White, false), 5),
        (|g| castles(g, Color::White, false) && castles(g, Color::Black, true), 3),
        (|g| castles(g, Color::White, true) && castles(g, Color::Black, false), 3),
        (
            |g| {
                has(g, |m| m.promotion() == Some(Role::Queen))
                    && g.line().position(usize::MAX).is_checkmate()
            },
            4,
        ),
        (|g| (200..260).contains(&g.moves.len()), 4),
    ];
    let mut chosen = Vec::new();
    for (kind, (wish, count)) in wishes.into_iter().enumerate() {
        for _ in 0..count {
            let at = games.iter().position(wish);
            let at = at.unwrap_or_else(|| panic!("too few games of kind {kind}"));
            chosen.push(games.remove(at));
        }
    }
    // The shortest first are what the quick loop plays; pop() takes from the end.
    chosen.sort_by_key(|game| game.moves.len());
    chosen
}

fn has(game: &RealGame, kind: fn(Move) -> bool) -> bool {
    game.moves.iter().copied().any(kind)
}

fn castles(game: &RealGame, side: Color, short: bool) -> bool {
    let line = game.line();
    line.steps.iter().enumerate().any(|(i, step)| {
        let castling = step.mv.castling_side();
        line.position(i).turn() == side && castling.is_some_and(|s| s.is_king_side() == short)
    })
}

fn play_by_clicks(game: &RealGame) {
    let site = Site::start();
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    let fen = game.start.fen();
    let number = (0..960).find(|n| {
        zugpost::chess::chess960_fen(*n)
            .is_some_and(|f| f.split(' ').next() == fen.split(' ').next())
    });
    let number = number.unwrap_or_default().to_string();
    let terms = match game.start.variant() {
        Variant::Chess960 => vec![("start", "chess960"), ("number", number.as_str())],
        Variant::Standard if game.start.is_standard() => vec![],
        _ => vec![("start", "fen"), ("fen", fen.as_str())],
    };
    let path = start(&mut white, &mut black, &terms);
    let line = game.line();
    for (i, step) in line.steps.iter().enumerate() {
        let browser = if line.position(i).turn().is_white() { &mut white } else { &mut black };
        let from = step.mv.from().expect("a square");
        let to = target(step.mv);
        let page = browser.get(&path);
        let page = browser.press(&page, &format!("[data-square={from}]"), &[]);
        let mut page = browser.press(&page, &format!("[data-square={to}]"), &[]);
        if let Some(role) = step.mv.promotion() {
            let uci = format!("{from}{to}{}", role.char());
            page = browser.press(&page, &format!(".promotion [value={uci}]"), &[]);
        }
        let quoted = line.quoted(i);
        assert_eq!(page.all(".confirm b"), std::slice::from_ref(&quoted), "{}", game.name);
        let page = browser.submit(&page, ".confirm form", &[]);
        assert_eq!(page.path, path, "{} {quoted}: {}", game.name, page.text());
        assert_eq!(page.all("a.ply").len(), i + 1, "{} {quoted}", game.name);
        let text = page.text();
        if text.contains("Draw by insufficient material.") || text.contains("Draw: dead position.")
        {
            break;
        }
    }
    let last = line.position(usize::MAX);
    let fen = white.get(&format!("{path}.fen")).html;
    assert_eq!(fen.trim(), zugpost::chess::fen(last), "{}", game.name);
    if last.is_checkmate() {
        white.get(&path).assert_says("won by checkmate.");
    }
}

/// Castling is clicked onto the own rook in Chess960, two squares aside otherwise.
fn target(mv: Move) -> Square {
    mv.to()
}
