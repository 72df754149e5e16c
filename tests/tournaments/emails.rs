//! Emails of a tournament, besides those about games that begin.

use std::{collections::BTreeMap, time::Duration};

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;
use zugpost::{
    actions::{
        admin::{By, players::suspend},
        tournaments::{DirectorAct, TournamentAct, continue_mailings, process_due_tournaments},
    },
    db::{DbError, PlayerId, outbox::EmailKind, schema::outbox, tournaments},
    random,
    tournament::{
        lots::LotSecret,
        pairing::{knockout::DrawnMatchRule, match_games::MatchSchedule},
        terms::{Format, StartRule},
    },
};

use super::{Event, ROUND_ROBIN, account, many_entrants, terms};
use crate::{
    mail::NOTIFICATION_PREFERENCES,
    support::{
        Browser, Page, Site,
        site::{Email, PASSWORD},
    },
};

const WITHDRAW: &str = "form[action$='/withdraw']";

fn day() -> DateTime<Utc> {
    "2026-11-20T18:00:00Z".parse().expect("an instant")
}

fn emails(event: &Event, name: &str) -> Vec<Email> {
    event.site.emails_to(&format!("{}@example.org", name.to_lowercase()))
}

/// Returns the emails with a subject.
fn told(event: &Event, name: &str, subject: &str) -> Vec<Email> {
    emails(event, name).into_iter().filter(|email| email.subject == subject).collect()
}

/// Returns the text of the one email with a subject.
#[track_caller]
fn text(event: &Event, name: &str, subject: &str) -> String {
    let found = told(event, name, subject);
    let all: Vec<String> = emails(event, name).into_iter().map(|email| email.subject).collect();
    assert_eq!(found.len(), 1, "{name}, {subject}: {all:?}");
    found[0].text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Chooses when emails come; what is not named is as by default.
pub fn choose(browser: &mut Browser, named: &[(&str, &str)]) {
    let csrf = browser.csrf();
    let mut fields = NOTIFICATION_PREFERENCES.to_vec();
    fields.retain(|(name, _)| named.iter().all(|(other, _)| other != name));
    fields.extend_from_slice(named);
    fields.push(("csrf", &csrf));
    let page = browser.post("/account/notifications", &fields);
    page.assert_says("Your email notifications were saved.");
}

/// Sends a form of the director's page.
fn direct(event: &mut Event, deed: &str, fields: &[(&str, &str)]) -> Page {
    let page = event.director.get(&format!("{}/direct", event.path()));
    event.director.submit(&page, &format!("form:has([value={deed}])"), fields)
}

fn withdraw(event: &mut Event, player: usize) -> Page {
    let path = event.path();
    let page = event.players[player].get(&path);
    event.players[player].submit(&page, WITHDRAW, &[])
}

#[test]
fn whoever_moves_up_from_the_waiting_list_is_told_at_once() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::OnDate(day()), Some(3)));
    event.enter(5);
    // Summaries at six in the evening, and none before.
    choose(&mut event.players[3], &[("games", "daily")]);
    let path = event.path();
    let page = event.players[0].get(&path);
    event.players[0].submit(&page, WITHDRAW, &[]);
    event.players[0].submit(&page, WITHDRAW, &[]);
    event.site.run_jobs();
    let place = "Autumn Cup: you have a place";
    assert!(text(&event, "P4", place).contains("withdraw your entry before the start"));
    assert_eq!(told(&event, "P5", place).len(), 0);
    let page = direct(&mut event, "remove", &[("player", "P2"), ("text", "She asked me.")]);
    assert_eq!(page.status, 200, "{}", page.text());
    event.site.run_jobs();
    assert_eq!(told(&event, "P5", place).len(), 1);
    assert_eq!(told(&event, "P4", place).len(), 1, "no second time");
    assert!(text(&event, "P2", "Autumn Cup: your entry was removed").contains("She asked me."));
    direct(&mut event, "invite", &[("player", "P1")]);
    event.site.run_jobs();
    assert!(text(&event, "P1", "Autumn Cup: you are invited").contains(&path));
}

