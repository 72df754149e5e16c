//! Sessions: logging in and out. The password was checked before.

use chrono::{DateTime, Utc};

use super::register::queue_confirmation;
use crate::{
    actions::{ActionError, ActionResult},
    db::{
        Db, PlayerId, SessionId, Stamp, players,
        sessions::{self, NewSession},
    },
};

/// Starts a session under the hash of a fresh cookie. `verified` is the stored hash that
/// the password was checked against: if it was changed meanwhile, the check is worth nothing.
pub async fn start_session(
    db: &Db,
    player: PlayerId,
    verified: String,
    token_hash: String,
    persistent: bool,
    device: String,
    now: DateTime<Utc>,
) -> ActionResult<(), ()> {
    db.write(move |conn| {
        if !players::has_password(conn, player, &verified)? {
            return Err(ActionError::Refused(()));
        }
        let session = NewSession {
            token_hash: &token_hash,
            player_id: player,
            persistent,
            device: &device,
            created_at: Stamp::of(now),
            seen_at: Stamp::of(now),
        };
        sessions::insert(conn, &session)?;
        Ok(players::update_seen(conn, player, Stamp::of(now))?)
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
    now: DateTime<Utc>,
) -> ActionResult<(), ()> {
    db.write(move |conn| {
        let about = now.format("%Y-%m-%dT%H").to_string();
        let email = players::get(conn, player)?.email;
        Ok(queue_confirmation(conn, player, &email, about, now)?)
    })
    .await
}
