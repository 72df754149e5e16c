//! The kinds of emails.

/// What an email is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EmailKind {
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
    /// The owner's conditional moves have answered, and it is not the owner's turn.
    ConditionalMovePlayed,
    DrawOffered,
    DrawDeclined,
    TakebackAsked,
    TakebackDeclined,
    TakenBack,
    TimeGiven,
    /// The opponent's time has run out, and a win on time can be claimed.
    TimedOut,
    /// Deadlines are near.
    Reminder,
    /// An opponent goes on vacation.
    OpponentOnVacation,
    GameEnded,
    /// A claim waits for a decision: to both players.
    ClaimMade,
    ClaimAnswered,
    Appealed,
    /// What was decided; it states the end too, if it is one.
    Adjudicated,
    /// To those who decide claims.
    ClaimWaits,
    /// The outcome of an email that the player wrote.
    Answered,
    /// Somebody logged in from where nobody had before.
    NewSignIn,
    /// Somebody wrote: in a game, or outside of games.
    Message,
}

pub const KINDS: [EmailKind; 30] = [
    EmailKind::ConfirmAddress,
    EmailKind::AlreadyRegistered,
    EmailKind::ResetPassword,
    EmailKind::PasswordChanged,
    EmailKind::ChangeAddress,
    EmailKind::AddressChanged,
    EmailKind::AccountClosed,
    EmailKind::Challenged,
    EmailKind::ChallengeDeclined,
    EmailKind::GameStarted,
    EmailKind::YourMove,
    EmailKind::ConditionalMovePlayed,
    EmailKind::DrawOffered,
    EmailKind::DrawDeclined,
    EmailKind::TakebackAsked,
    EmailKind::TakebackDeclined,
    EmailKind::TakenBack,
    EmailKind::TimeGiven,
    EmailKind::TimedOut,
    EmailKind::Reminder,
    EmailKind::OpponentOnVacation,
    EmailKind::GameEnded,
    EmailKind::ClaimMade,
    EmailKind::ClaimAnswered,
    EmailKind::Appealed,
    EmailKind::Adjudicated,
    EmailKind::ClaimWaits,
    EmailKind::Answered,
    EmailKind::NewSignIn,
    EmailKind::Message,
];

impl EmailKind {
    pub fn as_str(self) -> &'static str {
        match self {
            EmailKind::ConfirmAddress => "confirm_address",
            EmailKind::AlreadyRegistered => "already_registered",
            EmailKind::ResetPassword => "reset_password",
            EmailKind::PasswordChanged => "password_changed",
            EmailKind::ChangeAddress => "change_address",
            EmailKind::AddressChanged => "address_changed",
            EmailKind::AccountClosed => "account_closed",
            EmailKind::Challenged => "challenged",
            EmailKind::ChallengeDeclined => "challenge_declined",
            EmailKind::GameStarted => "game_started",
            EmailKind::YourMove => "your_move",
            EmailKind::ConditionalMovePlayed => "conditional_move_played",
            EmailKind::DrawOffered => "draw_offered",
            EmailKind::DrawDeclined => "draw_declined",
            EmailKind::TakebackAsked => "takeback_asked",
            EmailKind::TakebackDeclined => "takeback_declined",
            EmailKind::TakenBack => "taken_back",
            EmailKind::TimeGiven => "time_given",
            EmailKind::TimedOut => "timed_out",
            EmailKind::Reminder => "reminder",
            EmailKind::OpponentOnVacation => "opponent_on_vacation",
            EmailKind::GameEnded => "game_ended",
            EmailKind::ClaimMade => "claim_made",
            EmailKind::ClaimAnswered => "claim_answered",
            EmailKind::Appealed => "appealed",
            EmailKind::Adjudicated => "adjudicated",
            EmailKind::ClaimWaits => "claim_waits",
            EmailKind::Answered => "answered",
            EmailKind::NewSignIn => "new_sign_in",
            EmailKind::Message => "message",
        }
    }

    pub fn of(word: &str) -> Option<EmailKind> {
        KINDS.into_iter().find(|kind| kind.as_str() == word)
    }
}