#[test]
fn more_places_let_the_waiting_list_move_up() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::OnDate(day()), Some(3)));
    event.enter(5);
    let page = event.director.get(&format!("{}/terms", event.path()));
    let fields = [("capacity", "4"), ("reason", "There is room.")];
    event.director.submit(&page, "main form", &fields).assert_says("The terms were changed.");
    event.site.run_jobs();
    let place = "Autumn Cup: you have a place";
    assert_eq!([told(&event, "P4", place).len(), told(&event, "P5", place).len()], [1, 0]);
}

#[test]
fn in_a_knockout_who_is_out_reads_the_place_and_who_advances_reads_the_next_opponent() {
    let format = Format::Knockout {
        games: 1,
        schedule: MatchSchedule::OneByOne,
        ends_early: true,
        drawn_match_rule: DrawnMatchRule::BetterSeed,
    };
    let mut event = Event::announce(terms(format, StartRule::WhenFull, Some(5)));
    event.enter(5);
    event.site.run_jobs();
    // The first round has one match, P4 against P5; then P1–P4 and P2–P3.
    event.play_all();
    event.site.run_jobs();
    let out = "Autumn Cup: you are out";
    let said = text(&event, "P5", out);
    assert!(said.contains("P4 advances") && said.contains("Your place: 5."), "{said}");
    event.play_all();
    event.site.run_jobs();
    for (loser, winner) in [("P4", "P1"), ("P3", "P2")] {
        let said = text(&event, loser, out);
        assert!(said.contains(&format!("{winner} advances")), "{said}");
        assert!(said.contains("You share places 3 to 4."), "{said}");
    }
    // An email about one game has the subject of that game.
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let all = emails(&event, "P1").into_iter().map(|email| words(&email.text));
    let next: Vec<String> =
        all.filter(|text| text.contains("Your game in Autumn Cup has started.")).collect();
    assert!(!next[0].contains("You have won"), "after a bye: {}", next[0]);
    let won = "You have won your match against P4 and advance. Your next opponent is P2.";
    assert!(next[1].contains(won), "{}", next[1]);
    event.play_all();
    event.site.run_jobs();
    let over = "Autumn Cup is over";
    for (name, place) in [("P1", "1"), ("P2", "2"), ("P5", "5")] {
        let said = text(&event, name, over);
        assert!(said.contains(&format!("Your place: {place} of 5.")), "{said}");
    }
    assert_eq!(told(&event, "P2", out).len(), 0, "the end says it");
}

#[test]
fn at_the_end_everybody_reads_their_place_when_they_want_to() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(4)));
    event.enter(4);
    event.site.run_jobs();
    choose(&mut event.players[1], &[("results", "daily")]);
    event.play_all();
    event.site.run_jobs();
    let over = "Autumn Cup is over";
    let said = text(&event, "P1", over);
    assert!(said.contains("Your place: 1 of 4. Points: 3."), "{said}");
    assert!(said.contains(&event.path()) && said.contains("final in 14 days"), "{said}");
    assert!(emails(&event, "P2").iter().all(|email| !email.text.contains("Points: 2.")));
    event.site.advance(TimeDelta::days(1));
    event.site.run_jobs();
    let summary = emails(&event, "P2").pop().expect("a summary");
    assert!(summary.text.contains("Your place: 2 of 4. Points: 2."), "{}", summary.text);
}

#[test]
fn a_withdrawal_is_told_to_the_others_of_the_section_and_to_the_director() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(4)));
    event.enter(4);
    event.site.run_jobs();
    for player in [0, 2] {
        choose(&mut event.players[player], &[("tournaments", "at_once")]);
    }
    // Two of the three games of P2 are over; none of P4.
    for (game, white, black) in event.games() {
        if [white, black].contains(&1) && ![white, black].contains(&3) {
            event.play(game, white, black, true);
        }
    }
    withdraw(&mut event, 3);
    withdraw(&mut event, 1);
    event.site.run_jobs();
    let left = |number| format!("Autumn Cup: P{number} has withdrawn");
    for name in ["P1", "P3"] {
        let said = text(&event, name, &left(4));
        assert!(said.contains("count for nobody"), "{said}");
        let said = text(&event, name, &left(2));
        assert!(said.contains("all results against P2 count."), "{said}");
    }
    for number in [2, 4] {
        assert!(text(&event, "Director", &left(number)).contains("/direct"));
    }
    assert_eq!(told(&event, "P4", &left(4)).len() + told(&event, "P4", &left(2)).len(), 0);
    // What the director does they know; the player reads why.
    let fields = [("number", "3"), ("ground", "expelled"), ("sure", "yes"), ("text", "An engine.")];
    direct(&mut event, "withdraw", &fields);
    event.site.run_jobs();
    let said = text(&event, "P3", "Autumn Cup: you no longer play");
    assert!(said.contains("expelled you") && said.contains("An engine."), "{said}");
    assert_eq!(told(&event, "Director", &left(3)).len(), 0);
}

