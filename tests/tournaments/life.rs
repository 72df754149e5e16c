//! Whole events, from the announcement to the end.

use chrono::TimeDelta;
use zugpost::{
    chess::Variant,
    tournament::{
        entry::EntryConditions,
        pairing::{
            knockout::DrawnMatchRule,
            match_games::MatchSchedule,
            round_robin::{Cycles, RoundPace},
        },
        terms::{Format, GameTerms, StartRule, TournamentTerms},
    },
};

use super::{Event, ROUND_ROBIN, emails::choose, terms};
use crate::support::site::Email;

#[test]
fn a_round_robin_starts_when_it_is_full_and_ends_with_its_last_game() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(4)));
    let path = event.path();
    event.enter(3);
    event.site.run_jobs();
    assert!(event.games().is_empty(), "a place is free");
    event.players[0].get(&path).assert_says("You have entered.");
    event.enter(1);
    event.site.run_jobs();
    assert_eq!(event.games().len(), 6);
    // One email for all games of the start.
    for number in 1..=4 {
        let emails = event.site.emails_to(&format!("p{number}@example.org"));
        let told = emails.iter().filter(|email| email.subject.contains("your games have started"));
        assert_eq!(told.count(), 1, "P{number}");
    }
    let page = event.players[0].get(&path);
    page.assert_says("in progress");
    assert_eq!(page.all("table.crosstable tbody tr").len(), 4);

    event.play_all();
    event.site.run_jobs();
    let page = event.director.get(&path);
    page.assert_says("finished, not final yet");
    // P1 has won all three games, P2 two, P3 one.
    let points = page.all("table.crosstable td.points");
    assert_eq!(points, ["3", "2", "1", "0"]);
    event.site.advance(TimeDelta::days(15));
    event.site.run_jobs();
    event.director.get(&path).assert_says("final");
    event.director.get(&format!("{path}/log")).assert_says("The tournament is final.");
}

#[test]
fn a_player_who_withdraws_loses_the_games_in_progress() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    let path = event.path();
    event.enter(3);
    event.site.run_jobs();
    let page = event.players[2].get(&path);
    let page = event.players[2].submit(&page, "form[action$='/withdraw']", &[]);
    page.assert_says("You have withdrawn.");
    assert_eq!(event.games().len(), 1, "only that of the two others is in progress");
    event.site.run_jobs();
    event.play_all();
    event.site.run_jobs();
    let page = event.director.get(&path);
    page.assert_says("withdrawn");
    page.assert_says("finished, not final yet");
}

#[test]
fn a_knockout_is_played_to_its_final() {
    let format = Format::Knockout {
        games: 1,
        schedule: MatchSchedule::OneByOne,
        ends_early: true,
        drawn_match_rule: DrawnMatchRule::BetterSeed,
    };
    let mut event = Event::announce(terms(format, StartRule::WhenFull, Some(5)));
    let path = event.path();
    event.enter(5);
    event.site.run_jobs();
    // Three have a bye; two of them meet at once.
    assert_eq!(event.games().len(), 2);
    for _ in 0..3 {
        event.play_all();
        event.site.run_jobs();
    }
    let page = event.director.get(&path);
    page.assert_says("finished, not final yet");
    page.assert_says("Final");
    assert!(event.games().is_empty());
}

#[test]
fn a_match_is_played_one_game_after_the_other() {
    let format = Format::Match { games: 4, schedule: MatchSchedule::OneByOne, ends_early: true };
    let mut event = Event::announce(terms(format, StartRule::WhenFull, Some(2)));
    let path = event.path();
    event.enter(2);
    event.site.run_jobs();
    for _ in 0..3 {
        assert_eq!(event.games().len(), 1);
        event.play_all();
        event.site.run_jobs();
    }
    // Decided at 3 : 0.
    assert!(event.games().is_empty());
    event.director.get(&path).assert_says("3 : 0");
}

#[test]
fn rounds_of_a_round_robin_can_follow_each_other() {
    let format = Format::RoundRobin {
        section_size: 4,
        cycles: Cycles::Double,
        pace: RoundPace::RoundByRound,
    };
    let mut event = Event::announce(terms(format, StartRule::WhenFull, Some(4)));
    event.enter(4);
    event.site.run_jobs();
    for _ in 0..6 {
        assert_eq!(event.games().len(), 2);
        event.play_all();
        event.site.run_jobs();
    }
    assert!(event.games().is_empty());
    let path = event.path();
    event.director.get(&path).assert_says("finished, not final yet");
}

