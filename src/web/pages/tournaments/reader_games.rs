//! The games of the reader in a tournament, as on *My games*: those in which it is their turn first.

use std::cmp::Reverse;

use crate::{
    db::{
        DbError, GameId,
        games::{self, ListedGame},
    },
    tournament::Tournament,
    web::{
        error::PageError,
        pages::games::{Card, Opponents, cards},
        request_context::RequestContext,
    },
};

/// What a player has in a tournament: nothing, if the reader plays no game in it.
#[derive(Default)]
pub struct ReaderGames {
    pub running: Vec<Card>,
    pub finished: Vec<Card>,
}

impl ReaderGames {
    /// Finds the games of the reader.
    pub async fn find(
        ctx: &RequestContext,
        tournament: &Tournament,
    ) -> Result<ReaderGames, PageError> {
        let Some(me) = ctx.reader() else { return Ok(ReaderGames::default()) };
        let seats = tournament.seats_of(me.0);
        let games = seats.flat_map(|(section, number)| tournament.games_of_seat(section, number));
        let ids: Vec<GameId> = games.map(|game| GameId(game.id)).collect();
        if ids.is_empty() {
            return Ok(ReaderGames::default());
        }
        let now = ctx.now;
        let found = ctx.app.db.read(move |conn| {
            let mut list = games::list_by_ids(conn, &ids)?;
            // A place can have had somebody else before.
            list.retain(|game| [game.white_id, game.black_id].contains(&me));
            Ok::<_, DbError>((Opponents::find(conn, &list, me, now)?, list))
        });
        let (opponents, mut list) = found.await?;
        list.sort_by_key(|game| (game.deadline.is_none(), game.deadline, game.id));
        let (finished, running): (Vec<_>, Vec<_>) =
            list.into_iter().partition(|game| game.ended_at.is_some());
        let view = |list: &[ListedGame]| cards(list, &opponents, me, now, ctx.zone());
        let mut running = view(&running);
        running.sort_by_key(|card| Reverse(card.is_turn || card.may_claim_timeout));
        Ok(ReaderGames { running, finished: view(&finished) })
    }
}
