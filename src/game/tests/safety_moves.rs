//! A safety move: when it is played, at every edge of the clock, and what takes its place.

use super::{
    clock::{days, hours, take_vacation, under},
    *,
};
use crate::game::clock::{TimeControl, Vacation};

const TICK: TimeDelta = TimeDelta::microseconds(1);

fn set(text: &str, position_no: u32, lead: TimeDelta) -> PlayerCommand {
    let change = SafetyMoveChange::Set { text: text.into(), lead };
    PlayerCommand::SafetyMove { position_no, change }
}

fn check() -> Command {
    SystemCommand::CheckTime.into()
}

fn with_safety_move(mut game: Game, lead: TimeDelta, now: DateTime<Utc>) -> Game {
    let events = carry_out(&mut game, &set("e4", 0, lead).by(WHITE), now).unwrap();
    assert!(matches!(events[..], [Event { what: EventKind::SafetyMoveSet { .. }, .. }]));
    game
}

fn assert_plays_at(game: &Game, at: DateTime<Utc>) {
    assert_eq!(game.safety_move_at(), Some(at));
    assert_eq!(game.decide(&check(), at - TICK), Ok(Vec::new()));
    let lead = game.safety_move().unwrap().lead;
    assert_eq!(game.time_left(at), Some(lead), "what was chosen is left then");
    let played = game.decide(&check(), at).unwrap();
    assert_eq!(played[0].what, EventKind::SafetyMovePlayed { by: WHITE, lead });
    assert!(matches!(played[1].what, EventKind::MovePlayed { .. }));
    assert!(played.iter().all(|event| (event.at, event.by) == (at, Actor::Player(WHITE))));
    // However late, and after the deadline: no time has run out.
    for late in [TICK, days(1), days(400)] {
        assert_eq!(game.decide(&check(), at + late).unwrap(), played);
        assert_eq!(game.decide(&play("d4", 0).by(WHITE), at + late).unwrap(), played);
        assert_eq!(game.decide(&PlayerCommand::Resign.by(BLACK), at + late).unwrap(), played);
    }
    let mut after = game.clone();
    played.iter().for_each(|event| after.apply(event));
    assert_eq!((after.ply(), after.safety_move(), after.turn_began()), (1, None, at));
}

#[test]
fn it_is_played_when_so_much_is_left() {
    for control in [
        TimeControl::PerMove { time: days(3) },
        TimeControl::Fischer { initial: days(3), increment: days(1), cap: None, limit: None },
        TimeControl::Fischer {
            initial: days(9),
            increment: days(1),
            cap: None,
            limit: Some(days(3)),
        },
    ] {
        for lead in [hours(1), hours(48), days(3) - TICK * 2] {
            let game = with_safety_move(under(control), lead, noon() + TICK);
            assert_plays_at(&game, noon() + days(3) - lead);
        }
    }
}

#[test]
fn it_is_refused_where_it_would_be_played_at_once_or_never() {
    let refused = |game: &Game, command: PlayerCommand, now| game.decide(&command.by(WHITE), now);
    let game = standard();
    let at = noon() + days(2);
    for (lead, now, is_refused) in [
        (days(1), at - TICK, false),
        (days(1), at, true),
        (days(1), at + TICK, true),
        (days(3), noon(), true),
        (days(3) - TICK, noon(), false),
        (days(9), noon(), true),
    ] {
        let decided = refused(&game, set("e4", 0, lead), now);
        assert_eq!(decided == Err(GameError::SafetyMoveTooLate), is_refused, "{lead} {now}");
    }
    let lead = hours(1);
    let bad = refused(&game, set("e5", 0, lead), noon());
    assert!(matches!(bad, Err(GameError::Move(_))), "{bad:?}");
    assert_eq!(refused(&game, set("e4", 1, lead), noon()), Err(GameError::Stale));
    let others = game.decide(&set("e5", 0, lead).by(BLACK), noon());
    assert_eq!(others, Err(GameError::NotYourTurn));
    let unlimited = under(TimeControl::Unlimited);
    assert_eq!(refused(&unlimited, set("e4", 0, lead), noon()), Err(GameError::NoClock));
    let without = Terms { conditional: false, ..terms() };
    let without = Game::new(without, Start::standard(), noon());
    assert_eq!(refused(&without, set("e4", 0, lead), noon()), Err(GameError::NoConditionalMoves));
}

