//! `GET /tournaments/invited`: leads to the tournament to which the reader was invited last.

use crate::{
    db::{DbError, TournamentId, tournaments},
    web::{
        error::PageResult,
        request_context::{RequestContext, see_other},
    },
};

pub async fn show(ctx: RequestContext) -> PageResult {
    let me = ctx.player()?.id;
    let find = move |conn: &mut _| Ok::<_, DbError>(tournaments::find_invitation(conn, me)?);
    Ok(see_other(match ctx.app.db.look_up(find).await? {
        Some(tournament) => format!("/tournaments/{tournament}"),
        None => "/tournaments".to_owned(),
    }))
}

/// Notes that the reader has looked at an invitation. Returns how many they have looked at so: none where it
/// cannot be stored, which keeps nobody from the page.
pub(super) async fn see(ctx: &RequestContext, tournament: TournamentId) -> usize {
    let Some(me) = ctx.reader() else { return 0 };
    let delete =
        move |conn: &mut _| Ok::<_, DbError>(tournaments::delete_invitation(conn, tournament, me)?);
    match ctx.app.db.write(delete).await {
        Ok(was_unseen) => usize::from(was_unseen),
        Err(error) => {
            tracing::warn!(%error, "an invitation that was seen was not noted");
            0
        }
    }
}
