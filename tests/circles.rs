//! No circles between files: what a file needs never leads back to it, within a room either.
//!
//! A file needs another if it names what is defined there. A name is followed through imports and
//! re-exports to its definition; that a module hands a name on ties it to nothing. Methods and
//! fields are not names that somebody imports, and what only tests need is left out.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    fs,
};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::support::files::{files_below, in_repository};

type Names = Vec<String>;

/// What a name of a module means.
enum Meaning {
    Defined,
    Imported(Names),
}

/// A file, or a `mod … { }` inside one.
#[derive(Default)]
struct Module {
    file: String,
    names: BTreeMap<String, Meaning>,
    globs: Vec<Names>,
    /// What its code names, each once: paths, and single names.
    paths: BTreeSet<Names>,
    words: BTreeSet<String>,
}

/// All modules by their paths, which begin with the folder of the crate.
#[derive(Default)]
struct House {
    modules: BTreeMap<Names, Module>,
    /// Macros that `#[macro_export]` puts into the root, and their files.
    exported_macros: BTreeMap<String, String>,
}

/// Where a path leads.
enum Target {
    Module(Names),
    Item { file: String, name: String },
}

/// Which file needs which, and by which names.
type Needs = BTreeMap<String, BTreeMap<String, BTreeSet<String>>>;

impl House {
    fn read(sources: &[(String, String)]) -> Self {
        let mut house = Self::default();
        for (file, text) in sources {
            let tokens: TokenStream =
                text.parse().unwrap_or_else(|error| panic!("{file}: {error}"));
            let at = module_path(file);
            house.modules.entry(at.clone()).or_default().file.clone_from(file);
            house.read_items(file, &at, tokens, true);
        }
        house
    }

