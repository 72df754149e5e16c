//! Days of a player's calendar, and when they begin.

use chrono::{DateTime, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, TimeZone as _, Utc};
use chrono_tz::Tz;

/// Returns the day of the calendar at an instant.
pub fn day_of(at: DateTime<Utc>, zone: Tz) -> NaiveDate {
    at.with_timezone(&zone).date_naive()
}

/// Returns the first instant of a day. Where clocks are set ahead at midnight, or skip the
/// day, that is the first one after the gap.
pub fn first_instant(day: NaiveDate, zone: Tz) -> DateTime<Utc> {
    instant_of(day.and_time(NaiveTime::MIN), zone)
}

/// Returns the instant of a date and time. Of two it is the first; where there is none, because
/// clocks are set ahead, it is the first one after the gap.
pub fn instant_of(local: NaiveDateTime, zone: Tz) -> DateTime<Utc> {
    (0..=96)
        .filter_map(|quarters| local.checked_add_signed(TimeDelta::minutes(15 * quarters)))
        .find_map(|local| zone.from_local_datetime(&local).earliest())
        .map_or_else(|| local.and_utc(), |at| at.to_utc())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_begin_where_their_clocks_say() {
        for (zone, day, first) in [
            ("UTC", "2026-11-20", "2026-11-20T00:00:00Z"),
            ("Europe/Berlin", "2026-11-20", "2026-11-19T23:00:00Z"),
            // The day after clocks were set back, and after they were set ahead.
            ("Europe/Berlin", "2026-10-26", "2026-10-25T23:00:00Z"),
            ("Europe/Berlin", "2027-03-29", "2027-03-28T22:00:00Z"),
            // Midnight twice: the first. No midnight: one o'clock. No such day: the next.
            ("America/Havana", "2026-11-01", "2026-11-01T04:00:00Z"),
            ("Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00Z"),
            ("Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00Z"),
            ("Pacific/Kiritimati", "2027-01-01", "2026-12-31T10:00:00Z"),
        ] {
            let day: NaiveDate = day.parse().unwrap();
            let at = first_instant(day, zone.parse().unwrap());
            assert_eq!(at, first.parse::<DateTime<Utc>>().unwrap(), "{zone} {day}");
        }
    }
}
