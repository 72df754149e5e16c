//! Who leaves: what counts, and that nobody waits for them.

use proptest::prelude::*;

use super::*;
use crate::tournament::{pairing::knockout::BracketSlot, standings::Withdrawal};

fn finished_games(events: &[TournamentEventKind]) -> u16 {
    let [TournamentEventKind::PlayerWithdrawn { finished_games, .. }] = events else {
        panic!("{events:?}")
    };
    *finished_games
}

/// What games do by themselves: whoever leaves loses the running ones.
fn lose_running_games(one: &mut Simulation, section: u16, number: usize, ply: u32) {
    for game in one.open_games() {
        let paired = game.paired;
        if paired.pairing.section == section && [paired.white, paired.black].contains(&number) {
            one.end(game.id, ply, if paired.white == number { BLACK } else { WHITE });
        }
    }
}

fn points(one: &Simulation) -> Vec<String> {
    one.table(1).into_iter().map(|(points, _)| points).collect()
}

/// Player 5 of five leaves after some games.
fn five() -> Simulation {
    let mut one = started(SECTIONS_OF_7, 5);
    one.settle();
    one
}

#[test]
fn from_half_of_the_games_on_results_count() {
    let mut one = five();
    one.end_between(1, 5, Some(5));
    // On time, both having moved.
    let game = one.between(2, 5);
    one.end(game.id, 2, if game.paired.white == 5 { BLACK } else { WHITE });
    let events = one.withdraw(5).unwrap();
    assert_eq!(finished_games(&events), 2);
    lose_running_games(&mut one, 1, 5, 10);
    assert_eq!(points(&one), ["0", "1", "1", "1", "1"]);
    assert!(one.table(1).iter().all(|(_, place)| place.is_some()));
}

#[test]
fn under_half_they_count_for_nobody_and_what_comes_later_changes_nothing() {
    let mut one = five();
    one.end_between(1, 5, Some(5));
    // A forfeit, and one that was annulled: neither is a game that was finished.
    let game = one.between(2, 5);
    one.end(game.id, 1, if game.paired.white == 5 { BLACK } else { WHITE });
    let game = one.between(3, 5);
    one.end(game.id, 30, GameResult::None);
    let events = one.withdraw(5).unwrap();
    assert_eq!(finished_games(&events), 1);
    // The number is frozen, though the other game was played too.
    lose_running_games(&mut one, 1, 5, 50);
    let game = one.between(3, 5);
    one.end(game.id, 30, BLACK);
    let seat = one.tournament.seat(1, 5).unwrap();
    assert_eq!(seat.withdrawal.unwrap().counted, Withdrawal { finished_games: 1 });
    assert_eq!(one.table(1)[4].1, None);
    assert_eq!(points(&one)[..4], ["0"; 4]);
    one.play(&mut Dice::new(1));
    one.check_log();
}

#[test]
fn a_director_withdraws_with_a_reason() {
    let mut one = five();
    let progress = one.progress.clone();
    let withdraw = |reason: &str, ground| {
        let reason = reason.to_owned();
        let progress = &progress;
        let command =
            DirectorCommand::WithdrawPlayer { section: 1, number: 2, ground, reason, progress };
        TournamentCommand::Director(DEPUTY, command)
    };
    let silent = withdraw(" ", WithdrawalGround::Expelled);
    assert_eq!(one.refusal(silent), TournamentError::ReasonMissing);
    one.run(withdraw("She moved house.", WithdrawalGround::WithConsent)).unwrap();
    let seat = one.tournament.seat(1, 2).unwrap();
    let withdrawal = seat.withdrawal.unwrap();
    assert_eq!((withdrawal.ground, withdrawal.at), (WithdrawalGround::WithConsent, one.now));
    one.check_log();
}

#[test]
fn before_the_start_it_is_the_entry_that_is_withdrawn() {
    let mut one = Simulation::announced(terms(SECTIONS_OF_7));
    one.enter(1..=4);
    assert_eq!(one.withdraw(2).unwrap(), [TournamentEventKind::EntryWithdrawn { player: 2 }]);
    assert_eq!(one.withdraw(2), Err(TournamentError::NotEntered));
    one.enter([2]);
    one.start();
    assert_eq!(one.tournament.sections[0].seats.len(), 4);
    one.check_log();
}

