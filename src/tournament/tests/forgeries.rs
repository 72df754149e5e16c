//! A log that was altered, and whose hashes were made to fit again.

use proptest::prelude::*;

use super::{withdrawals::lose_on_time, *};
use crate::tournament::{
    log::{ReplayedTournament, TournamentLogError, TournamentLogLine},
    lots::LotSecret,
    pairing::knockout::{Advancing, BracketPosition},
};

fn played(format: Format, numbering: Numbering, players: i64) -> Simulation {
    let mut one = Simulation::started(TournamentTerms { numbering, ..terms(format) }, players);
    one.play(&mut Dice::new(11));
    one.finalize();
    one
}

fn round_robin_of_12() -> Simulation {
    played(SECTIONS_OF_7, Numbering::ByLot, 12)
}

/// With extra games and deciders.
fn knockout_of_6() -> Simulation {
    let format = knockout(1, DrawnMatchRule::TwoMoreGames);
    let mut one = Simulation::started(terms(format), 6);
    one.play_by(|_, _| (80, GameResult::Draw), &mut Dice::new(2));
    one.finalize();
    one
}

/// Writes a log anew, with hashes that fit.
pub fn forge(events: &[TournamentEvent]) -> ReplayedTournament {
    let lines: Vec<TournamentLogLine> = (0..)
        .zip(events)
        .map(|(number, event)| TournamentLogLine::of(number, event).unwrap())
        .collect();
    let head = log::replay(simulation::ID, &lines).unwrap().tournament.head;
    log::read_file(&log::export(simulation::ID, &lines, &head)).unwrap()
}

/// Checks that each change of an event that `change` makes is found. It says how many there are.
#[track_caller]
fn assert_found(
    one: &Simulation,
    change: impl Fn(&mut TournamentEventKind) -> usize,
    times: usize,
) {
    let mut changes = 0;
    for number in 0..one.events.len() {
        let mut events = one.events.clone();
        let count = change(&mut events[number].what);
        if count == 0 {
            continue;
        }
        changes += count;
        assert_ne!(events[number], one.events[number]);
        let found = discrepancies(&forge(&events), Some(&one.histories));
        assert_ne!(found, [], "{:?}", events[number]);
    }
    assert_eq!(changes, times);
}

#[test]
fn what_was_not_altered_is_fine() {
    for one in [round_robin_of_12(), knockout_of_6(), played(series(6, true), Numbering::ByLot, 2)]
    {
        let forged = forge(&one.events);
        assert_eq!(forged.tournament, one.tournament);
        assert_eq!(discrepancies(&forged, Some(&one.histories)), []);
    }
}

#[test]
fn secrets_and_commitments() {
    for (one, lots) in [(round_robin_of_12(), 1), (knockout_of_6(), 11)] {
        let change_secret = |what: &mut TournamentEventKind| match what {
            TournamentEventKind::LotDrawn { secret, .. } => {
                *secret = LotSecret::new([9; 32]);
                1
            }
            _ => 0,
        };
        assert_found(&one, change_secret, lots);
    }
    // A commitment that nothing was drawn from says nothing.
    let one = round_robin_of_12();
    let change_commitment = |what: &mut TournamentEventKind| match what {
        TournamentEventKind::LotCommitted { commitment, .. } => {
            *commitment = LotSecret::new([9; 32]).commitment();
            1
        }
        _ => 0,
    };
    assert_found(&one, change_commitment, 1);
    // Both of them: the last line has another hash then, and the lot gives other numbers.
    let mut events = one.events.clone();
    for event in &mut events {
        change_commitment(&mut event.what);
        if let TournamentEventKind::LotDrawn { secret, .. } = &mut event.what {
            *secret = LotSecret::new([9; 32]);
        }
    }
    assert_eq!(discrepancies(&forge(&events), Some(&one.histories)), [Discrepancy::Sections]);
}

