//! Decisions, asked and unasked: who may decide, what becomes of the game, and the log of it.

use chrono::TimeDelta;
use zugpost::{
    actions::{
        ActionError,
        admin::{
            By,
            adjudications::{self, Adjudicate},
            players::close_for,
        },
    },
    db::{DbError, DbTimestamp, GameId, log_chain, player_roles, players},
    game::Adjudication,
};

use super::{
    claims::{
        CLAIMING, assert_both_read, claim_fortress, count, deadline, kinds, last_email, rooks,
        state, stored, waiting,
    },
    site::acts,
};
use crate::{
    support::{
        Browser, Page, Site,
        site::{ADMIN, ARBITER, PASSWORD, address_of},
    },
    web::{Table, play},
};

pub const DECIDING: &str = "form.adjudicate";

const REASON: &str = "I have tried every way in.";
const CHANGED: &str = "The game has changed since you opened this page. Your decision was not saved. Look at the game again.";

/// Decides on the admin pages on the game as it is.
#[track_caller]
pub fn rule(admin: &mut Browser, adjudication: &str, reason: &str) -> Page {
    rule_days(admin, adjudication, "0", reason)
}

#[track_caller]
fn rule_days(admin: &mut Browser, adjudication: &str, days: &str, reason: &str) -> Page {
    let page = admin.get("/admin/games/1");
    let fields = [("adjudication", adjudication), ("days", days), ("reason", reason)];
    admin.submit(&page, DECIDING, &fields)
}

#[track_caller]
fn assert_adjudicated(page: &Page) {
    assert_eq!(page.status, 200, "{}", page.text());
    page.assert_says("Your decision was saved. Both players get an email.");
}

#[track_caller]
fn assert_refused(page: &Page, why: &str) {
    assert_eq!(page.status, 409, "{}", page.text());
    page.assert_says(why);
}

#[test]
fn an_adjudication_ends_the_game_with_its_reason_for_both() {
    for (adjudication, sentence, wilma, bruno) in [
        ("draw", "1/2-1/2 Draw by adjudication.", "Draw against _", "Draw against _"),
        ("win:black", "0-1 Black won by adjudication.", "You lost against _", "You won against _"),
        (
            "both_lose",
            "0-0 Both sides lost by adjudication.",
            "You and _ both lost",
            "You and _ both lost",
        ),
    ] {
        let mut table = waiting();
        let mut chief = table.site.administrator("Chief");
        let page = rule(&mut chief, adjudication, &format!(" {REASON}\r\n"));
        assert_adjudicated(&page);
        page.assert_says("Chief adjudicated the game as a");
        for browser in [&mut table.white, &mut table.black] {
            let page = browser.get("/games/1");
            page.assert_says(&format!("{sentence} {REASON}"));
            page.assert_says("An arbiter adjudicated the game as a");
            assert!(page.all(".case .user-text").contains(&REASON.to_owned()), "{}", page.text());
            assert!(!page.text().contains("Chief"), "not which one");
        }
        table.site.browser().get("/games/1").assert_says(sentence);
        assert_eq!(deadline(&table.site), None);
        let expected = ["move", "move", "claimed", "adjudicated", "ended"];
        assert_eq!(kinds(&table.site, GameId(1)), expected);
        assert_both_read(&table.site, REASON);
        for (name, other, verdict) in [("Wilma", "Bruno", wilma), ("Bruno", "Wilma", bruno)] {
            let subject = format!("{} by adjudication", verdict.replace('_', other));
            assert_eq!(count(&table.site, name, &subject), 1, "{name}: {subject}");
            let email = table.site.email_to(&address_of(name));
            assert!(!email.text.contains("Chief"), "{}", email.text);
        }
        assert_eq!(acts(&table.site), [format!("adjudicated: {adjudication} {REASON}")]);
        chief.get("/admin").assert_says("No claims or appeals are waiting.");
    }
}

