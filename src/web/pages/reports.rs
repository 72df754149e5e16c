//! Reporting a player, or what the opponent said in a game, to the administrators.

use actix_web::web::Path;
use askama::Template;
use serde::Deserialize;

use crate::{
    actions::desk::reports::{self as actions, LONGEST},
    db::{DbError, GameId, PlayerId, games, messages, players},
    web::{
        error::{PageError, PageResult, refusable},
        form::Form,
        layout::Page,
        visitor::{Visitor, see_other},
    },
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
    error: Option<String>,
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

fn answer(
    visitor: &Visitor,
    subject: &Subject,
    entered: &Entered,
    made: Result<(), actions::ReportRefusal>,
) -> PageResult {
    match made {
        Ok(()) => Ok(see_other(format!("{}?notice=reported", subject.page))),
        Err(why) => {
            let error = Some(why.to_string());
            visitor.again(&Show { error, ..template(visitor, subject, &entered.words) })
        }
    }
}
