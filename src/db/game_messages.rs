//! What the players of a game say to each other. Only the two see it.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::{
    dsl::{count_star, max},
    prelude::*,
};

use super::{
    Corrupt, DbConn, DbTimestamp, GameId, PlayerId,
    changes::{self, StoredChange},
    row_hash::{RowHash, RowKind},
    schema::{game_messages, game_views, games},
};
use crate::chess::{Color, color_of, color_word};

/// Returns words as they are stored: with line breaks of one kind, and without what cannot be
/// seen, which no email could carry or which would turn the rest around. Empty if nothing is left
/// to be read.
pub fn clean(text: &str) -> String {
    let text = text.trim().replace("\r\n", "\n").replace(['\u{2028}', '\u{2029}'], "\n");
    let unseen = |c: char| {
        c.is_control() && c != '\n'
            || matches!(c, '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{FEFF}')
            || matches!(c, '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}')
    };
    // They join what stands beside them, in scripts and emoji.
    let joins = |c: char| matches!(c, '\u{200C}' | '\u{200D}') || c.is_whitespace();
    let text: String = text.chars().filter(|c| !unseen(*c)).collect();
    if text.chars().all(joins) { String::new() } else { text }
}

/// The longest message, in characters.
pub const MAX_MESSAGE_CHARS: usize = 1000;

#[derive(Clone, Debug)]
pub struct GameMessage {
    pub side: Color,
    /// The half-moves made, with the one that it came with.
    pub ply: u32,
    pub text: String,
    pub at: DateTime<Utc>,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = game_messages)]
struct Row {
    id: i64,
    side: String,
    ply: i32,
    text: String,
    created_at: DbTimestamp,
}

impl Row {
    fn into_message(self) -> QueryResult<GameMessage> {
        let bad = |what| Corrupt::error("messages", self.id, what);
        Ok(GameMessage {
            side: color_of(&self.side).ok_or(bad("side"))?,
            ply: u32::try_from(self.ply).map_err(|_| bad("ply"))?,
            text: self.text,
            at: self.created_at.utc(),
        })
    }
}

/// Stores what was said. The game is locked first: its messages are stored in the order of their
/// ids, so it is known which of them a view has shown.
pub fn insert(conn: &mut DbConn, game: GameId, new: &GameMessage) -> QueryResult<()> {
    let players: (PlayerId, PlayerId) = diesel::update(games::table.find(game))
        .set(games::has_messages.eq(true))
        .returning((games::white_id, games::black_id))
        .get_result(conn)?;
    diesel::insert_into(game_messages::table)
        .values((
            game_messages::game_id.eq(game),
            game_messages::side.eq(color_word(new.side)),
            game_messages::ply.eq(i32::try_from(new.ply).unwrap_or(i32::MAX)),
            game_messages::text.eq(&new.text),
            game_messages::created_at.eq(DbTimestamp::of(new.at)),
        ))
        .execute(conn)?;
    changes::note(StoredChange::Message { players: players.into(), game: Some(game) });
    Ok(())
}

/// Returns whether a side has said the very same since then.
pub fn is_known(
    conn: &mut DbConn,
    game: GameId,
    new: &GameMessage,
    since: DateTime<Utc>,
) -> QueryResult<bool> {
    let found: i64 = game_messages::table
        .filter(game_messages::game_id.eq(game))
        .filter(game_messages::side.eq(color_word(new.side)))
        .filter(game_messages::created_at.gt(DbTimestamp::of(since)))
        .filter(game_messages::text.eq(&new.text))
        .count()
        .get_result(conn)?;
    Ok(found > 0)
}

/// Returns whether a side has said the very same after the first `shown` messages of the game; `None`
/// if there are not so many.
pub fn is_known_after(
    conn: &mut DbConn,
    game: GameId,
    new: &GameMessage,
    shown: u32,
) -> QueryResult<Option<bool>> {
    let all = || game_messages::table.filter(game_messages::game_id.eq(game));
    let last = match shown.checked_sub(1) {
        None => Some(0),
        Some(before) => all()
            .order(game_messages::id)
            .limit(1)
            .offset(before.into())
            .select(game_messages::id)
            .get_result(conn)
            .optional()?,
    };
    let Some(last) = last else { return Ok(None) };
    let found: i64 = all()
        .filter(game_messages::id.gt(last))
        .filter(game_messages::side.eq(color_word(new.side)))
        .filter(game_messages::text.eq(&new.text))
        .count()
        .get_result(conn)?;
    Ok(Some(found > 0))
}

