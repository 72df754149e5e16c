//! The fields of a Swiss tournament, and those whose meaning depends on the format.

use super::{
    form_fields::{choice, optional, small_number},
    tie_break_field::read_tie_breaks,
    tournament_form::TournamentForm,
};
use crate::{
    i18n::Locale,
    tournament::{
        pairing::numbering::Numbering,
        standings::{TieBreakList, TournamentSystem},
        swiss_terms::SwissPace,
        terms::Format,
    },
    web::form_errors::FieldFault,
};

impl TournamentForm {
    pub(super) fn read_swiss(&self, locale: Locale) -> Result<Format, FieldFault> {
        let label = locale.t("tournament-new-swiss-rounds");
        let rounds = small_number("swiss_rounds", label, &self.swiss_rounds, locale)?;
        let label = locale.t("tournament-new-round-days");
        let days: Option<u64> = optional("round_days", label, &self.round_days, locale)?;
        let pace = match days {
            None => SwissPace::WhenRoundEnds,
            // The largest number stands for all beyond.
            Some(days) => SwissPace::EveryDays(u16::try_from(days).unwrap_or(u16::MAX)),
        };
        Ok(Format::Swiss { rounds, pace })
    }

    /// Reads how numbers are given: in a Swiss tournament always by rating (C.04.2 2.2), also where the
    /// usual lot was left as it stood.
    pub(super) fn read_numbering(
        &self,
        format: Format,
        locale: Locale,
    ) -> Result<Numbering, FieldFault> {
        let numbering: Numbering = choice("numbering", &self.numbering, locale)?;
        match (format, numbering) {
            (Format::Swiss { .. }, Numbering::AsEntered) => {
                Err(("numbering", locale.t("tournament-new-error-swiss-numbering").to_string()))
            }
            (Format::Swiss { .. }, Numbering::ByLot | Numbering::ByRating) => {
                Ok(Numbering::ByRating)
            }
            _ => Ok(numbering),
        }
    }

    pub(super) fn read_tie_breaks(
        &self,
        system: TournamentSystem,
        locale: Locale,
    ) -> Result<TieBreakList, FieldFault> {
        read_tie_breaks(&self.tie_breaks, system, locale)
    }

    pub(super) fn fill_swiss(&mut self, rounds: u8, pace: SwissPace) {
        self.swiss_rounds = rounds.to_string();
        self.round_days = match pace {
            SwissPace::WhenRoundEnds => String::new(),
            SwissPace::EveryDays(days) => days.to_string(),
        };
    }
}
