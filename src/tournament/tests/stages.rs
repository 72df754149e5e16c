//! Tournaments of stages, from the first groups to the final.

use std::collections::BTreeSet;

use super::*;
use crate::tournament::standings::QualificationStatus;

/// Two groups of three, of which two go on; then the final.
const SMALL: &str = "3:1+1";

fn confirms(player: i64) -> TournamentCommand<'static> {
    TournamentCommand::Player(player, EntrantCommand::ConfirmPlace)
}

fn gives_up(player: i64) -> TournamentCommand<'static> {
    TournamentCommand::Player(player, EntrantCommand::GiveUpPlace)
}

/// Returns the accounts of those who were named to go on from the current stage.
fn named(one: &Simulation) -> Vec<i64> {
    let (_, stage) = one.tournament.current_stage().unwrap();
    let seat = |it: &QualifiedPlayer| one.tournament.seat(it.seat.section, it.seat.number).unwrap();
    stage.qualified.iter().map(|it| seat(it).player).collect()
}

/// Ends all games of a section: the lower number wins.
fn end_section(one: &mut Simulation, section: u16) {
    for game in one.open_games() {
        if game.paired.pairing.section == section {
            let result = if game.paired.white < game.paired.black { WHITE } else { BLACK };
            one.end(game.id, 60, result);
        }
    }
}

/// Six players in groups of three: 1 2 3 and 4 5 6. 1, 2 and 4 go on: 2 and 5 are equal as second, and 2 has
/// the lower rating.
fn first_stage_over() -> Simulation {
    let mut one = started(stages(SMALL), 6);
    one.settle();
    end_section(&mut one, 1);
    end_section(&mut one, 2);
    one.settle();
    one
}

#[test]
fn the_final_begins_when_all_who_go_on_have_confirmed() {
    let mut one = first_stage_over();
    assert_eq!(named(&one), [1, 2, 4]);
    assert_eq!(one.refusal(confirms(5)), TournamentError::NotQualified);
    for player in [4, 1] {
        one.run(confirms(player)).unwrap();
        one.settle();
        assert_eq!(one.tournament.stages.len(), 1, "somebody has not confirmed");
    }
    assert_eq!(one.refusal(confirms(1)), TournamentError::AlreadyDone);
    one.run(confirms(2)).unwrap();
    one.settle();
    let (number, last) = one.tournament.current_stage().unwrap();
    assert_eq!((number, last.first_section, last.groups), (2, 3, 1));
    assert_eq!(one.open_games().len(), 3);
    assert!(one.open_games().iter().all(|game| game.paired.pairing.section == 3));
    assert_eq!(one.refusal(confirms(2)), TournamentError::NotQualified);
    end_section(&mut one, 3);
    one.settle();
    assert_eq!(one.tournament.phase, Phase::Finished);
    one.check_log();
    one.finalize();
    one.check_log();
    let place = |section, number: usize| one.tournament.places(section, &one.progress)[&number];
    let finalists: Vec<usize> = (1..=3).map(|number| place(3, number).first).collect();
    assert_eq!(finalists, [1, 2, 3]);
    for (section, number) in [(1, 3), (2, 2), (2, 3)] {
        let found = place(section, number);
        assert_eq!((found.first, found.last, found.of), (4, 6, 6), "{section}.{number}");
    }
    assert!(!one.tournament.places(1, &one.progress).contains_key(&1), "has gone on");
}

#[test]
fn nobody_waits_for_a_game_that_cannot_change_who_goes_on() {
    let mut one = started(stages("4:2+0"), 8);
    one.settle();
    // 1 and 2 have two points each and play against each other; 3 and 4 have none.
    for (section, last) in [(1, 4), (2, 4)] {
        for game in one.open_games() {
            let pairing = game.paired.pairing;
            let (white, black) = (game.paired.white, game.paired.black);
            let (better, worse) = (white.min(black), white.max(black));
            if pairing.section == section && better <= 2 && worse >= 3 && worse <= last {
                one.end(game.id, 60, if white == better { WHITE } else { BLACK });
            }
        }
    }
    one.settle();
    assert_eq!(one.open_games().len(), 4);
    assert_eq!(named(&one), [1, 2, 5, 6]);
    for player in [1, 2, 5, 6] {
        one.run(confirms(player)).unwrap();
    }
    one.settle();
    // Games of the first stage go on beside those of the final, and count in its table.
    assert_eq!(one.open_games().len(), 4 + 6);
    let open = one.open_games()[0];
    one.end(open.id, 60, WHITE);
    let table = one.table(open.paired.pairing.section);
    assert!(["3", "1"].contains(&table[open.paired.white - 1].0.as_str()), "{table:?}");
    one.play(&mut Dice::new(1));
    one.check_log();
}

