//! Results that are decided otherwise later.

use std::collections::HashMap;

use proptest::prelude::*;

use super::*;
use crate::tournament::pairing::knockout::BracketSlot;

type Results = HashMap<PairingId, (u32, GameResult)>;

/// Plays a round robin in the order of its games, with given results.
fn with_results(results: &Results) -> Simulation {
    let mut one = started(round_robin(5, Cycles::Single, RoundPace::RoundByRound), 9);
    one.play_by(|_, game| results[&game.paired.pairing], &mut Dice::new(0));
    one
}

fn results(dice: &mut Dice) -> Results {
    let mut one = started(round_robin(5, Cycles::Single, RoundPace::AllAtOnce), 9);
    one.settle();
    one.tournament.games.iter().map(|game| (game.paired.pairing, dice.ending())).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn the_table_is_the_one_with_the_result_from_the_start(seed: u64) {
        let mut dice = Dice::new(seed);
        let before = results(&mut dice);
        let mut reversed = with_results(&before);
        let game = reversed.tournament.games[dice.below(before.len())];
        let (ply, result) = dice.ending();
        reversed.end(game.id, ply, result);
        prop_assert_eq!(reversed.advance(), []);

        let mut after = before;
        after.insert(game.paired.pairing, (ply, result));
        let fresh = with_results(&after);
        for section in [1, 2] {
            let standings = |one: &Simulation| one.tournament.standings(section, &one.progress);
            prop_assert_eq!(standings(&reversed), standings(&fresh));
            let table = |one: &Simulation| one.tournament.crosstable(section, &one.progress);
            prop_assert_eq!(table(&reversed), table(&fresh));
        }
        reversed.check_log();
    }
}

#[test]
fn a_game_that_is_reopened_reopens_the_tournament() {
    let mut one = started(SECTIONS_OF_7, 4);
    one.play(&mut Dice::new(5));
    let game = one.tournament.games[3];
    one.now += TimeDelta::days(13);
    one.progress.insert(game.id, PlayedGame { ply: 20, ..PlayedGame::default() });
    assert_eq!(one.advance(), [TournamentEventKind::Reopened]);
    assert_eq!(one.tournament.phase, Phase::Running);
    assert_eq!(one.advance(), []);
    one.now += TimeDelta::days(30);
    one.end(game.id, 60, GameResult::Draw);
    assert_eq!(one.advance(), [TournamentEventKind::Finished]);
    // Fourteen days anew.
    one.finalize();
    one.check_log();
}

#[test]
fn appeals_end_fourteen_days_after_the_last_decision() {
    let mut one = started(SECTIONS_OF_7, 4);
    one.play(&mut Dice::new(5));
    one.now += TimeDelta::days(10);
    let game = one.tournament.games[0];
    one.end(game.id, 60, GameResult::Draw);
    one.finalize();
    // What is decided after that changes the table alone.
    one.end(game.id, 60, WHITE);
    assert_eq!(one.advance(), []);
    one.progress.remove(&game.id);
    assert_eq!(one.advance(), []);
}

/// A match that ended early, and is open again.
#[test]
fn a_match_goes_on_when_it_is_not_decided_any_more() {
    let mut one = started(series(4, true), 2);
    for _ in 0..3 {
        one.settle();
        one.end_between(1, 2, Some(1));
    }
    one.settle();
    assert!(matches!(one.tournament.phase, Phase::Finished { .. }));
    let second = one.tournament.games[1];
    one.end(second.id, 60, if second.paired.white == 1 { BLACK } else { WHITE });
    assert_eq!(one.advance(), [TournamentEventKind::Reopened]);
    one.settle();
    assert_eq!(one.tournament.games.len(), 4);
    one.end_between(1, 2, Some(2));
    one.settle();
    assert!(one.table(1).iter().all(|(points, _)| points == "2"));
    one.finalize();
    one.check_log();
}

/// 1–4 and 2–3; 1 and 2 have won.
fn semifinals_over() -> Simulation {
    let mut one = started(knockout(1, DrawnMatchRule::Decider), 4);
    one.settle();
    one.end_between(1, 4, Some(1));
    one.end_between(2, 3, Some(2));
    one
}

#[test]
fn a_pairing_is_never_made_anew_once_its_game_has_begun() {
    let mut one = semifinals_over();
    one.settle();
    let of_final = one.between(1, 2);
    for winner in [Some(4), None] {
        one.end_between(1, 4, winner);
        assert_eq!(one.advance(), []);
        assert_eq!(one.tournament.next_games(&one.progress), NextGames::default());
        assert_eq!(one.advanced(1, 1), Some(Some(1)));
    }
    // While it is played on, too.
    let game = one.between(1, 4);
    one.progress.remove(&game.id);
    assert_eq!(one.advance(), []);
    one.end(of_final.id, 60, GameResult::Draw);
    one.settle();
    one.end_between(1, 2, Some(2));
    one.settle();
    assert_eq!(one.advanced(2, 1), Some(Some(2)));
    assert_eq!(one.tournament.phase, Phase::Running, "1–4 is in progress");
    one.end_between(1, 4, Some(4));
    one.settle();
    assert!(matches!(one.tournament.phase, Phase::Finished { .. }));
    assert_eq!(one.tournament.bracket().unwrap().winner(), BracketSlot::Seed(2));
    one.check_log();
}

/// Nothing has come of it yet: the seat is exchanged.
#[test]
fn before_the_next_game_another_goes_on() {
    let mut one = semifinals_over();
    assert_eq!(one.advance().len(), 2);
    let decided = |advancing| TournamentEventKind::MatchDecided {
        round: 1,
        board: 1,
        advancing: Some(advancing),
    };
    one.end_between(1, 4, Some(4));
    assert_eq!(one.advance(), [decided(4)]);
    assert_eq!(one.advance(), []);
    one.settle();
    assert_eq!(one.between(4, 2).paired.pairing.round, 2);
    one.end_between(1, 4, Some(1));
    assert_eq!(one.advance(), [], "the final has begun");
    one.check_log();
}

#[test]
fn the_final_has_another_winner_when_its_result_is_reversed() {
    let mut one = semifinals_over();
    one.settle();
    one.end_between(1, 2, Some(1));
    one.settle();
    assert!(matches!(one.tournament.phase, Phase::Finished { .. }));
    assert_eq!(one.tournament.bracket().unwrap().winner(), BracketSlot::Seed(1));
    one.now += TimeDelta::days(10);
    one.end_between(1, 2, Some(2));
    let decided = TournamentEventKind::MatchDecided { round: 2, board: 1, advancing: Some(2) };
    assert_eq!(one.advance(), [TournamentEventKind::Reopened]);
    assert_eq!(one.advance(), [decided]);
    assert_eq!(one.advance(), [TournamentEventKind::Finished]);
    assert_eq!(one.tournament.bracket().unwrap().winner(), BracketSlot::Seed(2));
    one.finalize();
    one.check_log();
}