/// In a section of three each round has one game: those that are left play theirs.
#[test]
fn a_round_without_a_game_is_passed_over() {
    for leaver in 1..=3 {
        let mut one = started(round_robin(3, Cycles::Single, RoundPace::RoundByRound), 3);
        one.withdraw(leaver).unwrap();
        one.settle();
        assert_eq!(one.open_games().len(), 1, "{leaver} has left");
        one.play(&mut Dice::new(3));
        assert_eq!(one.tournament.games.len(), 1);
        one.check_log();
    }
}

/// C.05 6.6: who leaves after half of the games has lost the others, also those of later rounds.
#[test]
fn games_that_never_begin_are_won_by_who_stays() {
    let mut one = started(round_robin(4, Cycles::Single, RoundPace::RoundByRound), 4);
    for _ in 0..2 {
        one.settle();
        for game in one.open_games() {
            one.end(game.id, 40, GameResult::Draw);
        }
    }
    one.advance();
    // Both games of round 3 are still to begin.
    let left = one.tournament.next_games(&one.progress).games;
    assert_eq!(left.len(), 2);
    assert_eq!(finished_games(&one.withdraw(4).unwrap()), 2);
    let winner = left.iter().find_map(|game| match (game.white, game.black) {
        (4, other) | (other, 4) => Some(other),
        _ => None,
    });
    let winner = winner.unwrap();
    let mut expected = ["1"; 4];
    expected[winner - 1] = "2";
    assert_eq!(points(&one), expected);
    let table = one.tournament.crosstable(1, &one.progress).unwrap();
    assert_eq!(table.games.iter().filter(|game| game.is_forfeit).count(), 1);
    // The opponent leaves too: the game brings nobody a point.
    one.withdraw(i64::try_from(winner).unwrap()).unwrap();
    assert_eq!(points(&one), ["1"; 4]);
    one.play_by(|_, _| (40, GameResult::Draw), &mut Dice::new(0));
    one.check_log();
}

#[test]
fn nothing_is_left_to_play_when_all_have_left() {
    for (format, players) in [
        (SECTIONS_OF_7, 5),
        (round_robin(4, Cycles::Double, RoundPace::RoundByRound), 5),
        (series(4, false), 2),
        (knockout(2, DrawnMatchRule::Decider), 5),
    ] {
        let mut one = started(format, players);
        (1..=players).for_each(|player| assert!(one.withdraw(player).is_ok()));
        one.settle();
        assert_eq!(one.tournament.phase, Phase::Finished, "{format:?}");
        assert_eq!(one.tournament.games, []);
        one.finalize();
        one.check_log();
    }
}

#[test]
fn in_a_match_who_stays_has_won() {
    let mut one = started(series(4, false), 2);
    one.settle();
    one.withdraw(1).unwrap();
    assert_eq!(one.tournament.next_games(&one.progress), NextGames::default());
    assert_eq!(one.advance(), [], "the game is in progress");
    lose_running_games(&mut one, 1, 1, 10);
    assert_eq!(one.advance(), [TournamentEventKind::Finished]);
    one.check_log();
}

#[test]
fn in_a_knockout_the_opponent_goes_on_at_once() {
    let mut one = started(knockout(2, DrawnMatchRule::Decider), 4);
    one.settle();
    // 1–4, 2–3.
    one.withdraw(4).unwrap();
    let decided = TournamentEventKind::MatchDecided { round: 1, board: 1, advancing: Some(1) };
    assert_eq!(one.advance(), [decided]);
    // Who has gone on leaves before the opponent is known, who then has won.
    one.withdraw(1).unwrap();
    assert_eq!(one.advance(), []);
    for _ in 0..2 {
        let open = one.open_games();
        let game = open.iter().find(|game| game.paired.pairing.board == 2).unwrap();
        one.end(game.id, 40, if game.paired.white == 3 { WHITE } else { BLACK });
    }
    one.settle();
    assert_eq!(one.advanced(2, 1), Some(Some(3)));
    assert_eq!(one.tournament.bracket().unwrap().winner(), BracketSlot::Seed(3));
    // The games of the first match are still in progress.
    assert_eq!(one.tournament.phase, Phase::Running);
    for number in [1, 4] {
        lose_running_games(&mut one, 1, number, 10);
    }
    one.settle();
    assert_eq!(one.tournament.phase, Phase::Finished);
    one.check_log();
}