#[test]
fn a_lot_is_committed_to_and_drawn_once() {
    let one = round_robin_of_12();
    let insert = |place: usize, what: &TournamentEventKind| {
        let mut events = one.events.clone();
        let event = TournamentEvent { what: what.clone(), ..events[place].clone() };
        events.insert(place, event);
        discrepancies(&forge(&events), Some(&one.histories))
    };
    let drawn =
        one.events.iter().position(|it| matches!(it.what, TournamentEventKind::LotDrawn { .. }));
    let drawn = drawn.unwrap();
    let purpose = LotPurpose::Numbers;
    let again = &one.events[1].what;
    assert!(insert(drawn, again).contains(&Discrepancy::LateCommitment(purpose)));
    let twice = &one.events[drawn].what;
    assert!(insert(drawn, twice).contains(&Discrepancy::DrawnTwice(purpose)));
    let mut events = one.events.clone();
    events.remove(1);
    assert!(
        discrepancies(&forge(&events), Some(&one.histories))
            .contains(&Discrepancy::NoCommitment(purpose))
    );
    // It was made when the entries were known.
    let mut events = one.events.clone();
    let committed = events.remove(1);
    events.insert(drawn - 1, committed);
    assert!(
        discrepancies(&forge(&events), Some(&one.histories))
            .contains(&Discrepancy::LateCommitment(purpose))
    );
}

/// Whether numbers were drawn or not.
#[test]
fn pairing_numbers_and_players() {
    for numbering in [Numbering::ByLot, Numbering::AsEntered] {
        let one = played(SECTIONS_OF_7, numbering, 12);
        for (section, seat) in (0..2).flat_map(|section| (0..5).map(move |seat| (section, seat))) {
            let swap = |what: &mut TournamentEventKind| match what {
                TournamentEventKind::Started { sections } => {
                    sections[section].swap(seat, seat + 1);
                    1
                }
                _ => 0,
            };
            assert_found(&one, swap, 1);
        }
        let leave_out = |what: &mut TournamentEventKind| match what {
            TournamentEventKind::Started { sections } => usize::from(sections[1].pop().is_some()),
            _ => 0,
        };
        assert_found(&one, leave_out, 1);
        let exchange = |what: &mut TournamentEventKind| match what {
            TournamentEventKind::Started { sections } => {
                sections[0][0].player = 77;
                1
            }
            _ => 0,
        };
        assert_found(&one, exchange, 1);
        let somebody_else = |what: &mut TournamentEventKind| match what {
            TournamentEventKind::Entered { player, .. } => {
                *player += 50;
                1
            }
            _ => 0,
        };
        assert_found(&one, somebody_else, 12);
    }
}

type GameChange = fn(&mut StartedGame);

/// What can be said of a game that is not true.
const GAME_CHANGES: [GameChange; 9] = [
    |game| std::mem::swap(&mut game.paired.white, &mut game.paired.black),
    |game| game.paired.white = game.paired.black,
    |game| game.paired.white += 1,
    |game| game.paired.black = 0,
    |game| game.paired.pairing.section += 1,
    |game| game.paired.pairing.round += 1,
    |game| game.paired.pairing.board += 1,
    |game| game.paired.pairing.game += 1,
    |game| {
        game.paired.kind = match game.paired.kind {
            MatchGameKind::Regular => MatchGameKind::Decider,
            _ => MatchGameKind::Regular,
        };
    },
];

#[test]
fn pairings() {
    for one in [round_robin_of_12(), knockout_of_6(), played(series(6, true), Numbering::ByLot, 2)]
    {
        let batches = one
            .events
            .iter()
            .filter(|event| matches!(event.what, TournamentEventKind::GamesStarted { .. }));
        let batches = batches.count();
        for change in GAME_CHANGES {
            for is_last in [true, false] {
                let change_game = |what: &mut TournamentEventKind| match what {
                    TournamentEventKind::GamesStarted { games } => {
                        let place = if is_last { games.len() - 1 } else { 0 };
                        change(&mut games[place]);
                        1
                    }
                    _ => 0,
                };
                assert_found(&one, change_game, batches);
            }
        }
    }
}

#[test]
fn games_that_are_missing_or_stand_there_twice() {
    let one = round_robin_of_12();
    let drop_game = |what: &mut TournamentEventKind| match what {
        TournamentEventKind::GamesStarted { games } => usize::from(games.pop().is_some()),
        _ => 0,
    };
    assert_found(&one, drop_game, 1);
    let repeat_game = |id: i64| {
        move |what: &mut TournamentEventKind| match what {
            TournamentEventKind::GamesStarted { games } => {
                let first = games[0];
                games.push(StartedGame { id: id.max(first.id), ..first });
                1
            }
            _ => 0,
        }
    };
    assert_found(&one, repeat_game(0), 1);
    assert_found(&one, repeat_game(9999), 1);
}

