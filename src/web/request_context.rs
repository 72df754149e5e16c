//! Who asks: the cookies, the session behind them, and the answer in HTML.

use std::{borrow::Cow, future::Future, net::IpAddr, pin::Pin, sync::Arc};

use actix_web::{
    FromRequest, HttpRequest, HttpResponse, HttpResponseBuilder,
    cookie::Cookie,
    dev::Payload,
    http::{Method, StatusCode, header},
    web::Data,
};
use askama::Template;
use chrono::{DateTime, Utc};
use data_encoding::HEXLOWER;

use super::{
    App, assets,
    board_size::BoardSize,
    cookies::{
        self, DEVICE_COOKIE, MAX_COOKIE_AGE, PENDING_LOGIN_COOKIE, REGISTERED_COOKIE,
        SESSION_COOKIE, VISIT_COOKIE, cookie,
    },
    current_user::CurrentUser,
    display_preferences::{DisplayPreferences, RequestPreferences},
    error::{PageError, PageResult},
    error_summary::ErrorSummary,
    indentation::leave_out_indentation,
    known_devices::KnownDevices,
    layout::Page,
    limits::network,
    site::Site,
    times::Zone,
};
use crate::{
    actions::{
        accounts::{Login, RateLimitContext},
        admin::site::SecondFactorDemand,
        outages::HeartbeatFailure,
    },
    db::{
        DbError, PlayerId,
        players::Player,
        security_log::{self, NewSecurityEntry, SecurityEvent},
        sessions,
        waiting::WaitingCounts,
    },
    i18n::Locale,
    mail::Signer,
    random::{self, Secret},
};

/// What the secret in the forms of a session begins with.
const SESSION_TOKEN_PREFIX: &str = "session-";
/// Bytes of that secret.
const CSRF_BYTES: usize = 16;

/// Who sent the request. `now` is read once, here.
pub struct RequestContext {
    pub app: Data<App>,
    /// Its settings and announcements.
    pub site: Arc<Site>,
    pub now: DateTime<Utc>,
    pub current_user: Option<CurrentUser>,
    pub address: IpAddr,
    pub device: String,
    /// In the language of the player, else of the browser.
    pub locale: Locale,
    /// What the visitor chose of language and appearance.
    pub display_preferences: DisplayPreferences,
    pub board_size: BoardSize,
    csrf: String,
    /// The visit cookie to set, if the visitor had none.
    fresh_visit: Option<Secret>,
    /// Where to come back to after logging in.
    target: String,
    /// The cookie of a login that waits for the second factor.
    pub pending_login: Option<String>,
    /// They decide or administer, and have to give a second factor first: until then they have no office.
    pub lacks_second_factor: bool,
    /// The mark of the account that this browser has registered.
    pub registration_mark: Option<String>,
    /// The marks of the accounts that were logged in with this browser.
    pub known_devices: KnownDevices,
    /// What the answer says is wrong with a form.
    errors: ErrorSummary,
    /// The page can be asked for again: it is not the answer to a form.
    is_get: bool,
}

impl RequestContext {
    /// Returns who is logged in, or sends the visitor to do so.
    pub fn player(&self) -> Result<&Player, PageError> {
        self.current_user().map(|current_user| &current_user.player)
    }

    pub fn current_user(&self) -> Result<&CurrentUser, PageError> {
        self.current_user.as_ref().ok_or_else(|| PageError::LogInFirst(self.target.clone()))
    }

    /// Returns who reads a page that everybody may read; `None` if nobody is logged in.
    pub fn reader(&self) -> Option<PlayerId> {
        self.current_user.as_ref().map(|current_user| current_user.player.id)
    }

    /// Returns who is logged in, for a form that was sent: a redirect would lose it.
    pub fn sender(&self) -> Result<&CurrentUser, PageError> {
        self.current_user.as_ref().ok_or(PageError::LoggedOut)
    }

    /// The same for a form of somebody in an office: administrators and arbiters have to have given a second factor, where
    /// the site demands it.
    pub fn officer(&self) -> Result<&CurrentUser, PageError> {
        match self.lacks_second_factor {
            true => Err(PageError::SecondFactorDemanded),
            false => self.sender(),
        }
    }

