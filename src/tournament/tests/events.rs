//! Whole events with results by chance.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;

fn numberings() -> impl Strategy<Value = Numbering> {
    prop::sample::select(vec![Numbering::ByLot, Numbering::ByRating, Numbering::AsEntered])
}

/// Checks what every event keeps to.
fn check(one: &mut Simulation) {
    let pairings: BTreeSet<PairingId> =
        one.tournament.games.iter().map(|game| game.paired.pairing).collect();
    assert_eq!(pairings.len(), one.tournament.games.len(), "no game was played twice");
    let ids: BTreeSet<i64> = one.tournament.games.iter().map(|game| game.id).collect();
    assert_eq!(ids.len(), one.tournament.games.len());
    one.check_log();
    one.finalize();
    one.check_log();
    for section in (1..).take(one.tournament.sections.len()) {
        let standings = one.tournament.standings(section, &one.progress).unwrap();
        let seats = one.tournament.section(section).unwrap().seats.len();
        assert_eq!(standings.rows.len(), seats);
    }
    let beyond = u16::try_from(one.tournament.sections.len() + 1).unwrap();
    assert_eq!(one.tournament.standings(beyond, &one.progress), None);
    assert_eq!(one.tournament.standings(0, &one.progress), None);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn a_round_robin_ends(
        players in 3..=20_i64,
        section_size in 3..=9_u8,
        is_double: bool,
        is_by_rounds: bool,
        numbering in numberings(),
        seed: u64,
    ) {
        let cycles = if is_double { Cycles::Double } else { Cycles::Single };
        let pace = if is_by_rounds { RoundPace::RoundByRound } else { RoundPace::AllAtOnce };
        let format = round_robin(section_size, cycles, pace);
        let mut one = Simulation::started(TournamentTerms { numbering, ..terms(format) }, players);
        let mut dice = Dice::new(seed);
        one.settle();
        let all = |one: &Simulation| {
            let sizes = one.tournament.sections.iter().map(|section| section.seats.len());
            sizes.map(|size| size * (size - 1) / 2 * cycles.games_of_a_pair()).sum::<usize>()
        };
        match pace {
            RoundPace::AllAtOnce => prop_assert_eq!(one.tournament.games.len(), all(&one)),
            RoundPace::RoundByRound => {
                prop_assert!(one.tournament.games.iter().all(|game| game.paired.pairing.round == 1));
            }
        }
        one.play(&mut dice);
        prop_assert_eq!(one.tournament.games.len(), all(&one));
        if is_by_rounds {
            for (number, _) in (1..).zip(&one.tournament.sections) {
                let games = one.tournament.games_of(number);
                prop_assert!(games.is_sorted_by_key(|game| game.paired.pairing.round));
            }
        }
        check(&mut one);
    }

    #[test]
    fn a_match_ends(
        games in 2..=12_u8,
        is_two_at_a_time: bool,
        ends_early: bool,
        seed: u64,
    ) {
        let schedule = match is_two_at_a_time {
            true => MatchSchedule::TwoAtATime,
            false => MatchSchedule::OneByOne,
        };
        let mut one =
            Simulation::started(terms(Format::Match { games, schedule, ends_early }), 2);
        one.play(&mut Dice::new(seed));
        let played = one.tournament.games.len();
        prop_assert!(played <= usize::from(games));
        let status = one.tournament.series_status(&one.progress).unwrap();
        prop_assert!(status.is_over);
        // Half points: who leads by more than all that is left has won.
        let left = 2 * (usize::from(games) - played);
        let lead = usize::from(status.score.first.abs_diff(status.score.second));
        prop_assert!(left == 0 || ends_early && lead > left);
        let colors = one.tournament.games.iter().map(|game| game.paired.white);
        prop_assert!(colors.eq((0..played).map(|number| 1 + number % 2)));
        check(&mut one);
    }
}

#[test]
fn a_match_is_left_when_it_is_decided_if_it_ends_early() {
    for (ends_early, games) in [(true, 3), (false, 4)] {
        let mut one = started(series(4, ends_early), 2);
        let first_wins = |_: &mut Dice, game: &StartedGame| {
            (50, if game.paired.white == 1 { WHITE } else { BLACK })
        };
        one.play_by(first_wins, &mut Dice::new(0));
        assert_eq!(one.tournament.games.len(), games);
        let total = games.to_string();
        assert_eq!(one.table(1), [(total, Some(1)), ("0".to_owned(), Some(2))]);
        check(&mut one);
    }
}

/// A section of three has one game a round.
#[test]
fn rounds_follow_one_another() {
    let mut one = started(round_robin(3, Cycles::Double, RoundPace::RoundByRound), 3);
    for round in 1..=6 {
        one.settle();
        let open = one.open_games();
        assert_eq!(open.len(), 1);
        assert_eq!(open[0].paired.pairing.round, round);
        one.end(open[0].id, 40, GameResult::Draw);
    }
    one.settle();
    assert_eq!(one.tournament.phase, Phase::Finished);
    assert!(one.table(1).iter().all(|(points, _)| points == "2"));
}

/// Of a round that was begun in part, nobody has the next one.
#[test]
fn a_round_is_begun_as_a_whole() {
    let mut one = started(round_robin(4, Cycles::Single, RoundPace::RoundByRound), 4);
    let next = one.tournament.next_games(&one.progress).games;
    assert_eq!(next.len(), 2);
    let games = one.numbered(next.clone());
    one.note(vec![games[0]]).unwrap();
    one.end(games[0].id, 40, WHITE);
    assert_eq!(one.tournament.next_games(&one.progress).games, next[1..]);
    assert_eq!(one.advance(), []);
}

/// What was annulled is played again in a match, under its number.
#[test]
fn an_annulled_game_of_a_match_is_played_again_and_counts_then() {
    let mut one = started(series(2, true), 2);
    one.settle();
    let annulled = one.open_games()[0];
    one.end(annulled.id, 40, GameResult::None);
    one.settle();
    let again = one.open_games()[0];
    assert_eq!(again.paired, annulled.paired);
    one.end(again.id, 40, WHITE);
    one.settle();
    one.end_between(1, 2, None);
    one.settle();
    assert_eq!(one.tournament.phase, Phase::Finished);
    assert_eq!(one.table(1), [("1.5".to_owned(), Some(1)), ("0.5".to_owned(), Some(2))]);
    one.check_log();
}
