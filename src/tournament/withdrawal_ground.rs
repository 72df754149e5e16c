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
    /// The account is suspended or closed.
    Account,
}

stored_enum!(WithdrawalGround, "ground of a withdrawal", {
    OwnWord = "own_word",
    WithConsent = "with_consent",
    Expelled = "expelled",
    TwoTimeouts = "two_timeouts",
    Account = "account",
});

impl WithdrawalGround {
    /// Those without the director's consent: they bar from entering for a time.
    pub const WITHOUT_CONSENT: [WithdrawalGround; 3] =
        [WithdrawalGround::OwnWord, WithdrawalGround::Expelled, WithdrawalGround::TwoTimeouts];
}