#[test]
fn who_goes_on() {
    let one = knockout_of_6();
    let third = |what: &mut TournamentEventKind| match what {
        TournamentEventKind::MatchDecided { advancing: Some(number), .. } => {
            *number = number.wrapping_sub(1).max(1) % 6 + 3;
            1
        }
        _ => 0,
    };
    assert_found(&one, third, 5);
    // The opponent: then others meet in the next round than the log has.
    let bracket = one.tournament.bracket().unwrap();
    let place = BracketPosition { round: 1, number: 2 };
    let decided = bracket.rounds[0].iter().find(|it| it.place == place).unwrap();
    let loser = decided.players().unwrap().into_iter();
    let loser = loser.filter(|it| decided.goes_on != Some(Advancing::Seed(*it))).max();
    let opponent = |what: &mut TournamentEventKind| match what {
        TournamentEventKind::MatchDecided { round: 1, board: 2, advancing } => {
            *advancing = loser;
            1
        }
        _ => 0,
    };
    assert_found(&one, opponent, 1);
}

#[test]
fn what_could_not_happen_then() {
    let one = round_robin_of_12();
    let last = one.events.len();
    let started =
        one.events.iter().position(|it| matches!(it.what, TournamentEventKind::Started { .. }));
    let started = started.unwrap();
    let by = |by, what| TournamentEvent { at: one.now, by, what };
    let reason = String::new;
    for (place, event) in [
        (last, by(TournamentActor::System, TournamentEventKind::Finalized)),
        (last, by(TournamentActor::System, TournamentEventKind::Reopened)),
        (
            last,
            by(
                TournamentActor::Director(DIRECTOR),
                TournamentEventKind::Cancelled { reason: reason() },
            ),
        ),
        (last - 1, by(TournamentActor::System, TournamentEventKind::Finished)),
        (started + 1, by(TournamentActor::System, TournamentEventKind::Finished)),
        (started + 1, by(TournamentActor::Player(99), entered(99))),
        (
            started + 1,
            by(TournamentActor::Player(1), TournamentEventKind::EntryWithdrawn { player: 1 }),
        ),
        (
            started + 1,
            by(TournamentActor::Director(DIRECTOR), TournamentEventKind::Invited { player: 1 }),
        ),
        (
            started + 1,
            by(
                TournamentActor::System,
                TournamentEventKind::EntryRemoved { player: 1, reason: reason() },
            ),
        ),
        // Whoever enters after the draw knows the numbers.
        (started, by(TournamentActor::Player(99), entered(99))),
        (
            started,
            by(TournamentActor::Player(12), TournamentEventKind::EntryWithdrawn { player: 12 }),
        ),
        (
            started,
            by(TournamentActor::Director(DIRECTOR), TournamentEventKind::Invited { player: 99 }),
        ),
        (started + 1, one.events[started].clone()),
        (started + 1, one.events[0].clone()),
        (
            started + 1,
            by(
                TournamentActor::Director(DIRECTOR),
                TournamentEventKind::TermsChanged {
                    terms: Box::new(terms(round_robin(6, Cycles::Single, RoundPace::AllAtOnce))),
                    reason: reason(),
                },
            ),
        ),
        (
            started + 1,
            by(
                TournamentActor::System,
                TournamentEventKind::PlayerWithdrawn {
                    section: 1,
                    number: 1,
                    finished_games: 1,
                    ground: WithdrawalGround::OwnWord,
                    reason: reason(),
                },
            ),
        ),
        (
            started + 1,
            by(
                TournamentActor::System,
                TournamentEventKind::MatchDecided { round: 1, board: 1, advancing: Some(1) },
            ),
        ),
        (3, by(TournamentActor::Player(1), entered(1))),
        (3, by(TournamentActor::Player(2), entered(DIRECTOR))),
    ] {
        let mut events = one.events.clone();
        events.insert(place, event.clone());
        let found = discrepancies(&forge(&events), Some(&one.histories));
        assert!(found.contains(&Discrepancy::OutOfOrder(place)), "{event:?}: {found:?}");
    }
    // It is drawn and starts a moment before its day.
    for place in [started - 1, started] {
        let mut events = one.events.clone();
        events[place].at -= TimeDelta::microseconds(1);
        let found = discrepancies(&forge(&events), Some(&one.histories));
        assert!(found.contains(&Discrepancy::OutOfOrder(place)), "{found:?}");
    }
    // Final a moment too early.
    let mut events = one.events.clone();
    events.last_mut().unwrap().at -= TimeDelta::microseconds(1);
    assert_eq!(
        discrepancies(&forge(&events), Some(&one.histories)),
        [Discrepancy::OutOfOrder(last - 1)]
    );
}