    /// Writes into the security log what has just been done. Where that fails it is done all the same,
    /// and the log of the server says so.
    pub async fn note_security(&self, player: Option<PlayerId>, event: SecurityEvent) {
        self.note_security_detail(player, event, "".into()).await;
    }

    /// Writes into the security log what was refused; of a flood only its beginning.
    pub async fn note_refusal(
        &self,
        player: Option<PlayerId>,
        event: SecurityEvent,
        detail: Cow<'static, str>,
    ) {
        if self.app.limits.noted_refusal(self.address).is_ok() {
            self.note_security_detail(player, event, detail).await;
        }
    }

    async fn note_security_detail(
        &self,
        player: Option<PlayerId>,
        event: SecurityEvent,
        detail: Cow<'static, str>,
    ) {
        let address = Some(self.address.to_canonical().to_string());
        let device = Some(self.device.clone());
        let entry = NewSecurityEntry { event, player, actor: None, detail, address, device };
        let now = self.now;
        let written = self
            .app
            .db
            .write(move |conn| Ok::<_, DbError>(security_log::insert(conn, &entry, now)?));
        if let Err(error) = written.await {
            tracing::error!(event = event.as_str(), %error, "not in the security log");
        }
    }

    /// Returns a session that begins in this browser, by its password alone.
    pub fn login(&self, secret: &Secret, persistent: bool) -> Login {
        Login {
            token_hash: secret.hash(),
            persistent,
            device: self.device.clone(),
            address: Some(self.address.to_canonical().to_string()),
            second_factor: false,
        }
    }

    /// Returns the same for a page whose answer gives the session of its reader another secret.
    pub fn with_secret(self, secret: &Secret) -> RequestContext {
        let token = format!("{SESSION_TOKEN_PREFIX}{}", csrf_of(secret.as_str()));
        RequestContext { csrf: masked(&token), ..self }
    }

    /// Returns who asks for emails to an address.
    pub fn rate_limit_context(&self) -> RateLimitContext {
        RateLimitContext { network: network(self.address), limits: self.app.email_rate_limits() }
    }

    pub fn zone(&self) -> Zone {
        let name = self.current_user.as_ref().map_or("UTC", |s| s.player.time_zone.as_str());
        Zone::of(name, self.locale)
    }

    /// Returns the address of the pieces that the visitor chose.
    pub fn pieces(&self) -> &'static str {
        assets::pieces(self.display_preferences.appearance.pieces)
    }

    /// Returns what the layout shows.
    pub fn page(&self) -> Page<'_> {
        let (site, who) = (&self.site, self.current_user.as_ref());
        let back = if self.is_get { &self.target } else { "/" };
        let page = Page::new(&self.app.config, site, who, &self.csrf, self.locale, &self.errors);
        Page { back, is_answer: !self.is_get, ..page.wished(self.display_preferences) }
    }

    /// Answers with a page.
    pub fn html(&self, status: StatusCode, template: &impl Template) -> PageResult {
        let mut response = HttpResponse::build(status);
        self.keep_visit(&mut response);
        let mut html = template.render()?;
        if self.errors.show_noted() {
            html = template.render()?;
        }
        Ok(response
            .insert_header((header::CONTENT_TYPE, "text/html; charset=utf-8"))
            .insert_header((header::CACHE_CONTROL, self.caching(status)))
            .insert_header((header::CONTENT_LANGUAGE, self.locale.language.tag()))
            .insert_header((header::VARY, "Accept-Language, Cookie"))
            .body(leave_out_indentation(&html)))
    }

    /// Returns how long a page may be kept. With the buttons of the browser the pages of games are there at
    /// once, and are asked for again each time; logging out deletes them. Of all others, who comes after
    /// somebody finds nothing.
    fn caching(&self, status: StatusCode) -> &'static str {
        let path = self.target.split('?').next().unwrap_or_default();
        let is_game = path == "/games" || path.starts_with("/games/");
        if is_game && self.is_get && status.is_success() { "private, no-cache" } else { "no-store" }
    }

    pub fn ok(&self, template: &impl Template) -> PageResult {
        self.html(StatusCode::OK, template)
    }

    /// Answers with the form again and what is wrong with it.
    pub fn again(&self, template: &impl Template) -> PageResult {
        self.html(StatusCode::UNPROCESSABLE_ENTITY, template)
    }

    fn keep_visit(&self, response: &mut HttpResponseBuilder) {
        if let Some(visit) = &self.fresh_visit {
            response.cookie(cookie(&self.app.config, VISIT_COOKIE, visit.as_str()).finish());
        }
    }
}

