//! Finished games, and the search among them.

use chrono::TimeDelta;
use diesel::{prelude::*, sql_query};
use zugpost::{
    chess::Color::{self, Black, White},
    db::{DbError, DbTimestamp, GameId, PlayerId, schema::games::dsl},
    game::Terms,
};

use super::{Home, at, games};

impl Home {
    /// A game of Wilma's that ended so, in its row alone.
    fn finished(
        &self,
        opponent: PlayerId,
        side: Color,
        how: (&'static str, &'static str, &'static str),
    ) -> GameId {
        let id = self.begin(opponent, side, &Terms::standard(TimeDelta::days(3)));
        self.end(id, how);
        id
    }

    fn end(
        &self,
        id: GameId,
        (result, opening, ended): (&'static str, &'static str, &'static str),
    ) {
        let (ending, of) = match result {
            "1-0" => ("resignation", Some("black")),
            "0-1" => ("resignation", Some("white")),
            "0-0" => ("adjudicated_both_lose", None),
            _ => ("agreement", None),
        };
        let end = self.site.db.write::<_, DbError>(move |conn| {
            diesel::update(dsl::games.find(id))
                .set((
                    dsl::ended_at.eq(DbTimestamp::of(at(ended))),
                    (dsl::result.eq(result), dsl::ending.eq(ending), dsl::ending_side.eq(of)),
                    (dsl::opening.eq(opening), dsl::deadline.eq(None::<DbTimestamp>)),
                    dsl::next_check_at.eq(None::<DbTimestamp>),
                ))
                .execute(conn)?;
            Ok(())
        });
        self.site.run(end).expect("an end");
    }
}

#[test]
fn badges_say_how_games_ended_for_the_reader() {
    let mut home = Home::set();
    let bruno = home.opponent("Bruno");
    for (result, side) in
        [("1-0", White), ("1-0", Black), ("0-1", Black), ("1/2-1/2", White), ("0-0", White)]
    {
        home.finished(bruno, side, (result, "", "2026-10-01T12:00:00Z"));
    }
    let page = home.wilma.get("/games/finished");
    // The latest first; of a draw there is nothing to be said.
    assert_eq!(page.all(".badge"), ["lost", "won", "lost", "won"]);
}

#[test]
fn finished_games_are_found_by_whatever_is_known_of_them() {
    let mut home = Home::set();
    home.wilma.get("/games/finished").assert_says("You have no finished games yet.");
    let [bruno, bea, cleo] = ["Bruno_1", "Bea", "Cleo"].map(|name| home.opponent(name));
    let ruy = "C84 Ruy Lopez: Closed";
    let first = home.finished(bruno, White, ("1-0", ruy, "2026-10-01T12:00:00Z"));
    let second = home.finished(bea, Black, ("1-0", "B90 Sicilian", "2026-10-05T12:00:00Z"));
    // In Berlin it is past midnight.
    let third = home.finished(bruno, Black, ("1/2-1/2", ruy, "2026-10-10T22:30:00Z"));
    let fourth = home.finished(cleo, Black, ("0-1", "100% Gr\u{fc}nfeld", "2026-11-19T12:00:00Z"));
    // Somebody else's, against the same opponents.
    for (one, other) in [(bea, bruno), (bruno, cleo), (cleo, bea)] {
        let game = home.begin_of(one, other, White, &Terms::standard(TimeDelta::days(3)));
        home.end(game, ("1-0", ruy, "2026-10-05T12:00:00Z"));
    }
    let page = home.wilma.get("/games/finished");
    assert_eq!(games(&page), [fourth, third, second, first]);
    page.assert_says("4 games: 2 won, 1 drawn, 1 lost.");
    page.assert_says("C84 Ruy Lopez: Closed");
    assert!(!page.has(".pager a"));
    for (fields, expected) in [
        (vec![("opponent", "b")], vec![third, second, first]),
        (vec![("opponent", " BRUNO_")], vec![third, first]),
        (vec![("opponent", "b_")], vec![]),
        (vec![("opponent", "runo")], vec![]),
        (vec![("result", "won")], vec![fourth, first]),
        (vec![("result", "drawn")], vec![third]),
        (vec![("result", "lost")], vec![second]),
        (vec![("color", "white")], vec![first]),
        (vec![("color", "black"), ("result", "won")], vec![fourth]),
        (vec![("opening", "c84")], vec![third, first]),
        (vec![("opening", "ruy LOPEZ")], vec![third, first]),
        (vec![("opening", "gr\u{fc}n")], vec![fourth]),
        (vec![("opening", "100%")], vec![fourth]),
        (vec![("opening", "%")], vec![fourth]),
        (vec![("opening", "_")], vec![]),
        (vec![("from", "2026-10-11")], vec![fourth, third]),
        (vec![("to", "2026-10-11")], vec![third, second, first]),
        (vec![("to", "2026-10-10")], vec![second, first]),
        (vec![("from", "2026-10-05"), ("to", "2026-10-05")], vec![second]),
        (vec![("opponent", "bru"), ("opening", "C84"), ("result", "won")], vec![first]),
    ] {
        let found = home.wilma.submit(&page, "main form", &fields);
        assert_eq!(games(&found), expected, "{fields:?}");
        if expected.is_empty() {
            found.assert_says("No finished games match. Show all");
        } else {
            let n = expected.len();
            found.assert_says(&format!("{n} game{}:", if n == 1 { "" } else { "s" }));
        }
    }
    // What is typed stays.
    let found = home.wilma.submit(&page, "main form", &[("opening", "\"x"), ("result", "lost")]);
    assert_eq!(found.attribute("#opening", "value").as_deref(), Some("\"x"));
    assert_eq!(found.attribute("#result [selected]", "value").as_deref(), Some("lost"));
    let found = home.wilma.get("/games/finished?from=soon&to=20000-01-01&after=x&color=red");
    assert_eq!(games(&found).len(), 4);
    assert_eq!(found.all(".error").len(), 2);
    assert_eq!(home.wilma.get("/games/finished?opponent=%00").status, 200);
    // Days at the very ends, and more than anybody types.
    for (from, to, count) in [("1000-01-01", "9999-12-31", 4), ("9999-12-31", "9999-12-31", 0)] {
        let found = home.wilma.get(&format!("/games/finished?from={from}&to={to}"));
        assert_eq!((found.all(".error").len(), games(&found).len()), (0, count), "{from}");
    }
    let long = "x".repeat(50_001);
    for path in ["/games/finished?opening", "/games/finished?opponent"] {
        let found = home.wilma.get(&format!("{path}={long}"));
        assert_eq!((found.status, games(&found).len()), (200, 0), "{path}");
    }
    assert_eq!(home.wilma.get(&format!("/players?name={long}")).status, 404);
    // Of the last days on the page one lives on.
    let page = home.wilma.get("/games");
    assert_eq!(games(&page), [fourth]);
    assert_eq!(home.wilma.click(&page, "a[href='/games/finished']").path, "/games/finished");
}

#[test]
fn older_games_follow_page_by_page_and_none_twice() {
    let mut home = Home::set();
    let [anna, zoe] = [home.opponent("Anna"), home.opponent("Zoe")];
    let mut expected = Vec::new();
    for index in 0..45 {
        // Many end at once.
        let ended = ["2026-10-03T12:00:00Z", "2026-10-02T12:00:00Z"][usize::from(index < 25)];
        let side = if index % 2 == 0 { White } else { Black };
        expected.push(home.finished(anna, side, ("1-0", "", ended)));
        home.finished(zoe, side, ("1-0", "", ended));
    }
    expected.reverse();
    let mut found = Vec::new();
    let mut page = home.wilma.get("/games/finished?opponent=anna");
    assert!(!page.has(".pager a:nth-of-type(2)"));
    loop {
        page.assert_says("45 games: 23 won, 0 drawn, 22 lost.");
        found.extend(games(&page));
        if found.len() >= 45 {
            break;
        }
        page = home.wilma.click(&page, ".pager a:last-of-type");
    }
    assert_eq!(found, expected);
    assert_eq!(page.all(".pager a"), ["Latest"]);
    assert_eq!(games(&home.wilma.click(&page, ".pager a")), found[..20]);
    // On her page everybody sees all of them.
    let mut passer_by = home.site.browser();
    let (mut all, mut page) = (Vec::new(), passer_by.get("/players/Wilma"));
    let first = games(&page);
    loop {
        all.extend(games(&page));
        if all.len() >= 90 {
            break;
        }
        page = passer_by.click(&page, ".pager a:last-of-type");
    }
    let with_anna: Vec<_> = all.iter().copied().filter(|id| found.contains(id)).collect();
    assert_eq!(with_anna, found);
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 90);
    assert_eq!(page.all(".pager a"), ["Latest"]);
    assert_eq!(games(&passer_by.click(&page, ".pager a")), first);
    assert_eq!(first.len(), 20);
    // And so does an arbiter.
    let sql = "UPDATE players SET is_arbiter = TRUE WHERE name = 'Wilma'";
    let write = home.site.db.write::<_, DbError>(move |conn| Ok(sql_query(sql).execute(conn)?));
    home.site.run(write).expect("an arbiter");
    let page = home.wilma.get("/admin/games?q=Wilma");
    assert_eq!(page.all("main tbody tr").len(), 50);
    let page = home.wilma.click(&page, ".pager a");
    assert_eq!((page.all("main tbody tr").len(), page.has(".pager a")), (40, false));
}