fn formats() -> impl Strategy<Value = Format> {
    let rounds = round_robin(5, Cycles::Single, RoundPace::RoundByRound);
    prop::sample::select(vec![
        SECTIONS_OF_7,
        rounds,
        round_robin(4, Cycles::Double, RoundPace::RoundByRound),
        knockout(1, DrawnMatchRule::TwoMoreGames),
        knockout(2, DrawnMatchRule::Decider),
        Format::Knockout {
            games: 2,
            schedule: MatchSchedule::OneByOne,
            ends_early: false,
            drawn_match_rule: DrawnMatchRule::BetterSeed,
        },
    ])
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    /// Players leave at any time.
    #[test]
    fn every_event_ends(format in formats(), players in 3..=12_i64, seed: u64) {
        let mut one = Simulation::started(terms(format), players);
        let mut dice = Dice::new(seed);
        loop {
            one.settle();
            let open = one.open_games();
            if open.is_empty() {
                break;
            }
            if dice.below(6) == 0 {
                let player = 1 + i64::try_from(dice.below(players.try_into().unwrap())).unwrap();
                let (section, number) = one.tournament.seat_of(player).unwrap();
                if one.withdraw(player).is_ok() {
                    lose_running_games(&mut one, section, number, u32::try_from(dice.below(30)).unwrap());
                }
            } else {
                let game = open[dice.below(open.len())];
                let (ply, result) = dice.ending();
                one.end(game.id, ply, result);
            }
        }
        let is_finished = one.tournament.phase == Phase::Finished;
        prop_assert!(is_finished);
        for (number, section) in (1..).zip(&one.tournament.sections) {
            let standings = one.tournament.standings(number, &one.progress).unwrap();
            prop_assert_eq!(standings.rows.len(), section.seats.len());
            // Who has stayed has a place, and no game is open.
            for row in &standings.rows {
                let has_left = section.seats[row.player].withdrawal.is_some();
                prop_assert!(has_left || row.place.is_some());
            }
            let table = one.tournament.crosstable(number, &one.progress).unwrap();
            prop_assert!(table.games.iter().all(|game| game.result.is_some()));
        }
        one.check_log();
        one.finalize();
    }
}

/// Ends the game of two players: one of them loses on time.
pub fn lose_on_time(one: &mut Simulation, loser: usize, other: usize) {
    let game = one.between(loser, other);
    let result = if game.paired.white == loser { BLACK } else { WHITE };
    let result = Some(result);
    one.reach(game.id, PlayedGame { ply: 20, result, is_timeout: true, ..PlayedGame::default() });
}

#[test]
fn two_losses_on_time_in_different_weeks_are_enough() {
    for (is_set, weeks_between, is_out) in [(true, 1, true), (true, 0, false), (false, 1, false)] {
        let terms = TournamentTerms { out_after_two_timeouts: is_set, ..terms(SECTIONS_OF_7) };
        let mut one = Simulation::started(terms, 5);
        one.settle();
        lose_on_time(&mut one, 1, 2);
        // Who wins on time is not meant.
        lose_on_time(&mut one, 4, 1);
        one.advance();
        one.now += TimeDelta::weeks(weeks_between);
        lose_on_time(&mut one, 1, 3);
        one.settle();
        let withdrawal = one.tournament.seat(1, 1).unwrap().withdrawal;
        assert_eq!(withdrawal.is_some(), is_out, "{is_set} {weeks_between}");
        if let Some(withdrawal) = withdrawal {
            assert_eq!(withdrawal.ground, WithdrawalGround::TwoTimeouts);
            // Losses on time count as finished.
            assert_eq!(withdrawal.counted.finished_games, 3);
        }
        assert!(one.tournament.seat(1, 4).unwrap().withdrawal.is_none(), "one loss is not two");
    }
}