/// Answers with a text that a browser shows or saves.
pub fn plain_text(text: String) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/plain; charset=utf-8"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(text)
}

/// Answers a form that was accepted (POST, then GET).
pub fn see_other(location: impl AsRef<str>) -> HttpResponse {
    HttpResponse::SeeOther()
        .insert_header((header::LOCATION, location.as_ref()))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .finish()
}

/// Returns where to go on if it is an address of this site, never another one.
pub fn local(next: &str) -> Option<&str> {
    let inside = next.starts_with('/')
        && !next.starts_with("//")
        && !next.contains('\\')
        && !next.chars().any(char::is_control)
        && next.is_ascii();
    inside.then_some(next)
}

/// Has a browser keep that an account has logged in there.
pub fn device_cookie(ctx: &RequestContext, player: PlayerId) -> Option<Cookie<'static>> {
    let marks = ctx.known_devices.cookie_with(&Signer::new(ctx.app.db.secret()), player)?;
    Some(cookie(&ctx.app.config, DEVICE_COOKIE, &marks).max_age(MAX_COOKIE_AGE).finish())
}

/// Returns the secret that a form of this browser must carry. It follows from the cookie
/// alone, and says nothing about it but whether it is that of a session.
pub(super) fn csrf_token(request: &HttpRequest) -> Option<String> {
    if let Some(cookie) = cookies::read(request, SESSION_COOKIE) {
        return Some(format!("{SESSION_TOKEN_PREFIX}{}", csrf_of(&cookie)));
    }
    Some(csrf_of(&cookies::read(request, VISIT_COOKIE)?))
}

/// Notes a form that was refused, and whose session sent it.
pub(super) async fn note_refused_form(request: &HttpRequest) -> Result<(), PageError> {
    let ctx = recognise(request).await?;
    ctx.note_refusal(ctx.reader(), SecurityEvent::FormRefused, "".into()).await;
    Ok(())
}

/// Notes that somebody who is logged in asked for what is for others. That the admin pages are not
/// found is such an answer too.
pub(super) async fn note_denied_access(request: &HttpRequest, error: &PageError) {
    let Some(pattern) = request.match_pattern() else { return };
    let is_denied = match error {
        PageError::Forbidden => true,
        PageError::NotFound => pattern.starts_with("/admin"),
        _ => false,
    };
    if !is_denied {
        return;
    }
    // The answer stands, whether it can be noted or not.
    let Ok(ctx) = recognise(request).await else { return };
    let Some(CurrentUser { player, .. }) = &ctx.current_user else { return };
    // To who may see such pages nothing is hidden: there is none.
    let may_see =
        player.is_admin || (player.may_adjudicate() && pattern.starts_with("/admin/games"));
    if matches!(error, PageError::NotFound) && may_see {
        return;
    }
    // As people write an address: without what a number looks like.
    let pattern = pattern.replace(r":\d+", "");
    ctx.note_refusal(Some(player.id), SecurityEvent::AccessDenied, pattern.into()).await;
}

/// Returns whether a form was made in a session, and that has ended since.
pub(super) async fn has_session_ended(
    request: &HttpRequest,
    token: &str,
) -> Result<bool, PageError> {
    let is_of_session = token.starts_with(SESSION_TOKEN_PREFIX);
    Ok(is_of_session && recognise(request).await?.current_user.is_none())
}

/// Returns a secret as a form shows it, another one in each answer: compressed, the same one again and
/// again could be guessed by the size of answers (BREACH).
fn masked(token: &str) -> String {
    let (prefix, secret) = split_token(token);
    let Ok(secret) = HEXLOWER.decode(secret.as_bytes()) else { return token.to_owned() };
    let mask = &random::bytes()[..secret.len().min(32)];
    let mixed: Vec<u8> = secret.iter().zip(mask).map(|(one, other)| one ^ other).collect();
    format!("{prefix}{}{}", HEXLOWER.encode(mask), HEXLOWER.encode(&mixed))
}

