//! Medals, and points of the year.

use super::*;

/// Returns the places when the tournament is final, by account: place, points, whether there is a medal.
fn final_places(one: &mut Simulation) -> Vec<(i64, usize, usize, bool)> {
    assert_eq!(one.tournament.final_places(&one.progress), [], "not before it is final");
    one.finalize();
    places_now(one)
}

fn places_now(one: &Simulation) -> Vec<(i64, usize, usize, bool)> {
    let places = one.tournament.final_places(&one.progress).into_iter();
    let mut places: Vec<_> =
        places.map(|it| (it.player, it.place, it.points, it.has_medal)).collect();
    places.sort_unstable();
    places
}

/// Plays a tournament whose numbers are those of the accounts; the smaller one wins.
fn played(format: Format, players: i64) -> Simulation {
    let mut one = entered(format, players);
    one.play_by(smaller_wins, &mut Dice::new(1));
    one
}

fn entered(format: Format, players: i64) -> Simulation {
    Simulation::started(
        TournamentTerms { numbering: Numbering::AsEntered, ..terms(format) },
        players,
    )
}

fn smaller_wins(_: &mut Dice, game: &StartedGame) -> (u32, GameResult) {
    (40, if game.paired.white < game.paired.black { WHITE } else { BLACK })
}

#[test]
fn the_first_three_of_one_table_have_medals() {
    let format = round_robin(8, Cycles::Single, RoundPace::AllAtOnce);
    let places = final_places(&mut played(format, 8));
    let expected: Vec<_> = (1..=8)
        .map(|player: i64| {
            let place = usize::try_from(player).unwrap();
            (player, place, 8 - place, place <= 3)
        })
        .collect();
    assert_eq!(places, expected);
}

#[test]
fn seven_players_are_too_few() {
    assert_eq!(final_places(&mut played(SECTIONS_OF_7, 7)), []);
}

