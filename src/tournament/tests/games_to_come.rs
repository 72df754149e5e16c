//! How many games at once a tournament can still bring a player.

use super::*;

fn to_come<const N: usize>(one: &Simulation, players: [i64; N]) -> [usize; N] {
    players.map(|player| one.tournament.games_to_come_at_once(player))
}

/// Numbers are those of the accounts.
fn started(format: Format, players: i64) -> Simulation {
    let terms = TournamentTerms { numbering: Numbering::AsEntered, ..terms(format) };
    let mut one = Simulation::started(terms, players);
    one.settle();
    one
}

#[test]
fn between_two_rounds_a_game_is_to_come() {
    let mut one = started(round_robin(4, Cycles::Single, RoundPace::RoundByRound), 4);
    assert_eq!(to_come(&one, [1, 2, 3, 4, 5]), [1, 1, 1, 1, 0]);
    one.withdraw(4).unwrap();
    assert_eq!(to_come(&one, [1, 4]), [1, 0]);
    one.play(&mut Dice::new(1));
    assert_eq!(to_come(&one, [1, 2, 3]), [0; 3]);
}

#[test]
fn where_all_games_have_begun_none_is_to_come() {
    assert_eq!(to_come(&started(SECTIONS_OF_7, 7), [1, 7]), [0, 0]);
}

#[test]
fn whoever_is_out_of_a_knockout_has_no_game_to_come() {
    let mut one = started(knockout(2, DrawnMatchRule::BetterSeed), 4);
    assert_eq!(to_come(&one, [1, 2, 3, 4]), [2; 4]);
    for game in one.open_games().into_iter().filter(|it| it.paired.pairing.board == 1) {
        let is_white = game.paired.white == 1;
        one.end(game.id, 40, if is_white { WHITE } else { BLACK });
    }
    one.settle();
    let loser = one.advanced(1, 1);
    assert_eq!(loser, Some(Some(1)));
    let [first, others @ ..] = to_come(&one, [1, 2, 3, 4]);
    assert_eq!((first, others.iter().filter(|more| **more == 2).count()), (2, 2));
    assert_eq!(others.iter().filter(|more| **more == 0).count(), 1);
}

#[test]
fn the_last_round_of_a_swiss_tournament_brings_no_more() {
    let mut one = started(swiss(2, SwissPace::WhenRoundEnds), 6);
    assert_eq!(to_come(&one, [1, 6]), [1, 1]);
    for game in one.open_games() {
        one.end(game.id, 40, GameResult::Draw);
    }
    assert_eq!(to_come(&one, [1, 6]), [1, 1]);
    one.settle();
    assert_eq!(to_come(&one, [1, 6]), [0, 0]);
}

#[test]
fn whoever_can_advance_has_a_stage_to_come() {
    let mut one = started(stages("4:1+0"), 16);
    let most = player_workload::PlayerWorkload::of(&one.tournament.terms, 16).at_once;
    assert_eq!(to_come(&one, [1, 16]), [most; 2]);
    for game in one.open_games() {
        one.end(game.id, 40, if game.paired.white < game.paired.black { WHITE } else { BLACK });
    }
    one.settle();
    let players: Vec<i64> = (1..=16).collect();
    let more = players.iter().filter(|it| one.tournament.games_to_come_at_once(**it) > 0).count();
    assert_eq!(more, 4);
}

#[test]
fn a_ladder_goes_on() {
    assert_eq!(to_come(&ladder(3), [1, 2, 3, 4]), [2, 2, 2, 0]);
}
