//! Every secret, and where it is drawn: all from the random numbers of the system, in one place.

use std::{collections::BTreeMap, fs};

use crate::support::files::{files_below, in_repository};

/// What draws a secret of 256 bits, or less than that.
const GENERATORS: [&str; 5] = [
    "Secret::generate()",
    "random::bytes()",
    "random::coin()",
    "random::permille()",
    "Salt::generate()",
];

/// Every place below `src/` where something is drawn, how often there, and what it is. `KEY`: no
/// secret, but a word that tells one form from the next; it may be short.
const GENERATED: &[(&str, &str, usize, &str)] = &[
    ("cli/admin/mod.rs", "Secret::generate()", 1, "the link for a new password"),
    ("cli/demo/mod.rs", "Secret::generate()", 1, "the link of the first administrator"),
    ("cli/demo/mod.rs", "random::bytes()", 1, "the secret of lots"),
    ("cli/demo/tournaments.rs", "random::bytes()", 3, "the secret of lots"),
    ("cli/serve.rs", "Secret::generate()", 1, "the link of the first administrator"),
    ("db/mod.rs", "Secret::generate()", 1, "what the site signs with"),
    ("jobs/deliver_mail/context.rs", "Secret::generate()", 1, "the links of emails"),
    ("jobs/deliver_mail/mod.rs", "random::permille()", 1, "KEY: when an email is tried again"),
    ("jobs/process_tournaments.rs", "random::bytes()", 1, "the secret of lots"),
    ("passwords.rs", "Salt::generate()", 1, "the salt of a password"),
    ("second_factors/recovery_codes.rs", "random::bytes()", 1, "a recovery code"),
    ("second_factors/totp.rs", "random::bytes()", 1, "the secret of an app"),
    ("web/known_devices.rs", "Secret::generate()", 1, "KEY: the mark of a device, which is signed"),
    ("web/pages/account/confirm.rs", "Secret::generate()", 1, "the session after confirming"),
    ("web/pages/account/login.rs", "Secret::generate()", 1, "the session"),
    ("web/pages/account/second_factor.rs", "Secret::generate()", 1, "the session"),
    ("web/pages/account/security/passkeys.rs", "Secret::generate()", 1, "a challenge to a passkey"),
    ("web/pages/account/security/totp.rs", "Secret::generate()", 2, "of an app; the session"),
    ("web/pages/admin/players.rs", "Secret::generate()", 1, "the session after a new role"),
    ("web/pages/admin/settings.rs", "Secret::generate()", 2, "an invitation; KEY"),
    ("web/pages/calendar.rs", "Secret::generate()", 1, "the address of a calendar"),
    ("web/pages/challenges/challenge_form.rs", "Secret::generate()", 1, "KEY"),
    ("web/pages/challenges/show.rs", "random::bytes()", 1, "the secret of lots"),
    ("web/pages/challenges/show.rs", "random::coin()", 1, "KEY: who has White"),
    ("web/pages/games/rematch.rs", "random::bytes()", 1, "the secret of lots"),
    ("web/pages/tournaments/announce.rs", "Secret::generate()", 1, "KEY"),
    ("web/pages/tournaments/announce.rs", "random::bytes()", 1, "the secret of lots"),
    ("web/request_context.rs", "Secret::generate()", 1, "the visit that forms belong to"),
    ("web/request_context.rs", "random::bytes()", 1, "the mask of the secret of forms"),
    ("web/request_id.rs", "random::bytes()", 1, "KEY: the name of a request"),
];

/// The one place where random numbers are asked for by other names.
const SOURCE: &str = "random.rs";

/// What draws numbers without that place, or numbers that can be guessed.
const GENERATORS_ELSEWHERE: [&str; 16] = [
    "rand::",
    "rand_core",
    "getrandom",
    "OsRng",
    "SysRng",
    "ThreadRng",
    "StdRng",
    "SmallRng",
    "SeedableRng",
    "RandomState",
    "DefaultHasher",
    "fastrand",
    "Uuid::new",
    "SaltString",
    "/dev/urandom",
    "SystemRandom",
];

/// What that place asks, and how often: the generator of the system, and a trait of it.
const CALLS_OF_SOURCE: [(&str, usize); 4] =
    [("rand::rng()", 3), ("rand::random()", 1), ("use rand::Rng as _;", 1), ("rand::", 5)];

