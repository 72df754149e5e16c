//! What a director does for one player: special leave, time in one game, what becomes of the games of
//! somebody who has died; and numbers given by hand.

use chrono::TimeDelta;
use zugpost::{
    db::{GameId, games, tournaments, verification::verify_game},
    game::{Adjudicated, Ending},
    tournament::terms::{Format, StartRule},
};

use super::{
    Event, ROUND_ROBIN, links, terms,
    verify::{file, verify},
};
use crate::{
    support::{Page, site::PASSWORD},
    web::play,
};

fn begun(format: Format) -> Event {
    let mut event = Event::announce(terms(format, StartRule::WhenFull, Some(3)));
    event.enter(3);
    event.site.run_jobs();
    event
}

/// Sends a form of the director's page.
fn direct(event: &mut Event, deed: &str, fields: &[(&str, &str)]) -> Page {
    let page = event.director.get(&(event.path() + "/direct"));
    event.director.submit(&page, &format!("form:has([name=deed][value={deed}])"), fields)
}

fn deadline(event: &Event, game: GameId) -> chrono::DateTime<chrono::Utc> {
    let stored = event.site.read(move |conn| games::find(conn, game)).expect("the game");
    stored.game.deadline().expect("a clock that runs")
}

/// Returns the games of P2, in which it is to move or not.
fn of_p2(event: &Event, moves: bool) -> (GameId, usize) {
    let games = event.games();
    let game = games.iter().find(|(_, white, black)| if moves { *white == 1 } else { *black == 1 });
    let (game, white, black) = *game.expect("a game");
    (game, if white == 1 { black } else { white })
}

fn assert_sound(event: &Event) {
    let (is_sound, said) = verify(&file(event));
    assert!(is_sound, "{said}");
    for (game, ..) in event.games() {
        assert_eq!(event.site.read(move |conn| verify_game(conn, game)), Some(Vec::new()));
    }
}

fn told(event: &Event, to: &str, subject: &str) -> usize {
    let emails = event.site.emails();
    emails.iter().filter(|it| it.to == to && it.subject.contains(subject)).count()
}

#[test]
fn special_leave_stops_all_clocks_of_a_player_once() {
    let mut event = begun(ROUND_ROBIN);
    let (game, _) = of_p2(&event, true);
    let (other, opponent) = of_p2(&event, false);
    let before = deadline(&event, game);
    let fields = [("number", "2"), ("days", "10"), ("text", "In hospital.")];
    for (days, why) in [("31", "Enter 1 to 30 days."), ("soon", "Enter a number of days.")] {
        let page =
            direct(&mut event, "leave", &[("number", "2"), ("days", days), ("text", "Ill.")]);
        assert_eq!(page.status, 422);
        page.assert_says(why);
    }
    assert_eq!(direct(&mut event, "leave", &fields).status, 200);
    assert_eq!(deadline(&event, game), before + TimeDelta::days(10));
    // The same form again has the effect of one.
    assert_eq!(direct(&mut event, "leave", &fields).status, 200);
    assert_eq!(deadline(&event, game), before + TimeDelta::days(10));
    let more = [("number", "2"), ("days", "12"), ("text", "Still in hospital.")];
    let page = direct(&mut event, "leave", &more);
    assert_eq!(page.status, 422);
    page.assert_says("This player has had special leave in this tournament.");
    assert_eq!(deadline(&event, game), before + TimeDelta::days(10));
    // The players see it, and no vacation takes it away.
    let url = format!("/games/{game}");
    event.players[1].get(&url).assert_says("P2 has special leave: the clock is paused until");
    let page = event.players[1].get("/games");
    page.assert_says("special leave until");
    assert!(!page.text().contains("on vacation until"), "{}", page.text());
    let other_url = format!("/games/{other}");
    play(&mut event.players[opponent], &other_url, "e4");
    let at = event.site.now() + TimeDelta::days(13);
    assert_eq!(deadline(&event, other), at);
    event.players[1].get(&(url + "/log")).assert_says("was granted special leave.");
    let page = event.director.get(&(event.path() + "/log"));
    page.assert_says("P2 was granted 10 days of special leave.");
    page.assert_says("In hospital.");
    assert_eq!(page.text().matches("special leave.").count(), 1, "{}", page.text());
    event.site.run_jobs();
    assert_eq!(told(&event, "p2@example.org", "you have special leave"), 1);
    for opponent in ["p1@example.org", "p3@example.org"] {
        assert_eq!(told(&event, opponent, "P2 has special leave"), 1);
    }
    // The clock runs again afterwards.
    event.site.advance(TimeDelta::days(10) + TimeDelta::days(3) + TimeDelta::hours(1));
    event.site.run_jobs();
    let ended = event.site.read(move |conn| games::find(conn, game)).expect("the game");
    assert!(ended.game.ended().is_some_and(|ended| ended.at == before + TimeDelta::days(10)));
    assert_sound(&event);
}

