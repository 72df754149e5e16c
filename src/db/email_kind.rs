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
    /// A safety move was played: to its owner.
    SafetyMovePlayed,
    DrawOffered,
    DrawDeclined,
    TakebackAsked,
    TakebackDeclined,
    TakenBack,
    TimeGiven,
    /// The director of a tournament has given one of the two time: to both.
    TimeFromDirector,
    /// The opponent's time has run out, and a win on time can be claimed.
    TimedOut,
    /// Deadlines are near.
    Reminder,
    /// An opponent goes on vacation.
    OpponentOnVacation,
    GameEnded,
    /// Games of a tournament have begun: one email for all of a start.
    TournamentGames,
    /// To everybody in a tournament, or one of them: what its director decides or changes.
    TournamentAnnouncement,
    /// What the director of a tournament says, and who else has withdrawn.
    TournamentNotice,
    /// A place in a tournament that the player had waited for, or has no more.
    TournamentEntry,
    /// Who is out of a tournament, who has left it, how it has ended.
    TournamentResult,
    /// To the director and the deputy of a tournament.
    TournamentDirector,
    /// To administrators: a tournament has no director any more.
    TournamentUndirected,
    /// The end date of a tournament is near or has come: to everybody with games in progress.
    TournamentEnd,
    /// A claim waits for a decision: to both players.
    ClaimMade,
    ClaimAnswered,
    /// The opponent has claimed a result in a game in which play was stopped.
    ResultClaimed,
    Appealed,
    /// What was decided; it states the end too, if it is one.
    Adjudicated,
    /// To those who decide claims.
    ClaimWaits,
    /// Games of a tournament are to be decided, because its end date has come: to those who decide.
    AdjudicationsWait,
    /// What waits for administrators: to each of them, at most once a day.
    AdminSummary,
    /// The hash over all logs, which is published every day: to each administrator.
    LogsPublished,
    /// What a week made of the player's ratings.
    RatingChanges,
    /// The outcome of an email that the player wrote.
    Answered,
    /// Somebody logged in from where nobody had before.
    NewSignIn,
    /// A second factor was added, removed or reset, or a recovery code was used.
    SecondFactorChanged,
    /// Somebody wrote: in a game, or outside of games.
    Message,
}

stored_enum!(EmailKind, "kind of email", {
    ConfirmAddress = "confirm_address",
    AlreadyRegistered = "already_registered",
    ResetPassword = "reset_password",
    PasswordChanged = "password_changed",
    ChangeAddress = "change_address",
    AddressChanged = "address_changed",
    AccountClosed = "account_closed",
    Challenged = "challenged",
    ChallengeDeclined = "challenge_declined",
    GameStarted = "game_started",
    YourMove = "your_move",
    ConditionalMovePlayed = "conditional_move_played",
    SafetyMovePlayed = "safety_move_played",
    DrawOffered = "draw_offered",
    DrawDeclined = "draw_declined",
    TakebackAsked = "takeback_asked",
    TakebackDeclined = "takeback_declined",
    TakenBack = "taken_back",
    TimeGiven = "time_given",
    TimeFromDirector = "time_from_director",
    TimedOut = "timed_out",
    Reminder = "reminder",
    OpponentOnVacation = "opponent_on_vacation",
    GameEnded = "game_ended",
    TournamentGames = "tournament_games",
    TournamentAnnouncement = "tournament_announcement",
    TournamentNotice = "tournament_notice",
    TournamentEntry = "tournament_entry",
    TournamentResult = "tournament_result",
    TournamentDirector = "tournament_director",
    TournamentUndirected = "tournament_undirected",
    TournamentEnd = "tournament_end",
    ClaimMade = "claim_made",
    ClaimAnswered = "claim_answered",
    ResultClaimed = "result_claimed",
    Appealed = "appealed",
    Adjudicated = "adjudicated",
    ClaimWaits = "claim_waits",
    AdjudicationsWait = "adjudications_wait",
    AdminSummary = "admin_summary",
    LogsPublished = "logs_published",
    RatingChanges = "rating_changes",
    Answered = "answered",
    NewSignIn = "new_sign_in",
    SecondFactorChanged = "second_factor_changed",
    Message = "message",
});

impl EmailKind {
    /// Returns whether it is of no use later: it waits for no summary, only for the end of quiet
    /// hours.
    pub fn is_urgent(self) -> bool {
        self == EmailKind::TournamentEntry
    }
}
