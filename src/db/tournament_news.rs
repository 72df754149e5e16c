//! What an email about a tournament tells, beside the games that begin. The word stands in `detail`
//! of the queued email.

use super::email_kind::EmailKind;

/// What an email about a tournament tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TournamentNews {
    /// To everybody: what the director says.
    Announcement,
    TermsChanged,
    Canceled,
    /// To everybody, with their place.
    Finished,
    /// To one player: they are invited to enter.
    Invited,
    /// The director has removed their entry.
    EntryRemoved,
    /// They have a place, and had waited for one.
    MovedUp,
    /// They were withdrawn, not by their own word.
    Withdrawn,
    /// The director asks them to take a place.
    SubstituteInvited,
    /// Somebody has taken their place.
    PlaceTaken,
    /// They have taken the place of somebody.
    PlaceTakenOver,
    /// They are out of a knockout.
    Eliminated,
    /// To the others of a section or a match: somebody has withdrawn.
    OpponentWithdrew,
    /// They have special leave: their clocks stand still.
    SpecialLeave,
    /// An opponent in a game in progress has it.
    OpponentOnLeave,
    /// To the others of a section, and to opponents in games in progress: a player has died.
    PlayerDied,
    /// To the director and the deputy: somebody has withdrawn by themselves.
    PlayerWithdrew,
    /// Entries were removed at the start.
    EntriesRemoved,
    /// It could not start, and was canceled.
    NotStarted,
    /// It could not start, and waits for others.
    NotFull,
}

stored_enum!(TournamentNews, "news of a tournament", {
    Announcement = "announcement",
    TermsChanged = "terms_changed",
    Canceled = "canceled",
    Finished = "finished",
    Invited = "invited",
    EntryRemoved = "entry_removed",
    MovedUp = "moved_up",
    Withdrawn = "withdrawn",
    SubstituteInvited = "substitute_invited",
    PlaceTaken = "place_taken",
    PlaceTakenOver = "place_taken_over",
    Eliminated = "eliminated",
    OpponentWithdrew = "opponent_withdrew",
    SpecialLeave = "special_leave",
    OpponentOnLeave = "opponent_on_leave",
    PlayerDied = "player_died",
    PlayerWithdrew = "player_withdrew",
    EntriesRemoved = "entries_removed",
    NotStarted = "not_started",
    NotFull = "not_full",
});

impl TournamentNews {
    /// Returns the kind of its email, by which players choose when it comes.
    pub fn kind(self) -> EmailKind {
        match self {
            TournamentNews::Announcement
            | TournamentNews::TermsChanged
            | TournamentNews::Canceled
            | TournamentNews::Invited
            | TournamentNews::EntryRemoved
            | TournamentNews::Withdrawn
            | TournamentNews::SubstituteInvited
            | TournamentNews::PlaceTaken
            | TournamentNews::PlaceTakenOver
            | TournamentNews::SpecialLeave
            | TournamentNews::OpponentOnLeave => EmailKind::TournamentAnnouncement,
            TournamentNews::MovedUp => EmailKind::TournamentEntry,
            TournamentNews::Finished
            | TournamentNews::Eliminated
            | TournamentNews::OpponentWithdrew
            | TournamentNews::PlayerDied => EmailKind::TournamentResult,
            TournamentNews::PlayerWithdrew
            | TournamentNews::EntriesRemoved
            | TournamentNews::NotStarted
            | TournamentNews::NotFull => EmailKind::TournamentDirector,
        }
    }
}
