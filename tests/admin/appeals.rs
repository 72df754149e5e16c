//! Appeals: once, in time, to another administrator than the one who has decided.

use chrono::TimeDelta;
use zugpost::db::GameId;

use super::{
    adjudications::{DECIDING, rule},
    claims::{assert_both_read, count, deadline, kinds, last_email, rooks, state, waiting},
    site::acts,
};
use crate::{
    support::{
        Browser, Page,
        site::{ARBITER, PASSWORD},
    },
    web::{Table, play},
};

const APPEAL: &str = "form[action$=appeal]";
const STATEMENT: &str = "The king walks around it, look again.";
const REASON: &str = "I have looked at it.";
const BEFORE: &str = "You made the decision that was appealed. Another arbiter must decide.";

/// A claim of White on which the first of two administrators has decided.
struct Case {
    table: Table,
    chief: Browser,
    deputy: Browser,
}

impl Case {
    fn adjudicated(adjudication: &str) -> Case {
        let table = waiting();
        let mut chief = table.site.administrator("Chief");
        let deputy = table.site.administrator("Deputy");
        table.site.advance(TimeDelta::hours(1));
        let page = rule(&mut chief, adjudication, "So it is.");
        page.assert_says("Your decision was saved. Both players get an email.");
        table.site.advance(TimeDelta::hours(1));
        Case { table, chief, deputy }
    }

    /// The same with White's appeal.
    fn appealed(adjudication: &str) -> Case {
        let mut case = Case::adjudicated(adjudication);
        let page = appeal(&mut case.table.white);
        assert_eq!((page.status, page.path.as_str()), (200, "/games/1"), "{}", page.text());
        page.assert_says("Wilma has appealed the decision.");
        case.table.site.advance(TimeDelta::hours(1));
        case
    }

    fn log_in(&mut self) {
        self.table.white.log_in("Wilma", PASSWORD);
        self.table.black.log_in("Bruno", PASSWORD);
        self.chief.log_in("Chief", PASSWORD);
        self.deputy.log_in("Deputy", PASSWORD);
    }
}

/// Appeals by the form of the page.
#[track_caller]
fn appeal(browser: &mut Browser) -> Page {
    let page = browser.get("/games/1");
    browser.submit(&page, APPEAL, &[("appeal", STATEMENT)])
}

/// Sends an appeal whatever the page shows.
fn send(browser: &mut Browser, words: &str) -> Page {
    let csrf = browser.csrf();
    browser.post_once("/games/1/appeal", &[("csrf", &csrf), ("appeal", words)])
}

#[test]
fn an_appeal_is_for_another_administrator_than_the_first() {
    let mut case = Case::appealed("win:black");
    let site = &case.table.site;
    assert_eq!(kinds(site, GameId(1))[2..], ["claimed", "adjudicated", "ended", "appealed"]);
    let subject = "Decision needed: Wilma – Bruno";
    assert_eq!(count(site, "Deputy", subject), 1);
    assert!(last_email(site, "Deputy", subject).contains(STATEMENT));
    let mine = last_email(site, "Wilma", "Your appeal in the game against Bruno");
    assert!(mine.contains("Another arbiter will decide."), "{mine}");
    let theirs = last_email(site, "Bruno", "Wilma has appealed the decision");
    assert!(theirs.contains(STATEMENT), "{theirs}");
    // The log tells everyone of the appeal, and the players alone what it says.
    let log = site.browser().get("/games/1/log");
    log.assert_says("appealed");
    assert!(!log.text().contains(STATEMENT), "{}", log.text());
    case.table.black.get("/games/1/log").assert_says(STATEMENT);
    // The result stands meanwhile; the other side may say something, once.
    let page = case.table.black.get("/games/1");
    page.assert_says("0-1 Black won by adjudication.");
    page.assert_says(STATEMENT);
    let page =
        case.table.black.submit(&page, "form[action$=answer]", &[("claim_answer", "He cannot.")]);
    assert!(!page.has("form[action$=answer]") && !page.has(APPEAL), "{}", page.text());
    let page = case.chief.get("/admin");
    page.assert_says("appeal");
    page.assert_says("your decision");
    let page = case.chief.get("/admin/games/1");
    page.assert_says(BEFORE);
    assert!(!page.has(DECIDING));
    let before = state(site);
    let (csrf, version) = (case.chief.csrf(), before.0.to_string());
    for adjudication in ["uphold", "draw", "reopen", "win:black", "annul"] {
        let form = [
            ("csrf", csrf.as_str()),
            ("adjudication", adjudication),
            ("reason", REASON),
            ("version", version.as_str()),
        ];
        let page = case.chief.post_once("/admin/games/1/adjudicate", &form);
        assert_eq!(page.status, 409, "{adjudication}");
        page.assert_says(BEFORE);
    }
    assert_eq!(state(site), before);
    assert_eq!(acts(site).len(), 1);
    let page = case.deputy.get("/admin/games/1");
    page.assert_says("Wilma has appealed the decision. Waiting time:");
    page.assert_says("He cannot.");
    assert!(page.has(DECIDING));
}