#[test]
fn silence_gives_the_place_to_the_next() {
    let mut one = first_stage_over();
    one.run(confirms(1)).unwrap();
    one.run(confirms(4)).unwrap();
    let named_at = one.now;
    assert_eq!(one.tournament.next_lapse(), Some(named_at + TIME_TO_CONFIRM));
    one.now = named_at + TIME_TO_CONFIRM - TimeDelta::microseconds(1);
    assert_eq!(one.advance(), []);
    one.now += TimeDelta::microseconds(1);
    assert_eq!(one.refusal(confirms(2)), TournamentError::NotQualified, "too late");
    assert_eq!(one.advance(), [TournamentEventKind::PlaceLapsed { section: 1, number: 2 }]);
    one.settle();
    assert_eq!(named(&one), [1, 4, 5]);
    // Whoever had confirmed has; the new one has seven days.
    assert_eq!(one.tournament.next_lapse(), Some(one.now + TIME_TO_CONFIRM));
    one.run(confirms(5)).unwrap();
    one.settle();
    assert_eq!(one.tournament.stages.len(), 2);
    one.check_log();
}

#[test]
fn whoever_does_not_want_to_or_withdraws_gives_the_place_to_the_next() {
    let mut one = first_stage_over();
    one.run(confirms(1)).unwrap();
    // Also after having confirmed.
    one.run(gives_up(1)).unwrap();
    assert_eq!(one.refusal(gives_up(1)), TournamentError::AlreadyDone);
    assert_eq!(one.refusal(confirms(1)), TournamentError::NotQualified);
    one.settle();
    assert_eq!(named(&one), [2, 4, 5]);
    one.withdraw(4).unwrap();
    one.settle();
    // 5 is the first of that group now; of 3 and 6, last of theirs, 3 has the lower rating.
    assert_eq!(named(&one), [2, 3, 5]);
    for player in named(&one) {
        one.run(confirms(player)).unwrap();
    }
    one.settle();
    assert_eq!(one.tournament.stages.len(), 2);
    one.play(&mut Dice::new(3));
    one.check_log();
}

#[test]
fn with_fewer_than_three_no_stage_follows() {
    let mut one = first_stage_over();
    for player in [1, 2, 3, 4] {
        one.withdraw(player).unwrap();
        one.settle();
    }
    assert_eq!(one.tournament.phase, Phase::Finished);
    assert!(
        one.events
            .iter()
            .any(|event| { event.what == TournamentEventKind::NoNextStage { stage: 1 } })
    );
    one.check_log();
}

#[test]
fn withdrawing_ends_the_games_of_all_stages() {
    let mut one = started(stages("4:2+0"), 8);
    one.settle();
    for game in one.open_games() {
        let (white, black) = (game.paired.white, game.paired.black);
        if white.min(black) <= 2 && white.max(black) >= 3 {
            one.end(game.id, 60, if white < black { WHITE } else { BLACK });
        }
    }
    one.settle();
    for player in named(&one) {
        one.run(confirms(player)).unwrap();
    }
    one.settle();
    let events = one.withdraw(1).unwrap();
    let left: Vec<(u16, u16)> = events
        .iter()
        .filter_map(|event| match event {
            TournamentEventKind::PlayerWithdrawn { section, finished_games, .. } => {
                Some((*section, *finished_games))
            }
            _ => None,
        })
        .collect();
    assert_eq!(left, [(1, 2), (3, 0)]);
    let progress = one.progress.clone();
    let again = TournamentCommand::Player(1, EntrantCommand::Withdraw(&progress));
    assert_eq!(one.refusal(again), TournamentError::AlreadyDone);
    one.check_log();
}

#[test]
fn a_result_reversed_before_the_next_stage_changes_who_goes_on() {
    let mut one = first_stage_over();
    for player in [1, 2] {
        one.run(confirms(player)).unwrap();
    }
    // 6 has won both games after all.
    for other in [1, 2] {
        let game = *one
            .tournament
            .games_of(2)
            .find(|game| {
                [game.paired.white, game.paired.black].contains(&3)
                    && [game.paired.white, game.paired.black].contains(&other)
            })
            .unwrap();
        one.end(game.id, 60, if game.paired.white == 3 { WHITE } else { BLACK });
    }
    one.settle();
    assert!(named(&one).contains(&6), "{:?}", named(&one));
    assert!(!named(&one).contains(&5));
    let (_, stage) = one.tournament.current_stage().unwrap();
    assert!(stage.qualified[0].is_confirmed, "it was not about 1");
    one.check_log();
}

