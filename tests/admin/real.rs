//! The real games: wherever the rules of repetition and of fifty moves make a draw, the service
//! proves the claim of it, and nowhere else.
//!
//! The quick loop reads a part of them; `tests/run --nightly` reads all.

use chrono::{DateTime, TimeDelta, Utc};
use zugpost::{
    chess::{DrawClaimOption, DrawGround, Position as _, uci_move},
    game::{
        Claim, ClaimError, ClaimGround, Ending, Event, EventKind, Game, GameError, MoveSource,
        PlayerCommand, StoredMove, StoredState, Terms,
    },
};

use crate::support::{
    is_full,
    pgn::{RealGame, read_folder},
    sample, shared_data,
};

fn began() -> DateTime<Utc> {
    DateTime::from_timestamp(1_795_176_000, 0).expect("an instant")
}

/// Returns a game as it stood after so many half-moves, one an hour.
fn game_at(real: &RealGame, ply: usize) -> Game {
    let mode = real.start.variant().castling_mode();
    let mut at = began();
    let stored = real.moves[..ply].iter().map(|mv| {
        at += TimeDelta::hours(1);
        StoredMove { uci: uci_move(*mv, mode), at, how: MoveSource::ByHand, began: None }
    });
    let moves: Vec<StoredMove> = stored.collect();
    let terms = Terms::standard(TimeDelta::days(3));
    Game::restore(terms, real.start.clone(), began(), moves, StoredState::default())
        .unwrap_or_else(|| panic!("{}: a move is illegal", real.name))
}

/// Claims as the player to move, without a word to an arbiter.
fn claim(
    real: &RealGame,
    ply: usize,
    ground: ClaimGround,
    intended: Option<&str>,
) -> Result<Vec<Event>, GameError> {
    let game = game_at(real, ply);
    let claim = Claim { ground, intended: intended.map(str::to_owned) };
    let command =
        PlayerCommand::Claim { claim, position_no: game.position_no(), statement: String::new() };
    let now = game.turn_began() + TimeDelta::hours(1);
    game.decide(&command.by(game.turn()), now)
}

/// Returns what is claimed for a ground, and the ending that it makes.
fn meaning(ground: &DrawGround) -> (ClaimGround, Ending) {
    match ground {
        DrawGround::ThreefoldRepetition { .. } => {
            (ClaimGround::ThreefoldRepetition, Ending::ThreefoldRepetition)
        }
        DrawGround::FivefoldRepetition { .. } => {
            (ClaimGround::ThreefoldRepetition, Ending::FivefoldRepetition)
        }
        DrawGround::FiftyMoveRule { .. } => (ClaimGround::FiftyMoveRule, Ending::FiftyMoveRule),
        DrawGround::SeventyFiveMoveRule { .. } => {
            (ClaimGround::FiftyMoveRule, Ending::SeventyFiveMoveRule)
        }
    }
}

/// The claim is logged, the move made that comes with it, and the game drawn for this reason.
#[track_caller]
fn assert_proven(real: &RealGame, ply: usize, ground: &DrawGround, intended: Option<&str>) {
    let about = format!("{} after {ply} half-moves, {ground}, {intended:?}", real.name);
    let (named, ending) = meaning(ground);
    let events = claim(real, ply, named, intended).unwrap_or_else(|why| panic!("{about}: {why}"));
    let told = events.iter().map(|event| match &event.what {
        EventKind::Claimed { .. } => "claimed",
        EventKind::MovePlayed { offers_draw: false, .. } => "move",
        EventKind::Ended { ending: found, evidence: Some(_) } if *found == ending => "ended",
        _ => "something else",
    });
    let told: Vec<&str> = told.collect();
    let expected = match intended {
        Some(_) => vec!["claimed", "move", "ended"],
        None => vec!["claimed", "ended"],
    };
    assert_eq!(told, expected, "{about}: {events:?}");
}

#[track_caller]
fn assert_refuted(real: &RealGame, ply: usize, ground: ClaimGround) {
    let outcome = claim(real, ply, ground, None);
    assert!(
        matches!(outcome, Err(GameError::Claim(ClaimError::Refuted { .. }))),
        "{} after {ply} half-moves, {ground:?}: {outcome:?}",
        real.name
    );
}

/// Claims every chance of a game; returns how many stood on the board.
fn claim_all(real: &RealGame, draw_claim_options: &[DrawClaimOption]) -> usize {
    let line = real.line();
    let mut standing = 0;
    for option in draw_claim_options {
        for ground in &option.standing {
            assert_proven(real, option.ply, ground, None);
            standing += 1;
        }
        for intended in option.intended.iter().take(2) {
            let san = intended.san.to_string();
            for ground in &intended.grounds {
                assert_proven(real, option.ply, ground, Some(&san));
            }
        }
        // One half-move before it took the move that was made.
        let Some(before) = option.ply.checked_sub(1) else { continue };
        if line.draw_grounds(before).is_empty() {
            let made = line.steps[before].san.to_string();
            for ground in &option.standing {
                assert_refuted(real, before, meaning(ground).0);
                assert_proven(real, before, ground, Some(&made));
            }
        }
    }
    standing
}

#[test]
fn a_draw_is_proven_wherever_one_could_be_claimed_and_refuted_where_none_could() {
    let Some(folder) = shared_data("pgn") else {
        return;
    };
    let games = read_folder(&folder);
    assert!(games.len() > 3000, "only {} games", games.len());
    let (mut with, mut standing, mut without) = (0, 0, 0);
    for real in sample(&games, 5) {
        let line = real.line();
        let draw_claim_options: Vec<DrawClaimOption> = line.draw_claim_options().collect();
        if !draw_claim_options.is_empty() {
            with += 1;
            standing += claim_all(real, &draw_claim_options);
            continue;
        }
        let last = line.steps.len();
        // A player who is mated claims nothing.
        if !line.position(last).legal_moves().is_empty() {
            without += 1;
            assert_refuted(real, last, ClaimGround::ThreefoldRepetition);
            assert_refuted(real, last, ClaimGround::FiftyMoveRule);
        }
    }
    println!("{with} games with a chance, {standing} draws on the board, {without} games without");
    // In so many games, at the least, somebody played on after a third occurrence.
    let table = include_str!("../data/played_on_after_third.tsv");
    let played_on = table.lines().filter(|line| !line.starts_with('#')).count();
    assert!(standing >= if is_full() { played_on } else { played_on / 10 });
    assert!(without > 500);
}
