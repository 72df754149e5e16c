//! One crate cannot forbid an import; this test does: modules depend on each other one way only.
//!
//! Each check is fed bad examples too, which it must catch.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use crate::support::files::{files_below, in_repository};

/// Each module and the modules it may know.
const MAY_KNOW: &[(&str, &[&str])] = &[
    ("chess", &[]),
    ("clock", &[]),
    ("random", &[]),
    ("openings", &[]),
    ("low_priority_threads", &[]),
    ("passwords", &["low_priority_threads"]),
    ("second_factors", &["random"]),
    ("ratings", &["chess", "game"]),
    ("i18n", &["chess", "game", "tournament"]),
    ("game", &["chess"]),
    ("hash_chain", &[]),
    ("tournament", &["chess", "game", "hash_chain"]),
    ("db", &["random", "chess", "game", "hash_chain", "openings", "ratings", "i18n", "tournament"]),
    ("config", &["db", "mail", "passwords"]),
    ("mail", &["chess", "game", "db", "i18n", "tournament"]),
    (
        "actions",
        &["chess", "game", "db", "mail", "ratings", "i18n", "second_factors", "tournament"],
    ),
    (
        "jobs",
        &[
            "random",
            "chess",
            "clock",
            "config",
            "db",
            "game",
            "mail",
            "actions",
            "tournament",
            "low_priority_threads",
        ],
    ),
    (
        "web",
        &[
            "actions",
            "random",
            "chess",
            "clock",
            "config",
            "db",
            "game",
            "mail",
            "openings",
            "passwords",
            "ratings",
            "i18n",
            "second_factors",
            "tournament",
        ],
    ),
    ("inbound", &["actions", "random", "clock", "db", "mail"]),
    (
        "cli",
        &[
            "actions",
            "inbound",
            "random",
            "chess",
            "clock",
            "config",
            "db",
            "game",
            "jobs",
            "low_priority_threads",
            "mail",
            "openings",
            "passwords",
            "ratings",
            "tournament",
            "web",
            "i18n",
        ],
    ),
    ("stored_enum", &[]),
    ("lib", &[]),
    ("main", &[]),
];

/// What every module may know: how enums are stored; and `key!`, which is exported from the root.
const ALL_MAY_KNOW: [&str; 2] = ["stored_enum", "key"];

/// Crates that the pure modules may know.
const PURE: &[(&str, &[&str])] = &[
    ("chess", &["std", "core", "shakmaty", "proptest"]),
    ("game", &["std", "core", "shakmaty", "chrono", "proptest"]),
    (
        "tournament",
        &["std", "core", "chrono", "serde", "serde_json", "sha2", "thiserror", "proptest"],
    ),
];

/// A file, by its path inside the repository.
#[derive(Clone)]
struct Source {
    path: String,
    text: String,
}

impl Source {
    fn new(path: &str, text: &str) -> Source {
        Source { path: path.to_owned(), text: text.to_owned() }
    }

    /// Returns the module of the crate that it belongs to: `game` for `src/game/clock/mod.rs`.
    fn room(&self) -> &str {
        let inside = self.path.strip_prefix("src/").unwrap_or(&self.path);
        inside.split('/').next().unwrap_or_default().trim_end_matches(".rs")
    }

    /// Returns its lines without comments.
    fn code(&self) -> impl Iterator<Item = &str> {
        self.text.lines().filter(|line| !line.trim_start().starts_with("//"))
    }
}

/// Returns the files of a folder.
fn files(folder: &str, endings: &[&str]) -> Vec<Source> {
    let root = in_repository("");
    let read = |path: &Path| {
        let inside = path.strip_prefix(&root).expect("inside").to_string_lossy().into_owned();
        Source::new(&inside, &fs::read_to_string(path).expect("a text"))
    };
    files_below(&in_repository(folder), endings).iter().map(|path| read(path)).collect()
}

fn all_sources() -> Vec<Source> {
    files("src", &["rs"])
}

