//! Letters about claims and rulings: always sent, each as what it was.

use super::{
    Facts, QuotedMessage, Wording,
    game::{log_sentence, turn_sentence, verdict},
    wording,
};
use crate::{
    db::outbox::Kind,
    game::{Case, Ending, Game},
};

/// To the players of the game.
pub(super) fn about_claim(facts: &Facts) -> Option<Wording> {
    let locale = facts.locale();
    let stored = facts.game.as_ref()?;
    let game = &stored.game;
    let other = facts.other.as_deref()?;
    let side = stored.side_of(facts.recipient.id)?;
    let url = format!("{}/games/{}", facts.base_url, stored.id);
    let button = Some((locale.t("email-view-game"), url));
    let detail = facts.detail.as_deref()?;
    let (first, rest) = detail.split_once('\n').unwrap_or((detail, ""));
    let me = facts.recipient.name.as_str();
    let standing = match game.is_running() {
        true => turn_sentence(facts, side)?,
        // The reason stands above already.
        false => game.ended().map_or_else(String::new, |ended| {
            let result = ended.ending.result().as_str();
            locale.t("email-decision-game-over").with("result", result).to_string()
        }),
    };
    let rests = match game.rests_since().is_some() {
        true => locale.t("email-claim-game-paused").to_string(),
        false => String::new(),
    };
    let asker = game.open_case().and_then(Case::asker);
    match facts.kind {
        Kind::ClaimMade if asker == Some(side) => wording(
            locale.t("email-your-claim-subject").with("other", other),
            [locale.t("email-your-claim").with("claim", first).to_string(), rests],
            button,
        )
        .map(|letter| saying(letter, me, rest)),
        Kind::ClaimMade if asker == Some(!side) => wording(
            locale.t("email-opponents-claim-subject").with("other", other),
            [
                locale
                    .t("email-opponents-claim")
                    .with("other", other)
                    .with("claim", first)
                    .to_string(),
                rests,
                match game.claims_draw(!side) {
                    true => locale.t("email-claim-reply-once-or-accept-draw").to_string(),
                    false => locale.t("email-claim-reply-once").to_string(),
                },
            ],
            button,
        )
        .map(|letter| saying(letter, other, rest)),
        Kind::ClaimAnswered if asker == Some(side) => {
            let what = asked(game);
            let subject = locale.t("email-claim-replied-subject").with("other", other);
            let told = locale.t("email-claim-replied").with("other", other).with("what", what);
            wording(subject.with("what", what), [told.to_string(), rests], button)
                .map(|letter| saying(letter, other, detail))
        }
        Kind::Appealed if asker == Some(side) => wording(
            locale.t("email-your-appeal-subject").with("other", other),
            [locale.t("email-your-appeal").to_string(), rests],
            button,
        )
        .map(|letter| saying(letter, me, detail)),
        Kind::Appealed if asker == Some(!side) => wording(
            locale.t("email-opponents-appeal-subject").with("other", other),
            [
                locale.t("email-opponents-appeal").with("other", other).to_string(),
                rests,
                locale.t("email-claim-reply-once").to_string(),
            ],
            button,
        )
        .map(|letter| saying(letter, other, detail)),
        Kind::Ruled => {
            // Meanwhile a game that went on may have ended by itself.
            let subject = match game.ended().map(|ended| ended.ending) {
                Some(ending @ Ending::Ruled(_)) => locale
                    .t("email-decision-result-subject")
                    .with("verdict", verdict(ending.result(), side)),
                _ => locale.t("email-decision-subject"),
            };
            let paragraphs = [first.to_owned(), standing, log_sentence(locale, stored)];
            let by = locale.t("email-the-arbiter").to_string();
            wording(subject.with("other", other), paragraphs, button)
                .map(|letter| saying(letter, &by, rest))
        }
        _ => None,
    }
}

/// Sets what somebody typed apart from what the letter says itself.
fn saying(letter: Wording, by: &str, statement: &str) -> Wording {
    let said = QuotedMessage { by: by.to_owned(), text: statement.to_owned() };
    Wording { message: Some(said).filter(|said| !said.text.is_empty()), ..letter }
}

/// Returns what waits, by which sentences choose their form.
fn asked(game: &Game) -> &'static str {
    match game.open_case().is_some_and(|case| case.appeal.is_some()) {
        true => "appeal",
        false => "claim",
    }
}

/// To those who decide.
pub(super) fn claim_waits(facts: &Facts) -> Option<Wording> {
    let locale = facts.locale();
    let stored = facts.game.as_ref()?;
    stored.game.open_case()?;
    // They cannot rule in a game of their own.
    if stored.side_of(facts.recipient.id).is_some() || !facts.recipient.may_rule() {
        return None;
    }
    let mut lines = facts.detail.as_deref()?.splitn(3, '\n');
    let (names, what) = (lines.next()?, lines.next()?);
    let rest = lines.next().unwrap_or_default();
    let told = locale.t("email-decision-needed").with("what", what).with("names", names);
    let (claim, said) = match what {
        "appeal" => (String::new(), rest),
        _ => {
            let (claim, said) = rest.split_once('\n').unwrap_or((rest, ""));
            (locale.t("email-decision-needed-claim").with("claim", claim).to_string(), said)
        }
    };
    let url = format!("{}/admin/games/{}", facts.base_url, stored.id);
    wording(
        locale.t("email-decision-needed-subject").with("names", names),
        [told.to_string(), claim],
        Some((locale.t("email-decision-needed-button"), url)),
    )
    .map(|letter| saying(letter, &locale.t("email-the-player").to_string(), said))
}
