//! Emails about claims and decisions: no setting turns them off, and each is sent by itself.

use chrono::{DateTime, Utc};

use super::{EmailContent, EmailContext, QuotedMessage, content, game_email::GameEmail};
use crate::{
    chess::Color,
    game::{Adjudication, Case, ClaimedResult, Ending},
    i18n::Message,
    tournament::deciders::DecidingOffice,
};

/// To the players of the game. All but the decision are dropped once no case is open any more.
impl GameEmail<'_> {
    /// To both players, each in words of their own.
    pub fn claim_made(&self) -> Option<EmailContent> {
        match self.asker()? == self.side {
            true => self.own_claim_made(),
            false => self.opponents_claim_made(),
        }
    }

    fn own_claim_made(&self) -> Option<EmailContent> {
        let locale = self.locale;
        let (claim, statement) = self.split_detail()?;
        let sentence = locale.t("email-your-claim").with("claim", claim);
        content(
            self.by_other(locale.t("email-your-claim-subject")),
            [sentence.to_string(), self.paused_sentence()],
            self.button(),
        )
        .map(|email| saying(email, self.own_name(), statement))
    }

    fn opponents_claim_made(&self) -> Option<EmailContent> {
        let locale = self.locale;
        let (claim, statement) = self.split_detail()?;
        let sentence = self.by_other(locale.t("email-opponents-claim")).with("claim", claim);
        let reply = match self.game.claims_draw(!self.side) {
            true => locale.t("email-claim-reply-once-or-accept-draw"),
            false => locale.t("email-claim-reply-once"),
        };
        content(
            self.by_other(locale.t("email-opponents-claim-subject")),
            [sentence.to_string(), self.paused_sentence(), reply.to_string()],
            self.button(),
        )
        .map(|email| saying(email, self.other, statement))
    }

    /// To whoever claimed or appealed.
    pub fn claim_answered(&self) -> Option<EmailContent> {
        if self.asker() != Some(self.side) {
            return None;
        }
        let statement = self.context.detail.as_deref()?;
        let subject = self.by_other(self.locale.t("email-claim-replied-subject"));
        let sentence = self.by_other(self.locale.t("email-claim-replied"));
        let what = self.what_waits();
        content(
            subject.with("what", what),
            [sentence.with("what", what).to_string(), self.paused_sentence()],
            self.button(),
        )
        .map(|email| saying(email, self.other, statement))
    }

    /// To the opponent of whoever claimed a result when play was stopped. Dropped once the claim was
    /// replaced by another one, or the game is over.
    pub fn result_claimed(&self) -> Option<EmailContent> {
        let locale = self.locale;
        let (claim, statement) = self.split_detail()?;
        let (result, number) = claim.split_once(' ')?;
        let (claimed, number): (ClaimedResult, u32) = (result.parse().ok()?, number.parse().ok()?);
        let stopped = self.game.stopped()?;
        // A later claim of the same result has other words.
        if *stopped.claim_counts.get(!self.side) != number {
            return None;
        }
        let sentence = match number {
            1 => locale.t("email-result-claimed"),
            _ => locale.t("email-result-claim-replaced"),
        };
        let sentence = self.by_other(sentence).with("result", result);
        let until = self.context.instant(stopped.claims_until);
        let own = match stopped.claims.get(self.side) {
            Some(_) => Some(locale.t("email-result-claimed-by-both")),
            None if !stopped.takes_claims(self.context.now) => None,
            None => Some(locale.t("email-result-claim-until").with("date", until)),
        };
        let may_agree = claimed == ClaimedResult::Draw && stopped.takes_claims(self.context.now);
        let agree = may_agree.then(|| locale.t("email-result-claim-agree"));
        let said = |message: Option<Message>| message.map_or_else(String::new, |it| it.to_string());
        content(
            self.by_other(locale.t("email-result-claimed-subject")).with("result", result),
            [sentence.to_string(), said(own), said(agree)],
            self.button(),
        )
        .map(|email| saying(email, self.other, statement))
    }

    /// To both players, each in words of their own.
    pub fn appealed(&self) -> Option<EmailContent> {
        match self.asker()? == self.side {
            true => self.own_appeal(),
            false => self.opponents_appeal(),
        }
    }

    fn own_appeal(&self) -> Option<EmailContent> {
        let statement = self.context.detail.as_deref()?;
        content(
            self.by_other(self.locale.t("email-your-appeal-subject")),
            [self.locale.t("email-your-appeal").to_string(), self.paused_sentence()],
            self.button(),
        )
        .map(|email| saying(email, self.own_name(), statement))
    }

    fn opponents_appeal(&self) -> Option<EmailContent> {
        let locale = self.locale;
        let statement = self.context.detail.as_deref()?;
        content(
            self.by_other(locale.t("email-opponents-appeal-subject")),
            [
                self.by_other(locale.t("email-opponents-appeal")).to_string(),
                self.paused_sentence(),
                locale.t("email-claim-reply-once").to_string(),
            ],
            self.button(),
        )
        .map(|email| saying(email, self.other, statement))
    }

    /// Never dropped: a decision may leave the game running.
    pub fn adjudicated(&self) -> Option<EmailContent> {
        let GameEmail { locale, game, .. } = *self;
        let (decision, reason) = self.split_detail()?;
        // Meanwhile a game that went on may have ended by itself.
        let subject = match game.ended().map(|ended| ended.ending) {
            Some(ending @ Ending::Adjudicated(_)) => locale
                .t("email-decision-result-subject")
                .with("verdict", self.verdict(ending.result())),
            _ => locale.t("email-decision-subject"),
        };
        let standing = match game.is_running() {
            true => self.turn_sentence(),
            // The reason stands above already.
            false => game.ended().map_or_else(String::new, |ended| {
                let result = ended.ending.result().as_str();
                locale.t("email-decision-game-over").with("result", result).to_string()
            }),
        };
        content(
            self.by_other(subject),
            [decision.to_owned(), standing, self.log_sentence()],
            self.button(),
        )
        .map(|email| saying(email, &locale.t("email-the-arbiter").to_string(), reason))
    }

    /// To both players. Dropped once the game is over.
    pub fn time_from_director(&self) -> Option<EmailContent> {
        let locale = self.locale;
        let (given, reason) = self.split_detail()?;
        let given: Adjudication = given.parse().ok()?;
        if !self.game.is_running() {
            return None;
        }
        let director = locale.t("evidence-the-tournament-director").to_string();
        content(
            self.by_other(locale.t("email-time-from-director-subject")),
            [locale.adjudicated(Some(&director), given), self.turn_sentence()],
            self.button(),
        )
        .map(|email| saying(email, &director, reason))
    }

    /// Returns the first line of the detail, and what somebody typed, which follows it.
    fn split_detail(&self) -> Option<(&str, &str)> {
        let detail = self.context.detail.as_deref()?;
        Some(detail.split_once('\n').unwrap_or((detail, "")))
    }

    /// Returns who waits for a decision.
    fn asker(&self) -> Option<Color> {
        self.game.open_case().and_then(Case::asker)
    }

    /// Returns what waits, by which sentences choose their form.
    fn what_waits(&self) -> &'static str {
        match self.game.open_case().is_some_and(|case| case.appeal.is_some()) {
            true => "appeal",
            false => "claim",
        }
    }

    fn paused_sentence(&self) -> String {
        match self.game.paused_since().is_some() {
            true => self.locale.t("email-claim-game-paused").to_string(),
            false => String::new(),
        }
    }

    fn own_name(&self) -> &str {
        &self.context.recipient.name
    }
}

