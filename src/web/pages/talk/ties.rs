//! Blocking and muting players, and whom one has blocked and muted.

use actix_web::web::Path;
use askama::Template;
use serde::Deserialize;

use super::other;
use crate::{
    actions::talk::{tie, untie},
    db::{
        DbConn, DbError, PlayerId,
        ties::{self, Tie},
    },
    web::{
        error::{PageError, PageResult, done},
        form::Form,
        layout::Page,
        pages::players::address_of,
        visitor::{Visitor, see_other},
    },
};

/// What the reader wants to hear of another player: `partials/ties.html` shows it as `ties`.
#[derive(Clone, Debug)]
pub struct TiesView {
    pub name: String,
    pub is_blocked: bool,
    pub is_muted: bool,
}

impl TiesView {
    pub fn of(name: &str, ties: &[Tie]) -> TiesView {
        let (is_blocked, is_muted) = (ties.contains(&Tie::Block), ties.contains(&Tie::Mute));
        TiesView { name: name.to_owned(), is_blocked, is_muted }
    }

    /// Reads what a player wants to hear of another, who has this name.
    pub fn find(
        conn: &mut DbConn,
        me: PlayerId,
        other: PlayerId,
        name: &str,
    ) -> diesel::QueryResult<TiesView> {
        Ok(TiesView::of(name, &ties::find(conn, me, other)?))
    }

    /// Whether what the other says is folded away.
    pub fn is_silenced(&self) -> bool {
        self.is_blocked || self.is_muted
    }
}

#[derive(Template)]
#[template(path = "talk/ties.html")]
struct Show<'a> {
    page: Page<'a>,
    /// Their names.
    blocked: Vec<String>,
    muted: Vec<String>,
}

/// `GET /account/ties`
pub async fn show(visitor: Visitor) -> PageResult {
    let me = visitor.player()?.id;
    let (blocked, muted) = visitor
        .app
        .db
        .read(move |conn| {
            let blocked = ties::list(conn, me, Tie::Block)?;
            Ok::<_, DbError>((blocked, ties::list(conn, me, Tie::Mute)?))
        })
        .await?;
    visitor.ok(&Show { page: visitor.page(), blocked, muted })
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
    /// `list`: back to the list of all.
    back: String,
}

/// `POST /players/{name}/block`, `/unblock`, `/mute` and `/unmute`
pub async fn submit(
    visitor: Visitor,
    path: Path<(String, String)>,
    Form(entered): Form<Entered>,
) -> PageResult {
    let me = visitor.sender()?.player.id;
    let (name, deed) = path.into_inner();
    let other = other(&visitor, me, name).await?;
    let (db, now) = (&visitor.app.db, visitor.now);
    let tied = match deed.as_str() {
        "block" => tie(db, me, other.id, Tie::Block, now).await,
        "mute" => tie(db, me, other.id, Tie::Mute, now).await,
        "unblock" => untie(db, me, other.id, Tie::Block).await,
        "unmute" => untie(db, me, other.id, Tie::Mute).await,
        _ => return Err(PageError::NotFound),
    };
    done(tied)?;
    Ok(see_other(match entered.back.as_str() {
        "list" => "/account/ties".to_owned(),
        _ => address_of(&other.name),
    }))
}
