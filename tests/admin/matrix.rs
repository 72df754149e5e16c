//! Who may do what: every route for every role.
//!
//! The routes are read from the list itself, so a new one without a row fails, however it is
//! written. What the forms of the table ask for is harmless or refused for another reason than
//! who asks: no row disturbs another.

mod responses;
mod routes;
mod second_factor;

use std::collections::{BTreeMap, BTreeSet};

use Outcome::{Forbidden, LogIn, LoggedOut, NotFound, Open, OutOfDate, Refused};
use diesel::{QueryResult, QueryableByName, RunQueryDsl as _, sql_types::Text};
use routes::{Route, fits, read_routes, source};
use zugpost::db::{DbConn, DbError, player_roles, players};

use crate::{
    support::{Browser, Page, Site, site::PASSWORD},
    web::{play, start},
};

/// What an answer says of who may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    /// It was shown or done.
    Open,
    /// One is sent to log in first.
    LogIn,
    /// The form of somebody who is not logged in.
    LoggedOut,
    Forbidden,
    NotFound,
    /// One may ask, but not for this.
    Refused,
    /// The form is not one that the site made for this browser.
    OutOfDate,
    Other(u16),
}

fn outcome(page: &Page) -> Outcome {
    let location = page.headers.get("location").map_or("", String::as_str);
    match page.status {
        200 => Open,
        303 if location.starts_with("/login?next=") => LogIn,
        303 => Open,
        401 => LoggedOut,
        403 if page.html.contains("This form has expired") => OutOfDate,
        403 => Forbidden,
        404 => NotFound,
        // 410: a link that is used up, or was made up.
        400 | 409 | 410 | 422 => Refused,
        status => Outcome::Other(status),
    }
}

/// Everybody there is, and who plays them. The player has White in all games and the opponent
/// Black; nobody else plays.
const ROLES: [(&str, Option<&str>); 7] = [
    ("anonymous", None),
    ("player", Some("Wilma")),
    ("opponent", Some("Bruno")),
    ("spectator", Some("Sofie")),
    ("arbiter", Some("Arno")),
    ("admin", Some("Ada")),
    ("director", Some("Dora")),
];

/// An outcome for each role.
type OutcomeByRole = [Outcome; 7];

type Fields = &'static [(&'static str, &'static str)];

struct Row {
    method: &'static str,
    pattern: &'static str,
    address: &'static str,
    fields: Fields,
    expected: OutcomeByRole,
}

const fn get(pattern: &'static str, address: &'static str, expected: OutcomeByRole) -> Row {
    Row { method: "GET", pattern, address, fields: &[], expected }
}

const fn post(
    pattern: &'static str,
    address: &'static str,
    fields: Fields,
    expected: OutcomeByRole,
) -> Row {
    Row { method: "POST", pattern, address, fields, expected }
}

/// Anybody.
const ALL: OutcomeByRole = [Open; 7];
const NOBODY: OutcomeByRole = [NotFound; 7];
const ALL_REFUSED: OutcomeByRole = [Refused; 7];
/// Anybody who is logged in.
const MEMBERS: OutcomeByRole = [LogIn, Open, Open, Open, Open, Open, Open];
const MEMBERS_DO: OutcomeByRole = [LoggedOut, Open, Open, Open, Open, Open, Open];
const MEMBERS_ASK: OutcomeByRole =
    [LoggedOut, Refused, Refused, Refused, Refused, Refused, Refused];
const MEMBERS_MISS: OutcomeByRole =
    [LoggedOut, NotFound, NotFound, NotFound, NotFound, NotFound, NotFound];
/// The two who play.
const PLAYERS: OutcomeByRole = [LogIn, Open, Open, Forbidden, Forbidden, Forbidden, Forbidden];
const PLAYERS_DO: OutcomeByRole =
    [LoggedOut, Open, Open, Forbidden, Forbidden, Forbidden, Forbidden];
const PLAYERS_ASK: OutcomeByRole =
    [LoggedOut, Refused, Refused, Forbidden, Forbidden, Forbidden, Forbidden];
const RECORD: OutcomeByRole = [LogIn, Open, Open, Forbidden, Open, Open, Forbidden];
/// Whom something was said to.
const HEARER: OutcomeByRole = [LogIn, NotFound, Open, NotFound, NotFound, NotFound, NotFound];
const HEARER_ASKS: OutcomeByRole =
    [LoggedOut, NotFound, Refused, NotFound, NotFound, NotFound, NotFound];
/// Those who do not play, while the game runs; the first comment is the spectator's own.
const SPECTATORS_ASK: OutcomeByRole =
    [LoggedOut, Forbidden, Forbidden, Refused, Refused, Refused, Refused];
const READERS: OutcomeByRole = [LogIn, NotFound, NotFound, NotFound, Open, Open, Open];
const READERS_ASK: OutcomeByRole =
    [LoggedOut, NotFound, NotFound, NotFound, Refused, Refused, Refused];
/// A conversation of everybody with the spectator, who has none with themselves; the player alone
/// has something to report in it.
const OTHERS: OutcomeByRole = [LogIn, Open, Open, NotFound, Open, Open, Open];
const OTHERS_ASK: OutcomeByRole =
    [LoggedOut, Refused, Refused, NotFound, Refused, Refused, Refused];
