//! Nobody but the owner can learn that conditional moves or an analysis exist.

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
    "/games?view=rows",
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
];

fn plain(page: &Page) -> String {
    let mut headers: Vec<String> = page
        .headers
        .iter()
        .filter(|(name, _)| !matches!(name.as_str(), "date" | "set-cookie"))
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
