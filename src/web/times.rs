//! Instants as a reader sees them, in their zone and language, and times as people type them.

use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Tz;

use crate::i18n::Locale;

/// A reader's time zone, and the language that they read in.
#[derive(Clone, Copy, Debug)]
pub struct Zone {
    tz: Tz,
    locale: Locale,
}

impl Zone {
    /// An unknown zone reads as UTC.
    pub fn of(name: &str, locale: Locale) -> Zone {
        Zone { tz: name.parse().unwrap_or(Tz::UTC), locale }
    }

    /// Returns the zone itself.
    pub fn tz(self) -> Tz {
        self.tz
    }

    /// Returns the words of the reader's language.
    pub fn locale(self) -> Locale {
        self.locale
    }

    /// `Sat 21 Nov 2026, 14:00 CET`
    pub fn full(self, at: DateTime<Utc>) -> String {
        self.locale.full(&at.with_timezone(&self.tz))
    }

    /// Writes an instant as [`Zone::full`] returns it.
    pub fn write_full(self, at: DateTime<Utc>, out: &mut String) {
        self.locale.write_full(&at.with_timezone(&self.tz), out);
    }

    /// `21 Nov 2026`
    pub fn day(self, at: DateTime<Utc>) -> String {
        self.locale.day(at.with_timezone(&self.tz).date_naive())
    }

    /// Returns a duration by its two largest units: [`Locale::span`].
    pub fn span(self, time: TimeDelta) -> String {
        self.locale.span(time)
    }
}

/// Returns the machine's form for a `datetime` attribute.
pub fn machine(at: DateTime<Utc>) -> String {
    at.format("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// Reads a time as people write it, in any of the languages: `3 days`, `12 h`, `1 Tag 12 Stunden`;
/// a number alone is days. `None` if it is anything else, or beyond all reason.
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
        let emails = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
        let hours = match &rest[..emails] {
            // Alone, or it is not clear what it counts.
            "" if total.is_zero() && rest.is_empty() => 24,
            "w" | "week" | "weeks" | "woche" | "wochen" | "semana" | "semanas" | "semaine"
            | "semaines" => 24 * 7,
            "d" | "day" | "days" | "t" | "tg" | "tag" | "tage" | "día" | "días" | "dia"
            | "dias" | "j" | "jour" | "jours" => 24,
            "h" | "hour" | "hours" | "std" | "stunde" | "stunden" | "hora" | "horas" | "heure"
            | "heures" => 1,
            _ => return None,
        };
        total += TimeDelta::hours(hours) * i32::try_from(number).ok()?;
        rest = rest[emails..].trim_start_matches([' ', ',', '.']);
    }
    Some(total)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

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
            ("3 Tage", Some(72)),
            ("1 Tag 12 Stunden", Some(36)),
            ("2 Tg. 3 Std.", Some(51)),
            ("1 Tg., 1 Std", Some(25)),
            ("1 DÍA 2 horas", Some(26)),
            ("2 semaines 1 jour 3 heures", Some(363)),
            ("3 dni", None),
            ("٣", None),
        ] {
            assert_eq!(read_time(text), hours.map(TimeDelta::hours), "{text}");
        }
    }

    #[test]
    fn what_is_offered_is_read_back() {
        for language in Language::ALL {
            for hours in [1, 2, 24, 36, 72, 241] {
                let time = TimeDelta::hours(hours);
                let locale = Locale::of(language);
                for text in [locale.time(time), locale.span(time)] {
                    assert_eq!(read_time(&text), Some(time), "{text}");
                }
            }
        }
    }

    #[test]
    fn times_have_one_and_many() {
        for (language, one, many) in [
            (
                Language::English,
                "1 day 1 hour 1 minute 1 second",
                "2 days 3 hours 4 minutes 5 seconds",
            ),
            (
                Language::German,
                "1 Tag 1 Stunde 1 Minute 1 Sekunde",
                "2 Tage 3 Stunden 4 Minuten 5 Sekunden",
            ),
            (
                Language::Spanish,
                "1 día 1 hora 1 minuto 1 segundo",
                "2 días 3 horas 4 minutos 5 segundos",
            ),
            (
                Language::French,
                "1 jour 1 heure 1 minute 1 seconde",
                "2 jours 3 heures 4 minutes 5 secondes",
            ),
        ] {
            let locale = Locale::of(language);
            assert_eq!(locale.time(TimeDelta::seconds(90_061)), one);
            assert_eq!(locale.time(TimeDelta::seconds(183_845)), many);
        }
        assert_eq!(Locale::default().time(TimeDelta::zero()), "no time");
    }

    /// What the command line says is the same in English.
    #[test]
    fn english_is_the_same_everywhere() {
        for seconds in [0, 1, 59, 3600, 86_400, 90_061, 604_800] {
            let time = TimeDelta::seconds(seconds);
            let said = crate::game::clock::in_words(time);
            assert_eq!(Locale::default().time(time), said);
        }
    }

    #[test]
    fn instants_carry_their_zone() {
        let at = DateTime::from_timestamp(1_795_269_600, 0).unwrap();
        let of = |name| Zone::of(name, Locale::default());
        assert_eq!(of("Europe/Berlin").full(at), "Sat 21 Nov 2026, 15:00 CET");
        assert_eq!(of("America/Sao_Paulo").full(at), "Sat 21 Nov 2026, 11:00 -03");
        assert_eq!(of("Asia/Kathmandu").full(at), "Sat 21 Nov 2026, 19:45 +0545");
        assert_eq!(of("no/where").full(at), "Sat 21 Nov 2026, 14:00 UTC");
        assert_eq!(machine(at), "2026-11-21T14:00:00Z");
    }
}
