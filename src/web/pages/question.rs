//! A page that asks before something is done that cannot be undone; nothing is written until the
//! answer is sent.

use askama::Template;

use crate::{
    i18n::Message,
    web::{error::PageResult, layout::Page, request_context::RequestContext},
};

/// What is asked, and the form that answers yes.
#[derive(Template)]
#[template(path = "question.html")]
pub struct Question<'a> {
    page: Page<'a>,
    title: Message,
    explained: Message,
    yes: Message,
    /// Where the form is posted, and its hidden fields.
    form: String,
    fields: Vec<(&'static str, String)>,
    /// Where a no leads.
    back: String,
}

/// The question in words: what is asked, what it means, and the button that does it.
pub struct QuestionWords {
    pub title: Message,
    pub explained: Message,
    pub yes: Message,
}

/// Asks.
pub fn ask(
    ctx: &RequestContext,
    asked: QuestionWords,
    (form, fields): (String, Vec<(&'static str, String)>),
    back: String,
) -> PageResult {
    let QuestionWords { title, explained, yes } = asked;
    ctx.ok(&Question { page: ctx.page(), title, explained, yes, form, fields, back })
}