    /// Reads the tokens of a module, or of a block in it.
    fn read_items(&mut self, file: &str, at: &Names, tokens: TokenStream, outermost: bool) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let (mut i, mut public, mut exported) = (0, false, false);
        while let Some(token) = tokens.get(i) {
            i += 1;
            match token {
                TokenTree::Group(group) if is_punct(tokens.get(i.wrapping_sub(2)), '#') => {
                    let attribute = group.to_string();
                    exported |= attribute.contains("macro_export");
                    if attribute.replace(' ', "") == "[cfg(test)]" {
                        i = after_item(&tokens, i);
                    }
                }
                TokenTree::Group(group) => {
                    // Not the brackets of `pub(crate)`.
                    public &= group.delimiter() == Delimiter::Parenthesis;
                    self.read_items(file, at, group.stream(), false);
                }
                TokenTree::Ident(word) => {
                    let word = word.to_string();
                    let next = tokens.get(i).and_then(ident);
                    match (word.as_str(), next) {
                        ("pub", _) => {
                            public = true;
                            continue;
                        }
                        ("use", _) => {
                            let end = position_of(&tokens, i, ';');
                            self.read_use(at, &tokens[i..end], public);
                            i = end;
                        }
                        ("mod", Some(name)) if outermost => {
                            if let Some(TokenTree::Group(group)) = tokens.get(i + 1) {
                                let inner = child(at, &name);
                                self.modules.entry(inner.clone()).or_default().file =
                                    file.to_owned();
                                self.read_items(file, &inner, group.stream(), true);
                            }
                            i += 2;
                        }
                        ("macro_rules", _) => {
                            if let Some(name) = tokens.get(i + 1).and_then(ident) {
                                if exported {
                                    self.exported_macros.insert(name.clone(), file.to_owned());
                                }
                                self.define(at, name);
                            }
                            i += 2;
                            exported = false;
                        }
                        (
                            "struct" | "enum" | "union" | "trait" | "type" | "fn" | "const"
                            | "static",
                            Some(name),
                        ) if outermost && name != "fn" => {
                            self.define(at, name);
                            i += 1;
                        }
                        _ => i = self.read_path(at, &tokens, i - 1),
                    }
                    public = false;
                }
                _ => {}
            }
        }
    }

    fn define(&mut self, at: &Names, name: String) {
        self.module(at).names.insert(name, Meaning::Defined);
    }

    fn module(&mut self, at: &Names) -> &mut Module {
        self.modules.get_mut(at).expect("it is being read")
    }

    /// Notes the path that begins at `i`, and returns where it ends.
    fn read_path(&mut self, at: &Names, tokens: &[TokenTree], mut i: usize) -> usize {
        let mut path = Vec::new();
        while let Some(name) = tokens.get(i).and_then(ident) {
            path.push(name);
            i += 1;
            if !is_path_sign(tokens, i) {
                break;
            }
            i += 2;
        }
        let module = self.module(at);
        match path.as_slice() {
            [single] => _ = module.words.insert(single.clone()),
            _ => _ = module.paths.insert(path),
        }
        i
    }

    /// Notes what a `use` declaration imports; one that is not public also needs it.
    fn read_use(&mut self, at: &Names, tree: &[TokenTree], public: bool) {
        let mut imports = Vec::new();
        flatten(tree, &Vec::new(), &mut imports);
        let module = self.module(at);
        for (path, alias) in imports {
            if !public {
                module.paths.insert(path.clone());
            }
            if alias == "*" {
                // Those of other crates say nothing about our files.
                let ours = ["crate", "self", "super"].contains(&path[0].as_str());
                module.globs.extend(Some(path).filter(|_| ours));
                continue;
            }
            module.names.entry(alias).or_insert(Meaning::Imported(path));
        }
    }

    fn resolve(&self, from: &Names, path: &[String], depth: u8) -> Option<Target> {
        if depth > 20 {
            return None;
        }
        let mut module = match path.first()?.as_str() {
            "crate" => from[..1].to_vec(),
            "self" => from.clone(),
            "super" => from[..from.len() - 1].to_vec(),
            name => match self.look_up(from, name, path.len() == 1, depth)? {
                Target::Module(module) => module,
                item @ Target::Item { .. } => return Some(item),
            },
        };
        for (i, name) in path.iter().enumerate().skip(1) {
            let file = &self.modules.get(&module)?.file;
            match self.look_up(&module, name, i + 1 == path.len(), depth) {
                Some(Target::Module(inner)) => module = inner,
                Some(item) => return Some(item),
                // A macro may have made it.
                None => return Some(Target::Item { file: file.clone(), name: name.clone() }),
            }
        }
        Some(Target::Module(module))
    }

    /// Returns what a name means in a module. At the end of a path an item goes before a module.
    fn look_up(&self, at: &Names, name: &str, last: bool, depth: u8) -> Option<Target> {
        let module = self.modules.get(at)?;
        let inner = Some(child(at, name)).filter(|inner| self.modules.contains_key(inner));
        if let Some(inner) = inner.clone().filter(|_| !last) {
            return Some(Target::Module(inner));
        }
        match module.names.get(name) {
            Some(Meaning::Defined) => {
                return Some(Target::Item { file: module.file.clone(), name: name.to_owned() });
            }
            Some(Meaning::Imported(path)) => return self.resolve(at, path, depth + 1),
            None => {}
        }
        if let Some(file) = self.exported_macros.get(name).filter(|_| at.len() == 1) {
            return Some(Target::Item { file: file.clone(), name: name.to_owned() });
        }
        inner.map(Target::Module).or_else(|| {
            module.globs.iter().find_map(|glob| match self.resolve(at, glob, depth + 1)? {
                Target::Module(module) if &module != at => {
                    self.look_up(&module, name, last, depth + 1)
                }
                _ => None,
            })
        })
    }

    fn needs(&self) -> Needs {
        let mut needs = Needs::new();
        for (at, module) in &self.modules {
            let words = module.words.iter().map(std::slice::from_ref);
            for path in module.paths.iter().map(Vec::as_slice).chain(words) {
                if let Some(Target::Item { file, name }) = self.resolve(at, path, 0)
                    && file != module.file
                {
                    let needed = needs.entry(module.file.clone()).or_default();
                    needed.entry(file).or_default().insert(name);
                }
            }
        }
        needs
    }
}

fn ident(token: &TokenTree) -> Option<String> {
    let TokenTree::Ident(ident) = token else { return None };
    Some(ident.to_string())
}

fn is_punct(token: Option<&TokenTree>, sign: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
}

fn is_path_sign(tokens: &[TokenTree], i: usize) -> bool {
    is_punct(tokens.get(i), ':')
        && is_punct(tokens.get(i + 1), ':')
        && matches!(tokens.get(i + 2), Some(TokenTree::Ident(_)))
}

fn position_of(tokens: &[TokenTree], from: usize, sign: char) -> usize {
    (from..tokens.len()).find(|i| is_punct(tokens.get(*i), sign)).unwrap_or(tokens.len())
}

/// Returns where the item ends that begins at `i`: behind its braces, or at its semicolon.
fn after_item(tokens: &[TokenTree], i: usize) -> usize {
    let ends = |token: &TokenTree| match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        token => is_punct(Some(token), ';'),
    };
    (i..tokens.len()).find(|i| ends(&tokens[*i])).map_or(tokens.len(), |i| i + 1)
}