/// Returns the code of a source: without comments and unit tests, white space folded.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines = text.lines().map(str::trim).filter(|line| !line.starts_with("//"));
    lines.collect::<Vec<_>>().join(" ")
}

/// Returns how often each kind of secret is drawn in a source.
fn generator_calls(text: &str) -> BTreeMap<&'static str, usize> {
    let code = code(text);
    let counts = GENERATORS.map(|draw| (draw, code.matches(draw).count()));
    counts.into_iter().filter(|(_, count)| *count > 0).collect()
}

/// Returns what in a source draws where it may not, or under a name that is not looked for.
fn faults(text: &str) -> Vec<String> {
    let code = code(text);
    let mut found: Vec<String> = GENERATORS_ELSEWHERE
        .into_iter()
        .filter(|word| code.contains(word))
        .map(str::to_owned)
        .collect();
    // Who imports `bytes` alone, or gives it another name, would not be found.
    for (at, _) in code.match_indices("random::{") {
        let inside = code[at + 9..].split('}').next().unwrap_or_default();
        let is_known = |name: &str| ["self", "Secret", ""].contains(&name);
        if !inside.split(',').map(str::trim).all(is_known) {
            found.push(format!("random::{{{inside}}}"));
        }
    }
    for call in GENERATORS {
        let word = call.trim_end_matches("()");
        if code.matches(word).count() != code.matches(call).count() {
            found.push(format!("{word} without a call"));
        }
    }
    for word in ["Secret as ", "random as ", "bytes as ", "generate as ", "random::*"] {
        if code.contains(word) {
            found.push(word.to_owned());
        }
    }
    found
}

#[test]
fn every_secret_is_listed_with_the_place_where_it_is_drawn() {
    let root = in_repository("src");
    let mut found: BTreeMap<(String, &str), usize> = BTreeMap::new();
    for path in files_below(&root, &["rs"]) {
        let inside = path.strip_prefix(&root).expect("inside").to_string_lossy().into_owned();
        let is_of_tests = inside.contains("/tests/") || inside.ends_with("/tests.rs");
        if inside == SOURCE || is_of_tests {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source");
        assert_eq!(faults(&text), [""; 0], "{inside}");
        for (draw, count) in generator_calls(&text) {
            found.insert((inside.clone(), draw), count);
        }
    }
    let listed =
        GENERATED.iter().map(|(path, draw, count, _)| (((*path).to_owned(), *draw), *count));
    assert_eq!(found, listed.collect());
}

#[test]
fn the_one_place_asks_the_generator_of_the_system_alone() {
    let text = fs::read_to_string(in_repository("src").join(SOURCE)).expect("a source");
    let code = code(&text);
    for (call, count) in CALLS_OF_SOURCE {
        assert_eq!(code.matches(call).count(), count, "{call}");
    }
    let others = GENERATORS_ELSEWHERE.into_iter().filter(|word| *word != "rand::");
    assert_eq!(others.filter(|word| code.contains(word)).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn no_way_of_drawing_a_number_is_overlooked() {
    let text =
        "use crate::random::{self, Secret};\nfn f() { Secret::generate(); }\n// rand::rng()\n";
    assert_eq!(generator_calls(text), BTreeMap::from([("Secret::generate()", 1)]));
    assert_eq!(faults(text), [""; 0]);
    for bad in [
        "let n: u8 = rand::random();",
        "use getrandom::fill;",
        "use crate::random::{bytes, Secret};",
        "let make = Secret::generate;",
        "use crate::random::Secret as Key;",
        "use crate::random::*;",
        "let salt = Salt::generate;",
        "let state = RandomState::new();",
    ] {
        assert_eq!(faults(bad).len(), 1, "{bad}");
    }
}

/// The lint keeps the rest of the crate from it.
#[test]
fn the_lint_names_every_function_that_draws() {
    let text = fs::read_to_string(in_repository("clippy.toml")).expect("a file");
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|it| !it.starts_with('#')).collect();
    for name in [
        "rng",
        "make_rng",
        "random",
        "random_iter",
        "random_range",
        "random_bool",
        "random_ratio",
        "fill",
    ] {
        let named = format!("path = \"rand::{name}\"");
        assert!(lines.iter().any(|line| line.contains(&named)), "{name}");
    }
}
