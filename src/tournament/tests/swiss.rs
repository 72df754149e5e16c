//! Swiss tournaments: rounds, byes, games in progress that count as draws, and what no later result
//! changes.

use super::*;
use crate::tournament::{
    pairing::round_pairings::{Pairing, PairingNumber},
    standings::ByeKind,
};

const WHEN_OVER: SwissPace = SwissPace::WhenRoundEnds;
const EVERY_MONTH: SwissPace = SwissPace::EveryDays(30);

/// A Swiss tournament whose first round has begun.
fn begun(rounds: u8, pace: SwissPace, players: i64) -> Simulation {
    let mut simulation = started(swiss(rounds, pace), players);
    simulation.settle();
    simulation
}

fn last(simulation: &Simulation) -> &PairedRound {
    simulation.tournament.rounds.last().unwrap()
}

/// Ends all open games: the better number wins.
fn end_all(simulation: &mut Simulation) {
    for game in simulation.open_games() {
        let result = if game.paired.white < game.paired.black { WHITE } else { BLACK };
        simulation.end(game.id, 60, result);
    }
}

fn ask(simulation: &mut Simulation, player: i64, round: u16) -> Vec<TournamentEventKind> {
    simulation.run(asks(player, round)).unwrap()
}

fn asks(player: i64, round: u16) -> TournamentCommand<'static> {
    TournamentCommand::Player(player, EntrantCommand::RequestBye { round })
}

fn takes_back(player: i64, round: u16) -> TournamentCommand<'static> {
    TournamentCommand::Player(player, EntrantCommand::WithdrawByeRequest { round })
}

#[test]
fn it_goes_round_by_round_to_its_end() {
    let mut simulation = begun(5, WHEN_OVER, 9);
    for round in 1..=5 {
        assert_eq!(last(&simulation).round, round);
        assert_eq!(last(&simulation).pairings.len(), 4);
        assert!(last(&simulation).bye.is_some(), "an odd number");
        assert_eq!(simulation.open_games().len(), 4);
        simulation.settle();
        assert_eq!(last(&simulation).round, round, "nothing follows before the round is over");
        end_all(&mut simulation);
        simulation.settle();
    }
    assert_eq!(simulation.tournament.phase, Phase::Finished);
    // Nobody meets anybody twice, and nobody has two byes.
    let rounds = &simulation.tournament.rounds;
    let mut pairs: Vec<_> = rounds
        .iter()
        .flat_map(|round| &round.pairings)
        .map(|pairing| (pairing.white.min(pairing.black), pairing.white.max(pairing.black)))
        .collect();
    pairs.sort_unstable();
    pairs.dedup();
    assert_eq!(pairs.len(), 20);
    let mut byes: Vec<PairingNumber> = rounds.iter().filter_map(|round| round.bye).collect();
    byes.sort_unstable();
    byes.dedup();
    assert_eq!(byes.len(), 5);
    // Number 1 has won everything; a bye is worth a win.
    let table = simulation.table(1);
    assert_eq!(table[0], ("5".to_owned(), Some(1)));
    simulation.finalize();
    simulation.check_log();
}

#[test]
fn whole_tournaments_keep_the_rules() {
    for seed in 0..12 {
        let mut dice = Dice::new(seed);
        let pace = if seed % 2 == 0 { WHEN_OVER } else { EVERY_MONTH };
        let mut simulation = begun(4, pace, 7 + i64::try_from(seed % 5).unwrap());
        loop {
            simulation.settle();
            // Now and then somebody asks for a bye, or leaves.
            let player = 1 + i64::try_from(dice.below(7)).unwrap();
            let round = 2 + u16::try_from(dice.below(3)).unwrap();
            match dice.below(8) {
                0 => drop(simulation.run(asks(player, round))),
                1 => drop(simulation.run(takes_back(player, round))),
                2 if dice.below(4) == 0 => drop(simulation.withdraw(player)),
                _ => {}
            }
            let open = simulation.open_games();
            if open.is_empty() && simulation.tournament.phase == Phase::Finished {
                break;
            }
            simulation.now += TimeDelta::days(3);
            if !open.is_empty() {
                let game = open[dice.below(open.len())];
                let (ply, result) = dice.ending();
                simulation.end(game.id, ply, result);
            }
        }
        simulation.check_log();
    }
}

