//! Each refusal, and what directors do.

use super::{simulation::enters, *};
use crate::tournament::lots::LotSecret;

fn director(command: DirectorCommand<'_>) -> TournamentCommand<'_> {
    TournamentCommand::Director(DIRECTOR, command)
}

fn reason() -> String {
    "it snows".to_owned()
}

fn cancel() -> TournamentCommand<'static> {
    director(DirectorCommand::Cancel { reason: reason() })
}

fn remove(player: i64) -> TournamentCommand<'static> {
    director(DirectorCommand::RemoveEntry { player, reason: reason() })
}

fn change_terms(terms: TournamentTerms, reason: &str) -> TournamentCommand<'static> {
    change_terms_of(0, terms, reason)
}

fn change_terms_of(
    revision: u32,
    terms: TournamentTerms,
    reason: &str,
) -> TournamentCommand<'static> {
    let (terms, reason) = (Box::new(terms), reason.to_owned());
    director(DirectorCommand::ChangeTerms { terms, reason, revision })
}

fn change_directors(new: i64, deputy: Option<i64>, reason: &str) -> TournamentCommand<'static> {
    change_directors_of(0, new, deputy, reason)
}

fn change_directors_of(
    revision: u32,
    new: i64,
    deputy: Option<i64>,
    reason: &str,
) -> TournamentCommand<'static> {
    let reason = reason.to_owned();
    director(DirectorCommand::ChangeDirectors { director: new, deputy, reason, revision })
}

fn expel(section: u16, number: usize, progress: &Progress) -> TournamentCommand<'_> {
    let ground = WithdrawalGround::Expelled;
    director(DirectorCommand::WithdrawPlayer {
        section,
        number,
        ground,
        reason: reason(),
        progress,
    })
}

fn leave(player: i64, progress: &Progress) -> TournamentCommand<'_> {
    TournamentCommand::Player(player, EntrantCommand::Withdraw(progress))
}

fn start(secret: u8) -> TournamentCommand<'static> {
    let secret = LotSecret::new([secret; 32]);
    TournamentCommand::System(ServiceCommand::Start { secret, entrants: &[], lots: &[] })
}

#[test]
fn before_the_start() {
    let mut one = Simulation::announced(terms(SECTIONS_OF_7));
    one.enter(1..=3);
    let none = Progress::new();
    let later = TournamentTerms { name: "Spring".to_owned(), ..terms(SECTIONS_OF_7) };
    let past = TournamentTerms { start: StartRule::OnDate(noon()), ..later.clone() };
    let blank = |text: &str| director(DirectorCommand::Announce { text: text.to_owned() });
    use TournamentError::*;
    for (command, refusal) in [
        (enters(1), AlreadyDone),
        (enters(DIRECTOR), DirectorPlays),
        (enters(DEPUTY), DirectorPlays),
        (leave(4, &none), NotEntered),
        (remove(4), NoEntry),
        (expel(1, 1, &none), NotStarted),
        (start(0), NotDue),
        (
            TournamentCommand::System(ServiceCommand::NoteGames { games: vec![], progress: &none }),
            NotStarted,
        ),
        (change_terms(later.clone(), " "), ReasonMissing),
        (change_terms(terms(SECTIONS_OF_7), "x"), AlreadyDone),
        (change_terms(past, "x"), Terms(TermsFault::StartInThePast)),
        (change_directors(DIRECTOR, Some(DEPUTY), "x"), AlreadyDone),
        (change_directors(1, None, "x"), DirectorPlays),
        (change_directors(DIRECTOR, Some(1), "x"), DirectorPlays),
        (change_directors(5, Some(5), "x"), DirectorPlays),
        (change_directors(5, None, "\n"), ReasonMissing),
        (blank(" \n"), ReasonMissing),
        (
            director(DirectorCommand::RemoveEntry { player: 1, reason: " ".to_owned() }),
            ReasonMissing,
        ),
        (director(DirectorCommand::Cancel { reason: String::new() }), ReasonMissing),
    ] {
        assert_eq!(one.refusal(command.clone()), refusal, "{command:?}");
    }
    let advance = TournamentCommand::System(ServiceCommand::Advance(&none));
    assert_eq!(one.tournament.decide(advance, one.now), Ok(vec![]));

    // With a word to those who have entered.
    one.run(change_terms(later.clone(), "it is warm")).unwrap();
    assert_eq!(one.tournament.terms, later);
    one.run(change_directors(5, None, "she is ill")).unwrap();
    assert_eq!(one.refusal(enters(5)), DirectorPlays);
    one.run(blank("Welcome!")).unwrap();
    one.run(remove(2)).unwrap();
    // Whoever plays in it directs nothing.
    one.enter([DIRECTOR]);
    assert_eq!(one.refusal(blank("Me again")), DirectorPlays);
    assert_eq!(one.tournament.entrants, [1, 3, DIRECTOR]);
    one.check_log();
}

