//! The figure of a large event: 10 000 players, about 30 000 games.

use super::*;

/// Starts, begins the games of one section after another, ends all, and reads the log again.
/// Nothing here may take as long as players times players.
#[test]
fn ten_thousand_players() {
    let mut one = Simulation::started(terms(SECTIONS_OF_7), 10_000);
    assert_eq!(one.tournament.sections.len(), 1429);
    let next = one.tournament.next_games(&one.progress).games;
    assert_eq!(next.len(), 1426 * 21 + 3 * 15);
    for batch in next.chunk_by(|one, next| one.pairing.section == next.pairing.section) {
        let games = one.numbered(batch.to_vec());
        one.note(games).unwrap();
    }
    assert_eq!(one.tournament.next_games(&one.progress), NextGames::default());
    let mut dice = Dice::new(1);
    for game in one.open_games() {
        let (ply, result) = dice.ending();
        one.end(game.id, ply, result);
    }
    assert_eq!(one.advance(), [TournamentEventKind::Finished]);
    one.check_log();
    let tables = (1..=1429).map(|number| one.tournament.crosstable(number, &one.progress).unwrap());
    assert_eq!(tables.map(|table| table.games.len()).sum::<usize>(), next.len());
}

/// The largest knockout, whose games are noted one by one.
#[test]
fn a_knockout_of_1024() {
    let format = knockout(1, DrawnMatchRule::BetterSeed);
    let mut one = started(format, 1024);
    let mut dice = Dice::new(1);
    for round in 1..=10 {
        let lots = one.tournament.next_games(&one.progress).lots;
        lots.into_iter().for_each(|purpose| assert!(one.draw_lot(purpose).is_ok()));
        let games = one.tournament.next_games(&one.progress).games;
        for game in one.numbered(games) {
            assert_eq!(game.paired.pairing.round, round);
            one.note(vec![game]).unwrap();
        }
        for game in one.open_games() {
            let result = if dice.below(2) == 0 { WHITE } else { GameResult::Draw };
            one.end(game.id, 40, result);
        }
        assert_eq!(one.advance().len(), 1024 >> round);
    }
    assert_eq!(one.advance(), [TournamentEventKind::Finished]);
    assert_eq!(one.tournament.games.len(), 1023);
    one.check_log();
}
