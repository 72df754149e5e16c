//! Editions: announced from the page of the former one, closed to whoever left that, open to whoever a
//! late decision owes a place.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::connection::SimpleConnection as _;
use zugpost::{
    actions::{
        ActionError,
        tournaments::{NewTournament, announce_tournament},
    },
    db::{DbError, GameId, TournamentId, personal_data, player_roles::PlayerRoles, tournaments},
    game::Adjudicated,
    tournament::{
        Phase, Tournament,
        lots::LotSecret,
        pairing::numbering::Numbering,
        terms::{StartRule, TournamentTerms},
    },
};

use super::{
    Event, ROUND_ROBIN, account,
    lots::assert_same,
    results::{play_plies, reverse, ruled_semi_final},
    terms,
    verify::{file, verify},
};
use crate::{
    races::{at_once, fields},
    support::{Browser, Page, site::PASSWORD},
};

const ENTER: &str = "form[action$='/enter']";
const WITHDRAW: &str = "form[action$='/withdraw']";

/// Subjects of emails.
const PLACE: &str = "Autumn Cup: you have a place in the next edition";
const KEPT: &str = "Autumn Cup: a place is kept for you";
const WAITS: &str = "Autumn Cup: you are on the waiting list";

fn day() -> DateTime<Utc> {
    "2026-11-20T18:00:00Z".parse().expect("an instant")
}

fn instant(text: &str) -> DateTime<Utc> {
    text.parse().expect("an instant")
}

fn find(event: &Event, id: i64) -> Tournament {
    let found = event.site.read(move |conn| tournaments::find(conn, TournamentId(id)));
    found.expect("a tournament").tournament.as_ref().clone()
}

/// Three players play since the evening; the terms have dates.
fn running() -> Event {
    let mut event = Event::announce(TournamentTerms {
        description: "For everybody.".to_owned(),
        entries_open_at: Some(instant("2026-11-20T00:00:00Z")),
        ends_at: Some(instant("2027-06-30T22:00:00Z")),
        ..terms(ROUND_ROBIN, StartRule::OnDate(day()), Some(7))
    });
    event.enter(3);
    event.site.advance(day() - event.site.now());
    event.site.run_jobs();
    assert_eq!(event.games().len(), 3);
    event
}

/// Announces the next edition of the tournament that is meant; from then on it is the one.
fn next_edition(event: &mut Event, terms: TournamentTerms) {
    next_edition_with(event, terms, None);
}

/// The same with a deputy.
fn next_edition_with(event: &mut Event, terms: TournamentTerms, deputy: Option<&str>) {
    let new = NewTournament {
        terms,
        director: account(&event.site, "Director"),
        deputy: deputy.map(|name| account(&event.site, name)),
        edition_of: Some(event.id),
        form_key: format!("next after {}", event.id),
        secret: LotSecret::new([7; 32]),
    };
    let announced = announce_tournament(&event.site.db, new, event.site.now());
    event.id = event.site.run(announced).expect("a tournament");
}

/// Sends the entry, whatever the page offers.
fn send_entry(browser: &mut Browser, path: &str) -> Page {
    let csrf = browser.csrf();
    browser.post(&format!("{path}/enter"), &[("csrf", &csrf)])
}

fn enter(browser: &mut Browser, path: &str) -> Page {
    let page = browser.get(path);
    browser.submit(&page, ENTER, &[])
}

/// Returns whether somebody finds a tournament among those that they can enter.
fn is_offered(browser: &mut Browser, path: &str) -> bool {
    let page = browser.get("/tournaments?can_enter=yes");
    assert_eq!(page.status, 200, "{}", page.text());
    page.has(&format!("nav.links ~ ul.tournaments a[href='{path}']"))
}

fn withdraw(browser: &mut Browser, path: &str) {
    let page = browser.get(path);
    browser.submit(&page, WITHDRAW, &[]);
}

/// Returns how many emails with a subject somebody has got.
fn told(event: &Event, name: &str, subject: &str) -> usize {
    let emails = event.site.emails_to(&format!("{}@example.org", name.to_lowercase()));
    emails.iter().filter(|email| email.subject == subject).count()
}

