//! A move that waits: what its clock says at every edge, what ends the wait, what follows and when.

use super::{
    clock::{days, take_vacation, under},
    *,
};
use crate::game::{
    clock::{TimeControl, Vacation},
    conditional_moves::{Change, ConditionalMovesEdit},
};

const TICK: TimeDelta = TimeDelta::microseconds(1);
const DELAY: TimeDelta = TimeDelta::minutes(10);

fn delayed(text: &str, ply: u32, delay: TimeDelta) -> PlayerCommand {
    PlayerCommand::Play(Play { text: text.into(), ply, delay, ..Play::default() })
}

fn recall(game: &Game) -> PlayerCommand {
    PlayerCommand::RecallMove { position_no: game.position_no() }
}

fn check() -> Command {
    SystemCommand::CheckTime.into()
}

/// White has thought for a day, and the move waits.
fn waiting() -> (Game, DateTime<Utc>) {
    let mut game = standard();
    play_all(&mut game, &["e4", "e5"]);
    let made_at = game.turn_began() + days(1);
    carry_out(&mut game, &delayed("Nf3", 2, DELAY).by(WHITE), made_at).unwrap();
    assert!(game.delayed_move().is_some());
    (game, made_at)
}

/// What everybody reads of a clock.
fn clock(game: &Game) -> impl PartialEq + std::fmt::Debug + use<> {
    let clock = game.clock_state().clone();
    (game.deadline(), game.turn_began(), clock, game.played().to_vec(), game.position_no())
}

#[test]
fn a_delay_is_taken_if_it_ends_before_the_deadline() {
    let none = TimeDelta::zero();
    for (left, delay, is_taken) in [
        (days(3), DELAY, true),
        (DELAY + TICK, DELAY, true),
        (DELAY, DELAY, false),
        (DELAY - TICK, DELAY, false),
        (DELAY - TICK, DELAY - TICK * 2, true),
        (TICK, TimeDelta::seconds(10), false),
        (days(1), none, false),
    ] {
        let mut game = standard();
        let now = game.deadline().unwrap() - left;
        let events = carry_out(&mut game, &delayed("e4", 0, delay).by(WHITE), now).unwrap();
        assert_eq!(events.len(), 1);
        assert_eq!(game.delayed_move().is_some(), is_taken, "{left} {delay}");
        assert_eq!(game.ply(), u32::from(!is_taken), "{left} {delay}");
    }
    // At the deadline the move is late, whatever its delay.
    let game = standard();
    let deadline = game.deadline().unwrap();
    let late = game.decide(&delayed("e4", 0, DELAY).by(WHITE), deadline).unwrap();
    assert!(matches!(late[..], [Event { by: Actor::Clock, what: EventKind::Ended { .. }, .. }]));
    // Where no time runs out, every delay ends in time; where a win on time is claimed, none that
    // begins late.
    let mut unlimited = under(TimeControl::Unlimited);
    carry_out(&mut unlimited, &delayed("e4", 0, DELAY).by(WHITE), at(9_000)).unwrap();
    assert!(unlimited.delayed_move().is_some());
    let claimed = Terms { timeout_rule: TimeoutRule::Claimed, ..terms() };
    let mut claimed = Game::new(claimed, Start::standard(), noon());
    carry_out(&mut claimed, &delayed("e4", 0, DELAY).by(WHITE), at(73)).unwrap();
    assert_eq!((claimed.delayed_move(), claimed.ply()), (None, 1));
}

