//! Letters about the account: they are always sent.

use super::{Facts, Wording, wording};
use crate::{db::outbox::Kind, i18n::Message};

pub(super) fn about_account(facts: &Facts) -> Option<Wording> {
    let (site, base, locale) = (&facts.site, &facts.base_url, facts.locale());
    let link = |path: &str| {
        let token = facts.token.as_deref()?;
        Some(format!("{base}/{path}/{token}"))
    };
    let of_site = |said: Message| said.with("site", site);
    let named = |said: Message| said.with("name", &facts.recipient.name);
    let ignore = locale.t("email-ignore");
    let set_new = |url: String| Some((locale.t("email-reset-password-button"), url));
    match facts.kind {
        // Confirmed meanwhile, by an earlier letter.
        Kind::ConfirmAddress if facts.recipient.is_confirmed() => None,
        Kind::ConfirmAddress => wording(
            of_site(locale.t("email-confirm-address-subject")),
            [named(of_site(locale.t("email-confirm-address"))), ignore],
            Some((locale.t("email-confirm-address-button"), link("confirm")?)),
        ),
        Kind::ChangeAddress => wording(
            of_site(locale.t("email-change-address-subject")),
            [named(of_site(locale.t("email-change-address"))), ignore],
            Some((locale.t("email-change-address-button"), link("address")?)),
        ),
        Kind::ResetPassword => wording(
            of_site(locale.t("email-reset-password-subject")),
            [named(locale.t("email-reset-password")), ignore],
            set_new(link("reset")?),
        ),
        Kind::AlreadyRegistered => wording(
            of_site(locale.t("email-already-registered-subject")),
            [
                named(locale.t("email-already-registered")),
                locale.t("email-already-registered-what-to-do"),
            ],
            set_new(format!("{base}/forgot")),
        ),
        Kind::PasswordChanged => wording(
            of_site(locale.t("email-password-changed-subject")),
            [named(locale.t("email-password-changed"))],
            set_new(format!("{base}/forgot")),
        ),
        Kind::AddressChanged => wording(
            of_site(locale.t("email-address-changed-subject")),
            [named(locale.t("email-address-changed"))],
            None,
        ),
        Kind::AccountClosed => wording(
            of_site(locale.t("email-account-closed-subject")),
            [locale.t("email-account-closed")],
            None,
        ),
        Kind::NewSignIn => {
            let device = match &facts.detail {
                Some(agent) => locale.device(agent),
                None => locale.t("email-new-login-unknown-device").to_string(),
            };
            let signed_in = named(locale.t("email-new-login"))
                .with("instant", facts.instant(facts.written_at))
                .with("device", device);
            wording(
                of_site(locale.t("email-new-login-subject")),
                [signed_in, locale.t("email-new-login-what-to-do")],
                set_new(format!("{base}/forgot")),
            )
        }
        _ => None,
    }
}
