//! Lots: nobody knows them before, everybody can draw them again.

use super::*;
use crate::tournament::log::TournamentLogLine;

fn players(one: &Simulation) -> Vec<i64> {
    let seats = one.tournament.sections.iter().flat_map(|section| &section.seats);
    seats.map(|seat| seat.player).collect()
}

#[test]
fn the_same_log_and_secret_give_the_same_sections() {
    let start = |salt| {
        let mut one = Simulation::with_salt(terms(SECTIONS_OF_7), salt);
        one.enter(1..=20);
        one.start();
        players(&one)
    };
    assert_eq!(start(1), start(1));
    assert_ne!(start(1), start(2));
}

#[test]
fn the_last_entry_changes_the_lot() {
    let start = |micros| {
        let mut one = Simulation::announced(terms(SECTIONS_OF_7));
        one.enter(1..=19);
        one.now += TimeDelta::microseconds(micros);
        one.enter([20]);
        one.start();
        players(&one)
    };
    assert_eq!(start(0), start(0));
    assert_ne!(start(0), start(1));
}

#[test]
fn numbers_as_entered_need_no_luck_but_the_lot_is_drawn() {
    let one = started(SECTIONS_OF_7, 14);
    assert_eq!(players(&one), (1..=14).collect::<Vec<_>>());
    assert!(one.tournament.lot(LotPurpose::Numbers).is_some());
}

#[test]
fn nothing_is_drawn_without_a_commitment() {
    let announced = TournamentEventKind::Announced {
        terms: Box::new(terms(knockout(1, DrawnMatchRule::Decider))),
        director: Some(DIRECTOR),
        deputy: None,
        edition_of: None,
    };
    let event =
        |what| TournamentEvent { at: noon(), by: TournamentActor::Director(DIRECTOR), what };
    let mut lines = vec![TournamentLogLine::of(0, &event(announced)).unwrap()];
    for player in 1..=2 {
        let entered =
            TournamentEvent { by: TournamentActor::Player(player), ..event(entered(player)) };
        lines.push(TournamentLogLine::of(lines.len().try_into().unwrap(), &entered).unwrap());
    }
    let replayed = log::replay(simulation::ID, &lines).unwrap();
    let secret = simulation::secret(1, LotPurpose::Numbers);
    let entrants = [1, 2].map(simulation::entrant);
    let start = ServiceCommand::Start { secret, entrants: &entrants, lots: &[] };
    let started = replayed.tournament.decide(TournamentCommand::System(start), start_day());
    assert_eq!(started, Err(TournamentError::WrongSecret));
    assert!(replayed.tournament.lot(LotPurpose::Numbers).is_none());
}
