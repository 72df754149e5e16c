//! Editions: of what a next one can be announced, who cannot enter it, who has a place in it.

use super::{forgeries::forge, simulation::enters, *};

/// The previous edition of what is announced here.
const FORMER: i64 = 3;

const KNOCKOUT: Format = knockout(1, DrawnMatchRule::Decider);

fn enters_with(player: i64, facts: EntrantFacts) -> TournamentCommand<'static> {
    TournamentCommand::Player(player, EntrantCommand::Enter(facts))
}

/// Somebody to whom a previous edition owes a place, and who meets no condition.
fn owed() -> EntrantFacts {
    EntrantFacts { has_place: true, lost_on_time: 9, running_games: 99, ..EntrantFacts::default() }
}

/// Four places, for invited players with a rating.
fn strict() -> TournamentTerms {
    let entry = EntryConditions {
        by_invitation: true,
        min_rating: Some(1000),
        min_games: Some(10),
        max_timeouts_percent: Some(0),
        max_running_games: Some(1),
        ..EntryConditions::default()
    };
    TournamentTerms { entry, capacity: Some(4), ..terms(SECTIONS_OF_7) }
}

/// Its next edition, full of those who were invited: 1 to 5, of whom 5 waits.
fn full() -> Simulation {
    let mut one = Simulation::edition_of(FORMER, strict());
    for player in 1..=5 {
        let invite = DirectorCommand::Invite { player };
        one.run(TournamentCommand::Director(DIRECTOR, invite)).unwrap();
        let facts =
            EntrantFacts { rating: Some(1500), finished_games: 10, ..EntrantFacts::default() };
        one.run(enters_with(player, facts)).unwrap();
    }
    one
}

fn place_given(round: u16, board: u16, number: usize) -> TournamentEventKind {
    TournamentEventKind::NextEditionPlaceGiven { round, board, number }
}

#[test]
fn a_tournament_that_has_started_can_have_a_next_edition() {
    let mut announced = Simulation::announced(terms(SECTIONS_OF_7));
    assert_eq!(announced.tournament.check_next_edition(false), Err(TournamentError::NotStarted));
    let cancel = DirectorCommand::Cancel { reason: "No.".to_owned() };
    announced.run(TournamentCommand::Director(DIRECTOR, cancel)).unwrap();
    assert_eq!(announced.tournament.check_next_edition(false), Err(TournamentError::Over));

    let mut played = started(SECTIONS_OF_7, 4);
    assert_eq!(played.tournament.check_next_edition(false), Ok(()));
    played.play(&mut Dice::new(1));
    assert_eq!(played.tournament.check_next_edition(false), Ok(()));
    played.finalize();
    assert_eq!(played.tournament.check_next_edition(false), Ok(()));
    let other = TournamentError::NextEditionExists;
    assert_eq!(played.tournament.check_next_edition(true), Err(other));

    let mut offer = played.tournament.clone();
    offer.terms.repeats = true;
    assert_eq!(offer.check_next_edition(false), Err(TournamentError::HasNoEditions));
    let mut agreed = played.tournament;
    agreed.is_agreed = true;
    assert_eq!(agreed.check_next_edition(false), Err(TournamentError::HasNoEditions));
}

#[test]
fn the_log_says_of_what_it_is_the_next_edition() {
    let one = Simulation::edition_of(FORMER, terms(SECTIONS_OF_7));
    one.check_log();
    assert_eq!(one.tournament.edition_of, Some(FORMER));
    assert!(one.lines[0].event.contains("\"edition_of\":3"));
    // A tournament is no edition of a later one, nor of itself.
    for former in [simulation::ID, simulation::ID + 1] {
        let one = Simulation::edition_of(former, terms(SECTIONS_OF_7));
        let found = discrepancies(&log::replay(simulation::ID, &one.lines).unwrap(), None);
        assert_eq!(found, [Discrepancy::OutOfOrder(0)]);
    }
}

