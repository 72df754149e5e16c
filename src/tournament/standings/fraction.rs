//! Exact numbers: points in halves, figures of tie-breaks as fractions.
//!
//! Ranks depend on them, so nothing here is rounded.

use std::{cmp::Ordering, fmt, iter::Sum, ops};

/// Points, counted in halves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Points(u16);

impl Points {
    pub const ZERO: Points = Points(0);

    pub const fn from_halves(halves: u16) -> Points {
        Points(halves)
    }

    pub const fn halves(self) -> u16 {
        self.0
    }

    /// Returns so many times as much.
    #[must_use]
    pub fn times(self, count: usize) -> Points {
        Points(u16::try_from(usize::from(self.0).saturating_mul(count)).unwrap_or(u16::MAX))
    }
}

impl ops::Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0.saturating_add(other.0))
    }
}

impl ops::AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        *self = *self + other;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, ops::Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Fraction::from(*self).fmt(f)
    }
}

/// A figure of a tie-break: a fraction.
#[derive(Clone, Copy, Debug)]
pub struct Fraction {
    numerator: i64,
    /// More than 0.
    denominator: i64,
}

impl Fraction {
    pub const ZERO: Fraction = Fraction::whole(0);
    pub const ONE: Fraction = Fraction::whole(1);

    pub const fn whole(number: i64) -> Fraction {
        Fraction { numerator: number, denominator: 1 }
    }

    pub const fn halves(number: i64) -> Fraction {
        Fraction { numerator: number, denominator: 2 }
    }

    pub const fn quarters(number: i64) -> Fraction {
        Fraction { numerator: number, denominator: 4 }
    }

    /// Returns it divided among so many; `None` among nobody.
    pub fn divided_by(self, count: usize) -> Option<Fraction> {
        let count = i64::try_from(count).ok().filter(|count| *count > 0)?;
        Some(Fraction { numerator: self.numerator, denominator: self.denominator * count })
    }

    #[must_use]
    pub const fn halved(self) -> Fraction {
        Fraction { numerator: self.numerator, denominator: self.denominator * 2 }
    }

    /// Returns the nearest whole number; a half is rounded up (C.07 10.1).
    pub const fn rounded(self) -> i64 {
        (2 * self.numerator + self.denominator).div_euclid(2 * self.denominator)
    }

    /// Returns numerator and denominator in lowest terms.
    pub const fn fraction(self) -> (i64, i64) {
        let (mut a, mut b) = (self.numerator.abs(), self.denominator);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        (self.numerator / a, self.denominator / a)
    }
}

impl From<Points> for Fraction {
    fn from(points: Points) -> Fraction {
        Fraction::halves(i64::from(points.0))
    }
}

impl PartialEq for Fraction {
    fn eq(&self, other: &Fraction) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Fraction {}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Fraction) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Fraction) -> Ordering {
        if self.denominator == other.denominator {
            return self.numerator.cmp(&other.numerator);
        }
        let across =
            |a: &Fraction, b: &Fraction| i128::from(a.numerator) * i128::from(b.denominator);
        across(self, other).cmp(&across(other, self))
    }
}

impl ops::Add for Fraction {
    type Output = Fraction;

    fn add(self, other: Fraction) -> Fraction {
        if self.denominator == other.denominator {
            let numerator = self.numerator + other.numerator;
            return Fraction { numerator, denominator: self.denominator };
        }
        let numerator = self.numerator * other.denominator + other.numerator * self.denominator;
        let sum = Fraction { numerator, denominator: self.denominator * other.denominator };
        let (numerator, denominator) = sum.fraction();
        Fraction { numerator, denominator }
    }
}

impl ops::Mul for Fraction {
    type Output = Fraction;

    fn mul(self, other: Fraction) -> Fraction {
        Fraction {
            numerator: self.numerator * other.numerator,
            denominator: self.denominator * other.denominator,
        }
    }
}

impl Sum for Fraction {
    fn sum<I: Iterator<Item = Fraction>>(amounts: I) -> Fraction {
        amounts.fold(Fraction::ZERO, ops::Add::add)
    }
}

/// Writes a decimal: `14.25`, `3.5`, `7`. What has no end is rounded to two places.
impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (*self * Fraction::whole(100)).rounded();
        let sign = if hundredths < 0 { "-" } else { "" };
        let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
        match rest {
            0 => write!(f, "{sign}{whole}"),
            rest if rest % 10 == 0 => write!(f, "{sign}{whole}.{}", rest / 10),
            rest => write!(f, "{sign}{whole}.{rest:02}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_compared_and_added_exactly() {
        let third = Fraction::ONE.divided_by(3).unwrap();
        let half = Fraction::halves(1);
        assert!(third < half && half == Fraction::quarters(2));
        assert_eq!((third + half).fraction(), (5, 6));
        assert_eq!((half * half).fraction(), (1, 4));
        assert_eq!([half, third, Fraction::ZERO].into_iter().sum::<Fraction>().fraction(), (5, 6));
        assert_eq!(Fraction::ONE.divided_by(0), None);
        assert_eq!(Fraction::ZERO.fraction(), (0, 1));
    }

    #[test]
    fn a_half_is_rounded_up() {
        for (halves, wanted) in [(5, 3), (4, 2), (3, 2), (-1, 0), (-3, -1), (-4, -2)] {
            assert_eq!(Fraction::halves(halves).rounded(), wanted, "{halves}/2");
        }
    }

    #[test]
    fn figures_are_written_as_decimals() {
        let third = Fraction::ONE.divided_by(3).unwrap();
        for (amount, wanted) in [
            (Fraction::quarters(57), "14.25"),
            (Fraction::halves(7), "3.5"),
            (Fraction::whole(12), "12"),
            (third, "0.33"),
            (Fraction::quarters(-1), "-0.25"),
            (Points::from_halves(3).into(), "1.5"),
        ] {
            assert_eq!(amount.to_string(), wanted);
        }
    }
}
