//! Knockouts: every match has a winner or none, whatever the rule for drawn ones.

use std::collections::BTreeMap;

use proptest::prelude::*;

use super::*;
use crate::tournament::pairing::knockout::BracketSlot;

const RULES: [DrawnMatchRule; 3] =
    [DrawnMatchRule::Decider, DrawnMatchRule::TwoMoreGames, DrawnMatchRule::BetterSeed];

/// Checks that everybody but the winner has lost one match, and none after it.
fn check(one: &mut Simulation) {
    let bracket = one.tournament.bracket().unwrap();
    let mut lost: BTreeMap<usize, usize> = BTreeMap::new();
    for played in bracket.rounds.iter().flatten() {
        let Some(players) = played.players() else { continue };
        let goes_on = one.advanced(played.place.round, played.place.number).unwrap();
        for player in players.into_iter().filter(|player| goes_on != Some(*player)) {
            *lost.entry(player).or_default() += 1;
        }
        let place = played.place;
        let games = one.tournament.games.iter().filter(|game| {
            let pairing = game.paired.pairing;
            (usize::from(pairing.round), usize::from(pairing.board)) == (place.round, place.number)
        });
        for game in games {
            let mut pair = [game.paired.white, game.paired.black];
            pair.sort_unstable();
            assert_eq!(pair, players);
        }
    }
    assert!(lost.values().all(|times| *times == 1), "{lost:?}");
    let players = one.tournament.sections[0].seats.len();
    match bracket.winner() {
        BracketSlot::Seed(winner) => {
            assert!(!lost.contains_key(&winner));
            assert_eq!(lost.len(), players - 1);
        }
        BracketSlot::Nobody => assert_eq!(lost.len(), players),
        BracketSlot::WinnerOf(place) => panic!("{place:?} is open"),
    }
    let mut pairings: Vec<PairingId> =
        one.tournament.games.iter().map(|game| game.paired.pairing).collect();
    pairings.sort_unstable();
    assert!(pairings.is_sorted_by(|one, next| one < next), "no game was played twice");
    one.check_log();
    one.finalize();
    one.check_log();
    assert_eq!(one.tournament.standings(1, &one.progress).unwrap().rows.len(), players);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn a_knockout_ends(
        players in 2..=17_i64,
        games in prop::sample::select(vec![1, 2, 4]),
        rule in prop::sample::select(RULES.to_vec()),
        is_one_by_one: bool,
        ends_early: bool,
        seed: u64,
    ) {
        let schedule = match is_one_by_one {
            true => MatchSchedule::OneByOne,
            false => MatchSchedule::TwoAtATime,
        };
        let format = Format::Knockout { games, schedule, ends_early, drawn_match_rule: rule };
        let mut one = Simulation::started(terms(format), players);
        one.play(&mut Dice::new(seed));
        if !ends_early {
            let regular = one.tournament.games.iter();
            let regular = regular.filter(|game| game.paired.kind == MatchGameKind::Regular).count();
            prop_assert_eq!(regular, usize::from(games) * one.tournament.advanced.len());
        }
        check(&mut one);
    }
}

fn kinds(one: &Simulation) -> Vec<(u8, MatchGameKind)> {
    one.tournament.games.iter().map(|game| (game.paired.pairing.game, game.paired.kind)).collect()
}

#[test]
fn a_drawn_match_ends_by_its_rule() {
    use MatchGameKind::{Decider, Extra, Regular};
    let all_drawn = |_: &mut Dice, _: &StartedGame| (80, GameResult::Draw);
    for (rule, expected) in [
        (DrawnMatchRule::Decider, vec![(1, Regular), (2, Decider)]),
        (DrawnMatchRule::TwoMoreGames, vec![(1, Regular), (2, Extra), (3, Extra), (4, Decider)]),
        (DrawnMatchRule::BetterSeed, vec![(1, Regular)]),
    ] {
        let mut one = started(knockout(1, rule), 2);
        one.play_by(all_drawn, &mut Dice::new(0));
        assert_eq!(kinds(&one), expected);
        let winner = match rule {
            DrawnMatchRule::BetterSeed => 1,
            // White must win the decider.
            _ => one.tournament.games.last().unwrap().paired.black,
        };
        assert_eq!(one.advanced(1, 1), Some(Some(winner)));
        check(&mut one);
    }
}

