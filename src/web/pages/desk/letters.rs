//! Letters that did not leave: for administrators.

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use super::{admin, sending_admin};
use crate::{
    actions::desk::{By, letters as actions},
    db::{
        DbError, LetterId,
        outbox::{self, Kind, ListedLetter},
    },
    i18n::{Locale, Message, key},
    web::{
        error::{PageError, PageResult, done},
        form::Form,
        layout::Page,
        visitor::{Visitor, see_other},
    },
};

/// Letters that the page shows of each kind.
const LATEST: i64 = 100;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    notice: Option<String>,
}

struct LetterView {
    id: LetterId,
    kind: String,
    player: String,
    address: String,
    attempts: i32,
    written: String,
    next: String,
    error: String,
}

#[derive(Template)]
#[template(path = "desk/letters.html")]
struct Show<'a> {
    page: Page<'a>,
    waiting: i64,
    dead: i64,
    /// What is said, whether they were set aside, the letters.
    lists: [(Message, bool, Vec<LetterView>); 2],
}

/// `GET /admin/letters`
pub async fn show(visitor: Visitor, asked: Query<Asked>) -> PageResult {
    admin(&visitor)?;
    let found = visitor.app.db.read(|conn| {
        let (waiting, dead) = outbox::count(conn)?;
        let aside = outbox::list_failing(conn, true, LATEST)?;
        let tried = outbox::list_failing(conn, false, LATEST)?;
        Ok::<_, DbError>((waiting, dead, aside, tried))
    });
    let (waiting, dead, aside, tried) = found.await?;
    let zone = visitor.zone();
    let view = |letter: ListedLetter| LetterView {
        id: letter.id,
        kind: kind(visitor.locale, &letter.kind),
        player: letter.player,
        address: letter.address.unwrap_or(letter.email),
        attempts: letter.attempts,
        written: zone.full(letter.created_at.utc()),
        next: zone.full(letter.due_at.utc()),
        error: letter.last_error.unwrap_or_default(),
    };
    visitor.ok(&Show {
        page: visitor.page().with_notice(asked.notice.as_deref()),
        waiting,
        dead,
        lists: [
            (visitor.locale.t("admin-emails-failed"), true, aside.into_iter().map(view).collect()),
            (
                visitor.locale.t("admin-emails-waiting-for-retry"),
                false,
                tried.into_iter().map(view).collect(),
            ),
        ],
    })
}

/// Says what kind of letter a stored word stands for; one that is not known is told as it stands.
pub(super) fn kind(locale: Locale, stored: &str) -> String {
    let Some(kind) = Kind::of(stored) else { return stored.to_owned() };
    let key = match kind {
        Kind::ConfirmAddress => key!("email-kind-confirm-address"),
        Kind::AlreadyRegistered => key!("email-kind-already-registered"),
        Kind::ResetPassword => key!("email-kind-reset-password"),
        Kind::PasswordChanged => key!("email-kind-password-changed"),
        Kind::ChangeAddress => key!("email-kind-change-address"),
        Kind::AddressChanged => key!("email-kind-address-changed"),
        Kind::AccountClosed => key!("email-kind-account-closed"),
        Kind::Challenged => key!("email-kind-challenged"),
        Kind::ChallengeDeclined => key!("email-kind-challenge-declined"),
        Kind::GameStarted => key!("email-kind-game-started"),
        Kind::YourMove => key!("email-kind-your-move"),
        Kind::PlanAnswered => key!("email-kind-conditional-move-played"),
        Kind::DrawOffered => key!("email-kind-draw-offered"),
        Kind::DrawDeclined => key!("email-kind-draw-declined"),
        Kind::TakebackAsked => key!("email-kind-takeback-asked"),
        Kind::TakebackDeclined => key!("email-kind-takeback-declined"),
        Kind::TakenBack => key!("email-kind-takeback-accepted"),
        Kind::TimeGiven => key!("email-kind-time-given"),
        Kind::FlagFell => key!("email-kind-opponent-out-of-time"),
        Kind::Reminder => key!("email-kind-reminder"),
        Kind::OpponentOnLeave => key!("email-kind-opponent-on-vacation"),
        Kind::GameEnded => key!("email-kind-game-over"),
        Kind::ClaimMade => key!("email-kind-claim-made"),
        Kind::ClaimAnswered => key!("email-kind-claim-reply"),
        Kind::Appealed => key!("email-kind-appeal"),
        Kind::Ruled => key!("email-kind-decision"),
        Kind::ClaimWaits => key!("email-kind-claim-waiting"),
        Kind::Answered => key!("email-kind-result-of-reply"),
        Kind::NewSignIn => key!("email-kind-new-login"),
        Kind::Message => key!("email-kind-message"),
    };
    locale.t(key).to_string()
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
    action: String,
    letter: Option<LetterId>,
}

/// `POST /admin/letters`
pub async fn submit(visitor: Visitor, Form(entered): Form<Entered>) -> PageResult {
    let by = By::Player(sending_admin(&visitor)?.id);
    let (db, now) = (&visitor.app.db, visitor.now);
    match (entered.action.as_str(), entered.letter) {
        ("again", Some(letter)) => done(actions::send_again(db, by, Some(letter), now).await)?,
        ("all", None) => done(actions::send_again(db, by, None, now).await)?,
        ("drop", Some(letter)) => {
            done(actions::drop_letter(db, by, letter, now).await)?;
            return Ok(see_other("/admin/letters?notice=letter-dropped"));
        }
        _ => return Err(PageError::BadForm),
    };
    Ok(see_other("/admin/letters?notice=letter-again"))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::{db::outbox::KINDS, i18n::Language};

    #[test]
    fn every_kind_of_letter_has_a_name_of_its_own() {
        for language in Language::ALL {
            let locale = Locale::of(language);
            let names: HashSet<String> =
                KINDS.iter().map(|one| kind(locale, one.as_str())).collect();
            assert_eq!(names.len(), KINDS.len(), "{names:?}");
            let is_key = |name: &String| name.contains('_') || name.starts_with("email-kind");
            assert!(!names.iter().any(is_key), "{names:?}");
        }
        assert_eq!(kind(Locale::of(Language::German), "your_move"), "am Zug");
        assert_eq!(kind(Locale::default(), "not_known"), "not_known");
    }
}