const OTHERS_DO: OutcomeByRole = [LoggedOut, Open, Open, NotFound, Open, Open, Open];
const WRITTEN_TO: OutcomeByRole = [LogIn, Open, NotFound, NotFound, NotFound, NotFound, NotFound];
const WRITTEN_TO_ASKS: OutcomeByRole =
    [LoggedOut, Refused, NotFound, NotFound, NotFound, NotFound, NotFound];
/// A challenge of the player to the opponent, withdrawn.
const BETWEEN_THEM: OutcomeByRole = [NotFound, Open, Open, NotFound, NotFound, NotFound, NotFound];
const BOTH_ASK: OutcomeByRole =
    [LoggedOut, Refused, Refused, NotFound, NotFound, NotFound, NotFound];
const CHALLENGED_ASKS: OutcomeByRole =
    [LoggedOut, NotFound, Refused, NotFound, NotFound, NotFound, NotFound];
const CHALLENGER_DOES: OutcomeByRole =
    [LoggedOut, Open, NotFound, NotFound, NotFound, NotFound, NotFound];
/// The admin pages.
const ARBITERS: OutcomeByRole = [LogIn, NotFound, NotFound, NotFound, Open, Open, NotFound];
const ARBITERS_ASK: OutcomeByRole =
    [LoggedOut, NotFound, NotFound, NotFound, Refused, Refused, NotFound];
const ADMINS: OutcomeByRole = [LogIn, NotFound, NotFound, NotFound, NotFound, Open, NotFound];
const ADMINS_DO: OutcomeByRole =
    [LoggedOut, NotFound, NotFound, NotFound, NotFound, Open, NotFound];
const ADMINS_ASK: OutcomeByRole =
    [LoggedOut, NotFound, NotFound, NotFound, NotFound, Refused, NotFound];

/// Who may announce tournaments: directors and administrators.
const DIRECTORS: OutcomeByRole = [LogIn, Forbidden, Forbidden, Forbidden, Forbidden, Open, Open];
const DIRECTORS_ASK: OutcomeByRole =
    [LoggedOut, Forbidden, Forbidden, Forbidden, Forbidden, Refused, Refused];
/// Who may see what waits in a game of a tournament, and who decides it first.
const DESK: OutcomeByRole = [LogIn, NotFound, NotFound, NotFound, Open, Open, Open];
const DESK_ASKS: OutcomeByRole =
    [LoggedOut, NotFound, NotFound, NotFound, Refused, Refused, Refused];
const DESK_RECORD: OutcomeByRole = [LogIn, Open, Open, Forbidden, Open, Open, Open];

/// What arbiters have of the admin pages.
const FOR_ARBITERS: [&str; 4] =
    ["/admin", "/admin/games", r"/admin/games/{id:\d+}", r"/admin/games/{id:\d+}/adjudicate"];

/// The one form that a mail program sends, which has no cookie: the token says whose emails stop.
const WITHOUT_SECRET: &str = "/unsubscribe/{token:[a-z0-9-]+}";

/// A new account, for a link that was made up.
const WRONG_PASSWORD: Fields = &[("password", "wrong")];
const ACCOUNT: Fields = &[
    ("name", "Otto"),
    ("email", "otto@example.org"),
    ("password", PASSWORD),
    ("again", PASSWORD),
    ("time_zone", "UTC"),
];

