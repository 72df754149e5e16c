//! What is said in a game by its players, beside it by spectators, and noted for oneself.

use chrono::{DateTime, Utc};

use super::{
    MAX_MESSAGE_CHARS, MessageError, SENT_TWICE_WITHIN, SubmittedMessage, check_can_message,
    check_optional_text, checked, is_resubmission, refused,
};
use crate::{
    actions::{ActionError, ActionResult, emails::queue_about_message},
    chess::Color,
    db::{
        Db, GameId, PlayerId,
        game_messages::{self, GameMessage},
        games, notes,
        player_relations::{self, Relation},
        players, spectator_messages,
        tournaments::{self, ViewedGame},
    },
};

/// Says something to the opponent, while the game runs or after it.
pub async fn say_in_game(
    db: &Db,
    player: PlayerId,
    game: GameId,
    sent: SubmittedMessage,
    now: DateTime<Utc>,
) -> ActionResult<(), MessageError> {
    db.write(move |conn| {
        let stored = games::find(conn, game)?.ok_or(ActionError::NotFound)?;
        let side = stored.side_of(player).ok_or(ActionError::Forbidden)?;
        let text = checked(&sent.text, MAX_MESSAGE_CHARS)?;
        // Two messages at once are checked one after the other, and so is a block made meanwhile.
        players::lock_all(conn, vec![stored.white, stored.black])?;
        let other = stored.player(!side);
        if let Some(why) = check_can_message(conn, player, other)? {
            return refused(why);
        }
        let said = GameMessage { side, ply: stored.game.ply(), text, at: now };
        let since = now - SENT_TWICE_WITHIN;
        let is_known = is_resubmission(
            conn,
            sent.shown,
            |conn, shown| game_messages::is_known_after(conn, game, &said, shown),
            |conn| game_messages::is_known(conn, game, &said, since),
        )?;
        if is_known {
            return Ok(());
        }
        game_messages::insert(conn, game, &said)?;
        if !player_relations::has(conn, other, player, Relation::Mute)? {
            queue_about_message(conn, game, (other, !side), now)?;
        }
        Ok(())
    })
    .await
}

/// Says something about a game that others play.
pub async fn post_spectator_message(
    db: &Db,
    player: PlayerId,
    game: GameId,
    sent: SubmittedMessage,
    now: DateTime<Utc>,
) -> ActionResult<(), MessageError> {
    db.write(move |conn| {
        let stored = games::find(conn, game)?.ok_or(ActionError::NotFound)?;
        if stored.side_of(player).is_some() {
            return Err(ActionError::Forbidden);
        }
        // What is said of moves would tell them.
        if tournaments::find_hidden(conn, ViewedGame::of(&stored, Some(player)))?.is_some() {
            return Err(ActionError::Forbidden);
        }
        let text = checked(&sent.text, MAX_MESSAGE_CHARS)?;
        // As above; each of the two may block.
        players::lock_all(conn, vec![player, stored.white, stored.black])?;
        for side in Color::ALL {
            if player_relations::has(conn, stored.player(side), player, Relation::Block)? {
                return refused(MessageError::BlockedByOne);
            }
        }
        let since = now - SENT_TWICE_WITHIN;
        let is_known = is_resubmission(
            conn,
            sent.shown,
            |conn, shown| spectator_messages::is_known_after(conn, game, player, &text, shown),
            |conn| spectator_messages::is_known(conn, game, player, &text, since),
        )?;
        if is_known {
            return Ok(());
        }
        Ok(spectator_messages::insert(conn, game, player, stored.game.ply(), &text, now)?)
    })
    .await
}

/// Keeps what a player notes about a game, their own or another; without words there is no note.
/// `seen`: the mark of the note that stood on the page ([`notes::mark`]).
pub async fn keep_note(
    db: &Db,
    player: PlayerId,
    game: GameId,
    text: String,
    seen: Option<String>,
    now: DateTime<Utc>,
) -> ActionResult<(), MessageError> {
    db.write(move |conn| {
        games::find(conn, game)?.ok_or(ActionError::NotFound)?;
        let text =
            check_optional_text(&text, notes::MAX_NOTE_CHARS).map_err(ActionError::Refused)?;
        // Two pages at once are saved one after the other.
        players::lock(conn, player)?;
        let old = notes::find(conn, player, game)?.unwrap_or_default();
        if old != text && seen.is_some_and(|seen| seen != notes::mark(&old)) {
            return refused(MessageError::NoteChanged);
        }
        Ok(notes::update(conn, player, game, &text, now)?)
    })
    .await
}