/// Returns what is found if the withdrawal is told in another way, and where it stands.
fn with_other_withdrawal(
    one: &Simulation,
    change: impl Fn(&mut TournamentEvent),
) -> (Vec<Discrepancy>, usize) {
    let is_withdrawal =
        |event: &TournamentEvent| matches!(event.what, TournamentEventKind::PlayerWithdrawn { .. });
    let place = one.events.iter().position(is_withdrawal).unwrap();
    let mut events = one.events.clone();
    change(&mut events[place]);
    (discrepancies(&forge(&events), Some(&one.histories)), place)
}

/// Two of four are half of them: from there on results count (C.05 6.6).
#[test]
fn how_many_games_somebody_had_finished_who_left() {
    // What has just ended may not have been known.
    for (minutes, possible) in [(60, 2..=2), (59, 0..=2)] {
        let mut one = started(SECTIONS_OF_7, 5);
        one.settle();
        for other in [1, 2] {
            one.end_between(other, 5, Some(other));
        }
        one.now += TimeDelta::minutes(minutes);
        one.withdraw(5).unwrap();
        let at = one.now;
        for other in [3, 4] {
            // With the withdrawal they are resigned.
            one.now = at - TimeDelta::microseconds(1);
            one.end_between(other, 5, Some(other));
        }
        assert_eq!(one.progress.values().filter(|game| game.ended_at == Some(at)).count(), 2);
        one.check_log();
        for count in 0..=5 {
            let (found, place) = with_other_withdrawal(&one, |event| {
                if let TournamentEventKind::PlayerWithdrawn { finished_games, .. } = &mut event.what
                {
                    *finished_games = count;
                }
            });
            let expected = match count {
                _ if possible.contains(&count) => vec![],
                5 => vec![Discrepancy::OutOfOrder(place)],
                _ => vec![Discrepancy::FinishedGames(place)],
            };
            assert_eq!(found, expected, "{count} after {minutes} minutes");
        }
    }
}

/// What was won in that instant was not resigned.
#[test]
fn a_game_that_ends_in_the_instant_of_a_withdrawal_counts_as_it_ended() {
    for winner in [Some(5), Some(1), None] {
        let mut one = started(SECTIONS_OF_7, 5);
        one.settle();
        one.end_between(1, 5, winner);
        one.now -= TimeDelta::microseconds(1);
        one.withdraw(5).unwrap();
        let seat = one.tournament.seat(1, 5).unwrap();
        assert_eq!(seat.withdrawal.unwrap().counted.finished_games, 1);
        one.check_log();
    }
}

#[test]
fn who_is_out_after_two_losses_on_time_has_lost_them() {
    for (is_set, weeks, is_fine) in [(true, 1, true), (true, 0, false), (false, 1, false)] {
        let terms = TournamentTerms { out_after_two_timeouts: is_set, ..terms(SECTIONS_OF_7) };
        let mut one = Simulation::started(terms, 5);
        one.settle();
        lose_on_time(&mut one, 1, 2);
        one.now += TimeDelta::weeks(weeks);
        lose_on_time(&mut one, 1, 3);
        let player = one.tournament.seat(1, 1).unwrap().player;
        one.withdraw(player).unwrap();
        one.check_log();
        let (found, place) = with_other_withdrawal(&one, |event| {
            event.by = TournamentActor::System;
            if let TournamentEventKind::PlayerWithdrawn { ground, .. } = &mut event.what {
                *ground = WithdrawalGround::TwoTimeouts;
            }
        });
        let expected = if is_fine { vec![] } else { vec![Discrepancy::OutOfOrder(place)] };
        assert_eq!(found, expected, "{is_set} {weeks}");
    }
}

