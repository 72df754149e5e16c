//! Browsers, as they are named in lists of sessions and in emails.

use super::Locale;

impl Locale {
    /// Returns what a browser calls itself in a few words: `Firefox on Linux`. What is not
    /// known is shown as it is, cut short.
    pub fn device(self, agent: &str) -> String {
        let find = |known: &[(&str, &'static str)]| {
            known.iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| *name)
        };
        // Each browser also claims to be those below it.
        let browser = find(&[
            ("Edg/", "Edge"),
            ("OPR/", "Opera"),
            ("Firefox/", "Firefox"),
            ("Chrome/", "Chrome"),
            ("Safari/", "Safari"),
        ]);
        let system = find(&[
            ("Android", "Android"),
            ("iPhone", "iPhone"),
            ("iPad", "iPad"),
            ("Windows", "Windows"),
            ("Mac OS", "macOS"),
            ("Linux", "Linux"),
        ]);
        match (browser, system) {
            (Some(browser), Some(system)) => {
                self.t("account-device").with("browser", browser).with("system", system).to_string()
            }
            (Some(name), None) | (None, Some(name)) => name.to_owned(),
            (None, None) => agent.chars().take(40).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::i18n::{Language, Locale};

    #[test]
    fn browsers_are_named_in_a_few_words() {
        for (agent, name) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox on Linux",
            ),
            (
                "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36",
                "Chrome on Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
                "Safari on iPhone",
            ),
            ("curl/8.5.0", "curl/8.5.0"),
        ] {
            assert_eq!(Locale::default().device(agent), name);
        }
        let german = Locale::of(Language::German);
        assert_eq!(german.device("Firefox/140.0 (Windows)"), "Firefox unter Windows");
    }
}
