//! The dates in the form for the terms of a tournament: its start, its last day, and when entries open.

use chrono::{DateTime, Utc};

use super::{
    form_fields::{date, read_time_of_day},
    tournament_form::TournamentForm,
};
use crate::{
    actions::vacation::{first_instant, instant_of},
    i18n::Locale,
    tournament::{TermsFault, terms::StartRule},
    web::{form_errors::FieldFault, sentences::Sentence as _, times::Zone},
};

impl TournamentForm {
    pub(super) fn read_start(&self, zone: Zone) -> Result<StartRule, FieldFault> {
        let locale = zone.locale();
        match self.start.as_str() {
            "on_date" => {
                let date = date("start_date", &self.start_date, locale)?;
                let time = read_time_of_day(&self.start_time).ok_or_else(|| {
                    ("start_time", locale.t("tournament-new-error-time").to_string())
                })?;
                Ok(StartRule::OnDate(instant_of(date.and_time(time), zone.tz())))
            }
            "when_full" if self.start_date.trim().is_empty() => Ok(StartRule::WhenFull),
            "when_full" => {
                Err(("start_date", locale.t("tournament-new-error-start-not-chosen").to_string()))
            }
            _ => Err(("start-on_date", locale.t("tournament-new-error-start").to_string())),
        }
    }

    pub(super) fn read_start_of_ladder(&self, locale: Locale) -> Result<StartRule, FieldFault> {
        match self.start_date.trim().is_empty() {
            true => Ok(StartRule::AtOnce),
            false => Err(("start_date", TermsFault::StartOfLadder.said(locale).to_string())),
        }
    }

    /// Play ends with the last day.
    pub(super) fn read_end(&self, zone: Zone) -> Result<Option<DateTime<Utc>>, FieldFault> {
        if self.last_day.trim().is_empty() {
            return Ok(None);
        }
        let day = date("last_day", &self.last_day, zone.locale())?;
        Ok(day.succ_opt().map(|next| first_instant(next, zone.tz())))
    }

    pub(super) fn read_entries_open(
        &self,
        zone: Zone,
    ) -> Result<Option<DateTime<Utc>>, FieldFault> {
        if self.entries_open.trim().is_empty() {
            return Ok(None);
        }
        let day = date("entries_open", &self.entries_open, zone.locale())?;
        let at = first_instant(day, zone.tz());
        match self.read_start(zone) {
            Ok(StartRule::OnDate(start)) if start <= at && self.format != "ladder" => {
                let why = zone.locale().t("tournament-new-error-entries-open").to_string();
                Err(("entries_open", why))
            }
            _ => Ok(Some(at)),
        }
    }
}
