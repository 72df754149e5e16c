//! What an email about a tournament tells, beside the games that begin. The word stands in `detail`
//! of the queued email.

use chrono::{DateTime, Utc};

use super::email_kind::EmailKind;

/// Stands instead of a place that comes with the end.
pub const PLACE_LATER: &str = "later";

/// Stands behind a place that several share because play ended before it was decided between them.
pub const UNDECIDED: &str = "undecided";

/// Stands before the number of a change of the terms: the first line of a reason may be a number too.
const TERMS_REVISION: &str = "terms:";

/// Writes what an email about new terms tells: which change it is (`Tournament::terms_revision` after it),
/// and the reason.
pub fn write_new_terms(revision: u32, reason: &str) -> String {
    format!("{TERMS_REVISION}{revision}\n{reason}")
}

/// Reads what [`write_new_terms`] wrote. An email that an older server queued has the reason alone.
pub fn read_new_terms(text: &str) -> (Option<u32>, &str) {
    let marked = text.strip_prefix(TERMS_REVISION).and_then(|rest| rest.split_once('\n'));
    let read = marked.and_then(|(revision, reason)| Some((revision.parse::<u32>().ok()?, reason)));
    match read {
        Some((revision, reason)) => (Some(revision), reason),
        None => (None, text),
    }
}

/// Writes what an email about a challenge of a ladder tells: its number, until when it can be answered, and who
/// has made it.
pub fn write_ladder_challenge(number: u32, expires_at: DateTime<Utc>, challenger: &str) -> String {
    format!("{number} {}\n{challenger}", expires_at.timestamp_micros())
}

/// Reads what [`write_ladder_challenge`] wrote.
pub fn read_ladder_challenge(text: &str) -> Option<(u32, DateTime<Utc>, &str)> {
    let (head, challenger) = text.split_once('\n')?;
    let (number, expires_at) = head.split_once(' ')?;
    let expires_at = DateTime::from_timestamp_micros(expires_at.parse().ok()?)?;
    Some((number.parse().ok()?, expires_at, challenger))
}

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
    /// They have a place no more, because somebody has entered by right.
    OnWaitingList,
    /// A decision came too late for their seat: they have a place in the next edition.
    NextEditionPlace,
    /// The next edition is announced, and they have that place in it.
    NextEdition,
    /// It has started without them: they were on the waiting list.
    NoPlace,
    /// They were withdrawn, not by their own word.
    Withdrawn,
    /// The director asks them to take a place.
    SubstituteInvited,
    /// Somebody has taken their place.
    PlaceTaken,
    /// They have taken the place of somebody.
    PlaceTakenOver,
    /// They go on to the next stage, if they confirm it.
    Qualified,
    /// They go on no more: they have not confirmed it, or a decision has changed who does.
    QualificationLost,
    /// To all who are out: the next stage has begun.
    OutInStage,
    /// Nobody was left to play with them in a round of a Swiss tournament.
    Bye,
    /// They are out of a knockout.
    Eliminated,
    /// To the others of a section: somebody has withdrawn.
    OpponentWithdrew,
    /// To the opponent of a match: somebody has withdrawn, which decides it.
    MatchWithdrawn,
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
    /// Players are on vacation at the start.
    OnVacationAtStart,
    /// It could not start, and was canceled.
    NotStarted,
    /// It could not start, and waits for others.
    NotFull,
    /// To the deputy, who directs it now: the account of the director was closed.
    DeputyTookOver,
    /// To the director: the account of the deputy was closed.
    NoDeputy,
    /// To the directors and the administrators: no next tournament of a standing offer opens.
    OfferEnded,
    /// To the administrators: the account of the director was closed, and there is no deputy.
    NoDirector,
    /// They are challenged on a ladder.
    LadderChallenge,
    /// Their challenge was not accepted.
    LadderChallengeRefused,
    /// They have not answered a challenge in time.
    LadderChallengeMissed,
    /// To everybody: the ladder is closed.
    LadderClosed,
}

