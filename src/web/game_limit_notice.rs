//! Tells a player how many games they have and may have at once, before the limit stops them.

use super::{error::PageError, request_context::RequestContext, sentences::Sentence as _};
use crate::{actions::player_load::find_load_near_limit, db::DbError, i18n::Message};

/// Returns the sentence for the reader; `None` if the limit is far, or nobody is logged in.
pub async fn game_limit_notice(ctx: &RequestContext) -> Result<Option<Message>, PageError> {
    let Some(me) = ctx.reader() else { return Ok(None) };
    let limits = ctx.site.settings.game_limits();
    let load =
        ctx.app.db.read::<_, DbError>(move |conn| Ok(find_load_near_limit(conn, me, limits)?));
    Ok(load.await?.map(|load| load.said(ctx.locale)))
}
