//! Who can still reach a qualifying place.

use super::*;
use QualificationStatus::{Eliminated, InContention, Qualified};

fn qualification(table: &Crosstable, codes: &str, places: usize) -> Qualification {
    Qualification::new(table, &list(table, codes), places)
}

#[track_caller]
fn assert_statuses(
    table: &Crosstable,
    codes: &str,
    places: usize,
    statuses: &[QualificationStatus],
    is_decided: bool,
) {
    let found = qualification(table, codes, places);
    assert_eq!(found.precision, Precision::Exact);
    assert_eq!((&*found.statuses, found.is_decided), (statuses, is_decided));
}

#[test]
fn points_alone_decide() {
    // 3, 2, ½, ½ and a game in progress.
    let table = round_robin(&["X111", "0X11", "00X.", "00.X"]);
    assert_statuses(&table, "", 2, &[Qualified, Qualified, Eliminated, Eliminated], true);
    assert_statuses(&table, "", 3, &[Qualified, Qualified, InContention, InContention], false);
    assert_statuses(&table, "", 0, &[Eliminated; 4], true);
    assert_statuses(&table, "", 4, &[Qualified; 4], true);
}

/// That two rivals cannot both win their game is seen.
#[test]
fn rivals_cannot_both_win() {
    // 1 has 2, 2 has 1, 3 has 1, 4 has 1; 2 plays 3, 3 has yet to play 4.
    let table = round_robin(&["X110", "0X.1", "0.X.", "10.X"]);
    // By points 2 could reach 2, 3 2, 4 2.
    let found = qualification(&table, "DE", 1);
    assert_eq!(found.precision, Precision::Exact);
    // 4 has beaten 1: with 2 points each and nobody else, 4 is first. 2 and 3 have lost to 1 and
    // come first in no order of 1, 2 and 4.
    assert_eq!(found.statuses, [InContention, Eliminated, Eliminated, InContention]);
    assert!(!found.is_decided);
}

/// The figures of others' games count: `SB` depends on what opponents still make.
#[test]
fn a_game_of_others_decides_by_a_tie_break() {
    // 1 and 2 are done with 2½: 1 has drawn with 2 and with 3, 2 with 1 and with 4.
    let table = round_robin(&["X==11", "=X1=1", "=0X.1", "0=.X1", "0000X"]);
    let found = qualification(&table, "SB", 1);
    assert_eq!((found.precision, found.is_decided), (Precision::Exact, false));
    assert_eq!(found.statuses, [InContention, InContention, Eliminated, Eliminated, Eliminated]);
    assert!(qualification(&table, "BPG TPN", 1).is_decided);
}

/// Games between those for whom the points decide matter only if somebody's tie-break reads them.
#[test]
fn games_of_those_who_are_out_matter_by_the_tie_breaks() {
    let rest = |player: usize| {
        let signs = (2..8).map(|other| if other == player { 'X' } else { '.' });
        format!("00{}", signs.collect::<String>())
    };
    let mut rows = vec!["X.111111".to_owned(), ".X111111".to_owned()];
    rows.extend((2..8).map(rest));
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let table = round_robin(&rows);
    for (codes, precision) in [
        ("WIN TPN", Precision::Exact),
        ("SB", Precision::PointsBound),
        ("DE", Precision::PointsBound),
    ] {
        let found = qualification(&table, codes, 1);
        assert_eq!(found.precision, precision, "{codes}");
        assert_eq!(
            found.statuses,
            [
                InContention,
                InContention,
                Eliminated,
                Eliminated,
                Eliminated,
                Eliminated,
                Eliminated,
                Eliminated
            ]
        );
    }
}

/// A tie that only a lot breaks, whatever is still played, keeps nobody waiting.
#[test]
fn a_lot_at_the_line_is_a_decision() {
    let mut table = round_robin(&["X=11", "=X11", "00X.", "00.X"]);
    table.players[1].rating = table.players[0].rating;
    assert_statuses(&table, "WIN", 1, &[InContention, InContention, Eliminated, Eliminated], true);
    // The lower rating goes before a lot.
    table.players[1].rating = Some(1700);
    assert_statuses(&table, "WIN", 1, &[Eliminated, Qualified, Eliminated, Eliminated], true);
}

#[test]
fn who_has_withdrawn_leaves_the_place_to_the_next() {
    let mut table = round_robin(&["X111", "0X11", "00X1", "000X"]);
    table.players[0].withdrawal = Some(Withdrawal { finished_games: 3 });
    assert_statuses(&table, "", 1, &[Eliminated, Qualified, Eliminated, Eliminated], true);
    table.players[0].withdrawal = Some(Withdrawal { finished_games: 1 });
    assert_statuses(&table, "", 2, &[Eliminated, Qualified, Qualified, Eliminated], true);
}

#[test]
fn beyond_eight_games_it_is_a_bound() {
    let open = ["X.....", ".X....", "..X...", "...X..", "....X.", ".....X"];
    let found = qualification(&round_robin(&open), "SB", 2);
    assert_eq!(found.precision, Precision::PointsBound);
    assert_eq!((found.statuses, found.is_decided), (vec![InContention; 6], false));
    // 6 has lost all five, and 1 has beaten three others: nine games are in progress.
    let open = ["X11..1", "0X...1", "0.X..1", "...X.1", "....X1", "00000X"];
    let found = qualification(&round_robin(&open), "SB", 5);
    assert_eq!(found.precision, Precision::Exact);
    assert!(found.is_decided, "points are enough");
}

/// Nobody goes on: who is equal in everything shares the first place.
#[test]
fn the_first_place_can_be_shared() {
    // 1 and 2 have drawn and beaten the others; 3 and 4 have yet to play.
    let table = round_robin(&["X=11", "=X11", "00X.", "00.X"]);
    let first = Qualification::of_first_place(&table, &list(&table, "DE"));
    assert_eq!((first.precision, first.is_decided), (Precision::Exact, true));
    assert_eq!(first.statuses, [Qualified, Qualified, Eliminated, Eliminated]);
    // For one qualifying place the lower rating decides between them.
    let found = qualification(&table, "DE", 1);
    assert_eq!(found.statuses, [Eliminated, Qualified, Eliminated, Eliminated]);
}