#[test]
fn games_in_progress_count_as_draws_for_the_pairing_and_as_what_they_were_in_the_table() {
    let mut simulation = begun(3, EVERY_MONTH, 4);
    let first = last(&simulation).clone();
    assert!(first.running_games.is_empty());
    // One game is over, the other goes on.
    let [over, running]: [StartedGame; 2] = simulation.open_games().try_into().unwrap();
    simulation.end(over.id, 40, WHITE);
    simulation.settle();
    assert_eq!(last(&simulation).round, 1, "the date has not come");
    simulation.now = start_day() + TimeDelta::days(30) - TimeDelta::microseconds(1);
    simulation.settle();
    assert_eq!(last(&simulation).round, 1);
    assert_eq!(simulation.tournament.next_round_at(), Some(start_day() + TimeDelta::days(30)));
    simulation.now = start_day() + TimeDelta::days(30);
    simulation.settle();
    let second = last(&simulation).clone();
    assert_eq!((second.round, second.running_games.clone()), (2, vec![running.id]));
    // Whoever has won meets somebody with half a point, and so does whoever has lost.
    let of = |number: PairingNumber| {
        let pairing = second.pairings.iter().find(|it| [it.white, it.black].contains(&number));
        pairing.map(|it| it.white + it.black - number).unwrap()
    };
    let halves = [running.paired.white, running.paired.black];
    assert!(halves.contains(&of(over.paired.white)));
    assert!(halves.contains(&of(over.paired.black)));
    // The true result comes into the table, and changes no pairing.
    simulation.end(running.id, 50, BLACK);
    simulation.settle();
    assert_eq!(simulation.table(1)[running.paired.black - 1].0, "1");
    assert_eq!(simulation.tournament.rounds, [first, second]);
    end_all(&mut simulation);
    simulation.now += TimeDelta::days(30);
    simulation.settle();
    end_all(&mut simulation);
    simulation.settle();
    assert_eq!(simulation.tournament.phase, Phase::Finished);
    simulation.check_log();
}

#[test]
fn a_bye_is_worth_half_a_point_once_and_nothing_after_that() {
    let mut simulation = begun(4, WHEN_OVER, 6);
    let number = 3;
    assert_eq!(
        ask(&mut simulation, 3, 2),
        [TournamentEventKind::ByeRequested { number, round: 2 }]
    );
    // The form was sent twice.
    assert_eq!(simulation.refusal(asks(3, 2)), TournamentError::AlreadyDone);
    ask(&mut simulation, 3, 3);
    ask(&mut simulation, 3, 4);
    assert_eq!(
        simulation.run(takes_back(3, 4)).unwrap(),
        [TournamentEventKind::ByeRequestWithdrawn { number, round: 4 }]
    );
    assert_eq!(simulation.refusal(takes_back(3, 4)), TournamentError::AlreadyDone);
    let tournament = &simulation.tournament;
    assert_eq!(tournament.bye_requests_of(3).collect::<Vec<_>>(), [2, 3]);
    assert_eq!(tournament.rounds_to_ask_for(3).collect::<Vec<_>>(), [4]);
    assert_eq!(tournament.rounds_to_ask_for(1).collect::<Vec<_>>(), [2, 3, 4]);
    end_all(&mut simulation);
    simulation.settle();
    assert_eq!(
        (last(&simulation).half_point_byes.clone(), &last(&simulation).absent[..]),
        (vec![3], &[][..])
    );
    assert!(last(&simulation).bye.is_some(), "five are left");
    assert_eq!(simulation.refusal(takes_back(3, 2)), TournamentError::RoundPaired);
    assert_eq!(simulation.refusal(asks(1, 2)), TournamentError::RoundPaired);
    assert_eq!(simulation.refusal(asks(3, 2)), TournamentError::AlreadyDone);
    end_all(&mut simulation);
    simulation.settle();
    assert_eq!(
        (&last(&simulation).half_point_byes[..], last(&simulation).absent.clone()),
        (&[][..], vec![3])
    );
    let table = simulation.tournament.crosstable(1, &simulation.progress).unwrap();
    let own: Vec<_> = table.byes.iter().filter(|bye| bye.player == 2).collect();
    assert_eq!(own.len(), 1);
    assert_eq!((own[0].round, own[0].kind), (2, ByeKind::HalfPoint));
    end_all(&mut simulation);
    simulation.settle();
    assert!(last(&simulation).players().any(|one| one == 3), "plays in round 4");
    end_all(&mut simulation);
    simulation.settle();
    assert_eq!(simulation.tournament.phase, Phase::Finished);
    assert_eq!(simulation.refusal(asks(1, 4)), TournamentError::Over);
    simulation.check_log();
}

