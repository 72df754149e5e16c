//! Clocks as pages show them: what is left, when time runs out, who is on vacation.

use chrono::{DateTime, TimeDelta, Utc};

use super::page_reader::PageReader;
use crate::{
    chess::Color,
    game::{Game, clock::TimeControl},
    i18n::Locale,
    web::times::{Zone, machine},
};

/// Less than this on the clock is urgent.
const URGENT_BELOW: TimeDelta = TimeDelta::hours(24);

/// Days that can be given with one click.
const DAYS_TO_GIVE: [u32; 6] = [1, 2, 3, 7, 14, 30];

/// A running clock.
#[derive(Clone, Debug, Default)]
pub struct ClockView {
    /// `2 d 3 h left`, `out of time`, `no time limit`.
    pub left: String,
    /// The deadline, in the reader's zone and for machines; empty without one.
    pub deadline: String,
    pub deadline_machine: String,
    pub is_urgent: bool,
}

/// Shows a clock whose deadline is given, with so much time left.
pub fn clock(
    deadline: Option<DateTime<Utc>>,
    left: TimeDelta,
    now: DateTime<Utc>,
    zone: Zone,
) -> ClockView {
    let Some(deadline) = deadline else {
        let left = zone.locale().t("clock-no-time-limit").to_string();
        return ClockView { left, ..ClockView::default() };
    };
    let locale = zone.locale();
    let left = match deadline <= now {
        true => locale.t("clock-out-of-time"),
        false => locale.t("clock-time-left").with("time", zone.span(left)),
    };
    ClockView {
        left: left.to_string(),
        deadline: zone.full(deadline),
        deadline_machine: machine(deadline),
        is_urgent: deadline - now < URGENT_BELOW,
    }
}

/// Shows the clock of the side to move. Those who do not play see how long it is until the
/// deadline: from the time on the clock they could tell who is away.
pub fn running_clock(game: &Game, is_player: bool, now: DateTime<Utc>, zone: Zone) -> ClockView {
    // The clock of a move that is not sent yet stands; only its player's page has that move.
    if game.paused_since().is_some() || game.delayed_move().is_some() {
        let left = zone.locale().t("clock-paused").to_string();
        return ClockView { left, ..ClockView::default() };
    }
    let deadline = game.deadline();
    let until = deadline.map(|deadline| deadline - now).unwrap_or_default();
    let left = if is_player { game.time_left(now).unwrap_or_default() } else { until };
    clock(deadline, left, now, zone)
}

/// The clock panel: the time control, the time of both players, and what the reader may do.
pub struct TimeView {
    pub control: String,
    /// What each side has, where time is kept from one move to the next.
    pub times_left: Vec<(String, String)>,
    /// Who is on vacation and until when, for the players.
    pub vacations: Vec<String>,
    /// How often time was given so far.
    pub time_grants: usize,
    /// Days that can be given with one click.
    pub days_to_give: [u32; 6],
}

impl TimeView {
    pub fn of(game: &Game, viewer: &PageReader, names: [&str; 2]) -> TimeView {
        let (now, zone) = (viewer.now, viewer.zone);
        TimeView {
            control: zone.locale().game_control(game.terms()),
            times_left: times_left(game, now, zone),
            vacations: match viewer.side {
                Some(_) => vacations(game, names, now, zone),
                None => Vec::new(),
            },
            time_grants: game.time_grants().len(),
            days_to_give: DAYS_TO_GIVE,
        }
    }
}

/// Returns what both sides have for all moves to come, where time is kept.
pub fn times_left(game: &Game, now: DateTime<Utc>, zone: Zone) -> Vec<(String, String)> {
    let locale = zone.locale();
    let of = |side: Color| {
        let has = side.fold_wb(locale.t("game-time-left-white"), locale.t("game-time-left-black"));
        Some((has.to_string(), time_left(game, side, now, zone)?))
    };
    Color::ALL.into_iter().filter_map(of).collect()
}

/// Returns what a side has for all moves to come: `12 d 4 h`, `34 days for 7 moves`. `None`
/// where nothing is kept from one move to the next.
fn time_left(game: &Game, side: Color, now: DateTime<Utc>, zone: Zone) -> Option<String> {
    let left = game.bank(side, now)?;
    Some(match game.moves_to_go(side) {
        Some(moves) => {
            let said = zone.locale().t("clock-days-for-moves");
            said.count("days", left.num_days()).count("moves", moves).to_string()
        }
        None => zone.span(left),
    })
}

/// Returns sentences about the vacations of both players that protect the game, present and to
/// come.
pub fn vacations(game: &Game, names: [&str; 2], now: DateTime<Utc>, zone: Zone) -> Vec<String> {
    let mut sentences = Vec::new();
    for (side, name) in Color::ALL.into_iter().zip(names) {
        for vacation in game.vacations(side).iter().filter(|vacation| vacation.to > now) {
            let said = match vacation.from <= now {
                true if game.is_special_leave(side, *vacation, now) => {
                    zone.locale().t("clock-on-special-leave")
                }
                true => zone.locale().t("clock-on-vacation"),
                false => {
                    zone.locale().t("clock-vacation-to-come").with("from", zone.full(vacation.from))
                }
            };
            sentences.push(said.with("name", name).with("to", zone.full(vacation.to)).to_string());
        }
    }
    sentences
}

/// Explains how time is measured in a game, a sentence each.
pub fn explained(game: &Game, locale: Locale) -> Vec<String> {
    let control = game.terms().control;
    let mut sentences =
        vec![locale.t("clock-time-control").with("control", locale.game_control(game.terms()))];
    match control {
        TimeControl::PerMove { .. } => sentences.push(locale.t("clock-explained-per-move")),
        TimeControl::Fischer { cap, .. } => {
            sentences.push(locale.t("clock-explained-fischer"));
            if cap.is_some() {
                sentences.push(locale.t("clock-explained-maximum"));
            }
        }
        TimeControl::Period { silence, .. } => {
            sentences.push(locale.t("clock-explained-period").with("silence", silence));
        }
        TimeControl::Unlimited => sentences.push(locale.t("clock-explained-no-time-limit")),
    }
    sentences.iter().map(ToString::to_string).collect()
}

/// Returns why the deadline is when it is, for the side to move. Who is away and until when is
/// for the players: everybody else reads the deadline alone.
pub fn present(game: &Game, is_player: bool, now: DateTime<Utc>, zone: Zone) -> Option<String> {
    let (deadline, locale, side) = (game.deadline()?, zone.locale(), game.turn());
    let fell = deadline <= now;
    let deadline = zone.full(deadline);
    if !is_player {
        let said = match fell {
            true => side.fold_wb(locale.t("clock-ran-out-white"), locale.t("clock-ran-out-black")),
            false => {
                side.fold_wb(locale.t("clock-runs-out-white"), locale.t("clock-runs-out-black"))
            }
        };
        return Some(said.with("deadline", deadline).to_string());
    }
    let running = match game.vacation_at(side, now) {
        Some(vacation) => side
            .fold_wb(locale.t("clock-paused-until-white"), locale.t("clock-paused-until-black"))
            .with("to", zone.full(vacation.to)),
        None => side
            .fold_wb(locale.t("clock-running-white"), locale.t("clock-running-black"))
            .with("from", zone.full(game.turn_began())),
    };
    let used = if fell { locale.t("clock-used-ran-out") } else { locale.t("clock-used-runs-out") };
    let used = used
        .with("used", zone.span(game.used(now)))
        .with("all", zone.span(game.allowance()?))
        .with("deadline", deadline);
    Some(format!("{running} {used}"))
}