/// Games that begin while it lasts have it too.
#[test]
fn special_leave_is_for_the_next_round_too() {
    let Format::RoundRobin { section_size, cycles, .. } = ROUND_ROBIN else { panic!() };
    let pace = zugpost::tournament::pairing::round_robin::RoundPace::RoundByRound;
    let mut event = begun(Format::RoundRobin { section_size, cycles, pace });
    let fields = [("number", "2"), ("days", "20"), ("text", "In hospital.")];
    assert_eq!(direct(&mut event, "leave", &fields).status, 200);
    let mut rounds = 0;
    loop {
        event.site.run_jobs();
        let open = event.games();
        let id = event.id;
        let all = event.site.read(move |conn| tournaments::find(conn, id)).expect("it").tournament;
        if let Some((game, white, _)) =
            open.iter().find(|(_, white, black)| [*white, *black].contains(&1))
            && rounds > 0
        {
            let until = all.seat(1, 2).and_then(|seat| seat.special_leave).expect("leave").to;
            let stored = event.site.read({
                let game = *game;
                move |conn| games::find(conn, game)
            });
            let side = zugpost::chess::Color::from_white(*white == 1);
            let leave = stored.expect("the game").game.special_leave(side).expect("leave");
            assert_eq!(leave.to, until);
            break;
        }
        assert!(!open.is_empty(), "P2 plays in a later round");
        for (game, white, black) in open {
            event.play(game, white, black, true);
        }
        rounds += 1;
    }
}

/// A game that is reopened while it lasts has it as well.
#[test]
fn special_leave_is_for_a_reopened_game_too() {
    let mut event = begun(ROUND_ROBIN);
    let (game, opponent) = of_p2(&event, true);
    let url = format!("/games/{game}");
    play(&mut event.players[1], &url, "e4");
    play(&mut event.players[opponent], &url, "e5");
    event.resign(game, 1);
    let fields = [("number", "2"), ("days", "20"), ("text", "In hospital.")];
    assert_eq!(direct(&mut event, "leave", &fields).status, 200);
    let mut arbiter = event.site.arbiter("Umpire");
    let page = arbiter.get(&format!("/admin{url}"));
    let said = [("adjudication", "reopen"), ("days", "0"), ("reason", "Resigned by fever.")];
    assert_eq!(arbiter.submit(&page, "form.adjudicate", &said).status, 200);
    let stored = event.site.read(move |conn| games::find(conn, game)).expect("the game");
    let leave = stored.game.special_leave(zugpost::chess::Color::White).expect("leave");
    assert_eq!(leave.to, event.site.now() + TimeDelta::days(20));
    assert_sound(&event);
}

