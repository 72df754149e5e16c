//! An invitation that its reader has not looked at.

use crate::{
    db::{DbError, TournamentId, tournaments},
    web::{
        error::{PageError, PageResult},
        request_context::{RequestContext, see_other},
    },
};

/// `GET /tournaments/invited`: leads to the tournament to which the reader was invited last.
pub async fn show(ctx: RequestContext) -> PageResult {
    ctx.player()?;
    Ok(see_other(match list_unseen(&ctx).await?.first() {
        Some(tournament) => format!("/tournaments/{tournament}"),
        None => "/tournaments".to_owned(),
    }))
}

/// Lists the tournaments to which the reader was invited without having looked at them.
pub(super) async fn list_unseen(ctx: &RequestContext) -> Result<Vec<TournamentId>, PageError> {
    let Some(me) = ctx.reader().filter(|_| ctx.page().waiting.invitations > 0) else {
        return Ok(Vec::new());
    };
    let list = move |conn: &mut _| Ok::<_, DbError>(tournaments::list_invitations(conn, me)?);
    let mut unseen = ctx.app.db.look_up(list).await?;
    unseen.retain(|tournament| !ctx.app.seen_buffer.has_just_seen_invitation(me, *tournament));
    Ok(unseen)
}
