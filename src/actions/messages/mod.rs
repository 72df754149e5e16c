//! What people say to each other: in a game, beside it, outside of games; and of whom they want
//! to read nothing.
//!
//! Players of a game read its messages (`game_messages`). Comments of spectators
//! (`spectator_messages`) are for other spectators who are logged in, and for everybody after the
//! game. A note (`notes`) is for its author, a conversation (`private_messages`) for the two. Pages
//! and reports ask the same functions who may read what. They go by the game as it is stored: a
//! timeout that is not written down yet opens no comments. What a muted player says is stored as
//! read, so that no count and no email has to ask for it.

mod conversation;
mod game;
mod game_views;
mod relation;

use chrono::TimeDelta;

use super::{ActionError, ActionResult};
use crate::db::{
    DbConn, PlayerId, game_messages,
    games::StoredGame,
    player_relations::{self, MessagingPermission},
};

pub use conversation::write_message;
pub use game::{keep_note, post_spectator_message, say_in_game};
pub use game_views::{BufferedGameViews, Read, record_game_views, record_reads};
pub use relation::{relation, untie};

/// The longest message and the longest spectator message, in characters.
pub const MAX_MESSAGE_CHARS: usize = game_messages::MAX_MESSAGE_CHARS;

/// The same words within it are the same form sent twice, where the form does not say what its page
/// showed.
const SENT_TWICE_WITHIN: TimeDelta = TimeDelta::minutes(2);

/// Words as a form sends them.
#[derive(Clone, Debug)]
pub struct SubmittedMessage {
    pub text: String,
    /// How many messages there were in its place when its page was made. The same words after them
    /// are the same form sent twice, however long after an outage; whoever says the same again has
    /// seen the first. `None`: the form does not say it.
    pub shown: Option<u32>,
}

/// Why nothing was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageError {
    /// There are no words in it.
    Nothing,
    TooLong {
        /// By so many characters.
        over: usize,
    },
    /// The note that is to be replaced is not the one that was seen.
    NoteChanged,
    /// The other wants to read nothing of who speaks.
    Blocked,
    /// One of the players of a game wants to read nothing of a spectator.
    BlockedByOne,
    /// Who speaks has blocked the other.
    YouBlock,
    /// The account of the other is closed or suspended.
    Gone,
}

/// Returns whether a form was sent again. `after`: whether the same words were said after so many
/// messages, `None` if there are not so many; `lately`: whether they were said a moment ago.
fn is_resubmission(
    conn: &mut DbConn,
    shown: Option<u32>,
    after: impl FnOnce(&mut DbConn, u32) -> diesel::QueryResult<Option<bool>>,
    lately: impl FnOnce(&mut DbConn) -> diesel::QueryResult<bool>,
) -> diesel::QueryResult<bool> {
    let known = shown.map(|shown| after(conn, shown)).transpose()?.flatten();
    known.map_or_else(|| lately(conn), Ok)
}

fn refused<T>(why: MessageError) -> ActionResult<T, MessageError> {
    Err(ActionError::Refused(why))
}

/// Returns words as they are stored, if there are some and not too many.
pub fn check_text(text: &str, limit: usize) -> Result<String, MessageError> {
    let text = game_messages::clean(text);
    match text.chars().count() {
        0 => Err(MessageError::Nothing),
        count if count > limit => Err(MessageError::TooLong { over: count - limit }),
        _ => Ok(text),
    }
}

/// Returns the same where nothing need be said: no words are an empty text.
pub fn check_optional_text(text: &str, limit: usize) -> Result<String, MessageError> {
    match check_text(text, limit) {
        Err(MessageError::Nothing) => Ok(String::new()),
        checked => checked,
    }
}

fn checked(text: &str, limit: usize) -> ActionResult<String, MessageError> {
    check_text(text, limit).map_err(ActionError::Refused)
}

/// Returns why one player cannot write to another; `None` if nothing is in the way.
pub fn check_can_message(
    conn: &mut DbConn,
    from: PlayerId,
    to: PlayerId,
) -> diesel::QueryResult<Option<MessageError>> {
    Ok(blocked_reason(player_relations::between(conn, from, to)?))
}

/// The same, of what was read of the two.
pub fn blocked_reason(between: MessagingPermission) -> Option<MessageError> {
    if !between.is_there {
        Some(MessageError::Gone)
    } else if between.is_blocked {
        Some(MessageError::Blocked)
    } else {
        between.blocks.then_some(MessageError::YouBlock)
    }
}

/// Whether somebody reads spectator messages: its players not while the game runs, and who is
/// not logged in could be one of them.
pub fn may_read_spectators(
    players: [PlayerId; 2],
    is_over: bool,
    reader: Option<PlayerId>,
) -> bool {
    is_over || reader.is_some_and(|reader| !players.contains(&reader))
}

/// The same of a stored game.
pub fn reads_spectators_of(stored: &StoredGame, reader: Option<PlayerId>) -> bool {
    may_read_spectators([stored.white, stored.black], stored.game.ended().is_some(), reader)
}
