//! What was viewed and read. It is written down a moment later, and what was said in that moment
//! would be in no email: the one that it would belong to was about what is known by now.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use diesel::OptionalExtension as _;

use crate::{
    actions::emails::{queue_about_conversation, queue_about_message},
    chess::Color,
    db::{
        Db, DbError, GameId, PlayerId,
        game_views::{self, LastView},
        players, private_messages,
    },
};

/// What somebody read in a conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Read {
    /// The last message.
    pub up_to: i64,
    /// How many messages that were not read before.
    pub messages: i64,
    pub at: DateTime<Utc>,
}

/// Views of players at games, and on which side they talk there if the two had said something.
pub type BufferedGameViews = BTreeMap<(PlayerId, GameId), (LastView, Option<Color>)>;

/// Notes who looked at which game.
pub async fn record_game_views(db: &Db, game_views: BufferedGameViews) -> Result<(), DbError> {
    db.write(move |conn| {
        for ((player, game), (look, talks_as)) in game_views {
            // Who says something meanwhile finds this view, or is found by it.
            if talks_as.is_some() {
                players::lock(conn, player)?;
            }
            game_views::record_game_view(conn, player, game, look)?;
            let Some(side) = talks_as else { continue };
            queue_about_message(conn, game, (player, side), look.viewed_at)?;
        }
        Ok(())
    })
    .await
}

/// Notes who read what of whom.
pub async fn record_reads(
    db: &Db,
    reads: BTreeMap<(PlayerId, PlayerId), Read>,
) -> Result<(), DbError> {
    db.write(move |conn| {
        for ((reader, from), Read { up_to, at, .. }) in reads {
            players::lock(conn, reader).optional()?;
            private_messages::mark_read(conn, reader, from, up_to, at)?;
            queue_about_conversation(conn, reader, from, at)?;
        }
        Ok(())
    })
    .await
}
