//! Starts the server and stops it cleanly.

use std::{
    net::{SocketAddr, TcpListener},
    sync::Arc,
    time::{Duration, Instant},
};

use actix_web::{
    App as Actix, HttpMessage as _, HttpResponse, HttpServer,
    body::{BoxBody, MessageBody},
    dev::{Payload, Server, ServerHandle, ServiceRequest, ServiceResponse},
    http::{Method, header},
    middleware::{Compress, DefaultHeaders, Next, from_fn},
    web::{self, Data},
};
use tokio::sync::watch;
use tracing::Instrument as _;

use super::{
    App,
    display_preferences::RequestPreferences,
    error::PageError,
    form::{self, MAX_FORM_BYTES},
    health_sampler, live,
    request_context::note_denied_access,
    request_id::{self, RequestId},
    routes::routes,
    seen_writer,
    sent_form::SentForm,
};
use crate::{config::Config, db::circuit_breaker};

/// No form takes longer on its way, however slow the line.
const FORM_TIMEOUT: Duration = Duration::from_secs(30);

/// How long a form that is still on its way may hold up the end of the service.
const FORM_TIMEOUT_AT_THE_END: Duration = Duration::from_secs(2);

/// How long a request takes at the most, once all of it is there: it may wait for the database, or for
/// its turn to check a password. A second more is left for the answer that there is none.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(4);

/// A server that listens.
pub struct Running {
    pub address: SocketAddr,
    pub server: Server,
    pub handle: ServerHandle,
}

/// Takes the address before anything else is done, so that a second start fails at once.
pub fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    let listener = TcpListener::bind(address)?;
    listener.set_nonblocking(true)?;
    Ok(listener)
}

/// Starts to answer. The caller awaits `server`; stopping its handle gracefully lets
/// requests in flight finish. Streams to open pages do not finish: [`App::say_goodbye`] ends them.
pub fn start(
    app: Data<App>,
    listener: TcpListener,
    stop: watch::Receiver<bool>,
) -> std::io::Result<Running> {
    let address = listener.local_addr()?;
    let workers = match app.config.workers {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        workers => workers,
    };
    // It listens before the first page can.
    tokio::spawn(live::run(app.clone(), app.db.changes(), stop.clone()));
    tokio::spawn(health_sampler::run(app.clone(), stop.clone()));
    tokio::spawn(seen_writer::run(app.clone(), stop));
    let server = HttpServer::new(move || {
        Actix::new()
            .app_data(app.clone())
            .app_data(Data::from(Arc::clone(&app.config)))
            .app_data(web::PayloadConfig::new(MAX_FORM_BYTES))
            .app_data(web::QueryConfig::default().error_handler(|_, _| PageError::NotFound.into()))
            .app_data(web::PathConfig::default().error_handler(|_, _| PageError::NotFound.into()))
            .wrap(from_fn(prepare))
            .wrap(security_headers(&app.config))
            .wrap(from_fn(measure))
            .wrap(Compress::default())
            .configure(routes)
    })
    .workers(workers)
    .shutdown_timeout(20)
    // Answers come in several pieces: none waits until the one before it is acknowledged, which
    // takes a browser 40 ms and more (RFC 9293 3.7.4 and 3.8.6.3).
    .tcp_nodelay(true)
    // A page that was left stops listening at once, not with the next word to it.
    .h1_allow_half_closed(false)
    // The command line waits for the signal, so that jobs are stopped in order too.
    .disable_signals()
    .listen(listener)?
    .run();
    let handle = server.handle();
    Ok(Running { address, server, handle })
}