#[test]
fn a_result_reversed_later_gives_a_place_in_the_next_edition() {
    let mut one = first_stage_over();
    for player in [1, 2, 4] {
        one.run(confirms(player)).unwrap();
    }
    one.settle();
    let lost = *one
        .tournament
        .games_of(1)
        .find(|game| {
            [game.paired.white, game.paired.black].contains(&3)
                && [game.paired.white, game.paired.black].contains(&1)
        })
        .unwrap();
    // 3 beats 1: both have a point, as 2.
    one.end(lost.id, 60, if lost.paired.white == 3 { WHITE } else { BLACK });
    let game = *one
        .tournament
        .games_of(1)
        .find(|game| {
            [game.paired.white, game.paired.black].contains(&3)
                && [game.paired.white, game.paired.black].contains(&2)
        })
        .unwrap();
    one.end(game.id, 60, if game.paired.white == 3 { WHITE } else { BLACK });
    let events = one.advance();
    assert_eq!(events, [TournamentEventKind::QualifiedTooLate { section: 1, number: 3 }]);
    assert_eq!(one.advance(), [], "once");
    assert!(one.tournament.seat(1, 3).unwrap().next_edition_place.is_some());
    assert_eq!(one.tournament.stages.len(), 2, "who plays in the final stays");
    one.play(&mut Dice::new(5));
    one.check_log();
}

#[test]
fn who_can_still_go_on_is_told() {
    let mut one = started(stages(SMALL), 6);
    one.settle();
    end_section(&mut one, 1);
    let found = one.tournament.stage_qualification(1, &one.progress).unwrap();
    assert_eq!(found.statuses[0][0], QualificationStatus::Qualified);
    assert_eq!(found.statuses[0][1], QualificationStatus::InContention);
    assert_eq!(one.tournament.due_stage_lot(&one.progress), None);
    assert!(one.tournament.stage_qualification(2, &one.progress).is_none());
}

#[test]
fn a_stage_with_one_group_is_the_final() {
    let mut one = started(stages("7:2+1"), 6);
    one.play(&mut Dice::new(1));
    assert_eq!(one.tournament.stages.len(), 1);
    assert_eq!(one.tournament.lots.len(), 1);
    one.check_log();
}

#[test]
fn after_the_end_date_no_stage_begins() {
    let format = stages(SMALL);
    let ends_at = start_day() + TimeDelta::days(60);
    let terms = TournamentTerms { ends_at: Some(ends_at), ..terms(format) };
    let mut one = Simulation::started(terms, 6);
    one.settle();
    end_section(&mut one, 1);
    end_section(&mut one, 2);
    one.settle();
    one.now = ends_at;
    one.run(TournamentCommand::System(ServiceCommand::EndPlay)).unwrap();
    one.settle();
    assert_eq!(one.tournament.phase, Phase::Finished);
    let places = one.tournament.places(1, &one.progress);
    assert!(places.values().all(|place| (place.first, place.last) == (1, 6) && place.is_undecided));
    one.check_log();
}

/// Who has withdrawn in the simulation.
fn is_there(one: &Simulation, player: i64) -> bool {
    let (section, number) = one.tournament.seat_of(player).unwrap();
    one.tournament.seat(section, number).unwrap().withdrawal.is_none()
}