#[test]
fn the_clock_stood_from_the_move_on_and_the_next_begins_with_the_end_of_the_delay() {
    for control in [
        TimeControl::PerMove { time: days(3) },
        TimeControl::Fischer { initial: days(3), increment: days(1), cap: None, limit: None },
        TimeControl::Period { moves: 10, days: 50, silence: 40 },
    ] {
        let (mut game, mut at_once) = (under(control), under(control));
        let made_at = noon() + days(2);
        let sent_at = made_at + DELAY;
        let before = clock(&game);
        let events = carry_out(&mut game, &delayed("e4", 0, DELAY).by(WHITE), made_at).unwrap();
        assert!(matches!(events[..], [Event { what: EventKind::MoveDelayed { .. }, .. }]));
        assert_eq!(clock(&game), before, "to everybody else it runs as before");
        assert_eq!(game.decide(&check(), sent_at - TICK), Ok(Vec::new()));
        let sent = game.decide(&check(), sent_at).unwrap();
        // However late somebody looks.
        for late in [TICK, days(1), days(400)] {
            assert_eq!(game.decide(&check(), sent_at + late).unwrap(), sent);
        }
        let used = days(2);
        assert!(sent.iter().all(|event| (event.at, event.by) == (sent_at, Actor::Player(WHITE))));
        assert_eq!(sent[0].what, EventKind::DelayEnded { by: WHITE, made_at, used });
        assert!(matches!(sent[1].what, EventKind::MovePlayed { .. }));
        sent.iter().for_each(|event| game.apply(event));
        carry_out(&mut at_once, &play("e4", 0).by(WHITE), made_at).unwrap();
        assert_eq!(game.delayed_move(), None);
        assert_eq!(game.move_times(), at_once.move_times(), "{control:?}");
        assert_eq!(game.bank(WHITE, sent_at), at_once.bank(WHITE, made_at));
        assert_eq!(game.turn_began(), sent_at);
        assert_eq!(game.deadline(), at_once.deadline().map(|deadline| deadline + DELAY));
    }
}

#[test]
fn the_clock_of_a_recalled_move_has_never_stood() {
    for wait in [TimeDelta::zero(), TICK, DELAY - TICK] {
        let (mut game, made_at) = waiting();
        let mut never = standard();
        play_all(&mut never, &["e4", "e5"]);
        let command = recall(&game).by(WHITE);
        let events = carry_out(&mut game, &command, made_at + wait).unwrap();
        let what = EventKind::MoveRecalled { by: WHITE };
        assert_eq!(events, [Event { at: made_at + wait, by: Actor::Player(WHITE), what }]);
        assert_eq!((clock(&game), game.delayed_move()), (clock(&never), None));
        assert_eq!(game.used(made_at + wait), days(1) + wait);
        // The form sent twice, and another move.
        let again = game.decide(&recall(&game).by(WHITE), made_at + wait);
        assert_eq!(again, Err(GameError::AlreadyDone));
        carry_out(&mut game, &play("Nc3", 2).by(WHITE), made_at + DELAY).unwrap();
        assert_eq!(game.time_used(2), days(1) + DELAY);
    }
}

#[test]
fn a_recall_that_comes_with_the_end_of_the_delay_is_too_late() {
    let (game, made_at) = waiting();
    for late in [TimeDelta::zero(), TICK, days(1)] {
        let events = game.decide(&recall(&game).by(WHITE), made_at + DELAY + late).unwrap();
        assert!(matches!(events[1].what, EventKind::MovePlayed { .. }), "it is sent: {events:?}");
        let mut sent = game.clone();
        events.iter().for_each(|event| sent.apply(event));
        let refused = sent.decide(&recall(&game).by(WHITE), made_at + DELAY + late);
        assert_eq!(refused, Err(GameError::NothingToRecall));
    }
}

#[test]
fn nobody_recalls_a_move_of_the_opponent_or_has_recalled_it() {
    let (mut game, made_at) = waiting();
    let (own, others) = (recall(&game).by(WHITE), recall(&game).by(BLACK));
    assert_eq!(game.decide(&others, made_at), Err(GameError::NothingToRecall));
    carry_out(&mut game, &own, made_at).unwrap();
    assert_eq!(game.decide(&own, made_at), Err(GameError::AlreadyDone));
    assert_eq!(game.decide(&others, made_at), Err(GameError::NothingToRecall));
}

