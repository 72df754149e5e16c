//! Places: at the end, and of those who are out.

use super::*;

fn without_tie_breaks(format: Format) -> TournamentTerms {
    TournamentTerms {
        numbering: Numbering::AsEntered,
        tie_breaks: TieBreakList::new(Vec::new(), TournamentSystem::RoundRobin).unwrap(),
        ..terms(format)
    }
}

/// First and last place of each player that has one.
pub(super) fn places(one: &Simulation) -> Vec<(usize, usize, usize)> {
    let found = one.tournament.places(1, &one.progress);
    let mut places: Vec<_> =
        found.into_iter().map(|(number, place)| (number, place.first, place.last)).collect();
    places.sort_unstable();
    places
}

#[test]
fn equal_points_share_a_place_of_a_table() {
    let mut one = Simulation::started(without_tie_breaks(SECTIONS_OF_7), 5);
    one.settle();
    for other in 2..=5 {
        one.end_between(1, other, Some(1));
    }
    for (player, other) in [(2, 3), (2, 4), (3, 4)] {
        one.end_between(player, other, None);
    }
    for player in 2..=4 {
        one.end_between(player, 5, Some(player));
    }
    assert_eq!(places(&one), [(1, 1, 1), (2, 2, 4), (3, 2, 4), (4, 2, 4), (5, 5, 5)]);
    let best = one.tournament.places(1, &one.progress)[&1];
    assert_eq!((best.of, best.points.unwrap().to_string().as_str()), (5, "4"));
}

#[test]
fn whoever_is_out_shares_the_places_of_the_round() {
    for (players, round, first, last) in
        [(2, 1, 2, 2), (5, 1, 5, 5), (6, 1, 5, 6), (8, 1, 5, 8), (8, 2, 3, 4), (8, 3, 2, 2)]
    {
        let one = started(knockout(1, DrawnMatchRule::BetterSeed), players);
        let place = one.tournament.place_of_those_out(round);
        assert_eq!((place.first, place.last), (first, last), "{players}, {round}");
    }
}

#[test]
fn the_winner_of_a_knockout_is_first_and_whoever_was_beaten_is_known() {
    let mut one = started(knockout(1, DrawnMatchRule::BetterSeed), 3);
    one.settle();
    one.end_between(2, 3, Some(3));
    one.settle();
    assert_eq!(one.tournament.beaten_before(2, 3), Some(2));
    assert_eq!(one.tournament.beaten_before(2, 1), None, "a bye");
    assert_eq!(one.tournament.beaten_before(1, 1), None);
    assert_eq!(places(&one), [(2, 3, 3)]);
    one.end_between(1, 3, Some(3));
    one.settle();
    assert_eq!(places(&one), [(1, 2, 2), (2, 3, 3), (3, 1, 1)]);
}

#[test]
fn whoever_has_a_bye_in_the_final_has_won() {
    let mut one = started(knockout(1, DrawnMatchRule::Decider), 4);
    one.settle();
    let game = one.between(1, 4);
    one.end(game.id, 60, GameResult::BothLose);
    one.settle();
    assert_eq!(places(&one), [(1, 3, 4), (4, 3, 4)]);
    one.end_between(2, 3, Some(3));
    one.settle();
    assert_eq!(places(&one), [(1, 3, 4), (2, 3, 4), (3, 1, 1), (4, 3, 4)]);
}

#[test]
fn a_match_has_a_winner_or_none() {
    for (winners, expected) in
        [([Some(2), Some(2)], [2, 1]), ([None, None], [1, 1]), ([Some(1), Some(2)], [1, 1])]
    {
        let mut one = started(series(2, false), 2);
        assert_eq!(places(&one), [], "nothing is decided");
        for winner in winners {
            one.settle();
            let open = one.open_games()[0];
            let result = match winner {
                None => GameResult::Draw,
                Some(number) if open.paired.white == number => WHITE,
                Some(_) => BLACK,
            };
            one.end(open.id, 10, result);
        }
        let first: Vec<usize> = places(&one).into_iter().map(|(_, first, _)| first).collect();
        assert_eq!(first, expected, "{winners:?}");
    }
}
