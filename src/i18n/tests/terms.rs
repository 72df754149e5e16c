//! Times, time controls, house rules and start positions.

use shakmaty::PositionErrorKinds;

use super::*;
use crate::{
    chess::BadStart,
    game::{
        Assistance, DrawOffers, DrawRule, TimeoutRule,
        clock::{BadTimeControl, TimeControl},
    },
};

#[test]
fn terms_and_starts_are_said_in_every_language() {
    let (day, hour) = (TimeDelta::days, TimeDelta::hours);
    let bank =
        |increment, cap, limit| TimeControl::Fischer { initial: day(10), increment, cap, limit };
    let mut table = Table::new();
    for (control, english) in [
        (TimeControl::PerMove { time: day(1) }, "1 day per move"),
        (TimeControl::PerMove { time: day(3) + hour(1) }, "3 days 1 hour per move"),
        (bank(day(1), None, None), "10 days + 1 day per move"),
        (
            bank(TimeDelta::zero(), Some(day(20)), None),
            "10 days for the whole game, maximum 20 days on the clock",
        ),
        (
            bank(day(1), Some(day(20)), Some(hour(36))),
            "10 days + 1 day per move, maximum 20 days on the clock, maximum 1 day 12 hours for one move",
        ),
        (TimeControl::Period { moves: 10, days: 50, silence: 40 }, "10 moves in 50 days"),
        (
            TimeControl::Period { moves: 1, days: 1, silence: 5 },
            "1 move in 1 day, maximum 5 days for one move",
        ),
        (TimeControl::Unlimited, "no time limit"),
    ] {
        table.push(row(english, move |locale| locale.control(&control)));
    }
    for (time, english) in [
        (day(1), "1 day"),
        (day(2) + hour(3), "2 days 3 hours"),
        (TimeDelta::seconds(61), "1 minute 1 second"),
        (TimeDelta::zero(), "no time"),
    ] {
        table.push(row(english, move |locale| locale.time(time)));
    }
    for (bad, english) in [
        (BadTimeControl::PerMove, "The time per move must be from 1 hour to 30 days."),
        (BadTimeControl::Initial, "The initial time must be from 1 hour to 365 days."),
        (BadTimeControl::Increment, "The increment must be at most 30 days."),
        (
            BadTimeControl::Cap,
            "The maximum on the clock must be at least the initial time and at most 365 days.",
        ),
        (BadTimeControl::Limit, "The maximum time for one move must be from 1 hour to 365 days."),
        (BadTimeControl::Moves, "The number of moves must be from 1 to 100."),
        (BadTimeControl::Days, "The number of days must be from 1 to 365."),
        (BadTimeControl::Silence, "The maximum for one move must be from 1 to 365 days."),
    ] {
        table.push(row(english, move |locale| locale.bad_control(bad)));
    }
    let per_move = TimeControl::PerMove { time: day(3) };
    for (control, english) in [
        (per_move, "3 days per move, 2 days more for each move of White"),
        (bank(day(1), None, None), "10 days + 1 day per move, 2 days more at the start for White"),
        (TimeControl::Unlimited, "no time limit"),
    ] {
        let terms = Terms { control, white_extra_time: day(2), ..Terms::standard(day(3)) };
        table.push(row(english, move |locale| locale.game_control(&terms)));
    }
    let rules = Rules { en_passant: false, legal_moves_only: false };
    let terms = Terms {
        timeout_rule: TimeoutRule::Claimed,
        vacation: false,
        draw_rule: DrawRule::Automatic,
        conditional: false,
        takebacks: false,
        rated: true,
        assistance: Assistance { books: false, databases: false, engines: true },
        abort: false,
        time_grants: false,
        draw_offers: DrawOffers::BlackOnly,
        ..Terms::standard(day(3))
    };
    let differs = "rated, no en passant, moves into check allowed (they lose), automatic draws, no conditional moves, no takebacks, win on time must be claimed, no vacation, no books, no databases, engines allowed, no aborting (a first move that is late loses by forfeit), no giving time, only Black can offer a draw";
    table.push(row(differs, move |locale| locale.game_options(rules, &terms)));
    let standard = Terms::standard(day(3));
    assert_eq!(Locale::default().game_options(Rules::default(), &standard), "");
    let position = |text, variant| Start::from_fen(text, variant).unwrap();
    for start in [
        Start::standard(),
        Start::chess960(356).unwrap(),
        position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Variant::Standard),
        position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Variant::Chess960),
    ] {
        table.push(row(start.name(), move |locale| locale.start(&start)));
    }
    let mut bad = vec![BadStart::Number, BadStart::Syntax, BadStart::Over];
    bad.extend(PositionErrorKinds::all().iter().map(BadStart::Position));
    bad.push(BadStart::Position(PositionErrorKinds::empty()));
    table.extend(bad.into_iter().map(|bad| row(bad.clone(), move |locale| locale.bad_start(&bad))));
    check(table);
}
