//! What players agree on, and times.

use chrono::TimeDelta;

use super::Locale;
use crate::{
    chess::Rules,
    game::{
        DrawOffers, DrawRule, Terms, TimeoutRule,
        clock::{BadTimeControl, DEFAULT_SILENCE_DAYS, TimeControl},
    },
    key,
};

impl Locale {
    /// Returns a time that players agreed on, whole: `3 days`, `1 day 12 hours`.
    pub fn time(self, time: TimeDelta) -> String {
        let seconds = time.num_seconds().max(0);
        let units = [
            (seconds / 86_400, key!("options-days")),
            (seconds / 3600 % 24, key!("options-hours")),
            (seconds / 60 % 60, key!("options-minutes")),
            (seconds % 60, key!("options-seconds")),
        ];
        let locale: Vec<String> = units
            .into_iter()
            .filter(|(number, _)| *number > 0)
            .map(|(number, key)| self.t(key).count("n", number).to_string())
            .collect();
        if locale.is_empty() { self.t("options-no-time").to_string() } else { locale.join(" ") }
    }

    /// Returns a time that somebody has to wait, rounded up to minutes.
    pub fn time_to_wait(self, time: TimeDelta) -> String {
        let seconds = time.num_milliseconds().max(1).saturating_add(999) / 1000;
        self.time(TimeDelta::try_minutes(seconds.saturating_add(59) / 60).unwrap_or(TimeDelta::MAX))
    }

    /// Returns how time is measured: `3 days a move`.
    pub fn control(self, control: &TimeControl) -> String {
        let timed = |key, time| self.t(key).with("time", self.time(time)).to_string();
        let days = |number: u32| TimeDelta::days(number.into());
        let mut parts = Vec::with_capacity(3);
        match *control {
            TimeControl::PerMove { time } => parts.push(timed(key!("options-time-per-move"), time)),
            TimeControl::Fischer { initial, increment, cap, limit } => {
                let said = match increment > TimeDelta::zero() {
                    true => self.t("options-fischer").with("increment", self.time(increment)),
                    false => self.t("options-fischer-no-increment"),
                };
                parts.push(said.with("initial", self.time(initial)).to_string());
                parts.extend(cap.map(|cap| timed(key!("options-clock-maximum"), cap)));
                parts.extend(limit.map(|limit| timed(key!("options-move-maximum"), limit)));
            }
            TimeControl::Period { moves, days: number, silence } => {
                let said = self.t("options-period").count("moves", moves).count("days", number);
                parts.push(said.to_string());
                if silence != DEFAULT_SILENCE_DAYS {
                    parts.push(timed(key!("options-move-maximum"), days(silence)));
                }
            }
            TimeControl::Unlimited => parts.push(self.t("options-no-time-limit").to_string()),
        }
        parts.join(", ")
    }

    /// Returns how time is measured in a game, with what White has more.
    pub fn game_control(self, terms: &Terms) -> String {
        let control = self.control(&terms.control);
        if terms.white_extra_time.is_zero() || terms.control == TimeControl::Unlimited {
            return control;
        }
        let extra = match terms.control.keeps_time() {
            true => self.t("options-white-extra-once"),
            false => self.t("options-white-extra-each-move"),
        };
        format!("{control}, {}", extra.with("time", self.time(terms.white_extra_time)))
    }

    /// Says why a control is not offered.
    pub fn bad_control(self, bad: BadTimeControl) -> String {
        let key = match bad {
            BadTimeControl::PerMove => key!("options-error-time-per-move"),
            BadTimeControl::Initial => key!("options-error-initial-time"),
            BadTimeControl::Increment => key!("options-error-increment"),
            BadTimeControl::Cap => key!("options-error-clock-maximum"),
            BadTimeControl::Limit => key!("options-error-move-maximum"),
            BadTimeControl::Moves => key!("options-error-period-moves"),
            BadTimeControl::Days => key!("options-error-period-days"),
            BadTimeControl::Silence => key!("options-error-period-move-maximum"),
        };
        self.t(key).to_string()
    }

    /// Returns the house rules that differ from the standard, in a few words; empty if none does.
    pub fn game_options(self, rules: Rules, terms: &Terms) -> String {
        let differs = [
            (terms.rated, key!("options-rated")),
            (!rules.en_passant, key!("options-no-en-passant")),
            (!rules.legal_moves_only, key!("options-moves-into-check")),
            (terms.draw_rule == DrawRule::Automatic, key!("options-automatic-draws")),
            (!terms.conditional, key!("options-no-conditional-moves")),
            (!terms.takebacks, key!("options-no-takebacks")),
            (terms.timeout_rule == TimeoutRule::Claimed, key!("options-win-on-time-claimed")),
            (!terms.vacation, key!("options-no-vacation")),
            (!terms.assistance.books, key!("options-no-books")),
            (!terms.assistance.databases, key!("options-no-databases")),
            (terms.assistance.engines, key!("options-engines")),
            (!terms.abort, key!("options-no-abort")),
            (!terms.time_grants, key!("options-no-time-given")),
            (terms.draw_offers == DrawOffers::BlackOnly, key!("options-black-offers-draws")),
        ];
        let locale = differs.into_iter().filter(|(is, _)| *is).map(|(_, key)| self.t(key));
        locale.map(|said| said.to_string()).collect::<Vec<_>>().join(", ")
    }
}