#[test]
fn a_tournament_without_players_is_cancelled_on_its_day() {
    let start =
        StartRule::OnDate(chrono::DateTime::from_timestamp(4_000_000_000, 0).expect("a date"));
    let mut event = Event::announce(terms(ROUND_ROBIN, start, None));
    event.enter(2);
    let until = chrono::DateTime::from_timestamp(4_000_000_000, 0).expect("a date");
    event.site.advance(until - event.site.now());
    event.site.run_jobs();
    let path = event.path();
    event.director.get(&path).assert_says("canceled");
    // It stands among those that are over.
    let rows = event.site.browser().get("/tournaments?group=over").all(".tournaments li");
    assert!(rows[0].contains("Autumn Cup") && rows[0].contains("canceled"), "{rows:?}");
}

#[test]
fn what_the_director_says_reaches_everybody() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(4)));
    event.enter(3);
    for player in &mut event.players {
        choose(player, &[("tournaments", "at_once")]);
    }
    let path = event.path();
    let page = event.director.get(&format!("{path}/direct"));
    let form = "form:has([value=announce])";
    let said = [("text", "The start moves to\nSunday.")];
    let page = event.director.submit(&page, form, &said);
    page.assert_says("Done. It is in the tournament log.");
    event.players[0].get(&path).assert_says("The start moves to Sunday.");
    event.site.run_jobs();
    for number in 1..=3 {
        let email = event.site.email_to(&format!("p{number}@example.org"));
        assert_eq!(email.news, "Autumn Cup: announcement");
        assert!(email.text.contains("Sunday."), "{}", email.text);
    }
    // Nobody else directs, and nothing is said without words.
    let page = event.players[0].get(&format!("{path}/direct"));
    assert_eq!(page.status, 403);
    let page = event.director.get(&format!("{path}/direct"));
    let page = event.director.submit(&page, form, &[("text", " ")]);
    assert_eq!(page.status, 422);
    let page = event.director.get(&format!("{path}/direct"));
    let why = [("text", "Too few players.")];
    event.director.submit(&page, "form:has([value=cancel])", &why);
    event.site.run_jobs();
    let email = event.site.email_to("p1@example.org");
    assert_eq!(email.news, "Autumn Cup was canceled");
    assert!(email.text.contains("Too few players."), "{}", email.text);
}

#[test]
fn games_of_a_match_that_begin_together_come_in_one_email() {
    let schedule = MatchSchedule::TwoAtATime;
    let rule = DrawnMatchRule::BetterSeed;
    let knockout =
        Format::Knockout { games: 2, schedule, ends_early: true, drawn_match_rule: rule };
    let series = Format::Match { games: 4, schedule, ends_early: true };
    for (format, players) in [(knockout, 4), (series, 2)] {
        let mut event = Event::announce(terms(format, StartRule::WhenFull, Some(players)));
        event.enter(usize::try_from(players).expect("small"));
        event.site.run_jobs();
        assert_eq!(event.games().len(), usize::try_from(players).expect("small"));
        for number in 1..=players {
            let emails = event.site.emails_to(&format!("p{number}@example.org"));
            let is_start = |email: &&Email| email.subject.contains("your games have started");
            let told: Vec<_> = emails.iter().filter(is_start).collect();
            assert_eq!(told.len(), 1, "P{number}");
            assert!(
                told[0].text.contains("Your 2 games in Autumn Cup have started"),
                "{}",
                told[0].text
            );
        }
    }
}

#[test]
fn a_tournament_of_a_variant_is_played_and_entered_by_its_ratings() {
    let of_variant = |variant, min_rating| {
        let usual = terms(ROUND_ROBIN, StartRule::WhenFull, Some(3));
        let games = GameTerms { variant, ..usual.games.clone() };
        let entry = EntryConditions { min_rating, ..usual.entry.clone() };
        TournamentTerms { games, entry, ..usual }
    };
    let mut event = Event::announce(of_variant(Variant::Atomic, None));
    let path = event.path();
    event.director.get(&path).assert_says("Atomic");
    event.enter(3);
    event.site.run_jobs();
    for (game, white, _) in event.games() {
        let page = event.players[white].get(&format!("/games/{game}"));
        assert!(page.has("a[href='/learn/atomic']"), "{}", page.text());
    }
    event.play_all();
    event.site.run_jobs();
    // Who has won has the rating that this variant asks for, and none in another.
    for (variant, enters) in [(Variant::Atomic, [true, false]), (Variant::Standard, [false, false])]
    {
        event.announce_another(of_variant(variant, Some(1600)));
        let path = event.path();
        for (player, enters) in [0, 2].into_iter().zip(enters) {
            let has_form = event.players[player].get(&path).has("form[action$='/enter']");
            assert_eq!(has_form, enters, "{variant:?}: P{}", player + 1);
            let listed = event.players[player].get("/tournaments?can_enter=yes");
            assert_eq!(listed.has(&format!("a[href='{path}']")), enters, "{variant:?} in the list");
        }
    }
}
