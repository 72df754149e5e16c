//! The files of the repository, for tests that read them.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Returns a path inside the repository.
pub fn in_repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Returns all files below a folder whose names end in one of these (`rs`), in order.
pub fn files_below(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut folders = vec![folder.to_owned()];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder);
        for entry in entries.unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| endings.iter().any(|e| ending == *e)) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}
