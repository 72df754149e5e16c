//! What was looked at and read. It is written down a moment later, and what was said in that moment
//! would be told by no letter: the one that it would belong to was about what is known by now.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};

use crate::{
    actions::letters::{queue_about_conversation, queue_about_message},
    chess::Color,
    db::{Db, DbError, GameId, PlayerId, attention, private_messages},
};

/// A player's look at a game of theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    pub at: DateTime<Utc>,
    /// At which position ([`crate::game::Game::seen`]).
    pub seen: u32,
    /// Their side, in a game whose players had said something.
    pub talks_as: Option<Color>,
}

/// What somebody read in a conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Read {
    /// The last message.
    pub up_to: i64,
    /// How many messages that were not read before.
    pub messages: i64,
    pub at: DateTime<Utc>,
}

/// Notes who looked at which game.
pub async fn note_looks(db: &Db, looks: BTreeMap<(PlayerId, GameId), Look>) -> Result<(), DbError> {
    db.write(move |conn| {
        for ((player, game), Look { at, seen, talks_as }) in looks {
            attention::note_look(conn, player, game, at, seen)?;
            let Some(side) = talks_as else { continue };
            queue_about_message(conn, game, (player, side), at)?;
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
            private_messages::mark_read(conn, reader, from, up_to, at)?;
            queue_about_conversation(conn, reader, from, at)?;
        }
        Ok(())
    })
    .await
}
