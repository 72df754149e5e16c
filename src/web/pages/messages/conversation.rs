//! A conversation between the reader and another player.

use actix_web::web::{Path, Query};
use askama::Template;
use serde::Deserialize;

use super::{RelationsView, address, other};
use crate::{
    actions::messages::{MessageError, SubmittedMessage, check_can_message, write_message},
    db::{
        DbError, PlayerId,
        player_relations::{self, Relation},
        players::Player,
        private_messages::{self, PrivateMessage},
        waiting::WaitingCounts,
    },
    web::{
        autolink::Autolinked,
        error::{PageError, PageResult, refusable},
        form::Form,
        layout::Page,
        live::{self, About, StateVersion},
        pages::games::FormView,
        paging::cut,
        request_context::{RequestContext, see_other},
        sentences::Sentence as _,
    },
};

/// Messages a page.
const PER_PAGE: i64 = 30;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ConversationQuery {
    page: u32,
    notice: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ConversationForm {
    text: String,
    /// How many messages there were when the page was made.
    shown: Option<u32>,
}

struct MessageView {
    /// Which of the conversation it is; the first is 1.
    number: i64,
    is_own: bool,
    is_new: bool,
    is_muted_or_blocked: bool,
    at: String,
    text: Autolinked,
}

#[derive(Template)]
#[template(path = "messages/conversation.html")]
struct ConversationTemplate<'a> {
    page: Page<'a>,
    name: String,
    address: String,
    is_closed: bool,
    messages: Vec<MessageView>,
    relations: RelationsView,
    /// Why nothing can be written.
    blocked_reason: Option<String>,
    form: FormView,
    newer: Option<u32>,
    older: Option<u32>,
    /// Which conversations these are.
    seen: StateVersion,
    /// How many messages there are, on all pages.
    message_count: String,
}

/// A part of a conversation as it is stored.
struct LoadedConversation {
    seen: StateVersion,
    said: Vec<PrivateMessage>,
    count: i64,
    unread: i64,
    relations: Vec<Relation>,
    check_can_message: Option<MessageError>,
}

async fn read(
    ctx: &RequestContext,
    me: PlayerId,
    other: &Player,
    page: u32,
) -> Result<LoadedConversation, PageError> {
    let (id, offset) = (other.id, i64::from(page) * PER_PAGE);
    // Before the messages themselves: what is said in between is sent.
    let seen = live::number_now(&ctx.app.db, About::Messages(me), ctx.now).await?;
    let part = ctx.app.db.read(move |conn| {
        Ok::<_, DbError>(LoadedConversation {
            seen: seen.unwrap_or_default(),
            said: private_messages::list(conn, me, id, PER_PAGE + 1, offset)?,
            count: private_messages::count(conn, me, id)?,
            unread: private_messages::count_unread(conn, me, &[id])?.get(&id).copied().unwrap_or(0),
            relations: player_relations::find(conn, me, id)?,
            check_can_message: check_can_message(conn, me, id)?,
        })
    });
    let part = part.await?;
    // Nobody learns here who had an account.
    if other_is_gone(&part) { Err(PageError::NotFound) } else { Ok(part) }
}

fn other_is_gone(part: &LoadedConversation) -> bool {
    part.check_can_message == Some(MessageError::Gone) && part.count == 0
}

fn template<'a>(
    ctx: &'a RequestContext,
    me: PlayerId,
    other: &'a Player,
    mut part: LoadedConversation,
    page: u32,
) -> ConversationTemplate<'a> {
    let older = cut(&mut part.said, PER_PAGE).then(|| page + 1);
    let relations = RelationsView::of(&other.name, &part.relations);
    let zone = ctx.zone();
    let first = part.count - i64::from(page) * PER_PAGE;
    let messages = part.said.iter().zip(0..).map(|(said, index)| MessageView {
        number: first - index,
        is_own: said.from_id == me,
        is_new: said.to_id == me && said.read_at.is_none(),
        is_muted_or_blocked: said.from_id != me && relations.is_muted_or_blocked(),
        at: zone.full(said.created_at.utc()),
        text: Autolinked::new(said.text.as_str()),
    });
    ConversationTemplate {
        messages: messages.collect(),
        page: ctx.page(),
        name: ctx.locale.name(&other.name),
        address: address(&other.name_key),
        is_closed: other.is_closed(),
        relations,
        blocked_reason: part.check_can_message.map(|why| why.said(ctx.locale).to_string()),
        form: FormView::default(),
        newer: page.checked_sub(1),
        older,
        seen: part.seen,
        message_count: part.count.to_string(),
    }
}

/// `GET /messages/{name}`
pub async fn show(
    ctx: RequestContext,
    name: Path<String>,
    asked: Query<ConversationQuery>,
) -> PageResult {
    let me = ctx.player()?.id;
    let other = other(&ctx, me, name.into_inner()).await?;
    let part = read(&ctx, me, &other, asked.page).await?;
    let seen_buffer = &ctx.app.seen_buffer;
    let before = seen_buffer.just_read_of(me, other.id);
    // It is written down later: a GET changes nothing. The latest stand on the first page.
    if let Some(last) = part.said.first().filter(|_| part.unread > 0 && asked.page == 0) {
        seen_buffer.note_read(me, other.id, (last.id, part.unread), ctx.now);
    }
    let fresh = seen_buffer.just_read_of(me, other.id) - before;
    let show = template(&ctx, me, &other, part, asked.page);
    let page = ctx.page().with_notice(asked.notice.as_deref());
    let unread = page.waiting.unread.saturating_sub(usize::try_from(fresh).unwrap_or_default());
    let page = Page { waiting: WaitingCounts { unread, ..page.waiting }, ..page };
    ctx.ok(&ConversationTemplate { page, ..show })
}

/// `POST /messages/{name}`
pub async fn submit(
    ctx: RequestContext,
    name: Path<String>,
    Form(entered): Form<ConversationForm>,
) -> PageResult {
    let me = ctx.sender()?.player.id;
    ctx.app.limits.messages(me)?;
    let other = other(&ctx, me, name.into_inner()).await?;
    let part = read(&ctx, me, &other, 0).await?;
    let sent = SubmittedMessage { text: entered.text.clone(), shown: entered.shown };
    let written = write_message(&ctx.app.db, me, other.id, sent, ctx.now).await;
    match refusable(written)? {
        Ok(()) => Ok(see_other(address(&other.name_key))),
        Err(why) => {
            let error = Some(why.said(ctx.locale).to_string());
            let show = template(&ctx, me, &other, part, 0);
            let form = FormView { text: entered.text, error };
            ctx.again(&ConversationTemplate { form, ..show })
        }
    }
}
