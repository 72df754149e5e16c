//! How a figure came about: as data, so that a page can say it in any language.

use super::amount::{Amount, Points};

/// A figure and what it was made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// `None` if there is nothing that it could be reckoned from.
    pub value: Option<Amount>,
    pub formula: Formula,
    pub terms: Vec<Term>,
}

/// What is done with the terms that are not cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formula {
    Sum,
    /// The sum over opponents with at least so many points: `KS`.
    SumAgainst {
        at_least: Amount,
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
    pub against: Against,
    /// What was scored; 1 where the other factor counts as it is.
    pub factor: Amount,
    pub of: Amount,
    /// Left out by a modifier (C.07 14).
    pub is_cut: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// The index of an opponent.
    Opponent(usize),
    /// Nobody: the dummy of an unplayed round (C.07 16.4). After a forfeit, `scheduled` is who was
    /// to play.
    Dummy { scheduled: Option<usize>, is_voluntary: bool },
    /// The figure is about the player alone.
    Nobody,
}

impl Against {
    pub fn opponent_or_nobody(opponent: Option<usize>) -> Against {
        opponent.map_or(Against::Nobody, Against::Opponent)
    }
}

impl Term {
    pub fn new(round: u16, against: Against, of: impl Into<Amount>) -> Term {
        Term { round, against, factor: Amount::ONE, of: of.into(), is_cut: false }
    }

    #[must_use]
    pub fn times(self, factor: impl Into<Amount>) -> Term {
        Term { factor: factor.into(), ..self }
    }

    pub fn value(&self) -> Amount {
        self.factor * self.of
    }
}

impl Formula {
    /// Returns what comes of the terms.
    pub fn value(self, terms: &[Term]) -> Option<Amount> {
        let counted = || terms.iter().filter(|term| !term.is_cut);
        let sum = || counted().map(Term::value).sum::<Amount>();
        let average = || sum().divided_by(counted().count());
        match self {
            Formula::Sum | Formula::SumAgainst { .. } => Some(sum()),
            Formula::Average => average(),
            Formula::RoundedAverage => average().map(|average| Amount::whole(average.rounded())),
            Formula::Performance { average, difference, .. } => {
                Some(Amount::whole(average + difference))
            }
            Formula::Own => counted().next().map(Term::value),
        }
    }
}
