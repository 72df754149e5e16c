//! Article 6.

use super::*;
use crate::tournament::standings::{direct_encounter::rank, player_records::PlayerRecords};

/// 6.2: the separate standings decide, and what is still tied is reckoned anew.
#[test]
fn subsets_are_reckoned_anew() {
    // 1 to 4 have 2 points. Among them 1 and 2 have 2, 3 and 4 have 1.
    let table = round_robin(&["X01100", "1X1000", "00X110", "010X10", "1100X1", "11110X"]);
    assert_eq!(places(&table, "DE"), "6, 5, 2, 1, 3, 4");
    let standings = Standings::new(&table, &list(&table, "DE"));
    let encounters: Vec<(Vec<usize>, String)> = standings
        .encounters
        .iter()
        .map(|it| {
            assert_eq!(it.ground, EncounterVerdict::AllHaveMet);
            let scores = it.rows.iter().map(|row| row.score.to_string());
            (it.rows.iter().map(|row| row.player).collect(), scores.collect::<Vec<_>>().join(" "))
        })
        .collect();
    let wanted = [(vec![0, 1, 2, 3], "2 2 1 1"), (vec![1, 0], "1 0"), (vec![2, 3], "1 0")];
    assert_eq!(encounters, wanted.map(|(players, scores)| (players, scores.to_owned())));
    assert_eq!(standings.figures(2), [Some(Fraction::whole(2))]);
    assert_eq!(standings.figures(0), [None]);
}

#[test]
fn a_ring_stays_tied() {
    let table = round_robin(&["X10", "0X1", "10X"]);
    assert_eq!(places(&table, "DE"), "1=2=3");
    // Another tie-break, and again (4.3): nothing has changed, so nothing is broken.
    assert_eq!(places(&table, "DE WIN DE"), "1=2=3");
}

/// 4.3: after another tie-break has split them, it may break what it could not before.
#[test]
fn it_may_break_the_second_time_what_it_could_not() {
    // 1 to 3 have 2 points and beat each other in a ring; 3 has drawn twice.
    let table = round_robin(&["X1010", "0X101", "10X==", "01=X0", "10=1X"]);
    let standings = Standings::new(&table, &list(&table, "DE WIN DE"));
    let places: Vec<_> = standings.rows.iter().map(|row| (row.player, row.place)).collect();
    assert_eq!(places.len(), 5);
    assert_eq!(super::places(&table, "DE"), "5, 1=2=3, 4");
    assert_eq!(super::places(&table, "DE WIN DE"), "5, 1, 2, 3, 4");
}

/// 6.1.2: who met twice has the average of both games.
#[test]
fn two_games_count_as_their_average() {
    let table = round_robin(&["X1= X=1", "0X1 =X0", "=0X 01X"]);
    let standings = Standings::new(&table, &list(&table, "DE"));
    assert_eq!(standings.figures(1), [Some(Fraction::halves(1))]);
    let table = round_robin(&["X10 X=0", "0X1 =X1", "10X 10X"]);
    // 1: ¾ + 0. 2: ¼ + 1. 3: 1 + 0. Points 1½, 2½, 2: nobody is tied, so they are asked directly.
    let records = PlayerRecords::new(&table);
    let mut encounters = Vec::new();
    let places = rank(&records, &mut [0, 1, 2], 0, &mut encounters);
    assert_eq!(places, [1, 1, 1]);
    let rows: Vec<_> =
        encounters[0].rows.iter().map(|row| (row.player, row.score.fraction())).collect();
    assert_eq!(rows, [(1, (5, 4)), (2, (1, 1)), (0, (3, 4))]);
}

/// 6.1.1: forfeits that 15.2 covers count, others do not.
#[test]
fn forfeits_count_in_round_robins_only() {
    let mut table = round_robin(&["X+0=", "-X1=", "10X1", "==0X"]);
    assert_eq!(places(&table, "DE"), "3, 1, 2, 4");
    table.system = TournamentSystem::Swiss;
    assert_eq!(places(&table, "DE"), "3, 1=2, 4");
}

/// 6.2 asks that all have met, and 6.3 is for Swiss tournaments.
#[test]
fn a_missing_game_leaves_a_round_robin_undecided() {
    let table = round_robin(&["X.1", ".X1", "00X"]);
    assert_eq!(places(&table, "DE"), "1=2, 3");
    let standings = Standings::new(&table, &list(&table, "DE"));
    assert_eq!(standings.encounters[0].ground, EncounterVerdict::GamesAreMissing);
    // Alone at the top: in a Swiss tournament 1 would be first.
    let table = round_robin(&["X11", "0X.", "0.X"]);
    let encounter = DirectEncounter::new(&PlayerRecords::new(&table), &[0, 1, 2], 0);
    assert_eq!(encounter.ground, EncounterVerdict::GamesAreMissing);
}

/// 6.3: alone at the top, whatever the outcome of the missing games.
#[test]
fn who_is_alone_at_the_top_is_first() {
    use EncounterVerdict::{AloneAtTheTop, GamesAreMissing};
    for (rows, wanted, ground) in [
        // 2 and 3 have not met.
        (&["X11", "0X.", "0.X"][..], vec![1, 2], AloneAtTheTop(1)),
        // The second place is certain, too.
        (&["X111", "0X11", "00X.", "00.X"], vec![1, 1, 2], AloneAtTheTop(2)),
        // 3 could still win twice.
        (&["X1.", "0X.", "..X"], vec![3], GamesAreMissing),
        // 3 could draw level.
        (&["X1=", "0X.", "=.X"], vec![3], GamesAreMissing),
        // 4 can draw level with 2. But after 1 the rest have all met, and 6.2 orders them.
        (&["X11.", "0X1=", "00X1", ".=0X"], vec![1; 4], AloneAtTheTop(1)),
    ] {
        let mut table = round_robin(rows);
        table.system = TournamentSystem::Swiss;
        let records = PlayerRecords::new(&table);
        let mut encounters = Vec::new();
        let mut tied: Vec<usize> = (0..rows.len()).collect();
        let places = rank(&records, &mut tied, 0, &mut encounters);
        assert_eq!((places, encounters[0].ground), (wanted, ground), "{rows:?}");
    }
}