#[test]
fn it_waits_while_the_clock_does() {
    let lead = hours(24);
    // A vacation before its instant, over it, and one that begins with it.
    for (from, to, expected) in [
        (at(10), at(20), at(48 + 10)),
        (at(40), at(100), at(48 + 60)),
        (at(48), at(60), at(60)),
        (at(48) + TICK, at(60), at(48)),
    ] {
        let mut game = with_safety_move(standard(), lead, noon());
        take_vacation(&mut game, WHITE, &[(from, to)], at(1));
        assert_plays_at(&game, expected);
    }
    // Time that is given, and special leave.
    let mut game = with_safety_move(standard(), lead, noon());
    let give = PlayerCommand::GiveTime { days: 2, given: 0 };
    carry_out(&mut game, &give.by(BLACK), at(1)).unwrap();
    assert_plays_at(&game, at(48 + 48));
    let leave = SystemCommand::GrantSpecialLeave { side: WHITE, until: at(12) };
    carry_out(&mut game, &leave.into(), at(2)).unwrap();
    assert_plays_at(&game, at(48 + 48 + 10));
    // No clock runs while a claim waits.
    let mut game = with_safety_move(standard(), lead, noon());
    let claim = Claim { ground: ClaimGround::Fortress, intended: None };
    let claim = PlayerCommand::Claim { claim, position_no: 0, statement: "A draw.".into() };
    carry_out(&mut game, &claim.by(WHITE), at(5)).unwrap();
    assert_eq!(game.safety_move_at(), None);
    assert_eq!(game.decide(&check(), at(900)), Ok(Vec::new()));
    let on = Adjudication::PlayOn;
    let on = ArbiterCommand::Adjudicate { adjudication: on, reason: "No.".into() }.by(7);
    carry_out(&mut game, &on, at(905)).unwrap();
    assert_plays_at(&game, at(48 + 900));
}

#[test]
fn a_vacation_that_is_given_up_plays_it_then_and_not_before() {
    let mut game = with_safety_move(standard(), hours(24), noon());
    take_vacation(&mut game, WHITE, &[(at(47), at(900))], at(1));
    assert_eq!(game.safety_move_at(), Some(at(901)));
    take_vacation(&mut game, WHITE, &[], at(500));
    assert_plays_at(&game, at(501));
}

/// The player could not move during an outage: its time comes back, and then the move waits for it.
#[test]
fn an_outage_gives_back_what_it_took_before_the_move_is_played() {
    let back = |from, to| -> Command { SystemCommand::ReturnTime { from, to }.into() };
    let mut game = with_safety_move(standard(), hours(24), noon());
    carry_out(&mut game, &back(at(40), at(60)), at(60)).unwrap();
    assert_plays_at(&game, at(48 + 20));
    // One that came after its instant changes nothing about it.
    let game = with_safety_move(standard(), hours(24), noon());
    let played = game.decide(&check(), at(48)).unwrap();
    assert_eq!(game.decide(&back(at(48), at(60)), at(60)).unwrap(), played);
    assert_eq!(game.decide(&back(at(50), at(60)), at(60)).unwrap(), played);
}

#[test]
fn a_stop_of_play_before_its_instant_keeps_it_from_being_played() {
    let mut game = with_safety_move(standard(), hours(24), noon());
    let stop = SystemCommand::StopPlay { at: at(48) - TICK, claims_until: at(900) };
    carry_out(&mut game, &stop.into(), at(100)).unwrap();
    assert_eq!((game.ply(), game.safety_move_at()), (0, None));
    assert_eq!(game.decide(&check(), at(200)), Ok(Vec::new()));
}

#[test]
fn a_move_takes_its_place_and_so_does_the_end_of_the_position() {
    let delay = TimeDelta::minutes(10);
    let waiting = Play { text: "d4".into(), delay, ..Play::default() };
    let delete = SafetyMoveChange::Delete;
    let delete = PlayerCommand::SafetyMove { position_no: 0, change: delete };
    let replaced = |side| SystemCommand::ReplacePlayer { side, former: 1, player: 3 };
    for (command, is_left) in [
        (play("d4", 0).by(WHITE), false),
        (play("e4", 0).by(WHITE), false),
        (PlayerCommand::Resign.by(WHITE), false),
        (delete.clone().by(WHITE), false),
        (replaced(WHITE).into(), false),
        (replaced(BLACK).into(), true),
        (PlayerCommand::OfferDraw.by(BLACK), true),
        // A move that waits may be recalled.
        (PlayerCommand::Play(waiting).by(WHITE), true),
        (set("d4", 0, hours(2)).by(WHITE), true),
    ] {
        let mut game = with_safety_move(standard(), hours(24), noon());
        carry_out(&mut game, &command, at(1)).unwrap();
        assert_eq!(game.safety_move().is_some(), is_left, "{command:?}");
    }
    let game = with_safety_move(standard(), hours(24), noon());
    assert_eq!(
        game.decide(&set("e2e4", 0, hours(24)).by(WHITE), at(1)),
        Err(GameError::AlreadyDone)
    );
    // The opponent's answer is the same whether there is one or not.
    for game in [&game, &standard()] {
        assert_eq!(game.decide(&delete.clone().by(BLACK), at(1)), Err(GameError::AlreadyDone));
    }
    assert_eq!(standard().decide(&delete.by(WHITE), at(1)), Err(GameError::AlreadyDone));
    // A takeback leads to another position.
    let mut game = standard();
    play_all(&mut game, &["e4", "e5"]);
    carry_out(&mut game, &set("Nf3", 2, hours(1)).by(WHITE), at(3)).unwrap();
    carry_out(&mut game, &PlayerCommand::AskTakeback.by(BLACK), at(3)).unwrap();
    let grant = PlayerCommand::GrantTakeback { position_no: 2 };
    carry_out(&mut game, &grant.by(WHITE), at(4)).unwrap();
    assert_eq!(game.safety_move(), None);
}

