//! Writing to a player outside of games.

use chrono::{DateTime, Utc};

use super::{LONGEST, TWICE, TalkRefusal, checked, refused, why_not};
use crate::{
    actions::{ActionError, ActionResult, letters::queue_about_conversation},
    db::{
        Db, PlayerId, players, private_messages,
        ties::{self, Tie},
    },
};

/// Writes to a player.
pub async fn write_message(
    db: &Db,
    from: PlayerId,
    to: PlayerId,
    text: String,
    now: DateTime<Utc>,
) -> ActionResult<(), TalkRefusal> {
    db.write(move |conn| {
        players::find(conn, to)?.filter(|other| other.id != from).ok_or(ActionError::NotFound)?;
        let text = checked(&text, LONGEST)?;
        // Two at once are looked at one after the other, and so is who is blocked meanwhile.
        players::lock_all(conn, vec![from, to])?;
        if let Some(why) = why_not(conn, from, to)? {
            return refused(why);
        }
        if private_messages::is_known(conn, from, to, &text, now - TWICE)? {
            return Ok(());
        }
        let is_muted = ties::has(conn, to, from, Tie::Mute)?;
        private_messages::insert(conn, from, to, &text, is_muted, now)?;
        if !is_muted {
            queue_about_conversation(conn, to, from, now)?;
        }
        Ok(())
    })
    .await
}
