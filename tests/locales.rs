//! Every sentence is there in every language, and none is there for nothing.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use fluent_syntax::{
    ast::{Entry, InlineExpression, Pattern, PatternElement},
    parser,
};
use zugpost::i18n::Language;

use crate::support::files::{files_below, in_repository};

/// Marks the name of a message that stands inside of another.
const INSIDE: &str = "message ";

/// Adds the names of what is filled in, and of the messages that stand inside.
fn filled_in(pattern: &Pattern<String>, names: &mut BTreeSet<String>) {
    use fluent_syntax::ast::Expression;
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let selector = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                variants.iter().for_each(|variant| filled_in(&variant.value, names));
                selector
            }
        };
        match selector {
            InlineExpression::VariableReference { id } => {
                names.insert(id.name.clone());
            }
            // What another message needs that stands in this one is filled in here.
            InlineExpression::MessageReference { id, .. } => {
                names.insert(format!("{INSIDE}{}", id.name));
            }
            // Where it stands, people would read its name.
            InlineExpression::FunctionReference { id, .. } => {
                panic!("no bundle knows the function {}", id.name)
            }
            _ => {}
        }
    }
}

/// Phrases that no page and no email may have: words that no other site uses, or that mean
/// something else there. They are in lower case; docs/GLOSSARY.md has the words to use.
const NOT_OURS: &[(Language, &[&str])] = &[
    (
        Language::English,
        &[
            "your letters",
            "our letters",
            "these letters",
            "the letter ",
            "letters about",
            "without letters",
            "flag falls",
            "flag fell",
            "flag has fallen",
            "your flag",
            "the flag",
            "flags ",
            "your ties",
            "your look",
            "the desk",
            "on leave",
            "your leave",
            "take leave",
            "a leave",
            "house rules",
            "is ruled",
            "a ruling",
            "the ruling",
            "by ruling",
            "of an administrator",
            "stand still",
            "stands still",
            "stood still",
            "all the same",
            "my book",
            "a book ",
            "my thoughts",
            "think ahead",
            "is told",
            "are told",
            "going to read",
            "goes on",
            "go on ",
            "whoever",
            "anew",
            "worth nothing",
            "set aside",
            "your plan",
            "a plan ",
            "by a plan",
            "the plan",
            "proposal",
            "arm it",
            "rests",
            "fires",
            "guard",
            "remark",
            "reckon",
            "your page",
            "colour",
            "of yours",
            "this is no draw",
            "say which",
            "by conditional moves",
            "takes no ",
        ],
    ),
    (
        Language::German,
        &[
            "brief",
            "anspruch",
            "beanspruch",
            "antrag",
            "verwalter",
            "ohne bedenkzeit",
            "zeitgrenze",
            "erwiderung",
            "hausregel",
            "closed account",
            "mein buch",
            "euch",
            "bemerkung",
            "ruht",
            "scharf",
        ],
    ),
    (
        Language::Spanish,
        &[
            "bandera",
            "cuaderno",
            "mi libro",
            "vosotros",
            "vuestr",
            "acordasteis",
            "medios movimientos",
            "tercera aparición",
            "aviso de jaque",
            "reglas de la casa",
            "el plan",
            "tu plan",
            "administración decid",
            "usted",
            "closed account",
            "rectific",
            "salvedad",
            " carta",
            "cartas",
        ],
    ),
    (
        Language::French,
        &[
            "drapeau",
            "carnet",
            "mon livre",
            "administrateur décide",
            "closed account",
            "votre plan",
            "le plan",
            "règles maison",
            "décliner",
            "offre de nulle",
            "au repos",
            "armer",
            "réglages",
            "vos lettres",
            "une lettre à",
            "les lettres s",
            "nos lettres",
        ],
    ),
];

/// What a message needs, and how often each tag stands in it.
#[derive(Debug, PartialEq, Eq)]
struct Shape {
    needs: BTreeSet<String>,
    links: usize,
}

/// The messages of a language with their shapes; panics at what cannot be read.
fn messages(language: Language) -> BTreeMap<String, Shape> {
    let folder = in_repository("templates/locales").join(language.tag());
    let paths = files_below(&folder, &["ftl"]);
    assert!(!paths.is_empty(), "no words in {}", folder.display());
    let mut found = BTreeMap::new();
    for path in paths {
        let text = fs::read_to_string(&path).expect("a file of words");
        let resource = parser::parse(text.clone())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name;
            let value = message.value.unwrap_or_else(|| panic!("{key} says nothing"));
            let mut needs = BTreeSet::new();
            filled_in(&value, &mut needs);
            let links = links(&value);
            let twice = found.insert(key.clone(), Shape { needs, links });
            assert!(twice.is_none(), "{key} stands twice in {}", language.tag());
        }
    }
    found
}

