//! What the page of a tournament tells its reader: what entering comes to, own games, colors.

use chrono::{DateTime, TimeDelta};
use zugpost::tournament::{
    pairing::{
        knockout::DrawnMatchRule,
        match_games::MatchSchedule,
        round_robin::{Cycles, RoundPace},
    },
    terms::{Format, StartRule},
};

use super::{Event, ROUND_ROBIN, terms};
use crate::support::{Page, site::PASSWORD};

const KNOCKOUT: Format = Format::Knockout {
    games: 1,
    schedule: MatchSchedule::OneByOne,
    ends_early: true,
    drawn_match_rule: DrawnMatchRule::Decider,
};

/// The own games in progress, and those that are over.
const RUNNING: &str = "main > .game-rows tbody tr";
const FINISHED: &str = "main > details .game-rows tbody tr";

#[test]
fn players_find_their_own_games_above_the_table() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(4)));
    event.enter(4);
    event.site.run_jobs();
    let path = event.path();
    let games = event.games();
    let own: Vec<_> = games.into_iter().filter(|(_, white, black)| white * black == 0).collect();
    let with_white = own.iter().filter(|(_, white, _)| *white == 0).count();
    let page = event.players[0].get(&path);
    assert_eq!(page.all(RUNNING).len(), 3);
    assert_eq!(page.all("main > .game-rows tr.mine").len(), with_white, "who has White is to move");
    let rows = page.all(RUNNING);
    assert!(rows[0].contains("White") && rows[0].contains("your turn"), "{rows:?}");
    assert!(rows[2].contains("Black") && !rows[2].contains("your turn"), "{rows:?}");
    for (game, white, black) in &own {
        let link = format!("{RUNNING} a[href='/games/{game}']");
        let opponent = format!("P{}", white.max(black) + 1);
        assert_eq!(page.all(&link), [opponent]);
    }
    assert!(!page.has(FINISHED));

    let (game, white, black) = own[0];
    event.play(game, white, black, white == 0);
    let page = event.players[0].get(&path);
    assert_eq!(page.all(RUNNING).len(), 2);
    page.assert_says("Your finished games (1)");
    assert_eq!(page.attributes(&format!("{FINISHED} a"), "href"), [format!("/games/{game}")]);
    // Who does not play has none.
    assert!(!event.director.get(&path).has(".game-rows"));
    assert!(!event.site.browser().get(&path).has(".game-rows"));
}

#[test]
fn own_games_are_listed_on_the_page_of_another_section_too() {
    let format =
        Format::RoundRobin { section_size: 3, cycles: Cycles::Single, pace: RoundPace::AllAtOnce };
    let mut event = Event::announce(terms(format, StartRule::WhenFull, Some(6)));
    event.enter(6);
    event.site.run_jobs();
    let path = format!("{}?section=2", event.path());
    let page = event.players[0].get(&path);
    assert_eq!(page.all(&format!("{RUNNING} a")), ["P2", "P3"]);
    assert_eq!(page.all(".crosstable tbody tr").len(), 3);
    assert!(!page.has(".crosstable .mine"));
}

#[test]
fn the_color_stands_beside_each_result() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    event.enter(3);
    event.site.run_jobs();
    let (game, white, black) = event.games()[0];
    event.play(game, white, black, true);
    let page = event.director.get(&event.path());
    let cell = |letter: &str| page.all(&format!(".crosstable a[href='/games/{game}'].{letter}"));
    assert_eq!((cell("with-white"), cell("with-black")), (vec!["1 w".into()], vec!["0 b".into()]));
    assert_eq!(page.all(".crosstable .with-white small"), ["w"; 3]);
    assert_eq!(page.all(".crosstable .with-black small"), ["b"; 3]);
    let legend = page.attributes(".crosstable", "aria-describedby");
    let said = page.all(&format!("#{}", legend[0]));
    assert!(said[0].contains("w: with White, b: with Black"), "{said:?}");
}

