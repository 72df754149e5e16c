//! The end date: reminders, what begins no more, what results still decide.

use super::{
    places::places,
    standings::{Precision, Qualification, QualificationStatus, Standings, TieBreak},
    *,
};

fn end() -> DateTime<Utc> {
    start_day() + TimeDelta::days(100)
}

fn ending(format: Format, players: i64) -> Simulation {
    let numbering = Numbering::AsEntered;
    let terms = TournamentTerms { numbering, ends_at: Some(end()), ..terms(format) };
    let mut one = Simulation::started(terms, players);
    one.settle();
    one
}

fn remind(one: &mut Simulation) -> Result<Vec<TournamentEventKind>, TournamentError> {
    one.run(TournamentCommand::System(ServiceCommand::RemindOfEnd))
}

fn end_play(one: &mut Simulation) -> Result<Vec<TournamentEventKind>, TournamentError> {
    one.run(TournamentCommand::System(ServiceCommand::EndPlay))
}

#[test]
fn an_end_is_after_the_start_and_in_the_future() {
    let on_date = StartRule::OnDate(start_day());
    let fault = Some(TermsFault::EndBeforeStart);
    for (start, ends_at, repeats, expected) in [
        (on_date, None, false, None),
        (on_date, Some(start_day() + TimeDelta::microseconds(1)), false, None),
        (on_date, Some(start_day()), false, fault),
        (on_date, Some(noon()), false, fault),
        (StartRule::WhenFull, Some(noon() + TimeDelta::days(1)), false, None),
        (StartRule::WhenFull, Some(noon()), false, fault),
        (StartRule::WhenFull, Some(end()), true, Some(TermsFault::EndOfStandingOffer)),
        (StartRule::WhenFull, None, true, None),
    ] {
        let usual = terms(SECTIONS_OF_7);
        let terms = TournamentTerms { start, ends_at, repeats, capacity: Some(7), ..usual };
        assert_eq!(terms.fault(noon()), expected, "{start:?} {ends_at:?} {repeats}");
    }
}

#[test]
fn everybody_is_reminded_30_and_7_days_before_once() {
    let mut one = ending(SECTIONS_OF_7, 4);
    let (day, reminded) = (TimeDelta::days(1), |days| TournamentEventKind::EndReminded { days });
    for (before, expected) in [
        (31, Err(TournamentError::AlreadyDone)),
        (30, Ok(vec![reminded(30)])),
        (29, Err(TournamentError::AlreadyDone)),
        (7, Ok(vec![reminded(7)])),
        (1, Err(TournamentError::AlreadyDone)),
        (0, Err(TournamentError::AlreadyDone)),
    ] {
        one.now = end() - day * before;
        assert_eq!(remind(&mut one), expected, "{before} days before");
    }
    // A service that stood still sends the last one only.
    let mut late = ending(SECTIONS_OF_7, 4);
    late.now = end() - day * 5;
    assert_eq!(remind(&mut late), Ok(vec![reminded(7)]));
    assert_eq!(remind(&mut late), Err(TournamentError::AlreadyDone));
    one.check_log();
    late.check_log();
}

#[test]
fn when_the_end_next_asks_for_something() {
    let mut one = ending(SECTIONS_OF_7, 4);
    let day = |number| Some(end() + TimeDelta::days(number));
    assert_eq!(one.tournament.next_end_check(one.now), day(-30));
    one.now = end() - TimeDelta::days(30);
    assert_eq!(one.tournament.next_end_check(one.now), day(-7));
    one.now = end() - TimeDelta::days(7);
    assert_eq!(one.tournament.next_end_check(one.now), day(0));
    one.now = end();
    end_play(&mut one).unwrap();
    assert_eq!(results_claimed_until(one.now), end() + TimeDelta::days(14));
    assert_eq!(one.tournament.next_end_check(one.now), None, "the games do the rest");
    // A game that is reopened later has 14 days too.
    for days in [1, 13, 20] {
        one.now = end() + TimeDelta::days(days);
        assert_eq!(results_claimed_until(one.now), end() + TimeDelta::days(days + 14));
    }
}