/// Sets what somebody typed apart from what the email says itself.
fn saying(email: EmailContent, by: &str, statement: &str) -> EmailContent {
    let said = QuotedMessage { by: by.to_owned(), text: statement.to_owned() };
    EmailContent { message: Some(said).filter(|said| !said.text.is_empty()), ..email }
}

/// To those who decide.
pub(super) fn claim_waits(context: &EmailContext) -> Option<EmailContent> {
    let locale = context.locale();
    let stored = context.game.as_ref()?;
    stored.game.open_case()?;
    if context.deciders.bar(stored, context.recipient.id, context.now).is_some() {
        return None;
    }
    let next = context.deciders.waiting(stored).and_then(|it| it.next_office(context.now));
    let next = decides_next(context, next);
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
        [sentence.to_string(), claim, next],
        Some((locale.t("email-decision-needed-button"), url)),
    )
    .map(|email| saying(email, &locale.t("email-the-player").to_string(), said))
}

/// Says who decides too, and from when on; nothing if nobody follows. The director is the first.
pub(super) fn decides_next(
    context: &EmailContext,
    next: Option<(DecidingOffice, DateTime<Utc>)>,
) -> String {
    let locale = context.locale();
    let (sentence, from) = match next {
        Some((DecidingOffice::Deputy, from)) => {
            (locale.t("email-decision-needed-deputy-follows"), from)
        }
        Some((DecidingOffice::Arbiter, from)) => {
            (locale.t("email-decision-needed-arbiters-follow"), from)
        }
        Some((DecidingOffice::Director, _)) | None => return String::new(),
    };
    sentence.with("date", context.instant(from)).to_string()
}
