//! Whole schedules by chance, and a clock that is counted minute by minute beside each: total
//! time is conserved, no clock is ever negative, and nobody's promised time shrinks by what
//! somebody else does.

use proptest::prelude::*;

use super::{clock::move_at, *};
use crate::game::clock::{TimeControl, Vacation};

/// The same game, modeled minute by minute.
struct Model {
    control: TimeControl,
    /// What each move of White has more, where nothing is kept.
    extra: [i64; 2],
    left: [i64; 2],
    given: [i64; 2],
    made: [u32; 2],
    used: i64,
    /// In which no clock ran.
    stood: i64,
    vacations: [Vec<(i64, i64)>; 2],
    turn: usize,
}

const DAY_MINUTES: i64 = 24 * 60;

impl Model {
    /// `extra`: what White has more.
    fn new(control: TimeControl, extra: i64) -> Model {
        let left = match control {
            TimeControl::Fischer { initial, .. } => initial.num_minutes(),
            TimeControl::Period { days, .. } => i64::from(days) * DAY_MINUTES,
            _ => 0,
        };
        let (left, extra) = match control.keeps_time() {
            true => ([left + extra, left], [0; 2]),
            false => ([left; 2], [extra, 0]),
        };
        let (given, made, vacations) = ([0; 2], [0; 2], [Vec::new(), Vec::new()]);
        Model { control, extra, left, given, made, used: 0, stood: 0, vacations, turn: 0 }
    }

    fn tick(&mut self, minute: i64) {
        let away = |(from, to): &(i64, i64)| *from <= minute && minute < *to;
        if !self.vacations[self.turn].iter().any(away) {
            self.used += 1;
        } else {
            self.stood += 1;
        }
    }

    fn charged(&self) -> i64 {
        let days = self.used / DAY_MINUTES;
        match self.control {
            TimeControl::Period { .. } if days > 20 => (20 + 2 * (days - 20)) * DAY_MINUTES,
            TimeControl::Period { .. } => days * DAY_MINUTES,
            _ => self.used,
        }
    }

    fn has_fallen(&self) -> bool {
        let (left, given) = (self.left[self.turn], self.given[self.turn]);
        match self.control {
            TimeControl::PerMove { time } => {
                self.used >= time.num_minutes() + self.extra[self.turn] + given
            }
            TimeControl::Fischer { limit, .. } => {
                let over = limit.is_some_and(|l| self.used >= l.num_minutes() + given);
                self.used >= left || over
            }
            TimeControl::Period { silence, .. } => {
                let silent = i64::from(silence) * DAY_MINUTES + given;
                self.charged() > left || self.used >= silent
            }
            TimeControl::Unlimited => false,
        }
    }

    fn press(&mut self) {
        let turn = self.turn;
        self.made[turn] += 1;
        let rest = self.left[turn] - self.charged();
        self.left[turn] = match self.control {
            TimeControl::Fischer { increment, cap, .. } => {
                let more = rest + increment.num_minutes();
                cap.map_or(more, |cap| more.min(cap.num_minutes().max(rest)))
            }
            TimeControl::Period { moves, days, .. } if self.made[turn].is_multiple_of(moves) => {
                rest + i64::from(days) * DAY_MINUTES
            }
            _ => rest,
        };
        (self.given[turn], self.used, self.turn) = (0, 0, 1 - turn);
    }
}

#[derive(Clone, Copy, Debug)]
enum Step {
    Think(i64),
    Give(u32),
    /// A vacation of the side to move, or of the other: from so many minutes on, so long.
    Vacation {
        mine: bool,
        from: i64,
        long: i64,
    },
    Back {
        mine: bool,
    },
    Outage {
        since: i64,
        long: i64,
    },
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let long = 1..9 * DAY_MINUTES;
    let step = prop_oneof![
        5 => (0..6 * DAY_MINUTES).prop_map(Step::Think),
        1 => (1_u32..5).prop_map(Step::Give),
        2 => (any::<bool>(), 0..3 * DAY_MINUTES, long.clone())
            .prop_map(|(mine, from, long)| Step::Vacation { mine, from, long }),
        1 => any::<bool>().prop_map(|mine| Step::Back { mine }),
        2 => (0..DAY_MINUTES, long).prop_map(|(since, long)| Step::Outage { since, long }),
    ];
    prop::collection::vec(step, 1..40)
}

fn controls() -> impl Strategy<Value = TimeControl> {
    let time = |range: std::ops::Range<i64>| range.prop_map(TimeDelta::hours);
    let some = |range| prop::option::of(time(range));
    prop_oneof![
        time(1..200).prop_map(|time| TimeControl::PerMove { time }),
        (time(24..300), time(0..60), some(300..400), some(24..200)).prop_map(
            |(initial, increment, cap, limit)| TimeControl::Fischer {
                initial,
                increment,
                cap,
                limit
            }
        ),
        (1_u32..4, 1_u32..30, 20_u32..45).prop_map(|(moves, days, silence)| TimeControl::Period {
            moves,
            days,
            silence
        }),
        Just(TimeControl::Unlimited),
    ]
}

fn minutes(n: i64) -> DateTime<Utc> {
    noon() + TimeDelta::minutes(n)
}