#[test]
fn a_director_announces_the_next_edition_with_the_terms_of_the_former() {
    let mut event = running();
    let page = event.director.get("/tournaments/1");
    let page = event.director.click(&page, "a[href$='edition_of=1']");
    assert_eq!(page.status, 200, "{}", page.text());
    page.assert_says("This is the next edition of: Autumn Cup");
    assert_eq!(page.attribute("#name", "value").as_deref(), Some("Autumn Cup"));
    for dated in ["#start_date", "#last_day", "#entries_open"] {
        assert_eq!(page.attribute(dated, "value").unwrap_or_default(), "", "{dated}");
    }
    let start = [("start_date", "2027-01-10")];
    for _ in 0..2 {
        // Sent twice it is one.
        let page = event.director.submit(&page, "main form", &start);
        assert_eq!(page.path, "/tournaments/2?notice=tournament-announced", "{}", page.text());
        assert!(page.has("dd a[href='/tournaments/1']"));
    }
    let (former, next) = (find(&event, 1), find(&event, 2));
    assert_eq!((former.edition_of, next.edition_of), (None, Some(1)));
    // The director's zone is Europe/Berlin: 19:00.
    let start = StartRule::OnDate(instant("2027-01-10T18:00:00Z"));
    let expected = TournamentTerms { start, ends_at: None, entries_open_at: None, ..former.terms };
    assert_eq!(next.terms, expected);
    event.director.get("/tournaments/2/log").assert_says("as the next edition of tournament 1.");
    let page = event.players[0].get("/tournaments/1");
    assert!(page.has("dd a[href='/tournaments/2']"));
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound, "{said}");
}

#[test]
fn a_tournament_has_one_next_edition_that_is_not_canceled() {
    let mut event = running();
    let form = event.director.get("/tournaments/new?edition_of=1");
    let start = [("name", "Spring Cup"), ("start_date", "2027-01-10")];
    event.director.submit(&form, "main form", &start);
    let exists = "The next edition has already been announced.";
    let page = event.director.get("/tournaments/new?edition_of=1");
    assert_eq!(page.status, 409);
    page.assert_says(exists);
    assert!(!page.has("a[href$='edition_of=1']"));
    // From a page that was opened before: nothing that was typed is lost.
    let other = [("name", "Summer Cup"), ("start_date", "2027-07-10")];
    let page = event.director.submit(&form, "main form", &other);
    assert_eq!(page.status, 422);
    page.assert_says(exists);
    assert_eq!(page.attribute("#name", "value").as_deref(), Some("Summer Cup"));
    let page = event.director.get("/tournaments/2/direct");
    let why = [("text", "Nobody has time.")];
    event.director.submit(&page, "form:has([value=cancel])", &why);
    let page = event.director.get("/tournaments/1");
    assert!(!page.has("dd a[href='/tournaments/2']"));
    let page = event.director.submit(&form, "main form", &other);
    assert_eq!(page.path, "/tournaments/3?notice=tournament-announced", "{}", page.text());
    assert_eq!(find(&event, 3).edition_of, Some(1));
    // A canceled one has none.
    let page = event.director.get("/tournaments/new?edition_of=2");
    assert_eq!(page.status, 409);
    page.assert_says("The tournament is over or was canceled.");
    let page = event.director.get("/tournaments/new?edition_of=3");
    page.assert_says("The tournament has not started yet.");
}

#[test]
fn of_many_next_editions_at_once_one_is_announced() {
    let mut event = running();
    let csrf = event.director.csrf();
    let sent = (0..4).map(|number| {
        let name = format!("Cup {number}");
        let form = fields(&[
            ("csrf", csrf.as_str()),
            ("edition_of", "1"),
            ("form_key", "the same page"),
            ("name", name.as_str()),
            ("start_date", "2027-01-10"),
        ]);
        (event.director.at(event.site.address), "/tournaments/new".to_owned(), form)
    });
    let mut statuses = at_once(sent.collect());
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 422, 422, 422]);
}

