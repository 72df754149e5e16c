//! What a week made of the ratings of a player, with the games that did it, and how far players were told of it.

use diesel::prelude::*;

use super::{
    DbConn, GameId, PlayerId, players,
    ratings::{self, RatedGame},
    schema::{ratings as rating_rows, told_rating_weeks},
};
use crate::{
    chess::Variant,
    game::Score,
    ratings::{Week, WeekChange},
};

/// The one row of the table.
const ROW: i64 = 1;

/// What a week made of a rating in a variant.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    pub variant: Variant,
    pub change: WeekChange,
    pub games: Vec<RatingChangeGame>,
}

/// A game that counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingChangeGame {
    pub game: GameId,
    /// As it is stored.
    pub opponent: String,
    pub score: Score,
}

impl RatingChange {
    /// Returns the rating before the week and after it, as numbers.
    pub fn numbers(&self) -> [i32; 2] {
        [self.change.before.number(), self.change.after.number()]
    }

    /// Returns by how much the rating changed: `+23`, `−19`.
    pub fn signed_points(&self) -> String {
        self.change.signed_points()
    }
}

/// Lists what a week made of a player's ratings, in each variant of which rated games ended in it.
pub fn list(conn: &mut DbConn, player: PlayerId, week: Week) -> QueryResult<Vec<RatingChange>> {
    let mut changes = Vec::new();
    for variant in Variant::ALL {
        let Some(rated) = ratings::find(conn, player, variant, week)? else { continue };
        let before = ratings::list_before(conn, &[player], variant, week)?.remove(&player);
        let games = ratings::list_games(conn, player, variant, week)?;
        let opponents: Vec<PlayerId> = games.iter().map(|game| game.opponent).collect();
        let names = players::names(conn, &opponents)?;
        let game = |RatedGame { game, opponent, score }: &RatedGame| RatingChangeGame {
            game: *game,
            opponent: names.get(opponent).cloned().unwrap_or_default(),
            score: *score,
        };
        changes.push(RatingChange {
            variant,
            change: WeekChange {
                week,
                before: before.unwrap_or_default(),
                after: rated.rating,
                games: rated.games,
            },
            games: games.iter().map(game).collect(),
        });
    }
    Ok(changes)
}

/// Returns of which week players were told last, and up to which player.
pub fn find_told(conn: &mut DbConn) -> QueryResult<Option<(Week, PlayerId)>> {
    let row: Option<(i32, PlayerId)> = told_rating_weeks::table
        .find(ROW)
        .select((told_rating_weeks::week, told_rating_weeks::player_id))
        .get_result(conn)
        .optional()?;
    Ok(row.map(|(week, player)| (Week(week), player)))
}

/// Notes of which week players were told, up to a player.
pub fn set_told(conn: &mut DbConn, week: Week, player: PlayerId) -> QueryResult<()> {
    let updated = diesel::update(told_rating_weeks::table.find(ROW))
        .set((told_rating_weeks::week.eq(week.0), told_rating_weeks::player_id.eq(player)))
        .execute(conn)?;
    if updated == 0 {
        diesel::insert_into(told_rating_weeks::table)
            .values((
                told_rating_weeks::id.eq(ROW),
                told_rating_weeks::week.eq(week.0),
                told_rating_weeks::player_id.eq(player),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// Lists players of whom rated games ended in a week, after one of them in the order of their numbers.
pub fn list_players(
    conn: &mut DbConn,
    week: Week,
    after: PlayerId,
    limit: i64,
) -> QueryResult<Vec<PlayerId>> {
    rating_rows::table
        .filter(rating_rows::week.eq(week.0))
        .filter(rating_rows::player_id.gt(after))
        .select(rating_rows::player_id)
        .distinct()
        .order(rating_rows::player_id)
        .limit(limit)
        .load(conn)
}
