//! Whose turn it is to decide, in sentences: on the admin pages and on that of a tournament director.

use chrono::{DateTime, Utc};

use crate::{game::Case, i18n::Message, tournament::deciders::DecidingOffice, web::times::Zone};

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
