//! Who plays: standing offers, accounts that are gone, those who have withdrawn, who directs.

use chrono::TimeDelta;
use zugpost::{
    actions::admin::{
        By,
        players::{restore, suspend as suspend_account},
    },
    db::{TournamentId, personal_data, tournaments},
    tournament::{
        pairing::round_robin::{Cycles, RoundPace},
        terms::{Format, StartRule},
    },
};

use super::{Event, ROUND_ROBIN, account, terms};
use crate::{
    races::{at_once, fields},
    support::{Page, site::PASSWORD},
};

const ENTER: &str = "form[action$='/enter']";

const ROUND_BY_ROUND: Format =
    Format::RoundRobin { section_size: 7, cycles: Cycles::Single, pace: RoundPace::RoundByRound };

#[test]
fn what_is_stored_of_a_player_has_the_entries_and_what_they_did_in_the_log() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    event.enter(3);
    event.site.run_jobs();
    let path = event.path();
    let page = event.players[0].get(&path);
    event.players[0].submit(&page, "form[action$='/withdraw']", &[]);
    let (id, player) = (event.id, account(&event.site, "P1"));
    let entries = event.site.read(move |conn| personal_data::list_entries(conn, player));
    assert_eq!(entries.len(), 1);
    let entry = &entries[0];
    assert_eq!((entry.tournament, entry.name.as_str()), (id, "Autumn Cup"));
    assert_eq!((entry.section, entry.pairing_number), (Some(1), Some(1)));
    assert_eq!(entry.withdrawal_ground.as_deref(), Some("own_word"));
    let lines = event.site.read(move |conn| personal_data::list_tournament_lines(conn, player));
    let said: Vec<bool> =
        lines.iter().map(|line| line.event.contains("player_withdrawn")).collect();
    assert_eq!(said, [false, true], "the entry and the withdrawal: {lines:?}");
    assert!(lines[0].event.contains(&format!("{{\"entered\":{{\"player\":{player}}}}}")));
}

#[test]
fn what_an_administrator_does_in_a_tournament_stands_in_the_audit_log() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    event.enter(2);
    let mut ada = event.site.administrator("Ada");
    let path = format!("{}/direct", event.path());
    let page = ada.get(&path);
    let why = [("player", "P2"), ("text", "Plays twice.")];
    ada.submit(&page, "form:has([value=remove])", &why);
    // Sent twice: it is done once.
    ada.submit(&page, "form:has([value=remove])", &why);
    // What the director does stands in the log of the tournament alone.
    let page = event.director.get(&path);
    event.director.submit(&page, "form:has([value=cancel])", &[("text", "Nobody plays.")]);
    let page = ada.get("/admin/audit");
    page.assert_says("removed the entry of P2 from tournament 1: Plays twice.");
    assert_eq!(page.text().matches("Plays twice.").count(), 1, "{}", page.text());
    assert!(!page.text().contains("Nobody plays."));
    let page = ada.get("/tournaments/new");
    let cup = [("name", "Cup"), ("start", "when_full"), ("capacity", "7")];
    ada.submit(&page, "main form", &cup);
    ada.get("/admin/audit").assert_says("announced tournament 2: Cup");
}

fn closes(event: &mut Event, player: usize) {
    let page = event.players[player].get("/account/close");
    let page = event.players[player].submit(&page, "main form", &[("password", PASSWORD)]);
    assert_eq!(page.status, 200, "{}", page.text());
}

fn suspend(event: &Event, player: usize) {
    let id = account(&event.site, &format!("P{}", player + 1));
    let (db, now) = (&event.site.db, event.site.now());
    let suspended = suspend_account(db, By::CommandLine, id, "Not fair.".to_owned(), now);
    event.site.run(suspended).expect("suspended");
}

/// Enters whatever the page offers.
fn send_entry(event: &mut Event, player: usize) -> Page {
    let csrf = event.players[player].csrf();
    let path = format!("{}/enter", event.path());
    event.players[player].post(&path, &[("csrf", &csrf)])
}

