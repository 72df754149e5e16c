//! The fields for a time control, in the forms that offer a game or announce a tournament: what was
//! entered, what is wrong with it, and the time control that it means.
//!
//! What somebody types is meant, also where the choice beside it was left as it was. Entries that
//! contradict each other are asked about.

use chrono::TimeDelta;
use serde::Deserialize;

use crate::{
    game::clock::{BadTimeControl, DEFAULT_SILENCE_DAYS, TimeControl},
    i18n::{Locale, Message},
    web::{
        form_errors::{FieldFault, FormErrors},
        times::read_time,
    },
};

/// The times of a move to choose from, in days.
const DAYS: [i64; 6] = [1, 2, 3, 5, 7, 14];
/// What stands there at first.
const USUAL_DAYS: i64 = 3;
const USUAL_INITIAL_DAYS: i64 = 10;
const USUAL_INCREMENT_DAYS: i64 = 1;
/// The choice of another time, which is typed.
const OTHER: &str = "other";

/// What was entered.
#[derive(Clone, Debug, Deserialize)]
#[serde(default)]
pub struct TimeControlForm {
    pub control: String,
    /// The time of each move, as it was chosen.
    days: String,
    /// The same, typed.
    other_days: String,
    pub initial: String,
    pub increment: String,
    pub cap: String,
    pub limit: String,
    pub moves: String,
    pub period_days: String,
    pub silence: String,
}

/// The fields as a page shows them.
pub struct TimeControlView<'a> {
    pub locale: Locale,
    pub entered: &'a TimeControlForm,
    pub errors: &'a FormErrors,
}

impl TimeControlView<'_> {
    /// Returns the times of a move to choose from: the value, its text, whether it is chosen.
    pub fn days(&self) -> Vec<(String, String, bool)> {
        let chosen = self.entered.chosen_days();
        let mut days: Vec<_> = DAYS
            .into_iter()
            .map(|days| {
                let text = self.locale.time(TimeDelta::days(days));
                (days.to_string(), text, chosen == Some(days))
            })
            .collect();
        let other = self.locale.t("challenge-new-days-other").to_string();
        days.push((OTHER.to_owned(), other, chosen.is_none()));
        days
    }

    /// Returns the time that was typed.
    pub fn other_days(&self) -> &str {
        let TimeControlForm { days, other_days, .. } = self.entered;
        let is_elsewhere = is_filled(other_days) || self.entered.chosen_days().is_some();
        if is_elsewhere || days == OTHER { other_days } else { days }
    }
}

impl Default for TimeControlForm {
    fn default() -> TimeControlForm {
        TimeControlForm::fresh(Locale::default())
    }
}

impl TimeControlForm {
    /// Returns the fields as they stand at first.
    pub fn fresh(locale: Locale) -> TimeControlForm {
        let days = |number| locale.time(TimeDelta::days(number));
        TimeControlForm {
            control: "per_move".into(),
            days: USUAL_DAYS.to_string(),
            other_days: String::new(),
            initial: days(USUAL_INITIAL_DAYS),
            increment: days(USUAL_INCREMENT_DAYS),
            cap: String::new(),
            limit: String::new(),
            moves: "10".into(),
            period_days: "50".into(),
            silence: DEFAULT_SILENCE_DAYS.to_string(),
        }
    }

    /// Returns the fields that mean a time control.
    pub fn of(control: &TimeControl, locale: Locale) -> TimeControlForm {
        let mut form = TimeControlForm::fresh(locale);
        let time = |time: TimeDelta| locale.time(time);
        let optional = |limit: Option<TimeDelta>| limit.map_or_else(String::new, time);
        match *control {
            TimeControl::PerMove { time } => {
                match DAYS.into_iter().find(|days| time == TimeDelta::days(*days)) {
                    Some(days) => form.days = days.to_string(),
                    None => {
                        form.days = OTHER.to_owned();
                        form.other_days = locale.time(time);
                    }
                }
            }
            TimeControl::Fischer { initial, increment, cap, limit } => {
                form.control = "fischer".to_owned();
                form.initial = time(initial);
                form.increment = optional(Some(increment).filter(|it| !it.is_zero()));
                form.cap = optional(cap);
                form.limit = optional(limit);
            }
            TimeControl::Period { moves, days, silence } => {
                form.control = "period".to_owned();
                form.moves = moves.to_string();
                form.period_days = days.to_string();
                form.silence = silence.to_string();
            }
            TimeControl::Unlimited => form.control = "unlimited".to_owned(),
        }
        form
    }

    /// Reads the time control: the fields of the chosen one. What was entered for another one is
    /// asked about.
    pub fn read(&self, locale: Locale) -> Result<TimeControl, FieldFault> {
        let control = match self.control.as_str() {
            "per_move" => TimeControl::PerMove { time: self.read_days(locale)? },
            "fischer" => self.read_fischer(locale)?,
            "period" => self.read_period(locale)?,
            "unlimited" => TimeControl::Unlimited,
            _ => {
                let why = locale.t("challenge-new-error-time-control").to_string();
                return Err(("control-per_move", why));
            }
        };
        control.check().map_err(|bad| (self.field_of(bad), locale.bad_control(bad)))?;
        match self.filled_elsewhere() {
            Some("days") => {
                Err(("days", locale.t("challenge-new-error-days-not-used").to_string()))
            }
            Some(field) => {
                Err((field, locale.t("challenge-new-error-control-not-chosen").to_string()))
            }
            None => Ok(control),
        }
    }

