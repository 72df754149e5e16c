//! Who directs: what a director may not do about current opponents, what follows when an account is
//! closed, and who may send which form.

use zugpost::{
    actions::{
        admin::{
            By,
            players::{close_for, suspend},
        },
        tournaments::{DirectorAct, NewTournament, TournamentAct, announce_tournament},
    },
    db::{
        DbError, TournamentId,
        player_roles::PlayerRoles,
        tournaments::{self, NewTournamentRow},
    },
    tournament::{
        Tournament,
        event::{LotPurpose, TournamentActor, TournamentEvent, TournamentEventKind},
        lots::LotSecret,
        pairing::round_robin::{Cycles, RoundPace},
        terms::{Format, StartRule, TournamentTerms},
    },
};

use super::{
    Event, ROUND_ROBIN, account, terms,
    verify::{file, verify},
};
use crate::{
    support::{Browser, Page, site::PASSWORD},
    web::start,
};

/// Sends a form of the director's page as it stands there now, and also one that the page does not have.
fn send(browser: &mut Browser, event: &str, fields: &[(&str, &str)]) -> Page {
    let page = browser.get(&format!("{event}/direct"));
    let deed = fields[0].1;
    let field = format!("form:has([value={deed}]) [name=revision]");
    let revision = page.attribute(&field, "value").unwrap_or_default();
    let csrf = browser.csrf();
    let mut form = fields.to_vec();
    form.push(("csrf", &csrf));
    form.push(("revision", &revision));
    browser.post(&format!("{event}/direct"), &form)
}

fn set_deputy(event: &Event, name: &str) {
    let by = account(&event.site, "Director");
    let act = DirectorAct::ChangeDirectors {
        director: by,
        deputy: Some(account(&event.site, name)),
        reason: "Two see more.".to_owned(),
        revision: tournament(event).directors_revision,
    };
    let act = TournamentAct::by_director(by, event.id, act);
    event.site.run(act.run(&event.site.db, event.site.now())).expect("a deputy");
}

fn tournament(event: &Event) -> std::sync::Arc<Tournament> {
    let id = event.id;
    event.site.read(move |conn| tournaments::find(conn, id)).expect("it").tournament
}

fn told(event: &Event, name: &str, subject: &str) -> usize {
    let emails = event.site.emails_to(&format!("{}@example.org", name.to_lowercase()));
    emails.iter().filter(|email| email.subject == subject).count()
}

fn close(browser: &mut Browser) {
    let page = browser.get("/account/close");
    let page = browser.submit(&page, "main form", &[("password", PASSWORD)]);
    assert_eq!(page.status, 200, "{}", page.text());
}

#[test]
fn a_director_takes_nothing_from_a_current_opponent() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(4)));
    event.enter(3);
    let mut ida = event.site.player("Ida");
    event.site.player("Ole");
    start(&mut event.director, &mut event.players[1], &[]);
    start(&mut event.director, &mut ida, &[]);
    let path = event.path();
    let remove = [("deed", "remove"), ("player", "P2"), ("text", "I do not like her.")];
    let page = send(&mut event.director, &path, &remove);
    assert_eq!(page.status, 422, "{}", page.text());
    let why = "You have a game in progress against one of the players.";
    page.assert_says(why);
    event.enter(1);
    event.site.run_jobs();
    let act = |deed, number, more: [(&'static str, &'static str); 2]| {
        let mut fields = vec![("deed", deed), ("section", "1"), ("number", number)];
        fields.extend(more);
        fields.push(("text", "I do not like her."));
        fields
    };
    let (game, ..) =
        *event.games().iter().find(|(_, white, black)| [*white, *black].contains(&1)).expect("P2");
    let choice = format!("{game}.2.0");
    let time = [
        ("deed", "time"),
        ("section", "1"),
        ("choice", choice.as_str()),
        ("days", "2"),
        ("text", "I like her."),
    ];
    let page = send(&mut event.director, &path, &time);
    assert_eq!(page.status, 422);
    page.assert_says(why);
    for fields in [
        act("withdraw", "2", [("ground", "with_consent"), ("days", "")]),
        act("withdraw", "2", [("ground", "expelled"), ("sure", "yes")]),
        act("withdraw", "2", [("ground", "deceased"), ("sure", "yes")]),
        act("substitute", "2", [("player", "Ole"), ("days", "")]),
        // Nor do they favor one.
        act("substitute", "3", [("player", "Ida"), ("days", "")]),
        act("leave", "2", [("days", "3"), ("ground", "")]),
    ] {
        let page = send(&mut event.director, &path, &fields);
        assert_eq!(page.status, 422, "{fields:?}");
        page.assert_says(why);
    }
    assert!(tournament(&event).sections[0].seats.iter().all(|seat| seat.withdrawal.is_none()));
    // Somebody else does it, and the director does it to others.
    let expel = act("withdraw", "2", [("ground", "expelled"), ("sure", "yes")]);
    let mut ada = event.site.administrator("Ada");
    assert_eq!(send(&mut ada, &path, &expel).status, 200);
    let expel = act("withdraw", "3", [("ground", "expelled"), ("sure", "yes")]);
    assert_eq!(send(&mut event.director, &path, &expel).status, 200);
    let left =
        tournament(&event).sections[0].seats.iter().filter(|it| it.withdrawal.is_some()).count();
    assert_eq!(left, 2);
}

