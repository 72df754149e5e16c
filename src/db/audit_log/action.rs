//! What an administrator did, as a value, and the texts that the audit log keeps of it.

use crate::{
    db::{
        EmailId, TournamentId,
        game_events::{read_adjudication, write_adjudication},
    },
    game::Adjudication,
};

/// What an administrator, an arbiter or the command line did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AuditAction {
    EmailConfirmed,
    Suspended {
        reason: String,
    },
    Restored,
    AccountClosed {
        reason: String,
    },
    PasswordLinkMade,
    SessionsEnded,
    PasswordResetSent,
    SecondFactorsReset {
        reason: String,
    },
    /// `role`: the word of a role.
    RoleGranted {
        role: String,
    },
    RoleTaken {
        role: String,
    },
    /// `kind`: the word of a kind of email; empty if the email is gone.
    EmailSentAgain {
        email: EmailId,
        kind: String,
    },
    AllEmailsSentAgain {
        count: usize,
    },
    EmailDropped {
        email: EmailId,
        kind: String,
    },
    ReportSettled {
        report: i64,
        answer: String,
    },
    /// `values`: `old -> new`; both may have anything in them.
    SettingChanged {
        setting: String,
        values: String,
    },
    Announced {
        text: String,
    },
    AnnouncementEnded {
        text: String,
    },
    Invited {
        note: String,
    },
    InvitationWithdrawn {
        note: String,
    },
    Adjudicated {
        adjudication: Adjudication,
        reason: String,
    },
    /// `deed`: a word; `reason`: what the public log of the tournament has with it.
    TournamentDirected {
        tournament: TournamentId,
        deed: String,
        reason: String,
    },
}

impl AuditAction {
    /// Returns the word of the action and what else it says. These texts are stored and printed by
    /// `zugpost admin audit`: they never change.
    pub(super) fn write(&self) -> (&'static str, String) {
        let nothing = String::new;
        match self {
            AuditAction::EmailConfirmed => ("email_confirmed", nothing()),
            AuditAction::Suspended { reason } => ("suspended", reason.clone()),
            AuditAction::Restored => ("restored", nothing()),
            AuditAction::AccountClosed { reason } => ("closed", reason.clone()),
            AuditAction::PasswordLinkMade => ("password_link_made", nothing()),
            AuditAction::SessionsEnded => ("sessions_ended", nothing()),
            AuditAction::PasswordResetSent => ("password_reset_sent", nothing()),
            AuditAction::SecondFactorsReset { reason } => ("second_factors_reset", reason.clone()),
            AuditAction::RoleGranted { role } => ("role_granted", role.clone()),
            AuditAction::RoleTaken { role } => ("role_taken", role.clone()),
            AuditAction::EmailSentAgain { email, kind } => {
                ("email_sent_again", format!("{email} {kind}"))
            }
            AuditAction::AllEmailsSentAgain { count } => {
                ("email_sent_again", format!("all {count}"))
            }
            AuditAction::EmailDropped { email, kind } => {
                ("email_dropped", format!("{email} {kind}"))
            }
            AuditAction::ReportSettled { report, answer } => {
                ("report_settled", format!("report {report}: {answer}"))
            }
            AuditAction::SettingChanged { setting, values } => {
                ("setting_changed", format!("{setting}: {values}"))
            }
            AuditAction::Announced { text } => ("announced", text.clone()),
            AuditAction::AnnouncementEnded { text } => ("announcement_ended", text.clone()),
            AuditAction::Invited { note } => ("invited", note.clone()),
            AuditAction::InvitationWithdrawn { note } => ("invitation_withdrawn", note.clone()),
            AuditAction::Adjudicated { adjudication, reason } => {
                ("adjudicated", write_adjudication(*adjudication, reason))
            }
            AuditAction::TournamentDirected { tournament, deed, reason } => {
                ("tournament_directed", format!("{tournament} {deed} {reason}"))
            }
        }
    }

