//! Fixtures of repetition and of moves without progress: what their names promise.

use zugpost::chess::{
    AutomaticEnd, BoardEnd, Color, DrawClaimOption, DrawGround, Move, Position as _,
};

use super::fixtures::Fixture;

/// Names that speak of the first third occurrence at the end, while the game repeats more
/// than that. They hold for a reading of 9.2.3 in which a pawn that just made a double step
/// makes another position even where it cannot be taken; here the earlier one counts.
const NOT_THE_FIRST: [(&str, usize, usize); 3] = [
    ("exposing_own_king_to_check_mine", 18, 6),
    ("exposing_own_king_to_check_from_forum", 71, 4),
    ("leaving_own_king_in_check_from_forum", 81, 4),
];

fn occurrences_at_the_end(fixture: &Fixture) -> usize {
    fixture.line.occurrences(fixture.plies()).len()
}

/// The chance at the end of the game, if there is one.
fn last_draw_claim_option(fixture: &Fixture) -> Option<DrawClaimOption> {
    fixture.line.draw_claim_options().find(|option| option.ply == fixture.plies())
}

/// Whether some move would make a position stand for this many times.
fn intended_makes(fixture: &Fixture, times: usize) -> bool {
    last_draw_claim_option(fixture).is_some_and(|option| {
        option.intended.iter().flat_map(|intended| &intended.grounds).any(|ground| match ground {
            DrawGround::ThreefoldRepetition { plies }
            | DrawGround::FivefoldRepetition { plies } => plies.len() == times,
            _ => false,
        })
    })
}

pub fn threefold(fixture: &Fixture) {
    let (path, draws, plies) = (&fixture.path, &fixture.draws, fixture.plies());
    if fixture.says("one_before_first_threefold") {
        assert!(draws.thirds.is_empty(), "{path}");
        // One half-move short, or one occurrence.
        let near = intended_makes(fixture, 3) || occurrences_at_the_end(fixture) == 2;
        assert!(near && fixture.grounds().is_empty(), "{path}");
    } else if let Some((_, first, times)) =
        NOT_THE_FIRST.iter().find(|(words, ..)| fixture.path.contains(words))
    {
        assert_eq!(draws.thirds, [*first], "{path}");
        assert_eq!(occurrences_at_the_end(fixture), *times, "{path}");
    } else if fixture.says("beyond") {
        assert!(!draws.thirds.is_empty() && !draws.thirds.contains(&plies), "{path}");
        assert_eq!(fixture.grounds(), [], "{path}");
    } else {
        let ground = DrawGround::ThreefoldRepetition { plies: fixture.line.occurrences(plies) };
        assert_eq!(fixture.grounds(), [ground], "{path}");
        assert_eq!(draws.thirds.last(), Some(&plies), "{path}");
        if fixture.says("end_with_first_threefold") {
            assert_eq!(draws.thirds.len(), 1, "{path}");
        } else {
            let two = fixture.says("two_threefolds").then_some(2);
            assert!(fixture.says("end_with_threefold"), "{path}");
            assert!(two.map_or(draws.thirds.len() > 2, |two| draws.thirds.len() == two), "{path}");
        }
    }
    if !fixture.says("check_mine") {
        assert_eq!(fixture.end(), None, "{path}: a third occurrence must be claimed");
    }
}

pub fn fivefold(fixture: &Fixture) {
    let (path, draws, plies) = (&fixture.path, &fixture.draws, fixture.plies());
    let first_end = fixture.line.first_end(|_| Some(false));
    if fixture.says("one_before_first_fivefold") {
        assert_eq!((&draws.fifths, first_end, fixture.end()), (&vec![], None, None), "{path}");
        assert!(intended_makes(fixture, 5) || occurrences_at_the_end(fixture) == 4, "{path}");
        return;
    }
    let first = draws.fifths[0];
    let ground = DrawGround::FivefoldRepetition { plies: fixture.line.occurrences(first) };
    assert_eq!(first_end, Some((first, AutomaticEnd::Draw(ground.clone()))), "{path}");
    if fixture.says("beyond") {
        assert!(first < plies && fixture.end().is_none(), "{path}");
    } else if fixture.says("end_with_first_sixfold") {
        assert_eq!(occurrences_at_the_end(fixture), 6, "{path}");
        assert!(matches!(fixture.end(), Some(AutomaticEnd::Draw(_))), "{path}");
    } else {
        assert!(fixture.says("end_with_first_fivefold"), "{path}");
        assert_eq!((first, fixture.end()), (plies, Some(AutomaticEnd::Draw(ground))), "{path}");
    }
}

