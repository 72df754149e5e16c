//! A safety move, without a script: set, changed, deleted, and played by itself.

use chrono::TimeDelta;
use zugpost::db::{
    DbConn, DbError, GameId, game_events, game_messages, games, safety_moves,
    verification::verify_game,
};

use super::{Table, play, start};
use crate::{
    races::{at_once, fields},
    support::{Browser, Page, Site, site::PASSWORD},
};

/// So much later, both log in again.
fn wait(table: &mut Table, hours: i64) {
    table.site.advance(TimeDelta::hours(hours));
    table.white.log_in("Wilma", PASSWORD);
    table.black.log_in("Bruno", PASSWORD);
}

fn set(browser: &mut Browser, game: &str, uci: &str, hours: &str) -> Page {
    let page = browser.get(game);
    let chosen = [("safety_move", uci), ("safety_lead", hours)];
    browser.press(&page, "#safety-move details button", &chosen)
}

fn kinds(site: &Site, game: i64) -> Vec<String> {
    let log = site.read(move |conn| game_events::list(conn, GameId(game)));
    log.into_iter().map(|event| event.kind).collect()
}

fn is_set(site: &Site) -> bool {
    site.read(|conn| safety_moves::find(conn, GameId(1))).is_some()
}

#[test]
fn it_is_set_changed_deleted_and_shown_to_its_owner_alone() {
    let mut table = Table::set();
    let page = set(&mut table.white, "/games/1", "g1f3", "24");
    assert_eq!(page.status, 200);
    page.assert_says(
        "If you do not move, 1.Nf3 is played when you have 1 day left (Sun 22 Nov 2026, 13:00 CET).",
    );
    assert!(page.has("#safety_move option[value=g1f3][selected]"));
    for browser in [&mut table.black, &mut table.site.browser()] {
        assert!(!browser.get("/games/1").has("#safety-move"));
    }
    let page = set(&mut table.white, "/games/1", "e2e4", "48");
    page.assert_says("1.e4 is played when you have 2 days left (Sat 21 Nov 2026, 13:00 CET).");
    let page = table.white.press(&page, "#safety-move form.inline button", &[]);
    assert!(!page.has("#safety-move time") && !is_set(&table.site));
    // What cannot be, with a clear answer.
    wait(&mut table, 48);
    let page = set(&mut table.white, "/games/1", "e2e4", "24");
    assert_eq!(page.status, 409);
    page.assert_says("You have less time left than that.");
    for (uci, hours, status) in [("e2e5", "12", 409), ("", "12", 409), ("e2e4", "7", 400)] {
        let csrf = table.white.csrf();
        let form = [
            ("csrf", csrf.as_str()),
            ("action", "set"),
            ("safety_move", uci),
            ("safety_lead", hours),
        ];
        let page = table.white.post_once("/games/1/safety-move", &form);
        assert_eq!(page.status, status, "{uci} {hours}");
    }
    // It goes with its position.
    set(&mut table.white, "/games/1", "e2e4", "12");
    play(&mut table.white, "/games/1", "d4");
    assert!(!is_set(&table.site));
    assert!(!table.white.get("/games/1").has("#safety-move"));
}

#[test]
fn no_safety_move_where_no_time_runs_out_or_no_move_is_made_beforehand() {
    for terms in [&[("control", "unlimited")][..], &[("conditional", "off")]] {
        let mut table = Table::with(terms);
        assert!(!table.white.get("/games/1").has("#safety-move"), "{terms:?}");
    }
}

#[test]
fn it_is_played_at_its_instant_however_late_the_job_comes_and_its_owner_is_told() {
    let mut table = Table::set();
    let began = table.site.now();
    set(&mut table.white, "/games/1", "g1f3", "6");
    table.site.run_jobs();
    table.site.advance(TimeDelta::hours(66) - TimeDelta::microseconds(1));
    table.site.run_jobs();
    assert!(is_set(&table.site) && kinds(&table.site, 1).is_empty());
    let emails = table.site.emails().len();
    // After the deadline, too.
    table.site.advance(TimeDelta::hours(10));
    table.site.run_jobs();
    assert_eq!(kinds(&table.site, 1), ["safety_move_played", "move"]);
    let game = table.site.read(|conn| games::find(conn, GameId(1))).expect("the game").game;
    assert_eq!(game.turn_began(), began + TimeDelta::hours(66));
    assert_eq!(game.time_used(0), TimeDelta::hours(66));
    let mut new: Vec<_> =
        table.site.emails()[emails..].iter().map(|it| (it.to.clone(), it.news.clone())).collect();
    new.sort();
    assert_eq!(
        new,
        [
            ("bruno@example.org".to_owned(), "Wilma played 1.Nf3".to_owned()),
            (
                "wilma@example.org".to_owned(),
                "Your safety move against Bruno was played".to_owned()
            ),
        ]
    );
    let told = table.site.email_to("wilma@example.org");
    assert!(told.text.contains("Your safety move 1.Nf3 was played"), "{}", told.text);
    let log = table.site.browser().get("/games/1/log").all("ol.log li");
    assert!(
        log[0].contains("The next move of White was a safety move: the clock had 6 hours left."),
        "{log:?}"
    );
    let found = table.site.read(|conn| verify_game(conn, GameId(1)));
    assert_eq!(found, Some(Vec::new()));
}