#[test]
fn the_director_reads_what_became_of_a_start() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::OnDate(day()), None));
    event.enter(4);
    let (now, id) = (event.site.now(), account(&event.site, "P2"));
    let suspended = suspend(&event.site.db, By::CommandLine, id, "Not fair.".to_owned(), now);
    event.site.run(suspended).expect("suspended");
    let first = event.id;
    event.announce_another(terms(ROUND_ROBIN, StartRule::OnDate(day()), None));
    let path = event.path();
    for player in [0, 2] {
        let page = event.players[player].get(&path);
        event.players[player].submit(&page, "form[action$='/enter']", &[]);
    }
    event.site.advance(day() - now);
    event.site.run_jobs();
    let said = text(&event, "Director", "Autumn Cup: entries were removed at the start");
    assert!(said.contains("Removed entries: P2."), "{said}");
    assert!(said.contains(&format!("/tournaments/{first}")), "{said}");
    let said = text(&event, "Director", "Autumn Cup could not start");
    assert!(said.contains("too few players"), "{said}");
    assert!(text(&event, "P1", "Autumn Cup was canceled").contains(&path));
}

#[test]
fn the_director_reads_who_is_on_vacation_at_the_start() {
    let start = day() + TimeDelta::days(7);
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::OnDate(start), None));
    event.enter(4);
    let date = |days: i64| (start + TimeDelta::days(days)).format("%Y-%m-%d").to_string();
    // P2 is away on the day, P3 later.
    for (player, from, until) in [(1, date(-1), date(3)), (2, date(4), date(6))] {
        let page = event.players[player].get("/vacation");
        let booked = [("from", from.as_str()), ("until", until.as_str())];
        let page = event.players[player].submit(&page, "form[action='/vacation']", &booked);
        assert_eq!(page.status, 200, "{}", page.text());
    }
    let now = event.site.now();
    event.site.advance(start - now);
    event.site.run_jobs();
    let said = text(&event, "Director", "Autumn Cup: players on vacation at the start");
    assert!(said.contains("On vacation at the start: P2."), "{said}");
    assert!(!said.contains("Removed entries"), "{said}");
}

#[test]
fn who_was_removed_and_who_is_away_stand_in_one_email() {
    let start = day() + TimeDelta::days(7);
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::OnDate(start), None));
    event.enter(5);
    let date = |days: i64| (start + TimeDelta::days(days)).format("%Y-%m-%d").to_string();
    let (from, until) = (date(-1), date(3));
    for player in [1, 3] {
        let page = event.players[player].get("/vacation");
        let booked = [("from", from.as_str()), ("until", until.as_str())];
        event.players[player].submit(&page, "form[action='/vacation']", &booked);
    }
    let (now, id) = (event.site.now(), account(&event.site, "P4"));
    let suspended = suspend(&event.site.db, By::CommandLine, id, "Not fair.".to_owned(), now);
    event.site.run(suspended).expect("suspended");
    event.site.advance(start - now);
    event.site.run_jobs();
    let said = text(&event, "Director", "Autumn Cup: entries were removed at the start");
    let both = "Removed entries: P4. On vacation at the start: P2.";
    assert!(said.contains(both), "{said}");
}

#[test]
fn whoever_waits_in_vain_is_told_at_the_start() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::OnDate(day()), Some(3)));
    event.enter(5);
    let now = event.site.now();
    event.site.advance(day() - now);
    event.site.run_jobs();
    let alone = "Autumn Cup has started without you";
    for (name, count) in [("P1", 0), ("P3", 0), ("P4", 1), ("P5", 1)] {
        assert_eq!(told(&event, name, alone).len(), count, "{name}");
    }
    assert!(text(&event, "P4", alone).contains("You were on the waiting list"));
}

