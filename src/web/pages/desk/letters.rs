//! Letters that did not leave: for administrators.

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use super::{admin, sending_admin};
use crate::{
    actions::desk::{By, letters as actions},
    db::{DbError, LetterId, outbox, outbox::ListedLetter},
    web::{
        error::{PageError, PageResult, done},
        form::Form,
        layout::Page,
        visitor::{Visitor, see_other},
    },
    words::Said,
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
        kind: letter.kind.replace('_', " "),
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
