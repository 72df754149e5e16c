//! The admin pages: games are found, a mate is stepped through, one bad row stays alone;
//! and what happens where nobody could decide.

use diesel::RunQueryDsl as _;
use zugpost::db::{DbError, GameId, notification_preferences::NotificationPreferences, players};

use super::{
    adjudications::DECIDING,
    claims::{claim_fortress, kinds, last_email, rooks, somebody_rules, state, waiting},
    site::acts,
};
use crate::support::site::ADMIN;
use crate::{
    support::Site,
    web::{Table, start},
};

const NOBODY: &str = "There is no arbiter who can decide this. The arbiter must not be a player in this game and must not have decided on it before.";

fn sql(site: &Site, statement: &'static str) {
    let done = site.db.write::<_, DbError>(move |conn| {
        Ok(diesel::sql_query(statement).execute(conn).map(drop)?)
    });
    site.run(done).expect("a statement");
}

#[test]
fn games_are_found_by_number_player_and_state() {
    let mut table = waiting();
    let second = start(&mut table.white, &mut table.black, &[]);
    assert_eq!(second, "/games/2");
    let page = table.black.get("/games/2/resign");
    table.black.submit(&page, "main form", &[]);
    let mut other = table.site.player("Carla");
    let mut fourth = table.site.player("Dora");
    assert_eq!(start(&mut other, &mut fourth, &[]), "/games/3");
    let mut chief = table.site.administrator("Chief");
    let mut found = |query: &str| {
        let page = chief.get(&format!("/admin/games?{query}"));
        assert_eq!(page.status, 200);
        page.all("tbody td:first-child").join(" ")
    };
    for (query, expected) in [
        ("", "3 2 1"),
        ("before=3", "2 1"),
        ("state=running", "3 1"),
        ("state=finished", "2"),
        ("q=2", "2"),
        ("q=%232", "2"),
        ("q=9", ""),
        ("q=-1", ""),
        ("q=99999999999999999999", ""),
        ("q=wilma", "1 2"),
        ("q=Wilma&state=running", "1"),
        ("q=Wilma&state=finished", "2"),
        ("q=Carla", "3"),
        ("q=Nobody", ""),
        ("q=%00", ""),
        ("q=Chief", ""),
    ] {
        assert_eq!(found(query), expected, "{query}");
    }
    let page = chief.get("/admin/games");
    page.assert_says("Waiting for a decision.");
    page.assert_says("In progress.");
    assert_eq!(chief.get("/admin/games?before=x").status, 404);
}

#[test]
fn a_mate_that_could_still_come_is_stepped_through() {
    let table = waiting();
    let mut chief = table.site.administrator("Chief");
    let page = chief.get("/admin/games/1");
    page.assert_says("White can still win, for example with 31.");
    page.assert_says("2 half-moves without a capture or pawn move. The 50-move rule needs 100.");
    page.assert_says("White king, rook, pawn");
    let start = page.attribute("a[href*='mate=white']", "href").expect("a mate");
    let mut page = chief.get(start.split('#').next().expect("a path"));
    page.assert_says("Possible win: position before half-move 1.");
    let last = page.attribute("nav.steps a:last-of-type", "href").expect("a step");
    page = chief.get(last.split('#').next().expect("a path"));
    page.assert_says("Possible win: half-move");
    assert!(page.has(".square.check"), "the last position is mate");
    // Whatever is asked for, there is a board.
    for query in ["mate=white&step=999999", "mate=green&step=1", "ply=999", "step=2", "ply=0"] {
        let page = chief.get(&format!("/admin/games/1?{query}"));
        assert_eq!((page.status, page.all(".square").len()), (200, 64), "{query}");
    }
}

#[test]
fn one_row_that_cannot_be_read_leaves_the_queue_as_it_is() {
    let mut table = waiting();
    assert_eq!(start(&mut table.white, &mut table.black, &[]), "/games/2");
    let page = table.white.get("/games/2");
    let fields = [("ground", "other"), ("statement", "We have agreed.")];
    table.white.submit(&page, "form.claim-form", &fields);
    sql(&table.site, "UPDATE games SET claims = 'open hearsay' WHERE id = 1");
    let mut chief = table.site.administrator("Chief");
    let page = chief.get("/admin");
    page.assert_says("could not be read: see the server log");
    page.assert_says("other reason");
    assert_eq!(page.all("tbody tr").len(), 2);
    assert_eq!(chief.get("/admin/games/2").status, 200);
    assert_eq!(chief.get("/admin/games/1").status, 500);
    // Nobody is notified of it until it is mended.
    sql(
        &table.site,
        "UPDATE games SET claims = 'open since:1795194000000000 by:white ground:fortress' WHERE id = 1",
    );
    assert_eq!(chief.get("/admin/games/1").status, 200);
}

