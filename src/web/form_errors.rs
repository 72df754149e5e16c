//! What is wrong with a form, field by field, while it is read.

/// What is wrong with a field: its `id`, and a sentence.
pub type FieldFault = (&'static str, String);

/// What is wrong with a form.
#[derive(Debug, Default)]
pub struct FormErrors(Vec<FieldFault>);

impl FormErrors {
    /// Adds what is wrong with a field; with the form as a whole, if it has no name.
    pub fn add(&mut self, field: &'static str, why: impl Into<String>) {
        self.0.push((field, why.into()));
    }

    /// Returns what is wrong with a field: what was found first.
    pub fn at(&self, field: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| *known == field).map(|(_, why)| why.as_str())
    }

    /// Keeps what is wrong, and returns what was read otherwise.
    pub fn keep<T>(&mut self, read: Result<T, FieldFault>) -> Option<T> {
        read.map_err(|error| self.0.push(error)).ok()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
