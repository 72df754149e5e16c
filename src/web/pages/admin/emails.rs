//! Emails that were not sent: for administrators.

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use super::{admin, sending_admin};
use crate::{
    actions::admin::{By, emails as actions},
    db::{
        DbError, EmailId,
        outbox::{self, EmailKind, ListedEmail},
    },
    i18n::{Locale, Message, key},
    web::{
        error::{PageError, PageResult, done},
        form::Form,
        layout::Page,
        request_context::{RequestContext, see_other},
    },
};

/// Emails that the page shows of each kind.
const MAX_LISTED: i64 = 100;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct AdminEmailsQuery {
    notice: Option<String>,
}

struct EmailView {
    id: EmailId,
    kind: String,
    player: String,
    address: String,
    attempts: i32,
    written: String,
    next: String,
    error: String,
}

#[derive(Template)]
#[template(path = "admin/emails.html")]
struct AdminEmailsTemplate<'a> {
    page: Page<'a>,
    waiting: i64,
    dead: i64,
    /// What is said, whether they were set aside, the emails.
    lists: [(Message, bool, Vec<EmailView>); 2],
}

/// `GET /admin/emails`
pub async fn show(ctx: RequestContext, asked: Query<AdminEmailsQuery>) -> PageResult {
    admin(&ctx)?;
    let found = ctx.app.db.read(|conn| {
        let (waiting, dead) = outbox::count(conn)?;
        let aside = outbox::list_failing(conn, true, MAX_LISTED)?;
        let tried = outbox::list_failing(conn, false, MAX_LISTED)?;
        Ok::<_, DbError>((waiting, dead, aside, tried))
    });
    let (waiting, dead, aside, tried) = found.await?;
    let zone = ctx.zone();
    let view = |email: ListedEmail| EmailView {
        id: email.id,
        kind: kind(ctx.locale, &email.kind),
        player: email.player,
        address: email.address.unwrap_or(email.email),
        attempts: email.attempts,
        written: zone.full(email.created_at.utc()),
        next: zone.full(email.due_at.utc()),
        error: email.last_error.unwrap_or_default(),
    };
    ctx.ok(&AdminEmailsTemplate {
        page: ctx.page().with_notice(asked.notice.as_deref()),
        waiting,
        dead,
        lists: [
            (ctx.locale.t("admin-emails-failed"), true, aside.into_iter().map(view).collect()),
            (
                ctx.locale.t("admin-emails-waiting-for-retry"),
                false,
                tried.into_iter().map(view).collect(),
            ),
        ],
    })
}

