//! Emails about the account: they are always sent.

use super::{EmailContent, EmailContext, content};
use crate::{db::outbox::EmailKind, i18n::Message};

pub(super) fn about_account(context: &EmailContext) -> Option<EmailContent> {
    let (site, base, locale) = (&context.site, &context.base_url, context.locale());
    let link = |path: &str| {
        let token = context.token.as_deref()?;
        Some(format!("{base}/{path}/{token}"))
    };
    let of_site = |said: Message| said.with("site", site);
    let named = |said: Message| said.with("name", &context.recipient.name);
    let ignore = locale.t("email-ignore");
    let set_new = |url: String| Some((locale.t("email-reset-password-button"), url));
    match context.kind {
        // Confirmed meanwhile, by an earlier email.
        EmailKind::ConfirmAddress if context.recipient.is_confirmed() => None,
        EmailKind::ConfirmAddress => content(
            of_site(locale.t("email-confirm-address-subject")),
            [named(of_site(locale.t("email-confirm-address"))), ignore],
            Some((locale.t("email-confirm-address-button"), link("confirm")?)),
        ),
        EmailKind::ChangeAddress => content(
            of_site(locale.t("email-change-address-subject")),
            [named(of_site(locale.t("email-change-address"))), ignore],
            Some((locale.t("email-change-address-button"), link("address")?)),
        ),
        EmailKind::ResetPassword => content(
            of_site(locale.t("email-reset-password-subject")),
            [named(locale.t("email-reset-password")), ignore],
            set_new(link("reset")?),
        ),
        EmailKind::AlreadyRegistered => content(
            of_site(locale.t("email-already-registered-subject")),
            [
                named(locale.t("email-already-registered")),
                locale.t("email-already-registered-what-to-do"),
            ],
            set_new(format!("{base}/forgot")),
        ),
        EmailKind::PasswordChanged => content(
            of_site(locale.t("email-password-changed-subject")),
            [named(locale.t("email-password-changed"))],
            set_new(format!("{base}/forgot")),
        ),
        EmailKind::AddressChanged => content(
            of_site(locale.t("email-address-changed-subject")),
            [named(locale.t("email-address-changed"))],
            None,
        ),
        EmailKind::AccountClosed => content(
            of_site(locale.t("email-account-closed-subject")),
            [locale.t("email-account-closed")],
            None,
        ),
        EmailKind::NewSignIn => {
            let device = match &context.detail {
                Some(agent) => locale.device(agent),
                None => locale.t("email-new-login-unknown-device").to_string(),
            };
            let current_user = named(locale.t("email-new-login"))
                .with("instant", context.instant(context.queued_at))
                .with("device", device);
            content(
                of_site(locale.t("email-new-login-subject")),
                [current_user, locale.t("email-new-login-what-to-do")],
                set_new(format!("{base}/forgot")),
            )
        }
        _ => None,
    }
}