/// Prepares a request before anything reads it.
///
/// A form is read to its end first: the clock is read and the session looked up when all of
/// it is there. Else a move could be begun in time and sent days later.
///
/// HEAD is GET without the body, which the connection leaves out by itself (RFC 9110 9.3.2).
async fn prepare(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    // A stream has no end to be left out: it would hold the connection for nobody.
    if request.method() == Method::HEAD && !request.path().starts_with("/live/") {
        request.head_mut().method = Method::GET;
    }
    if request.query_string().contains("%00") {
        // Nobody types a NUL, Postgres keeps it in no text, and HTML has U+FFFD in its place.
        let clean = request.uri().to_string().replace("%00", "%EF%BF%BD");
        if let Ok(uri) = clean.parse() {
            request.head_mut().uri = uri;
        }
    }
    let mut sent = web::Bytes::new();
    if request.method() == Method::POST {
        let refused = match whole_form(&mut request).await {
            Ok(bytes) => {
                request.extensions_mut().insert(FormRead(Instant::now()));
                sent = bytes.clone();
                request.set_payload(Payload::from(bytes));
                None
            }
            Err(error) => Some(error),
        };
        if let Some(error) = refused {
            let request_preferences = RequestPreferences::of(request.request());
            let id = RequestId::of(request.request());
            let page = error.page(request_preferences, &SentForm::default(), id);
            return Ok(request.into_response(page));
        }
    }
    let response = circuit_breaker::within(REQUEST_TIMEOUT, answer(request, next)).await?;
    Ok(in_words(response.map_into_boxed_body(), &sent))
}

/// Answers a request, and notes who was not let in.
async fn answer<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, actix_web::Error> {
    let response = next.call(request).await?;
    if let Some(error) = page_error(response.response()) {
        note_denied_access(response.request(), error).await;
    }
    Ok(response)
}

/// Returns why there is no page, if that is what was answered.
fn page_error<B>(response: &HttpResponse<B>) -> Option<&PageError> {
    response.error()?.as_error()
}

/// Reads a form to its end.
async fn whole_form(request: &mut ServiceRequest) -> Result<web::Bytes, PageError> {
    let app = request.app_data::<Data<App>>().cloned();
    let stops = async {
        match app {
            Some(app) => app.stops().await,
            None => std::future::pending().await,
        }
        tokio::time::sleep(FORM_TIMEOUT_AT_THE_END).await;
    };
    tokio::select! {
        body = tokio::time::timeout(FORM_TIMEOUT, request.extract::<web::Bytes>()) => match body {
            Ok(body) => body.map_err(|error| form::unreadable(&error)),
            Err(_) => Err(PageError::TooSlow),
        },
        // Whoever sends it slowly sends it again; the end of the service waits for nobody's rest.
        () = stops => Err(PageError::Busy),
    }
}

/// Puts an error into the words of who sent the request.
fn in_words(response: ServiceResponse<BoxBody>, sent: &web::Bytes) -> ServiceResponse<BoxBody> {
    let page = page_error(response.response()).map(|error| {
        let request = response.request();
        let id = RequestId::of(request);
        error.page(RequestPreferences::of(request), &SentForm::of(request, sent), id)
    });
    match page {
        Some(page) => response.into_response(page),
        None => response,
    }
}

/// When the form of a request was there.
struct FormRead(Instant);

/// Names a request, in all that the log says while it is answered; counts what was answered, and how
/// long it took once all of it was there.
async fn measure(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let begun = Instant::now();
    let id = RequestId::give(request.request());
    let span = tracing::error_span!("request", request = %id);
    let mut outcome = next.call(request).instrument(span).await;
    if let Ok(response) = &mut outcome {
        if let Some(id) = id.header() {
            response.headers_mut().insert(request_id::HEADER, id);
        }
        if let Some(app) = response.request().app_data::<Data<App>>() {
            let pattern = || response.request().match_pattern().unwrap_or_default();
            let read = response.request().extensions().get::<FormRead>().map(|read| read.0);
            app.traffic.note(response.status(), read.unwrap_or(begun).elapsed(), pattern);
        }
    }
    outcome
}

/// On every response, errors included.
fn security_headers(config: &Config) -> DefaultHeaders {
    let headers = DefaultHeaders::new()
        .add((
            header::CONTENT_SECURITY_POLICY,
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
             connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        ))
        .add((header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .add((header::X_FRAME_OPTIONS, "DENY"))
        .add((header::REFERRER_POLICY, "same-origin"))
        .add(("cross-origin-opener-policy", "same-origin"))
        .add(("cross-origin-resource-policy", "same-origin"))
        .add(("permissions-policy", "camera=(), geolocation=(), microphone=()"));
    match config.strict_transport_security() {
        Some(value) => headers.add((header::STRICT_TRANSPORT_SECURITY, value)),
        None => headers,
    }
}
