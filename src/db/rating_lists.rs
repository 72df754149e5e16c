//! Lists of players by rating: those whose rating is established.

use diesel::{dsl::max, prelude::*};

use super::{
    DbConn, PlayerId,
    ratings::{Row, list_before},
    schema::{players, ratings},
};
use crate::{
    chess::Variant,
    ratings::{Rating, Week},
};

/// So many players are looked at, the best first.
const MAX_PLAYERS: i64 = 5000;
/// Whoever has played no rated game for so long is not listed.
const WEEKS: i32 = 52;
/// Players whose earlier rating is read at once: SQLite takes only so many values.
const PLAYERS_AT_ONCE: usize = 500;

/// Whom a list has.
#[derive(Clone, Debug)]
pub struct RatingListFilter {
    pub variant: Variant,
    /// By its code.
    pub country: Option<String>,
    pub among: Option<Vec<PlayerId>>,
}

/// A player with an established rating.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedRating {
    pub player: PlayerId,
    pub name: String,
    /// Its code; empty: none is given.
    pub country: String,
    pub rating: Rating,
}

/// Lists players whose rating is established and who have had a rated game in the last year, the best first.
/// Closed and suspended accounts are left out.
pub fn list_established(
    conn: &mut DbConn,
    filter: &RatingListFilter,
    now: Week,
) -> QueryResult<Vec<ListedRating>> {
    let variant = filter.variant.as_str();
    let other = diesel::alias!(ratings as other);
    let latest = other
        .filter(other.field(ratings::player_id).eq(ratings::player_id))
        .filter(other.field(ratings::variant).eq(variant))
        .select(max(other.field(ratings::week)))
        .single_value();
    let mut query = ratings::table
        .inner_join(players::table.on(players::id.eq(ratings::player_id)))
        .filter(ratings::variant.eq(variant))
        .filter(ratings::week.gt(now.0.saturating_sub(WEEKS)))
        // What it was then, it is now or is less certain.
        .filter(ratings::deviation.lt(Rating::ESTABLISHED_BELOW))
        .filter(ratings::week.nullable().eq(latest))
        .filter(players::closed_at.is_null())
        .filter(players::suspended_at.is_null())
        .order((ratings::value.desc(), ratings::player_id))
        .limit(MAX_PLAYERS)
        .select((players::id, players::name, players::country, Row::as_select()))
        .into_boxed();
    if let Some(country) = &filter.country {
        query = query.filter(players::country.eq(country.clone()));
    }
    if let Some(among) = &filter.among {
        query = query.filter(ratings::player_id.eq_any(among.clone()));
    }
    let rows: Vec<(PlayerId, String, String, Row)> = query.load(conn)?;
    let listed = rows.into_iter().map(|(player, name, country, row)| {
        let rated = row.rated();
        ListedRating { player, name, country, rating: rated.rating.aged(rated.week, now) }
    });
    Ok(listed.filter(|listed| listed.rating.is_established()).collect())
}

/// Lists those of some players whose rating was established before a week, with by how much it has risen since,
/// who has gained most first.
pub fn list_gains(
    conn: &mut DbConn,
    listed: Vec<ListedRating>,
    variant: Variant,
    since: Week,
) -> QueryResult<Vec<(ListedRating, i32)>> {
    let mut gains = Vec::new();
    for chunk in listed.chunks(PLAYERS_AT_ONCE) {
        let ids: Vec<PlayerId> = chunk.iter().map(|listed| listed.player).collect();
        let before = list_before(conn, &ids, variant, since)?;
        gains.extend(chunk.iter().filter_map(|listed| {
            let start = before.get(&listed.player).filter(|start| start.is_established())?;
            let gain = listed.rating.number().saturating_sub(start.number());
            (gain > 0).then(|| (listed.clone(), gain))
        }));
    }
    // Equal ones stay in the order of their ratings.
    gains.sort_by_key(|(_, gain)| std::cmp::Reverse(*gain));
    Ok(gains)
}