/// In the order of the list of routes. Game 1 has begun, in games 2 and 3 a claim waits; game 3 is one
/// of a tournament of the director.
const ROWS: &[Row] = &[
    get(r"/games/{id:\d+}", "/games/1", ALL),
    post(
        r"/games/{id:\d+}/moves",
        "/games/1/moves",
        &[("move", "Nf3"), ("ply", "99"), ("confirmed", "yes")],
        PLAYERS_ASK,
    ),
    get(
        r"/games/{id:\d+}/{form:moves|recall|skip|takeback|draw|time|timeout|claim|appeal|result|rematch|messages|spectator-messages|notes|conditional-moves|safety-move|proposed-line}",
        "/games/1/moves",
        ALL,
    ),
    get("/games", "/games", MEMBERS),
    // Who may see the game; the stream itself never ends.
    get(r"/live/games/{id:\d+}", "/live/games/1", ALL),
    get("/live/my-games", "/live/my-games", MEMBERS),
    get("/live/lobby", "/live/lobby", ALL),
    get(r"/live/tournaments/{id:\d+}", "/live/tournaments/1", ALL),
    get("/live/challenges/{id}", "/live/challenges/3", BETWEEN_THEM),
    get("/live/messages", "/live/messages", MEMBERS),
    get("/games/finished", "/games/finished", MEMBERS),
    get("/games/next", "/games/next", MEMBERS),
    get("/waiting", "/waiting", MEMBERS),
    get("/live/waiting", "/live/waiting", MEMBERS),
    post("/games/view", "/games/view", &[("view", "walls")], MEMBERS_ASK),
    get("/games.pgn", "/games.pgn", MEMBERS),
    get(r"/games/{id:\d+}.pgn", "/games/1.pgn?mine=1", ALL),
    get(r"/games/{id:\d+}.fen", "/games/1.fen", ALL),
    get(r"/games/{id:\d+}/analysis", "/games/1/analysis", PLAYERS),
    post(
        r"/games/{id:\d+}/analysis",
        "/games/1/analysis",
        &[("action", "keep"), ("line", "none")],
        PLAYERS_ASK,
    ),
    get(r"/games/{id:\d+}/conditional-moves/delete", "/games/1/conditional-moves/delete", PLAYERS),
    post(
        r"/games/{id:\d+}/conditional-moves",
        "/games/1/conditional-moves",
        &[("action", "arm"), ("line", "none")],
        PLAYERS_ASK,
    ),
    post(
        r"/games/{id:\d+}/safety-move",
        "/games/1/safety-move",
        &[("action", "delete"), ("ply", "99")],
        PLAYERS_ASK,
    ),
    post(
        r"/games/{id:\d+}/proposed-line",
        "/games/1/proposed-line",
        &[("ply", "99"), ("line", "g1f3")],
        PLAYERS_ASK,
    ),
    // No move waits.
    post(r"/games/{id:\d+}/recall", "/games/1/recall", &[("ply", "99")], PLAYERS_ASK),
    post(r"/games/{id:\d+}/skip", "/games/1/skip", &[("ply", "99")], PLAYERS_DO),
    // Nobody asked: it is as good as declined.
    post(r"/games/{id:\d+}/takeback", "/games/1/takeback", &[("action", "decline")], PLAYERS_DO),
    post(
        r"/games/{id:\d+}/draw",
        "/games/1/draw",
        &[("action", "accept"), ("ply", "99")],
        PLAYERS_ASK,
    ),
    post(r"/games/{id:\d+}/time", "/games/1/time", &[("days", "0"), ("given", "0")], PLAYERS_ASK),
    post(r"/games/{id:\d+}/timeout", "/games/1/timeout", &[], PLAYERS_ASK),
    post(
        r"/games/{id:\d+}/claim",
        "/games/1/claim",
        &[("ground", "other"), ("statement", "A draw."), ("ply", "99")],
        PLAYERS_ASK,
    ),
    post(
        r"/games/{id:\d+}/claim/answer",
        "/games/1/claim/answer",
        &[("claim_answer", "Never.")],
        PLAYERS_ASK,
    ),
    post(r"/games/{id:\d+}/appeal", "/games/1/appeal", &[("appeal", "Never.")], PLAYERS_ASK),
    // Play goes on.
    post(
        r"/games/{id:\d+}/result",
        "/games/1/result",
        &[("result", "draw"), ("analysis", "Nobody gets through.")],
        PLAYERS_ASK,
    ),
    get(r"/games/{id:\d+}/log", "/games/1/log", ALL),
    get(r"/games/{id:\d+}/log.txt", "/games/1/log.txt", RECORD),
    get(r"/games/{id:\d+}/log.txt", "/games/3/log.txt", DESK_RECORD),
    // The director has nothing to decide there.
    get(r"/games/{id:\d+}/log.txt", "/games/4/log.txt", RECORD),
    get(r"/games/{id:\d+}/resign", "/games/1/resign", PLAYERS),
    // Too late for that: both have moved.
    post(r"/games/{id:\d+}/resign", "/games/1/resign", &[("abort", "yes")], PLAYERS_ASK),
    post(r"/games/{id:\d+}/rematch", "/games/1/rematch", &[], PLAYERS_ASK),
    get(r"/games/{id:\d+}/messages/{message:\d+}/report", "/games/1/messages/1/report", HEARER),
    post(
        r"/games/{id:\d+}/messages/{message:\d+}/report",
        "/games/1/messages/1/report",
        &[("text", "")],
        HEARER_ASKS,
    ),
    get("/about/style", "/about/style", ALL),
    // Nothing is said.
    post(
        r"/games/{id:\d+}/{place:messages|spectator-messages|notes}",
        "/games/1/messages",
        &[("text", " ")],
        PLAYERS_ASK,
    ),
    post(
        r"/games/{id:\d+}/{place:messages|spectator-messages|notes}",
        "/games/1/spectator-messages",
        &[("text", " ")],
        SPECTATORS_ASK,
    ),
    post(
        r"/games/{id:\d+}/{place:messages|spectator-messages|notes}",
        "/games/1/notes",
        &[("note", "")],
        MEMBERS_DO,
    ),
    get(
        r"/games/{id:\d+}/spectator-messages/{spectator_message:\d+}/report",
        "/games/1/spectator-messages/1/report",
        READERS,
    ),
    post(
        r"/games/{id:\d+}/spectator-messages/{spectator_message:\d+}/report",
        "/games/1/spectator-messages/1/report",
        &[("text", "")],
        READERS_ASK,
    ),
    get("/", "/", ALL),
    get("/learn", "/learn", ALL),
    get("/learn/{topic}", "/learn/castling", ALL),
    get("/static/{hash}/{file}", "/static/any/zugpost.css", ALL),
    get("/robots.txt", "/robots.txt", ALL),
    // No address is set.
    get("/.well-known/security.txt", "/.well-known/security.txt", NOBODY),
    get("/appearance", "/appearance", ALL),
    post("/appearance", "/appearance", &[("language", "nl")], ALL_REFUSED),
    post("/board-size", "/board-size", &[("size", "131")], ALL_REFUSED),
    // To this machine, while no mail server is set.
    get("/emails", "/emails", ALL),
    get("/emails/{id}", "/emails/00000001", ALL),
    get("/healthz", "/healthz", ALL),
    // Only `zugpost doctor` can sign the address.
    get("/healthz/echo/{token:[0-9a-z-]+}", "/healthz/echo/1-a", [NotFound; 7]),
    get("/readyz", "/readyz", ALL),
    // To this machine, while no token is set.
    get("/metrics", "/metrics", ALL),
    get("/register", "/register", ALL),
    post("/register", "/register", &[], ALL_REFUSED),
    get("/login", "/login", ALL),
    post("/login", "/login", &[("login", "Wilma"), ("password", "wrong")], ALL_REFUSED),
    post("/logout", "/logout", &[], ALL),
    // Links out of emails: who has the token may, and nobody has this one.
    get("/confirm/{token:[A-Za-z0-9_-]+}", "/confirm/guess", ALL),
    post("/confirm/{token:[A-Za-z0-9_-]+}", "/confirm/guess", &[], ALL_REFUSED),
    get("/forgot", "/forgot", ALL),
    post("/forgot", "/forgot", &[("email", "nobody@example.org")], ALL),
    get("/reset/{token:[A-Za-z0-9_-]+}", "/reset/guess", ALL_REFUSED),
    post("/reset/{token:[A-Za-z0-9_-]+}", "/reset/guess", ACCOUNT, ALL_REFUSED),
    get("/setup/{token:[A-Za-z0-9_-]+}", "/setup/guess", NOBODY),
    post("/setup/{token:[A-Za-z0-9_-]+}", "/setup/guess", ACCOUNT, NOBODY),
    get("/account", "/account", MEMBERS),
    post("/account/name", "/account/name", &[("name", "Somebody")], MEMBERS_ASK),
    post("/account/preferences", "/account/preferences", &[("time_zone", "Nowhere")], MEMBERS_ASK),
    post(
        "/account/password",
        "/account/password",
        &[("current", "wrong"), ("password", "long enough"), ("again", "long enough")],
        MEMBERS_ASK,
    ),
    post(
        "/account/address",
        "/account/address",
        &[("email", "other@example.org"), ("password", "wrong")],
        MEMBERS_ASK,
    ),
    get("/account/security", "/account/security", MEMBERS),
    post("/account/security/totp", "/account/security/totp", WRONG_PASSWORD, MEMBERS_ASK),
    post(
        "/account/security/totp/confirm",
        "/account/security/totp/confirm",
        &[("code", "1")],
        MEMBERS_DO,
    ),
    post(
        "/account/security/totp/remove",
        "/account/security/totp/remove",
        WRONG_PASSWORD,
        MEMBERS_ASK,
    ),
    post(
        "/account/security/recovery-codes",
        "/account/security/recovery-codes",
        WRONG_PASSWORD,
        MEMBERS_ASK,
    ),
    // The site of the tests has no name: browsers take no passkeys from it.
    post("/account/security/passkeys", "/account/security/passkeys", &[], MEMBERS_MISS),
    post(
        "/account/security/passkeys/new",
        "/account/security/passkeys/new",
        WRONG_PASSWORD,
        MEMBERS_MISS,
    ),
    post(
        "/account/security/passkeys/remove",
        "/account/security/passkeys/remove",
        &[("passkey", "1"), ("password", "wrong")],
        MEMBERS_ASK,
    ),
    // Without the password one is sent to give it.
    get("/login/second-factor", "/login/second-factor", ALL),
    post("/login/second-factor", "/login/second-factor", &[("code", "123456")], ALL),
    post("/login/second-factor/passkey", "/login/second-factor/passkey", &[], NOBODY),
    post("/login/second-factor/passkey/answer", "/login/second-factor/passkey/answer", &[], NOBODY),
    post("/login/passkey", "/login/passkey", &[], NOBODY),
    post("/login/passkey/answer", "/login/passkey/answer", &[], NOBODY),
    // No session has this number.
    post("/account/sessions/end", "/account/sessions/end", &[("session", "0")], MEMBERS_DO),
    post("/account/sessions/end-others", "/account/sessions/end-others", &[], MEMBERS_DO),
    get("/account/notifications", "/account/notifications", MEMBERS),
    post("/account/notifications", "/account/notifications", &[("moves", "whenever")], MEMBERS_ASK),
    // One's own emails, of any game.
    post(
        "/account/notifications/unmute",
        "/account/notifications/unmute",
        &[("game", "1")],
        MEMBERS_DO,
    ),
    post("/account/notifications/try", "/account/notifications/try", &[], MEMBERS_DO),
    get("/unsubscribe/{token:[a-z0-9-]+}", "/unsubscribe/guess", NOBODY),
    post(
        "/unsubscribe/{token:[a-z0-9-]+}",
        "/unsubscribe/guess",
        &[("List-Unsubscribe", "One-Click")],
        NOBODY,
    ),
    post(
        "/unsubscribe/{token:[a-z0-9-]+}/done",
        "/unsubscribe/guess/done",
        &[("action", "stop")],
        NOBODY,
    ),
    get("/account/profile", "/account/profile", MEMBERS),
    // There is no such country.
    post("/account/profile", "/account/profile", &[("country", "XX")], MEMBERS_ASK),
    post("/account/calendar", "/account/calendar", &[("action", "revoke")], MEMBERS_DO),
    post(
        "/account/calendar/alarms",
        "/account/calendar/alarms",
        &[("alarm_none", "yes")],
        MEMBERS_DO,
    ),
    get("/calendar/{secret:[A-Za-z0-9_-]+}.ics", "/calendar/guess.ics", NOBODY),
    get("/vacation", "/vacation", MEMBERS),
    post("/vacation", "/vacation", &[("until", "soon")], MEMBERS_ASK),
    // No vacation has this number.
    post("/vacation/end", "/vacation/end", &[("vacation", "0")], MEMBERS_DO),
    get("/account/close", "/account/close", MEMBERS),
    post("/account/close", "/account/close", &[("password", "wrong")], MEMBERS_ASK),
    get("/address/{token:[A-Za-z0-9_-]+}", "/address/guess", ALL),
    post("/address/{token:[A-Za-z0-9_-]+}", "/address/guess", &[], ALL_REFUSED),
    get("/lobby", "/lobby", ALL),
    get("/challenges/new", "/challenges/new", MEMBERS),
    post("/challenges/new", "/challenges/new", &[("opponent", "Nobody")], MEMBERS_ASK),
    get("/challenges/{id}", "/challenges/3", BETWEEN_THEM),
    post("/challenges/{id}/accept", "/challenges/3/accept", &[], BOTH_ASK),
    post("/challenges/{id}/decline", "/challenges/3/decline", &[("reason", "")], CHALLENGED_ASKS),
    post("/challenges/{id}/withdraw", "/challenges/3/withdraw", &[], CHALLENGER_DOES),
    get("/tournaments/new", "/tournaments/new", DIRECTORS),
    post("/tournaments/new", "/tournaments/new", &[("name", "")], DIRECTORS_ASK),
    // Tournament 2 has started.
    get("/tournaments/new", "/tournaments/new?edition_of=2", DIRECTORS),
    post(
        "/tournaments/new",
        "/tournaments/new",
        &[("edition_of", "2"), ("name", "")],
        DIRECTORS_ASK,
    ),
    get("/log-hashes", "/log-hashes", ALL),
    get(r"/log-hashes/{number:\d+}.txt", "/log-hashes/1.txt", ALL),
    get("/tournaments", "/tournaments", ALL),
    get("/tournaments/invited", "/tournaments/invited", MEMBERS),
    get(r"/tournaments/{id:\d+}", "/tournaments/1", ALL),
    // Nobody is invited.
    post(r"/tournaments/{id:\d+}/enter", "/tournaments/1/enter", &[], MEMBERS_ASK),
    post(r"/tournaments/{id:\d+}/withdraw", "/tournaments/1/withdraw", &[], MEMBERS_ASK),
    // It is no Swiss tournament.
    post(r"/tournaments/{id:\d+}/byes", "/tournaments/1/byes", &[("round", "2")], MEMBERS_ASK),
    // It has no stages.
    post(
        r"/tournaments/{id:\d+}/place",
        "/tournaments/1/place",
        &[("answer", "confirm")],
        MEMBERS_ASK,
    ),
    // It is no ladder.
    post(
        r"/tournaments/{id:\d+}/challenges",
        "/tournaments/1/challenges",
        &[("player", "2")],
        MEMBERS_ASK,
    ),
    post(
        r"/tournaments/{id:\d+}/challenges/{number:\d+}/accept",
        "/tournaments/1/challenges/1/accept",
        &[],
        MEMBERS_ASK,
    ),
    post(
        r"/tournaments/{id:\d+}/challenges/{number:\d+}/decline",
        "/tournaments/1/challenges/1/decline",
        &[],
        MEMBERS_ASK,
    ),
    post(
        r"/tournaments/{id:\d+}/challenges/{number:\d+}/withdraw",
        "/tournaments/1/challenges/1/withdraw",
        &[],
        MEMBERS_ASK,
    ),
    get(r"/tournaments/{id:\d+}/players/{number:\d+}", "/tournaments/1/players/1", NOBODY),
    post(r"/tournaments/{id:\d+}/substitute", "/tournaments/1/substitute", &[], MEMBERS_ASK),
    get(r"/tournaments/{id:\d+}/log", "/tournaments/1/log", ALL),
    get(r"/tournaments/{id:\d+}/log.txt", "/tournaments/1/log.txt", ALL),
    get(r"/tournaments/{id:\d+}/logs.txt", "/tournaments/1/logs.txt", ALL),
    get(r"/tournaments/{id:\d+}.pgn", "/tournaments/1.pgn", ALL),
    get(r"/tournaments/{id:\d+}.trf", "/tournaments/1.trf", NOBODY),
    get(r"/tournaments/{id:\d+}/table.csv", "/tournaments/1/table.csv", NOBODY),
    get(r"/tournaments/{id:\d+}/terms", "/tournaments/1/terms", DIRECTORS),
    post(r"/tournaments/{id:\d+}/terms", "/tournaments/1/terms", &[("name", "")], DIRECTORS_ASK),
    get(r"/tournaments/{id:\d+}/direct", "/tournaments/1/direct", DIRECTORS),
    post(
        r"/tournaments/{id:\d+}/direct",
        "/tournaments/1/direct",
        &[("deed", "cancel"), ("text", "")],
        DIRECTORS_ASK,
    ),
    get("/admin", "/admin", ARBITERS),
    get("/admin/games", "/admin/games", ARBITERS),
    get(r"/admin/games/{id:\d+}", "/admin/games/2", ARBITERS),
    get(r"/admin/games/{id:\d+}", "/admin/games/3", DESK),
    // The game has changed since: it never stood so.
    post(
        r"/admin/games/{id:\d+}/adjudicate",
        "/admin/games/2/adjudicate",
        &[("adjudication", "draw"), ("reason", "Agreed."), ("version", "99")],
        ARBITERS_ASK,
    ),
    post(
        r"/admin/games/{id:\d+}/adjudicate",
        "/admin/games/3/adjudicate",
        &[("adjudication", "draw"), ("reason", "Agreed."), ("version", "99")],
        DESK_ASKS,
    ),
    get("/admin/emails", "/admin/emails", ADMINS),
    // None is set aside.
    post("/admin/emails", "/admin/emails", &[("action", "all")], ADMINS_DO),
    get("/admin/health", "/admin/health", ADMINS),
    get("/admin/reports", "/admin/reports", ADMINS),
    post("/admin/reports", "/admin/reports", &[("report", "1"), ("answer", "")], ADMINS_ASK),
    get("/admin/announcements", "/admin/announcements", ADMINS),
    post(
        "/admin/announcements",
        "/admin/announcements",
        &[("action", "announce"), ("text", ""), ("days", "1")],
        ADMINS_ASK,
    ),
    get("/admin/settings", "/admin/settings", ADMINS),
    post(
        "/admin/settings",
        "/admin/settings",
        &[("action", "save"), ("site_name", "")],
        ADMINS_ASK,
    ),
    get("/admin/players", "/admin/players", ADMINS),
    get(r"/admin/players/{id:\d+}", "/admin/players/1", ADMINS),
    post(
        r"/admin/players/{id:\d+}",
        "/admin/players/1",
        &[("action", "close"), ("name", "Somebody"), ("reason", "Asked for.")],
        ADMINS_ASK,
    ),
    get("/admin/audit", "/admin/audit", ADMINS),
    get("/admin/security", "/admin/security", ADMINS),
    get("/players", "/players?name=Wilma", ALL),
    get("/players/lists/activity", "/players/lists/activity", ALL),
    get("/players/lists/points", "/players/lists/points", ALL),
    get("/players/lists/ratings", "/players/lists/ratings", ALL),
    get("/players/{name}", "/players/Wilma", ALL),
    // Nobody befriends themselves; who is no friend need not be removed.
    post("/players/{name}/befriend", "/players/Nobody/befriend", &[], MEMBERS_MISS),
    post("/players/{name}/unfriend", "/players/Wilma/unfriend", &[], MEMBERS_DO),
    get("/friends", "/friends", MEMBERS),
    get("/players/{name}/report", "/players/Wilma/report", MEMBERS),
    post("/players/{name}/report", "/players/Wilma/report", &[("text", "")], MEMBERS_ASK),
    get("/players/{name}/block", "/players/Sofie/block", OTHERS),
    // Nobody is blocked or muted.
    post(
        "/players/{name}/{deed:block|unblock|mute|unmute}",
        "/players/Sofie/unblock",
        &[],
        OTHERS_DO,
    ),
    get("/account/relations", "/account/relations", MEMBERS),
    get("/messages", "/messages", MEMBERS),
    get("/messages/{name}", "/messages/Sofie", OTHERS),
    post("/messages/{name}", "/messages/Sofie", &[("text", " ")], OTHERS_ASK),
    get(r"/messages/{name}/{message:\d+}/report", "/messages/Sofie/1/report", WRITTEN_TO),
    post(
        r"/messages/{name}/{message:\d+}/report",
        "/messages/Sofie/1/report",
        &[("text", "")],
        WRITTEN_TO_ASKS,
    ),
];