/// Nobody makes sure of a place without a game.
#[test]
fn a_bye_in_the_last_round_is_worth_nothing() {
    let mut simulation = begun(2, WHEN_OVER, 4);
    ask(&mut simulation, 2, 2);
    end_all(&mut simulation);
    simulation.settle();
    assert_eq!(last(&simulation).absent, [2]);
    assert!(last(&simulation).half_point_byes.is_empty());
    simulation.check_log();
}

/// Of three players two have met when the last round comes; the third cannot keep them from going on.
#[test]
fn whoever_asks_for_a_bye_plays_if_no_pairing_is_possible_without_them() {
    let mut played_on = 0;
    for player in 1..=3 {
        let mut simulation = begun(3, WHEN_OVER, 3);
        ask(&mut simulation, player, 3);
        while simulation.tournament.phase == Phase::Running {
            end_all(&mut simulation);
            simulation.settle();
        }
        assert_eq!(simulation.tournament.rounds.len(), 3, "{player}");
        assert_eq!(last(&simulation).pairings.len(), 1, "{player}");
        played_on += usize::from(last(&simulation).absent.is_empty());
        simulation.check_log();
    }
    assert_eq!(played_on, 2);
}

#[test]
fn on_the_date_of_a_round_nothing_more_is_asked_for() {
    let mut simulation = begun(3, EVERY_MONTH, 4);
    ask(&mut simulation, 2, 2);
    simulation.now = start_day() + TimeDelta::days(30);
    assert_eq!(simulation.refusal(asks(1, 2)), TournamentError::RoundPaired);
    assert_eq!(simulation.refusal(takes_back(2, 2)), TournamentError::RoundPaired);
    ask(&mut simulation, 1, 3);
    simulation.settle();
    assert_eq!(last(&simulation).half_point_byes, [2]);
    simulation.check_log();
}

#[test]
fn two_rounds_never_begin_together_however_late_the_first_of_them_is() {
    let mut simulation = begun(4, EVERY_MONTH, 6);
    simulation.now = start_day() + TimeDelta::days(95);
    simulation.settle();
    assert_eq!(last(&simulation).round, 2);
    let next = simulation.now + TimeDelta::days(30);
    assert_eq!(simulation.tournament.next_round_at(), Some(next));
    simulation.check_log();
}

#[test]
fn byes_are_refused_where_there_is_nothing_to_skip() {
    let simulation = started(swiss(3, WHEN_OVER), 5);
    for (player, round, why) in [
        (1, 0, TournamentError::NoSuchRound),
        // It is paired at the start.
        (1, 1, TournamentError::NoSuchRound),
        (1, 4, TournamentError::NoSuchRound),
        (77, 2, TournamentError::NotEntered),
    ] {
        assert_eq!(simulation.refusal(asks(player, round)), why, "{player} {round}");
    }
    let mut simulation = begun(3, WHEN_OVER, 5);
    simulation.withdraw(2).unwrap();
    assert_eq!(simulation.refusal(asks(2, 2)), TournamentError::HasLeft);
    let mut announced = Simulation::announced(terms(swiss(3, WHEN_OVER)));
    announced.enter(1..=5);
    assert_eq!(announced.refusal(asks(1, 2)), TournamentError::NotStarted);
    let round_robin = started(SECTIONS_OF_7, 5);
    assert_eq!(round_robin.refusal(asks(1, 2)), TournamentError::NoSuchRound);
}

