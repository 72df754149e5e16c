//! Claims and decisions with two at once: one outcome is stored.

use zugpost::{
    chess::Color,
    db::{GameId, games},
    game::{Adjudicated, Ending},
};

use super::{
    claims::{kinds, somebody_rules, stored},
    site::acts,
};
use crate::{
    races::{Request, at_once, fields},
    support::{Browser, Site, is_full},
    web::{Table, start},
};

/// Rounds of a race.
fn rounds() -> usize {
    if is_full() { 15 } else { 5 }
}

/// What somebody is about to send.
fn request(site: &Site, browser: &mut Browser, path: String, form: &[(&str, &str)]) -> Request {
    let csrf = browser.csrf();
    let mut all = vec![("csrf", csrf.as_str())];
    all.extend_from_slice(form);
    (browser.at(site.address), path, fields(&all))
}

/// Starts a game and returns its path and number.
fn begin(table: &mut Table) -> (String, GameId) {
    let path = start(&mut table.white, &mut table.black, &[]);
    let id = path.rsplit('/').next().and_then(|id| id.parse().ok()).expect("a number");
    (path, id)
}

/// The same with White's claim.
fn claimed(table: &mut Table) -> (String, GameId) {
    let (path, id) = begin(table);
    let claim = claim(table, &path);
    assert_eq!(at_once(vec![claim]), [303]);
    (path, id)
}

fn claim(table: &mut Table, path: &str) -> Request {
    let form = [("ply", "0"), ("ground", "other"), ("statement", "We have agreed on it.")];
    request(&table.site, &mut table.white, format!("{path}/claim"), &form)
}

/// A decision on a game as it is.
fn adjudication(table: &Table, admin: &mut Browser, id: GameId, adjudication: &str) -> Request {
    let version = stored(&table.site, id).version().to_string();
    let form =
        [("adjudication", adjudication), ("reason", "So it is."), ("version", version.as_str())];
    request(&table.site, admin, format!("/admin/games/{id}/adjudicate"), &form)
}

fn ending(table: &Table, id: GameId) -> Option<Ending> {
    stored(&table.site, id).game.ended().map(|ended| ended.ending)
}

/// Returns how often something happened in a game.
fn times(table: &Table, id: GameId, kind: &str) -> usize {
    kinds(&table.site, id).iter().filter(|one| *one == kind).count()
}

/// Whether the first of two came first; the other was refused.
#[track_caller]
fn first_won(statuses: &[u16]) -> bool {
    assert!(matches!(statuses, [303, 409] | [409, 303]), "{statuses:?}");
    statuses[0] == 303
}

#[test]
fn a_claim_and_the_opponents_resignation_at_once_are_one_story() {
    let mut table = Table::set();
    somebody_rules(&table.site);
    for _ in 0..rounds() {
        let (path, id) = begin(&mut table);
        let claim = claim(&mut table, &path);
        let resign = request(&table.site, &mut table.black, format!("{path}/resign"), &[]);
        let statuses = at_once(vec![claim, resign]);
        assert_eq!(statuses[1], 303, "one may always resign");
        assert!(matches!(statuses[0], 303 | 409), "{statuses:?}");
        assert_eq!(ending(&table, id), Some(Ending::Resignation { loser: Color::Black }));
        assert_eq!(stored(&table.site, id).game.case(), None);
        let story = if statuses[0] == 303 { vec!["claimed", "ended"] } else { vec!["ended"] };
        assert_eq!(kinds(&table.site, id), story);
    }
    let waiting = table.site.read(|conn| games::list_waiting(conn, None, 10));
    assert!(waiting.is_empty(), "{waiting:?}");
}

#[test]
fn an_adjudication_and_an_acceptance_at_once_are_one_story() {
    let mut table = Table::set();
    somebody_rules(&table.site);
    let mut chief = table.site.administrator("Chief");
    let mut adjudicated = 0;
    for _ in 0..rounds() {
        let (path, id) = claimed(&mut table);
        let form = [("action", "accept"), ("ply", "0")];
        let accept = request(&table.site, &mut table.black, format!("{path}/draw"), &form);
        let adjudication = adjudication(&table, &mut chief, id, "win:white");
        let is_adjudicated = first_won(&at_once(vec![adjudication, accept]));
        adjudicated += usize::from(is_adjudicated);
        let expected = match is_adjudicated {
            true => Ending::Adjudicated(Adjudicated::Win(Color::White)),
            false => Ending::Agreement,
        };
        assert_eq!(ending(&table, id), Some(expected));
        assert_eq!(times(&table, id, "ended"), 1);
    }
    assert_eq!(acts(&table.site).len(), adjudicated, "what was refused was not done");
}

