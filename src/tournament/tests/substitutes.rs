//! Substitutes: who can take which place, until when, and that the log tells it.

use proptest::prelude::*;

use super::{simulation::entrant, *};

const SUBSTITUTE: i64 = 50;

fn invite(one: &mut Simulation, number: usize, player: i64) -> Result<(), TournamentError> {
    let progress = one.progress.clone();
    let command = DirectorCommand::InviteSubstitute {
        section: 1,
        number,
        player,
        reason: "He is at sea.".to_owned(),
        progress: &progress,
    };
    one.run(TournamentCommand::Director(DIRECTOR, command)).map(drop)
}

fn take(one: &mut Simulation, player: i64) -> Result<Vec<TournamentEventKind>, TournamentError> {
    take_with(one, player, EntrantFacts { rating: entrant(player).rating, ..Default::default() })
}

fn take_with(
    one: &mut Simulation,
    player: i64,
    facts: EntrantFacts,
) -> Result<Vec<TournamentEventKind>, TournamentError> {
    let progress = one.progress.clone();
    let command = EntrantCommand::TakePlace { facts, progress: &progress };
    one.run(TournamentCommand::Player(player, command))
}

fn begun() -> Simulation {
    let mut one = started(SECTIONS_OF_7, 4);
    one.settle();
    one
}

#[test]
fn a_substitute_has_the_place_and_its_games() {
    let mut one = begun();
    let games = one.tournament.games.clone();
    invite(&mut one, 2, SUBSTITUTE).unwrap();
    assert_eq!(one.tournament.offered_seat(SUBSTITUTE), Some((1, 2)));
    assert_eq!(invite(&mut one, 2, SUBSTITUTE), Err(TournamentError::AlreadyDone));
    one.now += TimeDelta::days(3);
    let events = take(&mut one, SUBSTITUTE).unwrap();
    let rating = entrant(SUBSTITUTE).rating;
    let (section, number, former, player) = (1, 2, 2, SUBSTITUTE);
    let replaced = TournamentEventKind::PlayerReplaced { section, number, former, player, rating };
    assert_eq!(events, [replaced]);
    let seat = *one.tournament.seat(1, 2).unwrap();
    assert_eq!((seat.player, seat.rating, seat.offered_to), (SUBSTITUTE, rating, None));
    let substituted = seat.substituted.unwrap();
    assert_eq!((substituted.former, substituted.at), (2, one.now));
    assert_eq!(one.tournament.games, games, "the pairings stay");
    assert!(one.tournament.plays(SUBSTITUTE) && !one.tournament.plays(2));
    assert_eq!(take(&mut one, SUBSTITUTE), Err(TournamentError::NotInvited));
    // Who is asked again leaves the place to the next.
    invite(&mut one, 2, 51).unwrap();
    take(&mut one, 51).unwrap();
    one.play(&mut Dice::new(4));
    one.finalize();
    one.check_log();
}

#[test]
fn who_can_take_which_place_and_when() {
    use TournamentError::*;
    let late = TIME_OF_SUBSTITUTION;
    let soon = TIME_OF_SUBSTITUTION - TimeDelta::microseconds(1);
    for (ply, result, after, expected) in [
        (0, None, soon, Ok(())),
        (PLY_OF_FIVE_MOVES, None, TimeDelta::zero(), Ok(())),
        (PLY_OF_FIVE_MOVES + 1, None, TimeDelta::zero(), Err(SeatPlayedOn)),
        (3, Some(GameResult::Draw), TimeDelta::zero(), Err(SeatPlayedOn)),
        (0, None, late, Err(TooLateForSubstitute)),
    ] {
        let mut one = begun();
        let offered = one.now;
        invite(&mut one, 2, SUBSTITUTE).unwrap();
        let game = one.between(2, 3);
        one.reach(game.id, PlayedGame { ply, result, ..PlayedGame::default() });
        one.now = offered + after.max(one.now - offered);
        let case = format!("{ply} {result:?} {after}");
        assert_eq!(take(&mut one, SUBSTITUTE).map(drop), expected, "{case}");
        assert_eq!(invite(&mut one, 3, 51).map(drop), expected, "{case}");
        // Of others nothing matters.
        let others = if after == late { Err(TooLateForSubstitute) } else { Ok(()) };
        assert_eq!(invite(&mut one, 4, 52), others, "{case}");
        one.check_log();
    }
    let mut one = begun();
    assert_eq!(invite(&mut one, 2, 3), Err(PlaysAlready));
    assert_eq!(invite(&mut one, 2, DEPUTY), Err(DirectorPlays));
    assert_eq!(invite(&mut one, 9, SUBSTITUTE), Err(NoSuchPlayer));
    assert_eq!(take(&mut one, SUBSTITUTE), Err(NotInvited));
    invite(&mut one, 2, SUBSTITUTE).unwrap();
    let facts = EntrantFacts { cannot_play: true, ..EntrantFacts::default() };
    let lack = entry::UnmetCondition::Account;
    assert_eq!(take_with(&mut one, SUBSTITUTE, facts), Err(UnmetCondition(lack)));
    one.withdraw(2).unwrap();
    assert_eq!(take(&mut one, SUBSTITUTE), Err(NoSuchPlayer));
    let mut before = Simulation::announced(terms(SECTIONS_OF_7));
    before.enter(1..=4);
    assert_eq!(invite(&mut before, 1, SUBSTITUTE), Err(NotStarted));
}

