//! Emails about claims and decisions: always sent, each by itself.

use super::{
    EmailContent, EmailContext, QuotedMessage, content,
    game::{log_sentence, turn_sentence, verdict},
};
use crate::{
    db::outbox::EmailKind,
    game::{Case, Ending, Game},
};

/// To the players of the game.
pub(super) fn about_claim(context: &EmailContext) -> Option<EmailContent> {
    let locale = context.locale();
    let stored = context.game.as_ref()?;
    let game = &stored.game;
    let other = context.other.as_deref()?;
    let side = stored.side_of(context.recipient.id)?;
    let url = format!("{}/games/{}", context.base_url, stored.id);
    let button = Some((locale.t("email-view-game"), url));
    let detail = context.detail.as_deref()?;
    let (first, rest) = detail.split_once('\n').unwrap_or((detail, ""));
    let me = context.recipient.name.as_str();
    let standing = match game.is_running() {
        true => turn_sentence(context, side)?,
        // The reason stands above already.
        false => game.ended().map_or_else(String::new, |ended| {
            let result = ended.ending.result().as_str();
            locale.t("email-decision-game-over").with("result", result).to_string()
        }),
    };
    let paused = match game.paused_since().is_some() {
        true => locale.t("email-claim-game-paused").to_string(),
        false => String::new(),
    };
    let asker = game.open_case().and_then(Case::asker);
    match context.kind {
        EmailKind::ClaimMade if asker == Some(side) => content(
            locale.t("email-your-claim-subject").with("other", other),
            [locale.t("email-your-claim").with("claim", first).to_string(), paused],
            button,
        )
        .map(|email| saying(email, me, rest)),
        EmailKind::ClaimMade if asker == Some(!side) => content(
            locale.t("email-opponents-claim-subject").with("other", other),
            [
                locale
                    .t("email-opponents-claim")
                    .with("other", other)
                    .with("claim", first)
                    .to_string(),
                paused,
                match game.claims_draw(!side) {
                    true => locale.t("email-claim-reply-once-or-accept-draw").to_string(),
                    false => locale.t("email-claim-reply-once").to_string(),
                },
            ],
            button,
        )
        .map(|email| saying(email, other, rest)),
        EmailKind::ClaimAnswered if asker == Some(side) => {
            let what = asked(game);
            let subject = locale.t("email-claim-replied-subject").with("other", other);
            let sentence = locale.t("email-claim-replied").with("other", other).with("what", what);
            content(subject.with("what", what), [sentence.to_string(), paused], button)
                .map(|email| saying(email, other, detail))
        }
        EmailKind::Appealed if asker == Some(side) => content(
            locale.t("email-your-appeal-subject").with("other", other),
            [locale.t("email-your-appeal").to_string(), paused],
            button,
        )
        .map(|email| saying(email, me, detail)),
        EmailKind::Appealed if asker == Some(!side) => content(
            locale.t("email-opponents-appeal-subject").with("other", other),
            [
                locale.t("email-opponents-appeal").with("other", other).to_string(),
                paused,
                locale.t("email-claim-reply-once").to_string(),
            ],
            button,
        )
        .map(|email| saying(email, other, detail)),
        EmailKind::Adjudicated => {
            // Meanwhile a game that went on may have ended by itself.
            let subject = match game.ended().map(|ended| ended.ending) {
                Some(ending @ Ending::Adjudicated(_)) => locale
                    .t("email-decision-result-subject")
                    .with("verdict", verdict(ending.result(), side)),
                _ => locale.t("email-decision-subject"),
            };
            let paragraphs = [first.to_owned(), standing, log_sentence(locale, stored)];
            let by = locale.t("email-the-arbiter").to_string();
            content(subject.with("other", other), paragraphs, button)
                .map(|email| saying(email, &by, rest))
        }
        _ => None,
    }
}

/// Sets what somebody typed apart from what the email says itself.
fn saying(email: EmailContent, by: &str, statement: &str) -> EmailContent {
    let said = QuotedMessage { by: by.to_owned(), text: statement.to_owned() };
    EmailContent { message: Some(said).filter(|said| !said.text.is_empty()), ..email }
}

/// Returns what waits, by which sentences choose their form.
fn asked(game: &Game) -> &'static str {
    match game.open_case().is_some_and(|case| case.appeal.is_some()) {
        true => "appeal",
        false => "claim",
    }
}

/// To those who decide.
pub(super) fn claim_waits(context: &EmailContext) -> Option<EmailContent> {
    let locale = context.locale();
    let stored = context.game.as_ref()?;
    stored.game.open_case()?;
    // They cannot decide in a game of their own.
    if stored.side_of(context.recipient.id).is_some() || !context.recipient.may_adjudicate() {
        return None;
    }
    let mut lines = context.detail.as_deref()?.splitn(3, '\n');
    let (names, what) = (lines.next()?, lines.next()?);
    let rest = lines.next().unwrap_or_default();
    let sentence = locale.t("email-decision-needed").with("what", what).with("names", names);
    let (claim, said) = match what {
        "appeal" => (String::new(), rest),
        _ => {
            let (claim, said) = rest.split_once('\n').unwrap_or((rest, ""));
            (locale.t("email-decision-needed-claim").with("claim", claim).to_string(), said)
        }
    };
    let url = format!("{}/admin/games/{}", context.base_url, stored.id);
    content(
        locale.t("email-decision-needed-subject").with("names", names),
        [sentence.to_string(), claim],
        Some((locale.t("email-decision-needed-button"), url)),
    )
    .map(|email| saying(email, &locale.t("email-the-player").to_string(), said))
}
