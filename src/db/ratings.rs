//! The ratings of players after each week with rated games, in each variant of its own, and which weeks
//! are to be computed (again).

use std::collections::HashMap;

use diesel::{dsl::max, prelude::*, sql_types::BigInt};

use super::{
    Corrupt, DbConn, DbTimestamp, GameId, PlayerId,
    schema::{game_terms, games, pending_rating_weeks, ratings},
};
use crate::{
    chess::{Color, Variant},
    game::Score,
    ratings::{Rating, Week, counted},
};

/// Any number; nothing else in the database takes this lock.
const RATINGS_LOCK: i64 = 0x7a75_6770_7261_7465;

/// A week in a player's history.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    pub week: Week,
    /// After that week.
    pub rating: Rating,
    /// Rated games of that week.
    pub games: i32,
}

/// A result that counts, as one side sees it.
#[derive(Clone, Copy, Debug)]
pub struct RatedGame {
    pub game: GameId,
    pub opponent: PlayerId,
    pub score: Score,
}

/// What waits to be computed.
#[derive(Clone, Debug)]
pub struct Due {
    pub variant: Variant,
    pub week: Week,
    pub players: Vec<PlayerId>,
}

/// Keeps other servers from computing until the transaction ends.
pub fn lock(conn: &mut DbConn) -> QueryResult<()> {
    match conn {
        DbConn::Postgres(conn) => diesel::sql_query("SELECT pg_advisory_xact_lock($1)")
            .bind::<BigInt, _>(RATINGS_LOCK)
            .execute(conn)
            .map(drop),
        // There is one writer.
        DbConn::Sqlite(_) => Ok(()),
    }
}

/// Notes that a week of some players is to be computed.
pub fn insert_due(
    conn: &mut DbConn,
    variant: Variant,
    week: Week,
    players: &[PlayerId],
) -> QueryResult<()> {
    let row = |player: &PlayerId| {
        (
            pending_rating_weeks::player_id.eq(*player),
            pending_rating_weeks::variant.eq(variant.as_str()),
            pending_rating_weeks::week.eq(week.0),
        )
    };
    let rows: Vec<_> = players.iter().map(row).collect();
    on_either!(conn, |c| diesel::insert_into(pending_rating_weeks::table)
        .values(&rows)
        .execute(c)?);
    Ok(())
}

/// Returns whether anything is to be computed.
pub fn is_any_due(conn: &mut DbConn) -> QueryResult<bool> {
    diesel::select(diesel::dsl::exists(
        pending_rating_weeks::table.select(pending_rating_weeks::id),
    ))
    .get_result(conn)
}

/// Takes up to `limit` of the players whose earliest week is to be computed. What is noted
/// meanwhile stays.
pub fn take_due(conn: &mut DbConn, limit: i64) -> QueryResult<Option<Due>> {
    let rows: Vec<(i64, PlayerId, String, i32)> = pending_rating_weeks::table
        .order((pending_rating_weeks::week, pending_rating_weeks::id))
        .limit(limit)
        .select((
            pending_rating_weeks::id,
            pending_rating_weeks::player_id,
            pending_rating_weeks::variant,
            pending_rating_weeks::week,
        ))
        .load(conn)?;
    let Some((id, _, variant, week)) = rows.first().cloned() else { return Ok(None) };
    let known =
        variant.parse().map_err(|_| Corrupt::error("pending_rating_weeks", id, "variant"))?;
    let taken = rows.iter().filter(|(_, _, in_variant, of)| *of == week && *in_variant == variant);
    let ids: Vec<i64> = taken.clone().map(|(id, ..)| *id).collect();
    let mut players: Vec<_> = taken.map(|(_, player, ..)| *player).collect();
    players.sort_unstable();
    players.dedup();
    diesel::delete(pending_rating_weeks::table.filter(pending_rating_weeks::id.eq_any(ids)))
        .execute(conn)?;
    Ok(Some(Due { variant: known, week: Week(week), players }))
}

