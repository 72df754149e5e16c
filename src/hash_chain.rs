//! A log as a chain of hashes: each line's hash includes the one before, so whoever keeps the last
//! one can check whether anything was altered (docs/decisions/0020).

use data_encoding::HEXLOWER;
use sha2::{Digest as _, Sha256};

/// Returns the hash with which a chain begins.
pub fn begin(header: &str) -> String {
    hash(&[header])
}

/// Returns the hash with which it goes on.
pub fn link(head: &str, line: &str) -> String {
    hash(&[head, "\n", line])
}

fn hash(parts: &[&str]) -> String {
    let mut hasher = Sha256::new();
    parts.iter().for_each(|part| hasher.update(part.as_bytes()));
    HEXLOWER.encode(&hasher.finalize())
}
