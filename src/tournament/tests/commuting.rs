//! What does not depend on each other may happen in any order.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;

/// Two sections: 1 to 4, 5 to 8.
fn two_sections() -> Simulation {
    started(round_robin(4, Cycles::Single, RoundPace::RoundByRound), 8)
}

/// What everybody sees: tables, who has left, what is played and what comes next.
fn seen(one: &Simulation) -> impl PartialEq + std::fmt::Debug {
    let games: BTreeSet<(PairingId, usize, usize)> = one
        .tournament
        .games
        .iter()
        .map(|game| (game.paired.pairing, game.paired.white, game.paired.black))
        .collect();
    let mut next = one.tournament.next_games(&one.progress).games;
    next.sort_by_key(|game| game.pairing);
    let tables = [1, 2].map(|section| one.table(section));
    (one.tournament.sections.clone(), games, next, tables)
}

#[test]
fn entries() {
    let players = |order: [i64; 3]| {
        let mut one = Simulation::announced(terms(SECTIONS_OF_7));
        one.enter(order);
        one.tournament.entrants.iter().copied().collect::<BTreeSet<_>>()
    };
    assert_eq!(players([1, 2, 3]), players([1, 3, 2]));
    assert_eq!(players([1, 2, 3]), players([3, 2, 1]));
}

#[test]
fn withdrawals_of_different_sections() {
    let after = |players: [i64; 2]| {
        let mut one = two_sections();
        one.settle();
        for game in one.open_games() {
            one.end(game.id, 40, WHITE);
        }
        let now = one.now;
        for player in players {
            one.now = now;
            one.withdraw(player).unwrap();
        }
        one
    };
    let (one, mut other) = (after([2, 7]), after([7, 2]));
    assert_eq!(seen(&one), seen(&other));
    assert_ne!(one.tournament.head, other.tournament.head);
    // All but the heads.
    other.tournament.head.clone_from(&one.tournament.head);
    assert_eq!(one.tournament, other.tournament);
}

#[test]
fn games_of_different_sections() {
    let after = |order: [u16; 2]| {
        let mut one = two_sections();
        for section in order {
            let next = one.tournament.next_games(&one.progress).games;
            let games = next.into_iter().filter(|game| game.pairing.section == section).collect();
            let games = one.numbered(games);
            one.note(games).unwrap();
            for game in one.open_games() {
                // By the slot, not by the number.
                let result = if game.paired.pairing.board == 1 { WHITE } else { GameResult::Draw };
                one.end(game.id, 40, result);
            }
        }
        assert_eq!(one.advance(), []);
        one
    };
    let (one, other) = (after([1, 2]), after([2, 1]));
    assert_eq!(seen(&one), seen(&other));
    one.check_log();
    other.check_log();
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn ends_of_games_in_any_order(seed: u64) {
        let after = |order: &[u64]| {
            let mut one = started(round_robin(4, Cycles::Single, RoundPace::AllAtOnce), 8);
            one.settle();
            let games = one.open_games();
            assert_eq!(games.len(), order.len());
            for index in order {
                let (ply, result) = Dice::new(seed.wrapping_add(*index)).ending();
                one.end(games[usize::try_from(*index).unwrap()].id, ply, result);
                one.advance();
            }
            one.check_log();
            one
        };
        let mut order: Vec<u64> = (0..12).collect();
        let one = after(&order);
        let mut dice = Dice::new(seed);
        for last in (1..order.len()).rev() {
            order.swap(last, dice.below(last + 1));
        }
        let other = after(&order);
        prop_assert_eq!(seen(&one), seen(&other));
    }
}

/// One section does not wait for the other.
#[test]
fn rounds_of_a_section_follow_its_own_games() {
    let mut one = two_sections();
    one.settle();
    for game in one.open_games().into_iter().filter(|game| game.paired.pairing.section == 2) {
        one.end(game.id, 40, WHITE);
    }
    let next = one.tournament.next_games(&one.progress).games;
    assert_eq!(next.len(), 2);
    assert!(next.iter().all(|game| (game.pairing.section, game.pairing.round) == (2, 2)));
}
