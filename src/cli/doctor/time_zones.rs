//! How old the rules of time zones are that are built in.

use chrono::{DateTime, Datelike as _, Utc};

use super::finding::DoctorFinding;

/// Rules change a few times in a year, somewhere.
const MAX_YEARS: i32 = 1;

pub(super) fn examine(now: DateTime<Utc>) -> DoctorFinding {
    judge(chrono_tz::IANA_TZDB_VERSION, now.year())
}

/// `version`: a year and a letter.
fn judge(version: &str, year: i32) -> DoctorFinding {
    let of = version.get(..4).and_then(|of| of.parse::<i32>().ok());
    match of {
        Some(of) if year - of <= MAX_YEARS => {
            DoctorFinding::ok(format!("The time zones are those of {version}."))
        }
        _ => DoctorFinding::note(format!(
            "The time zones are those of {version}. Deadlines are exact; where a country has changed its \
             rules since, the times that its players see may not be. A newer Zugpost has newer ones."
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::doctor::finding::Severity;

    #[test]
    fn rules_of_two_years_ago_are_old() {
        for (version, severity) in [
            ("2026a", Severity::Ok),
            ("2025b", Severity::Ok),
            ("2024b", Severity::Note),
            ("", Severity::Note),
        ] {
            assert_eq!(judge(version, 2026).severity, severity, "{version}");
        }
    }
}