#[test]
fn play_on_restarts_the_clock_to_the_microsecond_with_the_time_that_it_had() {
    let mut table = rooks();
    let mut chief = table.site.administrator("Chief");
    let before = deadline(&table.site).expect("a clock runs");
    table.site.advance(TimeDelta::hours(5) + TimeDelta::microseconds(7));
    claim_fortress(&mut table.white);
    let claimed = table.site.now();
    assert_eq!(deadline(&table.site), None);
    table.site.advance(TimeDelta::days(40) + TimeDelta::microseconds(1));
    table.site.run_jobs();
    chief.log_in("Chief", PASSWORD);
    assert_adjudicated(&rule(&mut chief, "play_on", REASON));
    let after = before + (table.site.now() - claimed);
    assert_eq!(deadline(&table.site), Some(after));
    assert_eq!(stored(&table.site, GameId(1)).game.deadline(), Some(after));
    table.white.log_in("Wilma", PASSWORD);
    table.black.log_in("Bruno", PASSWORD);
    for browser in [&mut table.white, &mut table.black] {
        let page = browser.get("/games/1");
        let shown = page.attribute(".player-bar .clock time", "datetime");
        assert_eq!(shown, Some(after.format("%Y-%m-%dT%H:%M:%SZ").to_string()));
        page.assert_says("An arbiter decided that the game continues.");
        page.assert_says(REASON);
        assert!(page.has("form[action$=appeal]"));
    }
    for (name, other) in [("Wilma", "Bruno"), ("Bruno", "Wilma")] {
        let told = last_email(&table.site, name, &format!("Decision in your game against {other}"));
        assert!(told.contains("An arbiter decided that the game continues."), "{told}");
        assert!(told.contains(REASON), "{told}");
    }
    // Not on this ground again so soon; on another at once.
    let page = table.white.get("/games/1");
    let fields = [("ground", "fortress"), ("statement", "But look.")];
    let page = table.white.submit(&page, CLAIMING, &fields);
    assert_refused(&page, "You can make another after you have played 10 more moves.");
    let page = play(&mut table.white, "/games/1", "Kd3");
    assert_eq!((page.status, page.all("a.ply").len()), (200, 3));
    assert!(!page.has(".case"), "a move settles it");
    // The time still runs out where it should.
    let deadline = deadline(&table.site).expect("a clock runs");
    assert_eq!(deadline, table.site.now() + TimeDelta::days(3));
}

#[test]
fn a_flag_falls_at_its_instant_after_a_game_has_rested() {
    let table = waiting();
    let mut chief = table.site.administrator("Chief");
    table.site.advance(TimeDelta::days(9));
    table.site.run_jobs();
    chief.log_in("Chief", PASSWORD);
    assert_adjudicated(&rule(&mut chief, "play_on", REASON));
    let deadline = deadline(&table.site).expect("a clock runs");
    assert_eq!(deadline - table.site.now(), TimeDelta::days(3) - TimeDelta::hours(5));
    table.site.advance(deadline - table.site.now() - TimeDelta::microseconds(1));
    let mut reader = table.site.browser();
    assert!(reader.get("/games/1").has(".player-bar .clock"));
    table.site.advance(TimeDelta::microseconds(1));
    reader.get("/games/1").assert_says("White ran out of time. Black won on time.");
    table.site.advance(TimeDelta::minutes(5));
    table.site.run_jobs();
    assert_eq!(kinds(&table.site, GameId(1))[2..], ["claimed", "adjudicated", "ended"]);
}

#[test]
fn of_two_administrators_with_the_same_page_open_one_rules_and_the_other_is_told() {
    let table = waiting();
    let mut chief = table.site.administrator("Chief");
    let mut deputy = table.site.administrator("Deputy");
    let (first, second) = (chief.get("/admin/games/1"), deputy.get("/admin/games/1"));
    let form = [("adjudication", "draw"), ("reason", REASON)];
    assert_adjudicated(&chief.submit(&first, DECIDING, &form));
    let before = state(&table.site);
    let other = [("adjudication", "win:white"), ("reason", "White is better.")];
    let page = deputy.submit(&second, DECIDING, &other);
    assert_refused(&page, CHANGED);
    page.assert_says("Draw by adjudication.");
    assert_eq!(page.all("#reason"), ["White is better."]);
    // A double click has the effect of one.
    assert_adjudicated(&chief.submit(&first, DECIDING, &form));
    assert_eq!(state(&table.site), before);
    assert_eq!(acts(&table.site), [format!("adjudicated: draw {REASON}")]);
    assert_eq!(count(&table.site, "Wilma", "Draw against Bruno by adjudication"), 1);
}

#[test]
fn nobody_rules_in_a_game_of_their_own() {
    let mut table = waiting();
    table.site.give_roles("Bruno", ADMIN);
    table.site.give_roles("Wilma", ARBITER);
    let before = state(&table.site);
    let own = "You are a player in this game. Another arbiter must decide.";
    let version = before.0.to_string();
    for browser in [&mut table.white, &mut table.black] {
        browser.get("/admin").assert_says("your game");
        let page = browser.get("/admin/games/1");
        page.assert_says(own);
        assert!(!page.has(DECIDING));
        let csrf = browser.csrf();
        let form = [
            ("csrf", csrf.as_str()),
            ("adjudication", "draw"),
            ("reason", REASON),
            ("version", version.as_str()),
        ];
        assert_refused(&browser.post_once("/admin/games/1/adjudicate", &form), own);
    }
    assert_eq!(state(&table.site), before);
    assert!(acts(&table.site).is_empty());
}