#[test]
fn terms_change_without_a_word_until_somebody_has_entered() {
    let mut one = Simulation::announced(terms(SECTIONS_OF_7));
    let later = TournamentTerms { name: "Spring".to_owned(), ..terms(SECTIONS_OF_7) };
    one.run(change_terms(later.clone(), "")).unwrap();
    assert_eq!(one.tournament.terms, later);
}

/// Whoever has agreed on a match has no director.
#[test]
fn a_match_that_two_have_agreed_on_has_nobody_who_directs_it() {
    let mut terms = terms(series(4, true));
    let secret = LotSecret::new([3; 32]);
    terms.start = StartRule::WhenFull;
    terms.capacity = Some(2);
    let events = agree(terms.clone(), 7, &secret, noon()).unwrap();
    assert!(events.iter().all(|event| event.by == TournamentActor::Player(7)));
    let line = log::TournamentLogLine::of(0, &events[0]).unwrap();
    assert!(line.event.contains("\"director\":null"), "{}", line.event);
    let tournament = Tournament::begin(&events[0], "").unwrap();
    assert!(tournament.is_agreed && tournament.director.is_none());
    assert_eq!(tournament.series_games(), Some(4));
    assert!(!tournament.is_directed_by(7) && !tournament.is_directed_by(DIRECTOR));
    terms.capacity = Some(3);
    let refused = agree(terms, 7, &secret, noon());
    assert_eq!(refused, Err(TournamentError::Terms(TermsFault::Capacity)));
}

#[test]
fn terms_that_somebody_else_has_changed_are_not_overwritten() {
    let mut one = Simulation::announced(terms(SECTIONS_OF_7));
    let named = |name: &str| TournamentTerms { name: name.to_owned(), ..terms(SECTIONS_OF_7) };
    one.run(change_terms_of(0, named("Spring"), "")).unwrap();
    // From a page that was opened before.
    let late = change_terms_of(0, named("Summer"), "");
    assert_eq!(one.refusal(late), TournamentError::TermsChanged);
    // The same form, sent twice.
    let again = change_terms_of(0, named("Spring"), "");
    assert_eq!(one.refusal(again), TournamentError::AlreadyDone);
    one.run(change_terms_of(1, named("Summer"), "")).unwrap();
    assert_eq!(one.tournament.terms, named("Summer"));
    one.check_log();
}

#[test]
fn directors_whom_somebody_else_has_changed_are_not_overwritten() {
    let mut one = Simulation::announced(terms(SECTIONS_OF_7));
    one.run(change_directors_of(0, DIRECTOR, None, "x")).unwrap();
    // From a page that was opened before.
    let late = change_directors_of(0, 5, Some(DEPUTY), "x");
    assert_eq!(one.refusal(late), TournamentError::DirectorsChanged);
    // The same form, sent twice.
    let again = change_directors_of(0, DIRECTOR, None, "x");
    assert_eq!(one.refusal(again), TournamentError::AlreadyDone);
    // An account that is closed changes them too.
    let (account, deputy_may_direct) = (DIRECTOR, false);
    let closed = ServiceCommand::RemoveDirector { account, deputy_may_direct };
    one.run(TournamentCommand::System(closed)).unwrap();
    let late = change_directors_of(1, DIRECTOR, Some(DEPUTY), "x");
    assert_eq!(one.refusal(late), TournamentError::DirectorsChanged);
    one.run(change_directors_of(2, DEPUTY, None, "x")).unwrap();
    one.check_log();
}

