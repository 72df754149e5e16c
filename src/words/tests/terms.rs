//! Times, time controls, house rules and start positions.

use shakmaty::PositionErrorKinds;

use super::*;
use crate::{
    chess::BadStart,
    game::{
        DrawRule, FlagRule,
        clock::{BadControl, Control},
    },
};

#[test]
fn terms_and_starts_are_said_in_every_language() {
    let (day, hour) = (TimeDelta::days, TimeDelta::hours);
    let bank = |increment, cap, limit| Control::Bank { initial: day(10), increment, cap, limit };
    let mut table = Table::new();
    for (control, english) in [
        (Control::PerMove { time: day(1) }, "1 day a move"),
        (Control::PerMove { time: day(3) + hour(1) }, "3 days 1 hour a move"),
        (bank(day(1), None, None), "10 days and 1 day more for each move"),
        (
            bank(TimeDelta::zero(), Some(day(20)), None),
            "10 days for the whole game, at most 20 days saved up",
        ),
        (
            bank(day(1), Some(day(20)), Some(hour(36))),
            "10 days and 1 day more for each move, at most 20 days saved up, no move over 1 day \
             12 hours",
        ),
        (Control::Period { moves: 10, days: 50, silence: 40 }, "10 moves in 50 days"),
        (Control::Period { moves: 1, days: 1, silence: 5 }, "1 move in 1 day, no move over 5 days"),
        (Control::Unlimited, "no time limit"),
    ] {
        table.push(row(english, move |words| words.control(&control)));
    }
    for (time, english) in [
        (day(1), "1 day"),
        (day(2) + hour(3), "2 days 3 hours"),
        (TimeDelta::seconds(61), "1 minute 1 second"),
        (TimeDelta::zero(), "no time"),
    ] {
        table.push(row(english, move |words| words.time(time)));
    }
    for (bad, english) in [
        (BadControl::PerMove, "A move has at least 1 hour and at most 30 days."),
        (BadControl::Initial, "The time to begin with is at least 1 hour and at most 365 days."),
        (BadControl::Increment, "The time added for each move is at most 30 days."),
        (
            BadControl::Cap,
            "The most that can be saved up is not less than the time to begin with, and at most \
             365 days.",
        ),
        (BadControl::Limit, "The limit for one move is at least 1 hour and at most 365 days."),
        (BadControl::Moves, "A period has 1 to 100 moves."),
        (BadControl::Days, "A period has 1 to 365 days."),
        (BadControl::Silence, "The longest silence is 1 to 365 days."),
    ] {
        table.push(row(english, move |words| words.bad_control(bad)));
    }
    let rules = Rules { en_passant: false, check_warning: false };
    let terms = Terms {
        flag: FlagRule::Claimed,
        leave: false,
        draws: DrawRule::Automatic,
        conditional: false,
        takebacks: false,
        rated: true,
        ..Terms::standard(day(3))
    };
    let differs = "rated, no en passant, no check warning, draws by themselves, no conditional moves, no \
                   takebacks, flags are claimed, no leave";
    table.push(row(differs, move |words| words.house_rules(rules, &terms)));
    let standard = Terms::standard(day(3));
    assert_eq!(Words::default().house_rules(Rules::default(), &standard), "");
    let position = |text, variant| Start::from_fen(text, variant).unwrap();
    for start in [
        Start::standard(),
        Start::chess960(356).unwrap(),
        position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Variant::Standard),
        position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Variant::Chess960),
    ] {
        table.push(row(start.name(), move |words| words.start(&start)));
    }
    let mut bad = vec![BadStart::Number, BadStart::Syntax, BadStart::Over];
    bad.extend(PositionErrorKinds::all().iter().map(BadStart::Position));
    bad.push(BadStart::Position(PositionErrorKinds::empty()));
    table.extend(bad.into_iter().map(|bad| row(bad.clone(), move |words| words.bad_start(&bad))));
    check(table);
}
