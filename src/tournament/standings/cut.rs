//! Modifiers: which values of a sum are left out (C.07 Article 14), and the exception for rounds
//! that a player did not want to play (16.5).

use std::cmp::Ordering;

use super::{
    explanation::{Term, TermOpponent},
    fraction::Fraction,
    tie_break::Cut,
};

/// By what the least significant value is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CutBy {
    /// The lowest value (14.1.1 a and b).
    Value,
    /// What was made against the opponent with the lowest score; the lowest of these, if there are
    /// several (14.1.1 d).
    OpponentScore,
}

impl CutBy {
    fn compare(self, a: &Term, b: &Term) -> Ordering {
        let by_score = match self {
            CutBy::Value => Ordering::Equal,
            CutBy::OpponentScore => a.of.cmp(&b.of),
        };
        by_score.then_with(|| a.value().cmp(&b.value()))
    }
}

/// Marks what a modifier leaves out: first the least, then the most significant values (14.3).
pub fn apply(terms: &mut [Term], cut: Cut, significance: CutBy) {
    let (least, most) = cut.counts();
    for _ in 0..least {
        if let Some(index) = least_significant(terms, significance) {
            terms[index].is_cut = true;
        }
    }
    for _ in 0..most {
        let left = left_over(terms);
        let found =
            left.max_by(|(_, a), (_, b)| significance.compare(a, b)).map(|(index, _)| index);
        if let Some(index) = found {
            terms[index].is_cut = true;
        }
    }
}

fn left_over(terms: &[Term]) -> impl Iterator<Item = (usize, &Term)> {
    terms.iter().enumerate().filter(|(_, term)| !term.is_cut)
}

/// Returns which term is cut next. A contribution from a voluntary unplayed round goes first, as
/// long as it is not lower than the least significant value (16.5.1).
fn least_significant(terms: &[Term], significance: CutBy) -> Option<usize> {
    let voluntary =
        |term: &Term| matches!(term.against, TermOpponent::Dummy { is_voluntary: true, .. });
    let value = |found: Option<(usize, &Term)>| -> Option<(usize, Fraction)> {
        found.map(|(index, term)| (index, term.value()))
    };
    let (least, lowest) =
        value(left_over(terms).min_by(|(_, a), (_, b)| significance.compare(a, b)))?;
    let unplayed = left_over(terms).filter(|(_, term)| voluntary(term));
    match value(unplayed.min_by_key(|(_, term)| term.value())) {
        Some((index, value)) if value >= lowest => Some(index),
        _ => Some(least),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What was scored and the opponent's score, in halves; whether the round was voluntarily
    /// unplayed.
    fn terms(list: &[(i64, i64, bool)]) -> Vec<Term> {
        let term = |(round, &(factor, of, is_voluntary)): (u16, &(i64, i64, bool))| {
            let against = match is_voluntary {
                true => TermOpponent::Dummy { scheduled: None, is_voluntary },
                false => TermOpponent::Opponent(usize::from(round)),
            };
            Term::new(round, against, Fraction::halves(of)).times(Fraction::halves(factor))
        };
        (1..).zip(list).map(term).collect()
    }

    #[track_caller]
    fn assert_cuts(list: &[(i64, i64, bool)], cut: Cut, by: CutBy, wanted: &[u16]) {
        let mut terms = terms(list);
        apply(&mut terms, cut, by);
        let cut: Vec<u16> =
            terms.iter().filter(|term| term.is_cut).map(|term| term.round).collect();
        assert_eq!(cut, wanted, "{list:?}");
    }

    #[test]
    fn the_least_significant_value_is_cut() {
        use CutBy::{OpponentScore, Value};
        let played = [(2, 6, false), (2, 4, false), (2, 9, false), (2, 5, false)];
        assert_cuts(&played, Cut::None, Value, &[]);
        assert_cuts(&played, Cut::Cut1, Value, &[2]);
        assert_cuts(&played, Cut::Cut2, Value, &[2, 4]);
        assert_cuts(&played, Cut::Median1, Value, &[2, 3]);
        assert_cuts(&played, Cut::Median2, Value, &[1, 2, 3, 4]);
        // 14.1.1 d: a win against 2 points goes before a draw against 3, though it is worth more.
        assert_cuts(&[(1, 6, false), (2, 4, false)], Cut::Cut1, OpponentScore, &[2]);
        assert_cuts(&[(2, 4, false), (0, 4, false)], Cut::Cut1, OpponentScore, &[2]);
    }

    #[test]
    fn what_nobody_wanted_to_play_is_cut_first() {
        use CutBy::{OpponentScore, Value};
        assert_cuts(&[(2, 4, false), (2, 7, true)], Cut::Cut1, Value, &[2]);
        assert_cuts(&[(2, 4, false), (2, 7, true), (2, 6, true)], Cut::Cut1, Value, &[3]);
        assert_cuts(&[(2, 4, false), (2, 7, true), (2, 9, false)], Cut::Cut2, Value, &[1, 2]);
        // 16.5.2: the higher of the two values, so a bye worth nothing is not cut.
        assert_cuts(&[(2, 4, false), (0, 7, true)], Cut::Cut1, OpponentScore, &[1]);
        assert_cuts(&[(2, 4, false), (1, 8, true)], Cut::Cut1, OpponentScore, &[2]);
    }

    #[test]
    fn no_more_is_cut_than_there_is() {
        assert_cuts(&[(2, 4, false)], Cut::Median2, CutBy::Value, &[1]);
        assert_cuts(&[], Cut::Cut1, CutBy::Value, &[]);
    }
}
