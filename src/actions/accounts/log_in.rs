//! Sessions: logging in and out. The password was checked before.

use chrono::{DateTime, Utc};

use crate::{
    actions::{ActionResult, letters::queue_about_account},
    db::{
        Db, PlayerId, SessionId, Stamp,
        outbox::Kind,
        players,
        sessions::{self, NewSession},
    },
};

/// Starts a session under the hash of a fresh cookie.
pub async fn start_session(
    db: &Db,
    player: PlayerId,
    token_hash: String,
    persistent: bool,
    device: String,
    now: DateTime<Utc>,
) -> ActionResult<(), ()> {
    db.write(move |conn| {
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
        Ok(queue_about_account(conn, Kind::ConfirmAddress, player, None, about, now)?)
    })
    .await
}