/// Checks all sources.
#[track_caller]
fn assert_keeps(check: fn(&Source) -> Vec<String>) {
    let sources = all_sources();
    assert!(sources.len() > 200, "{} sources", sources.len());
    let faults = |source: &Source| {
        let told = |fault: String| format!("{}: {fault}", source.path);
        check(source).into_iter().map(told).collect::<Vec<_>>()
    };
    let found: Vec<String> = sources.iter().flat_map(faults).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Feeds a check with a source that is wrong, and with what it must say about it.
#[track_caller]
fn assert_catches(check: fn(&Source) -> Vec<String>, path: &str, text: &str, wanted: &str) {
    let found = check(&Source::new(path, text));
    assert!(found.len() == 1 && found[0].contains(wanted), "{path}: {text}: {found:?}");
}

/// Feeds a check with a source that is right.
#[track_caller]
fn assert_lets_pass(check: fn(&Source) -> Vec<String>, path: &str, text: &str) {
    assert_eq!(check(&Source::new(path, text)), [""; 0], "{path}: {text}");
}

/// Returns the names right after `crate::`, also in grouped imports; comments are none of it.
fn rooms_known(text: &str) -> Vec<String> {
    let mut rooms = Vec::new();
    for (at, _) in text.match_indices("crate::") {
        let rest = &text[at + "crate::".len()..];
        match rest.strip_prefix('{') {
            Some(group) => rooms.extend(top_level_names(group)),
            None => rooms.push(identifier(rest)),
        }
    }
    rooms
}

fn identifier(text: &str) -> String {
    text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
}

/// Returns the first names of the entries of an import group.
fn top_level_names(group: &str) -> Vec<String> {
    let (mut depth, mut names, mut fresh) = (0, Vec::new(), true);
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => fresh = true,
            c if fresh && c.is_alphabetic() => {
                names.push(identifier(&group[at..]));
                fresh = false;
            }
            _ => {}
        }
    }
    names
}

/// Returns which modules a source knows that it must not know.
fn arrow_faults(source: &Source) -> Vec<String> {
    let room = source.room();
    let Some((_, allowed)) = MAY_KNOW.iter().find(|(name, _)| *name == room) else {
        return vec![format!("{room} is not in the plan")];
    };
    let mut faults = Vec::new();
    // Above the file of a module are the other modules.
    let is_top = [format!("src/{room}.rs"), format!("src/{room}/mod.rs")].contains(&source.path);
    let goes_up = |line: &str| is_top && line.contains("use super::") && !line.starts_with(' ');
    if source.code().any(|line| line.contains("super::super::") || goes_up(line)) {
        faults.push("say crate::".to_owned());
    }
    let code = source.code().collect::<Vec<_>>().join("\n");
    for known in rooms_known(&code) {
        let fine = known == room
            || room == "lib"
            || known.is_empty()
            || allowed.contains(&known.as_str())
            || ALL_MAY_KNOW.contains(&known.as_str());
        if !fine {
            faults.push(format!("{room} must not know {known}"));
        }
    }
    faults
}

#[test]
fn the_arrows_point_one_way() {
    assert_keeps(arrow_faults);
    for (path, text, wanted) in [
        ("src/lumber/mod.rs", "", "lumber is not in the plan"),
        ("src/chess/input.rs", "use crate::game::Game;", "chess must not know game"),
        ("src/chess/input.rs", "use crate::{\n    key,\n    db::Db,\n};", "must not know db"),
        ("src/game/mod.rs", "fn a() { crate::web::page() }", "game must not know web"),
        ("src/clock.rs", "pub use crate::config;", "clock must not know config"),
        ("src/mail/reply/shape.rs", "use super::super::super::web;", "say crate::"),
        ("src/game/mod.rs", "pub use super::db::Db;", "say crate::"),
        ("src/clock.rs", "use super::db;", "say crate::"),
    ] {
        assert_catches(arrow_faults, path, text, wanted);
    }
    for (path, text) in [
        ("src/game/clock/mod.rs", "use super::Game;\nuse crate::{chess::Color, game::Event, key};"),
        ("src/game/mod.rs", "// crate::db\nmod tests {\n    use super::*;\n}"),
        ("src/lib.rs", "pub use crate::web;"),
    ] {
        assert_lets_pass(arrow_faults, path, text);
    }
}

