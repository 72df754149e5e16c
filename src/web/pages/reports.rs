//! Reporting a player, or what the opponent said in a game, to the administrators.

use actix_web::web::Path;
use askama::Template;
use serde::Deserialize;

use crate::{
    actions::{
        desk::reports::{self as actions, LONGEST},
        talk::hears_remarks,
    },
    db::{
        DbError, GameId, PlayerId, games, messages,
        players::{self, Player},
        private_messages, remarks,
    },
    web::{
        error::{PageError, PageResult, refusable},
        form::Form,
        layout::Page,
        pages::talk,
        sentences::Sentence as _,
        visitor::{Visitor, see_other},
    },
    words::Said,
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
    words: String,
}

/// What is to be reported.
struct Subject {
    /// The page that it was seen on.
    page: String,
    /// Where the form goes.
    form: String,
    player: String,
    message: Option<String>,
}

#[derive(Template)]
#[template(path = "report.html")]
struct Show<'a> {
    page: Page<'a>,
    subject: &'a Subject,
    words: &'a str,
    longest: usize,
    error: Option<Said>,
}

fn template<'a>(visitor: &'a Visitor, subject: &'a Subject, words: &'a str) -> Show<'a> {
    Show { page: visitor.page(), subject, words, longest: LONGEST, error: None }
}

async fn player(visitor: &Visitor, name: String) -> Result<(PlayerId, Subject), PageError> {
    let found = visitor
        .app
        .db
        .look_up(move |conn| Ok::<_, DbError>(players::find_by_name(conn, &name)?))
        .await?
        .filter(|player| player.is_confirmed() && !player.is_closed())
        .ok_or(PageError::NotFound)?;
    let name =
        percent_encoding::utf8_percent_encode(&found.name, percent_encoding::NON_ALPHANUMERIC);
    let page = format!("/players/{name}");
    let form = format!("{page}/report");
    Ok((found.id, Subject { page, form, player: found.name, message: None }))
}

/// `GET /players/{name}/report`
pub async fn show_player(visitor: Visitor, name: Path<String>) -> PageResult {
    visitor.player()?;
    let (_, subject) = player(&visitor, name.into_inner()).await?;
    visitor.ok(&template(&visitor, &subject, ""))
}

/// `POST /players/{name}/report`
pub async fn submit_player(
    visitor: Visitor,
    name: Path<String>,
    Form(entered): Form<Entered>,
) -> PageResult {
    let me = visitor.sender()?.player.id;
    let (id, subject) = player(&visitor, name.into_inner()).await?;
    let words = entered.words.clone();
    let made = actions::report_player(&visitor.app.db, me, id, words, visitor.now).await;
    answer(&visitor, &subject, &entered, refusable(made)?)
}

/// Whoever is no player of the game learns nothing of what was said in it.
async fn message(
    visitor: &Visitor,
    me: PlayerId,
    game: GameId,
    number: u32,
) -> Result<Subject, PageError> {
    let found = visitor.app.db.look_up(move |conn| {
        let Some((stored, [white, black])) = games::find_with_names(conn, game)? else {
            return Ok(None);
        };
        let said = messages::find(conn, game, number)?;
        Ok::<_, DbError>(said.map(|said| (stored.side_of(me), said, white, black)))
    });
    let (side, said, white, black) = found.await?.ok_or(PageError::NotFound)?;
    // Nobody reports what they said themselves.
    if side != Some(!said.side) {
        return Err(PageError::NotFound);
    }
    let page = format!("/games/{game}");
    let form = format!("{page}/messages/{number}/report");
    let player = said.side.fold_wb(white, black);
    Ok(Subject { page, form, player, message: Some(said.text) })
}

/// `GET /games/{id}/messages/{message}/report`
pub async fn show_message(visitor: Visitor, path: Path<(GameId, u32)>) -> PageResult {
    let (game, number) = path.into_inner();
    let subject = message(&visitor, visitor.player()?.id, game, number).await?;
    visitor.ok(&template(&visitor, &subject, ""))
}

