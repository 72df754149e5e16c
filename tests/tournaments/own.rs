//! One's own tournaments: on *My games* and in the list.

use chrono::{DateTime, TimeDelta, Utc};
use zugpost::tournament::terms::StartRule;

use super::{Event, ROUND_ROBIN, terms};

/// Returns what the list of one's tournaments says, on a page.
fn rows(event: &mut Event, player: usize, path: &str) -> Vec<String> {
    let page = event.players[player].get(path);
    assert_eq!(page.status, 200, "{}", page.text());
    let words = |text: &String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    page.all("ul.tournaments li").iter().map(words).collect()
}

#[test]
fn my_games_says_the_place_on_the_waiting_list_the_start_and_the_place_in_the_table() {
    let day: DateTime<Utc> = "2026-11-20T18:00:00Z".parse().expect("an instant");
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::OnDate(day), Some(3)));
    event.enter(5);
    let waiting = rows(&mut event, 4, "/games");
    let said = "Autumn Cup Round robin · rated · 5 of 3 players · starts on 20 Nov 2026 · number 2 on the waiting list";
    assert_eq!(waiting, [said]);
    let path = event.path();
    event.players[4].get(&path).assert_says("You are number 2 on the waiting list.");
    event.players[0].get(&path).assert_says("You have entered.");
    assert!(!rows(&mut event, 0, "/games")[0].contains("waiting list"));
    // Somebody leaves, and there are more places.
    let path = event.path();
    let page = event.players[0].get(&path);
    event.players[0].submit(&page, "form[action$='/withdraw']", &[]);
    assert!(rows(&mut event, 4, "/games")[0].contains("number 1 on the waiting list"));
    let page = event.director.get(&format!("{path}/terms"));
    event.director.submit(&page, "main form", &[("capacity", "4"), ("reason", "There is room.")]);
    assert!(!rows(&mut event, 4, "/games")[0].contains("waiting list"));
    event.site.advance(TimeDelta::hours(7));
    event.site.run_jobs();
    let begun = rows(&mut event, 1, "/games");
    assert!(
        begun[0].contains("started on 20 Nov 2026") && !begun[0].contains("place"),
        "{begun:?}"
    );
    event.play_all();
    let places: Vec<String> =
        [1, 2, 4].map(|player| rows(&mut event, player, "/games").remove(0)).into();
    for (row, place) in places.iter().zip(["place 1 of 4", "place 2 of 4", "place 4 of 4"]) {
        assert!(row.contains(place), "{row}");
    }
    event.site.run_jobs();
}

#[test]
fn the_list_has_a_group_of_ones_own_also_when_they_are_over() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    event.enter(3);
    event.site.run_jobs();
    event.play_all();
    event.site.run_jobs();
    event.site.advance(TimeDelta::days(15));
    event.site.run_jobs();
    let mut player = event.site.browser();
    let mine = "nav a[href*='group=mine']";
    assert!(!player.get("/tournaments").has(mine), "nobody is logged in");
    assert_eq!(player.get("/tournaments?group=mine").status, 200);
    player.log_in("P1", crate::support::site::PASSWORD);
    let page = player.get("/tournaments");
    assert!(page.all("ul.tournaments li").is_empty(), "{}", page.text());
    let page = player.click(&page, mine);
    let rows = page.all("ul.tournaments li");
    assert!(rows.len() == 1 && rows[0].contains("place 1 of 3"), "{rows:?}");
}