    fn read_days(&self, locale: Locale) -> Result<TimeDelta, FieldFault> {
        let typed = self.other_days.trim();
        let text = if typed.is_empty() { self.days.as_str() } else { typed };
        let field = self.field_of(BadTimeControl::PerMove);
        let label = locale.t("challenge-new-time-per-move-label");
        let time = read_time(text).ok_or_else(|| (field, not_a_time(locale, label)))?;
        let is_other = |chosen| chosen != TimeDelta::days(USUAL_DAYS) && chosen != time;
        if read_time(&self.days).is_some_and(is_other) {
            return Err((field, locale.t("challenge-new-error-two-times").to_string()));
        }
        Ok(time)
    }

    fn read_fischer(&self, locale: Locale) -> Result<TimeControl, FieldFault> {
        let time = |field: &'static str, label: Message, text: &str| {
            read_time(text).ok_or_else(|| (field, not_a_time(locale, label)))
        };
        let optional = |field: &'static str, label: Message, text: &str| match text.trim() {
            "" => Ok(None),
            text => time(field, label, text).map(Some),
        };
        let initial = time("initial", locale.t("challenge-new-initial-time"), &self.initial)?;
        let increment =
            optional("increment", locale.t("challenge-new-increment"), &self.increment)?;
        let cap = optional("cap", locale.t("challenge-new-clock-maximum"), &self.cap)?;
        let limit = optional("limit", locale.t("challenge-new-move-maximum"), &self.limit)?;
        let increment = increment.unwrap_or_default();
        Ok(TimeControl::Fischer { initial, increment, cap, limit })
    }

    fn read_period(&self, locale: Locale) -> Result<TimeControl, FieldFault> {
        let number = |field: &'static str, label: Message, text: &str| {
            let why = locale.t("challenge-new-error-not-a-number").with("field", label);
            text.trim().parse().map_err(|_| (field, why.to_string()))
        };
        let silence = locale.t("challenge-new-period-move-maximum");
        Ok(TimeControl::Period {
            moves: number("moves", locale.t("challenge-new-period-moves"), &self.moves)?,
            days: number("period_days", locale.t("challenge-new-period-days"), &self.period_days)?,
            silence: number("silence", silence, &self.silence)?,
        })
    }

    /// Returns which of the times to choose from is chosen; `None` if it is another one.
    fn chosen_days(&self) -> Option<i64> {
        let chosen = read_time(&self.days)?;
        DAYS.into_iter().find(|days| chosen == TimeDelta::days(*days))
    }

    /// Returns the field that a fault of the time control is about.
    fn field_of(&self, bad: BadTimeControl) -> &'static str {
        match bad {
            BadTimeControl::PerMove => "other_days",
            BadTimeControl::Initial => "initial",
            BadTimeControl::Increment => "increment",
            BadTimeControl::Cap => "cap",
            BadTimeControl::Limit => "limit",
            BadTimeControl::Moves => "moves",
            BadTimeControl::Days => "period_days",
            BadTimeControl::Silence => "silence",
        }
    }

    /// Takes out what stood there for the control that was chosen before: nobody has typed it for the one
    /// that is chosen now.
    pub fn without_leftovers(mut self, stood: &TimeControlForm, locale: Locale) -> TimeControlForm {
        if self.control == stood.control {
            return self;
        }
        let usual = TimeControlForm::fresh(locale);
        for (field, stood, usual) in [
            (&mut self.days, &stood.days, usual.days),
            (&mut self.other_days, &stood.other_days, usual.other_days),
            (&mut self.initial, &stood.initial, usual.initial),
            (&mut self.increment, &stood.increment, usual.increment),
            (&mut self.cap, &stood.cap, usual.cap),
            (&mut self.limit, &stood.limit, usual.limit),
            (&mut self.moves, &stood.moves, usual.moves),
            (&mut self.period_days, &stood.period_days, usual.period_days),
            (&mut self.silence, &stood.silence, usual.silence),
        ] {
            if field == stood {
                *field = usual;
            }
        }
        self
    }

    /// Returns a field of a time control that is not chosen, if something was entered there. The list
    /// of days has something chosen always: what it has at first says nothing.
    pub fn filled_elsewhere(&self) -> Option<&'static str> {
        let time =
            |text: &str, usual| is_filled(text) && read_time(text) != Some(TimeDelta::days(usual));
        let number = |text: &str, usual: u32| is_filled(text) && text.trim().parse() != Ok(usual);
        let fields = [
            ("per_move", "other_days", is_filled(&self.other_days)),
            ("per_move", "days", self.days != OTHER && time(&self.days, USUAL_DAYS)),
            ("fischer", "initial", time(&self.initial, USUAL_INITIAL_DAYS)),
            ("fischer", "increment", time(&self.increment, USUAL_INCREMENT_DAYS)),
            ("fischer", "cap", is_filled(&self.cap)),
            ("fischer", "limit", is_filled(&self.limit)),
            ("period", "moves", number(&self.moves, 10)),
            ("period", "period_days", number(&self.period_days, 50)),
            ("period", "silence", number(&self.silence, DEFAULT_SILENCE_DAYS)),
        ];
        let elsewhere =
            |(control, _, filled): &(&str, &str, bool)| *filled && *control != self.control;
        fields.into_iter().find(elsewhere).map(|(_, field, _)| field)
    }
}

fn is_filled(text: &str) -> bool {
    !text.trim().is_empty()
}

fn not_a_time(locale: Locale, label: Message) -> String {
    locale.t("challenge-new-error-not-a-time").with("field", label).to_string()
}
