//! Every real game: what the board says fits what the file says.

use zugpost::chess::{AutomaticEnd, BoardEnd, Color, Position as _, VariantPosition};

use crate::support::{
    pgn::{RealGame, read_folder},
    shared_data,
};

fn games() -> Option<Vec<RealGame>> {
    let games = read_folder(&shared_data("pgn")?);
    assert_eq!(games.len(), 3577);
    Some(games)
}

fn winner(game: &RealGame) -> Option<Color> {
    match game.result.as_str() {
        "1-0" => Some(Color::White),
        "0-1" => Some(Color::Black),
        _ => None,
    }
}

/// What the tag `Termination` says must be possible in the final position.
fn check_termination(game: &RealGame, last: &VariantPosition) {
    let (name, winner) = (&game.name, winner(game));
    let over = last.legal_moves().is_empty();
    match game.termination.as_deref() {
        // Lichess gives a draw where the material of the other side can never mate.
        Some("Time forfeit") => {
            assert!(!over, "{name}");
            assert!(winner.is_none_or(|side| !last.has_insufficient_material(side)), "{name}");
            assert!(winner.is_some() || last.has_insufficient_material(!last.turn()), "{name}");
        }
        Some(text) if text.ends_with("won by checkmate") => {
            assert!(last.is_checkmate(), "{name}: {text}");
            let mater = winner.expect(name).fold_wb(&game.white, &game.black);
            assert!(text.starts_with(mater.as_str()), "{name}: {text}");
        }
        Some(text) if text.ends_with("by resignation") || text.ends_with("on time") => {
            assert!(!over && winner.is_some(), "{name}: {text}");
        }
        Some("Abandoned") => assert!(!over, "{name}"),
        Some("Normal") | None => {}
        Some(other) => panic!("{name}: nobody knows what {other} means"),
    }
}

#[test]
fn the_end_that_the_board_justifies_fits_result_and_termination() {
    let Some(games) = games() else {
        return;
    };
    let (mut mates, mut stalemates, mut dead, mut early) = (0, 0, 0, Vec::new());
    for game in &games {
        let (name, line) = (&game.name, game.line());
        let plies = line.steps.len();
        let last = line.position(plies);
        check_termination(game, last);
        let by_material = |position: &VariantPosition| Some(position.is_insufficient_material());
        let Some((ply, end)) = line.first_end(by_material) else {
            assert!(!last.legal_moves().is_empty(), "{name}");
            continue;
        };
        match end {
            AutomaticEnd::Board(BoardEnd::Checkmate { winner: side }) => {
                assert_eq!((ply, winner(game)), (plies, Some(side)), "{name}");
                mates += 1;
            }
            AutomaticEnd::Board(BoardEnd::Stalemate) => {
                assert_eq!((ply, game.result.as_str()), (plies, "1/2-1/2"), "{name}");
                stalemates += 1;
            }
            AutomaticEnd::Board(BoardEnd::Variant { .. }) => panic!("{name}"),
            AutomaticEnd::DeadPosition => {
                assert_eq!(game.result, "1/2-1/2", "{name}");
                // Dreev took the last knight and somebody wrote down one move more.
                let more = usize::from(name == "pgnmentor_world_championships #633");
                assert_eq!(ply + more, plies, "{name}");
                dead += 1;
            }
            AutomaticEnd::Draw(ground) => early.push((name.clone(), ply, ground.to_string())),
        }
    }
    assert_eq!((mates, stalemates, dead), (154, 11, 6));
    // Zukertort and Steinitz, 1886: the fifth occurrence ends a game since 2014.
    let [(name, ply, ground)] = &early[..] else { panic!("{early:?}") };
    assert_eq!(name, "pgnmentor_world_championships #1949");
    assert_eq!((*ply, ground.as_str()), (57, "fivefold repetition"));
}

/// Where a draw could have been claimed by repetition and nobody did: all of them, as
/// another program finds them.
#[test]
fn games_that_went_on_after_a_threefold_repetition_are_found() {
    let Some(games) = games() else {
        return;
    };
    let mut found = Vec::new();
    for game in &games {
        let line = game.line();
        let plies = line.steps.len();
        let third = (0..plies).find(|ply| line.occurrences(*ply).len() >= 3);
        if let Some(third) = third {
            let (file, number) = game.name.split_once(" #").expect("a name");
            found.push(format!("{file}\t{number}\t{third}\t{plies}"));
        }
    }
    let table = include_str!("../data/played_on_after_third.tsv");
    let listed: Vec<&str> = table.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(found, listed);
}
