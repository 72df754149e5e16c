//! When a player is reminded of a deadline, and when a game is checked again.

use super::{
    clock::{days, hours, take_vacation, under},
    *,
};
use crate::game::clock::{TIMEOUT_GRACE, TimeControl};

#[test]
fn reminders_come_before_the_flag_but_not_before_the_turn_and_not_in_a_vacation() {
    let deadline = noon() + days(3);
    let game = standard();
    let before = |hours: &[i64]| -> Vec<DateTime<Utc>> {
        hours.iter().map(|h| deadline - TimeDelta::hours(*h)).collect()
    };
    assert_eq!(game.reminders(&[48, 12]), before(&[48, 12]));
    assert_eq!(game.reminders(&[12, 72, 168, 1]), before(&[12, 1]), "three days are all there is");
    assert_eq!(game.reminders(&[168, 12]), before(&[12]), "one that fits is enough");
    assert_eq!(game.reminders(&[168, 72]), before(&[36]), "at half the time");
    assert!(game.reminders(&[]).is_empty());
    let hour = under(TimeControl::PerMove { time: hours(1) });
    assert_eq!(hour.reminders(&[48, 12]), [noon() + TimeDelta::minutes(30)]);
    assert!(under(TimeControl::Unlimited).reminders(&[48, 12]).is_empty());
    // What would come in a vacation comes at its end, once.
    let mut away = standard();
    let end = at(40) + days(9);
    take_vacation(&mut away, Color::White, &[(at(40), end)], noon());
    assert_eq!(away.reminders(&[168, 72, 48, 24]), [end, end + hours(8)]);
}

#[test]
fn a_reminder_waits_for_the_end_of_all_vacations_that_touch() {
    let deadline_without = noon() + days(4);
    let mut away = under(TimeControl::PerMove { time: days(4) });
    let vacations = [(at(90), at(138)), (at(138), at(162))];
    take_vacation(&mut away, Color::White, &vacations, noon());
    assert_eq!(away.deadline(), Some(deadline_without + days(3)));
    assert_eq!(away.reminders(&[48]), [at(162)]);
}

#[test]
fn an_outage_swallows_no_reminder() {
    // Ten days a move, a vacation near its end: both reminders wait for the end of the
    // vacation, which no outage moves.
    let mut game = under(TimeControl::PerMove { time: days(10) });
    take_vacation(&mut game, Color::White, &[(at(230), at(278))], noon());
    let deadline = game.deadline().unwrap();
    assert_eq!(game.reminders(&[48, 12]), [at(278)]);
    let command = SystemCommand::ReturnTime { from: at(220), to: at(226) };
    carry_out(&mut game, &command.into(), at(226)).unwrap();
    assert_eq!(game.reminders(&[48, 12]), [at(278), at(282)]);
    let moved = game.deadline().unwrap() - deadline;
    let wake = game.check_after_outage(Some(at(278)), moved, at(226)).unwrap();
    assert!(wake <= at(278), "{wake}");
    // What was due before is due as much later.
    let game = standard();
    let due = game.check_after_outage(Some(at(24)), hours(10), at(34));
    assert_eq!(due, Some(at(34)));
}

#[test]
fn time_looks_again_at_every_reminder_and_at_the_flag() {
    let deadline = noon() + days(3);
    let game = standard();
    let mut checks = Vec::new();
    let mut now = noon();
    while let Some(next) = game.next_check(now).filter(|next| *next > now) {
        checks.push(next);
        now = next;
    }
    let before = [48, 36, 24, 12, 6, 3, 1].map(|h| deadline - TimeDelta::hours(h));
    assert_eq!(checks, [before.as_slice(), &[deadline + TIMEOUT_GRACE]].concat());
    let mut claimed = standard();
    claimed.terms.timeout_rule = TimeoutRule::Claimed;
    assert_eq!(claimed.next_check(deadline - hours(1)), Some(deadline + TIMEOUT_GRACE));
    assert_eq!(claimed.next_check(deadline + TIMEOUT_GRACE), None, "the rest is the opponent's");
}