/// Returns the crates that Cargo.toml names, as Rust writes them.
fn dependencies(manifest: &str) -> Vec<String> {
    let mut is_list = false;
    let mut found = Vec::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            is_list = line.ends_with("dependencies]");
        } else if is_list && line.starts_with(char::is_alphabetic) {
            let name = line.split([' ', '.', '=']).next().unwrap_or_default();
            found.push(name.replace('-', "_"));
        }
    }
    found
}

/// Returns which crates a pure source knows that it must not know.
fn crate_faults(source: &Source) -> Vec<String> {
    let Some((_, allowed)) = PURE.iter().find(|(name, _)| *name == source.room()) else {
        return Vec::new();
    };
    let named = |line: &str, name: &str| {
        let at_word = |at: usize| {
            let before = line[..at].chars().next_back().unwrap_or(' ');
            let after = &line[at + name.len()..];
            let is_path = after.starts_with("::") || line[..at].trim_end().ends_with("use");
            !(before.is_alphanumeric() || matches!(before, '_' | ':'))
                && is_path
                && !after.starts_with(|c: char| c.is_alphanumeric() || c == '_')
        };
        line.match_indices(name).any(|(at, _)| at_word(at))
    };
    let manifest = fs::read_to_string(in_repository("Cargo.toml")).expect("Cargo.toml");
    // Some stand in more than one list.
    let crates: BTreeSet<String> = dependencies(&manifest).into_iter().collect();
    let known = crates.into_iter().filter(|name| {
        !allowed.contains(&name.as_str()) && source.code().any(|line| named(line, name))
    });
    known.map(|name| format!("{} must not know {name}", source.room())).collect()
}

#[test]
fn the_pure_rooms_know_no_other_crate() {
    assert_keeps(crate_faults);
    for (path, text, wanted) in [
        ("src/chess/input.rs", "use chrono::Utc;", "chess must not know chrono"),
        ("src/chess/input.rs", "pub(super) use chrono::{\n    Utc,\n};", "must not know chrono"),
        ("src/game/mod.rs", "    let a = diesel::sql_query(\"\");", "game must not know diesel"),
        ("src/game/mod.rs", "use tokio;", "game must not know tokio"),
        ("src/game/clock/mod.rs", "#[derive(serde::Serialize)]", "game must not know serde"),
    ] {
        assert_catches(crate_faults, path, text, wanted);
    }
    for (path, text) in [
        ("src/chess/input.rs", "use shakmaty::Color;\nuse std::fmt;\n// diesel::a"),
        ("src/game/mod.rs", "use chrono::Utc;\nuse self::diesel::A;"),
        ("src/db/mod.rs", "use diesel::prelude::*;"),
    ] {
        assert_lets_pass(crate_faults, path, text);
    }
    let manifest =
        "[dependencies]\nactix-web = \"4\"\n# a\nserde.workspace = true\n\n[lints]\na = 1\n";
    assert_eq!(dependencies(manifest), ["actix_web", "serde"]);
}

/// Returns whether a file or its folder has a name that says nothing.
fn lumber_faults(source: &Source) -> Vec<String> {
    let bad = ["util", "utils", "helpers", "common", "misc"];
    let parts = source.path.split('/').map(|part| part.trim_end_matches(".rs"));
    parts.filter(|part| bad.contains(part)).map(str::to_owned).collect()
}

#[test]
fn no_room_is_a_lumber_room() {
    assert_keeps(lumber_faults);
    for (path, wanted) in [
        ("src/util.rs", "util"),
        ("src/web/helpers.rs", "helpers"),
        ("src/common/mod.rs", "common"),
        ("src/web/misc/pages/a.rs", "misc"),
    ] {
        assert_catches(lumber_faults, path, "", wanted);
    }
    assert_lets_pass(lumber_faults, "src/web/utility.rs", "");
}

/// Returns whether a source does not say what it is for, or is too long.
fn opening_faults(source: &Source) -> Vec<String> {
    let mut faults = Vec::new();
    if !source.text.starts_with("//! ") {
        faults.push("no opening words".to_owned());
    }
    let lines = source.text.lines().count();
    if lines > 600 {
        faults.push(format!("{lines} lines"));
    }
    faults
}

