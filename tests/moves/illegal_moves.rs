//! Illegal moves sent to the server as they are, which no page offers: none is made.

use chrono::TimeDelta;
use shakmaty::san::SanPlus;
use zugpost::{
    chess::{Color, Piece, Position, Role, Start, VariantPosition},
    db::{DbError, GameId, game_store, players},
    game::{Game, Terms},
};

use super::{
    STARTS,
    oracle::{Oracle, all_squares},
};
use crate::{
    admin::matrix::{dump_tables, send},
    support::{Browser, Chance, Page, Site, is_full, sample, seed},
};

/// Games in which a legal move is made at the end: emails follow from each.
const PLAYED_AT_THE_END: usize = 5;

/// Returns where a random game is after some moves, and is not over.
fn random_start(chance: &mut Chance) -> Start {
    loop {
        let mut start = match chance.below(4) {
            0 | 1 => Start::standard(),
            2 => {
                let number = u16::try_from(chance.below(960)).expect("a number");
                Start::chess960(number).expect("a start")
            }
            _ => {
                let (fen, variant) = STARTS[chance.below(STARTS.len())];
                Start::from_fen(fen, variant).expect("a start")
            }
        };
        for _ in 0..chance.below(100) {
            let Some(mv) = chance.one_of(&start.position.legal_moves()) else { break };
            start.position.play_unchecked(mv);
        }
        // It is checked once more: some are over.
        if let Ok(checked) = Start::from_fen(&start.fen(), start.variant()) {
            return checked;
        }
    }
}

/// Returns all illegal moves that look like one, and a few of the others. What is legal is asked of
/// the oracle, not of the program.
fn illegal_moves(start: &Start, chance: &mut Chance) -> Vec<String> {
    let oracle = Oracle::of(&start.position);
    let us = oracle.turn;
    let castles = |from, to| {
        oracle.man(from) == Some(Piece { color: us, role: Role::King })
            && [true, false].into_iter().any(|wing| {
                oracle.may_castle(wing)
                    && (oracle.castling_targets(wing).0 == to
                        || oracle.castling_rook(wing) == Some(to))
            })
    };
    let mut found: Vec<String> = [("O-O", true), ("O-O-O", false)]
        .into_iter()
        .filter(|(_, kingside)| !oracle.may_castle(*kingside))
        .map(|(text, _)| text.to_owned())
        .collect();
    let mut others = Vec::new();
    for (from, to) in all_squares().flat_map(|from| all_squares().map(move |to| (from, to))) {
        let text = format!("{from}{to}");
        if oracle.may_go(from, to) {
            // Which piece it becomes is missing, or cannot be.
            if oracle.promotes(from, to) {
                found.extend(["", "k", "p"].map(|role| format!("{text}{role}")));
            }
        } else if !castles(from, to) {
            let own = oracle.man(from).filter(|piece| piece.color == us);
            let looks_right = own.is_some_and(|piece| {
                oracle.has_the_shape(from, to, piece)
                    || piece.role == Role::King && from.rank() == to.rank()
            });
            if looks_right { found.push(text) } else { others.push(text) }
        }
    }
    for _ in 0..8 {
        found.extend(chance.one_of(&others));
    }
    found
}

fn begin(site: &Site, starts: &[Start]) -> Vec<GameId> {
    let (starts, now) = (starts.to_vec(), site.now());
    let begin = site.db.write::<_, DbError>(move |conn| {
        let [white, black] = ["Wilma", "Bruno"].map(|name| players::find_by_name(conn, name));
        let [white, black] = [white?, black?].map(|player| player.expect("a player").id);
        let mut games = Vec::new();
        for start in &starts {
            let terms = Terms::standard(TimeDelta::days(3));
            let game = Game::new(terms, start.clone(), now);
            games.push(game_store::insert(conn, white, black, &game)?);
        }
        Ok(games)
    });
    site.run(begin).expect("games")
}

/// Sends a move as a script would; `field`: as it was typed, or as it was made on the board.
fn send_move(browser: &mut Browser, game: GameId, field: &str, text: &str) -> Page {
    let fields = [(field, text), ("ply", "0"), ("confirmed", "yes")];
    send(browser, &format!("/games/{game}/moves"), &fields)
}

#[test]
fn no_illegal_move_is_made_whatever_is_sent() {
    let count = if is_full() { 1000 } else { 20 };
    let mut chance = Chance(seed());
    let starts: Vec<Start> = (0..count).map(|_| random_start(&mut chance)).collect();
    let site = Site::start();
    let mut browsers = ["Wilma", "Bruno"].map(|name| site.player(name));
    let games = begin(&site, &starts);
    let before = dump_tables(&site);
    // One after the other, so that a sample has other kinds of them in each game.
    let mut attempts = Vec::new();
    for (game, start) in games.iter().zip(&starts) {
        let texts = illegal_moves(start, &mut chance);
        attempts.extend(texts.into_iter().map(|text| (*game, start, text)));
    }
    assert!(attempts.len() > 20 * count, "{}", attempts.len());
    let mut sent = 0;
    for (game, start, text) in sample(attempts, 3) {
        let browser = &mut browsers[usize::from(start.position.turn() == Color::Black)];
        let field = ["move", "played"][sent % 2];
        let page = send_move(browser, game, field, &text);
        // Where only the piece is missing it is asked for.
        let is_refused =
            page.status == 422 || page.status == 200 && page.text().contains("Promote to:");
        assert!(is_refused, "{field} {text} in {}: {}", start.fen(), page.text());
        sent += 1;
    }
    let after = dump_tables(&site);
    for (table, rows) in &before {
        assert_eq!(rows, &after[table], "{table} after {sent} moves");
    }
    assert!(sent > if is_full() { 20 * count } else { 6 * count }, "{sent}");
    // That they are illegal is all that is wrong with them.
    for (game, start) in games.iter().zip(&starts).take(PLAYED_AT_THE_END) {
        let browser = &mut browsers[usize::from(start.position.turn() == Color::Black)];
        let position: &VariantPosition = &start.position;
        let mv = position.legal_moves()[0];
        let text = SanPlus::from_move(position.clone(), mv).to_string();
        let page = send_move(browser, *game, "move", &text);
        assert_eq!(page.status, 303, "{text} in {}: {}", start.fen(), page.text());
    }
    let moved =
        dump_tables(&site)["games"].iter().filter(|row| !before["games"].contains(row)).count();
    assert_eq!(moved, PLAYED_AT_THE_END);
}
