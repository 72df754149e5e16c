//! Whose turn it is to decide, in sentences: on the admin pages and on that of a tournament director.

use chrono::{DateTime, Utc};

use crate::{
    game::{Case, ClaimError, ConflictOfInterest},
    i18n::Message,
    tournament::deciders::{DecidingOffice, DecisionBar},
    web::times::Zone,
};

/// Says that somebody can decide from an instant on.
pub fn not_before(zone: Zone, case: Option<&Case>, from: DateTime<Utc>) -> Message {
    let locale = zone.locale();
    let claims = |case: &Case| case.stopped.is_some_and(|stopped| stopped.claims_until == from);
    let said = match case.is_some_and(claims) {
        true => locale.t("decision-after-claims"),
        false => locale.t("decision-not-before"),
    };
    said.with("date", zone.full(from))
}

/// Says why somebody cannot decide what is claimed or appealed in a game. `case`: what waits.
pub fn why_barred(zone: Zone, case: Option<&Case>, bar: DecisionBar) -> String {
    let locale = zone.locale();
    let said = match bar {
        DecisionBar::Conflict(ConflictOfInterest::OwnGame) => locale.t("decision-error-own-game"),
        DecisionBar::Conflict(ConflictOfInterest::OwnDecision) => {
            return locale.claim_refusal(&ClaimError::AdjudicatedBefore);
        }
        DecisionBar::PlaysInTournament => locale.t("decision-error-plays-in-tournament"),
        DecisionBar::CurrentOpponent => locale.t("decision-error-current-opponent"),
        DecisionBar::NotBefore(from) => not_before(zone, case, from),
        // An appeal in a tournament, or nothing waits.
        DecisionBar::NoOffice if case.is_some() => locale.t("decision-appeal-for-arbiters"),
        DecisionBar::NoOffice => return locale.claim_refusal(&ClaimError::NothingToAdjudicate),
    };
    said.to_string()
}

/// Says who decides too, and from when on.
pub fn next_office(zone: Zone, office: DecidingOffice, from: DateTime<Utc>) -> Message {
    let said = match office {
        DecidingOffice::Deputy => zone.locale().t("decision-deputy-follows"),
        DecidingOffice::Director | DecidingOffice::Arbiter => {
            zone.locale().t("decision-arbiters-follow")
        }
    };
    said.with("date", zone.full(from))
}
