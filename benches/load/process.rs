//! Processes that a run starts: ended by their id on every way out, and read in `/proc`.

use std::process::{Child, Command};

use anyhow::{Context as _, Result, bail};

/// A process that ends with this value.
pub struct Process(pub Child);

impl Process {
    pub fn start(command: &mut Command) -> Result<Process> {
        let child = command.spawn().with_context(|| format!("starting {command:?}"))?;
        Ok(Process(child))
    }

    pub fn pid(&self) -> u32 {
        self.0.id()
    }

    /// Fails if it has ended already.
    pub fn ensure_running(&mut self) -> Result<()> {
        match self.0.try_wait()? {
            None => Ok(()),
            Some(status) => bail!("the process ended early: {status}"),
        }
    }

    /// Returns the processor time that it has used, in seconds.
    pub fn cpu(&self) -> Result<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.pid()))?;
        // The name in parentheses may hold anything; the state after it is field 3.
        let (_, fields) = stat.rsplit_once(')').context("/proc/…/stat")?;
        let fields: Vec<&str> = fields.split_ascii_whitespace().collect();
        let ticks = |field: usize| -> Result<f64> {
            Ok(fields.get(field - 3).context("/proc/…/stat")?.parse()?)
        };
        Ok((ticks(14)? + ticks(15)?) / ticks_per_second())
    }

    /// Returns the memory that it holds now, in MiB.
    pub fn resident(&self) -> Result<f64> {
        self.status("VmRSS:")
    }

    /// Returns the most that it has held so far, in MiB.
    pub fn peak(&self) -> Result<f64> {
        self.status("VmHWM:")
    }

    fn status(&self, name: &str) -> Result<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.pid()))?;
        let value = status.lines().find_map(|line| line.strip_prefix(name));
        let value = value.context("/proc/…/status")?;
        let kib: f64 = value.trim().trim_end_matches("kB").trim_end().parse()?;
        Ok(kib / 1024.0)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What `/proc` counts processor time in.
fn ticks_per_second() -> f64 {
    let output = Command::new("getconf").arg("CLK_TCK").output();
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    text.ok().and_then(|text| text.trim().parse().ok()).unwrap_or(100.0)
}
