//! The cookies: their names and attributes, in one place.
//!
//! With an `https:` `BASE_URL` their names begin with `__Host-`: a browser takes such a cookie from this very
//! host alone, over TLS, for all of its paths. So no neighbor under the same domain can plant one.

use std::borrow::Cow;

use actix_web::{
    HttpRequest, HttpResponse,
    cookie::{Cookie, CookieBuilder, SameSite, time::Duration},
    error::HttpError,
    http::header::{HeaderName, HeaderValue},
    web::Data,
};

use crate::{
    actions::accounts::FIRST_SESSION_LIFETIME, config::Config,
    db::second_factors::PENDING_LOGIN_LIFETIME, random::Secret,
};

/// The cookie of a session.
pub(super) const SESSION_COOKIE: &str = "zugpost_session";
/// The cookie of somebody who has given the password, and not the second factor yet.
pub(super) const PENDING_LOGIN_COOKIE: &str = "zugpost_pending_login";
/// The cookie of a visitor who is not logged in; only there to make forms safe.
pub(super) const VISIT_COOKIE: &str = "zugpost_visit";
/// The cookie of a browser that has just registered an account.
pub(super) const REGISTERED_COOKIE: &str = "zugpost_registered";
/// The cookie of a browser in which somebody has logged in.
pub(super) const DEVICE_COOKIE: &str = "zugpost_device";
/// The cookie of the appearance that those chose who are not logged in.
pub(super) const APPEARANCE_COOKIE: &str = "zugpost_appearance";
/// The cookie of the size that the board has in a browser.
pub(super) const BOARD_SIZE_COOKIE: &str = "zugpost_board_size";
/// Whether *My games* shows boards or a list.
pub(super) const GAMES_VIEW_COOKIE: &str = "zugpost_games_view";

/// What the names begin with on https.
const HOST_PREFIX: &str = "__Host-";
/// The most that browsers keep a cookie.
pub(super) const MAX_COOKIE_AGE: Duration = Duration::days(400);

/// Returns what a browser sent in one of these cookies.
pub(super) fn read(request: &HttpRequest, name: &'static str) -> Option<String> {
    let config = request.app_data::<Data<Config>>()?;
    request.cookie(&full_name(config, name)).map(|cookie| cookie.value().to_owned())
}

fn full_name(config: &Config, name: &'static str) -> Cow<'static, str> {
    match config.is_https() {
        true => format!("{HOST_PREFIX}{name}").into(),
        false => name.into(),
    }
}

pub(super) fn cookie(config: &Config, name: &'static str, value: &str) -> CookieBuilder<'static> {
    Cookie::build(full_name(config, name), value.to_owned())
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(config.is_https())
}

/// Adds a cookie to an answer.
pub fn set_cookie(response: &mut HttpResponse, cookie: &Cookie<'_>) -> Result<(), HttpError> {
    response.add_cookie(cookie)
}

/// Has the browser forget the pages that it keeps. What was typed and not sent stays for its player
/// (`static/drafts.js`), and so do the cookies.
pub fn clear_cache(response: &mut HttpResponse) {
    let cache = HeaderValue::from_static("\"cache\"");
    response.headers_mut().insert(HeaderName::from_static("clear-site-data"), cache);
}

/// Starts a session in the browser.
pub fn session_cookie(config: &Config, secret: &Secret, persistent: bool) -> Cookie<'static> {
    let cookie = cookie(config, SESSION_COOKIE, secret.as_str());
    // The server ends sessions.
    if persistent { cookie.max_age(MAX_COOKIE_AGE).finish() } else { cookie.finish() }
}

/// Ends it there.
pub fn no_session_cookie(config: &Config) -> Cookie<'static> {
    cookie(config, SESSION_COOKIE, "").max_age(Duration::ZERO).finish()
}

/// Has the browser wait for the second factor.
pub fn pending_login_cookie(config: &Config, secret: &Secret) -> Cookie<'static> {
    let seconds = PENDING_LOGIN_LIFETIME.num_seconds();
    let cookie = cookie(config, PENDING_LOGIN_COOKIE, secret.as_str());
    cookie.max_age(Duration::seconds(seconds)).finish()
}

/// Ends the wait there.
pub fn no_pending_login_cookie(config: &Config) -> Cookie<'static> {
    cookie(config, PENDING_LOGIN_COOKIE, "").max_age(Duration::ZERO).finish()
}

/// Has a browser keep the mark of the account that it registered.
pub fn registered_cookie(config: &Config, mark: &str) -> Cookie<'static> {
    let seconds = FIRST_SESSION_LIFETIME.num_seconds();
    cookie(config, REGISTERED_COOKIE, mark).max_age(Duration::seconds(seconds)).finish()
}

/// Takes the mark away.
pub fn no_registered_cookie(config: &Config) -> Cookie<'static> {
    cookie(config, REGISTERED_COOKIE, "").max_age(Duration::ZERO).finish()
}

/// Has a browser keep how pages look.
pub fn appearance_cookie(config: &Config, words: &str) -> Cookie<'static> {
    cookie(config, APPEARANCE_COOKIE, words).max_age(Duration::days(365)).finish()
}

/// Has a browser keep how large its board is.
pub fn board_size_cookie(config: &Config, size: &str) -> Cookie<'static> {
    cookie(config, BOARD_SIZE_COOKIE, size).max_age(MAX_COOKIE_AGE).finish()
}

/// Has a browser keep how *My games* shows games.
pub fn games_view_cookie(config: &Config, view: &str) -> Cookie<'static> {
    cookie(config, GAMES_VIEW_COOKIE, view).max_age(MAX_COOKIE_AGE).finish()
}
