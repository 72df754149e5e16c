//! Special leave: the clock of a side stands still, vacation or not.

use super::{
    clock::{assert_falls_at, days, take_vacation, think},
    *,
};
use crate::game::clock::{StoredClock, TimeControl, Vacation};

fn game(vacation: bool) -> Game {
    let control = TimeControl::PerMove { time: days(3) };
    Game::new(Terms { control, vacation, ..terms() }, Start::standard(), noon())
}

fn grant(
    game: &mut Game,
    side: Color,
    until: DateTime<Utc>,
    now: DateTime<Utc>,
) -> Result<Vec<Event>, GameError> {
    carry_out(game, &SystemCommand::GrantSpecialLeave { side, until }.into(), now)
}

#[test]
fn the_clock_stands_still_where_the_terms_have_no_vacation() {
    for side in [WHITE, BLACK] {
        let mut game = game(false);
        if side == BLACK {
            think(&mut game, days(1));
        }
        let now = game.turn_began() + days(1);
        let until = now + days(30);
        let events = grant(&mut game, side, until, now).unwrap();
        let leave = Vacation { from: now, to: until };
        let what = EventKind::SpecialLeaveGranted { side, leave };
        assert_eq!(events, [Event { at: now, by: Actor::System, what }]);
        assert_eq!(game.special_leave(side), Some(leave));
        // Of three days one was used.
        assert_falls_at(&game, until + days(2));
        assert_eq!(grant(&mut game, side, until, now), Err(GameError::AlreadyDone));
        assert_eq!(
            StoredClock::parse(&game.clock_state().to_text()),
            Some(game.clock_state().clone())
        );
    }
}

#[test]
fn it_waits_for_the_turn_of_its_side_and_is_over_after_it() {
    let mut game = game(true);
    let until = noon() + days(10);
    grant(&mut game, BLACK, until, noon()).unwrap();
    assert_falls_at(&game, noon() + days(3));
    think(&mut game, days(2));
    assert_falls_at(&game, until + days(3));
    // Whoever plays on all the same has it still.
    think(&mut game, days(1));
    assert!(game.special_leave(BLACK).is_some());
    think(&mut game, days(2));
    assert_falls_at(&game, until + days(3));
    think(&mut game, days(7));
    assert_eq!((game.special_leave(BLACK), game.vacations(BLACK)), (None, &[][..]));
}

#[test]
fn no_vacation_takes_it_away() {
    let mut game = game(true);
    let at = |n| noon() + days(n);
    grant(&mut game, WHITE, at(10), at(1)).unwrap();
    take_vacation(&mut game, WHITE, &[(at(8), at(15)), (at(20), at(22))], at(2));
    let spans = |game: &Game| -> Vec<_> {
        game.vacations(WHITE).iter().map(|one| (one.from, one.to)).collect()
    };
    assert_eq!(spans(&game), [(at(1), at(15)), (at(20), at(22))]);
    assert_falls_at(&game, at(17));
    // The vacation is given up.
    take_vacation(&mut game, WHITE, &[], at(3));
    assert_eq!(spans(&game), [(at(1), at(10))]);
    assert_falls_at(&game, at(12));
    let again = PlayerCommand::TakeVacation { vacations: Vec::new() }.by(WHITE);
    assert_eq!(game.decide(&again, at(4)), Err(GameError::AlreadyDone));
}

#[test]
fn it_comes_too_late_for_time_that_has_run_out() {
    let mut game = game(true);
    let now = noon() + days(3);
    let events = grant(&mut game, WHITE, now + days(30), now).unwrap();
    assert_eq!(events[0].by, Actor::Clock);
    assert_eq!(grant(&mut game, BLACK, now + days(30), now), Err(GameError::Over));
}

#[test]
fn a_substitute_has_none() {
    let mut game = game(true);
    grant(&mut game, WHITE, noon() + days(30), noon()).unwrap();
    let now = noon() + days(2);
    let replaced = SystemCommand::ReplacePlayer { side: WHITE, former: 3, player: 9 };
    carry_out(&mut game, &replaced.into(), now).unwrap();
    assert_eq!(game.special_leave(WHITE), None);
    assert_falls_at(&game, now + days(3));
}

/// Overlapping times without a clock are one: it is called by what it ends with.
#[test]
fn a_vacation_that_ends_with_special_leave_is_called_special_leave() {
    let day = |day| noon() + days(day);
    for (vacation, now, is_leave) in [
        (None, 2, Some(true)),
        // It began with a vacation.
        (Some((0, 3)), 2, Some(true)),
        // The vacation ends later.
        (Some((4, 20)), 2, Some(false)),
        (None, 10, None),
    ] {
        let mut game = game(true);
        if let Some((from, to)) = vacation {
            let vacations = vec![Vacation { from: day(from), to: day(to) }];
            carry_out(&mut game, &PlayerCommand::TakeVacation { vacations }.by(WHITE), noon())
                .unwrap();
        }
        grant(&mut game, WHITE, day(10), day(1)).unwrap();
        let found = game.vacation_at(WHITE, day(now));
        let is_found = found.map(|found| game.is_special_leave(WHITE, found, day(now)));
        assert_eq!(is_found, is_leave, "{vacation:?}, day {now}");
    }
}
