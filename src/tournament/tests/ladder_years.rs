//! Ladders over years, by chance, and logs of ladders that were made up.

use super::{forgeries::forge, ladders::climb, *};
use crate::tournament::{
    ladder::{ChallengeExcuse, LadderChallengeState, number_of},
    pairing::round_pairings::PairingNumber,
};

/// Returns what is wrong with a log that has one more event.
fn wrong_with(sound: &Simulation, event: TournamentEvent) -> Vec<Discrepancy> {
    let mut events = sound.events.clone();
    events.push(event);
    discrepancies(&forge(&events), Some(&sound.histories))
}

/// What a stranger finds in a log that was made up.
#[test]
fn forged_lines_are_found() {
    let mut sound = ladder(8);
    climb(&mut sound, 1, 4);
    sound.challenge(6, 7).unwrap();
    let system = TournamentActor::System;
    let player = TournamentActor::Player;
    let made =
        |challenger, challenged| TournamentEventKind::ChallengeMade { challenger, challenged };
    let unanswered = |excuse| TournamentEventKind::ChallengeUnanswered { challenge: 5, excuse };
    let soon = TimeDelta::hours(1);
    let late = TimeDelta::days(8);
    for (by, after, what) in [
        (player(2), soon, made(1, 2)),
        (player(6), soon, made(6, 8)),
        (player(8), soon, made(8, 7)),
        (player(8), soon, made(8, 1)),
        (player(1), soon, made(1, 8)),
        (player(2), soon, made(2, 1)),
        (player(8), soon, made(8, 8)),
        (player(8), soon, made(8, 9)),
        (player(6), soon, TournamentEventKind::ChallengeAccepted { challenge: 5 }),
        (player(7), late, TournamentEventKind::ChallengeAccepted { challenge: 5 }),
        (player(7), soon, TournamentEventKind::ChallengeAccepted { challenge: 6 }),
        (player(7), soon, TournamentEventKind::ChallengeWithdrawn { challenge: 5 }),
        (system, soon, unanswered(None)),
        (system, late, unanswered(Some(ChallengeExcuse::Full))),
        (
            player(7),
            soon,
            TournamentEventKind::ChallengeDeclined {
                challenge: 5,
                excuse: Some(ChallengeExcuse::Full),
            },
        ),
        (player(1), soon, entered(1)),
        (player(1), soon, TournamentEventKind::LadderClosed { reason: "x".to_owned() }),
        (system, soon, TournamentEventKind::Finished),
    ] {
        let (at, number) = (sound.now + after, sound.events.len());
        let wrong = wrong_with(&sound, TournamentEvent { at, by, what: what.clone() });
        assert_eq!(wrong, [Discrepancy::OutOfOrder(number)], "{what:?}");
    }
    // And what is right is not.
    for (by, after, what) in [
        (player(8), soon, made(8, 2)),
        (system, late, unanswered(None)),
        (system, late, unanswered(Some(ChallengeExcuse::Vacation))),
        (player(9), soon, entered(9)),
    ] {
        let right = TournamentEvent { at: sound.now + after, by, what: what.clone() };
        assert_eq!(wrong_with(&sound, right), [], "{what:?}");
    }
    // A game that nobody accepted.
    let games = sound.numbered(vec![sound.tournament.ladder.challenges[4].game()]);
    let (at, what) = (sound.now + soon, TournamentEventKind::GamesStarted { games });
    let wrong = wrong_with(&sound, TournamentEvent { at, by: system, what });
    assert_eq!(wrong, [Discrepancy::Pairing(105)]);
}

/// Whole years, by chance: the rules hold at each challenge, and the log says everything.
#[test]
fn whole_ladders_keep_the_rules() {
    for seed in 0..8 {
        let mut dice = Dice::new(seed);
        let players = 6 + usize::try_from(seed).unwrap() * 2;
        let mut simulation = ladder(i64::try_from(players).unwrap());
        for _ in 0..350 {
            simulation.now += TimeDelta::hours(i64::try_from(1 + dice.below(40)).unwrap());
            if simulation.tournament.unanswered_challenges(simulation.now).next().is_some() {
                let away = [1 + i64::try_from(dice.below(players)).unwrap()];
                simulation.end_challenges(&away).unwrap();
            }
            act(&mut simulation, players, &mut dice);
            let open = simulation.open_games();
            if !open.is_empty() && dice.below(3) == 0 {
                let game = open[dice.below(open.len())];
                let (ply, result) = dice.ending();
                simulation.end(game.id, ply, result);
            }
            check_rules(&simulation);
        }
        let games = simulation.tournament.games.len();
        assert!(games > 20, "seed {seed}: {games} games");
        simulation.check_log();
    }
}

