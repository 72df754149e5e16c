//! Whom a list of games is played against: their names, and what they are worth now.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use crate::{
    chess::Variant,
    db::{DbConn, PlayerId, games::ListedGame, players, ratings},
    i18n::CLOSED_NAME,
    ratings::{Rating, Week},
};

/// The opponents in some games of a player.
#[derive(Default)]
pub struct Opponents {
    /// As they are stored.
    pub names: HashMap<PlayerId, String>,
    pub ratings: HashMap<(PlayerId, Variant), Rating>,
}

impl Opponents {
    /// Reads them: by one query for the names and one for each variant.
    pub fn find<'a>(
        conn: &mut DbConn,
        list: impl IntoIterator<Item = &'a ListedGame>,
        me: PlayerId,
        now: DateTime<Utc>,
    ) -> QueryResult<Opponents> {
        let wanted = list.into_iter().map(|game| (game.player(!game.side_of(me)), game.variant()));
        Opponents::read(conn, &wanted.collect::<Vec<_>>(), &[], now)
    }

    /// The same of those whose rating in a variant is wanted, with the names of others.
    pub fn read(
        conn: &mut DbConn,
        rated: &[(PlayerId, Variant)],
        others: &[PlayerId],
        now: DateTime<Utc>,
    ) -> QueryResult<Opponents> {
        let players = rated.iter().map(|(player, _)| player).chain(others).copied();
        Ok(Opponents {
            names: players::names(conn, &players.collect::<Vec<_>>())?,
            ratings: ratings::list_each_before(conn, rated, Week::of(now).next())?,
        })
    }

    /// Returns a player's rating as text; of a closed account none is left.
    pub fn rating(&self, player: PlayerId, variant: Variant) -> Option<String> {
        let is_closed = self.names.get(&player).is_some_and(|name| name == CLOSED_NAME);
        let rating = self.ratings.get(&(player, variant)).filter(|_| !is_closed);
        rating.map(|rating| rating.text())
    }
}
