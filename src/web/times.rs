//! Instants and durations as people read them.

use std::fmt::Write as _;

use chrono::{DateTime, Datelike as _, TimeDelta, Timelike as _, Utc};
use chrono_tz::Tz;

/// A reader's time zone.
#[derive(Clone, Copy, Debug)]
pub struct Zone(Tz);

impl Zone {
    /// An unknown zone reads as UTC.
    pub fn of(name: &str) -> Zone {
        Zone(name.parse().unwrap_or(Tz::UTC))
    }

    /// Returns the zone itself.
    pub fn tz(self) -> Tz {
        self.0
    }

    /// `Sat 21 Nov 2026, 14:00 CET`
    ///
    /// Written by hand: a score sheet has hundreds of them, and chrono reads its format
    /// anew each time.
    pub fn full(self, at: DateTime<Utc>) -> String {
        let at = at.with_timezone(&self.0);
        let mut out = String::with_capacity(32);
        let _ = write!(
            out,
            "{} {} {} {}, {:02}:{:02} {}",
            at.weekday(),
            at.day(),
            month(at.month0()),
            at.year(),
            at.hour(),
            at.minute(),
            // The abbreviation, or the offset where there is none: `-03`.
            at.offset(),
        );
        out
    }

    /// `21 Nov 2026`
    pub fn day(self, at: DateTime<Utc>) -> String {
        let at = at.with_timezone(&self.0);
        format!("{} {} {}", at.day(), month(at.month0()), at.year())
    }
}

fn month(month0: u32) -> &'static str {
    const MONTHS: [&str; 12] =
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    MONTHS[month0 as usize % 12]
}

/// Returns the machine's form for a `datetime` attribute.
pub fn machine(at: DateTime<Utc>) -> String {
    at.format("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// Returns a duration by its two largest units: `2 d 3 h`, `3 h 20 min`, `40 s`.
pub fn span(time: TimeDelta) -> String {
    let seconds = time.num_seconds().max(0);
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60);
    match (days, hours, minutes) {
        (0, 0, 0) => format!("{seconds} s"),
        (0, 0, m) => format!("{m} min"),
        (0, h, 0) => format!("{h} h"),
        (0, h, m) => format!("{h} h {m} min"),
        (d, 0, _) => format!("{d} d"),
        (d, h, _) => format!("{d} d {h} h"),
    }
}

/// Reads a time as people write it: `3 days`, `12 h`, `1 day 12 hours`; a number alone is
/// days. `None` if it is anything else, or beyond all reason.
pub fn read_time(text: &str) -> Option<TimeDelta> {
    let text = text.trim().to_lowercase();
    if text.is_empty() {
        return None;
    }
    let mut total = TimeDelta::zero();
    let mut rest = text.as_str();
    while !rest.is_empty() {
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        // Six digits at most: no sum of them overflows.
        let number: u32 = rest.get(..digits).filter(|d| d.len() <= 6)?.parse().ok()?;
        rest = rest[digits..].trim_start();
        let letters = rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len());
        let hours = match &rest[..letters] {
            // Alone, or it is not clear what it counts.
            "" if total.is_zero() && rest.is_empty() => 24,
            "w" | "week" | "weeks" => 24 * 7,
            "d" | "day" | "days" => 24,
            "h" | "hour" | "hours" => 1,
            _ => return None,
        };
        total += TimeDelta::hours(hours) * i32::try_from(number).ok()?;
        rest = rest[letters..].trim_start_matches([' ', ',']);
    }
    Some(total)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_people_write_them() {
        for (text, hours) in [
            ("3", Some(72)),
            (" 3 days ", Some(72)),
            ("1 day 12 hours", Some(36)),
            ("1d12h", Some(36)),
            ("2 Weeks, 1 h", Some(337)),
            ("0", Some(0)),
            ("999999 weeks", Some(999_999 * 168)),
            ("", None),
            ("1 2", None),
            ("1 day 2", None),
            ("-3", None),
            ("3.5 days", None),
            ("9999999", None),
            ("99999999999999999999 h", None),
            ("days", None),
            ("3 Tage", None),
            ("٣", None),
        ] {
            assert_eq!(read_time(text), hours.map(TimeDelta::hours), "{text}");
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
            assert_eq!(span(TimeDelta::seconds(seconds)), text);
        }
    }

    #[test]
    fn instants_carry_their_zone() {
        let at = DateTime::from_timestamp(1_795_269_600, 0).unwrap();
        assert_eq!(Zone::of("Europe/Berlin").full(at), "Sat 21 Nov 2026, 15:00 CET");
        assert_eq!(Zone::of("America/Sao_Paulo").full(at), "Sat 21 Nov 2026, 11:00 -03");
        assert_eq!(Zone::of("Asia/Kathmandu").full(at), "Sat 21 Nov 2026, 19:45 +0545");
        assert_eq!(Zone::of("no/where").full(at), "Sat 21 Nov 2026, 14:00 UTC");
        assert_eq!(machine(at), "2026-11-21T14:00:00Z");
    }
}
