//! The tie-breaks that can be set, under their codes of FIDE (C.07 Article 5, edition of March
//! 2026).

use std::{error, fmt, str::FromStr};

use super::crosstable::TournamentSystem;

/// A tie-break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TieBreak {
    /// Article 6.
    DirectEncounter,
    /// Article 7.1.
    Wins,
    /// Article 7.2.
    GamesWon,
    /// Article 7.3.
    GamesWithBlack,
    /// Article 7.4.
    GamesWonWithBlack,
    /// Article 7.5.
    ProgressiveScores,
    /// Article 7.6.
    RoundsElected,
    /// Article 7.7.
    StandardPoints,
    /// Article 7.8: the lower number first.
    PairingNumber,
    /// Article 8.1.
    Buchholz(Cut),
    /// Article 8.2.
    AverageOfBuchholz,
    /// Article 8.3.
    ForeBuchholz(Cut),
    /// Article 9.1.
    SonnebornBerger(Cut),
    /// Article 9.2.
    Koya,
    /// Article 10.1.
    AverageRating(Cut),
    /// Article 10.2.
    PerformanceRating,
    /// Article 10.6.
    Rating,
    /// Article 10.6, in reverse order: the lower rating first.
    LowerRating,
}

/// A modifier: which values are left out (Article 14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cut {
    None,
    /// Article 14.1: the least significant value.
    Cut1,
    /// Article 14.2: the two least significant values.
    Cut2,
    /// Article 14.3: the least and the most significant value.
    Median1,
    /// Article 14.4: the two least and the two most significant values.
    Median2,
}

impl Cut {
    /// Returns how many of the least and of the most significant values are left out.
    pub const fn counts(self) -> (usize, usize) {
        match self {
            Cut::None => (0, 0),
            Cut::Cut1 => (1, 0),
            Cut::Cut2 => (2, 0),
            Cut::Median1 => (1, 1),
            Cut::Median2 => (2, 2),
        }
    }
}

use TieBreak as T;

/// Each tie-break with its code as pages write it.
const CODES: [(TieBreak, &str); 29] = [
    (T::DirectEncounter, "DE"),
    (T::Wins, "WIN"),
    (T::GamesWon, "WON"),
    (T::GamesWithBlack, "BPG"),
    (T::GamesWonWithBlack, "BWG"),
    (T::RoundsElected, "REP"),
    (T::StandardPoints, "STD"),
    (T::SonnebornBerger(Cut::None), "SB"),
    (T::SonnebornBerger(Cut::Cut1), "SB-C1"),
    (T::SonnebornBerger(Cut::Cut2), "SB-C2"),
    (T::Koya, "KS"),
    (T::Buchholz(Cut::None), "BH"),
    (T::Buchholz(Cut::Cut1), "BH-C1"),
    (T::Buchholz(Cut::Cut2), "BH-C2"),
    (T::Buchholz(Cut::Median1), "BH-M1"),
    (T::Buchholz(Cut::Median2), "BH-M2"),
    (T::ForeBuchholz(Cut::None), "FB"),
    (T::ForeBuchholz(Cut::Cut1), "FB-C1"),
    (T::ForeBuchholz(Cut::Cut2), "FB-C2"),
    (T::ForeBuchholz(Cut::Median1), "FB-M1"),
    (T::ForeBuchholz(Cut::Median2), "FB-M2"),
    (T::AverageOfBuchholz, "AOB"),
    (T::ProgressiveScores, "PS"),
    (T::AverageRating(Cut::None), "ARO"),
    (T::AverageRating(Cut::Cut1), "ARO-C1"),
    (T::PerformanceRating, "TPR"),
    (T::Rating, "RTNG"),
    (T::LowerRating, "RTNG/R"),
    (T::PairingNumber, "TPN"),
];

impl TieBreak {
    /// Returns all that can be set.
    pub fn all() -> impl Iterator<Item = TieBreak> {
        CODES.into_iter().map(|(tie_break, _)| tie_break)
    }

    /// Returns its code as pages write it: `BH-C1`.
    pub fn code(self) -> &'static str {
        let found = CODES.iter().find(|(tie_break, _)| *tie_break == self);
        found.map_or("", |(_, code)| code)
    }

    /// Returns its code as FIDE's report file has it: `BH/C1`.
    pub fn report_code(self) -> String {
        self.code().replace('-', "/")
    }

    /// Returns whether it can be set. `BH` and what is made from it must not be used in round
    /// robins (Article 8); `KS` is "for Round Robin" (Article 9.2).
    pub const fn is_offered_in(self, method: TournamentSystem) -> bool {
        match self {
            T::Buchholz(_) | T::ForeBuchholz(_) | T::AverageOfBuchholz => {
                matches!(method, TournamentSystem::Swiss)
            }
            T::Koya => matches!(method, TournamentSystem::RoundRobin),
            _ => true,
        }
    }

    /// Returns whether it needs ratings: then it is dropped if anybody has none (Article 10).
    pub const fn needs_ratings(self) -> bool {
        matches!(self, T::AverageRating(_) | T::PerformanceRating | T::Rating | T::LowerRating)
    }

    /// Returns whether the lower figure is the better one.
    pub const fn is_lower_better(self) -> bool {
        matches!(self, T::PairingNumber | T::LowerRating)
    }

    /// Returns whether it follows from a player's own results and from what was known before the
    /// games: nobody else's result changes it (Article 4.3, types B and D).
    pub const fn is_own(self) -> bool {
        !matches!(
            self,
            T::DirectEncounter
                | T::Buchholz(_)
                | T::ForeBuchholz(_)
                | T::AverageOfBuchholz
                | T::SonnebornBerger(_)
                | T::Koya
        )
    }
}