#[test]
fn whatever_is_asked_when_a_delay_is_over_the_move_is_sent_first() {
    let (game, made_at) = waiting();
    let sent = game.decide(&check(), made_at + DELAY).unwrap();
    for command in [
        play("d6", 3).by(BLACK),
        PlayerCommand::OfferDraw.by(BLACK),
        PlayerCommand::Resign.by(BLACK),
        PlayerCommand::Resign.by(WHITE),
        delayed("Nc3", 2, DELAY).by(WHITE),
        SystemCommand::ReturnTime { from: made_at, to: made_at + days(1) }.into(),
        SystemCommand::StopPlay { at: made_at + days(1), claims_until: made_at + days(9) }.into(),
        end(Adjudicated::Draw),
    ] {
        assert_eq!(game.decide(&command, made_at + days(1)).unwrap(), sent, "{command:?}");
    }
}

#[test]
fn a_stop_of_play_ends_the_delay_of_a_move_that_was_made_before_however_late_it_is_noted() {
    for (stopped, plies) in [(DELAY - TICK, 3), (TICK, 3), (TimeDelta::zero(), 3), (-TICK, 2)] {
        let (mut game, made_at) = waiting();
        let at = made_at + stopped;
        let stop: Command = SystemCommand::StopPlay { at, claims_until: at + days(14) }.into();
        if plies == 3 {
            // As when a delay ends by itself: first that alone.
            let events = carry_out(&mut game, &stop, at + days(1)).unwrap();
            assert!(events.iter().all(|event| event.at == at), "{stopped}: {events:?}");
        }
        carry_out(&mut game, &stop, at + days(1)).unwrap();
        assert_eq!((game.ply(), game.delayed_move()), (plies, None), "{stopped}");
        assert_eq!(game.paused_since(), Some(at));
    }
}

fn end(result: Adjudicated) -> Command {
    let adjudication = Adjudication::End(result);
    ArbiterCommand::Adjudicate { adjudication, reason: "So it is.".into() }.by(7)
}

#[test]
fn what_ends_stops_or_takes_back_the_game_recalls_the_move_and_nothing_else_does() {
    let replaced = |side| SystemCommand::ReplacePlayer { side, former: 1, player: 3 };
    let until = noon() + days(9);
    for (command, waits) in [
        (PlayerCommand::Resign.by(BLACK), false),
        (PlayerCommand::Resign.by(WHITE), false),
        (end(Adjudicated::Win(BLACK)), false),
        (SystemCommand::Annul.into(), false),
        // A move that was made after the end of play.
        (SystemCommand::StopPlay { at: noon(), claims_until: until }.into(), false),
        (replaced(WHITE).into(), false),
        (replaced(BLACK).into(), true),
        (PlayerCommand::OfferDraw.by(BLACK), true),
        (PlayerCommand::AskTakeback.by(BLACK), true),
        (PlayerCommand::AskTakeback.by(WHITE), true),
        (PlayerCommand::GiveTime { days: 2, given: 0 }.by(BLACK), true),
        (SystemCommand::GrantSpecialLeave { side: WHITE, until }.into(), true),
        (
            ArbiterCommand::Adjudicate {
                adjudication: Adjudication::AddTime { to: WHITE, days: 1 },
                reason: "More.".into(),
            }
            .by(7),
            true,
        ),
    ] {
        let (mut game, made_at) = waiting();
        carry_out(&mut game, &command, made_at + TICK).unwrap();
        assert_eq!(game.delayed_move().is_some(), waits, "{command:?}");
        let later = game.decide(&check(), made_at + DELAY).unwrap_or_default();
        let is_sent = later.iter().any(|e| matches!(e.what, EventKind::MovePlayed { .. }));
        assert_eq!(is_sent, waits, "{command:?}");
    }
}