/// Somebody does something, which may be refused.
fn act(simulation: &mut Simulation, players: usize, dice: &mut Dice) {
    let one = 1 + dice.below(players);
    let waiting: Vec<_> = simulation.tournament.ladder.waiting().copied().collect();
    let account = i64::try_from(one).unwrap();
    match dice.below(36) {
        0 => drop(simulation.withdraw(account)),
        1..=3 => drop(simulation.run(simulation::enters(account))),
        4..=18 => {
            let other = 1 + dice.below(players);
            let before = simulation.clone();
            if simulation.challenge(one, other).is_ok() {
                check_challenge(&before, one, other);
            }
        }
        _ if waiting.is_empty() => {}
        19..=20 => {
            let challenge = waiting[dice.below(waiting.len())];
            drop(simulation.take_back(challenge.challenger, challenge.number));
        }
        21..=23 => {
            let challenge = waiting[dice.below(waiting.len())];
            drop(simulation.decline(challenge.challenged, challenge.number, dice.below(2) == 0));
        }
        _ => {
            let challenge = waiting[dice.below(waiting.len())];
            drop(simulation.accept(challenge.challenged, challenge.number));
        }
    }
    // Whoever has left loses what is in progress.
    for game in simulation.open_games() {
        let has_left = |number| simulation.tournament.ladder.present_since(number).is_none();
        if has_left(game.paired.white) {
            simulation.end(game.id, 60, BLACK);
        } else if has_left(game.paired.black) {
            simulation.end(game.id, 60, WHITE);
        }
    }
}

/// Checks a challenge against the rules, as they are written and not as they are decided.
fn check_challenge(before: &Simulation, challenger: PairingNumber, challenged: PairingNumber) {
    let steps = before.steps();
    let (own, other) = (steps[challenger - 1], steps[challenged - 1]);
    assert!(own > 0 && other > 0 && other <= own && own - other <= 3, "{own} {other}");
    for game in &before.tournament.games {
        let (white, black) = (game.paired.white, game.paired.black);
        let pair = [challenger, challenged];
        if pair == [white, black] || pair == [black, white] {
            let ended_at = before.progress[&game.id].ended_at.unwrap();
            assert!(before.now - ended_at >= TimeDelta::days(14), "game {}", game.id);
        }
    }
}

fn check_rules(simulation: &Simulation) {
    let ladder = &simulation.tournament.ladder;
    let (mut challengers, mut challenged) = (Vec::new(), Vec::new());
    for challenge in &ladder.challenges {
        let is_open = match challenge.state {
            LadderChallengeState::Waiting | LadderChallengeState::Accepted => true,
            LadderChallengeState::Begun { game, .. } => {
                simulation.progress.get(&game).is_none_or(|played| played.result.is_none())
            }
            _ => false,
        };
        if is_open {
            challengers.push(challenge.challenger);
            challenged.push(challenge.challenged);
        }
    }
    for mut role in [challengers, challenged] {
        let count = role.len();
        role.sort_unstable();
        role.dedup();
        assert_eq!(role.len(), count, "two games in one role");
    }
    assert!(simulation.open_games().iter().all(|game| number_of(game.paired.pairing).is_some()));
    // The steps are those of the lines, and each change is one step at most.
    let steps = simulation.tournament.ladder_steps(&simulation.progress);
    let replayed = log::replay(simulation::ID, &simulation.lines).unwrap().tournament;
    assert_eq!(replayed.ladder_steps(&simulation.progress), steps);
    let mut stands = std::collections::HashMap::new();
    for change in &steps.changes {
        let before = stands.insert(change.player, change.step).unwrap_or(FIRST_STEP);
        let outcome = match change.cause {
            StepCause::Entered => {
                assert_eq!(change.step, FIRST_STEP);
                continue;
            }
            StepCause::Game { outcome, .. } | StepCause::Challenge { outcome, .. } => outcome,
        };
        let expected = match outcome {
            StepOutcome::Won => before + 1,
            StepOutcome::Drawn => before,
            StepOutcome::Lost => before.max(2) - 1,
        };
        assert_eq!(change.step, expected, "{change:?}");
    }
    for (step, players) in steps.from_the_top() {
        assert!(players.iter().all(|player| stands[player] == step));
    }
}
