//! Emails about games that are offered.

use super::{EmailContent, EmailContext, content};
use crate::{
    db::{
        challenges::{Challenge, ChallengeState},
        outbox::EmailKind,
    },
    i18n::Locale,
};

pub(super) fn about_challenge(context: &EmailContext) -> Option<EmailContent> {
    let locale = context.locale();
    let challenge = context.challenge.as_ref()?;
    let other = context.other.as_deref()?;
    let url = format!("{}/challenges/{}", context.base_url, challenge.id);
    let quoted = |text: &str| match text {
        "" => String::new(),
        // In one line: a message must not look like a part of the email.
        text => {
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            locale.t("email-challenge-quoted").with("text", text).to_string()
        }
    };
    match (context.kind, challenge.state(context.now)) {
        (EmailKind::Challenged, ChallengeState::Open) => content(
            locale.t("email-challenge-subject").with("other", other),
            [
                offered(locale, challenge, other),
                rules(locale, challenge),
                quoted(&challenge.message),
            ],
            Some((locale.t("email-challenge-button"), url)),
        ),
        (EmailKind::ChallengeDeclined, ChallengeState::Declined) => content(
            locale.t("email-challenge-declined-subject").with("other", other),
            [
                locale.t("email-challenge-declined").with("other", other).to_string(),
                quoted(&challenge.reason),
            ],
            Some((
                locale.t("email-challenge-declined-button"),
                format!("{}/lobby", context.base_url),
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

/// Returns the sentence about the game options, empty where all are the standard ones.
fn rules(locale: Locale, challenge: &Challenge) -> String {
    let terms = challenge.terms();
    let rules = terms.map(|terms| locale.game_options(challenge.rules(), &terms));
    match rules.unwrap_or_default() {
        standard if standard.is_empty() => standard,
        rules => locale.t("email-challenge-game-options").with("rules", rules).to_string(),
    }
}
