//! A file that is there whole, or not at all.

use std::{
    fs::{self, File, OpenOptions},
    os::unix::fs::OpenOptionsExt as _,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, bail};
use tempfile::TempDir;

use crate::db::backup::{folder_beside, folder_of};

/// An SQLite file that is being written, in a folder of its own beside the place where it will be. Nobody
/// but its owner can read it. It is deleted unless it is kept.
pub(super) struct NewFile {
    path: PathBuf,
    folder: TempDir,
}

impl NewFile {
    /// Makes it, empty. Nothing is at its place yet.
    pub fn create(path: &Path) -> anyhow::Result<NewFile> {
        if path.exists() {
            bail!("{} is there already.", path.display());
        }
        let cannot = || format!("{} cannot be written", path.display());
        let folder = folder_beside(path).with_context(cannot)?;
        let new = NewFile { path: path.to_owned(), folder };
        let made =
            OpenOptions::new().write(true).create_new(true).mode(0o600).open(new.unfinished());
        made.with_context(cannot)?;
        Ok(new)
    }

    /// Returns where it is written.
    pub fn unfinished(&self) -> PathBuf {
        self.folder.path().join("site.sqlite")
    }

    /// Puts it at its place. What was reported as there survives a power cut.
    pub fn keep(self) -> anyhow::Result<()> {
        let unfinished = self.unfinished();
        // A link, unlike a rename, replaces nothing.
        let kept = File::open(&unfinished)
            .and_then(|file| file.sync_all())
            .and_then(|()| fs::hard_link(&unfinished, &self.path))
            .and_then(|()| File::open(folder_of(&self.path))?.sync_all());
        kept.with_context(|| format!("{} cannot be written", self.path.display()))
    }
}