#[test]
fn sections_have_points_and_no_medals() {
    let mut one = played(round_robin(5, Cycles::Single, RoundPace::AllAtOnce), 10);
    let places = final_places(&mut one);
    let mut points: Vec<usize> = places.iter().map(|(_, _, points, _)| *points).collect();
    points.sort_unstable();
    assert_eq!(points, [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
    assert!(places.iter().all(|(.., medal)| !medal));
}

#[test]
fn whoever_loses_in_the_same_round_of_a_knockout_shares_a_place() {
    let places = final_places(&mut played(knockout(1, DrawnMatchRule::BetterSeed), 8));
    let of: Vec<_> =
        places.iter().map(|(_, place, points, medal)| (*place, *points, *medal)).collect();
    let last = (5, 0, false);
    let third = (3, 4, true);
    assert_eq!(of, [(1, 7, true), (2, 6, true), third, third, last, last, last, last]);
}

#[test]
fn whoever_is_out_in_a_stage_is_behind_those_who_advance() {
    let mut one = entered(stages("4:2+0"), 8);
    loop {
        one.settle();
        let open = one.open_games();
        if one.tournament.phase != Phase::Running {
            break;
        }
        for game in open {
            let account =
                |number| one.tournament.seat(game.paired.pairing.section, number).unwrap().player;
            let is_white = account(game.paired.white) < account(game.paired.black);
            one.end(game.id, 40, if is_white { WHITE } else { BLACK });
        }
        for player in 1..=8 {
            let _ = one.run(TournamentCommand::Player(player, EntrantCommand::ConfirmPlace));
        }
    }
    let places = final_places(&mut one);
    assert_eq!(places.len(), 8);
    let (finalists, out): (Vec<_>, Vec<_>) = places.into_iter().partition(|it| it.1 <= 4);
    let of = |list: Vec<(i64, usize, usize, bool)>| {
        let mut of: Vec<_> = list.into_iter().map(|it| (it.1, it.2, it.3)).collect();
        of.sort_unstable();
        of
    };
    assert_eq!(of(finalists), [(1, 7, true), (2, 6, true), (3, 5, true), (4, 4, false)]);
    assert_eq!(of(out), [(5, 0, false); 4]);
}

#[test]
fn whoever_withdraws_has_nothing_and_is_still_behind_others() {
    let mut one = entered(swiss(3, SwissPace::WhenRoundEnds), 9);
    one.settle();
    for game in one.open_games() {
        one.end(game.id, 40, GameResult::Draw);
    }
    one.settle();
    one.withdraw(9).unwrap();
    one.play_by(smaller_wins, &mut Dice::new(1));
    let places = final_places(&mut one);
    assert_eq!(places.len(), 8);
    assert!(places.iter().all(|(player, ..)| *player != 9));
    let best = places.iter().find(|(_, place, ..)| *place == 1).unwrap();
    assert_eq!(best.2, 8);
}

#[test]
fn a_late_decision_changes_a_medal() {
    let format = round_robin(8, Cycles::Single, RoundPace::AllAtOnce);
    let mut one = played(format, 8);
    final_places(&mut one);
    let game = one.between(1, 2);
    let winner = if game.paired.white == 2 { WHITE } else { BLACK };
    one.end(game.id, 40, winner);
    one.advance();
    let places = places_now(&one);
    assert_eq!(places[..2], [(1, 2, 6, true), (2, 1, 7, true)]);
}

#[test]
fn whoever_never_plays_neither_gains_nor_counts() {
    // Whoever meets 9 wins without a move.
    let format = round_robin(9, Cycles::Single, RoundPace::AllAtOnce);
    let mut one = entered(format, 9);
    let how = |dice: &mut Dice, game: &StartedGame| {
        let meets_9 = [game.paired.white, game.paired.black].contains(&9);
        let (ply, result) = smaller_wins(dice, game);
        (if meets_9 { 0 } else { ply }, result)
    };
    one.play_by(how, &mut Dice::new(1));
    let places = final_places(&mut one);
    assert_eq!(places.len(), 8);
    assert_eq!(places[0], (1, 1, 7, true));
    // Eight of whom one never plays are too few.
    let mut one = entered(round_robin(8, Cycles::Single, RoundPace::AllAtOnce), 8);
    let how = |dice: &mut Dice, game: &StartedGame| {
        let meets_8 = [game.paired.white, game.paired.black].contains(&8);
        let (ply, result) = smaller_wins(dice, game);
        (if meets_8 { 19 } else { ply }, result)
    };
    one.play_by(how, &mut Dice::new(1));
    assert_eq!(final_places(&mut one), []);
}

#[test]
fn what_many_share_has_no_medal() {
    let mut terms = terms(round_robin(8, Cycles::Single, RoundPace::AllAtOnce));
    // All are equal in it.
    let only_wins = vec![standings::TieBreak::Wins];
    terms.tie_breaks = TieBreakList::new(only_wins, TournamentSystem::RoundRobin).unwrap();
    let mut one = Simulation::started(terms, 8);
    one.play_by(|_, _| (40, GameResult::Draw), &mut Dice::new(1));
    let places = final_places(&mut one);
    assert_eq!(places.len(), 8);
    assert!(places.iter().all(|it| (it.1, it.2, it.3) == (1, 0, false)), "{places:?}");
}

#[test]
fn a_tournament_that_ends_before_its_last_round_gives_no_medals() {
    let mut terms = terms(swiss(3, SwissPace::WhenRoundEnds));
    terms.numbering = Numbering::AsEntered;
    terms.ends_at = Some(start_day() + TimeDelta::days(30));
    let mut one = Simulation::started(terms, 8);
    one.settle();
    for game in one.open_games() {
        one.end(game.id, 40, if game.paired.white < game.paired.black { WHITE } else { BLACK });
    }
    one.settle();
    // One game of the second round goes on until the end date.
    for game in one.open_games().into_iter().skip(1) {
        one.end(game.id, 40, if game.paired.white < game.paired.black { WHITE } else { BLACK });
    }
    one.now = start_day() + TimeDelta::days(31);
    one.run(TournamentCommand::System(ServiceCommand::EndPlay)).unwrap();
    for game in one.open_games() {
        one.end(game.id, 40, GameResult::Draw);
    }
    one.settle();
    let places = final_places(&mut one);
    assert_eq!(places.len(), 8);
    assert!(places.iter().all(|(.., medal)| !medal), "{places:?}");
}

#[test]
fn a_ladder_gives_no_medals() {
    assert_eq!(ladder(9).tournament.final_places(&Progress::new()), []);
}