#[test]
fn whoever_leaves_is_paired_no_more_and_the_results_count() {
    let mut simulation = begun(3, WHEN_OVER, 6);
    end_all(&mut simulation);
    simulation.withdraw(1).unwrap();
    simulation.settle();
    let second = last(&simulation).clone();
    assert_eq!(second.round, 2);
    assert!(!second.players().any(|number| number == 1));
    assert!(second.bye.is_some());
    end_all(&mut simulation);
    simulation.settle();
    end_all(&mut simulation);
    simulation.settle();
    assert_eq!(simulation.tournament.phase, Phase::Finished);
    assert_eq!(simulation.table(1)[0].0, "1", "what was won counts");
    assert!(simulation.table(1).iter().all(|(_, place)| place.is_some()));
    simulation.check_log();
}

#[test]
fn a_pairing_against_somebody_who_left_before_the_game_began_is_won_by_forfeit() {
    let mut simulation = started(swiss(2, WHEN_OVER), 4);
    simulation.draw_lot(LotPurpose::InitialColor).unwrap();
    assert!(simulation.pair_round());
    let Pairing { white, black } = last(&simulation).pairings[0];
    let leaver = i64::try_from(white).unwrap();
    simulation.withdraw(leaver).unwrap();
    simulation.settle();
    assert_eq!(simulation.open_games().len(), 1);
    assert_eq!(simulation.table(1)[black - 1].0, "1");
    end_all(&mut simulation);
    simulation.settle();
    end_all(&mut simulation);
    simulation.settle();
    assert_eq!(simulation.tournament.phase, Phase::Finished);
    simulation.check_log();
}

#[test]
fn when_no_pairing_is_left_it_ends() {
    // Three players and five rounds: after three rounds everybody has met everybody.
    let mut simulation = begun(5, WHEN_OVER, 3);
    while simulation.tournament.phase == Phase::Running {
        end_all(&mut simulation);
        simulation.settle();
    }
    assert_eq!(simulation.tournament.unpaired_round, Some(4));
    assert_eq!(simulation.tournament.swiss_round_count(), 3);
    let paired = simulation.events.iter().nth_back(1).unwrap();
    assert_eq!(paired.what, TournamentEventKind::RoundNotPaired { round: 4 });
    simulation.check_log();
}

#[test]
fn with_one_player_left_nobody_waits_for_the_next_date() {
    let mut simulation = begun(4, EVERY_MONTH, 3);
    for player in [1, 2] {
        simulation.withdraw(player).unwrap();
    }
    for game in simulation.open_games() {
        simulation.end(game.id, 10, WHITE);
    }
    simulation.settle();
    assert_eq!(simulation.tournament.unpaired_round, Some(2));
    assert_eq!(simulation.tournament.phase, Phase::Finished);
    simulation.check_log();
}

#[test]
fn if_all_skip_a_round_the_next_one_follows() {
    let mut simulation = begun(3, WHEN_OVER, 4);
    for player in 1..=4 {
        ask(&mut simulation, player, 2);
    }
    end_all(&mut simulation);
    simulation.settle();
    let [_, second, third] = &simulation.tournament.rounds[..] else { panic!("three rounds") };
    assert_eq!((second.pairings.len(), second.bye), (0, None));
    assert_eq!(second.half_point_byes, [1, 2, 3, 4]);
    assert_eq!(third.pairings.len(), 2);
    simulation.check_log();
}

