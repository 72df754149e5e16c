//! Many games at once: narrowed, sorted, as rows.

use chrono::TimeDelta;
use zugpost::{
    chess::Color::{Black, White},
    db::GameId,
    game::Terms,
};

use super::{Home, games};
use crate::support::{Browser, Page};

fn days(days: i64) -> Terms {
    Terms::standard(TimeDelta::days(days))
}

#[test]
fn more_than_a_dozen_games_are_narrowed_and_sorted() {
    let mut home = Home::set();
    let [zoe, anna] = [home.opponent("Zoe"), home.opponent("Anna")];
    let [first, second] = [home.begin(zoe, White, &days(9)), home.begin(anna, White, &days(2))];
    home.site.advance(TimeDelta::minutes(1));
    let third = home.begin(zoe, White, &days(5));
    assert!(!home.wilma.get("/games").has("main form.tools"), "a few need no tools");
    for _ in 0..10 {
        home.begin(anna, Black, &days(3));
    }
    let page = home.wilma.get("/games");
    page.assert_says("Your turn (3)");
    page.assert_says("Other games in progress (10)");
    assert_eq!(games(&page)[..3], [second, third, first], "the most urgent first");
    home.site.advance(TimeDelta::minutes(1));
    for (order, expected) in [
        ("", [second, third, first]),
        ("nonsense", [second, third, first]),
        ("opponent", [second, third, first]),
        ("started", [third, second, first]),
    ] {
        let page = home.wilma.submit(&page, "main form.tools", &[("sort", order)]);
        assert_eq!(games(&page)[..3], expected, "{order}");
    }
    // The latest move of an opponent stands first.
    for (game, text) in [(first, "e4"), (third, "d4")] {
        home.play(home.me, game, 0, text);
        home.play(zoe, game, 1, "d5");
        home.site.advance(TimeDelta::minutes(1));
    }
    let page = home.wilma.get("/games?sort=moved");
    assert_eq!(games(&page)[..3], [third, first, second]);
    let page = home.wilma.submit(&page, "main form.tools", &[("opponent", " ZO")]);
    assert_eq!(games(&page), [third, first]);
    assert_eq!(page.all("title"), ["(3) My games · Zugpost"], "whatever is looked for");
    assert_eq!(page.attribute("#opponent", "value").as_deref(), Some("ZO"));
    assert_eq!(page.attribute("#sort [selected]", "value").as_deref(), Some("moved"));
    let page = home.wilma.submit(&page, "main form.tools", &[("opponent", "nobody")]);
    page.assert_says("No games match. Show all");
    assert_eq!(games(&page), [] as [GameId; 0]);
}

#[test]
fn a_hundred_and_twenty_games_are_rows() {
    let mut home = Home::set();
    let rita = home.opponent("Rita");
    for index in 0..120 {
        home.begin(rita, if index % 2 == 0 { White } else { Black }, &days(3 + index));
    }
    let page = home.wilma.get("/games");
    assert_eq!((games(&page).len(), page.all(".mini").len()), (120, 120));
    let choose = |browser: &mut Browser, page: &Page, view: &str| {
        browser.submit(page, "form:has(.views)", &[("view", view)])
    };
    let page = choose(&mut home.wilma, &page, "rows");
    assert_eq!((games(&page).len(), page.all(".mini").len()), (120, 0));
    page.assert_says("Your turn (60)");
    let row = page.all(".game-rows tbody tr").remove(0);
    assert!(row.starts_with("Rita White 3 d left"), "{row}");
    home.wilma.get("/games/1").assert_says("Next game (59)");
    // The browser keeps it, however the list is narrowed.
    let page = home.wilma.get("/games?opponent=rit&sort=moved");
    assert_eq!(games(&page).len(), 120);
    assert!(page.has(".game-rows"));
    assert_eq!(page.all(".views [aria-pressed]"), ["List"]);
    let page = choose(&mut home.wilma, &page, "boards");
    assert_eq!(page.path, "/games?opponent=rit&sort=moved");
    assert!(!page.has(".game-rows") && !home.wilma.get("/games").has(".game-rows"));
    assert_eq!(page.all(".views [aria-pressed]"), ["Boards"]);
}