#[test]
fn a_takeback_to_another_position_and_an_appeal_recall_it() {
    let (mut game, made_at) = waiting();
    carry_out(&mut game, &PlayerCommand::AskTakeback.by(BLACK), made_at).unwrap();
    let grant = PlayerCommand::GrantTakeback { position_no: game.position_no() };
    carry_out(&mut game, &grant.by(WHITE), made_at + TICK).unwrap();
    assert_eq!((game.ply(), game.delayed_move()), (1, None));
    // A claim that was turned down is appealed while the move waits: the clock stands from then on.
    let mut game = standard();
    play_all(&mut game, &["e4", "e5"]);
    let claim = Claim { ground: ClaimGround::Fortress, intended: None };
    let claim = PlayerCommand::Claim { claim, position_no: 2, statement: "A draw.".into() };
    carry_out(&mut game, &claim.by(WHITE), at(3)).unwrap();
    let on = Adjudication::PlayOn;
    let on = ArbiterCommand::Adjudicate { adjudication: on, reason: "No.".into() }.by(7);
    carry_out(&mut game, &on, at(4)).unwrap();
    carry_out(&mut game, &delayed("Nf3", 2, DELAY).by(WHITE), at(5)).unwrap();
    let appeal = PlayerCommand::Appeal { statement: "It was.".into() };
    carry_out(&mut game, &appeal.by(BLACK), at(5) + TICK).unwrap();
    assert_eq!((game.delayed_move(), game.deadline()), (None, None));
}

#[test]
fn an_offer_of_the_opponent_can_be_accepted_until_the_move_declines_it() {
    let (mut game, made_at) = waiting();
    carry_out(&mut game, &PlayerCommand::OfferDraw.by(BLACK), made_at + TICK).unwrap();
    let accept = PlayerCommand::AcceptDraw { ply: 2 }.by(WHITE);
    let mut accepted = game.clone();
    carry_out(&mut accepted, &accept, made_at + DELAY - TICK).unwrap();
    assert_eq!(ending(&accepted), Some(Ending::Agreement));
    carry_out(&mut game, &check(), made_at + DELAY).unwrap();
    assert_eq!((game.ply(), game.offer()), (3, None));
    assert_eq!(game.decide(&accept, made_at + DELAY), Err(GameError::Stale));
}

#[test]
fn no_other_move_is_made_beside_one_that_waits() {
    let (game, made_at) = waiting();
    let waits = |command: PlayerCommand| game.decide(&command.by(WHITE), made_at + TICK);
    for text in ["Nf3", "g1f3", "Ng1-f3"] {
        assert_eq!(waits(play(text, 2)), Err(GameError::AlreadyDone), "{text}");
    }
    let claim = Claim { ground: ClaimGround::Fortress, intended: None };
    for command in [
        play("Nc3", 2),
        delayed("Nc3", 2, DELAY),
        PlayerCommand::AcceptProposedLine { ply: 2, line: Vec::new(), seen: None },
        PlayerCommand::Claim { claim, position_no: 2, statement: "A draw.".into() },
    ] {
        assert_eq!(waits(command.clone()), Err(GameError::MoveNotSent), "{command:?}");
    }
}

#[test]
fn conditional_moves_answer_when_it_is_sent_and_not_before() {
    let (mut game, made_at) = waiting();
    let lines = "2.Nf3 Nc6 3.Bb5 a6".to_owned();
    let edit = ConditionalMovesEdit { ply: 2, change: Change::Add { lines } };
    let saved = PlayerCommand::ConditionalMoves(edit).by(BLACK);
    carry_out(&mut game, &saved, made_at + TICK).unwrap();
    assert_eq!(game.ply(), 2);
    let events = carry_out(&mut game, &check(), made_at + DELAY + days(1)).unwrap();
    assert_eq!(game.ply(), 4);
    assert!(events.iter().all(|event| event.at == made_at + DELAY));
    assert_eq!(events.last().unwrap().by, Actor::ConditionalMoves(BLACK));
}

