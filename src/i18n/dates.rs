//! How each language writes days, times and durations: names and order, read once from the words.
//!
//! A score sheet has hundreds of instants. Putting each together from a sentence would take longer
//! than all the rest of the page, so what the sentence says of their order is kept.

use std::{fmt::Write as _, sync::LazyLock};

use chrono::{DateTime, Datelike as _, NaiveDate, NaiveTime, TimeDelta, TimeZone, Timelike as _};

use super::{Language, Locale, Message, MessageTemplate, key};

/// What is filled into days and instants.
#[derive(Clone, Copy)]
enum DatePart {
    Weekday,
    Day,
    Month,
    Year,
    Time,
    Zone,
}

/// Their names in the words, and the order in which a form numbers them.
const PARTS: [(&str, DatePart); 6] = [
    ("weekday", DatePart::Weekday),
    ("day", DatePart::Day),
    ("month", DatePart::Month),
    ("year", DatePart::Year),
    ("time", DatePart::Time),
    ("zone", DatePart::Zone),
];

/// The names of days and months.
struct DateNames {
    /// Monday first.
    weekdays: Vec<String>,
    months: Vec<String>,
}

/// The dates of one language.
struct Dates {
    short: DateNames,
    long: DateNames,
    /// For the heads of narrow columns.
    tiny_weekdays: Vec<String>,
    /// How the first day of a month is written.
    first: String,
    /// `d`, `h`, `min`, `s`
    units: Vec<String>,
    full: MessageTemplate,
    instant: MessageTemplate,
    day: MessageTemplate,
    date: MessageTemplate,
    month: MessageTemplate,
}

/// Returns the dates of a language.
fn dates(locale: Locale) -> &'static Dates {
    static ALL: LazyLock<Vec<Dates>> =
        LazyLock::new(|| Language::ALL.into_iter().map(|one| read(Locale::of(one))).collect());
    &ALL[locale.language as usize]
}

fn read(locale: Locale) -> Dates {
    let layout = |key| locale.template(key, &PARTS.map(|(name, _)| name));
    let list = |said: Message| -> Vec<String> {
        said.to_string().split_whitespace().map(str::to_owned).collect()
    };
    Dates {
        short: DateNames {
            weekdays: list(locale.t("times-weekdays-short")),
            months: list(locale.t("times-months-short")),
        },
        long: DateNames {
            weekdays: list(locale.t("times-weekdays")),
            months: list(locale.t("times-months")),
        },
        tiny_weekdays: list(locale.t("times-weekdays-tiny")),
        first: locale.t("times-first-of-month").to_string(),
        units: list(locale.t("times-units")),
        full: layout(key!("times-date-time-short")),
        instant: layout(key!("times-date-time-long")),
        day: layout(key!("times-date-short")),
        date: layout(key!("times-date-long")),
        month: layout(key!("times-month-year")),
    }
}

/// The time of a day, and the zone in which it is.
type TimeInZone<'a> = (NaiveTime, &'a dyn std::fmt::Display);

impl Locale {
    /// Returns an instant in short: `Sat 21 Nov 2026, 14:00 CET`.
    pub fn full<Tz: TimeZone<Offset: std::fmt::Display>>(self, at: &DateTime<Tz>) -> String {
        written(|out| self.write_full(at, out))
    }

    /// Writes an instant as [`Locale::full`] returns it.
    pub fn write_full<Tz>(self, at: &DateTime<Tz>, out: &mut String)
    where
        Tz: TimeZone<Offset: std::fmt::Display>,
    {
        let (dates, local) = (dates(self), at.naive_local());
        let clock = Some((local.time(), at.offset() as _));
        dates.lay_out(&dates.full, &dates.short, local.date(), clock, out);
    }

    /// Returns an instant in full words: `Saturday 21 November 2026, 14:00 CET`.
    pub fn instant<Tz: TimeZone<Offset: std::fmt::Display>>(self, at: &DateTime<Tz>) -> String {
        let (dates, local) = (dates(self), at.naive_local());
        let clock = Some((local.time(), at.offset() as _));
        written(|out| dates.lay_out(&dates.instant, &dates.long, local.date(), clock, out))
    }

    /// Returns a day of the calendar in short: `21 Nov 2026`.
    pub fn day(self, day: NaiveDate) -> String {
        let dates = dates(self);
        written(|out| dates.lay_out(&dates.day, &dates.short, day, None, out))
    }

    /// Returns a day of the calendar: `21 November 2026`.
    pub fn date(self, day: NaiveDate) -> String {
        let dates = dates(self);
        written(|out| dates.lay_out(&dates.date, &dates.long, day, None, out))
    }

    /// Returns a month: `November 2026`.
    pub fn month(self, day: NaiveDate) -> String {
        let dates = dates(self);
        written(|out| dates.lay_out(&dates.month, &dates.long, day, None, out))
    }

    /// Returns the days of a week, Monday first, in short and in full.
    pub fn week(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let dates = dates(self);
        let short = dates.tiny_weekdays.iter().map(String::as_str);
        short.zip(dates.long.weekdays.iter().map(String::as_str))
    }

    /// Returns a duration by its two largest units: `2 d 3 h`, `3 h 20 min`, `40 s`.
    pub fn span(self, time: TimeDelta) -> String {
        written(|out| self.write_span(time, out))
    }

    /// Writes a duration as [`Locale::span`] returns it.
    pub fn write_span(self, time: TimeDelta, out: &mut String) {
        let seconds = time.num_seconds().max(0);
        let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60);
        let all = [days, hours, minutes, seconds % 60];
        let first = all.iter().position(|number| *number > 0).unwrap_or(3);
        // Seconds are shown where there is nothing larger.
        let last = if first == 3 { 3 } else { (first + 1).min(2) };
        let units = all.iter().zip(&dates(self).units).enumerate().take(last + 1).skip(first);
        for (place, (number, unit)) in units {
            if *number > 0 || place == first {
                if place > first {
                    out.push(' ');
                }
                push_number(out, number.unsigned_abs(), 1);
                out.push(' ');
                out.push_str(unit);
            }
        }
    }
}

