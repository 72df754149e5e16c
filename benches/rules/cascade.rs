//! A declined offer lets a hundred conditional moves of both sides go on.

use std::hint::black_box;

use chrono::{DateTime, TimeDelta};
use criterion::Criterion;
use zugpost::{
    chess::{Color, Line, Position as _, play, position_key, uci},
    game::{Game, Play, PlayerCommand, Terms, conditional_moves::ConditionalMoves},
};

use super::real_games::{RealGame, real_games};

/// Half-moves that follow by themselves.
const REPLIES: usize = 100;

pub fn bench(criterion: &mut Criterion) {
    let games = real_games();
    let long = games.iter().find(|game| game.moves.len() > REPLIES + 20);
    let Some(line) = long.map(RealGame::line) else { return };
    let game = planned(&line);
    let command = PlayerCommand::DeclineDraw { ply: 1 };
    let by = game.turn();
    let began = DateTime::UNIX_EPOCH;
    let events = game.decide(&command.clone().by(by), began).expect("an offer");
    assert_eq!(events.len(), REPLIES + 1);

    let mut group = criterion.benchmark_group("cascade");
    group.bench_function("bare", |b| {
        b.iter(|| {
            let mut position = black_box(&line.start.position).clone();
            for step in &line.steps[..=REPLIES] {
                play(&mut position, step.mv, line.start.rules);
            }
            position
        });
    });
    group.bench_function("Game::decide", |b| {
        b.iter(|| black_box(&game).decide(&command.clone().by(by), began).expect("an offer"));
    });
    group.finish();
}

/// A game in which both sides' conditional moves answer, held back by a draw offer.
fn planned(line: &Line) -> Game {
    let mode = line.start.variant().castling_mode();
    let terms = Terms::standard(TimeDelta::days(3));
    let mut game = Game::new(terms, line.start.clone(), DateTime::UNIX_EPOCH);
    let text = line.steps[0].san.to_string();
    let play = PlayerCommand::Play(Play { text, offer_draw: true, ..Play::default() });
    let by = game.turn();
    for event in game.decide(&play.clone().by(by), DateTime::UNIX_EPOCH).expect("a legal move") {
        game.apply(&event);
    }
    for side in Color::ALL {
        let mut text = "1".to_owned();
        for (i, step) in line.steps.iter().enumerate().take(REPLIES + 1).skip(1) {
            let position = line.position(i);
            if position.turn() == side {
                let (answer, key) = (uci(step.mv, mode), position_key(position));
                text.push_str(&format!("\n{answer}\tarmed\t{key}\t\t"));
            }
        }
        game.set_conditional_moves(
            side,
            ConditionalMoves::parse(&text, line.start.variant()).expect("conditional moves"),
        );
    }
    game
}