/// A site with all of them, and a browser for each.
pub struct Stage {
    pub site: Site,
    pub browsers: [Browser; 7],
}

impl Stage {
    pub fn set() -> Stage {
        let site = Site::start();
        let [mut wilma, mut bruno, mut sofie, arno, ada, mut dora] =
            ["Wilma", "Bruno", "Sofie", "Arno", "Ada", "Dora"].map(|name| site.player(name));
        // An email to view.
        site.register(&mut site.browser(), "Otto");
        site.run_jobs();
        let roles = site.db.write::<_, DbError>(|conn| {
            for (name, is_admin, is_arbiter, is_director) in [
                ("Arno", false, true, false),
                ("Ada", true, false, false),
                ("Dora", false, false, true),
            ] {
                let player = players::find_by_name(conn, name)?.expect("a player");
                let roles = player_roles::PlayerRoles { is_admin, is_arbiter, is_director };
                player_roles::update(conn, player.id, roles)?;
            }
            Ok(())
        });
        site.run(roles).expect("roles");
        assert_eq!(start(&mut wilma, &mut bruno, &[]), "/games/1");
        let page = wilma.get("/games/1?move=e4");
        wilma.submit(&page, ".confirm form", &[("message", "Good luck.")]);
        play(&mut bruno, "/games/1", "e5");
        assert_eq!(start(&mut wilma, &mut bruno, &[]), "/games/2");
        let claim = [("ground", "other"), ("statement", "We agreed by telephone."), ("ply", "0")];
        let page = send(&mut wilma, "/games/2/claim", &claim);
        assert_eq!(page.status, 303, "{}", page.text());
        let page = wilma.get("/challenges/new");
        let page = wilma.submit(&page, "main form", &[("opponent", "Bruno")]);
        assert!(page.path.starts_with("/challenges/3"), "{}", page.text());
        wilma.submit(&page, "form[action$=withdraw]", &[]);
        let page = send(&mut sofie, "/players/Wilma/report", &[("text", "Asks an engine.")]);
        assert_eq!(page.status, 303, "{}", page.text());
        let page = send(&mut sofie, "/games/1/spectator-messages", &[("text", "A quiet opening.")]);
        assert_eq!(page.status, 303, "{}", page.text());
        let page = send(&mut sofie, "/messages/Wilma", &[("text", "Hello!")]);
        assert_eq!(page.status, 303, "{}", page.text());
        let page = dora.get("/tournaments/new");
        let cup =
            [("name", "Cup"), ("start", "when_full"), ("capacity", "7"), ("by_invitation", "on")];
        let page = dora.submit(&page, "main form", &cup);
        assert!(page.path.starts_with("/tournaments/1?"), "{}", page.text());
        let series = [
            ("name", "Series"),
            ("format", "match"),
            ("start", "when_full"),
            ("numbering", "as_entered"),
        ];
        for id in [2, 3] {
            let page = dora.get("/tournaments/new");
            let page = dora.submit(&page, "main form", &series);
            assert!(page.path.starts_with(&format!("/tournaments/{id}?")), "{}", page.text());
            for player in [&mut wilma, &mut bruno] {
                let page = send(player, &format!("/tournaments/{id}/enter"), &[]);
                assert_eq!(page.status, 303, "{}", page.text());
            }
            site.run_jobs();
        }
        let page = send(&mut wilma, "/games/3/claim", &claim);
        assert_eq!(page.status, 303, "{}", page.text());
        Stage { browsers: [site.browser(), wilma, bruno, sofie, arno, ada, dora], site }
    }