fn child(at: &[String], name: &str) -> Names {
    let mut inner = at.to_vec();
    inner.push(name.to_owned());
    inner
}

/// Writes each import of a tree with its whole path and the name that it has here.
fn flatten(tree: &[TokenTree], before: &Names, imports: &mut Vec<(Names, String)>) {
    for entry in tree.split(|token| is_punct(Some(token), ',')) {
        let mut path = before.clone();
        let mut alias = None;
        // After the last comma stands nothing.
        if entry.is_empty() {
            continue;
        }
        let mut entry = entry.iter();
        while let Some(token) = entry.next() {
            match token {
                TokenTree::Group(group) => {
                    let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                    flatten(&inner, &path, imports);
                    path.clear();
                }
                TokenTree::Ident(word) if *word == "as" => {
                    alias = entry.next().and_then(ident);
                }
                TokenTree::Ident(word) if *word == "self" && !path.is_empty() => {}
                TokenTree::Ident(word) => path.push(word.to_string()),
                token if is_punct(Some(token), '*') => alias = Some("*".to_owned()),
                _ => {}
            }
        }
        if let Some(last) = path.last() {
            let alias = alias.unwrap_or_else(|| last.clone());
            imports.push((path, alias));
        }
    }
}

/// Returns the path of a file's module: the folder of its crate, then the modules.
fn module_path(file: &str) -> Names {
    let folder = if file.starts_with("benches/") {
        file.split('/').take(2).collect::<Vec<_>>().join("/")
    } else {
        "src".to_owned()
    };
    let inside = file[folder.len()..].trim_start_matches('/').trim_end_matches(".rs");
    let mut path = vec![folder];
    path.extend(inside.split('/').map(str::to_owned));
    let root = path.len() == 2 && ["lib", "main"].contains(&path[1].as_str());
    if root && file != "src/main.rs" || path.last().is_some_and(|name| name == "mod") {
        path.pop();
    }
    path
}

/// Returns all files that a file needs, directly or not.
fn all_needed<'a>(needs: &'a Needs, file: &'a str) -> BTreeSet<&'a str> {
    let (mut found, mut open) = (BTreeSet::new(), vec![file]);
    while let Some(file) = open.pop() {
        let needed = needs.get(file).into_iter().flat_map(BTreeMap::keys);
        open.extend(needed.map(String::as_str).filter(|needed| found.insert(*needed)));
    }
    found
}

/// Returns each circle: files that all need each other.
fn circles(needs: &Needs) -> Vec<BTreeSet<&str>> {
    let all: BTreeMap<&str, BTreeSet<&str>> =
        needs.keys().map(|file| (file.as_str(), all_needed(needs, file))).collect();
    let circle = |file: &str| -> BTreeSet<&str> {
        let back =
            all[file].iter().filter(|other| all.get(*other).is_some_and(|o| o.contains(file)));
        back.copied().collect()
    };
    let found: BTreeSet<BTreeSet<&str>> = all.keys().map(|file| circle(file)).collect();
    found.into_iter().filter(|circle| !circle.is_empty()).collect()
}

/// Says which names tie the files of a circle.
fn told(needs: &Needs, circle: &BTreeSet<&str>) -> String {
    let mut text = String::new();
    for file in circle {
        for (other, names) in &needs[*file] {
            if circle.contains(other.as_str()) {
                let names = names.iter().map(String::as_str).collect::<Vec<_>>().join(", ");
                _ = writeln!(text, "  {file} -> {other}: {names}");
            }
        }
    }
    text
}

/// Returns the sources of a folder with their names, without tests.
fn sources(folder: &str) -> Vec<(String, String)> {
    let root = in_repository("");
    let named = files_below(&in_repository(folder), &["rs"]).into_iter().map(|path| {
        let file = path.strip_prefix(&root).expect("inside").to_string_lossy().into_owned();
        (file, fs::read_to_string(&path).expect("a source"))
    });
    let is_test = |file: &str| file.contains("/tests/") || file.ends_with("/tests.rs");
    named.filter(|(file, _)| !is_test(file)).collect()
}

/// Returns the circles of some sources, each in words.
fn circles_of(sources: &[(String, String)]) -> Vec<String> {
    let needs = House::read(sources).needs();
    circles(&needs).iter().map(|circle| told(&needs, circle)).collect()
}

#[test]
fn no_file_leads_back_to_itself() {
    let circles = circles_of(&[sources("src"), sources("benches")].concat());
    assert!(circles.is_empty(), "{} circles:\n{}", circles.len(), circles.join("\n"));
}

