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
    let ignore = words.say("mail-ignore");
    let set_new = |url: String| Some((words.say("mail-reset-button"), url));
    match facts.kind {
        // Confirmed meanwhile, by an earlier letter.
        Kind::ConfirmAddress if facts.recipient.is_confirmed() => None,
        Kind::ConfirmAddress => wording(
            of_site(words.say("mail-confirm-subject")),
            [named(of_site(words.say("mail-confirm"))), ignore],
            Some((words.say("mail-confirm-button"), link("confirm")?)),
        ),
        Kind::ChangeAddress => wording(
            of_site(words.say("mail-change-address-subject")),
            [named(of_site(words.say("mail-change-address"))), ignore],
            Some((words.say("mail-change-address-button"), link("address")?)),
        ),
        Kind::ResetPassword => wording(
            of_site(words.say("mail-reset-subject")),
            [named(words.say("mail-reset")), ignore],
            set_new(link("reset")?),
        ),
        Kind::AlreadyRegistered => wording(
            of_site(words.say("mail-registered-subject")),
            [named(words.say("mail-registered")), words.say("mail-registered-forgot")],
            set_new(format!("{base}/forgot")),
        ),
        Kind::PasswordChanged => wording(
            of_site(words.say("mail-password-changed-subject")),
            [named(words.say("mail-password-changed"))],
            set_new(format!("{base}/forgot")),
        ),
        Kind::AddressChanged => wording(
            of_site(words.say("mail-address-changed-subject")),
            [named(words.say("mail-address-changed"))],
            None,
        ),
        Kind::AccountClosed => {
            wording(of_site(words.say("mail-closed-subject")), [words.say("mail-closed")], None)
        }
        Kind::NewSignIn => {
            let unknown = words.say("mail-sign-in-unknown");
            let device = facts.detail.clone().unwrap_or_else(|| unknown.to_string());
            let signed_in = named(words.say("mail-sign-in"))
                .with("instant", facts.instant(facts.written_at))
                .with("device", device);
            wording(
                of_site(words.say("mail-sign-in-subject")),
                [signed_in, words.say("mail-sign-in-well")],
                set_new(format!("{base}/forgot")),
            )
        }
        _ => None,
    }
}
