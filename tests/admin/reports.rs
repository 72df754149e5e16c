//! Reports: made by players, settled by administrators.

use chrono::TimeDelta;
use diesel::{QueryDsl as _, RunQueryDsl as _};
use zugpost::{
    actions::{
        ActionError,
        admin::reports::{Reported, report as make_report},
    },
    db::{GameId, players, schema::reports},
};

use super::site::acts;
use crate::{
    support::{Browser, Page, Site, site::PASSWORD},
    web::start,
};

#[track_caller]
fn report(browser: &mut Browser, path: &str, words: &str) -> Page {
    let page = browser.get(path);
    browser.submit(&page, "main form", &[("text", words)])
}

#[test]
fn a_report_reaches_the_administrators_once() {
    let site = Site::start();
    let mut admin = site.administrator("Anna");
    let mut bruno = site.player("Bruno");
    site.player("Mallory");
    let page = bruno.get("/players/Mallory");
    let form = bruno.click(&page, "main a[href$=report]");
    for _ in 0..2 {
        let page = bruno.submit(&form, "main form", &[("text", "Asks an engine.")]);
        assert!(page.path.starts_with("/players/Mallory"), "{}", page.path);
        page.assert_says("Your report was sent to the administrators.");
    }
    let page = admin.get("/admin/reports");
    page.assert_says("1 open report.");
    page.assert_says("Asks an engine.");
    assert_eq!(page.all("section.panel h2"), ["Mallory"], "the same form twice");
    let refused = admin.submit(&page, "section form", &[("answer", " ")]);
    assert_eq!(refused.status, 422);
    refused.assert_says("Enter the outcome.");
    for _ in 0..2 {
        let page = admin.submit(&page, "section form", &[("answer", "Warned.")]);
        page.assert_says("The report was closed.");
        page.assert_says("No open reports.");
    }
    let page = admin.submit(&page, "section form", &[("answer", "Dismissed.")]);
    assert_eq!(page.status, 422);
    page.assert_says("This report is already closed.");
    assert_eq!(acts(&site), ["report_settled: report 1: Warned."]);
}

#[test]
fn a_report_has_words_and_a_subject_and_is_not_the_eleventh() {
    let site = Site::start();
    let mut bruno = site.player("Bruno");
    site.player("Mallory");
    let page = report(&mut bruno, "/players/Mallory/report", " ");
    assert_eq!(page.status, 422);
    page.assert_says("Describe what happened. Use 1 to 1000 characters.");
    let page = report(&mut bruno, "/players/bruno/report", "I lose.");
    assert_eq!(page.status, 422);
    page.assert_says("You cannot report yourself.");
    assert_eq!(bruno.get("/players/Nobody/report").status, 404);
    for count in 1..=10 {
        let page = report(&mut bruno, "/players/Mallory/report", &format!("Again: {count}."));
        assert_eq!(page.status, 200, "{count}");
    }
    let page = report(&mut bruno, "/players/Mallory/report", "Again: 11.");
    assert_eq!(page.status, 422);
    page.assert_says("You can send at most 10 reports a day.");
    site.advance(TimeDelta::hours(25));
    bruno.log_in("Bruno", PASSWORD);
    assert_eq!(report(&mut bruno, "/players/Mallory/report", "Again: 12.").status, 200);
}

#[test]
fn what_the_opponent_said_is_reported_as_it_was_said() {
    let site = Site::start();
    let mut admin = site.administrator("Anna");
    let (mut wilma, mut bruno) = (site.player("Wilma"), site.player("Bruno"));
    let game = start(&mut wilma, &mut bruno, &[]);
    let page = wilma.get(&format!("{game}?move=e4"));
    wilma.submit(&page, ".confirm form", &[("message", "You play like a pawn.")]);
    assert!(!wilma.get(&game).has(".messages a[href$=report]"), "it is her own");
    let page = bruno.get(&game);
    let form = bruno.click(&page, ".messages a[href$=report]");
    form.assert_says("You play like a pawn.");
    let page = bruno.submit(&form, "main form", &[("text", "An insult.")]);
    page.assert_says("Your report was sent to the administrators.");
    let page = admin.get("/admin/reports");
    assert_eq!(page.all("section.panel h2"), ["Wilma"]);
    assert_eq!(page.all("blockquote"), ["You play like a pawn."]);
    assert_eq!(page.attribute("section a[href^='/games/']", "href"), Some(game.clone()));
    // Who said it, or is not in the game, finds nothing to report.
    let path = format!("{game}/messages/1/report");
    assert_eq!(wilma.get(&path).status, 404);
    assert_eq!(admin.get(&path).status, 404);
    assert_eq!(bruno.get(&format!("{game}/messages/2/report")).status, 404);
    assert_eq!(bruno.get(&format!("{game}/messages/0/report")).status, 404);
}

