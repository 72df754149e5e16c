//! A file that is there whole, or not at all.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, ErrorKind},
    os::unix::fs::OpenOptionsExt as _,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, bail};

/// An SQLite file that is being written beside the place where it will be. Nobody but its owner can read
/// it. It is deleted unless it is kept.
pub(super) struct NewFile {
    path: PathBuf,
    partial: PathBuf,
}

impl NewFile {
    /// Makes it, empty. What an earlier attempt has left is deleted.
    pub fn create(path: &Path) -> anyhow::Result<NewFile> {
        if path.exists() {
            bail!("{} is there already.", path.display());
        }
        let mut partial = path.as_os_str().to_owned();
        partial.push(".partial");
        let new = NewFile { path: path.to_owned(), partial: partial.into() };
        let made = new.delete().and_then(|()| {
            OpenOptions::new().write(true).create_new(true).mode(0o600).open(&new.partial)
        });
        made.with_context(|| format!("{} cannot be written", new.partial.display()))?;
        Ok(new)
    }

    /// Returns where it is written.
    pub fn partial(&self) -> &Path {
        &self.partial
    }

    /// Puts it where it will be. What was reported as there survives a power cut.
    pub fn keep(self) -> anyhow::Result<()> {
        let folder = match self.path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        // A link, unlike a rename, replaces nothing.
        let kept = File::open(&self.partial)
            .and_then(|file| file.sync_all())
            .and_then(|()| fs::hard_link(&self.partial, &self.path))
            .and_then(|()| File::open(folder)?.sync_all());
        kept.with_context(|| format!("{} cannot be written", self.path.display()))
    }

    fn delete(&self) -> io::Result<()> {
        for ending in ["", "-wal", "-shm", "-journal"] {
            let mut file = self.partial.as_os_str().to_owned();
            file.push(ending);
            match fs::remove_file(PathBuf::from(file)) {
                Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        Ok(())
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        if let Err(error) = self.delete() {
            tracing::warn!(file = %self.partial.display(), %error, "a file is left over");
        }
    }
}
