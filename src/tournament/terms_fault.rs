//! Why a tournament cannot be played by its terms.

/// Why terms cannot be played by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermsFault {
    Name,
    Description,
    SectionSize,
    /// Groups of such a size, or of which so many go on, are not played.
    Stages,
    GameCount,
    /// A Swiss tournament cannot have so many rounds.
    RoundCount,
    /// Nobody could have another opponent in each round.
    MoreRoundsThanOpponents,
    /// So many days cannot lie between two rounds.
    RoundDays,
    Capacity,
    /// A section or tree that starts when it is full has to say how many players that are.
    FullNeedsCapacity,
    StartInThePast,
    /// A game without a time limit could last for ever.
    Unlimited,
    /// Rated games need the usual position and a clock.
    CannotBeRated,
    /// No game of the variant can begin there.
    StartingPosition,
    /// Each pair has to play two games from there.
    UnevenPosition,
    /// These tie-breaks are not for this format.
    TieBreaks,
    RatingRange,
    Percentage,
    /// Only what starts when it is full can open the next one by itself.
    RepeatsOnlyWhenFull,
    /// In a standing offer, whoever has finished would wait for another section.
    RepeatsOneSection,
    /// A standing offer has one section, and no stages.
    RepeatsStages,
    EndBeforeStart,
    /// A standing offer has no end date.
    EndOfStandingOffer,
    /// A ladder is open from the announcement on, and nothing else is.
    StartOfLadder,
    /// A ladder has no end date.
    EndOfLadder,
    /// The games of a ladder would be hidden for ever.
    HiddenLadder,
    /// The lot is drawn at the start: all positions of the ladder would be known for years.
    LotOfLadder,
    /// No game can be limited to so many days.
    GameDays,
}