#[test]
fn a_table_that_was_shown_before_is_of_now_and_of_its_reader() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    event.enter(3);
    event.site.run_jobs();
    let (path, mine) = (event.path(), ".crosstable .mine a[href^='/players/']");
    let mut guest = event.site.browser();
    for _ in 0..2 {
        assert_eq!(event.players[0].get(&path).all(mine), ["P1"]);
        assert_eq!(event.players[1].get(&path).all(mine), ["P2"]);
        assert!(!guest.get(&path).has(mine));
        assert_eq!(event.points(), ["0", "0", "0"]);
    }
    let mut german = event.site.browser();
    let page = german.get("/");
    german.submit(&page, "form[action='/appearance']", &[("language", "de")]);
    assert_eq!(german.get(&path).all(".crosstable th.name")[0], "Spieler");
    assert_eq!(guest.get(&path).all(".crosstable th.name")[0], "Player");

    event.play_all();
    assert_eq!(event.points(), ["2", "1", "0"]);
    // Nothing of the tournament changes with an account that is closed after the games.
    let names = |page: Page| page.all(".crosstable tbody th.name");
    event.site.run_jobs();
    assert!(names(guest.get(&path))[1].contains("P2"));
    let page = event.players[1].get("/account/close");
    event.players[1].submit(&page, "form[action='/account/close']", &[("password", PASSWORD)]);
    assert!(!names(guest.get(&path))[1].contains("P2"));
}

#[test]
fn tie_breaks_that_do_not_apply_are_told() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    event.enter(3);
    event.site.run_jobs();
    let page = event.director.get(&event.path());
    let said = "Not used, because not all players in this table have a rating: \
                RTNG/R (lower rating first).";
    page.assert_says(said);
    assert!(!page.all(".crosstable th abbr").contains(&"RTNG/R".to_owned()));
}

#[test]
fn the_own_match_is_marked_in_the_bracket_and_a_link_leads_to_it() {
    let mut event = Event::announce(terms(KNOCKOUT, StartRule::WhenFull, Some(4)));
    event.enter(4);
    event.site.run_jobs();
    let path = event.path();
    // Seed 2 meets seed 3 in the second match from the top.
    let page = event.players[1].get(&path);
    assert_eq!(page.attributes(".bracket .mine", "id"), ["match-1-2"]);
    assert!(page.has("main a[href='#match-1-2']"));
    assert_eq!(page.all(RUNNING).len(), 1);
    assert!(!event.director.get(&path).has(".bracket .mine"));
    event.play_all();
    event.site.run_jobs();
    let page = event.players[1].get(&path);
    assert_eq!(page.attributes(".bracket .mine", "id"), ["match-1-2", "match-2-1"]);
    assert!(page.has("main a[href='#match-2-1']"), "to the last one");
}

#[test]
fn nobody_can_advance_in_a_bracket_that_was_canceled() {
    let mut event = Event::announce(terms(KNOCKOUT, StartRule::WhenFull, Some(3)));
    event.enter(3);
    event.site.run_jobs();
    let path = event.path();
    let statuses = |event: &mut Event| event.director.get(&path).all(".bracket .chance");
    // Seed 1 has a bye and waits for the other match.
    let open = "can still advance";
    assert_eq!(statuses(&mut event), ["advances", open, open, open]);
    let page = event.director.get(&format!("{path}/direct"));
    event.director.submit(&page, "form:has([value=cancel])", &[("text", "It snows.")]);
    let not = "not decided";
    assert_eq!(statuses(&mut event), ["advances", not, not, not]);
}

#[test]
fn entering_says_what_it_comes_to() {
    let date = DateTime::from_timestamp(4_000_000_000, 0).expect("a date");
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::OnDate(date), None));
    let mut guest = event.site.player("Anna");
    let page = guest.get(&event.path());
    page.assert_says("You will have up to 6 games. The tournament starts on 2 Oct 2096.");
    page.assert_says("If your opponents answer at once, you need to make about 2 moves per day.");

    // Five players cannot be divided: all are in one section.
    let format = Format::RoundRobin {
        section_size: 4,
        cycles: Cycles::Single,
        pace: RoundPace::RoundByRound,
    };
    event.announce_another(terms(format, StartRule::WhenFull, Some(5)));
    let page = guest.get(&event.path());
    page.assert_says("You will have up to 4 games. The tournament starts as soon as it is full.");
    page.assert_says("You play one game at a time.");
    page.assert_says("you need to make about one move every 3 days.");
    event.enter(5);
    event.site.run_jobs();
    event.site.advance(TimeDelta::minutes(1));
    let path = event.path();
    let page = event.players[0].get(&path);
    assert_eq!(page.all(".crosstable tbody tr").len(), 5, "four games each");
}