/// Returns the secret that a form has shown, whatever its mask. One without a mask is its own.
pub(super) fn unmasked(shown: &str) -> String {
    let (prefix, shown) = split_token(shown);
    let secret = match HEXLOWER.decode(shown.as_bytes()) {
        Ok(bytes) if bytes.len() == 2 * CSRF_BYTES => {
            let (mask, mixed) = bytes.split_at(CSRF_BYTES);
            let secret: Vec<u8> = mask.iter().zip(mixed).map(|(one, other)| one ^ other).collect();
            HEXLOWER.encode(&secret)
        }
        _ => shown.to_owned(),
    };
    format!("{prefix}{secret}")
}

fn split_token(token: &str) -> (&'static str, &str) {
    match token.strip_prefix(SESSION_TOKEN_PREFIX) {
        Some(secret) => (SESSION_TOKEN_PREFIX, secret),
        None => ("", token),
    }
}

fn csrf_of(cookie: &str) -> String {
    let mut token = random::hash(&format!("csrf:{cookie}"));
    token.truncate(2 * CSRF_BYTES);
    token
}

impl FromRequest for RequestContext {
    type Error = PageError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, PageError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { recognise(&request).await })
    }
}

/// Reads the clock. While the service stands still, clocks do too: they get that time back.
fn instant(app: &App, is_get: bool) -> Result<DateTime<Utc>, PageError> {
    let now = app.clock.now();
    let age = app.liveness.age(now);
    if age <= app.config.outage {
        return Ok(now);
    }
    match app.liveness.failure() {
        // Nothing can be written, so nothing has happened since the last beat; what is there can
        // be read, however long that lasts.
        Some(_) if is_get => Ok(now - age),
        Some(HeartbeatFailure::Full) => Err(PageError::StorageFull("no heartbeat".into())),
        // The machine was asleep: clocks get their time back first.
        _ => Err(PageError::Waking),
    }
}

async fn recognise(request: &HttpRequest) -> Result<RequestContext, PageError> {
    let app = request
        .app_data::<Data<App>>()
        .ok_or_else(|| PageError::Internal("no app data".into()))?
        .clone();
    let now = instant(&app, request.method() == Method::GET)?;
    let current_user = match cookies::read(request, SESSION_COOKIE) {
        Some(cookie) if !cookie.is_empty() => {
            let (hash, max_age) = (random::hash(&cookie), app.config.max_session);
            app.db
                .look_up(move |conn| Ok::<_, DbError>(sessions::find(conn, &hash, max_age, now)?))
                .await?
                .map(|(session, player, waiting)| {
                    let just_read = app.seen_buffer.just_read(player.id);
                    let unread = waiting.unread.saturating_sub(just_read);
                    let just_seen = app.seen_buffer.just_seen_invitations(player.id);
                    let invitations = waiting.invitations.saturating_sub(just_seen);
                    CurrentUser {
                        session,
                        player,
                        waiting: WaitingCounts { unread, invitations, ..waiting },
                        stored_waiting: waiting,
                    }
                })
        }
        _ => None,
    };
    if let Some(CurrentUser { session, player, .. }) = &current_user {
        // Who gets one email until they visit has visited, however lately they did before.
        let unread = player.has_unread_email();
        let known = if unread { DateTime::UNIX_EPOCH } else { session.last_seen_at.utc() };
        app.seen_buffer.note(session.id, player.id, known, now);
    }
    let site = app.site(now).await;
    let mut current_user = current_user;
    let lacks_second_factor =
        current_user.as_mut().is_some_and(|user| lay_down_offices(user, &site));
    let (csrf, fresh_visit) = match csrf_token(request) {
        Some(token) => (token, None),
        None => {
            let visit = Secret::generate();
            (csrf_of(visit.as_str()), Some(visit))
        }
    };
    let request_preferences =
        RequestPreferences::recognise(request, current_user.as_ref().map(|s| &s.player));
    Ok(RequestContext {
        site,
        address: address(request, app.config.trust_proxy),
        device: device(request),
        target: request.uri().path_and_query().map_or("/", |p| p.as_str()).to_owned(),
        app,
        now,
        locale: request_preferences.locale,
        display_preferences: request_preferences.display_preferences,
        board_size: BoardSize::of(request),
        pending_login: cookies::read(request, PENDING_LOGIN_COOKIE).filter(|it| !it.is_empty()),
        lacks_second_factor,
        registration_mark: cookies::read(request, REGISTERED_COOKIE),
        known_devices: cookies::read(request, DEVICE_COOKIE)
            .map(|cookie| KnownDevices::read(&cookie))
            .unwrap_or_default(),
        errors: ErrorSummary::default(),
        is_get: request.method() == Method::GET,
        current_user,
        csrf: masked(&csrf),
        fresh_visit,
    })
}

