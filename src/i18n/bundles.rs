//! The files of the languages, each read when somebody first needs it, and how a sentence is found in
//! them.

use std::{fmt, sync::OnceLock};

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use fluent_syntax::ast::PatternElement;
use rust_embed::RustEmbed;

use super::Language;

#[derive(RustEmbed)]
#[folder = "templates/locales/"]
struct Files;

type Bundle = FluentBundle<FluentResource>;

/// A language takes two MiB: a site whose players speak one does not pay for all.
static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// Reads the files of a language. What is wrong with one is logged, and the rest of it read;
/// `tests/locales.rs` finds it before.
fn bundle(language: Language) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![language.tag().parse().unwrap_or_default()]);
    // The marks that keep directions apart would end up in addresses and in emails.
    bundle.set_use_isolating(false);
    let folder = format!("{}/", language.tag());
    for name in Files::iter().filter(|name| name.starts_with(&folder)) {
        let Some(file) = Files::get(&name) else { continue };
        let text = String::from_utf8_lossy(&file.data).into_owned();
        let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, errors)| {
            tracing::error!(%name, ?errors, "a file of words cannot be read");
            resource
        });
        if let Err(errors) = bundle.add_resource(resource) {
            tracing::error!(%name, ?errors, "a key stands twice");
        }
    }
    bundle
}

/// Writes a sentence: in its language, else in English, else the key.
pub(super) fn write(
    language: Language,
    key: &str,
    args: &FluentArgs<'_>,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let found = [language, Language::English].into_iter().find_map(|language| {
        let bundle = BUNDLES[language as usize].get_or_init(|| bundle(language));
        Some((bundle, bundle.get_message(key)?.value()?))
    });
    let Some((bundle, pattern)) = found else {
        tracing::error!(key, "there are no words for this");
        return f.write_str(key);
    };
    // Most sentences are nothing but text: a page has a hundred of them.
    if let [PatternElement::TextElement { value }] = pattern.elements.as_slice() {
        return f.write_str(value);
    }
    let mut faults = Vec::new();
    bundle.write_pattern(f, pattern, Some(args), &mut faults)?;
    if !faults.is_empty() {
        tracing::error!(key, ?faults, "words lack what they need");
    }
    Ok(())
}