/// Plays a whole tournament by chance: games end in any order; players confirm, are silent, give up, withdraw.
fn play_by_chance(one: &mut Simulation, dice: &mut Dice, players: i64) {
    let mut before: (usize, Vec<i64>) = (0, Vec::new());
    for _ in 0..100_000 {
        one.settle();
        check_invariants(one);
        let now = (one.tournament.stages.len(), named(one));
        if now.0 == before.0 {
            let stays = |player: &i64| {
                let (section, number) = one.tournament.seat_of(*player).unwrap();
                let (_, stage) = one.tournament.current_stage().unwrap();
                let has_given_up = stage.given_up.contains(&StageSeat { section, number });
                now.1.contains(player) || has_given_up || !is_there(one, *player)
            };
            assert!(before.1.iter().all(stays), "nobody who was named loses the place to another");
        }
        before = now;
        if one.tournament.phase == Phase::Finished {
            return;
        }
        let waiting: Vec<i64> = (1..=players)
            .filter(|player| {
                one.tournament.qualified_player(*player).is_some_and(|it| !it.is_confirmed)
            })
            .collect();
        let open = one.open_games();
        match dice.below(20) {
            0 if !waiting.is_empty() => {
                one.run(gives_up(waiting[dice.below(waiting.len())])).unwrap();
            }
            1..=9 if !waiting.is_empty() => {
                one.run(confirms(waiting[dice.below(waiting.len())])).unwrap();
            }
            10 if dice.below(4) == 0 => {
                let player =
                    i64::try_from(dice.below(usize::try_from(players).unwrap())).unwrap() + 1;
                if is_there(one, player) {
                    one.withdraw(player).unwrap();
                    resign_all(one, player);
                }
            }
            _ if !open.is_empty() => {
                let game = open[dice.below(open.len())];
                // Both have moved, and not both have lost: what closes a stage counts with that.
                let result = [WHITE, GameResult::Draw, BLACK][dice.below(3)];
                one.now += TimeDelta::hours(5);
                one.end(game.id, 60, result);
            }
            _ => one.now += TimeDelta::days(2),
        }
    }
    panic!("it does not end");
}

/// As the service does it after a withdrawal.
fn resign_all(one: &mut Simulation, player: i64) {
    for game in one.open_games() {
        let section = game.paired.pairing.section;
        let is_his = |number| one.tournament.seat(section, number).unwrap().player == player;
        let result = match (is_his(game.paired.white), is_his(game.paired.black)) {
            (true, _) => BLACK,
            (_, true) => WHITE,
            _ => continue,
        };
        let ply = one.progress.get(&game.id).map_or(0, |it| it.ply);
        one.end(game.id, ply, result);
    }
}

fn check_invariants(one: &Simulation) {
    let tournament = &one.tournament;
    let mut before: Option<BTreeSet<i64>> = None;
    let mut first = 1;
    for stage in &tournament.stages {
        assert_eq!(stage.first_section, first);
        first += stage.groups;
        let seats = stage.sections().flat_map(|it| &tournament.section(it).unwrap().seats);
        let players: Vec<i64> = seats.map(|seat| seat.player).collect();
        let set: BTreeSet<i64> = players.iter().copied().collect();
        assert_eq!(set.len(), players.len(), "nobody plays twice in a stage");
        assert!(players.len() >= 3);
        if let Some(before) = before {
            assert!(set.is_subset(&before) && set.len() < before.len());
        }
        before = Some(set);
    }
    assert_eq!(usize::from(first) - 1, tournament.sections.len());
    // No game twice.
    let pairings: BTreeSet<PairingId> =
        tournament.games.iter().map(|it| it.paired.pairing).collect();
    assert_eq!(pairings.len(), tournament.games.len());
}

#[test]
fn whole_tournaments_of_all_sizes_end_and_can_be_checked() {
    let plans = ["3:1+1", "4:1+0", "4:2+0", "5:1+2 4:1+1", "7:2+1 5:1+0 3:1+0", "6:3+0"];
    for seed in 0..12 {
        let mut dice = Dice::new(seed);
        let plan = plans[dice.below(plans.len())];
        let players = i64::try_from(3 + dice.below(22)).unwrap();
        let cycles = if dice.below(4) == 0 { Cycles::Double } else { Cycles::Single };
        let pace = if dice.below(3) == 0 { RoundPace::RoundByRound } else { RoundPace::AllAtOnce };
        let format = Format::Stages { plan: plan.parse().unwrap(), cycles, pace };
        let numberings = [Numbering::ByLot, Numbering::ByRating, Numbering::AsEntered];
        let numbering = numberings[dice.below(3)];
        let terms = TournamentTerms { numbering, ..terms(format) };
        let mut one = Simulation::started(terms, players);
        play_by_chance(&mut one, &mut dice, players);
        one.check_log();
        // A place is never better than that of the winner, nor worse than the number of players.
        let mut places: Vec<(usize, usize)> = Vec::new();
        for section in (1..).take(one.tournament.sections.len()) {
            let found = one.tournament.places(section, &one.progress);
            places.extend(found.values().map(|place| (place.first, place.last)));
        }
        let most = usize::try_from(players).unwrap();
        assert!(places.iter().all(|(first, last)| first <= last && *last <= most), "{seed}");
        assert!(places.iter().any(|(first, _)| *first == 1), "{seed}");
        one.finalize();
        one.check_log();
    }
}

