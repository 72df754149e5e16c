//! Once more with colors swapped.

use chrono::{DateTime, Utc};

use super::{ChallengeError, NewOffer, accept::accept, offer::insert};
use crate::{
    actions::{ActionError, ActionResult},
    db::{
        Db, GameId, PlayerId,
        challenges::{self, ChallengeState},
        games,
        player_relations::{self, Relation},
        players,
    },
};

/// What came of asking for a rematch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rematch {
    /// The opponent is asked.
    Offered,
    /// The opponent had asked already: the game has begun.
    Started(GameId),
}

/// Offers a rematch of a finished game, or accepts the one that the opponent offers.
/// One offer a game and player.
pub async fn offer_rematch(
    db: &Db,
    player: PlayerId,
    game: GameId,
    now: DateTime<Utc>,
) -> ActionResult<Rematch, ChallengeError> {
    db.write(move |conn| {
        fn refused<T>(why: ChallengeError) -> ActionResult<T, ChallengeError> {
            Err(ActionError::Refused(why))
        }
        let mut stored = games::find(conn, game)?.ok_or(ActionError::NotFound)?;
        // Time that ran out counts, written down or not.
        stored.game = stored.game.as_of(now);
        let side = stored.side_of(player).ok_or(ActionError::Forbidden)?;
        if stored.game.ended().is_none() {
            return refused(ChallengeError::GameRunning);
        }
        let opponent = stored.player(!side);
        let other = players::get(conn, opponent)?;
        if other.is_closed() {
            return refused(ChallengeError::AccountClosed);
        }
        if other.is_suspended() {
            return refused(ChallengeError::Suspended);
        }
        // Accepting again what was accepted leads to the same game: a double click.
        let offered = challenges::find_rematch(conn, game, opponent)?;
        if let Some(offered) = offered
            && matches!(offered.state(now), ChallengeState::Open | ChallengeState::Accepted)
        {
            return accept(conn, player, offered.id, true, now).map(Rematch::Started);
        }
        if player_relations::has(conn, opponent, player, Relation::Block)? {
            return refused(ChallengeError::Blocked);
        }
        let offer = NewOffer {
            opponent: None,
            color: Some(!side),
            start: stored.game.start().clone(),
            terms: stored.game.terms().for_rematch(),
            message: other.locale().t("challenge-rematch-message").to_string(),
            form_key: challenges::rematch_form_key(game),
        };
        let id = insert(conn, player, Some(opponent), &offer, Some(game), now)?;
        let stands =
            challenges::find(conn, id)?.is_some_and(|c| c.state(now) == ChallengeState::Open);
        if stands { Ok(Rematch::Offered) } else { refused(ChallengeError::RematchSettled) }
    })
    .await
}
