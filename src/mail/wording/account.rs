//! Letters about the account: they are always sent.

use super::{Facts, Wording, wording};
use crate::{db::outbox::Kind, words::Said};

pub(super) fn about_account(facts: &Facts) -> Option<Wording> {
    let (site, base, words) = (&facts.site, &facts.base_url, facts.words());
    let link = |path: &str| {
        let token = facts.token.as_deref()?;
        Some(format!("{base}/{path}/{token}"))
    };
    let of_site = |said: Said| said.with("site", site);
    let named = |said: Said| said.with("name", &facts.recipient.name);
    let ignore = words.say("email-ignore");
    let set_new = |url: String| Some((words.say("email-reset-password-button"), url));
    match facts.kind {
        // Confirmed meanwhile, by an earlier letter.
        Kind::ConfirmAddress if facts.recipient.is_confirmed() => None,
        Kind::ConfirmAddress => wording(
            of_site(words.say("email-confirm-address-subject")),
            [named(of_site(words.say("email-confirm-address"))), ignore],
            Some((words.say("email-confirm-address-button"), link("confirm")?)),
        ),
        Kind::ChangeAddress => wording(
            of_site(words.say("email-change-address-subject")),
            [named(of_site(words.say("email-change-address"))), ignore],
            Some((words.say("email-change-address-button"), link("address")?)),
        ),
        Kind::ResetPassword => wording(
            of_site(words.say("email-reset-password-subject")),
            [named(words.say("email-reset-password")), ignore],
            set_new(link("reset")?),
        ),
        Kind::AlreadyRegistered => wording(
            of_site(words.say("email-already-registered-subject")),
            [
                named(words.say("email-already-registered")),
                words.say("email-already-registered-what-to-do"),
            ],
            set_new(format!("{base}/forgot")),
        ),
        Kind::PasswordChanged => wording(
            of_site(words.say("email-password-changed-subject")),
            [named(words.say("email-password-changed"))],
            set_new(format!("{base}/forgot")),
        ),
        Kind::AddressChanged => wording(
            of_site(words.say("email-address-changed-subject")),
            [named(words.say("email-address-changed"))],
            None,
        ),
        Kind::AccountClosed => wording(
            of_site(words.say("email-account-closed-subject")),
            [words.say("email-account-closed")],
            None,
        ),
        Kind::NewSignIn => {
            let device = match &facts.detail {
                Some(agent) => words.device(agent),
                None => words.say("email-new-login-unknown-device").to_string(),
            };
            let signed_in = named(words.say("email-new-login"))
                .with("instant", facts.instant(facts.written_at))
                .with("device", device);
            wording(
                of_site(words.say("email-new-login-subject")),
                [signed_in, words.say("email-new-login-what-to-do")],
                set_new(format!("{base}/forgot")),
            )
        }
        _ => None,
    }
}
