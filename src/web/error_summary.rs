//! What is wrong with a form, gathered for the summary at the top of the page.
//!
//! A template says an error at its field, with the macro `field::error`, which notes it here. The
//! summary stands above, and the title names it too: so a page on which an error was noted is
//! rendered a second time, with the summary. No page lists its errors twice.

use std::{
    cell::{OnceCell, RefCell},
    fmt,
};

/// An error and the field that it belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldError {
    /// The `id` of the field; empty for what belongs to none.
    pub field: String,
    pub text: String,
}

/// The errors of one answer.
#[derive(Debug, Default)]
pub struct ErrorSummary {
    noted: RefCell<Vec<FieldError>>,
    shown: OnceCell<Vec<FieldError>>,
}

impl ErrorSummary {
    /// Notes an error where its field says it, and returns the `id` of that sentence.
    pub fn note(&self, field: impl fmt::Display, text: impl fmt::Display) -> String {
        let id = format!("{field}-error");
        self.add(field.to_string(), text.to_string());
        id
    }

    /// Notes an error that no field says: it stands in the summary alone.
    pub fn note_alone(&self, text: impl fmt::Display) -> &'static str {
        self.add(String::new(), text.to_string());
        ""
    }

    fn add(&self, field: String, text: String) {
        let error = FieldError { field, text };
        let mut noted = self.noted.borrow_mut();
        if !noted.contains(&error) {
            noted.push(error);
        }
    }

    /// Returns what the summary says: nothing in the first rendering.
    pub fn shown(&self) -> &[FieldError] {
        self.shown.get().map_or(&[], Vec::as_slice)
    }

    pub fn is_shown(&self) -> bool {
        !self.shown().is_empty()
    }

    /// Shows what was noted from now on. `true` if a page that was rendered lacks it.
    pub(super) fn show_noted(&self) -> bool {
        let noted = self.noted.take();
        !noted.is_empty() && self.shown.set(noted).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_rendered_again_once_and_only_for_an_error() {
        let summary = ErrorSummary::default();
        assert!(!summary.show_noted() && !summary.is_shown());
        assert_eq!(summary.note("from", "Not a day."), "from-error");
        summary.note("from", "Not a day.");
        summary.note_alone("Too many.");
        assert!(!summary.is_shown(), "the first rendering has none");
        assert!(summary.show_noted() && summary.is_shown());
        let shown: Vec<_> = summary.shown().iter().map(|e| (&*e.field, &*e.text)).collect();
        assert_eq!(shown, [("from", "Not a day."), ("", "Too many.")]);
        summary.note("from", "Not a day.");
        assert!(!summary.show_noted(), "the second rendering is the last");
    }
}