#[test]
fn after_the_end_no_round_begins_and_the_tournament_closes_with_its_last_game() {
    let mut one = ending(round_robin(4, Cycles::Single, RoundPace::RoundByRound), 4);
    assert_eq!(one.open_games().len(), 2);
    one.now = end() - TimeDelta::microseconds(1);
    assert_eq!(end_play(&mut one), Err(TournamentError::AlreadyDone));
    one.now = end();
    assert_eq!(end_play(&mut one), Ok(vec![TournamentEventKind::PlayEnded]));
    assert_eq!(end_play(&mut one), Err(TournamentError::AlreadyDone));
    for game in one.open_games() {
        assert_eq!(one.advance(), []);
        // Nobody has moved: it is a draw by adjudication, and no forfeit.
        one.end(game.id, 0, GameResult::Draw);
    }
    let table = one.tournament.crosstable(1, &one.progress).unwrap();
    assert!(!table.games.iter().any(|game| game.is_forfeit));
    one.settle();
    assert_eq!(one.tournament.phase, Phase::Finished);
    assert_eq!(one.tournament.games.len(), 2, "the other rounds are not played");
    let points: Vec<String> = one.table(1).into_iter().map(|(points, _)| points).collect();
    assert_eq!(points, ["0.5"; 4]);
    one.check_log();
    one.finalize();
    one.check_log();
}

/// The rounds that never begin leave nothing open, and the figures stay what they are.
#[test]
fn after_the_end_only_games_that_have_begun_are_open() {
    let mut one = ending(round_robin(4, Cycles::Single, RoundPace::RoundByRound), 4);
    let open = |one: &Simulation| {
        let table = one.tournament.crosstable_as_it_can_end(1, &one.progress).unwrap();
        table.games.iter().filter(|game| game.result.is_none()).count()
    };
    assert_eq!(open(&one), 6);
    one.now = end();
    end_play(&mut one).unwrap();
    assert_eq!(open(&one), 2);
    one.end_between(1, 4, Some(1));
    assert_eq!(open(&one), 1);
    let open = one.tournament.open_table(1, &one.progress).unwrap();
    let chances = Qualification::of_first_place(&open, &one.tournament.terms.tie_breaks);
    assert_eq!(chances.precision, Precision::Exact);
    assert_eq!(chances.statuses[3], QualificationStatus::Eliminated);
    let table = one.tournament.crosstable(1, &one.progress).unwrap();
    let as_it_can_end = one.tournament.crosstable_as_it_can_end(1, &one.progress).unwrap();
    let all = TieBreak::all().filter(|it| it.is_offered_in(table.system)).collect();
    let all = TieBreakList::new(all, table.system).unwrap();
    assert_eq!(Standings::new(&table, &all), Standings::new(&as_it_can_end, &all));
}

#[test]
fn adjudicated_games_of_a_knockout_decide_their_match_and_nothing_follows() {
    let mut one = ending(knockout(1, DrawnMatchRule::Decider), 4);
    one.now = end();
    end_play(&mut one).unwrap();
    one.end_between(1, 4, Some(4));
    one.end_between(2, 3, None);
    one.settle();
    assert_eq!(one.advanced(1, 1), Some(Some(4)));
    // A drawn match has no decider any more.
    assert_eq!(one.advanced(1, 2), None);
    assert_eq!(one.tournament.games.len(), 2);
    assert_eq!(one.tournament.phase, Phase::Finished);
    one.check_log();
}

