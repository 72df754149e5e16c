//! Terms that cannot be played by, and who may enter when.

use super::{simulation::enters, *};
use crate::tournament::standings::TieBreak;

#[test]
fn terms_have_one_fault_each() {
    use TermsFault::*;
    type Change = fn(&mut TournamentTerms);
    let cases: [(Change, TermsFault); 26] = [
        (|it| it.name = " ".to_owned(), Name),
        (|it| it.name = "é".repeat(81), Name),
        (|it| it.description = "é".repeat(4001), Description),
        (|it| it.format = round_robin(2, Cycles::Single, RoundPace::AllAtOnce), SectionSize),
        (|it| it.format = round_robin(25, Cycles::Double, RoundPace::AllAtOnce), SectionSize),
        (|it| it.format = series(1, false), GameCount),
        (|it| it.format = series(25, false), GameCount),
        (|it| it.format = knockout(0, DrawnMatchRule::Decider), GameCount),
        (|it| it.format = knockout(3, DrawnMatchRule::Decider), GameCount),
        (|it| it.format = knockout(26, DrawnMatchRule::Decider), GameCount),
        (|it| it.capacity = Some(2), Capacity),
        (|it| it.capacity = Some(20_001), Capacity),
        (|it| (it.format, it.capacity) = (series(2, false), Some(3)), Capacity),
        (|it| (it.format, it.capacity) = (knockout(1, DrawnMatchRule::Decider), Some(1)), Capacity),
        (
            |it| (it.format, it.capacity) = (knockout(1, DrawnMatchRule::Decider), Some(1025)),
            Capacity,
        ),
        (|it| it.start = StartRule::WhenFull, FullNeedsCapacity),
        (|it| it.repeats = true, RepeatsOnlyWhenFull),
        (|it| (it.repeats, it.capacity) = (true, Some(7)), RepeatsOnlyWhenFull),
        (
            |it| {
                (it.repeats, it.capacity, it.start) = (true, Some(8), StartRule::WhenFull);
            },
            RepeatsOneSection,
        ),
        (|it| it.start = StartRule::OnDate(noon()), StartInThePast),
        (|it| it.games.control = TimeControl::Unlimited, Unlimited),
        (|it| (it.games.control, it.games.rated) = (TimeControl::Unlimited, false), Unlimited),
        (
            |it| {
                let code: TieBreak = "BH".parse().unwrap();
                it.tie_breaks = TieBreakList::new(vec![code], TournamentSystem::Swiss).unwrap();
            },
            TieBreaks,
        ),
        (|it| (it.entry.min_rating, it.entry.max_rating) = (Some(1600), Some(1500)), RatingRange),
        (|it| it.entry.max_timeouts_percent = Some(101), Percentage),
        // The first fault is told.
        (|it| (it.name, it.repeats) = (String::new(), true), Name),
    ];
    for (change, fault) in cases {
        let mut changed = terms(SECTIONS_OF_7);
        assert_eq!(changed.fault(noon()), None);
        change(&mut changed);
        assert_eq!(changed.fault(noon()), Some(fault), "{changed:?}");
    }
}

#[test]
fn terms_at_the_limit_are_fine() {
    for format in [
        round_robin(3, Cycles::Double, RoundPace::RoundByRound),
        round_robin(24, Cycles::Single, RoundPace::AllAtOnce),
        series(2, true),
        series(24, false),
        knockout(1, DrawnMatchRule::BetterSeed),
        knockout(24, DrawnMatchRule::TwoMoreGames),
    ] {
        let (least, most) = (format.min_players(), format.max_players());
        for capacity in [least, most] {
            let found = TournamentTerms {
                capacity: u32::try_from(capacity).ok(),
                start: StartRule::WhenFull,
                // A standing offer has one section.
                repeats: match format {
                    Format::RoundRobin { section_size, .. } => {
                        capacity <= usize::from(section_size)
                    }
                    _ => true,
                },
                name: "é".repeat(80),
                description: "é".repeat(4000),
                ..terms(format)
            };
            assert_eq!(found.fault(noon()), None);
            assert_eq!(found.places(), capacity);
        }
        assert_eq!(terms(format).places(), most);
    }
}

