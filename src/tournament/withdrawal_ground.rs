//! Why somebody plays no more in a tournament.

/// Why somebody plays no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WithdrawalGround {
    OwnWord,
    /// Their own word, from a ladder, without a game in progress: no disadvantage follows.
    WithoutGames,
    /// Agreed with the director: no disadvantage follows.
    WithConsent,
    Expelled,
    /// Two games were lost on time, in different weeks.
    TwoTimeouts,
    /// The account is closed.
    Account,
    /// The account is suspended, and the next game was to begin.
    Suspended,
    /// The player has died: games in progress are adjudicated.
    Deceased,
}

/// What becomes of the games in progress of somebody who has withdrawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FateOfGames {
    Resigned,
    /// Play stops; the director decides.
    Adjudicated,
    GoOn,
}

stored_enum!(WithdrawalGround, "ground of a withdrawal", {
    OwnWord = "own_word",
    WithoutGames = "without_games",
    WithConsent = "with_consent",
    Expelled = "expelled",
    TwoTimeouts = "two_timeouts",
    Account = "account",
    Suspended = "suspended",
    Deceased = "deceased",
});

impl WithdrawalGround {
    /// Returns what becomes of the games in progress.
    pub fn fate_of_games(self) -> FateOfGames {
        match self {
            // Whoever is suspended may be let in again.
            WithdrawalGround::Suspended => FateOfGames::GoOn,
            WithdrawalGround::Deceased => FateOfGames::Adjudicated,
            WithdrawalGround::OwnWord
            | WithdrawalGround::WithoutGames
            | WithdrawalGround::WithConsent
            | WithdrawalGround::Expelled
            | WithdrawalGround::TwoTimeouts
            | WithdrawalGround::Account => FateOfGames::Resigned,
        }
    }

    /// Those without the director's consent: they bar from entering for a time.
    pub const WITHOUT_CONSENT: [WithdrawalGround; 3] =
        [WithdrawalGround::OwnWord, WithdrawalGround::Expelled, WithdrawalGround::TwoTimeouts];
}