/// Sends what the button of the admin pages sends, whatever the page shows.
fn send(browser: &mut Browser, site: &Site, adjudication: &str) -> Page {
    let (csrf, version) = (browser.csrf(), state(site).0.to_string());
    let form = [
        ("csrf", csrf.as_str()),
        ("adjudication", adjudication),
        ("reason", REASON),
        ("version", version.as_str()),
    ];
    browser.post_once("/admin/games/1/adjudicate", &form)
}

#[test]
fn arbiters_rule_and_those_who_are_no_longer_trusted_do_not() {
    let table = waiting();
    let site = &table.site;
    let mut arbiter = site.player("Arbiter");
    site.give_roles("Arbiter", ARBITER);
    let mut former = site.administrator("Former");
    let mut suspended = site.administrator("Suspended");
    let mut carla = site.player("Carla");
    site.give_roles("Former", player_roles::PlayerRoles::default());
    let now = DbTimestamp::of(site.now());
    let written = site.db.write::<_, DbError>(move |conn| {
        let player = players::find_by_name(conn, "Suspended")?.expect("a player");
        Ok(players::update_suspension(conn, player.id, Some(("Why.", now)))?)
    });
    site.run(written).expect("a suspension");
    let before = state(site);
    for browser in [&mut former, &mut carla] {
        assert_eq!(browser.get("/admin").status, 404);
        assert_eq!(browser.get("/admin/games/1").status, 404);
        assert_eq!(send(browser, site, "draw").status, 404);
    }
    assert!(suspended.get("/admin/games/1").path.starts_with("/login"));
    for browser in [&mut suspended, &mut site.browser()] {
        assert_eq!(send(browser, site, "draw").status, 401);
    }
    // Nor by a request that was under way when it happened.
    for name in ["Former", "Suspended", "Carla", "Wilma"] {
        let by = site.read(move |conn| players::find_by_name(conn, name)).expect("a player").id;
        let rule = Adjudicate {
            game: GameId(1),
            by,
            seen: before.0,
            adjudication: Adjudication::PlayOn,
            reason: REASON.to_owned(),
        };
        let outcome = site.run(adjudications::adjudicate(&site.db, rule, site.now()));
        assert!(matches!(outcome, Err(ActionError::Forbidden)), "{name}: {outcome:?}");
    }
    assert_eq!(state(site), before);
    assert_adjudicated(&rule(&mut arbiter, "draw", REASON));
}

#[test]
fn an_adjudication_that_cannot_be_changes_nothing() {
    let table = waiting();
    let mut chief = table.site.administrator("Chief");
    let before = state(&table.site);
    let long = "x".repeat(1001);
    for (adjudication, days, reason, status) in [
        ("draw", "0", "", 409),
        ("draw", "0", " \r\n ", 409),
        ("draw", "0", long.as_str(), 409),
        ("draw", "0", "So\0", 400),
        ("", "0", REASON, 400),
        ("bribe", "0", REASON, 400),
        ("win:green", "0", REASON, 400),
        ("add_time:white", "-1", REASON, 400),
        ("reopen", "three", REASON, 400),
        ("reopen", "3", REASON, 409),
        ("uphold", "0", REASON, 409),
        ("add_time:white", "0", REASON, 409),
        ("add_time:white", "31", REASON, 409),
        ("add_time:black", "4294967295", REASON, 409),
    ] {
        let page = rule_days(&mut chief, adjudication, days, reason);
        assert_eq!(page.status, status, "{adjudication} {days} {reason:?}: {}", page.text());
        assert_eq!(state(&table.site), before, "{adjudication} {days} {reason:?}");
    }
    let silent = rule(&mut chief, "draw", "");
    assert_refused(&silent, "Enter a reason. Both players will see it.");
    assert_eq!(chief.get("/admin/games/9").status, 404);
    let (csrf, version) = (chief.csrf(), before.0.to_string());
    let form = [
        ("csrf", csrf.as_str()),
        ("adjudication", "draw"),
        ("reason", REASON),
        ("version", version.as_str()),
    ];
    assert_eq!(chief.post_once("/admin/games/9/adjudicate", &form).status, 404);
    assert!(acts(&table.site).is_empty());
}

