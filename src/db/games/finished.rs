//! A player's finished games: the latest first, and a search among them.
//!
//! White and Black are queried separately, so that an index (`games_white`, `games_black`) gives the
//! games in the order of their ends, and only as many as a page shows.

use chrono::{DateTime, Utc};
use diesel::{define_sql_function, prelude::*, sql_types::Text};

use super::{ListedGame, Record};
use crate::{
    chess::Color,
    db::{
        DbConn, DbTimestamp, GameId, PlayerId, is_hopeless, players,
        schema::{games, players as people},
    },
    game::{GameResult, Score},
};

define_sql_function! {
    /// Folds the case of ASCII letters at least: SQLite does no more.
    fn lower(text: Text) -> Text;
}

/// Returns the results, as they are stored, that are this for a side.
fn results(score: Score, side: Color) -> Vec<&'static str> {
    let all = GameResult::ALL.into_iter().filter(|result| result.score(side) == Some(score));
    all.map(GameResult::as_str).collect()
}

/// The search; the default is everything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// The opponent's name begins so.
    pub opponent: String,
    /// Stands in the name of the opening, or in its code.
    pub opening: String,
    /// What the player had.
    pub side: Option<Color>,
    pub score: Option<Score>,
    /// Ended then or later.
    pub from: Option<DateTime<Utc>>,
    /// Ended before.
    pub before: Option<DateTime<Utc>>,
}

/// How many games were found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Found {
    pub record: Record,
    /// Those that do not count are in it.
    pub all: i64,
}

/// The place of a game among the finished: when it ended, and its number.
pub type FinishedPlace = (DateTime<Utc>, GameId);

impl Search {
    fn sides(&self) -> impl Iterator<Item = Color> + use<> {
        let side = self.side;
        let hopeless = is_hopeless(&self.opponent) || is_hopeless(&self.opening);
        Color::ALL.into_iter().filter(move |one| !hopeless && side.is_none_or(|side| side == *one))
    }
}

/// Narrows a query to the finished games that a player had one color in and that a search
/// finds.
macro_rules! sought {
    ($conn:expr, $query:expr, $mine:ident, $theirs:ident, $side:expr, $player:expr, $search:expr) => {{
        let search: &Search = $search;
        let mut query = $query
            .filter(games::$mine.eq($player))
            .filter(games::ended_at.is_not_null())
            .into_boxed();
        if let Some(score) = search.score {
            query = query.filter(games::result.eq_any(results(score, $side)));
        }
        if let Some(from) = search.from {
            query = query.filter(games::ended_at.ge(DbTimestamp::of(from)));
        }
        if let Some(before) = search.before {
            query = query.filter(games::ended_at.lt(DbTimestamp::of(before)));
        }
        if !search.opening.is_empty() {
            let pattern = format!("%{}", players::pattern(&search.opening.to_lowercase()));
            query = query.filter(lower(games::opening).like(pattern).escape('\\'));
        }
        if !search.opponent.is_empty() {
            let begins = players::key(&search.opponent);
            let key = people::name_key;
            query = match $conn {
                // As in `players::search`: each uses its index of names.
                DbConn::Sqlite(_) => {
                    let end = format!("{begins}\u{10FFFF}");
                    let named = people::table.filter(key.ge(begins)).filter(key.lt(end));
                    query.filter(games::$theirs.eq_any(named.select(people::id)))
                }
                DbConn::Postgres(_) => {
                    let named = people::table.filter(key.like(players::pattern(&begins)));
                    query.filter(games::$theirs.eq_any(named.select(people::id)))
                }
            };
        }
        query
    }};
}

/// Lists finished games of a player, the latest end first, from behind one of them.
pub fn search_finished(
    conn: &mut DbConn,
    player: PlayerId,
    search: &Search,
    after: Option<FinishedPlace>,
    limit: i64,
) -> QueryResult<Vec<ListedGame>> {
    let mut list: Vec<ListedGame> = Vec::new();
    for side in search.sides() {
        let all = games::table.select(ListedGame::as_select());
        let mut query = match side {
            Color::White => sought!(conn, all, white_id, black_id, side, player, search),
            Color::Black => sought!(conn, all, black_id, white_id, side, player, search),
        };
        if let Some((ended, id)) = after {
            let ended = DbTimestamp::of(ended);
            let later = games::ended_at.eq(ended).and(games::id.lt(id));
            // The first of both is what the index answers.
            query =
                query.filter(games::ended_at.le(ended)).filter(games::ended_at.lt(ended).or(later));
        }
        let order = (games::ended_at.desc(), games::id.desc());
        list.extend(query.order(order).limit(limit).load::<ListedGame>(conn)?);
    }
    list.sort_by_key(|game| std::cmp::Reverse((game.ended_at, game.id)));
    list.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
    Ok(list)
}

/// Counts what a search finds.
pub fn count_finished(conn: &mut DbConn, player: PlayerId, search: &Search) -> QueryResult<Found> {
    let mut found = Found::default();
    for side in search.sides() {
        let all =
            games::table.group_by(games::result).select((games::result, diesel::dsl::count_star()));
        let query = match side {
            Color::White => sought!(conn, all, white_id, black_id, side, player, search),
            Color::Black => sought!(conn, all, black_id, white_id, side, player, search),
        };
        for (result, count) in query.load::<(Option<String>, i64)>(conn)? {
            found.all += count;
            found.record.count(side, result.as_deref(), count);
        }
    }
    Ok(found)
}
