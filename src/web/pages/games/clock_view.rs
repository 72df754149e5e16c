//! Clocks as pages show them: what is left, when the flag falls, who is on leave.

use chrono::{DateTime, TimeDelta, Utc};

use crate::{
    chess::{Color, color_name},
    game::{Actor, Command, Game, clock::Control},
    web::times::{Zone, machine, span},
};

/// Less than this on the clock is urgent.
pub(super) const URGENT: TimeDelta = TimeDelta::hours(24);

/// Days that can be given with one click.
pub const GIFTS: [u32; 6] = [1, 2, 3, 7, 14, 30];

/// A running clock.
#[derive(Clone, Debug, Default)]
pub struct ClockView {
    /// `2 d 3 h left`, `flag fell`, `no time limit`.
    pub left: String,
    /// The instant of the flag, in the reader's zone and for machines; empty without one.
    pub flag: String,
    pub flag_machine: String,
    pub is_urgent: bool,
}

/// Shows a clock whose flag falls at an instant, with so much time left.
pub fn clock(
    flag: Option<DateTime<Utc>>,
    left: TimeDelta,
    now: DateTime<Utc>,
    zone: Zone,
) -> ClockView {
    let Some(flag) = flag else {
        return ClockView { left: "no time limit".into(), ..ClockView::default() };
    };
    ClockView {
        left: if flag <= now { "flag fell".into() } else { format!("{} left", span(left)) },
        flag: zone.full(flag),
        flag_machine: machine(flag),
        is_urgent: flag - now < URGENT,
    }
}

/// Shows the clock of the side to move. Those who do not play see how long it is until the flag:
/// from the time on the clock they could tell who is away.
pub fn running_clock(game: &Game, is_player: bool, now: DateTime<Utc>, zone: Zone) -> ClockView {
    if game.rests_since().is_some() {
        return ClockView { left: "stands still".into(), ..ClockView::default() };
    }
    let flag = game.deadline();
    let until = flag.map(|flag| flag - now).unwrap_or_default();
    let left = if is_player { game.time_left(now).unwrap_or_default() } else { until };
    clock(flag, left, now, zone)
}

/// Time beside the board: what was agreed on, what both have, what the reader may do.
pub struct TimeView {
    pub control: String,
    /// What each side has, where time is kept from one move to the next.
    pub stocks: Vec<(&'static str, String)>,
    /// Who is on leave and until when, for the players.
    pub leaves: Vec<String>,
    pub may_claim_flag: bool,
    pub may_give: bool,
    /// How often time was given so far.
    pub gifts: usize,
}

impl TimeView {
    /// `side`: the reader's, `None` for spectators.
    pub fn of(
        game: &Game,
        side: Option<Color>,
        names: [&str; 2],
        now: DateTime<Utc>,
        zone: Zone,
    ) -> TimeView {
        TimeView {
            control: game.terms().control.to_string(),
            stocks: stocks(game, now),
            leaves: side.map(|_| leaves(game, names, now, zone)).unwrap_or_default(),
            may_claim_flag: side.is_some_and(|side| may_claim_flag(game, side, now)),
            may_give: side.is_some_and(|side| may_give_time(game, side, now)),
            gifts: game.gifts().len(),
        }
    }
}

/// Returns what both sides have for all moves to come, where time is kept.
pub fn stocks(game: &Game, now: DateTime<Utc>) -> Vec<(&'static str, String)> {
    let of = |side| Some((color_name(side), stock(game, side, now)?));
    Color::ALL.into_iter().filter_map(of).collect()
}

/// Returns what a side has for all moves to come: `12 d 4 h`, `34 days for 7 moves`. `None`
/// where nothing is kept from one move to the next.
fn stock(game: &Game, side: Color, now: DateTime<Utc>) -> Option<String> {
    let left = game.stock(side, now)?;
    Some(match game.moves_to_go(side) {
        Some(moves) => {
            let days = left.num_days();
            let s = |n: i64| if n == 1 { "" } else { "s" };
            format!("{days} day{} for {moves} move{}", s(days), s(i64::from(moves)))
        }
        None => span(left),
    })
}

/// Returns sentences about the leaves of both players that protect the game, present and to
/// come.
pub fn leaves(game: &Game, names: [&str; 2], now: DateTime<Utc>, zone: Zone) -> Vec<String> {
    let mut sentences = Vec::new();
    for (side, name) in Color::ALL.into_iter().zip(names) {
        for leave in game.leaves(side).iter().filter(|leave| leave.to > now) {
            let to = zone.full(leave.to);
            sentences.push(if leave.from <= now {
                format!("{name} is on leave until {to}.")
            } else {
                format!("{name} is on leave from {} to {to}.", zone.full(leave.from))
            });
        }
    }
    sentences
}

/// Explains how time is measured in a game, a sentence each.
pub fn explained(game: &Game) -> Vec<String> {
    let control = game.terms().control;
    let mut sentences = vec![format!("Time: {control}.")];
    match control {
        Control::PerMove { .. } => {
            sentences.push("What a move does not need is not kept.".into());
        }
        Control::Bank { cap, .. } => {
            sentences.push("What a move does not need stays on the clock.".into());
            if cap.is_some() {
                sentences.push("Time added lifts a clock no higher than the most that can be saved up; what was given by the opponent stays.".into());
            }
        }
        Control::Period { silence, .. } => {
            sentences.push(format!(
                "Whole days count: the first 24 hours of each move are free, and days beyond the \
                 twentieth on one move count double. What is left of a period is carried over. No \
                 move may take {silence} days or more."
            ));
        }
        Control::Unlimited => sentences.push("No flag falls.".into()),
    }
    sentences
}

/// Returns why the flag falls when it does, for the side to move. Who is away and until when is
/// for the players: everybody else reads the flag alone.
pub fn present(game: &Game, is_player: bool, now: DateTime<Utc>, zone: Zone) -> Option<String> {
    let flag = game.deadline()?;
    let side = color_name(game.turn());
    let verb = if flag <= now { "fell" } else { "falls" };
    if !is_player {
        return Some(format!("{side}'s flag {verb} on {}.", zone.full(flag)));
    }
    let runs = match game.leave_at(game.turn(), now) {
        Some(leave) => format!("stands still until {}", zone.full(leave.to)),
        None => format!("runs since {}", zone.full(game.turn_began())),
    };
    Some(format!(
        "{side}'s clock {runs}. This move has used {} of {}; the flag {} on {}.",
        span(game.used(now)),
        span(game.allowance()?),
        verb,
        zone.full(flag),
    ))
}

/// The door itself says whether a claim on time would be heard now.
fn may_claim_flag(game: &Game, side: Color, now: DateTime<Utc>) -> bool {
    game.is_running() && game.decide(&Command::ClaimFlag, Actor::Player(side), now).is_ok()
}

/// The same of time for the opponent.
fn may_give_time(game: &Game, side: Color, now: DateTime<Utc>) -> bool {
    let command = Command::GiveTime { days: 1, given: game.gifts().len() };
    game.is_running() && game.decide(&command, Actor::Player(side), now).is_ok()
}