#[test]
fn no_claim_waits_where_nobody_could_rule() {
    let mut table = Table::set();
    let before = state(&table.site);
    let page = claim_fortress(&mut table.white);
    assert_eq!(page.status, 409);
    page.assert_says(NOBODY);
    assert_eq!(state(&table.site), before);
    // Nor where the only administrator plays in it.
    table.site.give_roles("Bruno", ADMIN);
    claim_fortress(&mut table.white).assert_says(NOBODY);
    // One who could decide is enough for a claim, and one too few for an appeal.
    let mut chief = table.site.administrator("Chief");
    claim_fortress(&mut table.white).assert_says("Wilma claims a draw.");
    let page = chief.get("/admin/games/1");
    chief.submit(&page, DECIDING, &[("adjudication", "play_on"), ("reason", "It is the start.")]);
    // Who turned a claim down may decide on another one.
    let page = table.white.get("/games/1");
    let other = [("ground", "other"), ("statement", "My opponent has agreed.")];
    table.white.submit(&page, "form.claim-form", &other).assert_says("Wilma claims a draw.");
    let page = chief.get("/admin/games/1");
    chief.submit(&page, DECIDING, &[("adjudication", "play_on"), ("reason", "Not here.")]);
    let page = table.white.get("/games/1");
    let page = table.white.submit(&page, "form[action$=appeal]", &[("appeal", "No.")]);
    assert_eq!(page.status, 409);
    page.assert_says(NOBODY);
    assert_eq!(kinds(&table.site, GameId(1)), ["claimed", "adjudicated", "claimed", "adjudicated"]);
    somebody_rules(&table.site);
    let page = table.white.get("/games/1");
    let page = table.white.submit(&page, "form[action$=appeal]", &[("appeal", "No.")]);
    page.assert_says("Wilma has appealed the decision.");
}

#[test]
fn a_double_click_gives_time_once_and_another_adjudication_is_no_double_click() {
    let table = rooks();
    let mut chief = table.site.administrator("Chief");
    let page = chief.get("/admin/games/1");
    let give = [("adjudication", "add_time:white"), ("days", "2"), ("reason", "The site failed.")];
    for _ in 0..2 {
        let page = chief.submit(&page, DECIDING, &give);
        page.assert_says("Your decision was saved. Both players get an email.");
    }
    let other = [("adjudication", "draw"), ("reason", "The site failed.")];
    let page = chief.submit(&page, DECIDING, &other);
    assert_eq!(page.status, 409);
    page.assert_says(
        "The game has changed since you opened this page. Your decision was not saved.",
    );
    assert_eq!(acts(&table.site), ["adjudicated: add_time:white:2 The site failed."]);
}

#[test]
fn words_that_nobody_can_see_are_none() {
    let mut table = rooks();
    for words in ["\u{200b}", "\u{202e}\u{2066}", " \u{feff} \n", "\u{200d}"] {
        let page = table.white.get("/games/1");
        let fields = [("ground", "other"), ("statement", words)];
        let page = table.white.submit(&page, "form.claim-form", &fields);
        assert_eq!(page.status, 422, "{words:?}");
        page.assert_says("Enter an explanation for the arbiter.");
    }
    let mut chief = table.site.administrator("Chief");
    let page = chief.get("/admin/games/1");
    let page = chief.submit(&page, DECIDING, &[("adjudication", "draw"), ("reason", "\u{200b}")]);
    page.assert_says("Enter a reason.");
}

#[test]
fn an_adjudication_is_told_to_those_who_want_no_emails_about_ends() {
    let table = rooks();
    let silent = table.site.db.write::<_, DbError>(|conn| {
        let wilma = players::find_by_name(conn, "Wilma")?.expect("a player");
        Ok(players::update_notification_preferences(
            conn,
            wilma.id,
            &NotificationPreferences::parse("results=never"),
        )?)
    });
    table.site.run(silent).expect("a choice");
    let mut chief = table.site.administrator("Chief");
    let page = chief.get("/admin/games/1");
    chief.submit(&page, DECIDING, &[("adjudication", "annul"), ("reason", "It was a test.")]);
    for (name, other) in [("Wilma", "Bruno"), ("Bruno", "Wilma")] {
        let subject = format!("Your game against {other} has no result by adjudication");
        assert!(last_email(&table.site, name, &subject).contains("It was a test."), "{name}");
    }
}
