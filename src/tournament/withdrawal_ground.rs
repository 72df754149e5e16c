//! Why somebody plays no more in a tournament.

/// Why somebody plays no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WithdrawalGround {
    OwnWord,
    /// Agreed with the director: no disadvantage follows.
    WithConsent,
    Expelled,
    /// Two games were lost on time, in different weeks.
    TwoTimeouts,
    /// The account is closed.
    Account,
    /// The account is suspended, and the next game was to begin.
    Suspended,
}

stored_enum!(WithdrawalGround, "ground of a withdrawal", {
    OwnWord = "own_word",
    WithConsent = "with_consent",
    Expelled = "expelled",
    TwoTimeouts = "two_timeouts",
    Account = "account",
    Suspended = "suspended",
});

impl WithdrawalGround {
    /// Returns whether the games in progress are resigned. Whoever is suspended may be let in again.
    pub fn resigns_games(self) -> bool {
        self != WithdrawalGround::Suspended
    }

    /// Those without the director's consent: they bar from entering for a time.
    pub const WITHOUT_CONSENT: [WithdrawalGround; 3] =
        [WithdrawalGround::OwnWord, WithdrawalGround::Expelled, WithdrawalGround::TwoTimeouts];
}
