//! How many games were won, drawn and lost; aborted ones do not count.

use std::collections::HashSet;

use diesel::prelude::*;
use shakmaty::ByColor;

use crate::{
    chess::Color,
    db::{DbConn, PlayerId, schema::games},
    game::{GameResult, Score, game_limit::COUNTED_HALF_MOVES},
};

/// Won, drawn and lost games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Record {
    pub won: i64,
    pub drawn: i64,
    pub lost: i64,
}

impl Record {
    /// Returns how many games it counts.
    pub fn games(self) -> i64 {
        self.won + self.drawn + self.lost
    }

    /// Counts games of a side that have this result, as it is stored.
    pub(super) fn count(&mut self, side: Color, result: Option<&str>, games: i64) {
        match result
            .and_then(|word| word.parse().ok())
            .and_then(|result: GameResult| result.score(side))
        {
            Some(Score::Won) => self.won += games,
            Some(Score::Drawn) => self.drawn += games,
            Some(Score::Lost) => self.lost += games,
            None => {}
        }
    }
}

impl std::ops::Add for Record {
    type Output = Record;

    fn add(self, other: Record) -> Record {
        Record {
            won: self.won + other.won,
            drawn: self.drawn + other.drawn,
            lost: self.lost + other.lost,
        }
    }
}

type Row = (Option<String>, i64);

/// Counts a player's finished games by result, with each color.
pub fn records(conn: &mut DbConn, player: PlayerId) -> QueryResult<ByColor<Record>> {
    let as_white: Vec<Row> = games::table
        .filter(games::white_id.eq(player))
        .filter(games::ended_at.is_not_null())
        .group_by(games::result)
        .select((games::result, diesel::dsl::count_star()))
        .load(conn)?;
    let as_black: Vec<Row> = games::table
        .filter(games::black_id.eq(player))
        .filter(games::ended_at.is_not_null())
        .group_by(games::result)
        .select((games::result, diesel::dsl::count_star()))
        .load(conn)?;
    let mut records = ByColor::<Record>::default();
    for (side, lines) in [(Color::White, as_white), (Color::Black, as_black)] {
        for (result, games) in lines {
            records.get_mut(side).count(side, result.as_deref(), games);
        }
    }
    Ok(records)
}

/// Counts a player's finished games by result.
pub fn record(conn: &mut DbConn, player: PlayerId) -> QueryResult<Record> {
    let records = records(conn, player)?;
    Ok(records.white + records.black)
}

/// Counts a player's finished games with one opponent by result.
pub fn record_against(
    conn: &mut DbConn,
    player: PlayerId,
    opponent: PlayerId,
) -> QueryResult<Record> {
    let as_white = games::white_id.eq(player).and(games::black_id.eq(opponent));
    let as_black = games::white_id.eq(opponent).and(games::black_id.eq(player));
    let lines: Vec<(PlayerId, Option<String>, i64)> = games::table
        .filter(as_white.or(as_black))
        .filter(games::ended_at.is_not_null())
        .group_by((games::white_id, games::result))
        .select((games::white_id, games::result, diesel::dsl::count_star()))
        .load(conn)?;
    let mut record = Record::default();
    for (white, result, games) in lines {
        let side = if white == player { Color::White } else { Color::Black };
        record.count(side, result.as_deref(), games);
    }
    Ok(record)
}

/// Counts the different opponents against whom a player has finished games of ten moves or more: won, drawn or
/// lost.
pub fn count_opponents_played_through(conn: &mut DbConn, player: PlayerId) -> QueryResult<u32> {
    let mut opponents: HashSet<PlayerId> = HashSet::new();
    macro_rules! add {
        ($column:ident, $other:ident) => {
            let rows: Vec<(PlayerId, Option<String>)> = games::table
                .filter(games::$column.eq(player))
                .filter(games::ended_at.is_not_null())
                .filter(games::ply.ge(COUNTED_HALF_MOVES))
                .select((games::$other, games::result))
                .distinct()
                .load(conn)?;
            opponents.extend(rows.into_iter().filter_map(|(opponent, result)| {
                let result = result?.parse().ok().unwrap_or(GameResult::None);
                (result != GameResult::None).then_some(opponent)
            }));
        };
    }
    add!(white_id, black_id);
    add!(black_id, white_id);
    Ok(u32::try_from(opponents.len()).unwrap_or(u32::MAX))
}

/// Counts the finished games that a player lost on time.
pub fn count_lost_on_time(conn: &mut DbConn, player: PlayerId) -> QueryResult<i64> {
    // One statement for each color: an index answers each alone.
    macro_rules! count {
        ($column:ident, $side:literal) => {
            games::table
                .filter(games::$column.eq(player))
                .filter(games::ended_at.is_not_null())
                .filter(games::ending.eq("timeout"))
                .filter(games::ending_side.eq($side))
                .count()
                .get_result::<i64>(conn)?
        };
    }
    Ok(count!(white_id, "white") + count!(black_id, "black"))
}
