//! What leads to a tournament and out of it: pages and PGN of its games, its files, *My games*.

use chrono::TimeDelta;
use zugpost::tournament::{
    Visibility,
    pairing::{
        knockout::DrawnMatchRule,
        match_games::MatchSchedule,
        round_robin::{Cycles, RoundPace},
    },
    terms::{Format, StartRule, TournamentTerms},
};

use super::{Event, ROUND_ROBIN, terms};
use crate::{
    support::{Browser, pgn::parse, site::PASSWORD},
    web::start,
};

/// Sections of three.
const SECTIONS: Format =
    Format::RoundRobin { section_size: 3, cycles: Cycles::Single, pace: RoundPace::AllAtOnce };

pub const KNOCKOUT: Format = Format::Knockout {
    games: 2,
    schedule: MatchSchedule::OneByOne,
    ends_early: true,
    drawn_match_rule: DrawnMatchRule::BetterSeed,
};

/// A tournament that has just started.
fn started(format: Format, players: u32) -> Event {
    let mut event = Event::announce(terms(format, StartRule::WhenFull, Some(players)));
    event.enter(usize::try_from(players).expect("small"));
    event.site.run_jobs();
    event
}

#[test]
fn the_page_of_a_game_names_its_tournament() {
    let match_of = Format::Match { games: 4, schedule: MatchSchedule::OneByOne, ends_early: true };
    for (format, players, said, address) in [
        (ROUND_ROBIN, 4, ", round 1 ", "/tournaments/1"),
        (SECTIONS, 6, ", section 1, round 1 ", "/tournaments/1?section=1"),
        (match_of, 2, ", game 1 ", "/tournaments/1"),
        (KNOCKOUT, 4, ", round 1, match 1, game 1 ", "/tournaments/1"),
    ] {
        let mut event = started(format, players);
        for path in ["/games/1", "/games/1/log"] {
            let page = event.site.browser().get(path);
            page.assert_says(said);
            let link = format!("main a[href='{address}']");
            assert_eq!(page.all(&link), ["Autumn Cup"], "{path}");
        }
        let [first, second, ..] = &mut event.players[..] else { panic!("two players") };
        let game = start(first, second, &[]);
        let page = event.site.browser().get(&game);
        assert!(page.all("main a[href*='/tournaments']").is_empty(), "a game of none");
    }
}

#[test]
fn pgn_says_where_a_game_was_played() {
    let mut event = started(SECTIONS, 6);
    let date = event.site.now().format("%Y.%m.%d").to_string();
    let (last, white, _) = event.games()[5];
    let expected = [
        "[Event \"Autumn Cup\"]\n[Site \"",
        "[Round \"1.3\"]\n",
        &format!("[Section \"2\"]\n[Board \"1\"]\n[EventDate \"{date}\"]\n"),
    ];
    let one = event.site.browser().get(&format!("/games/{last}.pgn")).html;
    let with_analysis = event.players[white].get(&format!("/games/{last}.pgn?mine=1")).html;
    let [first, second, ..] = &mut event.players[..] else { panic!("two players") };
    start(first, second, &[]);
    let all = event.players[white].get("/games.pgn").html;
    for text in expected {
        assert!(one.contains(text) && with_analysis.contains(text) && all.contains(text), "{one}");
    }
    let all = event.players[0].get("/games.pgn").html;
    assert_eq!(all.matches("[Event \"Autumn Cup\"]").count(), 2);
    assert_eq!(all.matches("[Event \"Zugpost\"]").count(), 1);
    assert!(all.contains("[Round \"-\"]"), "{all}");
    let knockout = started(KNOCKOUT, 4).site.browser().get("/games/2.pgn").html;
    assert!(knockout.contains("[Round \"1.1.1\"]"), "{knockout}");
    assert!(knockout.contains("[Board \"2\"]"), "{knockout}");
}

