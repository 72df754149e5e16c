//! The list of ratings: who is in it, in which order, and by what it is narrowed.

use zugpost::{
    chess::Variant,
    db::{
        DbError, players,
        ratings::{self, Rated},
    },
    ratings::{Rating, Week},
};

use super::change;
use crate::support::{Browser, Site};

/// Gives a player a rating after a week, so many weeks ago.
fn rate(site: &Site, name: &str, variant: Variant, weeks_ago: i32, value: f64, deviation: f64) {
    let (name, now) = (name.to_owned(), Week::of(site.now()));
    let write = site.db.write::<_, DbError>(move |conn| {
        let player = players::find_by_name(conn, &name)?.expect("a player").id;
        let week = Week(now.0 - weeks_ago);
        let rating = Rating { value, deviation, ..Rating::default() };
        let rated = Rated { week, rating, games: 1 };
        Ok(ratings::replace(conn, player, variant, week, Some(rated))?)
    });
    site.run(write).expect("a rating");
}

/// Returns the lines of the list: place, player, country, rating, gain.
fn list(browser: &mut Browser, query: &str) -> Vec<String> {
    let page = browser.get(&format!("/players/lists/ratings{query}"));
    assert_eq!(page.status, 200, "{query}");
    page.all("tbody tr")
}

#[test]
fn established_ratings_are_listed_the_best_first() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    for name in ["Bea", "Cleo", "Dora", "Emma", "Fay", "Gabi", "Hanna"] {
        site.player(name);
    }
    assert_eq!(list(&mut anna, ""), [""; 0]);
    anna.get("/players/lists/ratings").assert_says("No player is in this list yet.");
    let standard = |name: &str, weeks_ago, value, deviation| {
        rate(&site, name, Variant::Standard, weeks_ago, value, deviation);
    };
    standard("Anna", 47, 1650.0, 70.0);
    standard("Anna", 1, 1700.0, 60.0);
    standard("Bea", 60, 1400.0, 70.0);
    standard("Bea", 0, 1600.4, 60.0);
    standard("Cleo", 3, 1600.0, 60.0);
    // Provisional, once and by now; nothing played for a year; accounts without a place.
    standard("Dora", 1, 2000.0, 110.0);
    standard("Hanna", 40, 2000.0, 109.0);
    standard("Emma", 52, 1900.0, 40.0);
    standard("Fay", 0, 1900.0, 60.0);
    standard("Gabi", 0, 1900.0, 60.0);
    change(&site, "UPDATE players SET suspended_at = created_at WHERE name = 'Fay'");
    change(&site, "UPDATE players SET closed_at = created_at WHERE name = 'Gabi'");
    change(&site, "UPDATE players SET country = 'AT' WHERE name = 'Bea'");
    let all = list(&mut anna, "");
    assert_eq!(all.len(), 3, "{all:?}");
    assert!(all[0].starts_with("1 Anna 1700 ±"), "{all:?}");
    assert!(all[1].starts_with("2 Bea Austria 1600 ±"), "{all:?}");
    // Whoever has the same number shares the place.
    assert!(all[2].starts_with("2 Cleo 1600 ±"), "{all:?}");
    let mut visitor = site.browser();
    assert_eq!(list(&mut visitor, ""), all);
    assert!(!visitor.get("/players/lists/ratings").has("[name=friends]"));
    assert_eq!(list(&mut visitor, "?friends=yes"), all);
    // A country; one that there is not is not asked for.
    assert!(list(&mut anna, "?country=AT")[0].starts_with("1 Bea Austria"));
    assert_eq!(list(&mut anna, "?country=AT").len(), 1);
    assert_eq!(list(&mut anna, "?country=XX"), all);
    // Oneself and one's friends.
    assert_eq!(list(&mut anna, "?friends=yes").len(), 1);
    let page = anna.get("/players/Cleo");
    anna.submit(&page, "form[action$=befriend]", &[]);
    let friends = list(&mut anna, "?friends=yes");
    assert!(friends.len() == 2 && friends[1].starts_with("2 Cleo"), "{friends:?}");
    // Who has gained most since the year began; Cleo had no rating then.
    let gains = list(&mut anna, "?order=gain");
    assert_eq!(gains.len(), 2, "{gains:?}");
    assert!(
        gains[0].starts_with("1 Bea Austria 1600 ±") && gains[0].ends_with("+200"),
        "{gains:?}"
    );
    // Each variant has a list of its own.
    assert_eq!(list(&mut anna, "?variant=atomic"), [""; 0]);
    rate(&site, "Dora", Variant::Atomic, 0, 1500.0, 80.0);
    assert!(list(&mut anna, "?variant=atomic")[0].starts_with("1 Dora 1500 ±"));
    // It is found where players are looked for.
    let page = anna.get("/players");
    assert_eq!(anna.click(&page, "a[href='/players/lists/ratings']").status, 200);
}
