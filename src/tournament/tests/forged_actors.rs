//! A log that says of an event that somebody did it who could not.

use std::{collections::HashSet, mem::discriminant};

use super::{forgeries::forge, *};

/// How many kinds of events there are.
const KINDS: usize = 34;

/// Takes the place of another.
const SUBSTITUTE: i64 = 50;
const STRANGER: i64 = 4711;

fn reason() -> String {
    "So it is.".to_owned()
}

fn direct(one: &mut Simulation, command: DirectorCommand<'_>) {
    one.run(TournamentCommand::Director(DIRECTOR, command)).unwrap();
}

fn service(one: &mut Simulation, command: ServiceCommand<'_>) {
    one.run(TournamentCommand::System(command)).unwrap();
}

/// Players 1 to 4 play, and a substitute for 3.
fn directed() -> Simulation {
    let mut one = Simulation::announced(terms(SECTIONS_OF_7));
    let later = TournamentTerms { numbering: Numbering::AsEntered, ..terms(SECTIONS_OF_7) };
    let (terms, revision) = (Box::new(later), 0);
    direct(&mut one, DirectorCommand::ChangeTerms { terms, reason: reason(), revision });
    direct(&mut one, DirectorCommand::Invite { player: 1 });
    let (director, deputy) = (DEPUTY, Some(DIRECTOR));
    direct(
        &mut one,
        DirectorCommand::ChangeDirectors { director, deputy, reason: reason(), revision: 0 },
    );
    one.enter(1..=7);
    direct(&mut one, DirectorCommand::Announce { text: reason() });
    direct(&mut one, DirectorCommand::RemoveEntry { player: 6, reason: reason() });
    one.withdraw(7).unwrap();
    // The terms have changed how numbers are given.
    let (players, revision) = (vec![2, 1], 1);
    direct(&mut one, DirectorCommand::SetNumbers { players, reason: reason(), revision });
    one.start_without(&[5]);
    one.settle();
    let none = Progress::new();
    let (section, days) = (1, 3);
    let leave = DirectorCommand::GrantSpecialLeave { section, number: 4, days, reason: reason() };
    direct(&mut one, leave);
    let game = one.tournament.games[0];
    direct(
        &mut one,
        DirectorCommand::GiveTime {
            game: game.id,
            to: game.paired.white,
            days,
            given: 0,
            reason: reason(),
            progress: &none,
        },
    );
    let (number, player, progress) = (3, SUBSTITUTE, &none);
    let invite =
        DirectorCommand::InviteSubstitute { section, number, player, reason: reason(), progress };
    direct(&mut one, invite);
    let take = EntrantCommand::TakePlace { facts: EntrantFacts::default(), progress: &none };
    one.run(TournamentCommand::Player(SUBSTITUTE, take)).unwrap();
    one.withdraw(4).unwrap();
    let ground = WithdrawalGround::Expelled;
    let expel =
        DirectorCommand::WithdrawPlayer { section, number, ground, reason: reason(), progress };
    direct(&mut one, expel);
    service(
        &mut one,
        ServiceCommand::TakeOut { player: 2, ground: WithdrawalGround::Account, progress },
    );
    one.play(&mut Dice::new(3));
    one.play_on(game.id, 20);
    one.settle();
    assert_eq!(one.tournament.phase, Phase::Running);
    one.end(game.id, 60, WHITE);
    one.settle();
    one.finalize();
    one.end(game.id, 60, BLACK);
    one.advance();
    one
}

/// Its final is a draw on appeal, and has another winner when it is too late.
fn decided_otherwise() -> Simulation {
    let mut one = started(knockout(1, DrawnMatchRule::Decider), 2);
    one.settle();
    one.end_between(1, 2, Some(1));
    one.settle();
    one.end_between(1, 2, None);
    one.settle();
    one.end_between(1, 2, Some(2));
    one.settle();
    one.finalize();
    one.end_between(1, 2, Some(1));
    one.settle();
    one
}

fn ended_by_date() -> Simulation {
    let ends_at = Some(start_day() + TimeDelta::days(40));
    let mut one = Simulation::started(TournamentTerms { ends_at, ..terms(SECTIONS_OF_7) }, 4);
    one.settle();
    one.now = start_day() + TimeDelta::days(10);
    service(&mut one, ServiceCommand::RemindOfEnd);
    one.now = start_day() + TimeDelta::days(40);
    service(&mut one, ServiceCommand::EndPlay);
    for game in one.open_games() {
        one.end(game.id, 40, GameResult::Draw);
    }
    one.settle();
    one
}

fn cancelled_by_director() -> Simulation {
    let mut one = Simulation::announced(terms(SECTIONS_OF_7));
    one.enter(1..=4);
    direct(&mut one, DirectorCommand::Cancel { reason: reason() });
    one
}