/// Says what kind of email a stored word stands for; one that is not known is shown as it stands.
pub(super) fn kind(locale: Locale, stored: &str) -> String {
    let Ok(kind) = stored.parse::<EmailKind>() else { return stored.to_owned() };
    let key = match kind {
        EmailKind::ConfirmAddress => key!("email-kind-confirm-address"),
        EmailKind::AlreadyRegistered => key!("email-kind-already-registered"),
        EmailKind::ResetPassword => key!("email-kind-reset-password"),
        EmailKind::PasswordChanged => key!("email-kind-password-changed"),
        EmailKind::ChangeAddress => key!("email-kind-change-address"),
        EmailKind::AddressChanged => key!("email-kind-address-changed"),
        EmailKind::AccountClosed => key!("email-kind-account-closed"),
        EmailKind::Challenged => key!("email-kind-challenged"),
        EmailKind::ChallengeDeclined => key!("email-kind-challenge-declined"),
        EmailKind::GameStarted => key!("email-kind-game-started"),
        EmailKind::YourMove => key!("email-kind-your-move"),
        EmailKind::ConditionalMovePlayed => key!("email-kind-conditional-move-played"),
        EmailKind::SafetyMovePlayed => key!("email-kind-safety-move-played"),
        EmailKind::DrawOffered => key!("email-kind-draw-offered"),
        EmailKind::DrawDeclined => key!("email-kind-draw-declined"),
        EmailKind::TakebackAsked => key!("email-kind-takeback-asked"),
        EmailKind::TakebackDeclined => key!("email-kind-takeback-declined"),
        EmailKind::TakenBack => key!("email-kind-takeback-accepted"),
        EmailKind::TimeGiven => key!("email-kind-time-given"),
        EmailKind::TimedOut => key!("email-kind-opponent-out-of-time"),
        EmailKind::Reminder => key!("email-kind-reminder"),
        EmailKind::OpponentOnVacation => key!("email-kind-opponent-on-vacation"),
        EmailKind::TournamentGames => key!("email-kind-tournament-games"),
        EmailKind::TournamentAnnouncement => key!("email-kind-tournament-announcement"),
        EmailKind::TournamentNotice => key!("email-kind-tournament-notice"),
        EmailKind::TournamentUndirected => key!("email-kind-tournament-undirected"),
        EmailKind::TournamentEntry => key!("email-kind-tournament-entry"),
        EmailKind::TournamentResult => key!("email-kind-tournament-result"),
        EmailKind::TournamentDirector => key!("email-kind-tournament-director"),
        EmailKind::GameEnded => key!("email-kind-game-over"),
        EmailKind::TimeFromDirector => key!("email-kind-time-from-director"),
        EmailKind::ClaimMade => key!("email-kind-claim-made"),
        EmailKind::ClaimAnswered => key!("email-kind-claim-reply"),
        EmailKind::ResultClaimed => key!("email-kind-result-claimed"),
        EmailKind::Appealed => key!("email-kind-appeal"),
        EmailKind::Adjudicated => key!("email-kind-decision"),
        EmailKind::TournamentEnd => key!("email-kind-tournament-end"),
        EmailKind::AdjudicationsWait => key!("email-kind-adjudications-waiting"),
        EmailKind::ClaimWaits => key!("email-kind-claim-waiting"),
        EmailKind::Answered => key!("email-kind-result-of-reply"),
        EmailKind::NewSignIn => key!("email-kind-new-login"),
        EmailKind::SecondFactorChanged => key!("email-kind-second-factor-changed"),
        EmailKind::Message => key!("email-kind-message"),
        EmailKind::AdminSummary => key!("email-kind-admin-summary"),
        EmailKind::RatingChanges => key!("email-kind-rating-changes"),
        EmailKind::LogsPublished => key!("email-kind-logs-published"),
    };
    locale.t(key).to_string()
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct AdminEmailsForm {
    action: String,
    email: Option<EmailId>,
}

/// `POST /admin/emails`
pub async fn submit(ctx: RequestContext, Form(entered): Form<AdminEmailsForm>) -> PageResult {
    let by = By::Player(sending_admin(&ctx)?.id);
    let (db, now) = (&ctx.app.db, ctx.now);
    match (entered.action.as_str(), entered.email) {
        ("again", Some(email)) => done(actions::send_again(db, by, Some(email), now).await)?,
        ("all", None) => done(actions::send_again(db, by, None, now).await)?,
        ("drop", Some(email)) => {
            done(actions::drop_email(db, by, email, now).await)?;
            return Ok(see_other("/admin/emails?notice=email-dropped"));
        }
        _ => return Err(PageError::BadForm),
    };
    Ok(see_other("/admin/emails?notice=email-again"))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::i18n::Language;

    #[test]
    fn every_kind_of_email_has_a_name_of_its_own() {
        for language in Language::ALL {
            let locale = Locale::of(language);
            let names: HashSet<String> =
                EmailKind::ALL.iter().map(|one| kind(locale, one.as_str())).collect();
            assert_eq!(names.len(), EmailKind::ALL.len(), "{names:?}");
            let is_key = |name: &String| name.contains('_') || name.starts_with("email-kind");
            assert!(!names.iter().any(is_key), "{names:?}");
        }
        assert_eq!(kind(Locale::of(Language::German), "your_move"), "am Zug");
        assert_eq!(kind(Locale::default(), "not_known"), "not_known");
    }
}
