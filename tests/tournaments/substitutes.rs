//! A substitute takes a place: the games, the clocks, what stays private, and the log.

use chrono::TimeDelta;
use diesel::connection::SimpleConnection as _;
use serde_json::Value;
use zugpost::{
    db::{GameId, games, verification::verify_game},
    tournament::terms::StartRule,
};

use super::{
    Event, ROUND_ROBIN, account, terms,
    verify::{file, verify},
};
use crate::{
    support::{Browser, Page},
    web::play,
};

const TAKE: &str = "form[action$='/substitute']";

fn begun() -> Event {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    event.enter(3);
    event.site.run_jobs();
    event
}

/// Has the director offer a place.
fn offer(event: &mut Event, number: &str, to: &str) -> Page {
    let path = event.path() + "/direct";
    let page = event.director.get(&path);
    let form = "form:has([name=deed][value=substitute])";
    let fields = [("number", number), ("player", to), ("text", "He is at sea.")];
    event.director.submit(&page, form, &fields)
}

/// Returns the games of P2: number, whether P2 has White.
fn games_of_p2(event: &Event) -> Vec<(GameId, bool)> {
    let games = event.games().into_iter().filter(|(_, white, black)| [white, black].contains(&&1));
    games.map(|(game, white, _)| (game, white == 1)).collect()
}

#[test]
fn a_substitute_plays_on_and_what_was_private_stays_so() {
    let mut event = begun();
    let mut sub = event.site.player("Ida");
    let (game, has_white) = games_of_p2(&event)[0];
    let other = event.games()[0];
    let opponent = if other.1 == 1 { other.2 } else { other.1 };
    let path = format!("/games/{game}");
    // P2 says something, notes something, and prepares something.
    let page = event.players[1].get(&path);
    let said = [("text", "See you in spring.")];
    event.players[1].submit(&page, "form[action$='/messages']", &said);
    let page = event.players[1].get(&path);
    event.players[1].press(&page, "#notes form button", &[("note", "My secret plan.")]);
    if has_white {
        play(&mut event.players[1], &path, "e4");
        play(&mut event.players[opponent], &path, "e5");
    } else {
        play(&mut event.players[opponent], &path, "e4");
    }

    let refused = sub.get(&event.path());
    assert!(!refused.has(TAKE));
    let page = offer(&mut event, "2", "Nobody");
    assert_eq!(page.status, 422);
    let page = offer(&mut event, "2", "Ida");
    assert_eq!(page.status, 200, "{}", page.text());
    event.site.run_jobs();
    event.site.advance(TimeDelta::hours(10));
    let page = sub.get(&event.path());
    page.assert_says("The tournament director offers you the place of P2: 2 games.");
    let page = sub.submit(&page, TAKE, &[]);
    page.assert_says("You have taken the place.");
    event.site.run_jobs();

    // The clock begins anew, and only the substitute can move.
    let id = account(&event.site, "Ida");
    let stored = event.site.read(move |conn| games::find(conn, game)).expect("the game");
    assert!(stored.side_of(id).is_some());
    assert_eq!(stored.game.turn_began(), event.site.now());
    let page = sub.get(&path);
    page.assert_says("3 d left");
    for private in ["See you in spring.", "My secret plan."] {
        assert!(!page.text().contains(private), "{private}");
    }
    let page = event.players[1].get(&path);
    assert!(!page.has("form.typed") && !page.has("form[action$='/messages']"));
    // What was said is between the two.
    let opponents = format!("P{}", opponent + 1);
    event.players[1].get(&format!("/messages/{opponents}")).assert_says("See you in spring.");
    event.players[opponent].get("/messages/P2").assert_says("See you in spring.");
    let page = play(&mut sub, &path, if has_white { "Nf3" } else { "e5" });
    assert_eq!(page.status, 200, "{}", page.text());
    sub.get(&format!("{path}/log")).assert_says("instead of P2.");

    // The table, the log and the emails say it.
    let page = event.director.get(&event.path());
    page.assert_says("for P2 since");
    let page = event.director.get(&(event.path() + "/log"));
    page.assert_says("Ida took the place of P2.");
    let began = page.all("table.log li a");
    assert!(began.iter().all(|game| !game.contains("Ida")), "she was not there then: {began:?}");
    assert_eq!(began.iter().filter(|game| game.contains("P2")).count(), 2);
    page.assert_says("He is at sea.");
    let emails = event.site.emails();
    for (to, subject) in [
        ("ida@example.org", "a place is offered to you"),
        ("ida@example.org", "you play instead of P2"),
        ("p2@example.org", "Ida plays instead of you"),
    ] {
        let told = emails.iter().any(|email| email.to == to && email.subject.contains(subject));
        assert!(told, "{subject}: {emails:?}");
    }
    // Who plays now is in no hash: the log says it, and that is compared.
    let verified = event.site.read(move |conn| verify_game(conn, game));
    assert_eq!(verified, Some(Vec::new()));
    let column = if has_white { "white_id" } else { "black_id" };
    let mut conn = crate::db::migrations::raw(&event.site.database);
    conn.batch_execute(&format!("UPDATE games SET {column} = 1 WHERE id = {game}")).expect("SQL");
    let verified = event.site.read(move |conn| verify_game(conn, game)).expect("the game");
    assert!(verified.iter().any(|it| it.to_string().starts_with(column)), "{verified:?}");
    let back = format!("UPDATE games SET {column} = {id} WHERE id = {game}");
    conn.batch_execute(&back).expect("SQL");
    // Whoever has the file can check it, and so can the players each log.
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound, "{said}");
    let log = sub.get(&format!("{path}/log.txt")).html;
    assert!(log.contains("player_replaced"), "{log}");
    let second = account(&event.site, "P2");
    let side = if has_white { "white" } else { "black" };
    assert!(log.contains(&format!("\n{side} {second}\n")), "who played at first: {log}");
}