#[test]
fn a_director_sees_which_games_were_decided_early() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(4)));
    event.enter(4);
    event.site.run_jobs();
    let games = event.games();
    let page = format!("{}/direct", event.path());
    let listed = |event: &mut Event| event.director.get(&page).all(".early-decisions li");
    assert!(listed(&mut event).is_empty());
    let (resigned, white, black) = games[0];
    event.play(resigned, white, black, true);
    let (drawn, white, black) = games[1];
    event.draw(drawn, [white, black], white);
    // Not played, and that is no decision: a forfeit.
    let (unplayed, _, loser) = games[2];
    event.resign(unplayed, loser);
    let said = listed(&mut event);
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(said.iter().any(|it| it.contains("Draw by agreement. After 2 moves.")), "{said:?}");
    assert!(said.iter().any(|it| it.contains("resigned") && it.contains("After 1 move.")));
    // Whoever withdraws resigns everything at once.
    let withdraws = &mut event.players[games[3].1];
    let path = format!("/games/{}", games[3].0);
    crate::web::play(withdraws, &path, "e4");
    let replies = &mut event.players[games[3].2];
    crate::web::play(replies, &path, "e5");
    let withdraws = &mut event.players[games[3].1];
    let shown = withdraws.get(&format!("/tournaments/{}", event.id));
    withdraws.submit(&shown, "form[action$='/withdraw']", &[]);
    event.site.run_jobs();
    let left = listed(&mut event);
    let name = format!("P{}", games[3].1 + 1);
    assert!(left.iter().all(|it| !it.contains(&name)), "{name}: {left:?}");
}

#[test]
fn when_a_director_closes_the_account_the_deputy_takes_over() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    let mut ada = event.site.administrator("Ada");
    let mut clara = event.site.player("Clara");
    let mut dora = event.site.player("Dora");
    event.site.player("Ida");
    event.enter(3);
    event.site.run_jobs();
    set_deputy(&event, "Clara");
    close(&mut event.director);
    event.site.run_jobs();
    let (path, clara_id) = (event.path(), account(&event.site, "Clara").0);
    assert_eq!((tournament(&event).director, tournament(&event).deputy), (Some(clara_id), None));
    assert_eq!(told(&event, "Clara", "Autumn Cup: you are now the tournament director"), 1);
    assert_eq!(told(&event, "Ada", "Autumn Cup has no tournament director"), 0);
    clara.get(&format!("{path}/log")).assert_says("Clara is now the tournament director.");
    // A deputy who goes is told to the director.
    let name = [("deed", "directors"), ("player", "Clara"), ("deputy", "Dora"), ("text", "Two.")];
    assert_eq!(send(&mut clara, &path, &name).status, 200);
    close(&mut dora);
    event.site.run_jobs();
    assert_eq!((tournament(&event).director, tournament(&event).deputy), (Some(clara_id), None));
    assert_eq!(told(&event, "Clara", "Autumn Cup no longer has a deputy"), 1);
    // Without a deputy the administrators are told, and one of them names another director.
    close(&mut clara);
    event.site.run_jobs();
    assert_eq!((tournament(&event).director, tournament(&event).deputy), (None, None));
    assert_eq!(told(&event, "Ada", "Autumn Cup has no tournament director"), 1);
    ada.get(&format!("{path}/log")).assert_says("Nobody directs the tournament now.");
    ada.get(&path).assert_says("Autumn Cup");
    let name = [("deed", "directors"), ("player", "Ida"), ("deputy", ""), ("text", "She can.")];
    assert_eq!(send(&mut ada, &path, &name).status, 200);
    assert_eq!(tournament(&event).director, Some(account(&event.site, "Ida").0));
    let (is_sound, said) = verify(&file(&event));
    assert!(is_sound, "{said}");
}

