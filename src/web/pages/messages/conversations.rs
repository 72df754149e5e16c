//! With whom one talks.

use std::collections::HashMap;

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use super::address;
use crate::{
    chess::Color,
    db::{
        DbConn, DbError, GameId, PlayerId,
        conversations::{self, LastMessage},
        game_messages::{self, MessageWithGame, UnseenMessages},
        player_relations, players,
        private_messages::{self, PrivateMessage},
    },
    web::{
        error::PageResult,
        layout::Page,
        live::{self, About, StateVersion},
        paging::cut,
        request_context::RequestContext,
        seen_buffer::SeenBuffer,
    },
};

/// Conversations a page.
const PER_PAGE: i64 = 30;
/// Characters that a list shows of a message.
const MAX_EXCERPT_CHARS: usize = 100;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ConversationsQuery {
    page: u32,
}

/// A conversation by what was said last.
struct Row {
    address: String,
    name: String,
    /// It is about a game: on its page.
    is_game: bool,
    is_own: bool,
    text: String,
    at: String,
    unread: i64,
}

#[derive(Template)]
#[template(path = "messages/list.html")]
struct ConversationsTemplate<'a> {
    page: Page<'a>,
    rows: Vec<Row>,
    newer: Option<u32>,
    older: Option<u32>,
    /// Which list this is.
    seen: StateVersion,
}

/// What the page shows, as it is stored.
struct LoadedConversations {
    last: Vec<LastMessage>,
    private: HashMap<i64, PrivateMessage>,
    in_games: HashMap<i64, MessageWithGame>,
    /// By who wrote.
    unread: HashMap<PlayerId, i64>,
    unseen: Vec<UnseenMessages>,
    /// With the keys of their conversations.
    names: HashMap<PlayerId, (String, String)>,
    muted_or_blocked: Vec<PlayerId>,
    has_older: bool,
}

fn read(conn: &mut DbConn, me: PlayerId, page: u32) -> Result<LoadedConversations, DbError> {
    let before = i64::from(page) * PER_PAGE;
    let mut last = conversations::list(conn, me, PER_PAGE + 1, before)?;
    let has_older = cut(&mut last, PER_PAGE);
    let ids = last.iter().filter_map(|last| match last {
        LastMessage::Private(id) => Some(*id),
        LastMessage::InGame(_) => None,
    });
    let private = private_messages::list_by_ids(conn, &ids.collect::<Vec<_>>())?;
    let ids = last.iter().filter_map(|last| match last {
        LastMessage::InGame(id) => Some(*id),
        LastMessage::Private(_) => None,
    });
    let in_games = game_messages::list_by_ids(conn, &ids.collect::<Vec<_>>())?;
    let others: Vec<PlayerId> = private.iter().map(|said| said.other(me)).collect();
    let players = in_games.iter().flat_map(|(_, said)| [said.white, said.black]);
    let games: Vec<GameId> = in_games.iter().map(|(_, said)| said.game).collect();
    Ok(LoadedConversations {
        unread: private_messages::count_unread(conn, me, &others)?,
        names: players::names_and_keys(
            conn,
            &others.into_iter().chain(players).collect::<Vec<_>>(),
        )?,
        unseen: game_messages::list_unseen(conn, me, &games)?,
        muted_or_blocked: player_relations::list_muted_or_blocked(conn, me)?,
        private: private.into_iter().map(|said| (said.id, said)).collect(),
        in_games: in_games.into_iter().collect(),
        last,
        has_older,
    })
}

impl LoadedConversations {
    fn row(&self, ctx: &RequestContext, me: PlayerId, last: LastMessage) -> Option<Row> {
        match last {
            LastMessage::Private(id) => self.private_row(ctx, me, self.private.get(&id)?),
            LastMessage::InGame(id) => self.game_row(ctx, me, self.in_games.get(&id)?),
        }
    }

    /// Returns the beginning of what somebody said; nothing if the reader wants to read nothing.
    fn excerpt(&self, by: PlayerId, text: &str) -> String {
        if self.muted_or_blocked.contains(&by) { String::new() } else { shortened(text) }
    }

    fn private_row(
        &self,
        ctx: &RequestContext,
        me: PlayerId,
        said: &PrivateMessage,
    ) -> Option<Row> {
        let other = said.other(me);
        let (name, key) = self.names.get(&other)?;
        let unread = self.unread.get(&other).copied().unwrap_or(0);
        Some(Row {
            address: address(key),
            name: ctx.locale.name(name),
            is_game: false,
            is_own: said.from_id == me,
            text: self.excerpt(said.from_id, &said.text),
            at: ctx.zone().full(said.created_at.utc()),
            unread: unread - ctx.app.seen_buffer.just_read_of(me, other),
        })
    }

    fn game_row(&self, ctx: &RequestContext, me: PlayerId, said: &MessageWithGame) -> Option<Row> {
        let name = |player| Some(ctx.locale.name(&self.names.get(player)?.0));
        let by = said.message.side.fold_wb(said.white, said.black);
        Some(Row {
            address: format!("/games/{}#messages", said.game),
            name: format!("{} – {}", name(&said.white)?, name(&said.black)?),
            is_game: true,
            is_own: by == me,
            text: self.excerpt(by, &said.message.text),
            at: ctx.zone().full(said.message.at),
            unread: self.unseen(me, said, &ctx.app.seen_buffer),
        })
    }

    /// Counts what the opponent said in a game and the reader has not seen. What is muted is not new.
    fn unseen(&self, me: PlayerId, of: &MessageWithGame, seen_buffer: &SeenBuffer) -> i64 {
        let (opponent, side) = match me == of.white {
            true => (of.black, Color::Black),
            false => (of.white, Color::White),
        };
        if self.muted_or_blocked.contains(&opponent) {
            return 0;
        }
        let unseen = self.unseen.iter().find(|new| new.game == of.game && new.side == side);
        // What was looked at a moment ago is not written down yet.
        let read = seen_buffer.last_read_in_game(me, of.game).unwrap_or_default();
        unseen.filter(|unseen| unseen.last > read).map_or(0, |unseen| unseen.count)
    }
}

/// `GET /messages`
pub async fn show(ctx: RequestContext, asked: Query<ConversationsQuery>) -> PageResult {
    let (me, page) = (ctx.player()?.id, asked.page);
    let (db, about) = (&ctx.app.db, About::Messages(me));
    // Before the list itself: what changes in between is sent.
    let seen = live::number_now(db, about, ctx.now).await?.unwrap_or_default();
    let found = db.read(move |conn| read(conn, me, page)).await?;
    ctx.ok(&ConversationsTemplate {
        page: ctx.page(),
        rows: found.last.iter().filter_map(|last| found.row(&ctx, me, *last)).collect(),
        newer: page.checked_sub(1),
        older: found.has_older.then(|| page + 1),
        seen,
    })
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(MAX_EXCERPT_CHARS) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}
