//! Numbers, with the marks that each language has for them.

use super::Locale;

impl Locale {
    /// Writes a whole number in groups of three digits: `1,234,567`.
    pub fn whole(self, number: i64) -> String {
        let mark = self.t("number-group").to_string();
        let digits = number.unsigned_abs().to_string();
        let mut out = String::from(if number < 0 { "-" } else { "" });
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                out.push_str(&mark);
            }
            out.push(digit);
        }
        out
    }

    /// Writes a number with one decimal: `0.7`.
    pub fn decimal(self, number: f64) -> String {
        format!("{number:.1}").replace('.', &self.t("number-decimal").to_string())
    }

    pub fn percent(self, number: i64) -> String {
        self.t("number-percent").with("n", number).to_string()
    }
}

#[cfg(test)]
mod tests {
    use crate::i18n::{Language, Locale};

    #[test]
    fn numbers_have_the_marks_of_the_language() {
        for (language, whole, decimal, percent) in [
            (Language::English, "1,234,567", "0.7", "50%"),
            (Language::German, "1.234.567", "0,7", "50 %"),
            (Language::Spanish, "1\u{a0}234\u{a0}567", "0,7", "50 %"),
            (Language::French, "1\u{202f}234\u{202f}567", "0,7", "50 %"),
        ] {
            let locale = Locale::of(language);
            assert_eq!(locale.whole(1_234_567), whole);
            assert_eq!(locale.whole(-12), "-12");
            assert_eq!(locale.decimal(0.71), decimal);
            assert_eq!(locale.percent(50), percent.replace(' ', "\u{a0}"));
        }
    }
}
