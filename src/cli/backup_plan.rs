//! Which backups of a folder are kept: some days, more Sundays, first days of months for years.

use std::path::{Path, PathBuf};

use chrono::{Datelike as _, NaiveDate, Weekday};

/// The latest of each that are kept.
const DAYS: usize = 7;
const SUNDAYS: usize = 9;
const MONTHS: usize = 24;

/// Returns where the backup of a day lies.
pub(super) fn path_of(folder: &Path, day: NaiveDate) -> PathBuf {
    folder.join(name_of(day))
}

fn name_of(day: NaiveDate) -> String {
    format!("zugpost-{day}.sqlite")
}

/// Lists the backups of a folder that the plan does not keep. Files with other names are none.
pub(super) fn list_outdated(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut days = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        days.extend(day_of(&entry?.file_name().to_string_lossy()));
    }
    Ok(outdated(days).into_iter().map(|day| path_of(folder, day)).collect())
}

fn day_of(name: &str) -> Option<NaiveDate> {
    let day: NaiveDate = name.strip_prefix("zugpost-")?.strip_suffix(".sqlite")?.parse().ok()?;
    (name_of(day) == name).then_some(day)
}

fn outdated(mut days: Vec<NaiveDate>) -> Vec<NaiveDate> {
    days.sort_unstable_by(|one, other| other.cmp(one));
    let latest = |count: usize, is_one: &dyn Fn(NaiveDate) -> bool| -> Vec<NaiveDate> {
        days.iter().copied().filter(|day| is_one(*day)).take(count).collect()
    };
    let kept = [
        latest(DAYS, &|_| true),
        latest(SUNDAYS, &|day| day.weekday() == Weekday::Sun),
        latest(MONTHS, &|day| day.day() == 1),
    ]
    .concat();
    days.into_iter().filter(|day| !kept.contains(day)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Makes a backup each day of some years, and deletes what is outdated each time.
    fn kept_after(days: u64) -> Vec<NaiveDate> {
        let first = NaiveDate::from_ymd_opt(2026, 11, 27).unwrap();
        let mut kept = Vec::new();
        for day in first.iter_days().take(usize::try_from(days).unwrap()) {
            kept.push(day);
            let gone = outdated(kept.clone());
            kept.retain(|day| !gone.contains(day));
        }
        kept
    }

    #[test]
    fn after_years_there_are_days_sundays_and_months() {
        let kept = kept_after(3 * 366);
        let count =
            |is_one: &dyn Fn(&NaiveDate) -> bool| kept.iter().filter(|day| is_one(day)).count();
        assert!(count(&|day| day.weekday() == Weekday::Sun) >= SUNDAYS);
        assert_eq!(count(&|day| day.day() == 1), MONTHS);
        let last = *kept.last().unwrap();
        assert_eq!(count(&|day| last - *day < chrono::TimeDelta::days(7)), DAYS);
        assert!(kept.len() <= DAYS + SUNDAYS + MONTHS, "{kept:?}");
    }

    #[test]
    fn few_backups_are_all_kept_however_old_they_are() {
        assert_eq!(kept_after(7).len(), 7);
        let old = [1, 3, 5].map(|day| NaiveDate::from_ymd_opt(1999, 2, day).unwrap());
        assert_eq!(outdated(old.to_vec()), []);
    }

    #[test]
    fn other_files_are_no_backups() {
        for name in ["zugpost.sqlite", "zugpost-2026-02-30.sqlite", "zugpost-2026-1-5.sqlite", "a"]
        {
            assert_eq!(day_of(name), None, "{name}");
        }
        assert!(day_of("zugpost-2026-11-27.sqlite").is_some());
    }
}
