//! Letters about games that are offered.

use super::{Facts, Wording, wording};
use crate::{
    db::{
        challenges::{Challenge, State},
        outbox::Kind,
    },
    i18n::Locale,
};

pub(super) fn about_challenge(facts: &Facts) -> Option<Wording> {
    let locale = facts.locale();
    let challenge = facts.challenge.as_ref()?;
    let other = facts.other.as_deref()?;
    let url = format!("{}/challenges/{}", facts.base_url, challenge.id);
    let quoted = |text: &str| match text {
        "" => String::new(),
        // In one line: a message must not look like a part of the letter.
        text => {
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            locale.t("email-challenge-quoted").with("text", text).to_string()
        }
    };
    match (facts.kind, challenge.state(facts.now)) {
        (Kind::Challenged, State::Open) => wording(
            locale.t("email-challenge-subject").with("other", other),
            [
                offered(locale, challenge, other),
                rules(locale, challenge),
                quoted(&challenge.message),
            ],
            Some((locale.t("email-challenge-button"), url)),
        ),
        (Kind::ChallengeDeclined, State::Declined) => wording(
            locale.t("email-challenge-declined-subject").with("other", other),
            [
                locale.t("email-challenge-declined").with("other", other).to_string(),
                quoted(&challenge.reason),
            ],
            Some((
                locale.t("email-challenge-declined-button"),
                format!("{}/lobby", facts.base_url),
            )),
        ),
        _ => None,
    }
}

fn offered(locale: Locale, challenge: &Challenge, other: &str) -> String {
    let start = challenge.start().map(|start| locale.start(&start));
    let time = challenge.terms().map(|terms| locale.control(&terms.control));
    locale
        .t("email-challenge")
        .with("other", other)
        .with("start", start.unwrap_or_else(|| challenge.start_name.clone()))
        .with("time", time.unwrap_or_default())
        .to_string()
}

/// Returns the sentence about the house rules, empty where all are the standard ones.
fn rules(locale: Locale, challenge: &Challenge) -> String {
    let terms = challenge.terms();
    let rules = terms.map(|terms| locale.house_rules(challenge.rules(), &terms));
    match rules.unwrap_or_default() {
        standard if standard.is_empty() => standard,
        rules => locale.t("email-challenge-game-options").with("rules", rules).to_string(),
    }
}
