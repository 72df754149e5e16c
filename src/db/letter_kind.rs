//! What letters there are.

/// What a letter says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    ConfirmAddress,
    /// Somebody registered with an address that has an account.
    AlreadyRegistered,
    ResetPassword,
    PasswordChanged,
    ChangeAddress,
    AddressChanged,
    AccountClosed,
    Challenged,
    ChallengeDeclined,
    GameStarted,
    YourMove,
    /// The owner's plan has answered, and it is not the owner's turn.
    PlanAnswered,
    DrawOffered,
    DrawDeclined,
    TakebackAsked,
    TakebackDeclined,
    TakenBack,
    TimeGiven,
    /// The opponent's flag has fallen and can be claimed.
    FlagFell,
    /// Of flags that are going to fall.
    Reminder,
    /// An opponent has taken leave.
    OpponentOnLeave,
    GameEnded,
    /// A claim waits for a ruling: to both players.
    ClaimMade,
    ClaimAnswered,
    Appealed,
    /// What was ruled; it tells the end too, if it is one.
    Ruled,
    /// To those who rule.
    ClaimWaits,
    /// What came of a letter that the player wrote.
    Answered,
    /// Somebody logged in from where nobody had before.
    NewSignIn,
    /// Somebody wrote: in a game, or outside of games.
    Message,
}

pub const KINDS: [Kind; 30] = [
    Kind::ConfirmAddress,
    Kind::AlreadyRegistered,
    Kind::ResetPassword,
    Kind::PasswordChanged,
    Kind::ChangeAddress,
    Kind::AddressChanged,
    Kind::AccountClosed,
    Kind::Challenged,
    Kind::ChallengeDeclined,
    Kind::GameStarted,
    Kind::YourMove,
    Kind::PlanAnswered,
    Kind::DrawOffered,
    Kind::DrawDeclined,
    Kind::TakebackAsked,
    Kind::TakebackDeclined,
    Kind::TakenBack,
    Kind::TimeGiven,
    Kind::FlagFell,
    Kind::Reminder,
    Kind::OpponentOnLeave,
    Kind::GameEnded,
    Kind::ClaimMade,
    Kind::ClaimAnswered,
    Kind::Appealed,
    Kind::Ruled,
    Kind::ClaimWaits,
    Kind::Answered,
    Kind::NewSignIn,
    Kind::Message,
];

impl Kind {
    pub fn as_str(self) -> &'static str {
        match self {
            Kind::ConfirmAddress => "confirm_address",
            Kind::AlreadyRegistered => "already_registered",
            Kind::ResetPassword => "reset_password",
            Kind::PasswordChanged => "password_changed",
            Kind::ChangeAddress => "change_address",
            Kind::AddressChanged => "address_changed",
            Kind::AccountClosed => "account_closed",
            Kind::Challenged => "challenged",
            Kind::ChallengeDeclined => "challenge_declined",
            Kind::GameStarted => "game_started",
            Kind::YourMove => "your_move",
            Kind::PlanAnswered => "plan_answered",
            Kind::DrawOffered => "draw_offered",
            Kind::DrawDeclined => "draw_declined",
            Kind::TakebackAsked => "takeback_asked",
            Kind::TakebackDeclined => "takeback_declined",
            Kind::TakenBack => "taken_back",
            Kind::TimeGiven => "time_given",
            Kind::FlagFell => "flag_fell",
            Kind::Reminder => "reminder",
            Kind::OpponentOnLeave => "opponent_on_leave",
            Kind::GameEnded => "game_ended",
            Kind::ClaimMade => "claim_made",
            Kind::ClaimAnswered => "claim_answered",
            Kind::Appealed => "appealed",
            Kind::Ruled => "ruled",
            Kind::ClaimWaits => "claim_waits",
            Kind::Answered => "answered",
            Kind::NewSignIn => "new_sign_in",
            Kind::Message => "message",
        }
    }

    pub fn of(word: &str) -> Option<Kind> {
        KINDS.into_iter().find(|kind| kind.as_str() == word)
    }
}