#[test]
fn a_result_that_is_changed_later_changes_the_table_and_no_pairing() {
    let mut simulation = begun(3, WHEN_OVER, 6);
    let game = simulation.open_games()[0];
    end_all(&mut simulation);
    simulation.settle();
    let rounds = simulation.tournament.rounds.clone();
    let loser = game.paired.white.max(game.paired.black);
    assert_eq!(simulation.table(1)[loser - 1].0, "0");
    let other = if loser == game.paired.white { WHITE } else { BLACK };
    simulation.end(game.id, 60, other);
    simulation.settle();
    assert_eq!(simulation.tournament.rounds, rounds);
    assert_eq!(simulation.table(1)[loser - 1].0, "1");
    // A game that is reopened keeps the next round waiting, and nothing else.
    simulation.play_on(game.id, 50);
    end_all(&mut simulation);
    simulation.play_on(game.id, 52);
    simulation.settle();
    assert_eq!(simulation.tournament.rounds, rounds);
    simulation.end(game.id, 60, GameResult::Draw);
    simulation.settle();
    assert_eq!(last(&simulation).round, 3);
    simulation.check_log();
}

#[test]
fn the_end_date_leaves_rounds_out() {
    let mut simulation = {
        let ends_at = Some(start_day() + TimeDelta::days(40));
        let terms = TournamentTerms { ends_at, ..terms(swiss(4, EVERY_MONTH)) };
        Simulation::started(terms, 4)
    };
    simulation.settle();
    simulation.now = start_day() + TimeDelta::days(30);
    simulation.settle();
    assert_eq!(last(&simulation).round, 2);
    simulation.now = start_day() + TimeDelta::days(40);
    simulation.run(TournamentCommand::System(ServiceCommand::EndPlay)).unwrap();
    simulation.now = start_day() + TimeDelta::days(70);
    simulation.settle();
    assert_eq!(last(&simulation).round, 2, "no round is paired any more");
    assert_eq!(simulation.tournament.next_round(), None);
    end_all(&mut simulation);
    simulation.settle();
    assert_eq!(simulation.tournament.phase, Phase::Finished);
    simulation.check_log();
}

#[test]
fn the_lot_gives_number_1_a_color() {
    let mut colors = [false; 2];
    for salt in 1..=8 {
        let terms =
            TournamentTerms { numbering: Numbering::ByRating, ..terms(swiss(2, WHEN_OVER)) };
        let mut simulation = Simulation::with_salt(terms, salt);
        simulation.enter(1..=6);
        simulation.start();
        simulation.settle();
        let ratings: Vec<Option<i32>> =
            simulation.tournament.sections[0].seats.iter().map(|seat| seat.rating).collect();
        assert!(ratings.is_sorted_by(|one, next| one >= next), "{ratings:?}");
        let first = last(&simulation).pairings.iter().find(|it| it.white == 1 || it.black == 1);
        let has_white = first.unwrap().white == 1;
        assert_eq!(simulation.tournament.lot(LotPurpose::InitialColor).unwrap().coin(), has_white);
        colors[usize::from(has_white)] = true;
        simulation.check_log();
    }
    assert_eq!(colors, [true, true], "both occur");
}

/// Replays a log of which one event is another one.
#[track_caller]
fn forged(
    simulation: &Simulation,
    forge: impl Fn(&mut TournamentEvent) -> bool,
) -> Vec<Discrepancy> {
    let mut events = simulation.events.clone();
    assert!(events.iter_mut().any(forge), "nothing was forged");
    let lines: Vec<_> = (0..)
        .zip(&events)
        .map(|(n, event)| log::TournamentLogLine::of(n, event).unwrap())
        .collect();
    let replayed = log::replay(simulation::ID, &lines).unwrap();
    discrepancies(&replayed, Some(&simulation.histories))
}