#[test]
fn what_has_not_started_by_its_end_is_canceled() {
    let usual = terms(SECTIONS_OF_7);
    let start = StartRule::WhenFull;
    let terms = TournamentTerms { start, capacity: Some(7), ends_at: Some(end()), ..usual };
    let mut one = Simulation::announced(terms);
    one.enter(1..=6);
    assert_eq!(one.tournament.next_end_check(one.now), Some(end()));
    assert_eq!(one.advance(), []);
    one.now = end();
    one.enter([7]);
    assert!(!one.tournament.is_due(one.now));
    assert!(matches!(one.advance()[..], [TournamentEventKind::Cancelled { .. }]));
    one.check_log();
}

#[test]
fn a_forged_end_is_noticed() {
    let mut one = ending(SECTIONS_OF_7, 4);
    one.now = end();
    end_play(&mut one).unwrap();
    let mut replayed = log::replay(simulation::ID, &one.lines).unwrap();
    let place = replayed.events.len() - 1;
    // A day too early.
    replayed.events[place].at = end() - TimeDelta::days(1);
    assert_eq!(discrepancies(&replayed, None), [Discrepancy::OutOfOrder(place)]);
    // Games do not begin after it.
    let mut replayed = log::replay(simulation::ID, &one.lines).unwrap();
    let started = replayed
        .events
        .iter()
        .position(|event| matches!(event.what, TournamentEventKind::GamesStarted { .. }));
    let games = replayed.events.remove(started.unwrap());
    replayed.events.push(games);
    let found = discrepancies(&replayed, None);
    assert!(found.contains(&Discrepancy::OutOfOrder(place)), "{found:?}");
}

#[test]
fn a_tournament_whose_games_were_stopped_is_not_canceled() {
    let mut one = ending(SECTIONS_OF_7, 4);
    let cancel = || {
        let command = DirectorCommand::Cancel { reason: "It snows.".to_owned() };
        TournamentCommand::Director(DIRECTOR, command)
    };
    one.now = end();
    assert!(one.tournament.decide(cancel(), one.now).is_ok());
    end_play(&mut one).unwrap();
    assert_eq!(one.refusal(cancel()), TournamentError::Over);
}

/// Whoever started later than a reminder was due is not reminded at the start.
#[test]
fn a_tournament_that_starts_late_has_fewer_reminders() {
    let mut one = ending(SECTIONS_OF_7, 4);
    one.tournament.started_at = Some(end() - TimeDelta::days(20));
    one.now = end() - TimeDelta::days(19);
    assert_eq!(one.tournament.due_reminder(one.now), None);
    one.now = end() - TimeDelta::days(7);
    assert_eq!(one.tournament.due_reminder(one.now), Some(7));
}

/// After the end nobody is exchanged: what was begun cannot begin anew.
#[test]
fn no_seat_is_exchanged_after_the_end() {
    let mut one = ending(knockout(1, DrawnMatchRule::Decider), 4);
    one.end_between(1, 4, Some(1));
    one.end_between(2, 3, Some(2));
    one.settle();
    assert_eq!(one.advanced(1, 1), Some(Some(1)));
    one.now = end();
    end_play(&mut one).unwrap();
    one.end_between(1, 4, Some(4));
    one.settle();
    assert_eq!(one.advanced(1, 1), Some(Some(1)));
    one.check_log();
}

#[test]
fn a_game_stops_with_the_end_or_when_it_has_lasted_as_long_as_it_can() {
    for (days, ends, stops) in [
        (None, false, None),
        (None, true, Some(100)),
        (Some(60), false, Some(70)),
        (Some(60), true, Some(70)),
        (Some(95), true, Some(100)),
    ] {
        let terms =
            TournamentTerms { max_game_days: days, ends_at: Some(end()), ..terms(SECTIONS_OF_7) };
        let mut one = Simulation::started(terms, 3);
        if ends {
            one.now = end();
            one.run(TournamentCommand::System(ServiceCommand::EndPlay)).unwrap();
        }
        let stops = stops.map(|days| start_day() + TimeDelta::days(days));
        assert_eq!(
            one.tournament.play_stops_at(start_day() + TimeDelta::days(10)),
            stops,
            "{days:?}"
        );
    }
}