#[test]
fn a_full_standing_offer_starts_and_opens_the_next_which_nobody_of_it_can_enter() {
    let mut offer = terms(ROUND_ROBIN, StartRule::WhenFull, Some(3));
    offer.repeats = true;
    let mut event = Event::announce(offer);
    event.enter(3);
    event.site.run_jobs();
    event.site.run_jobs();
    let first = event.id;
    assert_eq!(event.games().len(), 3);

    event.id = TournamentId(first.0 + 1);
    let path = event.path();
    let page = event.players[0].get(&path);
    assert!(!page.has(ENTER));
    let lack = "You already play in a section of this offer.";
    page.assert_says(lack);
    let page = send_entry(&mut event, 0);
    assert_eq!(page.status, 409);
    page.assert_says(lack);
    event.enter(2);
    event.site.run_jobs();
    assert!(event.games().is_empty(), "a place is free");

    // When the first is over, its players can enter again.
    event.id = first;
    event.play_all();
    event.site.run_jobs();
    event.id = TournamentId(first.0 + 1);
    let page = event.players[0].get(&path);
    event.players[0].submit(&page, ENTER, &[]).assert_says("You have entered.");
    event.site.run_jobs();
    assert_eq!(event.games().len(), 3);
    let third = format!("/tournaments/{}", first.0 + 2);
    event.director.get(&third).assert_says("Autumn Cup");
    assert_eq!(event.director.get(&format!("/tournaments/{}", first.0 + 3)).status, 404);
}

#[test]
fn who_cannot_play_any_more_is_left_out_at_the_start() {
    let day = chrono::DateTime::from_timestamp(1_796_000_000, 0).expect("a date");
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::OnDate(day), None));
    event.enter(5);
    closes(&mut event, 1);
    suspend(&event, 3);
    event.site.advance(day - event.site.now());
    event.site.run_jobs();
    let games = event.games();
    assert_eq!(games.len(), 3);
    assert!(
        games.iter().all(|(_, white, black)| ![1, 3].contains(white) && ![1, 3].contains(black))
    );
    for number in [2, 4] {
        let emails = event.site.emails_to(&format!("p{number}@example.org"));
        let told = emails.iter().filter(|email| email.subject.contains("your games have started"));
        assert_eq!(told.count(), 0, "P{number}");
    }
}

#[test]
fn a_full_tournament_of_which_one_has_gone_waits_for_another() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(4)));
    event.enter(4);
    closes(&mut event, 1);
    event.site.run_jobs();
    assert!(event.games().is_empty());
    event.enter(1);
    event.site.run_jobs();
    assert_eq!(event.games().len(), 6);
}

#[test]
fn who_closes_the_account_has_left_the_tournament_and_nobody_waits_for_them() {
    let mut event = Event::announce(terms(ROUND_BY_ROUND, StartRule::WhenFull, Some(4)));
    event.enter(4);
    event.site.run_jobs();
    assert_eq!(event.games().len(), 2);
    closes(&mut event, 3);
    let path = event.path();
    let page = event.director.get(&path);
    page.assert_says("withdrawn");
    assert!(page.has("tr.left-out"));
    page.assert_says("The gray results do not count");
    for _ in 0..3 {
        event.site.run_jobs();
        let games = event.games();
        assert_eq!(games.len(), 1, "against who has left there is no game");
        assert!(games.iter().all(|(_, white, black)| *white != 3 && *black != 3));
        event.play_all();
    }
    event.site.run_jobs();
    event.director.get(&path).assert_says("finished, not final yet");
    assert_eq!(event.points()[..3], ["2", "1", "0"]);
    event.director.get(&format!("{path}/log")).assert_says("the account was closed");
}

#[test]
fn with_who_is_suspended_no_round_begins() {
    for is_lifted in [false, true] {
        let mut event = Event::announce(terms(ROUND_BY_ROUND, StartRule::WhenFull, Some(4)));
        event.enter(4);
        event.site.run_jobs();
        let round = event.games();
        suspend(&event, 3);
        event.site.run_jobs();
        assert_eq!(event.games(), round, "the games in progress go on");
        let path = event.path();
        assert!(!event.director.get(&path).text().contains("withdrawn"));
        if is_lifted {
            let id = account(&event.site, "P4");
            let restored = restore(&event.site.db, By::CommandLine, id, event.site.now());
            event.site.run(restored).expect("restored");
            event.players[3].log_in("P4", PASSWORD);
        }
        let suspended_game = round.iter().find(|(_, white, black)| [white, black].contains(&&3));
        let (game, white, black) = *suspended_game.expect("a game");
        event.resign(game, if white == 3 { black } else { white });
        for (other, white, black) in event.games() {
            event.play(other, white, black, true);
        }
        event.site.run_jobs();
        let next = event.games();
        let plays = next.iter().any(|(_, white, black)| [white, black].contains(&&3));
        assert_eq!((next.len(), plays), if is_lifted { (2, true) } else { (1, false) });
        let said = event.director.get(&format!("{path}/log")).text();
        assert_eq!(said.contains("P4 is out: the account is suspended."), !is_lifted);
        let emails = event.site.emails();
        let told = emails.iter().filter(|email| email.to == "director@example.org");
        let told: Vec<_> =
            told.filter(|email| email.subject.contains("P4 has withdrawn")).collect();
        assert_eq!(told.len(), usize::from(!is_lifted), "{emails:?}");
    }
}

