//! Each figure explains itself.

use super::*;

#[test]
fn each_figure_is_what_its_explanation_says() {
    let table = round_robin(&["X1==+", "0X1=1", "=0X10", "==0X+", "-01-X"]);
    let offered = |it: &TieBreak| it.is_offered_in(TournamentSystem::RoundRobin);
    for tie_break in TieBreak::all().filter(offered) {
        let standings = Standings::new(&table, &list(&table, tie_break.code()));
        for (index, row) in standings.rows.iter().enumerate() {
            let figure = standings.figures(index)[0];
            let explanation = explain(&table, tie_break, row.player);
            if tie_break == TieBreak::DirectEncounter {
                assert_eq!(explanation, None);
                continue;
            }
            let explanation = explanation.unwrap();
            assert_eq!(figure, explanation.value, "{}", tie_break.code());
            let value = explanation.formula.value(&explanation.terms);
            assert_eq!(figure, value, "{}", tie_break.code());
        }
    }
}

#[test]
fn sonneborn_berger_names_its_products() {
    let table = round_robin(&["X1==+", "0X1=1", "=0X10", "==0X+", "-01-X"]);
    let explanation = explain(&table, TieBreak::SonnebornBerger(Cut::None), 0).unwrap();
    let mut terms: Vec<_> = explanation
        .terms
        .iter()
        .map(|term| (term.against, term.factor.to_string(), term.of.to_string()))
        .collect();
    terms.sort_by_key(|(against, ..)| match against {
        TermOpponent::Opponent(opponent) => *opponent,
        _ => usize::MAX,
    });
    // 1×2.5 + ½×1.5 + ½×2 + 1×1, the last by forfeit.
    let wanted = [(1, "1", "2.5"), (2, "0.5", "1.5"), (3, "0.5", "2"), (4, "1", "1")];
    let wanted = wanted
        .map(|(opponent, a, b)| (TermOpponent::Opponent(opponent), a.to_owned(), b.to_owned()));
    assert_eq!(terms, wanted);
}

#[test]
fn koya_names_its_limit_and_performance_its_parts() {
    let table = round_robin(&["X1==+", "0X1=1", "=0X10", "==0X+", "-01-X"]);
    let koya = explain(&table, TieBreak::Koya, 0).unwrap();
    assert_eq!(koya.formula, Aggregation::SumAgainst { at_least: Fraction::whole(2) });
    assert_eq!(koya.terms.len(), 2);
    let performance = explain(&table, TieBreak::PerformanceRating, 0).unwrap();
    let wanted = Aggregation::Performance {
        average: 1970,
        scored: Points::from_halves(4),
        games: 3,
        difference: 125,
    };
    assert_eq!(performance.formula, wanted);
}

#[test]
fn without_a_game_there_is_no_average() {
    let table = round_robin(&["X.", ".X"]);
    for tie_break in ["ARO", "TPR"] {
        assert_figures(&table, tie_break, "- -");
    }
}