/// Each color by lot is drawn when it is needed, and no sooner.
#[test]
fn lots_of_colors_are_drawn_when_they_are_needed() {
    let mut one = started(knockout(1, DrawnMatchRule::Decider), 2);
    let first = LotPurpose::FirstColor { round: 1, board: 1 };
    let decider = LotPurpose::DeciderColor { round: 1, board: 1 };
    let waits_for = |one: &Simulation, lot| {
        let next = one.tournament.next_games(&one.progress);
        assert_eq!(next, NextGames { games: vec![], lots: vec![lot] });
    };
    waits_for(&one, first);
    assert_eq!(one.advance(), []);
    one.draw_lot(first).unwrap();
    one.settle();
    assert!(one.tournament.lot(decider).is_none());
    let game = one.between(1, 2);
    let is_first_white = one.tournament.lot(first).unwrap().coin();
    assert_eq!(game.paired.white == 1, is_first_white);
    one.end_between(1, 2, None);
    waits_for(&one, decider);
    one.settle();
    let is_first_white = one.tournament.lot(decider).unwrap().coin();
    assert_eq!(one.between(1, 2).paired.white == 1, is_first_white);
}

#[test]
fn where_both_lose_the_next_opponent_has_a_bye() {
    let mut one = started(knockout(1, DrawnMatchRule::Decider), 4);
    one.settle();
    // 1–4 and 2–3.
    let game = one.between(1, 4);
    one.end(game.id, 60, GameResult::BothLose);
    one.settle();
    assert_eq!(one.advanced(1, 1), Some(None));
    one.end_between(2, 3, Some(3));
    one.settle();
    assert_eq!(one.tournament.bracket().unwrap().winner(), BracketSlot::Seed(3));
    check(&mut one);
}

#[test]
fn the_best_have_a_bye() {
    let mut one = started(knockout(1, DrawnMatchRule::BetterSeed), 5);
    one.settle();
    let open: Vec<_> = one.open_games().iter().map(|game| game.paired.pairing).collect();
    // 4–5, and 2–3 already in the second round.
    assert_eq!(open.len(), 2);
    assert_eq!(one.between(4, 5).paired.pairing.round, 1);
    assert_eq!(one.between(2, 3).paired.pairing.round, 2);
}

/// Unless a match ends early its games are played to the end, though the winner goes on before.
#[test]
fn the_games_that_are_left_are_played_if_a_match_does_not_end_early() {
    let schedule = MatchSchedule::OneByOne;
    let drawn_match_rule = DrawnMatchRule::Decider;
    let format = Format::Knockout { games: 4, schedule, ends_early: false, drawn_match_rule };
    let mut one = started(format, 4);
    one.settle();
    let better_wins = |_: &mut Dice, game: &StartedGame| {
        (60, if game.paired.white < game.paired.black { WHITE } else { BLACK })
    };
    // 1–4: the third win decides it, the fourth game begins.
    for _ in 0..3 {
        let open = one.open_games();
        let game = open.iter().find(|game| game.paired.pairing.board == 1).unwrap();
        let (ply, result) = better_wins(&mut Dice::new(0), game);
        one.end(game.id, ply, result);
        one.settle();
    }
    assert_eq!(one.advanced(1, 1), Some(Some(1)));
    assert_eq!(one.between(1, 4).paired.pairing.game, 4);
    one.play_by(better_wins, &mut Dice::new(0));
    assert_eq!(one.tournament.games.len(), 3 * 4);
    check(&mut one);
}
