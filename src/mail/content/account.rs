//! Emails about the account: they are always sent.

use super::{EmailContent, EmailContext, content};
use crate::i18n::{Locale, Message};

/// An email about the reader's account.
pub(super) struct AccountEmail<'a> {
    context: &'a EmailContext,
    locale: Locale,
}

impl AccountEmail<'_> {
    pub fn of(context: &EmailContext) -> AccountEmail<'_> {
        AccountEmail { context, locale: context.locale() }
    }

    /// Dropped if an earlier email confirmed the address meanwhile.
    pub fn confirm_address(&self) -> Option<EmailContent> {
        let locale = self.locale;
        if self.context.recipient.is_confirmed() {
            return None;
        }
        content(
            self.with_site(locale.t("email-confirm-address-subject")),
            [
                self.with_name(self.with_site(locale.t("email-confirm-address"))),
                locale.t("email-ignore"),
            ],
            Some((locale.t("email-confirm-address-button"), self.token_url("confirm")?)),
        )
    }

    pub fn change_address(&self) -> Option<EmailContent> {
        let locale = self.locale;
        content(
            self.with_site(locale.t("email-change-address-subject")),
            [
                self.with_name(self.with_site(locale.t("email-change-address"))),
                locale.t("email-ignore"),
            ],
            Some((locale.t("email-change-address-button"), self.token_url("address")?)),
        )
    }

    pub fn reset_password(&self) -> Option<EmailContent> {
        let locale = self.locale;
        content(
            self.with_site(locale.t("email-reset-password-subject")),
            [self.with_name(locale.t("email-reset-password")), locale.t("email-ignore")],
            Some((locale.t("email-reset-password-button"), self.token_url("reset")?)),
        )
    }

    pub fn already_registered(&self) -> Option<EmailContent> {
        let locale = self.locale;
        content(
            self.with_site(locale.t("email-already-registered-subject")),
            [
                self.with_name(locale.t("email-already-registered")),
                locale.t("email-already-registered-what-to-do"),
            ],
            Some(self.forgot_button()),
        )
    }

    pub fn password_changed(&self) -> Option<EmailContent> {
        let locale = self.locale;
        content(
            self.with_site(locale.t("email-password-changed-subject")),
            [self.with_name(locale.t("email-password-changed"))],
            Some(self.forgot_button()),
        )
    }

    pub fn address_changed(&self) -> Option<EmailContent> {
        let locale = self.locale;
        content(
            self.with_site(locale.t("email-address-changed-subject")),
            [self.with_name(locale.t("email-address-changed"))],
            None,
        )
    }

    pub fn account_closed(&self) -> Option<EmailContent> {
        let locale = self.locale;
        content(
            self.with_site(locale.t("email-account-closed-subject")),
            [locale.t("email-account-closed")],
            None,
        )
    }

    pub fn new_sign_in(&self) -> Option<EmailContent> {
        let (context, locale) = (self.context, self.locale);
        let device = match &context.detail {
            Some(agent) => locale.device(agent),
            None => locale.t("email-new-login-unknown-device").to_string(),
        };
        let new_login = self
            .with_name(locale.t("email-new-login"))
            .with("instant", context.instant(context.queued_at))
            .with("device", device);
        content(
            self.with_site(locale.t("email-new-login-subject")),
            [new_login, locale.t("email-new-login-what-to-do")],
            Some(self.forgot_button()),
        )
    }

    pub fn second_factor_changed(&self) -> Option<EmailContent> {
        let (context, locale) = (self.context, self.locale);
        let changed = self
            .with_name(locale.t("email-second-factor-changed"))
            .with("instant", context.instant(context.queued_at))
            .with("what", context.detail.clone().unwrap_or_default());
        content(
            self.with_site(locale.t("email-second-factor-changed-subject")),
            [changed, locale.t("email-second-factor-changed-what-to-do")],
            Some(self.forgot_button()),
        )
    }

    fn with_site(&self, message: Message) -> Message {
        message.with("site", &self.context.site)
    }

    fn with_name(&self, message: Message) -> Message {
        message.with("name", &self.context.recipient.name)
    }

    /// Leads to where a new password can be asked for.
    fn forgot_button(&self) -> (Message, String) {
        let url = format!("{}/forgot", self.context.base_url);
        (self.locale.t("email-reset-password-button"), url)
    }

    /// `None` if no token was issued for this email.
    fn token_url(&self, path: &str) -> Option<String> {
        let token = self.context.token.as_deref()?;
        Some(format!("{}/{path}/{token}", self.context.base_url))
    }
}