#[test]
fn who_is_suspended_loses_on_time_and_the_tournament_ends() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    event.enter(3);
    event.site.run_jobs();
    suspend(&event, 2);
    for (game, white, black) in event.games() {
        if white != 2 && black != 2 {
            event.play(game, white, black, white < black);
        } else if black == 2 {
            crate::web::play(&mut event.players[white], &format!("/games/{game}"), "e4");
        }
    }
    event.site.advance(TimeDelta::days(4));
    event.site.run_jobs();
    event.site.run_jobs();
    let path = event.path();
    event.director.get(&path).assert_says("finished, not final yet");
    assert_eq!(event.points(), ["2", "1", "0"]);
}

#[test]
fn who_withdraws_cannot_enter_another_tournament_for_ninety_days() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(4)));
    event.enter(4);
    event.site.run_jobs();
    let path = event.path();
    let page = event.players[2].get(&path);
    event.players[2].submit(&page, "form[action$='/withdraw']", &[]);
    // With the director's consent nothing follows.
    let page = event.director.get(&format!("{path}/direct"));
    let form = [("number", "4"), ("ground", "with_consent"), ("text", "He is ill.")];
    let page = event.director.submit(&page, "form:has([value=withdraw])", &form);
    assert_eq!(page.status, 200, "{}", page.text());
    let form = [("number", "2"), ("ground", "expelled"), ("sure", "yes"), ("text", "Insults.")];
    let page = event.director.get(&format!("{path}/direct"));
    event.director.submit(&page, "form:has([value=withdraw])", &form);

    event.announce_another(terms(ROUND_ROBIN, StartRule::WhenFull, Some(7)));
    let barred = "You left a tournament without the tournament director's consent.";
    let path = event.path();
    let page = event.players[2].get(&path);
    assert!(!page.has(ENTER));
    page.assert_says(barred);
    let page = send_entry(&mut event, 2);
    assert_eq!(page.status, 409);
    page.assert_says(barred);
    assert_eq!(send_entry(&mut event, 1).status, 409, "expelled");
    let page = event.players[3].get(&path);
    event.players[3].submit(&page, ENTER, &[]).assert_says("You have entered.");

    event.site.advance(TimeDelta::days(90) - TimeDelta::minutes(1));
    event.players[2].log_in("P3", PASSWORD);
    assert_eq!(send_entry(&mut event, 2).status, 409);
    event.site.advance(TimeDelta::minutes(1));
    send_entry(&mut event, 2).assert_says("You have entered.");
}

#[test]
fn the_entry_form_that_is_sent_twice_is_one_entry() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(4)));
    event.enter(1);
    let mut ida = event.site.player("Ida");
    let path = event.path();
    let page = ida.get(&path);
    page.assert_says("Each person may have only one account.");
    for _ in 0..2 {
        let page = ida.submit(&page, ENTER, &[]);
        assert_eq!(page.status, 200, "{}", page.text());
        page.assert_says("You have entered.");
    }
    // And eight times in one moment.
    let mut ole = event.site.player("Ole");
    let csrf = ole.csrf();
    let sent = (0..8).map(|_| {
        let form = fields(&[("csrf", csrf.as_str())]);
        (ole.at(event.site.address), format!("{path}/enter"), form)
    });
    let statuses = at_once(sent.collect());
    assert!(statuses.iter().all(|status| *status == 303), "{statuses:?}");
    let id = event.id;
    let stored = event.site.read(move |conn| tournaments::find(conn, id)).expect("it");
    assert_eq!(stored.tournament.entrants.len(), 3);
    let log = event.director.get(&format!("{path}/log")).text();
    for name in ["Ida", "Ole"] {
        assert_eq!(log.matches(&format!("{name} entered.")).count(), 1, "{log}");
    }
}
