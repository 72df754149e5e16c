//! What a page answers when it cannot do what was asked. Every variant has its status;
//! what is our fault is logged once, here.

use std::fmt;

use actix_web::{
    HttpResponse, ResponseError,
    http::{StatusCode, header},
};
use askama::Template;

use super::assets;
use crate::{actions::ActionError, chance, db::DbError, passwords};

pub type PageResult = Result<HttpResponse, PageError>;

#[derive(Debug)]
pub enum PageError {
    NotFound,
    /// It is somebody else's.
    Forbidden,
    /// One has to log in to see this; the address to come back to.
    LogInFirst(String),
    /// The session ended before the form was sent.
    LoggedOut,
    /// The form was not made by this page for this visitor.
    Csrf,
    BadForm,
    NotUtf8,
    NotAForm,
    TooLarge,
    TooSlow,
    TooManyAttempts,
    /// Somebody was faster.
    Conflict,
    /// Too much to do at this moment.
    Busy,
    /// The service stood still, and nobody has given the time back yet.
    Waking,
    DatabaseGone(String),
    Internal(String),
}

#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage<'a> {
    stylesheet: &'a str,
    icon: &'a str,
    title: &'a str,
    text: &'a str,
    reference: Option<&'a str>,
}

impl PageError {
    fn words(&self) -> (StatusCode, &'static str, &'static str) {
        match self {
            PageError::NotFound => (
                StatusCode::NOT_FOUND,
                "There is no such page",
                "The address may be mistyped, or what stood here is gone.",
            ),
            PageError::Forbidden => (
                StatusCode::FORBIDDEN,
                "This is not yours to do",
                "You can look, but only its players may act here.",
            ),
            PageError::LogInFirst(_) => (StatusCode::SEE_OTHER, "Log in first", ""),
            PageError::LoggedOut => (
                StatusCode::UNAUTHORIZED,
                "You are logged out",
                "Nothing was sent. Log in, go back to the page before, reload it and send it again.",
            ),
            PageError::Csrf => (
                StatusCode::FORBIDDEN,
                "This form is out of date",
                "Nothing was changed. Go back, reload the page and send it again. Cookies must be allowed for this site.",
            ),
            PageError::BadForm => (
                StatusCode::BAD_REQUEST,
                "This form cannot be read",
                "Nothing was changed. Go back, reload the page and send it again.",
            ),
            PageError::NotUtf8 => (
                StatusCode::BAD_REQUEST,
                "This form cannot be read",
                "It holds bytes that are not UTF-8. Nothing was changed.",
            ),
            PageError::NotAForm => (
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "This is not a form",
                "Only forms of this site can be sent here. Nothing was changed.",
            ),
            PageError::TooLarge => (
                StatusCode::PAYLOAD_TOO_LARGE,
                "This is too much",
                "What was sent is larger than any form of this site. Nothing was changed.",
            ),
            PageError::TooSlow => (
                StatusCode::REQUEST_TIMEOUT,
                "This took too long",
                "Not all of the form arrived in time. Nothing was changed. Send it again.",
            ),
            PageError::TooManyAttempts => (
                StatusCode::TOO_MANY_REQUESTS,
                "Too many attempts",
                "Wait a few minutes and try again.",
            ),
            PageError::Conflict => (
                StatusCode::CONFLICT,
                "Somebody was faster",
                "It changed while you acted. Go back, look again and decide anew.",
            ),
            PageError::Busy => (
                StatusCode::SERVICE_UNAVAILABLE,
                "Too much at once",
                "Nothing was changed. Try again in a few seconds.",
            ),
            PageError::Waking => (
                StatusCode::SERVICE_UNAVAILABLE,
                "Back in a moment",
                "The service stood still and is giving all clocks their time back. Nothing was changed now. Try again in a minute.",
            ),
            PageError::DatabaseGone(_) => (
                StatusCode::SERVICE_UNAVAILABLE,
                "Back in a moment",
                "The database cannot be reached at present. What was confirmed is safe; nothing was changed now. Try again in a minute.",
            ),
            PageError::Internal(_) => (
                StatusCode::INTERNAL_SERVER_ERROR,
                "This went wrong",
                "The fault is ours and has been noted. Nothing was changed.",
            ),
        }
    }
}

impl fmt::Display for PageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words().1)
    }
}

impl std::error::Error for PageError {}

impl ResponseError for PageError {
    fn status_code(&self) -> StatusCode {
        self.words().0
    }

    fn error_response(&self) -> HttpResponse {
        if let PageError::LogInFirst(next) = self {
            let next: String = url::form_urlencoded::byte_serialize(next.as_bytes()).collect();
            return HttpResponse::SeeOther()
                .insert_header((header::LOCATION, format!("/login?next={next}")))
                .finish();
        }
        let (status, title, text) = self.words();
        let reference = match self {
            PageError::Internal(cause) => {
                let reference = chance::Secret::draw().as_str()[..8].to_owned();
                tracing::error!(reference, cause, "a request failed");
                Some(reference)
            }
            PageError::DatabaseGone(cause) => {
                tracing::error!(cause, "the database is gone");
                None
            }
            _ => None,
        };
        let page = ErrorPage {
            stylesheet: assets::stylesheet(),
            icon: assets::icon(),
            title,
            text,
            reference: reference.as_deref(),
        };
        let mut response = HttpResponse::build(status);
        response.insert_header((header::CONTENT_TYPE, "text/html; charset=utf-8"));
        if matches!(self, PageError::Busy | PageError::Waking | PageError::DatabaseGone(_)) {
            response.insert_header((header::RETRY_AFTER, "5"));
        }
        response.body(page.render().unwrap_or_else(|_| title.to_owned()))
    }
}

impl From<DbError> for PageError {
    fn from(error: DbError) -> Self {
        match error {
            DbError::Busy => PageError::Busy,
            DbError::Unavailable(cause) => PageError::DatabaseGone(cause),
            DbError::Panicked | DbError::Query(_) => PageError::Internal(error.to_string()),
        }
    }
}

impl From<passwords::Busy> for PageError {
    fn from(passwords::Busy: passwords::Busy) -> Self {
        PageError::Busy
    }
}

impl From<askama::Error> for PageError {
    fn from(error: askama::Error) -> Self {
        PageError::Internal(error.to_string())
    }
}

/// Splits what a player can mend (`Err` inside) from what ends the request.
pub fn refusable<T, R>(result: Result<T, ActionError<R>>) -> Result<Result<T, R>, PageError> {
    match result {
        Ok(value) => Ok(Ok(value)),
        Err(ActionError::Refused(why)) => Ok(Err(why)),
        Err(ActionError::NotFound) => Err(PageError::NotFound),
        Err(ActionError::Forbidden) => Err(PageError::Forbidden),
        Err(ActionError::Conflict) => Err(PageError::Conflict),
        Err(ActionError::Db(error)) => Err(error.into()),
    }
}

/// For actions that refuse nothing.
pub fn done<T>(result: Result<T, ActionError<()>>) -> Result<T, PageError> {
    refusable(result)?.map_err(|()| PageError::Conflict)
}
