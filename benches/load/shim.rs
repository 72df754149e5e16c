//! A slow disk: a library that is loaded before libc's and sleeps in every sync.

use std::{path::PathBuf, process::Command};

use anyhow::{Context as _, Result, ensure};
use tempfile::TempDir;

use crate::storage::temporary;

/// The real sync comes first: the data is as safe as ever, it only takes longer.
const SOURCE: &str = r#"
#define _GNU_SOURCE
#include <dlfcn.h>
#include <time.h>

static int slow(const char *name, int fd) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    int result = real(fd);
    struct timespec left = { DELAY_NS / 1000000000L, DELAY_NS % 1000000000L };
    nanosleep(&left, 0);
    return result;
}

int fsync(int fd) { return slow("fsync", fd); }
int fdatasync(int fd) { return slow("fdatasync", fd); }
"#;

const NAME: &str = "zugpost_slow_sync.so";

/// The built library.
pub struct Shim {
    pub path: PathBuf,
    _folder: TempDir,
}

impl Shim {
    /// Compiles it for this delay.
    pub fn build(delay_ms: f64) -> Result<Shim> {
        let folder = temporary()?;
        let (source, path) = (folder.path().join("slow_sync.c"), folder.path().join(NAME));
        std::fs::write(&source, SOURCE)?;
        let built = Command::new("cc")
            .args(["-O2", "-shared", "-fPIC", "-o"])
            .arg(&path)
            .arg(&source)
            .arg(format!("-DDELAY_NS={:.0}L", delay_ms * 1e6))
            .arg("-ldl")
            .status()
            .context("--sync-delay-ms needs a C compiler, `cc`")?;
        ensure!(built.success(), "cc failed");
        Ok(Shim { path, _folder: folder })
    }

    /// Has a process start with it.
    pub fn preload(&self, command: &mut Command) {
        command.env("LD_PRELOAD", &self.path);
    }
}

/// Fails unless a process has the library loaded: the loader only warns when it cannot, and
/// a fast disk would be measured for a slow one.
pub fn ensure_loaded(pid: u32) -> Result<()> {
    let maps = std::fs::read_to_string(format!("/proc/{pid}/maps"))?;
    ensure!(maps.contains(NAME), "the slow disk was not loaded into process {pid}");
    Ok(())
}