/// Reads a code as a page or as a report file writes it.
impl FromStr for TieBreak {
    type Err = TieBreakError;

    fn from_str(text: &str) -> Result<TieBreak, TieBreakError> {
        let matches = |code: &str| code == text || code.replace('-', "/") == text;
        let found = CODES.iter().find(|(_, code)| matches(code));
        found.map(|(tie_break, _)| *tie_break).ok_or_else(|| TieBreakError::Unknown(text.into()))
    }
}

/// Why tie-breaks cannot be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TieBreakError {
    Unknown(String),
    NotOffered(TieBreak),
    /// It stands twice in the list, and could not break a tie the second time.
    Repeated(TieBreak),
}

impl fmt::Display for TieBreakError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TieBreakError::Unknown(text) => write!(f, "unknown tie-break: {text:?}"),
            TieBreakError::NotOffered(tie_break) => {
                write!(f, "{} cannot be used with these pairings", tie_break.code())
            }
            TieBreakError::Repeated(tie_break) => write!(f, "{} stands twice", tie_break.code()),
        }
    }
}

impl error::Error for TieBreakError {}

/// Tie-breaks in the order in which they are applied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TieBreakList(Vec<TieBreak>);

impl TieBreakList {
    /// Checks a list. `DE` may stand in it more than once (Article 4.3, type A).
    pub fn new(
        list: Vec<TieBreak>,
        method: TournamentSystem,
    ) -> Result<TieBreakList, TieBreakError> {
        for (index, &tie_break) in list.iter().enumerate() {
            if !tie_break.is_offered_in(method) {
                return Err(TieBreakError::NotOffered(tie_break));
            }
            if tie_break != T::DirectEncounter && list[..index].contains(&tie_break) {
                return Err(TieBreakError::Repeated(tie_break));
            }
        }
        Ok(TieBreakList(list))
    }

    /// Reads a list that was checked when it was set.
    pub(in crate::tournament) fn stored(list: Vec<TieBreak>) -> TieBreakList {
        TieBreakList(list)
    }

    /// Returns what applies if nothing was set.
    pub fn default_for(method: TournamentSystem) -> TieBreakList {
        TieBreakList(match method {
            // ICCF's order.
            TournamentSystem::RoundRobin => {
                vec![T::Wins, T::SonnebornBerger(Cut::None), T::DirectEncounter, T::LowerRating]
            }
            TournamentSystem::Swiss => vec![
                T::Buchholz(Cut::Cut1),
                T::Buchholz(Cut::None),
                T::SonnebornBerger(Cut::None),
                T::DirectEncounter,
            ],
        })
    }

    /// Returns the list for a line that decides who goes on: the lower rating breaks what is left.
    #[must_use]
    pub fn at_qualifying_line(&self) -> TieBreakList {
        let mut list = self.0.clone();
        if !list.contains(&T::LowerRating) {
            list.push(T::LowerRating);
        }
        TieBreakList(list)
    }

    pub fn as_slice(&self) -> &[TieBreak] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_code_reads_back() {
        for tie_break in TieBreak::all() {
            assert_eq!(tie_break.code().parse(), Ok(tie_break));
            assert_eq!(tie_break.report_code().parse(), Ok(tie_break));
        }
        assert_eq!("BH/C1".parse(), Ok(T::Buchholz(Cut::Cut1)));
        assert_eq!(T::Buchholz(Cut::Cut1).report_code(), "BH/C1");
        assert_eq!(T::LowerRating.report_code(), "RTNG/R");
        for bad in ["", "sb", "BHC1", "SB-M1"] {
            assert_eq!(bad.parse::<TieBreak>(), Err(TieBreakError::Unknown(bad.into())));
        }
    }

    #[test]
    fn round_robins_refuse_buchholz() {
        for code in ["BH", "BH-C1", "FB", "FB-M2", "AOB"] {
            let tie_break: TieBreak = code.parse().unwrap();
            let list = vec![T::Wins, tie_break];
            assert_eq!(
                TieBreakList::new(list.clone(), TournamentSystem::RoundRobin),
                Err(TieBreakError::NotOffered(tie_break))
            );
            assert!(TieBreakList::new(list, TournamentSystem::Swiss).is_ok(), "{code}");
        }
        let koya = TieBreakList::new(vec![T::Koya], TournamentSystem::Swiss);
        assert_eq!(koya, Err(TieBreakError::NotOffered(T::Koya)));
    }

    #[test]
    fn only_the_direct_encounter_may_stand_twice() {
        let list = vec![T::DirectEncounter, T::Wins, T::DirectEncounter];
        assert!(TieBreakList::new(list, TournamentSystem::RoundRobin).is_ok());
        let list = vec![T::Wins, T::Wins];
        let error = TieBreakList::new(list, TournamentSystem::RoundRobin);
        assert_eq!(error, Err(TieBreakError::Repeated(T::Wins)));
    }

    #[test]
    fn the_defaults_can_be_set() {
        for method in [TournamentSystem::RoundRobin, TournamentSystem::Swiss] {
            let list = TieBreakList::default_for(method);
            assert_eq!(TieBreakList::new(list.0.clone(), method), Ok(list.clone()));
            let line = list.at_qualifying_line();
            assert_eq!(line.as_slice().last(), Some(&T::LowerRating));
            assert!(TieBreakList::new(line.0, method).is_ok());
        }
    }
}