/// Fifty and seventy-five moves.
pub fn clock(fixture: &Fixture) {
    let (path, plies) = (&fixture.path, fixture.plies());
    let clocks = fixture.clocks();
    if let Some(clock) = fixture.number_after("end_with_half_move_clock_") {
        assert_eq!(clocks[plies], clock, "{path}");
        let ground = match clock {
            150.. => Some(DrawGround::SeventyFiveMoveRule { halfmoves: clock }),
            100.. => Some(DrawGround::FiftyMoveRule { halfmoves: clock }),
            _ => None,
        };
        assert_eq!(fixture.grounds(), Vec::from_iter(ground), "{path}");
        assert_eq!(fixture.end().is_some(), clock >= 150, "{path}");
        let beyond = fixture.name().split("beyond_half_move_clock_").skip(1);
        for reached in beyond.map(|rest| rest.split('_').next().and_then(|n| n.parse().ok())) {
            let reached: u32 = reached.expect("a number");
            assert!(clocks[..plies].contains(&reached) && reached >= 150, "{path}");
        }
        let first = clocks.iter().position(|clock| *clock >= 150);
        let end = fixture.line.first_end(|_| Some(false));
        assert_eq!(end.map(|(ply, _)| ply), first, "{path}");
    } else if let Some((_, then)) = fixture.name().split_once("_then_") {
        ends_with_the_move(fixture, then, &clocks);
    } else {
        claimable(fixture, &clocks);
    }
}

/// The clock stands one short; the last move mates or stalemates.
fn ends_with_the_move(fixture: &Fixture, then: &str, clocks: &[u32]) {
    let (path, plies) = (&fixture.path, fixture.plies());
    assert_eq!(Some(clocks[plies - 1]), fixture.number_after("half_move_clock_"), "{path}");
    let progress = then.ends_with("with_capture");
    assert_eq!(clocks[plies], if progress { 0 } else { clocks[plies - 1] + 1 }, "{path}");
    assert_eq!(fixture.last_move().is_capture(), progress, "{path}");
    let side = if then.contains("by_white") { Color::White } else { Color::Black };
    assert_eq!(fixture.mover(), side, "{path}");
    let end = if then.starts_with("checkmate") {
        AutomaticEnd::Board(BoardEnd::Checkmate { winner: side })
    } else {
        AutomaticEnd::Board(BoardEnd::Stalemate)
    };
    assert_eq!(fixture.end(), Some(end.clone()), "{path}: it comes before the count");
    assert_eq!(fixture.line.first_end(|_| Some(false)), Some((plies, end)), "{path}");
    assert_eq!(last_draw_claim_option(fixture), None, "{path}: nothing to claim any more");
    // Nor could it be claimed with that move.
    let before = fixture.line.draw_claim_options().find(|option| option.ply == plies - 1);
    let last = fixture.last_move();
    assert!(before.is_none_or(|option| option.intended.iter().all(|i| i.mv != last)), "{path}");
}

/// Half-move 99 has passed: is there a move to claim with?
fn claimable(fixture: &Fixture, clocks: &[u32]) {
    let path = &fixture.path;
    assert_eq!(clocks.last(), Some(&99), "{path}");
    assert_eq!(fixture.grounds(), [], "{path}");
    let moves = fixture.last().legal_moves();
    if fixture.says("claimable_yes") {
        let option = last_draw_claim_option(fixture).expect(path);
        assert_eq!(option.side, fixture.last().turn(), "{path}");
        assert!(option.standing.is_empty() && !option.intended.is_empty(), "{path}");
        let quiet = moves.iter().filter(|mv| !mv.is_zeroing()).count();
        assert_eq!(option.intended.len(), quiet, "{path}");
        for intended in option.intended {
            assert_eq!(intended.grounds, [DrawGround::FiftyMoveRule { halfmoves: 100 }], "{path}");
        }
    } else if fixture.says("no_forced_capture") {
        assert!(!moves.is_empty() && moves.iter().all(|mv| mv.is_capture()), "{path}");
        assert_eq!(last_draw_claim_option(fixture), None, "{path}");
    } else {
        assert!(fixture.says("no_forced_pawn_move"), "{path}");
        assert!(!moves.is_empty() && moves.iter().all(|mv| mv.is_zeroing()), "{path}");
        assert_eq!(last_draw_claim_option(fixture), None, "{path}");
    }
}

pub fn double(fixture: &Fixture) {
    let (path, plies) = (&fixture.path, fixture.plies());
    let occurrences = fixture.line.occurrences(plies);
    let repetition = if fixture.says("threefold") {
        assert_eq!(occurrences.len(), 3, "{path}");
        DrawGround::ThreefoldRepetition { plies: occurrences }
    } else {
        assert_eq!(occurrences.len(), 5, "{path}");
        DrawGround::FivefoldRepetition { plies: occurrences }
    };
    let count = if fixture.says("fifty") {
        DrawGround::FiftyMoveRule { halfmoves: 100 }
    } else {
        DrawGround::SeventyFiveMoveRule { halfmoves: 150 }
    };
    assert_eq!(fixture.grounds(), [repetition, count], "{path}");
    let automatic = fixture.grounds().into_iter().find(DrawGround::is_automatic);
    assert_eq!(fixture.end(), automatic.map(AutomaticEnd::Draw), "{path}");
}