#[test]
fn a_game_is_ended_or_annulled_unasked() {
    for (adjudication, sentence) in [
        ("win:white", "1-0 White won by adjudication."),
        ("annul", "* The game was annulled and does not count."),
    ] {
        let mut table = rooks();
        let mut chief = table.site.administrator("Chief");
        let page = chief.get("/admin/games/1");
        assert!(!page.has("button[value=play_on]") && !page.has("button[value=uphold]"));
        let page =
            chief.submit(&page, DECIDING, &[("adjudication", adjudication), ("reason", REASON)]);
        assert_adjudicated(&page);
        table.black.get("/games/1").assert_says(&format!("{sentence} {REASON}"));
        assert_both_read(&table.site, REASON);
        assert_eq!(kinds(&table.site, GameId(1))[2..], ["adjudicated", "ended"]);
        let won = if adjudication == "annul" { "0" } else { "1" };
        assert_eq!(table.black.get("/players/Wilma").all(".counters dd")[0], won);
        // The same result once more is none.
        assert_refused(
            &rule(&mut chief, adjudication, "Again."),
            "The game already has this result.",
        );
    }
}

#[test]
fn a_game_that_was_lost_on_time_is_reopened_only_with_more_time() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let mut chief = table.site.administrator("Chief");
    table.site.advance(TimeDelta::days(3) + TimeDelta::minutes(5));
    table.site.run_jobs();
    chief.log_in("Chief", PASSWORD);
    chief.get("/admin/games/1").assert_says("White ran out of time. Black won on time.");
    let before = state(&table.site);
    let page = rule_days(&mut chief, "reopen", "0", REASON);
    assert_refused(&page, "The player to move would run out of time at once.");
    let page = rule_days(&mut chief, "reopen", "31", REASON);
    assert_refused(&page, "You can give 1 to 30 whole days at a time.");
    assert_eq!(state(&table.site), before);
    assert_adjudicated(&rule_days(&mut chief, "reopen", "2", REASON));
    assert_eq!(deadline(&table.site), Some(table.site.now() + TimeDelta::days(2)));
    assert_eq!(acts(&table.site), [format!("adjudicated: reopen:2 {REASON}")]);
    for (name, other) in [("Wilma", "Bruno"), ("Bruno", "Wilma")] {
        let told = last_email(&table.site, name, &format!("Decision in your game against {other}"));
        let reopened = "An arbiter reopened the game and gave the player to move 2 more days.";
        assert!(told.contains(reopened), "{told}");
    }
    table.white.log_in("Wilma", PASSWORD);
    let page = play(&mut table.white, "/games/1", "Nf3");
    assert_eq!((page.status, page.all("a.ply").len()), (200, 3));
}

#[test]
fn a_resigned_game_is_reopened_with_the_time_that_it_had() {
    let mut table = rooks();
    let mut chief = table.site.administrator("Chief");
    let before = deadline(&table.site).expect("a clock runs");
    table.site.advance(TimeDelta::hours(3));
    let page = table.white.get("/games/1/resign");
    table.white.submit(&page, "main form", &[]);
    let resigned = table.site.now();
    table.site.advance(TimeDelta::hours(4));
    assert_adjudicated(&rule(&mut chief, "reopen", REASON));
    assert_eq!(deadline(&table.site), Some(before + (table.site.now() - resigned)));
    table.white.get("/games/1").assert_says("An arbiter reopened the game.");
    let log = table.white.get("/games/1/log").text();
    assert!(!log.contains("white ended"), "words of the database: {log}");
}

#[test]
fn what_the_board_has_ended_cannot_be_reopened() {
    let mut table = Table::set();
    table.play(&["f3", "e5", "g4", "Qh4#"]);
    let mut chief = table.site.administrator("Chief");
    assert!(!chief.get("/admin/games/1").has("button[value=reopen]"));
    let before = state(&table.site);
    let page = rule_days(&mut chief, "reopen", "3", REASON);
    assert_refused(
        &page,
        "This game ended by checkmate or another rule of chess. It cannot be reopened.",
    );
    assert_eq!(state(&table.site), before);
    // Not even after its result was changed.
    assert_adjudicated(&rule(&mut chief, "annul", REASON));
    assert!(!chief.get("/admin/games/1").has("button[value=reopen]"));
    let page = rule_days(&mut chief, "reopen", "3", REASON);
    assert_refused(
        &page,
        "This game ended by checkmate or another rule of chess. It cannot be reopened.",
    );
}