/// What came of the games of a knockout of eight: those of the first round are 1–8, 4–5, 2–7 and 3–6.
#[derive(Clone, Copy)]
struct BracketAtEnd {
    /// Decided before the end, as the winners say.
    before: &'static [(usize, usize, usize)],
    /// By adjudication; `None`: drawn.
    after: &'static [(usize, usize, Option<usize>)],
    /// Who leaves between the two.
    leave: &'static [i64],
    places: [(usize, usize); 8],
}

/// Nobody who is out has a place among those who are still in, who share the best.
#[test]
fn all_who_are_still_in_share_the_best_places_after_the_end() {
    let first_round = &[(1, 8, 1), (4, 5, 4), (2, 7, 2), (3, 6, 3)];
    for (what, played) in [
        (
            "one match of the first round is decided",
            BracketAtEnd {
                before: &[],
                after: &[(1, 8, Some(1)), (4, 5, None), (2, 7, None), (3, 6, None)],
                leave: &[],
                places: [(1, 7), (1, 7), (1, 7), (1, 7), (1, 7), (1, 7), (1, 7), (8, 8)],
            },
        ),
        (
            "nothing is decided",
            BracketAtEnd {
                before: &[],
                after: &[(1, 8, None), (4, 5, None), (2, 7, None), (3, 6, None)],
                leave: &[],
                places: [(1, 8); 8],
            },
        ),
        (
            "one semi-final is decided",
            BracketAtEnd {
                before: first_round,
                after: &[(1, 4, Some(1)), (2, 3, None)],
                leave: &[],
                places: [(1, 3), (1, 3), (1, 3), (4, 4), (5, 8), (5, 8), (5, 8), (5, 8)],
            },
        ),
        (
            "both semi-finals are decided, and the final never begins",
            BracketAtEnd {
                before: first_round,
                after: &[(1, 4, Some(4)), (2, 3, Some(2))],
                leave: &[],
                places: [(3, 4), (1, 2), (3, 4), (1, 2), (5, 8), (5, 8), (5, 8), (5, 8)],
            },
        ),
        (
            "a match of the first round is open longer than a semi-final",
            BracketAtEnd {
                before: &first_round[1..],
                after: &[(1, 8, None), (2, 3, Some(3))],
                leave: &[],
                places: [(1, 4), (5, 5), (1, 4), (1, 4), (6, 8), (6, 8), (6, 8), (1, 4)],
            },
        ),
        (
            "somebody leaves who has no opponent any more",
            BracketAtEnd {
                before: &[(1, 8, 1), (2, 7, 2), (3, 6, 3)],
                after: &[(4, 5, None), (2, 3, None)],
                leave: &[8, 1],
                places: [(5, 5), (1, 4), (1, 4), (1, 4), (1, 4), (6, 8), (6, 8), (6, 8)],
            },
        ),
    ] {
        let mut one = ending(knockout(1, DrawnMatchRule::Decider), 8);
        for (first, second, winner) in played.before {
            one.end_between(*first, *second, Some(*winner));
            one.settle();
        }
        one.now = end();
        end_play(&mut one).unwrap();
        for player in played.leave {
            one.withdraw(*player).unwrap();
        }
        for (first, second, winner) in played.after {
            let shares = one.tournament.places(1, &one.progress).into_values();
            assert!(shares.into_iter().all(|place| !place.is_undecided), "{what}: too early");
            one.end_between(*first, *second, *winner);
        }
        // A job notes who advances first.
        one.settle();
        assert_eq!(one.tournament.phase, Phase::Finished, "{what}");
        let expected: Vec<_> =
            (1..).zip(played.places).map(|(number, (first, last))| (number, first, last)).collect();
        assert_eq!(places(&one), expected, "{what}");
        let found = one.tournament.places(1, &one.progress);
        assert!(found.values().all(|place| place.is_undecided == (place.first == 1)), "{what}");
        one.check_log();
        one.finalize();
        assert_eq!(places(&one), expected, "{what}: final");
    }
}