/// Everything that happens to challenges.
fn closed_ladder() -> Simulation {
    let mut one = ladder(6);
    one.meet(1, 2, Some(1));
    one.challenge(3, 4).unwrap();
    one.decline(4, 2, false).unwrap();
    one.challenge(5, 6).unwrap();
    one.take_back(5, 3).unwrap();
    one.challenge(5, 4).unwrap();
    one.now += ladder::TIME_TO_ANSWER;
    one.end_challenges(&[]).unwrap();
    one.withdraw(6).unwrap();
    direct(&mut one, DirectorCommand::CloseLadder { reason: reason() });
    one.settle();
    one.finalize();
    one
}

/// Two cannot play a round robin.
fn cancelled_by_service() -> Simulation {
    let mut one = Simulation::announced(terms(SECTIONS_OF_7));
    one.enter(1..=2);
    one.start();
    one
}

/// Whoever could not have acted so.
fn others(event: &TournamentEvent, player_1_plays: bool) -> Vec<TournamentActor> {
    use TournamentActor::{Director, Player, System};
    match event.by {
        // Nobody decides in an event that they play in.
        Director(_) if player_1_plays => vec![System, Player(1), Director(1)],
        Director(_) => vec![System, Player(1)],
        Player(_) => vec![System, Director(DIRECTOR), Player(STRANGER)],
        System => vec![Director(DIRECTOR), Player(1)],
    }
}

#[test]
fn whoever_could_not_have_acted_is_found() {
    let mut kinds = HashSet::new();
    for one in [
        directed(),
        decided_otherwise(),
        ended_by_date(),
        cancelled_by_director(),
        cancelled_by_service(),
        closed_ladder(),
    ] {
        one.check_log();
        let mut player_1_plays = false;
        for (place, event) in one.events.iter().enumerate() {
            kinds.insert(discriminant(&event.what));
            for by in others(event, player_1_plays) {
                let mut events = one.events.clone();
                events[place].by = by;
                let found = discrepancies(&forge(&events), Some(&one.histories));
                let case = format!("{event:?} by {by:?}: {found:?}");
                assert!(found.contains(&Discrepancy::OutOfOrder(place)), "{case}");
            }
            player_1_plays |= event.what == entered(1);
        }
    }
    assert_eq!(kinds.len(), KINDS);
}

/// Some grounds are the service's, some the director's, one the player's.
#[test]
fn a_ground_belongs_to_who_acts() {
    let mut one = started(SECTIONS_OF_7, 4);
    one.settle();
    one.withdraw(2).unwrap();
    let last = one.events.len() - 1;
    let by_director = |ground| {
        use WithdrawalGround::{Deceased, Expelled, WithConsent};
        matches!(ground, WithConsent | Expelled | Deceased)
    };
    for given in WithdrawalGround::ALL {
        for by in [
            TournamentActor::System,
            TournamentActor::Director(DIRECTOR),
            TournamentActor::Player(2),
            TournamentActor::Player(3),
        ] {
            let mut events = one.events.clone();
            events[last].by = by;
            if let TournamentEventKind::PlayerWithdrawn { ground, reason: said, .. } =
                &mut events[last].what
            {
                *ground = given;
                if by_director(given) {
                    *said = reason();
                }
            }
            let is_fine = match by {
                TournamentActor::System => {
                    matches!(given, WithdrawalGround::Account | WithdrawalGround::Suspended)
                }
                TournamentActor::Director(_) => by_director(given),
                TournamentActor::Player(by) => by == 2 && given == WithdrawalGround::OwnWord,
            };
            let expected = if is_fine { vec![] } else { vec![Discrepancy::OutOfOrder(last)] };
            let found = discrepancies(&forge(&events), Some(&one.histories));
            assert_eq!(found, expected, "{given:?} by {by:?}");
        }
    }
}

/// The service cancels only what cannot be played.
#[test]
fn the_service_cancels_nothing_that_can_start() {
    let mut one = Simulation::announced(terms(SECTIONS_OF_7));
    one.enter(1..=3);
    let place = one.events.len();
    for (at, by, reason) in [
        (start_day(), TournamentActor::System, ""),
        (noon(), TournamentActor::System, ""),
        (noon(), TournamentActor::Director(DIRECTOR), " "),
    ] {
        let mut events = one.events.clone();
        let what = TournamentEventKind::Cancelled { reason: reason.to_owned() };
        events.push(TournamentEvent { at, by, what });
        let found = discrepancies(&forge(&events), None);
        assert_eq!(found, [Discrepancy::OutOfOrder(place)], "{at} {by:?}");
    }
}
