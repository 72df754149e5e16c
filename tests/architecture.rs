//! One crate cannot forbid an import; this test does: modules depend on each other one way only.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// Each module and the modules it may know.
const MAY_KNOW: &[(&str, &[&str])] = &[
    ("chess", &[]),
    ("clock", &[]),
    ("random", &[]),
    ("openings", &[]),
    ("passwords", &[]),
    ("ratings", &["chess", "game"]),
    ("i18n", &["chess", "game"]),
    ("game", &["chess"]),
    ("db", &["random", "chess", "game", "openings", "ratings", "i18n"]),
    ("config", &["db", "mail", "passwords"]),
    ("mail", &["chess", "game", "db", "i18n"]),
    ("actions", &["chess", "game", "db", "mail", "ratings", "i18n"]),
    ("jobs", &["random", "chess", "clock", "config", "db", "game", "mail", "actions"]),
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
            "mail",
            "passwords",
            "ratings",
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
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("src") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

fn all_sources() -> Vec<(String, PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    sources(&root, &mut paths);
    let with_text = paths.into_iter().map(|path| {
        let inside = path.strip_prefix(&root).expect("inside src");
        let room = inside.components().next().expect("a name").as_os_str();
        let room = room.to_string_lossy().trim_end_matches(".rs").to_owned();
        let text = fs::read_to_string(&path).expect("a source");
        (room, path, text)
    });
    with_text.collect()
}

/// Returns the names right after `crate::`, also in grouped imports.
fn rooms_known(text: &str) -> Vec<String> {
    let code: String = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect::<Vec<_>>()
        .join("\n");
    let mut rooms = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        let rest = &code[at + "crate::".len()..];
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

#[test]
fn the_arrows_point_one_way() {
    for (room, path, text) in all_sources() {
        let (_, allowed) = MAY_KNOW
            .iter()
            .find(|(name, _)| *name == room)
            .unwrap_or_else(|| panic!("{room} is not in the plan"));
        assert!(!text.contains("super::super::"), "{}: say crate::", path.display());
        for known in rooms_known(&text) {
            let fine = known == room || allowed.contains(&known.as_str());
            let fine = fine || room == "lib" || known.is_empty();
            let fine = fine || ALL_MAY_KNOW.contains(&known.as_str());
            assert!(fine, "{}: {room} must not know {known}", path.display());
        }
    }
}

#[test]
fn the_pure_rooms_know_no_other_crate() {
    for (room, path, text) in all_sources() {
        let Some((_, allowed)) = PURE.iter().find(|(name, _)| *name == room) else {
            continue;
        };
        for line in text.lines().filter(|line| line.trim_start().starts_with("use ")) {
            let first = identifier(line.trim_start().trim_start_matches("use ").trim());
            // In edition 2024 a path may also begin with a module of one's own.
            let own = ["crate", "super", "self"].contains(&first.as_str())
                || text.contains(&format!("mod {first};"));
            assert!(own || allowed.contains(&first.as_str()), "{}: {line}", path.display());
        }
    }
}

#[test]
fn no_room_is_a_lumber_room() {
    for (_, path, _) in all_sources() {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let folder =
            path.parent().and_then(|p| p.file_name()).unwrap_or_default().to_string_lossy();
        for bad in ["util", "utils", "helpers", "common", "misc"] {
            assert!(name != bad && folder != bad, "{}", path.display());
        }
    }
}

#[test]
fn every_source_says_what_it_is_for() {
    for (_, path, text) in all_sources() {
        assert!(text.starts_with("//!"), "{} has no opening words", path.display());
        let lines = text.lines().count();
        assert!(lines <= 600, "{} has {lines} lines", path.display());
    }
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
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manual = fs::read_to_string(root.join("docs/OPERATING.md")).expect("docs/OPERATING.md");
    let rows: Vec<String> = manual
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split('`').next().map(str::to_owned))
        .filter(|name| name.chars().all(|c| c.is_ascii_uppercase() || c == '_'))
        .collect();
    let settings: Vec<&str> = zugpost::config::SETTINGS.iter().map(|s| s.name).collect();
    assert_eq!(rows, settings);
    for setting in zugpost::config::SETTINGS {
        assert!(manual.contains(setting.help), "the manual does not say: {}", setting.help);
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
fn classes(path: &Path, text: &str) -> Vec<String> {
    let name = |text: &str| -> String {
        text.chars().take_while(|c| c.is_alphanumeric() || matches!(c, '-' | '_')).collect()
    };
    let mut found = Vec::new();
    if path.extension().is_some_and(|kind| kind == "css") {
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

/// Returns the files below a folder whose names end in one of these.
fn files(folder: &str, kinds: &[&str]) -> Vec<(PathBuf, String)> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|kind| kinds.iter().any(|one| kind == *one)) {
                let text = fs::read_to_string(&path).expect("a text");
                found.push((path, text));
            }
        }
    }
    found
}

#[test]
fn no_retired_class_comes_back() {
    let retired = |list: &str, name: &str| list.split_whitespace().any(|one| one == name);
    let mut found = Vec::new();
    for (path, text) in [files("static", &["css", "js"]), files("templates", &["html"])].concat() {
        for class in classes(&path, &text).iter().filter(|one| retired(RETIRED_CLASSES, one)) {
            found.push(format!("{}: {class}", path.display()));
        }
        for attribute in RETIRED_ATTRIBUTES.split_whitespace() {
            let follows = [format!("{attribute}="), format!("{attribute}]")];
            if follows.iter().any(|one| text.contains(one)) {
                found.push(format!("{}: {attribute}", path.display()));
            }
        }
    }
    assert!(found.is_empty(), "the style sheet has other names for {found:?}");
    let sheet =
        classes(Path::new("a.css"), ".said, a.sq:hover { color: var(--ink); margin: .5rem }");
    assert_eq!(sheet, ["said", "sq", "5rem", "ink"]);
    let page = classes(Path::new("a.html"), "<b class=\"a {% if x %}leave{% endif %}\">");
    assert!(page.contains(&"leave".to_owned()), "{page:?}");
}

#[test]
fn no_retired_name_comes_back() {
    let mut found = Vec::new();
    for (_, path, text) in all_sources() {
        for line in text.lines() {
            let line = line.trim_start().trim_start_matches("pub ");
            let line =
                line.split_once(") ").filter(|_| line.starts_with("pub(")).map_or(line, |l| l.1);
            let Some((kind, rest)) = line.split_once(' ') else { continue };
            let name = identifier(rest);
            let retired = match kind {
                "struct" | "enum" | "trait" | "type" => RETIRED_TYPES,
                "mod" => RETIRED_MODULES,
                "const" | "static" => RETIRED_CONSTANTS,
                _ => continue,
            };
            let is_retired = retired.split_whitespace().any(|one| one == name);
            if is_retired || name.starts_with("MOST_") || name.starts_with("LONGEST_") {
                found.push(format!("{}: {kind} {name}", path.display()));
            }
        }
    }
    let schema = include_str!("../src/db/schema.rs");
    for table in RETIRED_TABLES.split_whitespace() {
        if schema.contains(&format!("\n    {table} (")) {
            found.push(format!("table {table}"));
        }
    }
    assert!(found.is_empty(), "docs/GLOSSARY.md has other names for {found:?}");
}

/// Names that may repeat: what a page or a command of the command line reads, a row of a table.
const REPEATED_TYPES: &str = "Args Collector Failed Form NewRow Page Query Row";
/// Names that still mean two things.
const AMBIGUOUS_TYPES: &str = "By Line Place Step Tags Token Typed";

#[test]
fn one_name_is_one_type() {
    let mut types: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let rooms = all_sources();
    let sources = rooms.iter().filter(|(_, path, _)| {
        !path.ends_with("tests.rs") && !path.components().any(|part| part.as_os_str() == "tests")
    });
    for (_, path, text) in sources {
        for line in text.lines() {
            let line = line.trim_start_matches("pub ");
            let line =
                line.split_once(") ").filter(|_| line.starts_with("pub(")).map_or(line, |l| l.1);
            let Some((kind, rest)) = line.split_once(' ') else { continue };
            if ["struct", "enum", "trait", "type"].contains(&kind) {
                types.entry(identifier(rest)).or_default().push(path.display().to_string());
            }
        }
    }
    let known: Vec<&str> =
        REPEATED_TYPES.split_whitespace().chain(AMBIGUOUS_TYPES.split_whitespace()).collect();
    types.retain(|name, places| places.len() > 1 && !known.contains(&name.as_str()));
    assert!(types.is_empty(), "two types of one name: {types:?}");
}