/// Returns the id of the first message of a side after another; of all after 0.
pub fn first_after(
    conn: &mut DbConn,
    game: GameId,
    side: Color,
    last_read: i64,
) -> QueryResult<Option<i64>> {
    game_messages::table
        .filter(game_messages::game_id.eq(game))
        .filter(game_messages::side.eq(color_word(side)))
        .filter(game_messages::id.gt(last_read))
        .select(diesel::dsl::min(game_messages::id))
        .get_result(conn)
}

/// Returns the last message of a side in a game, if it came after another; of all after 0.
pub fn last_after(
    conn: &mut DbConn,
    game: GameId,
    side: Color,
    last_read: i64,
) -> QueryResult<Option<GameMessage>> {
    let row: Option<Row> = game_messages::table
        .filter(game_messages::game_id.eq(game))
        .filter(game_messages::side.eq(color_word(side)))
        .filter(game_messages::id.gt(last_read))
        .order(game_messages::id.desc())
        .limit(1)
        .select(Row::as_select())
        .get_result(conn)
        .optional()?;
    row.map(Row::into_message).transpose()
}

/// Finds what a side said with a move: it has the very instant of it.
pub fn find_with_move(
    conn: &mut DbConn,
    game: GameId,
    side: Color,
    played: DateTime<Utc>,
) -> QueryResult<Option<GameMessage>> {
    let row: Option<Row> = game_messages::table
        .filter(game_messages::game_id.eq(game))
        .filter(game_messages::side.eq(color_word(side)))
        .filter(game_messages::created_at.eq(DbTimestamp::of(played)))
        .order(game_messages::id)
        .limit(1)
        .select(Row::as_select())
        .get_result(conn)
        .optional()?;
    row.map(Row::into_message).transpose()
}

/// Finds a message by its number in the game; the first is 1.
pub fn find(conn: &mut DbConn, game: GameId, number: u32) -> QueryResult<Option<GameMessage>> {
    let Some(before) = number.checked_sub(1) else { return Ok(None) };
    let row: Option<Row> = game_messages::table
        .filter(game_messages::game_id.eq(game))
        .order(game_messages::id)
        .limit(1)
        .offset(before.into())
        .select(Row::as_select())
        .get_result(conn)
        .optional()?;
    row.map(Row::into_message).transpose()
}

/// What a side of a game said and a player has not seen: no stored view of the game has shown it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnseenMessages {
    pub game: GameId,
    pub side: Color,
    /// The id of the last.
    pub last: i64,
    pub count: i64,
}

/// Lists what a player has not seen of what was said in some games, by game and side.
pub fn list_unseen(
    conn: &mut DbConn,
    player: PlayerId,
    of: &[GameId],
) -> QueryResult<Vec<UnseenMessages>> {
    let look = game_views::game_id.eq(game_messages::game_id).and(game_views::player_id.eq(player));
    let rows: Vec<(GameId, String, Option<i64>, i64)> = game_messages::table
        .left_join(game_views::table.on(look))
        .filter(game_messages::game_id.eq_any(of))
        .filter(
            game_views::last_read_message_id
                .nullable()
                .is_null()
                .or(game_messages::id.nullable().gt(game_views::last_read_message_id.nullable())),
        )
        .group_by((game_messages::game_id, game_messages::side))
        .select((game_messages::game_id, game_messages::side, max(game_messages::id), count_star()))
        .load(conn)?;
    let unseen = |(game, side, last, count): (GameId, String, Option<i64>, i64)| {
        Some(UnseenMessages { game, side: color_of(&side)?, last: last?, count })
    };
    Ok(rows.into_iter().filter_map(unseen).collect())
}

/// A message with the game in which it was said.
#[derive(Clone, Debug)]
pub struct MessageWithGame {
    pub game: GameId,
    pub white: PlayerId,
    pub black: PlayerId,
    pub message: GameMessage,
}