#[test]
fn only_whoever_directs_the_former_one_announces_the_next() {
    let mut event = running();
    let mut other = event.site.director("Other");
    let mut ada = event.site.administrator("Ada");
    let page = event.director.get("/tournaments/1/direct");
    let mut dora = event.site.director("Dora");
    let form = [("player", "Director"), ("deputy", "Dora"), ("text", "For now.")];
    event.director.submit(&page, "form:has([value=directors])", &form);
    let address = "/tournaments/new?edition_of=1";
    let fields = [("edition_of", "1"), ("name", "Cup"), ("start_date", "2027-01-10")];
    for browser in [&mut other, &mut event.players[0]] {
        assert_eq!(browser.get(address).status, 403);
        let csrf = browser.csrf();
        let mut form = fields.to_vec();
        form.extend([("csrf", csrf.as_str()), ("form_key", "mine")]);
        assert_eq!(browser.post_once("/tournaments/new", &form).status, 403);
        assert!(!browser.get("/tournaments/1").has("a[href$='edition_of=1']"));
    }
    for browser in [&mut ada, &mut dora, &mut event.director] {
        assert_eq!(browser.get(address).status, 200);
    }
    assert_eq!(ada.get("/tournaments/new?edition_of=99").status, 404);
    // Whoever lost the role announces nothing.
    let roles = PlayerRoles { is_admin: false, is_arbiter: false, is_director: false };
    event.site.give_roles("Director", roles);
    assert!(!event.director.get("/tournaments/1").has("a[href$='edition_of=1']"));
    assert_eq!(event.director.get(address).status, 403);
    let page = ada.get(address);
    let page = ada.submit(&page, "main form", &[("start_date", "2027-01-10")]);
    assert_eq!(page.path, "/tournaments/2?notice=tournament-announced", "{}", page.text());
    ada.get("/admin/audit").assert_says("announced tournament 2: Autumn Cup");
}

/// A role may be lost after the page has asked for it.
#[test]
fn who_may_announce_is_asked_again_when_it_is_stored() {
    let event = running();
    event.site.director("Other");
    event.site.administrator("Ada");
    let announce = |name: &str, edition_of| {
        let new = NewTournament {
            terms: three_places(&event),
            director: account(&event.site, name),
            deputy: None,
            edition_of,
            form_key: format!("of {name}"),
            secret: LotSecret::new([7; 32]),
        };
        event.site.run(announce_tournament(&event.site.db, new, event.site.now()))
    };
    let former = Some(TournamentId(1));
    for (name, edition_of) in [("P1", None), ("P1", former), ("Other", former)] {
        let refused = announce(name, edition_of);
        assert!(matches!(refused, Err(ActionError::Forbidden)), "{name}: {refused:?}");
    }
    for (name, edition_of) in [("Other", None), ("Ada", former)] {
        let announced = announce(name, edition_of);
        assert!(announced.is_ok(), "{name}: {announced:?}");
    }
}

#[test]
fn what_follows_by_itself_is_no_edition() {
    let mut event = Event::announce(TournamentTerms {
        repeats: true,
        ..terms(ROUND_ROBIN, StartRule::WhenFull, Some(3))
    });
    event.enter(3);
    event.site.run_jobs();
    assert_eq!(find(&event, 2).edition_of, None);
    let page = event.director.get("/tournaments/1");
    assert!(!page.has("a[href$='edition_of=1']") && !page.has("dd a[href='/tournaments/2']"));
    let page = event.director.get("/tournaments/new?edition_of=1");
    assert_eq!(page.status, 409);
    page.assert_says("A standing offer and a match by challenge have no editions.");
}

#[test]
fn whoever_left_the_previous_edition_never_enters_the_next() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(4)));
    event.enter(4);
    event.site.run_jobs();
    withdraw(&mut event.players[2], "/tournaments/1");
    for (number, ground) in [("4", "with_consent"), ("2", "expelled")] {
        let page = event.director.get("/tournaments/1/direct");
        let form = [("number", number), ("ground", ground), ("sure", "yes"), ("text", "So it is.")];
        event.director.submit(&page, "form:has([value=withdraw])", &form);
    }
    // The ninety days are over.
    event.site.advance(TimeDelta::days(100));
    event.site.run_jobs();
    next_edition(&mut event, terms(ROUND_ROBIN, StartRule::WhenFull, Some(7)));
    let path = event.path();
    for (player, name) in (0..).zip(["P1", "P2", "P3", "P4"]) {
        event.players[player].log_in(name, PASSWORD);
    }
    let lack = "You left the previous edition without the tournament director's consent.";
    for player in [1, 2] {
        let page = event.players[player].get(&path);
        assert!(!page.has(ENTER) && !is_offered(&mut event.players[player], &path));
        page.assert_says(lack);
        let page = send_entry(&mut event.players[player], &path);
        assert_eq!(page.status, 409);
        page.assert_says(lack);
    }
    for player in [0, 3] {
        assert!(is_offered(&mut event.players[player], &path));
        enter(&mut event.players[player], &path).assert_says("You have entered.");
    }
    // It keeps nobody out of what is no edition of it.
    event.announce_another(terms(ROUND_ROBIN, StartRule::WhenFull, Some(7)));
    let path = event.path();
    enter(&mut event.players[2], &path).assert_says("You have entered.");
}