/// They are told by a job: the start itself holds up nobody's move.
#[test]
fn many_who_wait_in_vain_are_told_in_batches() {
    let site = Site::start();
    let now = site.now();
    let later = now + TimeDelta::days(30);
    let terms = terms(ROUND_ROBIN, StartRule::OnDate(later), Some(7));
    let (_, entrants) = site.run(many_entrants::announce(&site.db, terms, 450, now));
    site.advance(TimeDelta::days(30));
    let secret = || LotSecret::new(random::bytes());
    site.run(process_due_tournaments(&site.db, secret, later)).expect("a start");
    let kind = EmailKind::TournamentAnnouncement;
    assert!(counts(&site, kind).is_empty(), "nothing in the transaction of the start");
    site.run(continue_mailings(&site.db, later)).expect("the job");
    let told = counts(&site, kind);
    let once = entrants.iter().filter(|player| told.get(player) == Some(&1)).count();
    assert_eq!((once, told.len()), (443, 443));
}

#[test]
fn what_is_not_urgent_comes_once_a_day_unless_the_player_chooses() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(4)));
    event.enter(4);
    event.site.run_jobs();
    choose(&mut event.players[0], &[("tournaments", "at_once")]);
    choose(&mut event.players[1], &[("tournaments", "never")]);
    direct(&mut event, "announce", &[("text", "Good luck to all.")]);
    withdraw(&mut event, 3);
    event.site.run_jobs();
    let has_read = |event: &Event, name, text: &str| {
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        emails(event, name).iter().any(|email| words(&email.text).contains(text))
    };
    let both = ["Good luck to all.", "P4 has withdrawn from Autumn Cup"];
    for text in both {
        let words = ["P1", "P2", "P3"].map(|name| has_read(&event, name, text));
        assert_eq!(words, [true, false, false], "{text}");
    }
    event.site.advance(TimeDelta::days(1));
    event.site.run_jobs();
    for text in both {
        let words = ["P1", "P2", "P3"].map(|name| has_read(&event, name, text));
        assert_eq!(words, [true, false, true], "{text}");
    }
    // A cancellation waits for nobody.
    event.director.log_in("Director", PASSWORD);
    direct(&mut event, "cancel", &[("text", "Too few are left.")]);
    event.site.run_jobs();
    assert!(has_read(&event, "P3", "Too few are left."));
}

/// How many emails of a kind each player has.
fn counts(site: &Site, kind: EmailKind) -> BTreeMap<PlayerId, usize> {
    let players: Vec<PlayerId> = site.read(move |conn| {
        outbox::table.filter(outbox::kind.eq(kind.as_str())).select(outbox::player_id).load(conn)
    });
    let mut counts = BTreeMap::new();
    for player in players {
        *counts.entry(player).or_default() += 1;
    }
    counts
}

#[test]
fn an_announcement_to_many_is_queued_in_batches_and_once_each() {
    let site = Site::start();
    let now = site.now();
    let later = now + TimeDelta::days(30);
    let terms = terms(ROUND_ROBIN, StartRule::OnDate(later), None);
    let (id, entrants) = site.run(many_entrants::announce(&site.db, terms, 450, now));
    let director = account(&site, "Director");
    let act = DirectorAct::Announce { text: "Welcome!".to_owned() };
    site.run(TournamentAct::by_director(director, id, act).run(&site.db, now)).expect("said");
    let kind = EmailKind::TournamentNotice;
    assert!(counts(&site, kind).is_empty(), "nothing in the transaction of the announcement");
    // Stopped again and again, at any moment.
    for micros in [1, 50, 500, 5_000] {
        site.run(async {
            let job = continue_mailings(&site.db, now);
            let _ = tokio::time::timeout(Duration::from_micros(micros), job).await;
        });
    }
    // By two servers at once.
    let (one, other) = site.run(async {
        tokio::join!(continue_mailings(&site.db, now), continue_mailings(&site.db, now))
    });
    assert!(one.is_ok() && other.is_ok());
    // What was stopped may still have written a batch: both left the rest to somebody else then.
    assert!(site.run(continue_mailings(&site.db, now)).is_ok());
    let left: Result<_, DbError> =
        site.run(site.db.read(move |conn| Ok(tournaments::list_mailings(conn, now, 9)?)));
    assert_eq!(left.expect("a query"), [], "all are queued");
    let told = counts(&site, kind);
    let once = entrants.iter().filter(|player| told.get(player) == Some(&1)).count();
    assert_eq!((once, told.len()), (450, 450));
}
