//! A sentence that a page says many times, such as one for each half-move: put together once.

use super::Locale;

/// What stands in a gap until it is filled: no language writes these.
const FIRST_GAP: u32 = 0xE000;

/// A sentence with gaps. It chooses no form by what is filled in.
#[derive(Clone, Debug)]
pub struct MessageTemplate {
    /// Before the first gap.
    begin: String,
    /// Which gap it is, and what stands behind it.
    rest: Vec<(usize, String)>,
}

impl Locale {
    /// Prepares a sentence whose gaps have these names.
    pub fn template(self, key: &'static str, gaps: &[&'static str]) -> MessageTemplate {
        let marked = (FIRST_GAP..).filter_map(char::from_u32).zip(gaps);
        let said = marked.fold(self.t(key), |said, (mark, name)| said.with(name, mark));
        let mut form = MessageTemplate { begin: String::new(), rest: Vec::new() };
        for letter in said.to_string().chars() {
            let gap =
                u32::from(letter).checked_sub(FIRST_GAP).and_then(|n| usize::try_from(n).ok());
            match (gap.filter(|gap| *gap < gaps.len()), form.rest.last_mut()) {
                (Some(gap), _) => form.rest.push((gap, String::new())),
                (None, Some((_, text))) => text.push(letter),
                (None, None) => form.begin.push(letter),
            }
        }
        form
    }
}

impl MessageTemplate {
    /// Writes the sentence, and lets each gap be written by its place among their names.
    pub fn fill(&self, mut write: impl FnMut(usize, &mut String), out: &mut String) {
        out.push_str(&self.begin);
        for (gap, behind) in &self.rest {
            write(*gap, out);
            out.push_str(behind);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::i18n::{Language, Locale};

    #[test]
    fn a_form_says_what_the_sentence_says() {
        for language in Language::ALL {
            let locale = Locale::of(language);
            let said = locale.t("board-spoken-capture").with("piece", "P").with("from", "e4");
            let said = said.with("taken", "T").with("to", "d5").to_string();
            let form = locale.template("board-spoken-capture", &["piece", "from", "taken", "to"]);
            let mut filled = String::new();
            form.fill(|gap, out| out.push_str(["P", "e4", "T", "d5"][gap]), &mut filled);
            assert_eq!(filled, said);
        }
    }
}
