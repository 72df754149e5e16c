//! The emails, while they are written to files and only this machine can read them: who
//! tries Zugpost can follow the links without a mail server.

use actix_web::{HttpRequest, web::Path};
use askama::Template;

use crate::{
    mail::reply::rejoined,
    web::{
        error::{PageError, PageResult},
        layout::Page,
        request_context::{RequestContext, is_local},
    },
};

/// Emails that the list shows.
const MAX_LISTED: usize = 200;

struct ShownEmail {
    id: String,
    to: String,
    subject: String,
    text: String,
}

#[derive(Template)]
#[template(path = "emails.html")]
struct EmailsTemplate<'a> {
    page: Page<'a>,
    emails: Vec<ShownEmail>,
}

#[derive(Template)]
#[template(path = "email.html")]
struct EmailTemplate<'a> {
    page: Page<'a>,
    email: ShownEmail,
    /// The text, cut where the links are.
    parts: Vec<Part>,
}

/// A stretch of text, or a link.
enum Part {
    Text(String),
    Link(String),
}

fn allowed(ctx: &RequestContext, request: &HttpRequest) -> Result<std::path::PathBuf, PageError> {
    let config = &ctx.app.config;
    if config.shows_emails() && is_local(request) {
        Ok(config.mail_dir())
    } else {
        Err(PageError::NotFound)
    }
}

/// `GET /emails`
pub async fn list(ctx: RequestContext, request: HttpRequest) -> PageResult {
    let folder = allowed(&ctx, &request)?;
    let emails = actix_web::web::block(move || {
        let mut names: Vec<String> = std::fs::read_dir(&folder)
            .map(|entries| {
                entries
                    .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
                    .filter(|name| name.ends_with(".eml"))
                    .collect()
            })
            .unwrap_or_default();
        names.sort_unstable_by(|a, b| b.cmp(a));
        names.truncate(MAX_LISTED);
        let ids = names.iter().filter_map(|name| name.strip_suffix(".eml"));
        ids.filter_map(|id| read(&folder, id)).collect::<Vec<_>>()
    });
    let emails = emails.await.map_err(|e| PageError::Internal(e.to_string()))?;
    ctx.ok(&EmailsTemplate { page: ctx.page(), emails })
}

/// `GET /emails/{id}`
pub async fn show(ctx: RequestContext, request: HttpRequest, id: Path<String>) -> PageResult {
    let folder = allowed(&ctx, &request)?;
    let id = id.into_inner();
    if id.is_empty() || !id.bytes().all(|b| b.is_ascii_digit()) {
        return Err(PageError::NotFound);
    }
    let email = actix_web::web::block(move || read(&folder, &id));
    let email = email.await.map_err(|e| PageError::Internal(e.to_string()))?;
    let email = email.ok_or(PageError::NotFound)?;
    let parts = cut(&email.text);
    ctx.ok(&EmailTemplate { page: ctx.page(), email, parts })
}

fn read(folder: &std::path::Path, id: &str) -> Option<ShownEmail> {
    let bytes = std::fs::read(folder.join(format!("{id}.eml"))).ok()?;
    let message = mail_parser::MessageParser::default().parse(&bytes)?;
    Some(ShownEmail {
        id: id.to_owned(),
        to: message.to()?.first()?.address()?.to_owned(),
        subject: message.subject().unwrap_or_default().to_owned(),
        text: rejoined(&message.body_text(0)?).join("\n"),
    })
}

/// Finds the lines that are nothing but a link.
fn cut(text: &str) -> Vec<Part> {
    text.lines()
        .map(|line| match line.starts_with("http://") || line.starts_with("https://") {
            true => Part::Link(line.to_owned()),
            false => Part::Text(format!("{line}\n")),
        })
        .collect()
}