#[test]
fn every_source_says_what_it_is_for() {
    assert_keeps(opening_faults);
    let long = |lines: usize| format!("//! Much.\n{}", "\n".repeat(lines - 1));
    for (text, wanted) in [
        ("", "no opening words"),
        ("use std::fmt;\n//! Late.", "no opening words"),
        ("// Two strokes.", "no opening words"),
        (&long(601), "601 lines"),
    ] {
        assert_catches(opening_faults, "src/a.rs", text, wanted);
    }
    assert_lets_pass(opening_faults, "src/a.rs", &long(600));
}

#[test]
fn the_import_reader_sees_through_groups() {
    let text =
        "use crate::{\n    db::{Db, games},\n    game::Game,\n};\nlet x = crate::chess::fen();";
    assert_eq!(rooms_known(text), ["db", "game", "chess"]);
}

/// Every setting stands in the operator's manual, and nothing else does.
#[test]
fn the_manual_lists_every_setting() {
    let manual = in_repository("docs/SETTINGS.md");
    let manual = fs::read_to_string(manual).expect("docs/SETTINGS.md");
    let rows: Vec<String> = manual
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split('`').next().map(str::to_owned))
        .filter(|name| name.chars().all(|c| c.is_ascii_uppercase() || c == '_'))
        .collect();
    let settings: Vec<&str> = zugpost::config::SETTINGS.iter().map(|s| s.name).collect();
    assert_eq!(rows, settings);
    for setting in zugpost::config::SETTINGS {
        let range = setting.range.clone();
        let range = range.map_or(String::new(), |it| format!(" {} to {}", it.start(), it.end()));
        let row = format!("|{range} | {} |", setting.help);
        assert!(manual.contains(&row), "the manual does not say: {row}");
    }
}

/// Names that docs/GLOSSARY.md has replaced. Users of lichess or ICCF do not know them.
const RETIRED_TYPES: &str = "
    Asked Between Book Carrier Chance Entered Facts Fires Flag Guards Happening Herald How IfAny
    Leave Letter Life Linked ListedAct Look Looks Manner NewAct Outcome Person Plan PlanEdit Played
    Proposal Pulse Purpose Receipt Reception Refusal Remark Rich Ruled Ruling Runs Said Show
    SignedIn Slot Speech Stamp Standing Stationery Strip Teller Tie Told ToldGame Visitor Wanted Wish
    Wording Words
";
const RETIRED_MODULES: &str = "
    api attention book books carrier chance choices desk facts front herald leave leaves letter
    letters linked look looks mine notices plan plans proposal refusal refusals remarks ruling
    rule rulings say spoken stop talk think ties visitor watch wish wording words
";
/// Constants that did not say what they are about. A limit begins with `MAX_` or `MIN_`.
const RETIRED_CONSTANTS: &str = "
    A_DAY AHEAD BEAT BREATH BROKEN FEW GRACE JUST KEPT LAST_WORDS LEADS LIFE LONG LONGEST LOOK LOOKING
    MOST PATIENCE SAYINGS SHORT SIDE_BY_SIDE SINGLE SKEW TOGETHER TWICE WAITING
";
const RETIRED_TABLES: &str = "
    admin_acts answered_letters books leaves looks messages notices plans ratings_due remarks ties
";
/// Classes, and the same as custom properties.
const RETIRED_CLASSES: &str = "
    bad-ink bad-tint came claiming costs deciding deeds desk failing ink leave letter look paper
    proposal remarks row-of ruling said say sheet silenced soft spoken sq strip talk think tint
    unseen went-on who
";
const RETIRED_ATTRIBUTES: &str = "data-sq data-spoken data-words";

