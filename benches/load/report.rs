//! The table, and which targets were met.

use anyhow::Result;

use crate::{
    measured::Summary,
    options::{Database, Options},
};

/// A line of the table.
pub struct Line {
    pub name: String,
    pub summary: Summary,
    /// Of the server, a request.
    pub cpu_ms: Option<f64>,
    pub idle_mib: Option<f64>,
    pub peak_mib: Option<f64>,
}

impl Line {
    pub fn bare(summary: &Summary) -> Line {
        Line {
            name: "bare database: the same statements".into(),
            summary: *summary,
            cpu_ms: None,
            idle_mib: None,
            peak_mib: None,
        }
    }
}

/// Everything that is printed at the end.
pub struct Report {
    heading: String,
    lines: Vec<Line>,
    targets: Vec<String>,
}

impl Report {
    pub fn new(options: &Options) -> Result<Report> {
        let database = match options.database {
            Database::Sqlite => "SQLite",
            Database::Postgres => "Postgres",
        };
        let slow = options.sync_delay_ms.map(|ms| format!(", syncs {ms} ms slower"));
        let slow = slow.unwrap_or_default();
        let games = match options.games {
            0 => String::new(),
            games => format!(", {games} more games"),
        };
        let cores = std::thread::available_parallelism()?;
        // Before the run: what others do on this machine would be measured too.
        let load = std::fs::read_to_string("/proc/loadavg")?;
        let load = load.split_ascii_whitespace().next().unwrap_or("?");
        let unoptimised = if cfg!(debug_assertions) { ", UNOPTIMISED BUILD" } else { "" };
        Ok(Report {
            heading: format!(
                "{database}, {} connections, {} s each{slow}{games}; {cores} cores for server, \
                 database and clients, load before {load}{unoptimised}",
                options.players, options.seconds,
            ),
            lines: Vec::new(),
            targets: Vec::new(),
        })
    }

    pub fn line(&mut self, line: Line) {
        self.lines.push(line);
    }

    pub fn target(&mut self, met: bool, text: String) {
        self.targets.push(format!("- {}: {text}", if met { "met" } else { "MISSED" }));
    }

    pub fn cpu_target(&mut self, what: &str, line: &Line, most: f64) {
        if let Some(cpu) = line.cpu_ms {
            self.target(cpu <= most, format!("at most {most} ms of CPU a {what}: {cpu:.3} ms"));
        }
    }

    pub fn print(&self) {
        println!("\n{}\n", self.heading);
        println!("| | a second | p50 ms | p95 ms | p99 ms | CPU ms each | idle MiB | peak MiB |");
        println!("|---|---|---|---|---|---|---|---|");
        for line in &self.lines {
            let s = &line.summary;
            println!(
                "| {} | {:.0} | {:.2} | {:.2} | {:.2} | {} | {} | {} |",
                line.name,
                s.per_second(),
                s.p50,
                s.p95,
                s.p99,
                number(line.cpu_ms, 3),
                number(line.idle_mib, 1),
                number(line.peak_mib, 1),
            );
        }
        println!();
        for target in &self.targets {
            println!("{target}");
        }
    }
}

fn number(value: Option<f64>, digits: usize) -> String {
    value.map_or_else(String::new, |value| format!("{value:.digits$}"))
}

/// Writes 0.04 as `+4.0 %`.
pub fn share_of(fraction: f64) -> String {
    format!("{:+.1} %", fraction * 100.0)
}
