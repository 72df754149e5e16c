//! Blocking and muting players, and whom one has blocked and muted.

use actix_web::web::Path;
use askama::Template;
use serde::Deserialize;

use super::other;
use crate::{
    actions::messages::{relation, untie},
    db::{
        DbConn, DbError, PlayerId,
        player_relations::{self, Relation},
    },
    web::{
        error::{PageError, PageResult, done},
        form::Form,
        layout::Page,
        pages::{players::address_of, question::Question},
        request_context::{RequestContext, see_other},
    },
};

/// What the reader wants to read of another player: `partials/relations.html` shows it as
/// `relations`.
#[derive(Clone, Debug)]
pub struct RelationsView {
    pub name: String,
    pub is_blocked: bool,
    pub is_muted: bool,
}

impl RelationsView {
    pub fn of(name: &str, relations: &[Relation]) -> RelationsView {
        let (is_blocked, is_muted) =
            (relations.contains(&Relation::Block), relations.contains(&Relation::Mute));
        RelationsView { name: name.to_owned(), is_blocked, is_muted }
    }

    /// Reads what a player wants to read of another, who has this name.
    pub fn find(
        conn: &mut DbConn,
        me: PlayerId,
        other: PlayerId,
        name: &str,
    ) -> diesel::QueryResult<RelationsView> {
        Ok(RelationsView::of(name, &player_relations::find(conn, me, other)?))
    }

    /// Whether what the other says is folded away.
    pub fn is_muted_or_blocked(&self) -> bool {
        self.is_blocked || self.is_muted
    }
}

#[derive(Template)]
#[template(path = "messages/relations.html")]
struct RelationsTemplate<'a> {
    page: Page<'a>,
    /// Their names.
    blocked: Vec<String>,
    muted: Vec<String>,
}

/// `GET /account/relations`
pub async fn show(ctx: RequestContext) -> PageResult {
    let me = ctx.player()?.id;
    let (blocked, muted) = ctx
        .app
        .db
        .read(move |conn| {
            let blocked = player_relations::list(conn, me, Relation::Block)?;
            Ok::<_, DbError>((blocked, player_relations::list(conn, me, Relation::Mute)?))
        })
        .await?;
    ctx.ok(&RelationsTemplate { page: ctx.page(), blocked, muted })
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct RelationsForm {
    /// `list`: back to the list of all.
    back: String,
}

/// `GET /players/{name}/block`: asks first.
pub async fn ask_to_block(ctx: RequestContext, name: Path<String>) -> PageResult {
    let me = ctx.player()?.id;
    let other = other(&ctx, me, name.into_inner()).await?;
    let (address, name) = (address_of(&other.name), ctx.locale.name(&other.name));
    ctx.ok(&Question {
        page: ctx.page(),
        title: ctx.locale.t("message-block-ask").with("name", &name),
        explained: ctx.locale.t("message-block-explained"),
        yes: ctx.locale.t("message-block"),
        form: format!("{address}/block"),
        fields: Vec::new(),
        back: address,
    })
}

/// `POST /players/{name}/block`, `/unblock`, `/mute` and `/unmute`
pub async fn submit(
    ctx: RequestContext,
    path: Path<(String, String)>,
    Form(entered): Form<RelationsForm>,
) -> PageResult {
    let me = ctx.sender()?.player.id;
    let (name, deed) = path.into_inner();
    let other = other(&ctx, me, name).await?;
    let (db, now) = (&ctx.app.db, ctx.now);
    let relation = match deed.as_str() {
        "block" => relation(db, me, other.id, Relation::Block, now).await,
        "mute" => relation(db, me, other.id, Relation::Mute, now).await,
        "unblock" => untie(db, me, other.id, Relation::Block).await,
        "unmute" => untie(db, me, other.id, Relation::Mute).await,
        _ => return Err(PageError::NotFound),
    };
    done(relation)?;
    Ok(see_other(match entered.back.as_str() {
        "list" => "/account/relations".to_owned(),
        _ => address_of(&other.name),
    }))
}
