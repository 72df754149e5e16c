//! Letters about the account: they are always sent.

use super::{Facts, Wording, wording};
use crate::db::outbox::Kind;

pub(super) fn about_account(facts: &Facts) -> Option<Wording> {
    let (site, base) = (&facts.site, &facts.base_url);
    let link = |path: &str| {
        let token = facts.token.as_deref()?;
        Some(format!("{base}/{path}/{token}"))
    };
    let ignore = "If this was not you, ignore this letter: nothing will happen.".to_owned();
    match facts.kind {
        // Confirmed meanwhile, by an earlier letter.
        Kind::ConfirmAddress if facts.recipient.is_confirmed() => None,
        Kind::ConfirmAddress => wording(
            format!("Confirm your address for {site}"),
            [
                format!("Welcome to {site}, {}. Confirm that this address is yours, and you can play. The link is good for two days.", facts.recipient.name),
                ignore,
            ],
            Some(("Confirm my address", link("confirm")?)),
        ),
        Kind::ChangeAddress => wording(
            format!("Confirm your new address for {site}"),
            [
                format!("{} asked for letters from {site} to be sent to this address. The link is good for two days.", facts.recipient.name),
                ignore,
            ],
            Some(("Use this address", link("address")?)),
        ),
        Kind::ResetPassword => wording(
            format!("Set a new password for {site}"),
            [
                format!("Somebody, most likely you, asked for a new password for {}. The link is good for two hours.", facts.recipient.name),
                ignore,
            ],
            Some(("Set a new password", link("reset")?)),
        ),
        Kind::AlreadyRegistered => wording(
            format!("You have an account at {site}"),
            [
                format!("Somebody, perhaps you, entered this address for an account. You have one already: your name there is {}.", facts.recipient.name),
                "If you have forgotten your password, you can set a new one. If this was not you, nothing has happened.".to_owned(),
            ],
            Some(("Set a new password", format!("{base}/forgot"))),
        ),
        Kind::PasswordChanged => wording(
            format!("Your password for {site} was changed"),
            [format!("The password of {} was changed, and all other sessions were ended. If this was not you, set a new one at once.", facts.recipient.name)],
            Some(("Set a new password", format!("{base}/forgot"))),
        ),
        Kind::AddressChanged => wording(
            format!("Your address for {site} was changed"),
            [format!("Letters for {} go to another address from now on. If this was not you, write to whoever runs the site.", facts.recipient.name)],
            None,
        ),
        Kind::AccountClosed => wording(
            format!("Your account at {site} is closed"),
            ["As you wished, your account is closed and your running games were resigned. Finished games stay under the name \"closed account\". Thank you for playing.".to_owned()],
            None,
        ),
        Kind::NewSignIn => wording(
            format!("A new login to your account at {site}"),
            [
                format!(
                    "Somebody logged in as {} on {}, with {}, where nobody had logged in before.",
                    facts.recipient.name,
                    facts.instant(facts.written_at),
                    facts.detail.as_deref().unwrap_or("an unknown program"),
                ),
                "If this was you, all is well. If it was not, set a new password: that ends every session.".to_owned(),
            ],
            Some(("Set a new password", format!("{base}/forgot"))),
        ),
        _ => None,
    }
}
