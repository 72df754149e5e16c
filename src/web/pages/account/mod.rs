//! Getting in, getting out, and one's account.

pub mod close;
pub mod confirm;
pub mod forgot;
pub mod letters;
pub mod log_in;
pub mod log_out;
pub mod profile;
pub mod register;
pub mod reset;
pub mod settings;
pub mod setup;
mod zones;

use zones::zones;

/// What stands in a field and what is wrong with it.
#[derive(Clone, Debug, Default)]
pub struct Field {
    pub value: String,
    pub error: Option<String>,
}

impl Field {
    pub fn of(value: &str) -> Field {
        Field { value: value.to_owned(), error: None }
    }

    /// Keeps what was entered, and takes note if it cannot be read.
    pub fn parse<T, E: std::fmt::Display>(value: &str, result: Result<T, E>) -> (Field, Option<T>) {
        match result {
            Ok(parsed) => (Field::of(value), Some(parsed)),
            Err(error) => {
                let error = Some(error.to_string());
                (Field { value: value.to_owned(), error }, None)
            }
        }
    }

    /// For passwords: the page never sends them back.
    pub fn hidden(self) -> Field {
        Field { value: String::new(), ..self }
    }

    pub fn is_bad(&self) -> bool {
        self.error.is_some()
    }
}

const PASSWORDS_DIFFER: &str = "The two passwords differ.";
const WRONG_PASSWORD: &str = "This is not your password.";
