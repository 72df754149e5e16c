//! What a page answers when it cannot do what was asked. Every variant has its status;
//! what is our fault is logged once, here.
//!
//! An error has no page until `web::startup` puts it into the words of whoever sent the request.

use std::{fmt, time::Duration};

use actix_web::{
    HttpResponse, ResponseError,
    error::HttpError,
    http::{StatusCode, header},
};
use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};

use super::{
    assets, display_preferences::RequestPreferences, indentation::leave_out_indentation,
    request_id::RequestId, sent_form::SentForm,
};
use crate::{
    actions::{ActionError, accounts::RateLimited},
    db::{DbError, appearance::Appearance},
    i18n::{Locale, Message, key},
    passwords,
    tournament::HiddenUntil,
    web::tournament_sentences::hidden_until,
};

/// When a server that could not answer may be asked again.
pub const RETRY_AFTER: Duration = Duration::from_secs(5);

pub type PageResult = Result<HttpResponse, PageError>;

#[derive(Debug)]
pub enum PageError {
    NotFound,
    /// It is somebody else's.
    Forbidden,
    /// The moves of this game are not for everybody yet.
    MovesHidden(HiddenUntil),
    /// One has to log in to see this; the address to come back to.
    LogInFirst(String),
    /// The session ended before the form was sent.
    LoggedOut,
    /// The site demands a second factor for this.
    SecondFactorDemanded,
    /// The form was not made by this page for this visitor.
    Csrf,
    BadForm,
    NotUtf8,
    NotAForm,
    TooLarge,
    TooSlow,
    /// The next attempt is possible after so long.
    TooManyAttempts(Duration),
    /// Somebody was faster.
    Conflict,
    /// Too much to do at this moment.
    Busy,
    /// The service was down, and clocks have not got the time back yet.
    Waking,
    DatabaseGone(String),
    /// Nothing can be written; what is there can be read.
    StorageFull(String),
    Internal(String),
}

#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage<'a> {
    stylesheet: &'a str,
    icon: &'a str,
    locale: Locale,
    appearance: Appearance,
    title: &'a Message,
    text: Message,
    /// By which the log of the server knows it.
    reference: Option<RequestId>,
    /// Where to log in, if that is all that is missing.
    log_in: Option<String>,
    /// A second factor is missing.
    security: bool,
    /// What was typed, if it would be lost.
    typed: &'a [String],
}

impl PageError {
    /// No email can be asked for now.
    pub fn rate_limited(RateLimited { until }: RateLimited, now: DateTime<Utc>) -> PageError {
        PageError::TooManyAttempts((until - now).to_std().unwrap_or_default())
    }

    /// Returns the status, and the keys of the heading and of what it means.
    fn keys(&self) -> (StatusCode, &'static str, &'static str) {
        match self {
            PageError::NotFound => {
                (StatusCode::NOT_FOUND, key!("error-not-found"), key!("error-not-found-text"))
            }
            PageError::Forbidden => {
                (StatusCode::FORBIDDEN, key!("error-not-allowed"), key!("error-not-allowed-text"))
            }
            PageError::MovesHidden(until) => {
                (StatusCode::FORBIDDEN, key!("error-moves-hidden"), hidden_until(*until))
            }
            // It is a redirect.
            PageError::LogInFirst(_) => (StatusCode::SEE_OTHER, key!("error-log-in"), ""),
            PageError::LoggedOut => {
                (StatusCode::UNAUTHORIZED, key!("error-logged-out"), key!("error-logged-out-text"))
            }
            PageError::SecondFactorDemanded => (
                StatusCode::FORBIDDEN,
                key!("error-second-factor"),
                key!("error-second-factor-text"),
            ),
            PageError::Csrf => {
                (StatusCode::FORBIDDEN, key!("error-form-expired"), key!("error-form-expired-text"))
            }
            PageError::BadForm => (
                StatusCode::BAD_REQUEST,
                key!("error-form-unreadable"),
                key!("error-form-unreadable-text"),
            ),
            PageError::NotUtf8 => (
                StatusCode::BAD_REQUEST,
                key!("error-form-not-utf8"),
                key!("error-form-not-utf8-text"),
            ),
            PageError::NotAForm => (
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                key!("error-invalid-request"),
                key!("error-invalid-request-text"),
            ),
            PageError::TooLarge => (
                StatusCode::PAYLOAD_TOO_LARGE,
                key!("error-too-large"),
                key!("error-too-large-text"),
            ),
            PageError::TooSlow => (
                StatusCode::REQUEST_TIMEOUT,
                key!("error-form-timed-out"),
                key!("error-form-timed-out-text"),
            ),
            PageError::TooManyAttempts(_) => (
                StatusCode::TOO_MANY_REQUESTS,
                key!("error-too-many-attempts"),
                key!("error-too-many-attempts-text"),
            ),
            PageError::Conflict => {
                (StatusCode::CONFLICT, key!("error-conflict"), key!("error-conflict-text"))
            }
            PageError::Busy => {
                (StatusCode::SERVICE_UNAVAILABLE, key!("error-busy"), key!("error-busy-text"))
            }
            PageError::Waking => (
                StatusCode::SERVICE_UNAVAILABLE,
                key!("error-server-was-down"),
                key!("error-server-was-down-text"),
            ),
            PageError::DatabaseGone(_) => (
                StatusCode::SERVICE_UNAVAILABLE,
                key!("error-database-unreachable"),
                key!("error-database-unreachable-text"),
            ),
            PageError::StorageFull(_) => (
                StatusCode::SERVICE_UNAVAILABLE,
                key!("error-storage-full"),
                key!("error-storage-full-text"),
            ),
            PageError::Internal(_) => (
                StatusCode::INTERNAL_SERVER_ERROR,
                key!("error-internal"),
                key!("error-internal-text"),
            ),
        }
    }