#[test]
fn an_adjudication_that_was_appealed_is_upheld_and_stands() {
    let mut case = Case::appealed("win:black");
    let page = case.deputy.get("/admin/games/1");
    assert!(page.has("button[value=uphold]") && !page.has("button[value=play_on]"));
    let page =
        case.deputy.submit(&page, DECIDING, &[("adjudication", "uphold"), ("reason", REASON)]);
    page.assert_says("Deputy decided that the result stands.");
    let site = &case.table.site;
    for (name, verdict) in [("Wilma", "You lost against Bruno"), ("Bruno", "You won against Wilma")]
    {
        let told = last_email(site, name, &format!("{verdict} by adjudication"));
        assert!(told.contains("An arbiter decided that the result stands."), "{told}");
        assert!(told.contains(REASON), "{told}");
    }
    let before = state(site);
    for browser in [&mut case.table.white, &mut case.table.black] {
        let page = browser.get("/games/1");
        page.assert_says("0-1 Black won by adjudication. So it is.");
        page.assert_says(REASON);
        assert!(!page.has(APPEAL), "once is enough");
        let page = send(browser, STATEMENT);
        assert_eq!(page.status, 409);
        page.assert_says("There has already been an appeal. A second appeal is not possible.");
    }
    assert_eq!(state(site), before);
    case.deputy.get("/admin").assert_says("No claims or appeals are waiting.");
}

#[test]
fn an_adjudication_that_was_appealed_is_changed() {
    let mut case = Case::appealed("win:black");
    let page = rule(&mut case.deputy, "draw", REASON);
    page.assert_says("Deputy adjudicated the game as a draw.");
    let sentence = "Draw by adjudication. I have looked at it.";
    case.table.white.get("/games/1").assert_says(&format!("1/2-1/2 {sentence}"));
    assert_both_read(&case.table.site, REASON);
    let record = case.table.black.get("/players/Bruno").all(".counters dd");
    assert_eq!(record[..3], ["0", "1", "0"], "the win is none any more");
    let page = send(&mut case.table.black, STATEMENT);
    assert_eq!(page.status, 409);
    page.assert_says("There has already been an appeal. A second appeal is not possible.");
    // Both decisions stay in the log.
    let log = case.table.black.get("/games/1/log");
    for text in ["win for Black. “So it is.”", "draw."] {
        log.assert_says(&format!("An arbiter adjudicated the game as a {text}"));
    }
    let expected = ["claimed", "adjudicated", "ended", "appealed", "adjudicated", "ended"];
    assert_eq!(kinds(&case.table.site, GameId(1))[2..], expected);
}

#[test]
fn an_adjudication_that_was_appealed_is_lifted_and_the_game_goes_on() {
    let mut case = Case::appealed("win:black");
    let page = rule(&mut case.deputy, "reopen", REASON);
    page.assert_says("Deputy reopened the game.");
    let site = &case.table.site;
    // White had thought for five hours when the game was paused.
    let left = TimeDelta::days(3) - TimeDelta::hours(5);
    assert_eq!(deadline(site), Some(site.now() + left));
    let page = play(&mut case.table.white, "/games/1", "Kd3");
    assert_eq!((page.status, page.all("a.ply").len()), (200, 3));
}

#[test]
fn after_an_appeal_of_play_on_the_game_rests_again() {
    let mut case = Case::adjudicated("play_on");
    let before = deadline(&case.table.site).expect("a clock runs");
    let page = appeal(&mut case.table.white);
    page.assert_says("Wilma has appealed the decision.");
    let appealed = case.table.site.now();
    assert_eq!(deadline(&case.table.site), None);
    case.table.site.advance(TimeDelta::days(20));
    case.table.site.run_jobs();
    case.log_in();
    assert!(!case.table.white.get("/games/1").has("form.typed"));
    case.table.black.get("/games").assert_says("Paused, waiting for a decision");
    let page = rule(&mut case.deputy, "play_on", REASON);
    page.assert_says("Deputy decided that the game continues.");
    let rested = case.table.site.now() - appealed;
    assert_eq!(deadline(&case.table.site), Some(before + rested));
    assert!(!case.table.white.get("/games/1").has(APPEAL), "once");
    let page = play(&mut case.table.white, "/games/1", "Kd3");
    assert_eq!(page.all("a.ply").len(), 3);
}

