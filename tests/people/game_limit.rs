//! How many games somebody may have at once: told before it is reached, and asked wherever games begin.

use chrono::TimeDelta;
use zugpost::{
    db::{GameId, games},
    game::clock::TIMEOUT_GRACE,
};

use crate::{
    support::{Browser, Page, Site, site::PASSWORD},
    web::{play, play_moves, start},
};

/// As few as a site can set.
const FEW: [(&str, &str); 2] = [("GAMES_AT_ONCE", "5"), ("MAX_GAMES_AT_ONCE", "8")];

fn offer(browser: &mut Browser, fields: &[(&str, &str)]) -> Page {
    let page = browser.get("/challenges/new");
    browser.submit(&page, "main form", fields)
}

fn path(page: &Page) -> String {
    page.path.split('?').next().expect("a path").to_owned()
}

#[test]
fn nobody_begins_more_games_than_the_limit() {
    let site = Site::with(&FEW);
    let mut anna = site.player("Anna");
    let mut rivals = ["Bea", "Cleo"].map(|name| site.player(name));
    let told = |anna: &mut Browser, said: &str| {
        for page in ["/games", "/lobby", "/challenges/new", "/tournaments"] {
            anna.get(page).assert_says(said);
        }
    };
    let begin = |anna: &mut Browser, rival: &mut Browser| start(anna, rival, &[]);
    begin(&mut anna, &mut rivals[0]);
    begin(&mut anna, &mut rivals[1]);
    assert!(!anna.get("/games").text().contains("at once"));
    begin(&mut anna, &mut rivals[0]);
    told(&mut anna, "You have 3 of at most 5 games at once.");
    begin(&mut anna, &mut rivals[1]);
    // Offers do not count: only games do.
    let open: Vec<String> = (0..2).map(|_| path(&offer(&mut anna, &[]))).collect();
    let page = rivals[0].get(&open[0]);
    rivals[0].submit(&page, "form[action$=accept]", &[]);
    told(&mut anna, "You have 5 of at most 5 games at once.");
    let full = "You can have at most 5 games at once. You have 5, and this adds 1.";
    let page = offer(&mut anna, &[]);
    assert_eq!(page.status, 422, "{}", page.text());
    page.assert_says(full);
    // The other offer is still open, and waits.
    let page = rivals[1].get(&open[1]);
    let page = rivals[1].submit(&page, "form[action$=accept]", &[]);
    assert_eq!(page.status, 409, "{}", page.text());
    page.assert_says("The challenger has no room for another game at the moment.");
    let other = path(&offer(&mut rivals[1], &[]));
    let page = anna.get(&other);
    let page = anna.submit(&page, "form[action$=accept]", &[]);
    assert_eq!(page.status, 409, "{}", page.text());
    page.assert_says(full);
    // A match of two games at a time needs two places.
    play(&mut anna, "/games/1", "e4");
    play(&mut rivals[0], "/games/1", "e5");
    let page = anna.get("/games/1/resign");
    anna.submit(&page, "main form", &[]);
    let page = offer(&mut anna, &[("games", "4"), ("schedule", "two_at_a_time")]);
    assert_eq!(page.status, 422, "{}", page.text());
    page.assert_says("You can have at most 5 games at once. You have 4, and this adds 2.");
    let page = rivals[1].get(&open[1]);
    let page = rivals[1].submit(&page, "form[action$=accept]", &[]);
    assert!(page.path.starts_with("/games/"), "{}", page.text());
    // A rematch is a game like another.
    let page = anna.get("/games/1");
    let page = anna.submit(&page, "form[action$=rematch]", &[]);
    page.assert_says(full);
}

#[test]
fn the_limit_rises_with_games_played_through_and_falls_with_losses_on_time() {
    let site = Site::with(&[("GAMES_AT_ONCE", "6"), ("MAX_GAMES_AT_ONCE", "9")]);
    let mut anna = site.player("Anna");
    let mut bea = site.player("Bea");
    let limit = |anna: &mut Browser, games: u32| -> String {
        // Enough games that it is told.
        let text = anna.get("/games").text();
        let said = format!("You have {games} of at most ");
        let at = text.find(&said).unwrap_or_else(|| panic!("{said}: {text}"));
        text[at + said.len()..].chars().take(1).collect()
    };
    let through: Vec<String> = (0..2).map(|_| start(&mut anna, &mut bea, &[])).collect();
    let rest: Vec<String> = (0..3).map(|_| start(&mut anna, &mut bea, &[])).collect();
    assert_eq!(limit(&mut anna, 5), "6");
    // Two games against one opponent count once, and fewer than ten moves do not.
    let quiet = [
        "e4", "e5", "d3", "d6", "c3", "c6", "b3", "b6", "a3", "a6", "h3", "h6", "g3", "g6", "f3",
        "f6", "Be3", "Be6", "Nd2", "Nd7",
    ];
    for (game, half_moves, begun, expected) in
        [(&through[0], 19, 1, "6"), (&through[1], 20, 2, "8"), (&rest[0], 20, 1, "8")]
    {
        play_moves(&site, game, quiet.into_iter().take(half_moves));
        let mover = if half_moves % 2 == 0 { &mut anna } else { &mut bea };
        let page = mover.get(&format!("{game}/resign"));
        mover.submit(&page, "main form", &[]);
        for _ in 0..begun {
            start(&mut anna, &mut bea, &[]);
        }
        let games = if expected == "6" { 5 } else { 6 };
        assert_eq!(limit(&mut anna, games), expected, "{game}");
    }
    // She loses the others on time.
    for game in &rest[1..] {
        play(&mut anna, game, "e4");
        play(&mut bea, game, "e5");
    }
    site.advance(TimeDelta::days(3) + TIMEOUT_GRACE);
    site.run_jobs();
    let lost = site.read(|conn| games::find(conn, GameId(4))).expect("the game");
    assert!(lost.game.ended().is_some());
    anna.log_in("Anna", PASSWORD);
    bea.log_in("Bea", PASSWORD);
    for _ in 0..5 {
        start(&mut anna, &mut bea, &[]);
    }
    // 6 and 2, less 6: never under 5.
    assert_eq!(limit(&mut anna, 5), "5");
}
