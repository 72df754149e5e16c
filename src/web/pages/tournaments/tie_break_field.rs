//! The field for tie-breaks: codes in a row.

use crate::{
    i18n::Locale,
    tournament::standings::{TieBreak, TieBreakError, TieBreakList, TournamentSystem},
    web::form_errors::FieldFault,
};

const SYSTEMS: [TournamentSystem; 2] = [TournamentSystem::RoundRobin, TournamentSystem::Swiss];

/// Writes what is usual in a system of pairings.
pub fn usual_tie_breaks(system: TournamentSystem) -> String {
    let list = TieBreakList::default_for(system);
    let codes: Vec<&str> = list.as_slice().iter().map(|it| it.code()).collect();
    codes.join(", ")
}

/// Reads the field. Where the usual list of another system was left as it stood, this one's is meant.
pub fn read_tie_breaks(
    text: &str,
    system: TournamentSystem,
    locale: Locale,
) -> Result<TieBreakList, FieldFault> {
    let is_usual = |other: TournamentSystem| text.trim() == usual_tie_breaks(other);
    if SYSTEMS.into_iter().any(is_usual) {
        return Ok(TieBreakList::default_for(system));
    }
    let codes = text.split([',', ';', ' ', '\t']).filter(|code| !code.is_empty());
    let list: Result<Vec<TieBreak>, _> = codes.map(|code| code.to_uppercase().parse()).collect();
    list.and_then(|list| TieBreakList::new(list, system)).map_err(|error| {
        let why = match &error {
            TieBreakError::Unknown(code) => {
                locale.t("tournament-new-error-tie-break-unknown").with("code", code)
            }
            TieBreakError::NotOffered(tie_break) => locale
                .t("tournament-new-error-tie-break-not-offered")
                .with("code", tie_break.code()),
            TieBreakError::Repeated(tie_break) => {
                locale.t("tournament-new-error-tie-break-repeated").with("code", tie_break.code())
            }
        };
        ("tie_breaks", why.to_string())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_list_of_another_format_is_not_meant() {
        let read = |text: &str, system| read_tie_breaks(text, system, Locale::default());
        for system in SYSTEMS {
            for other in SYSTEMS {
                let found = read(&usual_tie_breaks(other), system);
                assert_eq!(found, Ok(TieBreakList::default_for(system)));
            }
        }
        let list = read("sb; de", TournamentSystem::Swiss).expect("a list");
        assert_eq!(list.as_slice().iter().map(|it| it.code()).collect::<Vec<_>>(), ["SB", "DE"]);
        assert!(read("BH", TournamentSystem::RoundRobin).is_err());
    }
}
