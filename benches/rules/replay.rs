//! Replaying a hundred moves, as each page, email and export of a game does.

use std::hint::black_box;

use chrono::{DateTime, TimeDelta};
use criterion::Criterion;
use shakmaty::uci::UciMove;
use zugpost::{
    chess::{Line, Position, Variant, VariantPosition},
    game::{Game, MoveSource, StoredMove, StoredState, Terms},
};

use super::real_games::{RealGame, real_games};

/// Half-moves.
const PLIES: usize = 200;

pub fn bench(criterion: &mut Criterion) {
    let games = real_games();
    let long =
        |game: &&RealGame| game.moves.len() >= PLIES && game.start.variant() == Variant::Standard;
    let Some(game) = games.iter().find(long) else {
        return;
    };
    let (start, moves) = (&game.start, &game.moves[..PLIES]);
    let mode = start.variant().castling_mode();
    let stored: Vec<UciMove> = moves.iter().map(|mv| mv.to_uci(mode)).collect();
    println!("{PLIES} half-moves of {}", game.name);
    let mut group = criterion.benchmark_group("replay");
    group.bench_function("bare", |b| {
        b.iter(|| {
            let mut position: VariantPosition = black_box(&start.position).clone();
            for uci in black_box(&stored) {
                let mv = uci.to_move(&position).expect("a legal move");
                position.play_unchecked(mv);
            }
            position
        });
    });
    group.bench_function("Game::restore", |b| {
        let began = DateTime::UNIX_EPOCH;
        b.iter(|| {
            let terms = Terms::standard(TimeDelta::days(3));
            let standing = StoredState::default();
            let moves = black_box(&stored).iter().map(|uci| StoredMove {
                uci: *uci,
                at: began,
                how: MoveSource::ByHand,
                began: None,
            });
            Game::restore(terms, start.clone(), began, moves, standing).expect("legal moves")
        });
    });
    group.bench_function("Line::replay", |b| {
        b.iter(|| Line::replay(black_box(start), black_box(moves).iter().copied()));
    });
    group.finish();
}