#[test]
fn a_tournament_knows_what_each_change_of_its_terms_replaced() {
    let mut one = Simulation::announced(terms(SECTIONS_OF_7));
    let named = |name: &str| TournamentTerms { name: name.to_owned(), ..terms(SECTIONS_OF_7) };
    let names = |one: &Simulation, revision| {
        one.tournament.changed_terms(revision).map(|both| both.map(|it| it.name.clone()))
    };
    assert_eq!(names(&one, 0), None);
    one.run(change_terms_of(0, named("Spring"), "")).unwrap();
    one.run(change_terms_of(1, named("Summer"), "")).unwrap();
    assert_eq!(names(&one, 1), Some(["Winter".to_owned(), "Spring".to_owned()]));
    assert_eq!(names(&one, 2), Some(["Spring".to_owned(), "Summer".to_owned()]));
    assert_eq!([names(&one, 0), names(&one, 3)], [None, None]);
}

#[test]
fn a_lot_is_drawn_for_the_start_alone() {
    let one = Simulation::announced(terms(SECTIONS_OF_7));
    let purpose = LotPurpose::Numbers;
    let secret = simulation::secret(1, purpose);
    let draw = TournamentCommand::System(ServiceCommand::DrawLot { purpose, secret });
    assert_eq!(one.refusal(draw), TournamentError::NotStarted);
}

#[test]
fn after_the_start() {
    let mut one = started(knockout(2, DrawnMatchRule::Decider), 4);
    let none = Progress::new();
    let draw = |purpose, salt| {
        let secret = simulation::secret(salt, purpose);
        TournamentCommand::System(ServiceCommand::DrawLot { purpose, secret })
    };
    let first = LotPurpose::FirstColor { round: 1, board: 1 };
    let of_final = LotPurpose::FirstColor { round: 2, board: 1 };
    let nowhere = LotPurpose::FirstColor { round: 3, board: 1 };
    let invite = director(DirectorCommand::Invite { player: 9 });
    let note =
        |games| TournamentCommand::System(ServiceCommand::NoteGames { games, progress: &none });
    let pairing = PairingId { section: 1, round: 1, board: 1, game: 1 };
    let paired = PairedGame { pairing, white: 1, black: 4, kind: MatchGameKind::Regular };
    use TournamentError::*;
    for (command, refusal) in [
        (enters(5), EntriesClosed),
        (invite, EntriesClosed),
        (remove(1), EntriesClosed),
        (start(0), AlreadyDone),
        (change_terms(terms(SECTIONS_OF_7), "x"), TermsFrozen),
        (change_directors(1, None, "x"), DirectorPlays),
        (leave(5, &none), NotEntered),
        (expel(1, 5, &none), NoSuchPlayer),
        (expel(1, 0, &none), NoSuchPlayer),
        (expel(2, 1, &none), NoSuchPlayer),
        (expel(0, 1, &none), NoSuchPlayer),
        (draw(first, 2), WrongSecret),
        (draw(nowhere, 1), WrongSecret),
        (draw(LotPurpose::Numbers, 1), AlreadyDone),
        // Nobody sees it before the finalists are known.
        (draw(of_final, 1), NotPaired),
        (note(vec![]), NotPaired),
        // Its lot has not been drawn.
        (note(vec![StartedGame { id: 1, paired }]), NotPaired),
    ] {
        assert_eq!(one.refusal(command.clone()), refusal, "{command:?}");
    }
    one.draw_lot(first).unwrap();
    assert_eq!(one.draw_lot(first), Err(AlreadyDone));
    one.run(expel(1, 2, &none)).unwrap();
    assert_eq!(one.refusal(expel(1, 2, &none)), AlreadyDone);
    assert_eq!(one.refusal(leave(2, &none)), AlreadyDone);
    one.check_log();
}

