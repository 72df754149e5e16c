//! What one and another player say to each other.

use actix_web::web::{Path, Query};
use askama::Template;
use serde::Deserialize;

use super::{TiesView, address, other};
use crate::{
    actions::talk::{LONGEST, TalkRefusal, why_not, write_message},
    db::{
        DbError, PlayerId,
        players::Player,
        private_messages::{self, PrivateMessage},
        ties::{self, Tie},
    },
    web::{
        error::{PageError, PageResult, refusable},
        form::Form,
        layout::Page,
        linked::Linked,
        pages::games::FormView,
        paging::cut,
        sentences::Sentence as _,
        visitor::{Visitor, see_other},
    },
};

/// Messages a page.
const PER_PAGE: i64 = 30;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    page: u32,
    notice: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
    text: String,
}

struct MessageView {
    /// Which of the conversation it is; the first is 1.
    number: i64,
    is_own: bool,
    is_new: bool,
    is_silenced: bool,
    at: String,
    text: Linked,
}

#[derive(Template)]
#[template(path = "talk/conversation.html")]
struct Show<'a> {
    page: Page<'a>,
    name: String,
    address: String,
    is_closed: bool,
    messages: Vec<MessageView>,
    ties: TiesView,
    /// Why nothing can be written.
    hindrance: Option<String>,
    form: FormView,
    longest: usize,
    newer: Option<u32>,
    older: Option<u32>,
}

/// A part of a conversation as it is stored.
struct Part {
    said: Vec<PrivateMessage>,
    count: i64,
    unread: i64,
    ties: Vec<Tie>,
    why_not: Option<TalkRefusal>,
}

async fn read(
    visitor: &Visitor,
    me: PlayerId,
    other: &Player,
    page: u32,
) -> Result<Part, PageError> {
    let (id, offset) = (other.id, i64::from(page) * PER_PAGE);
    let part = visitor.app.db.read(move |conn| {
        Ok::<_, DbError>(Part {
            said: private_messages::list(conn, me, id, PER_PAGE + 1, offset)?,
            count: private_messages::count(conn, me, id)?,
            unread: private_messages::count_unread(conn, me)?.get(&id).copied().unwrap_or(0),
            ties: ties::find(conn, me, id)?,
            why_not: why_not(conn, me, id)?,
        })
    });
    let part = part.await?;
    // Nobody learns here who had an account.
    if other_is_gone(&part) { Err(PageError::NotFound) } else { Ok(part) }
}

fn other_is_gone(part: &Part) -> bool {
    part.why_not == Some(TalkRefusal::Gone) && part.count == 0
}

fn template<'a>(
    visitor: &'a Visitor,
    me: PlayerId,
    other: &'a Player,
    mut part: Part,
    page: u32,
) -> Show<'a> {
    let older = cut(&mut part.said, PER_PAGE).then(|| page + 1);
    let ties = TiesView::of(&other.name, &part.ties);
    let zone = visitor.zone();
    let first = part.count - i64::from(page) * PER_PAGE;
    let messages = part.said.iter().zip(0..).map(|(said, index)| MessageView {
        number: first - index,
        is_own: said.from_id == me,
        is_new: said.to_id == me && said.read_at.is_none(),
        is_silenced: said.from_id != me && ties.is_silenced(),
        at: zone.full(said.created_at.utc()),
        text: Linked::new(said.text.as_str()),
    });
    Show {
        messages: messages.collect(),
        page: visitor.page(),
        name: visitor.locale.name(&other.name),
        address: address(&other.name_key),
        is_closed: other.is_closed(),
        ties,
        hindrance: part.why_not.map(|why| why.said(visitor.locale).to_string()),
        form: FormView::default(),
        longest: LONGEST,
        newer: page.checked_sub(1),
        older,
    }
}

/// `GET /messages/{name}`
pub async fn show(visitor: Visitor, name: Path<String>, asked: Query<Asked>) -> PageResult {
    let me = visitor.player()?.id;
    let other = other(&visitor, me, name.into_inner()).await?;
    let part = read(&visitor, me, &other, asked.page).await?;
    let presence = &visitor.app.presence;
    let before = presence.just_read_of(me, other.id);
    // It is written down later: a GET changes nothing. The latest stand on the first page.
    if let Some(last) = part.said.first().filter(|_| part.unread > 0 && asked.page == 0) {
        presence.note_read(me, other.id, (last.id, part.unread), visitor.now);
    }
    let fresh = presence.just_read_of(me, other.id) - before;
    let show = template(&visitor, me, &other, part, asked.page);
    let page = visitor.page().with_notice(asked.notice.as_deref());
    let page = Page { unread: (page.unread - fresh).max(0), ..page };
    visitor.ok(&Show { page, ..show })
}

/// `POST /messages/{name}`
pub async fn submit(
    visitor: Visitor,
    name: Path<String>,
    Form(entered): Form<Entered>,
) -> PageResult {
    let me = visitor.sender()?.player.id;
    visitor.app.limits.talk(me)?;
    let other = other(&visitor, me, name.into_inner()).await?;
    let part = read(&visitor, me, &other, 0).await?;
    let text = entered.text.clone();
    let written = write_message(&visitor.app.db, me, other.id, text, visitor.now).await;
    match refusable(written)? {
        Ok(()) => Ok(see_other(address(&other.name_key))),
        Err(why) => {
            let error = Some(why.said(visitor.locale).to_string());
            let show = template(&visitor, me, &other, part, 0);
            visitor.again(&Show { form: FormView { text: entered.text, error }, ..show })
        }
    }
}