/// Returns the classes and custom properties that a style sheet or a template names.
fn classes(source: &Source) -> Vec<String> {
    let text = &source.text;
    let name = |text: &str| -> String {
        text.chars().take_while(|c| c.is_alphanumeric() || matches!(c, '-' | '_')).collect()
    };
    let mut found = Vec::new();
    if source.path.ends_with(".css") {
        for mark in [".", "--"] {
            found.extend(text.match_indices(mark).map(|(at, _)| name(&text[at + mark.len()..])));
        }
    }
    for (at, start) in text.match_indices("class=\"") {
        let value = text[at + start.len()..].split('"').next().unwrap_or_default();
        found.extend(value.split([' ', '{', '}', '%']).map(str::to_owned));
    }
    found
}

fn is_in(list: &str, name: &str) -> bool {
    list.split_whitespace().any(|one| one == name)
}

/// Returns the retired classes and attributes of a style sheet, a script or a template.
fn class_faults(source: &Source) -> Vec<String> {
    let mut found = classes(source);
    found.retain(|class| is_in(RETIRED_CLASSES, class));
    for attribute in RETIRED_ATTRIBUTES.split_whitespace() {
        let follows = [format!("{attribute}="), format!("{attribute}]")];
        if follows.iter().any(|one| source.text.contains(one)) {
            found.push(attribute.to_owned());
        }
    }
    found
}

#[test]
fn no_retired_class_comes_back() {
    let sources = [files("static", &["css", "js"]), files("templates", &["html"])].concat();
    let found: Vec<_> = sources.iter().map(|one| (&one.path, class_faults(one))).collect();
    let found: Vec<_> = found.into_iter().filter(|(_, faults)| !faults.is_empty()).collect();
    assert!(found.is_empty(), "the style sheet has other names for {found:?}");
    for (path, text, wanted) in [
        ("static/a.css", ".said, .card:hover { margin: .5rem }", "said"),
        ("static/a.css", "a.sq:hover { color: red }", "sq"),
        ("static/a.css", "a { color: var(--ink) }", "ink"),
        ("static/a.css", "[data-spoken] { margin: 0 }", "data-spoken"),
        ("static/a.js", "one.querySelector('[data-words]')", "data-words"),
        ("templates/a.html", "<b class=\"a {% if x %}leave{% endif %}\">", "leave"),
        ("templates/a.html", "<b data-sq=\"e4\">", "data-sq"),
    ] {
        assert_catches(class_faults, path, text, wanted);
    }
    assert_lets_pass(class_faults, "templates/a.html", "<p class=\"sq-size\">who said talk</p>");
}

/// Returns what kind of thing a line declares, and its name; `None` if it declares nothing.
fn declared(line: &str) -> Option<(&str, String)> {
    let line = line.trim_start();
    let line = match line.strip_prefix("pub") {
        // `pub struct`, `pub(in crate::game) struct`
        Some(rest) if rest.starts_with([' ', '(']) => match rest.strip_prefix('(') {
            Some(rest) => rest.split_once(')')?.1.trim_start(),
            None => rest.trim_start(),
        },
        _ => line,
    };
    let (kind, rest) = line.split_once(' ')?;
    let kinds = ["struct", "enum", "trait", "type", "mod", "const", "static"];
    let rest = rest.strip_prefix("mut ").unwrap_or(rest);
    let is_function =
        kind == "const" && ["fn ", "unsafe ", "async "].iter().any(|w| rest.starts_with(w));
    (kinds.contains(&kind) && !is_function).then(|| (kind, identifier(rest)))
}

#[test]
fn a_declaration_is_seen_whoever_may_use_it() {
    for (line, kind, name) in [
        ("struct Game {", "struct", "Game"),
        ("pub struct Game;", "struct", "Game"),
        ("    pub(super) enum Step<'a> {", "enum", "Step"),
        ("pub(in crate::game) trait Judge: Sized {", "trait", "Judge"),
        ("type Names = Vec<String>;", "type", "Names"),
        ("pub mod clock;", "mod", "clock"),
        ("pub(crate) const MAX_DEPTH: usize = 60;", "const", "MAX_DEPTH"),
        ("static mut COUNT: u32 = 0;", "static", "COUNT"),
    ] {
        assert_eq!(declared(line), Some((kind, name.to_owned())), "{line}");
    }
    for line in
        ["", "public struct", "// struct Game;", "let kind = 1;", "pub const fn a() {", "use a;"]
    {
        assert_eq!(declared(line), None, "{line}");
    }
}