#[test]
fn a_forged_round_is_found() {
    let mut simulation = begun(3, EVERY_MONTH, 7);
    ask(&mut simulation, 5, 2);
    for game in simulation.open_games().into_iter().skip(1) {
        simulation.end(game.id, 60, WHITE);
    }
    simulation.now = start_day() + TimeDelta::days(30);
    simulation.settle();
    end_all(&mut simulation);
    simulation.settle();
    simulation.check_log();
    let forge = |change: fn(&mut PairedRound)| {
        let found = forged(&simulation, |event| match &mut event.what {
            TournamentEventKind::RoundPaired(paired) if paired.round == 2 => {
                change(paired);
                true
            }
            _ => false,
        });
        assert!(
            found.iter().any(|it| matches!(it, Discrepancy::Round(2) | Discrepancy::OutOfOrder(_))),
            "{found:?}"
        );
    };
    // Colors, opponents, boards.
    forge(|paired| paired.pairings[0] = paired.pairings[0].reversed());
    forge(|paired| {
        let (one, other) = (paired.pairings[0].white, paired.pairings[1].white);
        paired.pairings[0].white = other;
        paired.pairings[1].white = one;
    });
    forge(|paired| paired.pairings.swap(0, 1));
    // Who does not play.
    forge(|paired| paired.half_point_byes.clear());
    forge(|paired| {
        paired.absent = std::mem::take(&mut paired.half_point_byes);
    });
    forge(|paired| paired.bye = Some(5));
    forge(|paired| {
        paired.pairings.pop();
    });
    forge(|paired| paired.pairings[0].black = 99);
    forge(|paired| paired.pairings[0].black = 0);
    // What was in progress.
    forge(|paired| paired.running_games.clear());
    forge(|paired| paired.running_games.push(102));
    forge(|paired| paired.running_games = vec![9999]);
    forge(|paired| paired.round = 3);
    // When and by whom.
    let found = forged(&simulation, |event| {
        let is_second =
            matches!(&event.what, TournamentEventKind::RoundPaired(it) if it.round == 2);
        if is_second {
            event.at -= TimeDelta::days(1);
        }
        is_second
    });
    assert!(!found.is_empty());
    for by in [TournamentActor::Director(DIRECTOR), TournamentActor::Player(1)] {
        let found = forged(&simulation, |event| {
            let is_round = matches!(event.what, TournamentEventKind::RoundPaired(_));
            if is_round {
                event.by = by;
            }
            is_round
        });
        assert!(matches!(found[..], [Discrepancy::OutOfOrder(_), ..]), "{found:?}");
    }
    for by in
        [TournamentActor::Director(DIRECTOR), TournamentActor::Player(1), TournamentActor::System]
    {
        let found = forged(&simulation, |event| {
            let is_request = matches!(event.what, TournamentEventKind::ByeRequested { .. });
            if is_request {
                event.by = by;
            }
            is_request
        });
        assert!(matches!(found[..], [Discrepancy::OutOfOrder(_), ..]), "{found:?}");
    }
    // A round that was possible is left out.
    let found = forged(&simulation, |event| {
        let is_second =
            matches!(&event.what, TournamentEventKind::RoundPaired(it) if it.round == 2);
        if is_second {
            event.what = TournamentEventKind::RoundNotPaired { round: 2 };
        }
        is_second
    });
    assert!(found.contains(&Discrepancy::Round(2)), "{found:?}");
}

#[test]
fn terms_with_too_many_rounds_are_refused() {
    let of = |rounds, pace, capacity| TournamentTerms { capacity, ..terms(swiss(rounds, pace)) };
    for (rounds, pace, capacity, fault) in [
        (1, WHEN_OVER, None, Some(TermsFault::RoundCount)),
        (21, WHEN_OVER, None, Some(TermsFault::RoundCount)),
        (20, WHEN_OVER, None, None),
        (5, WHEN_OVER, Some(5), Some(TermsFault::MoreRoundsThanOpponents)),
        (5, WHEN_OVER, Some(6), None),
        (5, SwissPace::EveryDays(0), None, Some(TermsFault::RoundDays)),
        (5, SwissPace::EveryDays(366), None, Some(TermsFault::RoundDays)),
        (5, WHEN_OVER, Some(301), Some(TermsFault::Capacity)),
    ] {
        assert_eq!(
            of(rounds, pace, capacity).fault(noon()),
            fault,
            "{rounds} {pace:?} {capacity:?}"
        );
    }
}
