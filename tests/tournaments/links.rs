//! What leads to a tournament and out of it: pages and PGN of its games, its files, *My games*.

use zugpost::tournament::{
    pairing::{
        knockout::DrawnMatchRule,
        match_games::MatchSchedule,
        round_robin::{Cycles, RoundPace},
    },
    terms::{Format, StartRule},
};

use super::{Event, ROUND_ROBIN, terms};
use crate::web::start;

/// Sections of three.
const SECTIONS: Format =
    Format::RoundRobin { section_size: 3, cycles: Cycles::Single, pace: RoundPace::AllAtOnce };

const KNOCKOUT: Format = Format::Knockout {
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