/// Two positions are repeated, one around or across the other.
pub fn intervening(fixture: &Fixture) {
    let path = &fixture.path;
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for ply in (0..=fixture.plies()).rev() {
        let plies = fixture.line.occurrences(ply);
        if plies.len() > 2 && !groups.iter().any(|group| group.contains(&ply)) {
            groups.push(plies);
        }
    }
    groups.sort();
    let [outer, inner] = &groups[..] else { panic!("{path}: {groups:?}") };
    let times = |word: &str| if word.contains("threefold") { 3 } else { 5 };
    let ends = |group: &[usize]| (group[0], group[group.len() - 1]);
    let (outer_ends, inner_ends) = (ends(outer), ends(inner));
    let (first, second) = if let Some(words) = fixture.name().split_once("_encapsulating_") {
        assert!(inner_ends.1 < outer_ends.1, "{path}: {groups:?}");
        words
    } else {
        assert!(outer_ends.1 < inner_ends.1 && inner_ends.0 < outer_ends.1, "{path}: {groups:?}");
        fixture.name().split_once("_interlocked_").expect(path)
    };
    assert_eq!((outer.len(), inner.len()), (times(first), times(second)), "{path}: {groups:?}");
    let first_fifth = groups.iter().filter_map(|group| group.get(4)).min().copied();
    let end = fixture.line.first_end(|_| Some(false)).map(|(ply, _)| ply);
    assert_eq!(end, first_fifth, "{path}");
}

/// The FEN brings a clock; a capture resets it, and it rises again.
pub fn from_fen(fixture: &Fixture) {
    let path = &fixture.path;
    let clocks = fixture.clocks();
    let fits = |word: &str, clock: u32| match word {
        "fifty" => clock == 100,
        "above_fifty" => (101..150).contains(&clock),
        // One FEN says 175.
        "seventy_five" => clock == 150 || clock == 175,
        _ => word == "above_seventy_five" && clock > 150,
    };
    let (_, words) = fixture.name().split_once("no_progress_").expect(path);
    let (at_first, again) = words.split_once("_reoccuring_").expect(path);
    assert!(fits(at_first, clocks[0]) && clocks[1] == 0, "{path}: {}", clocks[0]);
    assert!(fits(again, clocks[fixture.plies()]), "{path}: {clocks:?}");
    assert_eq!(fixture.line.position(0).turn(), fixture.side(), "{path}");
    let over = clocks.iter().position(|clock| *clock >= 150);
    let end = fixture.line.first_end(|_| Some(false));
    assert_eq!(end.map(|(ply, _)| ply), over, "{path}");
    let first = fixture.line.draw_claim_options().next().expect(path);
    assert_eq!((first.ply, first.standing.len()), (0, 1), "{path}");
}

/// Whether the longest stretch without progress lies before the capture or after it.
pub fn max_no_progress(fixture: &Fixture) {
    let path = &fixture.path;
    let clocks = fixture.clocks();
    let steps = &fixture.line.steps;
    let named = |mv: Move| mv.is_capture() && (mv.is_en_passant() || !fixture.says("en_passant"));
    let capture = steps.iter().rposition(|step| named(step.mv)).expect(path);
    assert!(capture + 1 < steps.len(), "{path}");
    let before = clocks[..=capture].iter().max();
    let changed = clocks.iter().max() > before;
    assert_eq!(changed, !fixture.name().ends_with("unchanged"), "{path}");
}

/// Knights out and home, until the start stands again for the fourth and fifth time.
pub fn sequence(fixture: &Fixture) {
    let expected: (&[usize], usize) = match fixture.path.rsplit('/').next() {
        Some("01_sequence") => (&[8, 9, 10, 11], 3),
        Some("02_sequence") => (&[8, 9, 10, 11], 4),
        _ => (&[8, 9, 10, 11], 5),
    };
    let found = (&fixture.draws.thirds[..], occurrences_at_the_end(fixture));
    assert_eq!(found, expected, "{}", fixture.path);
}

/// 8 848 and a half moves: no end before the mate, although one could claim a thousand times.
pub fn longest(fixture: &Fixture) {
    let path = &fixture.path;
    assert_eq!(fixture.plies(), 17_697, "{path}");
    let end = AutomaticEnd::Board(BoardEnd::Checkmate { winner: Color::White });
    let first = fixture.line.first_end(|p| Some(p.is_insufficient_material()));
    assert_eq!(first, Some((17_697, end)), "{path}");
    let clocks = fixture.clocks();
    assert_eq!(clocks.iter().max(), Some(&150), "{path}");
    assert_eq!(clocks.iter().filter(|clock| **clock == 150).count(), 1, "{path}: with the mate");
    // A claim stands wherever the clock says so and the game goes on; and one half-move
    // earlier there is a quiet move.
    let standing =
        fixture.line.draw_claim_options().filter(|option| !option.standing.is_empty()).count();
    let fifty = clocks[..17_697].iter().filter(|clock| **clock >= 100).count();
    assert_eq!(standing, fifty, "{path}");
    assert!(fixture.draws.thirds.is_empty(), "{path}");
}
