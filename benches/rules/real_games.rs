//! The real games of the shared folder, read as the tests do.

/// Reads and checks them.
#[expect(dead_code, reason = "the tests use more of it")]
#[path = "../../tests/support/pgn.rs"]
mod pgn;

use std::path::Path;

pub use pgn::RealGame;

/// Reads the real games of the shared folder; says so if it is absent.
pub fn real_games() -> Vec<RealGame> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/pgn");
    if folder.exists() {
        return pgn::read_folder(&folder);
    }
    eprintln!("LEFT OUT: {} is absent", folder.display());
    Vec::new()
}