/// A match of so many games, one after another.
fn long_matches(games: u8, drawn_match_rule: DrawnMatchRule) -> Format {
    let schedule = MatchSchedule::OneByOne;
    Format::Knockout { games, schedule, ends_early: true, drawn_match_rule }
}

/// Games that never begin can turn no match round.
#[test]
fn after_the_end_the_games_that_have_begun_decide_their_match() {
    for (games, rule, winners, expected) in [
        (1, DrawnMatchRule::BetterSeed, [None, None], [Some(Some(1)), Some(Some(2))]),
        (4, DrawnMatchRule::BetterSeed, [None, Some(3)], [Some(Some(1)), Some(Some(3))]),
        (4, DrawnMatchRule::Decider, [Some(4), None], [Some(Some(4)), None]),
        (4, DrawnMatchRule::TwoMoreGames, [None, Some(2)], [None, Some(Some(2))]),
    ] {
        let mut one = ending(long_matches(games, rule), 4);
        one.now = end();
        end_play(&mut one).unwrap();
        one.settle();
        assert_eq!([one.advanced(1, 1), one.advanced(1, 2)], [None, None], "games are open");
        one.end_between(1, 4, winners[0]);
        one.end_between(2, 3, winners[1]);
        one.settle();
        let found = [one.advanced(1, 1), one.advanced(1, 2)];
        assert_eq!(found, expected, "{games} games, {rule:?}: {winners:?}");
        assert_eq!(one.tournament.games.len(), 2, "nothing is played any more");
        one.check_log();
    }
}

/// Logs were written when a match with games left was never decided by the end of play.
#[test]
fn a_log_without_what_the_end_decides_is_as_good_as_before() {
    for (games, is_sound) in [(4, true), (1, false)] {
        let mut one = ending(long_matches(games, DrawnMatchRule::Decider), 4);
        one.now = end();
        end_play(&mut one).unwrap();
        one.end_between(1, 4, Some(4));
        one.end_between(2, 3, Some(3));
        one.settle();
        one.check_log();
        let mut replayed = log::replay(simulation::ID, &one.lines).unwrap();
        let is_decision = |event: &TournamentEvent| {
            matches!(event.what, TournamentEventKind::MatchDecided { .. })
        };
        replayed.events.retain(|event| !is_decision(event));
        let finished = replayed.events.len() - 1;
        assert_eq!(replayed.events[finished].what, TournamentEventKind::Finished);
        let found = discrepancies(&replayed, Some(&one.histories));
        assert_eq!(found.is_empty(), is_sound, "{games} games: {found:?}");
        assert_eq!(found.contains(&Discrepancy::OutOfOrder(finished)), !is_sound, "{found:?}");
    }
}

#[test]
fn after_the_end_a_match_has_a_winner_or_both_share_the_place() {
    for (result, expected, is_undecided) in [
        (BLACK, [(1, 2, 2), (2, 1, 1)], false),
        (GameResult::Draw, [(1, 1, 2), (2, 1, 2)], false),
        // It was annulled: nothing was played.
        (GameResult::None, [(1, 1, 2), (2, 1, 2)], true),
    ] {
        let mut one = ending(series(4, false), 2);
        one.now = end();
        end_play(&mut one).unwrap();
        assert_eq!(places(&one), []);
        let game = one.open_games()[0];
        one.end(game.id, 40, result);
        one.settle();
        assert_eq!(places(&one), expected, "{result:?}");
        let found = one.tournament.places(1, &one.progress);
        assert!(found.values().all(|place| place.is_undecided == is_undecided), "{result:?}");
        one.check_log();
    }
}
