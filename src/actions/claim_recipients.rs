//! Whom emails ask to decide what a game waits for. Who may decide is the rule of
//! [`crate::game::ConflictOfInterest`] and of `admin::adjudications`.

use diesel::QueryResult;

use crate::{
    db::{DbConn, PlayerId, games::StoredGame, players},
    game::Event,
};

/// Lists those who could decide what a game waits for after an event: nobody decides in a game of
/// their own, nor on the appeal of their own decision.
pub(super) fn who_could_adjudicate(
    conn: &mut DbConn,
    stored: &StoredGame,
    event: &Event,
) -> QueryResult<Vec<PlayerId>> {
    let mut after = stored.clone();
    after.game.apply(event);
    let mut deciders = players::list_deciders(conn)?;
    deciders.retain(|decider| after.conflict_of(*decider).is_none());
    Ok(deciders)
}
