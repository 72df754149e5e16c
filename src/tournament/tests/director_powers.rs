//! What a director may do for one player, and numbers given by hand.

use super::{forgeries::forge, simulation::entrant, *};

fn direct(one: &mut Simulation, command: DirectorCommand<'_>) -> Result<(), TournamentError> {
    one.run(TournamentCommand::Director(DIRECTOR, command)).map(drop)
}

fn grant(one: &mut Simulation, number: usize, days: u16) -> Result<(), TournamentError> {
    let reason = "In hospital.".to_owned();
    direct(one, DirectorCommand::GrantSpecialLeave { section: 1, number, days, reason })
}

fn give(
    one: &mut Simulation,
    (game, to): (i64, usize),
    days: u16,
    given: u16,
) -> Result<(), TournamentError> {
    let progress = one.progress.clone();
    let reason = "A power cut.".to_owned();
    let command = DirectorCommand::GiveTime { game, to, days, given, reason, progress: &progress };
    direct(one, command)
}

/// `revision`: of the numbers that the page showed.
fn set_numbers(
    one: &mut Simulation,
    players: &[i64],
    revision: u32,
) -> Result<(), TournamentError> {
    let (players, reason) = (players.to_vec(), "Their teams may not meet early.".to_owned());
    direct(one, DirectorCommand::SetNumbers { players, reason, revision })
}

fn begun() -> Simulation {
    let mut one = started(SECTIONS_OF_7, 4);
    one.settle();
    one
}

#[test]
fn special_leave_is_granted_once_for_at_most_30_days() {
    let mut one = begun();
    for (number, days, expected) in [
        (2, 0, Err(TournamentError::DaysRange { most: 30 })),
        (2, 31, Err(TournamentError::DaysRange { most: 30 })),
        (5, 30, Err(TournamentError::NoSuchPlayer)),
        (2, 30, Ok(())),
        (2, 1, Err(TournamentError::SpecialLeaveTaken)),
        (3, 1, Ok(())),
    ] {
        assert_eq!(grant(&mut one, number, days), expected, "{number} for {days}");
    }
    let leave = one.tournament.seat(1, 2).unwrap().special_leave.unwrap();
    assert_eq!((leave.from, leave.to), (one.now, one.now + TimeDelta::days(30)));
    let reason = String::new();
    let silent = DirectorCommand::GrantSpecialLeave { section: 1, number: 1, days: 1, reason };
    assert_eq!(direct(&mut one, silent), Err(TournamentError::ReasonMissing));
    let mut early = Simulation::announced(terms(SECTIONS_OF_7));
    early.enter(1..=4);
    assert_eq!(grant(&mut early, 1, 3), Err(TournamentError::NotStarted));
}

#[test]
fn a_director_gives_at_most_7_days_in_a_game() {
    let mut one = begun();
    let games = one.tournament.games.clone();
    let (first, second) = (games[0], games[1]);
    let (white, black) = (first.paired.white, first.paired.black);
    let other = (1..=4).find(|it| ![white, black].contains(it)).unwrap();
    for (game, days, given, expected) in [
        ((first.id, white), 8, 0, Err(TournamentError::DaysRange { most: 7 })),
        ((first.id, other), 2, 0, Err(TournamentError::NoSuchPlayer)),
        ((999, white), 2, 0, Err(TournamentError::NoSuchGame)),
        ((first.id, white), 4, 0, Ok(())),
        // The same form again.
        ((first.id, white), 4, 0, Err(TournamentError::AlreadyDone)),
        // Another one, from an older page.
        ((first.id, black), 2, 0, Err(TournamentError::TimeGivenMeanwhile)),
        ((first.id, black), 4, 4, Err(TournamentError::TimeGivenFull)),
        ((first.id, black), 3, 4, Ok(())),
        ((first.id, black), 1, 7, Err(TournamentError::TimeGivenFull)),
        ((second.id, second.paired.white), 7, 0, Ok(())),
    ] {
        assert_eq!(give(&mut one, game, days, given), expected, "{game:?}, {days} after {given}");
    }
    let third = games[2];
    one.end(third.id, 40, GameResult::Draw);
    let late = give(&mut one, (third.id, third.paired.white), 1, 0);
    assert_eq!(late, Err(TournamentError::NoSuchGame));
}

