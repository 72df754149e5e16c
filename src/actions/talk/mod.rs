//! What people say to each other: in a game, beside it, outside of games; and of whom they want
//! to hear nothing.

mod conversation;
mod game;
mod heard;
mod tie;

use chrono::TimeDelta;

use super::{ActionError, ActionResult};
use crate::db::{DbConn, PlayerId, games::StoredGame, messages, ties};

pub use conversation::write_message;
pub use game::{keep_note, make_remark, say_in_game};
pub use heard::{Looks, Read, note_looks, note_reads};
pub use tie::{tie, untie};

/// The longest message and the longest remark, in characters.
pub const LONGEST: usize = messages::LONGEST;

/// The same words within it are the same form sent twice.
const TWICE: TimeDelta = TimeDelta::minutes(1);

/// Why nothing was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TalkRefusal {
    /// There are no words in it.
    Nothing,
    TooLong {
        limit: usize,
    },
    /// The other wants to hear nothing of who speaks.
    Blocked,
    /// One of the players of a game wants to hear nothing of a spectator.
    BlockedByOne,
    /// Who speaks has blocked the other.
    YouBlock,
    /// The account of the other is closed or suspended.
    Gone,
}

fn refused<T>(why: TalkRefusal) -> ActionResult<T, TalkRefusal> {
    Err(ActionError::Refused(why))
}

/// Returns words as they are stored, if there are some and not too many.
fn checked(text: &str, limit: usize) -> ActionResult<String, TalkRefusal> {
    let text = messages::clean(text);
    match text.chars().count() {
        0 => refused(TalkRefusal::Nothing),
        count if count > limit => refused(TalkRefusal::TooLong { limit }),
        _ => Ok(text),
    }
}

/// Returns why one player cannot write to another; `None` if nothing is in the way.
pub fn why_not(
    conn: &mut DbConn,
    from: PlayerId,
    to: PlayerId,
) -> diesel::QueryResult<Option<TalkRefusal>> {
    let between = ties::between(conn, from, to)?;
    Ok(if !between.is_there {
        Some(TalkRefusal::Gone)
    } else if between.is_blocked {
        Some(TalkRefusal::Blocked)
    } else {
        between.blocks.then_some(TalkRefusal::YouBlock)
    })
}

/// Whether somebody hears what spectators say: its players not while the game runs, and whoever is
/// not logged in could be one of them.
pub fn hears_remarks(stored: &StoredGame, reader: Option<PlayerId>) -> bool {
    let is_spectator = reader.is_some_and(|reader| stored.side_of(reader).is_none());
    stored.game.ended().is_some() || is_spectator
}
