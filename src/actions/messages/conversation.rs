//! Writing to a player outside of games.

use chrono::{DateTime, Utc};

use super::{
    MAX_MESSAGE_CHARS, MessageError, SENT_TWICE_WITHIN, SubmittedMessage, check_can_message,
    checked, is_resubmission, refused,
};
use crate::{
    actions::{ActionError, ActionResult, emails::queue_about_conversation},
    db::{
        Db, PlayerId,
        player_relations::{self, Relation},
        players, private_messages,
    },
};

/// Writes to a player.
pub async fn write_message(
    db: &Db,
    from: PlayerId,
    to: PlayerId,
    sent: SubmittedMessage,
    now: DateTime<Utc>,
) -> ActionResult<(), MessageError> {
    db.write(move |conn| {
        players::find(conn, to)?.filter(|other| other.id != from).ok_or(ActionError::NotFound)?;
        let text = checked(&sent.text, MAX_MESSAGE_CHARS)?;
        // Two messages at once are checked one after the other, and so is a block made meanwhile.
        players::lock_all(conn, vec![from, to])?;
        if let Some(why) = check_can_message(conn, from, to)? {
            return refused(why);
        }
        let since = now - SENT_TWICE_WITHIN;
        let is_known = is_resubmission(
            conn,
            sent.shown,
            |conn, shown| private_messages::is_known_after(conn, from, to, &text, shown),
            |conn| private_messages::is_known(conn, from, to, &text, since),
        )?;
        if is_known {
            return Ok(());
        }
        let is_muted = player_relations::has(conn, to, from, Relation::Mute)?;
        private_messages::insert(conn, from, to, &text, is_muted, now)?;
        if !is_muted {
            queue_about_conversation(conn, to, from, now)?;
        }
        Ok(())
    })
    .await
}
