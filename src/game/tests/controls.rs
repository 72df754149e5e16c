//! Controls and the state of clocks as they are stored and checked.

use super::{
    clock::{TICK, days, give, hours, take_vacation},
    *,
};
use crate::game::clock::{MAX_TIME, StoredClock, TimeControl};

#[test]
fn controls_are_stored_and_checked() {
    let bank =
        |initial, increment, cap, limit| TimeControl::Fischer { initial, increment, cap, limit };
    for (control, text) in [
        (TimeControl::PerMove { time: days(3) }, "per_move 259200"),
        (TimeControl::PerMove { time: hours(36) }, "per_move 129600"),
        (bank(days(10), days(1), None, None), "fischer 864000 86400 - -"),
        (
            bank(days(10), TimeDelta::zero(), Some(days(20)), Some(days(5))),
            "fischer 864000 0 1728000 432000",
        ),
        (TimeControl::Period { moves: 10, days: 50, silence: 40 }, "period 10 50 40"),
        (TimeControl::Period { moves: 1, days: 1, silence: 3 }, "period 1 1 3"),
        (TimeControl::Unlimited, "unlimited"),
    ] {
        assert_eq!(control.check(), Ok(()));
        assert_eq!(control.to_text(), text);
        assert_eq!(text.parse(), Ok(control));
    }
    for text in [
        "",
        "per_move",
        "per_move 0",
        "per_move -1",
        "per_move 9223372036854775807",
        "per_move 1 2",
        "fischer 0 0 - -",
        "fischer 1 2 3",
        "fischer 1 -2 - -",
        "period 0 1 1",
        "period 1 366 1",
        "period 1 1 0",
        "unlimited ",
        "blitz",
    ] {
        assert!(text.parse::<TimeControl>().is_err(), "{text}");
    }
    let hour = TimeDelta::hours(1);
    for bad in [
        TimeControl::PerMove { time: hour - TICK },
        TimeControl::PerMove { time: days(30) + TICK },
        TimeControl::PerMove { time: TimeDelta::MAX },
        bank(hour - TICK, hour, None, None),
        bank(MAX_TIME + TICK, hour, None, None),
        bank(days(1), -hour, None, None),
        bank(days(1), hour, Some(hours(23)), None),
        bank(days(1), hour, None, Some(TimeDelta::zero())),
        TimeControl::Period { moves: 0, days: 50, silence: 40 },
        TimeControl::Period { moves: 10, days: u32::MAX, silence: 40 },
        TimeControl::Period { moves: 10, days: 50, silence: 0 },
    ] {
        assert!(bad.check().is_err(), "{bad:?}");
    }
}

#[test]
fn what_is_stored_of_the_clocks_is_read_again() {
    let mut game = standard();
    give(&mut game, Color::Black, 2);
    take_vacation(&mut game, Color::White, &[(at(24), at(72)), (at(80), at(100))], at(5));
    take_vacation(&mut game, Color::Black, &[(at(9), at(30))], at(6));
    let text = game.clock_state().to_text();
    assert_eq!(StoredClock::parse(&text).as_ref(), Some(game.clock_state()), "{text}");
    assert_eq!(StoredClock::parse(""), Some(StoredClock::default()));
    for text in [
        "used",
        "used:x",
        "used:-1",
        "white:1",
        "white:2-1",
        "white:9999999999999999999-1",
        "green:1-2",
        "given:white:1",
        "given:white:1:0",
        "given:white:1:-5",
        "given:nobody:1:5",
        "given:white:1:9223372036854775807",
        "given:white:-1:5",
    ] {
        assert_eq!(StoredClock::parse(text), None, "{text}");
    }
    // Together they would last longer than any sum can hold.
    let ages = "white:0-8210266876799999999 ".repeat(101);
    assert_eq!(StoredClock::parse(&ages), None);
}
