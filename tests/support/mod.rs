//! Sites, browsers, mailboxes: what tests stand on.

pub mod browser;
pub mod chance;
pub mod database;
pub mod endless;
pub mod pgn;
pub mod players;
pub mod postfix;
pub mod server;
pub mod site;

pub use browser::{Browser, Page};
pub use chance::Chance;
pub use endless::endless_game;
pub use site::Site;

/// The folder of data that no one here wrote. Where it is absent, tests say so and pass.
pub fn shared_data(path: &str) -> Option<std::path::PathBuf> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = root.join("../shared/data").join(path);
    if path.exists() {
        return Some(path);
    }
    eprintln!("\n*** LEFT OUT: {} is absent, so this test checks nothing ***\n", path.display());
    None
}

/// Whether everything is to be tested, however long it takes (`tests/run`).
pub fn is_full() -> bool {
    environment("ZUGPOST_TEST_FULL").is_some()
}

/// The one place where tests read the environment.
#[expect(clippy::disallowed_methods, reason = "the tests' one reader of the environment")]
pub fn environment(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}
