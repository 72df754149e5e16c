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
    web::{
        error::{PageError, PageResult, done},
        form::Form,
        layout::Page,
        visitor::{Visitor, see_other},
    },
    words::{Said, Words, key},
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
    lists: [(Said, bool, Vec<LetterView>); 2],
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
        kind: kind(visitor.words, &letter.kind),
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
            (visitor.words.say("desk-set-aside"), true, aside.into_iter().map(view).collect()),
            (visitor.words.say("desk-tried-again"), false, tried.into_iter().map(view).collect()),
        ],
    })
}

/// Says what kind of letter a stored word stands for; one that is not known is told as it stands.
pub(super) fn kind(words: Words, stored: &str) -> String {
    let Some(kind) = Kind::of(stored) else { return stored.to_owned() };
    let key = match kind {
        Kind::ConfirmAddress => key!("letter-kind-confirm-address"),
        Kind::AlreadyRegistered => key!("letter-kind-already-registered"),
        Kind::ResetPassword => key!("letter-kind-reset-password"),
        Kind::PasswordChanged => key!("letter-kind-password-changed"),
        Kind::ChangeAddress => key!("letter-kind-change-address"),
        Kind::AddressChanged => key!("letter-kind-address-changed"),
        Kind::AccountClosed => key!("letter-kind-account-closed"),
        Kind::Challenged => key!("letter-kind-challenged"),
        Kind::ChallengeDeclined => key!("letter-kind-challenge-declined"),
        Kind::GameStarted => key!("letter-kind-game-started"),
        Kind::YourMove => key!("letter-kind-your-move"),
        Kind::PlanAnswered => key!("letter-kind-plan-answered"),
        Kind::DrawOffered => key!("letter-kind-draw-offered"),
        Kind::DrawDeclined => key!("letter-kind-draw-declined"),
        Kind::TakebackAsked => key!("letter-kind-takeback-asked"),
        Kind::TakebackDeclined => key!("letter-kind-takeback-declined"),
        Kind::TakenBack => key!("letter-kind-taken-back"),
        Kind::TimeGiven => key!("letter-kind-time-given"),
        Kind::FlagFell => key!("letter-kind-flag-fell"),
        Kind::Reminder => key!("letter-kind-reminder"),
        Kind::OpponentOnLeave => key!("letter-kind-opponent-on-leave"),
        Kind::GameEnded => key!("letter-kind-game-ended"),
        Kind::ClaimMade => key!("letter-kind-claim-made"),
        Kind::ClaimAnswered => key!("letter-kind-claim-answered"),
        Kind::Appealed => key!("letter-kind-appealed"),
        Kind::Ruled => key!("letter-kind-ruled"),
        Kind::ClaimWaits => key!("letter-kind-claim-waits"),
        Kind::Answered => key!("letter-kind-answered"),
        Kind::NewSignIn => key!("letter-kind-new-sign-in"),
        Kind::Message => key!("letter-kind-message"),
    };
    words.say(key).to_string()
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
    use crate::{db::outbox::KINDS, words::Language};

    #[test]
    fn every_kind_of_letter_has_a_name_of_its_own() {
        for language in Language::ALL {
            let words = Words::of(language);
            let names: HashSet<String> =
                KINDS.iter().map(|one| kind(words, one.as_str())).collect();
            assert_eq!(names.len(), KINDS.len(), "{names:?}");
            assert!(names.iter().all(|name| !name.contains(['_', '-'])), "{names:?}");
        }
        assert_eq!(kind(Words::of(Language::German), "your_move"), "am Zug");
        assert_eq!(kind(Words::default(), "not_known"), "not_known");
    }
}