/// Puts what a message inside needs in the place of its name.
fn resolved(found: BTreeMap<String, Shape>) -> BTreeMap<String, Shape> {
    fn all(of: &str, found: &BTreeMap<String, Shape>, needs: &mut BTreeSet<String>) {
        let shape = found.get(of).unwrap_or_else(|| panic!("{of} stands inside, but nowhere"));
        for name in &shape.needs {
            match name.strip_prefix(INSIDE) {
                Some(inside) => all(inside, found, needs),
                None => drop(needs.insert(name.clone())),
            }
        }
    }
    let keys = found.iter().map(|(key, shape)| {
        let mut needs = BTreeSet::new();
        all(key, &found, &mut needs);
        (key.clone(), Shape { needs, links: shape.links })
    });
    keys.collect()
}

/// Adds the text of a message, with all its forms.
fn texts(pattern: &Pattern<String>, found: &mut String) {
    use fluent_syntax::ast::Expression;
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => found.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    texts(&variant.value, found);
                    found.push(' ');
                }
            }
            PatternElement::Placeable { .. } => found.push('…'),
        }
    }
}

/// Counts the links in the plain parts of a sentence.
fn links(pattern: &Pattern<String>) -> usize {
    let parts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => value.matches("<a>").count(),
        PatternElement::Placeable { .. } => 0,
    });
    parts.sum()
}

/// Every key that a template or a source asks for.
fn asked_for() -> BTreeSet<String> {
    let sources = files_below(&in_repository("src"), &["rs"]);
    let templates = files_below(&in_repository("templates"), &["html", "txt"]);
    let mut keys = BTreeSet::new();
    for path in [sources, templates].concat() {
        let text = fs::read_to_string(&path).expect("a file");
        for call in [".t(", " t(", "(t(", ".t_html(", ".template("] {
            for (at, _) in text.match_indices(call) {
                let rest = text[at + call.len()..].trim_start();
                let Some(rest) = rest.strip_prefix('"') else { continue };
                let key = rest.split('"').next().unwrap_or_default();
                keys.insert(key.to_owned());
            }
        }
        // Keys that are chosen first and said later.
        for (at, _) in text.match_indices("key!(\"") {
            let key = text[at + 6..].split('"').next().unwrap_or_default();
            keys.insert(key.to_owned());
        }
    }
    // Of which one is chosen by the code of a country.
    let countries = rust_iso3166::ALL_ALPHA2.iter();
    keys.extend(countries.map(|code| format!("country-{}", code.to_lowercase())));
    // What is said to a mail server has spaces; the other has no words for the sake of a test.
    keys.retain(|key| !key.contains(' ') && key != "no-such-key");
    keys
}

#[test]
fn every_language_has_every_sentence_with_the_same_gaps() {
    let english = resolved(messages(Language::English));
    for language in Language::ALL {
        let other = resolved(messages(language));
        for (key, shape) in &english {
            let found = other.get(key);
            assert_eq!(found, Some(shape), "{key} in {}", language.tag());
        }
        let more: Vec<_> = other.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(more.is_empty(), "{} alone has {more:?}", language.tag());
    }
}

#[test]
fn every_sentence_that_is_asked_for_is_there_and_no_other() {
    let mut asked = asked_for();
    let there: BTreeSet<String> = messages(Language::English).into_keys().collect();
    let missing: Vec<_> = asked.difference(&there).collect();
    assert!(missing.is_empty(), "nobody wrote {missing:?}");
    for language in Language::ALL {
        let all = messages(language).into_values().flat_map(|shape| shape.needs);
        asked.extend(all.filter_map(|name| Some(name.strip_prefix(INSIDE)?.to_owned())));
    }
    let unused: Vec<_> = there.difference(&asked).collect();
    assert!(unused.is_empty(), "nobody asks for {unused:?}");
}

#[test]
fn no_message_has_a_phrase_that_players_do_not_know() {
    let mut faults = Vec::new();
    for (language, phrases) in NOT_OURS {
        let folder = in_repository("templates/locales").join(language.tag());
        for path in
            files_below(&folder, &["ftl"]).iter().filter(|path| !path.ends_with("countries.ftl"))
        {
            let text = fs::read_to_string(path).expect("a file of words");
            let Ok(resource) = parser::parse(text) else { panic!("{}", path.display()) };
            for entry in resource.body {
                let Entry::Message(message) = entry else { continue };
                let mut said = String::new();
                message.value.iter().for_each(|value| texts(value, &mut said));
                let words: Vec<_> = said.split_whitespace().map(str::to_lowercase).collect();
                let said = format!(" {} ", words.join(" "));
                let found = phrases.iter().filter(|phrase| said.contains(**phrase));
                faults
                    .extend(found.map(|phrase| (language.tag(), message.id.name.clone(), *phrase)));
            }
        }
    }
    assert!(faults.is_empty(), "docs/GLOSSARY.md has other words for {faults:?}");
}