fn provoked(sources: &[(&str, &str)]) -> Vec<String> {
    let owned = |(file, text): &(&str, &str)| ((*file).to_owned(), (*text).to_owned());
    circles_of(&sources.iter().map(owned).collect::<Vec<_>>())
}

#[test]
fn a_circle_between_rooms_is_found() {
    let found = provoked(&[
        ("src/lib.rs", "pub mod chess; pub mod game; pub mod mail;"),
        ("src/chess.rs", "use crate::{game::{Game as Played, Event}, mail}; fn a(_: Played) {}"),
        ("src/game.rs", "pub struct Game; pub struct Event; fn b() { crate::mail::send(1) }"),
        ("src/mail.rs", "use super::chess::*; pub fn send(_: u8) { legal(); } "),
        ("src/main.rs", "use zugpost::mail; fn main() { mail::send(1) }"),
    ]);
    // `legal` stands nowhere, so mail needs nothing of chess.
    assert_eq!(found, Vec::<String>::new());
    let found = provoked(&[
        ("src/lib.rs", "pub mod chess; pub mod game; pub mod mail;"),
        ("src/chess.rs", "use crate::{game::{Game as Played, Event}, mail}; pub fn legal() {}"),
        ("src/game.rs", "pub struct Game; pub struct Event; fn b() { crate::mail::send(1) }"),
        ("src/mail.rs", "use super::chess::*; pub fn send(_: u8) { legal(); }"),
    ]);
    let expected = "  src/chess.rs -> src/game.rs: Event, Game\n  src/game.rs -> src/mail.rs: send\n  \
                    src/mail.rs -> src/chess.rs: legal\n";
    assert_eq!(found, [expected]);
}

#[test]
fn a_circle_inside_a_room_is_found_behind_a_re_export() {
    let found = provoked(&[
        ("src/lib.rs", "mod web;"),
        ("src/web/mod.rs", "mod page; mod error; pub use error::{PageError, PageResult};"),
        (
            "src/web/page.rs",
            "use super::PageError; macro_rules! page { () => {} } pub(super) use page;",
        ),
        ("src/web/error.rs", "pub enum PageError { Busy } fn f() { super::page::page!() }"),
    ]);
    let expected = "  src/web/error.rs -> src/web/page.rs: page\n  \
                    src/web/page.rs -> src/web/error.rs: PageError\n";
    assert_eq!(found, [expected]);
}

#[test]
fn a_circle_of_a_module_and_its_child_is_found() {
    let game = "mod claim; use claim::Claims; pub struct Game { claims: Claims }";
    let claim = "use super::Game; pub struct Claims; impl Game {}";
    let found = provoked(&[("src/game/mod.rs", game), ("src/game/claim.rs", claim)]);
    let expected = "  src/game/claim.rs -> src/game/mod.rs: Game\n  \
                    src/game/mod.rs -> src/game/claim.rs: Claims\n";
    assert_eq!(found, [expected]);
    let found = provoked(&[("benches/load/main.rs", game), ("benches/load/claim.rs", claim)]);
    assert_eq!(found.len(), 1);
}

#[test]
fn handing_on_methods_tests_and_comments_make_no_circle() {
    let handed_on = "mod claim; pub use claim::{Claims, judge}; pub struct Game;";
    for claim in [
        "use super::Game; pub struct Claims; pub fn judge() {}",
        "use crate::game::Game; pub struct Claims; /** [`super::Game`] */ pub fn judge() {}",
    ] {
        let found = provoked(&[("src/game/mod.rs", handed_on), ("src/game/claim.rs", claim)]);
        assert_eq!(found, Vec::<String>::new());
    }
    let found = provoked(&[
        ("src/game/mod.rs", "mod claim; mod ground; pub struct Game(claim::Claims);"),
        ("src/game/claim.rs", "use super::{ground::{Ground,},}; pub struct Claims(Ground);"),
        ("src/game/ground.rs", "pub struct Ground;"),
    ]);
    assert_eq!(found, Vec::<String>::new());
    let found = provoked(&[
        ("src/a.rs", "pub struct A; impl A { pub fn go(&self) {} }"),
        ("src/b.rs", "use crate::a::A; pub struct B; // crate::a::A"),
        (
            "src/c.rs",
            "#[cfg(test)] mod tests { use crate::b::B; } pub fn c() -> &'static str { \"crate::b::B\" }",
        ),
        ("src/lib.rs", "mod a; mod b; mod c; fn f(b: b::B) { b.go(); c::c(); }"),
    ]);
    assert_eq!(found, Vec::<String>::new());
}
