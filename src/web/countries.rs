//! Countries by their codes (ISO 3166-1), with their names in the reader's language.

use std::{collections::BTreeMap, sync::LazyLock};

use crate::i18n::{Locale, Message};

/// The key of each country's name in `countries.ftl`, by its code.
static KEYS: LazyLock<BTreeMap<&str, String>> = LazyLock::new(|| {
    let key = |code: &&'static str| (*code, format!("country-{}", code.to_lowercase()));
    rust_iso3166::ALL_ALPHA2.iter().map(key).collect()
});

/// Returns the name of a country, `None` if no country has this code.
pub fn name(code: &str, locale: Locale) -> Option<Message> {
    KEYS.get(code).map(|key| locale.t(key))
}

/// Lists all countries with their codes, by name.
pub fn list(locale: Locale) -> Vec<(&'static str, String)> {
    let named = KEYS.iter().map(|(code, key)| (*code, locale.t(key).to_string()));
    let mut list: Vec<_> = named.collect();
    list.sort_by_cached_key(|(_, name)| plain(name));
    list
}

/// Returns a name without its accents: a reader looks for Österreich under O.
fn plain(name: &str) -> String {
    let without_accent = |c| match c {
        'á' | 'â' | 'ã' | 'ä' | 'å' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ó' | 'ô' | 'ö' => 'o',
        'ú' | 'ü' => 'u',
        c => c,
    };
    name.to_lowercase().chars().map(without_accent).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn countries_are_found_where_a_reader_looks() {
        let german = list(Locale::of(Language::German));
        let at = |code| german.iter().position(|(found, _)| *found == code).unwrap();
        assert!(at("OM") < at("AT") && at("AT") < at("PK"), "{german:?}");
        assert_eq!(name("AT", Locale::of(Language::French)).unwrap().to_string(), "Autriche");
        assert!(name("XX", Locale::default()).is_none());
        for language in Language::ALL {
            for (code, name) in list(Locale::of(language)) {
                assert!(plain(&name).chars().all(|c| c.is_ascii() || c == '’'), "{code}: {name}");
            }
        }
    }
}
