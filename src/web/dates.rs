//! How each language writes days and times: names and order, read once from the words.
//!
//! A score sheet has hundreds of instants. Putting each together from a sentence would take longer
//! than all the rest of the page, so what the sentence says of their order is kept.

use std::{fmt::Write as _, sync::LazyLock};

use chrono::{Datelike as _, NaiveDate};

use crate::words::{Language, Words};

/// What stands in a layout where a part is to come: no language writes them.
const WEEKDAY: char = '\u{e000}';
const DAY: char = '\u{e001}';
const MONTH: char = '\u{e002}';
const YEAR: char = '\u{e003}';
const TIME: char = '\u{e004}';
const ZONE: char = '\u{e005}';

/// The dates of one language.
pub(super) struct Dates {
    /// Monday first.
    weekdays: Vec<String>,
    months: Vec<String>,
    pub long_weekdays: Vec<String>,
    /// For the heads of narrow columns.
    pub tiny_weekdays: Vec<String>,
    long_months: Vec<String>,
    /// How the first day of a month is written.
    first: String,
    /// `d`, `h`, `min`, `s`
    pub units: Vec<String>,
    full: String,
    day: String,
    date: String,
    month: String,
}

/// Returns the dates of a language.
pub(super) fn dates(words: Words) -> &'static Dates {
    static ALL: LazyLock<Vec<Dates>> =
        LazyLock::new(|| Language::ALL.into_iter().map(|one| read(Words::of(one))).collect());
    &ALL[words.language as usize]
}

fn read(words: Words) -> Dates {
    let list = |said: crate::words::Said| -> Vec<String> {
        said.to_string().split_whitespace().map(str::to_owned).collect()
    };
    let day =
        |said: crate::words::Said| said.with("day", DAY).with("month", MONTH).with("year", YEAR);
    let full = day(words.say("times-full")).with("weekday", WEEKDAY);
    Dates {
        weekdays: list(words.say("times-weekdays-short")),
        months: list(words.say("times-months-short")),
        long_weekdays: list(words.say("times-weekdays")),
        tiny_weekdays: list(words.say("times-weekdays-tiny")),
        long_months: list(words.say("times-months")),
        first: words.say("times-first").to_string(),
        units: list(words.say("times-units")),
        full: full.with("time", TIME).with("zone", ZONE).to_string(),
        day: day(words.say("times-day")).to_string(),
        date: day(words.say("times-date")).to_string(),
        month: words.say("times-month").with("month", MONTH).with("year", YEAR).to_string(),
    }
}

/// The time of a day, as it stands in [`Dates::full`].
pub(super) struct Clock<'a> {
    pub hour: u32,
    pub minute: u32,
    pub zone: &'a dyn std::fmt::Display,
}

impl Dates {
    /// `Sat 21 Nov 2026, 14:00 CET`
    pub fn full(&self, date: NaiveDate, clock: &Clock<'_>) -> String {
        self.lay_out(&self.full, &self.months, date, Some(clock))
    }

    /// `21 Nov 2026`
    pub fn day(&self, date: NaiveDate) -> String {
        self.lay_out(&self.day, &self.months, date, None)
    }

    /// `21 November 2026`
    pub fn date(&self, date: NaiveDate) -> String {
        self.lay_out(&self.date, &self.long_months, date, None)
    }

    /// `November 2026`
    pub fn month(&self, date: NaiveDate) -> String {
        self.lay_out(&self.month, &self.long_months, date, None)
    }

    fn lay_out(
        &self,
        layout: &str,
        months: &[String],
        date: NaiveDate,
        clock: Option<&Clock<'_>>,
    ) -> String {
        fn name(names: &[String], at: u32) -> &str {
            names.get(at as usize).map_or("", String::as_str)
        }
        let mut out = String::with_capacity(40);
        for part in layout.chars() {
            // A string takes whatever is written to it.
            let _ = match (part, clock) {
                (WEEKDAY, _) => {
                    out.write_str(name(&self.weekdays, date.weekday().num_days_from_monday()))
                }
                (DAY, _) if date.day() == 1 => out.write_str(&self.first),
                (DAY, _) => write!(out, "{}", date.day()),
                (MONTH, _) => out.write_str(name(months, date.month0())),
                (YEAR, _) => write!(out, "{}", date.year()),
                (TIME, Some(clock)) => write!(out, "{:02}:{:02}", clock.hour, clock.minute),
                (ZONE, Some(clock)) => write!(out, "{}", clock.zone),
                (other, _) => out.write_char(other),
            };
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_names_all_days_months_and_units() {
        for language in Language::ALL {
            let dates = dates(Words::of(language));
            for (list, length) in [
                (&dates.weekdays, 7),
                (&dates.long_weekdays, 7),
                (&dates.tiny_weekdays, 7),
                (&dates.months, 12),
                (&dates.long_months, 12),
                (&dates.units, 4),
            ] {
                assert_eq!(list.len(), length, "{language:?}: {list:?}");
            }
        }
    }
}
