//! C.05 6.6: the half rule.

use super::*;

/// 4 has lost to 1, drawn with 2, and withdrawn before the game with 3.
const FOUR: [&str; 4] = ["X0=1", "1X0=", "=1X+", "0=-X"];

fn withdrawn_after(finished_games: u16) -> Crosstable {
    let mut table = round_robin(&FOUR);
    table.players[3].withdrawal = Some(Withdrawal { finished_games });
    table
}

#[test]
fn from_half_on_the_results_count() {
    let table = withdrawn_after(2);
    // 1½, 1½, 2½, ½.
    assert_eq!(places(&table, "DE"), "3, 2, 1, 4");
    assert_figures(&table, "SB", "1.75 1.75 2.75 0.75");
}

#[test]
fn under_half_they_count_in_nobodys_standing() {
    let table = withdrawn_after(1);
    let standings = Standings::new(&table, &list(&table, "SB WIN ARO KS"));
    let rows: Vec<_> =
        standings.rows.iter().map(|row| (row.player, row.place, row.points.to_string())).collect();
    // Without 4: 3 has 1½, 2 has 1, 1 has ½. The row of 4 shows its own points.
    let wanted = [(2, Some(1), "1.5"), (1, Some(2), "1"), (0, Some(3), "0.5"), (3, None, "0.5")];
    assert_eq!(rows, wanted.map(|(player, place, points)| (player, place, points.to_owned())));
    // 3: ½×½ + 1×1.
    assert_eq!(standings.figures(0)[0], Some(Fraction::quarters(5)));
    // At least half of 2: 3 and 2. 3 has won against 2.
    assert_eq!(standings.figures(0)[3], Some(Fraction::ONE));
    assert_eq!(standings.figures(3), [None; 4]);
}

/// In a Swiss tournament the results count always, and the rounds after it are zero-point byes
/// (16.1.1).
#[test]
fn in_a_swiss_tournament_they_always_count() {
    let mut table = withdrawn_after(0);
    table.system = TournamentSystem::Swiss;
    assert_eq!(table.counting(), [true; 4]);
}
