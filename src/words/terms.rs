//! What players agree on, and times.

use chrono::TimeDelta;

use super::Words;
use crate::{
    chess::Rules,
    game::{
        DrawRule, FlagRule, Terms,
        clock::{BadControl, Control, SILENCE},
    },
    key,
};

impl Words {
    /// Returns a time that players agreed on, whole: `3 days`, `1 day 12 hours`.
    pub fn time(self, time: TimeDelta) -> String {
        let seconds = time.num_seconds().max(0);
        let units = [
            (seconds / 86_400, key!("terms-days")),
            (seconds / 3600 % 24, key!("terms-hours")),
            (seconds / 60 % 60, key!("terms-minutes")),
            (seconds % 60, key!("terms-seconds")),
        ];
        let words: Vec<String> = units
            .into_iter()
            .filter(|(number, _)| *number > 0)
            .map(|(number, key)| self.say(key).count("n", number).to_string())
            .collect();
        if words.is_empty() { self.say("terms-no-time").to_string() } else { words.join(" ") }
    }

    /// Returns how time is measured: `3 days a move`.
    pub fn control(self, control: &Control) -> String {
        let timed = |key, time| self.say(key).with("time", self.time(time)).to_string();
        let days = |number: u32| TimeDelta::days(number.into());
        let mut parts = Vec::with_capacity(3);
        match *control {
            Control::PerMove { time } => parts.push(timed(key!("terms-per-move"), time)),
            Control::Bank { initial, increment, cap, limit } => {
                let said = match increment > TimeDelta::zero() {
                    true => self.say("terms-bank").with("increment", self.time(increment)),
                    false => self.say("terms-bank-whole"),
                };
                parts.push(said.with("initial", self.time(initial)).to_string());
                parts.extend(cap.map(|cap| timed(key!("terms-cap"), cap)));
                parts.extend(limit.map(|limit| timed(key!("terms-limit"), limit)));
            }
            Control::Period { moves, days: number, silence } => {
                let said = self.say("terms-period").count("moves", moves).count("days", number);
                parts.push(said.to_string());
                if silence != SILENCE {
                    parts.push(timed(key!("terms-limit"), days(silence)));
                }
            }
            Control::Unlimited => parts.push(self.say("terms-unlimited").to_string()),
        }
        parts.join(", ")
    }

    /// Says why a control is not offered.
    pub fn bad_control(self, bad: BadControl) -> String {
        let key = match bad {
            BadControl::PerMove => key!("terms-bad-per-move"),
            BadControl::Initial => key!("terms-bad-initial"),
            BadControl::Increment => key!("terms-bad-increment"),
            BadControl::Cap => key!("terms-bad-cap"),
            BadControl::Limit => key!("terms-bad-limit"),
            BadControl::Moves => key!("terms-bad-moves"),
            BadControl::Days => key!("terms-bad-days"),
            BadControl::Silence => key!("terms-bad-silence"),
        };
        self.say(key).to_string()
    }

    /// Returns the house rules that differ from the standard, in a few words; empty if none does.
    pub fn house_rules(self, rules: Rules, terms: &Terms) -> String {
        let differs = [
            (terms.rated, key!("terms-rated")),
            (!rules.en_passant, key!("terms-no-en-passant")),
            (!rules.check_warning, key!("terms-no-check-warning")),
            (terms.draws == DrawRule::Automatic, key!("terms-draws-automatic")),
            (!terms.conditional, key!("terms-no-conditional-moves")),
            (!terms.takebacks, key!("terms-no-takebacks")),
            (terms.flag == FlagRule::Claimed, key!("terms-flags-claimed")),
            (!terms.leave, key!("terms-no-leave")),
        ];
        let words = differs.into_iter().filter(|(is, _)| *is).map(|(_, key)| self.say(key));
        words.map(|said| said.to_string()).collect::<Vec<_>>().join(", ")
    }
}