/// Lists a player's rated games that ended in a week and count, in a fixed order: sums of fractions
/// depend on it.
pub fn list_games(
    conn: &mut DbConn,
    player: PlayerId,
    variant: Variant,
    week: Week,
) -> QueryResult<Vec<RatedGame>> {
    type RatedRow = (GameId, Option<String>, Option<String>, i32, PlayerId);
    let span = week.span();
    let (from, to) = (DbTimestamp::of(span.start), DbTimestamp::of(span.end));
    let mut found: Vec<RatedGame> = Vec::new();
    macro_rules! add {
        ($column:ident, $other:ident, $side:expr) => {
            let lines: Vec<RatedRow> = games::table
                .inner_join(game_terms::table)
                .filter(games::$column.eq(player))
                .filter(games::variant.eq(variant.as_str()))
                .filter(games::ended_at.ge(from))
                .filter(games::ended_at.lt(to))
                .filter(game_terms::rated)
                .select((games::id, games::result, games::ending, games::ply, games::$other))
                .load(conn)?;
            found.extend(lines.into_iter().filter_map(|(id, result, ending, ply, opponent)| {
                let is_timeout = ending.as_deref() == Some("timeout");
                let score = counted(result?.parse().ok()?, ply, is_timeout, $side)?;
                Some(RatedGame { game: id, opponent, score })
            }));
        };
    }
    add!(white_id, black_id, Color::White);
    add!(black_id, white_id, Color::Black);
    found.sort_unstable_by_key(|game| game.game);
    Ok(found)
}

/// Returns the next week after one in which a player has a rating of its own.
pub fn next_week(
    conn: &mut DbConn,
    player: PlayerId,
    variant: Variant,
    after: Week,
) -> QueryResult<Option<Week>> {
    let week: Option<i32> = ratings::table
        .filter(ratings::player_id.eq(player))
        .filter(ratings::variant.eq(variant.as_str()))
        .filter(ratings::week.gt(after.0))
        .order(ratings::week)
        .limit(1)
        .select(ratings::week)
        .get_result(conn)
        .optional()?;
    Ok(week.map(Week))
}

/// Returns what stands for a player, a variant and a week.
pub fn find(
    conn: &mut DbConn,
    player: PlayerId,
    variant: Variant,
    week: Week,
) -> QueryResult<Option<Rated>> {
    let row: Option<Row> = ratings::table
        .find((player, variant.as_str(), week.0))
        .select(Row::as_select())
        .get_result(conn)
        .optional()?;
    Ok(row.as_ref().map(Row::rated))
}

/// Sets what stands for a player, a variant and a week; `None`: nothing was played in it after all.
pub fn replace(
    conn: &mut DbConn,
    player: PlayerId,
    variant: Variant,
    week: Week,
    rated: Option<Rated>,
) -> QueryResult<()> {
    diesel::delete(ratings::table.find((player, variant.as_str(), week.0))).execute(conn)?;
    let Some(Rated { week, rating, games }) = rated else { return Ok(()) };
    diesel::insert_into(ratings::table)
        .values((
            ratings::player_id.eq(player),
            ratings::variant.eq(variant.as_str()),
            ratings::week.eq(week.0),
            ratings::value.eq(rating.value),
            ratings::deviation.eq(rating.deviation),
            ratings::volatility.eq(rating.volatility),
            ratings::games.eq(games),
        ))
        .execute(conn)
        .map(drop)
}

/// Lists a player's latest weeks in a variant, the oldest of them first.
pub fn list(
    conn: &mut DbConn,
    player: PlayerId,
    variant: Variant,
    limit: i64,
) -> QueryResult<Vec<Rated>> {
    let rows: Vec<Row> = ratings::table
        .filter(ratings::player_id.eq(player))
        .filter(ratings::variant.eq(variant.as_str()))
        .order(ratings::week.desc())
        .limit(limit)
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.iter().rev().map(Row::rated).collect())
}