/// Books White's vacation, and returns what the opponent is told of the game.
#[track_caller]
fn vacation(table: &mut Table) -> String {
    let page = table.white.get("/vacation");
    let page = table.white.submit(&page, "main form", &[("from", ""), ("until", "2026-11-30")]);
    assert_eq!(page.status, 200, "{}", page.text());
    let told = last_email(&table.site, "Bruno", "Wilma has booked vacation");
    told.split_once("* Game 1").expect("the game").1.to_owned()
}

#[test]
fn an_email_about_a_vacation_says_why_the_clock_is_paused_and_until_when() {
    let mut table = waiting();
    let told = vacation(&mut table);
    let claim = "The clock is paused because a claim is waiting for a decision. \
                 It continues after the decision.";
    assert!(told.contains(claim), "{told}");
    assert!(!told.contains("no time limit"), "{told}");
    let mut case = Case::appealed("play_on");
    let told = vacation(&mut case.table);
    assert!(told.contains(&claim.replace("a claim", "an appeal")), "{told}");
    // Her own turn: it is her vacation that stops the clock.
    let mut table = rooks();
    let told = vacation(&mut table);
    let paused = "It is Wilma's turn. Their clock is paused until Tuesday 1 December 2026, 00:00 \
                  CET because they are on vacation. Their time runs out on";
    assert!(told.contains(paused), "{told}");
    let mut table = Table::with(&[("control", "unlimited")]);
    let told = vacation(&mut table);
    assert!(told.contains("There is no time limit."), "{told}");
}

#[test]
fn a_move_settles_what_was_adjudicated() {
    let mut case = Case::adjudicated("play_on");
    play(&mut case.table.white, "/games/1", "Kd3");
    for browser in [&mut case.table.white, &mut case.table.black] {
        assert!(!browser.get("/games/1").has(APPEAL));
        let page = send(browser, STATEMENT);
        assert_eq!(page.status, 409);
        page.assert_says("There is no decision to appeal.");
    }
}

#[test]
fn an_adjudication_can_be_appealed_for_fourteen_days() {
    for (late, status) in [(TimeDelta::zero(), 409), (TimeDelta::microseconds(1), 303)] {
        let mut case = Case::adjudicated("draw");
        let before = state(&case.table.site);
        // An hour has passed since.
        case.table.site.advance(TimeDelta::days(14) - TimeDelta::hours(1) - late);
        case.log_in();
        assert_eq!(case.table.black.get("/games/1").has(APPEAL), status == 303);
        let page = send(&mut case.table.black, STATEMENT);
        assert_eq!(page.status, status);
        if status == 409 {
            page.assert_says("The 14 days for an appeal are over. This decision is final.");
            assert_eq!(state(&case.table.site), before);
            case.deputy.get("/admin").assert_says("No claims or appeals are waiting.");
        }
    }
}

#[test]
fn of_two_appeals_the_second_is_one_too_many() {
    let mut case = Case::appealed("draw");
    let before = state(&case.table.site);
    assert_eq!(send(&mut case.table.white, STATEMENT).status, 303, "the form sent twice");
    let page = send(&mut case.table.black, STATEMENT);
    assert_eq!(page.status, 409);
    assert_eq!(state(&case.table.site), before);
}

#[test]
fn an_appeal_needs_words_and_a_game_of_ones_own() {
    let mut case = Case::adjudicated("draw");
    let mut carla = case.table.site.player("Carla");
    case.table.site.give_roles("Carla", ARBITER);
    let before = state(&case.table.site);
    let long = "x".repeat(1001);
    for (words, status) in [("", 409), (" \r\n", 409), (long.as_str(), 422), ("No\0", 400)] {
        let page = send(&mut case.table.white, words);
        assert_eq!(page.status, status, "{words:?}");
        assert_eq!(state(&case.table.site), before, "{words:?}");
    }
    send(&mut case.table.white, "").assert_says("Enter an explanation for the arbiter.");
    for browser in [&mut carla, &mut case.chief] {
        assert_eq!(send(browser, STATEMENT).status, 403);
    }
    assert_eq!(state(&case.table.site), before);
}

#[test]
fn what_was_adjudicated_unasked_is_appealed_like_any_adjudication() {
    let mut table = rooks();
    let mut chief = table.site.administrator("Chief");
    let mut deputy = table.site.administrator("Deputy");
    rule(&mut chief, "win:white", "He has died.");
    table.site.advance(TimeDelta::hours(1));
    appeal(&mut table.black).assert_says("Bruno has appealed the decision.");
    table.site.advance(TimeDelta::hours(1));
    chief.get("/admin/games/1").assert_says(BEFORE);
    let page = rule(&mut deputy, "reopen", "He has not.");
    page.assert_says("Deputy reopened the game.");
    let page = play(&mut table.white, "/games/1", "Kd3");
    assert_eq!((page.status, page.all("a.ply").len()), (200, 3));
}