/// Has an administrator or arbiter be a player only, where the site demands a second factor that was not given in this
/// session. Returns whether it does.
fn lay_down_offices(user: &mut CurrentUser, site: &Site) -> bool {
    let is_demanded = site.settings.second_factor_demand == SecondFactorDemand::Deciders;
    if !is_demanded || user.session.second_factor || !user.player.may_adjudicate() {
        return false;
    }
    user.player.is_admin = false;
    user.player.is_arbiter = false;
    true
}

/// Returns whom the attempts are counted for. Only a proxy that is trusted is believed, and
/// of its list only the last entry, which it wrote itself.
pub(super) fn address(request: &HttpRequest, trust_proxy: bool) -> IpAddr {
    let forwarded = request
        .headers()
        .get_all("x-forwarded-for")
        .last()
        .filter(|_| trust_proxy)
        .and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    let peer = request.peer_addr().map(|peer| peer.ip());
    forwarded.or(peer).unwrap_or(IpAddr::from([0, 0, 0, 0]))
}

/// Returns whether a request came straight from this machine, and the browser knows it: no proxy
/// passed it on, and no name of another site was made to point here.
pub(super) fn is_local(request: &HttpRequest) -> bool {
    let named = ["forwarded", "x-real-ip", "via", "cf-connecting-ip"];
    let forwarded = request
        .headers()
        .keys()
        .any(|name| named.contains(&name.as_str()) || name.as_str().starts_with("x-forwarded"));
    let peer = request.peer_addr().is_some_and(|peer| peer.ip().is_loopback());
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let named = host.and_then(|host| format!("http://{host}").parse::<url::Url>().ok());
    let near = named.as_ref().is_some_and(crate::config::is_loopback);
    peer && near && !forwarded
}

/// Returns what the browser calls itself, for the list of one's sessions.
fn device(request: &HttpRequest) -> String {
    request
        .headers()
        .get(header::USER_AGENT)
        .and_then(|value| value.to_str().ok())
        .unwrap_or("unknown")
        .chars()
        .take(200)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{local, masked, unmasked};

    #[test]
    fn the_secret_of_forms_looks_otherwise_each_time() {
        for token in
            ["0123456789abcdef0123456789abcdef", "session-00112233445566778899aabbccddeeff"]
        {
            let (one, other) = (masked(token), masked(token));
            assert_ne!(one, other);
            assert!(!one.contains(&token[token.len() - 32..]), "{one}");
            assert_eq!((unmasked(&one), unmasked(&other)), (token.to_owned(), token.to_owned()));
            // A page that was open while the server was replaced.
            assert_eq!(unmasked(token), token);
            assert_ne!(unmasked(&one.replace(['0', '1'], "2")), token);
        }
        for strange in ["", "session-", "ß", "session-0", "zz"] {
            assert_eq!(unmasked(strange), strange);
        }
    }

    #[test]
    fn nothing_leads_to_another_site() {
        for (next, to) in [
            ("/games/7?ply=3", Some("/games/7?ply=3")),
            ("/", Some("/")),
            ("", None),
            ("games", None),
            ("//evil.example", None),
            ("/\\evil.example", None),
            ("https://evil.example", None),
            ("/\r\nSet-Cookie: x", None),
            ("/\u{1}", None),
            ("/ö", None),
        ] {
            assert_eq!(local(next), to, "{next}");
        }
    }
}
