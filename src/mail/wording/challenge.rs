//! Letters about games that are offered.

use super::{Facts, Wording, wording};
use crate::db::{challenges::State, outbox::Kind};

pub(super) fn about_challenge(facts: &Facts) -> Option<Wording> {
    let challenge = facts.challenge.as_ref()?;
    let other = facts.other.as_deref()?;
    let url = format!("{}/challenges/{}", facts.base_url, challenge.id);
    let quoted = |text: &str| match text {
        "" => String::new(),
        // In one line: a message must not look like a part of the letter.
        text => format!("\"{}\"", text.split_whitespace().collect::<Vec<_>>().join(" ")),
    };
    match (facts.kind, challenge.state(facts.now)) {
        (Kind::Challenged, State::Open) => wording(
            format!("{other} challenges you"),
            [
                format!(
                    "{other} challenges you to a game: {}, {}.",
                    challenge.start_name,
                    challenge.time()
                ),
                match challenge.house_rules() {
                    standard if standard.is_empty() => standard,
                    rules => format!("House rules: {rules}."),
                },
                quoted(&challenge.message),
            ],
            Some(("Look at the challenge", url)),
        ),
        (Kind::ChallengeDeclined, State::Declined) => wording(
            format!("{other} declined your challenge"),
            [format!("{other} declined your challenge."), quoted(&challenge.reason)],
            Some(("Find another opponent", format!("{}/lobby", facts.base_url))),
        ),
        _ => None,
    }
}