#[test]
fn an_account_that_an_administrator_closes_leaves_its_office_too() {
    // With a deputy who is suspended nobody takes over.
    for is_suspended in [false, true] {
        let event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
        event.site.administrator("Ada");
        event.site.player("Clara");
        let now = event.site.now();
        let (director, clara) = (account(&event.site, "Director"), account(&event.site, "Clara"));
        if is_suspended {
            set_deputy(&event, "Clara");
            let done = suspend(&event.site.db, By::CommandLine, clara, "Unfair.".to_owned(), now);
            event.site.run(done).expect("suspended");
        }
        let why = "Asked for it.".to_owned();
        let closed = close_for(&event.site.db, By::CommandLine, director, why, now);
        event.site.run(closed).expect("closed");
        event.site.run_jobs();
        let deputy = is_suspended.then_some(clara.0);
        assert_eq!((tournament(&event).director, tournament(&event).deputy), (None, deputy));
        assert_eq!(told(&event, "Ada", "Autumn Cup has no tournament director"), 1);
    }
}

#[test]
fn nobody_comes_into_an_office_with_a_suspended_account() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    event.site.player("Clara");
    let (clara, now) = (account(&event.site, "Clara"), event.site.now());
    let done = suspend(&event.site.db, By::CommandLine, clara, "Unfair.".to_owned(), now);
    event.site.run(done).expect("suspended");
    let path = event.path();
    for (director, deputy) in [("Clara", ""), ("Director", "Clara")] {
        let fields =
            [("deed", "directors"), ("player", director), ("deputy", deputy), ("text", "For now.")];
        let page = send(&mut event.director, &path, &fields);
        assert_eq!(page.status, 422, "{director} {deputy}");
        page.assert_says("This player cannot be tournament director or deputy at the moment.");
    }
    let new = NewTournament {
        terms: terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)),
        director: account(&event.site, "Director"),
        deputy: Some(clara),
        edition_of: None,
        form_key: "another".to_owned(),
        secret: LotSecret::new([8; 32]),
    };
    assert!(event.site.run(announce_tournament(&event.site.db, new, now)).is_err());
}

const NEXT: &str = "Autumn Cup: the next tournament did not open";

fn is_there(event: &mut Event, id: i64) -> bool {
    event.players[0].get(&format!("/tournaments/{id}")).status == 200
}

#[test]
fn a_standing_offer_ends_when_its_director_may_announce_no_tournaments() {
    let offer =
        TournamentTerms { repeats: true, ..terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)) };
    let mut event = Event::announce(offer);
    event.site.administrator("Ada");
    let roles = PlayerRoles { is_admin: false, is_arbiter: false, is_director: false };
    event.site.give_roles("Director", roles);
    event.enter(3);
    event.site.run_jobs();
    assert_eq!(event.games().len(), 3, "the start itself goes on");
    assert!(!is_there(&mut event, 2));
    for name in ["Director", "Ada"] {
        assert_eq!(told(&event, name, NEXT), 1, "{name}");
    }
}

/// It was announced when several sections were still possible.
#[test]
fn a_standing_offer_of_several_sections_starts_and_is_the_last() {
    let (cycles, pace) = (Cycles::Single, RoundPace::AllAtOnce);
    let format = Format::RoundRobin { section_size: 3, cycles, pace };
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    let offer = TournamentTerms { repeats: true, ..terms(format, StartRule::WhenFull, Some(6)) };
    let (director, now) = (account(&event.site, "Director").0, event.site.now());
    let secret = LotSecret::new([9; 32]);
    let by = TournamentActor::Director(director);
    let what = |what| TournamentEvent { at: now, by, what };
    let events = [
        what(TournamentEventKind::Announced {
            terms: Box::new(offer),
            director: Some(director),
            deputy: None,
            edition_of: None,
        }),
        what(TournamentEventKind::LotCommitted {
            purpose: LotPurpose::Numbers,
            commitment: secret.commitment(),
        }),
    ];
    let inserted = event.site.db.write::<_, DbError>(move |conn| {
        let row = NewTournamentRow { form_key: "before", standing_offer: None, players: None };
        let (id, _) = tournaments::insert(conn, &row, &events, now)?;
        tournaments::insert_secrets(conn, id, &[(LotPurpose::Numbers, secret)])?;
        Ok(id)
    });
    event.id = event.site.run(inserted).expect("inserted");
    event.enter(6);
    event.site.run_jobs();
    assert_eq!(event.games().len(), 6);
    let next = event.id.0 + 1;
    assert!(!is_there(&mut event, next));
    assert_eq!(told(&event, "Director", NEXT), 1);
}