/// Declining lets conditional moves go on; another move was made instead.
#[test]
fn a_reply_that_an_offer_held_back_is_not_played_beside_the_move() {
    let mut game = standard();
    carry_out(&mut game, &play("e4", 0).by(WHITE), at(1)).unwrap();
    let lines = "1...e5 2.Nc3".to_owned();
    let edit = ConditionalMovesEdit { ply: 1, change: Change::Add { lines } };
    carry_out(&mut game, &PlayerCommand::ConditionalMoves(edit).by(WHITE), at(2)).unwrap();
    carry_out(&mut game, &play_and_offer("e5", 1).by(BLACK), at(3)).unwrap();
    let mut declined = game.clone();
    let decline = PlayerCommand::DeclineDraw { ply: 2 }.by(WHITE);
    carry_out(&mut declined, &decline, at(5)).unwrap();
    assert_eq!(declined.ply(), 3, "so it is without a move that waits");
    carry_out(&mut game, &delayed("Nf3", 2, DELAY).by(WHITE), at(4)).unwrap();
    carry_out(&mut game, &decline, at(4) + TICK).unwrap();
    assert_eq!(game.ply(), 2);
    carry_out(&mut game, &check(), at(5)).unwrap();
    let knight = game.line().steps[2].san.to_string();
    assert_eq!(knight, "Nf3");
}

#[test]
fn all_that_came_with_the_move_goes_with_it() {
    let mut game = standard();
    let move_with_lines = Play {
        text: "e4".into(),
        offer_draw: true,
        keep: Some("1...e5 2.Nf3".into()),
        propose: Some("1...c5 2.Nf3".into()),
        delay: DELAY,
        ..Play::default()
    };
    carry_out(&mut game, &PlayerCommand::Play(move_with_lines).by(WHITE), at(1)).unwrap();
    assert_eq!(game.offer(), None);
    assert!(game.proposed_line(WHITE).is_none() && game.conditional_moves(WHITE).is_empty());
    carry_out(&mut game, &check(), at(1) + DELAY).unwrap();
    assert_eq!(game.offer(), Some(WHITE));
    assert!(game.proposed_line(WHITE).is_some());
    assert_eq!(game.conditional_moves(WHITE).active(), 1);
    // What would be refused then is refused at once.
    let bad =
        Play { text: "d4".into(), keep: Some("1...e5".into()), delay: DELAY, ..Play::default() };
    let refused = standard().decide(&PlayerCommand::Play(bad).by(WHITE), at(1));
    assert!(matches!(refused, Err(GameError::ConditionalMoves(_))), "{refused:?}");
    let illegal = standard().decide(&delayed("e5", 0, DELAY).by(WHITE), at(1));
    assert!(matches!(illegal, Err(GameError::Move(_))), "{illegal:?}");
}

#[test]
fn what_is_done_about_the_clock_meanwhile_does_not_count() {
    let returned = |at: DateTime<Utc>| SystemCommand::ReturnTime { from: at, to: at + TICK * 9 };
    for disturb in 0..3 {
        let (mut game, made_at) = waiting();
        let now = made_at + TICK * 9;
        match disturb {
            0 => take_vacation(&mut game, WHITE, &[(now, now + days(9))], now),
            1 => drop(carry_out(&mut game, &returned(made_at).into(), now).unwrap()),
            _ => {
                let give = PlayerCommand::GiveTime { days: 2, given: 0 }.by(BLACK);
                carry_out(&mut game, &give, now).unwrap();
            }
        }
        carry_out(&mut game, &check(), made_at + DELAY).unwrap();
        assert_eq!(game.time_used(2), days(1), "{disturb}");
        assert_eq!(game.turn_began(), made_at + DELAY, "{disturb}");
    }
}

#[test]
fn an_old_page_recalls_no_later_move() {
    let mut game = standard();
    let old = recall(&game);
    carry_out(&mut game, &delayed("e4", 0, DELAY).by(WHITE), noon()).unwrap();
    carry_out(&mut game, &check(), noon() + DELAY).unwrap();
    carry_out(&mut game, &delayed("e5", 1, TimeDelta::zero()).by(BLACK), at(1)).unwrap();
    carry_out(&mut game, &delayed("Nf3", 2, DELAY).by(WHITE), at(2)).unwrap();
    assert_eq!(game.decide(&old.by(WHITE), at(2)), Err(GameError::NothingToRecall));
    assert!(game.delayed_move().is_some());
    let now = recall(&game);
    carry_out(&mut game, &now.by(WHITE), at(2)).unwrap();
    assert_eq!(game.delayed_move(), None);
}

