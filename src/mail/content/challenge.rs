//! Emails about games that are offered.

use super::{EmailContent, EmailContext, content};
use crate::{
    db::challenges::{Challenge, ChallengeState},
    i18n::Locale,
    tournament::terms::Format,
};

/// An email about a challenge, to one of its two players.
pub(super) struct ChallengeEmail<'a> {
    context: &'a EmailContext,
    locale: Locale,
    challenge: &'a Challenge,
    /// The name of the other player.
    other: &'a str,
}

impl ChallengeEmail<'_> {
    /// Returns `None` if the email is about no challenge.
    pub fn of(context: &EmailContext) -> Option<ChallengeEmail<'_>> {
        let (challenge, other) = (context.challenge.as_ref()?, context.other.as_deref()?);
        Some(ChallengeEmail { context, locale: context.locale(), challenge, other })
    }

    /// Dropped once the challenge is answered, withdrawn or expired.
    pub fn challenged(&self) -> Option<EmailContent> {
        let ChallengeEmail { context, locale, challenge, other } = *self;
        if challenge.state(context.now) != ChallengeState::Open {
            return None;
        }
        let url = format!("{}/challenges/{}", context.base_url, challenge.id);
        content(
            locale.t("email-challenge-subject").with("other", other),
            [
                offered(locale, challenge, &context.rated_other()),
                series(locale, challenge),
                rules(locale, challenge),
                quoted(locale, &challenge.message),
            ],
            Some((locale.t("email-challenge-button"), url)),
        )
    }

    pub fn challenge_declined(&self) -> Option<EmailContent> {
        let ChallengeEmail { context, locale, challenge, other } = *self;
        if challenge.state(context.now) != ChallengeState::Declined {
            return None;
        }
        let lobby = format!("{}/lobby", context.base_url);
        content(
            locale.t("email-challenge-declined-subject").with("other", other),
            [
                locale.t("email-challenge-declined").with("other", other).to_string(),
                quoted(locale, &challenge.reason),
            ],
            Some((locale.t("email-challenge-declined-button"), lobby)),
        )
    }
}

/// Quotes a text in one line: it must not look like a part of the email.
fn quoted(locale: Locale, text: &str) -> String {
    if text.is_empty() {
        return String::new();
    }
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    locale.t("email-challenge-quoted").with("text", text).to_string()
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

/// Returns the sentence about a match, empty for one game.
fn series(locale: Locale, challenge: &Challenge) -> String {
    match challenge.series() {
        Some(Format::Match { games, .. }) => {
            locale.t("email-challenge-series").count("n", u32::from(games)).to_string()
        }
        _ => String::new(),
    }
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
