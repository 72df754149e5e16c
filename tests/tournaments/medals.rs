//! Medals on profiles, and the points of a year.

use chrono::TimeDelta;
use zugpost::{
    db::{DbError, verification},
    tournament::{
        TIME_OF_APPEAL,
        pairing::{knockout::DrawnMatchRule, match_games::MatchSchedule},
        terms::{Format, StartRule},
    },
};

use super::{Event, terms};
use crate::{people::change, web};

const KNOCKOUT: Format = Format::Knockout {
    games: 1,
    schedule: MatchSchedule::OneByOne,
    ends_early: true,
    drawn_match_rule: DrawnMatchRule::BetterSeed,
};

/// A knockout of eight in which whoever entered first wins.
fn played() -> Event {
    let mut event = Event::announce(terms(KNOCKOUT, StartRule::WhenFull, Some(8)));
    event.enter(8);
    play(&mut event);
    event
}

/// Ten moves: what is shorter counts for nothing.
const MOVES: [&str; 20] = [
    "e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7", "Re1", "b5", "Bb3", "d6",
    "c3", "O-O", "h3", "Nb8", "d4", "Nbd7",
];

fn play(event: &mut Event) {
    for _ in 0..3 {
        event.site.run_jobs();
        for (game, white, black) in event.games() {
            web::play_moves(&event.site, &format!("/games/{game}"), MOVES);
            event.resign(game, white.max(black));
        }
    }
    event.site.run_jobs();
}

fn finalize(event: &mut Event) {
    event.site.advance(TIME_OF_APPEAL + TimeDelta::seconds(1));
    event.site.run_jobs();
}

#[test]
fn a_final_tournament_gives_medals_and_points() {
    let mut event = played();
    let mut visitor = event.site.browser();
    visitor.get("/players/lists/points").assert_says("No player is in this list yet.");
    assert!(!visitor.get("/players/P1").has(".medals"), "appeals are possible");
    finalize(&mut event);
    for (player, medal) in
        [("P1", Some("gold Autumn Cup")), ("P2", Some("silver Autumn Cup")), ("P8", None)]
    {
        let page = visitor.get(&format!("/players/{player}"));
        let medals = page.all(".medals li");
        assert_eq!(medals.len(), usize::from(medal.is_some()), "{player}: {medals:?}");
        assert!(medal.is_none_or(|medal| medals[0].starts_with(medal)), "{medals:?}");
    }
    visitor.get("/players/P1").assert_says("Tournament points 2026 : 7");
    let rows = visitor.get("/players/lists/points").all("tbody tr");
    assert_eq!(rows[..3], ["1 P1 7 Autumn Cup 7", "2 P2 6 Autumn Cup 6", "3 P3 4 Autumn Cup 4"]);
    assert!(rows[3].starts_with("3 P"), "{rows:?}");
    assert_eq!(rows.len(), 4, "without points nobody is listed");
    // Years in which there was no tournament, and words.
    for year in ["2025", "2027", "x", ""] {
        let page = visitor.get(&format!("/players/lists/points?year={year}"));
        assert_eq!(page.all("h1"), ["Tournament points 2026"], "{year}");
    }
    event.site.advance(TimeDelta::days(60));
    assert!(!visitor.get("/players/lists/points").has("tbody tr"), "a new year begins anew");
    let rows = visitor.get("/players/lists/points?year=2026").all("tbody tr");
    assert_eq!(rows.len(), 4);
    let page = visitor.get("/players/P1");
    assert!(page.has(".medals") && !page.text().contains("Tournament points"));
}

#[test]
fn whoever_is_suspended_or_has_closed_is_on_no_list() {
    let mut event = played();
    finalize(&mut event);
    change(&event.site, "UPDATE players SET suspended_at = created_at WHERE name = 'P1'");
    change(&event.site, "UPDATE players SET closed_at = created_at WHERE name = 'P2'");
    let mut visitor = event.site.browser();
    let rows = visitor.get("/players/lists/points").all("tbody tr");
    assert_eq!(rows.len(), 2, "{rows:?}");
    assert!(rows[0].starts_with("1 P"), "{rows:?}");
}

#[test]
fn verify_finds_a_forged_medal_and_a_job_mends_it() {
    let mut event = played();
    finalize(&mut event);
    let id = event.id;
    let verify = move |conn: &mut _| Ok::<_, DbError>(verification::verify_tournament(conn, id)?);
    assert_eq!(event.site.run(event.site.db.read(verify)).unwrap(), Vec::<String>::new());
    change(&event.site, "UPDATE final_places SET place = 1, medal = TRUE WHERE points = 0");
    let wrong = event.site.run(event.site.db.read(verify)).unwrap();
    assert_eq!(wrong, ["its final places are others than those of its log"]);
    // As a migration does it with tournaments that were final before.
    change(&event.site, "UPDATE tournaments SET next_check_at = finished_at");
    event.site.run_jobs();
    assert_eq!(event.site.run(event.site.db.read(verify)).unwrap(), Vec::<String>::new());
}
