//! The limit of games at once: a tournament counts with the most games at once that it brings, until it starts.

use chrono::TimeDelta;
use zugpost::{
    db::{DbError, site_settings},
    tournament::{
        pairing::round_robin::{Cycles, RoundPace},
        terms::{Format, StartRule},
    },
};

use super::{Event, ROUND_ROBIN, terms};
use crate::{support::Site, web::start};

const ENTER: &str = "form[action$='/enter']";
/// The settings as they are without any.
const USUAL: [(&str, &str); 2] = [("GAMES_AT_ONCE", "10"), ("MAX_GAMES_AT_ONCE", "100")];

#[test]
fn a_newcomer_can_enter_one_section_of_seven() {
    let when_full = terms(ROUND_ROBIN, StartRule::WhenFull, Some(7));
    let mut event = Event::announce_on(Site::with(&USUAL), when_full.clone());
    event.enter(6);
    let first = event.path();
    event.players[0].get("/tournaments").assert_says("Autumn Cup");
    assert!(!event.players[0].get("/games").text().contains("at once"), "6 of 10 is not near");
    event.announce_another(when_full);
    let second = event.path();
    let full = "You can have at most 10 games at once. You have 6, and this adds 6.";
    let page = event.players[0].get(&second);
    page.assert_says(full);
    assert!(!page.has(ENTER));
    let csrf = event.players[0].csrf();
    let page = event.players[0].post(&format!("{second}/enter"), &[("csrf", &csrf)]);
    assert_eq!(page.status, 409, "{}", page.text());
    page.assert_says(full);
    // Round by round there is one game at once.
    let pace = RoundPace::RoundByRound;
    let format = Format::RoundRobin { section_size: 7, cycles: Cycles::Single, pace };
    event.announce_another(terms(format, StartRule::WhenFull, Some(7)));
    let third = event.path();
    let page = event.players[0].get(&third);
    let page = event.players[0].submit(&page, ENTER, &[]);
    assert_eq!(page.status, 200, "{}", page.text());
    // Places that are given back are free.
    let page = event.players[0].get(&first);
    event.players[0].submit(&page, "form[action$='/withdraw']", &[]);
    let page = event.players[0].get(&second);
    let page = event.players[0].submit(&page, ENTER, &[]);
    assert_eq!(page.status, 200, "{}", page.text());
}

#[test]
fn whoever_has_entered_is_never_stopped() {
    let when_full = terms(ROUND_ROBIN, StartRule::WhenFull, Some(7));
    let mut event = Event::announce_on(Site::with(&USUAL), when_full);
    event.enter(6);
    // With other games, up to the limit.
    for _ in 0..2 {
        let [one, other, ..] = event.players.as_mut_slice() else { panic!("no players") };
        start(one, other, &[]);
    }
    event.players[0].get("/games").assert_says("You have 8 of at most 10 games at once.");
    // The site sets another limit; the last one enters who still can.
    event.enter(1);
    let lower = |conn: &mut _| Ok::<_, DbError>(site_settings::set(conn, "GAMES_AT_ONCE", "5")?);
    event.site.run(event.site.db.write(lower)).expect("a setting");
    event.site.advance(TimeDelta::seconds(11));
    event.site.run_jobs();
    assert_eq!(event.games().len(), 21, "all games have begun");
    event.players[0].get("/games").assert_says("You have 8 of at most 5 games at once.");
    // Games in progress count, and nothing twice.
    event.players[2].get("/games").assert_says("You have 6 of at most 5 games at once.");
}

#[test]
fn a_tournament_counts_between_its_rounds_too() {
    let pace = RoundPace::RoundByRound;
    let format = Format::RoundRobin { section_size: 4, cycles: Cycles::Single, pace };
    let site = Site::with(&[("GAMES_AT_ONCE", "5"), ("MAX_GAMES_AT_ONCE", "8")]);
    let mut event = Event::announce_on(site, terms(format, StartRule::WhenFull, Some(4)));
    event.enter(4);
    event.site.run_jobs();
    for _ in 0..2 {
        let [one, other, ..] = event.players.as_mut_slice() else { panic!("no players") };
        start(one, other, &[]);
    }
    let said = "You have 3 of at most 5 games at once.";
    event.players[0].get("/games").assert_says(said);
    let games = event.games();
    let (game, white, black) = games.into_iter().find(|(_, white, _)| *white == 0).expect("a game");
    event.play(game, white, black, true);
    event.site.run_jobs();
    // The other game of the round goes on.
    event.players[0].get("/games").assert_says(said);
}
