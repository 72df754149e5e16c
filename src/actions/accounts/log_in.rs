//! Sessions: logging in and out. The password was checked before.

use chrono::{DateTime, Utc};

use super::{RateLimitContext, RateLimited, link_requests::ask};
use crate::{
    actions::{ActionError, ActionResult, emails::queue_new_sign_in},
    db::{
        Db, DbConn, DbTimestamp, PlayerId, SessionId,
        link_requests::LinkRequestKind,
        players, second_factors,
        sessions::{self, NewSession},
    },
    i18n::Locale,
};

/// A session that is to begin.
#[derive(Clone, Debug)]
pub struct Login {
    /// Of a fresh cookie.
    pub token_hash: String,
    pub persistent: bool,
    /// What the browser calls itself.
    pub device: String,
    /// The IP address.
    pub address: Option<String>,
    /// The second factor was given.
    pub second_factor: bool,
}

/// Starts a session of somebody who has no second factor. `verified` is the stored hash that the password was checked against: if it
/// was changed meanwhile, the check is worth nothing.
pub async fn start_session(
    db: &Db,
    player: PlayerId,
    verified: String,
    login: Login,
    now: DateTime<Utc>,
) -> ActionResult<(), ()> {
    db.write(move |conn| {
        // One may have been added since somebody looked.
        players::lock(conn, player)?;
        let is_enough = !second_factors::has_second_factor(conn, player)?;
        if !is_enough || !players::has_password(conn, player, &verified)? {
            return Err(ActionError::Refused(()));
        }
        Ok(start(conn, player, &login, now)?)
    })
    .await
}

/// The same inside a transaction, for who may log in.
pub(super) fn start(
    conn: &mut DbConn,
    player: PlayerId,
    login: &Login,
    now: DateTime<Utc>,
) -> diesel::QueryResult<()> {
    let session = NewSession {
        token_hash: &login.token_hash,
        player_id: player,
        persistent: login.persistent,
        device: &login.device,
        created_at: DbTimestamp::of(now),
        last_seen_at: DbTimestamp::of(now),
        second_factor: login.second_factor,
        address: login.address.as_deref(),
    };
    sessions::insert(conn, &session)?;
    // Its owner is notified of a browser that is new, not of each new version.
    if sessions::note_device(conn, player, &Locale::default().device(&login.device), now)? {
        queue_new_sign_in(conn, player, login.device.clone(), now)?;
    }
    players::update_seen(conn, player, DbTimestamp::of(now))
}

/// Stores the hash of the same password at another cost. `verified` is the stored hash that it was
/// checked against: if the password was changed meanwhile, nothing happens.
pub async fn rehash_password(
    db: &Db,
    player: PlayerId,
    verified: String,
    hash: String,
) -> ActionResult<(), ()> {
    db.write(move |conn| {
        if players::has_password(conn, player, &verified)? {
            players::update_password(conn, player, &hash)?;
        }
        Ok(())
    })
    .await
}

/// Ends one session.
pub async fn end_session(db: &Db, player: PlayerId, session: SessionId) -> ActionResult<(), ()> {
    db.write(move |conn| Ok(sessions::delete(conn, player, session)?)).await
}

/// Ends all sessions, except perhaps the present one.
pub async fn end_other_sessions(
    db: &Db,
    player: PlayerId,
    except: Option<SessionId>,
) -> ActionResult<(), ()> {
    db.write(move |conn| Ok(sessions::delete_all(conn, player, except)?)).await
}

/// Sends the link that confirms the address again, once an hour at most.
pub async fn resend_confirmation(
    db: &Db,
    player: PlayerId,
    origin: RateLimitContext,
    now: DateTime<Utc>,
) -> ActionResult<(), RateLimited> {
    db.write(move |conn| {
        let about = now.format("%Y-%m-%dT%H").to_string();
        let email = players::get(conn, player)?.email;
        let email = (LinkRequestKind::ConfirmAddress, email.as_str());
        ask(conn, email, Some(player), &about, &origin, now)
    })
    .await
}