/// Lists messages by their ids, each with its game; damaged rows are left out.
pub fn list_by_ids(conn: &mut DbConn, ids: &[i64]) -> QueryResult<Vec<(i64, MessageWithGame)>> {
    let rows: Vec<(GameId, PlayerId, PlayerId, Row)> = game_messages::table
        .inner_join(games::table.on(games::id.eq(game_messages::game_id)))
        .filter(game_messages::id.eq_any(ids))
        .select((games::id, games::white_id, games::black_id, Row::as_select()))
        .load(conn)?;
    let read = |(game, white, black, row): (GameId, PlayerId, PlayerId, Row)| {
        let (id, message) = (row.id, row.into_message().ok()?);
        Some((id, MessageWithGame { game, white, black, message }))
    };
    Ok(rows.into_iter().filter_map(read).collect())
}

/// Returns the mark of what was said in all games of each of some players.
pub fn list_marks(
    conn: &mut DbConn,
    players: &[PlayerId],
) -> QueryResult<HashMap<PlayerId, RowHash>> {
    if players.is_empty() {
        return Ok(HashMap::new());
    }
    // One query a side: each has its index.
    let white: Vec<(PlayerId, Option<i64>)> = game_messages::table
        .inner_join(games::table.on(games::id.eq(game_messages::game_id)))
        .filter(games::has_messages.eq(true))
        .filter(games::white_id.eq_any(players))
        .group_by(games::white_id)
        .select((games::white_id, max(game_messages::id)))
        .load(conn)?;
    let black: Vec<(PlayerId, Option<i64>)> = game_messages::table
        .inner_join(games::table.on(games::id.eq(game_messages::game_id)))
        .filter(games::has_messages.eq(true))
        .filter(games::black_id.eq_any(players))
        .group_by(games::black_id)
        .select((games::black_id, max(game_messages::id)))
        .load(conn)?;
    let mut marks: HashMap<PlayerId, RowHash> = HashMap::new();
    for (side, rows) in [(0, white), (1, black)] {
        for (player, last) in rows {
            let last = last.unwrap_or_default().unsigned_abs();
            marks.entry(player).or_default().add(RowKind::GameMessages, side, last);
        }
    }
    Ok(marks)
}

/// Lists messages of a game with their ids, the latest first.
pub fn list_latest(
    conn: &mut DbConn,
    game: GameId,
    limit: i64,
    offset: i64,
) -> QueryResult<Vec<(i64, GameMessage)>> {
    let rows: Vec<Row> = on_either!(conn, |c| {
        game_messages::table
            .filter(game_messages::game_id.eq(game))
            .order(game_messages::id.desc())
            .limit(limit)
            .offset(offset)
            .select(Row::as_select())
            .load(c)?
    });
    rows.into_iter().map(|row| Ok((row.id, row.into_message()?))).collect()
}

/// Lists what a side said in a game, the latest first. Nothing else is read of the messages.
pub fn list_texts(
    conn: &mut DbConn,
    game: GameId,
    side: Color,
    limit: i64,
) -> QueryResult<Vec<String>> {
    game_messages::table
        .filter(game_messages::game_id.eq(game))
        .filter(game_messages::side.eq(color_word(side)))
        .order(game_messages::id.desc())
        .limit(limit)
        .select(game_messages::text)
        .load(conn)
}

/// Takes all messages out of a game, the oldest first, with their ids.
pub(super) fn take_all(conn: &mut DbConn, game: GameId) -> QueryResult<Vec<(i64, GameMessage)>> {
    let mut messages = list_latest(conn, game, i64::MAX, 0)?;
    messages.reverse();
    diesel::delete(game_messages::table.filter(game_messages::game_id.eq(game))).execute(conn)?;
    diesel::update(games::table.find(game)).set(games::has_messages.eq(false)).execute(conn)?;
    Ok(messages)
}

/// Returns the number of a message in its game: [`find`] finds it by that.
pub fn number(conn: &mut DbConn, game: GameId, id: i64) -> QueryResult<i64> {
    let up_to = game_messages::table
        .filter(game_messages::game_id.eq(game))
        .filter(game_messages::id.le(id));
    up_to.count().get_result(conn)
}

/// Lists the messages of a game, the oldest first.
pub fn list(conn: &mut DbConn, game: GameId) -> QueryResult<Vec<GameMessage>> {
    let rows: Vec<Row> = on_either!(conn, |c| {
        game_messages::table
            .filter(game_messages::game_id.eq(game))
            .order(game_messages::id)
            .select(Row::as_select())
            .load(c)?
    });
    rows.into_iter().map(Row::into_message).collect()
}
