//! Whether there is room.

use std::path::Path;

use super::finding::DoctorFinding;
use crate::{
    config::Config,
    db::{Target, backup::folder_of},
};

/// With less, the next days may fill the disk.
const MIN_FREE_BYTES: u64 = 256 << 20;

pub(super) fn examine(config: &Config) -> Vec<DoctorFinding> {
    let folder = config.data_dir.as_path();
    if !folder.exists() {
        return vec![DoctorFinding::note(format!(
            "DATA_DIR {} is not there yet. The first start makes it.",
            folder.display()
        ))];
    }
    let writable = match tempfile::tempfile_in(folder) {
        Ok(_) => DoctorFinding::ok(format!("DATA_DIR {} can be written to.", folder.display())),
        Err(error) => DoctorFinding::fault(format!(
            "DATA_DIR {} cannot be written to: {error}. Give it to the user of the service.",
            folder.display()
        )),
    };
    // A Postgres may lie on another disk.
    let (folder, size) = match &config.database.target {
        Target::Sqlite(path) => {
            let size = std::fs::metadata(path).map(|file| file.len()).ok();
            (size.map_or(folder, |_| folder_of(Path::new(path))), size)
        }
        Target::Postgres(_) => (folder, None),
    };
    vec![writable, room(free(folder), size)]
}

fn free(folder: &Path) -> Option<u64> {
    let found = rustix::fs::statvfs(folder).ok()?;
    Some(found.f_bavail.saturating_mul(found.f_frsize))
}

fn room(free: Option<u64>, size: Option<u64>) -> DoctorFinding {
    let Some(free) = free else { return DoctorFinding::note("The room on the disk is not known.") };
    let shown = mebibytes(free);
    if free < MIN_FREE_BYTES {
        return DoctorFinding::fault(format!(
            "The disk has only {shown} left. Make room: without it no move can be stored."
        ));
    }
    match size {
        Some(size) if free < size => DoctorFinding::note(format!(
            "The disk has {shown} left, and the database has {}: there is no room for a backup or a dry \
             run beside it.",
            mebibytes(size)
        )),
        _ => DoctorFinding::ok(format!("The disk has {shown} left.")),
    }
}

fn mebibytes(bytes: u64) -> String {
    format!("{} MiB", bytes >> 20)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::doctor::finding::Severity;

    #[test]
    fn a_disk_is_full_before_it_is() {
        for (free, size, severity) in [
            (Some(0), Some(0), Severity::Fault),
            (Some(MIN_FREE_BYTES - 1), None, Severity::Fault),
            (Some(MIN_FREE_BYTES), None, Severity::Ok),
            (Some(1 << 30), Some(1 << 30), Severity::Ok),
            (Some(1 << 30), Some((1 << 30) + 1), Severity::Note),
            (None, Some(1), Severity::Note),
        ] {
            assert_eq!(room(free, size).severity, severity, "{free:?} {size:?}");
        }
    }

    #[test]
    fn the_disk_of_a_folder_has_some_room() {
        let folder = tempfile::tempdir().unwrap();
        assert!(free(folder.path()).is_some());
        assert_eq!(free(&folder.path().join("none")), None);
    }
}