/// Returns what is written: room for a date of any language is made at once.
fn written(write: impl FnOnce(&mut String)) -> String {
    let mut text = String::with_capacity(48);
    write(&mut text);
    text
}

/// Writes a number with so many digits at least. `write!` takes half as long as all the rest of an
/// instant, and a score sheet has hundreds.
fn push_number(out: &mut String, number: u64, digits: u32) {
    if number > 9 || digits > 1 {
        push_number(out, number / 10, digits.saturating_sub(1));
    }
    let last = u32::try_from(number % 10).unwrap_or_default();
    out.extend(char::from_digit(last, 10));
}

impl Dates {
    fn lay_out(
        &self,
        layout: &MessageTemplate,
        names: &DateNames,
        date: NaiveDate,
        clock: Option<TimeInZone<'_>>,
        out: &mut String,
    ) {
        fn name(names: &[String], at: u32) -> &str {
            names.get(at as usize).map_or("", String::as_str)
        }
        let write = |gap: usize, out: &mut String| match (PARTS[gap].1, clock) {
            (DatePart::Weekday, _) => {
                out.push_str(name(&names.weekdays, date.weekday().num_days_from_monday()));
            }
            (DatePart::Day, _) if date.day() == 1 => out.push_str(&self.first),
            (DatePart::Day, _) => push_number(out, date.day().into(), 1),
            (DatePart::Month, _) => out.push_str(name(&names.months, date.month0())),
            (DatePart::Year, _) => push_number(out, date.year().unsigned_abs().into(), 1),
            (DatePart::Time, Some((time, _))) => {
                push_number(out, time.hour().into(), 2);
                out.push(':');
                push_number(out, time.minute().into(), 2);
            }
            // A string takes whatever is written to it.
            (DatePart::Zone, Some((_, zone))) => drop(write!(out, "{zone}")),
            // A day has neither a time nor a zone.
            (DatePart::Time | DatePart::Zone, None) => {}
        };
        layout.fill(write, out);
    }
}

#[cfg(test)]
mod tests {
    use chrono::Utc;

    use super::*;

    #[test]
    fn every_language_names_all_days_months_and_units() {
        for language in Language::ALL {
            let dates = dates(Locale::of(language));
            for (list, length) in [
                (&dates.short.weekdays, 7),
                (&dates.long.weekdays, 7),
                (&dates.tiny_weekdays, 7),
                (&dates.short.months, 12),
                (&dates.long.months, 12),
                (&dates.units, 4),
            ] {
                assert_eq!(list.len(), length, "{language:?}: {list:?}");
            }
        }
    }
    #[test]
    fn spans_show_two_units() {
        for (seconds, text) in [
            (-5, "0 s"),
            (59, "59 s"),
            (60, "1 min"),
            (3600, "1 h"),
            (3660, "1 h 1 min"),
            (86_400, "1 d"),
            (90_000, "1 d 1 h"),
            (259_199, "2 d 23 h"),
        ] {
            assert_eq!(Locale::default().span(TimeDelta::seconds(seconds)), text);
        }
    }

    #[test]
    fn each_language_has_its_dates() {
        let berlin = |text: &str| {
            let at: DateTime<Utc> = text.parse().unwrap();
            at.with_timezone(&chrono_tz::Europe::Berlin)
        };
        let (at, first) = (berlin("2026-11-21T14:00:00Z"), berlin("2027-03-01T08:05:00Z"));
        for (language, [full, long, day, spring, date, month, span]) in [
            (
                Language::English,
                [
                    "Sat 21 Nov 2026, 15:00 CET",
                    "Monday 1 March 2027, 09:05 CET",
                    "21 Nov 2026",
                    "1 Mar 2027",
                    "1 March 2027",
                    "November 2026",
                    "2 d 3 h",
                ],
            ),
            (
                Language::German,
                [
                    "Sa., 21. Nov. 2026, 15:00 CET",
                    "Montag, 1. März 2027, 09:05 CET",
                    "21. Nov. 2026",
                    "1. März 2027",
                    "1. März 2027",
                    "November 2026",
                    "2 T 3 Std",
                ],
            ),
            (
                Language::Spanish,
                [
                    "sáb, 21 nov 2026, 15:00 CET",
                    "lunes 1 de marzo de 2027, 09:05 CET",
                    "21 nov 2026",
                    "1 mar 2027",
                    "1 de marzo de 2027",
                    "noviembre de 2026",
                    "2 d 3 h",
                ],
            ),
            (
                Language::French,
                [
                    "sam. 21 nov. 2026, 15:00 CET",
                    "lundi 1er mars 2027, 09:05 CET",
                    "21 nov. 2026",
                    "1er mars 2027",
                    "1er mars 2027",
                    "novembre 2026",
                    "2 j 3 h",
                ],
            ),
        ] {
            let locale = Locale::of(language);
            assert_eq!(locale.full(&at), full);
            assert_eq!(locale.instant(&first), long);
            assert_eq!(locale.day(at.date_naive()), day);
            assert_eq!(locale.day(first.date_naive()), spring);
            assert_eq!(locale.date(first.date_naive()), date);
            assert_eq!(locale.month(at.date_naive()), month);
            assert_eq!(locale.span(TimeDelta::hours(51)), span);
        }
        assert_eq!(Locale::of(Language::German).week().next(), Some(("Mo", "Montag")));
    }
}
