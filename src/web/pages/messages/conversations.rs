//! With whom one talks.

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use super::address;
use crate::{
    db::{DbError, PlayerId, player_relations, players, private_messages},
    web::{error::PageResult, layout::Page, paging::cut, request_context::RequestContext},
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
}

/// `GET /messages`
pub async fn show(ctx: RequestContext, asked: Query<ConversationsQuery>) -> PageResult {
    let me = ctx.player()?.id;
    let offset = i64::from(asked.page) * PER_PAGE;
    let (mut last, unread, names, muted_or_blocked) = ctx
        .app
        .db
        .read(move |conn| {
            let last = private_messages::list_latest(conn, me, PER_PAGE + 1, offset)?;
            let unread = private_messages::count_unread(conn, me)?;
            let others: Vec<PlayerId> = last.iter().map(|said| said.other(me)).collect();
            let names = players::names_and_keys(conn, &others)?;
            Ok::<_, DbError>((
                last,
                unread,
                names,
                player_relations::list_muted_or_blocked(conn, me)?,
            ))
        })
        .await?;
    let older = cut(&mut last, PER_PAGE).then(|| asked.page + 1);
    let (zone, presence) = (ctx.zone(), &ctx.app.presence);
    let rows = last.iter().filter_map(|said| {
        let other = said.other(me);
        let (name, key) = names.get(&other)?;
        let is_muted_or_blocked = muted_or_blocked.contains(&said.from_id);
        let unread = unread.get(&other).copied().unwrap_or(0) - presence.just_read_of(me, other);
        Some(Row {
            address: address(key),
            name: ctx.locale.name(name),
            is_own: said.from_id == me,
            text: if is_muted_or_blocked { String::new() } else { shortened(&said.text) },
            at: zone.full(said.created_at.utc()),
            unread,
        })
    });
    let rows = rows.collect();
    let newer = asked.page.checked_sub(1);
    ctx.ok(&ConversationsTemplate { page: ctx.page(), rows, newer, older })
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(MAX_EXCERPT_CHARS) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}
