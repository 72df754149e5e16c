//! Getting in, getting out, and one's account.

pub mod close;
pub mod confirm;
pub mod forgot;
pub mod login;
pub mod logout;
pub mod notifications;
pub mod profile;
pub mod register;
pub mod reset;
pub mod second_factor;
pub mod security;
pub mod settings;
pub mod setup;
mod zones;

use std::collections::HashMap;

use zones::zones;

use crate::{
    game::clock::REMINDER_HOURS,
    i18n::{Locale, Message},
    web::sentences::Sentence,
};

/// What was entered in a field, and what is wrong with it.
#[derive(Clone, Debug, Default)]
pub struct Field {
    pub value: String,
    pub error: Option<Message>,
}

impl Field {
    pub fn of(value: &str) -> Field {
        Field { value: value.to_owned(), error: None }
    }

    /// Keeps what was entered, and takes note if it cannot be read.
    pub fn parse<T>(
        locale: Locale,
        value: &str,
        result: Result<T, impl Sentence>,
    ) -> (Field, Option<T>) {
        match result {
            Ok(parsed) => (Field::of(value), Some(parsed)),
            Err(error) => {
                let error = Some(error.said(locale));
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

fn passwords_differ(locale: Locale) -> Message {
    locale.t("field-passwords-differ")
}

fn wrong_password(locale: Locale) -> Message {
    locale.t("field-wrong-password")
}

/// Returns the hours before a deadline whose boxes were ticked. Their names are the prefix and the
/// hours, as `field::reminder_hours` of the templates writes them.
pub fn ticked_hours(prefix: &str, boxes: &HashMap<String, String>) -> Vec<i64> {
    let is_ticked = |hours: &i64| boxes.contains_key(&format!("{prefix}{hours}"));
    REMINDER_HOURS.into_iter().filter(is_ticked).collect()
}