#[test]
fn each_game_is_noted_once() {
    let mut one = started(SECTIONS_OF_7, 4);
    let next = one.tournament.next_games(&one.progress).games;
    let games = one.numbered(next);
    let [first, second] = [games[0], games[1]];
    let again = StartedGame { id: 999, ..first };
    let same_id = StartedGame { id: first.id, ..second };
    let mut turned = first;
    (turned.paired.white, turned.paired.black) = (first.paired.black, first.paired.white);
    for wrong in [vec![first, again], vec![first, first], vec![first, same_id], vec![turned]] {
        assert_eq!(one.note(wrong), Err(TournamentError::NotPaired));
    }
    one.note(vec![first]).unwrap();
    for wrong in [vec![first], vec![again], vec![second, again], vec![same_id]] {
        assert_eq!(one.note(wrong), Err(TournamentError::NotPaired));
    }
    one.note(games[1..].to_vec()).unwrap();
    assert_eq!(one.tournament.next_games(&one.progress), NextGames::default());
    one.check_log();
}

#[test]
fn when_it_is_over() {
    let none = Progress::new();
    let mut finished = started(series(2, true), 2);
    finished.play(&mut Dice::new(1));
    let mut cancelled = started(series(2, true), 2);
    cancelled.run(cancel()).unwrap();
    let mut early = Simulation::announced(terms(SECTIONS_OF_7));
    early.enter([1]);
    early.run(cancel()).unwrap();
    let mut last = finished.clone();
    last.finalize();
    let note =
        TournamentCommand::System(ServiceCommand::NoteGames { games: vec![], progress: &none });
    use TournamentError::*;
    for (one, cancel_again, leaves) in [
        (&finished, Over, Over),
        (&last, Over, Over),
        (&cancelled, AlreadyDone, Over),
        (&early, AlreadyDone, NotEntered),
    ] {
        let phase = one.tournament.phase;
        assert_eq!(one.refusal(cancel()), cancel_again, "{phase:?}");
        assert_eq!(one.refusal(leave(1, &none)), leaves, "{phase:?}");
        assert_eq!(one.refusal(note.clone()), Over, "{phase:?}");
        assert_eq!(one.refusal(expel(1, 1, &none)), Over, "{phase:?}");
        assert_eq!(one.refusal(enters(3)), EntriesClosed, "{phase:?}");
        assert_eq!(one.refusal(start(0)), AlreadyDone, "{phase:?}");
        one.check_log();
    }
    assert_eq!(cancelled.advance(), []);
    assert_eq!(early.advance(), []);
}

#[test]
fn a_director_has_another_deputy_than_herself() {
    let secret = LotSecret::new([0; 32]);
    let announced = announce(terms(SECTIONS_OF_7), 5, Some(5), None, &secret, noon());
    assert_eq!(announced, Err(TournamentError::DirectorPlays));
    let past = TournamentTerms { start: StartRule::OnDate(noon()), ..terms(SECTIONS_OF_7) };
    let announced = announce(past, 5, None, None, &secret, noon());
    assert_eq!(announced, Err(TournamentError::Terms(TermsFault::StartInThePast)));
}

#[test]
fn what_is_said_twice_is_said_once_and_nobody_who_directs_is_invited() {
    let mut one = Simulation::announced(terms(SECTIONS_OF_7));
    let say = |text: &str| director(DirectorCommand::Announce { text: text.to_owned() });
    for text in ["Have fun.", "It begins on Monday.", "Have fun."] {
        assert!(one.run(say(text)).is_ok(), "{text}");
        assert_eq!(one.refusal(say(text)), TournamentError::AlreadyDone);
    }
    for player in [DIRECTOR, DEPUTY] {
        let invite = director(DirectorCommand::Invite { player });
        assert_eq!(one.refusal(invite), TournamentError::DirectorPlays);
    }
}