/// The eleven deeds: those of the director's page, and the terms.
fn deeds() -> Vec<Vec<(&'static str, &'static str)>> {
    let why = ("text", "I was here.");
    vec![
        vec![("deed", "announce"), why],
        vec![("deed", "invite"), ("player", "Ida")],
        vec![("deed", "numbers"), ("order", "P2\nP1\nP3"), why],
        vec![("deed", "remove"), ("player", "P3"), why],
        vec![("deed", "leave"), ("section", "1"), ("number", "1"), ("days", "3"), why],
        vec![("deed", "time"), ("section", "1"), ("choice", "1.1.0"), ("days", "2"), why],
        vec![("deed", "substitute"), ("section", "1"), ("number", "3"), ("player", "Ida"), why],
        vec![
            ("deed", "withdraw"),
            ("section", "1"),
            ("number", "2"),
            ("ground", "expelled"),
            ("sure", "yes"),
            why,
        ],
        vec![("deed", "directors"), ("player", "Director"), ("deputy", ""), why],
        vec![("deed", "cancel"), why],
    ]
}

#[test]
fn nobody_but_its_directors_and_administrators_directs_a_tournament() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(4)));
    event.enter(3);
    let path = event.path();
    let mut visitor = event.site.browser();
    assert!(visitor.get(&format!("{path}/direct")).path.starts_with("/login"));
    let mut stranger = event.site.player("Stranger");
    event.site.player("Ida");
    // Directs another tournament, and no other.
    let mut other = event.site.director("Other");
    let first = event.id;
    let new = NewTournament {
        terms: terms(ROUND_ROBIN, StartRule::WhenFull, Some(4)),
        director: account(&event.site, "Other"),
        deputy: None,
        edition_of: None,
        form_key: "of another".to_owned(),
        secret: LotSecret::new([8; 32]),
    };
    let announced = announce_tournament(&event.site.db, new, event.site.now());
    let theirs: TournamentId = event.site.run(announced).expect("a tournament");
    assert_eq!(other.get(&format!("/tournaments/{theirs}/direct")).status, 200);
    let before = tournament(&event);
    let mut forms: Vec<(String, Vec<(&str, &str)>)> =
        deeds().into_iter().map(|deed| (format!("{path}/direct"), deed)).collect();
    forms.push((format!("{path}/terms"), vec![("name", "Other Cup"), ("reason", "I was here.")]));
    assert_eq!(forms.len(), 11);
    for (address, fields) in &forms {
        for browser in [&mut event.players[0], &mut stranger, &mut other] {
            let csrf = browser.csrf();
            let mut form = fields.clone();
            form.push(("csrf", &csrf));
            assert_eq!(browser.post_once(address, &form).status, 403, "{fields:?}");
        }
        let csrf = visitor.csrf();
        let mut form = fields.clone();
        form.push(("csrf", &csrf));
        let page = visitor.post_once(address, &form);
        assert!([303, 401, 403].contains(&page.status), "{fields:?}: {}", page.status);
    }
    assert_eq!(tournament(&event), before, "nothing has happened");
    for browser in [&mut event.players[0], &mut stranger, &mut other] {
        assert_eq!(browser.get(&format!("{path}/direct")).status, 403);
        assert_eq!(browser.get(&format!("{path}/terms")).status, 403);
    }
    assert_eq!(event.id, first);
}

#[test]
fn a_deputy_can_do_all_that_a_director_can() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(4)));
    let mut clara = event.site.player("Clara");
    event.site.player("Ida");
    set_deputy(&event, "Clara");
    event.enter(3);
    let path = event.path();
    let page = clara.get(&format!("{path}/terms"));
    let fields = [("name", "Autumn Cup"), ("description", "For all."), ("reason", "It was empty.")];
    clara.submit(&page, "main form", &fields).assert_says("The terms were changed.");
    let (early, late) = (&deeds()[..4], &deeds()[4..]);
    for deed in early {
        let page = send(&mut clara, &path, deed);
        assert_eq!(page.status, 200, "{deed:?}: {}", page.text());
    }
    // P3 enters again, and it is full with P4.
    let page = event.players[2].get(&path);
    event.players[2].submit(&page, "form[action$='/enter']", &[]);
    event.enter(1);
    event.site.run_jobs();
    // Of the first game, as it stands in the list of the page.
    let game = event.games()[0];
    let number = tournament(&event).game(game.0.0).expect("a game").white;
    let choice = format!("{}.{number}.0", game.0);
    for deed in late {
        let mut fields: Vec<(&str, &str)> = deed.clone();
        for field in &mut fields {
            if field.0 == "choice" {
                field.1 = &choice;
            }
        }
        // Nobody is deputy once the directors have changed.
        if fields[0].1 == "cancel" {
            set_deputy(&event, "Clara");
        }
        let page = send(&mut clara, &path, &fields);
        assert_eq!(page.status, 200, "{fields:?}: {}", page.text());
    }
    let log = event.director.get(&format!("{path}/log")).text();
    assert_eq!(log.matches("I was here.").count(), 9, "{log}");
}