/// Gives the game the model's vacations.
fn set_vacations(game: &mut Game, model: &Model, side: usize, now: i64) {
    let vacations = model.vacations[side]
        .iter()
        .map(|(from, to)| Vacation { from: minutes(*from), to: minutes(*to) })
        .collect();
    let by = [Color::White, Color::Black][side];
    let told = carry_out(game, &PlayerCommand::TakeVacation { vacations }.by(by), minutes(now));
    assert!(told.is_ok() || told == Err(GameError::AlreadyDone), "{told:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn a_clock_agrees_with_one_that_is_counted_minute_by_minute(
        control in controls(),
        extra in prop_oneof![Just(0), 1..5 * DAY_MINUTES],
        steps in steps(),
    ) {
        let white_extra_time = TimeDelta::minutes(extra);
        let terms = Terms { control, white_extra_time, ..terms() };
        let mut game = Game::new(terms, Start::standard(), noon());
        let mut model = Model::new(control, extra);
        let mut now = 0_i64;
        // The last minute in which the game was notified of something: no outage is older.
        let mut told = 0_i64;
        for step in steps {
            match step {
                Step::Think(time) => {
                    for _ in 0..time {
                        if model.has_fallen() {
                            break;
                        }
                        model.tick(now);
                        now += 1;
                    }
                    let fell = game.passed_deadline(minutes(now));
                    prop_assert_eq!(fell.is_some(), model.has_fallen());
                    if fell.is_some() {
                        prop_assert_eq!(fell, Some(minutes(now)), "not a minute early or late");
                        return Ok(());
                    }
                    let used = TimeDelta::minutes(model.used);
                    prop_assert_eq!(game.used(minutes(now)), used);
                    move_at(&mut game, minutes(now));
                    prop_assert_eq!(game.move_times().last().map(|s| s.used), Some(used));
                    model.press();
                    told = now;
                }
                Step::Give(n) => {
                    let side = !game.turn();
                    let time_grant = PlayerCommand::GiveTime { days: n, given: game.time_grants().len() };
                    let before = game.deadline();
                    if carry_out(&mut game, &time_grant.clone().by(side), minutes(now)).is_ok() {
                        let time = i64::from(n) * DAY_MINUTES;
                        model.left[model.turn] += if control.keeps_time() { time } else { 0 };
                        model.given[model.turn] += time;
                        prop_assert!(game.deadline() >= before);
                    }
                }
                Step::Vacation { mine, from, long } => {
                    let side = if mine { model.turn } else { 1 - model.turn };
                    let (from, to) = (now + from, now + from + long);
                    let free = |(a, b): &(i64, i64)| *b <= from || to <= *a;
                    if model.vacations[side].iter().all(free) {
                        model.vacations[side].push((from, to));
                        model.vacations[side].sort_unstable();
                        model.vacations[side].retain(|(_, to)| *to > now);
                        let before = game.deadline();
                        set_vacations(&mut game, &model, side, now);
                        prop_assert!(game.deadline() >= before, "a leave takes nothing away");
                        told = now;
                    }
                }
                Step::Back { mine } => {
                    let side = if mine { model.turn } else { 1 - model.turn };
                    for vacation in &mut model.vacations[side] {
                        vacation.1 = vacation.1.min(now);
                    }
                    model.vacations[side].retain(|(from, to)| from < to && *to > now);
                    let before = game.deadline();
                    set_vacations(&mut game, &model, side, now);
                    if !mine {
                        prop_assert_eq!(game.deadline(), before, "the opponent's is untouched");
                    }
                    told = now;
                }
                Step::Outage { since, long } => {
                    // The last heartbeat was a little before; the model's minutes since
                    // then come back too.
                    let from = (now - since).max(told);
                    let to = now + long;
                    let lost: i64 = {
                        let away = |m: i64| model.vacations[model.turn].iter().any(|(a, b)| *a <= m && m < *b);
                        (from..now).filter(|m| !away(*m)).count().try_into().unwrap()
                    };
                    if model.has_fallen() {
                        return Ok(());
                    }
                    let before = game.deadline();
                    carry_out(&mut game, &SystemCommand::ReturnTime { from: minutes(from), to: minutes(to) }.into(), minutes(to)).unwrap();
                    if control == TimeControl::Unlimited {
                        (now..to).for_each(|minute| model.tick(minute));
                    } else {
                        model.used -= lost;
                        model.stood += lost + (to - now);
                    }
                    now = to;
                    told = now;
                    prop_assert!(game.deadline() >= before, "an outage takes nothing away");
                    prop_assert_eq!(game.used(minutes(now)), TimeDelta::minutes(model.used));
                }
            }
            for (index, side) in Color::ALL.into_iter().enumerate() {
                if let Some(bank) = game.bank(side, minutes(now)) {
                    prop_assert!(bank >= TimeDelta::zero());
                    let cost = if index == model.turn { model.charged() } else { 0 };
                    prop_assert_eq!(bank.num_minutes(), (model.left[index] - cost).max(0));
                }
            }
        }
        // Every minute is somebody's, or was given back, or was vacation.
        let used: TimeDelta = game.move_times().iter().map(|s| s.used).sum();
        let all = used + game.used(minutes(now)) + TimeDelta::minutes(model.stood);
        prop_assert_eq!(all, TimeDelta::minutes(now));
    }
}