#[test]
fn a_file_that_is_none() {
    let one = played(series(2, false), Numbering::ByLot, 2);
    let file = one.file();
    assert!(log::read_file(&file.replace('\n', "\r\n")).is_ok());
    let read = |text: &str| log::read_file(text).unwrap_err();
    assert_eq!(read(""), TournamentLogError::Title);
    assert_eq!(read(&file.replacen('1', "2", 1)), TournamentLogError::Title);
    assert_eq!(
        read(&file.replacen("tournament 7", "tournament seven", 1)),
        TournamentLogError::Line(2)
    );
    assert_eq!(
        read(&file.replacen("tournament 7", "tournament 07", 1)),
        TournamentLogError::Line(2)
    );
    assert_eq!(read(&file.replacen("\n1 ", "\n01 ", 1)), TournamentLogError::Line(4));
    assert_eq!(read(&file.replacen("\n1 ", "\n+1 ", 1)), TournamentLogError::Line(4));
    assert_eq!(read(&file.replacen("\n1 ", "\n1 +", 1)), TournamentLogError::Line(4));
    assert_eq!(read(&file.replacen("{\"announced", "{\"announce", 1)), TournamentLogError::Line(3));
    assert_eq!(read(&file.replacen("director:", "arbiter:", 1)), TournamentLogError::Line(3));
    assert_eq!(read(&format!("{file}\nmore")), TournamentLogError::Line(file.lines().count() + 1));
    let (without_head, _) = file.rsplit_once("head ").unwrap();
    assert_eq!(read(without_head), TournamentLogError::NoHead);
    let lines: Vec<&str> = file.lines().collect();
    let number = TournamentLogError::Number { line: 4, expected: 1, found: 2 };
    let without = |line: usize| [&lines[..line], &lines[line + 1..]].concat().join("\n");
    assert_eq!(read(&without(3)), number);
    let head = lines[lines.len() - 1];
    assert_eq!(read(&[&lines[..2], &[head]].concat().join("\n")), TournamentLogError::Beginning);
    assert_eq!(read(lines[0]), TournamentLogError::Title);
    // The last line but one is missing, or the tournament is another one.
    assert!(matches!(read(&without(lines.len() - 2)), TournamentLogError::Head { .. }));
    assert!(matches!(read(&file.replacen(" 7\n", " 8\n", 1)), TournamentLogError::Head { .. }));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    /// Any letter, anywhere.
    #[test]
    fn a_file_with_one_other_letter(place: prop::sample::Index, letter in " -~") {
        let file = played(series(2, false), Numbering::ByLot, 2).file();
        let place = place.index(file.len() - 1);
        let mut altered = file.clone();
        altered.replace_range(place..=place, &letter);
        prop_assume!(altered != file);
        prop_assert!(log::read_file(&altered).is_err(), "{}", altered);
    }
}

/// What had to wait for results stands in the log before them.
#[test]
fn what_began_or_was_decided_too_early() {
    for (format, players) in [
        (round_robin(4, Cycles::Single, RoundPace::RoundByRound), 4),
        (series(4, true), 2),
        (knockout(1, DrawnMatchRule::Decider), 4),
    ] {
        let one = played(format, Numbering::ByLot, players);
        let earlier = |number: usize| {
            let mut events = one.events.clone();
            events[number].at -= TimeDelta::days(30);
            discrepancies(&forge(&events), Some(&one.histories))
        };
        let last = |is_one: fn(&TournamentEventKind) -> bool| {
            one.events.iter().rposition(|event| is_one(&event.what)).unwrap()
        };
        let finished = last(|what| *what == TournamentEventKind::Finished);
        assert_eq!(earlier(finished), [Discrepancy::OutOfOrder(finished)]);
        if format.knockout().is_some() {
            let decided = last(|what| matches!(what, TournamentEventKind::MatchDecided { .. }));
            let found = earlier(decided);
            assert!(matches!(found[..], [Discrepancy::Winner { .. }]), "{found:?}");
            continue;
        }
        let began = last(|what| matches!(what, TournamentEventKind::GamesStarted { .. }));
        let TournamentEventKind::GamesStarted { games } = &one.events[began].what else { panic!() };
        let too_early: Vec<Discrepancy> =
            games.iter().map(|game| Discrepancy::TooEarly(game.id)).collect();
        assert_eq!(earlier(began), too_early, "{format:?}");
    }
}

#[test]
fn what_the_logs_of_games_say_otherwise() {
    let one = knockout_of_6();
    let final_game = *one.tournament.games.last().unwrap();
    // The decider of the final was won by White, who then should have the title.
    let mut histories = one.histories.clone();
    let played = PlayedGame { result: Some(WHITE), ..one.progress[&final_game.id] };
    histories.note(final_game.id, played.ended_at.unwrap(), played);
    let found = discrepancies(&forge(&one.events), Some(&histories));
    assert!(found.contains(&Discrepancy::Winner { round: 3, number: 1 }), "{found:?}");
    // A result that was changed after the end stands in the log.
    let mut histories = one.histories.clone();
    histories.note(final_game.id, one.now, PlayedGame { ended_at: Some(one.now), ..played });
    let found = discrepancies(&forge(&one.events), Some(&histories));
    assert_eq!(found, [Discrepancy::ChangedAfterFinal(final_game.id)]);
}
