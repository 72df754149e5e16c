//! Nobody but the owner can learn that conditional moves, an analysis, a move that waits or a safety move
//! exist.

use super::{Table, make_calendar, play};
use crate::support::{Browser, Page};

/// Everything that can be asked about the game, by anybody.
const PATHS: &[&str] = &[
    "/games/1",
    "/games/1?ply=0",
    "/games/1?from=e7",
    "/games/1?move=e5",
    "/games/1?move=e5&lines=1",
    "/games/1/analysis",
    "/games/1/analysis?line=e7e5",
    "/games/1/analysis?line=e7e5.g1f3",
    "/games/1/analysis?ply=0",
    "/games/1/analysis?line=e7e5&any=h6",
    "/games/1.pgn",
    "/games/1.pgn?mine=1",
    "/games/1.pgn?clocks=1&mine=1",
    "/games/1.fen",
    "/games/1/conditional-moves/delete",
    "/games/1/resign",
    "/games/1/log",
    "/vacation",
    "/games",
    "/waiting",
    "/games/finished",
    "/games/next",
    "/games.pgn",
    "/lobby",
    "/",
    "/players/Wilma",
    "/players/Bruno",
    "/emails",
    "/account",
];

/// Forms of the game that change nothing when they are refused. Who is logged out reads again what
/// they typed, so no secret is typed here.
const REFUSED: &[(&str, &[(&str, &str)])] = &[
    ("/games/1/conditional-moves", &[("ply", "1"), ("action", "add"), ("lines", "1...e5 2.Be2")]),
    ("/games/1/conditional-moves", &[("ply", "1"), ("action", "arm"), ("line", "e7e5")]),
    ("/games/1/conditional-moves", &[("ply", "1"), ("action", "remove"), ("line", "e7e5")]),
    ("/games/1/proposed-line", &[("ply", "1"), ("line", "e7e5")]),
    ("/games/1/moves", &[("ply", "1"), ("move", "Ke2")]),
    ("/games/1/moves", &[("ply", "0"), ("move", "e5"), ("confirmed", "yes")]),
    ("/games/1/draw", &[("action", "accept"), ("ply", "1")]),
    ("/games/1/time", &[("days", "0"), ("given", "0")]),
    ("/games/1/timeout", &[]),
    // On the turn of the player who has something to recall or to delete.
    ("/games/1/recall", &[("ply", "2")]),
    ("/games/1/safety-move", &[("ply", "2"), ("action", "delete")]),
];

fn plain(page: &Page) -> String {
    let mut headers: Vec<String> = page
        .headers
        .iter()
        .filter(|(name, _)| !matches!(name.as_str(), "date" | "set-cookie" | "x-request-id"))
        .map(|(name, value)| format!("{name}: {value}"))
        .collect();
    headers.sort();
    let body = page.html_without_key();
    format!("{} {}\n{}\n{body}", page.status, page.path, headers.join("\n"))
}

/// `calendar`: the feed of Black's deadlines, which needs no login.
fn everything(browser: &mut Browser, calendar: &str) -> Vec<String> {
    let csrf = browser.csrf();
    let paths = PATHS.iter().chain([&calendar]);
    let mut all: Vec<String> = paths.map(|path| plain(&browser.get_once(path))).collect();
    for (path, fields) in REFUSED {
        let mut form = vec![("csrf", csrf.as_str())];
        form.extend_from_slice(fields);
        all.push(plain(&browser.post_once(path, &form)));
    }
    all
}

