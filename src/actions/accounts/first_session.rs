//! The first session of a new player, without the password: it was typed minutes ago.
//!
//! The browser that registers an account keeps a mark of it, a code that only the site can compute.
//! Who opens the link of the email in the same browser within the hour is logged in; the link is good
//! once, so the mark is too. In any other browser the link confirms the address and no more: the
//! email alone logs nobody in.

use chrono::{DateTime, TimeDelta, Utc};

use super::{Login, log_in};
use crate::{
    actions::ActionResult,
    db::{Db, PlayerId, players, second_factors},
    mail::Signer,
};

/// How long after registering.
pub const FIRST_SESSION_LIFETIME: TimeDelta = TimeDelta::hours(1);

/// Returns what the browser keeps that registered an account. It is void when the password changes.
pub fn registration_mark(db: &Db, player: PlayerId, password_hash: &str) -> Option<String> {
    Signer::new(db.secret()).registration_mark(player, password_hash)
}

/// Starts the session of a player who has just confirmed the address. `mark`: what the browser
/// kept. `false` if it did not register this account, if that is too long ago, or if the account
/// is more than a new player's by now.
pub async fn start_first_session(
    db: &Db,
    player: PlayerId,
    mark: String,
    login: Login,
    now: DateTime<Utc>,
) -> ActionResult<bool, ()> {
    let signer = Signer::new(db.secret());
    db.write(move |conn| {
        let account = players::get(conn, player)?;
        let is_late = now >= account.created_at.utc() + FIRST_SESSION_LIFETIME;
        let is_plain = account.is_confirmed()
            && !account.may_adjudicate()
            && !account.is_suspended()
            && !account.is_closed()
            && !second_factors::has_second_factor(conn, player)?;
        if is_late || !is_plain || !signer.marks(&mark, player, &account.password_hash) {
            return Ok(false);
        }
        log_in::start(conn, player, &login, now)?;
        Ok(true)
    })
    .await
}