/// Lists the latest weeks of each variant in which a player has rated games, the oldest of them first.
pub fn list_by_variant(
    conn: &mut DbConn,
    player: PlayerId,
    limit: i64,
) -> QueryResult<Vec<(Variant, Vec<Rated>)>> {
    let played: Vec<String> = ratings::table
        .filter(ratings::player_id.eq(player))
        .select(ratings::variant)
        .distinct()
        .load(conn)?;
    let has_played = |variant: &Variant| played.iter().any(|word| word == variant.as_str());
    Variant::ALL
        .into_iter()
        .filter(has_played)
        .map(|variant| Ok((variant, list(conn, player, variant, limit)?)))
        .collect()
}

/// Returns the ratings of players, each in a variant, when a week begins.
pub fn list_each_before(
    conn: &mut DbConn,
    wanted: &[(PlayerId, Variant)],
    week: Week,
) -> QueryResult<HashMap<(PlayerId, Variant), Rating>> {
    let mut found = HashMap::new();
    for variant in Variant::ALL {
        let players = wanted.iter().filter(|(_, of)| *of == variant).map(|(player, _)| *player);
        let ratings = list_before(conn, &players.collect::<Vec<_>>(), variant, week)?;
        found.extend(ratings.into_iter().map(|(player, rating)| ((player, variant), rating)));
    }
    Ok(found)
}

/// Returns the ratings of players in a variant when a week begins, as far as they have played rated
/// games of it.
pub fn list_before(
    conn: &mut DbConn,
    players: &[PlayerId],
    variant: Variant,
    week: Week,
) -> QueryResult<HashMap<PlayerId, Rating>> {
    if players.is_empty() {
        return Ok(HashMap::new());
    }
    let other = diesel::alias!(ratings as other);
    let latest = other
        .filter(other.field(ratings::player_id).eq(ratings::player_id))
        .filter(other.field(ratings::variant).eq(variant.as_str()))
        .filter(other.field(ratings::week).lt(week.0))
        .select(max(other.field(ratings::week)))
        .single_value();
    let rows: Vec<(PlayerId, Row)> = ratings::table
        .filter(ratings::player_id.eq_any(players))
        .filter(ratings::variant.eq(variant.as_str()))
        .filter(ratings::week.nullable().eq(latest))
        .select((ratings::player_id, Row::as_select()))
        .load(conn)?;
    let aged = |(player, row): (PlayerId, Row)| {
        let then = row.rated();
        (player, then.rating.aged(then.week, week))
    };
    Ok(rows.into_iter().map(aged).collect())
}

/// Notes that everything is to be computed, for the games after `after`; returns where to go on.
pub fn insert_all_due(conn: &mut DbConn, after: GameId, limit: i64) -> QueryResult<Option<GameId>> {
    type EndedRow = (GameId, PlayerId, PlayerId, String, Option<DbTimestamp>);
    let games: Vec<EndedRow> = games::table
        .inner_join(game_terms::table)
        .filter(games::id.gt(after))
        .filter(game_terms::rated)
        .filter(games::ended_at.is_not_null())
        .order(games::id)
        .limit(limit)
        .select((games::id, games::white_id, games::black_id, games::variant, games::ended_at))
        .load(conn)?;
    for (_, white, black, variant, ended_at) in &games {
        let (Some(ended_at), Ok(variant)) = (ended_at, variant.parse()) else { continue };
        insert_due(conn, variant, Week::of(ended_at.utc()), &[*white, *black])?;
    }
    Ok(games.last().map(|(id, ..)| *id))
}

/// Notes that all weeks that stand are to be computed: nothing may be left of them.
pub fn insert_standing_due(conn: &mut DbConn) -> QueryResult<()> {
    ratings::table
        .select((ratings::player_id, ratings::variant, ratings::week))
        .insert_into(pending_rating_weeks::table)
        .into_columns((
            pending_rating_weeks::player_id,
            pending_rating_weeks::variant,
            pending_rating_weeks::week,
        ))
        .execute(conn)
        .map(drop)
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = ratings)]
pub(super) struct Row {
    week: i32,
    value: f64,
    deviation: f64,
    volatility: f64,
    games: i32,
}

impl Row {
    pub(super) fn rated(&self) -> Rated {
        let Row { week, value, deviation, volatility, games } = *self;
        Rated { week: Week(week), rating: Rating { value, deviation, volatility }, games }
    }
}