#[test]
fn all_games_of_a_tournament_come_out_in_order() {
    let mut event = Event::announce(terms(SECTIONS, StartRule::WhenFull, Some(54)));
    let path = event.path();
    assert!(event.director.get(&path).all("a[href$='.pgn']").is_empty(), "no game has begun");
    assert_eq!(event.director.get(&format!("{path}.pgn")).html, "");
    event.enter(54);
    event.site.run_jobs();
    let (game, white, black) = event.games()[0];
    event.play(game, white, black, true);
    let page = event.site.browser().get(&path);
    let text = event.site.browser().click(&page, "a[href$='.pgn']").html;
    assert_eq!(parse(text.as_bytes(), "all").len(), 54, "more than one chunk");
    assert!(text.contains("1. e4 e5 { "), "{text}");
    let numbers = |tag: &str| -> Vec<u32> {
        let values = text.lines().filter_map(|line| line.strip_prefix(tag));
        values.map(|value| value.trim_end_matches("\"]").parse().expect("a number")).collect()
    };
    let sections = numbers("[Section \"");
    let places: Vec<_> = sections.into_iter().zip(numbers("[Round \"1.")).collect();
    assert!(places.is_sorted() && places[0] == (1, 1) && places[53] == (18, 3), "{places:?}");
    let clocks = event.site.browser().get(&format!("{path}.pgn?clocks=1")).html;
    assert!(clocks.contains("[%emt "), "{clocks}");
    assert_eq!(event.site.browser().get("/tournaments/7.pgn").status, 404);
}

#[test]
fn the_file_of_a_tournament_has_the_games_that_its_reader_may_see() {
    for (visibility, while_running) in
        [(Visibility::FinishedGames, 1), (Visibility::WhenAllFinished, 0)]
    {
        let terms = terms(ROUND_ROBIN, StartRule::WhenFull, Some(3));
        let mut event = Event::announce(TournamentTerms { visibility, ..terms });
        let path = format!("{}.pgn", event.path());
        event.enter(3);
        event.site.run_jobs();
        let (game, white, black) = event.games()[0];
        event.play(game, white, black, true);
        let count = |browser: &mut Browser| browser.get(&path).html.matches("[Event ").count();
        assert_eq!(count(&mut event.site.browser()), while_running);
        assert_eq!(count(&mut event.director), 3);
        // Their own two, and that of the others if it is over.
        assert!(event.players.iter_mut().all(|player| count(player) >= 2));
        event.play_all();
        event.site.run_jobs();
        assert_eq!(count(&mut event.site.browser()), 3);
    }
}

#[test]
fn a_crosstable_comes_out_as_csv() {
    let double =
        Format::RoundRobin { section_size: 3, cycles: Cycles::Double, pace: RoundPace::AllAtOnce };
    let mut event = started(double, 6);
    let path = event.path();
    let (running, _, _) = event.games()[11];
    for (game, white, black) in event.games() {
        if game != running {
            event.play(game, white, black, white < black);
        }
    }
    let page = event.director.get(&format!("{path}?section=2"));
    let text = event.director.click(&page, "a[href*='.csv']").html;
    assert_eq!(
        text,
        "Place,Player,Rating,1,2,3,Points,WIN,SB,DE\r\n\
         1,P4,,,1 1,1,3,3,4,\r\n2,P5,,0 0,,1 1,2,2,0,\r\n3,P6,,0,0 0,,0,0,0,\r\n"
    );
    assert_eq!(event.director.get("/tournaments/7/table.csv").status, 404);
    let knockout = started(KNOCKOUT, 4).site.browser().get("/tournaments/1/table.csv");
    assert_eq!(knockout.status, 404);
}

#[test]
fn my_games_lists_the_tournaments_that_are_not_over() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    event.enter(2);
    let path = event.path();
    let mine = |browser: &mut Browser| {
        browser.get("/games").all(&format!("main .tournaments a[href='{path}']")).len()
    };
    assert_eq!(mine(&mut event.players[0]), 1, "entered");
    assert_eq!(mine(&mut event.director), 0);
    assert!(
        event.director.get("/games").all("main h2").iter().all(|head| head != "Your tournaments")
    );
    event.enter(1);
    event.site.run_jobs();
    assert_eq!(mine(&mut event.players[2]), 1, "started");
    event.play_all();
    event.site.run_jobs();
    event.site.advance(TimeDelta::days(15));
    event.site.run_jobs();
    event.players[2].log_in("P3", PASSWORD);
    assert_eq!(mine(&mut event.players[2]), 0, "over");
}
