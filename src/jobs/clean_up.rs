//! Deletes rows that nobody can use any more. docs/ADMINISTERING.md has the table.

use chrono::{DateTime, TimeDelta, Utc};

use crate::{
    config::Config,
    db::{
        Db, DbError, DbTimestamp, game_views, link_requests, outbox, players, second_factors,
        security_log, sessions, skipped_games, tokens,
    },
};

/// How long an address may stay unconfirmed before the name is free again.
const UNCONFIRMED_KEPT_FOR: TimeDelta = TimeDelta::days(3);
/// How long settled emails are kept for those who ask what was sent.
const SETTLED_EMAILS_KEPT_FOR: TimeDelta = TimeDelta::days(30);
/// How long it counts who asked for emails to which address.
const LINK_REQUESTS_KEPT_FOR: TimeDelta = TimeDelta::days(2);
/// How long it is known when a game was viewed; no email waits longer.
const GAME_VIEWS_KEPT_FOR: TimeDelta = TimeDelta::days(4);

pub async fn clean_up(db: &Db, config: &Config, now: DateTime<Utc>) -> anyhow::Result<()> {
    let (addresses_kept, max_session) = (config.addresses_kept, config.max_session);
    let (players, sessions, links, asked, addresses, emails, game_views, skipped) = db
        .write::<_, DbError>(move |conn| {
            Ok((
                players::delete_unconfirmed(conn, DbTimestamp::of(now - UNCONFIRMED_KEPT_FOR))?,
                sessions::delete_idle(conn, max_session, now)?
                    + second_factors::delete_expired(conn, now)?,
                tokens::delete_expired(conn, now)?,
                link_requests::delete_old(conn, now - LINK_REQUESTS_KEPT_FOR)?,
                security_log::forget_addresses(conn, now - addresses_kept)?
                    + sessions::forget_addresses(conn, now - addresses_kept)?,
                outbox::delete_done(conn, now - SETTLED_EMAILS_KEPT_FOR)?,
                game_views::delete_game_views(conn, now - GAME_VIEWS_KEPT_FOR)?,
                skipped_games::delete_old(conn, now)?,
            ))
        })
        .await?;
    tracing::debug!(
        players,
        sessions,
        links,
        asked,
        addresses,
        emails,
        game_views,
        skipped,
        "cleaned up"
    );
    Ok(())
}
