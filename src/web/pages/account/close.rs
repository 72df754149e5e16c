//! Closing one's account, after a warning that lists the running games.

use askama::Template;
use serde::Deserialize;

use super::{Field, security::verified, wrong_password};
use crate::{
    actions::accounts::{self, CloseAccountError},
    db::{DbError, GameId, PlayerId, games, players},
    i18n::Message,
    web::{
        cookies::{clear_cache, no_session_cookie, set_cookie},
        error::{PageError, PageResult, refusable},
        form::Form,
        layout::Page,
        request_context::{RequestContext, see_other},
    },
};

#[derive(Template)]
#[template(path = "account/close.html")]
struct CloseAccountTemplate<'a> {
    page: Page<'a>,
    games: Vec<(GameId, String)>,
    password: Field,
    error: Option<Message>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct CloseAccountForm {
    password: String,
}

/// Returns the running games with their opponents.
async fn running(ctx: &RequestContext, me: PlayerId) -> Result<Vec<(GameId, String)>, PageError> {
    let list = ctx.app.db.read(move |conn| {
        let list = games::list_running(conn, me)?;
        let other = |game: &games::ListedGame| game.player(!game.side_of(me));
        let ids: Vec<_> = list.iter().map(other).collect();
        let names = players::names(conn, &ids)?;
        let named = list.iter().map(|game| {
            let name = names.get(&other(game)).cloned().unwrap_or_default();
            (game.id, name)
        });
        Ok::<_, DbError>(named.collect())
    });
    Ok(list.await?)
}

/// `GET /account/close`
pub async fn show(ctx: RequestContext) -> PageResult {
    let games = running(&ctx, ctx.player()?.id).await?;
    let password = Field::default();
    ctx.ok(&CloseAccountTemplate { page: ctx.page(), games, password, error: None })
}

/// `POST /account/close`
pub async fn submit(ctx: RequestContext, Form(entered): Form<CloseAccountForm>) -> PageResult {
    let player = &ctx.sender()?.player;
    let (mut password, mut error) = (Field::default(), None);
    if let Some(verified) = verified(&ctx, player.id, &entered.password).await? {
        let db = &ctx.app.db;
        let closed = accounts::close_account(db, player.id, &verified, ctx.now).await;
        match refusable(closed)? {
            Ok(()) => {
                let mut response = see_other("/?notice=closed");
                clear_cache(&mut response);
                set_cookie(&mut response, &no_session_cookie(&ctx.app.config))?;
                return Ok(response);
            }
            Err(CloseAccountError::PasswordChanged) => {
                password.error = Some(wrong_password(ctx.locale));
            }
            Err(CloseAccountError::LastAdmin) => {
                error = Some(ctx.locale.t("account-close-last-administrator"));
            }
        }
    } else {
        password.error = Some(wrong_password(ctx.locale));
    }
    let games = running(&ctx, player.id).await?;
    ctx.again(&CloseAccountTemplate { page: ctx.page(), games, password, error })
}