/// A knockout whose first semi-final can be reversed only too late: the final has five moves.
fn too_late() -> (Event, GameId, [usize; 2]) {
    let (mut event, ruled, [white, black]) = ruled_semi_final();
    let (other, first, second) = event.games()[0];
    event.play(other, first, second, true);
    event.site.run_jobs();
    let (last, one, two) = event.games()[0];
    assert!([one, two].contains(&white));
    play_plies(&mut event, last, [one, two], 10);
    (event, ruled, [white, black])
}

/// Registers three players who enter the tournament that is meant.
fn fill(event: &mut Event, by_invitation: bool) -> Vec<Browser> {
    let path = event.path();
    let enters = |name| {
        let mut player = event.site.player(name);
        if by_invitation {
            let page = event.director.get(&format!("{path}/direct"));
            event.director.submit(&page, "form:has([value=invite])", &[("player", name)]);
        }
        enter(&mut player, &path).assert_says("You have entered.");
        player
    };
    ["Quinn", "Rosa", "Sven"].map(enters).into()
}

/// Three places, from the day after tomorrow, with a lot for the numbers.
fn three_places(event: &Event) -> TournamentTerms {
    let start = StartRule::OnDate(event.site.now() + TimeDelta::days(2));
    TournamentTerms { numbering: Numbering::ByLot, ..terms(ROUND_ROBIN, start, Some(3)) }
}

#[test]
fn whom_a_decision_reached_too_late_enters_the_full_next_edition_without_an_invitation() {
    let (mut event, ruled, [white, black]) = too_late();
    reverse(&mut event, ruled, black, Adjudicated::Win(zugpost::chess::Color::Black));
    event.site.run_jobs();
    let (right, wrong) = (format!("P{}", black + 1), format!("P{}", white + 1));
    assert_eq!([told(&event, &right, PLACE), told(&event, &wrong, PLACE)], [1, 0]);
    // It is among what is stored of the player.
    let player = account(&event.site, &right);
    let entries = event.site.read(move |conn| personal_data::list_entries(conn, player));
    assert!(entries[0].next_edition_place_at.is_some());
    let given = format!("{right} has a place in the next edition.");
    event.director.get("/tournaments/1/log").assert_says(&given);
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound, "{said}");

    let mut strict = three_places(&event);
    strict.entry.by_invitation = true;
    next_edition(&mut event, strict);
    event.site.run_jobs();
    assert_eq!([told(&event, &right, KEPT), told(&event, &wrong, KEPT)], [1, 0]);
    let mut others = fill(&mut event, true);
    let path = event.path();
    event.players[white].get(&path).assert_says("This tournament is by invitation.");
    assert_eq!(send_entry(&mut event.players[white], &path).status, 409);
    let offered = [white, black].map(|player| is_offered(&mut event.players[player], &path));
    assert_eq!(offered, [false, true]);
    let page = event.players[black].get(&path);
    page.assert_says("In a previous edition you won a match by a decision that came too late.");
    let page = event.players[black].submit(&page, ENTER, &[]);
    page.assert_says("You have entered.");
    event.site.run_jobs();
    others[2].get(&path).assert_says("You are number 1 on the waiting list.");
    others[2].get("/tournaments?group=mine").assert_says("number 1 on the waiting list");
    assert_eq!(["Quinn", "Rosa", "Sven"].map(|name| told(&event, name, WAITS)), [0, 0, 1]);
    let said = format!("{right} entered with a place given by a decision in a previous edition.");
    event.director.get(&format!("{path}/log")).assert_says(&said);

    event.site.advance(TimeDelta::days(2));
    event.site.run_jobs();
    let (id, entrant) = (event.id.0, account(&event.site, &right).0);
    let started = find(&event, id);
    assert_eq!(started.phase, Phase::Running);
    assert!(started.seat_of(entrant).is_some());
    assert_eq!(started.seat_of(account(&event.site, "Sven").0), None);
    // Anybody draws the lot again, and reads of the place.
    assert_same(&event, &["numbers"]);
    let (_, said) = verify(&file(&event));
    let line = format!("account {entrant}: entered by right, by the log of tournament 1");
    assert!(said.contains(&line), "{said}");
}