/// Returns what is wrong if some lines of the log are others.
fn forged(one: &Simulation, change: &dyn Fn(&mut TournamentEvent)) -> Vec<Discrepancy> {
    let mut events = one.events.clone();
    events.iter_mut().for_each(change);
    let lines: Vec<_> = (0..)
        .zip(&events)
        .map(|(number, event)| log::TournamentLogLine::of(number, event).unwrap())
        .collect();
    let replayed = log::replay(simulation::ID, &lines).unwrap();
    discrepancies(&replayed, Some(&one.histories))
}

#[test]
fn a_stage_that_is_not_as_drawn_or_as_named_is_found_out() {
    let mut one = first_stage_over();
    for player in [1, 2, 4] {
        one.run(confirms(player)).unwrap();
    }
    let confirmed_at = one.now;
    one.now += TimeDelta::hours(1);
    one.settle();
    assert_eq!(one.tournament.stages.len(), 2);
    let other_numbers = |event: &mut TournamentEvent| {
        if let TournamentEventKind::StageStarted { sections, .. } = &mut event.what {
            sections[0].swap(0, 1);
        }
    };
    assert!(!forged(&one, &other_numbers).is_empty());
    // A decision made 5 the second of the group before the stage started: 4 has no place in it.
    let game = one.tournament.games_of(2).find(|game| game.is_between([1, 2])).unwrap();
    let result = if game.paired.white == 1 { BLACK } else { WHITE };
    let ended_at = confirmed_at + TimeDelta::minutes(1);
    let played = PlayedGame {
        ply: 60,
        result: Some(result),
        ended_at: Some(ended_at),
        ..PlayedGame::default()
    };
    one.histories.note(game.id, ended_at, played);
    let replayed = log::replay(simulation::ID, &one.lines).unwrap();
    let wrong = discrepancies(&replayed, Some(&one.histories));
    assert!(wrong.contains(&Discrepancy::Qualified(1)), "{wrong:?}");
}

#[test]
fn the_lot_decides_between_equals_of_a_group() {
    let without = TieBreakList::new(Vec::new(), TournamentSystem::RoundRobin).unwrap();
    let terms = TournamentTerms { tie_breaks: without, ..terms(stages("4:1+0")) };
    let mut one = Simulation::announced(terms);
    // They have no ratings: the lower one would decide.
    one.enter((1..=16).map(|number| 11 * number));
    one.start();
    one.settle();
    for game in one.open_games() {
        one.end(game.id, 60, GameResult::Draw);
    }
    one.settle();
    let lot = one.tournament.lot(LotPurpose::Qualification { stage: 1 }).unwrap();
    let order = one.tournament.order_of_lot(1, lot).unwrap();
    let first_of = |section: u16| {
        let seats = &one.tournament.section(section).unwrap().seats;
        let is_in = |player: &&i64| seats.iter().any(|seat| seat.player == **player);
        *order.iter().find(is_in).unwrap()
    };
    assert_eq!(named(&one), [1, 2, 3, 4].map(first_of));
    one.check_log();
}

#[test]
fn a_log_that_names_others_is_found_out() {
    let mut one = first_stage_over();
    one.check_log();
    let others = |event: &mut TournamentEvent| {
        if let TournamentEventKind::PlayersQualified { players, .. } = &mut event.what {
            players[2] = StageSeat { section: 2, number: 2 };
        }
    };
    assert_eq!(forged(&one, &others), [Discrepancy::Qualified(1)]);
    let by_a_player = |event: &mut TournamentEvent| {
        if let TournamentEventKind::PlayersQualified { .. } = event.what {
            event.by = TournamentActor::Player(1);
        }
    };
    assert!(!forged(&one, &by_a_player).is_empty());
    let twice = |event: &mut TournamentEvent| {
        if let TournamentEventKind::PlayersQualified { players, .. } = &mut event.what {
            players[1] = players[0];
        }
    };
    assert!(!forged(&one, &twice).is_empty());
    for player in [1, 2, 4] {
        one.run(confirms(player)).unwrap();
    }
    one.settle();
    one.check_log();
}

/// A stage of ten thousand players is closed, and the next one begins.
#[test]
fn ten_thousand_players_in_stages() {
    let mut one = started(stages("7:1+5 7:1+0"), 10_000);
    one.settle();
    let mut dice = Dice::new(1);
    for game in one.open_games() {
        let (ply, result) = dice.ending();
        one.end(game.id, ply, result);
    }
    one.settle();
    let qualified = named(&one);
    assert_eq!(qualified.len(), 1429 + 5);
    for player in qualified {
        one.run(confirms(player)).unwrap();
    }
    one.settle();
    assert_eq!(one.tournament.sections.len(), 1429 + 205);
}