/// `POST /games/{id}/messages/{message}/report`
pub async fn submit_message(
    visitor: Visitor,
    path: Path<(GameId, u32)>,
    Form(entered): Form<Entered>,
) -> PageResult {
    let me = visitor.sender()?.player.id;
    let (game, number) = path.into_inner();
    let subject = message(&visitor, me, game, number).await?;
    let (db, words) = (&visitor.app.db, entered.words.clone());
    let made = actions::report_message(db, me, game, number, words, visitor.now).await;
    answer(&visitor, &subject, &entered, refusable(made)?)
}

/// Whoever does not hear what spectators say finds nothing to report.
async fn remark(
    visitor: &Visitor,
    me: PlayerId,
    game: GameId,
    number: u32,
) -> Result<Subject, PageError> {
    let found = visitor.app.db.look_up(move |conn| {
        let stored = games::find(conn, game)?.filter(|stored| hears_remarks(stored, Some(me)));
        let Some(_) = stored else { return Ok(None) };
        Ok::<_, DbError>(remarks::find(conn, game, number)?)
    });
    let said = found.await?.filter(|said| said.by != me).ok_or(PageError::NotFound)?;
    let page = format!("/games/{game}");
    let form = format!("{page}/remarks/{number}/report");
    Ok(Subject { page, form, player: said.name, message: Some(said.text) })
}

/// `GET /games/{id}/remarks/{remark}/report`
pub async fn show_remark(visitor: Visitor, path: Path<(GameId, u32)>) -> PageResult {
    let (game, number) = path.into_inner();
    let subject = remark(&visitor, visitor.player()?.id, game, number).await?;
    visitor.ok(&template(&visitor, &subject, ""))
}

/// `POST /games/{id}/remarks/{remark}/report`
pub async fn submit_remark(
    visitor: Visitor,
    path: Path<(GameId, u32)>,
    Form(entered): Form<Entered>,
) -> PageResult {
    let me = visitor.sender()?.player.id;
    let (game, number) = path.into_inner();
    let subject = remark(&visitor, me, game, number).await?;
    let (db, words) = (&visitor.app.db, entered.words.clone());
    let made = actions::report_remark(db, me, game, number, words, visitor.now).await;
    answer(&visitor, &subject, &entered, refusable(made)?)
}

/// What somebody else wrote in a conversation.
async fn private(
    visitor: &Visitor,
    me: PlayerId,
    name: String,
    number: u32,
) -> Result<(Player, Subject), PageError> {
    let other = talk::other(visitor, me, name).await?;
    let id = other.id;
    let found = visitor
        .app
        .db
        .look_up(move |conn| Ok::<_, DbError>(private_messages::find(conn, me, id, number)?));
    let said = found.await?.filter(|said| said.from_id == id).ok_or(PageError::NotFound)?;
    let page = talk::address(&other.name_key);
    let form = format!("{page}/{number}/report");
    let subject = Subject { page, form, player: other.name.clone(), message: Some(said.text) };
    Ok((other, subject))
}

/// `GET /messages/{name}/{message}/report`
pub async fn show_private(visitor: Visitor, path: Path<(String, u32)>) -> PageResult {
    let (name, number) = path.into_inner();
    let (_, subject) = private(&visitor, visitor.player()?.id, name, number).await?;
    visitor.ok(&template(&visitor, &subject, ""))
}

/// `POST /messages/{name}/{message}/report`
pub async fn submit_private(
    visitor: Visitor,
    path: Path<(String, u32)>,
    Form(entered): Form<Entered>,
) -> PageResult {
    let me = visitor.sender()?.player.id;
    let (name, number) = path.into_inner();
    let (other, subject) = private(&visitor, me, name, number).await?;
    let (db, words) = (&visitor.app.db, entered.words.clone());
    let made = actions::report_private(db, me, other.id, number, words, visitor.now).await;
    answer(&visitor, &subject, &entered, refusable(made)?)
}

fn answer(
    visitor: &Visitor,
    subject: &Subject,
    entered: &Entered,
    made: Result<(), actions::ReportRefusal>,
) -> PageResult {
    match made {
        Ok(()) => Ok(see_other(format!("{}?notice=reported", subject.page))),
        Err(why) => {
            let error = Some(why.said(visitor.words));
            visitor.again(&Show { error, ..template(visitor, subject, &entered.words) })
        }
    }
}
