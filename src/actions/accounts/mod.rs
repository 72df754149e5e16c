//! Accounts: who may log in, and under which address.
//!
//! A changed or reset password deletes the links that set a password or change the address, and
//! the waiting emails with such links. Passwords are checked before the transaction; the caller
//! hands over the hash that matched, and the action compares it with the stored one inside. So a
//! check against an old password is worth nothing.

mod calendar;
mod change_address;
mod change_password;
mod close;
mod email_bounced;
mod fields;
mod first_session;
mod guessable_passwords;
mod link_requests;
mod log_in;
mod make_first_admin;
mod notifications;
mod preferences;
mod profile;
mod register;
mod reset_password;
mod second_factors;

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use crate::db::{
    DbConn, PlayerId, link_requests as requests,
    outbox::{self, EmailKind},
    players, second_factors as stored_factors,
    tokens::{self, TokenPurpose},
};

pub use calendar::{change_calendar, change_calendar_alarms};
pub use change_address::{NewAddressError, confirm_new_address, request_new_address};
pub use change_password::change_password;
pub(super) use close::close;
pub use close::{CloseAccountError, close_account};
pub use email_bounced::email_bounced;
pub use fields::{BadField, Email, Name, Password, TimeZone};
pub use first_session::{FIRST_SESSION_LIFETIME, registration_mark, start_first_session};
pub use link_requests::{EmailRateLimits, RateLimitContext, RateLimited, answer_link_requests};
pub use log_in::{
    Login, end_other_sessions, end_session, rehash_password, resend_confirmation, start_session,
};
pub use make_first_admin::{SetupError, make_first_admin, offer_first_admin};
pub use notifications::{
    change_notifications, restart_emails, try_address_again, unmute_game, unsubscribe,
};
pub use preferences::{
    ConfusableName, Preferences, change_appearance, change_name_casing, change_preferences,
};
pub use profile::{BadProfile, MAX_ABOUT_CHARS, Profile, change_profile, profile_mark};
pub use register::{
    ConfirmError, NewAccount, RegisterError, confirm_address, find_registered, register,
};
pub use reset_password::{request_reset, reset_password};
pub(super) use second_factors::reset_second_factors;
pub use second_factors::{
    MAX_PASSKEYS, PasskeyRefusal, RenewedSession, SecondFactorChange, SecondFactorRefusal,
    TotpRefusal, UsedCode, add_passkey, begin_second_factor, begin_totp, confirm_totp,
    finish_with_code, finish_with_passkey, log_in_with_passkey, remove_passkey, remove_totp,
    renew_recovery_codes, use_code,
};

/// Voids every link that would reach an account, those still in the outbox too, the logins that wait for the second
/// factor, and a factor that is not confirmed.
fn void_links(conn: &mut DbConn, player: PlayerId, now: DateTime<Utc>) -> QueryResult<()> {
    stored_factors::delete_pending(conn, player)?;
    for purpose in
        [TokenPurpose::ConfirmAddress, TokenPurpose::ResetPassword, TokenPurpose::ChangeAddress]
    {
        tokens::delete_for(conn, purpose, player)?;
    }
    let notifications =
        [EmailKind::ConfirmAddress, EmailKind::ResetPassword, EmailKind::ChangeAddress];
    outbox::drop_waiting_for(conn, player, &notifications, now)?;
    // Those whose emails are not even queued yet.
    let email = players::get(conn, player)?.email;
    requests::drop_waiting_for(conn, player, &email)
}

/// The link has been used, has expired or never was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkGone;