    /// Returns the browser of a role. Who has logged out comes back.
    fn browser(&mut self, role: usize) -> &mut Browser {
        let browser = &mut self.browsers[role];
        if let (_, Some(name)) = ROLES[role]
            && !browser.cookies.contains_key("zugpost_session")
        {
            browser.log_in(name, PASSWORD);
        }
        browser
    }

    /// Asks for rows as roles, and fails with all that is not as expected.
    fn check(
        &mut self,
        asked: impl Iterator<Item = (&'static Row, usize)>,
        ask: impl Fn(&mut Browser, &Row) -> Page,
    ) {
        let mut wrong = Vec::new();
        for (row, role) in asked {
            let found = outcome(&ask(self.browser(role), row));
            let expected = row.expected[role];
            if found != expected {
                let what = format!("{} {} as {}", row.method, row.address, ROLES[role].0);
                wrong.push(format!("{what}: {found:?}, not {expected:?}"));
            }
        }
        assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    }
}

/// Returns every row of a method as every role. One of three of them is each row as two roles at
/// least.
fn as_each_role(method: &str) -> impl Iterator<Item = (&'static Row, usize)> {
    let rows = ROWS.iter().filter(move |row| row.method == method);
    rows.flat_map(|row| (0..ROLES.len()).map(move |role| (row, role)))
}

/// Sends a form with the secret of the browser.
pub fn send(browser: &mut Browser, path: &str, fields: &[(&str, &str)]) -> Page {
    let csrf = browser.csrf();
    let mut all = vec![("csrf", csrf.as_str())];
    all.extend_from_slice(fields);
    browser.post_once(path, &all)
}

/// Returns the patterns of all addresses that can be looked at.
pub fn patterns() -> Vec<String> {
    let routes = read_routes(&source("src/web/routes.rs")).expect("a list that can be read");
    routes.into_iter().filter(|(method, _)| *method == "GET").map(|(_, pattern)| pattern).collect()
}

/// Every page with somebody for whom it is: the index of the role, and the address. What is no
/// page, a redirect, or a stream, is left out.
pub fn pages() -> Vec<(usize, &'static str)> {
    let no_pages =
        ["/static/", "/live/", ".pgn", ".fen", ".ics", ".txt", "/healthz", "/readyz", "/metrics"];
    let is_page = |row: &&Row| !no_pages.iter().any(|one| row.pattern.contains(one));
    // A player sees most; the administrators' pages, and what is for those who are not here.
    let order = [1, 5, 2, 0];
    let strangers = ["/", "/register", "/login", "/forgot"];
    let mut found: Vec<(usize, &str)> = ROWS
        .iter()
        .filter(|row| row.method == "GET")
        .filter(is_page)
        .filter_map(|row| {
            let mut roles = order.into_iter().filter(|role| row.expected[*role] == Open);
            let role = if strangers.contains(&row.pattern) { Some(0) } else { roles.next() };
            Some((role?, row.address))
        })
        .collect();
    found.sort_by_key(|(role, _)| *role);
    found
}

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

fn lines(conn: &mut DbConn, sql: &str) -> QueryResult<Vec<String>> {
    let lines: Vec<Line> = diesel::sql_query(sql).load(conn)?;
    Ok(lines.into_iter().map(|line| line.line).collect())
}

/// Returns the rows of each table as text. Visits are noted in memory only,
/// and a test writes them down when it says so.
pub fn dump_tables(site: &Site) -> BTreeMap<String, Vec<String>> {
    site.read(|conn| {
        let is_sqlite = matches!(conn, DbConn::Sqlite(_));
        let tables = if is_sqlite {
            "SELECT name AS line FROM sqlite_master
             WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        } else {
            "SELECT table_name::text AS line FROM information_schema.tables
             WHERE table_schema = 'public'"
        };
        let mut all = BTreeMap::new();
        for table in lines(conn, tables)? {
            let row = if is_sqlite {
                let columns = format!(
                    "SELECT group_concat('quote(\"' || name || '\")', ' || '' '' || ') AS line
                     FROM pragma_table_info('{table}')"
                );
                lines(conn, &columns)?.concat()
            } else {
                "t::text".to_owned()
            };
            let rows = format!("SELECT {row} AS line FROM {table} t ORDER BY 1");
            all.insert(table, lines(conn, &rows)?);
        }
        Ok(all)
    })
}

#[track_caller]
fn assert_same(
    before: &BTreeMap<String, Vec<String>>,
    after: &BTreeMap<String, Vec<String>>,
    besides: &[&str],
) {
    assert!(before.len() > 20 && before["games"].len() == 4, "{:?}", before.keys());
    for (table, rows) in before {
        if !besides.contains(&table.as_str()) {
            assert_eq!(rows, &after[table], "{table}");
        }
    }
}

#[test]
fn every_page_opens_for_whom_it_is_and_looking_changes_nothing() {
    let mut stage = Stage::set();
    let before = dump_tables(&stage.site);
    stage.check(as_each_role("GET"), |browser, row| browser.get_once(row.address));
    // What was refused is noted.
    assert_same(&before, &dump_tables(&stage.site), &["security_log"]);
}

#[test]
fn every_form_is_taken_from_whom_it_is() {
    let mut stage = Stage::set();
    let before = dump_tables(&stage.site);
    stage.check(as_each_role("POST"), |browser, row| send(browser, row.address, row.fields));
    // Each row is about who asks: what they ask for leaves everything to the next.
    assert_same(
        &before,
        &dump_tables(&stage.site),
        &["sessions", "devices", "link_requests", "security_log"],
    );
}

#[test]
fn a_form_without_the_secret_of_its_browser_changes_nothing() {
    let mut stage = Stage::set();
    let before = dump_tables(&stage.site);
    let secrets = stage.browsers.each_mut().map(Browser::csrf);
    let forms = ROWS.iter().filter(|row| row.method == "POST" && row.pattern != WITHOUT_SECRET);
    for row in forms {
        for (index, browser) in stage.browsers.iter_mut().enumerate() {
            let (role, _) = ROLES[index];
            let page = browser.post_once(row.address, row.fields);
            assert_eq!(outcome(&page), OutOfDate, "{} as {role}, without", row.address);
            let of_another = secrets[(index + 1) % secrets.len()].as_str();
            let fields = [&[("csrf", of_another)][..], row.fields].concat();
            let page = browser.post_once(row.address, &fields);
            // Who is not logged in may have been so when the form was made.
            let expected = if index == 0 { LoggedOut } else { OutOfDate };
            assert_eq!(outcome(&page), expected, "{} as {role}, with another's", row.address);
        }
    }
    assert_same(&before, &dump_tables(&stage.site), &["security_log"]);
}

/// What answered a form has its address: whoever logs in there comes to a page all the same.
#[test]
fn the_way_back_from_every_form_leads_to_a_page() {
    let mut stage = Stage::set();
    let secret = stage.browsers[1].csrf();
    let mut wrong = Vec::new();
    for row in ROWS.iter().filter(|row| row.method == "POST" && row.expected[0] == LoggedOut) {
        let may = |outcome: &Outcome| matches!(outcome, Open | Refused);
        let Some(role) = row.expected.iter().position(may) else { continue };
        let anonymous = &mut stage.browsers[0];
        anonymous.referer = Some(format!("{}{}", anonymous.base, row.address));
        let page = anonymous.post_once(row.address, &[("csrf", &secret)]);
        let link = page.attribute("main a.button", "href").expect("a link");
        let login = url::Url::parse(&format!("{}{link}", anonymous.base)).expect("an address");
        let (_, next) = login.query_pairs().next().expect("a page");
        let page = stage.browsers[role].get_once(&next);
        if page.status != 200 {
            wrong.push(format!("{}: {next}: {}", row.address, page.status));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// What the table promises of the admin pages, whatever else is changed in it.
#[test]
fn no_row_lets_a_player_to_the_administrators_or_an_arbiter_to_what_is_for_administrators() {
    for row in ROWS.iter().filter(|row| row.pattern.starts_with("/admin")) {
        let may = |outcome| matches!(outcome, Open | Refused);
        let [anonymous, player, opponent, spectator, arbiter, admin, director] = row.expected;
        let turned_away = if row.method == "GET" { LogIn } else { LoggedOut };
        assert_eq!(anonymous, turned_away, "{}", row.pattern);
        assert_eq!([player, opponent, spectator], [NotFound; 3], "{}", row.pattern);
        assert!(may(admin), "{}", row.pattern);
        // The one game of their tournament.
        assert_eq!(may(director), row.address.starts_with("/admin/games/3"), "{}", row.address);
        assert!(may(director) || director == NotFound, "{}", row.address);
        assert_eq!(may(arbiter), FOR_ARBITERS.contains(&row.pattern), "{}", row.pattern);
        assert!(may(arbiter) || arbiter == NotFound, "{}", row.pattern);
    }
}

#[test]
fn every_route_has_a_row_and_every_row_a_route() {
    let routes = read_routes(&source("src/web/routes.rs"));
    let routes: BTreeSet<Route> = routes.expect("a list that can be read").into_iter().collect();
    let rows = ROWS.iter().map(|row| (row.method, row.pattern.to_owned()));
    let rows: BTreeSet<Route> = rows.collect();
    let unsaid: Vec<&Route> = routes.difference(&rows).collect();
    assert!(unsaid.is_empty(), "tests/admin/matrix.rs does not say who may do this: {unsaid:?}");
    let gone: Vec<&Route> = rows.difference(&routes).collect();
    assert!(gone.is_empty(), "tests/admin/matrix.rs has rows without a route: {gone:?}");
    for row in ROWS {
        assert!(fits(row.pattern, row.address), "{} is no {}", row.address, row.pattern);
    }
}
