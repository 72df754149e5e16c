//! Results that are decided otherwise later.

use std::collections::HashMap;

use proptest::prelude::*;

use super::*;
use crate::tournament::pairing::knockout::BracketSlot;

type Results = HashMap<PairingId, (u32, GameResult)>;

/// Events in which later pairings do not follow from results.
fn events() -> [(Format, i64); 3] {
    let (schedule, ends_early) = (MatchSchedule::OneByOne, false);
    [
        (round_robin(5, Cycles::Single, RoundPace::RoundByRound), 9),
        (round_robin(5, Cycles::Double, RoundPace::RoundByRound), 9),
        (Format::Match { games: 6, schedule, ends_early }, 2),
    ]
}

/// Plays an event in the order of its games, with given results.
fn with_results((format, players): (Format, i64), results: &Results) -> Simulation {
    let mut one = started(format, players);
    one.play_by(|_, game| results[&game.paired.pairing], &mut Dice::new(0));
    one
}

fn results((format, players): (Format, i64), dice: &mut Dice) -> Results {
    let mut one = started(format, players);
    one.play(&mut Dice::new(1));
    one.tournament.games.iter().map(|game| (game.paired.pairing, dice.ending())).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn the_table_is_the_one_with_the_result_from_the_start(seed: u64) {
        for event in events() {
            let mut dice = Dice::new(seed);
            let before = results(event, &mut dice);
            let mut reversed = with_results(event, &before);
            let game = reversed.tournament.games[dice.below(before.len())];
            let (ply, result) = dice.ending();
            reversed.end(game.id, ply, result);
            prop_assert_eq!(reversed.advance(), []);

            let mut after = before;
            after.insert(game.paired.pairing, (ply, result));
            let fresh = with_results(event, &after);
            for section in [1, 2] {
                let standings = |one: &Simulation| one.tournament.standings(section, &one.progress);
                prop_assert_eq!(standings(&reversed), standings(&fresh));
                let table = |one: &Simulation| one.tournament.crosstable(section, &one.progress);
                prop_assert_eq!(table(&reversed), table(&fresh));
            }
            reversed.check_log();
        }
    }
}