/// Terms of every kind stand in the log and read back.
#[test]
fn terms_read_back_from_the_log() {
    let three = ScoringSystem::THREE_ONE_ZERO;
    let other = ScoringSystem { loss: three.draw, ..ScoringSystem::STANDARD };
    for (format, numbering, scoring, visibility) in [
        (
            round_robin(5, Cycles::Double, RoundPace::RoundByRound),
            Numbering::ByRating,
            three,
            Visibility::FinishedGames,
        ),
        (series(12, true), Numbering::AsEntered, other, Visibility::WhenAllFinished),
        (
            knockout(2, DrawnMatchRule::TwoMoreGames),
            Numbering::ByLot,
            ScoringSystem::STANDARD,
            Visibility::Everything,
        ),
    ] {
        let entry = EntryConditions {
            by_invitation: true,
            min_rating: Some(-5),
            max_days_a_move: Some(3),
            ..EntryConditions::default()
        };
        let name = "„Ölberg“\r\n\"head 1\"\u{2028}".to_owned();
        let written = TournamentTerms {
            name,
            numbering,
            scoring,
            visibility,
            entry,
            entries_open_at: Some(noon()),
            ..terms(format)
        };
        let one = Simulation::announced(written.clone());
        one.check_log();
        assert_eq!(log::read_file(&one.file()).unwrap().tournament.terms, written);
    }
}

#[test]
fn entries_open_on_their_day() {
    let opens = noon() + TimeDelta::days(2);
    let mut one = Simulation::announced(TournamentTerms {
        entries_open_at: Some(opens),
        ..terms(SECTIONS_OF_7)
    });
    one.now = opens - TimeDelta::microseconds(1);
    assert!(!one.tournament.takes_entries(one.now));
    assert_eq!(one.refusal(enters(1)), TournamentError::NotOpenYet);
    one.now = opens;
    assert!(one.tournament.takes_entries(one.now));
    one.enter([1]);
    assert_eq!(one.tournament.players(), [1]);
}

#[test]
fn whoever_is_invited_may_enter() {
    let mut terms = terms(SECTIONS_OF_7);
    terms.entry.by_invitation = true;
    let mut one = Simulation::announced(terms);
    assert_eq!(one.refusal(enters(1)), TournamentError::UnmetCondition(UnmetCondition::Invitation));
    let invite = TournamentCommand::Director(DEPUTY, DirectorCommand::Invite { player: 1 });
    one.run(invite.clone()).unwrap();
    assert_eq!(one.refusal(invite), TournamentError::AlreadyDone);
    one.enter([1]);
    assert_eq!(one.refusal(enters(2)), TournamentError::UnmetCondition(UnmetCondition::Invitation));
    one.check_log();
}

#[test]
fn the_waiting_list_moves_up() {
    let mut one =
        Simulation::announced(TournamentTerms { capacity: Some(4), ..terms(SECTIONS_OF_7) });
    one.enter(1..=7);
    assert_eq!((one.tournament.players(), one.tournament.waiting_list()), {
        (&[1, 2, 3, 4][..], &[5, 6, 7][..])
    });
    let left = one.withdraw(2).unwrap();
    assert_eq!(left, [TournamentEventKind::EntryWithdrawn { player: 2 }]);
    assert_eq!(one.tournament.players(), [1, 3, 4, 5]);
    // From the waiting list, and back again at its end.
    one.withdraw(6).unwrap();
    one.enter([6, 2]);
    assert_eq!(one.tournament.waiting_list(), [7, 6, 2]);
    assert_eq!(one.withdraw(8), Err(TournamentError::NotEntered));
    one.start();
    let mut seated: Vec<i64> =
        one.tournament.sections[0].seats.iter().map(|seat| seat.player).collect();
    seated.sort_unstable();
    assert_eq!(seated, [1, 3, 4, 5]);
    // Who has waited to the end does not play.
    assert_eq!(one.withdraw(7), Err(TournamentError::NotEntered));
    one.check_log();
}