#[test]
fn a_director_gives_time_in_one_game() {
    let mut event = begun(ROUND_ROBIN);
    let (game, opponent) = of_p2(&event, true);
    let before = deadline(&event, game);
    let choice = format!("{game}.2.0");
    let fields = [("choice", choice.as_str()), ("days", "5"), ("text", "A power cut.")];
    let page = event.director.get(&(event.path() + "/direct"));
    let form = "form:has([name=deed][value=time])";
    page.assert_says(&format!("P2 against P{}, game {game}", opponent + 1));
    assert_eq!(event.director.submit(&page, form, &fields).status, 200);
    assert_eq!(deadline(&event, game), before + TimeDelta::days(5));
    // The same form again has the effect of one.
    assert_eq!(event.director.submit(&page, form, &fields).status, 200);
    assert_eq!(deadline(&event, game), before + TimeDelta::days(5));
    let more = format!("{game}.2.5");
    let again = [("choice", more.as_str()), ("days", "3"), ("text", "Another one.")];
    let page = direct(&mut event, "time", &again);
    assert_eq!(page.status, 422);
    page.assert_says("In each game you can give at most 7 days.");
    assert_eq!(deadline(&event, game), before + TimeDelta::days(5), "all or nothing");
    let again = [("choice", more.as_str()), ("days", "2"), ("text", "Another one.")];
    assert_eq!(direct(&mut event, "time", &again).status, 200);
    assert_eq!(deadline(&event, game), before + TimeDelta::days(7));
    let page = event.players[1].get(&format!("/games/{game}/log"));
    page.assert_says("The tournament director gave White 5 more days");
    page.assert_says("A power cut.");
    // It is told although a move was made since.
    play(&mut event.players[1], &format!("/games/{game}"), "e4");
    event.site.run_jobs();
    for (reader, other) in [(1, opponent), (opponent, 1)] {
        let address = format!("p{}@example.org", reader + 1);
        let all = event.site.emails().into_iter().filter(|it| it.to == address);
        let texts = all.map(|it| it.text.split_whitespace().collect::<Vec<_>>().join(" "));
        let news = format!("More time in your game against P{}", other + 1);
        let told: Vec<String> = texts.filter(|text| text.contains(&news)).collect();
        let said = "The tournament director gave White 5 more days.";
        let first = told.iter().find(|text| text.contains(said)).expect("the first");
        assert!(first.contains("A power cut."), "{first}");
        let wrong = ["rbiter", "Decision"];
        assert!(!wrong.iter().any(|word| first.contains(word)), "{first}");
    }
    let page = event.director.get(&(event.path() + "/log"));
    page.assert_says(&format!("P2 was given 5 more days in game {game}."));
    assert_sound(&event);
    // A player may not.
    let csrf = event.players[1].csrf();
    let fields = [
        ("csrf", csrf.as_str()),
        ("deed", "time"),
        ("choice", choice.as_str()),
        ("days", "1"),
        ("text", "For me."),
    ];
    let path = event.path() + "/direct";
    let page = event.players[1].post(&path, &fields);
    assert_eq!(page.status, 403);
}

#[test]
fn games_of_somebody_who_has_died_are_adjudicated() {
    let mut event = begun(ROUND_ROBIN);
    let games = event.games();
    for (game, white, black) in &games {
        let url = format!("/games/{game}");
        play(&mut event.players[*white], &url, "e4");
        play(&mut event.players[*black], &url, "e5");
    }
    let (game, opponent) = of_p2(&event, true);
    let fields = [("number", "2"), ("ground", "deceased"), ("text", "On 20 November.")];
    let page = direct(&mut event, "withdraw", &fields);
    assert_eq!(page.status, 422);
    page.assert_says("Tick the box if you are sure.");
    let fields =
        [("number", "2"), ("ground", "deceased"), ("sure", "yes"), ("text", "On 20 November.")];
    assert_eq!(direct(&mut event, "withdraw", &fields).status, 200);
    event.site.run_jobs();
    let url = format!("/games/{game}");
    let page = event.players[opponent].get(&url);
    page.assert_says("Play was stopped.");
    assert!(!page.has("form.typed"));
    let claim = [("analysis", "I am a rook up."), ("result", "win")];
    event.players[opponent].submit(&page, "form[action$='/result']", &claim);
    for opponent in ["p1@example.org", "p3@example.org"] {
        let emails = event.site.emails();
        let told: Vec<_> = emails
            .iter()
            .filter(|it| it.to == opponent && it.subject.contains("P2 has died"))
            .collect();
        assert_eq!(told.len(), 1, "{opponent}");
        assert!(told[0].text.contains("Your game against P2 was stopped."), "{}", told[0].text);
    }
    assert_eq!(told(&event, "p2@example.org", "you no longer play"), 0);
    // The game of the others goes on.
    let (third, white, _) =
        *games.iter().find(|(_, white, black)| ![*white, *black].contains(&1)).expect("it");
    let page = play(&mut event.players[white], &format!("/games/{third}"), "Nf3");
    assert_eq!(page.status, 200);
    event.site.advance(TimeDelta::days(14));
    event.site.run_jobs();
    event.director.log_in("Director", PASSWORD);
    let page = event.director.get(&format!("/admin{url}"));
    let said = [("reason", "A rook is enough."), ("adjudication", "win:black")];
    let page = event.director.submit(&page, "form.adjudicate", &said);
    page.assert_says("A rook is enough.");
    let stored = event.site.read(move |conn| games::find(conn, game)).expect("the game");
    let ending = stored.game.ended().map(|ended| ended.ending);
    assert_eq!(ending, Some(Ending::Adjudicated(Adjudicated::Win(zugpost::chess::Color::Black))));
    let page = event.director.get(&(event.path() + "/log"));
    page.assert_says("P2 has died. Games in progress are adjudicated.");
    assert_sound(&event);
}

