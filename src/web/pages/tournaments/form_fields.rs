//! What a field of a form can hold, and what is said where it holds something else.

use std::str::FromStr;

use chrono::{Datelike as _, NaiveDate, NaiveTime};

use crate::{
    i18n::{Locale, Message},
    web::form_errors::FieldFault,
};

/// The fields of a stage of a tournament.
pub struct StageFields<'a> {
    pub title: Message,
    pub fields: [StageField<'a>; 3],
}

/// A field of a stage, as a page shows it.
pub struct StageField<'a> {
    pub name: &'static str,
    pub label: Message,
    pub text: &'a str,
}

pub fn not_a_choice(field: &'static str, locale: Locale) -> FieldFault {
    (field, locale.t("tournament-new-error-choice").to_string())
}

pub fn switch(field: &'static str, value: &str, locale: Locale) -> Result<bool, FieldFault> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(not_a_choice(field, locale)),
    }
}

pub fn choice<T: FromStr>(
    field: &'static str,
    value: &str,
    locale: Locale,
) -> Result<T, FieldFault> {
    value.parse().map_err(|_| not_a_choice(field, locale))
}

pub fn number<T: FromStr>(
    field: &'static str,
    label: Message,
    text: &str,
    locale: Locale,
) -> Result<T, FieldFault> {
    text.trim().parse().map_err(|_| {
        let why = locale.t("challenge-new-error-not-a-number").with("field", label);
        (field, why.to_string())
    })
}

/// Reads a number of which only a small one is possible: the largest stands for all beyond.
pub fn small_number(
    field: &'static str,
    label: Message,
    text: &str,
    locale: Locale,
) -> Result<u8, FieldFault> {
    let read: u64 = number(field, label, text, locale)?;
    Ok(u8::try_from(read).unwrap_or(u8::MAX))
}

pub fn optional<T: FromStr>(
    field: &'static str,
    label: Message,
    text: &str,
    locale: Locale,
) -> Result<Option<T>, FieldFault> {
    if text.trim().is_empty() { Ok(None) } else { number(field, label, text, locale).map(Some) }
}

/// Reads a date of a year with four digits, as browsers send it.
pub fn date(field: &'static str, text: &str, locale: Locale) -> Result<NaiveDate, FieldFault> {
    let date = text.trim().parse::<NaiveDate>().ok();
    date.filter(|date| (1000..=9999).contains(&date.year()))
        .ok_or_else(|| (field, locale.t("games-error-not-a-date").to_string()))
}

/// Reads a time as browsers send it: some add seconds.
pub fn read_time_of_day(text: &str) -> Option<NaiveTime> {
    let read = |format| NaiveTime::parse_from_str(text.trim(), format).ok();
    read("%H:%M").or_else(|| read("%H:%M:%S"))
}