/// Logs from before have no such fields, and others do not get them.
#[test]
fn logs_of_other_tournaments_are_as_before() {
    let mut one = Simulation::announced(terms(SECTIONS_OF_7));
    one.enter([1]);
    assert_eq!(one.tournament.edition_of, None);
    assert!(!one.file().contains("edition_of") && !one.file().contains("by_right"));
    assert!(one.file().contains(r#"{"entered":{"player":1}}"#));
    one.check_log();
}

#[test]
fn whoever_left_the_previous_edition_cannot_enter_even_with_a_place() {
    let one = full();
    for has_place in [false, true] {
        let facts =
            EntrantFacts { left_previous_edition: true, has_place, ..EntrantFacts::default() };
        let lack = TournamentError::UnmetCondition(UnmetCondition::LeftPreviousEdition);
        assert_eq!(one.refusal(enters_with(9, facts)), lack);
    }
    for (facts, lack) in [
        (EntrantFacts { cannot_play: true, ..owed() }, UnmetCondition::Account),
        (EntrantFacts { is_barred: true, ..owed() }, UnmetCondition::Barred),
    ] {
        let refusal = TournamentError::UnmetCondition(lack);
        assert_eq!(one.refusal(enters_with(9, facts)), refusal);
    }
}

#[test]
fn whoever_has_a_place_enters_a_full_tournament_before_all_others() {
    let mut one = full();
    assert_eq!((one.tournament.players(), one.tournament.waiting_list()), {
        (&[1, 2, 3, 4][..], &[5][..])
    });
    assert_eq!(one.refusal(enters(9)), TournamentError::UnmetCondition(UnmetCondition::Invitation));
    let by_right = |player| TournamentEventKind::Entered { player, by_right: true };
    assert_eq!(one.run(enters_with(9, owed())).unwrap(), [by_right(9)]);
    assert_eq!(one.refusal(enters_with(9, owed())), TournamentError::AlreadyDone);
    assert_eq!(one.run(enters_with(8, owed())).unwrap(), [by_right(8)]);
    assert_eq!((one.tournament.players(), one.tournament.waiting_list()), {
        (&[9, 8, 1, 2][..], &[3, 4, 5][..])
    });
    // Who leaves leaves the right behind, and can take it up again.
    one.withdraw(9).unwrap();
    assert_eq!(one.tournament.players(), [8, 1, 2, 3]);
    one.run(enters_with(9, owed())).unwrap();
    assert_eq!(one.tournament.players(), [8, 9, 1, 2]);
    one.start();
    let mut seated: Vec<i64> =
        one.tournament.sections[0].seats.iter().map(|seat| seat.player).collect();
    seated.sort_unstable();
    assert_eq!(seated, [1, 2, 8, 9]);
    one.check_log();
}

/// Where nothing came before, nobody is owed anything.
#[test]
fn only_the_next_edition_has_such_places() {
    let mut first = Simulation::announced(strict());
    let lack = TournamentError::UnmetCondition(UnmetCondition::Invitation);
    assert_eq!(first.refusal(enters_with(9, owed())), lack);
    first.now += TimeDelta::minutes(1);
    for (mut one, is_fine) in [(first, false), (full(), true)] {
        let place = one.events.len();
        one.events.push(TournamentEvent {
            at: one.now,
            by: TournamentActor::Player(9),
            what: TournamentEventKind::Entered { player: 9, by_right: true },
        });
        let expected = if is_fine { vec![] } else { vec![Discrepancy::OutOfOrder(place)] };
        assert_eq!(discrepancies(&forge(&one.events), None), expected);
    }
}

/// Eight players: 1–8, 4–5, 2–7, 3–6. The better seeds win, and the first semi-final has begun.
fn semifinal_begun(ply: u32) -> Simulation {
    let mut one = started(KNOCKOUT, 8);
    one.settle();
    for (better, other) in [(1, 8), (4, 5), (2, 7), (3, 6)] {
        one.end_between(better, other, Some(better));
    }
    one.settle();
    let semifinal = one.between(1, 4);
    one.play_on(semifinal.id, ply);
    one
}

#[test]
fn a_decision_that_comes_too_late_for_the_seat_gives_a_place() {
    let mut one = semifinal_begun(PLY_OF_FIVE_MOVES);
    one.end_between(1, 8, Some(8));
    assert_eq!(one.advance(), [place_given(1, 1, 8)]);
    assert_eq!(one.advance(), [], "once");
    // What was promised stays.
    one.end_between(1, 8, Some(1));
    assert_eq!(one.advance(), []);
    one.end_between(1, 8, Some(8));
    assert_eq!(one.advance(), []);
    let given = |number| one.tournament.seat(1, number).unwrap().next_edition_place;
    assert!(given(8).is_some() && (1..8).all(|number| given(number).is_none()));
    one.check_log();
}

#[test]
fn an_exchanged_seat_gives_no_place() {
    let mut one = semifinal_begun(PLY_OF_FIVE_MOVES - 1);
    one.end_between(1, 8, Some(8));
    assert_eq!(one.tournament.late_winners(&one.progress), []);
    let decided = TournamentEventKind::MatchDecided { round: 1, board: 1, advancing: Some(8) };
    assert_eq!(one.advance(), [decided]);
    assert_eq!(one.tournament.late_winners(&one.progress), []);
}

/// Nobody has won a match that is drawn, or in which both lose.
#[test]
fn a_decision_without_a_winner_gives_no_place() {
    for result in [GameResult::Draw, GameResult::BothLose, GameResult::None] {
        let mut one = semifinal_begun(PLY_OF_FIVE_MOVES);
        let game = one.between(1, 8);
        one.end(game.id, 60, result);
        assert_eq!(one.advance(), [], "{result:?}");
    }
}

/// Nor is a match won by whoever is left over when its winner has left.
#[test]
fn a_winner_who_has_left_makes_no_other() {
    for result in [Some(GameResult::Draw), Some(GameResult::None), None] {
        let mut one = semifinal_begun(PLY_OF_FIVE_MOVES);
        one.withdraw(1).unwrap();
        one.settle();
        match result {
            Some(result) => one.end(one.between(1, 8).id, 60, result),
            None => one.end_between(1, 8, Some(8)),
        }
        assert_eq!(one.advance().contains(&place_given(1, 1, 8)), result.is_none(), "{result:?}");
    }
}

#[test]
fn whoever_has_left_has_no_place() {
    let mut one = semifinal_begun(PLY_OF_FIVE_MOVES);
    one.withdraw(8).unwrap();
    one.end_between(1, 8, Some(8));
    assert_eq!(one.advance(), []);
    // The winner has left: the beaten one has the seat, and nobody is wronged by it.
    let mut one = semifinal_begun(4);
    one.withdraw(1).unwrap();
    one.settle();
    assert_eq!(one.advanced(1, 1), Some(Some(8)));
    assert_eq!(one.tournament.late_winners(&one.progress), []);
}

/// When it is finished, and when it is final.
#[test]
fn a_place_is_given_after_the_end_too() {
    for is_final in [false, true] {
        let mut one = semifinal_begun(PLY_OF_FIVE_MOVES);
        one.end_between(1, 4, Some(1));
        one.end_between(2, 3, Some(2));
        one.settle();
        one.end_between(1, 2, Some(1));
        one.settle();
        assert_eq!(one.tournament.phase, Phase::Finished);
        if is_final {
            one.finalize();
        }
        one.end_between(3, 6, Some(6));
        let follows = one.advance();
        assert_eq!(follows.last(), Some(&place_given(1, 4, 6)));
        assert_eq!(follows.len(), if is_final { 2 } else { 1 });
        assert_eq!(one.advance(), []);
        one.check_log();
    }
}

#[test]
fn a_place_that_no_result_gives_is_found() {
    let mut one = semifinal_begun(PLY_OF_FIVE_MOVES);
    one.end_between(1, 8, Some(8));
    one.advance();
    let last = one.events.len() - 1;
    for (round, board, number) in [(1, 1, 1), (1, 1, 5), (1, 2, 5), (2, 1, 4), (9, 1, 8)] {
        let mut events = one.events.clone();
        events[last].what = place_given(round, board, number);
        let found = discrepancies(&forge(&events), Some(&one.histories));
        assert_eq!(found, [Discrepancy::OutOfOrder(last)], "{round}.{board} {number}");
    }
    // Twice.
    let mut events = one.events.clone();
    events.push(events[last].clone());
    let found = discrepancies(&forge(&events), Some(&one.histories));
    assert_eq!(found, [Discrepancy::OutOfOrder(last + 1)]);
}