#[test]
fn whoever_gives_the_numbers_second_is_told_and_nothing_is_overwritten() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(4)));
    event.enter(3);
    let path = format!("{}/direct", event.path());
    let form = "form:has([value=numbers])";
    let (first, second) = (event.director.get(&path), event.director.get(&path));
    let fields = [("order", "P3\nP1"), ("text", "Clubmates.")];
    assert_eq!(event.director.submit(&first, form, &fields).status, 200);
    let given = tournament(&event).numbers_by_hand.clone();
    let late = [("order", "P2\nP3"), ("text", "By strength.")];
    let page = event.director.submit(&second, form, &late);
    assert_eq!(page.status, 409, "{}", page.text());
    page.assert_says("Nothing was saved. Somebody has changed the pairing numbers since");
    assert_eq!(page.all("main ol.entrants li"), ["P3", "P1"], "what was saved");
    assert!(page.html.contains(">P2\nP3</textarea>"), "what was typed");
    assert_eq!(tournament(&event).numbers_by_hand, given);
    // The same form sent twice is no conflict.
    assert_eq!(event.director.submit(&first, form, &fields).status, 200);
    // Sent again, it replaces them.
    assert_eq!(event.director.submit(&page, form, &[]).status, 200);
    let numbered = |names: [&str; 2]| names.map(|name| account(&event.site, name).0);
    assert_eq!(tournament(&event).numbers_by_hand, numbered(["P2", "P3"]));
    // Whoever says nothing about what is replaced replaces nothing.
    let csrf = event.director.csrf();
    let bare = [("csrf", csrf.as_str()), ("deed", "numbers"), ("order", "P1\nP2"), ("text", "x")];
    assert_eq!(event.director.post(&path, &bare).status, 409);
    // Of numbers that are taken back there are none to see.
    let page = event.director.get(&path);
    let back = [("order", ""), ("text", "As announced.")];
    assert_eq!(event.director.submit(&page, form, &back).status, 200);
    let page = event.director.submit(&page, form, &[("order", "P1"), ("text", "Late.")]);
    assert_eq!(page.status, 409);
    page.assert_says("The pairing numbers will be given as the terms say.");
}

#[test]
fn an_order_is_shown_when_the_form_for_it_is_gone() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(4)));
    event.enter(3);
    let page = event.director.get(&format!("{}/direct", event.path()));
    let canceled = [("text", "Too few.")];
    assert_eq!(event.director.submit(&page, "form:has([value=cancel])", &canceled).status, 200);
    let fields = [("order", "P3\nP1"), ("text", "Clubmates.")];
    let late = event.director.submit(&page, "form:has([value=numbers])", &fields);
    assert_eq!(late.status, 422, "{}", late.text());
    late.assert_says("Entries are closed");
    assert_eq!(late.all(".unsent .user-text"), ["P3 P1", "Clubmates."]);
}

#[test]
fn whoever_changes_the_directors_second_is_told_and_nothing_is_overwritten() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    for name in ["Clara", "Dora"] {
        event.site.player(name);
    }
    let path = format!("{}/direct", event.path());
    let form = "form:has([value=directors])";
    let (first, second) = (event.director.get(&path), event.director.get(&path));
    let fields = [("deputy", "Clara"), ("text", "Two see more.")];
    assert_eq!(event.director.submit(&first, form, &fields).status, 200);
    let clara = Some(account(&event.site, "Clara").0);
    let late = [("deputy", "Dora"), ("text", "She has time.")];
    let page = event.director.submit(&second, form, &late);
    assert_eq!(page.status, 409, "{}", page.text());
    page.assert_says("Somebody has changed the tournament director or the deputy since");
    assert_eq!(page.all("main dl.facts dd"), ["Director", "Clara"], "what was saved");
    assert_eq!(page.attribute("#deputy", "value").as_deref(), Some("Dora"), "what was typed");
    assert_eq!(tournament(&event).deputy, clara);
    // The same form sent twice is no conflict.
    assert_eq!(event.director.submit(&first, form, &fields).status, 200);
    // Sent again, it replaces them.
    assert_eq!(event.director.submit(&page, form, &[]).status, 200);
    assert_eq!(tournament(&event).deputy, Some(account(&event.site, "Dora").0));
}