/// Returns the retired names that a source declares.
fn name_faults(source: &Source) -> Vec<String> {
    let declared = source.code().filter_map(declared);
    let retired = declared.filter(|(kind, name)| {
        let list = match *kind {
            "mod" => RETIRED_MODULES,
            "const" | "static" => RETIRED_CONSTANTS,
            _ => RETIRED_TYPES,
        };
        is_in(list, name) || name.starts_with("MOST_") || name.starts_with("LONGEST_")
    });
    retired.map(|(kind, name)| format!("{kind} {name}")).collect()
}

/// Returns the retired tables of a schema.
fn table_faults(schema: &str) -> Vec<&str> {
    let is_there = |table: &&str| schema.contains(&format!("\n    {table} ("));
    RETIRED_TABLES.split_whitespace().filter(is_there).collect()
}

#[test]
fn no_retired_name_comes_back() {
    assert_keeps(name_faults);
    for text in [
        "pub(in crate::game) struct Plan {",
        "    enum Speech {",
        "pub mod plans;",
        "static GRACE: u32 = 1;",
        "pub const LONGEST_NAME: usize = 1;",
        "const MOST_MOVES: usize = 1;",
    ] {
        let wanted = text.trim_start().trim_end_matches([' ', '{']);
        let name = declared(wanted).expect("a declaration").1;
        assert_catches(name_faults, "src/game/a.rs", text, &name);
    }
    assert_lets_pass(
        name_faults,
        "src/game/a.rs",
        "struct Planner;\n// struct Plan;\nmod planning;",
    );
    let hidden = include_str!("../src/db/private_schema.rs");
    assert_eq!(table_faults(hidden), [""; 0], "docs/GLOSSARY.md has other names");
    let tournaments = include_str!("../src/db/tournament_schema.rs");
    assert_eq!(table_faults(tournaments), [""; 0], "docs/GLOSSARY.md has other names");
    let schema = include_str!("../src/db/schema.rs");
    assert_eq!(table_faults(schema), [""; 0], "docs/GLOSSARY.md has other names");
    // So a table stands there.
    assert!(schema.contains("\n    games ("), "the schema is written in another way");
    let bad = schema.replacen("\n    games (", "\n    books (", 1);
    assert_eq!(table_faults(&bad), ["books"]);
}

/// Names that may repeat: what a page or a command of the command line reads, a row of a table.
const REPEATED_TYPES: &str = "Args Collector Failed Form NewRow Page Query Row";

/// Returns the names that stand for more than one type, with their files. Types inside of functions
/// and tests are nobody else's.
fn repeated_types(sources: &[Source]) -> BTreeMap<String, Vec<&str>> {
    let mut types: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    let is_test = |path: &str| path.ends_with("/tests.rs") || path.contains("/tests/");
    for source in sources.iter().filter(|source| !is_test(&source.path)) {
        for line in source.code().filter(|line| !line.starts_with(' ')) {
            let Some((kind, name)) = declared(line) else { continue };
            if ["struct", "enum", "trait", "type"].contains(&kind) {
                types.entry(name).or_default().push(&source.path);
            }
        }
    }
    types.retain(|name, places| places.len() > 1 && !is_in(REPEATED_TYPES, name));
    types
}

#[test]
fn one_name_is_one_type() {
    let sources = all_sources();
    let types = repeated_types(&sources);
    assert!(types.is_empty(), "two types of one name: {types:?}");
    let source = |path: &str, text: &str| Source::new(path, text);
    let sources = [
        source("src/a.rs", "pub(in crate::game) struct Twice;\nstruct Row;\nstruct Tested;"),
        source("src/b.rs", "type Twice = u8;\nstruct Row;\nfn a() {\n    struct Tested;\n}"),
        source("src/b/tests.rs", "struct Tested;"),
    ];
    let expected = BTreeMap::from([("Twice".to_owned(), vec!["src/a.rs", "src/b.rs"])]);
    assert_eq!(repeated_types(&sources), expected);
}
