//! Clocks of a game in which White has more time.

use super::{
    clock::{assert_falls_at, days, give, hours, left, take_vacation, think, white_thinks},
    *,
};
use crate::game::clock::{MAX_TIME, TimeControl};

/// A game in which White has two days more.
fn uneven(control: TimeControl) -> Game {
    let white_extra_time = days(2);
    Game::new(Terms { control, white_extra_time, ..terms() }, Start::standard(), noon())
}

#[test]
fn white_has_more_for_each_move_where_each_has_its_own_time() {
    let mut game = uneven(TimeControl::PerMove { time: days(3) });
    assert_falls_at(&game, noon() + days(5));
    think(&mut game, days(4));
    assert_falls_at(&game, game.turn_began() + days(3));
    think(&mut game, days(1));
    assert_falls_at(&game, game.turn_began() + days(5));
    let left: Vec<_> = game.move_times().iter().map(|one| one.left).collect();
    assert_eq!(left, [Some(days(1)), Some(days(2))]);
    // Time given comes on top, a vacation stops it.
    give(&mut game, Color::Black, 1);
    assert_falls_at(&game, game.turn_began() + days(6));
    let (began, from) = (game.turn_began(), game.turn_began() + days(5));
    take_vacation(&mut game, Color::White, &[(from, from + days(7))], began);
    assert_falls_at(&game, began + days(13));
    // The reminders are before the deadline that White has.
    let mut game = uneven(TimeControl::PerMove { time: days(3) });
    assert_eq!(game.reminders(&[72]), [noon() + days(2)]);
    think(&mut game, days(1));
    assert_eq!(game.reminders(&[72]), [game.turn_began() + days(3) / 2], "as long as its time");
    // Nobody has more than can be, with what was given.
    let game = uneven(TimeControl::PerMove { time: MAX_TIME - days(3) });
    let give = |to: Color, n| game.may_be_given(to, n).is_ok();
    assert_eq!(
        [give(WHITE, 1), give(WHITE, 2), give(BLACK, 3), give(BLACK, 4)],
        [true, false, true, false]
    );
}

#[test]
fn white_has_more_once_where_time_is_kept() {
    let bank = TimeControl::Fischer {
        initial: days(10),
        increment: days(1),
        cap: Some(days(10)),
        limit: None,
    };
    let mut game = uneven(bank);
    assert_eq!([left(&game, WHITE), left(&game, BLACK)], [days(12), days(10)]);
    assert_falls_at(&game, noon() + days(12));
    white_thinks(&mut game, &[days(5)]);
    assert_eq!(left(&game, WHITE), days(8));
    white_thinks(&mut game, &[days(1)]);
    assert_eq!(left(&game, WHITE), days(8), "and no more at the next move");
    // A period has them in the first one only.
    let mut game = uneven(TimeControl::Period { moves: 2, days: 10, silence: 40 });
    assert_eq!([left(&game, WHITE), left(&game, BLACK)], [days(12), days(10)]);
    white_thinks(&mut game, &[days(5), days(5)]);
    assert_eq!(left(&game, WHITE), days(12), "two days, and ten for two moves");
    // Without a clock there is nothing to add to.
    assert_eq!(uneven(TimeControl::Unlimited).deadline(), None);
}

#[test]
fn a_takeback_gives_white_the_time_of_the_move_again() {
    for (control, time) in [
        (TimeControl::PerMove { time: days(3) }, days(5)),
        (
            TimeControl::Fischer { initial: days(10), increment: days(1), cap: None, limit: None },
            days(12),
        ),
    ] {
        let mut game = uneven(control);
        think(&mut game, days(1));
        let now = game.turn_began() + hours(1);
        carry_out(&mut game, &PlayerCommand::AskTakeback.by(WHITE), now).unwrap();
        let position_no = game.position_no();
        carry_out(&mut game, &PlayerCommand::GrantTakeback { position_no }.by(BLACK), now).unwrap();
        assert_eq!(game.allowance(), Some(time));
        assert_eq!(game.time_left(now), Some(time - days(1)), "{control:?}");
    }
}
