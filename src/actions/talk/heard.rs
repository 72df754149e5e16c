//! What was looked at and read. It is written down a moment later, and what was said in that moment
//! would be told by no letter: the one that it would belong to was about what is known by now.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use diesel::OptionalExtension as _;

use crate::{
    actions::letters::{queue_about_conversation, queue_about_message},
    chess::Color,
    db::{
        Db, DbError, GameId, PlayerId,
        attention::{self, Look},
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

/// Looks of players at games, and on which side they talk there if the two had said something.
pub type Looks = BTreeMap<(PlayerId, GameId), (Look, Option<Color>)>;

/// Notes who looked at which game.
pub async fn note_looks(db: &Db, looks: Looks) -> Result<(), DbError> {
    db.write(move |conn| {
        for ((player, game), (look, talks_as)) in looks {
            // Whoever says something meanwhile finds this look, or is found by it.
            if talks_as.is_some() {
                players::lock(conn, player)?;
            }
            attention::note_look(conn, player, game, look)?;
            let Some(side) = talks_as else { continue };
            queue_about_message(conn, game, (player, side), look.at)?;
        }
        Ok(())
    })
    .await
}

/// Notes who read what of whom.
pub async fn note_reads(
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