/// The log says that somebody took a place who was not asked, or when it was too late.
#[test]
fn what_could_not_happen_is_found() {
    let mut one = begun();
    invite(&mut one, 2, SUBSTITUTE).unwrap();
    take(&mut one, SUBSTITUTE).unwrap();
    let last = one.lines.len() - 1;
    let changes: [fn(&mut TournamentEvent); 5] = [
        |event| event.by = TournamentActor::Director(DIRECTOR),
        |event| event.at += TIME_OF_SUBSTITUTION,
        |event| {
            event.by = TournamentActor::Player(51);
            if let TournamentEventKind::PlayerReplaced { player, .. } = &mut event.what {
                *player = 51;
            }
        },
        |event| {
            if let TournamentEventKind::PlayerReplaced { number, .. } = &mut event.what {
                *number = 3;
            }
        },
        |event| {
            if let TournamentEventKind::PlayerReplaced { former, .. } = &mut event.what {
                *former = 3;
            }
        },
    ];
    for (index, change) in changes.into_iter().enumerate() {
        let mut events = one.events.clone();
        change(&mut events[last]);
        let found = discrepancies(&forgeries::forge(&events), Some(&one.histories));
        assert_eq!(found, [Discrepancy::OutOfOrder(last)], "{index}");
    }
    // A game of the place was over.
    let mut histories = one.histories.clone();
    let game = one.between(2, 3);
    let played = PlayedGame { result: Some(WHITE), ..PlayedGame::default() };
    histories.note(game.id, one.now - TimeDelta::hours(1), played);
    let found = discrepancies(&forgeries::forge(&one.events), Some(&histories));
    assert_eq!(found, [Discrepancy::OutOfOrder(last)]);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20, ..ProptestConfig::default() })]

    /// Substitutes come at any time of the first days, and in any order.
    #[test]
    fn every_event_ends_with_substitutes(
        is_knockout: bool,
        players in 3..=8_i64,
        seed: u64,
    ) {
        let format = match is_knockout {
            true => knockout(2, DrawnMatchRule::Decider),
            false => SECTIONS_OF_7,
        };
        let mut one = Simulation::started(terms(format), players);
        let mut dice = Dice::new(seed);
        let mut next = SUBSTITUTE;
        loop {
            one.settle();
            let open = one.open_games();
            if open.is_empty() {
                break;
            }
            one.now += TimeDelta::hours(9);
            if dice.below(4) == 0 {
                let number = 1 + dice.below(usize::try_from(players).unwrap().min(7));
                next += 1;
                if invite(&mut one, number, next).is_ok() {
                    take(&mut one, next).unwrap();
                }
            } else {
                let game = open[dice.below(open.len())];
                let (ply, result) = dice.ending();
                one.end(game.id, ply, result);
            }
        }
        one.check_log();
        one.now = one.tournament.final_at(&one.progress).unwrap() - TIME_OF_APPEAL;
        one.finalize();
        one.check_log();
    }
}

#[test]
fn the_last_offer_holds() {
    let mut one = begun();
    invite(&mut one, 2, SUBSTITUTE).unwrap();
    invite(&mut one, 4, SUBSTITUTE).unwrap();
    assert_eq!(one.tournament.offered_seat(SUBSTITUTE), Some((1, 4)));
    one.withdraw(2).unwrap();
    take(&mut one, SUBSTITUTE).unwrap();
    assert_eq!(one.tournament.seat(1, 4).unwrap().player, SUBSTITUTE);
    one.check_log();
}

#[test]
fn nobody_takes_a_place_after_the_end_date() {
    let ends_at = Some(start_day() + TimeDelta::days(7));
    let terms = TournamentTerms { ends_at, ..terms(SECTIONS_OF_7) };
    let mut one = Simulation::started(terms, 4);
    one.settle();
    invite(&mut one, 2, SUBSTITUTE).unwrap();
    one.now = start_day() + TimeDelta::days(7);
    one.run(TournamentCommand::System(ServiceCommand::EndPlay)).unwrap();
    assert!(!one.tournament.takes_substitutes(one.now));
    assert_eq!(take(&mut one, SUBSTITUTE), Err(TournamentError::TooLateForSubstitute));
}
