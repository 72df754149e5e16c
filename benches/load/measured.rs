//! What was measured, and the same in a few numbers.

use std::fmt;

use anyhow::{Result, anyhow, ensure};

/// What was measured.
#[derive(Default)]
pub struct Measured {
    pub seconds: f64,
    /// Of each request.
    pub micros: Vec<u32>,
}

/// The same in a few numbers; latencies in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Summary {
    pub requests: u64,
    pub seconds: f64,
    pub p50: f64,
    pub p95: f64,
    pub p99: f64,
}

impl Measured {
    pub fn summary(mut self) -> Result<Summary> {
        ensure!(!self.micros.is_empty(), "nothing was measured");
        self.micros.sort_unstable();
        let percentile = |percent: usize| {
            let rank = (self.micros.len() * percent).div_ceil(100);
            f64::from(self.micros[rank.saturating_sub(1)]) / 1000.0
        };
        Ok(Summary {
            requests: u64::try_from(self.micros.len())?,
            seconds: self.seconds,
            p50: percentile(50),
            p95: percentile(95),
            p99: percentile(99),
        })
    }

    pub fn add(&mut self, other: Measured) {
        self.seconds += other.seconds;
        self.micros.extend(other.micros);
    }
}

impl Summary {
    pub fn per_second(&self) -> f64 {
        self.requests as f64 / self.seconds
    }

    /// Reads what `Display` wrote: a child process hands it over so.
    pub fn read(text: &str) -> Result<Summary> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let [requests, seconds, p50, p95, p99] = words.as_slice() else {
            return Err(anyhow!("`{text}` is not what was measured"));
        };
        Ok(Summary {
            requests: requests.parse()?,
            seconds: seconds.parse()?,
            p50: p50.parse()?,
            p95: p95.parse()?,
            p99: p99.parse()?,
        })
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Summary { requests, seconds, p50, p95, p99 } = self;
        write!(f, "{requests} {seconds} {p50} {p95} {p99}")
    }
}