/// It is their own place, and in the next edition of this tournament.
#[test]
fn whoever_has_a_place_elsewhere_has_none_here() {
    let (mut event, ruled, [white, black]) = too_late();
    reverse(&mut event, ruled, black, Adjudicated::Win(zugpost::chess::Color::Black));
    event.announce_another(terms(ROUND_ROBIN, StartRule::WhenFull, Some(7)));
    let elsewhere = event.path();
    enter(&mut event.players[white], &elsewhere).assert_says("You have entered.");
    let give = "UPDATE tournament_players SET next_edition_place_at = '2026-11-20 12:00:00'
        WHERE tournament_id = 2";
    let given = event.site.db.write::<_, DbError>(move |conn| Ok(conn.batch_execute(give)?));
    event.site.run(given).expect("a place");
    event.id = TournamentId(1);
    let mut strict = three_places(&event);
    strict.entry.by_invitation = true;
    next_edition(&mut event, strict);
    let path = event.path();
    for (player, can_enter) in [(white, false), (black, true)] {
        let browser = &mut event.players[player];
        assert_eq!(is_offered(browser, &path), can_enter, "P{}", player + 1);
        assert_eq!(browser.get(&path).has(ENTER), can_enter, "P{}", player + 1);
    }
    assert_eq!(send_entry(&mut event.players[white], &path).status, 409);
}

/// Whoever directs it cannot enter: they are told of a place, and not that it is kept there.
#[test]
fn no_place_is_kept_for_whoever_directs_the_next_edition() {
    for is_in_time in [true, false] {
        let (mut event, ruled, [_, black]) = too_late();
        let right = format!("P{}", black + 1);
        let black_wins = Adjudicated::Win(zugpost::chess::Color::Black);
        if is_in_time {
            reverse(&mut event, ruled, black, black_wins);
        }
        let open = three_places(&event);
        next_edition_with(&mut event, open, Some(&right));
        if !is_in_time {
            reverse(&mut event, ruled, black, black_wins);
        }
        event.site.run_jobs();
        let told = [KEPT, PLACE].map(|subject| told(&event, &right, subject));
        assert_eq!(told, [0, 1], "{is_in_time}");
    }
}

#[test]
fn whoever_waits_for_a_place_and_then_has_one_enters_again() {
    let (mut event, ruled, [_, black]) = too_late();
    let open = three_places(&event);
    next_edition(&mut event, open);
    fill(&mut event, false);
    let path = event.path();
    let waits = "You are number 1 on the waiting list.";
    enter(&mut event.players[black], &path).assert_says(waits);
    reverse(&mut event, ruled, black, Adjudicated::Win(zugpost::chess::Color::Black));
    event.site.run_jobs();
    // One email, about the one that can be entered.
    let right = format!("P{}", black + 1);
    assert_eq!([told(&event, &right, KEPT), told(&event, &right, PLACE)], [1, 0]);
    let page = event.players[black].get(&path);
    page.assert_says("withdraw your entry and enter again");
    withdraw(&mut event.players[black], &path);
    let page = enter(&mut event.players[black], &path);
    page.assert_says("You have entered.");
    assert!(!page.text().contains("You are number"));
    event.site.run_jobs();
    assert_eq!(told(&event, "Sven", WAITS), 1);
}

/// The next edition can be entered no more when the decision comes.
#[test]
fn a_place_holds_in_the_first_edition_that_starts_after_it_was_given() {
    for is_in_time in [true, false] {
        let (mut event, ruled, [_, black]) = too_late();
        let black_wins = Adjudicated::Win(zugpost::chess::Color::Black);
        if is_in_time {
            reverse(&mut event, ruled, black, black_wins);
        }
        event.site.advance(TimeDelta::minutes(1));
        next_edition(&mut event, terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
        fill(&mut event, false);
        event.site.run_jobs();
        assert_eq!(find(&event, event.id.0).phase, Phase::Running);
        if !is_in_time {
            reverse(&mut event, ruled, black, black_wins);
        }
        let mut strict = three_places(&event);
        strict.entry.by_invitation = true;
        next_edition(&mut event, strict);
        let path = event.path();
        let page = event.players[black].get(&path);
        assert_eq!(page.has(ENTER), !is_in_time);
        event.site.run_jobs();
        let right = format!("P{}", black + 1);
        assert_eq!(told(&event, &right, PLACE), 1);
        // In time: of the second edition. Too late for that: of the third.
        assert_eq!(told(&event, &right, KEPT), 1);
    }
}