#[test]
fn numbers_by_hand_come_first() {
    let mut one = Simulation::announced(terms(SECTIONS_OF_7));
    one.enter(1..=5);
    for (players, revision, expected) in [
        (&[4, 4][..], 0, Err(TournamentError::NumbersDiffer)),
        (&[4, 77], 0, Err(TournamentError::NumbersDiffer)),
        (&[4, 2, 5], 0, Ok(())),
        // The same form again.
        (&[4, 2, 5], 0, Err(TournamentError::AlreadyDone)),
        // Another one, from an older page.
        (&[5, 2, 4], 0, Err(TournamentError::NumbersChanged)),
        (&[], 0, Err(TournamentError::NumbersChanged)),
        (&[], 1, Ok(())),
        (&[5, 2, 4], 2, Ok(())),
    ] {
        let set = set_numbers(&mut one, players, revision);
        assert_eq!(set, expected, "{players:?} after {revision}");
    }
    // Who has left has no number.
    one.run(TournamentCommand::Player(2, EntrantCommand::Withdraw(&Progress::new()))).unwrap();
    one.start();
    let seats = &one.tournament.sections[0].seats;
    let players: Vec<i64> = seats.iter().map(|seat| seat.player).collect();
    assert_eq!(players, [5, 4, 1, 3]);
    assert_eq!(seats[0].rating, entrant(5).rating);
    assert_eq!(discrepancies(&forge(&one.events), None), []);
    assert_eq!(set_numbers(&mut one, &[1], 3), Err(TournamentError::EntriesClosed));
    // Any other order does not follow from the log.
    let mut events = one.events.clone();
    for event in &mut events {
        if let TournamentEventKind::NumbersSet { players, .. } = &mut event.what
            && !players.is_empty()
        {
            players.reverse();
        }
    }
    assert!(discrepancies(&forge(&events), None).contains(&Discrepancy::Sections));
}

#[test]
fn whoever_changes_how_numbers_are_given_means_it() {
    for (numbering, left) in [(Numbering::ByRating, 0), (Numbering::ByLot, 2)] {
        let mut one = Simulation::announced(TournamentTerms {
            numbering: Numbering::ByLot,
            ..terms(SECTIONS_OF_7)
        });
        one.enter(1..=3);
        set_numbers(&mut one, &[3, 1], 0).unwrap();
        let name = "Another name".to_owned();
        let changed = TournamentTerms { numbering, name, ..one.tournament.terms.clone() };
        let (terms, reason) = (Box::new(changed), "It is fairer.".to_owned());
        let revision = one.tournament.terms_revision();
        direct(&mut one, DirectorCommand::ChangeTerms { terms, reason, revision }).unwrap();
        assert_eq!(one.tournament.numbers_by_hand.len(), left);
        // A page from before shows numbers that the terms have replaced.
        let late = set_numbers(&mut one, &[1, 3], 1);
        assert_eq!(late.is_err(), left == 0, "{late:?}");
    }
}

#[test]
fn nobody_leaves_twice_for_other_reasons() {
    let mut one = begun();
    let progress = one.progress.clone();
    let mut withdraw = |ground| {
        let (section, number, reason) = (1, 2, "So it is.".to_owned());
        let progress = &progress;
        let command = DirectorCommand::WithdrawPlayer { section, number, ground, reason, progress };
        direct(&mut one, command)
    };
    assert_eq!(withdraw(WithdrawalGround::Deceased), Ok(()));
    assert_eq!(withdraw(WithdrawalGround::Deceased), Err(TournamentError::AlreadyDone));
    assert_eq!(withdraw(WithdrawalGround::Expelled), Err(TournamentError::HasLeft));
    assert_eq!(grant(&mut one, 2, 3), Err(TournamentError::HasLeft));
}

#[test]
fn forged_favors_are_found() {
    let mut one = begun();
    grant(&mut one, 2, 30).unwrap();
    let game = one.tournament.games[0];
    give(&mut one, (game.id, game.paired.white), 7, 0).unwrap();
    assert_eq!(discrepancies(&forge(&one.events), None), []);
    let last = one.events.len() - 1;
    type Alter = fn(&mut TournamentEvent);
    let alterations: [(usize, Alter); 5] = [
        (last - 1, |event| {
            let TournamentEventKind::SpecialLeaveGranted { days, .. } = &mut event.what else {
                return;
            };
            *days = 31;
        }),
        (last - 1, |event| event.by = TournamentActor::Player(2)),
        (last, |event| {
            let TournamentEventKind::TimeGiven { days, .. } = &mut event.what else { return };
            *days = 8;
        }),
        (last, |event| event.by = TournamentActor::System),
        (last, |event| {
            let TournamentEventKind::TimeGiven { reason, .. } = &mut event.what else { return };
            reason.clear();
        }),
    ];
    for (at, alter) in alterations {
        let mut events = one.events.clone();
        alter(&mut events[at]);
        assert_eq!(discrepancies(&forge(&events), None), [Discrepancy::OutOfOrder(at)]);
    }
}

#[test]
fn games_of_the_deceased_are_adjudicated() {
    let table = [
        (WithdrawalGround::Deceased, FateOfGames::Adjudicated),
        (WithdrawalGround::Suspended, FateOfGames::GoOn),
        (WithdrawalGround::OwnWord, FateOfGames::Resigned),
        (WithdrawalGround::WithConsent, FateOfGames::Resigned),
        (WithdrawalGround::Expelled, FateOfGames::Resigned),
        (WithdrawalGround::TwoTimeouts, FateOfGames::Resigned),
        (WithdrawalGround::Account, FateOfGames::Resigned),
    ];
    for (ground, fate) in table {
        assert_eq!(ground.fate_of_games(), fate, "{ground:?}");
    }
    assert!(!WithdrawalGround::WITHOUT_CONSENT.contains(&WithdrawalGround::Deceased));
}
