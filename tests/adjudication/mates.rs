//! Fixtures of dead and living positions: what their names promise, proven.

use zugpost::chess::{
    AutomaticEnd, BoardEnd, Budget, Color, Line, Position as _, Rules, VariantPosition,
    Winnability, winnability,
};

use super::fixtures::{self, Fixture};
use crate::support::is_full;

/// Whether a side can still mate; `None` if the budget did not suffice. A line that mates is
/// played to its end.
fn can_mate(position: &VariantPosition, side: Color) -> Option<bool> {
    match winnability(position, side, Rules::default(), Budget::BACKGROUND).winnability {
        Winnability::CanWin(moves) => {
            let mut position = position.clone();
            for mv in moves {
                position = position.play(mv).expect("a legal move");
            }
            assert!(position.is_checkmate() && position.turn() == !side, "{position:?}");
            Some(true)
        }
        Winnability::CannotWin(_) => Some(false),
        Winnability::Unknown => None,
    }
}

fn dead(position: &VariantPosition) -> Option<bool> {
    let sides = [Color::White, Color::Black].map(|side| can_mate(position, side));
    if sides.contains(&Some(true)) { Some(false) } else { sides[0].and(sides[1]).map(|_| true) }
}

/// `W-` of the table: who can mate, `None` for a question mark.
fn expected(cell: &str) -> [Option<bool>; 2] {
    let letters: Vec<char> = cell.chars().collect();
    [0, 1].map(|i| match letters[i] {
        '?' => None,
        letter => Some(letter != '-'),
    })
}

fn find<'a>(fixtures: &'a [Fixture], path: &str) -> &'a Fixture {
    fixtures.iter().find(|fixture| fixture.path == path).expect(path)
}

#[test]
fn dead_and_living_fixtures_are_what_their_names_say() {
    let Some(fixtures) = fixtures::read() else {
        return;
    };
    let table = include_str!("../data/adjudication_mates.tsv");
    let mut rows = 0;
    for row in table.lines().filter(|line| !line.starts_with('#')) {
        let [path, mates, _why] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("{row}") };
        let fixture = find(&fixtures, path);
        for (side, expected) in [Color::White, Color::Black].into_iter().zip(expected(mates)) {
            if let Some(expected) = expected {
                assert_eq!(can_mate(fixture.last(), side), Some(expected), "{path} {side}");
            }
        }
        rows += 1;
    }
    // All of them but those that are played out.
    let folders = ["basic/forced/", "edgeCases/special/"];
    let spoken = |f: &&Fixture| folders.iter().any(|folder| f.path.starts_with(folder));
    let played = |f: &&Fixture| f.path.ends_with("played") || f.path.ends_with("played_out");
    let all = fixtures.iter().filter(spoken).count();
    assert_eq!(rows, all - fixtures.iter().filter(spoken).filter(played).count());
}

#[test]
fn material_that_cannot_mate_is_proven_not_to() {
    let Some(fixtures) = fixtures::read() else {
        return;
    };
    for fixture in fixtures.iter().filter(|f| f.path.contains("insufficientMaterial")) {
        for side in Color::ALL {
            if fixture.last().has_insufficient_material(side) {
                assert_eq!(can_mate(fixture.last(), side), Some(false), "{} {side}", fixture.path);
            } else if is_full() {
                assert!(can_mate(fixture.last(), side).is_some(), "{} {side}", fixture.path);
            }
        }
    }
}

/// Played out, the game was over when the end was forced, not when it came.
#[test]
fn a_forced_end_ends_the_game_before_it_is_played() {
    let Some(fixtures) = fixtures::read() else {
        return;
    };
    let first_end = |line: &Line| line.first_end(dead);
    for (name, ply) in [
        ("04_forced_insufficient_material_played", 84),
        ("06_forced_stalemate_played", 71),
        ("07_forced_stalemate_played", 81),
    ] {
        let fixture = find(&fixtures, &format!("basic/forced/{name}"));
        assert_eq!(first_end(&fixture.line), Some((ply, AutomaticEnd::DeadPosition)), "{name}");
    }
    let mate = find(&fixtures, "basic/forced/02_forced_checkmate_played");
    let end = AutomaticEnd::Board(BoardEnd::Checkmate { winner: Color::White });
    assert_eq!(first_end(&mate.line), Some((mate.plies(), end)));
}