stored_enum!(TournamentNews, "news of a tournament", {
    Announcement = "announcement",
    TermsChanged = "terms_changed",
    Canceled = "canceled",
    Finished = "finished",
    Invited = "invited",
    EntryRemoved = "entry_removed",
    MovedUp = "moved_up",
    OnWaitingList = "on_waiting_list",
    NextEditionPlace = "next_edition_place",
    NextEdition = "next_edition",
    NoPlace = "no_place",
    Withdrawn = "withdrawn",
    SubstituteInvited = "substitute_invited",
    PlaceTaken = "place_taken",
    PlaceTakenOver = "place_taken_over",
    Qualified = "qualified",
    QualificationLost = "qualification_lost",
    OutInStage = "out_in_stage",
    Bye = "bye",
    Eliminated = "eliminated",
    OpponentWithdrew = "opponent_withdrew",
    MatchWithdrawn = "match_withdrawn",
    SpecialLeave = "special_leave",
    OpponentOnLeave = "opponent_on_leave",
    PlayerDied = "player_died",
    PlayerWithdrew = "player_withdrew",
    EntriesRemoved = "entries_removed",
    OnVacationAtStart = "on_vacation_at_start",
    NotStarted = "not_started",
    NotFull = "not_full",
    DeputyTookOver = "deputy_took_over",
    NoDeputy = "no_deputy",
    OfferEnded = "offer_ended",
    NoDirector = "no_director",
    LadderChallenge = "ladder_challenge",
    LadderChallengeRefused = "ladder_challenge_refused",
    LadderChallengeMissed = "ladder_challenge_missed",
    LadderClosed = "ladder_closed",
});

impl TournamentNews {
    /// Returns the kind of its email, by which players choose when it comes.
    pub fn kind(self) -> EmailKind {
        match self {
            TournamentNews::Announcement | TournamentNews::OpponentWithdrew => {
                EmailKind::TournamentNotice
            }
            TournamentNews::TermsChanged
            | TournamentNews::Canceled
            | TournamentNews::Invited
            | TournamentNews::EntryRemoved
            | TournamentNews::NextEditionPlace
            | TournamentNews::NextEdition
            | TournamentNews::NoPlace
            | TournamentNews::Withdrawn
            | TournamentNews::SubstituteInvited
            | TournamentNews::PlaceTaken
            | TournamentNews::PlaceTakenOver
            | TournamentNews::Qualified
            | TournamentNews::QualificationLost
            | TournamentNews::SpecialLeave
            | TournamentNews::OpponentOnLeave
            | TournamentNews::LadderChallenge
            | TournamentNews::LadderClosed => EmailKind::TournamentAnnouncement,
            TournamentNews::MovedUp | TournamentNews::OnWaitingList => EmailKind::TournamentEntry,
            TournamentNews::Finished
            | TournamentNews::Bye
            | TournamentNews::Eliminated
            | TournamentNews::OutInStage
            | TournamentNews::MatchWithdrawn
            | TournamentNews::LadderChallengeRefused
            | TournamentNews::LadderChallengeMissed
            | TournamentNews::PlayerDied => EmailKind::TournamentResult,
            TournamentNews::PlayerWithdrew
            | TournamentNews::EntriesRemoved
            | TournamentNews::OnVacationAtStart
            | TournamentNews::NotStarted
            | TournamentNews::NotFull
            | TournamentNews::DeputyTookOver
            | TournamentNews::NoDeputy
            | TournamentNews::OfferEnded => EmailKind::TournamentDirector,
            TournamentNews::NoDirector => EmailKind::TournamentUndirected,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_challenge_is_read_as_it_was_written() {
        let at = DateTime::from_timestamp_micros(1_763_640_000_000_001).unwrap();
        let text = write_ladder_challenge(7, at, "Anna Ost");
        assert_eq!(read_ladder_challenge(&text), Some((7, at, "Anna Ost")));
        for wrong in ["", "7\nAnna", "7 x\nAnna", "x 1\nAnna", "7 1"] {
            assert_eq!(read_ladder_challenge(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_reason_that_begins_with_a_number_is_no_revision() {
        for (text, expected) in [
            ("terms:3\n2\nIt is cold.", (Some(3), "2\nIt is cold.")),
            ("terms:3\n", (Some(3), "")),
            ("2\nIt is cold.", (None, "2\nIt is cold.")),
            ("terms:\nIt is cold.", (None, "terms:\nIt is cold.")),
            ("It is cold.", (None, "It is cold.")),
            ("", (None, "")),
        ] {
            assert_eq!(read_new_terms(text), expected, "{text}");
        }
        assert_eq!(read_new_terms(&write_new_terms(7, "8")), (Some(7), "8"));
    }
}