#[test]
fn whoever_comes_after_its_instant_finds_it_played() {
    let mut table = Table::set();
    set(&mut table.white, "/games/1", "g1f3", "6");
    wait(&mut table, 67);
    // No job has come. The page is of before.
    let csrf = table.white.csrf();
    let form = [
        ("csrf", csrf.as_str()),
        ("ply", "0"),
        ("move", "e4"),
        ("confirmed", "yes"),
        ("message", "Good luck!"),
    ];
    let refused = table.white.post_once("/games/1/moves", &form);
    assert_eq!(refused.status, 409);
    refused.assert_says("The game has changed since you opened this page.");
    assert_eq!(kinds(&table.site, 1), ["safety_move_played", "move"]);
    let said = table.site.read(|conn| game_messages::list(conn, GameId(1)));
    assert!(said.is_empty(), "it was for another move: {said:?}");
}

#[test]
fn the_opponent_deletes_none() {
    let mut table = Table::set();
    set(&mut table.white, "/games/1", "g1f3", "6");
    let csrf = table.black.csrf();
    let form = [("csrf", csrf.as_str()), ("ply", "0"), ("action", "delete")];
    // The answer is the same as where there is none.
    assert_eq!(table.black.post_once("/games/1/safety-move", &form).status, 303);
    assert!(is_set(&table.site));
}

#[test]
fn a_move_and_the_safety_move_and_two_jobs_at_once_are_one_move() {
    let mut table = Table::set();
    let nodes = [table.site.address, table.site.second_node()];
    for number in 1..=8_i64 {
        if number > 1 {
            start(&mut table.white, &mut table.black, &[]);
        }
        let (id, path) = (GameId(number), format!("/games/{number}"));
        set(&mut table.white, &path, "g1f3", "6");
        wait(&mut table, 66);
        let (white, black) = (table.white.csrf(), table.black.csrf());
        let played = [("csrf", white.as_str()), ("ply", "0"), ("move", "e4"), ("confirmed", "yes")];
        let offered = [("csrf", black.as_str()), ("action", "offer")];
        let asked = nodes.iter().flat_map(|node| {
            [
                (table.white.at(*node), format!("{path}/moves"), fields(&played)),
                (table.black.at(*node), format!("{path}/draw"), fields(&offered)),
            ]
        });
        let asked = asked.collect();
        std::thread::scope(|scope| {
            let jobs = scope.spawn(|| table.site.run_jobs());
            let statuses = at_once(asked);
            jobs.join().expect("no panic");
            assert!(statuses.iter().all(|status| *status == 409), "{statuses:?}");
        });
        assert_eq!(kinds(&table.site, number), ["safety_move_played", "move"]);
        assert_eq!(table.site.read(move |conn| verify_game(conn, id)), Some(Vec::new()));
    }
}

#[test]
fn a_row_that_cannot_be_read_keeps_nobody_waiting() {
    use diesel::connection::SimpleConnection as _;
    let mut table = Table::set();
    set(&mut table.white, "/games/1", "g1f3", "6");
    let write = |sql: &'static str| {
        let write = table
            .site
            .db
            .write::<_, DbError>(move |conn: &mut DbConn| Ok(conn.batch_execute(sql)?));
        table.site.run(write).expect("written");
    };
    write("UPDATE safety_moves SET position_no = -1");
    let found = table.site.read(|conn| verify_game(conn, GameId(1))).expect("the game");
    assert!(found[0].to_string().contains("position_no"), "{found:?}");
    table.site.advance(TimeDelta::hours(66));
    table.site.run_jobs();
    let now = table.site.now();
    assert_eq!(table.site.read(move |conn| safety_moves::list_due(conn, now, 9)), []);
    assert_eq!(kinds(&table.site, 1), [""; 0]);
    write("UPDATE safety_moves SET position_no = 6");
    let found = table.site.read(|conn| verify_game(conn, GameId(1))).expect("the game");
    assert!(found[0].to_string().contains("safety_moves"), "{found:?}");
    wait(&mut table, 1);
    play(&mut table.white, "/games/1", "e4").assert_says("It is Bruno's turn.");
}