/// Else a recall would find that another move was played meanwhile.
#[test]
fn a_delay_ends_before_it() {
    let delay = TimeDelta::minutes(10);
    let waiting = Play { text: "d4".into(), delay, ..Play::default() };
    let waiting = PlayerCommand::Play(waiting).by(WHITE);
    for (before, is_taken) in [(delay + TICK, true), (delay, false), (delay - TICK, false)] {
        let mut game = with_safety_move(standard(), hours(24), noon());
        carry_out(&mut game, &waiting, at(48) - before).unwrap();
        assert_eq!(game.delayed_move().is_some(), is_taken, "{before}");
    }
    let mut game = with_safety_move(standard(), hours(24), noon());
    carry_out(&mut game, &waiting, at(1)).unwrap();
    let other = set("c4", 0, hours(1));
    assert_eq!(game.decide(&other.by(WHITE), at(1)), Err(GameError::MoveNotSent));
    // The move that waits is sent, and nothing is left of the other.
    carry_out(&mut game, &check(), at(90)).unwrap();
    assert_eq!((game.played()[0].at, game.safety_move()), (at(1) + delay, None));
}

#[test]
fn it_declines_an_offer_and_sets_off_conditional_moves() {
    let mut game = with_safety_move(standard(), hours(24), noon());
    carry_out(&mut game, &PlayerCommand::OfferDraw.by(BLACK), at(1)).unwrap();
    let lines = "1.e4 c5".to_owned();
    let change = crate::game::conditional_moves::Change::Add { lines };
    let edit = crate::game::conditional_moves::ConditionalMovesEdit { ply: 0, change };
    carry_out(&mut game, &PlayerCommand::ConditionalMoves(edit).by(BLACK), at(2)).unwrap();
    let events = carry_out(&mut game, &check(), at(300)).unwrap();
    assert!(events.iter().all(|event| event.at == at(48)));
    assert_eq!((game.ply(), game.offer()), (2, None));
}

#[test]
fn the_log_says_that_it_was_one_and_nothing_before() {
    let mut game = standard();
    let mode = game.start().variant().castling_mode();
    let mut log = Vec::new();
    let vacations = vec![Vacation { from: at(2), to: at(90) }];
    for (command, now) in [
        (set("e4", 0, hours(24)).by(WHITE), at(1)),
        (PlayerCommand::TakeVacation { vacations }.by(WHITE), at(1)),
        (check(), at(900)),
    ] {
        for event in game.decide(&command, now).unwrap() {
            let number = i32::try_from(log.len()).unwrap();
            log.extend(LogEntry::of(&event, number, mode, || game.clone()));
            game.apply(&event);
        }
    }
    let safety = LogEntryKind::SafetyMovePlayed { by: WHITE, lead: hours(24) };
    assert_eq!((log.len(), &log[1].what), (3, &safety));
    assert_eq!(game.turn_began(), at(48 + 88));
    let replayed = Game::replay(terms(), Start::standard(), noon(), &log).unwrap();
    assert_eq!(replayed.played(), game.played());
    assert_eq!(replayed.clock_state(), game.clock_state());
}

#[test]
fn a_row_that_says_something_else_keeps_nobody_waiting() {
    let mut game = with_safety_move(standard(), hours(24), noon());
    let stored = game.safety_move().unwrap().clone();
    let play = Play { text: "e1e8".into(), ..stored.play.clone() };
    game.set_safety_move(Some(SafetyMove { play, ..stored }));
    let events = carry_out(&mut game, &check(), at(48)).unwrap();
    assert_eq!(events.len(), 1);
    assert_eq!((game.ply(), game.safety_move()), (0, None));
}
