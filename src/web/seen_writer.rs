//! Writes down now and then who was here, and who looked at which game or invitation.

use std::collections::BTreeMap;

use actix_web::web::Data;
use tokio::sync::watch;

use super::{App, seen_buffer::note_latest};
use crate::{
    actions::messages,
    db::{DbError, DbTimestamp, players, sessions, tournaments},
};

impl App {
    /// Writes down who was here.
    ///
    /// Whoever comes while it is done waits: what was taken out of the buffer is written then.
    pub async fn flush_seen(&self) -> Result<(), DbError> {
        let _turn = self.flushing.lock().await;
        let noted = std::mem::take(&mut *self.seen_buffer.seen());
        if noted.is_empty() {
            return Ok(());
        }
        let seen = noted.clone();
        let written = self.db.write(move |conn| {
            for ((player, session), at) in seen {
                sessions::update_seen(conn, session, DbTimestamp::of(at))?;
                players::update_seen(conn, player, DbTimestamp::of(at))?;
            }
            Ok(())
        });
        written.await.inspect_err(|_: &DbError| put_back(&mut self.seen_buffer.seen(), noted))
    }

    /// Writes down who looked at which game or invitation, and read what.
    pub async fn flush_game_views(&self) -> Result<(), DbError> {
        let _turn = self.flushing.lock().await;
        self.flush_reads().await?;
        self.flush_invitations().await?;
        let noted = std::mem::take(&mut *self.seen_buffer.game_views());
        if noted.is_empty() {
            return Ok(());
        }
        let written = messages::record_game_views(&self.db, noted.clone()).await;
        written.inspect_err(|_| {
            let mut game_views = self.seen_buffer.game_views();
            for (key, later) in std::mem::replace(&mut *game_views, noted) {
                note_latest(&mut game_views, key, later);
            }
        })
    }

    /// Writes down all of it.
    pub async fn flush_all(&self) -> Result<(), DbError> {
        self.flush_seen().await?;
        self.flush_game_views().await
    }

    async fn flush_invitations(&self) -> Result<(), DbError> {
        let noted = std::mem::take(&mut *self.seen_buffer.invitations());
        if noted.is_empty() {
            return Ok(());
        }
        let seen = noted.clone();
        let written = self.db.write(move |conn| {
            for (player, tournament) in seen {
                tournaments::delete_invitations(conn, tournament, &[player])?;
            }
            Ok(())
        });
        written.await.inspect_err(|_: &DbError| self.seen_buffer.invitations().extend(noted))
    }

    async fn flush_reads(&self) -> Result<(), DbError> {
        let noted = std::mem::take(&mut *self.seen_buffer.reads());
        if noted.is_empty() {
            return Ok(());
        }
        let written = messages::record_reads(&self.db, noted.clone()).await;
        written.inspect_err(|_| put_back(&mut self.seen_buffer.reads(), noted))
    }
}

/// Takes notes in again that could not be written down; what was noted meanwhile is newer.
fn put_back<K: Ord, V>(kept: &mut BTreeMap<K, V>, noted: BTreeMap<K, V>) {
    for (key, note) in noted {
        kept.entry(key).or_insert(note);
    }
}

/// Writes down who was here and who looked at which game, until asked to stop.
pub async fn run(app: Data<App>, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        let _ = tokio::time::timeout(app.flush, stop.changed()).await;
        app.limits.tidy();
        if let Err(error) = app.flush_all().await {
            tracing::warn!(%error, "who was here is not written down");
        }
    }
}
