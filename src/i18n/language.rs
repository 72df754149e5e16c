//! The languages that there are words in.

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    #[default]
    English,
    German,
    Spanish,
    French,
}

stored_enum!(Language, "language", { English = "en", German = "de", Spanish = "es", French = "fr" });

impl Language {
    /// Returns its tag (BCP 47), as it stands in `lang`, in the account and in the names of folders.
    pub fn tag(self) -> &'static str {
        self.as_str()
    }

    /// Returns what the language calls itself.
    pub fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::Spanish => "Español",
            Language::French => "Français",
        }
    }

    /// Returns the language that fits best what a browser asks for (RFC 9110, 12.5.4); English
    /// if none does.
    pub fn accepted(header: &str) -> Language {
        let mut wanted: Vec<&str> = header.split(',').filter(|range| weight(range) > 0.0).collect();
        wanted.sort_by(|one, other| weight(other).total_cmp(&weight(one)));
        wanted.into_iter().find_map(of_range).unwrap_or_default()
    }
}

/// Returns the language of a range, whatever its country: `de-AT;q=0.9`.
fn of_range(range: &str) -> Option<Language> {
    range.split(['-', ';']).next()?.trim().to_ascii_lowercase().parse().ok()
}

/// Returns how much a language is wanted: 1 unless `;q=` says less.
fn weight(range: &str) -> f32 {
    let given = range.split(';').skip(1).find_map(|part| part.trim().strip_prefix("q="));
    given.and_then(|given| given.trim().parse().ok()).unwrap_or(1.0)
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn a_browser_gets_what_fits_best() {
        let table = [
            ("de-AT,de;q=0.9,en;q=0.8", Language::German),
            ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", Language::French),
            ("es-419", Language::Spanish),
            ("DE-at ; q=0.5", Language::German),
            ("des, fr", Language::French),
            ("nl, es;q=0.3", Language::Spanish),
            ("en;q=0.2, de;q=0.8", Language::German),
            ("nl", Language::English),
            ("de;q=0", Language::English),
            ("nl, de;q=0, fr;q=0.1", Language::French),
            ("", Language::English),
            ("*", Language::English),
            (";;;q=,,\u{0}", Language::English),
        ];
        for (header, language) in table {
            assert_eq!(Language::accepted(header), language, "{header}");
        }
    }

    #[test]
    fn a_tag_reads_back() {
        for language in Language::ALL {
            assert_eq!(language.tag().parse(), Ok(language));
        }
        assert!("nl".parse::<Language>().is_err());
    }
}