#[test]
fn whose_account_is_closed_plays_no_more() {
    let close = |one: &mut Simulation, player: i64| {
        let progress = one.progress.clone();
        one.run(TournamentCommand::System(ServiceCommand::TakeOut {
            player,
            ground: WithdrawalGround::Account,
            progress: &progress,
        }))
    };
    let mut one = Simulation::announced(terms(SECTIONS_OF_7));
    one.enter(1..=4);
    close(&mut one, 2).unwrap();
    assert_eq!(one.tournament.entrants, [1, 3, 4]);
    assert_eq!(close(&mut one, 2).unwrap_err(), TournamentError::AlreadyDone);
    one.start();
    one.settle();
    let player = one.tournament.section(1).unwrap().seats[0].player;
    close(&mut one, player).unwrap();
    let withdrawal = one.tournament.seat(1, 1).unwrap().withdrawal.unwrap();
    assert_eq!(withdrawal.ground, WithdrawalGround::Account);
    assert_eq!(close(&mut one, player).unwrap_err(), TournamentError::AlreadyDone);
    assert_eq!(close(&mut one, 99).unwrap_err(), TournamentError::NotEntered);
}

/// 1–4 and 2–3 of a knockout; 1 and 2 have won, and the final has begun.
fn final_begun() -> Simulation {
    let mut one = started(knockout(1, DrawnMatchRule::Decider), 4);
    one.settle();
    one.end_between(1, 4, Some(1));
    one.end_between(2, 3, Some(2));
    one.settle();
    one
}

/// Four moves and a half, five moves, a game that was given up early.
#[test]
fn in_a_knockout_the_last_beaten_opponent_comes_back_before_the_fifth_move() {
    for (ply, returns) in [(0, true), (9, true), (10, false), (40, false)] {
        let mut one = final_begun();
        let of_final = one.between(1, 2);
        one.play_on(of_final.id, ply);
        let events = one.withdraw(1).unwrap();
        let decided = |round, advancing| TournamentEventKind::MatchDecided {
            round,
            board: 1,
            advancing: Some(advancing),
        };
        assert_eq!(events.contains(&decided(1, 4)), returns, "{ply}");
        lose_running_games(&mut one, 1, 1, ply);
        one.settle();
        if returns {
            assert_eq!(one.progress[&of_final.id].result, Some(GameResult::None), "{ply}");
            let again = one.between(4, 2);
            assert_eq!(again.paired.pairing, of_final.paired.pairing);
            assert_eq!(one.tournament.phase, Phase::Running);
            one.end_between(4, 2, Some(4));
            one.settle();
        }
        let winner = if returns { 4 } else { 2 };
        assert_eq!(one.advanced(2, 1), Some(Some(winner)), "{ply}");
        assert_eq!(one.tournament.phase, Phase::Finished);
        one.check_log();
        one.finalize();
        one.check_log();
    }
}

#[test]
fn nobody_comes_back_who_has_left_or_when_the_final_is_over() {
    let mut one = final_begun();
    one.withdraw(4).unwrap();
    one.withdraw(1).unwrap();
    lose_running_games(&mut one, 1, 1, 0);
    one.settle();
    assert_eq!(one.advanced(1, 1), Some(Some(1)));
    assert_eq!(one.advanced(2, 1), Some(Some(2)));
    one.check_log();

    // The winner of the final leaves while another game is in progress.
    let schedule = MatchSchedule::TwoAtATime;
    let drawn_match_rule = DrawnMatchRule::BetterSeed;
    let format = Format::Knockout { games: 2, schedule, ends_early: true, drawn_match_rule };
    let mut one = started(format, 2);
    one.settle();
    let game = one.between(1, 2);
    one.end(game.id, 30, if game.paired.white == 1 { WHITE } else { BLACK });
    assert_eq!(one.advance().len(), 1);
    assert_eq!(one.withdraw(1).unwrap().len(), 1);
    assert_eq!(one.tournament.bracket().unwrap().winner(), BracketSlot::Seed(1));
}

/// Whoever comes back leaves, too.
#[test]
fn a_seat_is_given_back_once() {
    let mut one = final_begun();
    one.withdraw(1).unwrap();
    one.settle();
    assert_eq!(one.advanced(1, 1), Some(Some(4)));
    one.withdraw(4).unwrap();
    one.settle();
    lose_running_games(&mut one, 1, 4, 0);
    one.settle();
    assert_eq!(one.advanced(2, 1), Some(Some(2)));
    assert_eq!(one.tournament.phase, Phase::Finished);
    one.check_log();
}
