//! How a figure came about: as data, so that a page can say it in any language.

use super::fraction::{Fraction, Points};

/// A figure and what it was made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// `None` if there is nothing that it could be reckoned from.
    pub value: Option<Fraction>,
    pub formula: Aggregation,
    pub terms: Vec<Term>,
}

/// What is done with the terms that are not cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aggregation {
    Sum,
    /// The sum over opponents with at least so many points: `KS`.
    SumAgainst {
        at_least: Fraction,
    },
    Average,
    /// The average, rounded to a whole number, a half up.
    RoundedAverage,
    /// The rounded average of the opponents' ratings, and what the conversion table says of the
    /// score: `TPR`.
    Performance {
        average: i64,
        scored: Points,
        games: u16,
        difference: i64,
    },
    /// The one term itself.
    Own,
}

/// A summand: `factor × of`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    pub round: u16,
    pub against: TermOpponent,
    /// What was scored; 1 where the other factor counts as it is.
    pub factor: Fraction,
    pub of: Fraction,
    /// Left out by a modifier (C.07 14).
    pub is_cut: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermOpponent {
    /// The index of an opponent.
    Opponent(usize),
    /// Nobody: the dummy of an unplayed round (C.07 16.4). After a forfeit, `scheduled` is who was
    /// to play.
    Dummy { scheduled: Option<usize>, is_voluntary: bool },
    /// The figure is about the player alone.
    Nobody,
}

impl TermOpponent {
    pub fn opponent_or_nobody(opponent: Option<usize>) -> TermOpponent {
        opponent.map_or(TermOpponent::Nobody, TermOpponent::Opponent)
    }
}

impl Term {
    pub fn new(round: u16, against: TermOpponent, of: impl Into<Fraction>) -> Term {
        Term { round, against, factor: Fraction::ONE, of: of.into(), is_cut: false }
    }

    #[must_use]
    pub fn times(self, factor: impl Into<Fraction>) -> Term {
        Term { factor: factor.into(), ..self }
    }

    pub fn value(&self) -> Fraction {
        self.factor * self.of
    }
}

impl Aggregation {
    /// Returns what comes of the terms.
    pub fn value(self, terms: &[Term]) -> Option<Fraction> {
        let counted = || terms.iter().filter(|term| !term.is_cut);
        let sum = || counted().map(Term::value).sum::<Fraction>();
        let average = || sum().divided_by(counted().count());
        match self {
            Aggregation::Sum | Aggregation::SumAgainst { .. } => Some(sum()),
            Aggregation::Average => average(),
            Aggregation::RoundedAverage => {
                average().map(|average| Fraction::whole(average.rounded()))
            }
            Aggregation::Performance { average, difference, .. } => {
                Some(Fraction::whole(average + difference))
            }
            Aggregation::Own => counted().next().map(Term::value),
        }
    }
}