#[test]
fn a_game_that_is_reopened_reopens_the_tournament() {
    let mut one = started(SECTIONS_OF_7, 4);
    one.play(&mut Dice::new(5));
    let game = one.tournament.games[3];
    one.now += TimeDelta::days(13);
    one.play_on(game.id, 20);
    assert_eq!(one.advance(), [TournamentEventKind::Reopened]);
    assert_eq!((one.tournament.phase, one.tournament.finished_at), (Phase::Running, None));
    assert_eq!(one.advance(), []);
    one.now += TimeDelta::days(30);
    one.end(game.id, 60, GameResult::Draw);
    let finished_at = one.now;
    assert_eq!(one.advance(), [TournamentEventKind::Finished]);
    // Fourteen days anew.
    one.finalize();
    assert_eq!(
        one.tournament.finished_at,
        Some(finished_at),
        "when it ended, also when it is final"
    );
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
    // What is decided after that changes the table, and the log says so.
    let changed = |result| TournamentEventKind::ResultChangedAfterFinal { game: game.id, result };
    let mut now = one.now;
    for result in [Some(WHITE), Some(BLACK), None, Some(BLACK), Some(GameResult::None)] {
        now += TimeDelta::days(1);
        one.now = now;
        match result {
            Some(result) => one.end(game.id, 60, result),
            None => one.play_on(game.id, 60),
        }
        assert_eq!(one.advance(), [changed(result)]);
        assert_eq!(one.advance(), []);
        assert_eq!(one.tournament.phase, Phase::Final);
        one.check_log();
    }
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
    assert_eq!(one.tournament.phase, Phase::Finished);
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

fn decided(round: u16, advancing: usize) -> TournamentEventKind {
    TournamentEventKind::MatchDecided { round, board: 1, advancing: Some(advancing) }
}

fn place_given(round: u16, number: usize) -> TournamentEventKind {
    TournamentEventKind::NextEditionPlaceGiven { round, board: 1, number }
}

#[test]
fn a_pairing_is_never_made_anew_once_its_game_has_five_moves() {
    let mut one = semifinals_over();
    one.settle();
    let of_final = one.between(1, 2);
    one.play_on(of_final.id, PLY_OF_FIVE_MOVES);
    for (winner, follows) in [(Some(4), vec![place_given(1, 4)]), (None, vec![])] {
        one.end_between(1, 4, winner);
        assert_eq!(one.advance(), follows);
        assert!(one.tournament.superseded_games(&one.progress).is_empty());
        assert_eq!(one.tournament.next_games(&one.progress), NextGames::default());
        assert_eq!(one.advanced(1, 1), Some(Some(1)));
    }
    // While it is played on, too.
    let game = one.between(1, 4);
    one.play_on(game.id, 60);
    assert_eq!(one.advance(), []);
    one.end(of_final.id, 60, GameResult::Draw);
    one.settle();
    one.end_between(1, 2, Some(2));
    one.settle();
    assert_eq!(one.advanced(2, 1), Some(Some(2)));
    assert_eq!(one.tournament.phase, Phase::Running, "1–4 is in progress");
    one.end_between(1, 4, Some(4));
    one.settle();
    assert_eq!(one.tournament.phase, Phase::Finished);
    assert_eq!(one.tournament.bracket().unwrap().winner(), BracketSlot::Seed(2));
    one.check_log();
}

/// The seat is exchanged, and given back: the games that were begun are annulled.
#[test]
fn before_the_fifth_move_of_the_next_game_another_advances() {
    let mut one = semifinals_over();
    assert_eq!(one.advance().len(), 2);
    one.end_between(1, 4, Some(4));
    assert_eq!(one.advance(), [decided(1, 4)]);
    assert_eq!(one.advance(), []);
    one.settle();
    let begun = one.between(4, 2);
    assert_eq!(begun.paired.pairing.round, 2);
    one.play_on(begun.id, PLY_OF_FIVE_MOVES - 1);
    one.end_between(1, 4, Some(1));
    assert_eq!(one.advance(), [decided(1, 1)]);
    assert_eq!(one.tournament.superseded_games(&one.progress), [begun.id]);
    one.settle();
    assert_eq!(one.progress[&begun.id].result, Some(GameResult::None));
    assert_eq!(one.between(1, 2).paired.pairing, begun.paired.pairing);
    // Once more: who had begun before begins again.
    one.end_between(1, 4, Some(4));
    one.settle();
    let again = one.between(4, 2);
    assert_ne!(again.id, begun.id);
    one.end_between(4, 2, Some(2));
    one.settle();
    assert_eq!(one.tournament.bracket().unwrap().winner(), BracketSlot::Seed(2));
    one.check_log();
    one.finalize();
    one.check_log();
}

/// Who was annulled is annulled again if an arbiter says otherwise.
#[test]
fn games_of_those_who_do_not_meet_count_for_nothing() {
    let mut one = semifinals_over();
    one.settle();
    let old = one.between(1, 2);
    one.end_between(1, 4, Some(4));
    one.settle();
    one.end(old.id, 4, if old.paired.white == 2 { WHITE } else { BLACK });
    assert_eq!(one.advance(), [], "nobody has won the final");
    assert_eq!(one.tournament.superseded_games(&one.progress), [old.id]);
    one.settle();
    one.end_between(4, 2, Some(4));
    one.settle();
    assert_eq!(one.tournament.bracket().unwrap().winner(), BracketSlot::Seed(4));
    one.check_log();
}

/// In a semi-final and in the final, whether more is to be played or nobody knows yet who wins.
#[test]
fn a_match_is_open_again_when_its_result_decides_it_no_more() {
    let reopened = |round| TournamentEventKind::MatchReopened { round, board: 1 };
    for is_draw in [true, false] {
        let mut one = semifinals_over();
        one.settle();
        let begun = one.between(1, 2);
        let semifinal = one.between(1, 4);
        match is_draw {
            true => one.end_between(1, 4, None),
            false => one.play_on(semifinal.id, 50),
        }
        assert_eq!(one.advance(), [reopened(1)]);
        assert_eq!(one.tournament.superseded_games(&one.progress), [begun.id]);
        one.settle();
        let open = one.between(1, 4);
        assert_eq!(open.id == semifinal.id, !is_draw);
        one.end_between(1, 4, Some(4));
        one.settle();
        one.end_between(4, 2, Some(4));
        one.settle();
        assert_eq!(one.tournament.phase, Phase::Finished);

        one.now += TimeDelta::days(3);
        one.end_between(4, 2, None);
        assert_eq!(one.advance(), [TournamentEventKind::Reopened]);
        assert_eq!(one.advance(), [reopened(2)]);
        one.settle();
        let decider = one.between(4, 2);
        assert_eq!(decider.paired.kind, MatchGameKind::Decider);
        one.end_between(4, 2, Some(2));
        one.settle();
        assert_eq!(one.tournament.bracket().unwrap().winner(), BracketSlot::Seed(2));
        one.check_log();
        one.finalize();
        // After the end nobody else wins.
        one.end_between(4, 2, Some(4));
        let changed = TournamentEventKind::ResultChangedAfterFinal {
            game: decider.id,
            result: one.progress[&decider.id].result,
        };
        assert_eq!(one.advance(), [changed, place_given(2, 4)]);
        assert_eq!(one.tournament.bracket().unwrap().winner(), BracketSlot::Seed(2));
        one.check_log();
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    /// Results are decided otherwise and players leave at any time: it ends, and the log is sound.
    #[test]
    fn a_knockout_ends_whatever_is_reversed(
        players in 2..=9_i64,
        rule in prop::sample::select(DrawnMatchRule::ALL.to_vec()),
        games in prop::sample::select(vec![1, 2]),
        seed: u64,
    ) {
        let mut one = Simulation::started(terms(knockout(games, rule)), players);
        let mut dice = Dice::new(seed);
        let mut reversals = 6_u32;
        loop {
            one.settle();
            let open = one.open_games();
            if open.is_empty() && reversals == 0 {
                break;
            }
            one.now += TimeDelta::hours(5);
            let all = one.tournament.games.clone();
            match dice.below(8) {
                0..=1 if reversals > 0 => {
                    reversals -= 1;
                    let game = all[dice.below(all.len())];
                    let (ply, result) = dice.ending();
                    one.end(game.id, ply, result);
                }
                2 if !open.is_empty() => {
                    let game = open[dice.below(open.len())];
                    one.play_on(game.id, u32::try_from(dice.below(14)).unwrap());
                }
                3 => {
                    let player = 1 + i64::try_from(dice.below(players.try_into().unwrap())).unwrap();
                    let (section, number) = one.tournament.seat_of(player).unwrap();
                    if one.withdraw(player).is_ok() {
                        for game in one.open_games() {
                            let paired = game.paired;
                            prop_assert_eq!(paired.pairing.section, section);
                            if [paired.white, paired.black].contains(&number) {
                                let result = if paired.white == number { BLACK } else { WHITE };
                                let ply = one.progress.get(&game.id).map_or(0, |it| it.ply);
                                one.end(game.id, ply, result);
                            }
                        }
                    }
                }
                _ if !open.is_empty() => {
                    let game = open[dice.below(open.len())];
                    let (ply, result) = dice.ending();
                    one.end(game.id, ply, result);
                }
                _ => reversals = reversals.saturating_sub(1),
            }
        }
        let is_finished = one.tournament.phase == Phase::Finished;
        prop_assert!(is_finished);
        one.check_log();
        // Nobody has two places, and no game that counts is between others than those who meet.
        prop_assert_eq!(one.tournament.superseded_games(&one.progress), Vec::<i64>::new());
        // The last decision may have changed nothing.
        one.now = one.tournament.final_at(&one.progress).unwrap() - TIME_OF_APPEAL;
        one.finalize();
        one.check_log();
    }
}

#[test]
fn the_final_has_another_winner_when_its_result_is_reversed() {
    let mut one = semifinals_over();
    one.settle();
    one.end_between(1, 2, Some(1));
    one.settle();
    assert_eq!(one.tournament.phase, Phase::Finished);
    assert_eq!(one.tournament.bracket().unwrap().winner(), BracketSlot::Seed(1));
    one.now += TimeDelta::days(10);
    one.end_between(1, 2, Some(2));
    assert_eq!(one.advance(), [TournamentEventKind::Reopened]);
    assert_eq!(one.advance(), [decided(2, 2)]);
    assert_eq!(one.advance(), [TournamentEventKind::Finished]);
    assert_eq!(one.tournament.bracket().unwrap().winner(), BracketSlot::Seed(2));
    one.finalize();
    one.check_log();
}