    /// Reads what [`AuditAction::write`] wrote, `None` if it is anything else.
    pub(super) fn read(kind: &str, detail: &str) -> Option<AuditAction> {
        let text = || detail.to_owned();
        let email = || {
            let (email, kind) = detail.split_once(' ')?;
            Some((email.parse().ok()?, kind.to_owned()))
        };
        let action = match kind {
            "email_confirmed" => AuditAction::EmailConfirmed,
            "suspended" => AuditAction::Suspended { reason: text() },
            "restored" => AuditAction::Restored,
            "closed" => AuditAction::AccountClosed { reason: text() },
            "password_link_made" => AuditAction::PasswordLinkMade,
            "sessions_ended" => AuditAction::SessionsEnded,
            "password_reset_sent" => AuditAction::PasswordResetSent,
            "second_factors_reset" => AuditAction::SecondFactorsReset { reason: text() },
            "role_granted" => AuditAction::RoleGranted { role: text() },
            "role_taken" => AuditAction::RoleTaken { role: text() },
            "email_sent_again" => match detail.strip_prefix("all ") {
                Some(count) => AuditAction::AllEmailsSentAgain { count: count.parse().ok()? },
                None => {
                    let (email, kind) = email()?;
                    AuditAction::EmailSentAgain { email, kind }
                }
            },
            "email_dropped" => {
                let (email, kind) = email()?;
                AuditAction::EmailDropped { email, kind }
            }
            "report_settled" => {
                let (report, answer) = detail.strip_prefix("report ")?.split_once(": ")?;
                let report = report.parse().ok()?;
                AuditAction::ReportSettled { report, answer: answer.to_owned() }
            }
            "setting_changed" => {
                let (setting, values) = detail.split_once(": ")?;
                let (setting, values) = (setting.to_owned(), values.to_owned());
                AuditAction::SettingChanged { setting, values }
            }
            "announced" => AuditAction::Announced { text: text() },
            "announcement_ended" => AuditAction::AnnouncementEnded { text: text() },
            "invited" => AuditAction::Invited { note: text() },
            "invitation_withdrawn" => AuditAction::InvitationWithdrawn { note: text() },
            "adjudicated" => {
                let (adjudication, reason) = read_adjudication(detail)?;
                AuditAction::Adjudicated { adjudication, reason }
            }
            "tournament_directed" => {
                let (tournament, rest) = detail.split_once(' ')?;
                let (deed, reason) = rest.split_once(' ')?;
                let (deed, reason) = (deed.to_owned(), reason.to_owned());
                AuditAction::TournamentDirected {
                    tournament: tournament.parse().ok()?,
                    deed,
                    reason,
                }
            }
            _ => return None,
        };
        // One text for each action, so that what was read is what was written.
        (action.write() == (kind, text())).then_some(action)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// What is stored for every action.
    const STORED: [(&str, &str); 21] = [
        ("email_confirmed", ""),
        ("suspended", "Two accounts: against the rules."),
        ("restored", ""),
        ("closed", "As asked."),
        ("password_link_made", ""),
        ("sessions_ended", ""),
        ("password_reset_sent", ""),
        ("role_granted", "administrator"),
        ("role_taken", "arbiter"),
        ("email_sent_again", "12 your_move"),
        ("email_sent_again", "all 3"),
        ("email_dropped", "12 "),
        ("report_settled", "report 3: Seen to: twice."),
        ("setting_changed", "SITE_NAME: A: b -> c -> d"),
        ("announced", "Back at noon.\nThe server moves."),
        ("announcement_ended", "Back at noon."),
        ("invited", "Anna"),
        ("invitation_withdrawn", "Anna"),
        ("adjudicated", "add_time:black:3 The mail was down."),
        ("tournament_directed", "7 canceled Too few players."),
        ("second_factors_reset", "The phone fell into the lake."),
    ];

    /// Returns the place in [`STORED`]: a new action does not compile before it has one.
    fn place(action: &AuditAction) -> usize {
        match action {
            AuditAction::EmailConfirmed => 0,
            AuditAction::Suspended { .. } => 1,
            AuditAction::Restored => 2,
            AuditAction::AccountClosed { .. } => 3,
            AuditAction::PasswordLinkMade => 4,
            AuditAction::SessionsEnded => 5,
            AuditAction::PasswordResetSent => 6,
            AuditAction::RoleGranted { .. } => 7,
            AuditAction::RoleTaken { .. } => 8,
            AuditAction::EmailSentAgain { .. } => 9,
            AuditAction::AllEmailsSentAgain { .. } => 10,
            AuditAction::EmailDropped { .. } => 11,
            AuditAction::ReportSettled { .. } => 12,
            AuditAction::SettingChanged { .. } => 13,
            AuditAction::Announced { .. } => 14,
            AuditAction::AnnouncementEnded { .. } => 15,
            AuditAction::Invited { .. } => 16,
            AuditAction::InvitationWithdrawn { .. } => 17,
            AuditAction::Adjudicated { .. } => 18,
            AuditAction::TournamentDirected { .. } => 19,
            AuditAction::SecondFactorsReset { .. } => 20,
        }
    }

    #[test]
    fn every_action_is_read_as_it_was_written() {
        for (index, (kind, detail)) in STORED.into_iter().enumerate() {
            let action = AuditAction::read(kind, detail).expect(kind);
            assert_eq!(action.write(), (kind, detail.to_owned()));
            assert_eq!(place(&action), index);
        }
    }

    #[test]
    fn what_no_action_writes_is_not_read() {
        for (kind, detail) in [
            ("", ""),
            ("tested", "1"),
            ("email_confirmed", "x"),
            ("email_sent_again", "all"),
            ("email_sent_again", "all x"),
            ("email_dropped", "012 your_move"),
            ("email_dropped", "your_move"),
            ("report_settled", "3: Seen to."),
            ("setting_changed", "closed"),
            ("adjudicated", "draw"),
            ("tournament_directed", "7 canceled"),
            ("tournament_directed", "07 canceled Why."),
            ("adjudicated", "ruled So it is."),
        ] {
            assert_eq!(AuditAction::read(kind, detail), None, "{kind} {detail}");
        }
    }

    proptest! {
        #[test]
        fn whatever_is_read_is_written_as_it_was(index in 0..STORED.len(), detail in ".{0,30}") {
            if let Some(action) = AuditAction::read(STORED[index].0, &detail) {
                prop_assert_eq!(action.write(), (STORED[index].0, detail));
            }
        }
    }
}
