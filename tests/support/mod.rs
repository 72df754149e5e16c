//! Sites, browsers, mailboxes: what tests stand on.

pub mod browser;
pub mod database;
pub mod endless;
pub mod files;
pub mod own_postgres;
pub mod pgn;
pub mod players;
pub mod postfix;
pub mod random;
pub mod server;
pub mod site;
pub mod statements;

pub use browser::{Browser, Page};
pub use endless::endless_game;
pub use random::Chance;
pub use site::Site;
pub use statements::statements;

/// The folder of data that no one here wrote. Where it is absent, tests say so and pass, but fail
/// under `CI=true`.
pub fn shared_data(path: &str) -> Option<std::path::PathBuf> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = root.join("../shared/data").join(path);
    if path.exists() {
        return Some(path);
    }
    left_out(&format!("{} is absent", path.display()));
    None
}

/// Says that a test checks nothing, and why. Under `CI=true` that is a failure.
pub fn left_out(why: &str) {
    assert!(environment("CI").as_deref() != Some("true"), "{why}, so this test checks nothing");
    eprintln!("\n*** LEFT OUT: {why}, so this test checks nothing ***\n");
}

/// Whether everything is to be tested, however long it takes (`tests/run --nightly`).
pub fn is_full() -> bool {
    environment("ZUGPOST_TEST_FULL").is_some()
}

/// Where samples begin. `tests/run` takes it from the commit, so that each tries others.
pub fn seed() -> u64 {
    environment("ZUGPOST_TEST_SEED").map_or(0, |text| text.parse().expect("ZUGPOST_TEST_SEED"))
}

/// Returns a number below `n` that the seed says.
pub fn seeded(n: usize) -> usize {
    Chance(seed()).below(n)
}

/// Returns one of `every` so many, or all in the full run.
pub fn sample<T>(all: impl IntoIterator<Item = T>, every: usize) -> impl Iterator<Item = T> {
    let (first, every) = if is_full() { (0, 1) } else { (seeded(every), every) };
    all.into_iter().skip(first).step_by(every)
}

/// The one place where tests read the environment.
#[expect(clippy::disallowed_methods, reason = "the tests' one reader of the environment")]
pub fn environment(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}