#[test]
fn every_answer_to_others_is_the_same_with_and_without_conditional_moves() {
    let mut table = Table::set();
    table.play(&["e4"]);
    table.site.run_jobs();
    let mut spectator = table.site.player("Nosy");
    let mut anonymous = table.site.browser();
    table.site.run_jobs();
    // It says how often a game changed, and when it did last.
    let calendar = make_calendar(&mut table.black);
    assert!(anonymous.get_once(&calendar).html.contains("SEQUENCE:"));
    // Once for what is stored by viewing.
    everything(&mut table.black, &calendar);
    everything(&mut spectator, &calendar);
    let before = [&mut table.black, &mut spectator, &mut anonymous]
        .map(|browser| everything(browser, &calendar));
    for path in PATHS {
        table.white.get_once(path);
    }
    let page = table.white.get("/games/1");
    let lines = "1...e5 2.Nf3 {a secret} Nc6 3.Bb5 (1...any 2.h3)";
    let form = "#conditional-moves form:has(textarea)";
    let fields = [("lines", lines), ("checked", lines), ("action", "replace")];
    let page = table.white.submit(&page, form, &fields);
    page.assert_says("You have replies to 20 of 20 possible moves.");
    let think = table.white.get("/games/1/analysis?line=c7c5.g1f3");
    let fields = [("action", "comment"), ("comment", "a secret")];
    table.white.submit(&think, "form[action$=analysis]:has(#comment)", &fields);
    let page = table.white.get("/games/1");
    table.white.submit(&page, form, &[("lines", "1...e5 2.Nf3"), ("action", "replace")]);
    let after = [&mut table.black, &mut spectator, &mut anonymous]
        .map(|browser| everything(browser, &calendar));
    for (before, after) in before.iter().zip(&after) {
        for (before, after) in before.iter().zip(after) {
            assert_eq!(before, after);
        }
    }
    // What is inactive is as secret as what is active, also after the game.
    play(&mut table.black, "/games/1", "d5");
    let page = table.white.get("/games/1/resign");
    table.white.submit(&page, "main form", &[]);
    for browser in [&mut table.black, &mut spectator, &mut anonymous] {
        for answer in everything(browser, &calendar) {
            assert!(!answer.contains("secret") && !answer.contains("Nf3"), "{answer}");
        }
    }
    let emails = table.site.emails();
    assert!(emails.iter().all(|email| !email.text.contains("secret")));
}

/// Everybody who may look, but the player whose move waits.
fn others(table: &Table) -> [Browser; 4] {
    let mut arbiter = table.site.arbiter("Arbiter");
    arbiter.get("/");
    [table.site.player("Nosy"), table.site.administrator("Admin"), arbiter, table.site.browser()]
}

#[test]
fn every_answer_to_others_is_the_same_with_and_without_a_move_that_waits() {
    const MORE: &[&str] = &["/games/1/log.txt", "/admin/games/1", "/log-hashes"];
    let mut table = Table::set();
    super::send_delay::choose(&mut table.white, "600");
    table.play(&["e4"]);
    // Bruno answers, and it is Wilma's turn.
    table.site.advance(chrono::TimeDelta::minutes(10));
    table.site.run_jobs();
    play(&mut table.black, "/games/1", "e5");
    table.site.run_jobs();
    let calendar = make_calendar(&mut table.black);
    let mut others = others(&table);
    table.site.run_jobs();
    let mut look = |black: &mut Browser| {
        let browsers = others.iter_mut().chain([black]);
        let all = browsers.flat_map(|browser| {
            let mut all = everything(browser, &calendar);
            all.extend(MORE.iter().map(|path| plain(&browser.get_once(path))));
            all
        });
        all.collect::<Vec<_>>()
    };
    // Once for what is stored by viewing.
    look(&mut table.black);
    table.site.flush_game_views();
    let before = look(&mut table.black);
    let emails = table.site.emails().len();
    // With a marker in all that goes with it.
    let page = table.white.get("/games/1?move=Nf3");
    let lines = "2...Nc6 3.Bb5 {a secret} a6 4.Ba4";
    let fields = [
        ("message", "a secret word"),
        ("offer_draw", "yes"),
        ("keep", lines),
        ("propose", "2...d6 3.d4"),
        ("with", "lines"),
    ];
    let page = table.white.submit(&page, ".confirm form", &fields);
    assert!(page.has("#delayed-move"), "{}", page.text());
    table.white.get("/games/1").assert_says("a secret word");
    let compare = |after: Vec<String>, when: &str| {
        assert_eq!(before.len(), after.len());
        for (before, after) in before.iter().zip(&after) {
            assert_eq!(before, after, "{when}");
            assert!(!after.contains("secret"), "{when}: {after}");
        }
    };
    compare(look(&mut table.black), "while it waits");
    let page = table.white.get("/games/1");
    table.white.submit(&page, "#delayed-move form", &[]);
    compare(look(&mut table.black), "after it was recalled");
    let page = table.white.get("/games/1");
    let page = table.white.press(&page, "#safety-move details button", &[("safety_move", "g1f3")]);
    assert!(page.has("#safety-move time"), "{}", page.text());
    compare(look(&mut table.black), "with a safety move");
    assert!(table.white.get("/games/1").has("#safety-move time"), "nobody else deletes it");
    table.site.run_jobs();
    assert_eq!(table.site.emails().len(), emails);
    let log = table.site.read(|conn| zugpost::db::game_events::list(conn, zugpost::db::GameId(1)));
    let kinds: Vec<_> = log.iter().map(|event| event.kind.as_str()).collect();
    assert_eq!(kinds, ["delay_ended", "move", "move"], "of the first move alone");
}