/// Returns what is exported of a player.
fn export(event: &Event, name: &str) -> Value {
    let mut command = crate::cli::command(&event.site.database, &[]);
    let out = command.args(["admin", "export-player", name]).output().expect("it runs").stdout;
    serde_json::from_slice(&out).expect("JSON")
}

#[test]
fn each_is_given_what_they_did_and_not_what_the_other_did() {
    let mut event = begun();
    let mut sub = event.site.player("Ida");
    let games = games_of_p2(&event);
    let (game, _) = *games.iter().find(|(_, has_white)| *has_white).expect("a game with White");
    play(&mut event.players[1], &format!("/games/{game}"), "e4");
    let book = |browser: &mut Browser, until: &str| {
        let page = browser.get("/vacation");
        browser.submit(
            &page,
            "form[action='/vacation']",
            &[("from", "2026-11-24"), ("until", until)],
        )
    };
    assert_eq!(book(&mut event.players[1], "2026-11-25").status, 200);
    offer(&mut event, "2", "Ida");
    event.site.run_jobs();
    let page = sub.get(&event.path());
    sub.submit(&page, TAKE, &[]).assert_says("You have taken the place.");
    assert_eq!(book(&mut sub, "2026-11-26").status, 200);
    event.site.run_jobs();
    let kinds = |events: &Value| {
        let events = events.as_array().expect("events").iter();
        events.map(|event| event["kind"].as_str().expect("one").to_owned()).collect::<Vec<_>>()
    };

    let former = export(&event, "P2");
    assert_eq!(former["games"], serde_json::json!([]));
    let found = former["former_games"].as_array().expect("games");
    assert_eq!(found.len(), games.len());
    let with_white = found.iter().find(|had| had["number"] == game.0).expect("the game");
    assert_eq!(with_white["side"], "white");
    assert!(with_white["replaced_at"].is_string());
    assert_eq!(kinds(&with_white["did"]), ["move", "vacation_set"]);
    let spans = &with_white["did"][1]["detail"];

    let substitute = export(&event, "Ida");
    assert_eq!(substitute["former_games"], serde_json::json!([]));
    let found = substitute["games"].as_array().expect("games");
    assert_eq!(found.len(), games.len());
    let with_white = found.iter().find(|has| has["number"] == game.0).expect("the game");
    assert_eq!(kinds(&with_white["claims_and_offers"]), ["vacation_set"]);
    assert_ne!(&with_white["claims_and_offers"][0]["detail"], spans, "not that of P2");
}

#[test]
fn nobody_takes_a_place_that_is_not_offered_or_was_played_on() {
    let mut event = begun();
    let mut sub = event.site.player("Ida");
    let path = event.path() + "/substitute";
    let csrf = sub.csrf();
    let page = sub.post(&path, &[("csrf", &csrf)]);
    assert_eq!(page.status, 409);
    page.assert_says("No place in this tournament is offered to you.");
    offer(&mut event, "2", "Ida");
    let (game, white, black) = event.games()[0];
    let (other, ..) = games_of_p2(&event)[0];
    assert_eq!(game, other, "P2 plays the first game");
    event.play(game, white, black, true);
    let page = sub.post(&path, &[("csrf", &csrf)]);
    assert_eq!(page.status, 409);
    page.assert_says("A game of this place is over, or beyond the fifth move.");
    let page = offer(&mut event, "2", "P3");
    assert_eq!(page.status, 422);
    // Until it is too late.
    event.site.advance(TimeDelta::days(15));
    let page = event.director.get(&(event.path() + "/direct"));
    assert!(!page.has("[value=substitute]"));
}