/// In a knockout nothing of the tournament is left to play for with somebody who has died.
#[test]
fn opponents_of_a_knockout_hear_that_somebody_has_died() {
    let mut event = Event::announce(terms(links::KNOCKOUT, StartRule::WhenFull, Some(4)));
    event.enter(4);
    event.site.run_jobs();
    let games = event.games();
    let opponents: Vec<usize> = games
        .iter()
        .filter(|(_, white, black)| [*white, *black].contains(&1))
        .map(|(_, white, black)| white + black - 1)
        .collect();
    let fields =
        [("number", "2"), ("ground", "deceased"), ("sure", "yes"), ("text", "On 20 November.")];
    assert_eq!(direct(&mut event, "withdraw", &fields).status, 200);
    event.site.run_jobs();
    for player in [0, 2, 3] {
        let address = format!("p{}@example.org", player + 1);
        let count = usize::from(opponents.contains(&player));
        assert_eq!(told(&event, &address, "P2 has died"), count, "{address}");
    }
    let emails = event.site.emails();
    let email = emails.iter().find(|it| it.subject.contains("P2 has died")).expect("an email");
    assert!(email.text.contains("No more games of the match"), "{}", email.text);
    assert_sound(&event);
}

/// Whoever hands a tournament over has no page any more on which to read that it is done.
#[test]
fn a_director_hands_the_tournament_over() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(4)));
    let mut clara = event.site.player("Clara");
    let path = event.path();
    let fields = [("player", "Clara"), ("deputy", ""), ("text", "I am moving abroad.")];
    let page = direct(&mut event, "directors", &fields);
    assert_eq!(page.status, 200, "{}", page.text());
    page.assert_says("Done. It is in the tournament log.");
    assert_eq!(event.director.get(&format!("{path}/direct")).status, 403);
    assert_eq!(clara.get(&format!("{path}/direct")).status, 200);
    clara.get(&format!("{path}/log")).assert_says("I am moving abroad.");
}

#[test]
fn numbers_are_given_by_hand() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(4)));
    event.enter(3);
    let page = event.director.get(&(event.path() + "/direct"));
    assert!(page.html.contains(">P1\nP2\nP3</textarea>"), "{}", page.html);
    let reason = ("text", "Clubmates meet first.");
    for (order, why) in [
        ("P3\nNobody", "There is no player named Nobody."),
        ("P3\nP3", "Name each player once"),
        ("P3\nDirector", "Name each player once"),
    ] {
        let page = direct(&mut event, "numbers", &[("order", order), reason]);
        assert_eq!(page.status, 422, "{order}");
        page.assert_says(why);
        assert!(page.html.contains(&format!(">{order}</textarea>")), "what was typed stays");
    }
    let page = direct(&mut event, "numbers", &[("order", " P3 \r\n\r\np1\r\n"), reason]);
    assert_eq!(page.status, 200, "{}", page.text());
    event.director.get(&event.path()).assert_says("By hand, by the tournament director.");
    event.enter(1);
    event.site.run_jobs();
    let id = event.id;
    let tournament =
        event.site.read(move |conn| tournaments::find(conn, id)).expect("it").tournament;
    let seats: Vec<i64> = tournament.sections[0].seats.iter().map(|seat| seat.player).collect();
    let entrants = &tournament.entrants;
    assert_eq!(seats, [entrants[2], entrants[0], entrants[1], entrants[3]]);
    let page = event.director.get(&(event.path() + "/log"));
    page.assert_says("The pairing numbers were given by hand.");
    page.assert_says("Clubmates meet first.");
    assert_sound(&event);
}
