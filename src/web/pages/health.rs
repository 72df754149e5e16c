//! For machines that watch: whether the server lives, whether it can serve, and its numbers; and for
//! people who look for holes, where they can report them.
//!
//! They bring no session and get no cookie, so nothing here asks for a `RequestContext`.

use std::time::Duration;

use actix_web::{
    HttpRequest, HttpResponse,
    http::{
        StatusCode,
        header::{self, HeaderValue},
    },
    web::{Data, Path},
};
use chrono::TimeDelta;
use serde::{Deserialize, Serialize};
use subtle::ConstantTimeEq as _;

use crate::{
    db::{DbError, health},
    mail::Signer,
    web::{
        App,
        error::{PageError, PageResult, RETRY_AFTER},
        metrics,
        request_context::{address, is_local},
    },
};

/// A database that takes longer is not there.
const DATABASE_TIMEOUT: Duration = Duration::from_secs(2);

/// `GET /healthz`
pub async fn alive() -> HttpResponse {
    plain(StatusCode::OK, "ok")
}

/// `GET /readyz`
pub async fn ready(app: Data<App>) -> HttpResponse {
    let ping = app.db.read(|conn| Ok::<_, DbError>(health::ping(conn)?));
    let now = app.clock.now();
    // Not only at the next heartbeat.
    if app.db.take_was_full() {
        app.liveness.note_full(now);
    }
    let missing = match tokio::time::timeout(DATABASE_TIMEOUT, ping).await {
        Ok(Err(_)) | Err(_) => Some("The database does not answer."),
        // Reading goes on, but moves are what players come for.
        Ok(Ok(())) if app.liveness.is_full(now) => Some("The disk of the database is full."),
        Ok(Ok(())) if app.liveness.failure().is_some() => {
            Some("The database cannot be written to.")
        }
        Ok(Ok(())) if app.liveness.age(now) > app.config.outage => {
            Some("The service stood still and has not given all time back yet.")
        }
        Ok(Ok(())) => None,
    };
    match missing {
        None => plain(StatusCode::OK, "ok"),
        Some(why) => {
            let mut answer = plain(StatusCode::SERVICE_UNAVAILABLE, why);
            let wait = HeaderValue::from(RETRY_AFTER.as_secs());
            answer.headers_mut().insert(header::RETRY_AFTER, wait);
            answer
        }
    }
}

/// What of a request reached the server, for `zugpost doctor`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct EchoedRequest {
    /// Whom it takes for the sender.
    pub address: String,
    /// The values of `X-Forwarded-For`.
    pub forwarded_for: Vec<String>,
}

/// `GET /healthz/echo/{token}`: what a proxy does to requests, for whoever has the secret of the site.
pub async fn echo(app: Data<App>, request: HttpRequest, token: Path<String>) -> PageResult {
    if !Signer::new(app.db.secret()).is_echo_token(&token, app.clock.now()) {
        return Err(PageError::NotFound);
    }
    let forwarded = request.headers().get_all("x-forwarded-for");
    let echoed = EchoedRequest {
        address: address(&request, app.config.trust_proxy).to_string(),
        forwarded_for: forwarded.filter_map(|it| it.to_str().ok()).map(str::to_owned).collect(),
    };
    Ok(HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-store")).json(echoed))
}

/// `GET /metrics`
pub async fn metrics(app: Data<App>, request: HttpRequest) -> PageResult {
    match &app.config.metrics_token {
        Some(token) if !has_token(&request, token) => {
            return Ok(HttpResponse::Unauthorized()
                .insert_header((header::WWW_AUTHENTICATE, "Bearer"))
                .insert_header((header::CONTENT_TYPE, "text/plain; charset=utf-8"))
                .body("The token of METRICS_TOKEN is missing or wrong.\n"));
        }
        None if !is_local(&request) => return Err(PageError::NotFound),
        _ => {}
    }
    let now = app.clock.now();
    // Monitoring gets the rest also while the database is gone.
    let counted = match (app.statistics(now).await, app.figures(now).await) {
        (Ok(statistics), Ok(figures)) => Some((statistics, figures)),
        (Err(error), _) | (_, Err(error)) => {
            tracing::warn!(%error, "nothing was counted for the metrics");
            None
        }
    };
    let text = metrics::render(&app, counted, now)
        .map_err(|_| PageError::Internal("the metrics cannot be written".to_owned()))?;
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, metrics::CONTENT_TYPE))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(text))
}

/// For so long what `security.txt` says can be relied on. RFC 9116 wants less than a year.
const CONTACT_GOOD_FOR: TimeDelta = TimeDelta::days(180);

/// `GET /.well-known/security.txt` (RFC 9116)
pub async fn security_contact(app: Data<App>) -> PageResult {
    let Some(contact) = &app.config.security_contact else { return Err(PageError::NotFound) };
    let expires = (app.clock.now() + CONTACT_GOOD_FOR).format("%Y-%m-%dT00:00:00Z");
    let mut lines = format!("Contact: {contact}\nExpires: {expires}");
    // It must not name an address without TLS.
    if app.config.is_https() {
        let base = &app.config.base_url;
        lines += &format!("\nCanonical: {base}/.well-known/security.txt");
    }
    Ok(plain(StatusCode::OK, &lines))
}

fn has_token(request: &HttpRequest, token: &str) -> bool {
    let sent = request.headers().get(header::AUTHORIZATION).and_then(|sent| sent.to_str().ok());
    sent.and_then(|sent| sent.split_once(' ')).is_some_and(|(scheme, sent)| {
        scheme.eq_ignore_ascii_case("bearer") && bool::from(sent.as_bytes().ct_eq(token.as_bytes()))
    })
}

fn plain(status: StatusCode, line: &str) -> HttpResponse {
    HttpResponse::build(status)
        .insert_header((header::CONTENT_TYPE, "text/plain; charset=utf-8"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(format!("{line}\n"))
}