#[test]
fn a_game_is_not_reopened_for_somebody_who_has_gone() {
    let table = rooks();
    let mut chief = table.site.administrator("Chief");
    let bruno = table.site.read(|conn| players::find_by_name(conn, "Bruno")).expect("a player");
    let (db, now) = (&table.site.db, table.site.now());
    let closed = close_for(db, By::CommandLine, bruno.id, "Asked for it.".to_owned(), now);
    table.site.run(closed).expect("a closed account");
    let before = state(&table.site);
    let page = rule_days(&mut chief, "reopen", "3", REASON);
    assert_refused(&page, "One of the players has closed their account.");
    assert_eq!(state(&table.site), before);
    // The result can still be another one.
    assert_adjudicated(&rule(&mut chief, "annul", REASON));
}

#[test]
fn time_is_added_while_the_clock_runs_and_while_it_rests() {
    let mut table = rooks();
    let mut chief = table.site.administrator("Chief");
    let before = deadline(&table.site).expect("a clock runs");
    assert_adjudicated(&rule_days(&mut chief, "add_time:white", "2", REASON));
    assert_eq!(deadline(&table.site), Some(before + TimeDelta::days(2)));
    table.white.get("/games/1").assert_says("It is your turn.");
    let told = last_email(&table.site, "Wilma", "Decision in your game against Bruno");
    assert!(told.contains("An arbiter gave White 2 more days."), "{told}");
    table.site.advance(TimeDelta::hours(1));
    claim_fortress(&mut table.white);
    let claimed = table.site.now();
    table.site.advance(TimeDelta::hours(1));
    assert_adjudicated(&rule_days(&mut chief, "add_time:white", "1", REASON));
    assert_eq!(deadline(&table.site), None, "the claim waits on");
    table.site.advance(TimeDelta::hours(1));
    assert_adjudicated(&rule(&mut chief, "play_on", REASON));
    let rested = table.site.now() - claimed;
    assert_eq!(deadline(&table.site), Some(before + TimeDelta::days(3) + rested));
}

/// Returns the hash with which a log ends, which nobody has altered.
#[track_caller]
fn head_of(log: &str) -> String {
    let checked = log_chain::check(log).expect("an unbroken log");
    let last = format!("head {}", checked.head);
    assert_eq!(log.lines().next_back(), Some(last.as_str()));
    checked.head
}

#[test]
fn the_last_email_holds_the_hash_with_which_the_log_ends() {
    let mut table = waiting();
    let mut chief = table.site.administrator("Chief");
    table.site.advance(TimeDelta::hours(1));
    assert_adjudicated(&rule(&mut chief, "draw", "Line one.\nLine two, with a \\ in it."));
    let log = table.white.get("/games/1/log.txt").html;
    let head = head_of(&log);
    assert_both_read(&table.site, &format!("The last hash of the game log is {head}."));
    assert_eq!(chief.get("/admin/games/1").all("code.hash"), std::slice::from_ref(&head));
    for browser in [&mut table.black, &mut chief] {
        assert_eq!(browser.get("/games/1/log.txt").html, log, "the same for all who may");
    }
    for (from, to) in
        [("Nobody", "Anybody"), ("fortress", "other"), ("white claimed", "black claimed")]
    {
        let forged = log.replacen(from, to, 1);
        assert_ne!(forged, log);
        assert!(log_chain::check(&forged).is_err(), "{from}");
    }
    // It goes on where it ended.
    table.site.advance(TimeDelta::hours(1));
    assert_adjudicated(&rule_days(&mut chief, "reopen", "1", "He found a way in."));
    play(&mut table.white, "/games/1", "Kd3");
    table.site.advance(TimeDelta::hours(1));
    let page = table.black.get("/games/1/resign");
    table.black.submit(&page, "main form", &[]);
    let longer = table.black.get("/games/1/log.txt").html;
    let grown = head_of(&longer);
    assert_ne!(grown, head);
    let (events, _) = log.rsplit_once("head ").expect("a head");
    assert!(longer.starts_with(events), "{longer}");
    assert_both_read(&table.site, &format!("The last hash of the game log is {grown}."));
    let checked = log_chain::check(&longer).expect("an unbroken log");
    assert_eq!(checked.hashes.len(), kinds(&table.site, GameId(1)).len());
    assert_eq!(checked.number_of(&head), Some(4), "the end that was lifted");
}

#[test]
fn a_decision_is_not_told_as_the_end_that_came_after_it() {
    let mut table = rooks();
    let mut chief = table.site.administrator("Chief");
    claim_fortress(&mut table.white);
    assert_adjudicated(&rule(&mut chief, "play_on", REASON));
    // It ends before the emails are sent.
    let page = table.black.get("/games/1/resign");
    table.black.submit(&page, "main form", &[]);
    last_email(&table.site, "Wilma", "Decision in your game against Bruno");
    last_email(&table.site, "Wilma", "You won against Bruno");
}
