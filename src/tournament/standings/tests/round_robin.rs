//! Round robins: points, figures, forfeits by 15.2.

use super::*;

/// One cycle of five. A forfeit win of 1 (Black) against 5, one of 4 (White) against 5.
const FIVE: [&str; 5] = ["X1==+", "0X1=1", "=0X10", "==0X+", "-01-X"];

#[test]
fn figures_of_one_cycle() {
    let table = round_robin(&FIVE);
    assert_figures(&table, "WIN", "2 2 1 1 1");
    assert_figures(&table, "STD", "3 2.5 1.5 2 1");
    // 1: 2½ + ½×1½ + ½×2 + 1. 2: 1½ + ½×2 + 1. 3: ½×3 + 2. 4: ½×3 + ½×2½ + 1. 5: 1½.
    assert_figures(&table, "SB", "5.25 3.5 3.5 3.75 1.5");
    // What was made against 5 goes, who has 1 point; for 5 against 3, who has 1½.
    assert_figures(&table, "SB-C1", "4.25 2.5 3.5 2.75 0");
    // At least half of 4 have 1, 2 and 4.
    assert_figures(&table, "KS", "1.5 0.5 1.5 1 0");
    assert_eq!(places(&table, "WIN"), "1, 2, 4, 3, 5");
    assert_figures(&table, "TPN", "1 2 3 4 5");
    assert_figures(&table, "RTNG", "1990 1980 1970 1960 1950");
}

/// 15.2: a forfeit win is a regular game in tie-breaks of type B, a forfeit loss remains an
/// unplayed round there; both remain unplayed where ratings count.
#[test]
fn forfeits_by_article_15_2() {
    let table = round_robin(&FIVE);
    assert_figures(&table, "WON", "2 2 1 1 1");
    // 5 has Black against 2 and 4; the latter was forfeited.
    assert_figures(&table, "BPG", "2 2 2 2 1");
    assert_figures(&table, "BWG", "1 0 0 0 0");
    assert_figures(&table, "REP", "4 4 4 4 2");
    // 1: (1980 + 1970 + 1960) / 3. 2: 7870 / 4, rounded up.
    assert_figures(&table, "ARO", "1970 1968 1970 1980 1975");
    // 67, 63, 38, 33 and 50 per cent: +125, +95, −87, −125, 0.
    assert_figures(&table, "TPR", "2095 2063 1883 1855 1975");
}

/// 7.7 and 15.2: to both who forfeit it is an unplayed round that is worth less than a draw. To
/// both who lose a game that was played it is as much as the opponent has.
#[test]
fn nobody_wins() {
    let table = round_robin(&["X-1", "-X0", "01X"]);
    assert_figures(&table, "STD", "1 0 1");
    assert_figures(&table, "REP", "1 1 2");
    assert_figures(&table, "SB", "1 0 0");
    let table = round_robin(&["X01", "0X0", "01X"]);
    assert_figures(&table, "STD", "1.5 0.5 1");
    assert_figures(&table, "REP", "2 2 2");
}

#[test]
fn two_cycles_with_other_values() {
    let mut table = round_robin(&["X1= X=1", "0X1 =X0", "=0X 01X"]);
    // 3, 1½, 1½ points.
    assert_figures(&table, "SB", "4.5 3 3");
    // 4.4: each game is an encounter of its own.
    assert_figures(&table, "ARO", "1975 1980 1985");
    table.values = ScoringSystem::THREE_ONE_ZERO;
    // 8, 4, 4 points.
    assert_figures(&table, "SB", "32 20 20");
    assert_figures(&table, "STD", "3 1.5 1.5");
    assert_figures(&table, "WIN", "2 1 1");
    // At least half of 12 has 1.
    assert_figures(&table, "KS", "0 1 1");
}

#[test]
fn a_forfeit_is_worth_nothing_where_a_lost_game_is_worth_something() {
    let mut table = round_robin(&["X10-", "0X=+", "1=X1", "+-0X"]);
    let halves = Points::from_halves;
    table.values = ScoringSystem { win: halves(6), draw: halves(4), loss: halves(2) };
    let standings = Standings::new(&table, &list(&table, "TPN"));
    let mut points: Vec<_> = standings.rows.iter().map(|row| (row.player, row.points)).collect();
    points.sort_unstable();
    // 1: 3 + 1 + 0. 2: 1 + 2 + 3. 3: 3 + 2 + 3. 4: 3 + 0 + 1.
    assert_eq!(points, [(0, halves(8)), (1, halves(12)), (2, halves(16)), (3, halves(8))]);
}

/// 7.5: after each round, with the round in which there was no opponent.
#[test]
fn progressive_scores() {
    let table = round_robin(&["X10", "0X1", "10X"]);
    for (player, wanted) in [["0", "1", "1"], ["1", "1", "1"], ["0", "0", "1"]].iter().enumerate() {
        let explanation = explain(&table, TieBreak::ProgressiveScores, player).unwrap();
        let scores = explanation.terms.iter().map(|term| term.of.to_string());
        assert_eq!(scores.collect::<Vec<_>>(), wanted);
    }
    assert_figures(&table, "PS", "2 3 1");
}

#[test]
fn a_game_in_progress_counts_for_nothing_yet() {
    let table = round_robin(&["X1.", "0X=", ".=X"]);
    assert_figures(&table, "SB", "0.5 0.25 0.25");
    assert_figures(&table, "WON", "1 0 0");
    // At least half of 2.
    assert_figures(&table, "KS", "0 0 0");
    assert_eq!(places(&table, ""), "1, 2=3");
}

/// Article 10: anybody is enough.
#[test]
fn without_ratings_their_tie_breaks_are_dropped() {
    let mut table = round_robin(&FIVE);
    table.players[4].rating = None;
    let standings = Standings::new(&table, &list(&table, "WIN ARO TPR RTNG SB RTNG/R"));
    let codes = |list: &[TieBreak]| list.iter().map(|it| it.code()).collect::<Vec<_>>().join(" ");
    assert_eq!(codes(&standings.tie_breaks), "WIN SB");
    assert_eq!(codes(&standings.dropped), "ARO TPR RTNG RTNG/R");
    assert_eq!(standings.figures(0).len(), 2);
}

#[test]
fn who_is_equal_shares_the_place() {
    let table = round_robin(&["X===", "=X==", "==X=", "===X"]);
    let standings =
        Standings::new(&table, &TieBreakList::default_for(TournamentSystem::RoundRobin));
    // The lower rating first.
    let rows: Vec<_> = standings.rows.iter().map(|row| (row.player, row.place)).collect();
    assert_eq!(rows, [(3, Some(1)), (2, Some(2)), (1, Some(3)), (0, Some(4))]);
    let standings = Standings::new(&table, &list(&table, "WIN SB DE"));
    let rows: Vec<_> = standings.rows.iter().map(|row| (row.place, row.is_shared)).collect();
    assert_eq!(rows, [(Some(1), true); 4]);
}