#[test]
fn a_vacation_that_is_given_up_brings_no_deadline_before_the_end_of_the_delay() {
    let mut game = Game::new(terms(), Start::standard(), noon());
    let near = noon() + days(3) - TimeDelta::minutes(5);
    take_vacation(&mut game, WHITE, &[(near, near + days(9))], noon());
    carry_out(&mut game, &delayed("e4", 0, DELAY).by(WHITE), near - TICK).unwrap();
    assert!(game.delayed_move().is_some(), "the deadline is nine days away");
    let given_up = PlayerCommand::TakeVacation { vacations: Vec::new() }.by(WHITE);
    let events = carry_out(&mut game, &given_up, near + TICK).unwrap();
    assert_eq!(events[0].at, near + TICK, "sent then, and no more can be recalled");
    assert!(matches!(events[1].what, EventKind::MovePlayed { .. }));
    assert!(matches!(events[2].what, EventKind::VacationSet { .. }));
    assert_eq!((game.ply(), game.turn_began()), (1, near + TICK));
    assert_eq!(game.time_used(0), days(3) - TimeDelta::minutes(5) - TICK);
    // One that is given up with time enough sends nothing.
    let mut game = Game::new(terms(), Start::standard(), noon());
    take_vacation(&mut game, WHITE, &[(at(2), at(9))], noon());
    carry_out(&mut game, &delayed("e4", 0, DELAY).by(WHITE), at(1)).unwrap();
    let events = carry_out(&mut game, &given_up, at(1) + TICK).unwrap();
    assert_eq!((events.len(), game.ply()), (1, 0));
    assert!(game.delayed_move().is_some());
}

#[test]
fn the_log_has_both_instants_and_nothing_before_and_replays_to_the_same_clock() {
    let mut game = standard();
    let mode = game.start().variant().castling_mode();
    let mut log = Vec::new();
    let mut tell = |game: &mut Game, command: &Command, now| {
        for event in game.decide(command, now).unwrap() {
            let number = i32::try_from(log.len()).unwrap();
            log.extend(LogEntry::of(&event, number, mode, || game.clone()));
            game.apply(&event);
        }
        log.len()
    };
    let white = delayed("e4", 0, DELAY).by(WHITE);
    assert_eq!(tell(&mut game, &white, at(1)), 0);
    let command = recall(&game).by(WHITE);
    assert_eq!(tell(&mut game, &command, at(1)), 0);
    assert_eq!(tell(&mut game, &white, at(2)), 0);
    let vacations = vec![Vacation { from: at(2) + TICK, to: at(90) }];
    let vacation = PlayerCommand::TakeVacation { vacations }.by(WHITE);
    assert_eq!(tell(&mut game, &vacation, at(2) + TICK), 1);
    assert_eq!(tell(&mut game, &check(), at(50)), 3);
    assert_eq!(tell(&mut game, &play("e5", 1).by(BLACK), at(51)), 4);
    let start = Start::standard();
    let replayed = Game::replay(terms(), start, noon(), &log).unwrap();
    assert_eq!(clock(&replayed), clock(&game));
    assert_eq!(replayed.move_times(), game.move_times());
    assert_eq!(game.time_used(0), TimeDelta::hours(2));
}

#[test]
fn a_row_that_says_something_else_keeps_nobody_waiting() {
    let (game, made_at) = waiting();
    let stored = game.delayed_move().unwrap().clone();
    let with = |text: &str, keep: Option<&str>| DelayedMove {
        play: Play { text: text.into(), keep: keep.map(Into::into), ..stored.play.clone() },
        ..stored.clone()
    };
    for (delayed, ply) in [
        (with("e1e8", None), 2),
        // The move alone, where what goes with it cannot be read.
        (with("g1f3", Some("nonsense")), 3),
    ] {
        let mut game = game.clone();
        game.set_delayed_move(Some(delayed));
        carry_out(&mut game, &check(), made_at + DELAY).unwrap();
        assert_eq!((game.ply(), game.delayed_move()), (ply, None));
    }
    // One of another position is none.
    let mut other = standard();
    other.set_delayed_move(Some(stored));
    assert_eq!(other.delayed_move(), None);
}