#[test]
fn two_adjudications_at_once_are_one() {
    let mut table = Table::set();
    somebody_rules(&table.site);
    let mut chief = table.site.administrator("Chief");
    let mut deputy = table.site.administrator("Deputy");
    for round in 1..=rounds() {
        let (_, id) = claimed(&mut table);
        let sent = vec![
            adjudication(&table, &mut chief, id, "draw"),
            adjudication(&table, &mut deputy, id, "win:white"),
        ];
        let result = match first_won(&at_once(sent)) {
            true => Adjudicated::Draw,
            false => Adjudicated::Win(Color::White),
        };
        assert_eq!(ending(&table, id), Some(Ending::Adjudicated(result)));
        assert_eq!(kinds(&table.site, id), ["claimed", "adjudicated", "ended"]);
        assert_eq!(acts(&table.site).len(), round);
    }
}

#[test]
fn the_same_adjudication_many_times_at_once_is_one() {
    let mut table = Table::set();
    somebody_rules(&table.site);
    let mut chief = table.site.administrator("Chief");
    for round in 1..=rounds() {
        let (_, id) = claimed(&mut table);
        let sent = (0..4).map(|_| adjudication(&table, &mut chief, id, "play_on"));
        assert_eq!(at_once(sent.collect()), [303; 4]);
        assert_eq!(kinds(&table.site, id), ["claimed", "adjudicated"]);
        assert_eq!(acts(&table.site).len(), round);
    }
}

#[test]
fn the_same_claim_many_times_at_once_is_one() {
    let mut table = Table::set();
    somebody_rules(&table.site);
    for _ in 0..rounds() {
        let (path, id) = begin(&mut table);
        let sent: Vec<Request> = (0..4).map(|_| claim(&mut table, &path)).collect();
        assert_eq!(at_once(sent), [303; 4]);
        assert_eq!(kinds(&table.site, id), ["claimed"]);
    }
}

#[test]
fn a_claim_and_a_move_at_once_are_one_or_the_other() {
    let mut table = Table::set();
    somebody_rules(&table.site);
    for _ in 0..rounds() {
        let (path, id) = begin(&mut table);
        let claim = claim(&mut table, &path);
        let form = [("ply", "0"), ("move", "e4"), ("confirmed", "yes")];
        let played = request(&table.site, &mut table.white, format!("{path}/moves"), &form);
        let is_claimed = first_won(&at_once(vec![claim, played]));
        assert_eq!(stored(&table.site, id).game.paused_since().is_some(), is_claimed);
        assert_eq!(kinds(&table.site, id), [if is_claimed { "claimed" } else { "move" }]);
    }
}

#[test]
fn appeals_of_both_at_once_are_one() {
    let mut table = Table::set();
    somebody_rules(&table.site);
    let mut chief = table.site.administrator("Chief");
    for _ in 0..rounds() {
        let (path, id) = claimed(&mut table);
        let adjudication = adjudication(&table, &mut chief, id, "draw");
        assert_eq!(at_once(vec![adjudication]), [303]);
        let (path, form) = (format!("{path}/appeal"), [("appeal", "No.")]);
        let sent = vec![
            request(&table.site, &mut table.white, path.clone(), &form),
            request(&table.site, &mut table.black, path.clone(), &form),
        ];
        let is_white = first_won(&at_once(sent));
        let appealed = stored(&table.site, id).game.case().and_then(|case| case.appeal);
        assert_eq!(appealed, Some(Color::from_white(is_white)));
        assert_eq!(times(&table, id, "appealed"), 1);
        // And sent again, by the one who was first.
        let browser = if is_white { &mut table.white } else { &mut table.black };
        let sent = (0..4).map(|_| request(&table.site, browser, path.clone(), &form));
        assert_eq!(at_once(sent.collect()), [303; 4]);
        assert_eq!(times(&table, id, "appealed"), 1);
    }
}
