//! Forms: read, checked for size, encoding and origin, before any page sees them.

use std::{future::Future, pin::Pin};

use actix_web::{
    FromRequest, HttpRequest,
    dev::Payload,
    http::header,
    web::{Bytes, Data},
};
use serde::de::DeserializeOwned;
use subtle::ConstantTimeEq as _;

use super::{
    App,
    error::PageError,
    request_context::{csrf_token, has_session_ended, note_refused_form, unmasked},
};

/// No form of this site is larger: that of a game page can have an analysis of 117 KiB, a note of
/// 59 KiB, and all other fields of the page.
pub const MAX_FORM_BYTES: usize = 320 * 1024;

/// A form that this site made for this very browser.
#[derive(Debug)]
pub struct Form<T>(pub T);

/// What a form says that consists of a button only.
#[derive(Debug, serde::Deserialize)]
pub struct Nothing {}

#[derive(serde::Deserialize)]
struct Guard {
    #[serde(default)]
    csrf: String,
}

impl<T: DeserializeOwned + 'static> FromRequest for Form<T> {
    type Error = PageError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, PageError>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let bytes = Bytes::from_request(request, payload);
        let request = request.clone();
        Box::pin(async move {
            let kind = request.headers().get(header::CONTENT_TYPE);
            let kind = kind.and_then(|k| k.to_str().ok()).unwrap_or_default();
            if !kind.starts_with("application/x-www-form-urlencoded") {
                return Err(PageError::NotAForm);
            }
            let bytes = bytes.await.map_err(|error| unreadable(&error))?;
            read(&request, &bytes).await
        })
    }
}

/// Says why a body could not be read.
pub fn unreadable(error: &actix_web::Error) -> PageError {
    match error.as_error::<actix_web::error::PayloadError>() {
        Some(actix_web::error::PayloadError::Overflow) => PageError::TooLarge,
        _ => PageError::BadForm,
    }
}

async fn read<T: DeserializeOwned>(
    request: &HttpRequest,
    bytes: &[u8],
) -> Result<Form<T>, PageError> {
    let decoded = percent_encoding::percent_decode(bytes);
    match decoded.decode_utf8() {
        Err(_) => return Err(PageError::NotUtf8),
        // No text has it, and Postgres cannot store it.
        Ok(text) if text.contains('\0') => return Err(PageError::BadForm),
        Ok(_) => {}
    }
    let guard: Guard = serde_urlencoded::from_bytes(bytes).map_err(|_| PageError::BadForm)?;
    let is_from_elsewhere = comes_from_elsewhere(request);
    if is_from_elsewhere || !token_fits(request, &guard.csrf) {
        if !is_from_elsewhere && has_session_ended(request, &guard.csrf).await? {
            return Err(PageError::LoggedOut);
        }
        note_refused_form(request).await?;
        return Err(PageError::Csrf);
    }
    serde_urlencoded::from_bytes(bytes).map(Form).map_err(|_| PageError::BadForm)
}

/// Browsers say which site sent a form; those that do not are left to the token.
fn comes_from_elsewhere(request: &HttpRequest) -> bool {
    let site = request.headers().get("sec-fetch-site").map(header::HeaderValue::as_bytes);
    if matches!(site, Some(b"cross-site" | b"same-site")) {
        return true;
    }
    let Some(origin) = request.headers().get(header::ORIGIN) else { return false };
    // `null` is none: a page of ours says where it is from.
    let Some(origin) = origin.to_str().ok().and_then(|text| text.parse::<url::Url>().ok()) else {
        return true;
    };
    let base = request.app_data::<Data<App>>().map(|app| app.config.base_url.as_str());
    let is_base = base
        .and_then(|base| base.parse::<url::Url>().ok())
        .is_some_and(|base| base.origin() == origin.origin());
    // Whoever looks at it under another name of this machine.
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let is_host = host
        .and_then(|host| format!("{}://{host}", origin.scheme()).parse::<url::Url>().ok())
        .is_some_and(|host| host.origin() == origin.origin());
    !is_base && !is_host
}

fn token_fits(request: &HttpRequest, sent: &str) -> bool {
    let sent = unmasked(sent);
    csrf_token(request).is_some_and(|token| token.as_bytes().ct_eq(sent.as_bytes()).into())
}