    /// Returns when it may be worth another try.
    fn retry_after(&self, status: StatusCode) -> Option<Duration> {
        match self {
            // A part of a second is a second: earlier is too early (RFC 9110 10.2.3).
            PageError::TooManyAttempts(wait) => Some(Duration::from_secs(
                wait.as_millis().div_ceil(1000).try_into().unwrap_or(u64::MAX),
            )),
            _ => (status == StatusCode::SERVICE_UNAVAILABLE).then_some(RETRY_AFTER),
        }
    }

    /// Answers a request that failed, in the language of who sent it. What is our fault is
    /// logged. `sent`: the form, if it was one. `id`: how the log names the request.
    pub(super) fn page(
        &self,
        request_preferences: RequestPreferences,
        sent: &SentForm,
        id: Option<RequestId>,
    ) -> HttpResponse {
        if let PageError::LogInFirst(next) = self {
            let next: String = url::form_urlencoded::byte_serialize(next.as_bytes()).collect();
            return HttpResponse::SeeOther()
                .insert_header((header::LOCATION, format!("/login?next={next}")))
                .insert_header((header::CACHE_CONTROL, "no-store"))
                .finish();
        }
        let (status, title, text) = self.keys();
        let is_ours = match self {
            PageError::Internal(cause) => {
                tracing::error!(cause, "a request failed");
                true
            }
            PageError::DatabaseGone(cause) => {
                tracing::error!(cause, "the database is gone");
                true
            }
            PageError::StorageFull(cause) => {
                tracing::error!(cause, "the database has no room left");
                true
            }
            _ => false,
        };
        let RequestPreferences { locale, display_preferences } = request_preferences;
        let title = locale.t(title);
        let is_logged_out = matches!(self, PageError::LoggedOut);
        let page = ErrorPage {
            stylesheet: assets::stylesheet(),
            icon: assets::icon(),
            locale,
            appearance: display_preferences.appearance,
            title: &title,
            text: match self {
                PageError::TooManyAttempts(wait) => {
                    let wait = TimeDelta::from_std(*wait).unwrap_or(TimeDelta::MAX);
                    locale.t(text).with("time", locale.time_to_wait(wait))
                }
                _ => locale.t(text),
            },
            reference: id.filter(|_| is_ours),
            log_in: is_logged_out.then(|| sent.login_url()),
            security: matches!(self, PageError::SecondFactorDemanded),
            // Another site may have sent it.
            typed: if matches!(self, PageError::Csrf) && !sent.is_own { &[] } else { &sent.typed },
        };
        let mut response = HttpResponse::build(status);
        response
            .insert_header((header::CONTENT_TYPE, "text/html; charset=utf-8"))
            // It may show what was typed.
            .insert_header((header::CACHE_CONTROL, "no-store"))
            .insert_header((header::CONTENT_LANGUAGE, locale.language.tag()))
            .insert_header((header::VARY, "Accept-Language, Cookie"));
        if let Some(wait) = self.retry_after(status) {
            response.insert_header((header::RETRY_AFTER, wait.as_secs()));
        }
        let html = page.render().unwrap_or_else(|_| title.to_string());
        response.body(leave_out_indentation(&html))
    }
}

impl fmt::Display for PageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Locale::default().t(self.keys().1))
    }
}

impl std::error::Error for PageError {}

impl ResponseError for PageError {
    fn status_code(&self) -> StatusCode {
        self.keys().0
    }

    /// Answers with nothing but the status: whose request it was is known to
    /// [`super::startup`], which puts the page there.
    fn error_response(&self) -> HttpResponse {
        HttpResponse::new(self.status_code())
    }
}

impl From<HttpError> for PageError {
    fn from(error: HttpError) -> PageError {
        PageError::Internal(error.to_string())
    }
}

impl From<DbError> for PageError {
    fn from(error: DbError) -> Self {
        match error {
            DbError::Busy => PageError::Busy,
            DbError::Unavailable(cause) => PageError::DatabaseGone(cause),
            DbError::Full(cause) => PageError::StorageFull(cause),
            DbError::Panicked | DbError::Query(_) => PageError::Internal(error.to_string()),
        }
    }
}

impl From<passwords::HashingBusy> for PageError {
    fn from(passwords::HashingBusy: passwords::HashingBusy) -> Self {
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
