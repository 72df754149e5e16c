//! The cookies: their names and attributes, in one place.
//!
//! With an `https:` `BASE_URL` their names begin with `__Host-`: a browser takes such a cookie from this very
//! host alone, over TLS, for all of its paths. So no neighbor under the same domain can plant one.

use std::borrow::Cow;

use actix_web::{
    HttpRequest, HttpResponse,
    cookie::{Cookie, CookieBuilder, SameSite, time::Duration},
    http::header::{HeaderName, HeaderValue},
    web::Data,
};

use super::{App, error::PageError};
use crate::{actions::accounts::FIRST_SESSION_LIFETIME, random::Secret};

/// The cookie of a session.
pub(super) const SESSION_COOKIE: &str = "zugpost_session";
/// The cookie of a visitor who is not logged in; only there to make forms safe.
pub(super) const VISIT_COOKIE: &str = "zugpost_visit";
/// The cookie of a browser that has just registered an account.
pub(super) const REGISTERED_COOKIE: &str = "zugpost_registered";
/// The cookie of a browser in which somebody has logged in.
pub(super) const DEVICE_COOKIE: &str = "zugpost_device";
/// The cookie of the appearance that those chose who are not logged in.
pub(super) const APPEARANCE_COOKIE: &str = "zugpost_appearance";

/// What the names begin with on https.
const HOST_PREFIX: &str = "__Host-";
/// The most that browsers keep a cookie.
pub(super) const MAX_COOKIE_AGE: Duration = Duration::days(400);

/// Returns what a browser sent in one of these cookies.
pub(super) fn read(request: &HttpRequest, name: &'static str) -> Option<String> {
    let app = request.app_data::<Data<App>>()?;
    request.cookie(&full_name(app, name)).map(|cookie| cookie.value().to_owned())
}

fn full_name(app: &App, name: &'static str) -> Cow<'static, str> {
    match app.config.is_https() {
        true => format!("{HOST_PREFIX}{name}").into(),
        false => name.into(),
    }
}

pub(super) fn cookie(app: &App, name: &'static str, value: &str) -> CookieBuilder<'static> {
    Cookie::build(full_name(app, name), value.to_owned())
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(app.config.is_https())
}

/// Adds a cookie to an answer.
pub fn set_cookie(response: &mut HttpResponse, cookie: &Cookie<'_>) -> Result<(), PageError> {
    response.add_cookie(cookie).map_err(|error| PageError::Internal(error.to_string()))
}

/// Has the browser forget the pages that it keeps. What was typed and not sent stays for its player
/// (`static/drafts.js`), and so do the cookies.
pub fn clear_cache(response: &mut HttpResponse) {
    let cache = HeaderValue::from_static("\"cache\"");
    response.headers_mut().insert(HeaderName::from_static("clear-site-data"), cache);
}

/// Starts a session in the browser.
pub fn session_cookie(app: &App, secret: &Secret, persistent: bool) -> Cookie<'static> {
    let cookie = cookie(app, SESSION_COOKIE, secret.as_str());
    // The server ends sessions.
    if persistent { cookie.max_age(MAX_COOKIE_AGE).finish() } else { cookie.finish() }
}

/// Ends it there.
pub fn no_session_cookie(app: &App) -> Cookie<'static> {
    cookie(app, SESSION_COOKIE, "").max_age(Duration::ZERO).finish()
}

/// Has a browser keep the mark of the account that it registered.
pub fn registered_cookie(app: &App, mark: &str) -> Cookie<'static> {
    let seconds = FIRST_SESSION_LIFETIME.num_seconds();
    cookie(app, REGISTERED_COOKIE, mark).max_age(Duration::seconds(seconds)).finish()
}

/// Takes the mark away.
pub fn no_registered_cookie(app: &App) -> Cookie<'static> {
    cookie(app, REGISTERED_COOKIE, "").max_age(Duration::ZERO).finish()
}

/// Has a browser keep how pages look.
pub fn appearance_cookie(app: &App, words: &str) -> Cookie<'static> {
    cookie(app, APPEARANCE_COOKIE, words).max_age(Duration::days(365)).finish()
}