#[test]
fn nobody_settles_a_report_about_themselves() {
    let site = Site::start();
    let mut anna = site.administrator("Anna");
    let mut admin = site.administrator("Adam");
    let mut bruno = site.player("Bruno");
    report(&mut bruno, "/players/Anna/report", "Rules for her friends.");
    let page = anna.get("/admin/reports");
    page.assert_says("This report is about you.");
    assert!(!page.has("section form"));
    let csrf = anna.csrf();
    let fields = [("csrf", csrf.as_str()), ("report", "1"), ("answer", "Nonsense.")];
    let page = anna.post("/admin/reports", &fields);
    assert_eq!(page.status, 422);
    let refusal = "This report is about you. Another administrator must close it.";
    assert_eq!(page.all(".errors li"), [refusal]);
    let page = admin.get("/admin/reports");
    let page = admin.submit(&page, "section form", &[("answer", "Looked into it.")]);
    page.assert_says("The report was closed.");
}

#[test]
fn nobody_else_reads_reports() {
    let site = Site::start();
    let mut bruno = site.player("Bruno");
    assert_eq!(bruno.get("/admin/reports").status, 404);
    let csrf = bruno.csrf();
    let fields = [("csrf", csrf.as_str()), ("report", "1"), ("answer", "x")];
    assert_eq!(bruno.post("/admin/reports", &fields).status, 404);
    assert_eq!(site.browser().get_once("/players/Bruno/report").status, 303);
    assert_eq!(site.browser().get_once("/admin/reports").status, 303);
}

/// Spectators' comments are help to a player of the game: not even a report shows that one exists.
#[test]
fn a_player_of_a_running_game_finds_no_remark_of_it_to_report() {
    let site = Site::start();
    let (mut wilma, mut bruno) = (site.player("Wilma"), site.player("Bruno"));
    let (mut sofie, mut nosy) = (site.player("Sofie"), site.player("Nosy"));
    assert_eq!(start(&mut wilma, &mut bruno, &[]), "/games/1");
    let page = sofie.get("/games/1");
    sofie.submit(&page, "form[action$=spectator-messages]", &[("text", "The knight is strong.")]);
    let by = |name: &'static str| {
        let me = site.read(move |conn| players::find_by_name(conn, name)).expect("a player").id;
        let what = Reported::SpectatorMessage(GameId(1), 1);
        let words = "That is help.".to_owned();
        site.run(make_report(&site.db, me, what, words, site.now()))
    };
    // Nor does Sofie report herself.
    for name in ["Wilma", "Bruno", "Sofie"] {
        assert!(matches!(by(name), Err(ActionError::NotFound)), "{name}");
    }
    let path = "/games/1/spectator-messages/1/report";
    for browser in [&mut wilma, &mut bruno, &mut sofie] {
        assert_eq!(browser.get(path).status, 404);
        let csrf = browser.csrf();
        let fields = [("csrf", csrf.as_str()), ("text", "That is help.")];
        assert_eq!(browser.post(path, &fields).status, 404);
    }
    let made = || site.read(|conn| reports::table.count().get_result::<i64>(conn));
    assert_eq!(made(), 0);
    assert_eq!(report(&mut nosy, path, "That is help.").status, 200);
    assert_eq!(made(), 1);
    let page = wilma.get("/games/1/resign");
    wilma.submit(&page, "main form", &[]);
    by("Wilma").expect("a report, now that the game is over");
    assert_eq!(made(), 2);
}

/// Spectators' comments are help to a player of the game, also to one with a role.
#[test]
fn nobody_reads_on_the_admin_pages_what_was_remarked_on_a_running_game_of_their_own() {
    let site = Site::start();
    let (mut ada, mut otto) = (site.administrator("Ada"), site.administrator("Otto"));
    let (mut bruno, mut sofie) = (site.player("Bruno"), site.player("Sofie"));
    assert_eq!(start(&mut ada, &mut bruno, &[]), "/games/1");
    let page = sofie.get("/games/1");
    sofie.submit(&page, "form[action$=spectator-messages]", &[("text", "The knight is strong.")]);
    let page = otto.get("/games/1/spectator-messages/1/report");
    otto.submit(&page, "main form", &[("text", "That is help.")]);
    assert!(!ada.get("/admin/reports").text().contains("knight"));
    let page = otto.get("/admin/reports");
    page.assert_says("The knight is strong.");
    otto.submit(&page, "section form", &[("answer", "No more of the knight.")]);
    // Nor what came of it: the answer may quote the comment.
    let pages = ["/admin/players/4", "/admin/audit", "/admin/audit?player=Sofie"];
    for path in pages {
        assert!(otto.get(path).text().contains("knight"), "{path}");
        let page = ada.get(path);
        assert_eq!(page.status, 200);
        assert!(!page.text().contains("knight"), "{path}: {}", page.text());
    }
    let page = ada.get("/games/1/resign");
    ada.submit(&page, "main form", &[]);
    for path in pages {
        assert!(ada.get(path).text().contains("knight"), "{path}");
    }
}
