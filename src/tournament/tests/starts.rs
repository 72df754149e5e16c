//! What happens on the day of the start, or when it is full.

use super::*;

fn full(capacity: u32, format: Format) -> Simulation {
    let terms =
        TournamentTerms { capacity: Some(capacity), start: StartRule::WhenFull, ..terms(format) };
    Simulation::announced(terms)
}

fn removed(player: i64) -> TournamentEventKind {
    TournamentEventKind::EntryRemoved { player, reason: String::new() }
}

#[test]
fn with_too_few_players_it_is_cancelled_on_its_date() {
    let mut one = Simulation::announced(terms(SECTIONS_OF_7));
    one.enter(1..=3);
    assert_eq!(one.try_start(&[]), Err(TournamentError::NotDue));
    let events = one.start_without(&[2]);
    assert_eq!(events, [removed(2), TournamentEventKind::Cancelled { reason: String::new() }]);
    assert_eq!(one.tournament.phase, Phase::Cancelled);
    // Its lot was not needed.
    assert!(one.tournament.lot(LotPurpose::Numbers).is_none());
    one.check_log();
}

#[test]
fn what_starts_when_full_waits_for_another() {
    let mut one = full(3, SECTIONS_OF_7);
    one.enter(1..=2);
    assert!(!one.tournament.is_due(one.now));
    assert_eq!(one.try_start(&[]), Err(TournamentError::NotDue));
    one.enter([3]);
    assert!(one.tournament.is_due(one.now));
    // Somebody was suspended.
    assert_eq!(one.try_start(&[2]), Ok(vec![removed(2)]));
    assert_eq!(one.tournament.phase, Phase::Announced);
    assert_eq!(one.tournament.entrants, [1, 3]);
    // More than it needs, but still too few.
    let mut large = full(5, SECTIONS_OF_7);
    large.enter(1..=5);
    assert_eq!(large.try_start(&[4]), Ok(vec![removed(4)]));
    assert_eq!(large.tournament.phase, Phase::Announced);
    for mut one in [one, large] {
        one.enter([6]);
        one.try_start(&[]).unwrap();
        assert_eq!(one.tournament.phase, Phase::Running);
        one.check_log();
    }
}

#[test]
fn whoever_cannot_play_is_removed_and_the_next_moves_up() {
    let mut one = full(4, SECTIONS_OF_7);
    one.enter(1..=7);
    let events = one.try_start(&[2, 5, 7]).unwrap();
    let [drawn, rest @ .., TournamentEvent { what: TournamentEventKind::Started { sections }, .. }] =
        &one.events[one.events.len() - events.len()..]
    else {
        panic!("{events:?}");
    };
    assert!(matches!(
        drawn.what,
        TournamentEventKind::LotDrawn { purpose: LotPurpose::Numbers, .. }
    ));
    assert!(rest.iter().map(|event| &event.what).eq(&[removed(2), removed(5), removed(7)]));
    let mut players: Vec<i64> = sections[0].iter().map(|entrant| entrant.player).collect();
    players.sort_unstable();
    assert_eq!(players, [1, 3, 4, 6]);
    one.check_log();
}

#[test]
fn ratings_are_those_of_the_start() {
    let mut one = Simulation::started(
        TournamentTerms { numbering: Numbering::ByRating, ..terms(SECTIONS_OF_7) },
        12,
    );
    for section in &one.tournament.sections {
        assert!(section.seats.is_sorted_by(|one, next| one.rating >= next.rating));
        for seat in &section.seats {
            assert_eq!(seat.rating, simulation::entrant(seat.player).rating);
        }
    }
    one.settle();
    one.check_log();
}

#[test]
fn it_starts_with_the_secret_of_its_lot_alone() {
    let mut one = Simulation::announced(terms(knockout(1, DrawnMatchRule::Decider)));
    one.enter(1..=3);
    one.now = start_day();
    let entrants = [1, 2, 3].map(simulation::entrant);
    let lots = one.tournament.later_lots(3).into_iter();
    let lots: Vec<_> = lots.map(|purpose| (purpose, simulation::secret(1, purpose))).collect();
    let start = |salt, lots| {
        let secret = simulation::secret(salt, LotPurpose::Numbers);
        TournamentCommand::System(ServiceCommand::Start { secret, entrants: &entrants, lots })
    };
    assert_eq!(one.refusal(start(2, &lots)), TournamentError::WrongSecret);
    // What is not committed to can never be drawn: its match would never begin.
    assert_eq!(one.refusal(start(1, &lots[1..])), TournamentError::WrongSecret);
    // Nor is a lot committed to anew that is drawn, or one of a match that does not exist.
    let mut more = lots.clone();
    for purpose in [LotPurpose::Numbers, LotPurpose::FirstColor { round: 9, board: 1 }] {
        more.push((purpose, simulation::secret(3, purpose)));
    }
    one.run(start(1, &more)).unwrap();
    assert!(one.tournament.lot(LotPurpose::Numbers).is_some());
    assert_eq!(one.tournament.lots.len(), 1 + lots.len());
    one.check_log();
}

#[test]
fn a_director_may_leave_but_nobody_directs_what_they_play_in() {
    let mut one = started(SECTIONS_OF_7, 3);
    let change = |director, deputy| {
        let reason = "time".to_owned();
        TournamentCommand::Director(
            DIRECTOR,
            DirectorCommand::ChangeDirectors { director, deputy, reason, revision: 0 },
        )
    };
    assert_eq!(one.refusal(change(3, None)), TournamentError::DirectorPlays);
    assert_eq!(one.refusal(change(DEPUTY, Some(3))), TournamentError::DirectorPlays);
    one.withdraw(3).unwrap();
    assert_eq!(one.refusal(change(3, None)), TournamentError::DirectorPlays);
    one.run(change(DEPUTY, None)).unwrap();
    assert!(one.tournament.is_directed_by(DEPUTY) && !one.tournament.is_directed_by(DIRECTOR));
    one.check_log();
}

#[test]
fn only_colors_are_drawn_later() {
    let lots =
        |format, players| Simulation::announced(terms(format)).tournament.later_lots(players).len();
    assert_eq!(lots(SECTIONS_OF_7, 20), 0);
    assert_eq!(lots(series(4, true), 2), 0);
    assert_eq!(lots(swiss(5, SwissPace::WhenRoundEnds), 9), 1);
    assert_eq!(lots(knockout(1, DrawnMatchRule::Decider), 2), 2);
    assert_eq!(lots(knockout(1, DrawnMatchRule::Decider), 5), 14);
}
