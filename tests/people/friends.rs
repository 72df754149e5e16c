//! A list of one's own, which nobody else sees.

use chrono::TimeDelta;
use zugpost::db::{DbError, friends::MAX_FRIENDS, player_relations, players};

use super::suspend;
use crate::{
    support::{Browser, Page, Site, players::insert_player},
    web::{Table, start},
};

fn click(browser: &mut Browser, name: &str, what: &str) -> Page {
    let page = browser.get(&format!("/players/{name}"));
    browser.submit(&page, &format!("form[action$='/{what}']"), &[])
}

/// Sends what no form offers.
fn send(browser: &mut Browser, path: &str) -> Page {
    let csrf = browser.csrf();
    browser.post_once(path, &[("csrf", &csrf)])
}

#[test]
fn friends_are_listed_with_who_is_online_and_how_many_games_there_are() {
    let mut table = Table::set();
    let mut carla = table.site.player("Carla");
    table.site.player("Arno");
    start(&mut table.black, &mut table.white, &[]);
    for name in ["Carla", "Bruno", "Arno"] {
        click(&mut table.white, name, "befriend");
    }
    table.site.advance(TimeDelta::hours(1));
    carla.get("/lobby");
    table.site.run_jobs();
    let page = table.white.get("/friends");
    page.assert_says("1 friend is online.");
    assert_eq!(page.all(".friends b"), ["Carla", "Arno", "Bruno"]);
    assert_eq!(
        page.all(".friends .muted"),
        [
            "No games in progress with you.",
            "Last seen less than a day ago. No games in progress with you.",
            "Last seen less than a day ago. 2 games in progress with you.",
        ]
    );
    assert_eq!(
        page.attribute(".friends li:last-child .button", "href").as_deref(),
        Some("/challenges/new?opponent=Bruno")
    );
    assert_eq!(table.white.get("/lobby").all(".friends-online"), ["Carla"]);
    for path in ["/games", "/lobby", "/account", "/players/Wilma"] {
        assert!(table.white.get(path).has("a[href='/friends']"), "{path}");
    }
    // A suspended player is nowhere, and a player on vacation is said to be.
    suspend(&table.site, "carla");
    let page = table.black.get("/vacation");
    table.black.submit(&page, "main form", &[("from", ""), ("until", "2026-11-28")]);
    table.site.run_jobs();
    let page = table.white.get("/friends");
    page.assert_says("Bruno online on vacation until Sun 29 Nov 2026, 00:00 CET");
    assert_eq!(page.all(".friends b")[2], "Carla");
    assert_eq!(table.white.get("/lobby").all(".friends-online"), ["Bruno"]);
}

#[test]
fn a_friend_is_added_and_removed_however_often_it_is_sent() {
    let site = Site::start();
    let (mut anna, _bruno) = (site.player("Anna"), site.player("Bruno"));
    let count = |site: &Site| {
        site.read(|conn| {
            let anna = players::find_by_name(conn, "Anna")?.expect("Anna");
            Ok(player_relations::list(conn, anna.id, player_relations::Relation::Friend)?.len())
        })
    };
    for _ in 0..2 {
        assert_eq!(send(&mut anna, "/players/bruno/befriend").status, 303);
        assert_eq!(count(&site), 1);
    }
    let page = anna.get("/players/Bruno");
    assert!(page.has("form[action$='/unfriend']") && !page.has("form[action$='/befriend']"));
    for _ in 0..2 {
        assert_eq!(send(&mut anna, "/players/Bruno/unfriend").status, 303);
        assert_eq!(count(&site), 0);
    }
    assert!(anna.get("/players/Bruno").has("form[action$='/befriend']"));
    // Neither oneself, nor who is not there.
    let mut ctx = site.browser();
    site.register(&mut ctx, "Otto");
    for name in ["Anna", "Nobody", "Otto", "%00"] {
        assert_eq!(send(&mut anna, &format!("/players/{name}/befriend")).status, 404, "{name}");
    }
    assert_eq!(send(&mut ctx, "/players/Bruno/befriend").status, 401);
    assert_eq!(count(&site), 0);
}

#[test]
fn nobody_learns_whose_friend_they_are() {
    let site = Site::start();
    let [mut anna, mut bruno, mut carla] = ["Anna", "Bruno", "Carla"].map(|name| site.player(name));
    let everything = |browser: &mut Browser| {
        let paths = [
            "/friends",
            "/lobby",
            "/games",
            "/account",
            "/players/Anna",
            "/players/Bruno",
            "/vacation",
        ];
        paths.map(|path| browser.get_once(path).html_without_key())
    };
    let emails = site.emails().len();
    let mut anonymous = site.browser();
    let before = [&mut bruno, &mut carla, &mut anonymous].map(everything);
    click(&mut anna, "Bruno", "befriend");
    assert_eq!(before, [&mut bruno, &mut carla, &mut anonymous].map(everything));
    assert_eq!(site.emails().len(), emails);
    anna.get("/friends").assert_says("Bruno");
}

#[test]
fn a_list_that_is_full_says_so() {
    let site = Site::start();
    let (mut anna, _bruno) = (site.player("Anna"), site.player("Bruno"));
    let now = site.now();
    let fill = site.db.write::<_, DbError>(move |conn| {
        let anna = players::find_by_name(conn, "Anna")?.expect("Anna").id;
        for number in 0..MAX_FRIENDS {
            let friend = insert_player(conn, &format!("Friend{number}"), now)?;
            player_relations::insert(conn, anna, friend, player_relations::Relation::Friend, now)?;
        }
        Ok(())
    });
    site.run(fill).expect("friends");
    let page = click(&mut anna, "Bruno", "befriend");
    assert_eq!(page.status, 422);
    page.assert_says("Your friends list is full (500 players).");
    // Who is on it already stays, and room is made by removing one.
    assert_eq!(send(&mut anna, "/players/Friend0/befriend").status, 303);
    click(&mut anna, "Friend0", "unfriend");
    assert!(click(&mut anna, "Bruno", "befriend").has("form[action$='/unfriend']"));
    assert_eq!(anna.get("/friends").all(".friends b").len(), 500);
}
