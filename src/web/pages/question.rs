//! A page that asks before something is done that cannot be undone; nothing is written until the
//! answer is sent.

use askama::Template;

use crate::{i18n::Message, web::layout::Page};

/// What is asked, and the form that answers yes.
#[derive(Template)]
#[template(path = "question.html")]
pub struct Question<'a> {
    pub page: Page<'a>,
    /// What is asked, what it means, and the button that does it.
    pub title: Message,
    pub explained: Message,
    pub yes: Message,
    /// Where the form is posted, and its hidden fields.
    pub form: String,
    pub fields: Vec<(&'static str, String)>,
    /// Where a no leads.
    pub back: String,
}
